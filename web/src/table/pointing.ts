// What a teacher points at, found on the page: things and places by their keys, answers by what leads to them.
import { isDrawn } from "../lib/motion";
import type { Scene } from "../lib/scene.svelte";

const FACE = "face:";

function drawn(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(isDrawn);
}

/** A thing or a place, by whichever name it goes by on the page; of several the first. */
function thing(root: HTMLElement, key: string): HTMLElement[] {
  const name = CSS.escape(key.startsWith(FACE) ? key.slice(FACE.length) : key);
  if (key.startsWith(FACE)) return drawn(root, `[data-face="${name}"]`).slice(0, 1);
  const found = ["id", "place", "flip", "thing"].map((kind) => drawn(root, `[data-${kind}="${name}"]`)[0]);
  return found.filter((node) => node !== undefined).slice(0, 1);
}

/** What is to be pressed next for an answer: in an open menu its line; else what it touches, and the option itself. */
function ways(root: HTMLElement, scene: Scene, notation: string): HTMLElement[] {
  const option = scene.prompt?.options.find((each) => each.notation === notation);
  const { view, drawing } = scene;
  if (!option || !view) return [];
  const name = CSS.escape(notation);
  const asked = drawn(root, `[data-item="${name}"], dialog[open] [data-sure="${name}"], [data-decide]`);
  if (asked.length) return asked;
  const listed = drawn(root, `[data-option="${name}"]`);
  const keys = [...(option.touches ?? []), ...(drawing?.touches(option, view) ?? [])];
  const touched = keys.flatMap((key) => drawn(root, `[data-touch="${CSS.escape(key)}"]`).slice(0, 1));
  const certain = touched.filter((node) => scene.touch(node.dataset.touch ?? "").options.length === 1);
  if (certain.length || listed.length) return [...certain, ...listed];
  if (touched.length) return touched;
  const folded = root.querySelector(`details:not([open]) [data-option="${name}"]`)?.closest("details");
  return [...(folded?.querySelectorAll<HTMLElement>("summary") ?? [])].slice(0, 1);
}

/** Everything that these keys and notations name. */
export function pointed(root: HTMLElement, scene: Scene, keys: readonly string[]): HTMLElement[] {
  const found = keys.flatMap((key) => {
    const answers = ways(root, scene, key);
    return answers.length ? answers : thing(root, key);
  });
  return [...new Set(found)];
}
