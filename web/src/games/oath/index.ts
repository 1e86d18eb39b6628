// Oath in the browser: what its options, refusals and events concern on the table.
import "./look.css";
import type { Move } from "../../lib/motion";
import type { Drawing } from "../../lib/scene.svelte";
import type { Args } from "../../lib/words.svelte";
import type { GameEvent, Label, OptionText, RefusalText, View } from "../../lib/generated/protocol";
import beats, { inVain, unspoken } from "./beats";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import deciding from "./decision";
import { oddsOf } from "./fights";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import type { Board as OathBoard, Lying } from "./board.generated";
import { BANNERS, cardLabel, drawnKeys, faceBySlug, faceOf, MAJORS, siteNamed, slugOf } from "./oath";
import Result from "./Result.svelte";
import Story from "./Story.svelte";

const SEATS = new Set(["giver", "taker", "partner", "order"]);
const CARDS = new Set(["card", "cards", "site"]);
const TOLD = new Set(["campaign", "drop", "gather", "peek", "play", "share", "show", "station", "travel", "use"]);

/** What an option concerns that it does not say itself: the defender's pawn, a banner, a site's own power. */
function implied(option: OptionText, board: OathBoard): string[] {
  if (option.notation === "target:pawn" && board.campaign) return [`seat:${board.campaign.defender}`];
  const banner = BANNERS.findIndex((name) => option.notation === `target:banner-${name}`);
  if (banner >= 0) return [`banner:${banner}`];
  const sites = board.spaces.map((space) => `card:${space.slot}`);
  return (option.touches ?? []).flatMap((key) => (sites.includes(key) ? [`site:${sites.indexOf(key)}`] : []));
}

function touches(option: OptionText, view: View<OathBoard>): string[] {
  const board = view.board;
  const more = implied(option, board);
  const drawn = drawnKeys(board);
  const found = [...more, ...(option.touches ?? [])].some((key) => drawn.has(key));
  // What lies nowhere on the table is a button beside the reader's board; and everything while a campaign covers the land.
  return found && !board.campaign ? more : [...more, `do:${option.notation}`];
}

/** The reader's own cards, and those where the reader stands: of others nobody asks why they cannot be used. */
function atHand(view: View<OathBoard>): Lying[] {
  const board = view.board;
  const player = view.seat === null ? undefined : board.players[view.seat];
  if (!player) return [];
  const here = player.pawn === null ? undefined : board.spaces[player.pawn];
  return [...player.advisers, ...player.relics, ...(here?.cards ?? [])];
}

function refused(refusal: RefusalText, view: View<OathBoard>): string[] {
  const [verb = "", target = ""] = refusal.notation.split(":");
  if ((MAJORS as readonly string[]).includes(verb) && !target) return [`do:${verb}`];
  if (verb !== "use" && verb !== "play") return [];
  return atHand(view).flatMap((card) => (card.name && slugOf(card.name) === target ? [`card:${card.slot}`] : []));
}

/** The place of a site by its name. */
const placeOf = (name: unknown, view: View<OathBoard>): string => `site:${siteNamed(view.board, name)}`;

function moves(event: GameEvent, view: View<OathBoard>): Move[] {
  const seat = `seat:${event.seat as number}`;
  const count = event.count as number;
  const coins = (from: string, to: string): Move[] => [{ token: "coin", count, from, to }];
  const gems = (from: string, to: string): Move[] => [{ token: "gem", count, from, to }];
  const bands = (from: string, to: string): Move[] => [{ token: "band", count, from, to }];
  switch (event.type) {
    case "FavorGained":
      return coins(`bank:${event.bank as number}`, seat);
    case "FavorTaken":
      return coins(`seat:${event.giver as number}`, seat);
    case "FavorGiven":
      return coins(seat, `seat:${event.taker as number}`);
    case "FavorBurnt":
      return coins(seat, "shared");
    case "SecretsGained":
      return gems("shared", seat);
    case "SecretsTaken":
      return gems(`seat:${event.giver as number}`, seat);
    case "SecretsBurnt":
      return gems(seat, "shared");
    case "WarbandsGained":
      return bands("shared", seat);
    case "WarbandsKilled":
      return bands(
        (event.place as number) < 8 ? `site:${event.place as number}` : `seat:${(event.place as number) - 100}`,
        "shared",
      );
    case "WarbandsMoved":
      return event.back ? bands(placeOf(event.site, view), seat) : bands(seat, placeOf(event.site, view));
    case "CardsDrawn":
      return (view.board.players[event.seat as number]?.hand ?? []).map((card) => ({
        key: `card:${card.slot}`,
        from: "deck:world",
      }));
    case "CardPlayed":
      return [{ key: `card:${event.slot as number}`, from: seat }];
    case "CardDiscarded":
      return [
        {
          key: `card:${event.slot as number}`,
          from: seat,
          to: (event.pile as number) < 3 ? `pile:${event.pile as number}` : "deck:world",
        },
      ];
    default:
      return [];
  }
}

const drawing: Drawing<OathBoard> = {
  Board,
  Hand,
  Look,
  Card,
  Result,
  Story,
  listed: false,
  room: 900,
  argument(field, value) {
    if (Array.isArray(value)) return value.map((item: unknown) => drawing.argument(field, item));
    if (SEATS.has(field) && typeof value === "number") return { id: "seat", args: { seat: value } } satisfies Label;
    if (CARDS.has(field) && typeof value === "string" && faceOf(value))
      return { thing: `card:${value}`, label: cardLabel(value) };
    return value;
  },
  more(event): Args {
    if (event.type !== "CardPlayed") return {};
    return event.site ? { named: "yes" } : { named: "no", site: "" };
  },
  // What the next line tells: a journey, a campaign, a power or an adviser by its name.
  untold: (event) => event.type === "ActionBegan" && TOLD.has(event.action as string),
  touches,
  refused,
  spoken(notation, speech) {
    const [verb = "", target = ""] = notation.split(":");
    const face = faceBySlug(target);
    return speech.label({ id: `act-${verb}`, args: face ? { card: cardLabel(face.name) } : {} }) ?? notation;
  },
  moves,
  beats,
  unspoken,
  inVain,
  previewed: (prompt) => prompt.label.id === "campaign-dice",
  deciding,
  note(option, scene) {
    const odds = oddsOf(option, scene);
    return odds ? { short: odds, text: odds } : null;
  },
};

export default drawing;
