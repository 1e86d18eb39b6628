// Every card has a picture, of motifs that there are, and no two pictures are meant alike.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { iconSet, motifsOf, outline, readTable, tableFile, type TableRow } from "../../../build/art";
import { coarser } from "../../../build/paths";
import { CARDS } from "../inwo/inwo";
import { draw as drawInwo } from "../inwo/art";
import { GROUNDS } from "../inwo/art/grounds";
import { draw as drawOath } from "../oath/art";
import { LANDS } from "../oath/art/land";
import { slugOf } from "../oath/oath";
import { draw as drawPax } from "../pax/art";
import { DRESS, HAIR, HATS, TRAITS } from "../pax/art/figure";
import faces from "cards:oath";
import pax from "../../../../src/camarilla/games/pax/cards.json";
import { OWN } from "./own";
import { chance } from "./svg";

interface Game {
  /** How each picture is drawn, and how the table calls it. */
  cards: { drawn: () => string | undefined; row: string }[];
  grounds: Record<string, unknown>;
}

const GAMES: Record<string, Game> = {
  inwo: { cards: CARDS.map((card) => ({ drawn: () => drawInwo(card), row: card.id })), grounds: GROUNDS },
  oath: {
    cards: faces.map((card) => ({ drawn: () => drawOath({ ...card, id: slugOf(card.name) }), row: slugOf(card.name) })),
    grounds: LANDS,
  },
  pax: { cards: pax.luminaries.map((card) => ({ drawn: () => drawPax(card), row: card.id })), grounds: {} },
};
const HOWS = ["seal", "behind", "over", "trio", "inside"];
const MARKS = ["twice", "thrice", "flat", "flip", "struck", "crossed"];

const tableOf = (game: string): Record<string, TableRow> => readTable(readFileSync(tableFile(game), "utf-8"));

/** What a row means, without its ground and colours. */
const meaning = (row: TableRow): string => JSON.stringify([motifsOf(row), row.how, row.mark]);

describe.each(Object.entries(GAMES))("the pictures of %s", (game, { cards, grounds }) => {
  const table = tableOf(game);

  test("there is a row for each card, and no other", () => {
    expect(Object.keys(table).sort()).toEqual(cards.map(({ row }) => row).sort());
  });

  test("there is a motif for each name", () => {
    const set = iconSet();
    const missing = Object.values(table)
      .flatMap(motifsOf)
      .filter((name) => !(name in OWN) && !outline(set, name));
    expect(missing).toEqual([]);
  });

  test("no two cards mean the same picture", () => {
    const meant = Object.values(table).map(meaning);
    expect(meant.filter((one, at) => meant.indexOf(one) !== at)).toEqual([]);
  });

  test("arrangements, marks and grounds are known", () => {
    for (const [card, { how, mark, ground, ...row }] of Object.entries(table)) {
      expect([...HOWS, undefined], card).toContain(how);
      expect([...MARKS, undefined], card).toContain(mark);
      expect([...Object.keys(grounds), undefined], card).toContain(ground);
      expect(row.with?.length ?? 0, card).toBe(how === "trio" ? 2 : how ? 1 : 0);
    }
  });

  test("each card is drawn, the same every time", () => {
    for (const { drawn, row } of cards) {
      const picture = drawn();
      expect(picture, row).toMatch(/^data:image\/svg\+xml,%3Csvg/);
      expect(picture, row).not.toMatch(/undefined|NaN/);
      expect(drawn()).toBe(picture);
    }
  });
});

test("a card that is in no table has no picture", () => {
  expect(drawPax({ id: "nobody", factions: [], degree: "I" })).toBeUndefined();
});

test("what a luminary wears is known", () => {
  for (const [card, { hair, hat, dress, traits }] of Object.entries(tableOf("pax"))) {
    expect(Object.keys(HAIR), card).toContain(hair);
    expect([...Object.keys(HATS), undefined], card).toContain(hat);
    expect(Object.keys(DRESS), card).toContain(dress);
    for (const trait of traits ?? []) expect([...Object.keys(TRAITS), "stout"], card).toContain(trait);
  }
});

test("no two luminaries look alike", () => {
  const looks = Object.values(tableOf("pax")).map(({ emblem: _emblem, ...look }) => JSON.stringify(look));
  expect(looks.filter((one, at) => looks.indexOf(one) !== at)).toEqual([]);
});

test("a table with a broken or repeated row is refused", () => {
  const head = "| card | motif |\n| --- | --- |\n";
  expect(readTable(`${head}| a | crown |\n`)).toEqual({ a: { motif: "crown" } });
  expect(() => readTable(`${head}| a |\n`)).toThrow("a");
  expect(() => readTable(`${head}| a | crown |\n| a | eye |\n`)).toThrow("a");
});

test("a path keeps its shape on a coarser grid", () => {
  expect(coarser("M2 2h8v8H2z", 2)).toBe("m1 1h4v4h-4z");
  expect(coarser("m1.1 1.1 2 2 2 2", 2)).toBe("m1 1 1 1 1 1");
  expect(coarser("M0 0a4 4 0 014 4", 2)).toBe("m0 0a2 2 0 0 1 2 2");
  // A thousand small steps go as far as one long one: rounding does not add up.
  const far = [...coarser(`M0 0${"l.6 0".repeat(1000)}`, 2).matchAll(/-?\d+/g)].map(([number]) => Number(number));
  expect(far.filter((_, at) => at % 2 === 0).reduce((sum, step) => sum + step, 0)).toBe(300);
  expect(() => coarser("M0 0 x1", 2)).toThrow("x");
});

test("chance is the same for the same card, and another for another", () => {
  const [one, same, other] = [chance("cia"), chance("cia"), chance("fbi")];
  const numbers = [one(), one(), one()];
  expect([same(), same(), same()]).toEqual(numbers);
  expect([other(), other(), other()]).not.toEqual(numbers);
  for (const number of numbers) expect(number >= 0 && number < 1).toBe(true);
});
