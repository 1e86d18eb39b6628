// Things travel between places: what was where before a change, where it is after, and the way between (FLIP).
import { settings } from "./settings.svelte";

/** Something that travels because of an event. `key` is its own; `from` and `to` are places it comes from or goes to. */
export interface Move {
  key?: string;
  /** A coin, a gem, a warband: something without a key, drawn anew for the way. */
  token?: "coin" | "gem" | "band";
  count?: number;
  from?: string;
  to?: string;
}

/** What something lies in and moves along with: what scrolls, or says that it is a `data-frame`; and where its content began. */
interface Frame {
  node: HTMLElement;
  x: number;
  y: number;
}

interface Spot {
  rect: DOMRect;
  frame: Frame | null;
  /** What shows it: outside of this nothing of it is seen. */
  sight: DOMRect;
}

interface Seen extends Spot {
  node: HTMLElement;
  face: string | undefined;
}

export interface Moment {
  things: Map<string, Seen>;
  places: Map<string, Spot>;
}

const WAY = 420;
const CURVE = "cubic-bezier(.3,.8,.3,1)";
const MOST_TOKENS = 5;

/** Finds what things lie in; how an element clips and scrolls is asked once. */
class Frames {
  private readonly scrolling = new Map<HTMLElement, boolean>();

  spot(node: HTMLElement): Spot {
    let frame: Frame | null = null;
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
      const scrolls = this.scrolls(around);
      if (scrolls) {
        const sight = around.getBoundingClientRect();
        [left, top] = [Math.max(left, sight.left), Math.max(top, sight.top)];
        [right, bottom] = [Math.min(right, sight.right), Math.min(bottom, sight.bottom)];
      }
      if (!frame && (scrolls || around.dataset.frame !== undefined)) frame = { node: around, ...origin(around) };
    }
    const sight = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    return { rect: node.getBoundingClientRect(), frame, sight };
  }

  private scrolls(node: HTMLElement): boolean {
    let known = this.scrolling.get(node);
    if (known === undefined) {
      known = /auto|scroll/.test(getComputedStyle(node).overflow);
      this.scrolling.set(node, known);
    }
    return known;
  }
}

function origin(node: HTMLElement): { x: number; y: number } {
  const { left, top } = node.getBoundingClientRect();
  return { x: left - node.scrollLeft, y: top - node.scrollTop };
}

/** Where something would be now if nothing had happened but that what it lay in was scrolled or moved. */
function carried({ rect, frame }: Spot): DOMRect {
  if (!frame?.node.isConnected) return rect;
  const { x, y } = origin(frame.node);
  return new DOMRect(rect.left + x - frame.x, rect.top + y - frame.y, rect.width, rect.height);
}

/** The middle of something, or the point nearest to it of the edge behind which it is out of sight. */
function inSight(rect: DOMRect, sight: DOMRect): { rect: DOMRect; out: boolean } {
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  const nearest = [clamp(x, sight.left, sight.right), clamp(y, sight.top, sight.bottom)] as const;
  if (nearest[0] === x && nearest[1] === y) return { rect, out: false };
  return { rect: new DOMRect(nearest[0], nearest[1], 0, 0), out: true };
}

const clamp = (at: number, least: number, most: number): number => Math.max(least, Math.min(most, at));

export class Stage {
  root: HTMLElement | null = null;

  /** Where everything is now; null where nothing moves. */
  capture(): Moment | null {
    if (!this.root || settings.still || document.hidden) return null;
    const frames = new Frames();
    const things = new Map<string, Seen>();
    for (const node of this.root.querySelectorAll<HTMLElement>("[data-flip]")) {
      things.set(node.dataset.flip ?? "", { ...frames.spot(node), node, face: node.dataset.face });
    }
    return { things, places: this.places(frames) };
  }

  /** Of several places of one name, the first that is in sight; if none is, the first that is drawn. */
  private places(frames: Frames): Map<string, Spot> {
    const places = new Map<string, Spot>();
    const hidden = new Set<string>();
    for (const node of this.root?.querySelectorAll<HTMLElement>("[data-place]") ?? []) {
      const name = node.dataset.place ?? "";
      if ((places.has(name) && !hidden.has(name)) || !isDrawn(node)) continue;
      const spot = frames.spot(node);
      const { out } = inSight(spot.rect, spot.sight);
      if (!places.has(name) || !out) places.set(name, spot);
      if (out) hidden.add(name);
      else hidden.delete(name);
    }
    return places;
  }

