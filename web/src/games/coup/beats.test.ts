// What the stage of Coup shows: claims are said aloud, challenges stop everything, cards turn over, coins travel.
import { describe, expect, it } from "vitest";
import { type Beat, LENGTHS, script } from "../../lib/beats";
import type { GameEvent, View } from "../../lib/generated/protocol";
import drawing from ".";
import { unspoken } from "./beats";
import type { Board } from "./board.generated";

const board = {
  phase: "playing",
  inquisition: false,
  turn: 1,
  turns: 4,
  court: 3,
  reserve: 0,
  treasury: 40,
  players: [0, 1, 2].map(() => ({ coins: 2, patrons: [], lost: [], faction: null, out: false, set_aside: [] })),
  claims: [],
} as unknown as Board;
const view = (...asked: [number, string][]): View<Board> => ({
  game: "coup",
  seats: 3,
  seat: 0,
  asked: asked.map(([seat, prompt]) => ({ seat, prompt })),
  facts: [],
  result: null,
  board,
});

/** The beats of these events, all seen from one view. */
function beatsOf(events: GameEvent[], before = view()): Beat[] {
  return script({ events, stage: events.map(() => []) }, before, drawing as never).filter(({ told }) => told);
}
const beatOf = (event: GameEvent, before = view()): Beat => beatsOf([event], before)[0] as Beat;
const stands = ({ weight }: Beat): number => LENGTHS[weight];

describe("a claim", () => {
  it("is a bubble at the seat with the role, and a line to whom it is aimed at", () => {
    const steal = beatOf({ type: "Declared", seat: 1, action: "steal", target: 2, rule: "CO-3.3" });
    expect(steal.picture.bubble).toMatchObject({ at: "seat:1", text: { args: { role: { id: "role-Captain" } } } });
    expect(steal.picture.bubble?.icon).toBeTruthy();
    expect(steal.picture.arrows).toEqual([{ from: "seat:1", to: "seat:2", tone: "danger" }]);
    const tax = beatOf({ type: "Declared", seat: 1, action: "tax", target: null, rule: "CO-3.1" });
    expect(tax.picture).toMatchObject({ arrows: [], bubble: { tone: "claim" } });
    const income = beatOf({ type: "Declared", seat: 1, action: "income", target: null, rule: "CO-2.1" });
    expect(income.picture.bubble).toMatchObject({ tone: "plain", icon: undefined });
    expect([steal, tax, income].every((beat) => stands(beat) >= 700)).toBe(true);
  });

  it("that blocks points at whose action it stops", () => {
    const block = beatOf({ type: "Blocked", seat: 2, actor: 1, role: "Contessa", rule: "CO-3.2" });
    expect(block.picture.arrows).toEqual([{ from: "seat:2", to: "seat:1", tone: "claim" }]);
    expect(block.picture.bubble?.at).toBe("seat:2");
  });

  it("is nodded at by those who were asked and let it pass", () => {
    const asked = view([0, "challenge-action"], [1, "challenge-action"], [2, "challenge-action"]);
    const gain = beatOf({ type: "CoinsMoved", seat: 1, coins: 3, total: 5, rule: "CO-3.1" }, asked);
    expect(gain.picture.nods).toEqual([0, 2]);
    const theft = beatOf({ type: "CoinsStolen", seat: 1, target: 2, coins: 2, rule: "CO-3.3" }, asked);
    expect(theft.picture.nods).toEqual([0, 2]);
  });

  it("is nodded at where an assassination is let pass by whom it kills, and before a card is examined", () => {
    const killed = beatOf({ type: "PatronLost", seat: 2, slot: 9, card: "Duke", rule: "CO-1.4" }, view([2, "block"]));
    expect(killed.picture.nods).toEqual([2]);
    const asked = view([0, "challenge"], [2, "challenge"]);
    const examined = beatOf({ type: "CardExamined", seat: 1, target: 2, card: null, rule: "CO-7.2" }, asked);
    expect(examined.picture.nods).toEqual([0, 2]);
    const lost = beatOf({ type: "PatronLost", seat: 2, slot: 9, card: "Duke", rule: "CO-1.4" }, view([2, "prove"]));
    expect(lost.picture.nods).toEqual([]);
  });

  it("is nodded at where the victim then chooses a card, which no event tells of", () => {
    const claims = [{ seat: 1, outcome: "unchallenged" }] as Board["claims"];
    const during = (...asked: [number, string][]): View<Board> => ({ ...view(...asked), board: { ...board, claims } });
    for (const [window, next] of [
      ["block", "lose"],
      ["challenge", "show"],
    ] as const) {
      const quiet = unspoken(during([2, next]), during([0, window], [2, window]));
      expect(quiet).toMatchObject({ who: 1, weight: "note", picture: { lit: ["seat:1"], nods: [0, 2] } });
    }
    expect(unspoken(during([2, "lose"]), during([1, "prove"]))).toBeNull();
    expect(unspoken(during([2, "block"]), during([2, "challenge"]))).toBeNull();
  });
});

