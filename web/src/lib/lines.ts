// The log as its reader sees it: events that another line tells are left out, and the same thing told again is counted.
import type { GameEvent } from "./generated/protocol";

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

/** What has happened since, where one log goes on from the other; nothing where there was none before (null), or it was taken back. */
export function newLines(
  before: readonly GameEvent[] | null,
  after: readonly GameEvent[],
  untold?: (event: GameEvent) => boolean,
): LogLine[] {
  if (!before) return [];
  const last = before.length - 1;
  if (last >= 0 && JSON.stringify(before[last]) !== JSON.stringify(after[last])) return [];
  return logLines(after.slice(before.length), untold).map((line) => ({ ...line, at: line.at + before.length }));
}

/** A turn: the line it begins with, and what belongs to it. What comes before the first has no beginning. */
export interface TurnLines {
  head: LogLine | null;
  lines: LogLine[];
}

/** Lines by turns; `begins` says with what a turn begins. */
export function byTurns(lines: readonly LogLine[], begins: (event: GameEvent) => boolean): TurnLines[] {
  const turns: TurnLines[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (begins(line.event)) turns.push({ head: line, lines: [] });
    else if (last) last.lines.push(line);
    else turns.push({ head: null, lines: [line] });
  }
  return turns;
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
