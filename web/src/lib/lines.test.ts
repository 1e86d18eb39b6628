import { describe, expect, it, test } from "vitest";
import { byTurns, type LogLine, logLines, newLines } from "./lines";
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

  it("are none where nothing has happened", () => {
    expect(byTurns([], begins)).toEqual([]);
  });
});
