// The present moment, four times a second, for whoever shows a clock.
import { createSubscriber } from "svelte/reactivity";

class Now {
  private subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 250);
    return () => clearInterval(timer);
  });

  get value(): number {
    this.subscribe();
    return Date.now();
  }
}

export const now = new Now();
