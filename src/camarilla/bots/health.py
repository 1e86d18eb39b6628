"""How a game fares over many games of bots: how long it is, who wins by what, what is used, when it is decided.

Game `i` is a function of the plan and `i` alone. Who leads is told by the game's own judgement of a position
(`Prospects.evaluate`), looked at whenever a new turn begins.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

import msgspec

from camarilla.bots import bot_named
from camarilla.bots.match import seats_asked, streams_of
from camarilla.bots.search import credit
from camarilla.bots.simulate import Plan, plan_for, spread, wilson
from camarilla.kernel.bots import Bot, figured
from camarilla.kernel.game import Game, find
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table

__all__ = ["GameHealth", "Health", "Usage", "WinShare", "health_of", "health_plan", "watch_game"]

PLAYER: Final = "level4"
NAMING: Final = (
    *("action", "card", "plot", "happening", "faction", "banner", "goal"),
    *("what", "kind", "ability", "side", "outcome"),
)
"""Fields of events that say what was used."""


# -- One game ----------------------------------------------------------------------------------------------------------


class GameHealth(msgspec.Struct):
    """What one game showed."""

    winners: list[float]
    """What part of the win each seat has."""
    rounds: int
    decisions: int
    reason: str
    traits: list[dict[str, str]]
    """By seat: role, deck, secret goal."""
    answers: dict[str, int]
    """How often each kind of answer was given: prompt and verb."""
    used: dict[str, int]
    """How often each thing was used: the event, and what it names."""
    offered: dict[str, int]
    """How often each thing could have been, as far as the game tells."""
    harms: int
    """How often one player harmed another."""
    leaders: list[int]
    """Who led when each turn began."""


def watch_game(plan: Plan, number: int) -> GameHealth:
    """Play one game and look on."""
    game = find(plan.game)
    key = plan.game_seed(number)
    table = Table.new(game, len(plan.bots), seed=key, options=plan.options)
    automatons = game.automatons(len(plan.bots), table.options)
    players: list[Bot] = [
        bot_named(game, "random" if seat in automatons else name, len(plan.bots), table.options)
        for seat, name in enumerate(plan.bots)
    ]
    streams = streams_of(players, key)
    traits = [game.vitals.traits(table.g, seat) for seat in range(table.seats)]
    answers: Counter[str] = Counter()
    leaders: list[int] = []
    decisions, turn = 0, -1
    while not table.over:
        now = turns_begun(game, table)
        if now != turn:
            turn = now
            leaders += leader_of(game, table)
        for seat in seats_asked(table):
            answers[answered(table, seat, players[seat], streams[seat])] += 1
            decisions += 1
    assert table.result is not None
    late = [game.vitals.traits(table.g, seat) for seat in range(table.seats)]
    return GameHealth(
        credit(table.result.winners, table.g.sides()),
        rounds_of(table),
        decisions,
        table.result.reason,
        [{**at_end, **at_start} for at_start, at_end in zip(traits, late, strict=True)],
        dict(answers),
        *used_and_harms(game, table),
        leaders,
    )


def answered(table: Table, seat: int, player: Bot, stream: Rng) -> str:
    """Let a bot answer for a seat; gives what was asked, and the verb of the answer: `act steal`."""
    thinks = player.thinks if len(table.legal(seat)) > 1 else 0
    look = table.look(seat, thinks, player.listens, figured(player))
    option = player.act(look, stream)
    table.play(seat, option)
    verb = re.split("[:@/~]", option.notation, maxsplit=1)[0]
    return f"{look.prompt.label.id} {verb}"


def turns_begun(game: Game, table: Table) -> int:
    """A number that changes whenever a turn begins."""
    counted = game.prospects.turns(table.g)
    if counted >= 0:
        return counted
    board = table.view(None).board
    return int(getattr(board, "turns", getattr(board, "round", 0)))


def rounds_of(table: Table) -> int:
    """How many rounds were played: as the board counts them, or by turns."""
    board = table.view(None).board
    if hasattr(board, "round"):
        return int(board.round)
    return -(-int(getattr(board, "turns", 0)) // table.seats)


def leader_of(game: Game, table: Table) -> list[int]:
    """Who is likeliest to win, in a list; nobody where two are as likely or the game cannot tell."""
    chances = game.prospects.evaluate(table.g)
    if chances is None:
        return []
    best = max(chances)
    return [chances.index(best)] if chances.count(best) == 1 else []


def used_and_harms(game: Game, table: Table) -> tuple[dict[str, int], dict[str, int], int]:
    """What was used, what could have been, and how often players harmed each other."""
    used: Counter[str] = Counter()
    harms = 0
    fields = game.manners.harms if game.manners is not None else {}
    for event in table.seen(None):
        kind = event["type"]
        used[kind] += 1
        for name in NAMING:
            if isinstance(event.get(name), str) and event[name]:
                used[f"{kind} {event[name]}"] += 1
        if kind in fields:
            doer, sufferer = [event.get(field) for field in fields[kind]]
            harms += sufferer is not None and doer != sufferer
    offered = Counter([f"{kind} {name}" for kind, names in game.vitals.offered(table.g).items() for name in names])
    return dict(used), dict(offered), harms


# -- Many games --------------------------------------------------------------------------------------------------------


class WinShare(msgspec.Struct, frozen=True):
    """How often those won who had something in common, with the 95 % interval; `even` is what chance would give."""

    name: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    even: float

    @property
    def odd(self) -> bool:
        """Whether the interval leaves out what chance would give."""
        return not self.low <= self.even <= self.high


class Usage(msgspec.Struct, frozen=True):
    """How often something was used, a game, and of how many games in at least one; of how many offers, if known."""

    name: str
    a_game: float
    games: int
    offered: int = 0
    used: int = 0


class Health(msgspec.Struct, frozen=True):
    """What many games showed."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    games: int
    rounds: list[int]
    """The shortest, the median and the longest game."""
    decisions: float
    by_seat: list[WinShare]
    by_trait: dict[str, list[WinShare]]
    endings: dict[str, int]
    answers: list[Usage]
    used: list[Usage]
    harms: float
    """How often players harmed each other, a game."""
    lead_changes: float
    """How often the lead changed hands, a game."""
    known_after: float
    """After what part of the turns, in the median, who wins led for good; 1 where it was open to the end."""


