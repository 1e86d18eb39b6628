// Paths of SVG on a coarser grid: a picture of 64 pixels needs no hundredths, and whole numbers weigh half.

const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** Which numbers of an arc are radii, turn, flags: all but the last two stay as they are. */
const ARC_END = 5;

interface Step {
  /** The letter of the command, as it was written. */
  letter: string;
  values: number[];
}

/** Read the steps of a path, one for each set of numbers: `m1 2 3 4` moves, then draws a line. */
export function steps(path: string): Step[] {
  const found: Step[] = [];
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    const each = NUMBERS[kind];
    if (each === undefined) throw new Error(`a path has no command ${letter}`);
    const values = kind === "a" ? arcNumbers(rest) : (rest.match(/-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (each === 0) found.push({ letter, values: [] });
    for (let at = 0; each > 0 && at < values.length; at += each) {
      const next = kind === "m" && at > 0 ? (letter === "m" ? "l" : "L") : letter;
      found.push({ letter: next, values: values.slice(at, at + each) });
    }
  }
  return found;
}

/** The numbers of arcs, whose flags may stand without a space: `a1 1 0 01.5.5`. */
function arcNumbers(text: string): number[] {
  const values: number[] = [];
  let rest = text;
  while (rest.trim()) {
    const flag = values.length % 7 === 3 || values.length % 7 === 4;
    const match = /^[\s,]*([01])/.exec(flag ? rest : "") ?? /^[\s,]*(-?(?:\d*\.\d+|\d+)(?:e-?\d+)?)/.exec(rest);
    if (!match) break;
    values.push(Number(match[1]));
    rest = rest.slice(match[0].length);
  }
  return values;
}

/** The same path with every point on a grid of `grid` units, counted in these units; no error adds up. */
export function coarser(path: string, grid: number): string {
  const on = (value: number): number => Math.round(value / grid);
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let written = "";
  let last = "";
  for (const { letter, values } of steps(path)) {
    const kind = letter.toLowerCase();
    const relative = letter === kind;
    if (kind === "z") {
      [x, y] = [startX, startY];
      written += "z";
      last = "z";
      continue;
    }
    const [fromX, fromY] = [on(x), on(y)];
    const points: number[] = [];
    if (kind === "h" || kind === "v") {
      if (kind === "h") x = (relative ? x : 0) + (values[0] ?? 0);
      else y = (relative ? y : 0) + (values[0] ?? 0);
      points.push(kind === "h" ? on(x) - fromX : on(y) - fromY);
    } else {
      const first = kind === "a" ? ARC_END : 0;
      for (const value of values.slice(0, Math.min(first, 2))) points.push(Math.max(1, on(value)));
      points.push(...values.slice(2, first));
      let [endX, endY] = [x, y];
      for (let at = first; at + 1 < values.length; at += 2) {
        endX = (relative ? x : 0) + (values[at] ?? 0);
        endY = (relative ? y : 0) + (values[at + 1] ?? 0);
        points.push(on(endX) - fromX, on(endY) - fromY);
      }
      [x, y] = [endX, endY];
      if (kind === "m") [startX, startY] = [x, y];
    }
    if (kind === "l" && points.every((value) => value === 0)) continue;
    const numbers = points.map((value, at) => (at && value >= 0 ? ` ${value}` : `${value}`)).join("");
    const again = kind === last || (kind === "l" && last === "m");
    written += again && kind !== "m" ? `${numbers.startsWith("-") ? "" : " "}${numbers}` : kind + numbers;
    last = kind;
  }
  return written;
}
