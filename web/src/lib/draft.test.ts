import { describe, expect, it } from "vitest";
import { type Deciding, Draft, partsOf, type Wish } from "./draft.svelte";
import type { DraftPart } from "./generated/protocol";

const deciding: Deciding = {
  begins: (prompt, notation) => prompt === "act" && notation === "campaign",
  several: (_, notation) => notation.startsWith("target:"),
  short: (_, notation) => notation === "all",
  beside: (_, told) => String(told ?? ""),
  whole: (parts) => ({ chance: String(parts.at(-1)?.answer ?? ""), text: "" }),
};

function part(id: string, notations: string[], answer: string, told: Record<string, unknown> = {}): DraftPart {
  const options = notations.map((notation) => ({ notation, text: notation, label: { id: notation } }));
  return { prompt: { id: "7", text: id, label: { id }, rule: "X-1", options }, answer, told };
}

const CHAIN = [
  part("act", ["rest", "campaign"], "campaign"),
  part("defender", ["attack@1", "attack@2"], "attack@1"),
  part("target", ["done", "target:pawn", "target:map"], "target:map", { "target:map": 0.25 }),
  part("target", ["done", "target:pawn", "all"], "done", { done: 0.2 }),
  part("dice", ["3", "2"], "3"),
];

/** A server that notes what is wished, and drafts the same chain ever again. */
function drafting(replies: (DraftPart[] | null)[] = []): { draft: Draft; asked: Wish[][] } {
  const asked: Wish[][] = [];
  const draft = new Draft("7", deciding, (wishes) => {
    asked.push(wishes);
    return Promise.resolve(replies.length ? (replies.shift() ?? null) : CHAIN);
  });
  return { draft, asked };
}

describe("a draft of a decision", () => {
  it("is shown by questions, one that is asked again as one part", () => {
    const parts = partsOf(CHAIN, deciding);
    expect(parts.map(({ prompt }) => prompt)).toEqual(["act", "defender", "target", "dice"]);
    const target = parts[2]!;
    expect(target.ticks.map(({ notation }) => notation)).toEqual(["target:pawn", "target:map"]);
    expect([target.ticked, target.chosen]).toEqual([["target:map"], "done"]);
    expect(target.told).toEqual({ "target:map": 0.25, done: 0.2 });
  });

  it("offers first only what begins a decision, and nothing that says others in one", () => {
    const [act, , target] = partsOf(CHAIN, deciding);
    expect(act?.choices.map(({ notation }) => notation)).toEqual(["campaign"]);
    expect(target?.choices.map(({ notation }) => notation)).toEqual(["done"]);
  });

  it("is given as the first answer and those after it", async () => {
    const { draft } = drafting();
    expect(await draft.begin([["act", "campaign"]])).toBe(true);
    expect(draft.answers.first).toBe("campaign");
    expect(draft.answers.then).toEqual([
      ["defender", "attack@1"],
      ["target", "target:map"],
      ["target", "done"],
      ["dice", "3"],
    ]);
    expect(draft.whole.chance).toBe("3");
  });

  it("keeps the other wishes when one part is changed", async () => {
    const { draft, asked } = drafting();
    await draft.begin([["act", "campaign"]]);
    const [, defender, target, dice] = draft.parts;
    await draft.choose(dice!, "2");
    await draft.choose(defender!, "attack@2");
    await draft.tick(target!, "target:pawn");
    expect(asked.at(-1)).toEqual([
      ["act", "campaign"],
      ["dice", "2"],
      ["defender", "attack@2"],
      ["target", "target:map"],
      ["target", "target:pawn"],
      ["target", "done"],
    ]);
    await draft.tick(target!, "target:map");
    expect(asked.at(-1)?.filter(([prompt]) => prompt === "target")).toEqual([["target", "done"]]);
  });

  it("stays as it was where the server does not say how it would go", async () => {
    const { draft } = drafting([CHAIN, null]);
    await draft.begin([]);
    await draft.choose(draft.parts[3]!, "2");
    expect(draft.chain).toBe(CHAIN);
    expect(draft.busy).toBe(false);
    expect(await drafting([null]).draft.begin([])).toBe(false);
  });
});
