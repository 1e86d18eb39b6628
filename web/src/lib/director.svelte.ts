// The director stands between what is told and the board: beats wait in a queue and are played one after another, as
// fast as the reader likes. It knows no game, and the board never shows what has not been played.
import { tick } from "svelte";
import { type Beat, BRIEF, LENGTHS, rest } from "./beats";
import type { Stage } from "./motion";
import type { Scene } from "./scene.svelte";
import type { GameEvent } from "./generated/protocol";
import type { Move } from "./motion";

export const PACES = ["calm", "normal", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

const FACTORS: Record<Pace, number> = { calm: 1.7, normal: 1, brisk: 0.45, instant: 0 };
/** Somebody else begins to act: so long the light stands on them first. */
export const THOUGHT = 350;
/** The same where much waits. */
const BRIEF_THOUGHT = 200;
/** From so many milliseconds of waiting beats on, none stands longer than it must: a round of Oath takes a minute, not two. */
export const MUCH = 12_000;
/** How long a beat stands while the reader runs ahead. */
const RUNNING = 90;
/** What one does oneself is known already. */
const OWN = 0.5;

export interface Means {
  pace(): Pace;
  /** Whether the stage must not take its time: the reader's own clock is running, and the allowance is used up. */
  hasty?(): boolean;
  /** Whether nobody can look now. */
  unseen?(): boolean;
  /** A beat begins to stand on the stage. */
  begin?(beat: Beat): void;
}

export class Director {
  /** How many beats are still to be played. */
  behind = $state(0);
  /** What went by unseen, until the reader has taken note of it. */
  recap = $state.raw<GameEvent[]>([]);
  private readonly queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  private exits: Move[] = [];
  private last: number | null = null;

  constructor(
    private readonly scene: Scene,
    private readonly stage: Stage,
    private readonly means: Means,
  ) {}

  /** Play these after what is waiting. */
  play(beats: readonly Beat[]): void {
    for (const beat of beats) {
      if (this.begins(beat)) this.queue.push({ ...rest(null), who: beat.who, weight: "note", picture: lightOn(beat) });
      this.queue.push(beat);
      if (beat.who !== null) this.last = beat.who;
    }
    this.count();
    if (this.means.unseen?.()) this.toNow();
    else if (this.means.pace() === "instant") this.flush();
    else if (this.timer === undefined) this.step();
  }

  /** Whether somebody else than before, and than the reader, begins to act with it. */
  private begins(beat: Beat): boolean {
    return beat.who !== null && beat.who !== this.last && beat.who !== this.me && beat.weight !== "along";
  }

  private get me(): number | null {
    return this.scene.me ?? this.scene.view?.seat ?? null;
  }

  private count(): void {
    this.behind = this.queue.length;
  }

  private step(): void {
    this.timer = undefined;
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      this.count();
      void this.perform(beat);
      const wait = this.lengthOf(beat);
      if (!wait) continue;
      this.timer = setTimeout(() => this.step(), wait);
      return;
    }
    this.scene.beat = null;
  }

  /** How long a beat stands, in milliseconds. */
  lengthOf(beat: Beat): number {
    const pace = this.means.hasty?.() && this.means.pace() !== "instant" ? "brisk" : this.means.pace();
    const plain = lengthAt(beat, this.queue.reduce((sum, each) => sum + lengthAt(each), 0) > MUCH);
    if (!plain || pace === "instant") return 0;
    if (this.running) return RUNNING;
    const own = beat.who === this.me && this.me !== null && plain <= LENGTHS.action;
    return plain * FACTORS[pace] * (own ? OWN : 1);
  }

  /** Show a beat: the table as it is then, the light, and what travels. */
  private async perform(beat: Beat): Promise<void> {
    const { scene, stage } = this;
    const before = stage.capture();
    const leaving = this.exits;
    this.exits = beat.events.length || beat.view ? (beat.picture.exit ?? []) : leaving;
    if (this.lengthOf(beat)) {
      scene.beat = beat;
      this.means.begin?.(beat);
    }
    this.apply(beat);
    if (!before || !beat.view) return;
    await tick();
    stage.play(before, [...leaving, ...beat.moves]);
  }

  private apply({ view, events, then }: Beat): void {
    const { scene } = this;
    if (view) scene.view = view;
    const shown = scene.present;
    if (shown) events.forEach((_, at) => scene.moments.set(scene.log.length + at, shown));
    if (events.length) scene.log = [...scene.log, ...events];
    then?.();
  }

  /** On to the next beat. */
  next(): void {
    clearTimeout(this.timer);
    if (this.timer !== undefined) this.step();
  }

  /** Run ahead as long as the reader holds on. */
  run(on: boolean): void {
    if (on === this.running) return;
    this.running = on;
    if (on) this.next();
  }

  /** Show everything at once, and keep what went by unseen. */
  toNow(): void {
    const missed = this.queue.flatMap(({ events }) => events);
    this.flush();
    this.remember(missed);
  }

  /** Something happened that the reader has not seen on the board. */
  remember(events: readonly GameEvent[]): void {
    if (events.length) this.recap = [...this.recap, ...events];
  }

  /** The reader knows what went by. */
  noted(): void {
    this.recap = [];
  }

  /** Show the end of what is waiting, and nothing on the way. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const beat of this.queue.splice(0)) this.apply(beat);
    this.exits = [];
    this.scene.beat = null;
    this.count();
  }

  /** Forget what is waiting: something else is shown. */
  drop(): void {
    this.queue.length = 0;
    this.last = null;
    this.flush();
  }
}

/** How long a beat stands at normal pace; what tells nothing is a moment's thought. */
function lengthAt({ events, weight }: Beat, brief = false): number {
  if (!events.length && weight !== "along") return brief ? BRIEF_THOUGHT : THOUGHT;
  return (brief ? BRIEF : LENGTHS)[weight];
}

function lightOn({ who }: Beat): Beat["picture"] {
  return { lit: [`seat:${who}`] };
}
