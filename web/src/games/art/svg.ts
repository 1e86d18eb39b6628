// What every picture of a card is drawn with: a field of 128, motifs on it, and chance that is the same every time.

/** The side of a picture's field. */
export const FIELD = 128;
/** The side of the field motifs are drawn on. */
const MOTIF = 256;

/** Numbers from 0 to 1 that depend on nothing but a text. */
export function chance(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: () => number, least: number, most: number): number =>
  Math.round((least + random() * (most - least)) * 10) / 10;

export const pick = <T>(random: () => number, from: readonly [T, ...T[]]): T =>
  from[Math.floor(random() * from.length)] ?? from[0];

/** Where a motif stands: its middle, its side, how it is turned. */
export interface Spot {
  x: number;
  y: number;
  size: number;
  turn?: number;
  /** Mirrored left to right. */
  mirrored?: boolean;
  /** How high it is beside its width. */
  squash?: number;
}

/** The transform that puts a motif on its spot. */
export function onto({ x, y, size, turn = 0, mirrored = false, squash = 1 }: Spot): string {
  const scale = Math.round((size / MOTIF) * 1000) / 1000;
  const across = mirrored ? -scale : scale;
  const turned = turn ? ` rotate(${turn})` : "";
  return `translate(${x} ${y})${turned} scale(${across} ${Math.round(scale * squash * 1000) / 1000}) translate(-${MOTIF / 2} -${MOTIF / 2})`;
}

/** A whole picture, as a document of its own. */
export function picture(defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIELD} ${FIELD}"><defs>${defs}</defs>${body}</svg>`;
}

/** A picture as the address of an image. */
export const address = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll("%", "%25").replaceAll("#", "%23").replaceAll('"', "'").replaceAll("<", "%3C").replaceAll(">", "%3E")}`;
