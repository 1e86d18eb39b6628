// One moment of a game through one pair of eyes, ready to be drawn: a table, a replay and a lesson each fill one.
import type { Component } from "svelte";
import { getContext, setContext } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Beat, Beats, Unspoken } from "./beats";
import type { Director } from "./director.svelte";
import type { Deciding } from "./draft.svelte";
import type { Move } from "./motion";
import { type EventWords, Speech } from "./speech";
import type { SeriesInfo } from "./generated/http";
import type { AnswerPrompt, GameEvent, OptionText, RefusalText, View } from "./generated/protocol";
import { settings } from "./settings.svelte";
import { capital, words } from "./words.svelte";

/** What a game brings to the page. Keys such as `card:17` and `seat:2` name what is on the table. */
export interface Drawing<Board = unknown> extends EventWords {
  Board: Component;
  /** What the reader holds, drawn beside the prompt. */
  Hand: Component;
  /** A picture of something a sentence names, for those who point at it. */
  Look: Component<{ thing: string }>;
  /** How the game ended, in more detail than ranks. */
  Result: Component;
  /** What is known of a chronicle of this game, for games that have them. */
  Story?: Component<{ series: SeriesInfo }>;
  /** Whether touching alone would leave a newcomer lost, so that the list of options starts unfolded. */
  listed: boolean;
  /** How wide the board must be, in pixels, before the log may stand beside it. */
  room?: number;
  /** What an option concerns besides its own touches. */
  touches(option: OptionText, view: View<Board>): string[];
  /** What a refusal concerns; nothing, if it would only be in the way. */
  refused(refusal: RefusalText, view: View<Board>): string[];
  /** A refused notation as something a reader can recognise. */
  spoken(notation: string, speech: Speech): string;
  /** How each kind of event is staged; without it, everything is an action. */
  beats?: Beats<Board>;
  /** How a step is staged that no event tells of. */
  unspoken?(view: View<Board>, before: View<Board>): Unspoken | null;
  /** How it is staged that what the last event of a step began came to nothing. */
  inVain?(view: View<Board>, last: GameEvent): Unspoken | null;
  /** A card as it is held up on the stage; without it, what `Look` shows. */
  Card?: Component<{ thing: string }>;
  /** What travels when this happens. */
  moves(event: GameEvent, view: View<Board>): Move[];
  /** Whether another line of the log says as much. */
  untold?(event: GameEvent): boolean;
  /** What one should know of an answer before it is given, where the game's own note does not say it: that it would be a bluff. */
  note?(option: OptionText, scene: Scene<Board>): Note | null;
  /** Whether the game tells what would come of the answers to a question before one is given. */
  previewed?(prompt: AnswerPrompt): boolean;
  /** How decisions of several answers are drawn, where the game has such. */
  deciding?: Deciding;
}

/** What is to be known of an answer, in few words beside it and in a sentence. */
export interface Note {
  short: string;
  text: string;
  /** Whether it is a risk, as a bluff is. */
  risky?: boolean;
}

/** What may be done with something on the table, and what may not. */
export interface Touch {
  options: OptionText[];
  refusals: RefusalText[];
}

/** What is not allowed for one and the same reason. */
export interface RefusedGroup {
  refusal: RefusalText;
  texts: string[];
}

/** A moment of the game that is over. */
export interface Past<Board, Figures> {
  at: number;
  event: GameEvent;
  view: View<Board, Figures>;
}

export interface OptionGroup {
  heading: string;
  options: { option: OptionText; text: string }[];
}

/** How long a question stands before it can be answered, in milliseconds: what was meant for the last one is over by then. */
export const GUARD = 400;

const NOTHING: Touch = { options: [], refusals: [] };
const PLAIN: EventWords = { argument: (_, value) => value };

