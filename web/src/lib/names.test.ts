import { expect, it } from "vitest";
import { seatNames } from "./names";
import { words } from "./words.svelte";

it("people have their names, bots ours, and several seats of one person numbers", async () => {
  await words.speak("en");
  expect(
    seatNames([{ seat: 0, user: "u", name: "Anna" }, { seat: 1, bot: "heuristic", name: "heuristic" }, { seat: 2 }]),
  ).toEqual(["Anna", "Bruno", "Seat 3"]);
  expect(
    seatNames([
      { seat: 0, user: "u", name: "Anna" },
      { seat: 1, user: "u", name: "Anna" },
    ]),
  ).toEqual(["Player 1", "Player 2"]);
});
