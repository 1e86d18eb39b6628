// The log as its reader sees it: events that another line tells are left out, and the same thing told again is counted.
import type { GameEvent } from "./types";

export interface LogLine {
  /** The number of its first event. */
  at: number;
  event: GameEvent;
  times: number;
}

/** Whether two events read alike: they differ at most in the slots of cards that nobody is named. */
function alike(one: GameEvent, other: GameEvent): boolean {
  const said = (event: GameEvent): string => JSON.stringify({ ...event, slot: null });
  return one.type === other.type && said(one) === said(other);
}

export function logLines(log: readonly GameEvent[], untold: (event: GameEvent) => boolean = () => false): LogLine[] {
  const lines: LogLine[] = [];
  log.forEach((event, at) => {
    if (untold(event)) return;
    const last = lines.at(-1);
    if (last && alike(last.event, event)) last.times++;
    else lines.push({ at, event, times: 1 });
  });
  return lines;
}
