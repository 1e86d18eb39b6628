// Beats: what happens, cut into moments one can follow. A game says in one table how each kind of event is staged; from
// that and the views at the events a script is made, which the director plays. Things are named by their keys: `seat:2`,
// `card:17`, or whatever place a board has; never by what draws them.
import type { Component } from "svelte";
import { applyEdits } from "./deltas";
import type { Move } from "./motion";
import type { Edit, GameEvent, Label, View } from "./generated/protocol";

/** How long a beat stands at normal pace, in milliseconds. */
export const LENGTHS = {
  /** Together with the next beat: what is paid for it, what follows from it. */
  along: 0,
  /** Something small that follows from an action. */
  note: 500,
  /** What a player does. */
  action: 900,
  /** What everybody waits for: a card turns over, dice fall, a trick is full. */
  reveal: 1500,
  /** What decides games: a battle ends, a player is out, the game is won. */
  scene: 2400,
  /** What a game is won by. */
  triumph: 2600,
} as const;

export type Weight = keyof typeof LENGTHS;

/** How long a beat stands where many wait behind it: no longer than it takes to be seen. */
export const BRIEF: Record<Weight, number> = {
  along: 0,
  note: 200,
  action: 700,
  reveal: 1200,
  scene: 1400,
  triumph: 1800,
};

/** The same where even that would take too long: what is small goes along with what follows. */
export const BARE: Record<Weight, number> = {
  along: 0,
  note: 0,
  action: 700,
  reveal: 1200,
  scene: 1200,
  triumph: 1800,
};

/** What something said or done on the stage feels like; it chooses colours, and never says anything alone. */
export type Tone = "plain" | "claim" | "danger" | "good";

export interface Bubble {
  at: string;
  text: Label | string;
  /** The body of an icon before the text. */
  icon?: string;
  tone?: Tone;
  /** Whose doing it is, where the thing it is said at does not name them. */
  by?: number;
}

export interface Arrow {
  from: string;
  to: string;
  tone?: Tone;
}

/** Cards held up for all to see, as the game draws what its sentences name; `turned` if they are turned over first. */
export interface Faces {
  things: string[];
  at: string;
  turned?: boolean;
  /** A sign on them: what was proven, what was lost. */
  sign?: "✓" | "✗";
}

/** Something of the game's own in the middle of the stage: dice, a sum that grows. */
export interface Prop {
  // A game's props are its own affair.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  component: Component<any>;
  args: Record<string, unknown>;
  at?: string;
  /** Halfway between two things, as on an arrow. */
  between?: [string, string];
}

/** What is drawn over the board while a beat stands. */
export interface Picture {
  /** Keys of what the light falls on. */
  lit?: string[];
  bubble?: Bubble;
  arrows?: Arrow[];
  faces?: Faces;
  /** Seats that let it pass. */
  nods?: number[];
  /** A word in the middle. */
  shout?: { text: Label | string; tone?: Tone };
  prop?: Prop;
  /** What leaves the board when the beat is over. */
  exit?: Move[];
}

/** An event with the table as it was before and as it is now. */
export interface Taking<Board = unknown> {
  event: GameEvent;
  view: View<Board>;
  before: View<Board>;
}

/** How a kind of event is staged. */
export interface Staging<Board = unknown> {
  weight: Weight;
  /** Where it weighs more or less than usual. */
  weigh?(taking: Taking<Board>): Weight;
  /** Whose doing it is; by default the event's own `seat`. */
  who?(event: GameEvent): number | null;
  /** Whom it is done to; by default the other seat that the event names. */
  on?(event: GameEvent): number[];
  /** By default the light falls on who does it, with an arrow to whom it is done to. */
  picture?(taking: Taking<Board>): Picture;
  /** Whether a turn begins with it. */
  turn?: boolean;
  /** Whether it belongs to the turn that begins right after it with `head`: what is paid for an action, say. */
  opens?(event: GameEvent, head: GameEvent): boolean;
}

/** A weight stands for a staging with nothing else; what is silent is only in the log. */
export type Cue<Board = unknown> = Weight | "silent" | Staging<Board>;

/** How a game's events are staged, by their types: with the game's own `EventType`, none can be forgotten. */
export type Beats<Board = unknown, Type extends string = string> = Record<Type, Cue<Board>>;

/** What the director needs to know of a game. */
export interface Staged<Board = unknown> {
  beats?: Beats<Board>;
  moves(event: GameEvent, view: View<Board>): Move[];
  /** Whether another line says as much. */
  untold?(event: GameEvent): boolean;
  /** What a step that no event tells of looks like; null if there is nothing to see. */
  unspoken?(view: View<Board>, before: View<Board>): Unspoken | null;
  /** What a step comes to after the last of its events, where that is nothing of which an event tells. */
  inVain?(view: View<Board>, last: GameEvent): Unspoken | null;
}

/** Something that is seen and not told. */
export type Unspoken = Pick<Beat, "who" | "weight" | "picture">;

export interface Beat {
  /** What is told with it: the log grows by these. */
  events: GameEvent[];
  /** The table as of this beat; null where it stays as it is. */
  view: View | null;
  who: number | null;
  on: number[];
  weight: Weight;
  picture: Picture;
  moves: Move[];
  /** The event whose sentence is the line. */
  told: GameEvent | null;
  /** Whether a turn begins with it. */
  turn?: boolean | undefined;
  /** What holds from here on: a question, say. */
  then?: () => void;
}

