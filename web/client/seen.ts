// A table as a client knows it, kept up to date by the server's messages.
import { applyEdits } from "../src/lib/deltas.ts";
import {
  type Answer,
  type AnswerPrompt,
  type AnyServerMessage,
  type GameEvent,
  type Result,
  type Snapshot,
  type TableState,
  type Update,
  type View,
} from "../src/lib/generated/protocol.ts";

/** How a table stands when nothing more will be asked there. */
const DONE: readonly string[] = ["finished", "cancelled"];

/** What a seat (null: the public) sees of a table: its view, its log, what it is asked, and how the table stands. */
export class Seen<Board = unknown> {
  readonly table: string;
  readonly seat: number | null;
  /** The number of the last message that changed the view; -1 before the first snapshot. */
  seq = -1;
  /** As the game's schema says; null until the game has begun. */
  view: View<Board> | null = null;
  /** What happened, as far back as the server told. */
  log: GameEvent[] = [];
  /** The number of the first line of `log`. */
  logStart = 0;
  /** What the seat is asked, with the `notation` of every option. */
  prompt: AnswerPrompt | null = null;
  /** Who sits where, and whether the table is open, running or finished. */
  state: TableState | null = null;
  private answered: string | null = null;

  constructor(table: string, seat: number | null) {
    this.table = table;
    this.seat = seat;
  }

  /** Take in a message of the server; those about other tables and other things are let pass. */
  hear(message: AnyServerMessage): void {
    if (!("table" in message) || message.table !== this.table) return;
    if (message.type === "snapshot") this.begin(message);
    else if (message.type === "update") this.follow(message);
    else if (message.type === "status") this.state = message.state;
    else if (message.type === "accepted" && message.prompt !== undefined) this.prompt = message.prompt;
  }

  private begin(message: Snapshot): void {
    this.seq = message.seq;
    this.state = message.state;
    this.view = (message.view as View<Board> | undefined) ?? null;
    this.log = message.log ?? [];
    this.logStart = message.log_start ?? 0;
    this.prompt = message.prompt ?? null;
    this.answered = null;
  }

  private follow(message: Update): void {
    this.seq = message.seq;
    this.view = applyEdits(this.view, message.delta ?? []);
    const kept = message.kept ?? null;
    const before = kept === null ? this.log : this.log.slice(0, Math.max(0, kept - this.logStart));
    this.log = [...before, ...(message.events ?? [])];
    this.prompt = message.prompt ?? null;
  }

  /** Whether the seat is asked something that it has not answered. */
  get asked(): boolean {
    const prompt = this.prompt;
    return prompt !== null && (prompt.held ?? null) === null && prompt.id !== this.answered;
  }

  /** Whether nothing more will be asked. */
  get over(): boolean {
    return this.result !== null || (this.state !== null && DONE.includes(this.state.status));
  }

  /** How the game ended; null as long as it has not. */
  get result(): Result | null {
    return this.view?.result ?? null;
  }

  /** The message that answers what is asked. */
  answer(notation: string): Answer {
    if (this.prompt === null || this.seat === null)
      throw new Error(`Seat ${this.seat} of ${this.table} is asked nothing`);
    this.answered = this.prompt.id;
    return { type: "answer", table: this.table, seat: this.seat, prompt: this.prompt.id, notation };
  }
}
