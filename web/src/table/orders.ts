// Which standing orders a game offers: the kernel's, then its own.
import type { Order, View } from "../lib/generated/protocol";

const KERNEL = ["pass-unless-about-me", "pass"];
/** Orders that say something of this table, and so cannot be chosen ahead for all. */
const OF_THE_TABLE = ["block-steals", "auto-pass"];

export function ordersOf(own: readonly string[]): string[] {
  return [...KERNEL, ...own.filter((kind) => !KERNEL.includes(kind))];
}

/** The orders that can be given at the start of every game. */
export function usualOrders(own: readonly string[]): string[] {
  return ordersOf(own).filter((kind) => !OF_THE_TABLE.includes(kind));
}

/** An order as it is given at a table: one for the rest of the turn names that turn, and goes with it. */
export function orderAt(view: View | null, kind: string, until: Order["until"], role: string): Order {
  if (kind === "block-steals") return { kind, until, args: { role } };
  if (kind === "auto-pass")
    return { kind, until: "my-turn", args: { turn: (view?.board as { turns?: number } | undefined)?.turns } };
  return { kind, until };
}
