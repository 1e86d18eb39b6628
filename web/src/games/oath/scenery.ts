// The scenery of the land, inked by hand and composed by code: what a site looks like, by its kind. Every vignette stands on
// the lower edge of a box of 240 by 60. Colours are custom properties, so that a region lends a site its own:
// --far, --mid, --near are the ground from the horizon to the reader, --ink the pen, --lit what the light falls on.

const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="var(--${fill})"${more}/>`;
const pen = (d: string, width = 1.2, more = ""): string =>
  `<path d="${d}" fill="none" stroke="var(--ink)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** Rolling ground across the whole box, from a height at the left over two crests to one at the right. */
function hills(left: number, first: number, second: number, right: number, fill: string): string {
  return path(
    `M0 60V${left}Q60 ${first} 120 ${(first + second) / 2}T240 ${right}V60Z`.replace("T240", `Q180 ${second} 240`),
    fill,
  );
}

/** A mountain with its lit and its dark side, and snow if it is high. */
function peak(x: number, base: number, wide: number, high: number): string {
  const top = base - high;
  const snow =
    high > 30
      ? path(
          `M${x} ${top}L${x - wide * 0.11} ${top + high * 0.26}L${x - wide * 0.03} ${top + high * 0.2}L${x + wide * 0.04} ${top + high * 0.3}L${x + wide * 0.12} ${top + high * 0.27}Z`,
          "snow",
        )
      : "";
  return (
    path(`M${x - wide / 2} ${base}L${x} ${top}L${x + wide / 2} ${base}Z`, "lit") +
    path(`M${x} ${top}L${x + wide / 2} ${base}H${x + wide * 0.06}L${x + wide * 0.1} ${base - high * 0.4}Z`, "mid") +
    snow +
    pen(`M${x - wide / 2} ${base}L${x} ${top}L${x + wide / 2} ${base}`)
  );
}

/** A fir, by its foot. */
function fir(x: number, y: number, size = 1): string {
  const s = (value: number): number => Math.round(value * size * 10) / 10;
  return (
    path(`M${x} ${y - s(22)}L${x + s(7)} ${y - s(2)}H${x - s(7)}Z`, "near") +
    path(`M${x} ${y - s(22)}L${x + s(7)} ${y - s(2)}H${x}Z`, "ink", ' opacity=".35"') +
    pen(`M${x} ${y - s(2)}V${y}M${x - s(4)} ${y - s(8)}L${x} ${y - s(11)}L${x + s(4)} ${y - s(8)}`, 1)
  );
}

/** A broad tree, by its foot. */
function oak(x: number, y: number, size = 1): string {
  const s = (value: number): number => Math.round(value * size * 10) / 10;
  return (
    pen(`M${x} ${y}V${y - s(9)}`, 1.8) +
    `<circle cx="${x}" cy="${y - s(14)}" r="${s(7.5)}" fill="var(--near)"/><circle cx="${x - s(2.5)}" cy="${y - s(16)}" r="${s(4)}" fill="var(--lit)" opacity=".6"/>`
  );
}

function house(x: number, y: number, size = 1): string {
  const s = (value: number): number => Math.round(value * size * 10) / 10;
  return (
    path(`M${x - s(7)} ${y}V${y - s(8)}L${x} ${y - s(14)}L${x + s(7)} ${y - s(8)}V${y}Z`, "lit") +
    path(`M${x} ${y - s(14)}L${x + s(7)} ${y - s(8)}V${y}H${x}Z`, "mid") +
    pen(
      `M${x - s(9)} ${y - s(7)}L${x} ${y - s(14.5)}L${x + s(9)} ${y - s(7)}M${x - s(2)} ${y}V${y - s(5)}H${x + s(2)}V${y}`,
    )
  );
}

