import { afterEach, expect, it, vi } from "vitest";
import { date, decimal, localeFor, moment } from "./locale";
import { words } from "./words.svelte";

const noon = new Date(2026, 10, 16, 12).getTime() / 1000;

afterEach(() => void vi.unstubAllGlobals());

async function reading(language: "en" | "ru", languages: string[]): Promise<void> {
  vi.stubGlobal("navigator", { language: languages[0], languages });
  await words.speak(language);
}

it.each([
  ["en", ["en-GB", "en"], "en-GB"],
  ["en", ["en-US"], "en-US"],
  ["en", ["ru-RU", "en-AU"], "en-AU"],
  ["en", ["de-DE"], "en-DE"],
  ["en", ["ru-RU", "ru"], "en-GB"],
  ["ru", ["en-GB"], "ru"],
  ["ru", ["uk-UA", "en"], "ru-UA"],
  ["ru", ["ru"], "ru"],
  ["en", [], "en"],
])("a page in %s for a browser of %j is written as %s", (language, languages, locale) => {
  expect(localeFor(language, languages)).toBe(locale);
});

it("a British reader has the day first, an American the month", async () => {
  await reading("en", ["en-GB"]);
  expect(date(noon)).toBe("16 Nov 2026");
  expect(moment(noon)).toContain("16/11/2026");
  await reading("en", ["en-US"]);
  expect(date(noon)).toBe("Nov 16, 2026");
});

it("the words are those of the page, whatever the browser speaks", async () => {
  await reading("ru", ["en-GB"]);
  expect(date(noon)).toContain("нояб");
  expect(decimal(24.53)).toBe("24,5");
});
