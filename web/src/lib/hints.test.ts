import { expect, test, vi } from "vitest";
import type { Accepted } from "./generated/protocol";
import { hintInWords, planInWords } from "./hints";

vi.mock("./words.svelte", () => ({
  t: (id: string, args: Record<string, unknown>) => `${id}(${Object.values(args).join(", ")})`,
}));

const weighed = { notation: "rest", text: "Rest", share: 1, worth: 0.43, why: "" };
const line = [
  { seat: 0, text: "Recover" },
  { seat: 1, text: "Rest" },
];

test("a hint calls the reader as the table does, and others by name", () => {
  const advised = {
    notation: "rest",
    text: "Rest",
    hint: { worth: 0.43, iterations: 9, weighed: [weighed], line, plans: [] },
  } as unknown as Accepted;
  const said = hintInWords(advised, (seat) => (seat === 0 ? "You" : "Clara"));
  expect(said).toBe("Rest. hint-why(43). hint-line(You: Recover; Clara: Rest)");
});

test("a plan has its reason, and what a search expects of it as a percentage", () => {
  const plan = { notation: "rest", text: "Rest", why: "nothing is left to do", worth: null };
  expect(planInWords(plan)).toBe("nothing is left to do");
  expect(planInWords({ ...plan, worth: 0.427 })).toBe("nothing is left to do; hint-worth(43)");
  expect(planInWords({ ...plan, why: "", worth: 0 })).toBe("hint-worth(0)");
});
