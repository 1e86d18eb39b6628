// Names that fit where they stand: a name is printed smaller before it is cut, or broken inside a word.

/** Sizes that are tried, the largest first. */
const SIZES = Array.from({ length: 14 }, (_, step) => 1 - step * 0.05);
/** What can be read, in pixels. */
const LEAST = 11;
/** Whole words as long as they can be read, then syllables, then whatever fits. */
const TRIES = [
  { hyphens: "", least: LEAST },
  { hyphens: "manual", least: LEAST },
  { hyphens: "manual", least: 0 },
].flatMap((way) => SIZES.map((size) => ({ ...way, size })));
/** Every box whose text is kept fitting, with the size it had when that was last done. */
const boxes = new Map<HTMLElement, string>();
/** Those that scroll: their text is never smaller than can be read. */
const scrolling = new Set<HTMLElement>();
const waiting = new Set<HTMLElement>();
let watcher: ResizeObserver | undefined;

const measure = (box: HTMLElement): string => `${box.clientWidth}x${box.clientHeight}`;

function fits(box: HTMLElement): boolean {
  const text = box.firstElementChild as HTMLElement;
  return text.scrollWidth <= box.clientWidth && text.offsetHeight <= box.clientHeight;
}

/** Fit some boxes together: the page is laid out once for each size, not once for each box. */
function fit(some: Iterable<HTMLElement>): void {
  const all = [...some].filter((box) => boxes.has(box));
  const whole = new Map(all.map((box) => [box, parseFloat(getComputedStyle(box).fontSize)]));
  let rest = all;
  for (const { hyphens, least, size } of TRIES) {
    for (const box of rest) {
      const { style } = box.firstElementChild as HTMLElement;
      const floor = scrolling.has(box) ? LEAST : least;
      const share = Math.min(1, Math.max(size, floor / (whole.get(box) ?? floor)));
      style.fontSize = share === 1 ? "" : `${share.toFixed(3)}em`;
      style.hyphens = hyphens;
    }
    rest = rest.filter((box) => !fits(box));
    if (!rest.length) break;
  }
  for (const box of all) boxes.set(box, measure(box));
}

function soon(box: HTMLElement, when: (flush: () => void) => void): void {
  if (!waiting.size) {
    when(() => {
      const some = [...waiting];
      waiting.clear();
      fit(some);
    });
  }
  waiting.add(box);
}

function watch(): ResizeObserver {
  document.fonts.addEventListener("loadingdone", () => fit(boxes.keys()));
  return new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const box = target as HTMLElement;
      // In the next frame: a box that changes its size while its size is being told would be told again.
      if (boxes.get(box) !== measure(box)) soon(box, requestAnimationFrame);
    }
  });
}

/**
 * Keep the text of a box, its only child, inside of it, until the function that comes back is called. In a box that scrolls
 * it stays large enough to be read, whatever that takes.
 */
export function keepFitting(box: HTMLElement, scrolls = false): () => void {
  watcher ??= watch();
  boxes.set(box, "");
  if (scrolls) scrolling.add(box);
  soon(box, queueMicrotask);
  watcher.observe(box);
  return () => {
    watcher?.unobserve(box);
    boxes.delete(box);
    scrolling.delete(box);
    waiting.delete(box);
  };
}
