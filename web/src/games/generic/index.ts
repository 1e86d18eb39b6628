// The drawing of any game: its view as text.
import type { Drawing } from "../../lib/scene.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Look from "./Look.svelte";
import Result from "./Result.svelte";

const drawing: Drawing = {
  Board,
  Hand,
  Look,
  Result,
  listed: true,
  argument: (_, value) => value,
  touches: () => [],
  refused: () => [],
  spoken: (notation) => notation,
  moves: () => [],
};

export default drawing;