def health_plan(
    game: str, seats: int | None, bots: list[str], options: dict[str, Any], seed: int | str | bytes | None
) -> Plan:
    """The games that are looked at."""
    return plan_for(game, bots or [PLAYER], seats=seats, options=options, seed=seed)


def watch_range(plan: Plan, start: int, end: int) -> list[GameHealth]:
    """Some games of a plan, for a process of a pool."""
    return [watch_game(plan, number) for number in range(start, end)]


def watched(plan: Plan, games: int, jobs: int) -> Iterator[GameHealth]:
    """The games of a plan, in order."""
    yield from spread(watch_range, plan, games, jobs)


def health_of(plan: Plan, games: list[GameHealth]) -> Health:
    """Sum games up."""
    rounds = sorted([game.rounds for game in games])
    seats = len(plan.bots)
    known = sorted([known_after(game) for game in games if game.leaders])
    return Health(
        plan.game,
        seats,
        plan.options,
        plan.bots,
        plan.seed,
        len(games),
        [rounds[0], rounds[len(rounds) // 2], rounds[-1]],
        sum([game.decisions for game in games]) / len(games),
        [share_of(str(seat), [game.winners[seat] for game in games], 1 / seats) for seat in range(seats)],
        by_trait(games),
        dict(Counter([game.reason for game in games if game.reason]).most_common()),
        usages([game.answers for game in games], {}),
        usages([game.used for game in games], offers(games)),
        sum([game.harms for game in games]) / len(games),
        sum([changes(game.leaders) for game in games]) / len(games),
        known[len(known) // 2] if known else 1.0,
    )


def share_of(name: str, wins: list[float], even: float) -> WinShare:
    """How often some won."""
    total = sum(wins)
    return WinShare(name, len(wins), total, total / max(1, len(wins)), *wilson(total, len(wins)), even)


def by_trait(games: list[GameHealth]) -> dict[str, list[WinShare]]:
    """How often those won who had something in common, by what that is, the luckiest first."""
    won: dict[str, dict[str, list[float]]] = {}
    for game in games:
        for seat, traits in enumerate(game.traits):
            for kind, name in traits.items():
                won.setdefault(kind, {}).setdefault(name, []).append(game.winners[seat])
    even = 1 / max(1, len(games[0].winners))
    return {
        kind: sorted([share_of(name, wins, even) for name, wins in names.items()], key=lambda share: -share.rate)
        for kind, names in won.items()
    }


def offers(games: list[GameHealth]) -> Counter[str]:
    """How often each thing was offered in all games."""
    total: Counter[str] = Counter()
    for game in games:
        total.update(game.offered)
    return total


def usages(counts: list[dict[str, int]], offered: dict[str, int]) -> list[Usage]:
    """How often things were used, the most used first; what was offered and never used is among them."""
    total: Counter[str] = Counter(dict.fromkeys(offered, 0))
    within: Counter[str] = Counter()
    for count in counts:
        total.update(count)
        within.update(count.keys())
    return [
        Usage(name, number / len(counts), within[name], offered.get(name, 0), number)
        for name, number in sorted(total.items(), key=lambda one: (-one[1], one[0]))
    ]


def changes(leaders: list[int]) -> int:
    """How often another led than before."""
    return sum([one != other for one, other in pairwise(leaders)])


def known_after(game: GameHealth) -> float:
    """After what part of the turns a winner led for good."""
    for at in range(len(game.leaders) - 1, -1, -1):
        if not game.winners[game.leaders[at]]:
            return (at + 1) / len(game.leaders)
    return 0.0
