import { expect, test } from "vitest";
import { beside, type Box } from "./beside";

const PHONE = { width: 390, height: 844 };
const PROMPT: Box = { left: 10, top: 560, right: 380, bottom: 620 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("a picture stands above what it shows, or below it where there is no room above", () => {
  expect(beside(box(40, 400, 80, 60), { width: 200, height: 150 }, PHONE, PROMPT, [])).toEqual({
    left: 40,
    top: 242,
    height: 150,
  });
  expect(beside(box(40, 60, 80, 60), { width: 200, height: 150 }, PHONE, PROMPT, [])).toEqual({
    left: 40,
    top: 128,
    height: 150,
  });
});

test("it never covers the prompt, even of a card in the hand below it", () => {
  const { top } = beside(box(40, 640, 120, 160), { width: 250, height: 220 }, PHONE, PROMPT, []);
  expect(top + 220).toBeLessThanOrEqual(PROMPT.top);
});

test("it gives way to what can be touched", () => {
  const live = [box(0, 200, 390, 195)];
  const { top } = beside(box(40, 400, 80, 30), { width: 200, height: 110 }, PHONE, PROMPT, live);
  expect(top).toBe(438);
});

test("where there is no room for all of it, it is cut short rather than laid over the prompt", () => {
  const prompt = box(10, 180, 800, 40);
  expect(beside(box(40, 230, 80, 60), { width: 250, height: 300 }, { width: 844, height: 390 }, prompt, [])).toEqual({
    left: 40,
    top: 8,
    height: 164,
  });
});
