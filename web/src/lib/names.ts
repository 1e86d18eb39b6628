// What seats are called: people by their names, bots by names of ours, several seats of one person by number.
import type { GameInfo } from "./generated/http";
import type { SeatState } from "./generated/protocol";
import { t, words } from "./words.svelte";

export const BOT_NAMES = 10;

export function botName(seat: number): string {
  return t(`bot-name-${seat % BOT_NAMES}`);
}

/** What a bot of some strength is called; its own name if it is not one of ours. */
export function botTitle(bot: string): string {
  return words.find("", `bot-level-${bot}`) ?? bot;
}

/** How it plays, in a few words, if it is one of ours. */
export function botManner(bot: string): string {
  return words.find("", `bot-manner-${bot}`) ?? "";
}

/** Both at once. */
export function botLevel(bot: string): string {
  return [botTitle(bot), botManner(bot)].filter(Boolean).join(": ");
}

/** The bot one plays against unless one says otherwise: the middle one of those there are. */
export function usualBot(game: GameInfo | null | undefined): string {
  return game?.bots[2] ?? game?.bots.at(-1) ?? "";
}

export function seatNames(seats: readonly SeatState[]): string[] {
  return seats.map((seat) => {
    if (seat.bot && !seat.user && (!seat.name || seat.name === seat.bot)) return botName(seat.seat);
    if (!seat.name) return t("seat-named", { number: seat.seat + 1 });
    const alike = seats.filter((other) => other.name === seat.name);
    return alike.length > 1 ? t("player-named", { number: seat.seat + 1 }) : seat.name;
  });
}
