import { describe, expect, it, test } from "vitest";
import coup from "../games/coup/beats";
import oath from "../games/oath/beats";
import potdevin from "../games/potdevin/beats";
import { type Beats, beginsTurn, opensTurn, type Staged } from "./beats";
import { byTurns, concerns, type LogLine, logLines, newLines, ticking } from "./lines";
import { Scene } from "./scene.svelte";
import type { GameEvent } from "./generated/protocol";

const moved = (slot: number, target = "plots", card: string | null = null): GameEvent => ({
  type: "CardMoved",
  slot,
  card,
  seat: 0,
  source: "plot deck",
  target,
});

test("the same thing told again is counted, whatever the slot", () => {
  const lines = logLines([moved(1), moved(2), moved(3, "plots", "hoax"), moved(4)]);
  expect(lines.map(({ at, times }) => [at, times])).toEqual([
    [0, 2],
    [2, 1],
    [3, 1],
  ]);
});

test("what another line tells has none of its own, and does not part what is alike", () => {
  const lines = logLines([moved(1), moved(2, "table"), moved(3)], (event) => event.target === "table");
  expect(lines.map(({ at, times }) => [at, times])).toEqual([[0, 2]]);
});

test("what is new is what was added; a log that begins anew or was taken back is no news", () => {
  const log = [moved(1), moved(2, "table"), moved(3, "hand")];
  expect(newLines(log.slice(0, 1), log).map(({ at }) => at)).toEqual([1, 2]);
  expect(newLines(null, log)).toEqual([]);
  expect(newLines([], log).length).toBe(3);
  expect(newLines(log, log.slice(0, 1))).toEqual([]);
  expect(newLines([moved(9)], log)).toEqual([]);
  expect(newLines(log.slice(0, 1), structuredClone(log)).length).toBe(2);
});

describe("what concerns the reader", () => {
  const scene = new Scene();
  scene.names = ["Anna", "Bruno", "Clara"];
  const told = (event: object): boolean[] =>
    [0, 1, null].map((me) => concerns({ type: "X", rule: "", ...event }, me, scene.speech));

  it("is what others do that names them, in whatever field", () => {
    expect(told({ seat: 2, target: 0 })).toEqual([true, false, false]);
    expect(told({ seat: 2, claimant: 1 })).toEqual([false, true, false]);
    expect(told({ winners: [0, 1] })).toEqual([true, true, false]);
  });

  it("is not what they did themselves, what names nobody, or a number that is no seat", () => {
    expect(told({ seat: 0, target: 1 })).toEqual([false, true, false]);
    expect(told({ seat: 0, target: 0 })).toEqual([false, false, false]);
    expect(told({ seat: 2, target: null })).toEqual([false, false, false]);
    expect(told({ seat: 2, coins: 0, slot: 1 })).toEqual([false, false, false]);
  });
});

describe("turns", () => {
  const line = (at: number, type: string): LogLine => ({ at, event: { type, rule: "" }, times: 1 });
  const begins = ({ type }: { type: string }): boolean => type === "Began";

  it("have what follows their beginning", () => {
    const [set, one, two, three] = [line(0, "Dealt"), line(1, "Began"), line(2, "Played"), line(3, "Began")];
    expect(byTurns([set, one, two, three], begins)).toEqual([
      { head: null, lines: [set] },
      { head: one, lines: [two] },
      { head: three, lines: [] },
    ]);
  });

  const turnsOf = (beats: Beats<never>, events: GameEvent[]): string[][] => {
    const drawing = { beats, moves: () => [] } as Staged;
    const turns = byTurns(logLines(events), beginsTurn.bind(null, drawing), opensTurn.bind(null, drawing));
    return turns.map(({ head, lines }) => [head, ...lines].map((one) => one?.event.type ?? ""));
  };

  it("have what is paid for their action, though it is told before", () => {
    const declared = (seat: number): GameEvent => ({ type: "Declared", seat, action: "assassinate", target: 0 });
    const paid = (seat: number, coins: number): GameEvent => ({ type: "CoinsMoved", seat, coins, now: 2 });
    expect(turnsOf(coup, [declared(1), paid(1, 1), paid(2, -3), declared(2)])).toEqual([
      ["Declared", "CoinsMoved"],
      ["Declared", "CoinsMoved"],
    ]);
    expect(turnsOf(coup, [declared(1), paid(1, -3), declared(2)])[0]).toEqual(["Declared", "CoinsMoved"]);
    expect(turnsOf(coup, [paid(2, -3), declared(2)])).toEqual([["Declared", "CoinsMoved"]]);
  });

  it("have the round that begins with them, and what its beginning costs", () => {
    const round = { type: "RoundBegan", round: 2, leader: 0, slot: 3, trump: "aldo4" };
    expect(turnsOf(potdevin, [round, { type: "GemsLost", seat: 1, gems: 2 }, round])).toEqual([
      ["RoundBegan"],
      ["RoundBegan", "GemsLost"],
    ]);
    const turn = { type: "TurnBegan", seat: 0 };
    expect(turnsOf(oath, [turn, { type: "RoundBegan", round: 2 }, turn])).toEqual([
      ["TurnBegan"],
      ["TurnBegan", "RoundBegan"],
    ]);
  });

  it("are none where nothing has happened", () => {
    expect(byTurns([], begins)).toEqual([]);
  });
});

describe("a ticker", () => {
  const drawing = { beats: { Attacked: "action", Shuffled: "silent" }, moves: () => [] } as Staged;
  const mine = { type: "Attacked", seat: 0 };
  const theirs = { type: "Attacked", seat: 1 };

  it("shows the face of who acts in its line, not of who acts next", () => {
    const thought = { told: null };
    expect(ticking([mine, { type: "Shuffled" }], drawing, thought, null)).toEqual({ told: mine, before: null, who: 0 });
    expect(ticking([mine], drawing, { told: theirs }, null).who).toBe(1);
    expect(ticking([mine, theirs], drawing, null, mine)).toEqual({ told: mine, before: null, who: 0 });
  });

  it("shows the line before its last where nothing is on the stage", () => {
    expect(ticking([mine, theirs], drawing, null, null)).toEqual({ told: theirs, before: mine, who: null });
    expect(ticking([], drawing, null, null).told).toBeUndefined();
  });
});
