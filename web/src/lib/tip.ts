// What explains something on the table to whoever points at it, comes to it by keyboard, or rests a finger on it.

/** Attributes for the thing that is explained; `table/Looking.svelte` shows them. */
export interface Tip {
  "data-tip": string;
  "data-rule"?: string | undefined;
}

/** A name and a sentence, with the clause that says more. */
export function tip(text: string, rule?: string): Tip {
  return { "data-tip": text, "data-rule": rule };
}
