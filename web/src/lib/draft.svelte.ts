// A decision of several answers before the first of them is given: what is chosen, what is filled in, and its odds.
import type { AnswerPrompt, DraftPart, OptionText } from "./generated/protocol";

/** An answer to a question of a decision: the id of the question's label, and a notation. */
export type Wish = [string, string];

/** How a game draws its decisions. */
export interface Deciding {
  /** Whether an answer to a question is the first of a decision. */
  begins(prompt: string, notation: string): boolean;
  /** What kind of decision begins with an answer: part of the names of its messages. */
  kind(prompt: string, notation: string): string;
  /** Whether other first answers of the same kind stand in the panel, too; else they would be another decision. */
  alike?(prompt: string, notation: string): boolean;
  /** The questions whose answers say in a word what is decided, whom it is aimed at: the panel names them at its foot. */
  named?: readonly string[];
  /** Whether the panel is worth opening, for its parts and the number of answers; without it, always. */
  worthwhile?(parts: readonly Part[], answers: number): boolean;
  /** Whether an answer is one of several that may be given to the same question, as helpers are named one by one. */
  several(prompt: string, notation: string): boolean;
  /** Whether an answer is not shown unless it is given: it says in one what others say together, or is another matter. */
  aside?(prompt: string, notation: string): boolean;
  /** What an answer that can be ticked stands under; without it, under the question. */
  heading?(prompt: string, notation: string): string | null;
  /** What an answer takes out again, as it is spelt where it is put in: what is in already has a ticked box. */
  takesOut?(prompt: string, notation: string): string | null;
  /** Of answers that exclude one another, what they have in common: one of them can be ticked. */
  insteadOf?(prompt: string, notation: string): string | null;
  /** How often an answer may be given to a question, from what is told of it; without it, once. */
  most?(prompt: string, told: unknown): number | null;
  /** Whether the decision can be given as it is; without it, always. */
  complete?(parts: readonly DraftPart[]): boolean;
  /** What stands beside an answer: its odds, its cost; nothing where there is nothing to tell. */
  beside(prompt: string, told: unknown): string;
  /** The chance of the whole, and what it takes in a sentence. */
  whole(parts: readonly DraftPart[]): { chance: string; text: string };
}

/** A part of a decision as it is shown: a question, what may be ticked, and of what one is chosen. */
export interface Part {
  prompt: string;
  /** The question as it is put the first time. */
  asked: AnswerPrompt;
  /** Tells parts apart that answer the same question anew. */
  key: string;
  ticks: OptionText[];
  ticked: string[];
  choices: OptionText[];
  chosen: string | null;
  /** How often each answer is given, where the question is put so many times. */
  counts: Record<string, number>;
  told: Record<string, unknown>;
}

/** An answer of which something is to be told. */
type Told = Pick<Part, "prompt" | "told">;

/** How often an answer may be given to the question of a part; null where it is given once. */
export const mostOf = ({ most }: Deciding, { prompt, told }: Told, notation: string): number | null =>
  most?.(prompt, told[notation]) ?? null;

