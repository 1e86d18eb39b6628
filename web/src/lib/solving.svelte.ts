// Which puzzles a reader has tried and solved, and the rating that follows: kept with the choices, as lessons are.
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

/** Where everybody begins: as strong as a bot of the third level. */
const BEGINNING = 1500;
/** How much a puzzle can change a rating: more while little is known. */
const EARLY = 64;
const LATE = 24;
const KNOWN = 12;
/** Ahead by so much, one solves ten puzzles for each that is missed. */
const SCALE = 400;

/** A puzzle among those of all games. */
export function puzzleKey(game: string, name: string): string {
  return `${game}/${name}`;
}

/** A rating after some first tries (`+key` right, `-key` wrong) at puzzles of known ratings; the first of each counts. */
export function ratingAfter(tried: string[], ratings: Map<string, number>): number {
  const seen = new Set<string>();
  let rating = BEGINNING;
  for (const entry of tried) {
    const key = entry.slice(1);
    const hard = ratings.get(key);
    if (hard === undefined || seen.has(key)) continue;
    const expected = 1 / (1 + 10 ** ((hard - rating) / SCALE));
    rating += (seen.size < KNOWN ? EARLY : LATE) * ((entry.startsWith("+") ? 1 : 0) - expected);
    seen.add(key);
  }
  return Math.round(rating);
}

class Solving {
  hasSolved(game: string, name: string): boolean {
    return settings.all.solved.includes(puzzleKey(game, name));
  }

  hasTried(game: string, name: string): boolean {
    const key = puzzleKey(game, name);
    return settings.all.tried.some((entry) => entry.slice(1) === key);
  }

  /** Note how the first try at a puzzle went; later ones are for pleasure. */
  async note(game: string, name: string, right: boolean): Promise<void> {
    if (this.hasTried(game, name)) return;
    await session.choose("tried", [...settings.all.tried, `${right ? "+" : "-"}${puzzleKey(game, name)}`]);
  }

  async solve(game: string, name: string): Promise<void> {
    if (!this.hasSolved(game, name)) await session.choose("solved", [...settings.all.solved, puzzleKey(game, name)]);
  }
}

export const solving = new Solving();
