// Where a long Russian word may be parted: soft hyphens, which nobody sees unless a line ends there.

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
const LONG = /[а-яё]{10,}/giu;

/** The same text with a soft hyphen at each seam of its long Russian words. */
export function withSyllables(text: string): string {
  return text.replace(LONG, (word) => {
    const at = new Set(SEAMS.flatMap((seam) => [...word.matchAll(seam)].map(({ index }) => index)));
    return [...word].map((letter, index) => (at.has(index) ? SOFT : "") + letter).join("");
  });
}