/** A tower with battlements, by its foot. */
function tower(x: number, y: number, wide: number, high: number, broken = false): string {
  const [l, r, top] = [x - wide / 2, x + wide / 2, y - high];
  const crown = broken
    ? `L${l} ${top + high * 0.3}L${x - wide * 0.1} ${top}L${x + wide * 0.2} ${top + high * 0.25}L${r} ${top + high * 0.16}`
    : `V${top}H${l + wide * 0.25}V${top + 3}H${l + wide * 0.42}V${top}H${l + wide * 0.6}V${top + 3}H${l + wide * 0.78}V${top}H${r}`;
  return (
    path(`M${l} ${y}${crown}V${y}Z`, "lit") +
    path(`M${x + wide * 0.1} ${y}V${top + (broken ? high * 0.25 : 3)}H${r}V${y}Z`, "mid") +
    pen(`M${l} ${y}${crown}V${y}M${x - 1} ${top + high * 0.4}v4`, 1)
  );
}

const waves = (y: number): string =>
  [0, 1, 2]
    .map((row) =>
      pen(
        `M${10 + row * 26} ${y + row * 6}q6-4 12 0t12 0M${96 + row * 34} ${y + row * 6}q6-4 12 0t12 0M${190 - row * 20} ${y + row * 6}q6-4 12 0t12 0`,
        1,
        ' opacity=".7"',
      ),
    )
    .join("");
const water = (d: string): string => path(d, "water");
const grass = (y: number, all: readonly number[]): string =>
  pen(all.map((x) => `M${x} ${y}l-2-6M${x} ${y}v-8M${x} ${y}l3-6`).join(""), 1);
const stone = (x: number, y: number, wide: number, high: number, lean = 0): string =>
  path(
    `M${x - wide / 2} ${y}L${x - wide / 2 + lean} ${y - high}Q${x + lean} ${y - high - 4} ${x + wide / 2 + lean} ${y - high + 2}L${x + wide / 2} ${y}Z`,
    "lit",
  ) +
  pen(
    `M${x - wide / 2} ${y}L${x - wide / 2 + lean} ${y - high}Q${x + lean} ${y - high - 4} ${x + wide / 2 + lean} ${y - high + 2}L${x + wide / 2} ${y}`,
    1,
  ) +
  path(
    `M${x + wide * 0.1} ${y}L${x + wide * 0.1 + lean} ${y - high - 1}L${x + wide / 2 + lean} ${y - high + 2}L${x + wide / 2} ${y}Z`,
    "mid",
  );
const gull = (x: number, y: number): string => pen(`M${x - 5} ${y}q3-4 5 0q2-4 5 0`, 1);

const coast = (shore: string): string => water("M0 60V34H240V60Z") + waves(40) + shore + gull(150, 14) + gull(168, 20);
const woods = (dense: boolean): string =>
  hills(34, 26, 30, 36, "far") +
  [12, 34, 52, 76, 98, 120, 140, 164, 186, 208, 230]
    .map((x, at) => fir(x, 50 - (at % 3) * 4, 1 + (at % 2) * 0.25))
    .join("") +
  hills(52, 46, 54, 50, "mid") +
  (dense ? [24, 64, 110, 152, 198].map((x, at) => fir(x, 60, 1.5 + (at % 2) * 0.2)).join("") : "");

