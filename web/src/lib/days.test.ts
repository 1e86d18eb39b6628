import { describe, expect, it } from "vitest";
import { dayOf, endOf } from "./days";

describe("days", () => {
  it("are counted on this device's calendar, over the end of a year", () => {
    const noon = new Date(2026, 11, 30, 12).getTime() / 1000;
    expect(dayOf(noon, 0)).toBe("2026-12-30");
    expect(dayOf(noon, 5)).toBe("2027-01-04");
  });

  it("last until their last second", () => {
    expect(endOf("2027-01-04")).toBe(new Date(2027, 0, 4, 23, 59, 59).getTime() / 1000);
  });
});
