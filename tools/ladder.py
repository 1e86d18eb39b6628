"""Measure the levels of every game and write docs/ladder.md: `make ladder`.

Neighbouring levels meet. Games are kept in build/ladder, so that each run adds to what is there; what they came to is
kept in training/ladder.json, which is committed, and the page is made of that.
"""

from __future__ import annotations

import argparse
from datetime import date
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any

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
RESULTS = ROOT / "training" / "ladder.json"
PAIRS = tuple(zip(LEVELS[1:], LEVELS, strict=False))
SEATS = {"coup": (2, 4), "inwo": (2, 4), "potdevin": (3,), "pax": (2,), "oath": (4,)}
"""Where it matters least where one sits: among heuristics the Chancellor of Oath wins 23 of 24 games at two seats, and
13 at four."""
SEED = 2026
SEARCHING = LEVELS[-1]

HEAD = """# The ladder

How strong the five levels of each game are, measured by `make ladder`: it adds games,
keeps what they came to in `training/ladder.json`, and makes this page of that.

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
    found: list[Pair] = []
    for seats in SEATS.get(game, find(game).seat_counts[:1]):
        for pair in PAIRS:
            entrants = [untimed(game, level) for level in pair]
            contest = contest_for(game, entrants, seats=seats, seed=SEED)
            found.append(Pair(pair, contest, KEPT / f"{game}-{seats}-{'-'.join(pair)}-{ways_of(game, pair)}"))
    return found


def ways_of(game: str, pair: tuple[str, str]) -> str:
    """A mark of how these levels play now: games of a level that searched otherwise are not counted with it."""
    rules = find(game)
    skills: list[Any] = [skill_of(rules, level) for level in pair]
    if rules.manners is not None and rules.manners.revision > 1:
        skills.append(rules.manners.revision)
    ways = (rules.revision, skills, effort_of(rules), REVISION) if SEARCHING in pair else (rules.revision, skills)
    return blake2b(msgspec.json.encode(ways), digest_size=4).hexdigest()


def skill_of(rules: Game, level: str) -> Skill | float | None:
    """How well a level that plays by the heuristic does so; None for the others."""
    return SLIPS.get(level) if rules.manners is None else rules.manners.skills.get(level)


def untimed(game: str, level: str) -> str:
    """A level without its limit of time, which would make it weaker on a busy machine."""
    return f"search:{effort_of(find(game)).iterations}" if level == SEARCHING else level


def measure(games: list[str], only: list[str], seats: int, minutes: float, most: int, jobs: int) -> None:
    """Play rounds of every pair, or of some, in turn until the time is up or each has enough."""
    start = perf_counter()
    pairs = [pair for game in games for pair in pairs_of(game) if not only or "-".join(pair.levels) in only]
    pairs = [pair for pair in pairs if seats in (0, pair.contest.seats)]
    counts = [len(pair.played()) for pair in pairs]
    while min(counts) < most and perf_counter() - start < 60 * minutes:
        at = counts.index(min(counts))
        pair = pairs[at]
        pair.play(counts[at] + round_length(2, pair.contest.seats), jobs)
        counts[at] = len(pair.played())


# -- The page ----------------------------------------------------------------------------------------------------------


def page(games: list[str], rows: list[Row]) -> str:
    """The page, from all that was found."""
    parts = [HEAD]
    for game in games:
        parts.append(section(game, rows))
    return "\n\n".join([part.strip() for part in parts]) + "\n"


def section(game: str, rows: list[Row]) -> str:
    """What is known of one game."""
    found = find(game)
    lines = [f"## {found.say(Label('game-title'))}", ""]
    lines += [
        "| | against | seats | ahead | 95 % | deals | games | clear | measured |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    own = [row for row in rows if row.game == game]
    lines += [row.line() for row in own]
    for pair in PAIRS:
        if pair not in [row.levels for row in own]:
            lines.append(f"| {pair[0]} | {pair[1]} | | not measured | | 0 | 0 | | |")
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
            told.append(f"- {level}: {'; '.join([rules.manners.blind_spots[spot] for spot in skill.blind])}.")
    return ["What they are blind to:", "", *told, ""]


class Row(msgspec.Struct, frozen=True):
    """What a pair came to: a line of training/ladder.json, which is committed where the games are not."""

    game: str
    seats: int
    levels: tuple[str, str]
    ways: str
    """How the levels played (`ways_of`); nothing if they played otherwise than any do now."""
    ahead: float
    low: float
    high: float
    deals: int
    games: int
    measured: str

    def line(self) -> str:
        """The row of a table; levels that have changed since are marked."""
        one, other = self.levels
        interval = f"{100 * self.low:.0f} to {100 * self.high:.0f} %"
        clear = "yes" if self.low > 0.5 else "no"
        since = "" if self.ways == ways_of(self.game, self.levels) else ", before one of them changed"
        cells = [one, other, str(self.seats), f"{100 * self.ahead:.0f} %", interval, str(self.deals), str(self.games)]
        return f"| {' | '.join([*cells, clear, self.measured + since])} |"


def read_rows() -> list[Row]:
    """What was found before."""
    return msgspec.json.decode(RESULTS.read_bytes(), type=list[Row]) if RESULTS.exists() else []


def write_rows(rows: list[Row]) -> None:
    """Keep what was found, a line each."""
    lines = [msgspec.json.encode(row).decode() for row in rows]
    RESULTS.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def renewed(games: list[str]) -> list[Row]:
    """All rows: those of games that are kept here, and the others as they were; of a pair the one with more games."""
    rows = {(row.game, row.seats, row.levels): row for row in read_rows()}
    for game in games:
        for pair in pairs_of(game):
            fresh = row_of(game, pair)
            key = (game, pair.contest.seats, pair.levels)
            old = rows.get(key)
            if fresh is not None and (old is None or old.ways != fresh.ways or old.games <= fresh.games):
                rows[key] = fresh
    return sorted(rows.values(), key=lambda row: (row.game, row.seats, row.levels[1]))


def row_of(game: str, pair: Pair) -> Row | None:
    """What the games of a pair came to, if there are any."""
    games = pair.played()
    if not games:
        return None
    (duel,) = standings_of(pair.contest, games).duels
    if duel.one != pair.contest.entrants[0]:
        duel = Duel(duel.other, duel.one, duel.deals, 1 - duel.ahead, 1 - duel.high, 1 - duel.low)
    ahead, low, high = round(duel.ahead, 3), round(duel.low, 3), round(duel.high, 3)
    ways, today = ways_of(game, pair.levels), str(date.today())
    return Row(game, pair.contest.seats, pair.levels, ways, ahead, low, high, duel.deals, len(games), today)


def main() -> None:
    """Measure, then write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=names())
    choices = ["-".join(pair) for pair in PAIRS]
    parser.add_argument("--pair", action="append", default=[], choices=choices, help="only these two, or several")
    parser.add_argument("--seats", type=int, default=0, help="only tables of so many")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--most", type=int, default=400, help="games a pair")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    measure(given.games or names(), given.pair, given.seats, given.minutes, given.most, given.jobs)
    rows = renewed(names())
    write_rows(rows)
    PAGE.write_text(page(names(), rows), "utf-8")


if __name__ == "__main__":
    main()
