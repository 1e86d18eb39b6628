// Written by `make types` from camarilla.server.api.protocol. Do not edit.

/** Watch a table from an own `seat`, or as the public (null); a private one with the token of an invitation. */
export interface Watch {
  type: "watch";
  table: string;
  seat?: number | null;
  invite?: string | null;
  ref?: string | null;
}

/** Stop watching a table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
  ref?: string | null;
}

/**
 * Answer the prompt of that id with a notation; and where that begins a decision, the questions `then` as well.
 *
 * A decision is given as a whole: if a part of it is refused, no part is given.
 */
export interface Answer {
  type: "answer";
  table: string;
  seat: number;
  prompt: string;
  notation: string;
  then?: [string, string][];
  ref?: string | null;
}

/** Take back the last answer, as far as that is free; past that, ask the table (`propose`). */
export interface Undo {
  type: "undo";
  table: string;
  seat: number;
  ref?: string | null;
}

/**
 * `kind` names the rule that answers; `prompts` narrows it to some questions; `until` says when it ends.
 *
 * `until` is `revoked` (the seat ends it) or `my-turn` (it ends when the seat is next asked to act of its own). The
 * table does not follow an order that `waits`: whoever runs the table asks for its answer
 * (`order_following.ahead`) and gives it (`order_following.play_ahead`) when nobody can read anything from the moment.
 */
export interface Order {
  kind: string;
  prompts?: string[];
  until?: string;
  args?: Record<string, unknown>;
  waits?: boolean;
}

/** Give a standing order. */
export interface GiveOrder {
  type: "order";
  table: string;
  seat: number;
  order: Order;
  ref?: string | null;
}

/** End standing orders: all, or those of a kind. */
export interface EndOrders {
  type: "end-orders";
  table: string;
  seat: number;
  kind?: string | null;
  ref?: string | null;
}

/** Ask why a notation is not legal. */
export interface Why {
  type: "why";
  table: string;
  seat: number;
  notation: string;
  ref?: string | null;
}

/** Ask what would come of some answers that one may give: what the game can tell of them, from one's own view. */
export interface Preview {
  type: "preview";
  table: string;
  seat: number;
  notations: string[];
  ref?: string | null;
}

/**
 * Ask how a decision of several answers would go, before the first is given: from one's own view, and nobody hears.
 *
 * `wishes` are answers by question; a question for which none is legal gets the answer that is usual.
 */
export interface Draft {
  type: "draft";
  table: string;
  seat: number;
  wishes: [string, string][];
  ref?: string | null;
}

/** Talk at a table: to all, or whisper to some seats where the table allows it. */
export interface Say {
  type: "say";
  table: string;
  text: string;
  to?: number[] | null;
  seat?: number | null;
  invite?: string | null;
  ref?: string | null;
}

/** Ask the table to agree to an undo, a pause, going on, or the removal of an absent seat. */
export interface Propose {
  type: "propose";
  table: string;
  seat: number;
  kind: "kick" | "pause" | "resume" | "undo";
  target?: number | null;
  ref?: string | null;
}

/** Agree or not to what was proposed. */
export interface Vote {
  type: "vote";
  table: string;
  seat: number;
  vote: string;
  agree: boolean;
  ref?: string | null;
}

/** Give the game up; a bot plays the seat to the end. */
export interface Resign {
  type: "resign";
  table: string;
  seat: number;
  ref?: string | null;
}

/** Let a bot answer for the user's seat, or (false) take the seat back. */
export interface StepAway {
  type: "away";
  table: string;
  seat: number;
  away: boolean;
  ref?: string | null;
}

/** Sit down in the place of somebody who left a running table; null takes any such seat. */
export interface TakeSeat {
  type: "take";
  table: string;
  seat?: number | null;
  invite?: string | null;
  ref?: string | null;
}

/**
 * Ask what the best bot would answer here; `glance` asks only what the game itself finds sensible, at once, or else
 * what a light bot would answer.
 */
export interface Hint {
  type: "hint";
  table: string;
  seat: number;
  glance?: boolean;
  ref?: string | null;
}

/** Have a running table read its players' names and vacations anew. */
export interface Refresh {
  type: "refresh";
  table: string;
  ref?: string | null;
}

/** A ping. */
export interface Ping {
  type: "ping";
  ref?: string | null;
}