const SCENES: Record<string, string> = {
  plains:
    hills(36, 28, 38, 34, "far") +
    hills(46, 42, 46, 44, "mid") +
    oak(186, 46, 1.1) +
    oak(204, 48, 0.8) +
    hills(54, 52, 56, 52, "near") +
    grass(58, [18, 44, 82, 120, 150, 222]),
  steppe:
    hills(38, 36, 34, 38, "far") +
    hills(48, 46, 48, 46, "mid") +
    grass(56, [12, 30, 56, 74, 96, 118, 140, 166, 188, 214, 232]) +
    pen("M150 44l6-12l6 12zM156 32v-4"),
  mountain:
    hills(44, 38, 42, 40, "far") +
    peak(70, 52, 84, 40) +
    peak(168, 54, 96, 48) +
    peak(116, 56, 80, 34) +
    hills(54, 50, 56, 52, "near"),
  pass:
    peak(54, 60, 120, 52) +
    peak(190, 60, 120, 54) +
    path("M108 60L120 34L134 60Z", "near") +
    pen("M121 36Q116 44 122 50T116 60"),
  mine:
    peak(150, 56, 150, 48) +
    hills(52, 48, 54, 50, "mid") +
    path("M136 54V44Q148 32 160 44V54Z", "ink") +
    pen("M134 54V42M162 54V42M132 42H164M148 54h40M152 57h40") +
    path("M186 48h16l-3 6h-10z", "near"),
  valley:
    peak(30, 50, 90, 34) +
    peak(212, 50, 90, 36) +
    hills(44, 56, 56, 44, "mid") +
    water("M112 60Q124 52 118 46Q114 42 122 38L126 38Q120 43 126 47Q134 54 130 60Z") +
    oak(76, 54) +
    oak(90, 57, 0.8) +
    house(160, 56),
  river:
    hills(34, 28, 32, 30, "far") +
    hills(42, 38, 42, 40, "mid") +
    water("M0 60Q40 52 80 52T150 44T240 36V46Q190 50 160 54T70 60Z") +
    pen("M60 56h18M130 50h16M190 45h16", 1) +
    oak(40, 48) +
    oak(206, 38, 0.8) +
    grass(58, [200, 222]),
  marsh:
    hills(40, 36, 40, 38, "far") +
    water("M0 60V46Q120 40 240 46V60Z") +
    path("M20 52Q50 46 84 52Q50 56 20 52ZM130 56Q166 49 206 55Q166 60 130 56Z", "near") +
    grass(52, [30, 44, 60, 74, 146, 166, 188]) +
    pen("M112 50V32M112 40l8-6M112 44l-7-5"),
  coast: coast(
    path("M0 60V40Q40 28 84 42Q104 48 118 60Z", "near") +
      pen("M0 40Q40 28 84 42Q104 48 118 60") +
      oak(30, 40) +
      oak(52, 40, 0.8),
  ),
  lush: coast(
    path("M0 60V36Q50 20 104 40Q126 48 138 60Z", "near") +
      pen("M0 36Q50 20 104 40Q126 48 138 60") +
      [18, 36, 56, 76, 94].map((x, at) => oak(x, 38 + (at % 2) * 3, 1)).join(""),
  ),
  rocky: coast(
    path("M0 60V30L18 22L30 34L44 26L58 44L74 42L92 60Z", "lit") +
      path("M30 34L44 26L58 44L74 42L92 60H40Z", "mid") +
      pen("M0 30L18 22L30 34L44 26L58 44L74 42L92 60M196 60l8-12l10 4l6 8") +
      path("M196 60l8-12l10 4l6 8Z", "lit"),
  ),
  flats:
    hills(40, 40, 40, 40, "far") +
    path("M0 60V44H240V60Z", "snow") +
    pen("M10 50h40l8 6M66 48h50l6 8M132 50h44l8 8M196 48h36M40 56h30M150 58h40", 1, ' opacity=".6"'),
  wastes:
    hills(42, 38, 44, 40, "far") +
    path("M0 60Q40 40 90 52T180 48T240 56V60Z", "lit") +
    pen("M0 58Q40 40 90 52T180 48T240 56") +
    pen("M160 48V30M160 38l9-6M160 42l-7-5M40 46l10-3l4 4l9-3"),
  woods: woods(false),
  shrouded: woods(true) + path("M0 44Q60 36 120 44T240 42V52Q180 46 120 52T0 52Z", "snow", ' opacity=".45"'),
  city:
    hills(46, 42, 46, 44, "far") +
    tower(70, 54, 18, 34, true) +
    tower(150, 54, 22, 42, true) +
    path("M86 54V40H96V34H104V40H126V54Z", "mid") +
    pen("M86 54V40H96V34H104V40H126V54M108 54v-8q5-6 10 0v8") +
    [186, 198, 210].map((x, at) => pen(`M${x} 54V${36 + at * 6}h6V54`, 1)).join("") +
    hills(56, 54, 56, 54, "near"),
  drowned:
    tower(64, 46, 18, 30, true) +
    tower(168, 48, 20, 34) +
    path("M96 46L112 34L128 46Z", "lit") +
    pen("M96 46L112 34L128 46M102 46v-3M122 46v-3") +
    water("M0 60V44H240V60Z") +
    waves(48),
  slum:
    hills(46, 42, 44, 46, "far") +
    [16, 36, 58, 78, 100, 124, 146, 168, 192, 216]
      .map((x, at) => house(x, 52 + (at % 3) * 3, 0.9 + (at % 2) * 0.3))
      .join("") +
    pen("M60 36q3-5 0-9q-3-4 1-8M148 36q3-5 0-9q-3-4 1-8", 1, ' opacity=".6"'),
  tribunal:
    hills(48, 46, 48, 46, "far") +
    path("M76 28L120 10L164 28Z", "lit") +
    path("M120 10L164 28H120Z", "mid") +
    [84, 100, 116, 132, 148]
      .map((x) => path(`M${x} 30h8v20h-8z`, "lit") + path(`M${x + 5} 30h3v20h-3z`, "mid"))
      .join("") +
    path("M70 50H170V55H70ZM62 55H178V60H62Z", "lit") +
    pen("M76 28L120 10L164 28ZM70 50H170M62 55H178"),
  stones:
    hills(44, 38, 44, 40, "far") +
    hills(52, 48, 52, 50, "mid") +
    stone(70, 52, 12, 26, 1) +
    stone(100, 54, 12, 32) +
    stone(134, 54, 13, 30) +
    path("M92 24L142 26V20L94 17Z", "lit") +
    pen("M92 24L142 26V20L94 17Z") +
    stone(170, 54, 13, 24, -2) +
    stone(194, 56, 10, 14, 4) +
    grass(58, [40, 120, 216]),
  giant:
    hills(46, 44, 46, 44, "far") +
    path("M40 56Q46 28 76 26Q92 22 100 34Q118 28 136 36Q160 30 178 42Q198 44 206 56Z", "lit") +
    path("M100 34Q118 28 136 36Q160 30 178 42Q198 44 206 56H120Z", "mid") +
    pen(
      "M40 56Q46 28 76 26Q92 22 100 34Q118 28 136 36Q160 30 178 42Q198 44 206 56M58 40q5-4 10 0M76 38q5-4 10 0M70 40l-2 7h5M62 51q8 3 16 0",
    ) +
    oak(150, 37, 0.7) +
    hills(58, 54, 58, 56, "near"),
  hidden:
    peak(60, 60, 130, 46) +
    peak(180, 60, 140, 50) +
    path("M98 60Q100 36 120 34Q142 36 144 60Z", "ink") +
    pen("M98 60Q100 36 120 34Q142 36 144 60M112 60q2-12 8-14q8 2 10 14") +
    fir(82, 60, 1) +
    fir(160, 60, 1.1),
  mist:
    path("M0 60V44Q50 30 100 42T190 38T240 44V60Z", "far") +
    path("M0 60V52Q60 42 120 52T240 50V60Z", "mid") +
    pen(
      "M150 18q12-8 24 0t24 0t24 0M176 32q10-7 20 0t20 0M16 56q12-6 24 0t24 0M120 54q12-6 24 0t24 0",
      1.2,
      ' opacity=".55"',
    ),
};

/** Which scene a site of that name (as notations spell it) is. */
const KINDS: Record<string, string> = {
  "ancient-city": "city",
  "barren-coast": "coast",
  "buried-giant": "giant",
  "charming-valley": "valley",
  "deep-woods": "woods",
  "drowned-city": "drowned",
  "fertile-valley": "valley",
  "great-slum": "slum",
  "the-tribunal": "tribunal",
  "lush-coast": "lush",
  marshes: "marsh",
  "narrow-pass": "pass",
  "rocky-coast": "rocky",
  "salt-flats": "flats",
  "shrouded-wood": "shrouded",
  "standing-stones": "stones",
  "the-hidden-place": "hidden",
};

/** The scenery of a site, by its slug, as the inside of an SVG of `SCENERY_BOX`; mist where nobody has looked. */
export function sceneryOf(slug: string | null): string {
  return (slug === null ? SCENES.mist : (SCENES[KINDS[slug] ?? slug] ?? SCENES.plains)) ?? "";
}
export const SCENERY_BOX = "0 0 240 60";
export const draw = { fir, gull, hills, house, oak, peak, tower, waves };
