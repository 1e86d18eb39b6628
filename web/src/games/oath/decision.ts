// A campaign as one decision: modifiers, defender, targets, dice and one's own battle plans.
import type { Deciding } from "../../lib/draft.svelte";
import { t } from "../../lib/words.svelte";
import type { Odds } from "./board.generated";
import { percent } from "./fights";

/** What the server tells of an answer: the odds with it, the dice it gives the defender, what a plan costs. */
interface Told {
  odds: Odds | null;
  defense?: number;
  favor?: number;
  secrets?: number;
}

/** What a campaign costs in Supply (OA-5.5.1). */
const SUPPLY = 2;
const SEVERAL: Record<string, string> = { modify: "with:", "campaign-target": "target:", "campaign-plan": "plan:" };

const campaign: Deciding = {
  begins: (prompt, notation) => prompt === "act" && notation === "campaign",
  several: (prompt, notation) => notation.startsWith(SEVERAL[prompt] ?? "\n"),
  beside(_, told) {
    const { odds, defense, favor, secrets } = (told ?? { odds: null }) as Told;
    const said = odds ? [`${percent(odds.win)} %`] : [];
    if (defense) said.unshift(t("oath-draft-defense", { dice: defense }));
    if (favor || secrets) said.unshift(t("oath-draft-cost", { favor: favor ?? 0, secrets: secrets ?? 0 }));
    return said.join(" · ");
  },
  whole(parts) {
    const last = parts.at(-1);
    const odds = (last?.told[last.answer] as Told | undefined)?.odds;
    const text = t("oath-draft-sum", { supply: SUPPLY });
    if (!odds) return { chance: "", text: `${text} ${t("oath-draft-unknown")}` };
    const more = odds.sacrificing > odds.win ? t("oath-draft-sacrifice", { chance: percent(odds.sacrificing) }) : "";
    return { chance: `${percent(odds.win)} %`, text: [text, more].filter(Boolean).join(" ") };
  },
};
export default campaign;
