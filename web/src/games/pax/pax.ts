// Pax Illuminaten in the browser: its pictures, its cards and its field.
import aristocracy from "icon:queen-crown";
import clergy from "icon:church";
import connoisseurs from "icon:lyre";
import creators from "icon:quill-ink";
import dagger from "icon:plain-dagger";
import hammers from "icon:gavel";
import magistrates from "icon:scales";
import mason from "icon:trowel";
import rosicrucian from "icon:rose";
import scholars from "icon:telescope";
import data from "../../../../src/camarilla/games/pax/cards.json";
import type { GameEvent, Label } from "../../lib/generated/protocol";
import type { Board } from "./board.generated";

export interface Luminary {
  id: string;
  degree: string;
  factions: string[];
  organisation: string;
  strength: string;
  ability: string;
  cells: string[][];
}

export interface Place {
  row: number;
  x: number;
}

export interface Layout {
  cells: (Place & { adjacent: number[]; inner: boolean })[];
  areopagi: (Place & { touches: number[] })[];
  top: number[];
  bottom: number[];
  central: number[];
}

export const FACTIONS = ["A", "M", "Cr", "Kn", "Cl", "Sc"] as const;
export const FACTION_ICONS: Record<string, string> = {
  A: aristocracy,
  M: magistrates,
  Cr: creators,
  Kn: connoisseurs,
  Cl: clergy,
  Sc: scholars,
};
/** Dark enough to be read on paper. */
export const FACTION_COLOURS: Record<string, string> = {
  A: "#8f2b48",
  M: "#245a8d",
  Cr: "#94530a",
  Kn: "#6444a0",
  Cl: "#4b4842",
  Sc: "#2c6a3d",
};
/** How large the field may be drawn, beside its frame. */
export const ZOOMS = [1, 1.6, 2.3];
/** Of the seats' tokens; the letter says the same. */
export const SEAT_COLOURS = ["#a8322d", "#1f5f9e", "#2b7440", "#7a5a08"];
export const seatLetter = (seat: number): string => "ABCD"[seat] ?? "?";
/** The messages that name the plots a player has realised. */
export const realisedBy = (board: Board, seat: number): string[] =>
  board.plots.filter(({ on }) => on.includes(seat)).map(({ name }) => `plot-${name}`);
export const ORDER_ICONS: Record<string, string> = { mason, rosicrucian };
export const STRENGTH_ICONS: Record<string, string> = { dagger, hammers };

const LUMINARIES = new Map<string, Luminary>(
  data.luminaries.map((card) => [card.id, { ...card, strength: String(card.strength) }]),
);
const PLOT_CLAUSES = new Map(data.plots.map((plot) => [plot.id, plot.clause]));
const EVENT_CLAUSES = new Map(data.events.map((event) => [event.key, event.clause]));

export const plotClause = (plot: string): string => PLOT_CLAUSES.get(plot) ?? "PA-13.1";
export const eventClause = (event: string): string => EVENT_CLAUSES.get(event) ?? "PA-16.1";
export const connectionSign = (number: number): string =>
  data.connections.find((connection) => connection.number === number)?.roman ?? "";

export function luminary(name: string | null | undefined): Luminary | undefined {
  return name ? LUMINARIES.get(name) : undefined;
}

export function layoutOf(seats: number): Layout {
  const layouts = data.map.layouts;
  const given = seats === 2 ? layouts["2"] : seats === 3 ? layouts["3"] : layouts["4"];
  return {
    cells: given.cells,
    areopagi: given.areopagi,
    top: given.top_row,
    bottom: given.bottom_row,
    central: given.central_row,
  };
}

/** The fields of a luminary that were not printed anywhere and are our own, in the order they are told. */
const TOLD = ["cells", "faction_order", "organisation", "strength", "ability"] as const;
export function reconstructed(name: string): string[] {
  const marks: Record<string, string | undefined> = data.luminaries.find(({ id }) => id === name)?.provenance ?? {};
  return TOLD.filter((field) => marks[field] === "reconstructed");
}

export const cardLabel = (name: string): Label => ({ id: `card-${name}` });
export const factionLabel = (faction: string): Label => ({ id: `faction-${faction}` });
export const eventLabel = (name: string): Label => ({ id: `happening-${name.replaceAll("_", "-")}` });
/** The message that says what an event card does; every edict does the same to a faction of its own. */
export const eventText = (name: string): string =>
  `pax-event-${name.startsWith("edict_") ? "edict" : name.replaceAll("_", "-")}`;
export const abilityLabel = (ability: string): Label => ({
  id: `ability-${ability.toLowerCase().replaceAll("_", "-")}`,
});

