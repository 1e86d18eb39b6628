import { describe, expect, it } from "vitest";
import { BARE, type Beat, LENGTHS, script } from "../../lib/beats";
import type { Edit, GameEvent, View } from "../../lib/generated/protocol";
import drawing from ".";
import type { Board, Part } from "./board.generated";
import Contest from "./Contest.svelte";
import Gains from "./Gains.svelte";
import { disputeOf, strengthIn, verdictOf } from "./pax";

const before: View<Board> = {
  game: "pax",
  seats: 2,
  seat: 0,
  asked: [],
  facts: [],
  result: null,
  board: { field: [], players: [] } as unknown as Board,
  figures: { plots: { P01: [{ what: "cards", have: 2, need: 6 } satisfies Part] } },
};

/** What these events are staged as; `have` is how far the reader is with a plot after them. */
function staged(events: GameEvent[], have = 2): Beat[] {
  const edit: Edit = [["figures", "plots", "P01", 0, "have"], have];
  const beats = script({ events, stage: events.map(() => [edit]), delta: [edit] }, before, drawing);
  return beats.filter(({ weight }) => LENGTHS[weight] > 0);
}

describe("a dispute", () => {
  const began = { type: "DisputeBegan", attacker: 1, defender: 0, cell: 5, attack: 4, defence: 3 };
  const cards = [
    { type: "DisputeCard", seat: 1, slot: 8, card: "PIL031" },
    { type: "DisputeCard", seat: 0, slot: 9, card: "PIL033" },
  ];
  const ended = { type: "DisputeEnded", winner: 1 };
  it("opens its cards one by one, and each has its time", () => {
    const beats = staged([began, ...cards, ended]);
    expect(beats.map(({ told }) => told?.type)).toEqual(["DisputeBegan", "DisputeCard", "DisputeCard", "DisputeEnded"]);
    expect(beats.every(({ weight }) => LENGTHS[weight] >= 1200)).toBe(true);
    expect(beats.every(({ picture }) => picture.prop?.component === Contest)).toBe(true);
    expect(beats[0]?.picture.arrows).toEqual([{ from: "home:1", to: "home:0", tone: "danger" }]);
    expect(beats.at(-1)?.weight).toBe("scene");
  });

  it("has a sum that grows with the cards, and with what an opponent spends", () => {
    const spent = { type: "FavoursSpent", seat: 1, favours: ["A", "M"] };
    const sums = [[began], [began, spent], [began, spent, ...cards], [began, spent, ...cards, ended, spent]].map(
      (log) => {
        const dispute = disputeOf(log)!;
        return [strengthIn(dispute, 1), strengthIn(dispute, 0)];
      },
    );
    const [plain, paid, opened, later] = sums;
    expect([plain, paid]).toEqual([
      [4, 3],
      [6, 3],
    ]);
    expect(opened![0]).toBeGreaterThan(6);
    expect(later).toEqual(opened);
  });

  it.each([
    // PIL046 is a dagger, PIL052 shows two hammers, PIL006 is a 4.
    ["a dagger of the weaker side", [3, 7], ["PIL046", "PIL052"], 1, null],
    ["a dagger of the weaker side", [3, 7], ["PIL046", "PIL006"], 1, "PA-10.8"],
    ["hammers of the stronger side", [3, 1], ["PIL052", "PIL006"], 1, "PA-10.9"],
    ["cards that cancel each other", [3, 7], ["PIL046", "PIL052"], 0, "PA-10.10"],
    ["a tie, which goes to the defender", [3, 3], ["PIL006", "PIL012"], 0, "PA-10.12"],
    ["the greater number", [4, 3], ["PIL006", "PIL012"], 1, null],
  ])("says where %s decided: %j %j", (_, [attack, defence], names, winner, rule) => {
    const laid = names.map((name, at) => ({ type: "DisputeCard", seat: 1 - at, slot: at, card: name }));
    const log = [{ ...began, attack, defence }, ...laid, { type: "DisputeEnded", winner }];
    expect(verdictOf(disputeOf(log)!)?.rule ?? null).toBe(rule);
  });

  it("knows no superior side where a card has taken that away (PA-18.12)", () => {
    const laid = ["PIL046", "PIL052"].map((name, at) => ({ type: "DisputeCard", seat: 1 - at, slot: at, card: name }));
    const log = [{ ...began, attack: 3, defence: 7 }, ...laid, { type: "DisputeEnded", winner: 0 }];
    expect(verdictOf(disputeOf(log)!, true)).toBeNull();
  });
});

