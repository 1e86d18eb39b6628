// Campaigns: what numbers of targets and places mean, what dice add up to, the last one as the log tells it, chances.
import { attackDie, defenseDie } from "cards:oath";
import type { GameEvent, OptionText } from "../../lib/generated/protocol";
import { decimal } from "../../lib/locale";
import type { Clash, Fight, Odds } from "./board.generated";

/** Targets below this are sites, then come the banners, the defender's pawn, and from `RELIC_TARGET` on relics by slot. */
export const BANNER_TARGET = 50;
export const PAWN_TARGET = 60;
export const RELIC_TARGET = 100;
/** Warbands lie at sites, or from here on at boards. */
const ON_BOARD = 100;

/** In this step of a campaign targets and dice are chosen. */
const CHOOSING = 2;

/** Whether the odds of a campaign say something: before its dice are chosen there is nothing to reckon with. */
export function hasOdds({ step }: Pick<Fight, "step">, { attack, odds }: Clash): boolean {
  return odds !== null && (attack > 0 || step > CHOOSING);
}

/** How many bars the distribution of a battle has at most: more are thinner than can be told apart. */
const MOST_BARS = 36;
/** Margins less likely than this are not drawn. */
const LEAST_CHANCE = 0.001;

/** Margins that are drawn as one bar, and the chance of any of them. */
export interface Bar {
  from: number;
  to: number;
  chance: number;
}

/** The margins of a battle as bars, the least first; with many dice several margins go into one, never defeats with victories. */
export function barsOf(margins: readonly (readonly [number, number])[]): Bar[] {
  const likely = margins.filter(([, chance]) => chance >= LEAST_CHANCE).sort(([one], [other]) => one - other);
  const range = (likely.at(-1)?.[0] ?? 0) - (likely[0]?.[0] ?? 0) + 1;
  const step = range > MOST_BARS ? Math.ceil(range / (MOST_BARS - 1)) : 1;
  const bars = new Map<number, Bar>();
  for (const [margin, chance] of likely) {
    const at = Math.ceil(margin / step);
    const bar = bars.get(at) ?? { from: (at - 1) * step + 1, to: at * step, chance: 0 };
    bars.set(at, { ...bar, chance: bar.chance + chance });
  }
  return [...bars.values()];
}

/** The odds of a campaign with an answer, in few words, as far as the game has told them. */
export function oddsOf(option: OptionText, { previews }: { previews: Record<string, unknown> }): string {
  const odds = previews[option.notation] as Odds | undefined;
  return odds ? `${percent(odds.win)} %` : "";
}

/** What a target is on the table. */
export function targetKey(target: number, defender: number | null): string {
  if (target >= RELIC_TARGET) return `card:${target - RELIC_TARGET}`;
  if (target === PAWN_TARGET) return `pawn:${defender ?? -1}`;
  return target >= BANNER_TARGET ? `banner:${target - BANNER_TARGET}` : `site:${target}`;
}

/** Where warbands are: at a site, or with a pawn. */
export const placeKey = (place: number): string => (place < ON_BOARD ? `site:${place}` : `pawn:${place - ON_BOARD}`);

/** One side of a battle on the stage: its dice as they fell or how many there will be, who stands behind them, the sum. */
export interface BattleSide {
  faces: number[];
  pool: number;
  force: number;
  value: number | null;
}

/** What dice have come to as they lie (OA-5.5.4e, OA-5.5.5a), by what plans have them count; a sacrifice comes later. */
export function valueOf(attack: boolean, faces: readonly number[], fight: Fight): number {
  return attack ? swordsOf(faces, fight.notes) : shieldsOf(faces, fight.notes) + fight.forces[1];
}

function swordsOf(faces: readonly number[], notes: Fight["notes"]): number {
  const fallen = faces.flatMap((face) => attackDie[face] ?? []);
  const times = notes.twice ? 2 : 1;
  const swords = fallen.reduce((sum, die) => sum + (notes["no-two-swords"] && die.swords === 2 ? 0 : die.swords), 0);
  const hollow = notes["no-hollow"] ? 0 : fallen.reduce((sum, die) => sum + die.hollow, 0);
  return swords * times + Math.floor((hollow * times) / 2);
}

function shieldsOf(faces: readonly number[], notes: Fight["notes"]): number {
  const fallen = faces.flatMap((face) => defenseDie[face] ?? []);
  const counts = (shields: number): boolean => !(((notes["no-shields"] ?? 0) >> shields) & 1);
  const shields = fallen.reduce((sum, die) => sum + (!die.double && counts(die.shields) ? die.shields : 0), 0);
  return shields * 2 ** fallen.filter(({ double }) => double).length;
}

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