/** The questions of a draft; one that is asked again until its answers are complete is one part. */
export function partsOf(draft: readonly DraftPart[], deciding: Deciding): Part[] {
  const parts: Part[] = [];
  draft.forEach(({ prompt: asked, answer, told }, at) => {
    const prompt = asked.label.id;
    let part = parts.at(-1);
    if (part?.prompt !== prompt || part.chosen !== null) {
      const key = `${prompt}-${parts.filter((other) => other.prompt === prompt).length}`;
      part = { prompt, asked, key, ticks: [], ticked: [], choices: [], chosen: null, counts: {}, told: {} };
      parts.push(part);
    }
    const first = part.asked === asked;
    const inside = part.asked.options.map(({ notation }) => deciding.takesOut?.(prompt, notation));
    // What was put in a moment ago can be taken out again: that is the same box.
    const anew = (notation: string): boolean =>
      inside.includes(notation) || (!first && (deciding.takesOut?.(prompt, notation) ?? null) !== null);
    const beside = at > 0 || (deciding.alike?.(prompt, answer) ?? true);
    const fits = (notation: string): boolean =>
      at > 0 ||
      (deciding.begins(prompt, notation) && deciding.kind(prompt, notation) === deciding.kind(prompt, answer));
    const shown = asked.options.filter(
      ({ notation }) => notation === answer || (!deciding.aside?.(prompt, notation) && beside && fits(notation)),
    );
    for (const option of shown) {
      const list = deciding.several(prompt, option.notation) ? part.ticks : part.choices;
      if (!anew(option.notation) && !list.some(({ notation }) => notation === option.notation)) list.push(option);
    }
    const counted = mostOf(deciding, { prompt, told }, answer) !== null;
    part.told = counted ? { ...told, ...part.told } : { ...part.told, ...told };
    if (counted) part.counts[answer] = (part.counts[answer] ?? 0) + 1;
    else if (deciding.several(prompt, answer)) part.ticked.push(answer);
    else part.chosen = answer;
  });
  return parts;
}

/** What is ticked, chosen and counted in a part. */
type Picked = Pick<Part, "ticked" | "chosen" | "counts">;

/** The answers of a part that are given several times, each as often as it is given. */
const counted = ({ counts }: Picked): string[] =>
  Object.entries(counts).flatMap(([notation, count]) => Array<string>(count).fill(notation));

/**
 * A decision in its panel. What is picked there holds at once and is shown so; the server is asked for one draft at a
 * time, and asked again where something was picked meanwhile, so that the numbers are never those of an older draft
 * once it is no longer busy.
 */
export class Draft {
  /** The chain as the server has drafted it. */
  chain = $state.raw<DraftPart[]>([]);
  /** Whether the chain is not yet that of what is picked. */
  busy = $state(true);
  /** What was picked since the chain was drafted, by the keys of its parts. */
  private picked = $state.raw<Record<string, Picked>>({});
  private wishes: Wish[] = [];
  /** The wishes of which the chain was drafted. */
  private granted: Wish[] = [];
  private drawing: Promise<void> | null = null;

  /** `ask` asks the server how the decision would go with these wishes; null where it does not say. */
  constructor(
    readonly prompt: string,
    readonly deciding: Deciding,
    private readonly ask: (wishes: Wish[]) => Promise<DraftPart[] | null>,
    /** Whether a hint led here. */
    readonly hinted = false,
  ) {}

  readonly parts = $derived.by(() =>
    partsOf(this.chain, this.deciding).map((part) => ({ ...part, ...this.picked[part.key] })),
  );
  /** What kind of decision it is. */
  readonly kind = $derived.by(() => {
    const [first] = this.chain;
    return first ? this.deciding.kind(first.prompt.label.id, first.answer) : "";
  });
  /** The answers that say what is decided. */
  readonly named = $derived.by(() =>
    this.parts
      .filter(({ prompt }) => this.deciding.named?.includes(prompt))
      .flatMap(({ prompt, choices, chosen }) =>
        choices.filter(({ notation }) => notation === chosen && !this.deciding.aside?.(prompt, notation)),
      ),
  );
  /** Whether it can be given as it is. */
  readonly complete = $derived.by(() => this.deciding.complete?.(this.chain) ?? true);
  readonly whole = $derived.by(() => this.deciding.whole(this.chain));

  /** Begin with some wishes; whether there is a decision to make. */
  async begin(wishes: Wish[]): Promise<boolean> {
    this.wishes = wishes;
    await this.draw();
    return this.chain.length > 0 && (this.deciding.worthwhile?.(this.parts, this.chain.length) ?? true);
  }

  /** The answers as they are given: the first, and those to the questions after it. */
  get answers(): { first: string; then: Wish[] } {
    const [first, ...rest] = this.chain.map(({ prompt, answer }): Wish => [prompt.label.id, answer]);
    return { first: first?.[1] ?? "", then: rest };
  }

