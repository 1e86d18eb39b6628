// Pictures come when there is time, are drawn once, and are asked for again if they did not come.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Gallery } from "./gallery.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const find = (name: string): string | undefined => (name === "cia" ? "C.I.A." : undefined);

test("a picture is there when it has come, and is drawn once", async () => {
  const draw = vi.fn((card: string) => `picture of ${card}`);
  const load = vi.fn(() => Promise.resolve({ draw }));
  const gallery = new Gallery(find, load);
  expect(load).not.toHaveBeenCalled();
  expect(gallery.of("cia")).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(gallery.of("cia")).toBe("picture of C.I.A.");
  expect(gallery.of("cia")).toBe("picture of C.I.A.");
  expect(gallery.of("nobody")).toBeUndefined();
  expect(load).toHaveBeenCalledTimes(1);
  expect(draw).toHaveBeenCalledTimes(1);
});

test("pictures that did not come are asked for again", async () => {
  const load = vi
    .fn<() => Promise<{ draw: (card: string) => string }>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValueOnce({ draw: (card) => card });
  const gallery = new Gallery(find, load);
  gallery.of("cia");
  await vi.runAllTimersAsync();
  expect(gallery.of("cia")).toBeUndefined();
  await vi.runAllTimersAsync();
  expect(gallery.of("cia")).toBe("C.I.A.");
});
