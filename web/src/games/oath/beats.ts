// How what happens in Oath is staged: pawns travel, warbands march, cards are held up, and dice fall where all can see.
import attackIcon from "icon:crossed-swords";
import darkest from "icon:burning-eye";
import favorIcon from "icon:two-coins";
import look from "icon:semi-closed-eye";
import musterIcon from "icon:rally-the-troops";
import searchIcon from "icon:magnifying-glass";
import secretIcon from "icon:spell-book";
import skull from "icon:death-skull";
import tradeIcon from "icon:trade";
import travelIcon from "icon:walking-boot";
import visionIcon from "icon:third-eye";
import warbandIcon from "icon:swords-emblem";
import type { Arrow, Beats, Bubble, Picture, Staging, Taking, Tone, Unspoken, Weight } from "../../lib/beats";
import type { GameEvent, Label } from "../../lib/generated/protocol";
import Battle from "./Battle.svelte";
import type { Board, EventType, Lying } from "./board.generated";
import EndDie from "./EndDie.svelte";
import { type BattleSide, placeKey, targetKey, valueOf } from "./fights";
import { BANNERS, cardLabel, siteNamed } from "./oath";

type Scene = Taking<Board>;

/** Where a card is played, if not to a site. */
const [FACEDOWN, REVEALED] = [11, 12];
/** Actions that show nothing else of themselves for sure; what comes of the others is a beat of its own. */
const SAID = ["offer", "share", "drop"];
/** The question with which card one trades. */
const TRADES = "trade-with";
/** The questions of a search before cards are drawn, and the one what to do next. */
const SEARCHES = "search-source";
const ACTS = "act";
/** The questions with which a card makes way for one that is played to a site. */
const CLEARS = ["first-discard", "play-where"];

const seat = (number: unknown): string => `seat:${number as number}`;
const pawn = (number: unknown): string => `pawn:${number as number}`;
const site = (number: number): string => `site:${number}`;
/** Where arrows to a site and from it end: at its picture, since sites lie close together. */
const ground = (key: string): string => key.replace("site:", "ground:");
const card = (slot: unknown): string => `card:${slot as number}`;
const face = (name: unknown): string => `card:${name as string}`;
const named = (number: unknown): Label => ({ id: "seat", args: { seat: number } });
const says = (what: string, args: Label["args"] = {}): Label => ({ id: `oath-says-${what}`, args });

/** What a player does, said at the pawn with their name: it stands where the others' names are not, or are out of sight. */
const said = (who: unknown, text: Label, icon?: string, tone?: Tone): Bubble => ({
  at: pawn(who),
  by: who as number,
  text,
  ...(icon ? { icon } : {}),
  ...(tone ? { tone } : {}),
});

/** A player on the land and at the board. */
const figure = (number: unknown): string[] => (typeof number === "number" ? [pawn(number), seat(number)] : []);

/** The site an event calls by its name. */
function there({ event, view }: Scene): string[] {
  const found = siteNamed(view.board, event.site);
  return found < 0 ? [] : [site(found)];
}

function cardsOf(board: Board): Lying[] {
  return [...board.spaces, ...board.players.map(({ advisers, relics }) => ({ cards: advisers, relics }))].flatMap(
    ({ cards, relics }) => [...cards, ...relics],
  );
}

/** Where a relic lies: at a site, or before a player. */
function holderOf(board: Board, slot: number | undefined): string | null {
  const holds = ({ relics }: { relics: Lying[] }): boolean => relics.some((relic) => relic.slot === slot);
  const [space, player] = [board.spaces.findIndex(holds), board.players.findIndex(holds)];
  return space >= 0 ? site(space) : player >= 0 ? seat(player) : null;
}

/** The cards on which tokens were laid for this: what a muster or a trade is paid with. */
function paidOn(now: Board, then: Board): string[] {
  const laid = (it: Lying): number => it.favor + it.secrets;
  const had = new Map(cardsOf(then).map((it) => [it.slot, laid(it)]));
  return cardsOf(now).flatMap((it) => (laid(it) > (had.get(it.slot) ?? Infinity) ? [card(it.slot)] : []));
}

