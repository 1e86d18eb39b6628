// A table as it is followed over the socket: its scene, seats, clocks and talk. Updates are shown one after another.
import { rest, script } from "./beats";
import { applyEdits } from "./deltas";
import { Director } from "./director.svelte";
import { Draft, type Wish } from "./draft.svelte";
import { loadDrawing } from "../games/registry";
import { Stage } from "./motion";
import { refusalText } from "./refused";
import { Scene } from "./scene.svelte";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import { type Notch, notchInWords, withNotch, worthTelling } from "../table/orders";
import { type Line, LineError, type Watcher } from "./socket.svelte";
import type {
  Accepted,
  AnswerPrompt,
  AnyClientMessage,
  AnyServerMessage,
  Chat,
  ClockState,
  GameEvent,
  Order,
  PlanText,
  Snapshot,
  TableState,
  Update,
  View,
  VoteState,
} from "./generated/protocol";
import { timeLeft } from "./clock";
import { hintInWords } from "./hints";
import { seatNames } from "./names";
import { keepSeen, lastSeen } from "./seen";
import { hear, soundOf } from "./sound";
import { capital, t, words } from "./words.svelte";

/** Refusals of a seat that is another's, or was one's own. */
const LOST = ["not-your-seat", "resigned"];
/** How long until a table that did not answer is asked again. */
const RETRY = 2000;
/** How often whoever may look on only later asks whether it is time. */
const LATER = 5000;
/** How long a question may wait for the stage where the reader's clock runs; after that the stage is brisk. */
export const ALLOWANCE = 5000;

type Action = AnyClientMessage extends infer M ? (M extends { table: string } ? Omit<M, "table"> : never) : never;

export class TableStore implements Watcher {
  readonly scene: Scene;
  readonly stage = new Stage();
  readonly director: Director;
  seat = $state<number | null>(null);
  state = $state.raw<TableState | null>(null);
  orders = $state.raw<Order[]>([]);
  /** The orders the seat began with, until the reader has taken note of them. */
  begunWith = $state.raw<Order[]>([]);
  undo = $state(false);
  /** The last answer is taken back only if the others agree. */
  undoAsks = $state(false);
  chat = $state.raw<Chat[]>([]);
  clocks = $state.raw<ClockState[]>([]);
  /** When `clocks` were told, in milliseconds of this device. */
  told = $state(0);
  /** What the reader is asked once the stage is done; it can be answered before. */
  announced = $state.raw<AnswerPrompt | null>(null);
  /** Something to tell the reader: a refusal, a hint. */
  notice = $state.raw<{ text: string; rule: string | null } | null>(null);
  /** What can sensibly be done, as the last hint listed it, and the question that was asked then. */
  plans = $state.raw<{ prompt: string; list: PlanText[] }>({ prompt: "", list: [] });
  /** A decision of several answers that is being made. */
  private drafted = $state.raw<Draft | null>(null);
  gone = $state("");
  /** Spectators see this table later than it is played, and nothing of it may be seen yet. */
  early = $state(false);
  /** What own seats have answered in windows that are still open: the prompt's id, by seat. */
  answered = $state.raw<Record<number, string>>({});
  /** How many lines of talk have been read. */
  read = $state(0);
  private seq = -1;
  private logStart = 0;
  /** The question that was heard of last: the only one that is still open. */
  private open: AnswerPrompt | null = null;
  /** The view after everything that was heard, shown or not. */
  private latest: View | null = null;
  /** When the open question was heard, in milliseconds of this device. */
  private heard = 0;
  /** What is heard while a snapshot waits for the game's drawing. */
  private readonly meanwhile: Update[] = [];
  /** A snapshot that waits for the game's drawing; what follows it waits, too. */
  private taking: Snapshot | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pointing: Promise<void> = Promise.resolve();
  /** Called when the reader is asked something new. */
  onprompt: (prompt: AnswerPrompt) => void = () => undefined;

  constructor(
    readonly table: string,
    private readonly line: Line,
    readonly invite: string | null = null,
  ) {
    this.scene = new Scene((notation) => void this.answer(notation));
    this.director = new Director(this.scene, this.stage, {
      pace: () => settings.all.pace,
      hasty: () => this.timed && Date.now() - this.heard > ALLOWANCE,
      unseen: () => document.hidden,
      begin: (beat) => {
        const sound = soundOf(beat, this.seat);
        if (sound) hear(sound);
      },
      noted: () => this.note(),
    });
    this.scene.director = this.director;
  }

