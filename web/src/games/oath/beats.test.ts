import { describe, expect, it } from "vitest";
import { type Beat, LENGTHS, script } from "../../lib/beats";
import type { GameEvent, View } from "../../lib/generated/protocol";
import type { Board, Fight, Lying } from "./board.generated";
import { placeKey, targetKey, valueOf } from "./fights";
import drawing from "./index";
import { fight, lying, player, space, table, view } from "./tables";

const LAND = [space(50, "Plains", [lying(1, "Longbows")]), space(51, "Mountain"), space(52, "Mine")];
const board = (more: Partial<Board> = {}): Board =>
  table({
    order: [0, 1, 2],
    spaces: LAND,
    players: [
      player("chancellor", { pawn: 0, relics: [lying(9, "Grand Mask")] }),
      player("exile", { pawn: 1 }),
      player("exile"),
    ],
    ...more,
  });

/** What happens at a table that was another one before. */
function played(event: GameEvent, now: Board = board(), then: Board = board()): Beat {
  const stage = [[[["board"], now]]] as [(string | number)[], unknown][][];
  const [beat] = script({ events: [event], stage, delta: stage[0] }, view(then) as View, drawing);
  if (!beat) throw new Error("nothing is staged");
  return beat;
}

const began = (action: string): GameEvent => ({ type: "ActionBegan", seat: 1, action });
const rolls = (attack: boolean, ...faces: number[]): GameEvent => ({ type: "DiceRolled", attack, faces });
const attack = (defender: number | null, ...targets: number[]): GameEvent => ({
  type: "CampaignBegan",
  seat: 1,
  defender,
  targets,
});

describe("how long things stand", () => {
  it("is nothing for what shows itself later, an action's time for what a player does", () => {
    expect(LENGTHS[played(began("travel")).weight]).toBe(0);
    expect(played(began("offer")).weight).toBe("action");
    expect(played({ type: "CardDiscarded", seat: 1, slot: 4, pile: 0, card: null }).weight).toBe("along");
    expect(played({ type: "CardPlayed", seat: 1, slot: 4, where: 0, card: "Longbows" }).weight).toBe("action");
    expect(played({ type: "CardPlayed", seat: 1, slot: 4, where: 12, card: "Faith" }).weight).toBe("reveal");
  });

  it("is longer for battles between players than for those with bandits", () => {
    const ended = (defender: number | null): GameEvent => ({
      type: "CampaignEnded",
      seat: 1,
      defender,
      attack: 3,
      defense: 2,
      won: true,
    });
    const [players, bandits] = [
      [attack(0, 0), ended(0)],
      [attack(null, 0), ended(null)],
    ].map((events) => events.map((event) => played(event).weight));
    expect(players).toEqual(["action", "scene"]);
    expect(bandits).toEqual(["action", "reveal"]);
    expect(played({ type: "TitleMoved", seat: 1 }).weight).toBe("scene");
    expect(played({ type: "GameWon", seat: 1, ways: ["usurper"] }).weight).toBe("scene");
  });

  it("is a reveal's for dice, but nothing where none fall, or where they wait for those of the attack", () => {
    const war = (more: Partial<Fight>): Board => board({ campaign: fight(more) });
    expect(played(rolls(false, 2, 4), war({})).weight).toBe("reveal");
    expect(played(rolls(false), war({})).weight).toBe("along");
    expect(played(rolls(false, 2), war({ defender: -1 })).weight).toBe("along");
    expect(played(rolls(false, 2), war({ defender: -1, attack: 0 })).weight).toBe("reveal");
    expect(played(rolls(true, 2), war({ defender: -1 })).weight).toBe("reveal");
  });
});

