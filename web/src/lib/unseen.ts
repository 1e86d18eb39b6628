// What can be answered with and is out of sight: how many such things there are, and which way.

export const WAYS = ["above", "below", "before", "after"] as const;
export type Way = (typeof WAYS)[number];

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Which way something lies from a region that does not show it; null where it has no place at all. */
export function wayTo(thing: Box, region: Box): Way | null {
  if (thing.left === thing.right || thing.top === thing.bottom) return null;
  const down = (thing.top + thing.bottom) / 2 - (region.top + region.bottom) / 2;
  const right = (thing.left + thing.right) / 2 - (region.left + region.right) / 2;
  const high = Math.max(1, region.bottom - region.top);
  const wide = Math.max(1, region.right - region.left);
  if (Math.abs(down) / high >= Math.abs(right) / wide) return down > 0 ? "below" : "above";
  return right > 0 ? "after" : "before";
}

/** Of what is seen less than this, it counts as out of sight. */
const ENOUGH = 0.4;

/**
 * Watch everything in a region that answers, and tell, whenever that changes, what of it is out of sight, by the way to it.
 * What is folded away is where its fold is. What lies sideways in a region inside of this one that has signs of its own
 * (`data-signs`) is told there.
 * Gives back what ends the watch.
 */
export function watchUnseen(
  region: HTMLElement,
  selector: string,
  tell: (unseen: Partial<Record<Way, HTMLElement[]>>) => void,
): () => void {
  const signed = region.hasAttribute("data-signs");
  const hidden = new Set<HTMLElement>();
  const count = (): void => {
    const unseen: Partial<Record<Way, HTMLElement[]>> = {};
    const around = region.getBoundingClientRect();
    for (const thing of region.querySelectorAll<HTMLElement>(selector)) {
      const fold = thing.checkVisibility() ? null : thing.closest("details")?.querySelector("summary");
      const place = (fold ?? thing).getBoundingClientRect();
      const out = hidden.has(thing) && !(fold && place.top >= around.top && place.bottom <= around.bottom);
      const way = out ? wayTo(place, around) : null;
      const elsewhere = !signed && (way === "before" || way === "after") && thing.closest("[data-signs]");
      if (way && !elsewhere) (unseen[way] ??= []).push(thing);
    }
    tell(unseen);
  };
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < ENOUGH) hidden.add(target as HTMLElement);
        else hidden.delete(target as HTMLElement);
      }
      count();
    },
    { root: signed ? region : null, threshold: [0, ENOUGH] },
  );
  let watched = new Set<HTMLElement>();
  const collect = (): void => {
    const now = new Set(region.querySelectorAll<HTMLElement>(selector));
    for (const thing of now) if (!watched.has(thing)) seen.observe(thing);
    for (const thing of watched)
      if (!now.has(thing)) {
        seen.unobserve(thing);
        hidden.delete(thing);
      }
    const changed = now.size !== watched.size || [...now].some((thing) => !watched.has(thing));
    watched = now;
    if (changed) count();
  };
  const changes = new MutationObserver(collect);
  changes.observe(region, { subtree: true, childList: true, attributes: true, attributeFilter: ["class"] });
  collect();
  return () => {
    changes.disconnect();
    seen.disconnect();
  };
}
