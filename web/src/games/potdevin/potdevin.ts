// Pot de Vin in the browser: its pictures and its cards.
import aristocrats from "icon:crown";
import artists from "icon:palette";
import assassins from "icon:plain-dagger";
import bonus from "icon:laurel-crown";
import craftsmen from "icon:anvil";
import joker from "icon:jester-hat";
import knights from "icon:crossed-swords";
import merchants from "icon:scales";
import penalty from "icon:poison-bottle";
import power from "icon:throne-king";
import data from "../../../../src/camarilla/games/potdevin/cards.json";
import type { GameEvent, Label } from "../../lib/generated/protocol";
import type { Card } from "./board.generated";

type Kind = "guild" | "joker" | "power" | "bonus" | "penalty";

export interface Face {
  person: string;
  value: number;
  kind: Kind;
  guild?: string;
  symbols: number;
}

export const GUILDS = ["aristocrats", "artists", "merchants", "craftsmen", "knights", "assassins"] as const;
export const GUILD_ICONS: Record<string, string> = { aristocrats, artists, merchants, craftsmen, knights, assassins };
export const KIND_ICONS: Record<string, string> = { joker, power, bonus, penalty };

export const FACES: Record<string, Face> = Object.fromEntries(
  data.cards.map((card) => {
    const person = card.person.toLowerCase();
    const face: Face = {
      person,
      value: card.value,
      kind: card.kind as Kind,
      guild: card.guild,
      symbols: card.symbols ?? 1,
    };
    return [`${person}${card.value}`, face];
  }),
);

export function faceOf(name: string): Face {
  return FACES[name] ?? { person: "", value: 0, kind: "guild", symbols: 1 };
}

export function cardLabel(name: string): Label {
  const { person, value } = faceOf(name);
  return { id: "card", args: { person: { id: `person-${person}` }, value } };
}

/** A round that was won: by whom, and what it brought. */
export interface Won {
  seat: number;
  cards: Card[];
  gems: number;
}

/** The last round that somebody won, as it was seen, but for one whose cards still lie there. */
export function lastWon(log: readonly GameEvent[], lying: ReadonlySet<number> = new Set()): Won | null {
  const over = (slots: number[]): boolean => !slots.some((slot) => lying.has(slot));
  const event = log.findLast((line) => line.type === "RoundWon" && over(line.slots as number[]));
  if (!event) return null;
  const slots = event.slots as number[];
  const cards = (event.cards as string[]).map((name, at) => ({ slot: slots[at] ?? -1, name }));
  return { seat: event.seat as number, cards, gems: event.gems as number };
}
