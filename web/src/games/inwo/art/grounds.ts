// What lies behind a motif of INWO where the table says so: flags, and a few scenes. Each fills a field of 128.

const bar = (colour: string, x: number, y: number, width: number, height: number): string =>
  `<path fill="${colour}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`;
const all = (colour: string): string => bar(colour, 0, 0, 128, 128);
const upright = (...colours: string[]): string =>
  colours.map((colour, at) => bar(colour, (at * 128) / colours.length, 0, 128 / colours.length + 1, 128)).join("");
const level = (...colours: string[]): string =>
  colours.map((colour, at) => bar(colour, 0, (at * 128) / colours.length, 128, 128 / colours.length + 1)).join("");
const disc = (colour: string, x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

function star(colour: string, x: number, y: number, radius: number, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const [reach, angle] = [at % 2 ? radius * 0.4 : radius, (at * Math.PI) / points - Math.PI / 2];
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `<path fill="${colour}" d="M${corners.join("L")}z"/>`;
}

const waves = (colour: string, from: number): string =>
  [0, 1, 2, 3]
    .map(
      (row) =>
        `<path fill="none" stroke="${colour}" stroke-width="3" d="M-8 ${from + row * 13}q8-7 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0"/>`,
    )
    .join("");

const dots = (colour: string, count: number): string =>
  Array.from({ length: count }, (_, at) =>
    disc(colour, (at * 53 + 11) % 127, (at * 37 + ((at * at) % 19)) % 125, at % 5 ? 0.9 : 1.8),
  ).join("");

const rays = (back: string, front: string): string =>
  all(back) +
  Array.from({ length: 16 }, (_, at) => {
    const [from, to] = [(at * Math.PI) / 8, ((at + 0.5) * Math.PI) / 8];
    return `<path fill="${front}" d="M64 62L${(64 + 110 * Math.cos(from)).toFixed(1)} ${(62 + 110 * Math.sin(from)).toFixed(1)}L${(64 + 110 * Math.cos(to)).toFixed(1)} ${(62 + 110 * Math.sin(to)).toFixed(1)}z"/>`;
  }).join("");

const UNION =
  all("#2b4a86") +
  '<path stroke="#f2ece0" stroke-width="22" d="M0 0L128 128M128 0L0 128"/><path stroke="#b8383a" stroke-width="8" d="M0 0L128 128M128 0L0 128"/>' +
  '<path stroke="#f2ece0" stroke-width="40" d="M64 0V128M0 64H128"/><path stroke="#b8383a" stroke-width="24" d="M64 0V128M0 64H128"/>';
const STRIPES =
  level(...Array.from({ length: 9 }, (_, at) => (at % 2 ? "#f2ece0" : "#b8444a"))) +
  bar("#2f4a80", 0, 0, 62, 57) +
  [0, 1, 2, 3, 4, 5].map((at) => star("#f2ece0", 12 + (at % 3) * 19, 17 + Math.floor(at / 3) * 24, 7)).join("");
const LOZENGES =
  all("#eef1f4") +
  Array.from({ length: 36 }, (_, at) => {
    const [column, row] = [at % 6, Math.floor(at / 6)];
    return `<path fill="#6f9fce" d="M${column * 26} ${row * 24}l13-12 13 12-13 12z"/>`;
  }).join("");

/** The grounds, by their names in the table. */
export const GROUNDS: Record<string, string> = {
  "flag-gb": UNION,
  "flag-us": STRIPES,
  "flag-en": all("#f2ece0") + '<path stroke="#bf3338" stroke-width="26" d="M64 0V128M0 64H128"/>',
  "flag-il":
    all("#f4f1e8") +
    bar("#3d6fb0", 0, 14, 128, 16) +
    bar("#3d6fb0", 0, 98, 128, 16) +
    '<path fill="none" stroke="#3d6fb0" stroke-width="5" d="M64 32l27 47h-54zM64 96l27-47h-54z"/>',
  "flag-br": all("#2f8a4c") + '<path fill="#efcb3f" d="M64 8l58 56-58 56-58-56z"/>' + disc("#35559c", 64, 64, 30),
  "flag-cn":
    all("#c23a2e") +
    star("#f0cf45", 28, 30, 20) +
    [0, 1, 2, 3].map((at) => star("#f0cf45", 58 + (at % 2) * 8, 12 + at * 14, 6)).join(""),
  "flag-fi": all("#f2f1ec") + '<path stroke="#2f5fa6" stroke-width="24" d="M46 0V128M0 64H128"/>',
  "flag-ca": all("#f4f1ea") + bar("#c0353a", 0, 0, 30, 128) + bar("#c0353a", 98, 0, 30, 128),
  "flag-fr": upright("#2f55a0", "#f2f0ea", "#c4393f"),
  "flag-it": upright("#2c8a50", "#f2f0ea", "#c4393f"),
  "flag-de": level("#26221f", "#c23a33", "#e9bf3c"),
  "flag-ru": level("#f2f0ea", "#3358a5", "#c4393f"),
  "flag-jp": all("#f4f1ea") + disc("#c3343d", 64, 60, 42),
  "flag-ch": all("#c43a34") + '<path stroke="#f6f2ea" stroke-width="24" d="M64 20V108M20 64H108"/>',
  "flag-va": upright("#f1d04c", "#f5f2ea"),
  bavaria: LOZENGES,
  rainbow: level("#c63d3a", "#e08a35", "#ead04a", "#4f9a57", "#3e68b0", "#7a4a9c"),
  red: rays("#b8382f", "#c9503f"),
  yellow: all("#edc848"),
  blue: rays("#4f83ba", "#659ace"),
  green: level("#7fae5a", "#6f9f4d", "#5f8f43", "#517f3b"),
  night: all("#26345a") + dots("#f4edd2", 40),
  stars: all("#1f2a4c") + dots("#f8e9ae", 110),
  moon: all("#2b3355") + disc("#f3e8c4", 64, 54, 50) + disc("#e0d2a6", 48, 40, 8) + disc("#e0d2a6", 82, 66, 11),
  sun: level("#f3b24b", "#f3c063", "#f5cf7f", "#e8b36a", "#d99b52") + disc("#f9e7a6", 96, 30, 18),
  rays: rays("#e8c765", "#f5e2a0"),
  water: all("#9cc4d6") + bar("#4d87a8", 0, 62, 128, 66) + waves("#8fbcd2", 76),
  rain:
    all("#8ea1ae") +
    Array.from(
      { length: 26 },
      (_, at) => `<path stroke="#dfe8ec" stroke-width="1.6" d="M${(at * 29) % 128} ${(at * 41) % 120}l-5 15"/>`,
    ).join(""),
  triangle:
    all("#7db3cc") + waves("#a9d0e0", 30) + waves("#a9d0e0", 82) + '<path fill="#2e6f94" d="M64 4L126 118H2z"/>',
  strings:
    all("#c79a63") +
    '<path stroke="#b3262a" stroke-width="2" fill="none" d="M10 14L116 30 22 104 108 112 60 8 10 14M116 30L108 112"/>' +
    [
      [10, 14],
      [116, 30],
      [22, 104],
      [108, 112],
      [60, 8],
    ]
      .map(([x = 0, y = 0]) => disc("#8f1d20", x, y, 4))
      .join(""),
};
