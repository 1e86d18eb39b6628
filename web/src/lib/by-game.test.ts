import { expect, test } from "vitest";
import { byGame } from "./by-game";

const all = ["coup", "pax", "coup", "oath"].map((game, number) => ({ game, number }));

test("everything is with its game, and games stand in the order in which they come up", () => {
  expect(byGame(all, null).map(([game, own]) => [game, own.map((one) => one.number)])).toEqual([
    ["coup", [0, 2]],
    ["pax", [1]],
    ["oath", [3]],
  ]);
});

test("the wanted game is the first", () => {
  expect(byGame(all, "oath").map(([game]) => game)).toEqual(["oath", "coup", "pax"]);
});
