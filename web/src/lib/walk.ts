// Going by keyboard through everything of a part of the table that explains itself, one thing after the other.

const HAND = "[data-landmark=mine]";

/** The part of the table one is in: the hand, the rest of the dock, or else the board. */
export function partAt(at: Element | null): HTMLElement | null {
  return at?.closest<HTMLElement>(HAND) ?? at?.closest<HTMLElement>(".dock") ?? document.querySelector(".stand");
}

/** What of a part is in sight, or can be scrolled into it, and has an explanation; the hand is no part of the dock. */
export function explainedIn(part: HTMLElement): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>("[data-tip]")].filter(
    (thing) =>
      (part.matches(HAND) || !thing.closest(HAND)) &&
      !thing.closest(".hidden, [inert]") &&
      thing.checkVisibility({ visibilityProperty: true }) &&
      thing.getClientRects().length > 0,
  );
}

/** The place of the next of so many things, or with -1 of the one before; from none of them (-1), the first or the last. */
export function nextOf(here: number, count: number, step: 1 | -1): number {
  if (here < 0) return step > 0 ? 0 : count - 1;
  return (here + step + count) % count;
}
