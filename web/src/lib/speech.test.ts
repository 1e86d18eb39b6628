import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pageMessages } from "../../build/messages";
import coup from "../games/coup";
import potdevin from "../games/potdevin";
import { Speech } from "./speech";
import { bundleOf, format } from "./words.svelte";

function speech(game: "coup" | "potdevin", language: string, reader: number | null = null): Speech {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");
  const bundle = bundleOf(
    language,
    read(`../../../src/camarilla/kernel/messages.${language}.ftl`),
    pageMessages(language),
    read(`../../../src/camarilla/games/${game}/messages.${language}.ftl`),
  );
  return new Speech(bundle, game === "coup" ? coup : potdevin, ["Anna", "Bruno", "Clara"], reader);
}

describe("events in words", () => {
  it("names seats, and calls the reader you", () => {
    const event = { type: "Challenged", seat: 1, claimant: 0 };
    expect(speech("coup", "en").event(event)).toBe("Bruno challenges Anna");
    expect(speech("coup", "en", 1).event(event)).toBe("You challenge Anna");
    expect(speech("coup", "en", 0).event(event)).toBe("Bruno challenges you");
  });

  it("names roles, and says the hidden form where something is hidden", () => {
    expect(speech("coup", "en").event({ type: "PatronLost", seat: 1, slot: 3, card: "Duke" })).toBe(
      "Bruno loses the Duke",
    );
    const dealt = { type: "CardsDealt", seat: 2, count: 2, cards: null };
    expect(speech("coup", "en").event(dealt)).toBe("Clara is dealt 2 cards");
    expect(speech("coup", "en", 2).event({ ...dealt, cards: ["Duke", "Captain"] })).toBe(
      "You are dealt Duke and Captain",
    );
  });

  it("says an action without a target by its hidden form", () => {
    const event = { type: "Declared", seat: 0, action: "tax", target: null, cost: 0 };
    expect(speech("coup", "en").event(event)).toBe("Anna collects tax as the Duke");
  });

  it("takes yes and no as one and nought", () => {
    expect(speech("coup", "en").event({ type: "Examined", seat: 0, target: 1, swap: true })).toBe(
      "Anna makes Bruno exchange the card",
    );
    expect(speech("coup", "en").event({ type: "Examined", seat: 0, target: 1, swap: false })).toBe(
      "Anna lets Bruno keep it",
    );
  });

  it("counts in Russian", () => {
    const moved = (total: number): string =>
      speech("coup", "ru").event({ type: "CoinsMoved", seat: 0, coins: 1, total });
    expect([1, 2, 5].map(moved)).toEqual(["Anna: теперь 1 монета", "Anna: теперь 2 монеты", "Anna: теперь 5 монет"]);
  });

  it("names cards of Pot de Vin and lists", () => {
    const won = { type: "RoundWon", seat: 1, slots: [1, 2], cards: ["aldo4", "ugo13"], gems: 2 };
    expect(speech("potdevin", "en").event(won)).toBe("Bruno wins the round and takes Aldo 4 and Ugo 13, plus 2 gems");
  });

  it("puts an and before the last of several", () => {
    const won = (...winners: number[]) => ({ type: "GameWon", winners });
    expect(speech("coup", "en", 0).event(won(0, 1, 2))).toBe("You, Bruno and Clara share the victory");
    expect(speech("coup", "ru").event(won(1, 2))).toBe("Победители — Bruno и Clara");
    expect(speech("coup", "en").event(won(2))).toBe("Clara wins the game");
    expect(speech("coup", "en", 2).event(won(2))).toBe("You win the game");
    expect(speech("coup", "de").seatList([0, 1])).toBe("Anna und Bruno");
  });

  it("counts what it lists several times", () => {
    const drawn = { type: "CardsDealt", seat: 2, count: 3, cards: ["Duke", "Captain", "Duke"] };
    expect(speech("coup", "en", 2).event(drawn)).toBe("You are dealt Duke (×2) and Captain");
  });

  it("marks what can be looked at", () => {
    expect(speech("potdevin", "en", 0).parts({ type: "CardPlayed", seat: 0, slot: 5, card: "enzo7" })).toEqual([
      { text: "You", thing: "seat:0" },
      { text: " play " },
      { text: "Enzo 7", thing: "card:enzo7" },
    ]);
  });

  it("tells an event nobody has words for by its fields", () => {
    expect(speech("coup", "en").event({ type: "Odd", what: 3 })).toBe("Odd: what 3");
  });
});

describe("labels", () => {
  it("say seats within them by name", () => {
    const label = { id: "action-steal", args: { target: { id: "seat", args: { seat: 2 } } } };
    expect(speech("coup", "en").label(label)).toBe("Steal up to 2 coins from Clara as the Captain");
  });

  it("list seats with an and, anything else with commas", () => {
    const seats = [0, 2].map((seat) => ({ id: "seat", args: { seat } }));
    const leads = { id: "threat-side-leads", args: { seats, points: 2, rounds: 1 } };
    expect(speech("potdevin", "en").label(leads)).toBe("Last round: Anna and Clara lead by 2 points");
    const roles = [{ id: "role-Captain" }, { id: "role-Ambassador" }];
    expect(speech("coup", "en").label({ id: "refusal-block-role", args: { roles } })).toBe(
      "name the role you block with: Captain, Ambassador",
    );
  });

  it("have a real minus before a negative number, and hyphens elsewhere", () => {
    const bundle = bundleOf("en", "total = Total: { $points } ({ $points }), as in { $notation }");
    expect(format(bundle, "total", { points: -4, notation: "pay-2" })).toBe("Total: −4 (−4), as in pay-2");
  });

  it("are undefined where there is no message", () => {
    expect(speech("coup", "en").label({ id: "no-such-message" })).toBeUndefined();
  });
});
