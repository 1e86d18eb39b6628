import { afterEach, expect, it, vi } from "vitest";
import { languageName } from "./locale";
import { settings } from "./settings.svelte";
import { inLanguage, LANGUAGES, t, words } from "./words.svelte";

afterEach(() => void vi.unstubAllGlobals());

it("the page speaks the languages it has messages in, English first, each by its own name", () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES).toEqual(expect.arrayContaining(["de", "en", "ru"]));
  expect(["en", "de", "ru"].map(languageName)).toEqual(["English", "Deutsch", "Русский"]);
});

it("a game without the language is told in English and marked, in a shell of the language", async () => {
  await words.speak("de");
  await Promise.all([words.game("coup"), words.game("oath")]);
  expect(t("close")).toBe("Schließen");
  expect([words.told("coup"), words.foreign("coup")]).toEqual(["de", undefined]);
  expect(words.find("coup", "option-challenge")).toBe("Anzweifeln");
  expect([words.told("oath"), words.foreign("oath")]).toEqual(["en", "en"]);
  expect(words.find("oath", "you")).toBe("you");
  expect(words.find("oath", "option-pass")).toBe("Pass");
  await words.speak("en");
  expect(words.foreign("oath")).toBeUndefined();
});

it("a game from elsewhere speaks what its package has", () => {
  words.know("salon", { en: "/salon/messages.en.ftl", de: "/salon/messages.de.ftl" });
  expect(["de", "ru"].map((language) => words.told("salon", language))).toEqual(["de", "en"]);
});

it("a text that is not in the reader's language is shown in English", () => {
  const texts = { en: "A first court", ru: "Первый двор" };
  expect(["ru", "de"].map((language) => inLanguage(texts, language))).toEqual(["Первый двор", "A first court"]);
  expect(inLanguage(undefined)).toBe("");
});

it("a browser's first language that the page speaks is taken", () => {
  vi.stubGlobal("navigator", { language: "nl-NL", languages: ["nl-NL", "de-AT", "en"] });
  settings.take({ language: "tlh" });
  expect(settings.all.language).toBe("de");
});
