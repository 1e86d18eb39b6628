// Time in few characters.
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
