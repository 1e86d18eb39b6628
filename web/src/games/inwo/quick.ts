// Decks of one's own as this browser keeps them, and what a quick game is played with; without the cards, which are many.
import type { QuickDecks } from "../registry";

export interface Deck {
  name: string;
  /** The Illuminati it starts with, or nothing yet. */
  start: string;
  cards: string[];
}

const KEY = "camarilla-decks-inwo";

function isDeck(value: unknown): value is Deck {
  const deck = value as Deck;
  return typeof deck?.name === "string" && typeof deck.start === "string" && Array.isArray(deck.cards);
}

/** The decks this browser keeps. */
export function savedDecks(): Deck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}

export function saveDecks(decks: readonly Deck[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks));
  } catch {
    // A browser that keeps nothing still builds decks; they then last until the page is closed.
  }
}

/** A strong and plain deck, for whoever has not chosen one. */
const USUAL = "bavarian-illuminati";

const quick: QuickDecks = {
  usual: USUAL,
  mine: () => savedDecks().map(({ name }) => name),
  async options(seats, { own, ready }) {
    const deck = own === null ? undefined : savedDecks()[own];
    const { deckText } = await import("./decks");
    const first = deck ? deckText(deck, true) : ready;
    return { decks: [first, ...Array.from({ length: seats - 1 }, () => "starter")].join(";") };
  },
};
export default quick;