describe("what moves", () => {
  it("are tokens, from the areopagus to the card, with what was paid for them", () => {
    const [one, ...more] = staged([
      { type: "FavoursSpent", seat: 1, favours: ["A"] },
      { type: "TokensPlaced", seat: 1, cell: 7, number: 2 },
    ]);
    expect(more).toEqual([]);
    expect(one?.weight).toBe("action");
    expect(one?.picture).toMatchObject({ lit: ["cell:7", "home:1"], prop: { component: Gains, at: "home:1" } });
    expect(one?.moves).toContainEqual({ token: "band", count: 2, from: "seat:1", to: "cell:7" });
  });

  it("is a token from card to card", () => {
    const [one] = staged([{ type: "TokenMoved", seat: 1, start: 3, end: 4 }]);
    expect(one?.picture.arrows).toEqual([{ from: "cell:3", to: "cell:4" }]);
    expect(one?.moves).toEqual([{ token: "band", from: "cell:3", to: "cell:4" }]);
  });

  it("is a favour from rival to rival", () => {
    const [one] = staged([{ type: "FavourIntercepted", seat: 1, rival: 0, favour: "A" }]);
    expect(one?.picture.arrows).toEqual([{ from: "home:0", to: "home:1", tone: "danger" }]);
    expect(one?.moves).toEqual([{ token: "coin", from: "seat:0", to: "seat:1" }]);
  });

  it("is the figure, home where it has no place", () => {
    expect(staged([{ type: "FigureMoved", seat: 1, cell: 4 }])[0]?.picture.lit?.[0]).toBe("cell:4");
    expect(staged([{ type: "FigureMoved", seat: 1, cell: null }])[0]?.picture.lit?.[0]).toBe("home:1");
  });
});

describe("what a rival does", () => {
  const bubbleOf = (event: GameEvent, have?: number) => staged([event], have)[0]?.picture.bubble;
  it("is said where it is done; what the reader does is not", () => {
    const scouted = { type: "CardScouted", seat: 1, cell: 4, slot: 8, card: null };
    expect(bubbleOf(scouted)).toMatchObject({ at: "cell:4", text: { id: "pax-do-scout" } });
    expect(bubbleOf({ ...scouted, seat: 0 })).toBeUndefined();
    expect(bubbleOf({ type: "Interrogated", seat: 1, cell: null })).toMatchObject({ at: "home:1" });
    const placed = { type: "TokensPlaced", seat: 1, cell: 7, number: 2 };
    expect(bubbleOf(placed)).toMatchObject({ text: { id: "pax-says-influence", args: { number: 2 } } });
    expect(bubbleOf({ type: "TokenMoved", seat: 1, start: 3, end: 4 })?.at).toBe("cell:4");
    expect(bubbleOf(placed, 1), "what it means for the reader's plots comes first").toMatchObject({ at: "plot:P01" });
  });

  it("is said of the reader, too, where tokens are lost", () => {
    const lost = { type: "TokensRemoved", seat: 0, cell: 7, number: 1 };
    expect(bubbleOf(lost)).toMatchObject({ at: "cell:7", tone: "danger" });
  });

  it("holds up a card that is laid or dismissed, long enough to be read", () => {
    const laid = { type: "CardLaid", seat: 1, cell: 5, slot: 9, card: "PIL031" };
    const [came, went] = staged([laid, { ...laid, type: "CardDismissed" }]);
    expect(came?.picture.faces).toEqual({ things: ["card:PIL031"], at: "cell:5", turned: true });
    expect(went?.picture.faces).toMatchObject({ things: ["card:PIL031"], sign: "✗" });
    expect([came, went].every((beat) => beat && LENGTHS[beat.weight] >= 1200)).toBe(true);
  });
});

describe("plots", () => {
  const placed = { type: "TokensPlaced", seat: 0, cell: 7, number: 1 };
  it("show how far the reader has come", () => {
    expect(staged([placed])[0]?.picture.bubble).toBeUndefined();
    const [further] = staged([placed], 3);
    expect(further?.picture.bubble).toMatchObject({ at: "plot:P01", tone: "good" });
    expect(further?.picture.bubble?.text).toMatchObject({ args: { was: 2, have: 3, need: 6 } });
    expect(staged([{ ...placed, type: "TokensRemoved" }], 1)[0]?.picture.bubble?.tone).toBe("danger");
  });

  it("are scenes when a token comes or goes, and the reader is told of a loss", () => {
    const [came] = staged([{ type: "PlotRealised", seat: 1, plot: "P01" }]);
    expect([came?.weight, came?.picture.arrows?.[0]?.to]).toEqual(["triumph", "plot:P01"]);
    expect(came?.picture.shout?.text).toMatchObject({ id: "pax-says-plot", args: { plot: { id: "plot-P01" } } });
    expect(BARE.triumph).toBeGreaterThanOrEqual(1800);
    const [lost] = staged([{ type: "PlotLost", seat: 0, plot: "P01" }]);
    expect(lost?.picture.shout?.text).toMatchObject({ id: "pax-says-you-lose-plot" });
    expect(staged([{ type: "PlotLost", seat: 1, plot: "P01" }])[0]?.picture.shout).toBeUndefined();
  });
});

