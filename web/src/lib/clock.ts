// Time in few characters.
import type { ClockState } from "./generated/protocol";
import { span } from "./locale";

const DAY = 86_400_000;

/** What is left: days and hours, or minutes and seconds; free time still left first, with a plus. */
export function clockText(left: number, grace = 0): string {
  if (left >= DAY) {
    const hours = Math.floor(left / 3_600_000);
    return `${span(Math.floor(hours / 24), "day")} ${span(hours % 24, "hour")}`;
  }
  const seconds = Math.ceil(left / 1000);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return grace > 0 ? `${text} +${Math.ceil(grace / 1000)}` : text;
}

/** The milliseconds left on a clock, and free ones before them, so long after the server told of it. */
export function timeLeft(clock: ClockState, since: number): { left: number; grace: number } {
  const gone = clock.running ? Math.max(0, since) : 0;
  const grace = clock.grace ?? 0;
  return { left: Math.max(0, clock.left - Math.max(0, gone - grace)), grace: Math.max(0, grace - gone) };
}
