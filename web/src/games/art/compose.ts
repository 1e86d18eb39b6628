// How motifs share a picture: alone, with a seal, under a hat, three together, crossed out.
import { OWN } from "./own";
import { type Spot, onto } from "./svg";

/** How the second motif stands to the first. */
export type How = "seal" | "behind" | "over" | "trio" | "inside";
/** What is done to the first motif. */
export type Mark = "twice" | "thrice" | "flat" | "flip" | "struck" | "crossed";

/** A row of a table of pictures. */
export interface Row {
  motif: string;
  with?: string[];
  how?: How;
  mark?: Mark;
  /** The ground, where it is not that of the card's kind. */
  ground?: string;
  /** The colour of the motif, where it is not that of the card's kind. */
  ink?: string;
}

/** A motif in its place; a seal is a motif on a disc of its own. */
export interface Part {
  id: string;
  spot: Spot;
  role: "first" | "second" | "behind" | "seal";
}

const SPOTS: Record<string, Spot[]> = {
  alone: [{ x: 64, y: 64, size: 96 }],
  seal: [
    { x: 57, y: 57, size: 88 },
    { x: 99, y: 98, size: 37 },
  ],
  behind: [
    { x: 64, y: 72, size: 72 },
    { x: 64, y: 60, size: 116 },
  ],
  over: [
    { x: 64, y: 80, size: 76 },
    { x: 64, y: 33, size: 62 },
  ],
  trio: [
    { x: 64, y: 42, size: 66 },
    { x: 35, y: 91, size: 50 },
    { x: 93, y: 91, size: 50 },
  ],
  inside: [
    { x: 64, y: 64, size: 104 },
    { x: 64, y: 62, size: 50 },
  ],
  twice: [
    { x: 42, y: 60, size: 66 },
    { x: 86, y: 70, size: 66, mirrored: true },
  ],
  thrice: [
    { x: 64, y: 39, size: 56 },
    { x: 34, y: 86, size: 56 },
    { x: 94, y: 86, size: 56 },
  ],
};

const spotsOf = (name: string): Spot[] => SPOTS[name] ?? [];

/** The parts of a picture, from the back to the front; `turn` leans the first motif a little. */
export function parts(row: Row, turn: number): Part[] {
  if (row.mark === "twice" || row.mark === "thrice")
    return spotsOf(row.mark).map((spot) => ({ id: "m0", spot, role: "first" }));
  const how = row.with ? (row.how ?? "seal") : "alone";
  const [first, ...others] = spotsOf(how);
  if (!first) throw new Error(`no such arrangement: ${how}`);
  const spot: Spot = { ...first, turn: row.mark === "flip" ? 172 : turn };
  if (row.mark === "flat") spot.squash = 0.36;
  const main: Part = { id: "m0", spot, role: "first" };
  const second = others.map((place, at): Part => ({
    id: `m${at + 1}`,
    spot: place,
    role: how === "seal" ? "seal" : how === "behind" ? "behind" : "second",
  }));
  return how === "behind" ? [...second, main] : [main, ...second];
}

/** The outlines that the parts refer to. */
export function outlines(row: Row, motifs: Record<string, string>): string {
  return [row.motif, ...(row.with ?? [])]
    .map(
      (name, at) =>
        `<path id="m${at}" fill-rule="${name in OWN ? "evenodd" : "nonzero"}" d="${OWN[name] ?? motifs[name] ?? ""}"/>`,
    )
    .join("");
}

export const use = (part: Part, paint: string): string =>
  `<use href="#${part.id}" transform="${onto(part.spot)}" ${paint}/>`;

/** The red pencil that strikes a motif out. */
export function pencil(mark: Mark | undefined, colour: string): string {
  const red = `fill="none" stroke="${colour}" stroke-linecap="round"`;
  if (mark === "struck")
    return `<g ${red} stroke-width="8"><circle cx="64" cy="64" r="49"/><path d="M30 29L98 99"/></g>`;
  if (mark === "crossed") return `<path ${red} stroke-width="9" d="M24 26Q60 60 104 102M102 24Q66 66 26 104"/>`;
  return "";
}
