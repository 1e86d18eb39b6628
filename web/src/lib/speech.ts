// Labels, seats and events as sentences to one reader, who is called "you"; the mirror of `cli/words.py`.
import type { FluentBundle } from "@fluent/bundle";
import type { GameEvent, Label } from "./generated/protocol";
import { type Args, capital, format, isLabel, listed } from "./words.svelte";

/** A value of an event that can be looked at: its name, and the key under which the game draws it. */
export interface Thing {
  thing: string;
  label: Label;
}

/** A piece of a sentence; `thing` is set where it names something that can be looked at. */
export interface Part {
  text: string;
  thing?: string;
}

/** How a game's events become arguments of messages. */
export interface EventWords {
  argument(field: string, value: unknown): unknown;
  /** Arguments of an event's message besides its fields, worked out from them. */
  more?(event: GameEvent): Args;
  /** What an argument of an option's or a prompt's label is called, where the game sends an id or a number. */
  named?(field: string, value: unknown): Label | string | undefined;
}

const SEAT_FIELDS = new Set([
  "actor",
  "attacker",
  "claimant",
  "defender",
  "examiner",
  "first",
  "giver",
  "leader",
  "loser",
  "owner",
  "partner",
  "player",
  "proposer",
  "rival",
  "seat",
  "starter",
  "taker",
  "target",
  "winner",
  "winners",
]);

// Marks around a name in a formatted sentence; private characters that no message has.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

export class Speech {
  constructor(
    private readonly bundle: FluentBundle | undefined,
    private readonly game: EventWords,
    readonly names: readonly string[],
    readonly reader: number | null = null,
  ) {}

  /** A message, if there is one and nothing it needs is missing. */
  text(id: string, args: Args = {}): string | undefined {
    return format(this.bundle, id, args);
  }

  /** A seat by name, as within a sentence. */
  seat(seat: number): string {
    if (seat === this.reader) return this.text("you") ?? "you";
    return this.names[seat] || String(seat + 1);
  }

  /** Some seats by name, in one list. */
  seatList(seats: readonly number[]): string {
    return this.listed(seats.map((seat) => this.seat(seat)));
  }

  /** A label as text; a label `seat` within it is that seat's name, with `NAME-you` to choose the verb by. */
  label(label: Label): string | undefined {
    const seat = label.args?.seat;
    if (label.id === "seat" && typeof seat === "number") return this.seat(seat);
    const args: Args = {};
    for (const [name, value] of Object.entries(label.args ?? {})) {
      const said = this.game.named?.(name, value) ?? value;
      args[name] = this.argument(said, false);
      if (isLabel(said) && said.id === "seat") args[`${name}-you`] = said.args?.seat === this.reader ? "yes" : "no";
    }
    return this.text(label.id, args);
  }

  private argument(value: unknown, marked: boolean): string | number {
    if (Array.isArray(value)) {
      const names = value.map((item) => this.argument(item, marked));
      return value.every((item) => isLabel(item) && item.id === "seat") ? this.listed(names) : names.join(", ");
    }
    if (isThing(value)) {
      const name = this.label(value.label) ?? value.label.id;
      return marked ? mark(value.thing, name) : name;
    }
    if (isLabel(value)) return this.label(value) ?? value.id;
    if (typeof value === "boolean") return Number(value);
    return typeof value === "number" ? value : String(value);
  }

  /** An event as a sentence in parts, so that what it names can be looked at. */
  parts(event: GameEvent): Part[] {
    return split(this.sentence(event, true));
  }

  /** An event as a plain sentence. */
  event(event: GameEvent): string {
    return this.sentence(event, false);
  }

  private sentence(event: GameEvent, marked: boolean): string {
    const hidden = Object.values(event).some((value) => value === null);
    const args = this.arguments(event, marked);
    const said =
      (hidden ? this.text(`event-${event.type}-hidden`, args) : undefined) ??
      this.text(`event-${event.type}`, args) ??
      this.text(`event-${event.type}-hidden`, args);
    return capitalMarked(said ?? this.byField(event));
  }

  private arguments(event: GameEvent, marked: boolean): Args {
    const args: Args = {};
    for (const [field, value] of Object.entries(event)) {
      if (value === null || field === "rule") continue;
      if (SEAT_FIELDS.has(field) && this.isSeat(value)) {
        args[field] = this.named(value, marked);
        args[`${field}-you`] = value === this.reader ? "yes" : "no";
      } else if (SEAT_FIELDS.has(field) && Array.isArray(value) && value.every((seat) => this.isSeat(seat))) {
        args[field] = this.listed(value.map((seat: number) => this.named(seat, marked)));
        args[`${field}-you`] = value.length === 1 && value[0] === this.reader ? "yes" : "no";
      } else {
        const told = this.game.argument(field, value);
        args[field] = Array.isArray(told)
          ? this.listed(told.map((item) => this.argument(item, marked)))
          : this.argument(told, marked);
      }
      if (Array.isArray(value)) args.count ??= value.length;
    }
    return { ...args, ...this.game.more?.(event) };
  }

  private listed(names: readonly (string | number)[]): string {
    return listed(this.bundle, names);
  }

  /** The seats that an event names. */
  seats(event: GameEvent): number[] {
    const named = Object.entries(event).filter(([field]) => SEAT_FIELDS.has(field));
    return named
      .flatMap(([, value]) => (Array.isArray(value) ? value : [value]) as unknown[])
      .filter((seat) => this.isSeat(seat));
  }

  private named(seat: number, marked: boolean): string {
    return marked ? mark(`seat:${seat}`, this.seat(seat)) : this.seat(seat);
  }

  private isSeat(value: unknown): value is number {
    return typeof value === "number" && value >= 0 && value < this.names.length;
  }

  private byField(event: GameEvent): string {
    const fields = Object.entries(event).filter(([name]) => name !== "type" && name !== "rule");
    const told = fields.map(([name, value]) => `${name} ${value === null ? "–" : this.argument(value, false)}`);
    return [event.type, told.join(", ")].filter(Boolean).join(": ");
  }
}

function isThing(value: unknown): value is Thing {
  return typeof value === "object" && value !== null && "thing" in value && "label" in value;
}

function mark(thing: string, name: string): string {
  return `${OPEN}${thing}${MIDDLE}${name}${CLOSE}`;
}

function capitalMarked(sentence: string): string {
  if (!sentence.startsWith(OPEN)) return capital(sentence);
  const at = sentence.indexOf(MIDDLE) + 1;
  return sentence.slice(0, at) + capital(sentence.slice(at));
}

function split(sentence: string): Part[] {
  const parts: Part[] = [];
  for (const piece of sentence.split(OPEN)) {
    const [thing, rest] = piece.includes(MIDDLE) ? piece.split(MIDDLE) : [undefined, piece];
    const [name = "", after = ""] = thing === undefined ? ["", rest] : (rest ?? "").split(CLOSE);
    if (thing !== undefined) parts.push({ text: name, thing });
    if (after) parts.push({ text: after });
  }
  return parts;
}
