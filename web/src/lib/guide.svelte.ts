// A first guided game: each question and each kind of event is explained when it first happens, once a reader.
import type { FluentBundle } from "@fluent/bundle";
import { guideTexts } from "./guided";
import { learning } from "./learning.svelte";
import { localeFor } from "./locale";
import { bundleOf, format, type Language } from "./words.svelte";

/** What a question or an event is filed under. */
export const asked = (label: string): string => `ask-${label}`;
export const happened = (type: string): string => `event-${type}`;

/** What is to be explained at a table: one thing at a time, in the order in which things happened. */
export class Guide {
  private bundle = $state.raw<FluentBundle | undefined>(undefined);
  private waiting = $state.raw<string[]>([]);

  constructor(private readonly game: string) {}

  async speak(language: Language): Promise<void> {
    const [told, load] = this.source(language);
    const source = await load?.();
    this.bundle = source ? bundleOf(localeFor(told), source) : undefined;
  }

  /** What the game is explained in, and by: in English where nobody has put it into the language. */
  private source(language: Language): [Language, (() => Promise<string>) | undefined] {
    const own = guideTexts[`../games/${this.game}/guide.${language}.ftl`];
    return own ? [language, own] : ["en", guideTexts[`../games/${this.game}/guide.en.ftl`]];
  }

  /** Take note of what has come up; what was explained before, or has no words, is passed over. */
  hear(topics: string[]): void {
    const fresh = topics.filter(
      (topic) => this.text(topic) && !this.waiting.includes(topic) && !learning.wasTold(this.game, topic),
    );
    if (fresh.length) this.waiting = [...this.waiting, ...new Set(fresh)];
  }

  get topic(): string | undefined {
    return this.waiting[0];
  }

  get more(): number {
    return Math.max(0, this.waiting.length - 1);
  }

  text(topic: string): string | undefined {
    return format(this.bundle, topic);
  }

  /** The reader has read what stands there. */
  next(): void {
    if (this.topic) learning.tell(this.game, [this.topic]);
    this.waiting = this.waiting.slice(1);
  }
}
