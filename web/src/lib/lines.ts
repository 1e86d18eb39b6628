// The log as its reader sees it: events that another line tells are left out, and the same thing told again is counted.
import { type Beat, cueOf, doerOf, type Staged } from "./beats";
import type { GameEvent } from "./generated/protocol";
import type { Speech } from "./speech";

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

/** Whether somebody did something that names the reader; what one did oneself is no news. */
export function concerns(event: GameEvent, me: number | null, speech: Pick<Speech, "seats">): boolean {
  return me !== null && event.seat !== me && speech.seats(event).includes(me);
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

/** Whether an event belongs to the turn that begins right after it with the other. */
type Opens = (event: GameEvent, head: GameEvent) => boolean;

/** Lines by turns; `begins` says with what a turn begins, and `opens` what belongs to it though it was told before. */
export function byTurns(
  lines: readonly LogLine[],
  begins: (event: GameEvent) => boolean,
  opens: Opens = () => false,
): TurnLines[] {
  const turns: TurnLines[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (begins(line.event)) {
      turns.push({ head: line, lines: takeOpening(last?.lines ?? [], (event) => opens(event, line.event)) });
      if (last && !last.head && !last.lines.length) turns.splice(-2, 1);
    } else if (last) last.lines.push(line);
    else turns.push({ head: null, lines: [line] });
  }
  return turns;
}

/** Take the lines at the end that open the next turn away from those of the turn before. */
function takeOpening(lines: LogLine[], opens: (event: GameEvent) => boolean): LogLine[] {
  const from = lines.findLastIndex(({ event }) => !opens(event)) + 1;
  return lines.splice(from);
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

/** What a ticker says: a line, whose doing it is, and where nothing is on the stage the line before it. */
export interface Ticking {
  told: GameEvent | undefined;
  before: GameEvent | null;
  who: number | null;
}

/** The line of what is on the stage (or looked back at), or else what was told last. Its face is of who acts in it. */
export function ticking(
  log: readonly GameEvent[],
  drawing: Staged | null,
  beat: Pick<Beat, "told"> | null,
  past: GameEvent | null,
): Ticking {
  const newest = drawing ? lastTold(log, drawing, 2) : [];
  const told = past ?? beat?.told ?? newest.at(-1);
  const staged = !!past || !!beat;
  return {
    told,
    before: staged || newest.length < 2 ? null : (newest[0] ?? null),
    who: staged && told && drawing ? doerOf(drawing, told) : null,
  };
}

/** So many of what was told last and is worth a line, the newest last. */
function lastTold(log: readonly GameEvent[], drawing: Staged, count: number): GameEvent[] {
  const found: GameEvent[] = [];
  for (let at = log.length - 1; at >= 0 && found.length < count; at--) {
    const event = log[at];
    if (event && !drawing.untold?.(event) && cueOf(drawing, event) !== "silent") found.unshift(event);
  }
  return found;
}