  /** Choose one of the answers to a question. */
  choose({ key }: Part, notation: string): Promise<void> {
    return this.pick(key, (part) => ({ ...part, chosen: notation }));
  }

  /** Add or leave out one of several answers to a question. */
  tick({ key }: Part, notation: string): Promise<void> {
    return this.pick(key, ({ prompt, ticked, ...rest }) => {
      const others = ticked.filter((each) => each !== notation);
      const common = this.deciding.insteadOf?.(prompt, notation) ?? null;
      const kept = others.filter((each) => common === null || this.deciding.insteadOf?.(prompt, each) !== common);
      return { ...rest, ticked: others.length < ticked.length ? others : [...kept, notation] };
    });
  }

  /** Of several answers that exclude one another, tick one, or none. */
  pickOf({ key, prompt, ticked }: Part, common: string, notation: string): Promise<void> {
    const others = ticked.filter((each) => this.deciding.insteadOf?.(prompt, each) !== common);
    return this.pick(key, (part) => ({ ...part, ticked: notation ? [...others, notation] : others }));
  }

  /** Give an answer once more, or once less; another gives way to it, or takes its place. */
  count({ key }: Part, notation: string, by: 1 | -1): Promise<void> {
    return this.pick(key, (part) => {
      const other = this.giving(part, notation, by);
      if (other === null) return part;
      const [one, two] = [(part.counts[notation] ?? 0) + by, (part.counts[other] ?? 0) - by];
      return { ...part, counts: { ...part.counts, [notation]: one, [other]: two } };
    });
  }

  /** Which answer gives way to another, or takes its place; null if none can, and the count stays what it is. */
  giving(part: Part, notation: string, by: 1 | -1): string | null {
    const count = (each: string): number => part.counts[each] ?? 0;
    const room = (each: string): number => (mostOf(this.deciding, part, each) ?? 0) - count(each);
    if (by > 0 ? room(notation) <= 0 : count(notation) <= 0) return null;
    const left = (each: string): number => (by > 0 ? count(each) : room(each));
    const others = part.choices.map((option) => option.notation).filter((each) => each !== notation && left(each) > 0);
    return others.sort((one, two) => left(two) - left(one))[0] ?? null;
  }

  /**
   * What is picked in one part takes the place of what was; the others stay, and hold where they still can. Where a
   * question is put several times, what was answered before stays, and what comes after is open again.
   */
  private pick(key: string, change: (part: Part) => Picked): Promise<void> {
    const part = this.parts.find((each) => each.key === key);
    if (!part) return Promise.resolve();
    const picked = change(part);
    this.picked = { ...this.picked, [key]: picked };
    const alike = this.parts.filter(({ prompt }) => prompt === part.prompt);
    const held = alike.slice(0, alike.findIndex((each) => each.key === key) + 1);
    const wished = (chosen: string | null): chosen is string =>
      chosen !== null && !this.deciding.aside?.(part.prompt, chosen);
    const answers = held.flatMap((each) => [
      ...counted(each),
      ...each.ticked,
      ...(wished(each.chosen) ? [each.chosen] : []),
    ]);
    const own = answers.map((notation): Wish => [part.prompt, notation]);
    this.wishes = [...this.wishes.filter(([asked]) => asked !== part.prompt), ...own];
    return this.draw();
  }

  /** Have what is picked drafted; a draft that is on its way is waited for. */
  private draw(): Promise<void> {
    this.busy = true;
    this.drawing ??= this.drawAll().finally(() => (this.drawing = null));
    return this.drawing;
  }

  private async drawAll(): Promise<void> {
    let wishes: Wish[];
    let chain: DraftPart[] | null;
    do {
      wishes = this.wishes;
      chain = await this.ask(wishes);
      // What was drafted before something else was picked is out of date.
    } while (wishes !== this.wishes);
    if (chain) this.chain = chain;
    // Without a draft nothing is known of what was picked, and the panel is again what it was.
    this.wishes = chain ? wishes : this.granted;
    this.granted = this.wishes;
    this.picked = {};
    this.busy = false;
  }
}
