// Written by `make types` from camarilla.server.api.schemas. Do not edit.
import type { AnswerPrompt, Edit, GameEvent, Result, SeatState, View } from "./protocol";

/** How a guest wants to be called. */
export interface GuestName {
  name?: string | null;
}

/** A name nobody has and a password. */
export interface NewAccount {
  name: string;
  password: string;
}

/** Name and password. */
export interface Credentials {
  name: string;
  password: string;
}

/** The token of a guest's own link. */
export interface GuestToken {
  token: string;
}

/** A recovery code in place of a forgotten password, and the new one. */
export interface Recovery {
  name: string;
  code: string;
  password: string;
}

/** The old password and the new one. */
export interface PasswordChange {
  old: string;
  new: string;
}

/** Changes of the user's own data; a field that is absent stays as it is. */
export interface MeChange {
  name?: string;
  language?: string;
  settings?: Record<string, unknown>;
  vacation_until?: number | null;
}

/** What a token is for. */
export interface TokenName {
  label: string;
}

/** A report to the administrators. */
export interface Report {
  user: string;
  text: string;
  table?: string | null;
}

/** A way to be told: `push`, `email` or `webhook`, and whether its address has agreed. */
export interface ChannelInfo {
  id: string;
  kind: string;
  address: string;
  confirmed: boolean;
  created: number;
}

/** Of what one is told and by what; the key that browsers want, and whether this server sends mail. */
export interface NoticesInfo {
  kinds: ("invited" | "low" | "move" | "over" | "said")[];
  muted: string[];
  channels: ChannelInfo[];
  key: string;
  mails: boolean;
}

/** Which kinds of notices one wants. */
export interface NoticesChange {
  kinds: ("invited" | "low" | "move" | "over" | "said")[];
}

/** A way to be told: a browser with its keys, an e-mail address, or a webhook and the shape of its messages. */
export interface NewChannel {
  kind: "email" | "push" | "webhook";
  address: string;
  p256dh?: string;
  auth?: string;
  shape?: "discord" | "matrix" | "slack";
}

/** Whether a user has muted a table. */
export interface Muted {
  muted: boolean;
}

/** A signed link; `path` is relative to the server. */
export interface Link {
  path: string;
  token: string;
}

/** Recovery codes, each good for one use; no later reply shows them. */
export interface RecoveryCodes {
  codes: string[];
}

/** The user who asks. */
export interface Me {
  id: string;
  name: string;
  kind: "account" | "guest";
  admin: boolean;
  language: string;
  settings: Record<string, unknown>;
  vacation_until: number | null;
  blocked: string[];
}

/** A new account and its recovery codes, each good for one use; no later reply shows them. */
export interface Welcomed {
  me: Me;
  codes: string[];
}

/** A token for programs (`Authorization: Bearer …`); its secret is shown only when it is made. */
export interface Token {
  id: string;
  label: string;
  created: number;
  secret?: string | null;
}

/** How strong a player is in a game: mean and uncertainty, and the cautious number that lists are sorted by. */
export interface Rating {
  game: string;
  mu: number;
  sigma: number;
  games: number;
  ordinal: number;
}

/** The public profile of a player. */
export interface Profile {
  id: string;
  name: string;
  kind: string;
  since: number;
  ratings: Rating[];
  finished: number;
}

/** A table at which the user sat, in an export. */
export interface OwnTable {
  id: string;
  game: string;
  title: string;
  status: string;
  seat: number;
  host: boolean;
  created: number;
  started: number | null;
  finished: number | null;
  result: Result | null;
}

/** A chat line of the user's, in an export. */
export interface OwnLine {
  table: string;
  text: string;
  at: number;
  whispered: boolean;
}

/** A report that the user made, in an export. */
export interface OwnReport {
  about: string;
  table: string | null;
  text: string;
  at: number;
}

/** All data that the server keeps about a user. Records of finished tables are at `/api/tables/ID/record`. */
export interface Export {
  me: Me;
  created: number;
  seen: number;
  ratings: Rating[];
  tables: OwnTable[];
  lines: OwnLine[];
  reports: OwnReport[];
  tokens: Token[];
  notices: ("invited" | "low" | "move" | "over" | "said")[];
  muted: string[];
  channels: ChannelInfo[];
  /** When the sessions that have not ended began. */
  sessions: number[];
}

/**
 * Addresses of what a game's package brings for a page: its messages by language, and a drawing, where it has one.
 *
 * `script` is a JavaScript module, `style` a style sheet, and `emblem` a picture in one colour.
 */
