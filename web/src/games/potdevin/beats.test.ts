// What the stage of Pot de Vin shows: why points change, and what nobody chooses.
import { expect, test } from "vitest";
import { LENGTHS, script } from "../../lib/beats";
import type { GameEvent, View } from "../../lib/generated/protocol";
import type { Worth } from "./board.generated";
import drawing from ".";
import beats from "./beats";

const worth = (changed: Partial<Worth> = {}): Worth =>
  ({ guilds: [6, 0, 0, 0, 0, 1], power: -1, bonus: 0, wealth: 0, total: 28, ...changed }) as Worth;

function view(own: Partial<Worth> = {}, cards = 3): View {
  const board = { players: [{ cards }, { cards }] };
  const figures = { worth: [worth(), worth(own)] };
  return { game: "potdevin", seats: 2, seat: 0, asked: [], facts: [], board, figures, result: null } as unknown as View;
}

/** The first beat of an event that leaves this view. */
function beatOf(event: GameEvent, before: View, after: View = before) {
  return script({ events: [event], stage: [[[[], after]]] as never }, before, { beats, moves: () => [] } as never)[0];
}

test("whoever takes a trick is told how the points change, and by what", () => {
  const event = { type: "RoundWon", seat: 1, slots: [1, 2], cards: ["aldo4", "aldo5"], gems: 0 };
  const beat = beatOf(event, view(), view({ power: -6, guilds: [6, 0, 0, 0, 0, -1], total: 21 }));
  expect(beat?.picture.bubble?.text).toEqual({
    id: "potdevin-takes-for",
    args: {
      takes: { id: "potdevin-takes", args: { cards: 2, gems: 0 } },
      change: {
        id: "potdevin-points-change",
        args: {
          points: "−7",
          parts: [
            { id: "potdevin-part", args: { what: { id: "guild-assassins" }, points: "−2" } },
            { id: "potdevin-part", args: { what: { id: "potdevin-part-power" }, points: "−5" } },
          ],
        },
      },
    },
  });
  const nothing = beatOf(event, view());
  expect(nothing?.picture.bubble?.text).toMatchObject({ id: "potdevin-takes" });
});

test("gems that are lost have a moment, one's own a word in the middle", () => {
  const lost = (seat: number) => beatOf({ type: "GemsLost", seat, gems: 2 }, view());
  expect(LENGTHS[lost(1)?.weight ?? "along"]).toBeGreaterThanOrEqual(1200);
  expect(lost(1)?.picture.bubble?.at).toBe("seat:1");
  expect(lost(0)?.picture.shout?.text).toMatchObject({ id: "potdevin-says-you-lose-gems" });
});

test("the last card, which nobody chooses, is announced", () => {
  const laid = { type: "CardPlayed", seat: 0, slot: 4, card: "aldo4" };
  expect(beatOf(laid, view({}, 1))?.picture.bubble?.text).toMatchObject({ id: "potdevin-says-last-card" });
  expect(beatOf(laid, view({}, 1))?.weight).toBe("reveal");
  expect(beatOf(laid, view())?.picture.bubble).toBeUndefined();
});

test("cards fly to the trick from whoever plays them, and the full trick stands until its winner takes it", () => {
  const laid = { type: "CardPlayed", seat: 1, slot: 4, card: "aldo4" };
  const trick = { type: "RoundWon", seat: 1, slots: [1, 4], cards: ["aldo5", "aldo4"], gems: 1 };
  const own = (event: GameEvent) =>
    script({ events: [event], stage: [[[[], view()]]] as never }, view(), drawing as never)[0];
  expect(own(laid)?.moves).toContainEqual(expect.objectContaining({ key: "card:4", from: "seat:1" }));
  const taken = own(trick);
  expect(LENGTHS[taken?.weight ?? "along"]).toBeGreaterThanOrEqual(1200);
  expect(taken?.picture.exit).toEqual([
    { key: "card:1", to: "seat:1" },
    { key: "card:4", to: "seat:1" },
  ]);
});

test("everybody's points are counted guild by guild, each player in turn", () => {
  const scored = { type: "Scored", seat: 1, guilds: [6, 3, 1, 0, 0, -1], power: 0, bonus: 4, gems: 2, total: 15 };
  const beat = beatOf(scored, view());
  expect(beat?.weight).toBe("scene");
  expect(beat?.picture.prop).toMatchObject({ at: "seat:1", args: { event: scored } });
});
