import { describe, expect, it } from "vitest";
import { applyEdits } from "./deltas";

describe("edits", () => {
  it("put, add and take away, in objects and lists, one after another", () => {
    const before = { a: 1, list: [1, 2, 3], deep: { x: { y: 1 } }, gone: true };
    const after = applyEdits<unknown>(before, [
      [["a"], 2],
      [["list", 2]],
      [["list", 1]],
      [["list", 1], 9],
      [["deep", "x", "z"], null],
      [["gone"]],
    ]);
    expect(after).toEqual({ a: 2, list: [1, 9], deep: { x: { y: 1, z: null } } });
  });

  it("leave the value given as it was, and share what they do not touch", () => {
    const before = { same: { deep: [1] }, other: { n: 1 } };
    const after = applyEdits(before, [[["other", "n"], 2]]);
    expect(before.other.n).toBe(1);
    expect(after.same).toBe(before.same);
  });

  it("replace the whole by the empty path", () => {
    expect(applyEdits<unknown>({ a: 1 }, [[[], [1, 2]]])).toEqual([1, 2]);
  });

  it("put null, which is not taking away", () => {
    expect(applyEdits<unknown>({ a: 1 }, [[["a"], null]])).toEqual({ a: null });
  });
});
