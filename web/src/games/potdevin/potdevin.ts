// Pot de Vin in the browser: its pictures, its cards, and what piles are worth.
import aristocrats from "icon:crown";
import artists from "icon:palette";
import assassins from "icon:plain-dagger";
import bonus from "icon:laurel-crown";
import craftsmen from "icon:anvil";
import joker from "icon:jester-hat";
import knights from "icon:crossed-swords";
import merchants from "icon:scales";
import penalty from "icon:poison-bottle";
import power from "icon:throne-king";
import data from "../../../../src/camarilla/games/potdevin/cards.json";
import type { GameEvent, Label } from "../../lib/generated/protocol";
import type { Board, Card, Player } from "./board.generated";

type Kind = "guild" | "joker" | "power" | "bonus" | "penalty";

export interface Face {
  person: string;
  value: number;
  kind: Kind;
  guild?: string;
  symbols: number;
}

export const GUILDS = ["aristocrats", "artists", "merchants", "craftsmen", "knights", "assassins"] as const;
export const GUILD_ICONS: Record<string, string> = { aristocrats, artists, merchants, craftsmen, knights, assassins };
export const KIND_ICONS: Record<string, string> = { joker, power, bonus, penalty };

/** PV-5.3: by symbols in a pile. */
export const PILE_POINTS = [0, 1, 3, 6, -1, -3, -6, 10, 15, 15];
/** PV-5.4: by power cards. */
const POWER_POINTS = [0, -1, -3, -6, 10];
/** PV-5.5. */
const BONUS_POINTS = 2;
const ROUNDS_OF_SIX = 12;

export const FACES: Record<string, Face> = Object.fromEntries(
  data.cards.map((card) => {
    const person = card.person.toLowerCase();
    const face: Face = {
      person,
      value: card.value,
      kind: card.kind as Kind,
      guild: card.guild,
      symbols: card.symbols ?? 1,
    };
    return [`${person}${card.value}`, face];
  }),
);

export function faceOf(name: string): Face {
  return FACES[name] ?? { person: "", value: 0, kind: "guild", symbols: 1 };
}

export function cardLabel(name: string): Label {
  const { person, value } = faceOf(name);
  return { id: "card", args: { person: { id: `person-${person}` }, value } };
}

/** What a player's open piles are worth as they lie, by guild and by kind. */
export interface Tally {
  symbols: number[];
  counted: boolean[];
  guilds: number[];
  kinds: Record<Kind, number>;
  power: number;
  bonus: number;
  wealth: number;
  total: number;
}

function symbolsOf(player: Player): number[] {
  const found = GUILDS.map(() => 0);
  for (const card of player.won) {
    const { guild, symbols } = faceOf(card.name);
    const at = GUILDS.indexOf(guild as (typeof GUILDS)[number]);
    if (at >= 0) found[at] = (found[at] ?? 0) + symbols;
  }
  return found;
}

function jokersOf(player: Player): boolean[] {
  return GUILDS.map((guild) => player.jokers.some((placed) => placed.guild === guild));
}

/** The points of a player if the game ended now; of two partners' piles the smaller counts (PV-6.2). */
export function tally(board: Board, seat: number): Tally {
  const player = board.players[seat] as Player;
  const mine = symbolsOf(player);
  const jokers = jokersOf(player);
  const counted = GUILDS.map(() => true);
  const partner = player.partner === null ? undefined : board.players[player.partner];
  if (partner) {
    const theirs = symbolsOf(partner);
    const their = jokersOf(partner);
    GUILDS.forEach((_, at) => {
      const [own = 0, other = 0] = [mine[at], theirs[at]];
      if (own && own === other) counted[at] = !!jokers[at] || (!their[at] && seat < (player.partner ?? 0));
      else if (other) counted[at] = own < other;
    });
  }
  const symbols = mine.map((count, at) => count + Number(jokers[at]));
  const guilds = symbols.map((count, at) => (counted[at] ? (PILE_POINTS[count] ?? 0) : 0));
  const kinds: Record<Kind, number> = { guild: 0, joker: 0, power: 0, bonus: 0, penalty: 0 };
  for (const card of player.won) kinds[faceOf(card.name).kind]++;
  const power = POWER_POINTS[kinds.power] ?? 0;
  const bonus = BONUS_POINTS * (kinds.bonus - kinds.penalty);
  const total = guilds.reduce((sum, points) => sum + points, 0) + power + bonus + player.wealth;
  return { symbols, counted, guilds, kinds, power, bonus, wealth: player.wealth, total };
}

/** The points of a player, or of two partners together. */
export function sidePoints(board: Board, seat: number): number {
  const partner = board.players[seat]?.partner ?? null;
  return tally(board, seat).total + (partner === null ? 0 : tally(board, partner).total);
}

export function roundsOf(board: Board): number {
  return board.players.length === 6 ? ROUNDS_OF_SIX : board.round + board.trump_deck;
}

/** The place in the trick of the card that would win it now (PV-4.1). */
export function winning(board: Board): number {
  const trump = board.trump ? faceOf(board.trump.name).person : "";
  const lead = board.trick[0] ? faceOf(board.trick[0].card.name).person : "";
  let best = -1;
  let strongest = -1;
  board.trick.forEach(({ card }, at) => {
    const { person, value } = faceOf(card.name);
    const strength = person === trump ? 100 + value : person === lead ? value : -1;
    if (strength > strongest) [best, strongest] = [at, strength];
  });
  return best;
}

/** The last round that somebody won, as it was seen. */
export function lastWon(log: readonly GameEvent[]): { seat: number; cards: Card[]; gems: number } | null {
  const event = log.findLast((line) => line.type === "RoundWon");
  if (!event) return null;
  const slots = event.slots as number[];
  const cards = (event.cards as string[]).map((name, at) => ({ slot: slots[at] ?? -1, name }));
  return { seat: event.seat as number, cards, gems: event.gems as number };
}
