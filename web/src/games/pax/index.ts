// Pax Illuminaten in the browser: what its options, refusals and events concern on the table.
import "./look.css";
import type { Move } from "../../lib/motion";
import type { Drawing } from "../../lib/scene.svelte";
import type { GameEvent, Label, View } from "../../lib/generated/protocol";
import beats from "./beats";
import deciding from "./decision";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import type { Board as PaxBoard } from "./board.generated";
import { abilityLabel, cardLabel, eventLabel, factionLabel, luminary } from "./pax";
import Result from "./Result.svelte";

/** Which of the fields of events are named by which labels. */
const NAMED: Record<string, (value: string) => Label> = {
  faction: factionLabel,
  favour: factionLabel,
  happening: eventLabel,
  happenings: eventLabel,
  plot: (value) => ({ id: `plot-${value}` }),
  plots: (value) => ({ id: `plot-${value}` }),
  ability: abilityLabel,
  reason: (value) => ({ id: `reason-${value}` }),
};

/** Favours by faction, each named once. */
function favoursOf(factions: readonly string[]): Label[] {
  return [...new Set(factions)].map((faction) => ({
    id: "favours-of",
    args: { faction: factionLabel(faction), count: factions.filter((one) => one === faction).length },
  }));
}

/** Refusals of these verbs say something about a card that lies face up, or face down. */
const ABOUT_UP = ["influence", "interrogate", "dismiss"];

function cellRefused(verb: string, cell: number, board: PaxBoard): string[] {
  const up = board.field[cell]?.up;
  return (verb === "scout" && !up) || (ABOUT_UP.includes(verb) && up) ? [`cell:${cell}`] : [];
}

function moves(event: GameEvent): Move[] {
  const seat = `seat:${event.seat as number}`;
  const card = `card:${event.slot as number}`;
  const cell = `cell:${event.cell as number}`;
  switch (event.type) {
    case "CardLaid":
    case "DisputeCard":
    case "Conspired":
      return [{ key: card, from: seat }];
    case "CardDiscarded":
      return [{ key: card, from: seat, to: "discard" }];
    case "PlanOpened":
      return [{ key: card, from: "deck" }];
    case "TokensPlaced":
      return [{ token: "band", count: event.number as number, from: seat, to: cell }];
    case "TokensRemoved":
      return [{ token: "band", count: event.number as number, from: cell, to: seat }];
    case "TokenMoved":
      return [{ token: "band", from: `cell:${event.start as number}`, to: `cell:${event.end as number}` }];
    case "FavourIntercepted":
      return [{ token: "coin", from: `seat:${event.rival as number}`, to: seat }];
    case "FavourShared":
      return [{ token: "coin", from: seat, to: `seat:${event.rival as number}` }];
    case "FavoursGained":
      return [{ token: "coin", count: (event.favours as string[]).length, from: "supply", to: seat }];
    case "FavoursSpent":
      return [{ token: "coin", count: (event.favours as string[]).length, from: seat, to: "supply" }];
    default:
      return [];
  }
}

const drawing: Drawing<PaxBoard> = {
  Board,
  Hand,
  Look,
  Result,
  listed: false,
  room: 940,
  argument(field, value) {
    if (field === "favours" && Array.isArray(value)) return favoursOf(value as string[]);
    if (Array.isArray(value)) return value.map((item: unknown) => drawing.argument(field, item));
    if (typeof value !== "string") return value;
    if (luminary(value)) return { thing: `card:${value}`, label: cardLabel(value) };
    if (field.startsWith("plot")) return { thing: `plot:${value}`, label: { id: `plot-${value}` } };
    if (field.startsWith("happening")) return { thing: `event:${value}`, label: eventLabel(value) };
    return NAMED[field]?.(value) ?? value;
  },
  // What lies nowhere on the table is a button beside the hand.
  touches: (option) => (option.touches?.length ? [] : [`do:${option.notation}`]),
  refused(refusal, view: View<PaxBoard>) {
    const board = view.board;
    const [verb = "", target = ""] = refusal.notation.split(/[:@]/);
    if (verb === "take") return [`faction:${target}`];
    if (verb === "realise") return [`plot:${target}`];
    if (verb === "conspire" && view.seat !== null) {
      const held = board.players[view.seat]?.hand ?? [];
      return held.filter((card) => card.name === target).map((card) => `card:${card.slot}`);
    }
    if (target === "home") return view.seat === null ? [] : [`home:${view.seat}`];
    return cellRefused(verb, Number(target), board);
  },
  spoken(notation, speech) {
    const [verb = "", target = ""] = notation.split(/[:@]/);
    const place: Label = target === "home" ? { id: "areopagus" } : { id: "cell-down", args: { cell: Number(target) } };
    const args: Record<string, unknown> = {
      place,
      faction: factionLabel(target),
      plot: { id: `plot-${target}` },
      card: cardLabel(target),
    };
    return speech.text(`pax-do-${verb}`) ?? speech.label({ id: `do-${verb.toLowerCase()}`, args }) ?? notation;
  },
  moves: (event) => moves(event),
  beats,
  Card,
  deciding,
};

export default drawing;
