// A head as our portraits have it, lit from the left, in the upper part of a box 100 wide; clothes, hair and beards are the
// portrait's own.

export const FACE = "M36 45C36 29 64 29 64 45L63 57C62 68 55 74 50 74S38 68 37 57Z";
/** The side of a face that is turned away from the light. */
export const SHADE = "M51 34C63 34 64 41 64 46L63 57C62 68 55 74 50 74C55 62 55 48 51 34Z";
const NECK = "M42 64H58V80L50 90L42 80Z";

/** Eyes and a nose. */
export const LOOK = `<path d="M40 48.5Q43.5 45.5 47 48.5Q43.5 50.5 40 48.5ZM53 48.5Q56.5 45.5 60 48.5Q56.5 50.5 53 48.5Z" fill="#2a1c18"/>
<path d="M50 48L47.5 57H52" fill="none" stroke="#9a6647" stroke-width="1.6"/>`;

/** Neck, face, eyes and nose in a skin and its shade. */
export function head(skin = "#e6b78d", shade = "#a86c48"): string {
  return `<path d="${NECK}" fill="${shade}"/><path d="${FACE}" fill="${skin}"/><path d="${SHADE}" fill="${shade}" opacity=".55"/>${LOOK}`;
}
