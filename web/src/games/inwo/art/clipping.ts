// A picture of INWO: something cut from paper, with halftone behind the motif and a seal pressed on it. What kind of paper
// it is depends on what kind of card it is.
import { between, chance, picture, pick } from "../../art/svg";
import { type Part, type Row, outlines, parts, pencil, use } from "../../art/compose";
import { GROUNDS } from "./grounds";

/** What of a card its paper shows. */
export interface Kind {
  id: string;
  type: string;
  subtype: string;
  alignments: string[];
  nwo_color?: string | null;
}

interface Paper {
  /** The sheet. */
  sheet: string;
  /** The panel behind the motif, and the dots on it. */
  panel: string;
  dots: string;
  ink: string;
  /** The edge of the cut-out. */
  edge: string;
  seal: string;
  /** Lines, rings or rays of this kind of paper. */
  drawn?: string;
}

const INKS: Record<string, string> = {
  black: "#151313",
  red: "#b3262a",
  purple: "#6a3590",
  gold: "#a8790f",
  white: "#f6f4ee",
  blue: "#2e6c9e",
};
const RED = "#c02a26";

/** The panels of groups, by their first alignment: paler than the bands of cards. */
const PANELS: Record<string, [string, string]> = {
  Government: ["#bcd0e6", "#7ea2cb"],
  Corporate: ["#d0d2d4", "#9da2a8"],
  Liberal: ["#edc7d8", "#d48bae"],
  Conservative: ["#e2cdb0", "#bf9768"],
  Peaceful: ["#bfe0d8", "#79b9ab"],
  Violent: ["#efc0b4", "#d67f70"],
  Straight: ["#ccd1e8", "#98a3cf"],
  Weird: ["#dec6ec", "#b688d3"],
  Criminal: ["#c9c3b6", "#928a7a"],
  Fanatic: ["#f4d1a4", "#e09f55"],
};
const NWO: Record<string, [string, string]> = {
  red: ["#dd6a5b", "#c94a3d"],
  blue: ["#7ba6d6", "#5787c0"],
  yellow: ["#efd062", "#dab53a"],
};
const SEALS: Record<string, string> = {
  Government: "#27508f",
  Corporate: "#5b5f66",
  Liberal: "#a2376f",
  Conservative: "#7a4a1d",
  Peaceful: "#1f7a6d",
  Violent: "#a12a22",
  Straight: "#3f4a78",
  Weird: "#7d3fa3",
  Criminal: "#3b3a36",
  Fanatic: "#b0570b",
};

/** The panels of Plots: any. */
const MEMOS: [[string, string], ...[string, string][]] = [
  ["#cbdcc6", "#93b08a"],
  ["#dccbe4", "#ad92bf"],
  ["#ecd6ab", "#cfa866"],
  ["#bfd6e6", "#86aac6"],
  ["#efcfc2", "#d49a85"],
  ["#dfe0b4", "#b4b66e"],
  ["#c5dedc", "#85b5b2"],
  ["#e8d0d8", "#c996aa"],
];

const grid =
  '<path fill="none" stroke="#8fb4dc" stroke-width=".7" d="M0 16H128M0 32H128M0 48H128M0 64H128M0 80H128M0 96H128M0 112H128M16 0V128M32 0V128M48 0V128M64 0V128M80 0V128M96 0V128M112 0V128"/>';
const rings =
  '<g fill="none" stroke="#e9c9b8" stroke-width="2"><circle cx="64" cy="58" r="52"/><circle cx="64" cy="58" r="34"/><path d="M64 0V124M0 58H128"/></g>';
const burst = (colour: string): string =>
  `<path fill="${colour}" d="M64 2l9 26 20-22-2 28 30-12-20 22 26 8-26 10 24 20-30-6 8 30-24-20-12 30-10-32-22 22 2-30-32 6 22-22-26-10 28-8-22-24 32 12-2-28 20 22z"/>`;
const eye = '<path fill="none" stroke="#3f97a3" stroke-width="2" d="M64 6L122 110H6zM64 24L106 100H22z"/>';
const ruled =
  '<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4" d="M0 24H128M0 44H128M0 64H128M0 84H128M0 104H128"/>';
const horizon = (colour: string): string => `<path fill="${colour}" d="M0 82Q40 70 70 80T128 76V128H0z"/>`;

function paperOf(card: Kind, random: () => number): Paper {
  const ink = "#1d1915";
  const plain = { sheet: "#f1e8d3", ink, edge: "#faf5e8" };
  if (card.type === "Illuminati")
    return {
      sheet: "#0f2f36",
      panel: "#14525d",
      dots: "#2b7c88",
      ink: "#f6dd8d",
      edge: "#0a2227",
      seal: "#b88a1c",
      drawn: eye,
    };
  if (card.type === "Resource")
    return {
      sheet: "#cfae7c",
      panel: pick(random, ["#ecd59a", "#e8dcb4", "#e6c884"]),
      dots: "#cfa447",
      ink,
      edge: "#fdf6e2",
      seal: "#6a5208",
    };
  if (card.type === "Group") {
    const [first = "", second = ""] = card.alignments;
    const [panel, dots] = PANELS[first] ?? ["#dcd8cc", "#aaa595"];
    const seal = SEALS[second] ?? SEALS[first] ?? "#5d5446";
    const drawn = card.subtype === "Personality" ? ruled : card.subtype === "Place" ? horizon(dots) : undefined;
    return { ...plain, panel, dots, seal, ...(drawn ? { drawn } : {}) };
  }
  if (card.subtype === "Disaster")
    return {
      sheet: "#2a211c",
      panel: "#e8a14c",
      dots: "#d1622f",
      ink,
      edge: "#fbe9c4",
      seal: "#8c1f18",
      drawn: burst("#f3c667"),
    };
  if (card.subtype === "Assassination")
    return { sheet: "#2a2426", panel: "#b06a66", dots: "#8c3f40", ink, edge: "#f6e7df", seal: "#57131a", drawn: rings };
  if (card.subtype === "Goal")
    return {
      sheet: "#e8ecf0",
      panel: "#2f5f9c",
      dots: "#3f72b2",
      ink: "#f4f8fc",
      edge: "#1f4677",
      seal: "#c98a17",
      drawn: grid,
    };
  if (card.subtype === "NWO") {
    const [panel, dots] = NWO[(card.nwo_color ?? "").toLowerCase()] ?? ["#ccc", "#999"];
    return { ...plain, sheet: "#3a342c", panel, dots, seal: "#1d3f4a", drawn: burst(dots) };
  }
  const [panel, dots] = pick(random, MEMOS);
  return { ...plain, panel, dots, seal: "#a3231f" };
}

