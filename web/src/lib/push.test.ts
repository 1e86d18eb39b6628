import { expect, test } from "vitest";
import { bytesOf } from "./push";

test("a key in base64url is read as its bytes", () => {
  expect([...bytesOf("BP_-AQ")]).toEqual([4, 255, 254, 1]);
  expect(bytesOf("").length).toBe(0);
});
