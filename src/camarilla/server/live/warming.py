"""Preload the games before the server accepts requests.

The first table of a game would otherwise hold up everybody: its modules are imported, its cards and messages are read.
"""

from __future__ import annotations

from functools import cache

from camarilla.bots import bot_named
from camarilla.kernel.game import find, names
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table
from camarilla.kernel.wording import LANGUAGES
from camarilla.server.live.bot_runner import answer_now, levels
from camarilla.server.live.prompts import prompt_text

__all__ = ["warm_up"]

_SEED = bytes(32)


@cache
def warm_up() -> None:
    """Use every game once, in every language: set it up, word a prompt, and let its light bots answer."""
    for name in names():
        game = find(name)
        table = Table.new(name, game.seat_counts[0], seed=_SEED)
        seat = table.to_act[0]
        table.view(seat, figures=True)
        for language in LANGUAGES:
            prompt_text(table, seat, "0", language, [str(other) for other in range(table.seats)])
        for level in levels(game):
            bot = bot_named(game, level, table.seats, table.options)
            if not bot.thinks:
                answer_now(bot, table, seat, table.seen(seat), Rng(_SEED))
