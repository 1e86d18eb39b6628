"""Many games between bots, and what they show.

Game `i` is a function of the plan and `i` alone, so the results are the same whatever the number of processes, and any
one of them can be played again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import sqrt
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Final, TypeVar

import msgspec

from camarilla.bots import bot_named
from camarilla.bots.match import Match, play_match
from camarilla.bots.search import credit
from camarilla.kernel.errors import BadInput, CamarillaError
from camarilla.kernel.game import Game, find
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.state import Result

__all__ = [
    "Between",
    "Lengths",
    "Plan",
    "Share",
    "Summary",
    "Tally",
    "Timing",
    "credit",
    "cycled",
    "matches",
    "plan_for",
    "simulate",
    "spread",
    "wilson",
]

P = TypeVar("P")
T = TypeVar("T")

Z95: Final = 1.959963984540054
"""The 97.5 % point of the normal distribution: an interval of 95 %."""
CHUNKS_A_JOB: Final = 8
"""Into how many parts the share of a process is cut, so that the bar moves and no process waits long at the end."""
LARGEST_CHUNK: Final = 250


# -- The plan ----------------------------------------------------------------------------------------------------------


class Plan(msgspec.Struct, frozen=True):
    """What is simulated: the game, a bot a seat, the game's options, the seed that all games derive from."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    records: bool = False

    def game_seed(self, number: int) -> bytes:
        """The seed of the game of that number, counted from 0."""
        return Rng(bytes.fromhex(self.seed)).fork(f"game:{number}").key


def plan_for(
    game: str | Game,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int | str | bytes | None = None,
    records: bool = False,
) -> Plan:
    """A plan, checked before the first game is played; `bots` are cycled over the seats that are asked anything."""
    found = find(game if isinstance(game, str) else game.name)  # by name: that is how a process of the pool finds it
    count = seats_for(found, bots, options) if seats is None else seats
    chosen = found.read_options(count, options)
    automatons = found.automatons(count, chosen)
    names = iter(cycled(bots, count - len(automatons)))
    players = tuple([automatons[seat] if seat in automatons else next(names) for seat in range(count)])
    for name in bots:
        bot_named(found, name)
    return Plan(found.name, players, msgspec.to_builtins(chosen), seed_bytes(seed).hex(), records)


def seats_for(game: Game, bots: Sequence[str], options: dict[str, Any] | None) -> int:
    """How many seats are meant when nobody says: one a bot and one an automaton, or else the second smallest table."""
    chosen = game.convert_options(options or {})
    for seats in game.seat_counts:
        if seats == len(bots) + len(game.automatons(seats, chosen)):
            return seats
    return game.seat_counts[:2][-1]


