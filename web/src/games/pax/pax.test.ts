import { describe, expect, it } from "vitest";
import type { View } from "../../lib/generated/protocol";
import drawing from ".";
import { area, GAP, HEIGHT, outlines, WIDTH } from "./lodges";
import type { Board, Cell, Player } from "./board.generated";
import { disputeOf, eventText, layoutOf, reconstructed, stepsOf } from "./pax";

const down = (): Cell => ({ card: { slot: 0, name: null }, up: false, tokens: [], marked: false });
const up = (name: string, ...tokens: (number | null)[]): Cell => ({
  card: { slot: 1, name },
  up: true,
  tokens,
  marked: false,
});
const player = (place: number): Player => ({
  place,
  connection: 4,
  factions: [],
  favours: {},
  tokens: 20,
  hand: [{ slot: 7, name: "PIL031" }],
  hand_limit: 4,
  plot: null,
  faction_cards: [],
  events: [],
  special: null,
});

/** A table of two with some cards up. */
function table(cards: Record<number, Cell>, lodges: Board["lodges"] = []): Board {
  const field = layoutOf(2).cells.map((_, cell) => cards[cell] ?? down());
  return { field, lodges, players: [player(0), player(1)], opponent: null } as unknown as Board;
}

const view = (board: Board): View<Board> => ({
  game: "pax",
  seats: 2,
  seat: 0,
  asked: [],
  facts: [],
  result: null,
  board,
});
const refusal = (notation: string) => ({ notation, rule: "PA-5.1", text: "no" });

describe("outlines of lodges", () => {
  it("cover the gap between neighbours and the joint of three", () => {
    const layout = layoutOf(2);
    const covered = (cells: number[], x: number, y: number): boolean =>
      area(layout, cells, 2).some(
        (box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height,
      );
    const joint = { x: -GAP / 2 - (WIDTH + GAP) / 2 + WIDTH + GAP, y: HEIGHT + GAP / 2 };
    expect(covered([0, 1, 3], joint.x, joint.y)).toBe(true);
    expect(covered([0, 1], joint.x, joint.y)).toBe(false);
    expect(covered([0, 1], joint.x, HEIGHT / 2)).toBe(true);
  });

  it("lie inside each other where lodges share a card", () => {
    const lodges = [
      { faction: "A", cells: [0, 1, 3], master: null },
      { faction: "M", cells: [3, 6, 7], master: null },
    ];
    const [one, two] = outlines(layoutOf(2), lodges);
    expect(one?.outer[0]?.width).toBeGreaterThan(two?.outer[0]?.width ?? Infinity);
  });
});

describe("what is going on", () => {
  const log = [
    { type: "TurnBegan", seat: 1, round: 2 },
    { type: "OpponentStep", seat: 1, clause: "PA-20.51", cell: 5 },
    { type: "TokensPlaced", seat: 1, cell: 5, number: 2 },
    { type: "DisputeBegan", attacker: 1, defender: 0, cell: 5, attack: 4, defence: 3 },
    { type: "DisputeCard", seat: 0, slot: 9, card: "PIL031" },
  ];
  it("is a dispute until the turn is over", () => {
    expect(disputeOf(log)).toMatchObject({
      attacker: 1,
      cell: 5,
      cards: [{ seat: 0, slot: 9, name: "PIL031" }],
      winner: null,
    });
    expect(disputeOf([...log, { type: "DisputeEnded", winner: 1 }])?.winner).toBe(1);
    expect(disputeOf([...log, { type: "TurnBegan", seat: 0, round: 3 }])).toBeNull();
  });

  it("is told of an opponent by the clauses it follows", () => {
    const steps = stepsOf([...log, { type: "TurnBegan", seat: 0, round: 3 }, { type: "TokensPlaced", seat: 0 }], 1);
    expect(steps.map(({ clause, cell, told }) => [clause, cell, told.length])).toEqual([["PA-20.51", 5, 3]]);
  });
});

describe("what is reconstructed", () => {
  it("is told of a card field by field", () => {
    expect(reconstructed("PIL043")).toEqual(["cells", "faction_order"]);
    expect(reconstructed("PIL046")).toEqual(["cells", "organisation"]);
    expect(reconstructed("nobody")).toEqual([]);
  });
});

describe("what things concern", () => {
  it("aims refusals at cards they say something about", () => {
    const board = view(table({ 3: up("PIL032", null, null, null) }));
    expect(drawing.refused(refusal("scout:2"), board)).toEqual(["cell:2"]);
    expect(drawing.refused(refusal("scout:3"), board)).toEqual([]);
    expect(drawing.refused(refusal("dismiss:3"), board)).toEqual(["cell:3"]);
    expect(drawing.refused(refusal("conspire:PIL031"), board)).toEqual(["card:7"]);
    expect(drawing.refused(refusal("interrogate:home"), board)).toEqual(["home:0"]);
  });

  it("gives a button to what lies nowhere", () => {
    expect(drawing.touches({ notation: "end", text: "", label: { id: "" } }, view(table({})))).toEqual(["do:end"]);
    expect(
      drawing.touches({ notation: "take:A", text: "", label: { id: "" }, touches: ["faction:A"] }, view(table({}))),
    ).toEqual([]);
  });
});

describe("an event card", () => {
  it("says what it does, every edict the same", () => {
    expect(eventText("clear_weather")).toBe("pax-event-clear-weather");
    expect(eventText("edict_M")).toBe("pax-event-edict");
  });
});