  /** Whether the reader's own clock runs for a question that is not shown yet. */
  get timed(): boolean {
    return this.announced !== null && this.seat !== null && !!this.clocks[this.seat]?.running;
  }

  /** How many beats are still to be shown. */
  get behind(): number {
    return this.director.behind;
  }

  /** Follow the table as a seat, or as the public. */
  watch(seat: number | null): void {
    this.seat = seat;
    this.line.watch(this);
  }

  /** Look through the eyes of another seat of one's own. */
  turnTo(seat: number | null): void {
    this.line.unwatch(this);
    this.scene.putAway();
    this.scene.prompt = null;
    this.director.recall([]);
    this.watch(seat);
  }

  close(): void {
    this.director.drop();
    clearTimeout(this.retry);
    this.line.unwatch(this);
  }

  hear(message: AnyServerMessage): void {
    if (message.type === "snapshot") void this.take(message);
    else if (message.type === "update") this.follow(message);
    else if (message.type === "status") this.know(message.state);
    else if (message.type === "said") this.listen(message.chat);
    else if (message.type === "gone") this.leave(t(this.state?.status === "open" ? "table-cancelled" : "table-gone"));
    else if (message.type === "refused" && !message.ref) {
      const said = refusalText({ ...message, detail: message.text });
      if (LOST.includes(message.code)) this.leave(said);
      else if (message.code === "unavailable") this.retry = setTimeout(() => this.line.watch(this), RETRY);
      else this.gone = said;
    }
  }

  /** Somebody says something; what was said just before one came is told twice. */
  private listen(line: Chat): void {
    if (!this.chat.some(({ number }) => number === line.number)) this.chat = [...this.chat, line];
  }

  /** What was watched is gone: who has lost a seat looks on as the public, if the public may. */
  private leave(text: string): void {
    if (this.seat === null) this.gone = text;
    else this.turnTo(null);
  }

  private async take(snapshot: Snapshot): Promise<void> {
    if ((snapshot.seat ?? null) !== this.seat) return;
    clearTimeout(this.retry);
    this.gone = "";
    this.meanwhile.length = 0;
    this.know(snapshot.state);
    // At once: what is said while the drawing is fetched comes after it.
    this.chat = snapshot.chat ?? [];
    this.taking = snapshot;
    const drawing = await loadDrawing(snapshot.state.game);
    await words.game(snapshot.state.game);
    if (this.taking !== snapshot) return;
    this.taking = null;
    const { scene } = this;
    const seen = this.seenBefore();
    this.director.drop();
    this.announced = null;
    scene.drawing = drawing;
    scene.game = snapshot.state.game;
    scene.forget();
    scene.view = this.latest = snapshot.view ?? null;
    scene.log = snapshot.log ?? [];
    this.logStart = snapshot.log_start ?? 0;
    this.seq = snapshot.seq;
    this.orders = snapshot.orders ?? [];
    this.begunWith = globalThis.sessionStorage?.getItem(`orders-${this.table}`) ? [] : this.orders.filter(worthTelling);
    this.undo = snapshot.undo ?? false;
    this.undoAsks = snapshot.undo_asks ?? false;
    // Whatever could not be done before, as when the server was out of reach, is no news now.
    this.notice = null;
    this.open = snapshot.prompt ?? null;
    this.ask(this.open, true);
    this.comeBack(seen);
    for (const update of this.meanwhile.splice(0)) this.follow(update);
    this.early = !this.latest && snapshot.state.status === "running";
    if (this.early) this.retry = setTimeout(() => this.line.watch(this), LATER);
  }

  // -- what went by --------------------------------------------------------------------------------------------------

  /** How many lines of the log the reader has seen from this seat, if that is known. */
  private seenBefore(): number | null {
    return lastSeen(this.place);
  }

  private get place(): string {
    return `${this.table}:${this.seat ?? ""}`;
  }

  /** Whoever was away begins with what has happened since. */
  private comeBack(seen: number | null): void {
    if (seen !== null) {
      this.director.recall(this.scene.log.slice(Math.max(0, seen - this.logStart)), seen < this.logStart);
    }
    this.note();
  }

