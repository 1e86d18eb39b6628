// What the server refuses, as a sentence in the reader's language.
import type { Problem } from "./generated/http";
import { capital, words } from "./words.svelte";

/** The sentence; what this page has no words for is told as the server tells it. */
export function refusalText({ message, args, detail }: Pick<Partial<Problem>, "message" | "args" | "detail">): string {
  const said = message ? words.find("", `refused-${message}`, args) : undefined;
  return said ?? (detail ? capital(detail) : words.text("error-server"));
}
