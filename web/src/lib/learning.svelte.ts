// What a reader has learnt: kept with the choices, here and with the account; a lesson half read is kept here only.
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

const KEY = "camarilla-lessons";
/** What is noted of a guided game beside its topics. */
const BEGUN = "begun";

/** A lesson among those of all games. */
export function lessonKey(game: string, name: string): string {
  return `${game}/${name}`;
}

function begun(): Record<string, string[]> {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

class Learning {
  has(game: string, name: string): boolean {
    return settings.all.learnt.includes(lessonKey(game, name));
  }

  /** Whether a guided game was begun. */
  wasGuided(game: string): boolean {
    return settings.all.told.some((key) => key.startsWith(`${game}/`));
  }

  beginGuided(game: string): void {
    this.tell(game, [BEGUN]);
  }

  /** The answers of a lesson that was left in the middle. */
  left(game: string, name: string): string[] {
    return begun()[lessonKey(game, name)] ?? [];
  }

  /** Keep how far a lesson is; one that is finished begins anew next time. */
  keep(game: string, name: string, answers: string[], done: boolean): void {
    const { [lessonKey(game, name)]: _, ...others } = begun();
    const kept = done || !answers.length ? others : { ...others, [lessonKey(game, name)]: answers };
    try {
      globalThis.localStorage?.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing begins every lesson at its beginning.
    }
    if (done && !this.has(game, name)) void session.choose("learnt", [...settings.all.learnt, lessonKey(game, name)]);
  }

  /** Whether something has been explained to the reader at a table. */
  wasTold(game: string, topic: string): boolean {
    return settings.all.told.includes(`${game}/${topic}`);
  }

  tell(game: string, topics: string[]): void {
    const fresh = topics.filter((topic) => !this.wasTold(game, topic)).map((topic) => `${game}/${topic}`);
    if (fresh.length) void session.choose("told", [...settings.all.told, ...fresh]);
  }
}

export const learning = new Learning();
