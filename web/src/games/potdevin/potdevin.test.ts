import { describe, expect, it } from "vitest";
import type { Board, Card, Player } from "./board.generated";
import { sidePoints, tally, winning } from "./potdevin";

let slot = 0;
const cards = (...names: string[]): Card[] => names.map((name) => ({ slot: slot++, name }));
const player = (more: Partial<Player>): Player => ({
  cards: 0,
  hand: null,
  gems: 0,
  wealth: 0,
  won: [],
  jokers: [],
  partner: null,
  ...more,
});
const board = (more: Partial<Board>): Board => ({
  phase: "playing",
  round: 1,
  leader: 0,
  trump: null,
  trump_deck: 5,
  deck_known: [],
  centre: [],
  trick: [],
  spent: 0,
  left: [],
  players: [],
  ...more,
});

describe("what piles are worth", () => {
  it("rises to three symbols, falls off the cliff at four, and rises again at seven", () => {
    // Aristocrats: aldo4, pietra9, enzo8, ugo7 carry one symbol each; aldo10 and enzo11 two.
    const points = (...names: string[]): number =>
      tally(board({ players: [player({ won: cards(...names) })] }), 0).guilds[0] ?? 0;
    expect(points("aldo4", "aldo10")).toBe(6);
    expect(points("aldo4", "pietra9", "aldo10")).toBe(-1);
    expect(points("aldo10", "enzo11", "aldo4", "pietra9")).toBe(-6);
    expect(points("aldo10", "enzo11", "aldo4", "pietra9", "enzo8")).toBe(10);
    expect(points("aldo10", "enzo11", "aldo4", "pietra9", "enzo8", "ugo7")).toBe(15);
  });

  it("counts power, bonus, penalty and wealth", () => {
    const worth = tally(
      board({ players: [player({ wealth: 3, won: cards("aldo13", "ugo13", "aldo3", "pietra3", "enzo2") })] }),
      0,
    );
    expect(worth).toMatchObject({ power: -3, bonus: 2, wealth: 3, total: 2 });
  });

  it("counts a joker where it was put", () => {
    const won = cards("aldo4", "aldo10", "aldo1");
    const jokers = [{ card: won[2] as Card, guild: "aristocrats" }];
    expect(tally(board({ players: [player({ won, jokers })] }), 0).guilds[0]).toBe(-1);
  });

  it("counts the smaller of two partners' piles, and their sum", () => {
    const players = [player({ won: cards("aldo4"), partner: 1 }), player({ won: cards("aldo10"), partner: 0 })];
    expect(tally(board({ players }), 0).counted[0]).toBe(true);
    expect(tally(board({ players }), 1).counted[0]).toBe(false);
    expect(sidePoints(board({ players }), 1)).toBe(1);
  });
});

describe("the card that wins so far", () => {
  const trick = (...names: string[]) => cards(...names).map((card, seat) => ({ seat, card }));
  it("is the highest trump, or else the highest of the person led", () => {
    const trump = { slot: 99, name: "ugo5" };
    expect(winning(board({ trump, trick: trick("aldo4", "aldo9", "enzo13") }))).toBe(1);
    expect(winning(board({ trump, trick: trick("aldo4", "ugo2", "aldo13") }))).toBe(1);
    expect(winning(board({ trump, trick: [] }))).toBe(-1);
  });
});
