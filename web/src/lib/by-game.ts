// Lessons and puzzles, game by game.

/** What belongs to each game, in the order in which the games come up; the `wanted` one is the first. */
export function byGame<One extends { game: string }>(all: One[], wanted: string | null): [string, One[]][] {
  const games = [...new Set(all.map((one) => one.game))];
  games.sort((one, two) => Number(two === wanted) - Number(one === wanted));
  return games.map((game) => [game, all.filter((one) => one.game === game)]);
}
