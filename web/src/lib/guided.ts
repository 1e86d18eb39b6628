// Which games have a guide, and which tables were begun with one; the guide itself is loaded where it speaks.
export const guideTexts = import.meta.glob<string>("../games/*/guide.*.ftl", { query: "?raw", import: "default" });

/** Whether a game has words for a first guided game. */
export function hasGuide(game: string): boolean {
  return `../games/${game}/guide.en.ftl` in guideTexts;
}

const KEY = "camarilla-guided";
/** So many guided tables are remembered, the latest. */
const MOST = 20;

function guidedTables(): string[] {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function keep(tables: string[]): void {
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(tables.slice(-MOST)));
  } catch {
    // A browser that keeps nothing has no guided games.
  }
}

export const isGuided = (table: string): boolean => guidedTables().includes(table);
export const beGuided = (table: string): void => keep([...guidedTables(), table]);
export const beUnguided = (table: string): void => keep(guidedTables().filter((each) => each !== table));