/** What a client sends. */
export type AnyClientMessage =
  | Watch
  | Unwatch
  | Answer
  | Undo
  | GiveOrder
  | EndOrders
  | Why
  | Preview
  | Draft
  | Say
  | Propose
  | Vote
  | Resign
  | StepAway
  | TakeSeat
  | Hint
  | Refresh
  | Ping;

/** The first message: who the server takes the client for, and the language it will speak. */
export interface Welcome {
  type: "welcome";
  user: string;
  name: string;
  language: string;
  version: string;
}

/** Who sits at a seat. `bot` is set while a bot answers for it; `away` if it stands in for a person. */
export interface SeatState {
  seat: number;
  user?: string | null;
  name?: string;
  bot?: string | null;
  away?: boolean;
  ready?: boolean;
  connected?: boolean;
  resigned?: boolean;
}

/**
 * A seat's time in milliseconds: what was left when the clocks were last told, and whether it is running.
 *
 * While a window is open all who are asked are shown running, whoever has answered already.
 */
export interface ClockState {
  left: number;
  grace?: number;
  running?: boolean;
}

/** Something the table is asked to agree to: `undo`, `pause`, `resume`, or `kick` of a seat. */
export interface VoteState {
  id: string;
  kind: "kick" | "pause" | "resume" | "undo";
  by: number;
  target?: number | null;
  agreed?: number[];
  needed?: number;
}

/** What everybody at a table knows about it besides the game itself. */
export interface TableState {
  id: string;
  game: string;
  status: "cancelled" | "finished" | "open" | "running" | "stopped";
  seats: SeatState[];
  commitment?: string;
  clocks?: ClockState[];
  paused?: boolean;
  votes?: VoteState[];
  reason?: string;
  watching?: number;
  /** Whether its players may ask for hints. */
  hints?: boolean;
}

/** A seat that is being asked something, and what; whether it has answered is nobody's business. */
export interface Asked {
  seat: number;
  prompt: string;
}

/** Faces the viewer knows to lie among these slots. */
export interface KnownAmong {
  slots: number[];
  faces: string[];
}

/** How a game ended. `ranks` count from 1 and are shared by ties; several winners share the win. */
export interface Result {
  winners: number[];
  ranks: number[];
  scores: number[];
  reason: string;
}

/** A message id with arguments, never a sentence; arguments may be labels themselves (a card's name). */
export interface Label {
  id: string;
  args?: Record<string, unknown>;
}

/** Somebody is about to win. `label` is a sentence; its argument `seat` is who. */
export interface Threat {
  seat: number;
  label: Label;
  /** The clause by which they would win. */
  rule: string;
  /** Whether they win unless somebody stops them; otherwise they still need one step. */
  due: boolean;
}

/** What a seat (None: the public) may see. `board` and `figures` are the game's own structs. */
export interface View<Board = unknown, Figures = unknown> {
  game: string;
  seats: number;
  seat: number | null;
  asked: Asked[];
  facts: KnownAmong[];
  board: Board;
  result: Result | null;
  /** Points, odds and progress that follow from the rest, for those who draw the table; there only if asked for. */
  figures?: Figures;
  /** Who is about to win; there only with the figures. */
  threats?: Threat[];
}

/** Something that happened, as the log has it; `rule` is the clause behind it. */
export type GameEvent = { type: string; rule?: string } & Record<string, unknown>;

/**
 * One thing a seat may answer, with its sentence in the client's language.
 *
 * A client does not answer at a touch what has a `guard`: `name` is named first, `lose` is asked about once more.
 * `note` says in a few words what the answer costs, or how likely it succeeds.
 */
export interface OptionText {
  notation: string;
  text: string;
  label: Label;
  touches?: string[];
  guard?: "" | "lose" | "name";
  note?: string;
}

/** Something a seat may not answer now: the clause and the reason as a sentence. */
export interface RefusalText {
  notation: string;
  rule: string;
  text: string;
}

/** A question that is open for the watching seat. `held` is the answer it has given and may still change. */
export interface AnswerPrompt {
  id: string;
  text: string;
  label: Label;
  rule: string;
  options: OptionText[];
  refusals?: RefusalText[];
  touches?: string[];
  reaction?: boolean;
  held?: string | null;
}

/** A line of talk: from a seat or a watcher, to all or to some seats. */
export interface Chat {
  number: number;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
  to?: number[] | null;
  user?: string | null;
}

