// Oath in the browser: its pictures, its cards, and what is read from its table.
import arcane from "icon:crystal-ball";
import beast from "icon:wolf-head";
import city from "icon:ancient-ruins";
import coast from "icon:island";
import discord from "icon:daggers";
import drowned from "icon:high-tide";
import edifice from "icon:castle";
import forest from "icon:forest";
import giant from "icon:giant";
import hearth from "icon:campfire";
import hidden from "icon:cave-entrance";
import marsh from "icon:swamp";
import mine from "icon:mining";
import mountain from "icon:mountains";
import nomad from "icon:horse-head";
import order from "icon:tower-flag";
import pass from "icon:peaks";
import plains from "icon:high-grass";
import relic from "icon:holy-grail";
import river from "icon:river";
import ruin from "icon:castle-ruins";
import stones from "icon:stone-pile";
import tribunal from "icon:gavel";
import valley from "icon:valley";
import village from "icon:village";
import vision from "icon:third-eye";
import wastes from "icon:desert";
import faces from "cards:oath";
import type { Label, View } from "../../lib/generated/protocol";
import type { Board, Lying, Space } from "./board.generated";

export type Face = (typeof faces)[number];

export const SUITS = ["discord", "arcane", "order", "hearth", "beast", "nomad"] as const;
export const BANNERS = ["people", "darkest"] as const;
export const REGIONS = ["cradle", "provinces", "hinterland"] as const;
export const REGION_SITES: readonly number[][] = [
  [0, 1],
  [2, 3, 4],
  [5, 6, 7],
];
export const MAJORS = ["search", "muster", "trade", "recover", "campaign", "travel"] as const;

export const SUIT_ICONS: Record<string, string> = { discord, arcane, order, hearth, beast, nomad };
/** Dark enough to be read on paper. */
export const SUIT_COLOURS: Record<string, string> = {
  discord: "#8c2f39",
  arcane: "#5b3f98",
  order: "#245a8d",
  hearth: "#a1490f",
  beast: "#2f6b3a",
  nomad: "#7a5c12",
};
export const COLOURS: Record<string, { ground: string; ink: string }> = {
  purple: { ground: "#6d43a8", ink: "#fff" },
  red: { ground: "#b03a34", ink: "#fff" },
  blue: { ground: "#24649f", ink: "#fff" },
  white: { ground: "#efe8d8", ink: "#2a2520" },
  yellow: { ground: "#e3ba45", ink: "#2a2208" },
  black: { ground: "#2b2b31", ink: "#f2eee4" },
};
export const seatLetter = (seat: number): string => "ABCDEF"[seat] ?? "?";

const KIND_ICONS: Record<string, string> = { edifice, relic, vision };
const SITE_ICONS: Record<string, string> = {
  "ancient-city": city,
  "barren-coast": coast,
  "buried-giant": giant,
  "charming-valley": valley,
  "deep-woods": forest,
  "drowned-city": drowned,
  "fertile-valley": valley,
  "great-slum": village,
  "the-tribunal": tribunal,
  "lush-coast": coast,
  marshes: marsh,
  mine,
  mountain,
  "narrow-pass": pass,
  plains,
  river,
  "rocky-coast": coast,
  "salt-flats": wastes,
  "shrouded-wood": forest,
  "standing-stones": stones,
  steppe: plains,
  "the-hidden-place": hidden,
  wastes,
};

/** How far a chronicle has aged, from 0 for its first game to 1 for its ninth and all after it. */
export const ageOf = (game: number): number => Math.max(0, Math.min(1, (game - 1) / 8));

/** A name as notations and messages spell it: `the-old-oak`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

const FACES = new Map<string, Face>(faces.map((face) => [face.name, face]));
const BY_SLUG = new Map<string, Face>(faces.map((face) => [slugOf(face.name), face]));

export const faceOf = (name: string | null | undefined): Face | undefined => (name ? FACES.get(name) : undefined);
export const faceBySlug = (slug: string): Face | undefined => BY_SLUG.get(slug);
export const cardLabel = (name: string): Label => ({ id: `card-${slugOf(name)}` });
export const isRuin = (face: Face): boolean => face.kind === "edifice" && !face.suit;

export function iconOf(face: Face): string {
  if (face.kind === "site") return SITE_ICONS[slugOf(face.name)] ?? plains;
  if (isRuin(face)) return ruin;
  return KIND_ICONS[face.kind] ?? SUIT_ICONS[face.suit ?? ""] ?? relic;
}

export function colourOf(face: Face): string {
  if (face.kind === "relic") return "#6a5a36";
  if (face.kind === "vision") return "#7d3277";
  return SUIT_COLOURS[face.suit ?? ""] ?? "#5d5446";
}

/** Whose colour a seat's warbands have: the Empire's are purple. */
export function warbandColour(board: Board, seat: number): string {
  const player = board.players[seat];
  return player?.role === "exile" ? (player.color ?? "black") : "purple";
}

/** The number of the site of that name; -1 where none lies faceup. */
export const siteNamed = (board: Board, name: unknown): number =>
  board.spaces.findIndex((space) => space.name === name);

/** Everything on the table that has a key of its own. */
export function drawnKeys(board: Board): Set<string> {
  const cards = [
    ...board.spaces.flatMap((space) => [...space.cards, ...space.relics]),
    ...board.players.flatMap((player) => [
      ...player.advisers,
      ...player.relics,
      ...player.hand,
      ...(player.vision ? [player.vision] : []),
    ]),
    ...board.reliquary.filter((card) => card !== null),
  ];
  return new Set([
    ...cards.map((card) => `card:${card.slot}`),
    ...board.spaces.map((_, site) => `site:${site}`),
    ...board.players.map((_, seat) => `seat:${seat}`),
    ...SUITS.map((_, bank) => `bank:${bank}`),
    ...BANNERS.map((_, banner) => `banner:${banner}`),
    ...board.piles.map((_, pile) => `pile:${pile}`),
    "deck:world",
  ]);
}

/** The face-up cards one can read, by name: those in play, and the reader's own. */
export function readable(view: View<Board>): string[] {
  const { board, seat } = view;
  const shown: (Lying | Space | null)[] = [
    ...board.spaces.flatMap((space) => [space, ...space.cards, ...space.relics]),
    ...board.players.flatMap((player) => [...player.advisers, ...player.relics, player.vision]),
    ...(seat === null ? [] : (board.players[seat]?.hand ?? [])),
    ...board.reliquary,
  ];
  return [...new Set(shown.flatMap((card) => (card?.name ? [card.name] : [])))];
}

/** What makes sites larger or smaller: being turned up, relics, more cards than there is room for. Nothing else moves the land. */
export function landShape({ spaces }: Board): string {
  const shape = spaces.map(({ name, faceup, relics, cards }) =>
    faceup ? `${relics.length}/${Math.max(cards.length, faceOf(name)?.capacity ?? 0)}` : "-",
  );
  return shape.join(" ");
}
