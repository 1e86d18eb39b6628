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
