// The exact odds of a campaign's dice, from the printed faces (OA-5.5.4, OA-5.5.5).
import { decimal } from "../../lib/locale";

/** Faces 0 to 5 of an attack die: swords, hollow swords, skulls. */
export const ATTACK_DIE: readonly [number, number, number][] = [
  [0, 1, 0],
  [0, 1, 0],
  [0, 1, 0],
  [1, 0, 0],
  [1, 0, 0],
  [2, 0, 1],
];
/** Shields of a defense die's faces; `DOUBLE` doubles all shields. */
export const DOUBLE = -1;
export const DEFENSE_DIE: readonly number[] = [0, 0, 1, 1, 2, DOUBLE];

/** What plans do to the dice, as the server notes it. */
export interface Notes {
  halved?: number;
  "no-hollow"?: number;
  "no-shields"?: number;
  "no-skulls"?: number;
  "no-two-swords"?: number;
  twice?: number;
  worth?: number;
}

export interface Roll {
  /** Swords, hollow ones counted in pairs. */
  value: number;
  skulls: number;
  chance: number;
}

/** How many ways there are to choose `k` of `n`. */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let at = 1; at <= k; at++) ways = (ways * (n - k + at)) / at;
  return Math.round(ways);
}

/** Every sum of an attack roll with its chance: dice are hollow (3 of 6 faces), single (2) or double with a skull (1). */
export function attackRolls(dice: number, notes: Notes = {}): Roll[] {
  const rolled = notes.halved ? Math.floor(dice / 2) : dice;
  const times = notes.twice ? 2 : 1;
  const found = new Map<string, Roll>();
  for (let hollow = 0; hollow <= rolled; hollow++) {
    for (let single = 0; single <= rolled - hollow; single++) {
      const double = rolled - hollow - single;
      const ways = choose(rolled, hollow) * choose(rolled - hollow, single) * 3 ** hollow * 2 ** single;
      const swords = times * (single + (notes["no-two-swords"] ? 0 : 2 * double));
      const pairs = notes["no-hollow"] ? 0 : Math.floor((times * hollow) / 2);
      const skulls = notes["no-skulls"] ? 0 : times * double;
      add(found, { value: swords + pairs, skulls, chance: ways / 6 ** rolled });
    }
  }
  return [...found.values()];
}

function add(found: Map<string, Roll>, roll: Roll): void {
  const key = `${roll.value}/${roll.skulls}`;
  const known = found.get(key);
  if (known) known.chance += roll.chance;
  else found.set(key, roll);
}

/** The chance of each number of shields: blank (2 of 6 faces), one (2), two (1), double (1). */
export function shieldChances(dice: number, notes: Notes = {}): Map<number, number> {
  const ignored = notes["no-shields"] ?? 0;
  const worth = (shields: number): number => ((ignored >> shields) & 1 ? 0 : shields);
  const found = new Map<number, number>();
  for (let ones = 0; ones <= dice; ones++) {
    for (let twos = 0; twos <= dice - ones; twos++) {
      for (let doubles = 0; doubles <= dice - ones - twos; doubles++) {
        const blanks = dice - ones - twos - doubles;
        const ways =
          choose(dice, ones) *
          choose(dice - ones, twos) *
          choose(dice - ones - twos, doubles) *
          2 ** ones *
          2 ** blanks;
        const shields = (ones * worth(1) + twos * worth(2)) * 2 ** doubles;
        found.set(shields, (found.get(shields) ?? 0) + ways / 6 ** dice);
      }
    }
  }
  return found;
}

export interface Battle {
  attackDice: number;
  defenseDice: number;
  /** Added to the shields: everybody who defends. */
  defenders: number;
  /** The attacker's warbands, which skulls kill and which can be sacrificed. */
  warbands: number;
  /** The defense, once it is rolled. */
  rolledDefense?: number | null;
  sacrifice?: boolean;
  notes?: Notes;
}

export interface Odds {
  /** By the dice alone. */
  win: number;
  /** With warbands sacrificed where that is enough. */
  winWithSacrifice: number;
  /** Of each difference between attack and defense, smallest first. */
  margins: { margin: number; chance: number }[];
  skulls: number;
  attack: number;
  defense: number;
}

/** The exact odds of a battle as its pools stand. */
export function oddsOf(battle: Battle): Odds {
  const notes = battle.notes ?? {};
  const rolled = battle.rolledDefense ?? null;
  const defenses =
    rolled === null ? shieldChances(battle.defenseDice, notes) : new Map([[rolled - battle.defenders, 1]]);
  const odds = { win: 0, winWithSacrifice: 0, skulls: 0, attack: 0, defense: 0 };
  const margins = new Map<number, number>();
  for (const attack of attackRolls(battle.attackDice, notes)) {
    const left = battle.warbands - Math.min(battle.warbands, attack.skulls);
    odds.skulls += attack.chance * Math.min(battle.warbands, attack.skulls);
    odds.attack += attack.chance * attack.value;
    for (const [shields, chance] of defenses) {
      const margin = attack.value - shields - battle.defenders;
      const both = attack.chance * chance;
      margins.set(margin, (margins.get(margin) ?? 0) + both);
      if (margin > 0) odds.win += both;
      if (margin > 0 || canSacrifice(margin, left, battle)) odds.winWithSacrifice += both;
    }
  }
  for (const [shields, chance] of defenses) odds.defense += chance * (shields + battle.defenders);
  const sorted = [...margins].sort(([one], [two]) => one - two).map(([margin, chance]) => ({ margin, chance }));
  return { ...odds, margins: sorted };
}

/** OA-5.5.5c: exactly as many as are needed, and no more than are left. */
function canSacrifice(margin: number, left: number, battle: Battle): boolean {
  if (battle.sacrifice === false) return false;
  return Math.floor(-margin / (battle.notes?.worth ?? 1)) + 1 <= left;
}

/** A chance in percent, exact to a tenth; never 0 or 100 where it is not. */
export function percent(chance: number): string {
  const tenths = Math.round(chance * 1000) / 10;
  if (chance > 0 && tenths === 0) return `< ${decimal(0.1)}`;
  if (chance < 1 - 1e-12 && tenths === 100) return `> ${decimal(99.9)}`;
  return decimal(tenths, 1, 0);
}
