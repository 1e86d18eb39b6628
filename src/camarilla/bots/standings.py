"""What the games of an arena show: ratings, who beats whom, what a seat is worth, how long games are."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from math import sqrt
from statistics import mean, quantiles
from typing import Any, Final

import msgspec

from camarilla.bots.arena import Contest, Played
from camarilla.bots.search import credit
from camarilla.bots.simulate import Z95, wilson
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.extras import needs

__all__ = ["Duel", "Entrant", "Lengths", "SeatShare", "Standings", "standings_of"]


ALIKE: Final = 1.5
"""Where n deals all went alike, three in n might still go otherwise (the rule of three), each by half a win or so."""


class Entrant(msgspec.Struct, frozen=True):
    """A bot: its rating with the 95 % interval, its part of the wins beside an equal share, and its time a game."""

    name: str
    games: int
    rating: float
    low: float
    high: float
    wins: float
    share: float
    share_low: float
    share_high: float
    equal: float
    seconds: float


class Duel(msgspec.Struct, frozen=True):
    """How often one bot finished ahead of another (a tie is half), over all deals in which both sat."""

    one: str
    other: str
    deals: int
    ahead: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether the interval leaves out an even match."""
        return self.low > 0.5 or self.high < 0.5


class SeatShare(msgspec.Struct, frozen=True):
    """How often a seat won, whoever sat there."""

    seat: int
    share: float
    low: float
    high: float


class Lengths(msgspec.Struct, frozen=True):
    """Decisions a game."""

    mean: float
    min: int
    median: float
    p90: float
    max: int


class Standings(msgspec.Struct, frozen=True):
    """What an arena showed. All but times is a function of contest and number of games."""

    contest: Contest
    games: int
    entrants: list[Entrant]
    """The strongest first."""
    duels: list[Duel]
    seats: list[SeatShare]
    lengths: Lengths
    endings: dict[str, int]


def standings_of(contest: Contest, games: list[Played]) -> Standings:
    """Sum up the games of a contest."""
    games = sorted(games, key=lambda game: game.number)
    if not games:
        raise CamarillaError("no game has been played yet")
    ratings = rate(contest, games)
    entrants = [entrant_of(name, games, ratings[name]) for name in contest.entrants]
    entrants.sort(key=lambda entrant: -entrant.rating)
    order = [entrant.name for entrant in entrants]
    duels = [duel_of(contest, games, one, other) for one, other in combinations(order, 2)]
    endings: dict[str, int] = defaultdict(int)
    for game in games:
        if game.reason:
            endings[game.reason] += 1
    return Standings(
        contest,
        len(games),
        entrants,
        [duel for duel in duels if duel.deals],
        [seat_share(games, seat) for seat in range(contest.seats)],
        lengths_of(games),
        dict(sorted(endings.items())),
    )


# -- Ratings -----------------------------------------------------------------------------------------------------------


def rate(contest: Contest, games: list[Played]) -> dict[str, Any]:
    """openskill's Plackett-Luce ratings, game by game; an entrant with several seats is rated by their mean."""
    with needs("bots", "ratings need"):
        from openskill.models import PlackettLuce  # an extra
    model = PlackettLuce()
    ratings: dict[str, Any] = {name: model.rating(name=name) for name in contest.entrants}
    for game in games:
        sides = [[ratings[game.bots[seat]] for seat in side] for side in game.sides]
        after = model.rate(sides, ranks=[float(game.ranks[side[0]]) for side in game.sides])
        learnt: dict[str, list[Any]] = defaultdict(list)
        for side, rated in zip(game.sides, after, strict=True):
            for seat, rating in zip(side, rated, strict=True):
                learnt[game.bots[seat]].append(rating)
        for name, several in learnt.items():
            mu = mean([rating.mu for rating in several])
            sigma = mean([rating.sigma for rating in several])
            ratings[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return ratings


def entrant_of(name: str, games: list[Played], rating: Any) -> Entrant:
    """The line of one bot. A game in which it sits several times counts as often."""
    wins = 0.0
    chairs = 0
    equal = 0.0
    seconds = 0.0
    played = 0
    for game in games:
        won = credit(game.winners, game.sides)
        own = [seat for seat, bot in enumerate(game.bots) if bot == name]
        if own:
            played += 1
            seconds += game.seconds
        chairs += len(own)
        wins += sum([won[seat] for seat in own])
        equal += len(own) / len(game.sides)
    low, high = wilson(wins, chairs)
    width = Z95 * rating.sigma
    share = wins / max(1, chairs)
    return Entrant(
        name,
        played,
        rating.mu,
        rating.mu - width,
        rating.mu + width,
        wins,
        share,
        low,
        high,
        equal / max(1, chairs),
        seconds / max(1, played),
    )


# -- Who beats whom ----------------------------------------------------------------------------------------------------


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, by the first terms of its expansion: a spread that was seen in few
    deals is known badly itself."""
    z = Z95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def duel_of(contest: Contest, games: list[Played], one: str, other: str) -> Duel:
    """How often `one` finished ahead of `other`. Games of one deal are not independent, so a deal counts as one."""
    deals: dict[int, list[float]] = defaultdict(list)
    for game in games:
        ahead = [
            (0.5 * (game.ranks[mine] <= game.ranks[theirs]) + 0.5 * (game.ranks[mine] < game.ranks[theirs]))
            for mine, bot in enumerate(game.bots)
            if bot == one
            for theirs, rival in enumerate(game.bots)
            if rival == other and not partners(game, mine, theirs)
        ]
        if ahead:
            deals[contest.deal(game.number)].append(mean(ahead))
    means = [mean(values) for values in deals.values()]
    if len(means) < 2:
        middle = means[0] if means else 0.5
        return Duel(one, other, len(means), middle, 0.0, 1.0)
    middle = mean(means)
    spread = sqrt(sum([(value - middle) ** 2 for value in means]) / (len(means) - 1) / len(means))
    width = max(student(len(means) - 1) * spread, ALIKE / len(means))
    return Duel(one, other, len(means), middle, max(0.0, middle - width), min(1.0, middle + width))


def partners(game: Played, one: int, other: int) -> bool:
    """Whether two seats win and lose together."""
    return any(one in side and other in side for side in game.sides)


# -- Seats and lengths -------------------------------------------------------------------------------------------------


def seat_share(games: list[Played], seat: int) -> SeatShare:
    """How often a seat won."""
    wins = sum([credit(game.winners, game.sides)[seat] for game in games])
    low, high = wilson(wins, len(games))
    return SeatShare(seat, wins / len(games), low, high)


def lengths_of(games: list[Played]) -> Lengths:
    """How many decisions games had."""
    counts = sorted([game.decisions for game in games])
    if len(counts) == 1:
        return Lengths(counts[0], counts[0], counts[0], counts[0], counts[0])
    tenths = quantiles(counts, n=10, method="inclusive")
    return Lengths(mean(counts), counts[0], tenths[4], tenths[8], counts[-1])
