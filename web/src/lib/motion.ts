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

/** How far what a thing lies in was scrolled. */
type Scrolled = [frame: Element, left: number, top: number][];

interface Seen {
  rect: DOMRect;
  scrolled: Scrolled;
  node: HTMLElement;
  face: string | undefined;
}

export interface Moment {
  things: Map<string, Seen>;
  places: Map<string, DOMRect>;
}

const WAY = 420;
const CURVE = "cubic-bezier(.3,.8,.3,1)";
const MOST_TOKENS = 5;

export class Stage {
  root: HTMLElement | null = null;

  /** Where everything is now; null where nothing moves. */
  capture(): Moment | null {
    if (!this.root || settings.still || document.hidden) return null;
    const things = new Map<string, Seen>();
    for (const node of this.root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const [rect, { face, flip = "" }] = [node.getBoundingClientRect(), node.dataset];
      things.set(flip, { rect, scrolled: scrolledBy(node, this.root), node, face });
    }
    return { things, places: this.places() };
  }

  /** Of several places of one name, the first that is in sight. */
  private places(): Map<string, DOMRect> {
    const places = new Map<string, DOMRect>();
    for (const node of this.root?.querySelectorAll<HTMLElement>("[data-place]") ?? []) {
      const name = node.dataset.place ?? "";
      if (!places.has(name) && isDrawn(node)) places.set(name, node.getBoundingClientRect());
    }
    return places;
  }

  /** Let everything travel to where it is now from where it was. */
  play(before: Moment | null, moves: readonly Move[]): void {
    if (!before || !this.root) return;
    const places = this.places();
    const from = new Map(moves.flatMap((move) => (move.key && move.from ? [[move.key, move.from] as const] : [])));
    const now = new Set<string>();
    for (const node of this.root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const key = node.dataset.flip ?? "";
      now.add(key);
      const seen = before.things.get(key);
      const rect = seen ? scrolledAlong(seen) : before.places.get(from.get(key) ?? "");
      if (rect) travel(node, rect, node.getBoundingClientRect());
      if (seen && seen.face !== node.dataset.face) turn(node);
    }
    for (const move of moves) {
      const target = places.get(move.to ?? "");
      if (!target) continue;
      const seen = move.key && !now.has(move.key) ? before.things.get(move.key) : undefined;
      if (seen) ghost(seen.node.cloneNode(true) as HTMLElement, scrolledAlong(seen), target);
      const source = before.places.get(move.from ?? "");
      if (move.token && source) scatter(move.token, move.count ?? 1, source, target);
    }
  }
}

function scrolledBy(node: Element, root: Element): Scrolled {
  const found: Scrolled = [];
  for (let frame = node.parentElement; frame && frame !== root.parentElement; frame = frame.parentElement)
    if (frame.scrollWidth > frame.clientWidth || frame.scrollHeight > frame.clientHeight)
      found.push([frame, frame.scrollLeft, frame.scrollTop]);
  return found;
}

/** Where something would be had nothing happened but scrolling: what is scrolled has not travelled. */
export function scrolledAlong({ rect, scrolled }: Pick<Seen, "rect" | "scrolled">): DOMRect {
  const [x, y] = scrolled.reduce(
    ([x, y], [frame, left, top]) => [x + left - frame.scrollLeft, y + top - frame.scrollTop],
    [rect.x, rect.y],
  );
  return new DOMRect(x, y, rect.width, rect.height);
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
