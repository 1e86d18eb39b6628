// The emblems of games, from their folders; a game that was installed as a package has its own.
export const EMBLEMS: Record<string, string> = Object.fromEntries(
  Object.entries(import.meta.glob<string>("./*/emblem.ts", { eager: true, import: "default" })).map(([path, body]) => [
    path.split("/")[1],
    body,
  ]),
);
