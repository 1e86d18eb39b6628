// How what happens in Oath is staged.
import type { Beats, Taking } from "../../lib/beats";
import type { Board, EventType } from "./board.generated";

/** The light falls on a site that an event calls by its name, and on whoever acts there. */
function there({ event, view }: Taking<Board>): { lit: string[] } {
  const site = view.board.spaces.findIndex(({ name }) => name === event.site);
  const who = typeof event.seat === "number" ? [`seat:${event.seat}`] : [];
  return { lit: [...who, ...(site < 0 ? [] : [`site:${site}`])] };
}

const beats: Beats<Board, EventType> = {
  GameBegan: "action",
  RoundBegan: "action",
  TurnBegan: { weight: "note", turn: true },
  ActionBegan: "along",
  PowerUsed: "action",
  FavorGained: "note",
  FavorTaken: "note",
  FavorGiven: "note",
  FavorBurnt: "note",
  SecretsGained: "note",
  SecretsTaken: "note",
  SecretsBurnt: "note",
  WarbandsGained: "note",
  WarbandsKilled: "note",
  WarbandsMoved: { weight: "note", picture: there },
  CardsDrawn: "action",
  VisionDrawn: "reveal",
  CardPlayed: "action",
  CardDiscarded: "along",
  CardsPeeked: "note",
  RelicTaken: "action",
  BannerMoved: "action",
  SiteRevealed: { weight: "action", picture: there },
  Travelled: { weight: "action", picture: there },
  CampaignBegan: {
    weight: "reveal",
    picture: ({ event }) => {
      const [attacker, defender] = [`seat:${event.seat as number}`, `seat:${event.defender as number}`];
      return event.defender === null
        ? { lit: [attacker] }
        : { lit: [attacker, defender], arrows: [{ from: attacker, to: defender, tone: "danger" }] };
    },
  },
  DiceRolled: "reveal",
  CampaignEnded: "scene",
  TitleMoved: "reveal",
  Usurped: "reveal",
  BecameCitizen: "reveal",
  BecameExile: "reveal",
  DealStruck: "action",
  EndDieRolled: "reveal",
  GameWon: "scene",
  OathSworn: "reveal",
  EdificeRaised: "action",
};

export default beats;
