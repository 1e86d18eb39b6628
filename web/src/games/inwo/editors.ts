// Options of Illuminati: New World Order that are chosen better than by a plain field.
import type { Editor } from "../registry";
import DeckChoice from "./DeckChoice.svelte";

const editors: Record<string, Editor> = { decks: DeckChoice };
export default editors;
