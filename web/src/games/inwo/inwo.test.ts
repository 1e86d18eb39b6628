import { describe, expect, it } from "vitest";
import type { View } from "../../lib/generated/protocol";
import { counted, countsOf, deckText, matching } from "./decks";
import drawing from ".";
import type { Board, GroupView, PlayerView } from "./board.generated";
import { arrowsOut, facesMaster, isCapped, looseOptions, termsOf, turnOf } from "./inwo";
import { fitting, planeOf } from "./islands";

const group = (slot: number, card: string, more: Partial<GroupView> = {}): GroupView => ({
  slot,
  card,
  power: 3,
  global_power: 0,
  resistance: 4,
  alignments: [],
  attributes: [],
  tokens: 1,
  x: 0,
  y: 0,
  turned: 0,
  master: -1,
  side: -1,
  open_arrows: [],
  ...more,
});
const player = (groups: GroupView[]): PlayerView => ({
  illuminati: "ufos",
  out: false,
  groups,
  resources: [],
  agents: [],
  plots: [{ slot: 30, card: "hoax" }],
  exposed: [],
  hand: [],
  plot_deck: [],
  group_deck: [],
  discards: [],
  destroyed: [],
  goal_count: 1,
  turns: 1,
});
const board = (...players: PlayerView[]): Board => ({
  step: "main",
  moment: "main",
  turn: 0,
  turns: 0,
  basic_goal: 12,
  players,
  nwo: [],
  table: [],
  attacks: [],
  plays: [],
  rolling: [],
  claims: [],
  effects: [],
  told: [],
});
const view = (shown: Board): View<Board> => ({
  game: "inwo",
  seats: 2,
  seat: 0,
  asked: [],
  facts: [],
  result: null,
  board: shown,
});

describe("the terms of an attack", () => {
  it("stand by side", () => {
    const parts: [string, string, number][] = [
      ["leader", "ufos", 6],
      ["aid", "nsa", 4],
      ["resistance", "cia", -5],
      ["position", "", -10],
    ];
    const { plus, minus } = termsOf({ parts, promised: [["nsa", 4]], strength: -5 } as Parameters<typeof termsOf>[0]);
    expect(plus.map(([what]) => what)).toEqual(["leader", "promised"]);
    expect([...plus, ...minus].reduce((sum, [, , number]) => sum + number, 0)).toBe(-5);
  });
});

describe("the limit of a roll", () => {
  it("is 10 where the strength is greater, and that is said then", () => {
    const reckoned = { chances: 33, rolled: null, success: null };
    expect(isCapped({ ...reckoned, strength: 14, highest: 10 })).toBe(true);
    expect(isCapped({ ...reckoned, strength: 10, highest: 10 })).toBe(false);
    expect(isCapped({ ...reckoned, strength: 1, highest: 0 })).toBe(false);
  });
});

describe("a turn", () => {
  it("is nobody's before it has begun: the hand of whoever's turn is over may still be cut", () => {
    const shown = board(player([group(1, "ufos")]));
    expect(turnOf(shown)).toBe(0);
    expect(turnOf({ ...shown, step: "turn begins" })).toBeNull();
  });
});

describe("structures", () => {
  it("turn their arrows with the card", () => {
    const turned = group(2, "ama", { turned: 1, open_arrows: [1] });
    expect(arrowsOut(turned)).toEqual([
      { side: 1, faces: 2, open: true },
      { side: 3, faces: 0, open: false },
    ]);
  });

  it("know where a master lies", () => {
    const [own, puppet] = [group(1, "ufos"), group(2, "cia", { x: 1, master: 1, side: 1 })];
    expect(facesMaster(puppet, [own, puppet])).toBe(3);
    expect(facesMaster(own, [own, puppet])).toBeNull();
  });

  it("lie beside each other without touching, the reader's first", () => {
    const wide = [
      group(1, "ufos", { open_arrows: [0, 1, 2, 3] }),
      group(2, "cia", { x: -1, master: 1, side: 3, open_arrows: [3] }),
    ];
    const plane = planeOf(board(player(wide), player([group(9, "ufos")]), player([group(10, "ufos")])), 1, {
      width: 900,
      height: 500,
    });
    expect(plane.islands.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    for (const a of plane.islands) {
      for (const b of plane.islands) {
        const apart = a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
        expect(a === b || apart).toBe(true);
      }
    }
    expect(fitting(plane, { width: plane.width, height: plane.height })).toBe(1);
  });
});

describe("what options concern", () => {
  const shown = view(board(player([group(1, "ufos")])));
  const option = (notation: string, touches: string[], id = "option-card", args = {}) => ({
    notation,
    text: "",
    label: { id, args },
    touches,
  });
  it("is the arrow they name", () => {
    expect(drawing.touches(option("ufos:left", ["card:1"], "option-arrow", { side: "left" }), shown)).toEqual([
      "arrow:1:3",
    ]);
  });
  it("is a button where nothing of theirs is drawn", () => {
    expect(drawing.touches(option("cia", ["card:77"]), shown)).toEqual(["do:cia"]);
    expect(
      looseOptions([option("hoax", ["card:30"]), option("pass", [])], shown).map(({ notation }) => notation),
    ).toEqual(["pass"]);
  });
  it("is told by name", () => {
    expect(drawing.named?.("card", "cia")).toBe("C.I.A.");
    expect(drawing.named?.("seat", 1)).toEqual({ id: "seat", args: { seat: 1 } });
    expect(drawing.argument("what", "cia/assassination")).toMatchObject({ thing: "card:cia" });
  });
});

describe("decks", () => {
  const deck = { name: "One", start: "ufos", cards: ["hoax", "cia", "hoax", "texas"] };
  it("are written as the game reads them", () => {
    expect(deckText(deck)).toBe("!ufos\ncia\ntexas\n2 hoax");
    expect(deckText(deck, true)).toBe("!ufos, cia, texas, 2 hoax");
    expect(counted(deck.cards).map(({ copies }) => copies)).toEqual([1, 1, 2]);
  });
  it("are counted by power and arrows", () => {
    const counts = countsOf(deck);
    expect([counts.groups, counts.resources, counts.plots]).toEqual([2, 0, 2]);
    expect(counts.curve.reduce((sum, one) => sum + one)).toBe(2);
    expect(counts.arrows.reduce((sum, one, out) => sum + one * out, 0)).toBe(counts.arrowTotal);
  });
  it("are filled from what is searched for", () => {
    const wanted = { search: "", type: "Group", alignment: "Government", attribute: "", power: 6, arrows: 2 };
    const found = matching(wanted, () => "");
    expect(found.length).toBeGreaterThan(2);
    expect(
      found.every(
        (card) =>
          card.alignments.includes("Government") && (card.power ?? 0) >= 6 && (card.arrows_out?.length ?? 0) >= 2,
      ),
    ).toBe(true);
    expect(matching({ ...wanted, search: "pentagon" }, () => "").map(({ id }) => id)).toEqual(["pentagon"]);
  });
});
