import { describe, expect, it } from "vitest";
import type { GameEvent, OptionText } from "../../lib/generated/protocol";
import { barsOf, hasOdds, lastFight, percent } from "./fights";
import drawing from "./index";
import { readable, slugOf } from "./oath";
import { fight, table, view } from "./tables";

const option = (notation: string, touches: string[] = []): OptionText => ({
  notation,
  touches,
  text: "",
  label: { id: "" },
});

describe("the bars of a battle", () => {
  it("are one for each margin that is likely at all", () => {
    expect(
      barsOf([
        [1, 0.25],
        [-1, 0.7],
        [2, 0.0001],
      ]),
    ).toEqual([
      { from: -1, to: -1, chance: 0.7 },
      { from: 1, to: 1, chance: 0.25 },
    ]);
  });

  it("are few with many dice, and mix no defeat with a victory", () => {
    const margins = Array.from({ length: 200 }, (_, at): [number, number] => [at - 180, 0.005]);
    const bars = barsOf(margins);
    expect(bars.length).toBeLessThan(40);
    expect(bars.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(bars.filter(({ from, to }) => from <= 0 && to > 0)).toEqual([]);
    expect(bars.filter(({ from }) => from > 0).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(19 * 0.005);
  });
});

describe("the drawing", () => {
  it("knows what options concern", () => {
    const board = table({ campaign: fight() });
    expect(drawing.touches(option("rest"), view(board))).toEqual(["do:rest"]);
    expect(drawing.touches(option("use:wolves", ["card:2"]), view(table()))).toEqual([]);
    expect(drawing.touches(option("target:pawn"), view(board))).toEqual(["seat:1", "do:target:pawn"]);
    expect(drawing.touches(option("target:banner-darkest"), view(board))).toEqual([
      "banner:1",
      "do:target:banner-darkest",
    ]);
    expect(drawing.touches(option("use:plains", ["card:50"]), view(table()))).toEqual(["site:0"]);
    expect(drawing.touches(option("elders", ["card:77"]), view(board))).toEqual(["do:elders"]);
  });

  it("lets everything be answered beside the reader's board while a campaign covers the land", () => {
    const board = table({ campaign: fight() });
    expect(drawing.touches(option("plan:wolves", ["card:2"]), view(board))).toEqual(["do:plan:wolves"]);
  });

  it("tells no odds before dice are chosen", () => {
    const odds = { win: 0, sacrificing: 0, attack: 0, defense: 4.6, skulls: 0, margins: [] };
    expect(hasOdds({ step: 2 }, { attack: 0, defense: 3, odds })).toBe(false);
    expect(hasOdds({ step: 2 }, { attack: 4, defense: 3, odds })).toBe(true);
    expect(hasOdds({ step: 3 }, { attack: 0, defense: 3, odds })).toBe(true);
    expect(hasOdds({ step: 6 }, { attack: 4, defense: 3, odds: null })).toBe(false);
  });

  it("says of one's own cards and of great actions why they are refused, of nothing else", () => {
    const refusal = (notation: string) => ({ notation, rule: "OA-4.2a", text: "" });
    expect(drawing.refused(refusal("muster"), view(table()))).toEqual(["do:muster"]);
    expect(drawing.refused(refusal("use:wolves"), view(table()))).toEqual(["card:2"]);
    expect(drawing.refused(refusal("use:longbows"), view(table()))).toEqual(["card:1"]);
    expect(drawing.refused(refusal("use:elders"), view(table()))).toEqual([]);
    expect(drawing.refused(refusal("offer@1"), view(table()))).toEqual([]);
  });

  it("lets tokens and cards travel", () => {
    const moves = (event: GameEvent) => drawing.moves(event, view(table()));
    expect(moves({ type: "FavorGained", seat: 1, bank: 3, count: 2 })).toEqual([
      { token: "coin", count: 2, from: "bank:3", to: "seat:1" },
    ]);
    expect(moves({ type: "WarbandsMoved", seat: 0, site: "Plains", count: 1, back: false })).toEqual([
      { token: "band", count: 1, from: "seat:0", to: "site:0" },
    ]);
    expect(moves({ type: "WarbandsKilled", seat: 1, place: 101, count: 1 })).toEqual([
      { token: "band", count: 1, from: "seat:1", to: "shared" },
    ]);
    expect(moves({ type: "CardDiscarded", seat: 0, slot: 2, pile: 1, card: null })).toEqual([
      { key: "card:2", from: "seat:0", to: "pile:1" },
    ]);
  });

  it("names cards and seats in sentences", () => {
    expect(drawing.argument("card", "The Old Oak")).toEqual({
      thing: "card:The Old Oak",
      label: { id: "card-the-old-oak" },
    });
    expect(drawing.argument("giver", 2)).toEqual({ id: "seat", args: { seat: 2 } });
    expect(drawing.argument("oath", "people")).toBe("people");
    expect(slugOf("Banner of the People's Favor (normal side)")).toBe("banner-of-the-peoples-favor-normal-side");
    expect(readable(view(table()))).toEqual(["Plains", "Longbows", "Wolves"]);
  });
});

describe("a campaign", () => {
  it("is told from the log until a turn has gone by", () => {
    const log: GameEvent[] = [
      { type: "CampaignBegan", seat: 0, defender: null, targets: [3] },
      { type: "DiceRolled", attack: false, faces: [2] },
      { type: "DiceRolled", attack: true, faces: [3, 5] },
      { type: "CampaignEnded", seat: 0, defender: null, attack: 3, defense: 2, won: true },
      { type: "TurnBegan", seat: 1 },
    ];
    expect(lastFight(log)).toEqual({
      attacker: 0,
      defender: null,
      targets: [3],
      attackDice: [3, 5],
      defenseDice: [2],
      attack: 3,
      defense: 2,
      won: true,
    });
    expect(lastFight([...log, { type: "TurnBegan", seat: 0 }])).toBeNull();
    expect(lastFight([])).toBeNull();
  });
});

describe("chances", () => {
  it("are told in percent, and never as certain where they are not", () => {
    expect(percent(0.5)).toBe("50");
    expect(percent(1 / 3)).toBe("33.3");
    expect(percent(0)).toBe("0");
    expect(percent(1)).toBe("100");
    expect(percent(1e-6)).toBe("< 0.1");
    expect(percent(1 - 1e-6)).toBe("> 99.9");
  });

  it("are previewed where attack dice are chosen", () => {
    const prompt = (id: string) => ({ id: "7", text: "", label: { id }, rule: "OA-5.5.2g", options: [] });
    expect(drawing.previewed?.(prompt("campaign-dice"))).toBe(true);
    expect(drawing.previewed?.(prompt("campaign-target"))).toBe(false);
  });
});
