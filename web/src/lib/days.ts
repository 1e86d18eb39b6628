// Days as a date field has them, by this device's own midnight.

const two = (part: number): string => String(part).padStart(2, "0");

/** The day so many days after a moment, as `2027-03-09`. */
export function dayOf(seconds: number, later: number): string {
  const then = new Date(seconds * 1000);
  then.setDate(then.getDate() + later);
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`;
}

/** The last second of a day. */
export function endOf(day: string): number {
  return new Date(`${day}T23:59:59`).getTime() / 1000;
}
