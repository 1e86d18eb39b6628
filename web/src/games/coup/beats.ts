// How what happens in Coup is staged: a claim is said aloud, a challenge stops everything, cards turn over, coins travel.
import { type Arrow, type Beats, type Picture, type Taking, type Tone, type Unspoken, victory } from "../../lib/beats";
import type { View } from "../../lib/generated/protocol";
import type { Move } from "../../lib/motion";
import type { Board, EventType } from "./board.generated";
import { ROLE_ICONS, STANDS } from "./coup";

const seat = (number: unknown): string => `seat:${number as number}`;
const thing = (role: unknown): string => `role:${role as string}`;

/** What claims which role; an exchange, the one that the game has. */
const CLAIMED: Record<string, string> = {
  tax: "Duke",
  assassinate: "Assassin",
  steal: "Captain",
  examine: "Inquisitor",
  embezzle: "no Duke",
};
const HOSTILE = ["coup", "assassinate", "steal", "betray", "examine"];

const isWindow = (prompt: string): boolean => prompt.startsWith("challenge") || prompt.startsWith("block");

/** Who was asked whether they challenge or block, and let it pass. */
function passed({ asked }: View<Board>): number[] {
  return asked.filter(({ prompt }) => isWindow(prompt)).map((each) => each.seat);
}

/** The same, without whose doing it is. */
const nods = ({ before, event }: Taking<Board>): number[] => passed(before).filter((each) => each !== event.seat);

/** Cards that were shown go back to the court: of a player's cards those fly there that are gone with the next beat. */
function toCourt({ event, view }: Pick<Taking<Board>, "event" | "view">): Move[] {
  const patrons = view.board.players[event.seat as number]?.patrons ?? [];
  return patrons.map(({ slot }) => ({ key: `card:${slot}`, to: "court" }));
}

function declared({ event, view }: Taking<Board>): Picture {
  const action = event.action as string;
  const role = action === "exchange" ? (view.board.inquisition ? "Inquisitor" : "Ambassador") : CLAIMED[action];
  const tone: Tone = HOSTILE.includes(action) ? "danger" : role ? "claim" : "plain";
  const arrows: Arrow[] = event.target === null ? [] : [{ from: seat(event.seat), to: seat(event.target), tone }];
  return {
    lit: [seat(event.seat)],
    arrows,
    bubble: {
      at: seat(event.seat),
      by: event.seat as number,
      text: { id: `coup-says-${action}`, args: role && role !== "no Duke" ? { role: { id: `role-${role}` } } : {} },
      icon: role ? ROLE_ICONS[role] : undefined,
      tone,
    },
  };
}

/** What a player chooses before an action goes on that was let pass: a patron to lose, or to show. */
const CHOSEN = ["lose", "show"];

/** What was let pass and no event tells of: a block, which ends the turn, or what somebody then chooses a card for. */
export function unspoken(view: View<Board>, before: View<Board>): Unspoken | null {
  return stands(view, before) ?? goesOn(view, before);
}

function goesOn(view: View<Board>, before: View<Board>): Unspoken | null {
  const claim = view.board.claims.at(-1);
  const nodding = passed(before);
  if (!claim || !nodding.length || !view.asked.some(({ prompt }) => CHOSEN.includes(prompt))) return null;
  return { who: claim.seat, weight: "note", picture: { lit: [seat(claim.seat)], nods: nodding } };
}

function stands(view: View<Board>, before: View<Board>): Unspoken | null {
  const [claim, was] = [view.board.claims.at(-1), before.board.claims.at(-1)];
  const stood = claim?.outcome === "unchallenged" && was?.outcome === "open";
  if (!stood || !view.asked.some(({ prompt }) => prompt === "act")) return null;
  const at = seat(claim.seat);
  return {
    who: claim.seat,
    weight: "action",
    picture: {
      lit: [at],
      bubble: { at, by: claim.seat, text: { id: STANDS }, tone: "good" },
      nods: before.asked.map((each) => each.seat),
    },
  };
}

const beats: Beats<Board, EventType> = {
  GameBegan: "action",
  CardsDealt: "silent",
  PatronKept: "note",
  FactionsSet: "action",
  Declared: { weight: "action", picture: declared, turn: true },
  Challenged: {
    weight: "reveal",
    picture: ({ event }) => ({
      lit: [seat(event.claimant)],
      arrows: [{ from: seat(event.seat), to: seat(event.claimant), tone: "danger" }],
      bubble: { at: seat(event.seat), by: event.seat as number, text: { id: "coup-says-challenge" }, tone: "danger" },
    }),
  },
  ClaimProven: {
    weight: "scene",
    picture: ({ event, view }) => ({
      lit: [seat(event.seat)],
      faces: { things: (event.cards as string[]).map(thing), at: seat(event.seat), turned: true, sign: "✓" },
      exit: toCourt({ event, view }),
    }),
  },
  Blocked: {
    weight: "action",
    picture: ({ event }) => ({
      lit: [seat(event.seat)],
      arrows: [{ from: seat(event.seat), to: seat(event.actor), tone: "claim" }],
      bubble: {
        at: seat(event.seat),
        by: event.seat as number,
        text: { id: "coup-says-block", args: { role: { id: `role-${event.role as string}` } } },
        icon: ROLE_ICONS[event.role as string],
        tone: "claim",
      },
    }),
  },
  PatronLost: {
    weight: "reveal",
    picture: ({ event, before }) => ({
      lit: [seat(event.seat)],
      faces: { things: [thing(event.card)], at: seat(event.seat), turned: true, sign: "✗" },
      // Whom it hits let it pass, too.
      nods: passed(before),
    }),
  },
  Eliminated: {
    weight: "scene",
    picture: ({ event }) => ({
      lit: [seat(event.seat)],
      bubble: { at: seat(event.seat), by: event.seat as number, text: { id: "coup-says-out" }, tone: "danger" },
    }),
  },
  CoinsMoved: {
    weight: "note",
    weigh: ({ event }) => ((event.coins as number) < 0 ? "along" : "action"),
    // An action is paid for before it is told.
    opens: (event, head) => (event.coins as number) < 0 && event.seat === head.seat,
    picture: (taking) => ({
      lit: (taking.event.coins as number) < 0 ? [] : [seat(taking.event.seat)],
      nods: nods(taking),
    }),
  },
  CoinsStolen: {
    weight: "action",
    picture: (taking) => ({
      lit: [seat(taking.event.seat)],
      arrows: [{ from: seat(taking.event.target), to: seat(taking.event.seat), tone: "danger" }],
      nods: nods(taking),
    }),
  },
  CardsDrawn: { weight: "note", picture: (taking) => ({ lit: [seat(taking.event.seat)], nods: nods(taking) }) },
  CardsReturned: "note",
  CardExamined: {
    weight: "reveal",
    picture: ({ event, before }) => ({
      lit: [seat(event.target)],
      nods: passed(before),
      arrows: [{ from: seat(event.target), to: seat(event.seat) }],
      ...(event.card === null ? {} : { faces: { things: [thing(event.card)], at: seat(event.target), turned: true } }),
    }),
  },
  Examined: "action",
  FactionSwitched: { weight: "action", picture: ({ event }) => ({ lit: [seat(event.target)] }) },
  ReserveTaken: "action",
  GameWon: {
    weight: "scene",
    picture: ({ event }) => ({
      lit: (event.winners as number[]).map(seat),
      ...victory("coup-says-won", event.winners),
    }),
  },
};

export default beats;
