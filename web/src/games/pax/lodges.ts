// Where the cards of the brick field lie, and the outlines of lodges around them. One unit is a pixel of the drawing.
import type { Lodge } from "./board.generated";
import type { Layout, Place } from "./pax";

export const WIDTH = 124;
export const HEIGHT = 88;
export const GAP = 10;
const STROKE = 3.5;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Everything the field covers, the areopagi included. */
export function extent(layout: Layout): Box {
  const places = [...layout.cells, ...layout.areopagi];
  const boxes = places.map(boxOf);
  const left = Math.min(...boxes.map((box) => box.x)) - GAP;
  const top = Math.min(...boxes.map((box) => box.y)) - GAP;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + GAP;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + GAP;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function boxOf(place: Place): Box {
  const x = (place.x * (WIDTH + GAP)) / 2;
  return { x, y: place.row * (HEIGHT + GAP), width: WIDTH, height: HEIGHT };
}

function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

/** The area of some cells, drawn in by so much: the cells, the gaps between neighbours, and where three meet. */
export function area(layout: Layout, cells: readonly number[], by: number): Box[] {
  const found: Box[] = [];
  const at = (cell: number): Box => boxOf(layout.cells[cell] ?? { row: 0, x: 0 });
  for (const cell of cells) {
    const one = at(cell);
    found.push(inset(one, by));
    for (const other of layout.cells[cell]?.adjacent ?? []) {
      if (other <= cell || !cells.includes(other)) continue;
      found.push(bridge(one, at(other), by));
      for (const third of layout.cells[cell]?.adjacent ?? []) {
        if (third > other && cells.includes(third) && layout.cells[other]?.adjacent.includes(third)) {
          found.push(meeting([one, at(other), at(third)], by));
        }
      }
    }
  }
  return found;
}

/** What lies between two neighbours. */
function bridge(one: Box, two: Box, by: number): Box {
  if (one.y === two.y) {
    const left = Math.min(one.x, two.x) + WIDTH - by;
    return { x: left, y: one.y + by, width: GAP + 2 * by, height: HEIGHT - 2 * by };
  }
  const left = Math.max(one.x, two.x) + by;
  const right = Math.min(one.x, two.x) + WIDTH - by;
  return { x: left, y: Math.min(one.y, two.y) + HEIGHT - by, width: right - left, height: GAP + 2 * by };
}

/** The joint of three cells that all touch: two beside each other, one above or below. */
function meeting(boxes: readonly Box[], by: number): Box {
  const half = GAP / 2 + Math.max(by, 0) + 1;
  const y = Math.min(...boxes.map((box) => box.y)) + HEIGHT + GAP / 2;
  const pair = boxes.filter((box) => boxes.some((other) => other !== box && other.y === box.y));
  const x = Math.max(...pair.map((box) => box.x)) - GAP / 2;
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}

export interface Outline {
  lodge: Lodge;
  outer: Box[];
  inner: Box[];
  badge: { x: number; y: number };
}

/** The outline of every lodge; those that share a card lie inside each other. */
export function outlines(layout: Layout, lodges: readonly Lodge[]): Outline[] {
  const levels: number[] = [];
  return lodges.map((lodge, at) => {
    const taken = lodges
      .slice(0, at)
      .flatMap((other, index) => (other.cells.some((cell) => lodge.cells.includes(cell)) ? [levels[index]] : []));
    let level = 0;
    while (taken.includes(level)) level++;
    levels.push(level);
    const by = level * (STROKE + 0.5) - STROKE;
    const first = boxOf(layout.cells[Math.min(...lodge.cells)] ?? { row: 0, x: 0 });
    return {
      lodge,
      outer: area(layout, lodge.cells, by),
      inner: area(layout, lodge.cells, by + STROKE),
      badge: { x: first.x - GAP / 2 - 3, y: first.y + HEIGHT / 2 + (level - 0.5) * 25 },
    };
  });
}

/** A thread of the web of influence, from the middle of one place to that of its neighbour. */
export interface Thread {
  d: string;
  /** The bead in its middle. */
  bead: { x: number; y: number };
  /** Who has a token at both ends; of several, the first. */
  seat: number | null;
  /** Whether it ends at an areopagus. */
  home: boolean;
}

/** The web: a thread between every two neighbours, and from every areopagus to what it touches; `tokens` are by cell. */
export function webOf(layout: Layout, tokens: readonly (readonly (number | null)[])[]): Thread[] {
  const middle = (place: Place): { x: number; y: number } => {
    const box = boxOf(place);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const line = (from: Place, to: Place): Pick<Thread, "d" | "bead"> => {
    const [a, b] = [middle(from), middle(to)];
    return { d: `M${a.x} ${a.y}L${b.x} ${b.y}`, bead: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  };
  const inner = layout.cells.flatMap((place, cell) =>
    place.adjacent
      .filter((other) => other > cell)
      .flatMap((other): Thread[] => {
        const end = layout.cells[other];
        const seat = (tokens[cell] ?? []).find((owner) => owner !== null && tokens[other]?.includes(owner)) ?? null;
        return end ? [{ ...line(place, end), seat, home: false }] : [];
      }),
  );
  const outer = layout.areopagi.flatMap((place) =>
    place.touches.flatMap((cell): Thread[] => {
      const end = layout.cells[cell];
      return end ? [{ ...line(place, end), seat: null, home: true }] : [];
    }),
  );
  return [...inner, ...outer];
}
