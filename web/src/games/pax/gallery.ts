// The game's pictures, as its cards ask for them.
import { Gallery } from "../art/gallery.svelte";
import { luminary } from "./pax";

export const pictures = new Gallery(luminary, () => import("./art"));
