import { describe, expect, it } from "vitest";
import { type Beats, LENGTHS, rest, script } from "./beats";
import type { GameEvent, View } from "./generated/protocol";

const before = { game: "x", seats: 2, seat: 0, asked: [], facts: [], board: { n: 0 }, result: null } as View;
const moves = (event: GameEvent) => [{ token: "coin" as const, from: event.type, to: "x" }];
const beats: Beats = {
  Said: "action",
  Paid: "along",
  Shuffled: "silent",
  Shown: { weight: "reveal", who: () => 1, on: () => [0], picture: () => ({ shout: { text: "!" } }) },
  Grew: { weight: "note", weigh: ({ event }) => (event.much ? "scene" : "note") },
};
const drawing = { beats, moves };
const at = (n: number) => [[["board", "n"], n]] as [(string | number)[], unknown][];

function played(events: GameEvent[], stage = events.map((_, number) => at(number + 1))) {
  return script({ events, stage, delta: at(99) }, before, drawing);
}

describe("a script", () => {
  it("has a beat for what weighs something, each with the table as it was then, and ends with the table as it is", () => {
    const [one, two, end] = played([
      { type: "Said", seat: 1 },
      { type: "Grew", seat: 0 },
    ]);
    expect([one?.view?.board, two?.view?.board, end?.view?.board]).toEqual([{ n: 1 }, { n: 2 }, { n: 99 }]);
    expect([one?.weight, two?.weight, end?.weight]).toEqual(["action", "note", "along"]);
    expect(LENGTHS[end?.weight ?? "scene"]).toBe(0);
  });

  it("lets what goes along, and what is silent, go with the next beat", () => {
    const [one, end] = played([{ type: "Paid", seat: 1 }, { type: "Shuffled" }, { type: "Said", seat: 1 }]);
    expect(one?.events.map(({ type }) => type)).toEqual(["Paid", "Shuffled", "Said"]);
    expect(one?.told?.type).toBe("Said");
    expect(one?.moves.map(({ from }) => from)).toEqual(["Paid", "Said"]);
    expect(one?.view?.board).toEqual({ n: 3 });
    expect(end?.events).toEqual([]);
  });

  it("shows what goes along with nothing at the end", () => {
    const [one, end] = played([
      { type: "Said", seat: 1 },
      { type: "Paid", seat: 1 },
    ]);
    expect(one?.events.map(({ type }) => type)).toEqual(["Said"]);
    expect(end?.events.map(({ type }) => type)).toEqual(["Paid"]);
    expect(end?.view?.board).toEqual({ n: 99 });
  });

  it("says who does what to whom, by default from the seats that the event names", () => {
    const [said] = played([{ type: "Said", seat: 1, target: 0 }]);
    expect([said?.who, said?.on]).toEqual([1, [0]]);
    expect(said?.picture).toMatchObject({ lit: ["seat:1"], arrows: [{ from: "seat:1", to: "seat:0" }] });
    const [shown] = played([{ type: "Shown" }]);
    expect([shown?.who, shown?.on, shown?.picture.shout?.text]).toEqual([1, [0], "!"]);
  });

  it("may weigh an event by what it says", () => {
    expect(played([{ type: "Grew", much: true }])[0]?.weight).toBe("scene");
  });

  it("takes what a table does not know for silent, and everything for an action where there is no table", () => {
    expect(played([{ type: "New" }]).length).toBe(1);
    const plain = script({ events: [{ type: "New" }], delta: at(5) }, before, { moves: () => [] });
    expect(plain.map(({ weight }) => weight)).toEqual(["action", "along"]);
  });

  it("shows the end at the first event where no moments were told", () => {
    const [one] = script({ events: [{ type: "Said", seat: 1 }], delta: at(7) }, before, drawing);
    expect(one?.view?.board).toEqual({ n: 7 });
  });

  it("does what follows at its very end", () => {
    const then = (): void => undefined;
    const all = script({ events: [{ type: "Said" }], delta: [] }, before, drawing, then);
    expect(all.map((beat) => beat.then)).toEqual([undefined, then]);
    expect(rest(null, then).then).toBe(then);
  });
});