export interface GameFiles {
  messages: Record<string, string>;
  script: string | null;
  style: string | null;
  emblem: string | null;
}

/**
 * A game that can be played here. `options` is a JSON Schema; `bots` go from weakest to strongest.
 *
 * `first_orders` are the standing orders that people begin with unless they have chosen others. `attention` has the
 * order for each notch of how much one is asked, `matters` and `me`; `moments` are questions these leave to a person
 * if told so. `series` says whether its games follow one another in chronicles. `decks` are those that come with it,
 * by name, as they are called.
 */
export interface GameInfo {
  name: string;
  title: Record<string, string>;
  about: Record<string, string>;
  seat_counts: number[];
  options: Record<string, unknown>;
  bots: string[];
  orders: string[];
  revision: number;
  series: boolean;
  files: GameFiles;
  first_orders: string[];
  decks: Record<string, string>;
  attention: Record<string, string>;
  moments: string[];
}

/** A numbered rule in our own words. `see` names the clauses that use a mere definition. */
export interface Clause {
  id: string;
  chapter: string;
  text: string;
  see: string[];
}

/** The rules of a game in numbered clauses; their texts are Markdown. */
export interface RulesText {
  title: string;
  clauses: Clause[];
  /** What they are written in: English if the game has none in the language asked for. */
  language: string;
}

/** A player on the ladder of a game. */
export interface LadderLine {
  user: string;
  name: string;
  mu: number;
  sigma: number;
  games: number;
  ordinal: number;
}

/**
 * A kind of clock.
 *
 * `live`: seconds for the game, seconds added after each answer, and free seconds for each prompt, of which there are
 * always five at the least: pages first show what led to it. `days`: days for each decision. `none`: no clock.
 */
export interface Clocks {
  kind?: "days" | "live" | "none";
  base?: number;
  increment?: number;
  grace?: number;
  days?: number;
  on_timeout?: "bot" | "default" | "resign";
}

/**
 * A table to be opened. `bots` are names by seat (as a string); other seats are for people.
 *
 * At a `hot_seat` table its maker holds every seat that is not a bot's. `seat` is where the maker sits (null: any).
 * `series` is the id of a chronicle that goes on with this table; without one, a game that has them begins a new one.
 * `hints` allows hints where people play people; who plays bots alone may ask for them anyway.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  bots?: Record<string, string>;
  title?: string;
  clocks?: Clocks;
  visibility?: "private" | "public";
  spectators?: "all" | "none";
  delay?: number;
  whispers?: boolean;
  hot_seat?: boolean;
  rated?: boolean;
  hints?: boolean;
  seat?: number | null;
  start?: boolean;
  series?: string | null;
}

/** Sit down; `invite` is the token of an invitation, needed at a private table. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

/** Whether the player is ready to begin. */
export interface Ready {
  ready?: boolean;
}

/** A deck for an open table, in the game's text format; without a text the seat plays the table's deck. */
export interface OwnDeck {
  text?: string;
  seat?: number | null;
  language?: string;
}

/** Put a bot on a seat of an open table, or (null) free it for a person. */
export interface SeatBot {
  bot?: string | null;
}

/** Go on from a finished game after so many of its steps, with a new seed. */
export interface Fork {
  step: number;
  bots?: Record<string, string>;
  seat?: number | null;
  hot_seat?: boolean;
  visibility?: "private" | "public";
  start?: boolean;
}

/** Sit down at any open table of a game, or open one. */
export interface Quick {
  game: string;
  seats?: number | null;
}

/**
 * A table as lists show it. `waiting` are the asker's own seats that are being asked; `mine` all its seats.
 *
 * `decks` are those the asker brings to the table, by seat; nobody else is shown them.
 */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "cancelled" | "finished" | "open" | "running" | "stopped";
  host: string | null;
  seats: SeatState[];
  options: Record<string, unknown>;
  clocks: Clocks;
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
  series: string | null;
  steps: number;
  mine: number[];
  waiting: number[];
  decks: Record<string, string>;
  hints: boolean;
}

/** A page of a list of tables, newest first; `next` begins the following page. */
export interface TablePage {
  tables: TableInfo[];
  next: string | null;
}

/**
 * A chronicle: how many of its games are over, what is known of it, and its tables, newest first.
 *
 * `options` are what the next game is set up with, as far as its players may know; `story` is what the game itself has
 * to tell, null before anything has happened.
 */
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

/** A chronicle that somebody brings, as the text that another table wrote. */
export interface NewSeries {
  game: string;
  text: string;
  title?: string;
}

/** A chronicle as a text for other tables. */
export interface SeriesText {
  text: string;
}