export class Scene<Board = unknown, Figures = unknown> {
  game = $state("");
  /** The table as it is now. */
  present = $state.raw<View<Board, Figures> | null>(null);
  /** An earlier moment that the reader looks back at: the line of the log, and the table as it was then. */
  past = $state.raw<Past<Board, Figures> | null>(null);
  /** The table after each line of the log that was seen to happen here, by the line's number. */
  readonly moments = new SvelteMap<number, View<Board, Figures>>();
  private asked = $state.raw<AnswerPrompt | null>(null);
  private guard: ReturnType<typeof setTimeout> | undefined;
  /** Whether the question has stood long enough to be answered, by whatever hand. */
  ready = $state(false);
  log = $state.raw<GameEvent[]>([]);
  /** What is on the stage now. */
  beat = $state.raw<Beat | null>(null);
  /** Who plays what happens on this scene; nobody where it is only looked at. */
  director = $state.raw<Director | null>(null);
  names = $state.raw<string[]>([]);
  /** The reader's own seat where the view is not through its eyes, as in a replay. */
  me = $state<number | null>(null);
  /** Which seats bots play, by name where it is known. */
  bots = $state.raw<(boolean | string)[]>([]);
  drawing = $state.raw<Drawing<Board> | null>(null);
  /** Why something that was touched is not allowed. */
  reason = $state.raw<RefusalText | null>(null);
  /** What was touched and has several options: its key, and where it is. */
  menu = $state.raw<{ key: string; rect: DOMRect; from: HTMLElement } | null>(null);
  /** An option that gives something up for good, about which the reader is asked once more. */
  doubted = $state.raw<OptionText | null>(null);
  /** The notation a hint recommends. */
  hinted = $state<string | null>(null);
  /** A clause to be shown in the rules drawer. */
  clause = $state<string | null>(null);
  /** Whether the last answer was the one that a hint recommended. */
  followed = false;
  /** An answer is on its way. */
  busy = $state(false);
  /** Whether the reader opened or closed the list of all answers; null before either. */
  unfolded = $state<boolean | null>(null);

  /** What would come of the answers to the open question, by notation, as far as the game has told it. */
  previews = $state.raw<Record<string, unknown>>({});

  /** Whether all answers stand beside the hand in words. */
  get isListed(): boolean {
    return this.unfolded ?? this.drawing?.listed ?? true;
  }

  /** What is shown: the table as it is, or as it was where the reader looks back. */
  get view(): View<Board, Figures> | null {
    return this.past?.view ?? this.present;
  }

  set view(view: View<Board, Figures> | null) {
    this.past = null;
    this.present = view;
  }

  /** Look back at the moment of a line of the log; whether it is known. */
  lookBack(at: number): boolean {
    const view = this.moments.get(at);
    const event = this.log[at];
    if (!view || !event) return false;
    this.past = { at, event, view };
    return true;
  }

  /** Forget the moments of lines from this one on: they are told anew, or never happened. */
  forget(from = 0): void {
    for (const at of this.moments.keys()) if (at >= from) this.moments.delete(at);
    this.past = null;
  }

  /** The view, for what is drawn only where there is one. */
  get shown(): View<Board, Figures> {
    return this.view as View<Board, Figures>;
  }

  /** What the server has worked out from the view. */
  get figures(): Figures {
    return this.shown.figures as Figures;
  }

  constructor(private readonly onanswer: (notation: string) => void = () => undefined) {}

  /** What the reader is asked; nothing of an old question stays open beside a new one. */
  get prompt(): AnswerPrompt | null {
    return this.asked;
  }

  set prompt(prompt: AnswerPrompt | null) {
    const other = prompt?.id !== this.asked?.id;
    this.asked = prompt;
    if (!other) return;
    this.previews = {};
    this.putAway();
    this.hold(!!prompt);
  }

  /** Take no answer for a moment; a hand that was quicker than the eye meant what stood there before. */
  private hold(asked: boolean): void {
    this.ready = false;
    clearTimeout(this.guard);
    if (asked) this.guard = setTimeout(() => (this.ready = true), GUARD);
  }

  speech = $derived(
    new Speech(words.bundle(this.game), this.drawing ?? PLAIN, this.names, this.me ?? this.view?.seat ?? null),
  );

  private touched = $derived.by(() => {
    const found = new Map<string, Touch>();
    const { prompt, view, drawing } = this;
    // What was cannot be changed.
    if (!prompt || !view || this.past) return found;
    const at = (key: string): Touch => {
      const touch = found.get(key) ?? { options: [], refusals: [] };
      found.set(key, touch);
      return touch;
    };
    for (const option of prompt.options) {
      const keys = new Set([...(option.touches ?? []), ...(drawing?.touches(option, view) ?? [])]);
      for (const key of keys) at(key).options.push(option);
    }
    for (const refusal of prompt.refusals ?? []) {
      for (const key of drawing?.refused(refusal, view) ?? []) at(key).refusals.push(refusal);
    }
    return found;
  });

  /** What may and may not be done with something on the table. */
  touch(key: string): Touch {
    return this.touched.get(key) ?? NOTHING;
  }

