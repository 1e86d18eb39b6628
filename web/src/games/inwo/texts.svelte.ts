// What cards say. English stands with the cards; other languages have files of their own, fetched when they are spoken.
import type { Printed } from "./inwo";
import { words } from "../../lib/words.svelte";

type Texts = Record<string, string>;

const sources = import.meta.glob<Texts>("../../../../src/camarilla/games/inwo/texts.*.json", { import: "default" });

class Shelf {
  private texts = $state.raw<Record<string, Texts>>({});
  private asked = new Set<string>();

  of(language: string): Texts | undefined {
    const found = this.texts[language];
    if (!found && !this.asked.has(language)) {
      this.asked.add(language);
      const load = Object.entries(sources).find(([path]) => path.endsWith(`texts.${language}.json`))?.[1];
      void load?.().then((texts) => (this.texts = { ...this.texts, [language]: texts }));
    }
    return found;
  }
}

const shelf = new Shelf();

/** What a card does, in the reader's language where it has been put into it. */
export function cardText(card: Printed): string {
  return (words.language === "en" ? undefined : shelf.of(words.language)?.[card.id]) ?? card.mechanic;
}

/** The Special Goal of an Illuminati. */
export function goalText(card: Printed): string {
  return (
    (words.language === "en" ? undefined : shelf.of(words.language)?.[`${card.id}/goal`]) ?? card.special_goal ?? ""
  );
}
