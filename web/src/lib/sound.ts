// What is heard and felt at the table: nothing, until the reader has asked for it.
import type { Beat } from "./beats";
import { settings } from "./settings.svelte";

export type Sound = "card" | "coin" | "dice" | "turn" | "danger" | "win";

/** What is felt in the hand, in milliseconds: on, off, on. */
const SHAKES: Partial<Record<Sound, number[]>> = { turn: [40], danger: [60, 40, 60], win: [30, 30, 30, 30, 120] };
const OFFERED = "camarilla-sound";

/** Let something be heard, if the reader likes; the sounds themselves are loaded with the first. */
export function hear(sound: Sound): void {
  if (!settings.all.sound) return;
  void import("./synth").then(({ make }) => make(sound));
  const shake = SHAKES[sound];
  if (shake) navigator.vibrate?.(shake);
}

/** What a beat sounds like to the reader's seat. */
export function soundOf({ events, moves, picture, on, who }: Beat, me: number | null): Sound | null {
  const tones = [picture.bubble?.tone, picture.shout?.tone, ...(picture.arrows ?? []).map(({ tone }) => tone)];
  if (events.some(({ type }) => type === "GameWon" || type === "GameEnded")) return "win";
  if (me !== null && who !== me && on.includes(me) && tones.includes("danger")) return "danger";
  if (events.some(({ type }) => /Rolled|Dice/.test(type))) return "dice";
  if (moves.some(({ token }) => token)) return "coin";
  if (picture.faces || moves.some(({ key }) => key?.startsWith("card:"))) return "card";
  return null;
}

/** Whether sounds have been offered on this device, or chosen without being offered. */
export function isOffered(): boolean {
  try {
    return settings.all.sound || localStorage.getItem(OFFERED) !== null;
  } catch {
    return true;
  }
}

/** They have been. */
export function offered(): void {
  try {
    localStorage.setItem(OFFERED, "offered");
  } catch {
    // A browser that keeps nothing is asked again at the next table.
  }
}
