import { expect, it } from "vitest";
import { botManner, botSays, botTitle, dealTempers, seatNames, temperOf, TEMPERS, withTemper } from "./names";
import { words } from "./words.svelte";

it("people have their names, bots ours, and several seats of one person numbers", async () => {
  await words.speak("en");
  expect(
    seatNames([{ seat: 0, user: "u", name: "Anna" }, { seat: 1, bot: "heuristic", name: "heuristic" }, { seat: 2 }]),
  ).toEqual(["Anna", "Bruno", "Seat 3"]);
  expect(
    seatNames([
      { seat: 0, user: "u", name: "Anna" },
      { seat: 1, user: "u", name: "Anna" },
    ]),
  ).toEqual(["Player 1", "Player 2"]);
});

it("bots have a temperament besides their level, with words of its own", async () => {
  await words.speak("en");
  expect(temperOf("level3:bold")).toBe("bold");
  expect(temperOf("search:200")).toBe("");
  expect(temperOf(true)).toBe("");
  expect(botTitle("level3:bold")).toBe("3. Squire, daredevil");
  expect(botTitle("level3")).toBe("3. Squire");
  expect(withTemper("level1", "bold")).toBe("level1");
  expect(withTemper("level4", "dealer")).toBe("level4:dealer");
  expect(botSays("level3", "hello")).toBe("");
  for (const language of ["ru", "en"] as const) {
    await words.speak(language);
    for (const temper of TEMPERS) {
      expect(botManner(`level2:${temper}`)).not.toBe("");
      const said = (["hello", "won", "lost"] as const).map((moment) => botSays(`level2:${temper}`, moment));
      expect(new Set(said).size).toBe(3);
    }
  }
});

it("temperaments are dealt evenly", () => {
  const dealt = dealTempers(8);
  for (const temper of TEMPERS) expect(dealt.filter((one) => one === temper)).toHaveLength(2);
});
