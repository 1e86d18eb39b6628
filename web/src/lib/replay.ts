// A replay's steps: the view after each, made when it is first looked at.
import type { Happening } from "./beats";
import { applyEdits } from "./deltas";
import type { Replay } from "./generated/http";
import type { GameEvent, View } from "./generated/protocol";

export interface Frames {
  readonly length: number;
  /** What a step is made of, moment by moment. */
  happening(step: number): Happening;
  view(step: number): View;
  /** What happened in a step; in step 0, the set-up. */
  events(step: number): GameEvent[];
}

export function frames(replay: Replay): Frames {
  const views: View[] = [replay.view];
  return {
    length: replay.steps.length,
    view(step) {
      for (let at = views.length; at <= step; at++) {
        views[at] = applyEdits(views[at - 1] as View, replay.steps[at - 1]?.delta ?? []);
      }
      return views[step] as View;
    },
    happening: (step) => replay.steps[step - 1] ?? {},
    events: (step) => (step === 0 ? replay.opening : (replay.steps[step - 1]?.events ?? [])),
  };
}

/** The view and the log after a step. */
export function at(all: Frames, step: number): { view: View; log: GameEvent[] } {
  const log: GameEvent[] = [];
  for (let done = 0; done <= step; done++) log.push(...all.events(done));
  return { view: all.view(step), log };
}
