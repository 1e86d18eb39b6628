"""One game between bots.

Each bot gets what its seat may see (`Table.look`) and a random stream of its own, forked from the seed of the game, so
a match is a function of game, bots, options and seed. Random bots among themselves share one stream, drawn from in the
order of the questions: that is how the bare loop plays, which is used when nobody wants the record.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import msgspec

from camarilla.bots import RandomBot, bot_named
from camarilla.kernel.bots import Bot, figured
from camarilla.kernel.choices import Poll
from camarilla.kernel.game import Game, find
from camarilla.kernel.playout import playout
from camarilla.kernel.records import Record
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.state import Result, check_marks
from camarilla.kernel.table import Table

__all__ = ["Match", "answer_as", "play_match", "seats_asked", "streams_of"]


class Match(msgspec.Struct, frozen=True):
    """A game that was played: by whom, how it ended, and how long it took.

    `sides` are the seats that win and lose together: one seat each, or the partners of a team.
    """

    seed: str
    bots: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    result: Result
    decisions: int
    seconds: float
    record: Record | None = None


def play_match(
    game: str | Game,
    bots: Sequence[str],
    *,
    seed: int | str | bytes | None = None,
    options: Any = None,
    record: bool = False,
) -> Match:
    """Play one game, a bot a seat by name, and tell how it went; with its `record` if one is wanted.

    A seat that the rules play by themselves (`Game.automatons`) is listed under its own name, whatever `bots` says.
    """
    found = find(game)
    seats, chosen = len(bots), found.read_options(len(bots), options)
    automatons = found.automatons(seats, chosen)
    bots = [automatons.get(seat, name) for seat, name in enumerate(bots)]
    players = [
        RandomBot() if seat in automatons else bot_named(found, name, seats, chosen) for seat, name in enumerate(bots)
    ]
    key = seed_bytes(seed)
    start = perf_counter()
    if not record and all([isinstance(player, RandomBot) for player in players]):
        return play_bare(found, tuple(bots), key, options, start)
    listen = record or any([player.listens for player in players])
    table = Table.new(found, len(bots), seed=key, options=options, listen=listen)
    decisions = play_table(table, players, streams_of(players, key))
    assert table.result is not None
    return Match(
        key.hex(),
        tuple(bots),
        table.g.sides(),
        table.result,
        decisions,
        perf_counter() - start,
        table.record if record else None,
    )


def play_bare(game: Game, bots: tuple[str, ...], key: bytes, options: Any, start: float) -> Match:
    """A game among random bots: the same game as at a table, with nothing built that nobody looks at."""
    seats = len(bots)
    g = game.start(seats, game.read_options(seats, options), Rng(key))
    check_marks(g)
    decisions = playout(g, shared_stream(key))
    return Match(key.hex(), bots, g.sides(), g.result(), decisions, perf_counter() - start)


def streams_of(players: list[Bot], key: bytes) -> list[Rng]:
    """The random stream of each seat."""
    if all([isinstance(player, RandomBot) for player in players]):
        return [shared_stream(key)] * len(players)
    return [Rng(key).fork(f"bot:{seat}") for seat in range(len(players))]


def shared_stream(key: bytes) -> Rng:
    """The one stream of a game in which all play at random."""
    return Rng(key).fork("bots")


def play_table(table: Table, players: list[Bot], streams: list[Rng]) -> int:
    """Let the bots play a table to its end; returns how many answers they gave."""
    decisions = 0
    while not table.over:
        for seat in seats_asked(table):
            answer_as(table, seat, players[seat], streams[seat])
            decisions += 1
    return decisions


def answer_as(table: Table, seat: int, player: Bot, stream: Rng) -> None:
    """Let a bot answer for a seat."""
    thinks = player.thinks if player.thinks and len(table.legal(seat)) > 1 else 0
    table.play(seat, player.act(table.look(seat, thinks, player.listens, figured(player)), stream))


def seats_asked(table: Table) -> list[int]:
    """The seats that must answer, in the order in which the question names them."""
    if isinstance(table.pending, Poll):
        return [choice.seat for choice in table.pending.choices]
    return table.to_act
