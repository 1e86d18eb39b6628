// An attack as one decision: leader, target, helpers, and when it is committed; the play of a Plot; and a deal.
import type { Deciding } from "../../lib/draft.svelte";
import type { DraftPart } from "../../lib/generated/protocol";
import { signed, t } from "../../lib/words.svelte";
import type { AttackFigures } from "./board.generated";

/** In how many ways two dice fall. */
const ROLLS = 36;
const chance = (figures: AttackFigures): string => `${Math.round((figures.chances / ROLLS) * 100)} %`;

const isPlay = (notation: string): boolean => notation.startsWith("plot:");
/** What a deal begins with: it is a free move. */
export const DEAL = "free";
const BUILDING = "deal-build";
const GOODS = /^(give|take):/;

/** Whether an answer has no place in the panel: another free move; what leaves something out again, or drops the deal. */
function aside(prompt: string, notation: string): boolean {
  if (prompt === "announce") return notation.startsWith("press:");
  if (prompt === "free") return !notation.startsWith("deal@");
  if (prompt === BUILDING) return !GOODS.test(notation) && notation !== "offer";
  return prompt === "main" && notation === DEAL;
}

/** A deal that can be offered, or why it cannot. */
function dealt(parts: readonly DraftPart[]): string {
  if (parts.at(-1)?.answer === "offer") return t("inwo-draft-deal");
  const goods = parts.some(({ prompt, answer }) => prompt.label.id === BUILDING && GOODS.test(answer));
  return goods ? t("inwo-draft-deal-refused") : t("inwo-draft-deal-empty");
}

const decision: Deciding = {
  begins: (prompt, notation) => prompt === "main" && /^(control|destroy|plot):/.test(notation),
  kind: (_, notation) => (notation === DEAL ? "deal" : isPlay(notation) ? "play" : "attack"),
  alike: (_, notation) => !isPlay(notation),
  named: ["main", "target", "free"],
  worthwhile: ([first, ...rest]) => first?.chosen !== DEAL || rest.some(({ prompt }) => prompt === BUILDING),
  several: (prompt, notation) =>
    (prompt === "announce" && notation.startsWith("aid:")) || (prompt === BUILDING && GOODS.test(notation)),
  aside,
  heading: (prompt, notation) =>
    prompt === BUILDING ? t(notation.startsWith("give:") ? "deal-you-give" : "deal-you-get") : null,
  complete: (parts) => parts[0]?.answer !== DEAL || parts.at(-1)?.answer === "offer",
  beside: (_, told) => (told ? chance(told as AttackFigures) : ""),
  whole(parts) {
    if (parts[0]?.answer === DEAL) return { chance: "", text: dealt(parts) };
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