/** What happened in one go, as the server tells it. */
export interface Happening {
  events?: readonly GameEvent[];
  stage?: readonly (readonly Edit[])[];
  delta?: readonly Edit[];
}

const DOERS = ["seat", "attacker", "proposer", "winner", "leader", "starter", "first"];
const SUFFERERS = ["target", "claimant", "defender", "rival", "giver", "taker", "partner", "actor"];

const seatIn = (event: GameEvent, fields: readonly string[]): number | null => {
  const found = fields.map((field) => event[field]).find((value) => typeof value === "number");
  return typeof found === "number" ? found : null;
};

/** How a kind of event is staged; what no table names, as in a game without one, is an action. */
export function cueOf(drawing: Staged, event: GameEvent): Staging | "silent" {
  const cue = drawing.beats ? (drawing.beats[event.type] ?? "silent") : "action";
  return typeof cue === "string" && cue !== "silent" ? { weight: cue } : cue;
}

/** Whose doing an event is; nobody's where it names no seat. */
export function doerOf(drawing: Staged, event: GameEvent): number | null {
  const staging = cueOf(drawing, event);
  return staging !== "silent" && staging.who ? staging.who(event) : seatIn(event, DOERS);
}

/** Whether a turn begins with an event. */
export function beginsTurn(drawing: Staged, event: GameEvent): boolean {
  const staging = cueOf(drawing, event);
  return staging !== "silent" && !!staging.turn;
}

/** Whether an event belongs to the turn that begins right after it. */
export function opensTurn(drawing: Staged, event: GameEvent, head: GameEvent): boolean {
  const staging = cueOf(drawing, event);
  return staging !== "silent" && !!staging.opens?.(event, head);
}

/** The word in the middle when a single player has won: a message of the game, which names the seat. */
export function victory(id: string, winners: unknown): Picture {
  const [seat, ...more] = winners as number[];
  if (seat === undefined || more.length) return {};
  return { shout: { text: { id, args: { seat: { id: "seat", args: { seat } } } }, tone: "good" } };
}

function plainly(who: number | null, on: readonly number[]): Picture {
  if (who === null) return {};
  const arrows = on.filter((seat) => seat !== who).map((seat) => ({ from: `seat:${who}`, to: `seat:${seat}` }));
  return { lit: [`seat:${who}`], arrows };
}

function together(one: Picture, other: Picture): Picture {
  return {
    ...one,
    ...other,
    lit: [...(one.lit ?? []), ...(other.lit ?? [])],
    arrows: [...(one.arrows ?? []), ...(other.arrows ?? [])],
    exit: [...(one.exit ?? []), ...(other.exit ?? [])],
  };
}

/** An event as a beat of its own. */
function beatOf(drawing: Staged, staging: Staging, taking: Taking): Beat {
  const { event, view } = taking;
  const who = doerOf(drawing, event);
  const other = seatIn(event, SUFFERERS);
  const on = staging.on ? staging.on(event) : other === null ? [] : [other];
  const weight = staging.weigh?.(taking) ?? staging.weight;
  const picture = staging.picture ? staging.picture(taking) : weight === "along" ? {} : plainly(who, on);
  const told = drawing.untold?.(event) ? null : event;
  return {
    events: [event],
    view,
    who,
    on,
    weight,
    picture,
    moves: drawing.moves(event, view),
    told,
    turn: staging.turn,
  };
}

/** What was to go along with the next beat, and that beat, as one. */
export function joined(first: Beat | null, next: Beat): Beat {
  if (!first) return next;
  return {
    ...next,
    events: [...first.events, ...next.events],
    picture: together(first.picture, next.picture),
    moves: [...first.moves, ...next.moves],
    turn: first.turn || next.turn,
  };
}

/** A beat in which nothing is seen to happen. */
export function rest(view: View | null, then?: () => void): Beat {
  return { events: [], view, who: null, on: [], weight: "along", picture: {}, moves: [], told: null, then };
}

/**
 * What happened as beats, from the view before it; the last of them has the view after it, and does `then`. Where the
 * server told no moments, everything is seen at the first event.
 */
export function script(happening: Happening, before: View, drawing: Staged, then?: () => void): Beat[] {
  const { events = [], stage = [], delta = [] } = happening;
  const after = applyEdits(before, delta);
  const beats: Beat[] = [];
  let carried = null as Beat | null;
  let at = before;
  const quiet = events.length ? null : (drawing.unspoken?.(after, before) ?? null);
  if (quiet) beats.push({ ...rest(after), ...quiet });
  events.forEach((event, number) => {
    const edits = stage[number];
    const view = edits ? applyEdits(at, edits) : after;
    const staging = cueOf(drawing, event);
    const beat =
      staging === "silent" ? { ...rest(view), events: [event] } : beatOf(drawing, staging, { event, view, before: at });
    at = view;
    const whole: Beat = joined(carried, beat);
    carried = LENGTHS[beat.weight] ? null : whole;
    if (!carried) beats.push(whole);
  });
  const last = events.at(-1);
  const vain = last ? (drawing.inVain?.(after, last) ?? null) : null;
  if (vain) beats.push(joined(carried, { ...rest(after), ...vain, told: carried?.told ?? null }));
  return [...beats, joined(vain ? null : carried, rest(after, then))];
}
