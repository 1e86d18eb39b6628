import { describe, expect, it } from "vitest";
import type { GameEvent, OptionText, View } from "../../lib/generated/protocol";
import { lastFight, percent } from "./fights";
import drawing from "./index";
import type { Board, Fight, Lying, Player } from "./board.generated";
import { readable, slugOf } from "./oath";

const lying = (slot: number, name: string | null, faceup = true): Lying => ({
  slot,
  name,
  faceup,
  vision: null,
  favor: 0,
  secrets: 0,
});
const player = (role: Player["role"], more: Partial<Player> = {}): Player => ({
  role,
  color: "red",
  favor: 1,
  secrets: 1,
  facedown_secrets: 0,
  supply: 6,
  pawn: 0,
  warbands: 3,
  bank: 11,
  advisers: [],
  relics: [],
  vision: null,
  hand: [],
  ...more,
});
const space = (slot: number, name: string | null, cards: Lying[] = []) => ({
  slot,
  name,
  faceup: name !== null,
  cards,
  relics: [],
  favor: 0,
  secrets: 0,
  warbands: 0,
  owner: null,
});
const fight = (more: Partial<Fight> = {}): Fight => ({
  attacker: 0,
  defender: 1,
  targets: [2],
  allies: [],
  attack: 4,
  defense: 2,
  step: 3,
  plans: [],
  attack_dice: [],
  defense_dice: [],
  users: [],
  forces: [5, 1, 5],
  values: [0, 0],
  likely: [4, 2],
  notes: {},
  sacrifice: true,
  won: null,
  ...more,
});

function table(more: Partial<Board> = {}): Board {
  return {
    phase: "act",
    round: 3,
    turn: 0,
    order: [0, 1],
    oath: "supremacy",
    title: 0,
    usurper: false,
    visions: 1,
    banks: {},
    shared: 10,
    spaces: [space(50, "Plains", [lying(1, "Longbows")]), space(51, null)],
    players: [player("chancellor", { color: "purple", advisers: [lying(2, "Wolves", false)] }), player("exile")],
    reliquary: [lying(9, null, false), null],
    banners: { people: { holder: 1, tokens: 2, mob: false }, darkest: { holder: null, tokens: 1, mob: false } },
    piles: [[], [], []],
    world_top: "denizen",
    relic_deck: 10,
    dispossessed: 0,
    box: [],
    prophets: [],
    caged: [],
    promises: [],
    campaign: null,
    chronicle: "",
    game: 1,
    winner: null,
    ways: [],
    standing: { keepers: [0], ruled: [3, 2], held: [1, 1], ways: [[], []], successor: 0 },
    ...more,
  };
}
const view = (board: Board, prompt = "act"): View<Board> => ({
  game: "oath",
  seats: 2,
  seat: 0,
  asked: [{ seat: 0, prompt }],
  facts: [],
  board,
  result: null,
});
const option = (notation: string, touches: string[] = []): OptionText => ({
  notation,
  touches,
  text: "",
  label: { id: "" },
});

describe("the drawing", () => {
  it("knows what options concern", () => {
    const board = table({ campaign: fight() });
    expect(drawing.touches(option("rest"), view(board))).toEqual(["do:rest"]);
    expect(drawing.touches(option("use:wolves", ["card:2"]), view(board))).toEqual([]);
    expect(drawing.touches(option("target:pawn"), view(board))).toEqual(["seat:1"]);
    expect(drawing.touches(option("target:banner-darkest"), view(board))).toEqual(["banner:1"]);
    expect(drawing.touches(option("use:plains", ["card:50"]), view(board))).toEqual(["site:0"]);
    expect(drawing.touches(option("elders", ["card:77"]), view(board))).toEqual(["do:elders"]);
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