describe("pictures", () => {
  it("show a journey from site to site, and by its colour whether one was driven away", () => {
    const moved = board({ players: [player("chancellor"), player("exile", { pawn: 2 })], turn: 1 });
    const { picture } = played({ type: "Travelled", seat: 1, site: "Mine" }, moved);
    expect(picture.arrows).toEqual([{ from: "ground:1", to: "ground:2", tone: "plain" }]);
    expect(picture.lit).toContain("site:2");
    const driven = played({ type: "Travelled", seat: 1, site: "Mine" }, { ...moved, turn: 0 });
    expect(driven.weight).toBe("reveal");
    expect(driven.picture.bubble?.text).toEqual({ id: "oath-says-driven", args: {} });
    // The pawn came along with the site that was turned up for it.
    expect(played({ type: "Travelled", seat: 1, site: "Mine" }, moved, moved).weight).toBe("along");
  });

  it("tell a muster from warbands that a power brings, by the favor on a card", () => {
    const gained: GameEvent = { type: "WarbandsGained", seat: 1, count: 2 };
    const paid = board({ spaces: [space(50, "Plains", [{ ...lying(1, "Longbows"), favor: 1 }]), ...LAND.slice(1)] });
    const muster = played(gained, paid);
    expect([muster.weight, muster.picture.bubble?.text]).toEqual([
      "action",
      { id: "oath-says-muster", args: { count: 2 } },
    ]);
    expect(muster.picture.lit).toContain("card:1");
    const power = played(gained);
    expect([power.weight, power.picture.bubble?.text]).toEqual(["note", { id: "oath-says-gains", args: { count: 2 } }]);
  });

  it("point from the attacker to every target", () => {
    const { picture } = played(attack(0, 0, 60, 50, 109));
    expect(picture.arrows?.map(({ from, to }) => [from, to])).toEqual([
      ["pawn:1", "ground:0"],
      ["pawn:1", "pawn:0"],
      ["pawn:1", "banner:0"],
      ["pawn:1", "card:9"],
    ]);
    expect(targetKey(3, null)).toBe("site:3");
    expect([placeKey(3), placeKey(102)]).toEqual(["site:3", "pawn:2"]);
  });

  it("hold up a battle plan for as long as a reveal, the bandits' where it lies", () => {
    const war = board({ campaign: fight() });
    const plan = played({ type: "PowerUsed", seat: 0, card: "Longbows" }, war);
    expect([plan.weight, plan.picture.faces]).toEqual([
      "reveal",
      { things: ["card:Longbows"], at: "pawn:0", turned: false },
    ]);
    const theirs = played({ type: "PowerUsed", seat: null, card: "Longbows" }, war);
    expect(theirs.picture.faces?.at).toBe("card:1");
    expect(played({ type: "PowerUsed", seat: 0, card: "Longbows" }).weight).toBe("action");
  });

  it("let relics, banners and the title go from hand to hand", () => {
    const taken = board({
      players: [player("chancellor"), player("exile", { relics: [lying(9, "Grand Mask")] }), player("exile")],
    });
    const relic = played({ type: "RelicTaken", seat: 1, card: "Grand Mask" }, taken);
    expect(relic.picture.arrows).toEqual([{ from: "seat:0", to: "seat:1" }]);
    const banner = played({ type: "BannerMoved", seat: 0, banner: 0, tokens: 2 });
    expect(banner.picture.arrows).toEqual([{ from: "seat:1", to: "seat:0" }]);
    const nobodys = played({ type: "BannerMoved", seat: 0, banner: 1, tokens: 2 });
    expect(nobodys.picture.arrows).toEqual([{ from: "banner:1", to: "seat:0" }]);
    const title = played({ type: "TitleMoved", seat: 1 }, board({ title: 1 }));
    expect(title.picture.arrows?.map(({ from, to }) => [from, to])).toEqual([["seat:0", "seat:1"]]);
  });

  it("name whose doing it is, since a pawn has only a letter", () => {
    const muster = played({ type: "WarbandsGained", seat: 1, count: 2 });
    expect(muster.picture.bubble).toMatchObject({ at: "pawn:1", by: 1 });
  });

  it("tell that nothing of a search is kept, and that an adviser goes", () => {
    const gone: GameEvent = { type: "CardDiscarded", seat: 1, slot: 4, where: 2, card: null };
    const holding = (hand: Lying[], advisers: Lying[] = []): Board =>
      board({ players: [player("chancellor"), player("exile", { hand, advisers }), player("exile")] });
    const [one, two] = [lying(4, null), lying(5, null)];
    expect(played(gone, holding([two]), holding([one, two])).weight).toBe("along");
    const last = played(gone, holding([]), holding([one]));
    expect([last.weight, last.picture.bubble?.text]).toEqual(["note", { id: "oath-says-keeps-none", args: {} }]);
    const adviser = played(gone, holding([], []), holding([], [one]));
    expect([adviser.weight, adviser.picture.bubble?.text]).toEqual([
      "note",
      { id: "oath-says-adviser-goes", args: {} },
    ]);
    expect(adviser.picture.lit).toContain("pile:2");
  });

  it("show a trade that brings nothing, of which no event tells", () => {
    const paid = board({ spaces: [space(50, "Plains", [{ ...lying(1, "Longbows"), secrets: 1 }]), ...LAND.slice(1)] });
    const asked = { ...view(board()), asked: [{ seat: 1, prompt: "trade-with" }] } as unknown as View;
    const [beat] = script({ events: [], delta: [[["board"], paid]] }, asked, drawing);
    expect([beat?.who, beat?.weight, beat?.picture.bubble?.text]).toEqual([
      1,
      "action",
      { id: "oath-says-trades-in-vain", args: {} },
    ]);
    expect(beat?.picture.lit).toContain("card:1");
    const other = { ...asked, asked: [{ seat: 1, prompt: "act" }] } as unknown as View;
    expect(script({ events: [], delta: [[["board"], paid]] }, other, drawing)).toHaveLength(1);
  });

  it("say that a search finds nothing, whether or not the pile was asked about", () => {
    const nothing = { id: "oath-says-finds-nothing", args: {} };
    const asking = (prompt: string): View => ({ ...view(board()), asked: [{ seat: 1, prompt }] }) as unknown as View;
    const at = (prompt: string) => [[["asked"], [{ seat: 1, prompt }]]] as [(string | number)[], unknown][];
    const [asked] = script({ events: [], delta: at("act") }, asking("search-source"), drawing);
    expect([asked?.who, asked?.weight, asked?.picture.bubble?.text]).toEqual([1, "action", nothing]);
    const unasked = { events: [began("search")], stage: [at("act")], delta: at("act") };
    const [beat, ...others] = script(unasked, asking("act"), drawing);
    expect(beat?.picture.bubble?.text).toEqual(nothing);
    expect([beat?.events, beat?.told?.type, others.length]).toEqual([[began("search")], "ActionBegan", 1]);
    for (const going of ["search-source", "search-keep"]) {
      const [first] = script({ ...unasked, delta: at(going) }, asking("act"), drawing);
      expect(first?.picture.bubble).toBeUndefined();
    }
  });

  it("name a card that leaves a site, and what it makes way for", () => {
    const gone: GameEvent = { type: "CardDiscarded", seat: 1, slot: 1, pile: 0, card: "Longbows" };
    const after = board({ spaces: [space(50, "Plains"), ...LAND.slice(1)] });
    const plain = played(gone, after);
    expect([plain.weight, plain.picture.bubble?.at, plain.picture.bubble?.by]).toEqual(["action", "site:0", 1]);
    expect(plain.picture.bubble?.text).toMatchObject({ id: "oath-says-discards" });
    const clearing = { ...view(board()), asked: [{ seat: 1, prompt: "first-discard" }] } as unknown as View;
    const [beat] = script({ events: [gone], delta: [[["board"], after]] }, clearing, drawing);
    expect(beat?.picture.bubble?.text).toMatchObject({
      id: "oath-says-makes-way",
      args: { card: { id: expect.any(String) } },
    });
  });

  it("never tell what a card is that lies face down", () => {
    const { picture } = played({ type: "CardPlayed", seat: 1, slot: 4, where: 11, card: null });
    expect(picture.faces).toBeUndefined();
    expect(picture.bubble?.text).toEqual({ id: "oath-says-facedown", args: {} });
  });
});