/** Tokens that somebody gains: by a muster or a trade, which is paid with tokens on a card, or by something told before. */
function gains(deed: "muster" | "trade", deedIcon: string, icon: string): Staging<Board> {
  return {
    weight: "note",
    weigh: ({ view, before }) => (paidOn(view.board, before.board).length ? "action" : "note"),
    picture(taking) {
      const { seat: who, count } = taking.event;
      const paid = paidOn(taking.view.board, taking.before.board);
      const bubble: Bubble = paid.length
        ? said(who, says(deed, { count }), deedIcon)
        : said(who, says("gains", { count }), icon);
      return { lit: [...figure(who), ...paid], bubble, arrows: paid.map((from) => ({ from, to: seat(who) })) };
    },
  };
}

/** Tokens that a player loses. */
function loses(icon: string): Staging<Board> {
  return {
    weight: "note",
    who: () => null,
    picture: ({ event }) => ({
      lit: figure(event.seat),
      bubble: said(event.seat, says("loses", { count: event.count }), icon, "danger"),
    }),
  };
}

/** Tokens that go from one player to another. */
function passes(giver: string, taker: string, icon: string, tone: Tone): Staging<Board> {
  return {
    weight: "action",
    picture: ({ event }) => ({
      lit: figure(event[taker]),
      arrows: [{ from: seat(event[giver]), to: seat(event[taker]), tone }],
      bubble: said(event[taker], says("gains", { count: event.count }), icon),
    }),
  };
}

/** A card held up for all to see. */
const held = (name: unknown, at: string, turned = false): Picture["faces"] => ({ things: [face(name)], at, turned });

/** A card's power, or a battle plan; the bandits', who have no pawn, is held up where it lies. */
function power({ event, view }: Scene): Picture {
  const lies = cardsOf(view.board).filter(({ name }) => name === event.card);
  const keys = lies.map(({ slot }) => card(slot));
  const at = event.seat === null ? (keys[0] ?? "") : pawn(event.seat);
  return { lit: [...figure(event.seat), ...keys], faces: held(event.card, at) };
}

function drawn({ event, view, before }: Scene): Picture {
  const { seat: who, count } = event;
  const pile = view.board.piles.findIndex((cards, at) => cards.length < (before.board.piles[at]?.length ?? 0));
  const source = pile < 0 ? "deck:world" : `pile:${pile}`;
  return {
    lit: [...figure(who), source],
    bubble: said(who, says("draws", { count }), searchIcon),
  };
}

/** A card that leaves a site: which, by whose hand, and whether it is for the sake of one that is played. */
function cleared({ event, before }: Scene, from: number): Picture {
  const makesWay = before.asked.some(({ prompt }) => CLEARS.includes(prompt));
  const card = cardLabel(event.card as string);
  const text = says(makesWay ? "makes-way" : "discards", { card });
  return {
    lit: [site(from), ...figure(event.seat)],
    bubble: { ...said(event.seat, text, undefined, "danger"), at: site(from) },
  };
}

/** What goes out of sight by being discarded: a card at a site, a whole hand of which nothing is kept, or an adviser. */
function discarded(taking: Scene): Picture {
  const { event, view, before } = taking;
  const from = before.board.spaces.findIndex(({ cards }) => cards.some(({ slot }) => slot === event.slot));
  if (from >= 0 && event.card !== null) return cleared(taking, from);
  const { seat: who, where } = event;
  const pile = `pile:${where as number}`;
  const cards = (board: Board, what: "hand" | "advisers", of: number): number => board.players[of]?.[what].length ?? 0;
  const held = cards(before.board, "hand", who as number);
  if (held) {
    if (cards(view.board, "hand", who as number)) return {};
    return { lit: [pile, ...figure(who)], bubble: said(who, says("keeps-none")) };
  }
  const owner = view.board.players.findIndex(
    (_, one) => cards(view.board, "advisers", one) < cards(before.board, "advisers", one),
  );
  if (owner < 0) return {};
  return { lit: [pile, ...figure(owner)], bubble: said(owner, says("adviser-goes")) };
}

function played({ event }: Scene): Picture {
  const { seat: who, where } = event;
  const lit = [...((where as number) < 8 ? [site(where as number)] : []), ...figure(who)];
  if (event.card === null) return { lit, bubble: said(who, says("facedown")) };
  const open = where !== FACEDOWN;
  return { lit, faces: held(event.card, (where as number) < 8 ? site(where as number) : pawn(who), open) };
}

