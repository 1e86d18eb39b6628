// What is done and what it costs as one decision: the acting card, how many tokens, and which favours are paid.
import type { Deciding } from "../../lib/draft.svelte";
import { t, words } from "../../lib/words.svelte";

/** What the server tells of an answer: a price, what a card is paid with, how many favours there are of a type. */
interface Told {
  price?: string[];
  paid_with?: string[];
  held?: number;
}

/** What costs favours, as the notations of `games/pax/deeds.py` begin. */
const PAID =
  /^(scout|influence|reassign|dismiss|oust|A-influence|M-dismiss|Cr-reassign|Cl-oust|Sc-scout|reward-\w+|press|convent)\b/;

const named = (factions: readonly string[]): string =>
  factions.map((faction) => words.find("pax", `faction-${faction}`) ?? faction).join(", ");

const payment: Deciding = {
  begins: (prompt, notation) => prompt === "act" && PAID.test(notation),
  kind: () => "payment",
  alike: () => false,
  named: ["act"],
  worthwhile: (parts) => parts.slice(1).some(({ choices }) => choices.length > 1),
  several: () => false,
  beside(_, told) {
    const { price, paid_with: payable, held } = (told ?? {}) as Told;
    if (price) return t("pax-draft-price", { favours: named(price) });
    if (payable) return t("pax-draft-paid-with", { favours: named(payable) });
    return held === undefined ? "" : t("pax-draft-held", { count: held });
  },
  whole(parts) {
    const changes = Object.entries(parts.at(-1)?.changes ?? {}).filter(([, count]) => count < 0);
    const spent = changes.map(([faction, count]) => `${-count} × ${named([faction])}`).join(", ");
    return { chance: "", text: spent ? t("pax-draft-sum", { favours: spent }) : t("pax-draft-free") };
  },
};
export default payment;
