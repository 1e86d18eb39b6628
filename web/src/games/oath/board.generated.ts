// Written by `make types` from camarilla.games.oath.view. Do not edit.

/** A card: its name where the viewer may know it, whether it lies faceup, its back, and what lies on it. */
export interface Lying {
  slot: number;
  name: string | null;
  faceup: boolean;
  vision: boolean | null;
  favor: number;
  secrets: number;
}

/** A space of the land. */
export interface Space {
  slot: number;
  name: string | null;
  faceup: boolean;
  cards: Lying[];
  relics: Lying[];
  favor: number;
  secrets: number;
  warbands: number;
  owner: number | null;
}

/** A player's board. */
export interface Player {
  role: "chancellor" | "citizen" | "exile";
  color: string | null;
  favor: number;
  secrets: number;
  facedown_secrets: number;
  supply: number;
  pawn: number | null;
  warbands: number;
  bank: number;
  advisers: Lying[];
  relics: Lying[];
  vision: Lying | null;
  hand: Lying[];
}

/** A banner: who holds it, the favor or secrets on it, and whether it shows its Mob side. */
export interface Banner {
  holder: number | null;
  tokens: number;
  mob: boolean;
}

/** A campaign under way. */
export interface Fight {
  attacker: number;
  defender: number;
  targets: number[];
  allies: number[];
  attack: number;
  defense: number;
  step: number;
  plans: string[];
  attack_dice: number[];
  defense_dice: number[];
  /** Who used each plan; None for the bandits. */
  users: (number | null)[];
  /** How many fight on each side, bandits included, and how many warbands the attacker could lose. */
  forces: [number, number, number];
  /** Attack and defense as far as they are known. */
  values: [number, number];
  /** The pools if the targets were these and the whole force attacked; attack dice that lack count below 0. */
  likely: [number, number];
  /** What plans do to the dice. */
  notes: Record<string, number>;
  sacrifice: boolean;
  won: number | null;
}

/** How things stand for the end: who keeps the oath, by seat what is ruled and held, and who would win how. */
export interface Standing {
  keepers: number[];
  ruled: number[];
  held: number[];
  ways: string[][];
  successor: number;
}

/** The table. How many cards the World Deck has is nobody's business (OA-9.4a). */
export interface Board {
  phase: string;
  round: number;
  turn: number;
  order: number[];
  oath: string;
  title: number | null;
  usurper: boolean;
  visions: number;
  banks: Record<string, number>;
  shared: number;
  spaces: Space[];
  players: Player[];
  reliquary: (Lying | null)[];
  banners: Record<string, Banner>;
  piles: Lying[][];
  world_top: string | null;
  relic_deck: number;
  dispossessed: number;
  box: string[];
  prophets: [number, number][];
  caged: number[];
  promises: number[][];
  campaign: Fight | null;
  chronicle: string;
  game: number;
  winner: number | null;
  ways: string[];
  standing: Standing | null;
}

/** What the tracks of rounds and of Visions say. */
export interface Tracks {
  /** By round, from the first on: what must be rolled at its end for the Empire to win (see `Standings`). */
  end_rolls: (number | null)[];
  /** How many Visions there are to be drawn. */
  visions: number;
  /** How many must be drawn before one can win (OA-3.2b). */
  visions_needed: number;
  /** Supply of a search of the World Deck (OA-2.1.6). */
  search: number;
}

/** A part of what it takes to win: what is counted, how much of it there is, and how much it takes. */
export interface Part {
  what: string;
  have: number;
  need: number;
}

/** A way to win that is open now (OA-3), and who would win by it: `regime`, `usurper`, or a Vision by name. */
export interface Goal {
  seat: number;
  way: string;
  parts: Part[];
  met: boolean;
}

/** What the Oath counts of each seat, and every open way to win, the Empire's first. */
export interface Standings {
  /** `sites`, `items`, `people` or `darkest`. */
  counted: string;
  counts: number[];
  goals: Goal[];
  /** What must be rolled at the end of this round for the Empire to win: 1 is certain, None cannot happen yet. */
  end_roll: number | null;
}

/** How a battle may go. */
export interface Odds {
  /** By the dice alone. */
  win: number;
  /** With warbands sacrificed where that is enough. */
  sacrificing: number;
  /** Each difference between attack and defense with its chance, the smallest first. */
  margins: [number, number][];
  /** How many warbands the dice kill, on average. */
  skulls: number;
  attack: number;
  defense: number;
}

/** A campaign under way: the dice it would be rolled with, and the odds until the attacker has rolled. */
export interface Clash {
  attack: number;
  defense: number;
  odds: Odds | null;
}

/** What can be worked out; no standings before everybody has a board, and no campaign where there is none. */
export interface Figures {
  tracks: Tracks;
  standings: Standings | null;
  campaign: Clash | null;
}

/** Everything that may happen, by its type. */
export type EventType =
  | "GameBegan"
  | "RoundBegan"
  | "TurnBegan"
  | "ActionBegan"
  | "PowerUsed"
  | "FavorGained"
  | "FavorTaken"
  | "FavorGiven"
  | "FavorBurnt"
  | "SecretsGained"
  | "SecretsTaken"
  | "SecretsBurnt"
  | "WarbandsGained"
  | "WarbandsKilled"
  | "WarbandsMoved"
  | "CardsDrawn"
  | "VisionDrawn"
  | "CardPlayed"
  | "CardDiscarded"
  | "CardsPeeked"
  | "RelicTaken"
  | "BannerMoved"
  | "SiteRevealed"
  | "Travelled"
  | "CampaignBegan"
  | "DiceRolled"
  | "CampaignEnded"
  | "TitleMoved"
  | "Usurped"
  | "BecameCitizen"
  | "BecameExile"
  | "DealStruck"
  | "EndDieRolled"
  | "GameWon"
  | "OathSworn"
  | "EdificeRaised";