describe("a challenge", () => {
  it("stops everything, and the card turns over: it goes back, or it is lost", () => {
    const [doubt, proven, lost] = beatsOf([
      { type: "Challenged", seat: 2, claimant: 1, rule: "CO-4.1" },
      { type: "ClaimProven", seat: 1, cards: ["Duke"], rule: "CO-4.3" },
      { type: "PatronLost", seat: 2, card: "Captain", rule: "CO-4.2" },
    ]) as [Beat, Beat, Beat];
    expect(doubt.picture.arrows).toEqual([{ from: "seat:2", to: "seat:1", tone: "danger" }]);
    expect(proven.picture.faces).toEqual({ things: ["role:Duke"], at: "seat:1", turned: true, sign: "✓" });
    expect(lost.picture.faces).toEqual({ things: ["role:Captain"], at: "seat:2", turned: true, sign: "✗" });
    expect([doubt, proven, lost].every((beat) => stands(beat) >= 1200)).toBe(true);
  });

  it("that is answered with a card sends it back to the court, whether or not the viewer knows where it lies", () => {
    const patrons = [null, "Duke"].map((role, at) => ({ slot: 4 + at, role }));
    const players = board.players.map((player, at) => (at === 1 ? { ...player, patrons } : player));
    const before = { ...view(), board: { ...board, players } } as View<Board>;
    const proven = beatOf({ type: "ClaimProven", seat: 1, cards: ["Duke"], rule: "CO-4.1" }, before);
    // What still lies there when the beat is over does not fly.
    expect(proven.picture.exit).toEqual([
      { key: "card:4", to: "court" },
      { key: "card:5", to: "court" },
    ]);
  });
});

describe("coins", () => {
  it("travel from where they were to whose they are", () => {
    const gain = beatOf({ type: "CoinsMoved", seat: 1, coins: 2, total: 4, rule: "CO-2.2" });
    expect(gain.moves).toContainEqual(expect.objectContaining({ from: "treasury", to: "seat:1" }));
    const theft = beatOf({ type: "CoinsStolen", seat: 1, target: 2, coins: 2, rule: "CO-3.3" });
    expect(theft.moves).toContainEqual(expect.objectContaining({ from: "seat:2", to: "seat:1" }));
  });

  it("that an action costs are paid with it, and are no beat of their own", () => {
    const beats = beatsOf([
      { type: "CoinsMoved", seat: 1, coins: -7, total: 0, rule: "CO-2.3" },
      { type: "Declared", seat: 1, action: "coup", target: 0, rule: "CO-2.3" },
    ]);
    expect(beats.map(({ events }) => events.length)).toEqual([2]);
    expect(beats[0]?.moves).toContainEqual(expect.objectContaining({ from: "seat:1", to: "treasury" }));
  });
});

describe("the end of a player, and of the game", () => {
  it("each have a scene", () => {
    const out = beatOf({ type: "Eliminated", seat: 2, rule: "CO-1.4" });
    const won = beatOf({ type: "GameWon", winners: [1], rule: "CO-1.4" });
    expect([out.weight, won.weight]).toEqual(["scene", "scene"]);
    expect(out.picture.bubble).toMatchObject({ at: "seat:2", tone: "danger" });
    expect(won.picture).toMatchObject({ lit: ["seat:1"], shout: { text: { id: "coup-says-won" } } });
  });
});
