// What the server refuses, as a sentence in the reader's language.
import { type Args, capital, words } from "./words.svelte";

/** A refusal as the server tells it: the id of a sentence and its arguments, and a detail for programmers. */
export interface Refusal {
  message?: string;
  args?: Args;
  detail?: string;
}

/** The sentence; what this page has no words for is told as the server tells it. */
export function refusalText({ message, args, detail }: Refusal): string {
  const said = message ? words.find("", `refused-${message}`, args) : undefined;
  return said ?? (detail ? capital(detail) : words.text("error-server"));
}
