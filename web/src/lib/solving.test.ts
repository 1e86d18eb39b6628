import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "./settings.svelte";
import { ratingAfter, solving } from "./solving.svelte";

const ratings = new Map([
  ["coup/a", 1500],
  ["coup/b", 1900],
]);

describe("a rating by puzzles", () => {
  it("begins in the middle and ignores puzzles that are gone", () => {
    expect(ratingAfter([], ratings)).toBe(1500);
    expect(ratingAfter(["+coup/gone", "-coup/gone"], ratings)).toBe(1500);
  });

  it("rises by what was right and falls by what was wrong, more for what was not expected", () => {
    expect(ratingAfter(["+coup/a"], ratings)).toBe(1532);
    expect(ratingAfter(["-coup/a"], ratings)).toBe(1468);
    expect(ratingAfter(["+coup/b"], ratings)).toBeGreaterThan(1550);
    expect(ratingAfter(["-coup/b"], ratings)).toBeGreaterThan(1490);
  });

  it("counts the first try at each puzzle only", () => {
    expect(ratingAfter(["-coup/a", "+coup/a"], ratings)).toBe(1468);
  });
});

describe("puzzles that were tried", () => {
  beforeEach(() => {
    settings.set("tried", []);
    settings.set("solved", []);
  });

  it("keep how the first try went, and whether they were solved at last", async () => {
    await solving.note("coup", "a", false);
    await solving.note("coup", "a", true);
    expect(settings.all.tried).toEqual(["-coup/a"]);
    expect(solving.hasTried("coup", "a")).toBe(true);
    expect(solving.hasSolved("coup", "a")).toBe(false);
    await solving.solve("coup", "a");
    await solving.solve("coup", "a");
    expect(settings.all.solved).toEqual(["coup/a"]);
  });
});
