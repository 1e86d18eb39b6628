// Written by `make types` from camarilla.games.pax.view. Do not edit.

/** A luminary; the name is None where the viewer may not know it. */
export interface Card {
  slot: number;
  name: string | null;
}

/** A place of the field: its card, and whose token lies in each of the card's cells, from the top. */
export interface Cell {
  card: Card | null;
  up: boolean;
  tokens: (number | null)[];
  marked: boolean;
}

/** A lodge, and who controls it. */
export interface Lodge {
  faction: string;
  cells: number[];
  master: number | null;
}

/** A plot in play that everybody knows, or the viewer's own; `met` says whether the viewer meets it by itself. */
export interface Plot {
  name: string;
  owner: number | null;
  on: number[];
  beside: number[];
  met: boolean;
}

/** An edict in play. */
export interface Edict {
  name: string;
  owner: number;
  favours: number;
}

/** What a viewer sees of a player. `plot` is None where the viewer may not know it. */
export interface Player {
  place: number;
  connection: number;
  factions: string[];
  favours: Record<string, number>;
  tokens: number;
  hand: Card[];
  hand_limit: number;
  plot: string | null;
  faction_cards: string[];
  events: (string | null)[];
  special: string | null;
}

/** The automated opponent: its seat, which one it is, and the cell of its figure (None: its areopagus). */
export interface Opponent {
  seat: number;
  name: string;
  figure: number | null;
  plans: Card[];
}

/** The table. */
export interface Board {
  phase: "actions" | "events" | "over" | "set-up";
  round: number;
  first: number;
  turn: number;
  actions: number;
  field: Cell[];
  lodges: Lodge[];
  court: (Card | null)[];
  steward: number;
  deck: number;
  discard: number;
  discard_top: string | null;
  chain: Card[];
  quick: number | null;
  disputes: Card[];
  supply: Record<string, number>;
  faction_row: string[];
  used_factions: string[];
  borrowed: string[];
  plots: Plot[];
  event_deck: number;
  event_discard_top: string | null;
  event_tops: string[];
  edicts_discarded: number;
  edicts: Edict[];
  enhanced: number[];
  players: Player[];
  opponent: Opponent | null;
}

/** A part of what a plot asks for: what is counted, how much of it there is, and how much it takes. */
export interface Part {
  what: string;
  have: number;
  need: number;
}

/** For each plot that the viewer may realise, by name: how far the viewer is with it. */
export interface Figures {
  plots: Record<string, Part[]>;
}

/** Everything that may happen, by its type. */
export type EventType =
  | "GameBegan"
  | "PlotDealt"
  | "TurnBegan"
  | "CardsDrawn"
  | "CourtTaken"
  | "CourtUpdated"
  | "DeckShuffled"
  | "CardDiscarded"
  | "CardScouted"
  | "CardLaid"
  | "CardTurned"
  | "CardDismissed"
  | "CardsSwapped"
  | "TokensPlaced"
  | "TokenMoved"
  | "TokensRemoved"
  | "FavoursSpent"
  | "FavoursGained"
  | "FavourIntercepted"
  | "FavourShared"
  | "Interrogated"
  | "DisputeBegan"
  | "DisputeCard"
  | "DisputeEnded"
  | "RewardPlaced"
  | "RewardUsed"
  | "Conspired"
  | "QuickFavour"
  | "FactionTaken"
  | "FactionUsed"
  | "FactionBorrowed"
  | "FactionReturned"
  | "PlotRealised"
  | "PlotLost"
  | "PlotRegained"
  | "PlotSeen"
  | "HandSeen"
  | "EventsDrawn"
  | "EventKept"
  | "EdictPlayed"
  | "EdictEased"
  | "SpecialPlayed"
  | "EventDiscarded"
  | "LastRound"
  | "ActionBought"
  | "OpponentStep"
  | "PlanOpened"
  | "FigureMoved"
  | "GameEnded";
