// Whether the reader last used the keyboard rather than a pointer, and whether a key acts at the table.
import { settings } from "./settings.svelte";

export const keyboard = { used: false };

const ELSEWHERE = "input, select, textarea, [role=menu], [contenteditable]";

/** Whether a key of one sign acts at the table: not while something is written or a dialog is open, nor if the reader likes none. */
export function actsAtTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest?.(ELSEWHERE)) return false;
  return settings.all.keys && !document.querySelector("dialog[open]");
}

if (typeof addEventListener === "function") {
  addEventListener("keydown", () => (keyboard.used = true), true);
  addEventListener("pointerdown", () => (keyboard.used = false), true);
}
