// What the server's words and ids are called on the page: cards by name, everything else by messages `word-…`.
import type { GameEvent, Label } from "../../lib/generated/protocol";
import { t, words } from "../../lib/words.svelte";
import type { ClaimFigures } from "./board.generated";
import { cardName, cardOfKey, printed } from "./inwo";

export const slug = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(" ", "-")
    .replaceAll(/[^a-z0-9-]/g, "");

/** A word in the reader's language, or itself. */
export function word(value: string): string {
  return words.find("inwo", `word-${slug(value)}`) ?? value;
}

/** Words put together: `add-violent`, `reverse-government`. */
function compound(value: string): string {
  const [verb = "", rest] = value.split("-");
  return (rest ? words.find("inwo", `change-${verb}`, { name: word(rest) }) : undefined) ?? word(value);
}

/** A play by its key: the card's name, and which of its ways. */
export function playName(key: string): string {
  const way = key.split("/")[1] ?? "";
  const card = cardName(cardOfKey(key));
  return way ? (words.find("inwo", "play-way", { card, way: word(way) }) ?? card) : card;
}

/** By what a player claims victory: the Goal, and what counts toward it. */
export function claimInWords({ goal, groups, doubles, more, total }: ClaimFigures, need: number): string {
  const named = printed(goal) ? cardName(goal) : word(goal);
  return total === null ? named : t("inwo-claim-counted", { goal: named, groups, doubles, more, total, need });
}

/** Fields that a message chooses its sentence by, so that they stay words of the rules. */
const CHOSEN_BY = new Set(["deed", "kind", "outcome", "source", "target", "what", "whose"]);

/** A word of the rules within a sentence, or, where a sentence is chosen by it, as messages spell it. */
export function worded(field: string, value: string): string {
  return CHOSEN_BY.has(field) || ["aid", "oppose"].includes(value) ? slug(value) : compound(value);
}

/** The sort of a play: of a Plot or another card, or the word of one that no card makes. */
export function playKind(key: string): string {
  const card = printed(cardOfKey(key));
  return card ? (card.type === "Plot" ? "plot" : "power") : slug(key);
}

/** What an event's sentence needs besides its fields. */
export function more(event: GameEvent): Record<string, string | number> {
  if (event.type === "Played" || event.type === "Settled") return { kind: playKind(event.what as string) };
  if (event.type === "GroupTaken") return { kind: event.master ? "group" : "resource" };
  if (event.type !== "Rolled") return {};
  const sum = (event.dice as number[]).reduce((total, die) => total + die, 0);
  return { sum, changed: event.changed_by ? "yes" : "no" };
}

/** Arguments by which a sentence is chosen: they are not said. */
const CHOOSING = ["deed", "whose"];

/** What a label's own argument is called; numbers of seats become names. */
export function named(field: string, value: unknown): Label | string | undefined {
  if (CHOOSING.includes(field)) return undefined;
  if (field === "seat" && typeof value === "number") return { id: "seat", args: { seat: value } };
  if (Array.isArray(value) && value.every((item) => typeof item === "string"))
    return value.map((item) => cardName(cardOfKey(item))).join(", ");
  if (typeof value !== "string") return undefined;
  if (field === "item") return cardName(value.split(":")[1] ?? value);
  if (printed(cardOfKey(value))) return playName(value);
  if (field === "way") return value ? (words.find("inwo", "option-way", { way: word(value) }) ?? value) : "";
  return value ? worded(field, value) : "";
}