describe("what rivals look at", () => {
  it("is said, and is a warning where it is the reader's", () => {
    const [mine] = staged([{ type: "PlotSeen", seat: 1, rival: 0, plot: "P01" }]);
    expect(mine?.picture.bubble).toMatchObject({ by: 1, text: { id: "pax-says-sees-your-plot" }, tone: "danger" });
    const [theirs] = staged([{ type: "HandSeen", seat: 0, rival: 1, cards: [] }]);
    expect(theirs?.picture.bubble).toMatchObject({
      text: { id: "pax-says-sees-hand", args: { rival: { id: "seat", args: { seat: 1 } } } },
      tone: "claim",
    });
    expect([mine, theirs].every((beat) => beat && LENGTHS[beat.weight] >= 1200)).toBe(true);
  });
});

describe("a favour that the supply lacks", () => {
  it("is said to be taken, and from whom", () => {
    const [mine] = staged([{ type: "FavourIntercepted", seat: 1, rival: 0, favour: "Cl" }]);
    expect(mine?.picture.bubble).toMatchObject({ by: 1, text: { id: "pax-says-takes-yours" }, tone: "danger" });
    const [theirs] = staged([{ type: "FavourIntercepted", seat: 0, rival: 1, favour: "Cl" }]);
    expect(theirs?.picture.bubble?.text).toMatchObject({ id: "pax-says-takes", args: { rival: { id: "seat" } } });
  });
});

describe("event cards", () => {
  it("are said to be looked at, and kept", () => {
    const [drawn, kept] = staged([
      { type: "EventsDrawn", seat: 1, number: 2 },
      { type: "EventKept", seat: 1 },
    ]);
    expect(drawn?.picture.bubble?.text).toEqual({ id: "pax-says-events", args: { number: 2 } });
    expect(kept?.picture.bubble?.text).toMatchObject({ id: "pax-says-keeps" });
  });
});

describe("an edict", () => {
  const eased = { type: "EdictEased", seat: 1, happening: "edict_Cr", number: 2 };
  it("shows what it pays, and to whom", () => {
    const [paid] = staged([eased]);
    expect(paid?.picture.prop).toMatchObject({ component: Gains, args: { favours: ["Cr", "Cr"] }, at: "home:1" });
    expect(paid?.picture.bubble?.text).toEqual({ id: "happening-edict-Cr" });
  });

  it("takes no time for what goes back to the supply", () => {
    expect(staged([{ ...eased, seat: null }])).toEqual([]);
  });
});

describe("a rival who does no more", () => {
  const ends = (turn: number, actions: number): Beat[] => {
    const then = { ...before, board: { ...before.board, phase: "actions" as const, turn, actions } };
    const beats = script({ events: [{ type: "CourtUpdated", steward: 1, court: [] }], stage: [[]] }, then, drawing);
    return beats.filter(({ weight }) => LENGTHS[weight] > 0);
  };
  it("is said to leave actions unused, and the reader is not told of the own", () => {
    const [left] = ends(1, 2);
    expect(left?.picture.bubble).toMatchObject({
      at: "home:1",
      by: 1,
      text: { id: "pax-says-idle", args: { actions: 2 } },
    });
    expect([ends(1, 0), ends(0, 2)]).toEqual([[], []]);
  });
});

describe("bookkeeping", () => {
  it.each(["CardsDrawn", "CourtUpdated", "DeckShuffled", "OpponentStep", "PlotDealt"])("takes no time: %s", (type) => {
    expect(staged([{ type, seat: 1, cell: null }])).toEqual([]);
  });
});

describe("a faction card and the ability of a card", () => {
  it("are said with whose doing it is, which lies over the name", () => {
    const [card] = staged([{ type: "FactionBorrowed", seat: 1, faction: "M" }]);
    expect(card?.picture.bubble).toMatchObject({
      at: "home:1",
      by: 1,
      text: { args: { faction: { id: "faction-M" } } },
    });
    const [ability] = staged([{ type: "Conspired", seat: 1, slot: 3, ability: "AB01", card: "PIL031" }]);
    expect(ability?.picture.bubble).toMatchObject({ at: "home:1", by: 1, text: { id: "pax-says-power" } });
  });
});
