import { describe, expect, it } from "vitest";
import { type Beat, LENGTHS, script } from "../../lib/beats";
import type { GameEvent, View } from "../../lib/generated/protocol";
import drawing from ".";
import type { AttackFigures, AttackView, Board, Card, GroupView, PlayerView } from "./board.generated";
import Sum from "./Sum.svelte";

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
const player = (...groups: GroupView[]): PlayerView => ({
  illuminati: "ufos",
  out: false,
  groups,
  resources: [],
  agents: [],
  plots: [],
  exposed: [],
  hand: [],
  plot_deck: [],
  group_deck: [],
  discards: [],
  destroyed: [],
  goal_count: 1,
  turns: 1,
});
const MINE = player(group(1, "ufos"), group(2, "cia", { master: 1 }), group(3, "ama", { master: 2 }));
const THEIRS = player(group(11, "gnomes-of-zurich"), group(12, "texas", { master: 11 }));
const attack = (strength: number, more: Partial<AttackView> = {}): AttackView => ({
  attacker: 1,
  defender: 0,
  kind: "control",
  leader: 12,
  target: 2,
  privileged: false,
  instant: false,
  committed: true,
  strength,
  parts: [],
  promised: [],
  dice: [],
  ...more,
});

interface Table {
  players?: PlayerView[];
  attacks?: AttackView[];
  table?: Card[];
  success?: boolean;
  turns?: number;
  claims?: [number, string][];
}
function view({
  players = [MINE, THEIRS],
  attacks = [],
  table = [],
  success,
  turns = 0,
  claims = [],
}: Table): View<Board> {
  const figures = attacks.map(({ strength, dice }): AttackFigures => ({
    strength,
    highest: strength,
    chances: 10,
    rolled: dice.length ? dice.reduce((sum, one) => sum + one) : null,
    success: success ?? null,
  }));
  return {
    game: "inwo",
    seats: 2,
    seat: 0,
    asked: [],
    facts: [],
    result: null,
    board: { players, attacks, table, plays: [], turns, rolling: [], claims, nwo: [] } as unknown as Board,
    figures: { attacks: figures, claims: [] },
  };
}

/** The beat of one event between two views; null if it has no time of its own. */
function beat(event: GameEvent, now: Table, before: Table = {}): Beat | null {
  const stage = [
    [[["board"], view(now).board] as [string[], unknown], [["figures"], view(now).figures] as [string[], unknown]],
  ];
  const [first] = script({ events: [event], stage, delta: [] }, view(before), drawing);
  return first?.events.length && LENGTHS[first.weight] ? first : null;
}

describe("an attack that is called off", () => {
  it("is said by whoever made it, before its target goes back into a hand without a word", () => {
    const under = {
      attacks: [attack(2, { target: 30, committed: false })],
      table: [{ slot: 30, card: "cia" } as Card],
    };
    const shown = beat({ type: "AttackEnded", outcome: "called off", target: "cia" }, under);
    expect([shown?.weight, shown?.picture.bubble?.at, shown?.picture.bubble?.by]).toEqual(["action", "seat:1", 1]);
    expect(shown?.picture.bubble?.text).toEqual({
      id: "inwo-says-called-off",
      args: { card: { id: "inwo-says-card", args: { card: "cia" } } },
    });
    const back = { type: "CardMoved", slot: 30, card: "cia", seat: 1, source: "table", target: "groups" };
    expect(beat(back, under, under)).toBeNull();
  });
});

describe("an attack", () => {
  const declared = {
    type: "AttackDeclared",
    seat: 1,
    kind: "control",
    leader: "texas",
    target: "cia",
    privileged: false,
  };
  it("is an arrow between structures with its sum", () => {
    const shown = beat(declared, { attacks: [attack(6)] });
    expect(shown?.weight).toBe("reveal");
    expect(shown?.picture.arrows).toEqual([{ from: "card:12", to: "card:2", tone: "danger" }]);
    expect(shown?.picture.prop).toMatchObject({
      component: Sum,
      args: { figures: { strength: 6 } },
      between: ["card:12", "card:2"],
    });
  });

  it("that answers a claim of victory leaves whoever claims in the light", () => {
    expect(beat(declared, { attacks: [attack(6)], claims: [[0, "basic"]] })?.picture.lit).toContain("seat:0");
  });

  it("grows as each side puts in", () => {
    const joins = { type: "Joined", seat: 0, card: "ufos", side: "oppose" };
    const shown = beat(joins, { attacks: [attack(2)] }, { attacks: [attack(6)] });
    expect(shown?.weight).toBe("action");
    expect(shown?.picture.prop?.args.change).toBe(-4);
    expect(shown?.picture.arrows).toContainEqual({ from: "card:1", to: "card:2", tone: "claim" });
    const aids = beat({ ...joins, seat: 1, card: "gnomes-of-zurich", side: "aid" }, { attacks: [attack(9)] });
    expect(aids?.picture.arrows).toContainEqual({ from: "card:11", to: "card:12", tone: "good" });
  });

  it("is rolled with real faces", () => {
    const rolled = { type: "Rolled", seat: 1, dice: [5, 2], changed_by: "" };
    const shown = beat(rolled, { attacks: [attack(10, { dice: [5, 2] })], success: true });
    expect(LENGTHS[shown?.weight ?? "along"]).toBeGreaterThanOrEqual(1200);
    expect(shown?.picture.prop?.args).toMatchObject({ dice: [5, 2], figures: { rolled: 7, success: true } });
    const alone = beat(rolled, {});
    expect(alone?.picture.prop?.args).toEqual({ dice: [5, 2] });
  });

  it("that a Plot makes comes from the Plot", () => {
    const table = [{ slot: 40, card: "earthquake" }];
    const attacks = [attack(12, { leader: -1, parts: [["plot", "earthquake", 18]] })];
    const shown = beat(
      { type: "Played", seat: 1, what: "earthquake", card: "earthquake", targets: ["cia"], spent: [] },
      { attacks, table },
      { table },
    );
    expect(shown?.weight).toBe("reveal");
    expect(shown?.picture.arrows).toContainEqual({ from: "card:40", to: "card:2", tone: "danger" });
    expect(shown?.picture.faces?.things).toEqual(["card:earthquake"]);
  });

  it("that fails says so, and one that succeeds has been seen to", () => {
    const ended = { type: "AttackEnded", outcome: "failed", target: "cia" };
    const shown = beat(ended, { attacks: [attack(6)] });
    expect([shown?.weight, shown?.picture.bubble?.at]).toEqual(["reveal", "card:2"]);
    expect(beat({ ...ended, outcome: "succeeded" }, { attacks: [attack(6)] })).toBeNull();
    const off = beat({ ...ended, outcome: "cancelled", target: "nasa" }, {});
    expect([off?.weight, off?.picture.shout?.text]).toMatchObject(["reveal", { id: "inwo-says-attack-ended" }]);
  });
});

