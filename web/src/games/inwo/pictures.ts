// Signs: game-icons for Illuminati, for what a card is, and for alignments; colours to go with them. Pictures are in art/.
import agent from "icon:spy";
import assassination from "icon:human-target";
import bavarian from "icon:all-seeing-eye";
import bermuda from "icon:sailboat";
import conservative from "icon:top-hat";
import corporate from "icon:briefcase";
import criminal from "icon:robber-mask";
import cthulhu from "icon:octopus";
import disaster from "icon:tornado";
import discordian from "icon:shiny-apple";
import fanatic from "icon:burning-eye";
import gnomes from "icon:gold-bar";
import goal from "icon:flag-objective";
import government from "icon:capitol";
import hermes from "icon:caduceus";
import liberal from "icon:torch";
import network from "icon:processor";
import nwo from "icon:great-pyramid";
import organization from "icon:meeple-group";
import peaceful from "icon:dove";
import person from "icon:character";
import place from "icon:modern-city";
import plot from "icon:cloak-dagger";
import resource from "icon:chest";
import shangri from "icon:mountains";
import straight from "icon:tie";
import ufos from "icon:ufo";
import violent from "icon:fist";
import weird from "icon:alien-stare";
import { type Printed, printed } from "./inwo";

const OWN: Record<string, string> = {
  "adepts-of-hermes": hermes,
  "bavarian-illuminati": bavarian,
  "bermuda-triangle": bermuda,
  "discordian-society": discordian,
  "gnomes-of-zurich": gnomes,
  "servants-of-cthulhu": cthulhu,
  "shangri-la": shangri,
  "the-network": network,
  ufos,
};

export const ALIGNMENT_ICONS: Record<string, string> = {
  Government: government,
  Corporate: corporate,
  Liberal: liberal,
  Conservative: conservative,
  Peaceful: peaceful,
  Violent: violent,
  Straight: straight,
  Weird: weird,
  Criminal: criminal,
  Fanatic: fanatic,
};

/** Dark enough to be read on paper. */
export const ALIGNMENT_COLOURS: Record<string, string> = {
  Government: "#27508f",
  Corporate: "#5b5f66",
  Liberal: "#a2376f",
  Conservative: "#7a4a1d",
  Peaceful: "#1f7a6d",
  Violent: "#a12a22",
  Straight: "#3f4a78",
  Weird: "#7d3fa3",
  Criminal: "#3b3a36",
  Fanatic: "#b0570b",
};

const SUBTYPES: Record<string, string> = {
  Place: place,
  Personality: person,
  Organization: organization,
  NWO: nwo,
  Disaster: disaster,
  Assassination: assassination,
  Goal: goal,
};

/** The sign of a card's kind, for where its picture has not come yet or is too small to be read. */
export function pictureOf(card: Printed | string | null | undefined): string {
  const known = typeof card === "string" ? printed(card) : card;
  if (!known) return plot;
  const own = OWN[known.id];
  if (own) return own;
  if (known.type === "Plot") return SUBTYPES[known.subtype] ?? plot;
  if (known.type === "Resource") return resource;
  return SUBTYPES[known.subtype] ?? place;
}

/** The colour of a card's band: of its type, and of a group's first alignment. */
export function colourOf(card: Printed | string | null | undefined): string {
  const known = typeof card === "string" ? printed(card) : card;
  if (known?.type === "Illuminati") return "#0e4f59";
  if (known?.type === "Resource") return "#6a5208";
  if (known?.type === "Plot")
    return known.nwo_color ? (NWO_COLOURS[known.nwo_color.toLowerCase()] ?? "#44403a") : "#44403a";
  return ALIGNMENT_COLOURS[known?.alignments[0] ?? ""] ?? "#5d5446";
}

export const NWO_COLOURS: Record<string, string> = { red: "#9c2a20", blue: "#27508f", yellow: "#7f6206" };
/** Of the seats; the letter says the same. */
export const SEAT_COLOURS = ["#1c6c78", "#a8322d", "#2b7440", "#7a5a08", "#6444a0", "#8c3a6b"];
export const seatLetter = (seat: number): string => "ABCDEF"[seat] ?? "?";
export const AGENT = agent;
export const NWO = nwo;
