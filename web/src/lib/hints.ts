// Hints in words: what to answer, why, how sure it is, and which answers it expects.
import type { Accepted, HintText } from "./generated/protocol";
import { t } from "./words.svelte";

/** Lines of the expected answers that are told. */
const FORESEEN = 3;

/** What the server advised; `names` are those of the seats. */
export function hintInWords({ notation, text, hint }: Accepted, names: string[]): string {
  const why = hint?.plans?.find((plan) => plan.notation === notation)?.why;
  const said = why ? t("hint-sentence", { text: text ?? "", why }) : (text ?? "");
  return [said, ...reasons(hint, names)].join(". ");
}

function reasons(why: HintText | null | undefined, names: string[]): string[] {
  if (!why?.weighed.length) return [];
  const said = [t("hint-why", { worth: Math.round(100 * why.worth) })];
  const line = why.line.slice(0, FORESEEN).map((reply) => `${names[reply.seat] ?? ""}: ${reply.text}`);
  return line.length ? [...said, t("hint-line", { line: line.join("; ") })] : said;
}