  /** The page is looked at again. */
  look(): void {
    if (this.latest && !this.taking) this.note();
  }

  /** The reader has seen the log as far as it goes; not in a hidden page, nor while what went by is not noted. */
  private note(): void {
    if (!document.hidden && !this.director.recap.length) keepSeen(this.place, this.logStart + this.scene.log.length);
  }

  private know(state: TableState): void {
    this.state = state;
    this.scene.names = seatNames(state.seats);
    this.scene.bots = state.seats.map((seat) => seat.bot ?? false);
    if (state.clocks) this.wind(state.clocks);
  }

  private wind(clocks: ClockState[]): void {
    this.clocks = clocks;
    this.told = Date.now();
  }

  private follow(update: Update): void {
    if (this.taking) {
      this.meanwhile.push(update);
      return;
    }
    const { drawing } = this.scene;
    if (update.seq <= this.seq || !this.latest || !drawing) return;
    this.seq = update.seq;
    const end = (): void => this.finish(update);
    const before = this.latest;
    this.latest = applyEdits(before, update.delta ?? []);
    if (update.clocks?.length) this.wind(update.clocks);
    this.open = update.prompt ?? null;
    this.announce(update);
    // What was taken back is not played, and neither is what led to it.
    if (update.kept != null) this.director.toNow(Math.max(0, update.kept - this.logStart - this.scene.log.length));
    const beats = update.kept == null ? script(update, before, drawing, end) : [rest(this.latest, end)];
    this.director.play(beats);
  }

  /** Tell at once that something is asked; and put away a question that is no longer open. */
  private announce({ prompt }: Update): void {
    const { scene } = this;
    const fresh = prompt && !prompt.held && prompt.id !== (this.announced ?? scene.prompt)?.id;
    this.announced = prompt && !prompt.held && prompt.id !== scene.prompt?.id ? prompt : null;
    if (scene.prompt && prompt?.id !== scene.prompt.id && !this.behind) scene.prompt = null;
    if (!fresh) return;
    this.heard = Date.now();
    this.onprompt(prompt);
  }

  /** Show everything that is waiting at once. */
  hurry(): void {
    this.director.toNow();
  }

  /** What holds after an update, once it has been shown. */
  private finish(update: Update): void {
    if (update.kept != null) this.write(update.events ?? [], update.kept);
    if (update.orders) this.orders = update.orders;
    this.undo = update.undo ?? false;
    this.undoAsks = update.undo_asks ?? false;
    if (this.announced?.id === update.prompt?.id) this.announced = null;
    // What was asked on the way, and answered by a standing order, say, has gone by.
    this.ask(update.prompt?.id === this.open?.id ? this.open : null);
    this.note();
  }

  /** New lines of the log, after its first `kept` lines, counted from the beginning of the game. */
  private write(events: GameEvent[], kept: number): void {
    const { log } = this.scene;
    const old = log.slice(0, Math.max(0, kept - this.logStart));
    this.scene.forget(old.length);
    this.scene.log = [...old, ...events];
  }

  private ask(prompt: Snapshot["prompt"], told = false): void {
    const { scene } = this;
    const fresh = prompt && prompt.id !== scene.prompt?.id;
    if (prompt?.id !== scene.prompt?.id) this.notice = null;
    scene.prompt = prompt ?? null;
    if (fresh && scene.drawing?.previewed?.(prompt)) void this.preview(prompt);
    if (fresh && !prompt.held && told) this.onprompt(prompt);
  }

  /** Ask what would come of each answer; without a reply the question is put without it. */
  private async preview(prompt: AnswerPrompt): Promise<void> {
    const { scene, table, seat } = this;
    if (seat === null) return;
    const notations = prompt.options.map((option) => option.notation);
    try {
      const reply = await this.line.ask({ type: "preview", table, seat, notations });
      if (reply.type === "accepted" && scene.prompt?.id === prompt.id) scene.previews = reply.previews ?? {};
    } catch (problem) {
      if (!(problem instanceof LineError)) throw problem;
    }
  }

  // -- saying things ---------------------------------------------------------------------------------------------------