describe("dice on the stage", () => {
  it("are the defense's while the attack's are still blank, then both with their sums", () => {
    const first = played(rolls(false, 4, 5), board({ campaign: fight({ forces: [5, 1, 5] }) }));
    expect(first.picture.prop?.args).toMatchObject({
      attack: { faces: [], pool: 4, value: null },
      defense: { faces: [4, 5], value: 5, force: 1 },
      rolling: "defense",
    });
    const war = board({ campaign: fight({ defense_dice: [4, 5], values: [0, 5] }) });
    expect(played(rolls(true, 0, 1, 3, 5), war).picture.prop?.args).toMatchObject({
      attack: { faces: [0, 1, 3, 5], value: 4 },
      defense: { faces: [4, 5], value: 5 },
      rolling: "attack",
    });
  });

  it("add up as plans have them count", () => {
    const sum = (attack: boolean, faces: number[], notes: Fight["notes"] = {}) =>
      valueOf(attack, faces, fight({ notes, forces: [5, 0, 5] }));
    expect(sum(true, [0, 1, 2, 3, 5])).toBe(4);
    expect(sum(true, [0, 1, 2, 3, 5], { twice: 1 })).toBe(9);
    expect(sum(true, [0, 1, 2, 3, 5], { "no-hollow": 1 })).toBe(3);
    expect(sum(true, [3, 5], { "no-two-swords": 1 })).toBe(1);
    expect(sum(false, [2, 4, 5, 5])).toBe(12);
    expect(sum(false, [2, 4, 5], { "no-shields": 1 << 2 })).toBe(2);
  });

  it("that no campaign is about stand alone", () => {
    expect(played(rolls(false, 1, 2)).picture.prop?.args).toEqual({ alone: { attack: false, faces: [1, 2] } });
  });
});