/**
 * One step of a replay: what turns the view before into the view after, and what happened.
 *
 * `stage` has the view at the moment of each event, as edits of the one before; the first edits the view before.
 */
export interface ReplayStep {
  delta: Edit[];
  events: GameEvent[];
  answers?: unknown[];
  stage?: Edit[][];
}

/** A step at which a game turned: who answered what (-1: several at once), and whose chance to win changed most. */
export interface TurningPoint {
  step: number;
  seat: number;
  text: string;
  gainer: number;
  before: number;
  after: number;
  /** What a search with that player's knowledge would have answered; empty if nothing clearly better was found. */
  better: string;
  /** What was asked. */
  question: string;
}

/** A finished game reviewed: each seat's chance to win after each step, from 0 on, and where it turned. */
export interface ReviewPage {
  table: string;
  chances: number[][];
  turns: TurningPoint[];
}

/** A finished game through one pair of eyes: the view after the set-up, then step by step. */
export interface Replay {
  table: string;
  game: string;
  eye: string;
  view: View;
  opening: GameEvent[];
  steps: ReplayStep[];
  result: Result | null;
}

/** Something wrong with a deck, and the clause it breaks. */
export interface DeckFault {
  rule: string;
  text: string;
}

/** A deck as the game reads it; it is legal if there are no faults. */
export interface DeckPage {
  start: string;
  cards: string[];
  text: string;
  faults: DeckFault[];
}

/**
 * What the teacher says and what is on the table; `taken` counts the answers that were right.
 *
 * Without a `prompt`, and unless it is `done`, the pupil reads on by answering `next`.
 */
export interface LessonPage {
  view: View;
  prompt: AnswerPrompt | null;
  events: GameEvent[];
  text: string;
  wrong: boolean;
  taken: number;
  step: number;
  of: number;
  done: boolean;
  /** What would come of the answers, by notation, where the game can tell (as the message `preview` does). */
  previews: Record<string, unknown>;
  /** What the teacher says of an answer that was wrong; the instruction stays. */
  reply: string;
  /** What the teacher points at: keys of things and places on the table, and notations. */
  points: string[];
  /** Whether the pupil plays freely until a goal is reached. */
  exercise: boolean;
}

/**
 * What a puzzle asks and what its seat sees; `taken` counts the answers that were right.
 *
 * Without a `prompt` the puzzle is over: it is `solved`, or the solution was asked for.
 */
export interface PuzzlePage {
  view: View;
  prompt: AnswerPrompt | null;
  events: GameEvent[];
  kind: string;
  question: string;
  /** The clause that matters. */
  rule: string;
  rating: number;
  taken: number;
  of: number;
  solved: boolean;
  /** The notation of an answer that was wrong... */
  wrong: string;
  /** ...and why; the question stays. */
  reply: string;
  /** The solution in words, sentence by sentence, once the puzzle is over. */
  solution: string[];
  /** What would come of the answers, by notation, where the game can tell (as the message `preview` does). */
  previews: Record<string, unknown>;
}

/** A deck in the game's text format, and the options of the table it is for. */
export interface DeckText {
  text: string;
  options?: Record<string, unknown>;
  language?: string;
}

/** A request for a random deck. */
export interface DeckWanted {
  kind: "random" | "sealed";
  options?: Record<string, unknown>;
  language?: string;
}

/** A lesson as the list shows it. */
export interface LessonInfo {
  game: string;
  name: string;
  title: Record<string, string>;
  minutes: number;
  about: Record<string, string>;
  steps: number;
}

/** What the pupil has answered so far, in order (`next` to what is only read), and how the page calls the seats. */
export interface LessonAnswers {
  answers?: string[];
  language?: string;
  names?: string[];
}

/** A puzzle as the list shows it; `today` marks the puzzle of the day of its game. */
export interface PuzzleInfo {
  game: string;
  name: string;
  kind: string;
  rating: number;
  today: boolean;
}

/** What the solver has answered so far, in order, and how the page calls the seats; `show` asks for the solution. */
export interface PuzzleAnswers {
  answers?: string[];
  language?: string;
  names?: string[];
  show?: boolean;
}

/** Whether the server can do its work. */
export interface Health {
  status: "ok";
  version: string;
}

/**
 * What a refused request gets: a code for programs, `detail` for those who write them.
 *
 * `message` and `args` are for people: the page has a sentence `refused-MESSAGE` in every language it speaks.
 */
export interface Problem {
  status_code: number;
  code: string;
  detail: string;
  message?: string;
  args?: Record<string, string | number>;
}
