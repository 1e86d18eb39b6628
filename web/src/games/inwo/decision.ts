// An attack as one decision: leader, target, helpers, and when it is committed; the play of a Plot; and a deal.
import type { Deciding } from "../../lib/draft.svelte";
import type { DraftPart } from "../../lib/generated/protocol";
import { signed, t } from "../../lib/words.svelte";
import { BUILDING, dealing, dealInWords, isGoods, isOffered } from "../../table/deal";
import type { AttackFigures } from "./board.generated";

/** In how many ways two dice fall. */
const ROLLS = 36;
const chance = (figures: AttackFigures): string => `${Math.round((figures.chances / ROLLS) * 100)} %`;

const isPlay = (notation: string): boolean => notation.startsWith("plot:");
/** What a deal begins with: it is a free move. */
export const DEAL = "free";

/** Whether an answer has no place in the panel: another free move; what drops the deal. */
function aside(prompt: string, notation: string): boolean {
  if (prompt === "announce") return notation.startsWith("press:");
  if (prompt === "free") return !notation.startsWith("deal@");
  if (prompt === BUILDING) return !isGoods(prompt, notation) && notation !== "offer";
  return prompt === "main" && notation === DEAL;
}

/** Whether a decision is a deal. */
const isDeal = (prompt: string, notation: string): boolean => prompt === BUILDING || notation === DEAL;
const makesDeal = (parts: readonly DraftPart[]): boolean =>
  parts.slice(0, 1).some(({ prompt, answer }) => isDeal(prompt.label.id, answer));

const decision: Deciding = {
  begins: (prompt, notation) =>
    isGoods(prompt, notation) || (prompt === "main" && /^(control|destroy|plot):/.test(notation)),
  kind: (prompt, notation) => (isDeal(prompt, notation) ? "deal" : isPlay(notation) ? "play" : "attack"),
  alike: (_, notation) => !isPlay(notation),
  named: ["main", "target", "free"],
  worthwhile: ([first, ...rest]) => first?.chosen !== DEAL || rest.some(({ prompt }) => prompt === BUILDING),
  several: (prompt, notation) => (prompt === "announce" && notation.startsWith("aid:")) || isGoods(prompt, notation),
  aside,
  ...dealing(),
  complete: (parts) => !makesDeal(parts) || isOffered(parts),
  beside: (_, told) => (told ? chance(told as AttackFigures) : ""),
  whole(parts) {
    if (makesDeal(parts)) {
      const named = isOffered(parts) ? [t("inwo-draft-deal-named")] : [];
      return { chance: "", text: [dealInWords(parts), ...named].join(" ") };
    }
    if (isPlay(parts[0]?.answer ?? "")) return { chance: "", text: t("inwo-draft-play") };
    const last = parts.at(-1);
    const figures = last?.told[last.answer] as AttackFigures | undefined;
    const helpers = parts.filter(({ prompt, answer }) => decision.several(prompt.label.id, answer)).length;
    if (!figures) return { chance: "", text: t("inwo-draft-first") };
    const text = t("inwo-draft-sum", { strength: signed(figures.strength), tokens: 1 + helpers });
    return { chance: chance(figures), text };
  },
};
export default decision;