def cycled(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat: the names in turn, over and over."""
    if not bots or not all(bots):
        raise BadInput("at least one bot must be named, and none by an empty name")
    if len(bots) > seats:
        raise BadInput(f"{len(bots)} bots are named for {seats} seats; name at most one a seat")
    return tuple([bots[seat % len(bots)] for seat in range(seats)])


# -- Playing -----------------------------------------------------------------------------------------------------------


def matches(plan: Plan, games: int, jobs: int = 1) -> Iterator[Match]:
    """The games of a plan, in order, played by so many processes."""
    if jobs == 1 and games >= 1:
        yield from play_range(plan, 0, games)
    else:
        yield from spread(play_list, plan, games, jobs)


def spread(play: Callable[[P, int, int], list[T]], plan: P, games: int, jobs: int) -> Iterator[T]:
    """What `play` gives of the games of a plan from one number to before another, in order, by so many processes."""
    if games < 1 or jobs < 1:
        raise BadInput(f"at least one game and one job are needed, not {games} and {jobs}")
    if jobs == 1 or games == 1:
        for number in range(games):
            yield from play(plan, number, number + 1)
        return
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_A_JOB)))
    starts = range(0, games, size)
    # Spawned, not forked: the same on every platform, and safe beside the thread that draws a progress bar.
    with ProcessPoolExecutor(min(jobs, len(starts)), mp_context=get_context("spawn")) as pool:
        ends = [min(start + size, games) for start in starts]
        try:
            for played in pool.map(play, [plan] * len(starts), starts, ends):
                yield from played
        except BrokenProcessPool:
            raise CamarillaError("a process that played games has died; with one job the reason can be seen") from None


def play_range(plan: Plan, start: int, end: int) -> Iterator[Match]:
    """The games of a plan from number `start` to before `end`."""
    for number in range(start, end):
        yield play_match(plan.game, plan.bots, seed=plan.game_seed(number), options=plan.options, record=plan.records)


def play_list(plan: Plan, start: int, end: int) -> list[Match]:
    """The games of `play_range` as a list, for a process of the pool."""
    return list(play_range(plan, start, end))


# -- What they show ----------------------------------------------------------------------------------------------------


class _Wins(msgspec.Struct, frozen=True):
    """How many games were won, and the rate with its 95 % interval."""

    name: str
    seats: tuple[int, ...]
    games: int
    wins: float
    rate: float
    low: float
    high: float


class Share(_Wins, frozen=True):
    """How often a seat, a bot or a team won: `wins` of `games`, the rate with its 95 % interval, and the averages.

    A bot that plays for several sides has a game for each of them (partners of one name count once). Such games are not
    independent, since one side's win is the other's loss, which makes the interval of that bot, if anything, too wide.
    """

    score: float
    rank: float


class Between(_Wins, frozen=True):
    """How many of all games a bot won, at whichever of its seats, with the 95 % interval.

    A win shared by several sides counts for their part of it; partners of different names both have it whole.
    """


class Lengths(msgspec.Struct, frozen=True):
    """Decisions a game."""

    mean: float
    min: int
    max: int


class Timing(msgspec.Struct, frozen=True):
    """How fast it went: the part that differs from run to run."""

    seconds: float
    decisions_per_second: float
    jobs: int


class Summary(msgspec.Struct, frozen=True):
    """What the games of a plan showed. All but `timing` is a function of plan and number of games."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    games: int
    bots: list[Share]
    between: list[Between]
    """How many of all games each bot won, at whichever of its seats."""
    by_seat: list[Share]
    teams: list[Share]
    """Empty where everybody plays alone."""
    shared_wins: int
    """Games that more than one side won."""
    lengths: Lengths
    endings: dict[str, int]
    """How often games ended for a reason that the game names."""
    timing: Timing


class Count:
    """Sums behind a `Share`."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.score = 0
        self.rank = 0

    def add(self, won: float, result: Result, seat: int) -> None:
        """One game of one seat."""
        self.games += 1
        self.wins += won
        self.score += result.scores[seat]
        self.rank += result.ranks[seat]

    def share(self, name: str, seats: tuple[int, ...]) -> Share:
        """The averages, with the interval."""
        games = max(1, self.games)
        low, high = wilson(self.wins, self.games)
        rate = self.wins / games
        return Share(name, seats, self.games, self.wins, rate, low, high, self.score / games, self.rank / games)


class Tally:
    """Counts matches as they come."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.shortest = 0
        self.longest = 0
        self.shared = 0
        self.endings: Counter[str] = Counter()
        self.seats = [Count() for _ in plan.bots]
        self.bots = {name: Count() for name in plan.bots}
        self.teams: dict[tuple[int, ...], Count] = {}
        self.started = perf_counter()

    def add(self, match: Match) -> None:
        """Count one game."""
        result = match.result
        won = credit(result.winners, match.sides)
        for seat, count in enumerate(self.seats):
            count.add(won[seat], result, seat)
        for side in match.sides:
            if len(side) > 1:
                self.teams.setdefault(side, Count()).add(won[side[0]], result, side[0])
            for name, seat in {match.bots[seat]: seat for seat in reversed(side)}.items():
                self.bots[name].add(won[seat], result, seat)
        self.shared += 0.0 < max(won) < 1.0
        self.shortest = match.decisions if self.games == 0 else min(self.shortest, match.decisions)
        self.longest = max(self.longest, match.decisions)
        self.decisions += match.decisions
        self.games += 1
        if result.reason:
            self.endings[result.reason] += 1

    def summary(self, jobs: int = 1) -> Summary:
        """What was counted so far."""
        plan = self.plan
        seconds = perf_counter() - self.started
        return Summary(
            plan.game,
            len(plan.bots),
            plan.options,
            plan.seed,
            self.games,
            [count.share(name, seats_of(plan, name)) for name, count in self.bots.items()],
            [between(name, seats_of(plan, name), self.games, count.wins) for name, count in self.bots.items()],
            [count.share(plan.bots[seat], (seat,)) for seat, count in enumerate(self.seats)],
            [
                count.share(" + ".join([plan.bots[seat] for seat in side]), side)
                for side, count in sorted(self.teams.items())
            ],
            self.shared,
            Lengths(self.decisions / max(1, self.games), self.shortest, self.longest),
            dict(sorted(self.endings.items())),
            Timing(seconds, self.decisions / seconds, jobs),
        )


def simulate(plan: Plan, games: int, jobs: int = 1, each: Callable[[int, Match], None] | None = None) -> Summary:
    """Play the games of a plan and sum them up; `each` is told every game with its number, in order."""
    tally = Tally(plan)
    for number, match in enumerate(matches(plan, games, jobs)):
        tally.add(match)
        if each is not None:
            each(number, match)
    return tally.summary(jobs)


def seats_of(plan: Plan, name: str) -> tuple[int, ...]:
    """Where a bot of that name sits."""
    return tuple([seat for seat, bot in enumerate(plan.bots) if bot == name])


def between(name: str, seats: tuple[int, ...], games: int, wins: float) -> Between:
    """What the seats of one bot won between them, of so many games."""
    return Between(name, seats, games, wins, wins / max(1, games), *wilson(wins, games))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's score, which behaves near 0 and 1; 0 to 1 if nothing was played."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = Z95 * Z95 / games
    middle = rate + square / 2
    half = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games))
    low, high = (middle - half) / (1 + square), (middle + half) / (1 + square)
    return min(rate, max(0.0, low)), max(rate, min(1.0, high))
