// The parts of an engraved head in profile, looking to the left, on a field of 128: face, hair, hat and dress.
import { between } from "../../art/svg";

export const INK = "#2a2018";
const LINE = `stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"`;
const CLOTH = "#f7f2e4";
const BRASS = "#c79a3c";

const shape = (fill: string, path: string): string => `<path fill="${fill}" ${LINE} d="${path}"/>`;
const lines = (path: string, width = 1.1, colour = INK): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" d="${path}"/>`;
const dot = (fill: string, x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${INK}" stroke-width=".8"/>`;

/** How a face is made: each from 0 to 1. */
export interface Features {
  nose: number;
  chin: number;
  brow: number;
  weight: number;
}

export const featuresOf = (random: () => number, stout: boolean): Features => ({
  nose: random(),
  chin: random(),
  brow: random(),
  weight: stout ? 0.9 : between(random, 0, 0.5),
});

/** The head: forehead, nose, lips, chin and neck, with the eye, the ear and shaded cheeks. */
export function face({ nose, chin, brow, weight }: Features): string {
  const [n, c, b, w] = [nose * 6, chin * 5, brow * 4, weight * 9];
  const outline =
    `M66 22C53 21 ${46 - b} 27 ${44 - b} 38L${43 - b / 2} 44Q44 46 42 50L${35 - n} ${58 + n / 3}Q${34 - n} 61 41 62L39 66Q42 67 42 68L39.5 71Q42 73 41 76` +
    `Q${38 - c} 80 ${41 - c} 85Q46 ${88 + w} ${60 + w / 2} ${86 + w}L58 106L86 110L83 80Q92 60 86 40Q80 23 66 22z`;
  return (
    shape("url(#skin)", outline) +
    lines("M47 49q4-3.4 9-.6q-4 3-8.6 .8zM45 44.5q5-4 12-1.4", 1.2) +
    `<circle cx="50" cy="48.6" r="1.5" fill="${INK}"/>` +
    lines(`M42 68l5 .6M${39 - n / 2} 60.5q3 .4 4-1.5M71 52q6 1 4 8t-6 4`, 1.1) +
    lines(
      "M62 66l9 8M60 70l9 8M59 75l8 7M60 80l6 5M64 62l9 7M62 92l8 8M66 90l12 12M72 88l10 10M62 98l6 6M76 86l7 7",
      0.8,
    ) +
    (weight > 0.7 ? lines("M46 86q8 6 16 2M56 72q4 4 3 9", 1) : "")
  );
}

/** Hair and wigs, by name; those that hang behind the shoulders come with them. */
export const HAIR: Record<string, (fill: string) => string> = {
  queue: (fill) => shape(fill, "M84 66q10 18 6 46l7 2q6-28-3-50z") + crown(fill) + rolls(fill, 2) + bow(88, 68),
  bag: (fill) => crown(fill) + rolls(fill, 3) + shape(INK, "M82 66h18l3 26q-12 6-21 0z") + bow(89, 67),
  pigtail: (fill) =>
    shape(fill, "M86 64l6 60h6l-3-62z") +
    lines("M89 76l7-1M90 84l7-1M91 92l7-1M91 100l7-1", 1.4) +
    crown(fill) +
    rolls(fill, 1) +
    bow(88, 66),
  full: (fill) =>
    shape(fill, "M60 30Q56 8 76 9Q104 10 104 50Q114 84 104 116Q84 124 68 114Q78 96 72 76Q66 56 70 42Q62 38 60 30z") +
    lines(
      "M76 20q14 6 12 20M84 46q12 4 12 14M76 58q16 0 20 12M76 74q18-2 24 10M78 90q16-4 24 8M74 106q16-6 26 4M90 22q10 8 9 20",
    ),
  frizz: (fill) =>
    shape(fill, "M44 34Q40 4 70 3Q104 4 101 46Q100 66 88 70Q79 72 77 62Q76 44 62 37Q54 33 44 34z") +
    lines(
      "M50 22q6-10 16-10M56 28q8-12 20-12M66 30q10-6 18 0M76 40q10-4 16 4M80 52q8-4 14 4M82 62q6-2 10 0M80 14q10 4 14 16",
    ) +
    rolls(fill, 1) +
    bow(90, 70),
  natural: (fill) =>
    shape(fill, "M45 36Q46 15 68 14Q94 15 93 46Q92 66 84 74Q79 72 78 62Q76 48 66 40Q56 32 45 36z") +
    lines("M52 28q10-6 20-2M62 22q14 0 20 10M74 34q10 4 12 16M80 50q6 4 5 14"),
  long: (fill) =>
    shape(fill, "M44 37Q44 13 68 12Q98 14 97 52Q104 84 94 108Q84 112 78 104Q84 84 78 66Q76 48 64 40Q56 34 44 37z") +
    lines("M52 28q12-8 22-2M64 22q16 2 22 16M82 50q8 10 6 24M84 72q8 12 4 26M90 50q5 16 3 30"),
  bald: (fill) =>
    shape(fill, "M76 42Q92 38 92 54Q92 70 84 76Q78 72 77 60Q74 50 76 42z") + lines("M80 48q6 2 7 10M80 58q5 2 5 10"),
  bob: (fill) =>
    shape(fill, "M45 34Q46 14 68 13Q96 14 97 48Q100 72 90 80Q78 84 74 72Q76 50 62 38Q54 33 45 34z") +
    lines("M78 52q10-2 14 4M76 60q12-2 18 4M76 68q12-2 18 4M76 76q8-2 14 2M54 26q10-6 20 0M68 20q14 4 18 16"),
};

const crown = (fill: string): string =>
  shape(fill, "M44 35Q45 13 68 12Q95 13 95 44Q95 62 87 70Q80 72 77 66Q76 46 62 37Q53 33 44 35z") +
  lines("M52 27q10-7 20-3M62 20q16 1 22 14M78 42q8 4 10 14");

/** Rolled curls above the ear. */
const rolls = (fill: string, count: number): string =>
  Array.from(
    { length: count },
    (_, at) =>
      `<ellipse cx="${74 + at}" cy="${54 + at * 8}" rx="9" ry="4.4" fill="${fill}" ${LINE}/><path fill="none" stroke="${INK}" d="M68 ${54 + at * 8}q6-3 10 .5q-3 2.5-6 .6"/>`,
  ).join("");

const bow = (x: number, y: number): string =>
  `<path fill="${INK}" d="M${x} ${y}l-9-6v12zM${x} ${y}l9-6v12z"/><circle cx="${x}" cy="${y}" r="2.4" fill="${INK}"/>`;

/** Hats, by name. */
export const HATS: Record<string, string> = {
  tricorne:
    shape("#2d2622", "M28 32Q46 18 60 4Q84 2 108 28Q92 24 80 30Q62 22 50 34Q40 30 28 32z") +
    lines("M31 31Q46 24 52 31Q62 20 80 28Q92 22 105 27", 1.8, BRASS) +
    dot("#b3262a", 82, 22, 3.4),
  bicorne:
    shape("#2d2622", "M34 34Q30 4 68 2Q108 4 104 36Q70 20 34 34z") +
    lines("M37 32Q70 18 102 33", 1.8, BRASS) +
    dot("#f7f2e4", 70, 14, 4),
  mitre:
    shape("#f6ecd0", "M46 32Q44 12 66-2Q94 10 94 34Q70 24 46 32z") +
    lines("M70-1V27M47 26Q70 18 93 28", 2.4, BRASS) +
    lines("M58 12h10M63 7v12", 2, "#a12a22"),
  biretta:
    shape("#8c1f2b", "M44 32L48 10Q60 14 70 8Q84 12 96 8L94 36Q70 26 44 32z") +
    lines("M70 9V27M56 12V29M84 11V30", 1.2, "#5a0f18") +
    dot("#8c1f2b", 70, 7, 4),
  skullcap: shape("#7a1f3a", "M54 24Q58 10 74 11Q92 13 93 36Q74 24 54 24z"),
  fur:
    shape("#6a4a2c", "M40 36Q36 10 68 8Q102 10 98 40Q70 26 40 36z") +
    lines("M44 30l3-8M52 27l3-9M60 24l2-9M70 23l2-9M80 25l2-9M90 30l1-9", 1.1) +
    shape("#f3efe4", "M84 14Q88-6 104-6Q98 4 96 18z"),
  crown:
    shape(BRASS, "M46 32L42 8l12 10 8-16 10 15 14-13 4 17 12-6-4 22Q72 24 46 32z") +
    dot("#b3262a", 58, 24, 2.6) +
    dot("#2f5fa6", 72, 22, 2.6) +
    dot("#b3262a", 87, 26, 2.6),
  ducal:
    shape("#8c1f2b", "M50 26Q48 4 70 2Q94 4 94 28z") +
    shape(CLOTH, "M44 36Q44 24 70 22Q98 24 98 38Q70 28 44 36z") +
    lines("M54 27l1 4M64 25l1 4M76 25l1 4M88 28l1 4", 1.6) +
    dot(BRASS, 70, 2, 3),
  phrygian:
    shape("#b3262a", "M46 34Q42 8 66 2Q44-8 34 8Q40 8 42 14Q40 4 66 2Q98 6 96 38Q70 26 46 34z") +
    dot("#f7f2e4", 84, 22, 5) +
    dot("#2f5fa6", 84, 22, 3),
  laurel:
    lines("M46 34Q64 16 92 34", 2, "#3f6a34") +
    [
      [50, 30, -40],
      [57, 25, -30],
      [65, 22, -10],
      [74, 22, 10],
      [82, 26, 30],
      [89, 31, 40],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<path fill="#5c8a4a" stroke="#2b4a22" stroke-width=".8" transform="translate(${x} ${y}) rotate(${turn})" d="M0 0Q-5-7 0-13Q5-7 0 0z"/>`,
      )
      .join(""),
  plumed:
    shape("#3f2f52", "M26 36Q60 22 112 34Q100 26 96 20Q88 4 68 5Q48 8 46 24Q38 30 26 36z") +
    shape("#e9dfc8", "M60 12Q90-14 116 6Q108 6 112 14Q104 12 106 20Q84 8 62 20z"),
  beret: shape("#2f2a3a", "M42 34Q34 12 66 10Q108 10 104 30Q98 38 92 36Q70 26 42 34z") + dot("#2f2a3a", 74, 9, 2.4),
  nightcap:
    shape("#d8c8a8", "M44 36Q44 10 70 10Q96 8 114 30Q104 30 98 26Q100 34 96 40Q70 28 44 36z") +
    dot("#b3262a", 114, 31, 4),
};

const shoulders = (coat: string): string => shape(coat, "M4 130Q8 108 42 102L58 98L86 100Q114 106 120 130z");
const lapel = (trim: string): string =>
  shape(trim, "M58 99L46 130H62L70 108z") + shape(trim, "M86 101L74 130H90L96 106z");

/** Dresses, by name: of a coat's colour and that of its trimmings. */
export const DRESS: Record<string, (coat: string, trim: string) => string> = {
  jabot: (coat, trim) =>
    shoulders(coat) +
    lapel(trim) +
    shape(CLOTH, "M54 92L84 96L82 104Q58 102 54 92z") +
    shape(CLOTH, "M50 98Q44 106 51 110Q44 117 52 122Q50 130 60 130H66Q74 124 66 118Q74 112 66 106Q70 100 64 98z") +
    lines("M54 104q6 4 10 0M52 113q7 5 12 1M54 122q6 4 10 1", 0.9),
  stock: (coat, trim) =>
    shoulders(coat) +
    shape(trim, "M46 104L58 96L70 112L60 130H50z") +
    shape(CLOTH, "M55 90L85 95L84 105Q60 105 54 99z") +
    lines("M57 95L84 99", 0.9),
  bands: (coat) =>
    shoulders(coat) +
    shape(CLOTH, "M56 94L84 98L82 104Q60 103 55 98z") +
    shape(CLOTH, "M50 100L58 100L54 124L43 121z") +
    shape(CLOTH, "M59 101L67 103L66 126L56 124z"),
  ermine: (coat) =>
    shape(coat, "M2 130Q6 116 30 110L96 110Q118 114 122 130z") +
    shape(CLOTH, "M12 122Q20 100 56 96L86 99Q112 104 116 122Q64 108 12 122z") +
    lines("M28 110v5M42 105v5M58 102v5M74 103v5M90 106v5M104 111v5M50 112v4M82 112v4", 2.2),
  uniform: (coat, trim) =>
    shoulders(coat) +
    shape(trim, "M52 92L88 97L88 106Q62 106 50 100z") +
    lines("M54 96L86 101", 1.6, BRASS) +
    shape(BRASS, "M88 104Q110 104 116 116L98 120Q92 112 88 104z") +
    lines("M98 120v6M103 119v7M108 118v7M113 117v7", 1.4, BRASS) +
    lines("M30 108L72 130", 6, trim),
  star: (coat, trim) =>
    shoulders(coat) +
    shape(CLOTH, "M55 91L85 95L84 104Q60 104 54 98z") +
    lines("M96 104L40 130", 8, trim) +
    `<path fill="${BRASS}" ${LINE} d="M36 106l3 7 7-2-3 7 6 5-8 1-1 8-6-6-6 6-1-8-8-1 6-5-3-7 7 2z"/>`,
  robe: (coat, trim) =>
    shape(coat, "M0 130Q6 104 46 100L86 100Q118 102 124 130z") +
    shape(trim, "M56 96L40 130H54L68 106L84 130H98L88 99z") +
    shape(CLOTH, "M58 94L86 98L84 103Q62 103 56 98z"),
  cravat: (coat, trim) =>
    shoulders(coat) +
    lapel(trim) +
    shape(CLOTH, "M54 90L86 95L85 104Q60 104 53 98z") +
    shape(CLOTH, "M58 103L38 98Q36 110 42 114zM58 103L72 116Q62 122 54 118z") +
    dot(CLOTH, 58, 104, 3.6),
  cross: (coat) =>
    shape(coat, "M4 130Q8 106 46 101L86 101Q114 106 120 130z") +
    shape(CLOTH, "M56 95L85 98L84 103Q62 103 56 99z") +
    lines("M50 102Q46 114 52 122M80 104Q74 116 56 122", 1.2, BRASS) +
    lines("M54 112v16M48 118h12", 3.4, BRASS) +
    lines("M66 108v22", 1.2),
  hussar: (coat, trim) =>
    shoulders(coat) +
    shape(trim, "M52 92L88 97L90 108Q62 108 48 101z") +
    lines("M34 112H84M30 118H84M26 124H84", 2, BRASS) +
    lines("M34 109v18M46 108v20M60 108v20M74 109v19", 1.2, BRASS) +
    shape("#6a4a2c", "M90 102Q112 104 120 130H104Q102 112 90 108z"),
};

/** What else a face may have, by name. */
export const TRAITS: Record<string, string> = {
  spectacles: `<g fill="#fff" fill-opacity=".35" stroke="${INK}" stroke-width="1.5"><ellipse cx="49.5" cy="49" rx="5" ry="5.4"/><path fill="none" d="M54.5 48L72 50M44.5 48l-3-1"/></g>`,
  moustache: shape("#4a3625", "M38 64.5Q44 60 54 68Q46 68.5 39 66.5z"),
  earring: dot(BRASS, 71, 66, 2.4),
};
