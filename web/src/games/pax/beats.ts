// How what happens in Pax Illuminaten is staged.
import type { Beats, Taking } from "../../lib/beats";
import type { Board, EventType } from "./board.generated";

const cell = (at: unknown): string => `cell:${at as number}`;

/** The light falls on a place of the field, and on whoever acts there. */
const there = ({ event }: Taking<Board>, field = "cell"): { lit: string[] } => ({
  lit: [`seat:${event.seat as number}`, ...(event[field] == null ? [] : [cell(event[field])])],
});

const beats: Beats<Board, EventType> = {
  GameBegan: "action",
  PlotDealt: "silent",
  TurnBegan: { weight: "note", turn: true },
  CardsDrawn: "note",
  CourtTaken: "action",
  CourtUpdated: "along",
  DeckShuffled: "along",
  CardDiscarded: "note",
  CardScouted: { weight: "action", picture: there },
  CardLaid: { weight: "action", picture: there },
  CardTurned: { weight: "reveal", picture: there },
  CardDismissed: { weight: "action", picture: there },
  CardsSwapped: {
    weight: "action",
    picture: ({ event }) => ({ lit: [cell(event.one), cell(event.two)] }),
  },
  TokensPlaced: { weight: "action", picture: there },
  TokenMoved: {
    weight: "action",
    picture: ({ event }) => ({ lit: [cell(event.end)], arrows: [{ from: cell(event.start), to: cell(event.end) }] }),
  },
  TokensRemoved: { weight: "note", picture: there },
  FavoursSpent: "along",
  FavoursGained: "note",
  FavourIntercepted: "note",
  FavourShared: "note",
  Interrogated: { weight: "action", picture: there },
  DisputeBegan: {
    weight: "reveal",
    picture: ({ event }) => ({
      lit: [cell(event.cell)],
      arrows: [{ from: `seat:${event.attacker as number}`, to: `seat:${event.defender as number}`, tone: "danger" }],
    }),
  },
  DisputeCard: "reveal",
  DisputeEnded: "reveal",
  RewardPlaced: { weight: "note", picture: there },
  RewardUsed: { weight: "note", picture: there },
  Conspired: "action",
  QuickFavour: "note",
  FactionTaken: "action",
  FactionUsed: "note",
  FactionBorrowed: "note",
  FactionReturned: "along",
  PlotRealised: "reveal",
  PlotLost: "action",
  PlotRegained: "action",
  PlotSeen: "action",
  HandSeen: "action",
  EventsDrawn: "note",
  EventKept: "note",
  EdictPlayed: "reveal",
  EdictEased: "note",
  SpecialPlayed: "reveal",
  EventDiscarded: "along",
  LastRound: "scene",
  ActionBought: "note",
  OpponentStep: { weight: "along", picture: there },
  PlanOpened: "action",
  FigureMoved: { weight: "action", picture: there },
  GameEnded: "scene",
};

export default beats;
