// Where a long Russian word, or a long German name, may be parted: soft hyphens, which nobody sees unless a line ends there.

const SOFT = "\u00ad";
const VOWEL = "[аеёиоуыэюя]";
const CONSONANT = "[бвгджзклмнпрстфхцчшщ]";
/** The letter before a seam and the letters after it; a seam leaves a vowel on either side, and й, ь, ъ where they were. */
const SEAMS = [
  ["[йьъ]", "[а-яё][а-яё]"],
  [VOWEL, `${VOWEL}[а-яё]`],
  [`${VOWEL}${CONSONANT}`, `${CONSONANT}${VOWEL}`],
  [`${CONSONANT}${VOWEL}`, `${CONSONANT}${VOWEL}`],
  [`${VOWEL}${CONSONANT}`, `${CONSONANT}${CONSONANT}${VOWEL}`],
  [`${VOWEL}${CONSONANT}${CONSONANT}`, `${CONSONANT}${CONSONANT}${VOWEL}`],
].map(([before, after]) => new RegExp(`(?<=[а-яё]{1}${before})(?=${after})`, "giu"));
/** Shorter words stay whole. */
const LONG = /[а-яё]{9,}/giu;

/** Names that end in what is a word of its own. */
const JOINED =
  /(?<=\p{L}{4})(?=(?:berg|dorff|fels|hausen|mann|merring|neder|nowsky|rieder|werder)(?!\p{L}))|(?<=Multi)(?=national)/gu;

/** The same text with a soft hyphen at each seam of its long Russian words, and of its long German names. */
export function withSyllables(text: string): string {
  return text.replace(JOINED, SOFT).replace(LONG, (word) => {
    const at = new Set(SEAMS.flatMap((seam) => [...word.matchAll(seam)].map(({ index }) => index)));
    return [...word].map((letter, index) => (at.has(index) ? SOFT : "") + letter).join("");
  });
}
