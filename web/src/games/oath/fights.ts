// The campaign under way, or the last one as the log tells it.
import type { GameEvent, View } from "../../lib/generated/protocol";
import type { Board, Fight } from "./board.generated";
import { type Battle, type Odds, oddsOf } from "./odds";

export interface Past {
  attacker: number;
  defender: number | null;
  targets: number[];
  attackDice: number[];
  defenseDice: number[];
  attack: number;
  defense: number;
  won: boolean;
}

/** The last campaign that has ended, in this turn or the one before. */
export function lastFight(log: readonly GameEvent[]): Past | null {
  const ended = log.findLastIndex((event) => event.type === "CampaignEnded");
  if (ended < 0 || log.slice(ended).filter((event) => event.type === "TurnBegan").length > 1) return null;
  const begun = log.slice(0, ended).findLastIndex((event) => event.type === "CampaignBegan");
  const between = log.slice(Math.max(0, begun), ended);
  const dice = (attack: boolean): number[] => {
    const rolled = between.findLast((event) => event.type === "DiceRolled" && Boolean(event.attack) === attack);
    return (rolled?.faces as number[] | undefined) ?? [];
  };
  const end = log[ended] as unknown as {
    seat: number;
    defender: number | null;
    attack: number;
    defense: number;
    won: boolean;
  };
  return {
    attacker: end.seat,
    defender: end.defender,
    targets: (log[begun]?.targets as number[] | undefined) ?? [],
    attackDice: dice(true),
    defenseDice: dice(false),
    attack: end.attack,
    defense: end.defense,
    won: Boolean(end.won),
  };
}

/** Whether targets and dice are still being settled. */
export function isGathering(view: View<Board>): boolean {
  return view.asked.some(({ prompt }) => prompt === "campaign-target" || prompt === "campaign-dice");
}

/** OA-5.5.3c: attack dice that lack are defense dice instead. */
function settled(attack: number, defense: number): [number, number] {
  return [Math.max(0, attack), defense + Math.max(0, -attack)];
}

/** The pools as they are, or as they would be with the whole force. */
export function poolsOf(fight: Fight, gathering: boolean): [number, number] {
  return gathering ? settled(fight.likely[0], fight.likely[1]) : [fight.attack, fight.defense];
}

export function battleOf(fight: Fight, gathering: boolean): Battle {
  const [attackDice, defenseDice] = poolsOf(fight, gathering);
  return {
    attackDice,
    defenseDice,
    defenders: fight.forces[1],
    warbands: fight.forces[2],
    sacrifice: fight.sacrifice,
    notes: fight.notes,
    rolledDefense: fight.step >= 5 ? fight.values[1] : null,
  };
}

/** The odds of a campaign; null once both sides have rolled. */
export function liveOdds(fight: Fight, gathering: boolean): Odds | null {
  return fight.won !== null || fight.attack_dice.length || fight.step > 5 ? null : oddsOf(battleOf(fight, gathering));
}

/** The odds if the attacker took so many dice of the force: what plans and sites add or take away stays. */
export function oddsWith(fight: Fight, dice: number): Odds {
  const [attackDice, defenseDice] = settled(dice + fight.likely[0] - fight.forces[0], fight.likely[1]);
  return oddsOf({ ...battleOf(fight, true), attackDice, defenseDice });
}
