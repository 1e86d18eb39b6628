// Written by `make types` from camarilla.games.inwo.view. Do not edit.

/** A group in a structure with its current values and its place on the grid. */
export interface GroupView {
  slot: number;
  card: string;
  power: number;
  global_power: number;
  resistance: number;
  alignments: string[];
  attributes: string[];
  tokens: number;
  x: number;
  y: number;
  turned: number;
  master: number;
  side: number;
  open_arrows: number[];
  devastated?: boolean;
  marks?: string[];
}

/** A Resource in play, what it is linked to, and how many cards lie under it. */
export interface ResourceView {
  slot: number;
  card: string;
  tokens: number;
  linked_to?: number;
  under?: number;
  written?: string | null;
}

/** A card; its name is None where the viewer may not know it. */
export interface Card {
  slot: number;
  card: string | null;
}

/** What a viewer sees of a player. */
export interface PlayerView {
  illuminati: string;
  out: boolean;
  groups: GroupView[];
  resources: ResourceView[];
  agents: string[];
  plots: Card[];
  exposed: Card[];
  hand: Card[];
  plot_deck: Card[];
  group_deck: Card[];
  discards: string[];
  destroyed: string[];
  goal_count: number;
  turns: number;
}

/** The attack under way with its running sum. */
export interface AttackView {
  attacker: number;
  defender: number;
  kind: string;
  leader: number;
  target: number;
  privileged: boolean;
  instant: boolean;
  committed: boolean;
  strength: number;
  /** What it is, the card, effect or alignment it comes from, and the number. */
  parts: [string, string, number][];
  /** Groups the attacker has named as aid, whose tokens go when the attack is committed, and what each will add. */
  promised: [string, number][];
  dice: number[];
}

/** An announced play whose window is open. */
export interface PlayView {
  seat: number;
  what: string;
  stands: boolean;
}

/** The table. */
export interface Board {
  step: string;
  moment: string;
  turn: number;
  turns: number;
  basic_goal: number;
  players: PlayerView[];
  nwo: string[];
  table: Card[];
  attacks: AttackView[];
  plays: PlayView[];
  rolling: number[];
  claims: [number, number][];
  effects: [string, number, number[], string][];
  told: number[][];
}

/** An attack, reckoned. */
export interface AttackFigures {
  /** The strength it will have if nobody adds anything more: with the aid that is named and not yet spent. */
  strength: number;
  /** The highest roll that succeeds; 0 if none does. */
  highest: number;
  /** In how many of 36 rolls it succeeds. */
  chances: number;
  /** The sum of the dice, once they are rolled. */
  rolled: number | null;
  /** Whether it succeeds as the dice lie. */
  success: boolean | null;
}

/** By what a player claims victory; `total` of a Goal that counts no groups is None. */
export interface ClaimFigures {
  seat: number;
  /** `basic goal`, `special goal` or the id of a Goal card. */
  goal: string;
  groups: number;
  /** How many of the groups count double (IN-14.15). */
  doubles: number;
  /** What else counts. */
  more: number;
  total: number | null;
}

/** The attacks under way and the claims of victory, in the order of the board's. */
export interface Figures {
  attacks: AttackFigures[];
  claims: ClaimFigures[];
}

/** Everything that may happen, by its type. */
export type EventType =
  | "TurnBegan"
  | "CardMoved"
  | "CardShown"
  | "Played"
  | "Settled"
  | "TokensPlaced"
  | "TokensLost"
  | "AttackDeclared"
  | "Joined"
  | "StrengthFixed"
  | "Rolled"
  | "AttackEnded"
  | "GroupTaken"
  | "Status"
  | "DealStruck"
  | "Claimed"
  | "Eliminated"
  | "GameEnded";
