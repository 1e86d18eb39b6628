// The land behind a motif of Oath: a sky, hills, and what stands on them; it fills a field of 128.
import { between, pick } from "../../art/svg";

/** The colours of a land, from the top of the sky to the near hills, and what stands on its horizon. */
export interface Land {
  sky: readonly [string, string];
  hills: readonly [string, string, string];
  /** What stands on the far hills: its outline in a field of 128 wide, its foot at 0. */
  skyline?: string;
  /** The sun or the moon; nothing at all indoors. */
  light?: string;
  stars?: boolean;
  water?: boolean;
}

const ROOFS = "M0 0V-8l7-8 7 8v-4l9-12 8 12v5l8-9 10 9v-10l6-7 6 7v8h5l9-11 8 11v-4h6l9-12 9 12v6l8-8 9 9v8z";
const BATTLEMENTS =
  "M0 0V-9h5v-4h5v4h6v-4h5v4h6v-22h-3v-5h5v4h4v-4h5v4h4v-4h5v5h-3v22h8v-4h6v4h7v-4h6v4h7v-28h-3v-5h6v4h4v-4h6v5h-3v28h9v-4h6v4h13v9z";
const COTTAGES = "M0 0V-4h16v-8l10-9 10 9v8h18v-6l9-8 5 4v-6h4v10l2 2v4h24v-9l10-8 10 8v9h10v4z";
const PINES =
  "M0 0V-6l6-14 6 14 5-24 8 24 6-16 6 16 6-10 5 8 8-28 8 28 6-14 5 12 7-20 7 20 6-12 5 10 8-26 8 26 6-12 6 12 6-8V0z";
const TENTS = "M0 0V-3h18l12-18 12 18h26l9-13 9 13h10l12-20 13 20h7V0z";
const SPIRES = "M0 0V-4h20v-18l5-16 5 16v18h22v-8l4-10 4 10v8h30v-24l4-12 4 12v24h10v-10l4-12 4 12v10h12V0z";
const PEAKS = "M0 0V-8L22-38l12 16 16-34 20 38 14-20 18 26 12-14L128-8V0z";
const PILLARS = "M0 0V-4h14v-24h7v24h9v-34h8v34h8v-14h7v14h30v-28h8v28h10v-18h8v18h11V0z";

/** The lands of the suits. */
export const SUIT_LANDS: Record<string, Land> = {
  discord: { sky: ["#d9937c", "#f0cfa4"], hills: ["#a8605a", "#8a4448", "#6d3038"], skyline: ROOFS, light: "#f3d08a" },
  arcane: {
    sky: ["#5a4a92", "#b9a3d6"],
    hills: ["#7a67ad", "#5d4a91", "#443374"],
    skyline: SPIRES,
    light: "#f2e6c2",
    stars: true,
  },
  order: {
    sky: ["#7fa6cf", "#dfe8ea"],
    hills: ["#8aa5bd", "#64839f", "#456a8c"],
    skyline: BATTLEMENTS,
    light: "#f8ecc0",
  },
  hearth: {
    sky: ["#f0bd78", "#faeac0"],
    hills: ["#d6a15a", "#bf7f3d", "#9c6330"],
    skyline: COTTAGES,
    light: "#f3f0d2",
  },
  beast: { sky: ["#9cc4a2", "#e6eecb"], hills: ["#7da77a", "#55865a", "#3a6845"], skyline: PINES, light: "#f6efc0" },
  nomad: { sky: ["#8fb8bd", "#f2e2b4"], hills: ["#e0c078", "#c9a252", "#a98336"], skyline: TENTS, light: "#f7d27c" },
};