describe("a hand", () => {
  const moves = (source: string, target: string, card: string | null) =>
    ({ type: "CardMoved", slot: 30, card, seat: 1, source, target }) satisfies GameEvent;
  it("is seen to grow, and to be thrown away", () => {
    const drawn = beat(moves("plot deck", "plots", null), { turns: 3 });
    expect([drawn?.weight, drawn?.picture.bubble?.at]).toEqual(["note", "seat:1"]);
    expect(beat(moves("plot deck", "plots", null), { turns: 0 }), "hands are dealt unseen").toBeNull();
    const thrown = beat(moves("plots", "discards", "hoax"), { turns: 3 });
    expect([thrown?.weight, thrown?.picture.faces?.things]).toEqual(["action", ["card:hoax"]]);
  });
});

describe("what is lost", () => {
  const taken = { type: "GroupTaken", seat: 1, card: "cia", master: "texas", side: "top" };
  const after = {
    players: [
      player(group(1, "ufos")),
      player(...THEIRS.groups, group(2, "cia", { master: 12 }), group(3, "ama", { master: 2 })),
    ],
    attacks: [attack(10)],
  };
  it("is said to whoever loses it, with its whole branch", () => {
    const shown = beat(taken, after, { attacks: [attack(10)] });
    expect(shown?.weight).toBe("scene");
    expect(shown?.picture.shout).toEqual({
      text: { id: "inwo-says-you-lose", args: { card: "cia", more: 1 } },
      tone: "danger",
    });
    expect(shown?.picture.lit).toContain("card:2");
  });

  it("is only an action where nobody loses it", () => {
    const players = [MINE, player(...THEIRS.groups, group(20, "japan", { master: 11 }))];
    const shown = beat({ ...taken, card: "japan" }, { players });
    expect([shown?.weight, shown?.picture.shout]).toEqual(["action", undefined]);
    expect(shown?.picture.lit).toContain("card:20");
  });

  it("is held up when it is destroyed", () => {
    const moved = { type: "CardMoved", slot: 12, card: "texas", seat: 0, source: "structure", target: "destroyed" };
    const shown = beat(moved, { players: [MINE, player(group(11, "gnomes-of-zurich"))] });
    expect(shown?.weight).toBe("scene");
    expect(shown?.picture.faces).toEqual({ things: ["card:texas"], at: "seat:1", sign: "✗" });
    expect(shown?.picture.shout?.text).toMatchObject({ id: "inwo-says-destroyed" });
    const mine = beat({ ...moved, slot: 3, card: "ama", seat: 1 }, { players: [player(group(1, "ufos")), THEIRS] });
    expect(mine?.picture.shout?.text).toMatchObject({ id: "inwo-says-you-lose" });
  });
});

describe("what a card does", () => {
  const played = { type: "Played", seat: 1, what: "texas/action", card: "texas", targets: ["cia"], spent: ["texas"] };
  const changed = { players: [player(group(2, "cia", { power: 7 })), player(group(12, "texas", { tokens: 0 }))] };
  it("is seen where it does it, and what it cost is no part of that", () => {
    const shown = beat(played, changed);
    expect(shown?.weight).toBe("action");
    expect(shown?.picture.bubble).toMatchObject({
      at: "card:2",
      text: { id: "inwo-says-power", args: { before: 3, after: 7 } },
    });
    expect(shown?.picture.arrows).toEqual([{ from: "card:12", to: "card:2", tone: "claim" }]);
    expect(shown?.picture.lit).toEqual(["seat:1", "card:12", "card:2", "card:2"]);
  });

  it("is seen when it is settled, unless nothing changes then", () => {
    const settled = { type: "Settled", seat: 1, what: "texas/action", stands: true };
    expect(beat(settled, changed)?.picture.lit).toContain("card:2");
    expect(beat(settled, {})).toBeNull();
    expect(beat({ ...settled, stands: false }, {})?.picture.bubble?.text).toEqual({ id: "inwo-cancelled" });
  });
});

describe("bookkeeping", () => {
  it.each([
    { type: "CardMoved", slot: 30, card: "hoax", seat: 1, source: "plots", target: "table" },
    { type: "CardMoved", slot: 30, card: "hoax", seat: 1, source: "table", target: "discards" },
    { type: "TokensPlaced", seat: 1, cards: ["texas"] },
  ])("takes no time: $type $source $target", (event) => {
    expect(beat(event, {})).toBeNull();
  });
});
