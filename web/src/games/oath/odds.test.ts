import { describe, expect, it } from "vitest";
import printed from "../../../../src/camarilla/games/oath/cards.json";
import { ATTACK_DIE, attackRolls, DEFENSE_DIE, DOUBLE, type Notes, oddsOf, percent, shieldChances } from "./odds";

/** All rolls of so many dice, face by face. */
function* rolls(dice: number): Generator<number[]> {
  if (!dice) yield [];
  else for (const rest of rolls(dice - 1)) for (let face = 0; face < 6; face++) yield [...rest, face];
}

function swordsOf(faces: number[], notes: Notes = {}): [number, number] {
  let [swords, hollow, skulls] = [0, 0, 0];
  for (const face of faces) {
    const [sword, half, skull] = ATTACK_DIE[face] ?? [0, 0, 0];
    swords += notes["no-two-swords"] && sword === 2 ? 0 : sword;
    hollow += half;
    skulls += skull;
  }
  const times = notes.twice ? 2 : 1;
  return [
    times * swords + (notes["no-hollow"] ? 0 : Math.floor((times * hollow) / 2)),
    notes["no-skulls"] ? 0 : times * skulls,
  ];
}

function shieldsOf(faces: number[], notes: Notes = {}): number {
  const values = faces.map((face) => DEFENSE_DIE[face] ?? 0);
  const ignored = notes["no-shields"] ?? 0;
  const sum = values.filter((value) => value > 0 && !((ignored >> value) & 1)).reduce((one, two) => one + two, 0);
  return sum * 2 ** values.filter((value) => value === DOUBLE).length;
}

describe("the dice", () => {
  it("have the printed faces", () => {
    expect(printed.board.attack_die.map(({ swords, hollow, skull }) => [swords, hollow, skull])).toEqual(ATTACK_DIE);
    expect(printed.board.defense_die.map((face) => ("double" in face && face.double ? DOUBLE : face.shields))).toEqual(
      DEFENSE_DIE,
    );
  });

  it.each([{}, { "no-hollow": 1 }, { twice: 1 }, { "no-two-swords": 1 }, { "no-skulls": 1 }] as Notes[])(
    "attack as if every roll were written down: %o",
    (notes) => {
      for (const dice of [0, 1, 2, 4]) {
        const counted = new Map<string, number>();
        for (const faces of rolls(dice)) {
          const key = swordsOf(faces, notes).join("/");
          counted.set(key, (counted.get(key) ?? 0) + 1 / 6 ** dice);
        }
        const exact = attackRolls(dice, notes);
        expect(exact.length).toBe(counted.size);
        for (const { value, skulls, chance } of exact)
          expect(chance).toBeCloseTo(counted.get(`${value}/${skulls}`) ?? 0, 12);
      }
    },
  );

  it.each([{}, { "no-shields": 1 << 1 }, { "no-shields": (1 << 1) | (1 << 2) }] as Notes[])(
    "defend as if every roll were written down: %o",
    (notes) => {
      for (const dice of [0, 1, 3, 5]) {
        const counted = new Map<number, number>();
        for (const faces of rolls(dice)) {
          const shields = shieldsOf(faces, notes);
          counted.set(shields, (counted.get(shields) ?? 0) + 1 / 6 ** dice);
        }
        const exact = shieldChances(dice, notes);
        expect([...exact.keys()].sort()).toEqual([...counted.keys()].sort());
        for (const [shields, chance] of exact) expect(chance).toBeCloseTo(counted.get(shields) ?? 0, 12);
      }
    },
  );
});

describe("the odds", () => {
  it("are those of all rolls together, sacrifices and skulls included", () => {
    const [warbands, defenders] = [3, 1];
    let [win, sacrificed, all] = [0, 0, 0];
    for (const attack of rolls(3)) {
      for (const defense of rolls(2)) {
        const [swords, skulls] = swordsOf(attack);
        const short = shieldsOf(defense) + defenders - swords;
        all += 1;
        win += Number(short < 0);
        sacrificed += Number(short < 0 || short + 1 <= warbands - Math.min(warbands, skulls));
      }
    }
    const odds = oddsOf({ attackDice: 3, defenseDice: 2, defenders, warbands });
    expect(odds.win).toBeCloseTo(win / all, 12);
    expect(odds.winWithSacrifice).toBeCloseTo(sacrificed / all, 12);
    expect(odds.margins.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(odds.skulls).toBeCloseTo(3 / 6, 12);
  });

  it("give ties to the defender, and know a defense that is rolled", () => {
    const battle = { attackDice: 1, defenseDice: 4, defenders: 1, warbands: 0 };
    expect(oddsOf({ ...battle, rolledDefense: 1 }).win).toBeCloseTo(1 / 6, 12);
    expect(oddsOf({ ...battle, rolledDefense: 2 }).win).toBe(0);
    expect(oddsOf({ ...battle, rolledDefense: 0 }).win).toBeCloseTo(3 / 6, 12);
  });

  it("obey what plans say about sacrifices and pools", () => {
    const battle = { attackDice: 0, defenseDice: 0, defenders: 2, warbands: 3 };
    expect(oddsOf(battle).winWithSacrifice).toBe(1);
    expect(oddsOf({ ...battle, sacrifice: false }).winWithSacrifice).toBe(0);
    expect(oddsOf({ ...battle, warbands: 1 }).winWithSacrifice).toBe(0);
    expect(oddsOf({ ...battle, warbands: 1, notes: { worth: 3 } }).winWithSacrifice).toBe(1);
    expect(oddsOf({ ...battle, attackDice: 5, notes: { halved: 1 } }).attack).toBeCloseTo(
      oddsOf({ ...battle, attackDice: 2 }).attack,
      12,
    );
  });

  it("are told in percent, and never as certain where they are not", () => {
    expect(percent(0.5)).toBe("50");
    expect(percent(1 / 3)).toBe("33.3");
    expect(percent(0)).toBe("0");
    expect(percent(1)).toBe("100");
    expect(percent(1e-6)).toBe("< 0.1");
    expect(percent(1 - 1e-6)).toBe("> 99.9");
  });
});
