// A table as it is followed over the socket: its scene, seats, clocks and talk. Updates are shown one after another.
import { tick } from "svelte";
import { applyEdits } from "./deltas";
import { loadDrawing } from "../games/registry";
import { Stage } from "./motion";
import { refusalText } from "./refused";
import { Scene } from "./scene.svelte";
import { settings } from "./settings.svelte";
import { type Line, LineError, type Watcher } from "./socket.svelte";
import type {
  Accepted,
  AnswerPrompt,
  AnyClientMessage,
  AnyServerMessage,
  Chat,
  ClockState,
  GameEvent,
  HintText,
  Order,
  Snapshot,
  TableState,
  Update,
  VoteState,
} from "./generated/protocol";
import { seatNames } from "./names";
import { t, words } from "./words.svelte";

const PACE = 480;
const HURRY = 120;
const FEW = 3;
const MANY = 10;

/** How long a change is on screen before the next is shown: the more are waiting, the shorter; none if still. */
export function pace(waiting: number, eventful: boolean, still: boolean): number {
  if (still || !eventful || waiting > MANY) return 0;
  return waiting > FEW ? HURRY : PACE;
}

/** Refusals of a seat that is another's, or was one's own. */
const LOST = ["not-your-seat", "resigned"];
/** How long until a table that did not answer is asked again. */
const RETRY = 2000;

export interface Told {
  text: string;
  rule: string | null;
}

type Action = AnyClientMessage extends infer M ? (M extends { table: string } ? Omit<M, "table"> : never) : never;

export class TableStore implements Watcher {
  readonly scene: Scene;
  readonly stage = new Stage();
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
  /** How many changes are waiting to be shown. */
  behind = $state(0);
  /** Something to tell the reader: a refusal, a hint. */
  notice = $state.raw<Told | null>(null);
  gone = $state("");
  /** What own seats have answered in windows that are still open: the prompt's id, by seat. */
  answered = $state.raw<Record<number, string>>({});
  /** How many lines of talk have been read. */
  read = $state(0);
  private seq = -1;
  private logStart = 0;
  private readonly queue: Update[] = [];
  /** A snapshot that waits for the game's drawing; what follows it waits, too. */
  private taking: Snapshot | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Called when the reader is asked something new. */
  onprompt: () => void = () => undefined;

  constructor(
    readonly table: string,
    private readonly line: Line,
    readonly invite: string | null = null,
  ) {
    this.scene = new Scene((notation) => void this.answer(notation));
  }

  /** Follow the table as a seat, or as the public. */
  watch(seat: number | null): void {
    this.seat = seat;
    this.line.watch(this);
  }

  /** Look through the eyes of another seat of one's own. */
  turnTo(seat: number | null): void {
    this.line.unwatch(this);
    this.scene.settle();
    this.scene.prompt = null;
    this.watch(seat);
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    this.line.unwatch(this);
  }

  hear(message: AnyServerMessage): void {
    if (message.type === "snapshot") void this.take(message);
    else if (message.type === "update") this.follow(message);
    else if (message.type === "status") this.know(message.state);
    else if (message.type === "said") this.chat = [...this.chat, message.chat];
    else if (message.type === "gone") this.leave(t(this.state?.status === "open" ? "table-cancelled" : "table-gone"));
    else if (message.type === "refused" && !message.ref) {
      const said = refusalText({ ...message, detail: message.text });
      if (LOST.includes(message.code)) this.leave(said);
      else if (message.code === "unavailable") this.retry = setTimeout(() => this.line.watch(this), RETRY);
      else this.gone = said;
    }
  }

  /** What was watched is gone: who has lost a seat looks on as the public, if the public may. */
  private leave(text: string): void {
    if (this.seat === null) this.gone = text;
    else this.turnTo(null);
  }

  private async take(snapshot: Snapshot): Promise<void> {
    if ((snapshot.seat ?? null) !== this.seat) return;
    clearTimeout(this.timer);
    clearTimeout(this.retry);
    this.gone = "";
    this.timer = undefined;
    this.queue.length = 0;
    this.behind = 0;
    this.know(snapshot.state);
    this.taking = snapshot;
    const drawing = await loadDrawing(snapshot.state.game);
    await words.game(snapshot.state.game);
    if (this.taking !== snapshot) return;
    this.taking = null;
    const { scene } = this;
    scene.drawing = drawing;
    scene.game = snapshot.state.game;
    scene.view = snapshot.view ?? null;
    scene.log = snapshot.log ?? [];
    this.logStart = snapshot.log_start ?? 0;
    this.seq = snapshot.seq;
    this.orders = snapshot.orders ?? [];
    this.begunWith = globalThis.sessionStorage?.getItem(`orders-${this.table}`) ? [] : this.orders;
    this.undo = snapshot.undo ?? false;
    this.undoAsks = snapshot.undo_asks ?? false;
    this.chat = snapshot.chat ?? [];
    // Whatever could not be done before, as when the server was out of reach, is no news now.
    this.notice = null;
    this.ask(snapshot.prompt ?? null);
    this.pump();
  }

