// How far a reader has followed each table on this device, so that whoever comes back is told what went by.
const KEY = "camarilla-seen";
/** So many tables are remembered, the latest. */
const MOST = 60;

function kept(): Record<string, number> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** How many lines of the log were seen at a place, if anything was. */
export function lastSeen(place: string): number | null {
  return kept()[place] ?? null;
}

export function keepSeen(place: string, lines: number): void {
  const { [place]: _, ...others } = kept();
  const entries = [...Object.entries(others), [place, lines] as const].slice(-MOST);
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // A browser that keeps nothing tells nothing of what went by; the log has it all.
  }
}
