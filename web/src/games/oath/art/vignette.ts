// A picture of Oath: a painted vignette on a page, with the land of its suit behind the motif and a gilded border.
import { type Part, type Row, outlines, parts, pencil, use } from "../../art/compose";
import { between, chance, picture } from "../../art/svg";
import { type Land, LANDS, SUIT_LANDS, drawn, skyOf } from "./land";

/** What of a card its page shows. */
export interface Kind {
  id: string;
  kind: string;
  suit?: string | null | undefined;
}

interface Page {
  border: string;
  motif: readonly [string, string];
  /** The gilding around the motif. */
  edge: string;
  seal: string;
  /** What the border's corners are. */
  corner: string;
}

const GOLD = "#e7c466";
const PAGES: Record<string, Page> = {
  discord: {
    border: "#8c2f39",
    motif: ["#7d1f2d", "#3f0d18"],
    edge: "#fbe6c4",
    seal: "#6f1f2b",
    corner: "M0-6l2 4 4 2-4 2-2 4-2-4-4-2 4-2z",
  },
  arcane: {
    border: "#5b3f98",
    motif: ["#4a2f8a", "#21113f"],
    edge: "#f4ecff",
    seal: "#452c7c",
    corner: "M0-6a6 6 0 1 0 4 10 5 5 0 1 1-4-10z",
  },
  order: {
    border: "#245a8d",
    motif: ["#1d4c7d", "#0b2340"],
    edge: "#f5f3e6",
    seal: "#1b466f",
    corner: "M-5-5h10v6l-5 5-5-5z",
  },
  hearth: {
    border: "#a1490f",
    motif: ["#8a3a08", "#471b02"],
    edge: "#fff3d4",
    seal: "#7f390b",
    corner: "M0 6q-7-5-6-9 3-4 6 0 3-4 6 0 1 4-6 9z",
  },
  beast: {
    border: "#2f6b3a",
    motif: ["#22592f", "#0c2a16"],
    edge: "#f6f3d8",
    seal: "#265730",
    corner: "M-6 6q-1-11 11-12 1 11-11 12z",
  },
  nomad: {
    border: "#7a5c12",
    motif: ["#6a4d0a", "#332403"],
    edge: "#fff4d2",
    seal: "#624a0e",
    corner: "M-6 5L0-6l6 11z",
  },
  relic: {
    border: "#8a6b1f",
    motif: ["#f7dd8c", "#c38f2b"],
    edge: "#2b1c0a",
    seal: "#4b2f10",
    corner: "M0-6l5 6-5 6-5-6z",
  },
  site: {
    border: "#6b5a3c",
    motif: ["#4a3d2a", "#1f180f"],
    edge: "#fdf4da",
    seal: "#5d4a2c",
    corner: "M-5-5h10v10h-10z",
  },
  vision: {
    border: "#7d3277",
    motif: ["#fbe7b0", "#d9a6d8"],
    edge: "#3a1242",
    seal: "#5c1f62",
    corner: "M0-6l2 4 4 2-4 2-2 4-2-4-4-2 4-2z",
  },
  ruin: {
    border: "#6b6558",
    motif: ["#4a453b", "#1f1c17"],
    edge: "#f2ecd8",
    seal: "#57503f",
    corner: "M-5-3l4-3 5 4-3 7-6-2z",
  },
  high: {
    border: "#7a1f2b",
    motif: ["#5e1420", "#2a060c"],
    edge: "#fbe9b8",
    seal: "#8a6b1f",
    corner: "M-6 5V-3l3 3 3-6 3 6 3-3v8z",
  },
};

/** A chamber of dark velvet, lit from the middle: where relics lie and visions come. */
const chamber = (dark: string, glow: string): string =>
  `<path fill="${dark}" d="M0 0h128v128H0z"/><circle cx="64" cy="60" r="62" fill="url(#g)"/>` +
  Array.from(
    { length: 12 },
    (_, at) => `<path fill="${glow}" fill-opacity=".1" transform="rotate(${at * 30} 64 60)" d="M64 60l-7-90h14z"/>`,
  ).join("");

function pageOf(card: Kind): Page {
  const name = card.kind === "edifice" && !card.suit ? "ruin" : (card.suit ?? card.kind);
  return PAGES[name] ?? (PAGES.high as Page);
}