/** A sheet with edges that were torn or cut, seen a little askew. */
function sheet(card: Kind, random: () => number): string {
  const torn = card.type === "Group" && card.subtype === "Organization";
  const stamp = card.subtype === "Place";
  const rough = torn ? 3 : stamp ? 0 : 1;
  const along = (step: number): number[] => Array.from({ length: 128 / step }, (_, at) => at * step);
  const jag = (): number => between(random, 0, rough);
  const points = [
    ...along(8).map((x) => `${x} ${jag()}`),
    ...along(8).map((y) => `${128 - jag()} ${y}`),
    ...along(8).map((x) => `${128 - x} ${128 - jag()}`),
    ...along(8).map((y) => `${jag()} ${128 - y}`),
  ];
  return `M${points.join("L")}z`;
}

/** Dots that grow towards one side, as a newspaper prints grey. */
function halftone(colour: string, random: () => number): string {
  const turn = pick(random, [20, 65, 110, 160, 200, 245, 290, 335]);
  const rows = Array.from({ length: 32 }, (_, at) => {
    const width = Math.max(0, 4.2 - Math.abs(at - 4) * 0.2);
    return width ? `<path d="M${at % 2 ? -40 : -37.4} ${-30 + at * 5.2}h210" stroke-width="${width.toFixed(1)}"/>` : "";
  });
  return `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-dasharray="0 5.2" transform="rotate(${turn} 64 60)">${rows.join("")}</g>`;
}

/** Perforations of a postage stamp, for places. */
const perforated =
  '<g fill="none" stroke="#4a4034" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 9.14"><path d="M0 0H128V128H0z"/></g>';
/** Lines of print below the panel, as long as chance has it. */
function print(random: () => number, colour: string): string {
  const [long, short] = [between(random, 52, 74), between(random, 30, 66)];
  return `<path stroke="${colour}" stroke-width="2.6" stroke-opacity=".55" d="M9 113h${long}M9 120h${short}"/>`;
}

function painted(part: Part, paper: Paper, ink: string): string {
  const around = ink === INKS.white ? "#2b2723" : paper.edge;
  if (part.role === "behind")
    return use(
      part,
      `fill="${paper.seal}" fill-opacity=".72" stroke="${paper.edge}" stroke-opacity=".55" stroke-width="10"`,
    );
  if (part.role === "seal") {
    const { x, y } = part.spot;
    return (
      `<g transform="rotate(-8 ${x} ${y})"><circle cx="${x}" cy="${y}" r="27" fill="${paper.edge}"/><circle cx="${x}" cy="${y}" r="25" fill="${paper.seal}"/>` +
      `<circle cx="${x}" cy="${y}" r="22.4" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1"/>` +
      `${use(part, 'fill="#fffaf0"')}</g>`
    );
  }
  const shadow = { ...part, spot: { ...part.spot, x: part.spot.x + 2.4, y: part.spot.y + 2.6 } };
  return (
    use(
      shadow,
      `fill="${paper.seal}" stroke="${paper.seal}" stroke-width="20" stroke-opacity=".45" fill-opacity=".45" stroke-linejoin="round"`,
    ) +
    use(part, `fill="${around}" stroke="${around}" stroke-width="18" stroke-linejoin="round"`) +
    use(part, `fill="${ink}"`)
  );
}

/** The picture of a card. */
export function clipping(card: Kind, row: Row, motifs: Record<string, string>): string {
  const random = chance(card.id);
  const paper = paperOf(card, random);
  const ink = INKS[row.ink ?? ""] ?? paper.ink;
  const edge = sheet(card, random);
  const own = row.ground ? GROUNDS[row.ground] : undefined;
  const ground =
    own ?? `<path fill="${paper.panel}" d="M0 0h128v128H0z"/>${paper.drawn ?? ""}${halftone(paper.dots, random)}`;
  const whole =
    card.type === "Illuminati" || card.subtype === "NWO" || card.subtype === "Place" || card.subtype === "Goal";
  const panel = whole ? "M6 6h116v116H6z" : "M6 6h116v100H6z";
  const turn = between(random, -5, 5);
  return picture(
    `${outlines(row, motifs)}<clipPath id="s"><path d="${edge}"/></clipPath><clipPath id="p"><path d="${panel}"/></clipPath>`,
    `<g clip-path="url(#s)"><path fill="${paper.sheet}" d="M0 0h128v128H0z"/><g clip-path="url(#p)">${ground}</g>` +
      `${whole ? "" : print(random, paper.sheet.startsWith("#2") ? "#e9dcc4" : "#4a4338")}` +
      `${card.subtype === "Place" ? perforated : ""}` +
      `${parts(row, turn)
        .map((part) => painted(part, paper, ink))
        .join("")}${pencil(row.mark, RED)}</g>`,
  );
}
