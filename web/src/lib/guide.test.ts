import { beforeEach, describe, expect, it, vi } from "vitest";
import { awaitsGuide } from "./first-game";
import { asked, Guide, happened } from "./guide.svelte";
import { beGuided, beUnguided, hasGuide, isGuided } from "./guided";
import { learning } from "./learning.svelte";
import { settings } from "./settings.svelte";
import { LANGUAGES, words } from "./words.svelte";

const guides = import.meta.glob<string>("../games/*/guide.*.ftl", { query: "?raw", import: "default", eager: true });
const games = import.meta.glob<string>("../../../src/camarilla/{kernel,games/*}/messages.en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const told = (folder: string): string =>
  Object.entries(games).find(([path]) => path.endsWith(`/${folder}/messages.en.ftl`))?.[1] ?? "";

const ids = (source: string): string[] => [...source.matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? "");

describe("what is explained in a first game", () => {
  for (const [path, source] of Object.entries(guides).filter(([path]) => path.endsWith(".en.ftl"))) {
    const game = path.split("/").at(-2) ?? "";

    it(`is asked or happens in ${game}, and is said in every language that the game speaks`, () => {
      const messages = [game, "kernel"].flatMap((folder) => ids(told(folder)));
      const known = [...messages.map(asked), ...messages.filter((id) => id.startsWith("event-"))];
      expect(ids(source).filter((id) => !known.includes(id))).toEqual([]);
      for (const language of LANGUAGES.filter((one) => words.told(game, one) === one)) {
        expect(ids(guides[path.replace(".en.", `.${language}.`)] ?? ""), language).toEqual(ids(source));
      }
    });
  }
});

/** What a browser keeps. */
function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  settings.set("told", []);
  settings.set("learnt", []);
});

describe("a lesson", () => {
  it("that was left goes on where it was, and one that is finished is known for good", () => {
    learning.keep("coup", "first", ["next", "income"], false);
    expect(learning.left("coup", "first")).toEqual(["next", "income"]);
    expect(learning.has("coup", "first")).toBe(false);
    learning.keep("coup", "first", ["next", "income", "tax"], true);
    expect(learning.left("coup", "first")).toEqual([]);
    expect(settings.all.learnt).toEqual(["coup/first"]);
  });

  it("takes nobody the guided game, which is offered until one was begun", () => {
    learning.keep("coup", "first", ["next"], true);
    expect([awaitsGuide("coup"), awaitsGuide("chess")]).toEqual([true, false]);
    learning.beginGuided("coup");
    expect([awaitsGuide("coup"), awaitsGuide("pax")]).toEqual([false, true]);
  });

  it("finished on another device counts here, too", () => {
    settings.set("learnt", ["coup/first"]);
    settings.join({ learnt: ["coup/first", "pax/first"], told: ["oath/ask-act"] });
    expect(settings.all.learnt).toEqual(["coup/first", "pax/first"]);
    expect(learning.wasGuided("oath")).toBe(true);
  });
});

describe("a guide", () => {
  it("tells each thing once, in the order in which it came up", async () => {
    const guide = new Guide("coup");
    await guide.speak("en");
    guide.hear([asked("act"), happened("Blocked"), asked("nothing"), happened("Blocked")]);
    expect([guide.topic, guide.more]).toEqual(["ask-act", 1]);
    expect(guide.text("ask-act")).toContain("one action");
    guide.next();
    guide.hear([asked("act")]);
    expect([guide.topic, guide.more]).toEqual(["event-Blocked", 0]);
    guide.next();
    expect(guide.topic).toBeUndefined();
    expect(settings.all.told).toEqual(["coup/ask-act", "coup/event-Blocked"]);
  });

  it("explains in English what nobody has put into the reader's language", async () => {
    const guide = new Guide("oath");
    await guide.speak("en");
    guide.hear([...ids(guides["../games/oath/guide.en.ftl"] ?? "")]);
    const english = guide.text(guide.topic ?? "");
    await guide.speak("de");
    expect(guide.text(guide.topic ?? "")).toBe(english);
    expect(english).toBeTruthy();
  });

  it("belongs to the tables that were begun with one", () => {
    expect(hasGuide("coup")).toBe(true);
    expect(hasGuide("chess")).toBe(false);
    beGuided("one");
    beGuided("two");
    beUnguided("one");
    expect([isGuided("one"), isGuided("two")]).toEqual([false, true]);
  });
});