  /** Let everything travel to where it is now from where it was. What was only scrolled, or moved along with what it lies in, does not. */
  play(before: Moment | null, moves: readonly Move[]): void {
    if (!before || !this.root) return;
    const places = this.places(new Frames());
    const from = new Map(moves.flatMap((move) => (move.key && move.from ? [[move.key, move.from] as const] : [])));
    const now = new Set<string>();
    for (const node of this.root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const key = node.dataset.flip ?? "";
      now.add(key);
      const seen = before.things.get(key);
      const source = seen ?? before.places.get(from.get(key) ?? "");
      if (source) travel(node, carried(source), node.getBoundingClientRect());
      if (seen && seen.face !== node.dataset.face) turn(node);
    }
    for (const move of moves) {
      const place = places.get(move.to ?? "");
      if (!place) continue;
      const target = inSight(place.rect, place.sight);
      const seen = move.key && !now.has(move.key) ? before.things.get(move.key) : undefined;
      // What is out of sight at both ends flies past nobody's eyes.
      if (seen) {
        const start = inSight(carried(seen), seen.sight);
        if (!start.out) ghost(seen.node.cloneNode(true) as HTMLElement, start.rect, target.rect);
      }
      const source = before.places.get(move.from ?? "");
      if (!move.token || !source) continue;
      const start = inSight(carried(source), source.sight);
      if (!start.out || !target.out) scatter(move.token, move.count ?? 1, start.rect, target.rect);
    }
  }
}

/** Whether something is to be seen, and not folded away. */
export function isDrawn(node: HTMLElement): boolean {
  return node.getBoundingClientRect().width > 0 && !node.closest("details:not([open])");
}

/** Look at things where they will be once they have arrived; they travel on as if nobody had. */
export function atRest(root: HTMLElement, look: () => void): void {
  const ways = root.getAnimations({ subtree: true }).flatMap((way) => {
    const end = Number(way.effect?.getComputedTiming().endTime);
    return way.playState === "running" && Number.isFinite(end) ? [{ way, now: way.currentTime, end }] : [];
  });
  // The last moment, since what is over is not fired again.
  for (const { way, end } of ways) way.currentTime = end - 0.01;
  look();
  for (const { way, now } of ways) way.currentTime = now;
}

function travel(node: HTMLElement, from: DOMRect, to: DOMRect): void {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.abs(x) + Math.abs(y) < 2 || !from.width || !to.width) return;
  const scale = Math.max(0.3, Math.min(1.6, from.height / to.height || 1));
  node.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: WAY, easing: CURVE },
  );
}

function turn(node: HTMLElement): void {
  node.animate([{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "perspective(600px) rotateY(0)" }], {
    duration: WAY,
    easing: CURVE,
    composite: "add",
  });
}

function layer(): HTMLElement {
  let found = document.getElementById("ghosts");
  if (!found) {
    found = document.createElement("div");
    found.id = "ghosts";
    found.setAttribute("aria-hidden", "true");
    found.setAttribute("inert", "");
    document.body.append(found);
  }
  return found;
}

function ghost(node: HTMLElement, from: DOMRect, to: DOMRect, delay = 0): void {
  delete node.dataset.flip;
  Object.assign(node.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
  });
  layer().append(node);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const way = node.animate(
    [
      { transform: "none", opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${x}px, ${y}px) scale(.5)`, opacity: 0 },
    ],
    { duration: WAY * 1.3, easing: CURVE, delay, fill: "both" },
  );
  way.finished.then(
    () => node.remove(),
    () => node.remove(),
  );
}

function scatter(token: NonNullable<Move["token"]>, count: number, from: DOMRect, to: DOMRect): void {
  for (let at = 0; at < Math.min(count, MOST_TOKENS); at++) {
    const node = document.createElement("span");
    node.className = `ghost-${token}`;
    const x = from.left + from.width / 2 - 9 + (at - count / 2) * 4;
    ghost(node, new DOMRect(x, from.top + from.height / 2 - 9, 18, 18), to, at * 70);
  }
}