  /** Send something about this table; a refusal is told to the reader, and null returned. */
  async send(message: Action): Promise<Accepted | null> {
    const asked = this.scene.prompt?.id;
    this.notice = null;
    this.scene.reason = null;
    try {
      const reply = await this.line.ask({ ...message, table: this.table } as AnyClientMessage);
      return reply.type === "accepted" ? reply : null;
    } catch (problem) {
      // What was said to a question that has gone by is over, and a refusal of it would stand under another question.
      const over =
        message.type === "answer" && (asked !== this.scene.prompt?.id || (problem as LineError).code === "stale");
      if (problem instanceof LineError && !over) this.notice = { text: problem.message, rule: problem.rule };
      return null;
    }
  }

  /** Answer; what is the first answer of a whole decision opens its panel. */
  async answer(notation: string): Promise<void> {
    const { prompt, drawing } = this.scene;
    if (prompt && drawing?.deciding?.begins(prompt.label.id, notation)) await this.decide(notation);
    else await this.answerPlainly(notation);
  }

  /** The decision that is being made about the open question. */
  get draft(): Draft | null {
    return this.drafted?.prompt === this.scene.prompt?.id ? this.drafted : null;
  }

  /**
   * Make a whole decision, beginning with an answer or with what is usual; if that cannot be, answer plainly, or not at
   * all where the answer means nothing by itself. Whether its panel opened, or the question is over.
   */
  async decide(first: string | null = null, plainly = first !== null): Promise<boolean> {
    const { scene, seat, table } = this;
    const { prompt } = scene;
    const deciding = scene.drawing?.deciding;
    if (!prompt || !deciding || seat === null) return false;
    const ask = async (wishes: Wish[]) => {
      const reply = await this.line.ask({ type: "draft", table, seat, wishes }).catch(() => null);
      return reply?.type === "accepted" ? (reply.draft ?? null) : null;
    };
    const draft = new Draft(prompt.id, deciding, ask, scene.followed);
    const begun = await draft.begin(first ? [[prompt.label.id, first]] : []);
    if (scene.prompt?.id !== prompt.id) return true;
    if (begun) {
      this.drafted = draft;
      scene.pointOn(first);
    } else if (first !== null && plainly) await this.answerPlainly(first);
    return begun;
  }

  /** Think again: nothing of the decision has been given yet. */
  dropDraft(): void {
    this.drafted = null;
  }

  /** Give every answer of the decision; if one is refused, none is given. */
  async confirmDraft(): Promise<void> {
    const { draft } = this;
    if (!draft || draft.busy) return;
    const { first, then } = draft.answers;
    await this.answerPlainly(first, then);
  }

  async answerPlainly(notation: string, then: Wish[] = []): Promise<void> {
    const { scene, seat } = this;
    const prompt = scene.prompt;
    this.hurry();
    // What was waiting may have asked something else, which this does not answer.
    if (!prompt || seat === null || prompt.id !== scene.prompt?.id) return;
    scene.busy = true;
    const rest = then.length ? { then } : {};
    const reply = await this.send({ type: "answer", seat, prompt: prompt.id, notation, ...rest });
    scene.busy = false;
    if (!reply) return scene.pointOn(notation);
    this.drafted = null;
    this.director.noted();
    if (this.begunWith.length) this.noted();
    this.answered = { ...this.answered, [seat]: prompt.id };
    this.undo = reply.undo ?? this.undo;
    this.undoAsks = reply.undo_asks ?? this.undoAsks;
    // What is asked next comes with what led to it.
    if (scene.prompt?.id === prompt.id) scene.prompt = reply.prompt?.id === prompt.id ? reply.prompt : null;
  }

  async takeBack(): Promise<void> {
    if (this.seat === null) return;
    const reply = await this.send({ type: "undo", seat: this.seat });
    if (reply?.prompt && reply.prompt.id === this.scene.prompt?.id) this.scene.prompt = reply.prompt;
  }

  /** The reader knows of the orders in force. */
  noted(): void {
    this.begunWith = [];
    globalThis.sessionStorage?.setItem(`orders-${this.table}`, "noted");
  }

  async order(order: Order): Promise<void> {
    if (this.seat === null) return;
    this.noted();
    const reply = await this.send({ type: "order", seat: this.seat, order });
    if (!reply) return;
    this.orders = reply.orders ?? [];
    if (!reply.prompt || reply.prompt.id === this.scene.prompt?.id) this.scene.prompt = reply.prompt ?? null;
  }

