// The first game of a newcomer: few rivals, and mild ones, and the table explains each new thing when it first happens.
import { quickDecksOf } from "../games/registry";
import { api } from "./api";
import { beGuided, hasGuide } from "./guided";
import { learning } from "./learning.svelte";
import { place } from "./router.svelte";
import { session } from "./session.svelte";

const SEATS = 3;

/** Whether a first guided game is still to be had: until one was begun, however many lessons were learnt. */
export const awaitsGuide = (game: string): boolean => hasGuide(game) && !learning.wasGuided(game);

/** Open a first guided game and go there. */
export async function beginGuided(game: string): Promise<void> {
  await session.ensure();
  const info = session.game(game);
  if (!info) return;
  const seats = info.seat_counts.includes(SEATS) ? SEATS : (info.seat_counts[0] ?? 2);
  const mild = info.bots[0] ?? "";
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, at) => [String(at + 1), mild]));
  const decks = quickDecksOf(game);
  const options = (await decks?.options(seats, { own: null, ready: decks.usual })) ?? {};
  const table = await api.open({ game, seats, bots, options, seat: 0, start: true, rated: false, hints: true });
  beGuided(table.id);
  learning.beginGuided(game);
  place.go(`/table/${table.id}`);
}
