// Pot de Vin in the browser: what its options, refusals and events concern on the table.
import "./look.css";
import type { Move } from "../../lib/motion";
import type { Drawing } from "../../lib/scene.svelte";
import type { GameEvent, View } from "../../lib/generated/protocol";
import beats from "./beats";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import type { Board as PotDeVinBoard } from "./board.generated";
import { cardLabel, FACES, GUILDS } from "./potdevin";
import Result from "./Result.svelte";

function isGuild(value: unknown): boolean {
  return (GUILDS as readonly unknown[]).includes(value);
}

function moves(event: GameEvent): Move[] {
  const seat = `seat:${event.seat as number}`;
  const card = `card:${event.slot as number}`;
  switch (event.type) {
    case "RoundBegan":
      return [{ key: card, from: "deck" }];
    case "CardPlayed":
      return [{ key: card, from: seat }];
    case "Bribed":
      return [{ token: "gem", from: seat, to: "spent" }];
    case "RoundWon":
      return [{ token: "gem", count: event.gems as number, from: "spent", to: seat }];
    case "CardLeft":
      return [{ key: card, from: seat }];
    case "CardGiven":
      return [{ key: card, from: seat, to: "deck" }];
    default:
      return [];
  }
}

const drawing: Drawing<PotDeVinBoard> = {
  Board,
  Hand,
  Look,
  Result,
  listed: false,
  argument(field, value) {
    if (Array.isArray(value)) return value.map((item: unknown) => drawing.argument(field, item));
    if (["card", "cards", "trump"].includes(field) && FACES[value as string]) {
      return { thing: `card:${value as string}`, label: cardLabel(value as string) };
    }
    return field === "guild" && isGuild(value) ? { id: `guild-${value as string}` } : value;
  },
  touches: () => [],
  refused(refusal, view: View<PotDeVinBoard>) {
    const board = view.board;
    if (view.seat === null) return [];
    if (refusal.notation === "bribe") return [`gems:${view.seat}`];
    if (isGuild(refusal.notation)) return [`pile:${view.seat}:${refusal.notation}`];
    const hand = board.players[view.seat]?.hand ?? [];
    return hand.filter((card) => card.name === refusal.notation).map((card) => `card:${card.slot}`);
  },
  spoken(notation, speech) {
    if (FACES[notation]) return speech.label(cardLabel(notation)) ?? notation;
    return speech.text(isGuild(notation) ? `guild-${notation}` : `potdevin-do-${notation}`) ?? notation;
  },
  moves,
  beats,
};

export default drawing;