/** The other lands, by their names in the table. */
export const LANDS: Record<string, Land> = {
  sea: { sky: ["#8fc0d8", "#e8f0e4"], hills: ["#6fa3bd", "#4c86a6", "#356d90"], light: "#fbf0c4", water: true },
  woods: { sky: ["#7fae92", "#dfe9c8"], hills: ["#5f9168", "#437550", "#2c5a3c"], skyline: PINES, light: "#f4efc6" },
  sand: { sky: ["#e9c489", "#f9ecc8"], hills: ["#e2c88f", "#d2ae6c", "#b98f50"], light: "#fff6d6" },
  rocks: { sky: ["#9db2c4", "#e7e6dc"], hills: ["#8f979c", "#6f777d", "#555c63"], skyline: PEAKS, light: "#f8f2d4" },
  marsh: { sky: ["#93a58a", "#d8dcc0"], hills: ["#7f9274", "#5f7558", "#46604a"], light: "#eceac8", water: true },
  fields: {
    sky: ["#9cc9dc", "#f2f0d2"],
    hills: ["#b8c46a", "#93ab4d", "#6f8c3a"],
    skyline: COTTAGES,
    light: "#fff3c2",
  },
  town: { sky: ["#b7a8a0", "#ece0cc"], hills: ["#a08d80", "#80706a", "#5f544f"], skyline: ROOFS, light: "#f6e7c0" },
  ruins: { sky: ["#a9a391", "#e2dcc6"], hills: ["#9a9280", "#7b7465", "#5c574d"], skyline: PILLARS, light: "#f1ead0" },
  night: { sky: ["#22264f", "#6d5a94"], hills: ["#4a4377", "#352f5e", "#231f45"], light: "#f4e9c6", stars: true },
};

/** A hill from side to side, its back as chance has it. */
function hill(random: () => number, colour: string, height: number): string {
  const [left, middle, right] = [between(random, -8, 8), between(random, -14, 14), between(random, -8, 8)];
  return `<path fill="${colour}" d="M0 ${height + left}Q32 ${height - middle} 64 ${height}T128 ${height + right}V128H0z"/>`;
}

const ripples = (from: number): string =>
  [0, 1, 2, 3]
    .map(
      (row) =>
        `<path fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" d="M${-6 + row * 5} ${from + row * 12}q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0"/>`,
    )
    .join("");

/** The gradients a land refers to. */
export const skyOf = (land: Land): string =>
  `<linearGradient id="k" x2="0" y2="1"><stop stop-color="${land.sky[0]}"/><stop offset=".75" stop-color="${land.sky[1]}"/></linearGradient>`;

/** What the hour lays over a land: dawn, noon, evening, dusk. */
const HOURS = ["#f6a58a", "#ffffff", "#f0b84a", "#4a4a86"] as const;

/** A land, as chance draws it. */
export function drawn(land: Land, random: () => number): string {
  const [far, middle, near] = land.hills;
  const x = pick(random, [26, 40, 88, 102]);
  const y = between(random, 22, 36);
  const light = land.light
    ? `<circle cx="${x}" cy="${y}" r="17" fill="${land.light}" fill-opacity=".35"/><circle cx="${x}" cy="${y}" r="10" fill="${land.light}"/>`
    : "";
  const stars = land.stars
    ? Array.from(
        { length: 22 },
        () =>
          `<circle cx="${between(random, 8, 120)}" cy="${between(random, 6, 66)}" r="${between(random, 0.5, 1.4)}" fill="#fff6d8"/>`,
      ).join("")
    : "";
  const skyline = land.skyline
    ? `<path fill="${far}" transform="translate(${between(random, -14, 14)} 84)${random() < 0.5 ? " translate(128 0) scale(-1 1)" : ""} scale(1.24 1)" d="${land.skyline}"/>`
    : "";
  const ground = land.water
    ? `<path fill="${middle}" d="M0 78H128V128H0z"/>${ripples(84)}`
    : hill(random, far, 82) + hill(random, middle, 94) + hill(random, near, 108);
  const hour = `<path fill="${pick(random, HOURS)}" fill-opacity=".2" d="M0 0h128v128H0z"/>`;
  return `<path fill="url(#k)" d="M0 0h128v128H0z"/>${stars}${light}${skyline}${ground}${hour}`;
}
