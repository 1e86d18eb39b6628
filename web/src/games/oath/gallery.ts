// The game's pictures, as its cards ask for them.
import { Gallery } from "../art/gallery.svelte";
import type { Kind } from "./art/vignette";
import { faceOf, slugOf } from "./oath";

function kindOf(name: string): Kind | undefined {
  const face = faceOf(name);
  return face && { id: slugOf(name), kind: face.kind, suit: face.suit };
}

export const pictures = new Gallery(kindOf, () => import("./art"));
