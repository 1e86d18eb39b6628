// Decks of one's own: written as text, counted, looked through.
import { cardName, CARDS, type Printed, printed } from "./inwo";
import type { Deck } from "./quick";

const ORDER = ["Illuminati", "Group", "Resource", "Plot"];

export { type Deck, savedDecks, saveDecks } from "./quick";

/** Copies by card, in the order of types and names. */
export function counted(cards: readonly string[]): { card: Printed; copies: number }[] {
  const copies = new Map<string, number>();
  for (const id of cards) copies.set(id, (copies.get(id) ?? 0) + 1);
  return CARDS.filter(({ id }) => copies.has(id))
    .map((card) => ({ card, copies: copies.get(card.id) ?? 0 }))
    .sort(
      (a, b) =>
        ORDER.indexOf(a.card.type) - ORDER.indexOf(b.card.type) ||
        cardName(a.card.id).localeCompare(cardName(b.card.id)),
    );
}

/** The text format of `games/inwo/decks.py`, one card a line, or all on one line. */
export function deckText(deck: Deck, line = false): string {
  const own = deck.start ? [`!${deck.start}`] : [];
  const rest = counted(deck.cards).map(({ card, copies }) => (copies > 1 ? `${copies} ${card.id}` : card.id));
  return [...own, ...rest].join(line ? ", " : "\n");
}

/** Whether two texts, in whatever order of lines, are the same deck. */
export function sameDeck(one: string, other: string): boolean {
  const lines = (text: string): string => text.split("\n").filter(Boolean).sort().join("\n");
  return lines(one) === lines(other);
}

export interface Wanted {
  search: string;
  type: string;
  alignment: string;
  attribute: string;
  power: number;
  arrows: number;
}

/** The cards that fit; words are looked for in name, kind and text. */
export function matching(wanted: Wanted, textOf: (card: Printed) => string): Printed[] {
  const sought = wanted.search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return CARDS.filter((card) => {
    if (wanted.type && card.type !== wanted.type && card.subtype !== wanted.type) return false;
    if (wanted.alignment && !card.alignments.includes(wanted.alignment)) return false;
    if (wanted.attribute && ![...card.attributes, ...(card.resource_kinds ?? [])].includes(wanted.attribute))
      return false;
    if (wanted.power && (card.power ?? 0) < wanted.power) return false;
    if (wanted.arrows && (card.type !== "Group" || (card.arrows_out?.length ?? 0) < wanted.arrows)) return false;
    const text =
      `${card.name} ${cardName(card.id)} ${card.subtype} ${card.attributes.join(" ")} ${card.alignments.join(" ")} ${textOf(card)}`.toLowerCase();
    return sought.every((word) => text.includes(word));
  }).sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || cardName(a.id).localeCompare(cardName(b.id)));
}

export interface Counts {
  groups: number;
  resources: number;
  plots: number;
  /** Groups by Power, the last for that and more. */
  curve: number[];
  /** Groups by how many arrows lead out of them. */
  arrows: number[];
  arrowTotal: number;
  alignments: [string, number][];
}

const TOP = 7;

export function countsOf(deck: Deck): Counts {
  const cards = deck.cards.flatMap((id) => printed(id) ?? []);
  const groups = cards.filter(({ type }) => type === "Group");
  const curve = Array.from({ length: TOP + 1 }, () => 0);
  const arrows = [0, 0, 0, 0];
  const alignments = new Map<string, number>();
  for (const group of groups) {
    const power = Math.min(TOP, group.power ?? 0);
    const out = Math.min(3, group.arrows_out?.length ?? 0);
    curve[power] = (curve[power] ?? 0) + 1;
    arrows[out] = (arrows[out] ?? 0) + 1;
    for (const alignment of group.alignments) alignments.set(alignment, (alignments.get(alignment) ?? 0) + 1);
  }
  return {
    groups: groups.length,
    resources: cards.filter(({ type }) => type === "Resource").length,
    plots: cards.length - groups.length - cards.filter(({ type }) => type === "Resource").length,
    curve,
    arrows,
    arrowTotal: groups.reduce((sum, group) => sum + (group.arrows_out?.length ?? 0), 0),
    alignments: [...alignments].sort((a, b) => b[1] - a[1]),
  };
}
