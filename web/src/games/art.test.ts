// What our drawings promise: nobody at court without a figure, no guild without arms, no site without a place.
import faces from "cards:oath";
import { describe, expect, it } from "vitest";
import { ROLES } from "./coup/coup";
import { FIGURES } from "./coup/figures";
import { ageOf, slugOf } from "./oath/oath";
import { sceneryOf } from "./oath/scenery";
import { webOf } from "./pax/lodges";
import { layoutOf } from "./pax/pax";
import { crest } from "./potdevin/crests";
import { MERCHANTS } from "./potdevin/merchants";
import { FACES, GUILDS } from "./potdevin/potdevin";
import { factsOf, hasCover } from "./registry";

/** How many of some drawings are there, each unlike the others. */
const different = (drawings: (string | undefined)[]): number => new Set(drawings.filter(Boolean)).size;

describe("drawings", () => {
  it("give every role of Coup a figure of its own", () => {
    expect(different(ROLES.map((role) => FIGURES[role]))).toBe(ROLES.length);
  });

  it("give every guild its arms, and every merchant a portrait", () => {
    expect(different(GUILDS.map((guild) => crest(guild, "x")))).toBe(GUILDS.length);
    const people = [...new Set(Object.values(FACES).map(({ person }) => person))];
    expect(different(people.map((person) => MERCHANTS[person]))).toBe(people.length);
  });

  it("give every site of Oath a scene; only those of a kind share one", () => {
    const sites = faces.filter(({ kind }) => kind === "site").map(({ name }) => slugOf(name));
    expect(sites.length).toBeGreaterThan(20);
    // The two valleys look alike.
    expect(different(sites.map(sceneryOf))).toBe(sites.length - 1);
    expect(sites.map(sceneryOf)).not.toContain(sceneryOf(null));
  });

  it("join every two neighbours of Pax's field by one thread", () => {
    const layout = layoutOf(4);
    const pairs = layout.cells.flatMap(({ adjacent }, cell) => adjacent.filter((other) => other > cell));
    const none = layout.cells.map(() => []);
    expect(webOf(layout, none).filter(({ home }) => !home)).toHaveLength(pairs.length);
    expect(webOf(layout, none).some(({ seat }) => seat !== null)).toBe(false);
    const [one, two] = [0, layout.cells[0]?.adjacent[0] ?? 0];
    const held = layout.cells.map((_, cell) => (cell === one || cell === two ? [2, null] : []));
    expect(webOf(layout, held).filter(({ seat }) => seat === 2)).toHaveLength(1);
  });

  it("age a chronicle from its first game to its ninth", () => {
    expect([1, 5, 9, 30].map(ageOf)).toEqual([0, 0.5, 1, 1]);
  });

  it("show a table of every game on the home page, with what to expect of it", () => {
    for (const game of ["coup", "potdevin", "pax", "oath", "inwo"]) {
      expect(hasCover(game)).toBe(true);
      const facts = factsOf(game);
      expect(facts && facts.minutes[0] < facts.minutes[1]).toBe(true);
    }
  });
});