  private know(state: TableState): void {
    this.state = state;
    this.scene.names = seatNames(state.seats);
    this.scene.bots = state.seats.map((seat) => !!seat.bot);
    if (state.clocks) this.wind(state.clocks);
  }

  private wind(clocks: ClockState[]): void {
    this.clocks = clocks;
    this.told = Date.now();
  }

  private follow(update: Update): void {
    this.queue.push(update);
    this.behind = this.queue.length;
    if (this.timer === undefined && !this.taking) this.pump();
  }

  private pump(): void {
    this.timer = undefined;
    const update = this.queue.shift();
    this.behind = this.queue.length;
    if (!update) return;
    void this.show(update);
    const wait = pace(this.queue.length, !!update.events?.length, settings.still || document.hidden);
    if (wait) this.timer = setTimeout(() => this.pump(), wait);
    else this.pump();
  }

  /** Show everything that is waiting at once. */
  hurry(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const update of this.queue.splice(0)) void this.show(update, true);
    this.behind = 0;
  }

  private async show(update: Update, hurried = false): Promise<void> {
    if (update.seq <= this.seq) return;
    this.seq = update.seq;
    const { scene } = this;
    const before = hurried || update.kept != null ? null : this.stage.capture();
    const events = update.events ?? [];
    scene.view = scene.view && applyEdits(scene.view, update.delta ?? []);
    if (events.length || update.kept != null) this.write(events, update.kept ?? null);
    if (update.orders) this.orders = update.orders;
    this.undo = update.undo ?? false;
    this.undoAsks = update.undo_asks ?? false;
    if (update.clocks?.length) this.wind(update.clocks);
    this.ask(update.prompt ?? null);
    if (!before) return;
    await tick();
    const { view, drawing } = scene;
    if (view && drawing)
      this.stage.play(
        before,
        events.flatMap((event) => drawing.moves(event, view)),
      );
  }

  /** New lines of the log, after its first `kept` lines, counted from the beginning of the game. */
  private write(events: GameEvent[], kept: number | null): void {
    const { log } = this.scene;
    this.scene.log = [...(kept === null ? log : log.slice(0, Math.max(0, kept - this.logStart))), ...events];
  }

  private ask(prompt: Snapshot["prompt"]): void {
    const { scene } = this;
    const fresh = prompt && prompt.id !== scene.prompt?.id;
    if (prompt?.id !== scene.prompt?.id) this.notice = null;
    scene.prompt = prompt ?? null;
    if (fresh && scene.drawing?.previewed?.(prompt)) void this.preview(prompt);
    if (fresh && !prompt.held) this.onprompt();
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

  async answer(notation: string): Promise<void> {
    const { scene, seat } = this;
    const prompt = scene.prompt;
    this.hurry();
    // What was waiting may have asked something else, which this does not answer.
    if (!prompt || seat === null || prompt.id !== scene.prompt?.id) return;
    scene.busy = true;
    const reply = await this.send({ type: "answer", seat, prompt: prompt.id, notation });
    scene.busy = false;
    if (!reply) return;
    this.answered = { ...this.answered, [seat]: prompt.id };
    this.undo = reply.undo ?? this.undo;
    this.undoAsks = reply.undo_asks ?? this.undoAsks;
    if (scene.prompt?.id === prompt.id) scene.prompt = reply.prompt ?? null;
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
    if (reply?.orders) this.orders = reply.orders;
    if (reply?.prompt && reply.prompt.id === this.scene.prompt?.id) this.scene.prompt = reply.prompt;
  }

  async endOrders(kind: string | null): Promise<void> {
    if (this.seat === null) return;
    this.noted();
    const reply = await this.send({ type: "end-orders", seat: this.seat, kind });
    if (reply) this.orders = reply.orders ?? [];
  }

  async hint(): Promise<void> {
    if (this.seat === null) return;
    const reply = await this.send({ type: "hint", seat: this.seat });
    if (!reply?.notation) return;
    this.scene.hinted = reply.notation;
    this.notice = { text: [reply.text ?? "", ...this.reasons(reply.hint)].join(". "), rule: reply.rule ?? null };
  }

  /** A hint's reasons in words: how sure it is, what it expects, and the answers it fears. */
  private reasons(why: HintText | null | undefined): string[] {
    const best = why?.weighed[0];
    if (!why || !best) return [];
    const said = [t("hint-why", { share: Math.round(100 * best.share), worth: Math.round(100 * why.worth) })];
    const line = why.line.slice(0, 3).map((reply) => `${this.scene.names[reply.seat] ?? ""}: ${reply.text}`);
    return line.length ? [...said, t("hint-line", { line: line.join("; ") })] : said;
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
    if (!clock) return null;
    if (!clock.running || this.state?.paused) return { left: clock.left, grace: clock.grace ?? 0 };
    const gone = Math.max(0, now - this.told);
    const grace = clock.grace ?? 0;
    return { left: Math.max(0, clock.left - Math.max(0, gone - grace)), grace: Math.max(0, grace - gone) };
  }
}
