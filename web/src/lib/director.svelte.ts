// The director stands between what is told and the board: beats wait in a queue and are played one after another, as
// fast as the reader likes. It knows no game, and the board never shows what has not been played.
import { tick } from "svelte";
import { BARE, type Beat, BRIEF, joined, LENGTHS, rest } from "./beats";
import type { Stage } from "./motion";
import type { Scene } from "./scene.svelte";
import type { GameEvent } from "./generated/protocol";
import type { Move } from "./motion";

export const PACES = ["calm", "normal", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

const FACTORS: Record<Pace, number> = { calm: 1.7, normal: 1, brisk: 0.45, instant: 0 };
/** Somebody else begins to act: so long the light stands on them first. */
export const THOUGHT = 350;
/** From so many milliseconds of waiting beats on, none stands longer than it must: a long round takes a minute, not two. */
export const MUCH = 12_000;
/** What rivals do between two turns of the reader takes no longer than this at normal pace, with a little to spare for what comes late. */
export const ROUND = 52_000;
/** How long a beat stands while the reader runs ahead. */
const RUNNING = 90;
/** What one does oneself is known already. */
const OWN = 0.5;
/** What may go together with what follows, if the same player does it. */
const SMALL = ["note", "action"];

/** How long beats of each weight stand, and a moment's thought before them. */
interface Tempo {
  lengths: Record<Beat["weight"], number>;
  thought: number;
}
const FULL: Tempo = { lengths: LENGTHS, thought: THOUGHT };
const QUICK: Tempo = { lengths: BRIEF, thought: 200 };
const QUICKEST: Tempo = { lengths: BARE, thought: 0 };

export interface Means {
  pace(): Pace;
  /** Whether the stage must not take its time: the reader's own clock is running, and the allowance is used up. */
  hasty?(): boolean;
  /** Whether nobody can look now. */
  unseen?(): boolean;
  /** A beat begins to stand on the stage. */
  begin?(beat: Beat): void;
  /** The reader has taken note of what went by. */
  noted?(): void;
}

export class Director {
  /** How many beats are still to be played. */
  behind = $state(0);
  /** What went by unseen, until the reader has taken note of it. */
  recap = $state.raw<GameEvent[]>([]);
  /** Whether more went by before that, which the log no longer has. */
  earlier = $state(false);
  /** Whether what waits brings the end of the game. */
  ends = $state(false);
  private readonly queue: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  private held = false;
  private exits: Move[] = [];
  private last: number | null = null;
  /** Whose turn it is on the stage, and how long the stage has played since the reader's turn began or ended. */
  private turnOf: number | null = null;
  private watched = 0;
  /** When the beat that stands began to. */
  private began: number | null = null;

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

  /** Wait with what is to come while something else stands before the stage. */
  hold(on: boolean): void {
    if (on === this.held) return;
    this.held = on;
    if (!on && this.timer === undefined && this.queue.length) this.step();
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
    this.ends = this.queue.some(({ view }) => !!view?.result);
  }

  private step(): void {
    this.timer = undefined;
    if (this.began !== null) this.watched += (Date.now() - this.began) / (FACTORS[this.means.pace()] || 1);
    this.began = null;
    if (this.held) return;
    this.tighten();
    for (let beat = this.queue.shift(); beat; beat = this.queue.shift()) {
      this.count();
      if (beat.turn) this.turnBegins(beat);
      void this.perform(beat);
      const wait = this.lengthOf(beat);
      if (!wait) continue;
      this.began = Date.now();
      this.timer = setTimeout(() => this.step(), wait);
      return;
    }
    this.scene.beat = null;
  }

  /** How long a beat stands, in milliseconds. */
  lengthOf(beat: Beat): number {
    const pace = this.means.hasty?.() && this.means.pace() !== "instant" ? "brisk" : this.means.pace();
    const plain = lengthAt(beat, this.tempo);
    if (!plain || pace === "instant") return 0;
    if (this.running) return RUNNING;
    const own = beat.who === this.me && this.me !== null && plain <= LENGTHS.action;
    return plain * FACTORS[pace] * (own ? OWN : 1);
  }

  /** How long everything that waits would take. */
  private waiting(tempo: Tempo): number {
    return this.queue.reduce((sum, each) => sum + lengthAt(each, tempo), 0);
  }

  /** No beat stands longer than it must where much waits, or where the round has taken long already. */
  private get tempo(): Tempo {
    const full = this.waiting(FULL);
    if (full <= MUCH && this.watched + full <= ROUND) return FULL;
    return this.watched + this.waiting(QUICK) <= ROUND ? QUICK : QUICKEST;
  }

  private turnBegins({ who }: Beat): void {
    const reader = this.me ?? 0;
    if (who === reader || this.turnOf === reader) this.watched = 0;
    this.turnOf = who;
  }

  /**
   * Where so much waits that the round would take too long all the same, small things that one player does are shown
   * together: two at a time, then more.
   */
  private tighten(): void {
    const { queue } = this;
    const over = (): boolean => this.watched + this.waiting(QUICKEST) > ROUND;
    for (let before = Infinity; queue.length < before && over();) {
      before = queue.length;
      for (let at = 0; at + 1 < queue.length && over(); at++) {
        const [one, next] = queue.slice(at, at + 2) as [Beat, Beat];
        if (together(one, next)) queue.splice(at, 2, joined(one, next));
      }
    }
    this.count();
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

  /** Show everything at once, and keep what went by unseen; of what waits only so many events stand. */
  toNow(standing = Infinity): void {
    const missed = this.queue.flatMap(({ events }) => events).slice(0, standing);
    // It is kept before anybody hears that all has been shown.
    if (missed.length) this.recap = [...this.recap, ...missed];
    this.flush();
  }

  /** Begin with what happened while the reader was away. */
  recall(events: readonly GameEvent[], earlier = false): void {
    this.recap = [...events];
    this.earlier = earlier && events.length > 0;
  }

  /** The reader knows what went by. */
  noted(): void {
    this.recall([]);
    this.means.noted?.();
  }

  /** Show the end of what is waiting, and nothing on the way. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.began = null;
    for (const beat of this.queue.splice(0)) this.apply(beat);
    this.exits = [];
    this.scene.beat = null;
    this.count();
  }

  /** Forget what is waiting: something else is shown. */
  drop(): void {
    this.queue.length = 0;
    this.last = this.turnOf = null;
    this.watched = 0;
    this.flush();
  }
}

/** How long a beat stands at normal pace; what changes nothing is a moment's thought. */
function lengthAt({ events, view, weight, picture }: Beat, { lengths, thought }: Tempo): number {
  if (!events.length && view === null && weight !== "along") return thought;
  const said = picture.bubble ?? picture.shout;
  // Words that go by faster than they are read are worse than none.
  return weight === "note" && lengths.note && said ? LENGTHS.note : lengths[weight];
}

const isSmall = ({ events, weight, who }: Beat): boolean => events.length > 0 && who !== null && SMALL.includes(weight);

/** Whether two beats can be shown as one. */
const together = (one: Beat, next: Beat): boolean =>
  isSmall(one) && isSmall(next) && one.who === next.who && !next.turn;

function lightOn({ who }: Beat): Beat["picture"] {
  return { lit: [`seat:${who}`] };
}
