// The game's pictures, as its cards ask for them.
import { Gallery } from "../art/gallery.svelte";
import { printed } from "./inwo";

export const pictures = new Gallery(printed, () => import("./art"));
