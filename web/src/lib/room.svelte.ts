// How much room a board has, whatever stands beside it. Style sheets ask the same of the container `board`.
import { getContext, setContext } from "svelte";

/** Up to this width everything of a board stands in one column. */
const NARROW = 760;

export class Room {
  width = $state(0);
  narrow = $derived(this.width <= NARROW);
}

const KEY = Symbol("room");

export function provideRoom(room: Room): void {
  setContext(KEY, room);
}

export function useRoom(): Room {
  return getContext<Room>(KEY);
}
