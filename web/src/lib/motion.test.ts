import { describe, expect, it, vi } from "vitest";
import { scrolledAlong } from "./motion";

vi.stubGlobal(
  "DOMRect",
  class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
  },
);

describe("what travels", () => {
  it("does not begin where it was before it was scrolled", () => {
    const rect = new DOMRect(100, 50, 70, 80);
    const frame = (scrollLeft: number, scrollTop: number): Element => ({ scrollLeft, scrollTop }) as Element;
    expect(scrolledAlong({ rect, scrolled: [] })).toEqual(rect);
    const scrolled = scrolledAlong({
      rect,
      scrolled: [
        [frame(90, 0), 15, 0],
        [frame(0, 30), 0, 40],
      ],
    });
    expect(scrolled).toEqual(new DOMRect(25, 60, 70, 80));
  });
});
