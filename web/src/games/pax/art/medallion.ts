// A picture of Pax Illuminaten: an engraved medallion, a head in an oval of ruled lines, with the emblem of the trade.
import { OWN } from "../../art/own";
import { chance, onto, picture } from "../../art/svg";
import { DRESS, HAIR, HATS, INK, TRAITS, face, featuresOf } from "./figure";

/** A row of the table: how somebody looks, and by what they are known. */
export interface Portrait {
  emblem: string;
  hair: string;
  /** The hair's colour; wigs are white. */
  colour?: string;
  hat?: string;
  dress: string;
  traits?: string[];
  looks?: "right";
}

/** What of a card its medallion shows. */
export interface Kind {
  id: string;
  factions: string[];
  degree: string;
}

const HAIRS: Record<string, string> = {
  white: "#f4f0e6",
  grey: "#c9c3b8",
  fair: "#dcb873",
  brown: "#7d5836",
  red: "#a8582e",
  black: "#3a302a",
};
const COATS: Record<string, [coat: string, ground: string]> = {
  A: ["#8f2b48", "#efd6d4"],
  M: ["#2d5f92", "#d5e0e8"],
  Cr: ["#a05f17", "#f0dfc0"],
  Kn: ["#6444a0", "#e2d8ec"],
  Cl: ["#3d3a36", "#dedad0"],
  Sc: ["#35724a", "#d6e4d2"],
};
const PLAIN: [string, string] = ["#5d5446", "#e4dccb"];

/** Lines ruled by the engraver's machine, at an angle of their own. */
const ruled = (angle: number, colour: string): string =>
  `<g stroke="${colour}" stroke-opacity=".55" stroke-width=".9" transform="rotate(${angle} 58 60)">${Array.from({ length: 44 }, (_, at) => `<path d="M-30 ${-30 + at * 4.2}h180"/>`).join("")}</g>`;

/** Frames by degree: Grand Masters have gold, Royal Arches bronze, the others what their degree gives. */
const FRAMES: Record<string, string> = { I: "#8b7f6c", II: "#75685a", III: "#5b4f43", GM: "#c2942f", RA: "#a8642c" };

/** The picture of a luminary. */
export function medallion(card: Kind, look: Portrait, motifs: Record<string, string>): string {
  const random = chance(card.id);
  const [coat, ground] = COATS[card.factions[0] ?? ""] ?? PLAIN;
  const [trim] = COATS[card.factions[1] ?? ""] ?? ["#d8c28a"];
  const features = featuresOf(random, (look.traits ?? []).includes("stout"));
  const head =
    (DRESS[look.dress]?.(coat, trim) ?? "") +
    face(features) +
    (HAIR[look.hair]?.(HAIRS[look.colour ?? "white"] ?? "#f4f0e6") ?? "") +
    (HATS[look.hat ?? ""] ?? "") +
    (look.traits ?? []).map((name) => TRAITS[name] ?? "").join("");
  const mirrored = look.looks ? ' transform="translate(116 0) scale(-1 1)"' : "";
  const frame = FRAMES[card.degree] ?? PLAIN[0];
  return picture(
    `<path id="m0" fill-rule="${look.emblem in OWN ? "evenodd" : "nonzero"}" d="${OWN[look.emblem] ?? motifs[look.emblem] ?? ""}"/>` +
      `<linearGradient id="skin"><stop stop-color="#f7e6cf"/><stop offset="1" stop-color="#d9b995"/></linearGradient><clipPath id="p"><ellipse cx="58" cy="62" rx="52" ry="58"/></clipPath>`,
    `<ellipse cx="58" cy="62" rx="57" ry="62" fill="${frame}"/><ellipse cx="58" cy="62" rx="54" ry="60" fill="none" stroke="#f5e6bd" stroke-width="1.4"/>` +
      `<g clip-path="url(#p)"><path fill="${ground}" d="M0 0h128v128H0z"/>${ruled(Math.round(random() * 12) * 15, coat)}<g${mirrored}><g transform="translate(-4 6)">${head}</g></g></g>` +
      `<ellipse cx="58" cy="62" rx="52" ry="58" fill="none" stroke="${INK}" stroke-width="1.6"/>` +
      `<circle cx="99" cy="99" r="28" fill="${frame}"/><circle cx="99" cy="99" r="25.6" fill="#fbf4df" stroke="${INK}" stroke-width="1.2"/>` +
      `<use href="#m0" transform="${onto({ x: 99, y: 99, size: 42 })}" fill="${coat}"/>`,
  );
}
