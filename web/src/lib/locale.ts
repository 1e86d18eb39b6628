// Dates and numbers: the words are the page's, the order and the signs those of the reader's own browser.
import { capital, words } from "./words.svelte";

const base = (tag: string): string => tag.split("-")[0] ?? tag;
const region = (tag: string): string | undefined => /-([A-Z]{2}|\d{3})\b/.exec(tag)?.[1];

/** Which English is meant where the browser names a country whose English nobody has described. */
const WORLD: Record<string, string> = { en: "en-GB" };

/**
 * The locale to write by when the page speaks a language: the browser's own if it is of that language, or else that
 * language as it is written where the reader is.
 */
export function localeFor(language: string, wanted: readonly string[] = browser()): string {
  const own = wanted.find((tag) => base(tag) === language);
  if (own) return own;
  const there = wanted.map(region).find(Boolean);
  if (!there) return language;
  const local = `${language}-${there}`;
  const known = new Intl.DateTimeFormat(local).resolvedOptions().locale;
  return region(known) ? known : (WORLD[language] ?? language);
}

/** What a language calls itself, as `Deutsch`. */
export function languageName(language: string): string {
  return capital(new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language);
}

function browser(): readonly string[] {
  return typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language]);
}

/** A day, as `16 Nov 2026`. */
export function date(seconds: number): string {
  return new Intl.DateTimeFormat(localeFor(words.language), { dateStyle: "medium" }).format(seconds * 1000);
}

/** A day and a time, in few characters. */
export function moment(seconds: number): string {
  return new Intl.DateTimeFormat(localeFor(words.language), { dateStyle: "short", timeStyle: "short" }).format(
    seconds * 1000,
  );
}

/** A number with so many digits after the point, or the comma; at least `least`. */
export function decimal(value: number, digits = 1, least = digits): string {
  const exact = { minimumFractionDigits: least, maximumFractionDigits: digits };
  return new Intl.NumberFormat(localeFor(words.language), exact).format(value);
}

/** A whole number of days or hours, in few characters. */
export function span(value: number, unit: "day" | "hour"): string {
  return new Intl.NumberFormat(localeFor(words.language), { style: "unit", unit, unitDisplay: "narrow" }).format(value);
}
