// A deal that is being built or answered, from the prompt's own words and options (`kernel/deals.py`).
import type { Deciding } from "../lib/draft.svelte";
import type { AnswerPrompt, DraftPart, Label, OptionText } from "../lib/generated/protocol";
import { t } from "../lib/words.svelte";

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

// -- A deal in the panel of a decision: what is given and got is ticked, and then it is offered ----------------------

/** The question what is put into a deal. */
export const BUILDING = "deal-build";
const GOODS = /^(give|take):/;
const OUT = /^drop-(?=(give|take):)/;
/** Things of which there is a number, and promises, which name a moment: `give:favor:3`, `take:owe-favor:2~round-8`. */
const NUMBERED = /^(give|take):(\w+):\d+$/;
const PROMISED = /^(give|take):([\w-]+)\b.*~/;

/** Whether an answer puts something into a deal, or takes it out again. */
export const isGoods = (prompt: string, notation: string): boolean =>
  prompt === BUILDING && (GOODS.test(notation) || OUT.test(notation));

/**
 * How a deal is drawn, whatever the game; `numbered` are the goods of which there is a number. Of these, and of promises
 * of one kind, one is picked; who wants two promises of a kind builds the deal one thing at a time.
 */
export function dealing(
  numbered: readonly string[] = [],
): Required<Pick<Deciding, "takesOut" | "insteadOf" | "heading">> {
  return {
    takesOut: (prompt, notation) => (prompt === BUILDING && OUT.test(notation) ? notation.replace(OUT, "") : null),
    insteadOf(prompt, notation) {
      if (prompt !== BUILDING) return null;
      const [promise, whose, what] = PROMISED.exec(notation) ?? [];
      if (promise) return `${whose}:${what}~`;
      const [, side, kind = ""] = NUMBERED.exec(notation) ?? [];
      return numbered.includes(kind) ? `${side}:${kind}` : null;
    },
    heading: (prompt, notation) =>
      isGoods(prompt, notation) ? t(/^(drop-)?give:/.test(notation) ? "deal-you-give" : "deal-you-get") : null,
  };
}

/** Whether a deal has come to where it is offered. */
export const isOffered = (parts: readonly DraftPart[]): boolean => parts.at(-1)?.answer === "offer";

/** What is to be known of a deal: that it can be offered, or why it cannot. */
export function dealInWords(parts: readonly DraftPart[]): string {
  if (isOffered(parts)) return t("draft-deal");
  const building = parts.filter(({ prompt }) => prompt.label.id === BUILDING);
  const { gives, takes } = (building.at(-1)?.prompt.label.args ?? {}) as { gives?: Label[]; takes?: Label[] };
  return t(gives?.length || takes?.length ? "draft-deal-refused" : "draft-deal-empty");
}
