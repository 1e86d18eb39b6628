// Hints in words: what to answer, why, how sure it is, and which answers it expects.
import type { Accepted, HintText, PlanText } from "./generated/protocol";
import { t } from "./words.svelte";

/** Lines of the expected answers that are told. */
const FORESEEN = 3;

/** What the server advised; `named` says who sits on a seat, as the reader calls them. */
export function hintInWords({ notation, text, hint }: Accepted, named: (seat: number) => string): string {
  const why = hint?.plans?.find((plan) => plan.notation === notation)?.why;
  const said = why ? t("hint-sentence", { text: text ?? "", why }) : (text ?? "");
  return [said, ...reasons(hint, named)].join(". ");
}

/** Why something can sensibly be done: the reason that people give, and what a search expects of it. */
export function planInWords({ why, worth }: PlanText): string {
  const odds = worth == null ? "" : t("hint-worth", { worth: Math.round(100 * worth) });
  return [why, odds].filter(Boolean).join("; ");
}

function reasons(why: HintText | null | undefined, named: (seat: number) => string): string[] {
  if (!why?.weighed.length) return [];
  const said = [t("hint-why", { worth: Math.round(100 * why.worth) })];
  const line = why.line.slice(0, FORESEEN).map((reply) => `${named(reply.seat)}: ${reply.text}`);
  return line.length ? [...said, t("hint-line", { line: line.join("; ") })] : said;
}
