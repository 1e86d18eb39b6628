// Sentences, by Fluent: this page's own messages, the kernel's, and each game's, in the reader's language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { localeFor } from "./locale";
import type { Label } from "./generated/protocol";

export type Language = string;
export type Args = Record<string, FluentVariable>;

type Sources = Record<string, () => Promise<string>>;

const own = import.meta.glob<string>("../../messages/*.ftl", { query: "?raw", import: "default" });
const kernel = import.meta.glob<string>("../../../src/camarilla/kernel/messages.*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/camarilla/games/*/messages.*.ftl", {
  query: "?raw",
  import: "default",
});

/** What the page speaks: the languages that it has messages in, English first. A language is added by its files. */
export const LANGUAGES: readonly Language[] = Object.keys(own)
  .map((path) => /(\w+)\.ftl$/.exec(path)?.[1] ?? "")
  .sort((one, other) => Number(other === "en") - Number(one === "en") || one.localeCompare(other));

async function source(from: Sources, ending: string): Promise<string> {
  const path = Object.keys(from).find((name) => name.endsWith(ending));
  return path ? ((await from[path]?.()) ?? "") : "";
}

/** A bundle that has these sources, later ones over earlier ones. */
export function bundleOf(locale: string, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const text of sources) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** A hyphen where a number is negative: after a space or a bracket, not within a notation. */
const MINUS = /(?<![^\s(])-(?=\d)/g;

/** A message of a bundle with its arguments; undefined if there is none, or if something it needs is missing. */
export function format(bundle: FluentBundle | undefined, id: string, args: Args = {}): string | undefined {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return undefined;
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, args, problems);
  return problems.length ? undefined : text.replace(MINUS, "−");
}

/** Names in a row, the last behind the language's "and". */
export function listed(bundle: FluentBundle | undefined, names: readonly (string | number)[]): string {
  const [last = "", ...before] = [...names].reverse();
  const first = before.reverse().join(", ");
  return String((first && format(bundle, "list-and", { first, last })) || last);
}

/** Names without repetitions: one that comes several times has its count behind it. */
export function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} (×${count})` : name));
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** A text that is there in some languages, as the reader would have it: in English if it is not in theirs. */
export function inLanguage(texts: Record<string, string> | undefined, language = words.language): string {
  return texts?.[language] ?? texts?.en ?? "";
}

class Words {
  language = $state<Language>("en");
  /** Bundles by `language` and by `language/game`. */
  private bundles = $state.raw<Record<string, FluentBundle>>({});

  /** Settled when the language that was last chosen is spoken. */
  private speaking: Promise<unknown> = Promise.resolve();

  /** Speak a language from now on, as soon as its messages are here. */
  speak(language: Language): Promise<void> {
    const spoken = this.learn(language);
    this.speaking = spoken.catch(() => undefined);
    return spoken;
  }

  /** Wait until there are words to say something with, if they are on their way. */
  async ready(): Promise<void> {
    await this.speaking;
  }

  private async learn(language: Language): Promise<void> {
    const known = Object.keys(this.bundles).map((key) => key.split("/")[1]);
    await this.load(language, "");
    await Promise.all(known.filter(Boolean).map((game) => this.load(this.told(game ?? "", language), game ?? "")));
    this.language = language;
    if (typeof document !== "undefined") document.documentElement.lang = language;
  }

  /** Have a game's messages at hand. */
  game(game: string): Promise<void> {
    return this.load(this.told(game), game);
  }

  /** The language in which a game is told to a reader of another: English if it has no messages in that one. */
  told(game: string, language = this.language): Language {
    const own = Object.keys(games).some((path) => path.endsWith(`/${game}/messages.${language}.ftl`));
    return own || this.elsewhere[game]?.[language] ? language : "en";
  }

  /** How a game's words are marked for those who listen: not at all where they are of the page's own language. */
  foreign(game: string): Language | undefined {
    const told = this.told(game);
    return told === this.language ? undefined : told;
  }

  /** Where the messages of a game are found that this page does not bring itself, by language. */
  private readonly elsewhere: Record<string, Record<string, string>> = {};

  know(game: string, addresses: Record<string, string>): void {
    this.elsewhere[game] = addresses;
  }

  private async messagesOf(game: string, language: Language): Promise<string> {
    const own = await source(games, `/${game}/messages.${language}.ftl`);
    const address = this.elsewhere[game]?.[language];
    if (own || !address) return own;
    const response = await fetch(address).catch(() => undefined);
    return response?.ok ? response.text() : "";
  }

  private async load(language: Language, game: string): Promise<void> {
    const key = game ? `${language}/${game}` : language;
    if (this.bundles[key]) return;
    const texts = await Promise.all([
      source(kernel, `/messages.${language}.ftl`),
      source(own, `/${language}.ftl`),
      game ? this.messagesOf(game, language) : "",
    ]);
    this.bundles = { ...this.bundles, [key]: bundleOf(localeFor(language), ...texts) };
  }

  bundle(game = ""): FluentBundle | undefined {
    return (game ? this.bundles[`${this.told(game)}/${game}`] : undefined) ?? this.bundles[this.language];
  }

  /** A message of this page; its id if there is none. */
  text(id: string, args: Args = {}): string {
    return format(this.bundle(), id, args) ?? id;
  }

  /** A message of a game, if it has it. */
  find(game: string, id: string, args: Args = {}): string | undefined {
    return format(this.bundle(game), id, args);
  }
}

export const words = new Words();

/** A message of this page. */
export function t(id: string, args: Args = {}): string {
  return words.text(id, args);
}

export function isLabel(value: unknown): value is Label {
  return typeof value === "object" && value !== null && typeof (value as Label).id === "string";
}

/** A sentence with a capital at its start. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** A number with a real minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
