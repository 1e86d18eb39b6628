// An attack as one decision: leader, target, helpers, and when it is committed; and the play of a Plot.
import type { Deciding } from "../../lib/draft.svelte";
import { signed, t } from "../../lib/words.svelte";
import type { AttackFigures } from "./board.generated";

/** In how many ways two dice fall. */
const ROLLS = 36;
const chance = (figures: AttackFigures): string => `${Math.round((figures.chances / ROLLS) * 100)} %`;

const isPlay = (notation: string): boolean => notation.startsWith("plot:");

const decision: Deciding = {
  begins: (prompt, notation) => prompt === "main" && /^(control|destroy|plot):/.test(notation),
  kind: (_, notation) => (isPlay(notation) ? "play" : "attack"),
  alike: (_, notation) => !isPlay(notation),
  named: ["main", "target"],
  several: (prompt, notation) => prompt === "announce" && notation.startsWith("aid:"),
  short: (prompt, notation) => prompt === "announce" && notation.startsWith("press:"),
  beside: (_, told) => (told ? chance(told as AttackFigures) : ""),
  whole(parts) {
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
