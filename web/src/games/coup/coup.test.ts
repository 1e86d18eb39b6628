import { describe, expect, it } from "vitest";
import { rest } from "../../lib/beats";
import type { View } from "../../lib/generated/protocol";
import drawing from ".";
import type { Board, Player } from "./board.generated";
import { blockStands, isVoid, pending } from "./coup";

const player = (...roles: string[]): Player => ({
  coins: 2,
  patrons: roles.map((role, slot) => ({ slot, role })),
  lost: [],
  faction: null,
  out: false,
  set_aside: [],
});
const board: Board = {
  phase: "playing",
  inquisition: false,
  turn: 0,
  turns: 1,
  court: 3,
  reserve: 0,
  treasury: 44,
  players: [player("Duke"), player(), player()],
  claims: [],
};
const view = (...asked: string[]): View<Board> => ({
  game: "coup",
  seats: 3,
  seat: 0,
  asked: asked.map((prompt, seat) => ({ seat, prompt })),
  facts: [],
  result: null,
  board,
});
const refusal = (notation: string, rule = "CO-1.3") => ({ notation, rule, text: "no" });

describe("what is declared", () => {
  const log = [
    { type: "Declared", seat: 1 },
    { type: "CoinsMoved" },
    { type: "Declared", seat: 2 },
    { type: "Blocked", seat: 0 },
  ];
  it("is the last action and the blocks against it, while a window is open", () => {
    expect(pending(view("challenge"), log).map((event) => event.type)).toEqual(["Declared", "Blocked"]);
    expect(pending(view("act"), log)).toEqual([]);
    expect(pending({ ...view(), asked: [] }, log).map((event) => event.type)).toEqual(["Declared", "Blocked"]);
  });
});

describe("a claim that is challenged", () => {
  const claim = { type: "Declared", seat: 1 };
  const doubt = { type: "Challenged", seat: 0, claimant: 1 };
  const lost = (seat: number) => ({ type: "PatronLost", seat, card: "Duke" });
  it("is void once whoever made it has lost a card for it", () => {
    expect(isVoid(claim, [claim, doubt])).toBe(false);
    expect(isVoid(claim, [claim, doubt, lost(1)])).toBe(true);
    expect(isVoid(claim, [claim, doubt, { type: "ClaimProven", seat: 1 }, lost(0)])).toBe(false);
    const block = { type: "Blocked", seat: 0 };
    const log = [claim, block, { type: "Challenged", seat: 1, claimant: 0 }, lost(0)];
    expect([isVoid(claim, log), isVoid(block, log)]).toEqual([false, true]);
  });
});

describe("a block that nobody doubts", () => {
  const blocked = (outcome: "open" | "unchallenged", ...asked: string[]): View<Board> => ({
    ...view(...asked),
    board: { ...board, claims: [{ turn: 1, seat: 1, role: "Duke", outcome, shown: [] }] },
  });
  const before = blocked("open", "challenge");
  it("is seen to stand, though no event tells of it", () => {
    const stood = drawing.unspoken?.(blocked("unchallenged", "act"), before);
    expect(stood).toMatchObject({ who: 1, picture: { bubble: { at: "seat:1" }, nods: [0] } });
    // Meanwhile what it stopped is still seen, though the next question is asked already.
    const beat = { ...rest(null), ...stood! };
    expect([blockStands(beat), blockStands(rest(null)), blockStands(null)]).toEqual([true, false, false]);
    const log = ["Declared", "Blocked"].map((type) => ({ type }));
    expect(pending(blocked("unchallenged", "act"), log, blockStands(beat))).toEqual(log);
  });

  it("is not said to stand while somebody may still answer, nor of a claim that goes on", () => {
    expect(drawing.unspoken?.(before, before)).toBeNull();
    expect(drawing.unspoken?.(blocked("unchallenged", "block-steal"), before)).toBeNull();
  });
});

describe("what things concern", () => {
  it("aims refusals at their seats, but not at oneself, nor for expansions that are not played", () => {
    expect(drawing.refused(refusal("steal@2"), view())).toEqual(["seat:2"]);
    expect(drawing.refused(refusal("steal@0"), view())).toEqual([]);
    expect(drawing.refused(refusal("examine@2", "CO-7.1"), view())).toEqual([]);
    expect(drawing.refused(refusal("tax"), view())).toEqual(["treasury"]);
  });

  it("lets the treasury and the court be touched", () => {
    const option = (notation: string) => ({ notation, text: "", label: { id: "" } });
    expect(drawing.touches(option("income"), view())).toEqual(["treasury"]);
    expect(drawing.touches(option("exchange"), view())).toEqual(["court"]);
    expect(drawing.touches(option("steal@1"), view())).toEqual([]);
  });

  it("lets coins travel from where they were", () => {
    expect(drawing.moves({ type: "CoinsMoved", seat: 1, coins: -3, total: 0 }, view())).toEqual([
      { token: "coin", count: 3, from: "seat:1", to: "treasury" },
    ]);
    expect(drawing.moves({ type: "CoinsStolen", seat: 1, target: 2, coins: 2 }, view())).toEqual([
      { token: "coin", count: 2, from: "seat:2", to: "seat:1" },
    ]);
  });
});
