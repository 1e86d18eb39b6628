// How what happens in Illuminati: New World Order is staged.
import type { Beats } from "../../lib/beats";
import type { Board, EventType } from "./board.generated";

const beats: Beats<Board, EventType> = {
  TurnBegan: { weight: "action", turn: true },
  CardMoved: "note",
  CardShown: "reveal",
  Played: "action",
  Settled: { weight: "along", weigh: ({ event }) => (event.stands ? "along" : "action") },
  TokensPlaced: "note",
  TokensLost: "note",
  AttackDeclared: "reveal",
  Joined: "action",
  StrengthFixed: "action",
  Rolled: "reveal",
  AttackEnded: "scene",
  GroupTaken: "action",
  Status: "action",
  DealStruck: "action",
  Claimed: "scene",
  Eliminated: "scene",
  GameEnded: "scene",
};

export default beats;
