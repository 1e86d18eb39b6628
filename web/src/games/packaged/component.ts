// Components from plain functions, for drawings that are not built with this page.
import { type Component, createRawSnippet, mount, unmount } from "svelte";
import { type Scene, sceneContext } from "../../lib/scene.svelte";
import Touch from "../../ui/Touch.svelte";
import Drawn from "./Drawn.svelte";

/** How something on the table is wrapped: its key, and its key among things that travel and places they travel to. */
export interface TouchOptions {
  name?: string;
  class?: string;
  flip?: string;
  place?: string;
}

export interface Canvas<Props> {
  /** Empty, and to be filled. */
  element: HTMLElement;
  scene: Scene;
  props: Props;
  /** Wraps something that options may concern, `card:17`: a button while it has options, a plain thing otherwise. */
  touch(key: string, content: Node | string, options?: TouchOptions): HTMLElement;
}

/**
 * Draws a part of the table, again whenever something has changed that it has read of the scene. What it returns is
 * called before that, and at the end.
 */
export type Draw<Props = Record<string, unknown>> = (canvas: Canvas<Props>) => void | (() => void);

function touchIn(scene: Scene, mounted: object[]): Canvas<unknown>["touch"] {
  return (key, content, options = {}) => {
    const target = document.createElement("div");
    target.className = "drawn-touch";
    const children = createRawSnippet(() => ({
      render: () => "<span></span>",
      setup: (inside) => void inside.append(content),
    }));
    mounted.push(mount(Touch, { target, props: { ...options, key, children }, context: sceneContext(scene) }));
    return target;
  };
}

/** Fill an element with what a function draws; what is returned takes it away again. */
export function drawInto<Props>(draw: Draw<Props>, element: HTMLElement, scene: Scene, props: Props): () => void {
  const mounted: object[] = [];
  element.replaceChildren();
  const end = draw({ element, scene, props, touch: touchIn(scene, mounted) });
  return () => {
    end?.();
    for (const one of mounted) void unmount(one);
  };
}

/** A component of this page that a function draws. */
export function component<Props extends Record<string, unknown>>(draw: Draw<Props>): Component<Props> {
  const drawn = Drawn as unknown as (anchor: unknown, props: object) => object;
  return ((anchor: unknown, props: Props) => drawn(anchor, { draw, props })) as unknown as Component<Props>;
}
