// Written by `make types` from camarilla.games.potdevin.view. Do not edit.

/** A card that the viewer may name. */
export interface Card {
  slot: number;
  name: string;
}

/** A card of the trick and who played it. */
export interface Played {
  seat: number;
  card: Card;
}

/** A joker placed on a guild pile at the end, or discarded (guild None). */
export interface Joker {
  card: Card;
  guild: string | null;
}

/** What is public of a player; `hand` is shown to its owner only. */
export interface Player {
  cards: number;
  hand: Card[] | null;
  gems: number;
  wealth: number;
  won: Card[];
  jokers: Joker[];
  partner: number | null;
}

/**
 * The table. `left` are the seats that have still to act this round.
 *
 * `deck_known` are the cards of the trump deck that the viewer knows: with six, once the others of a deck made of
 * cards left in the open have come up, or the one left must be the card the viewer gave.
 */
export interface Board {
  phase: "giving" | "jokers" | "leaving" | "over" | "playing";
  round: number;
  leader: number;
  trump: Card | null;
  trump_deck: number;
  deck_known: Card[];
  centre: Card[];
  trick: Played[];
  spent: number;
  left: number[];
  players: Player[];
}

/** What the open piles of a player are worth as they lie, if the game ended now. */
export interface Worth {
  /** By guild, a joker included. */
  symbols: number[];
  /** By guild: of two partners' piles only the smaller counts (PV-6.2). */
  counted: boolean[];
  /** The points of each guild (PV-5.3). */
  guilds: number[];
  /** How many jokers, power, bonus and penalty cards there are. */
  kinds: Record<string, number>;
  power: number;
  bonus: number;
  wealth: number;
  total: number;
  /** The points of the player, or of the two partners together. */
  side: number;
}

/** What can be counted at the table; `worth` is by seat. */
export interface Figures {
  worth: Worth[];
  /** What a pile scores, by its symbols (PV-5.3). */
  pile_points: number[];
  /** How many rounds there are, if hands last so long. */
  rounds: number;
  /** The place in the trick of the card that would win it now (PV-4.1). */
  winning: number | null;
}

/** Everything that may happen, by its type. */
export type EventType =
  | "CardsDealt"
  | "RoundBegan"
  | "CardGiven"
  | "CardPlayed"
  | "Bribed"
  | "GemsLost"
  | "RoundWon"
  | "CardLeft"
  | "TrumpDeckMade"
  | "JokerPlaced"
  | "Scored";
