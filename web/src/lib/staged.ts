// Puts a page of a lesson or a puzzle on a scene, and lets what has happened since the last one be seen.
import { tick } from "svelte";
import type { LessonPage } from "./generated/http";
import type { Stage } from "./motion";
import type { Scene } from "./scene.svelte";
import { words } from "./words.svelte";
import { loadDrawing } from "../games/registry";

/** What a scene shows of a page. */
export type Staged = Pick<LessonPage, "view" | "prompt" | "events" | "previews">;

/** Show what came; things travel if something was `shown` before. `names` are those of the seats, as many as there may be. */
export async function present(
  scene: Scene,
  stage: Stage,
  game: string,
  names: string[],
  fresh: Staged,
  shown: boolean,
): Promise<void> {
  const [drawing] = await Promise.all([loadDrawing(game), words.game(game)]);
  const before = shown ? stage.capture() : null;
  const told = scene.log.length;
  scene.drawing = drawing;
  scene.game = game;
  scene.names = names.slice(0, fresh.view.seats);
  scene.bots = scene.names.map((_, seat) => seat !== fresh.view.seat);
  scene.putAway();
  scene.view = fresh.view;
  scene.log = fresh.events;
  scene.prompt = fresh.prompt;
  scene.previews = fresh.previews;
  if (!before) return;
  await tick();
  stage.play(
    before,
    fresh.events.slice(told).flatMap((event) => drawing.moves(event, fresh.view)),
  );
}
