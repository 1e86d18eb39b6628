// A deal that is being built or answered, from the prompt's own words and options (`kernel/deals.py`).
import type { AnswerPrompt, Label, OptionText } from "../lib/generated/protocol";

export interface Side {
  items: Label[];
  /** What could be added to this side. */
  more: OptionText[];
  /** What could be left out again. */
  drop: OptionText[];
}

export interface Bargain {
  give: Side;
  get: Side;
  /** Offer, withdraw, accept, decline, counter. */
  say: OptionText[];
}

/** What an option to add something, or to leave it out, is about; null if it is about something else. */
export const goodsOf = ({ label }: OptionText): Label | null => (label.args?.item as Label | undefined) ?? null;

const VERBS = ["give", "take", "drop-give", "drop-take"];

/** The deal of a prompt as one seat sees it; null if the prompt is about something else. */
export function bargainOf(prompt: AnswerPrompt | null, me: number | null): Bargain | null {
  if (prompt?.label.id !== "deal-build" && prompt?.label.id !== "deal-answer") return null;
  const { proposer, gives, takes } = (prompt.label.args ?? {}) as {
    proposer?: number;
    gives?: Label[];
    takes?: Label[];
  };
  const verb = (option: OptionText): string => option.notation.split(":")[0] ?? "";
  const with_ = (wanted: string): OptionText[] => prompt.options.filter((option) => verb(option) === wanted);
  const own = proposer === me;
  return {
    give: { items: (own ? gives : takes) ?? [], more: with_("give"), drop: with_("drop-give") },
    get: { items: (own ? takes : gives) ?? [], more: with_("take"), drop: with_("drop-take") },
    say: prompt.options.filter((option) => !VERBS.includes(verb(option))),
  };
}
