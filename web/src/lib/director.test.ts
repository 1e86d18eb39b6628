import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Beat, BRIEF, LENGTHS, rest } from "./beats";
import { Director, MUCH, type Pace, PACES, THOUGHT } from "./director.svelte";
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

  it("takes its full time without movement", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(director.lengthOf(beat("a", 1))).toBe(LENGTHS.action);
  });
});