  promptText = $derived(this.prompt ? this.said(this.prompt) : "");

  /** A question in words, be it shown yet or not. */
  said({ label, text }: AnswerPrompt): string {
    return capital(this.speech.label(label) ?? text);
  }

  optionText(option: OptionText): string {
    return capital(this.speech.label(option.label) ?? option.text);
  }

  /** What is to be known of an answer before it is given. */
  noteOn(option: OptionText): Note | null {
    const own = this.drawing?.note?.(option, this);
    return own ?? (option.note ? { short: option.note, text: option.note } : null);
  }

  /** An option in few words, where the page has them. */
  private shortText(option: OptionText): string {
    return this.speech.text(`short-${option.label.id}`) ?? this.optionText(option);
  }

  /** The options in groups: those that differ only in whom they are aimed at stand together. */
  groups = $derived.by((): OptionGroup[] => {
    const groups = new Map<string, OptionGroup>();
    const options = this.prompt?.options ?? [];
    for (const option of options) {
      const target = aim(option);
      // What can be aimed at one alone says itself what it is.
      const alone = options.filter(({ label }) => label.id === option.label.id).length === 1;
      const heading = target === null || alone ? undefined : this.speech.text(`aim-${option.label.id}`);
      const key = heading ?? "";
      const group = groups.get(key) ?? { heading: key, options: [] };
      const text =
        heading === undefined || target === null ? this.shortText(option) : capital(this.speech.seat(target));
      group.options.push({ option, text });
      groups.set(key, group);
    }
    return [...groups.values()];
  });

  /** What is not allowed now and would come to mind, by its reason. */
  refused = $derived.by((): RefusedGroup[] => {
    const groups = new Map<string, RefusedGroup>();
    const { prompt, view, drawing } = this;
    if (!view || !drawing) return [];
    for (const refusal of prompt?.refusals ?? []) {
      if (!drawing.refused(refusal, view).length) continue;
      const group = groups.get(refusal.rule + refusal.text) ?? { refusal, texts: [] };
      group.texts.push(drawing.spoken(refusal.notation, this.speech));
      groups.set(refusal.rule + refusal.text, group);
    }
    return [...groups.values()];
  });

  /** Answer; what gives something up for good is asked about first, unless the reader is `sure` or has no other choice. */
  answer(notation: string, sure = false): void {
    if (!this.ready) return;
    // Whoever looks back sees what an answer would be about before giving it.
    if (this.past) {
      this.past = null;
      return;
    }
    const option = this.prompt?.options.find((each) => each.notation === notation);
    const hinted = this.hinted;
    this.followed = hinted === notation;
    this.putAway();
    if (option && !sure && this.asksAgain(option)) {
      this.doubted = option;
      this.hinted = hinted;
      this.hold(true);
    } else if (!this.busy) this.onanswer(notation);
  }

  /** Go on pointing at what the reader followed so far and has not given yet. */
  pointOn(notation: string | null): void {
    if (this.followed && this.prompt?.options.some((option) => option.notation === notation)) this.hinted = notation;
  }

  /** Whether the reader is asked once more about an answer: it gives something up, and there are others. */
  private asksAgain({ guard }: OptionText): boolean {
    return guard === "lose" && settings.all.doubt && (this.prompt?.options.length ?? 0) > 1;
  }

  /** Whether a touch may answer without saying what it does: nothing is risked, or the reader is asked once more. */
  answersAtOnce(option: OptionText): boolean {
    return !option.guard || this.asksAgain(option);
  }

  /** Close whatever is open: a menu, a doubt, a reason, a hint, a look back. */
  putAway(): void {
    this.past = null;
    this.menu = null;
    this.doubted = null;
    this.reason = null;
    this.hinted = null;
  }
}

function aim(option: OptionText): number | null {
  const target = option.label.args?.target as { args?: { seat?: unknown } } | undefined;
  return typeof target?.args?.seat === "number" ? target.args.seat : null;
}

const KEY = Symbol("scene");

export function provideScene(scene: Scene): void {
  setContext(KEY, scene);
}

/** The context of what is mounted outside the page's own components. */
export function sceneContext(scene: Scene): Map<unknown, unknown> {
  return new Map([[KEY, scene]]);
}

/** The scene that is drawn; a game says what its board and its figures are. */
export function useScene<Board = unknown, Figures = unknown>(): Scene<Board, Figures> {
  return getContext<Scene<Board, Figures>>(KEY);
}