/**
 * A table as the watcher may see it now. What follows is numbered from `seq` on.
 *
 * `log` holds the latest lines, of which the first is number `log_start`. An open table has no view yet.
 */
export interface Snapshot {
  type: "snapshot";
  table: string;
  seq: number;
  state: TableState;
  seat?: number | null;
  view?: View | null;
  log?: GameEvent[];
  log_start?: number;
  prompt?: AnswerPrompt | null;
  orders?: Order[];
  undo?: boolean;
  chat?: Chat[];
  ref?: string | null;
  /** The seat's last answer goes only if the table agrees: other people have been asked since. */
  undo_asks?: boolean;
}

/** What changes a view: `[path, value]` puts a value there, `[path]` takes away what is there. */
export type Edit = [path: (string | number)[], ...put: unknown[]];

/**
 * What changed, for this watcher. `delta` turns the last view into the new one (see `deltas.py`).
 *
 * `events` are new lines of the log, after its first `kept` (fewer than before when something was undone). `stage` has
 * the view at the moment of each of them, as edits of the one before; the first edits the last view.
 */
export interface Update {
  type: "update";
  table: string;
  seq: number;
  delta?: Edit[];
  events?: GameEvent[];
  kept?: number | null;
  prompt?: AnswerPrompt | null;
  orders?: Order[] | null;
  undo?: boolean;
  clocks?: ClockState[];
  undo_asks?: boolean;
  stage?: Edit[][];
}

/** Something about the table itself changed: seats, connections, votes, pause, its end. */
export interface Status {
  type: "status";
  table: string;
  state: TableState;
}

/** Somebody talked. */
export interface Said {
  type: "said";
  table: string;
  chat: Chat;
}

/** An answer as a hint weighs it: its share of the search, and the part of a win that it promises. */
export interface WeighedText {
  notation: string;
  text: string;
  share: number;
  worth: number;
  /** A reason that people give, where the game has one: half a sentence. */
  why: string;
}

/** An answer in the line that a hint expects, or fears. */
export interface LineText {
  seat: number;
  text: string;
}

/** A sensible answer, and why: what the game tells by its rules of thumb, or a search by what it is worth. */
export interface PlanText {
  notation: string;
  text: string;
  why: string;
  /** The expected part of a win, where a search weighed it; it may have no other reason. */
  worth: number | null;
}

/** Why a hint is given: what else was weighed, the best first, and how it expects the game to go on. */
export interface HintText {
  worth: number;
  iterations: number;
  weighed: WeighedText[];
  line: LineText[];
  /** What can sensibly be done here: first what a search weighed, then what else the game finds, each in order. */
  plans: PlanText[];
}

/**
 * A question of a decision, the answer it has in the draft, and what is to be known of its answers, by notation.
 *
 * `changes` says how much more or less the seat has by then, answer included, of the things that the game names.
 */
export interface DraftPart {
  prompt: AnswerPrompt;
  answer: string;
  told: Record<string, unknown>;
  changes: Record<string, number>;
}

/** The message was carried out. What it changed for the client's own eyes comes with it. */
export interface Accepted {
  type: "accepted";
  ref?: string | null;
  table?: string | null;
  prompt?: AnswerPrompt | null;
  orders?: Order[] | null;
  text?: string | null;
  notation?: string | null;
  rule?: string | null;
  undo?: boolean;
  hint?: HintText | null;
  undo_asks?: boolean;
  /** What a `preview` asked for, by notation: the game's own data, where it has something to tell. */
  previews?: Record<string, unknown> | null;
  /** What a `draft` asked for: the questions of the decision in order, as far as nobody else has a say. */
  draft?: DraftPart[] | null;
}

/**
 * The message was not carried out and nothing changed; `code` is for programs, `text` for those who write them.
 *
 * `message` and `args` are for people: the page has a sentence `refused-MESSAGE` in every language it speaks.
 */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  ref?: string | null;
  table?: string | null;
  rule?: string | null;
  message?: string;
  args?: Record<string, string | number>;
}

/** The table can no longer be watched: it was cancelled, or the watcher lost the right to. */
export interface Gone {
  type: "gone";
  table: string;
  text: string;
}

/** The reply to a ping. */
export interface Pong {
  type: "pong";
  ref?: string | null;
}

/** What the server sends. */
export type AnyServerMessage = Welcome | Snapshot | Update | Status | Said | Accepted | Refused | Gone | Pong;
