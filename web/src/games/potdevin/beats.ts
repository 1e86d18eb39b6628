// How what happens in Pot de Vin is staged: cards fall, the full trick stands, and its winner takes it.
import gem from "icon:cut-diamond";
import laurel from "icon:laurel-crown";
import type { Beats } from "../../lib/beats";
import type { Board, EventType } from "./board.generated";
import Scoring from "./Scoring.svelte";

const seat = (number: unknown): string => `seat:${number as number}`;
const card = (slot: unknown): string => `card:${slot as number}`;

const beats: Beats<Board, EventType> = {
  CardsDealt: "silent",
  RoundBegan: {
    weight: "action",
    who: () => null,
    picture: ({ event }) => ({ lit: [card(event.slot)] }),
    turn: true,
  },
  CardGiven: "note",
  CardPlayed: { weight: "action", picture: ({ event }) => ({ lit: [seat(event.seat), card(event.slot)] }) },
  Bribed: {
    weight: "action",
    picture: ({ event }) => ({
      lit: [seat(event.seat)],
      bubble: { at: seat(event.seat), text: { id: "potdevin-says-bribe" }, icon: gem },
    }),
  },
  GemsLost: "note",
  RoundWon: {
    weight: "reveal",
    picture: ({ event }) => ({
      lit: [seat(event.seat)],
      bubble: {
        at: seat(event.seat),
        text: { id: "potdevin-takes", args: { cards: (event.cards as string[]).length, gems: event.gems } },
        icon: laurel,
        tone: "good",
      },
      exit: (event.slots as number[]).map((slot) => ({ key: card(slot), to: seat(event.seat) })),
    }),
  },
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
