import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Beat, BRIEF, LENGTHS, rest } from "./beats";
import { Director, MUCH, type Pace, PACES, ROUND, THOUGHT } from "./director.svelte";
import { Stage } from "./motion";
import { Scene } from "./scene.svelte";
import type { View } from "./generated/protocol";

const view = { game: "x", seats: 3, seat: 0, asked: [], facts: [], board: 0, result: null } as View;
const beat = (type: string, who: number, weight: Beat["weight"] = "action"): Beat => ({
  ...rest({ ...view, board: type }),
  events: [{ type, seat: who }],
  who,
  weight,
});

let scene: Scene;
let pace: Pace;
let director: Director;
const told = () => scene.log.map(({ type }) => type);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  scene = new Scene();
  scene.view = view;
  pace = "normal";
  director = new Director(scene, new Stage(), { pace: () => pace });
});

describe("the director", () => {
  it("lets a rival think before acting, and gives an action its time", async () => {
    director.play([beat("a", 1), beat("b", 1)]);
    expect(scene.beat?.picture.lit).toEqual(["seat:1"]);
    expect(told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(told()).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(LENGTHS.action - 1);
    expect(told()).toEqual(["a"]);
    expect(scene.view?.board).toBe("a");
    await vi.advanceTimersByTimeAsync(1);
    expect(told()).toEqual(["a", "b"]);
    await vi.advanceTimersByTimeAsync(LENGTHS.action);
    expect(scene.beat).toBeNull();
  });

  it("gives a step that no event tells of the same time", () => {
    const quiet: Beat = { ...rest(view), who: 1, weight: "action" };
    expect(director.lengthOf(quiet)).toBe(LENGTHS.action);
  });

  it("keeps what the issue promises at normal pace", () => {
    expect(director.lengthOf(beat("a", 1))).toBeGreaterThanOrEqual(700);
    expect(director.lengthOf(beat("a", 1, "reveal"))).toBeGreaterThanOrEqual(1200);
    expect(director.lengthOf(beat("a", 1, "scene"))).toBeGreaterThanOrEqual(1200);
  });

  it("is brief where much waits, and takes its time again towards the end", async () => {
    const many = Math.ceil((2 * MUCH) / LENGTHS.action);
    director.play(Array.from({ length: many }, (_, at) => beat(String(at), 1)));
    expect(director.lengthOf(beat("a", 1))).toBe(BRIEF.action);
    expect(director.lengthOf(beat("a", 1, "scene"))).toBe(BRIEF.scene);
    expect(BRIEF.action).toBeGreaterThanOrEqual(700);
    expect(Math.min(BRIEF.reveal, BRIEF.scene)).toBeGreaterThanOrEqual(1200);
    await vi.advanceTimersByTimeAsync(1.5 * MUCH);
    expect(director.behind).toBeGreaterThan(0);
    expect(director.lengthOf(beat("a", 1))).toBe(LENGTHS.action);
  });

  /** The turns of three rivals, so many actions each with a roll of dice now and then, and the reader's own after them. */
  const round = (actions: number): Beat[] => [
    ...[1, 2, 0].flatMap((who) => [
      { ...beat(`turn ${who}`, who, "note"), turn: true },
      ...Array.from({ length: who && actions }, (_, at) => beat(`${who} ${at}`, who, at % 12 ? "action" : "reveal")),
    ]),
  ];

  it("never takes longer than a minute for a round, and no beat less than it takes to be seen", async () => {
    const lengths: number[] = [];
    for (const actions of [10, 30, 60, 120]) {
      const before = told().length;
      const began = Date.now();
      let stood = Date.now();
      let last = scene.beat;
      director.play(round(actions));
      while (director.behind) {
        await vi.advanceTimersByTimeAsync(50);
        if (scene.beat === last) continue;
        if (last && last.weight !== "note") lengths.push(Date.now() - stood);
        [last, stood] = [scene.beat, Date.now()];
      }
      expect(Date.now() - began).toBeLessThan(60_000);
      expect(told().length - before).toBe(2 * actions + 3);
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(700);
    expect(ROUND).toBeLessThan(60_000);
  });

  it("does not hurry those who click ahead", async () => {
    director.play(round(30));
    while (director.behind > 9) director.next();
    expect(director.lengthOf(beat("a", 1))).toBe(LENGTHS.action);
  });

  it("is slower when calm and faster when brisk, and not at all when instant", () => {
    const lengths = PACES.map((each) => {
      pace = each;
      return director.lengthOf(beat("a", 1));
    });
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(new Set(lengths).size).toBe(4);
    expect(lengths.at(-1)).toBe(0);
  });

  it("is shorter about what the reader did, but not about what came of it", () => {
    expect(director.lengthOf(beat("a", 0))).toBeLessThan(director.lengthOf(beat("a", 1)));
    expect(director.lengthOf(beat("a", 0, "reveal"))).toBe(LENGTHS.reveal);
  });

  it("goes on to the next beat when told to", () => {
    director.play([beat("a", 0), beat("b", 0), beat("c", 0)]);
    expect(told()).toEqual(["a"]);
    director.next();
    expect(told()).toEqual(["a", "b"]);
  });

  it("runs ahead while the reader holds on", async () => {
    director.play([beat("a", 0, "scene"), beat("b", 0, "scene"), beat("c", 0, "scene"), beat("d", 0, "scene")]);
    director.run(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(told().length).toBeGreaterThan(2);
    director.run(false);
    const soFar = told().length;
    await vi.advanceTimersByTimeAsync(100);
    expect(told().length).toBeLessThanOrEqual(soFar + 1);
  });

  it("waits while something stands before the stage, and loses nothing", async () => {
    director.hold(true);
    director.play([beat("a", 0), beat("b", 0)]);
    await vi.advanceTimersByTimeAsync(5000);
    expect([told(), director.behind]).toEqual([[], 2]);
    director.hold(false);
    expect(told()).toEqual(["a"]);
    director.hold(true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(told()).toEqual(["a"]);
    director.toNow();
    expect(told()).toEqual(["a", "b"]);
    director.hold(false);
    expect(director.behind).toBe(0);
  });

  it("jumps to now and keeps what was not seen", () => {
    const end = vi.fn();
    director.play([beat("a", 0), beat("b", 1), beat("c", 2), rest(view, end)]);
    director.toNow();
    expect(told()).toEqual(["a", "b", "c"]);
    expect(end).toHaveBeenCalledOnce();
    expect(director.behind).toBe(0);
    expect(director.recap.map(({ type }) => type)).toEqual(["b", "c"]);
    director.noted();
    expect(director.recap).toEqual([]);
  });

  it("forgets what is waiting when something else is shown", async () => {
    director.play([beat("a", 0), beat("b", 0)]);
    director.drop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(told()).toEqual(["a"]);
    expect(scene.beat).toBeNull();
  });

  it("knows that the game is over before its end is shown", () => {
    const over = { ...rest({ ...view, result: { winners: [1] } } as unknown as View), weight: "along" as const };
    director.play([beat("a", 1)]);
    expect(director.ends).toBe(false);
    director.play([beat("won", 1, "scene"), over]);
    expect(director.ends).toBe(true);
    director.toNow();
    expect([director.ends, !!scene.view?.result]).toEqual([false, true]);
  });

  it("takes its full time without movement", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(director.lengthOf(beat("a", 1))).toBe(LENGTHS.action);
  });
});
