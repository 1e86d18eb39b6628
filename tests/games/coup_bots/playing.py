"""Games between bots, decision by decision, for tests that look over their shoulders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from camarilla.bots import bot_named
from camarilla.games.coup import GAME
from camarilla.kernel.bots import Bot
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

Decision = tuple[Table, int, Bot, Rng]
ROLES = ("Duke", "Assassin", "Captain", "Ambassador", "Contessa", "Inquisitor")


def decisions(bots: list[str], seed: int, options: dict[str, Any] | None = None) -> Iterator[Decision]:
    """Play a game to its end; before each answer, the table, the seat that is asked, its bot and the bot's stream."""
    players = [bot_named(GAME, name) for name in bots]
    streams = [Rng(seed_bytes(seed)).fork(f"bot:{seat}") for seat in range(len(bots))]
    table = Table.new(GAME, len(bots), seed=seed, options=options, listen=False)
    while not table.over:
        for seat in table.to_act:
            yield table, seat, players[seat], streams[seat]
            table.play(seat, players[seat].act(table.look(seat, listens=False), streams[seat]))


def true_hand(table: Table, seat: int) -> list[str]:
    """What a seat really holds."""
    g: Any = table.g
    return [ROLES[g.cards.face[slot]] for slot in g.hands[seat]]


def position(seats: int, options: dict[str, Any] | None = None, **given: Any) -> Table:
    """A table at a position by names."""
    return Table.at(GAME, given, seats=seats, options=options)


def played(table: Table, *moves: tuple[int, str]) -> Table:
    """The table after these answers."""
    for seat, notation in moves:
        table.play(seat, notation)
    return table


def everybody_passes(table: Table) -> None:
    """Close the open window."""
    for seat in table.to_act:
        table.play(seat, "pass")


def answer(bot: Bot, table: Table, seat: int, seed: int = 0) -> str:
    """What a bot answers here."""
    return bot.act(table.look(seat, listens=False), Rng(seed_bytes(seed))).notation


def answers(bot: Bot, table: Table, seat: int, times: int = 40) -> list[str]:
    """What a bot answers here with different streams."""
    return [answer(bot, table, seat, seed) for seed in range(times)]
