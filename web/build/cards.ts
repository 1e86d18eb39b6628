// `import faces from "cards:oath"` gives of each card of Oath what a drawing shows, and leaves the rest at home; beside it
// are the faces of the dice.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

interface Printed {
  name: string;
  kind: string;
  suit?: string | null;
  battle_plan?: string | null;
  timing?: string | null;
  cost?: Record<string, number>;
  defense_dice?: number;
  capacity?: number;
  restriction?: { site_only: boolean; adviser_only: boolean; locked: boolean };
  relic_recover_cost?: { type: string; amount: number; bank: string | null } | null;
}

const NAME = "cards:oath";
const FILE = fileURLToPath(new URL("../../src/camarilla/games/oath/cards.json", import.meta.url));

function shown(card: Printed): Record<string, unknown> {
  const only = card.restriction?.site_only ? "site" : card.restriction?.adviser_only ? "adviser" : undefined;
  const cost = Object.fromEntries(Object.entries(card.cost ?? {}).filter(([, count]) => count > 0));
  return {
    name: card.name,
    kind: card.kind,
    suit: card.suit ?? undefined,
    plan: card.battle_plan ?? undefined,
    timing: card.timing ?? undefined,
    cost: Object.keys(cost).length ? cost : undefined,
    defense: card.defense_dice || undefined,
    capacity: card.capacity,
    only,
    locked: card.restriction?.locked || undefined,
    recover: card.relic_recover_cost ?? undefined,
  };
}

export function cards(): Plugin {
  return {
    name: "oath-cards",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const all = JSON.parse(readFileSync(FILE, "utf-8")) as { cards: Printed[]; board: Record<string, unknown> };
      return [
        `export default JSON.parse(${JSON.stringify(JSON.stringify(all.cards.map(shown)))});`,
        `export const attackDie = ${JSON.stringify(all.board.attack_die)};`,
        `export const defenseDie = ${JSON.stringify(all.board.defense_die)};`,
      ].join("\n");
    },
  };
}
