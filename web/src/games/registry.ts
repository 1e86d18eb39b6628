// How games look in a browser: a folder a game, loaded when a table of that game is opened. All others are drawn from
// their packages, or as text.
import type { Component } from "svelte";
import type { Drawing } from "../lib/scene.svelte";

const drawings = import.meta.glob<{ default: Drawing }>("./*/index.ts");

export async function loadDrawing(game: string): Promise<Drawing> {
  const load = drawings[`./${game}/index.ts`];
  if (load) return (await load()).default;
  const { loadPackaged } = await import("./packaged/load");
  return loadPackaged(game);
}

/** A page on which decks for a game are built, where players bring their own. */
const deckPages = import.meta.glob<{ default: Component }>("./*/Decks.svelte");

export const hasDecks = (game: string): boolean => `./${game}/Decks.svelte` in deckPages;

export async function loadDecks(game: string): Promise<Component | null> {
  return (await deckPages[`./${game}/Decks.svelte`]?.())?.default ?? null;
}

/** With what a player brings a deck to an open table: as text, or nothing for what the table has. */
export type DeckField = Component<{ id: string; value: string; onchange: (text: string) => void }>;

const deckFields = import.meta.glob<{ default: DeckField }>("./*/OwnDeck.svelte");

export async function loadDeckField(game: string): Promise<DeckField | null> {
  return (await deckFields[`./${game}/OwnDeck.svelte`]?.())?.default ?? null;
}

/** With which deck a quick game is played: one that comes with the game, by name, or one of one's own, by number. */
export interface QuickDecks {
  usual: string;
  /** What one's own decks are called. */
  mine(): string[];
  options(seats: number, chosen: { own: number | null; ready: string }): Promise<Record<string, unknown>>;
}

const quickDecks = import.meta.glob<QuickDecks>("./*/quick.ts", { eager: true, import: "default" });

export const quickDecksOf = (game: string): QuickDecks | undefined => quickDecks[`./${game}/quick.ts`];

/** What chooses an option better than a plain field: by the option's name. */
export type Editor = Component<{ id: string; value: unknown; seats: number; onchange: (value: unknown) => void }>;

const editors = import.meta.glob<{ default: Record<string, Editor> }>("./*/editors.ts");

export async function loadEditors(game: string): Promise<Record<string, Editor>> {
  return (await editors[`./${game}/editors.ts`]?.())?.default ?? {};
}

/** What the home page tells of a game to somebody who has never played it. */
export interface Facts {
  /** Which comes first: the lighter. */
  place: number;
  /** How long a game lasts, from and to. */
  minutes: readonly [number, number];
  /** Light, medium or heavy. */
  weight: 1 | 2 | 3;
  /** The lesson to begin with. */
  lesson: string;
}

const facts = import.meta.glob<Facts>("./*/facts.ts", { eager: true, import: "default" });

export const factsOf = (game: string): Facts | undefined => facts[`./${game}/facts.ts`];

/** A picture of a table of each game, fetched when it comes into sight. */
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

export const hasCover = (game: string): boolean => `./${game}/Cover.svelte` in covers;

export async function loadCover(game: string): Promise<Component | null> {
  return (await covers[`./${game}/Cover.svelte`]?.())?.default ?? null;
}

/** Some seconds of a real table of each game, as `make films` takes them: where they are to be had. */
const films = import.meta.glob<string>("./*/film.webp", { eager: true, query: "?url", import: "default" });

export const filmOf = (game: string): string | undefined => films[`./${game}/film.webp`];
