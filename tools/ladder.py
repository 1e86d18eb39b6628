"""Measure the levels of every game and write docs/ladder.md: `make ladder`.

Neighbouring levels meet. Games are kept in build/ladder, so that each
run adds to what is there; the page says how many there were.
"""

from __future__ import annotations

import argparse
from datetime import date
from hashlib import blake2b
from pathlib import Path
from time import perf_counter

import msgspec

from camarilla.bots import LEVELS
from camarilla.bots.arena import Contest, Played, contest_for, keep, play_contest, read_kept, round_length
from camarilla.bots.levels import SLIPS, effort_of
from camarilla.bots.search import REVISION
from camarilla.bots.standings import Duel, standings_of
from camarilla.kernel.game import Game, find, names
from camarilla.kernel.manners import Skill
from camarilla.kernel.options import Label

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
PAIRS = tuple(zip(LEVELS[1:], LEVELS, strict=False))
SEATS = {"coup": 2, "potdevin": 3, "pax": 2, "oath": 4}
"""Where it matters least where one sits: among heuristics the Chancellor of Oath wins 23 of 24 games at two seats, and
13 at four."""
SEED = 2026
SEARCHING = LEVELS[-1]

HEAD = """# The ladder

How strong the five levels of each game are, measured by `make ladder` and made from its games by that command alone.

Two bots sit at equal numbers of seats, each deal is played from every seat, and a deal counts once. "Ahead" is how
often the first finishes ahead of the second, a tie being half; an even match is 50 %. The interval is 95 %. A pair is
*clear* if its interval leaves out 50 %; where it is not, the games were too few to tell, and we do not claim it.

Level 1 answers at random. Levels 2 to 4 play by the game's heuristic: 4 with all it sees, 3 and 2 choosing more softly
among close answers, with a shorter memory, fewer plans and blind spots, which are listed with each game. None of them
does what the game calls absurd. Level 5 searches; what it does is listed with each game, too. It is measured without
its limit of time, so that a busy machine measures the same.
"""


class Pair(msgspec.Struct, frozen=True):
    """Two levels that meet in a game, and where their games are kept."""

    levels: tuple[str, str]
    contest: Contest
    folder: Path

    def played(self) -> list[Played]:
        """The games there are, as far as they make whole rounds."""
        kept = {game.number: game for game in read_kept(self.folder, self.contest)}
        whole = round_length(2, self.contest.seats)
        count = 0
        while count in kept:
            count += 1
        return [kept[number] for number in range(count - count % whole)]

    def play(self, games: int, jobs: int) -> None:
        """Play on until there are so many."""
        kept = {game.number for game in read_kept(self.folder, self.contest)}
        for game in play_contest(self.contest, [number for number in range(games) if number not in kept], jobs):
            keep(self.folder, game)


def pairs_of(game: str) -> list[Pair]:
    """The pairs of a game."""
    seats = SEATS.get(game, find(game).seat_counts[0])
    found: list[Pair] = []
    for pair in PAIRS:
        entrants = [untimed(game, level) for level in pair]
        contest = contest_for(game, entrants, seats=seats, seed=SEED)
        found.append(Pair(pair, contest, KEPT / f"{game}-{seats}-{'-'.join(pair)}-{ways_of(game, pair)}"))
    return found


def ways_of(game: str, pair: tuple[str, str]) -> str:
    """A mark of how these levels play now: games of a level that searched otherwise are not counted with it."""
    rules = find(game)
    skills = [skill_of(rules, level) for level in pair]
    ways = (rules.revision, skills, effort_of(rules), REVISION) if SEARCHING in pair else (rules.revision, skills)
    return blake2b(msgspec.json.encode(ways), digest_size=4).hexdigest()


def skill_of(rules: Game, level: str) -> Skill | float | None:
    """How well a level that plays by the heuristic does so; None for the others."""
    return SLIPS.get(level) if rules.manners is None else rules.manners.skills.get(level)


def untimed(game: str, level: str) -> str:
    """A level without its limit of time, which would make it weaker on a busy machine."""
    return f"search:{effort_of(find(game)).iterations}" if level == SEARCHING else level


def measure(games: list[str], only: str, minutes: float, most: int, jobs: int) -> None:
    """Play rounds of every pair, or of one, in turn until the time is up or each has enough."""
    start = perf_counter()
    pairs = [pair for game in games for pair in pairs_of(game) if only in ("", "-".join(pair.levels))]
    counts = [len(pair.played()) for pair in pairs]
    while min(counts) < most and perf_counter() - start < 60 * minutes:
        at = counts.index(min(counts))
        pair = pairs[at]
        pair.play(counts[at] + round_length(2, pair.contest.seats), jobs)
        counts[at] = len(pair.played())


# -- The page ----------------------------------------------------------------------------------------------------------


def page(games: list[str]) -> str:
    """The page, from all games that are kept."""
    parts = [HEAD, f"Measured until {date.today()}."]
    for game in games:
        parts.append(section(game))
    return "\n\n".join(parts) + "\n"


def section(game: str) -> str:
    """What is known of one game."""
    found = find(game)
    lines = [f"## {found.say(Label('game-title'))}", "", f"At {SEATS.get(game, found.seat_counts[0])} seats.", ""]
    lines += ["| | against | ahead | 95 % | deals | games | clear |", "|---|---|---|---|---|---|---|"]
    for pair in pairs_of(game):
        lines.append(line(pair))
    effort = effort_of(found)
    lines += [
        "",
        *blind_spots(found),
        f"Search: up to {effort.iterations} iterations a move, for {effort.seconds:g} s at most.",
    ]
    return "\n".join(lines)


def blind_spots(rules: Game) -> list[str]:
    """What the lower levels of a game never think of, in sentences."""
    if rules.manners is None:
        return []
    told: list[str] = []
    for level, skill in rules.manners.skills.items():
        if skill.blind:
            told.append(f"{level} {' and '.join([rules.manners.blind_spots[spot] for spot in skill.blind])}.")
    return [*told, ""]


def line(pair: Pair) -> str:
    """One pair as a row."""
    one, other = pair.levels
    games = pair.played()
    if not games:
        return f"| {one} | {other} | not measured | | 0 | 0 | |"
    (duel,) = standings_of(pair.contest, games).duels
    if duel.one != pair.contest.entrants[0]:
        duel = Duel(one, other, duel.deals, 1 - duel.ahead, 1 - duel.high, 1 - duel.low)
    interval = f"{100 * duel.low:.0f} to {100 * duel.high:.0f} %"
    clear = "yes" if duel.clear else "no"
    return f"| {one} | {other} | {100 * duel.ahead:.0f} % | {interval} | {duel.deals} | {len(games)} | {clear} |"


def main() -> None:
    """Measure, then write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--pair", default="", choices=["", *["-".join(pair) for pair in PAIRS]], help="only these two")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--most", type=int, default=400, help="games a pair")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    measure(given.games or names(), given.pair, given.minutes, given.most, given.jobs)
    PAGE.write_text(page(names()), "utf-8")


if __name__ == "__main__":
    main()