function landOf(card: Kind, row: Row): Land | undefined {
  if (row.ground) return LANDS[row.ground];
  if (card.suit) return SUIT_LANDS[card.suit];
  return card.kind === "edifice" ? LANDS.ruins : card.kind === "site" ? LANDS.fields : undefined;
}

/** The border of a page: a coloured band between two lines of gold, with a sign of the suit in each corner. */
function border(page: Page, built: boolean): string {
  const band = built
    ? `<path fill="none" stroke="${page.border}" stroke-width="7" d="M5 123V40Q5 5 64 5T123 40V123z"/><path fill="none" stroke="${GOLD}" stroke-width="1.6" d="M9.6 118.6V41Q9.6 9.6 64 9.6T118.4 41V118.6z"/>`
    : `<path fill="none" stroke="${page.border}" stroke-width="7" d="M5 5h118v118H5z"/><path fill="none" stroke="${GOLD}" stroke-width="1.6" d="M9.4 9.4h109.2v109.2H9.4z"/>`;
  const corners = [
    [9, 9],
    [119, 9],
    [9, 119],
    [119, 119],
  ]
    .slice(built ? 2 : 0)
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="8.4" fill="${page.border}" stroke="${GOLD}" stroke-width="1.6"/><path transform="translate(${x} ${y}) scale(.8)" fill="${GOLD}" d="${page.corner}"/>`,
    );
  return band + corners.join("");
}

function painted(part: Part, page: Page): string {
  if (part.role === "behind")
    return use(
      part,
      `fill="${page.border}" fill-opacity=".85" stroke="${page.edge}" stroke-opacity=".7" stroke-width="10"`,
    );
  if (part.role === "seal") {
    const [x, y] = [part.spot.x - 2, part.spot.y - 2];
    return (
      `<path fill="${page.seal}" stroke="${GOLD}" stroke-width="2.4" d="M${x - 20} ${y - 22}h40q3 0 3 3v38q0 3-3 3h-40q-3 0-3-3v-38q0-3 3-3z"/>` +
      use({ ...part, spot: { ...part.spot, x, y } }, 'fill="#fbe9b4"')
    );
  }
  const shadow = { ...part, spot: { ...part.spot, x: part.spot.x + 1.6, y: part.spot.y + 2.8 } };
  return (
    use(
      shadow,
      'fill="#000" fill-opacity=".3" stroke="#000" stroke-opacity=".3" stroke-width="20" stroke-linejoin="round"',
    ) +
    use(part, `fill="${page.edge}" stroke="${page.edge}" stroke-width="17" stroke-linejoin="round"`) +
    use(part, 'fill="url(#f)"')
  );
}

/** The picture of a card. */
export function vignette(card: Kind, row: Row, motifs: Record<string, string>): string {
  const random = chance(card.id);
  const page = pageOf(card);
  const land = landOf(card, row);
  const vision = card.kind === "vision" || card.id === "banner-of-the-darkest-secret";
  const glow = vision ? "#d48fd6" : card.kind === "relic" ? "#d8a548" : "#e8b85c";
  const dark = vision ? "#2a0f36" : card.kind === "relic" ? "#241a16" : "#6d1f2a";
  const ground = land ? drawn(land, random) : chamber(dark, glow);
  const built = card.kind === "edifice";
  const inside = built ? "M5 123V40Q5 5 64 5T123 40V123z" : "M5 5h118v118H5z";
  const turn = between(random, -4, 4);
  return picture(
    `${outlines(row, motifs)}${land ? skyOf(land) : ""}<radialGradient id="g"><stop stop-color="${glow}" stop-opacity=".8"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
      `<linearGradient id="f" x2="0" y2="1"><stop stop-color="${page.motif[0]}"/><stop offset="1" stop-color="${page.motif[1]}"/></linearGradient><clipPath id="p"><path d="${inside}"/></clipPath>`,
    `<path fill="#efe2c2" d="M0 0h128v128H0z"/><g clip-path="url(#p)">${ground}</g>${border(page, built)}` +
      `${parts(row, turn)
        .map((part) => painted(part, page))
        .join("")}${pencil(row.mark, "#b3261f")}`,
  );
}
