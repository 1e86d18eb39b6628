// The shapes the server speaks in: `server/live/protocol.py`, `server/http/schemas.py`, `kernel/view.py`. Fields that have their
// default value are left out on the wire, so most are optional here.

export interface Label {
  id: string;
  args?: Record<string, unknown>;
}

export interface OptionText {
  notation: string;
  text: string;
  label: Label;
  touches?: string[];
  /** Kept from a slip of the hand: named before it is answered, or (what is lost for good) asked about once more. */
  guard?: "name" | "lose";
}

export interface RefusalText {
  notation: string;
  rule: string;
  text: string;
}

export interface Prompt {
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

export interface Clock {
  left: number;
  grace?: number;
  running?: boolean;
}

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

export interface VoteState {
  id: string;
  kind: "undo" | "pause" | "resume" | "kick";
  by: number;
  target?: number | null;
  agreed?: number[];
  needed?: number;
}

export interface TableState {
  id: string;
  game: string;
  status: TableStatus;
  seats: SeatState[];
  commitment?: string;
  clocks?: Clock[];
  paused?: boolean;
  votes?: VoteState[];
  reason?: string;
  watching?: number;
  /** Whether its players may ask for hints. */
  hints?: boolean;
}

export interface Chat {
  number: number;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
  to?: number[] | null;
}

export interface Order {
  kind: string;
  prompts?: string[];
  until?: "revoked" | "my-turn";
  args?: Record<string, unknown>;
}

export interface Result {
  winners: number[];
  ranks: number[];
  scores: number[];
  reason?: string;
}

export interface KnownAmong {
  slots: number[];
  faces: string[];
}

export interface View<Board = unknown> {
  game: string;
  seats: number;
  seat: number | null;
  asked: { seat: number; prompt: string }[];
  facts: KnownAmong[];
  board: Board;
  result: Result | null;
}

/** What happened; `rule` is the clause behind it. */
export type GameEvent = { type: string; rule?: string } & Record<string, unknown>;

export type Edit = [path: (string | number)[], ...put: unknown[]];

// -- over the socket ---------------------------------------------------------------------------------------------------

export interface Welcome {
  type: "welcome";
  user: string;
  name: string;
  language: string;
  version: string;
}

export interface Snapshot {
  type: "snapshot";
  table: string;
  seq: number;
  state: TableState;
  seat?: number | null;
  view?: View | null;
  log?: GameEvent[];
  /** The number of the first line of `log`, counted from the beginning of the game. */
  log_start?: number;
  prompt?: Prompt | null;
  orders?: Order[];
  undo?: boolean;
  /** The last answer goes only if the table agrees: other people have been asked since. */
  undo_asks?: boolean;
  chat?: Chat[];
  ref?: string | null;
}

export interface Update {
  type: "update";
  table: string;
  seq: number;
  delta?: Edit[];
  events?: GameEvent[];
  kept?: number | null;
  prompt?: Prompt | null;
  orders?: Order[] | null;
  undo?: boolean;
  undo_asks?: boolean;
  clocks?: Clock[];
}

export interface Status {
  type: "status";
  table: string;
  state: TableState;
}

export interface Said {
  type: "said";
  table: string;
  chat: Chat;
}

export interface Accepted {
  type: "accepted";
  ref?: string | null;
  table?: string | null;
  prompt?: Prompt | null;
  orders?: Order[] | null;
  text?: string | null;
  notation?: string | null;
  rule?: string | null;
  undo?: boolean;
  undo_asks?: boolean;
  hint?: HintWhy | null;
}

/** Why a hint is given: what was weighed, the best first, and the line it expects, or fears. */
export interface HintWhy {
  worth: number;
  iterations: number;
  weighed: { notation: string; text: string; share: number; worth: number }[];
  line: { seat: number; text: string }[];
}

export interface Refused {
  type: "refused";
  code: string;
  text: string;
  ref?: string | null;
  table?: string | null;
  rule?: string | null;
  /** The sentence that people are told, and its arguments. */
  message?: string;
  args?: Record<string, string | number>;
}

export interface Gone {
  type: "gone";
  table: string;
  text: string;
}

export interface Pong {
  type: "pong";
  ref?: string | null;
}

export type ServerMessage = Welcome | Snapshot | Update | Status | Said | Accepted | Refused | Gone | Pong;

/** What a client may ask; `ref` is added by the socket. */
export type ClientMessage =
  | { type: "watch"; table: string; seat: number | null; invite?: string | null }
  | { type: "unwatch"; table: string }
  | { type: "answer"; table: string; seat: number; prompt: string; notation: string }
  | { type: "undo"; table: string; seat: number }
  | { type: "order"; table: string; seat: number; order: Order }
  | { type: "end-orders"; table: string; seat: number; kind: string | null }
  | { type: "why"; table: string; seat: number; notation: string }
  | { type: "say"; table: string; text: string; to?: number[] | null; seat?: number | null; invite?: string | null }
  | { type: "propose"; table: string; seat: number; kind: VoteState["kind"]; target?: number | null }
  | { type: "vote"; table: string; seat: number; vote: string; agree: boolean }
  | { type: "resign"; table: string; seat: number }
  | { type: "away"; table: string; seat: number; away: boolean }
  | { type: "hint"; table: string; seat: number }
  | { type: "ping" };

// -- over HTTP ---------------------------------------------------------------------------------------------------------

export interface Me {
  id: string;
  name: string;
  kind: "guest" | "account";
  admin: boolean;
  language: string;
  settings: Record<string, unknown>;
  vacation_until: number | null;
  blocked: string[];
}

export interface Standing {
  mu: number;
  sigma: number;
  games: number;
  /** What players are sorted by: a rating they have with near certainty. */
  ordinal: number;
}

export interface Rating extends Standing {
  game: string;
}

export interface Profile {
  id: string;
  name: string;
  kind: string;
  since: number;
  ratings: Rating[];
  finished: number;
}

export interface LadderEntry extends Standing {
  user: string;
  name: string;
}

export interface Schema {
  title?: string;
  type?: string;
  properties?: Record<string, SchemaField>;
  $ref?: string;
  $defs?: Record<string, Schema>;
  description?: string;
}

export interface SchemaField {
  type?: string;
  enum?: (string | number)[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  description?: string;
}

export interface GameInfo {
  name: string;
  title: Record<string, string>;
  about?: Record<string, string>;
  seat_counts: number[];
  options: Schema;
  bots: string[];
  orders: string[];
  /** The standing orders people begin with unless they have chosen others. */
  first_orders?: string[];
  revision: number;
  /** Whether its games follow one another in chronicles. */
  series?: boolean;
  /** What the decks are called that come with it, by name. */
  decks?: Record<string, string>;
}

export interface ClockRules {
  kind?: "none" | "live" | "days";
  base?: number;
  increment?: number;
  grace?: number;
  days?: number;
  on_timeout?: "default" | "bot" | "resign";
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  bots?: Record<string, string>;
  title?: string;
  clocks?: ClockRules;
  visibility?: "public" | "private";
  spectators?: "none" | "all";
  delay?: number;
  whispers?: boolean;
  hot_seat?: boolean;
  rated?: boolean;
  /** Whether people who play people may ask for hints. */
  hints?: boolean;
  seat?: number | null;
  start?: boolean;
  /** The chronicle that goes on with this table. */
  series?: string | null;
}

export type TableStatus = "open" | "running" | "finished" | "stopped" | "cancelled";

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: TableStatus;
  host: string | null;
  seats: SeatState[];
  options: Record<string, unknown>;
  clocks: ClockRules;
  visibility: string;
  spectators: string;
  delay: number;
  whispers: boolean;
  hot_seat: boolean;
  rated: boolean;
  created: number;
  started: number | null;
  finished: number | null;
  commitment: string;
  result: Result | null;
  reason: string;
  forked_from: string | null;
  series?: string | null;
  steps: number;
  mine: number[];
  waiting: number[];
  /** The decks one brings to an open table, by seat. */
  decks?: Record<string, string>;
  hints?: boolean;
}

export interface TablePage {
  tables: TableInfo[];
  next: string | null;
}

/** Games that follow one another; `story` is what the game itself has to tell of them. */
export interface SeriesInfo {
  id: string;
  game: string;
  title: string;
  created: number;
  finished: number;
  options: Record<string, unknown>;
  story: Record<string, unknown> | null;
  tables: TableInfo[];
}

export interface ReplayStep {
  delta: Edit[];
  events: GameEvent[];
  answers?: unknown[];
}

export interface Review {
  table: string;
  chances: number[][];
  turns: { step: number; seat: number; text: string; gainer: number; before: number; after: number; better: string }[];
}

export interface Replay {
  table: string;
  game: string;
  eye: string;
  view: View;
  opening: GameEvent[];
  steps: ReplayStep[];
  result: Result | null;
}

export interface Rulebook {
  title: string;
  clauses: { id: string; chapter: string; text: string }[];
}

/** A deck as the game reads it; it is legal if there are no faults. */
export interface DeckPage {
  start: string;
  cards: string[];
  text: string;
  faults: { rule: string; text: string }[];
}

export interface LessonInfo {
  game: string;
  name: string;
  title: Record<string, string>;
  minutes: number;
}

export interface LessonPage {
  view: View;
  prompt: Prompt | null;
  events: GameEvent[];
  text: string;
  /** The last answer was not the one asked for, and was not taken. */
  wrong: boolean;
  taken: number;
  step: number;
  of: number;
  done: boolean;
}

export interface Token {
  id: string;
  label: string;
  created: number;
  secret?: string | null;
}

export interface Link {
  path: string;
  token: string;
}
