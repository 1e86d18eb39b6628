// The drawing of a game that was installed as a package: a JavaScript module that the server serves from the package.
import type { Drawing } from "../../lib/scene.svelte";
import { session } from "../../lib/session.svelte";
import generic from "../generic";
import { component, type Draw } from "./component";

/** What such a module is given: it shares no code with the page. */
export interface Tools {
  /** The drawing of any game, for what a drawing leaves as it is. */
  generic: Drawing;
  /** A part of a drawing from a function that draws it. */
  component: typeof component;
}

/** What such a module exports by default. */
export type MakeDrawing = (tools: Tools) => Drawing;

export type { Draw };

/** What draws a game that this page has no drawing of: the game's package, or else its view as text. */
export async function loadPackaged(game: string): Promise<Drawing> {
  const script = session.games.find(({ name }) => name === game)?.files.script;
  if (!script) return generic;
  try {
    const module = (await import(/* @vite-ignore */ script)) as { default: MakeDrawing };
    return module.default({ generic, component });
  } catch (problem) {
    console.error(`${script} draws nothing; ${game} is shown as text`, problem);
    return generic;
  }
}
