// Campaigns, searches, trades, losses and deals, each as one decision in one panel.
import type { Deciding } from "../../lib/draft.svelte";
import type { DraftPart } from "../../lib/generated/protocol";
import { signed, t } from "../../lib/words.svelte";
import { BUILDING, dealing, dealInWords, isGoods, isOffered } from "../../table/deal";
import type { Odds } from "./board.generated";
import { percent } from "./fights";

/** What the server tells of an answer: the odds with it, the dice it gives the defender, what it costs or brings. */
interface Told {
  odds?: Odds | null;
  defense?: number;
  favor?: number;
  secrets?: number;
  supply?: number;
  standing?: number;
}

/** What a campaign costs in Supply (OA-5.5.1). */
const SUPPLY = 2;
const SEVERAL: Record<string, string> = { modify: "with:", "campaign-target": "target:", "campaign-plan": "plan:" };
/** The questions which of one's cards is kept. */
const KEEPING = ["search-keep", "first-adviser"];
/** The questions where one of several warbands dies. */
const LOSING = ["campaign-lose", "citizen-remove", "kill-at"];
const WHOLE = ["campaign", "search", "trade"];

/** What is paid and gained: "−1 Supply, +2 favor". */
function changed(changes: Record<string, number>): string {
  const told = Object.entries(changes).filter(([, count]) => count);
  return told
    .map(([what, count]) => [what, count > 0 ? `+${count}` : signed(count), Math.abs(count)] as const)
    .map(([what, count, number]) => t(`oath-draft-change-${what}`, { count, number }))
    .join(", ");
}

function fought(last: DraftPart): { chance: string; text: string } {
  const odds = (last.told[last.answer] as Told | undefined)?.odds;
  const text = t("oath-draft-sum", { supply: SUPPLY });
  if (!odds) return { chance: "", text: `${text} ${t("oath-draft-unknown")}` };
  const more = odds.sacrificing > odds.win ? t("oath-draft-sacrifice", { chance: percent(odds.sacrificing) }) : "";
  return { chance: `${percent(odds.win)} %`, text: [text, more].filter(Boolean).join(" ") };
}

const decision: Deciding = {
  begins: (prompt, notation) =>
    KEEPING.includes(prompt) ||
    LOSING.includes(prompt) ||
    isGoods(prompt, notation) ||
    (prompt === "act" && WHOLE.includes(notation)),
  kind(prompt, notation) {
    if (prompt === "act") return notation;
    if (prompt === BUILDING) return "deal";
    return LOSING.includes(prompt) ? "lose" : "keep";
  },
  named: ["act", "campaign-defender"],
  worthwhile: ([first], length) => !LOSING.includes(first?.prompt ?? "") || length > 1,
  several: (prompt, notation) => notation.startsWith(SEVERAL[prompt] ?? "\n") || isGoods(prompt, notation),
  aside: (prompt, notation) => prompt === BUILDING && !isGoods(prompt, notation) && notation !== "offer",
  ...dealing(["favor", "secrets"]),
  most: (prompt, told) => (LOSING.includes(prompt) ? ((told as Told | undefined)?.standing ?? 0) : null),
  complete: ([first, ...rest]) => first?.prompt.label.id !== BUILDING || isOffered([first, ...rest]),
  beside(prompt, told) {
    const { odds, defense, favor, secrets, supply, standing } = (told ?? {}) as Told;
    if (LOSING.includes(prompt)) return t("oath-draft-standing", { count: standing ?? 0 });
    if (prompt === "search-source") return t("oath-draft-supply", { supply: supply ?? 0 });
    if (prompt === "trade-with") return changed({ favor: favor ?? 0, secrets: secrets ?? 0 });
    const said = odds ? [`${percent(odds.win)} %`] : [];
    if (defense) said.unshift(t("oath-draft-defense", { dice: defense }));
    if (favor || secrets) said.unshift(t("oath-draft-cost", { favor: favor ?? 0, secrets: secrets ?? 0 }));
    return said.join(" · ");
  },
  whole(parts) {
    const [first, last] = [parts[0], parts.at(-1)];
    if (!first || !last) return { chance: "", text: "" };
    if (first.prompt.label.id === BUILDING) return { chance: "", text: dealInWords(parts) };
    return first.answer === "campaign" ? fought(last) : { chance: "", text: changed(last.changes) };
  },
};
export default decision;
