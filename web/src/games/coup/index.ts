// Coup in the browser: what its options, refusals and events concern on the table.
import "./look.css";
import type { Move } from "../../lib/motion";
import type { Drawing, Note, Scene } from "../../lib/scene.svelte";
import type { GameEvent, OptionText, View } from "../../lib/generated/protocol";
import { t } from "../../lib/words.svelte";
import beats from "./beats";
import Board from "./Board.svelte";
import type { Board as CoupBoard } from "./board.generated";
import Card from "./Card.svelte";
import { ROLES, roleLabel } from "./coup";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import Result from "./Result.svelte";

const WHERE: Record<string, string> = {
  income: "treasury",
  aid: "treasury",
  tax: "treasury",
  exchange: "court",
  embezzle: "reserve",
};

/** Actions that a table without the expansion does not have; why they are refused would only be in the way. */
const EXPANSIONS = ["CO-6.1", "CO-7.1"];

function seatOf(notation: string): number | null {
  const at = notation.indexOf("@");
  return at < 0 ? null : Number(notation.slice(at + 1));
}

function slotsOf(view: View<CoupBoard>, seat: number, role: unknown): string[] {
  const player = view.board.players[seat];
  return [...(player?.patrons ?? []), ...(player?.set_aside ?? [])]
    .filter((patron) => patron.role === role)
    .map((patron) => `card:${patron.slot}`);
}

function moves(event: GameEvent, view: View<CoupBoard>): Move[] {
  const seat = `seat:${event.seat as number}`;
  const coins = event.coins as number;
  switch (event.type) {
    case "CoinsMoved": {
      const [from, to] = coins > 0 ? ["treasury", seat] : [seat, "treasury"];
      return [{ token: "coin", count: Math.abs(coins), from, to }];
    }
    case "CoinsStolen":
      return [{ token: "coin", count: coins, from: `seat:${event.target as number}`, to: seat }];
    case "ReserveTaken":
      return [{ token: "coin", count: coins, from: "reserve", to: seat }];
    case "CardsDrawn":
    case "CardsDealt": {
      const patrons = view.board.players[event.seat as number]?.patrons ?? [];
      return patrons.map((patron) => ({ key: `card:${patron.slot}`, from: "court", to: seat }));
    }
    default:
      return [];
  }
}

/** What an action claims, and what it costs. */
const CLAIMS: Record<string, string> = {
  tax: "Duke",
  assassinate: "Assassin",
  steal: "Captain",
  examine: "Inquisitor",
};
const COSTS: Record<string, number> = { coup: 7, assassinate: 3, convert: 1, betray: 2 };

/** The role that an answer claims, be it an action or a block; `no Duke` where its absence is claimed. */
export function claimOf(notation: string, inquisition: boolean): string | null {
  const [verb = "", role] = notation.split(/[@:]/);
  if (verb === "block" && role && ROLES.includes(role)) return role;
  if (verb === "exchange") return inquisition ? "Inquisitor" : "Ambassador";
  return verb === "embezzle" ? "no Duke" : (CLAIMS[verb] ?? null);
}

/** What an answer costs, and whether the reader would be bluffing. */
function note({ notation }: OptionText, { view, speech }: Scene<CoupBoard>): Note | null {
  if (!view || view.seat === null) return null;
  const cost = COSTS[notation.split("@")[0] ?? ""];
  const price = cost === undefined ? [] : [t("coup-note-cost", { coins: cost })];
  const role = claimOf(notation, view.board.inquisition);
  if (!role) return price.length ? { short: `−${cost}`, text: price.join("") } : null;
  const held = (view.board.players[view.seat]?.patrons ?? []).map((patron) => patron.role);
  const name = speech.label(roleLabel(role)) ?? role;
  if (role === "no Duke" ? !held.includes("Duke") : held.includes(role)) {
    const text = role === "no Duke" ? name : t("coup-note-true", { role: name });
    return { short: t("coup-note-held"), text: [...price, text].join("; ") };
  }
  const lie = role === "no Duke" ? t("coup-note-bluff-duke") : t("coup-note-bluff-role", { role: name });
  return { short: t("coup-note-bluff"), text: [...price, lie].join("; "), risky: true };
}

const drawing: Drawing<CoupBoard> = {
  Board,
  Hand,
  Look,
  Card,
  Result,
  listed: true,
  argument(field, value) {
    if (Array.isArray(value)) return value.map((item: unknown) => drawing.argument(field, item));
    const role = ["role", "card", "cards"].includes(field) && ROLES.includes(value as string);
    return role ? { thing: `role:${value as string}`, label: roleLabel(value as string) } : value;
  },
  touches: (option) => (WHERE[option.notation] ? [WHERE[option.notation] ?? ""] : []),
  refused(refusal, view) {
    if (EXPANSIONS.includes(refusal.rule)) return [];
    const seat = seatOf(refusal.notation);
    if (seat !== null) return seat === view.seat ? [] : [`seat:${seat}`];
    const [verb, role] = refusal.notation.split(":");
    if (verb === "show" && role && view.seat !== null) return slotsOf(view, view.seat, role);
    return WHERE[refusal.notation] ? [WHERE[refusal.notation] ?? ""] : [];
  },
  spoken(notation, speech) {
    const seat = seatOf(notation);
    const action = notation.split("@")[0] ?? notation;
    const args = seat === null ? {} : { target: { id: "seat", args: { seat } } };
    return speech.label({ id: `action-${action}`, args }) ?? notation;
  },
  moves,
  beats,
  note,
};

export default drawing;
