// Who would win, and what is missing: the oath, the Empire's regime, an Exile's ways (OA-2.11, OA-3).
import type { Board } from "./board.generated";
import { END_ROLLS, faceOf, ROUNDS, slugOf, VISIONS_NEEDED } from "./oath";

export interface Part {
  /** What is counted; `oath-part-…` names it. */
  what: string;
  have: number;
  need: number;
}

export interface Goal {
  seat: number;
  way: "regime" | "usurper" | "conquest" | "rebellion" | "sanctuary" | "faith";
  parts: Part[];
  met: boolean;
}

const part = (what: string, have: number, need: number): Part => ({ what, have, need });

/** What the oath counts of each seat, and who keeps it. */
export function oathCounts(board: Board): { what: "sites" | "items" | "people" | "darkest"; counts: number[] } {
  const holds = (banner: string): number[] =>
    board.players.map((_, seat) => Number(board.banners[banner]?.holder === seat));
  const none = board.players.map(() => 0);
  if (board.oath === "people") return { what: "people", counts: holds("people") };
  if (board.oath === "devotion") return { what: "darkest", counts: holds("darkest") };
  if (board.oath === "protection") return { what: "items", counts: board.standing?.held ?? none };
  return { what: "sites", counts: board.standing?.ruled ?? none };
}

/** What must be rolled at the end of this round for the Empire to win: 1 is certain, null cannot happen yet. */
export function endRoll(board: Board): number | null {
  return board.round >= ROUNDS ? 1 : (END_ROLLS[board.round] ?? null);
}

function most(counts: readonly number[], seat: number): Part[] {
  const others = Math.max(0, ...counts.filter((_, other) => other !== seat));
  return [part("", counts[seat] ?? 0, others + 1)];
}

const MEASURES: Record<string, (board: Board, seat: number) => Part[]> = {
  conquest: (board, seat) => most(board.standing?.ruled ?? [], seat).map((one) => ({ ...one, what: "sites" })),
  sanctuary: (board, seat) => most(board.standing?.held ?? [], seat).map((one) => ({ ...one, what: "items" })),
  rebellion: (board, seat) => [part("people", Number(board.banners.people?.holder === seat), 1)],
  faith: (board, seat) => [part("darkest", Number(board.banners.darkest?.holder === seat), 1)],
};

/** The Visions a seat has revealed: the own one, and those its False Prophet stands on. */
export function visionsOf(board: Board, seat: number): string[] {
  const prophesied = board.prophets.filter(([prophet]) => prophet === seat).map(([, slot]) => slot);
  const lying = board.players.flatMap((player, owner) =>
    player.vision && (owner === seat || prophesied.includes(player.vision.slot)) ? [player.vision.name] : [],
  );
  return lying.flatMap((name) => (faceOf(name) && name ? [slugOf(name).replace("vision-of-", "")] : []));
}

/** All ways to win that are open now, the Empire's first. */
export function goalsOf(board: Board): Goal[] {
  const standing = board.standing;
  if (!standing || board.title === null) return [];
  const imperial = board.players[board.title]?.role !== "exile";
  const goals: Goal[] = [
    { seat: standing.successor, way: "regime", parts: [part("title", Number(imperial), 1)], met: imperial },
  ];
  for (const seat of board.order) {
    if (board.players[seat]?.role !== "exile") continue;
    const title = board.title === seat;
    const ways = standing.ways[seat] ?? [];
    goals.push({
      seat,
      way: "usurper",
      met: ways.includes("usurper"),
      parts: [part("title", Number(title), 1), part("usurper", Number(title && board.usurper), 1)],
    });
    for (const vision of visionsOf(board, seat)) {
      const parts = MEASURES[vision]?.(board, seat);
      if (!parts) continue;
      const drawn = part("visions", Math.min(board.visions, VISIONS_NEEDED), VISIONS_NEEDED);
      goals.push({
        seat,
        way: vision as Goal["way"],
        parts: [...parts, drawn],
        met: ways.includes(`vision-${vision}`),
      });
    }
  }
  return goals;
}
