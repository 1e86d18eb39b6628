// Which standing orders a game offers: the kernel's, then its own.
import type { GameInfo } from "../lib/generated/http";
import type { Order, View } from "../lib/generated/protocol";
import { t } from "../lib/words.svelte";

const KERNEL = ["pass-unless-about-me", "pass"];
/** Orders that say something of this table, and so cannot be chosen ahead for all. */
const OF_THE_TABLE = ["block-steals", "auto-pass"];

/** What orders like these were before there were notches of attention: still kept to where they are in force. */
const FORMER = ["default", "only-about"];
/** Orders that spare a click and keep nothing from anybody: nobody is told that they are in force. */
const QUIET = ["only-answer", "draw"];

/** How much one wants to be asked, from most to least. */
export type Notch = "all" | "matters" | "me";
const NOTCHES = ["all", "matters", "me"] as const;

/** What a game says of its orders. */
export type Orderly = Pick<GameInfo, "orders" | "first_orders" | "attention">;

export function ordersOf(game: Orderly | undefined): string[] {
  const chosenElsewhere = [...Object.values(game?.attention ?? {}), ...FORMER];
  return [...KERNEL, ...(game?.orders ?? []).filter((kind) => !KERNEL.includes(kind))].filter(
    (kind) => !chosenElsewhere.includes(kind),
  );
}

/** The orders that can be given at the start of every game. */
export function usualOrders(game: Orderly | undefined): string[] {
  return ordersOf(game).filter((kind) => !OF_THE_TABLE.includes(kind));
}

/** The notches a game has: everything, and those that it has an order for. */
export function notchesOf(game: Orderly | undefined): Notch[] {
  const attention = game?.attention ?? {};
  return NOTCHES.filter((notch) => notch === "all" || attention[notch]);
}

/** What a notch means, in a sentence; in the game's own words where it has some. */
export function notchInWords(scene: { game: string }, notch: Notch): string {
  const own = `${scene.game}-attention-${notch}-about`;
  const said = t(own);
  return said === own ? t(`attention-${notch}-about`) : said;
}

/** The notch that some orders stand for. */
export function notchOf(game: Orderly | undefined, kinds: readonly string[]): Notch {
  const found = notchesOf(game).findLast((notch) => kinds.includes(game?.attention?.[notch] ?? ""));
  return found ?? (kinds.includes("default") ? "matters" : kinds.includes("only-about") ? "me" : "all");
}

/** Orders with another notch. */
export function withNotch(game: Orderly | undefined, kinds: readonly string[], notch: Notch): string[] {
  const kind = game?.attention?.[notch];
  const others = kinds.filter(
    (other) => !Object.values(game?.attention ?? {}).includes(other) && !FORMER.includes(other),
  );
  return kind ? [kind, ...others] : others;
}

/** Whether a reader should hear that an order is in force. */
export function worthTelling({ kind }: Order): boolean {
  return !QUIET.includes(kind);
}

/** An order as it is given at a table: one for the rest of the turn names that turn, and goes with it. */
export function orderAt(view: View | null, kind: string, until: Order["until"], role: string): Order {
  if (kind === "block-steals") return { kind, until, args: { role } };
  if (kind === "auto-pass")
    return { kind, until: "my-turn", args: { turn: (view?.board as { turns?: number } | undefined)?.turns } };
  return { kind, until };
}
