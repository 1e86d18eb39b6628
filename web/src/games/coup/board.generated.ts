// Written by `make types` from camarilla.games.coup.view. Do not edit.

/** A patron; the role is None where the viewer may not know it. */
export interface Patron {
  slot: number;
  role: string | null;
}

/** What a viewer sees of a player. `set_aside` are the cards a picker left out, for the picker's eyes. */
export interface Player {
  coins: number;
  patrons: Patron[];
  lost: Patron[];
  faction: string | null;
  out: boolean;
  set_aside: Patron[];
}

/** Who claimed what, in which turn of the game, how it came out, and what was shown to prove it. */
export interface Claim {
  turn: number;
  seat: number;
  role: string;
  outcome: "caught" | "open" | "proven" | "unchallenged";
  shown: string[];
}

/** The table. */
export interface Board {
  phase: "factions" | "over" | "picking" | "playing";
  turn: number;
  turns: number;
  court: number;
  reserve: number;
  treasury: number;
  players: Player[];
  claims: Claim[];
  /** Whether the Inquisitor is in the game, in place of the Ambassador. */
  inquisition: boolean;
}

/** Everything that may happen, by its type. */
export type EventType =
  | "GameBegan"
  | "CardsDealt"
  | "PatronKept"
  | "FactionsSet"
  | "Declared"
  | "Challenged"
  | "ClaimProven"
  | "Blocked"
  | "PatronLost"
  | "Eliminated"
  | "CoinsMoved"
  | "CoinsStolen"
  | "CardsDrawn"
  | "CardsReturned"
  | "CardExamined"
  | "Examined"
  | "FactionSwitched"
  | "ReserveTaken"
  | "GameWon";
