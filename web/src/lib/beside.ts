// Where a picture stands beside what it shows: within the window, off the prompt, and if it can off what may be touched.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 8;

function shared(one: Box, two: Box): number {
  const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const within = (at: number, size: number, room: number): number => Math.max(GAP, Math.min(room - size - GAP, at));

/** Corners to try, the best first: above what is shown, below it, at its sides; then in the corners of the window and over the prompt. */
function corners(thing: Box, size: Size, room: Size, prompt: Box | null): [number, number][] {
  const { width, height } = size;
  const rows = [thing.top - height - GAP, thing.bottom + GAP];
  const columns = [thing.left, thing.right - width];
  const near = [
    ...rows.flatMap((top) => columns.map((left): [number, number] => [left, top])),
    ...[thing.right + GAP, thing.left - width - GAP].flatMap((left) =>
      [thing.top, thing.bottom - height].map((top): [number, number] => [left, top]),
    ),
  ];
  const far = [GAP, room.height - height - GAP, ...(prompt ? [prompt.top - height - GAP, prompt.bottom + GAP] : [])];
  return [
    ...near,
    ...far.flatMap((top): [number, number][] => [
      [thing.left, top],
      [GAP, top],
      [room.width - width - GAP, top],
    ]),
  ];
}

/** Its left upper corner, and how high it may be: where nothing else helps, it is cut short rather than laid over the prompt. */
export function beside(
  thing: Box,
  size: Size,
  room: Size,
  prompt: Box | null,
  live: readonly Box[],
): { left: number; top: number; height: number } {
  let best = { left: GAP, top: GAP, height: size.height };
  let least = Infinity;
  for (const corner of corners(thing, size, room, prompt)) {
    const [left, top] = [within(corner[0], size.width, room.width), within(corner[1], size.height, room.height)];
    const box = { left, top, right: left + size.width, bottom: top + size.height };
    if (prompt && shared(box, prompt)) continue;
    const covered = [thing, ...live].reduce((sum, other) => sum + shared(box, other), 0);
    if (covered < least) [best, least] = [{ left, top, height: size.height }, covered];
  }
  if (least < Infinity || !prompt) return best;
  const above = prompt.top - 2 * GAP;
  const below = room.height - prompt.bottom - 2 * GAP;
  const left = within(thing.left, size.width, room.width);
  return above >= below ? { left, top: GAP, height: above } : { left, top: prompt.bottom + GAP, height: below };
}
