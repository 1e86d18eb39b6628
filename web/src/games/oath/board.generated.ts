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
