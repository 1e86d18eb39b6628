// What the server's words and ids are called on the page: cards by name, everything else by messages `inwo-word-…`.
import type { Label } from "../../lib/generated/protocol";
import { words } from "../../lib/words.svelte";
import { cardName, cardOfKey, printed } from "./inwo";

export const slug = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(" ", "-")
    .replaceAll(/[^a-z0-9-]/g, "");

/** A word in the reader's language, or itself. */
export function word(value: string): string {
  return words.find("", `inwo-word-${slug(value)}`) ?? value;
}

/** Words put together: `add-violent`, `reverse-government`. */
function compound(value: string): string {
  const [verb = "", rest] = value.split("-");
  return rest && ["add", "remove", "reverse"].includes(verb) ? `${word(verb)} ${word(rest)}` : value;
}

/** A play by its key: the card's name, and which of its ways. */
export function playName(key: string): string {
  const way = key.split("/")[1] ?? "";
  return way ? `${cardName(cardOfKey(key))} (${word(way)})` : cardName(cardOfKey(key));
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
  const card = printed(cardOfKey(value));
  if (card) return card.name;
  if (field === "way" && value) return `(${word(value)})`;
  return value ? (words.find("", `inwo-word-${slug(value)}`) ?? compound(value)) : "";
}
