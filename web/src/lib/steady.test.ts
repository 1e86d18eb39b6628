import { expect, test } from "vitest";
import { Steady } from "./steady";

const cards = (...slots: number[]): { slot: number }[] => slots.map((slot) => ({ slot }));

test("cards that stay keep their places, and new ones come last", () => {
  const hand = new Steady();
  expect(hand.keep(cards(7, 3, 5))).toEqual(cards(7, 3, 5));
  expect(hand.keep(cards(5, 7))).toEqual(cards(7, 5));
  expect(hand.keep(cards(1, 5, 7))).toEqual(cards(7, 5, 1));
});

test("a card that comes back is a new card", () => {
  const hand = new Steady();
  hand.keep(cards(1, 2));
  hand.keep(cards(2));
  expect(hand.keep(cards(1, 2))).toEqual(cards(2, 1));
});