/** Whether the pawn stood there already: it came with the site that was turned up for it. */
function arrived({ event, view, before }: Scene): boolean {
  const who = event.seat as number;
  return before.board.players[who]?.pawn === view.board.players[who]?.pawn;
}

/** Whether somebody else sends the pawn away: a journey is for one's own turn. */
const isDriven = ({ event, view }: Scene): boolean => view.board.turn !== event.seat;

function travelled(taking: Scene): Picture {
  const { event, before } = taking;
  const who = event.seat as number;
  const left = before.board.players[who]?.pawn ?? null;
  const driven = isDriven(taking);
  const tone: Tone = driven ? "danger" : "plain";
  const arrows =
    left === null ? [] : there(taking).map((to): Arrow => ({ from: ground(site(left)), to: ground(to), tone }));
  return {
    lit: [...there(taking), seat(who)],
    arrows,
    bubble: {
      ...said(who, says(driven ? "driven" : "travels"), travelIcon, tone),
      at: there(taking)[0] ?? seat(who),
    },
  };
}

function marched(taking: Scene): Picture {
  const { seat: who, count, back } = taking.event;
  const at = there(taking)[0] ?? seat(who);
  return {
    lit: [at, ...figure(who)],
    bubble: { ...said(who, says(back ? "gathers" : "marches", { count }), warbandIcon), at },
  };
}

function killed({ event }: Scene): Picture {
  const at = placeKey(event.place as number);
  return { lit: [at], bubble: { at, text: says("loses", { count: event.count }), icon: skull, tone: "danger" } };
}

function relicTaken({ event, view, before }: Scene): Picture {
  const who = event.seat;
  const slot = view.board.players[who as number]?.relics.find(({ name }) => name === event.card)?.slot;
  const from = holderOf(before.board, slot);
  const arrows = from ? [{ from, to: seat(who) }] : [];
  return { lit: [...figure(who), card(slot)], arrows, faces: held(event.card, pawn(who), true) };
}

function bannerMoved({ event, before }: Scene): Picture {
  const { seat: who, banner } = event;
  const name = BANNERS[banner as number] ?? "people";
  const holder = before.board.banners[name]?.holder ?? null;
  const robbed = holder !== null && holder !== who;
  return {
    lit: [...figure(who), `banner:${banner as number}`],
    arrows: [{ from: robbed ? seat(holder) : `banner:${banner as number}`, to: seat(who) }],
    bubble: said(who, { id: `banner-${name}` }, name === "people" ? musterIcon : darkest, "good"),
  };
}

function attacked({ event }: Scene): Picture {
  const { seat: who, defender } = event;
  const targets = (event.targets as number[]).map((target) => targetKey(target, defender as number | null));
  return {
    lit: [...targets, ...figure(who)],
    arrows: [...new Set(targets)].map((to) => ({ from: pawn(who), to: ground(to), tone: "danger" })),
    bubble: said(who, says("attacks"), attackIcon, "danger"),
  };
}

const side = (faces: number[], pool: number, value: number | null, force: number): BattleSide => ({
  faces,
  pool,
  value,
  force,
});

/** No dice at all; or those of bandits, which fall together with the attack's. */
function unrolled({ event, view }: Scene): boolean {
  const fight = view.board.campaign;
  const waits = !event.attack && fight !== null && fight.defender < 0 && fight.attack > 0;
  return waits || !(event.faces as number[]).length;
}

/** The dice as they fall: the defense's first, then the attack's beside them; what no campaign is about, alone. */
function rolled({ event, view }: Scene): Picture {
  const faces = event.faces as number[];
  const attack = Boolean(event.attack);
  const fight = view.board.campaign;
  if (!fight) return { prop: { component: Battle, args: { alone: { attack, faces } } } };
  const value = valueOf(attack, faces, fight);
  const defense = attack
    ? side(fight.defense_dice, 0, fight.values[1], fight.forces[1])
    : side(faces, 0, value, fight.forces[1]);
  const attacking = attack ? side(faces, 0, value, 0) : side([], fight.attack, null, 0);
  const { attacker, defender } = fight;
  const rolling = !attack ? "defense" : defender < 0 ? "both" : "attack";
  return {
    lit: figure(attack ? attacker : defender < 0 ? null : defender),
    prop: { component: Battle, args: { attacker, defender, attack: attacking, defense, rolling } },
  };
}

