// A sign of life: whether something that the reader asked for is on its way.
import { untrack } from "svelte";

/** For how long after a tap or a key whatever begins is taken to be its doing, in milliseconds. */
const BECAUSE = 1000;

class Busy {
  private waiting = $state(0);
  private touched = -Infinity;

  /** Whether the reader waits for something. */
  get now(): boolean {
    return this.waiting > 0;
  }

  /** Notice taps and keys. */
  listen(): void {
    const touch = (): void => void (this.touched = performance.now());
    for (const kind of ["pointerdown", "click", "keydown"])
      addEventListener(kind, touch, { capture: true, passive: true });
  }

  /** Give what is waited for, and show until then that something happens, if the reader has just asked for it. */
  async during<T>(work: Promise<T>): Promise<T> {
    if (performance.now() - this.touched > BECAUSE) return work;
    untrack(() => (this.waiting += 1)); // an effect that begins something does not depend on what is on its way
    try {
      return await work;
    } finally {
      this.waiting -= 1;
    }
  }
}

export const busy = new Busy();
