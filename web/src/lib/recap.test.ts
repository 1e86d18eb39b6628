// What went by unseen is told to whoever comes back, also to a page that was thrown away meanwhile.
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { lastSeen } from "./seen";
import { settings } from "./settings.svelte";
import type { Line } from "./socket.svelte";
import { TableStore } from "./table.svelte";
import { words } from "./words.svelte";
import { LENGTHS } from "./beats";
import { THOUGHT } from "./director.svelte";
import { loadDrawing } from "../games/registry";
import type { AnyServerMessage, GameEvent, Snapshot } from "./generated/protocol";

const view = { game: "none", seats: 2, seat: 0, asked: [], facts: [], board: { n: 1 }, result: null };
const events = (...types: string[]): GameEvent[] => types.map((type) => ({ type, seat: 1, rule: "" }));
const seats = [
  { seat: 0, name: "Anna" },
  { seat: 1, name: "Bruno" },
];
/** The table as whoever comes to it finds it, with this log. */
const found = (log: string[], start = 10, seat = 0): Snapshot => ({
  type: "snapshot",
  table: "T",
  seq: 5,
  seat,
  view: { ...view, seat },
  log: events(...log),
  log_start: start,
  state: { id: "T", game: "none", status: "running", seats },
});
const update = (seq: number, types: string[], more: object = {}): AnyServerMessage =>
  ({
    type: "update",
    table: "T",
    seq,
    delta: [[["board", "n"], seq]],
    events: events(...types),
    stage: types.map(() => []),
    ...more,
  }) as AnyServerMessage;
const line = { watch: () => undefined, unwatch: () => undefined } as unknown as Line;
const recapOf = ({ director }: TableStore): string[] => director.recap.map(({ type }) => type);

/** A page is opened at the table. */
async function open(snapshot: Snapshot): Promise<TableStore> {
  const table = new TableStore("T", line);
  table.watch(snapshot.seat ?? null);
  table.hear(snapshot);
  await vi.waitFor(() => expect(table.scene.log).toEqual(snapshot.log), { timeout: 20_000 });
  return table;
}

function hide(hidden: boolean): void {
  vi.stubGlobal("document", { hidden, documentElement: {} });
}

// What a table imports is compiled first.
beforeAll(async () => {
  await loadDrawing("none");
  await words.game("none");
}, 60_000);

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  hide(false);
  settings.set("pace", "normal");
});

describe("what went by", () => {
  it("of a hidden page is there when the page is opened anew", async () => {
    const table = await open(found(["A", "B"]));
    hide(true);
    table.hear(update(6, ["C", "D"]));
    table.hear(update(7, ["E"]));
    expect(recapOf(table)).toEqual(["C", "D", "E"]);
    table.close();
    hide(false);
    expect(recapOf(await open(found(["A", "B", "C", "D", "E"])))).toEqual(["C", "D", "E"]);
  });

  it("is there until the reader has taken note of it", async () => {
    const table = await open(found(["A", "B"]));
    hide(true);
    table.hear(update(6, ["C"]));
    hide(false);
    table.look();
    expect(lastSeen("T:0")).toBe(12);
    table.director.noted();
    expect(lastSeen("T:0")).toBe(13);
    expect(recapOf(await open(found(["A", "B", "C"])))).toEqual([]);
  });

  it("is not what stood in a page that was opened in the background, once it is looked at", async () => {
    hide(true);
    const table = await open(found(["A", "B"]));
    expect(lastSeen("T:0")).toBeNull();
    hide(false);
    table.look();
    expect(lastSeen("T:0")).toBe(12);
  });

  it("of a jump to now is there after a reload", async () => {
    const table = await open(found(["A", "B"]));
    table.hear(update(6, ["C", "D", "E"]));
    table.hurry();
    expect(recapOf(table)).toEqual(["C", "D", "E"]);
    expect(recapOf(await open(found(["A", "B", "C", "D", "E"])))).toEqual(["C", "D", "E"]);
  });

  it("is told once when the line is lost again", async () => {
    const table = await open(found(["A", "B"]));
    for (const log of [
      ["A", "B", "C"],
      ["A", "B", "C", "D"],
    ]) {
      table.hear(found(log));
      await vi.waitFor(() => expect(table.scene.log.length).toBe(log.length));
    }
    expect(recapOf(table)).toEqual(["C", "D"]);
  });

  it("belongs to a seat, and no other seat of one's own sees it", async () => {
    const table = await open(found(["A", "B"]));
    hide(true);
    table.hear(update(6, ["C"]));
    hide(false);
    table.turnTo(1);
    expect(recapOf(table)).toEqual([]);
  });

  it("is told as far as the log goes back, with a word that there was more", async () => {
    await open(found(["A", "B"]));
    const table = await open(found(["X", "Y"], 600));
    expect(recapOf(table)).toEqual(["X", "Y"]);
    expect(table.director.earlier).toBe(true);
    table.director.noted();
    expect(table.director.earlier).toBe(false);
    expect(recapOf(await open(found(["X", "Y", "Z"], 600)))).toEqual(["Z"]);
  });

  it("where something is taken back is what was waiting and stands", async () => {
    const table = await open(found(["A", "B"]));
    table.hear(update(6, ["C", "D"]));
    table.hear(update(7, ["E"]));
    await vi.advanceTimersByTimeAsync(THOUGHT + LENGTHS.action / 2);
    expect(table.scene.log.map(({ type }) => type)).toEqual(["A", "B", "C"]);
    table.hear(update(8, [], { kept: 14, stage: [] }));
    expect(table.scene.log.map(({ type }) => type)).toEqual(["A", "B", "C", "D"]);
    expect(recapOf(table)).toEqual(["D"]);
  });
});
