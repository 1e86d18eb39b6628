// The emblem of each game, from its folder, wherever games are listed.
const emblems = import.meta.glob<string>("./*/emblem.ts", { eager: true, import: "default" });

export function emblemOf(game: string): string {
  return emblems[`./${game}/emblem.ts`] ?? emblems["./generic/emblem.ts"] ?? "";
}