function decided({ event, view }: Scene): Picture {
  const fight = view.board.campaign;
  const victor = event.won ? event.seat : event.defender;
  const args = {
    attacker: event.seat,
    defender: event.defender ?? -1,
    attack: side(fight?.attack_dice ?? [], 0, event.attack as number, 0),
    defense: side(fight?.defense_dice ?? [], 0, event.defense as number, fight?.forces[1] ?? 0),
    verdict: event,
  };
  return { lit: figure(victor), prop: { component: Battle, args } };
}

/** A word in the middle about a player. */
function proclaimed(what: string, tone: Tone): (taking: Scene) => Picture {
  return ({ event, before }) => {
    const holder = before.board.title;
    const moved = what === "title" && holder !== null && holder !== event.seat;
    return {
      lit: figure(event.seat),
      arrows: moved ? [{ from: seat(holder), to: seat(event.seat), tone: "good" }] : [],
      shout: { text: says(what, { seat: named(event.seat) }), tone },
    };
  };
}

function became(role: string, tone: Tone): Staging<Board> {
  return {
    weight: "reveal",
    picture: ({ event }) => ({
      lit: figure(event.seat),
      bubble: said(event.seat, { id: `role-${role}` }, undefined, tone),
    }),
  };
}

/** Against bandits less is at stake. */
const against =
  (player: Weight, bandits: Weight) =>
  ({ event }: Scene): Weight =>
    event.defender === null ? bandits : player;

const nobody = (): null => null;

/** A search of an empty pile: it is over, and nothing was drawn. */
function foundNothing(view: Scene["view"], who: number): Unspoken | null {
  if (!view.asked.some(({ seat, prompt }) => seat === who && prompt === ACTS)) return null;
  return {
    who,
    weight: "action",
    picture: { lit: figure(who), bubble: said(who, says("finds-nothing"), searchIcon) },
  };
}

/** A search of which nothing is told but that it began; where there is but one pile that can be paid for, nobody is asked which. */
export function inVain(view: Scene["view"], last: GameEvent): Unspoken | null {
  const searched = last.type === "ActionBegan" && last.action === "search";
  return searched ? foundNothing(view, last.seat as number) : null;
}

/** A trade that brings nothing, as from an empty bank, is told by nobody; what was laid on the card is seen all the same. */
export function unspoken(view: Scene["view"], before: Scene["view"]): Unspoken | null {
  const searcher = before.asked.find(({ prompt }) => prompt === SEARCHES)?.seat;
  if (searcher !== undefined) return foundNothing(view, searcher);
  const who = before.asked.find(({ prompt }) => prompt === TRADES)?.seat;
  const paid = who === undefined ? [] : paidOn(view.board, before.board);
  if (!paid.length) return null;
  return {
    who: who ?? null,
    weight: "action",
    picture: { lit: [...figure(who), ...paid], bubble: said(who, says("trades-in-vain"), tradeIcon) },
  };
}
const isSaid = (event: GameEvent): boolean => SAID.includes(event.action as string);

