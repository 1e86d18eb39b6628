// How games look in a browser: a folder a game, loaded when a table of that game is opened; `generic` for all others.
import type { Drawing } from "../lib/scene.svelte";

const drawings = import.meta.glob<{ default: Drawing }>("./*/index.ts");

export async function loadDrawing(game: string): Promise<Drawing> {
  const load = drawings[`./${game}/index.ts`] ?? drawings["./generic/index.ts"];
  if (!load) throw new Error(`no drawing of ${game}`);
  return (await load()).default;
}
