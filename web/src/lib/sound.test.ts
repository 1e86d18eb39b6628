import { afterEach, expect, test, vi } from "vitest";
import { type Beat, rest } from "./beats";
import { settings } from "./settings.svelte";
import { hear, type Sound, soundOf } from "./sound";

// Nothing is heard in a test.
Object.assign(globalThis, { AudioContext: vi.fn(() => silence) });
const silence: unknown = new Proxy(() => undefined, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : silence),
  apply: () => silence,
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.set("sound", false);
});

const beat = (more: Partial<Beat>): Beat => ({ ...rest(null), ...more });
const told = (type: string): Beat["events"] => [{ type, rule: "" }];

test("a beat sounds like what happens in it", () => {
  expect(soundOf(beat({ events: told("DiceRolled") }), 0)).toBe("dice");
  expect(soundOf(beat({ moves: [{ token: "coin", from: "treasury", to: "seat:1" }] }), 0)).toBe("coin");
  expect(soundOf(beat({ moves: [{ key: "card:3", from: "court" }] }), 0)).toBe("card");
  expect(soundOf(beat({ picture: { faces: { things: ["role:Duke"], at: "seat:1" } } }), 0)).toBe("card");
  expect(soundOf(beat({ events: told("GameWon") }), 0)).toBe("win");
  expect(soundOf(beat({ events: told("Passed") }), 0)).toBeNull();
});

test("danger is what is done to the reader, and by another", () => {
  const blow = { who: 1, on: [0], picture: { arrows: [{ from: "seat:1", to: "seat:0", tone: "danger" as const }] } };
  expect(soundOf(beat(blow), 0)).toBe("danger");
  expect(soundOf(beat(blow), 1)).toBeNull();
  expect(soundOf(beat(blow), 2)).toBeNull();
  expect(soundOf(beat(blow), null)).toBeNull();
});

test("one's turn, danger and the end are felt, and nothing else; without sounds nothing is", () => {
  const vibrate = vi.fn<(pattern: number[]) => boolean>();
  vi.stubGlobal("navigator", { vibrate });
  const all: Sound[] = ["card", "coin", "dice", "turn", "danger", "win"];
  const felt = (): Sound[] =>
    all.filter((sound) => {
      vibrate.mockClear();
      hear(sound);
      return vibrate.mock.calls.length > 0;
    });
  expect(felt()).toEqual([]);
  settings.set("sound", true);
  expect(felt()).toEqual(["turn", "danger", "win"]);
  hear("turn");
  expect(vibrate).toHaveBeenLastCalledWith([40]);
});

test("a device that cannot shake is let be", () => {
  vi.stubGlobal("navigator", {});
  settings.set("sound", true);
  expect(() => hear("turn")).not.toThrow();
});
