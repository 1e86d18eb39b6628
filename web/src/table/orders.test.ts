import { describe, expect, it } from "vitest";
import { notchesOf, notchOf, type Orderly, ordersOf, usualOrders, withNotch, worthTelling } from "./orders";

const inwo: Orderly = {
  orders: ["pass", "pass-unless-about-me", "only-answer", "default", "only-about", "auto-pass", "matters", "only-me"],
  first_orders: ["matters", "only-answer"],
  attention: { matters: "matters", me: "only-me" },
};
const coup: Orderly = { orders: ["pass"], first_orders: [], attention: { me: "pass-unless-about-me" } };

describe("how much one is asked", () => {
  it("has the notches that the game has orders for", () => {
    expect(notchesOf(inwo)).toEqual(["all", "matters", "me"]);
    expect(notchesOf(coup)).toEqual(["all", "me"]);
    expect(notchesOf(undefined)).toEqual(["all"]);
  });

  it("is read from the orders in force, also from those of former times", () => {
    expect(notchOf(inwo, ["only-answer", "matters"])).toBe("matters");
    expect(notchOf(inwo, ["only-me"])).toBe("me");
    expect(notchOf(inwo, ["default"])).toBe("matters");
    expect(notchOf(inwo, ["only-answer"])).toBe("all");
    expect(notchOf(coup, ["pass-unless-about-me"])).toBe("me");
  });

  it("is changed without touching other orders", () => {
    expect(withNotch(inwo, ["matters", "only-answer"], "me")).toEqual(["only-me", "only-answer"]);
    expect(withNotch(inwo, ["default", "only-answer"], "all")).toEqual(["only-answer"]);
    expect(withNotch(coup, [], "me")).toEqual(["pass-unless-about-me"]);
  });

  it("is not among the orders that are listed", () => {
    expect(ordersOf(inwo)).toEqual(["pass-unless-about-me", "pass", "only-answer", "auto-pass"]);
    expect(usualOrders(inwo)).toEqual(["pass-unless-about-me", "pass", "only-answer"]);
    expect(ordersOf(coup)).toEqual(["pass"]);
  });

  it("is told of, while what only spares a click is not", () => {
    expect([{ kind: "matters" }, { kind: "only-answer" }].map(worthTelling)).toEqual([true, false]);
  });
});