const beats: Beats<Board, EventType> = {
  GameBegan: {
    weight: "action",
    who: nobody,
    picture: ({ event }) => ({ shout: { text: { id: `oath-${event.oath as string}` } } }),
  },
  RoundBegan: {
    weight: "action",
    opens: () => true,
    picture: ({ event }) => ({ shout: { text: { id: "event-RoundBegan", args: { round: event.round } } } }),
  },
  TurnBegan: { weight: "note", turn: true, picture: ({ event }) => ({ lit: figure(event.seat) }) },
  ActionBegan: {
    weight: "along",
    weigh: ({ event }) => (isSaid(event) ? "action" : "along"),
    picture: ({ event }) =>
      isSaid(event) ? { lit: figure(event.seat), bubble: said(event.seat, says(event.action as string)) } : {},
  },
  PowerUsed: { weight: "action", weigh: ({ view }) => (view.board.campaign ? "reveal" : "action"), picture: power },
  FavorGained: gains("trade", tradeIcon, favorIcon),
  FavorTaken: passes("giver", "seat", favorIcon, "danger"),
  FavorGiven: passes("seat", "taker", favorIcon, "plain"),
  FavorBurnt: loses(favorIcon),
  SecretsGained: gains("trade", tradeIcon, secretIcon),
  SecretsTaken: passes("giver", "seat", secretIcon, "danger"),
  SecretsBurnt: loses(secretIcon),
  WarbandsGained: gains("muster", musterIcon, warbandIcon),
  WarbandsKilled: { weight: "note", who: nobody, picture: killed },
  WarbandsMoved: {
    weight: "action",
    who: (event) => (event.back ? null : (event.seat as number)),
    weigh: ({ event }) => (event.back ? "note" : "action"),
    picture: marched,
  },
  CardsDrawn: { weight: "action", picture: drawn },
  VisionDrawn: {
    weight: "reveal",
    picture: ({ event }) => ({
      lit: ["deck:world", ...figure(event.seat)],
      bubble: {
        at: "deck:world",
        text: says("vision", { visions: event.visions }),
        icon: visionIcon,
        tone: "claim",
      },
    }),
  },
  CardPlayed: {
    weight: "action",
    weigh: ({ event }) => (event.where === REVEALED ? "reveal" : "action"),
    picture: played,
  },
  CardDiscarded: {
    weight: "along",
    weigh(taking) {
      const { bubble } = discarded(taking);
      return bubble?.at.startsWith("site:") ? "action" : bubble ? "note" : "along";
    },
    picture: discarded,
  },
  CardsPeeked: {
    weight: "note",
    picture: ({ event }) => ({
      lit: [...figure(event.seat), ...(event.slots as number[]).map(card)],
      bubble: said(event.seat, says("looks"), look),
    }),
  },
  RelicTaken: { weight: "reveal", picture: relicTaken },
  BannerMoved: { weight: "reveal", picture: bannerMoved },
  SiteRevealed: {
    weight: "reveal",
    picture(taking) {
      const [at = ""] = there(taking);
      return { lit: [at], faces: held(taking.event.site, at, true) };
    },
  },
  Travelled: {
    weight: "action",
    weigh: (taking) => (arrived(taking) ? "along" : isDriven(taking) ? "reveal" : "action"),
    picture: (taking) => (arrived(taking) ? {} : travelled(taking)),
  },
  CampaignBegan: { weight: "action", picture: attacked },
  DiceRolled: {
    weight: "reveal",
    weigh: (taking) => (unrolled(taking) ? "along" : "reveal"),
    picture: (taking) => (unrolled(taking) ? {} : rolled(taking)),
  },
  CampaignEnded: { weight: "scene", weigh: against("scene", "reveal"), picture: decided },
  TitleMoved: { weight: "scene", picture: proclaimed("title", "good") },
  Usurped: { weight: "scene", picture: proclaimed("usurper", "danger") },
  BecameCitizen: became("citizen", "good"),
  BecameExile: became("exile", "danger"),
  DealStruck: {
    weight: "action",
    picture: ({ event }) => ({
      lit: [...figure(event.seat), ...figure(event.partner)],
      arrows: [
        { from: seat(event.seat), to: seat(event.partner), tone: "good" },
        { from: seat(event.partner), to: seat(event.seat), tone: "good" },
      ],
      bubble: said(event.seat, says("deal"), tradeIcon, "good"),
    }),
  },
  EndDieRolled: {
    weight: "reveal",
    who: nobody,
    picture: ({ event, view }) => ({
      prop: { component: EndDie, args: { roll: event.roll, round: view.board.round } },
    }),
  },
  GameWon: {
    weight: "scene",
    picture: ({ event }) => ({
      lit: figure(event.seat),
      shout: {
        text: says("won", {
          seat: named(event.seat),
          way: { id: `oath-won-${(event.ways as string[])[0] ?? ""}` },
        }),
        tone: "good",
      },
    }),
  },
  OathSworn: {
    weight: "reveal",
    picture: ({ event }) => ({
      lit: figure(event.seat),
      shout: { text: { id: `oath-${event.oath as string}` } },
    }),
  },
  EdificeRaised: {
    weight: "reveal",
    picture: ({ event }) => ({ lit: figure(event.seat), faces: held(event.card, pawn(event.seat), true) }),
  },
};

export default beats;
