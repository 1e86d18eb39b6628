// A decision of several answers before the first of them is given: what is chosen, what is filled in, and its odds.
import type { DraftPart, OptionText } from "./generated/protocol";

/** An answer to a question of a decision: the id of the question's label, and a notation. */
export type Wish = [string, string];

/** How a game draws its decisions. */
export interface Deciding {
  /** Whether an answer to a question is the first of a decision. */
  begins(prompt: string, notation: string): boolean;
  /** Whether an answer is one of several that may be given to the same question, as helpers are named one by one. */
  several(prompt: string, notation: string): boolean;
  /** Whether an answer only says in one what others say together. */
  short?(prompt: string, notation: string): boolean;
  /** What stands beside an answer: its odds, its cost; nothing where there is nothing to tell. */
  beside(prompt: string, told: unknown): string;
  /** The chance of the whole, and what it takes in a sentence. */
  whole(parts: readonly DraftPart[]): { chance: string; text: string };
}

/** A part of a decision as it is shown: a question, what may be ticked, and of what one is chosen. */
export interface Part {
  prompt: string;
  ticks: OptionText[];
  ticked: string[];
  choices: OptionText[];
  chosen: string | null;
  told: Record<string, unknown>;
}

/** The questions of a draft; one that is asked several times over is one part. */
export function partsOf(draft: readonly DraftPart[], deciding: Deciding): Part[] {
  const parts: Part[] = [];
  draft.forEach(({ prompt: { label, options }, answer, told }, at) => {
    const prompt = label.id;
    let part = parts.at(-1);
    if (part?.prompt !== prompt) {
      part = { prompt, ticks: [], ticked: [], choices: [], chosen: null, told: {} };
      parts.push(part);
    }
    const shown = options.filter(
      ({ notation }) =>
        !deciding.short?.(prompt, notation) && (at > 0 || deciding.begins(prompt, notation) || notation === answer),
    );
    for (const option of shown) {
      const list = deciding.several(prompt, option.notation) ? part.ticks : part.choices;
      if (!list.some(({ notation }) => notation === option.notation)) list.push(option);
    }
    part.told = { ...part.told, ...told };
    if (deciding.several(prompt, answer)) part.ticked.push(answer);
    else part.chosen = answer;
  });
  return parts;
}

export class Draft {
  /** The chain as the server has drafted it. */
  chain = $state.raw<DraftPart[]>([]);
  /** What it is told on its way. */
  busy = $state(true);
  private wishes: Wish[] = [];
  private asked = 0;

  /** `ask` asks the server how the decision would go with these wishes; null where it does not say. */
  constructor(
    readonly prompt: string,
    readonly deciding: Deciding,
    private readonly ask: (wishes: Wish[]) => Promise<DraftPart[] | null>,
    /** Whether a hint led here. */
    readonly hinted = false,
  ) {}

  readonly parts = $derived.by(() => partsOf(this.chain, this.deciding));
  readonly whole = $derived.by(() => this.deciding.whole(this.chain));

  /** Begin with some wishes; whether there is a decision to make. */
  async begin(wishes: Wish[]): Promise<boolean> {
    this.wishes = wishes;
    await this.draw();
    return this.chain.length > 0;
  }

  /** The answers as they are given: the first, and those to the questions after it. */
  get answers(): { first: string; then: Wish[] } {
    const [first, ...rest] = this.chain.map(({ prompt, answer }): Wish => [prompt.label.id, answer]);
    return { first: first?.[1] ?? "", then: rest };
  }

  /** Choose one of the answers to a question. */
  choose(part: Part, notation: string): Promise<void> {
    return this.wish(part, part.ticked, notation);
  }

  /** Add or leave out one of several answers to a question. */
  tick(part: Part, notation: string): Promise<void> {
    const others = part.ticked.filter((each) => each !== notation);
    return this.wish(part, others.length < part.ticked.length ? others : [...part.ticked, notation], part.chosen);
  }

  /** Wishes for one part take the place of those it had; the others stay, and hold where they still can. */
  private wish({ prompt }: Part, ticked: string[], chosen: string | null): Promise<void> {
    const own = [...ticked, ...(chosen === null ? [] : [chosen])].map((notation): Wish => [prompt, notation]);
    this.wishes = [...this.wishes.filter(([asked]) => asked !== prompt), ...own];
    return this.draw();
  }

  private async draw(): Promise<void> {
    const number = ++this.asked;
    this.busy = true;
    const chain = await this.ask(this.wishes);
    // A later wish is on its way already.
    if (number !== this.asked) return;
    this.busy = false;
    if (chain) this.chain = chain;
  }
}
