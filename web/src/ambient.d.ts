declare module "icon:*" {
  /** The inside of a 512×512 SVG, drawn in `currentColor`. */
  const body: string;
  export default body;
}

declare module "*.ftl?raw" {
  const source: string;
  export default source;
}

declare module "cards:oath" {
  /** What is printed on a card of Oath, as far as it is drawn. */
  const faces: {
    name: string;
    kind: string;
    suit?: string;
    plan?: string;
    timing?: string;
    cost?: Partial<Record<"place_favor" | "place_secret" | "burn_favor" | "burn_secret", number>>;
    defense?: number;
    capacity?: number;
    only?: "site" | "adviser";
    locked?: boolean;
    recover?: { type: string; amount: number; bank: string | null };
  }[];
  export default faces;
  /** The faces of the dice. */
  export const attackDie: { swords: number; hollow: number; skull: number }[];
  export const defenseDie: { shields: number; double?: boolean }[];
}

declare module "art:*" {
  /** The rows of a game's table of pictures, by card. */
  export const rows: Record<string, unknown>;
  /** The outlines of the motifs it names, on a field of 256. */
  export const motifs: Record<string, string>;
}
