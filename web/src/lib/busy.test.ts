import { afterEach, expect, test, vi } from "vitest";
import { busy } from "./busy.svelte";

afterEach(() => vi.unstubAllGlobals());

/** Listen to a window of which only taps are known. */
function listening(): () => void {
  let touch = (): void => undefined;
  vi.stubGlobal("addEventListener", (_: string, heard: () => void) => (touch = heard));
  busy.listen();
  return () => touch();
}

test("what begins after a tap shows a sign of life until it has come", async () => {
  const tap = listening();
  tap();
  let come: (value: string) => void = () => undefined;
  const awaited = busy.during(new Promise<string>((done) => (come = done)));
  expect(busy.now).toBe(true);
  come("here");
  expect(await awaited).toBe("here");
  expect(busy.now).toBe(false);
});

test("what fails shows it no longer either", async () => {
  const tap = listening();
  tap();
  await expect(busy.during(Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(busy.now).toBe(false);
});

test("what the page does by itself shows nothing", async () => {
  const tap = listening();
  tap();
  vi.stubGlobal("performance", { now: () => 1e12 });
  const awaited = busy.during(Promise.resolve("here"));
  expect(busy.now).toBe(false);
  expect(await awaited).toBe("here");
});
