import { expect, test } from "vitest";
import { nextOf } from "./walk";

test("a walk goes from one thing to the next, and from the last to the first", () => {
  expect([-1, 0, 1, 2].map((here) => nextOf(here, 3, 1))).toEqual([0, 1, 2, 0]);
});

test("and back again", () => {
  expect([-1, 2, 1, 0].map((here) => nextOf(here, 3, -1))).toEqual([2, 1, 0, 2]);
});
