// What seats are called: people by their names, bots by names of ours, several seats of one person by number.
import type { GameInfo } from "./generated/http";
import type { SeatState } from "./generated/protocol";
import { t, words } from "./words.svelte";

export const BOT_NAMES = 10;

export function botName(seat: number): string {
  return t(`bot-name-${seat % BOT_NAMES}`);
}

/** The temperaments of bots (`camarilla.bots.temperaments`). */
export const TEMPERS = ["bold", "careful", "vengeful", "dealer"];

/** The temperament of a bot by its name: `bold` of `level3:bold`. */
export function temperOf(bot: string | boolean | null | undefined): string {
  const temper = typeof bot === "string" ? bot.slice(bot.lastIndexOf(":") + 1) : "";
  return TEMPERS.includes(temper) ? temper : "";
}

/** A bot without its temperament: `level3` of `level3:bold`. */
export function levelOf(bot: string): string {
  const temper = temperOf(bot);
  return temper ? bot.slice(0, -temper.length - 1) : bot;
}

/** A bot of some level with a temperament of its own, drawn by lot; one that plays anything has none. */
export function withTemper(level: string, temper: string): string {
  return /^level[2-5]$/.test(level) ? `${level}:${temper}` : level;
}

/** So many temperaments by lot, none twice before all had their turn. */
export function dealTempers(count: number): string[] {
  const dealt: string[] = [];
  while (dealt.length < count) {
    const left = TEMPERS.filter(
      (temper) => dealt.filter((one) => one === temper).length * TEMPERS.length < dealt.length + 1,
    );
    dealt.push(left[Math.floor(Math.random() * left.length)] ?? "bold");
  }
  return dealt;
}

/** What a bot of some strength is called; its own name if it is not one of ours. */
export function botTitle(bot: string): string {
  const title = words.find("", `bot-level-${levelOf(bot)}`);
  const temper = temperOf(bot);
  return title && temper ? `${title}, ${t(`temper-${temper}`)}` : (title ?? bot);
}

/** How it plays, in a few words, if it is one of ours. */
export function botManner(bot: string): string {
  const temper = temperOf(bot);
  return words.find("", temper ? `temper-manner-${temper}` : `bot-manner-${bot}`) ?? "";
}

/** What a bot says when the game begins, when it has won and when it has lost; nothing if it has no temperament. */
export function botSays(bot: string | null | undefined, moment: "hello" | "won" | "lost"): string {
  const temper = temperOf(bot);
  return temper ? t(`says-${temper}-${moment}`) : "";
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
