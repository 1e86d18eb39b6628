import { describe, expect, it } from "vitest";
import { wayTo } from "./unseen";

const box = (left: number, top: number, width = 10, height = 10) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const region = box(0, 100, 400, 200);

describe("the way to what is out of sight", () => {
  it("is up or down, left or right, whichever is farther for the shape of the region", () => {
    expect(wayTo(box(190, 500), region)).toBe("below");
    expect(wayTo(box(190, 0), region)).toBe("above");
    expect(wayTo(box(900, 190), region)).toBe("after");
    expect(wayTo(box(-90, 190), region)).toBe("before");
    expect(wayTo(box(420, 400), region)).toBe("below");
  });
  it("is none to what is folded away", () => {
    expect(wayTo(box(0, 0, 0, 0), region)).toBeNull();
  });
});
