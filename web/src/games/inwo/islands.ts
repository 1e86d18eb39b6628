// Where the players' structures lie on the plane: each an island with its name above and its Resources below.
import type { Board, PlayerView } from "./board.generated";

/** Sizes in units; a unit is a pixel at zoom 1. */
export const CELL = 124;
export const LONG = 106;
export const SHORT = 94;
export const PLATE = 44;
export const SHELF = 66;
export const SHELF_CARD = 128;
export const GAP = 22;
/** Up to this width of the board, in pixels, the seats have no buttons: the plate of an island has what they had. */
export const TIGHT = 880;
/** How much of the next cell an open arrow needs. */
const AHEAD = 0.3;
const LEAST = 2.6 * CELL;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Island extends Box {
  seat: number;
  /** Where the cell (0, 0) of its grid has its top left corner, from the island's own. */
  origin: { x: number; y: number };
  /** How many cards fit beside each other below, and how many rows they take. */
  shelf: { columns: number; rows: number };
}

/** The cells a structure needs, with the places its open arrows point at. */
function reach(player: PlayerView): { left: number; top: number; columns: number; rows: number } {
  let [left, right, top, bottom] = [0, 0, 0, 0];
  const take = (x: number, y: number): void => {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  };
  for (const group of player.groups) {
    take(group.x, group.y);
    for (const side of group.open_arrows) {
      const faces = (side + group.turned) % 4;
      take(group.x + [0, AHEAD, 0, -AHEAD][faces]!, group.y + [-AHEAD, 0, AHEAD, 0][faces]!);
    }
  }
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
}

function island(player: PlayerView, seat: number): Island {
  const cells = reach(player);
  const width = Math.max(LEAST, cells.columns * CELL);
  const below = player.resources.length + player.agents.length + player.exposed.length;
  const columns = Math.max(1, Math.floor((width - 8) / SHELF_CARD));
  const rows = Math.ceil(below / columns);
  const spare = (width - cells.columns * CELL) / 2;
  return {
    seat,
    x: 0,
    y: 0,
    width,
    height: PLATE + cells.rows * CELL + rows * SHELF + 8,
    origin: { x: spare - cells.left * CELL, y: PLATE - cells.top * CELL },
    shelf: { columns, rows },
  };
}

export interface Plane {
  width: number;
  height: number;
  islands: Island[];
}

/** Lay islands beside and below each other, so many a row. */
function laid(islands: Island[], columns: number): Plane {
  let [y, width] = [0, 0];
  const placed: Island[] = [];
  for (let at = 0; at < islands.length; at += columns) {
    const row = islands.slice(at, at + columns);
    let x = 0;
    for (const one of row) {
      placed.push({ ...one, x, y });
      x += one.width + GAP;
    }
    width = Math.max(width, x - GAP);
    y += Math.max(...row.map(({ height }) => height)) + GAP;
  }
  return { width, height: y - GAP, islands: placed };
}

/** How far a plane must be zoomed to fit a frame. */
export function fitting(plane: { width: number; height: number }, frame: { width: number; height: number }): number {
  return Math.min(frame.width / plane.width, frame.height / plane.height);
}

/** What a structure takes in the middle of a game. */
const USUAL = { width: 3.2 * CELL, height: 3.4 * CELL };

/** How many islands stand in a row: what fits the frame best when all of them have grown, so that they stay there. */
function columnsFor(count: number, frame: { width: number; height: number }): number {
  const size = (columns: number): number =>
    fitting(
      {
        width: columns * (USUAL.width + GAP) - GAP,
        height: Math.ceil(count / columns) * (USUAL.height + GAP) - GAP,
      },
      frame,
    );
  const ways = Array.from({ length: Math.max(1, count) }, (_, at) => at + 1);
  return ways.reduce((best, way) => (size(way) > size(best) ? way : best));
}

/** How large each seat's island has been: an island that has grown keeps its ground. */
export type Grown = Map<number, { width: number; height: number }>;

/** All islands, the reader's first; none is smaller than it was, so that a loss moves nobody else's. */
export function planeOf(
  board: Board,
  me: number | null,
  frame: { width: number; height: number },
  grown: Grown = new Map(),
): Plane {
  const seats = board.players.map((_, seat) => (seat + (me ?? 0)) % board.players.length);
  const islands = seats.flatMap((seat) => {
    const player = board.players[seat];
    if (!player) return [];
    const now = island(player, seat);
    const before = grown.get(seat) ?? now;
    const width = Math.max(now.width, before.width);
    const height = Math.max(now.height, before.height);
    grown.set(seat, { width, height });
    return [{ ...now, width, height, origin: { ...now.origin, x: now.origin.x + (width - now.width) / 2 } }];
  });
  return laid(islands, columnsFor(islands.length, frame));
}
