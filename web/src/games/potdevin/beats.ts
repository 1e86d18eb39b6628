// How what happens in Pot de Vin is staged: cards fall, the full trick stands, its winner takes it, and points change.
import gem from "icon:cut-diamond";
import laurel from "icon:laurel-crown";
import type { Beats, Bubble, Picture, Taking } from "../../lib/beats";
import type { Label } from "../../lib/generated/protocol";
import { signed } from "../../lib/words.svelte";
import type { Board, EventType, Figures, Worth } from "./board.generated";
import { GUILDS } from "./potdevin";
import Scoring from "./Scoring.svelte";

type Shot = Taking<Board>;

const seat = (number: unknown): string => `seat:${number as number}`;
const card = (slot: unknown): string => `card:${slot as number}`;

/** What a player does, said at the mat, whose name it lies over. */
const said = (event: Shot["event"], text: Label, icon?: string): Bubble => ({
  at: seat(event.seat),
  by: event.seat as number,
  text,
  icon,
});

const worthOf = (view: Shot["view"], who: unknown): Worth | undefined =>
  (view.figures as Figures | undefined)?.worth[who as number];

const plus = (points: number): string => (points > 0 ? `+${signed(points)}` : signed(points));

/** What brings or costs points, by the message of its name. */
function sources(worth: Worth): [string, number][] {
  const guilds = GUILDS.map((guild, at): [string, number] => [`guild-${guild}`, worth.guilds[at] ?? 0]);
  return [
    ...guilds,
    ["potdevin-part-power", worth.power],
    ["potdevin-part-bonus", worth.bonus],
    ["potdevin-part-wealth", worth.wealth],
  ];
}

/** What the points of whoever takes the trick come to be, and why; nothing where they stay as they are. */
function pointsChange({ event, view, before }: Shot): Label | null {
  const [now, was] = [worthOf(view, event.seat), worthOf(before, event.seat)];
  if (!now || !was) return null;
  const old = new Map(sources(was));
  const parts = sources(now)
    .map(([id, points]) => ({ id, change: points - (old.get(id) ?? 0) }))
    .filter(({ change }) => change)
    .map(({ id, change }): Label => ({ id: "potdevin-part", args: { what: { id }, points: plus(change) } }));
  const points = plus(now.total - was.total);
  return parts.length ? { id: "potdevin-points-change", args: { points, parts } } : null;
}

function won(taking: Shot): Picture {
  const { event } = taking;
  const change = pointsChange(taking);
  const args = { cards: (event.cards as string[]).length, gems: event.gems };
  const text: Label = change
    ? { id: "potdevin-takes-for", args: { takes: { id: "potdevin-takes", args }, change } }
    : { id: "potdevin-takes", args };
  return {
    lit: [seat(event.seat)],
    bubble: { ...said(event, text, laurel), tone: "good" },
    exit: (event.slots as number[]).map((slot) => ({ key: card(slot), to: seat(event.seat) })),
  };
}

/** Whether a player lays the only card left, which nobody chooses. */
const isLast = ({ event, before }: Shot): boolean => before.board.players[event.seat as number]?.cards === 1;

function laid(taking: Shot): Picture {
  const { event } = taking;
  return {
    lit: [seat(event.seat), card(event.slot)],
    ...(isLast(taking) ? { bubble: said(event, { id: "potdevin-says-last-card" }) } : {}),
  };
}

/** Gems that can no longer be spent; whoever loses them is told so. */
function gemsLost({ event, view }: Shot): Picture {
  const mine = event.seat === view.seat;
  const text = { id: mine ? "potdevin-says-you-lose-gems" : "potdevin-says-gems-lost", args: { gems: event.gems } };
  return {
    lit: [seat(event.seat)],
    ...(mine
      ? { shout: { text, tone: "danger" } }
      : { bubble: { ...said(event, text, gem), tone: "danger" as const } }),
  };
}

const beats: Beats<Board, EventType> = {
  CardsDealt: "silent",
  RoundBegan: {
    weight: "action",
    who: () => null,
    picture: ({ event }) => ({ lit: [card(event.slot)] }),
    turn: true,
  },
  CardGiven: "note",
  CardPlayed: { weight: "action", weigh: (taking) => (isLast(taking) ? "reveal" : "action"), picture: laid },
  Bribed: {
    weight: "action",
    picture: ({ event }) => ({
      lit: [seat(event.seat)],
      bubble: said(event, { id: "potdevin-says-bribe" }, gem),
    }),
  },
  // Who has no cards drops out before the round begins.
  GemsLost: { weight: "reveal", opens: () => true, picture: gemsLost },
  RoundWon: { weight: "reveal", picture: won },
  CardLeft: { weight: "action", picture: ({ event }) => ({ lit: [seat(event.seat), card(event.slot)] }) },
  TrumpDeckMade: "note",
  JokerPlaced: {
    weight: "action",
    picture: ({ event }) => ({
      lit: [event.guild === null ? seat(event.seat) : `pile:${event.seat as number}:${event.guild as string}`],
    }),
  },
  Scored: {
    weight: "scene",
    picture: ({ event }) => ({
      lit: [seat(event.seat)],
      prop: { component: Scoring, args: { event }, at: seat(event.seat) },
    }),
  },
};

export default beats;
