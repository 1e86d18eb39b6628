// Illuminati: New World Order in the browser: what its options and events concern on the table, and what they are called.
import "./look.css";
import type { Move } from "../../lib/motion";
import type { Drawing } from "../../lib/scene.svelte";
import type { GameEvent, View } from "../../lib/generated/protocol";
import beats from "./beats";
import Board from "./Board.svelte";
import type { Board as InwoBoard } from "./board.generated";
import Card from "./Card.svelte";
import deciding from "./decision";
import Hand from "./Hand.svelte";
import { cardName, cardOfKey, printed, touchesOf } from "./inwo";
import Look from "./Look.svelte";
import Result from "./Result.svelte";
import { more, named, playKind, playName, word, worded } from "./wording";

/** A place on the table where something comes from or goes to. */
function place(zone: unknown, seat: number, view: View<InwoBoard>): string {
  return zone === "table"
    ? "table"
    : seat === view.seat && ["plots", "groups"].includes(String(zone))
      ? "hand"
      : `seat:${seat}`;
}

function moves(event: GameEvent, view: View<InwoBoard>): Move[] {
  if (event.type !== "CardMoved") return [];
  const seat = event.seat as number;
  return [
    { key: `card:${event.slot as number}`, from: place(event.source, seat, view), to: place(event.target, seat, view) },
  ];
}

/** What another line tells: a card on its way over the table, and a takeover or move that nobody stopped. */
function untold(event: GameEvent): boolean {
  if (event.type === "Settled") return !!event.stands && !["plot", "power"].includes(playKind(event.what as string));
  if (event.type !== "CardMoved") return false;
  const [source, target] = [String(event.source), String(event.target)];
  return ["table", "structure", "resources"].includes(target) || (source === "table" && target === "discards");
}

const drawing: Drawing<InwoBoard> = {
  Board,
  Hand,
  Look,
  Result,
  listed: false,
  room: 900,
  named,
  argument(field, value) {
    if (Array.isArray(value))
      return value.filter((item) => item !== "none").map((item: unknown) => drawing.argument(field, item));
    if (typeof value !== "string") return value;
    if (value.startsWith("@")) return { id: "seat", args: { seat: Number(value.slice(1)) } };
    const card = printed(cardOfKey(value));
    if (card)
      return { thing: `card:${card.id}`, label: { id: field === "what" ? playName(value) : cardName(card.id) } };
    return worded(field, value);
  },
  more,
  touches: touchesOf,
  refused: () => [],
  spoken(notation) {
    const [verb = "", target = ""] = notation.split(":");
    return target ? `${word(verb)}: ${target.split("+").map(cardName).join(", ")}` : word(verb);
  },
  moves,
  beats,
  Card,
  untold,
  deciding,
};

export default drawing;