/** The place of Oust among the six actions. */
export const OUST = 5;

export interface Dispute {
  attacker: number;
  defender: number;
  cell: number;
  attack: number;
  defence: number;
  /** What both began with, the attacker first. */
  began: [number, number];
  cards: { seat: number; slot: number; name: string }[];
  winner: number | null;
}

/** What a side of a dispute comes to: what it began with, and the number on the card it opened last. */
export function strengthIn(dispute: Dispute, seat: number): number {
  const laid = dispute.cards.filter((card) => card.seat === seat).at(-1);
  const base = seat === dispute.attacker ? dispute.attack : dispute.defence;
  return base + (Number(luminary(laid?.name)?.strength) || 0);
}

/** What else than the greater number decided a dispute, and the clause of it; null where the numbers tell. */
export interface Verdict {
  what: "dagger" | "hammers" | "cancelled" | "tie";
  rule: string;
}

/** Why a side won whose number is not the greater one; `level` where no side is superior (PA-18.12). */
export function verdictOf(dispute: Dispute, level = false): Verdict | null {
  const { attacker, defender, winner, cards } = dispute;
  if (winner === null) return null;
  const signs = [attacker, defender].map(
    (seat) => luminary(cards.filter((card) => card.seat === seat).at(-1)?.name)?.strength,
  );
  // Who is superior is told by what both began with, before an opponent spends favours (PA-20.32).
  const ahead = level ? 0 : Math.sign(dispute.began[0] - dispute.began[1]);
  const atOnce = signs.map((sign, at) => {
    const edge = at ? -ahead : ahead;
    return (sign === "dagger" && edge < 0) || (sign === "hammers" && edge > 0);
  });
  if (atOnce[0] && atOnce[1]) return winner === defender ? { what: "cancelled", rule: "PA-10.10" } : null;
  const mine = winner === attacker ? 0 : 1;
  const [own, other] = [strengthIn(dispute, winner), strengthIn(dispute, mine ? attacker : defender)];
  if (own > other) return null;
  if (atOnce[mine])
    return signs[mine] === "dagger" ? { what: "dagger", rule: "PA-10.8" } : { what: "hammers", rule: "PA-10.9" };
  return own === other && winner === defender ? { what: "tie", rule: "PA-10.12" } : null;
}

/** The last dispute of this turn: who is against whom, how strong, what was laid, who won. */
export function disputeOf(log: readonly GameEvent[]): Dispute | null {
  const begun = log.findLastIndex((event) => event.type === "DisputeBegan");
  if (begun < 0 || log.findLastIndex((event) => event.type === "TurnBegan") > begun) return null;
  const event = log[begun] as unknown as Dispute;
  const after = log.slice(begun + 1);
  const end = after.findIndex((later) => later.type === "DisputeEnded");
  const ended = after[end];
  // Within a dispute only an opponent spends favours: for strength (PA-20.16).
  const spent = (seat: number): number =>
    (end < 0 ? after : after.slice(0, end))
      .filter((later) => later.type === "FavoursSpent" && later.seat === seat)
      .reduce((sum, later) => sum + (later.favours as string[]).length, 0);
  const cards = after
    .filter((later) => later.type === "DisputeCard")
    .map((later) => ({ seat: later.seat as number, slot: later.slot as number, name: later.card as string }));
  const { attacker, defender, cell } = event;
  const [attack, defence] = [event.attack + spent(attacker), event.defence + spent(defender)];
  const winner = ended ? (ended.winner as number) : null;
  return { attacker, defender, cell, attack, defence, began: [event.attack, event.defence], cards, winner };
}

export interface Step {
  /** The clause of the script; null for what happens before the first one. */
  clause: string | null;
  cell: number | null;
  told: GameEvent[];
}

/** The last turn of an automated opponent, step by step: the clause it follows, and what came of it. */
export function stepsOf(log: readonly GameEvent[], seat: number): Step[] {
  const begun = log.findLastIndex((event) => event.type === "TurnBegan" && event.seat === seat);
  if (begun < 0) return [];
  const turn = log.slice(begun + 1);
  const next = turn.findIndex((event) => event.type === "TurnBegan");
  const steps: Step[] = [];
  for (const event of next < 0 ? turn : turn.slice(0, next)) {
    if (event.type === "OpponentStep") {
      steps.push({ clause: event.clause as string, cell: (event.cell as number | null) ?? null, told: [] });
    } else {
      const last = steps.at(-1) ?? { clause: null, cell: null, told: [] };
      if (!steps.length) steps.push(last);
      last.told.push(event);
    }
  }
  return steps;
}