  async endOrders(kind: string | null): Promise<void> {
    if (this.seat === null) return;
    this.noted();
    const reply = await this.send({ type: "end-orders", seat: this.seat, kind });
    if (reply) this.orders = reply.orders ?? [];
  }

  /** The order in force that says how much the reader wants to be asked. */
  get attention(): Order | undefined {
    const kinds = Object.values(session.game(this.scene.game)?.attention ?? {});
    return this.orders.find((order) => kinds.includes(order.kind));
  }

  /** The moments and cards that the reader wants to be asked about all the same. */
  marked(what: "ask" | "cards"): string[] {
    return (this.attention?.args?.[what] as string[] | undefined) ?? [];
  }

  /** Be asked more or less from now on; and in later games of this kind. */
  async attend(notch: Notch): Promise<void> {
    const { game } = this.scene;
    const info = session.game(game);
    const usual = settings.all.orders[game] ?? info?.first_orders ?? [];
    void session.choose("orders", { ...settings.all.orders, [game]: withNotch(info, usual, notch) });
    const kind = info?.attention?.[notch];
    const former = this.orders.filter((order) => !withNotch(info, [order.kind], "all").length);
    if (kind) await this.order({ kind, args: this.attention?.args ?? { ask: settings.all.moments[game] ?? [] } });
    else for (const order of former) await this.endOrders(order.kind);
    this.notice = { text: notchInWords(this.scene, notch), rule: null };
  }

  /** Want to be asked at some moments, or when some cards can be played, or no longer; moments stay so in later games. */
  async mark(what: "ask" | "cards", name: string, wanted: boolean): Promise<void> {
    const { game } = this.scene;
    const info = session.game(game);
    const kind = this.attention?.kind ?? info?.attention?.matters;
    if (!kind) return;
    const names = [...this.marked(what).filter((other) => other !== name), ...(wanted ? [name] : [])];
    if (what === "ask") void session.choose("moments", { ...settings.all.moments, [game]: names });
    await this.order({ kind, args: { ...this.attention?.args, [what]: names } });
  }

  async hint(): Promise<void> {
    if (this.seat === null) return;
    const { seat } = this;
    let reply = settings.all.glance ? await this.send({ type: "hint", seat, glance: true }) : null;
    // Where the game has nothing to say at a glance, it takes a longer look.
    if (!reply?.hint) reply = await this.send({ type: "hint", seat });
    if (!reply?.notation) return;
    this.scene.hinted = reply.notation;
    this.notice = { text: hintInWords(reply, (one) => capital(this.scene.speech.seat(one))), rule: reply.rule ?? null };
    this.plans = { prompt: this.scene.prompt?.id ?? "", list: reply.hint?.plans ?? [] };
  }

  /** Point at what is sensible here, without a word: by the game's own advice, or else as a bot would answer at once. */
  suggest(): Promise<void> {
    // One hint is worked out at a time: a question that comes meanwhile waits for the last one's.
    return (this.pointing = this.pointing.then(() => this.point()));
  }

  private async point(): Promise<void> {
    const { seat, scene } = this;
    const asked = scene.prompt?.id;
    if (seat === null || !asked || !this.state?.hints) return;
    const hint = { type: "hint", table: this.table, seat, glance: true } as const;
    const reply = await this.line.ask(hint).catch(() => null);
    if (reply?.type !== "accepted" || !reply.notation || scene.prompt?.id !== asked) return;
    scene.hinted ??= reply.notation;
  }

  say(text: string, to: number[] | null): Promise<Accepted | null> {
    return this.send({ type: "say", text, to, seat: this.seat, invite: this.invite });
  }

  propose(kind: VoteState["kind"], target: number | null = null): void {
    if (this.seat !== null) void this.send({ type: "propose", seat: this.seat, kind, target });
  }

  vote(vote: string, agree: boolean): void {
    if (this.seat !== null) void this.send({ type: "vote", seat: this.seat, vote, agree });
  }

  resign(): void {
    if (this.seat !== null) void this.send({ type: "resign", seat: this.seat });
  }

  away(away: boolean): void {
    if (this.seat !== null) void this.send({ type: "away", seat: this.seat, away });
  }

  /** The milliseconds a seat has left, at a moment of this device. */
  left(seat: number, now: number): { left: number; grace: number } | null {
    const clock = this.clocks[seat];
    return clock ? timeLeft(clock, this.state?.paused ? 0 : now - this.told) : null;
  }
}
