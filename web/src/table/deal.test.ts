import { describe, expect, it } from "vitest";
import type { AnswerPrompt } from "../lib/generated/protocol";
import { bargainOf } from "./deal";

const option = (notation: string) => ({ notation, text: notation, label: { id: notation } });
const prompt = (id: string, proposer: number, ...options: string[]): AnswerPrompt => ({
  id: "1",
  text: "",
  rule: "XX-1",
  options: options.map(option),
  label: { id, args: { proposer, partner: 1 - proposer, gives: [{ id: "gold" }], takes: [{ id: "land" }] } },
});

describe("a deal", () => {
  it("is split into what one gives, gets, and may say", () => {
    const deal = bargainOf(
      prompt("deal-build", 0, "offer", "give:a", "take:b", "drop-give:c", "drop-take:d", "withdraw"),
      0,
    );
    expect(deal?.give).toEqual({ items: [{ id: "gold" }], more: [option("give:a")], drop: [option("drop-give:c")] });
    expect(deal?.get).toEqual({ items: [{ id: "land" }], more: [option("take:b")], drop: [option("drop-take:d")] });
    expect(deal?.say.map(({ notation }) => notation)).toEqual(["offer", "withdraw"]);
  });

  it("is turned round for the one who answers", () => {
    const deal = bargainOf(prompt("deal-answer", 0, "accept", "decline", "counter"), 1);
    expect(deal?.give.items).toEqual([{ id: "land" }]);
    expect(deal?.get.items).toEqual([{ id: "gold" }]);
    expect(deal?.say).toHaveLength(3);
  });

  it("is not seen in other prompts", () => {
    expect(bargainOf(prompt("act", 0), 0)).toBeNull();
    expect(bargainOf(null, 0)).toBeNull();
  });
});
