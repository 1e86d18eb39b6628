// What can be folded away, and comes back by itself: things on the table tell the fold they lie in, so no list of them is kept.
import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { Scene } from "./scene.svelte";

export class Fold {
  private readonly held = new SvelteSet<() => string>();
  /** What the reader chose, and during which question. */
  private chosen = $state.raw<{ open: boolean; prompt: string | undefined } | null>(null);

  /** `usual` says whether it is open as long as nobody has chosen. */
  constructor(
    private readonly scene: Scene,
    private readonly usual: () => boolean = () => true,
  ) {}

  /** What can be touched is in sight, unless the reader has folded it away during this very question. */
  shown = $derived.by(() => {
    const live = [...this.held].some((key) => this.scene.touch(key()).options.length > 0);
    const folded = this.chosen !== null && this.chosen.prompt === this.scene.prompt?.id;
    return (live && !folded) || (this.chosen?.open ?? this.usual());
  });

  toggle(): void {
    this.chosen = { open: !this.shown, prompt: this.scene.prompt?.id };
  }

  /** Something with this key lies in it; call what is returned when it no longer does. */
  hold(key: () => string): () => void {
    this.held.add(key);
    return () => this.held.delete(key);
  }
}

const KEY = Symbol("fold");

export function provideFold(fold: Fold): void {
  setContext(KEY, fold);
}

/** The fold around this, if any. */
export function useFold(): Fold | undefined {
  return getContext<Fold | undefined>(KEY);
}
