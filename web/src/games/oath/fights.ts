// The last campaign as the log tells it, and chances in percent.
import type { GameEvent } from "../../lib/generated/protocol";
import { decimal } from "../../lib/locale";

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

/** A chance in percent, exact to a tenth; never 0 or 100 where it is not. */
export function percent(chance: number): string {
  const tenths = Math.round(chance * 1000) / 10;
  if (chance > 0 && tenths === 0) return `< ${decimal(0.1)}`;
  if (chance < 1 && tenths === 100) return `> ${decimal(99.9)}`;
  return decimal(tenths, 1, 0);
}
