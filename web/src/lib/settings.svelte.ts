// What a reader has chosen: kept on this device, and with the account if there is one.
import type { Pace } from "./director.svelte";
import { isLanguage, type Language } from "./words.svelte";

export type Theme = "auto" | "dark" | "light";
export type Motion = "auto" | "full" | "reduced";

export interface Choices {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** How fast what happens is shown. */
  pace: Pace;
  sound: boolean;
  notify: boolean;
  /** Standing orders given at the start of each game, by game. */
  orders: Record<string, string[]>;
  /** Moments at which one is asked in spite of them, by game. */
  moments: Record<string, string[]>;
  /** Whether what gives something up for good is asked about once more. */
  doubt: boolean;
  /** Whether keys of one sign act at a table: who speaks to the device, or hits keys by chance, switches them off. */
  keys: boolean;
  /** Whether hints are given at a glance, without a search. */
  glance: boolean;
  /** Lessons that were finished, as `game/lesson`. */
  learnt: string[];
  /** What was explained at a table when it first happened, as `game/topic`. */
  told: string[];
  /** Puzzles that were tried, in order, as `+game/name` where the first answers were right and `-game/name` where not. */
  tried: string[];
  /** Puzzles that were solved, be it at the first try or later, as `game/name`. */
  solved: string[];
}

/** What is kept in passing and says nothing of how a reader wants things. */
const IN_PASSING = ["pace", "glance", "learnt", "told", "tried", "solved"];

const KEY = "camarilla";

/** The first of the languages a browser asks for that the page speaks. */
function preferred(): Language {
  const wanted = typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language]);
  return wanted.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

function stored(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

class Settings {
  private choices = $state<Choices>({
    language: preferred(),
    theme: "auto",
    motion: "auto",
    pace: "normal",
    sound: false,
    notify: false,
    orders: {},
    moments: {},
    doubt: true,
    keys: true,
    glance: false,
    learnt: [],
    told: [],
    tried: [],
    solved: [],
  });

  /** Whether this device has been told anything yet. */
  fresh = true;

  constructor() {
    const kept = stored();
    this.fresh = !Object.keys(kept).some((key) => !IN_PASSING.includes(key));
    this.take(kept);
  }

  get all(): Choices {
    return this.choices;
  }

  /** Take over what is known of the choices, as from an account. */
  take(given: Partial<Choices>): void {
    for (const key of Object.keys(this.choices) as (keyof Choices)[]) {
      if (given[key] !== undefined) (this.choices as unknown as Record<string, unknown>)[key] = given[key];
    }
    if (!isLanguage(this.choices.language)) this.choices.language = preferred();
  }

  /** What was learnt on this device and with the account counts together. */
  join(given: Partial<Choices>): void {
    for (const key of ["learnt", "told", "tried", "solved"] as const) {
      const more = (given[key] ?? []).filter((each) => !this.choices[key].includes(each));
      if (more.length) this.set(key, [...this.choices[key], ...more]);
    }
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.choices[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), [key]: value }));
    } catch {
      // A browser that keeps nothing still plays; the choice then lasts until the page is closed.
    }
  }

  /** Whether things should change places without travelling. */
  get still(): boolean {
    if (this.choices.motion !== "auto") return this.choices.motion === "reduced";
    return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
