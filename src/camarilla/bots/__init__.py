"""Players: bots by name, games between them, and what many such games show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from camarilla.bots.levels import CLASSIC, LEVELS, SEARCH, classic_bot, level_bot, search_bot
from camarilla.bots.outside import class_named, installed, is_class_name, seated
from camarilla.bots.programs import PROGRAM, ProgramBot
from camarilla.bots.random import RandomBot
from camarilla.bots.search import SearchBot
from camarilla.bots.temperaments import split_name
from camarilla.kernel.bots import Bot
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import Game

__all__ = ["LEVELS", "RandomBot", "SearchBot", "bot_named", "bot_names", "is_bot"]

GENERIC: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot}
"""Bots that play every game and need not know which."""


def bot_names(game: Game) -> list[str]:
    """The names of all bots that play this game: its own, the generic ones, its levels, and those of other packages.

    >>> import camarilla
    >>> bot_names(camarilla.find("coup"))[:3]
    ['heuristic', 'honest', 'random']
    """
    own = [*game.bots, *[name for name in (*GENERIC, SEARCH, *LEVELS) if name not in game.bots]]
    return [*own, *[name for name in installed(game) if name not in own]]


def is_bot(game: Game, name: str) -> bool:
    """Whether a bot of this game has that name, be it with a temperament: `level3:bold`.

    >>> import camarilla
    >>> [is_bot(camarilla.find("coup"), name) for name in ("level3", "level3:bold", "random:bold")]
    [True, True, False]
    """
    level, temperament = split_name(name)
    return name in bot_names(game) or (temperament != "" and level in LEVELS)


def bot_named(game: Game, name: str, seats: int | None = None, options: Any = None) -> Bot:
    """A fresh bot of that name; the game's own bots come before generic ones of the same name.

    `package.module:Class` is a class of anybody's, `exec:` and a command a program in any language.
    The table it is for, so many seats with these options, may have a trained player as its highest level.
    """
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM))
    maker = game.bots.get(name) or GENERIC.get(name)
    if maker is not None:
        return maker()
    if split_name(name)[0] in LEVELS:
        return level_bot(game, name, seats, options)
    if name in CLASSIC:
        return classic_bot(game, name)
    if name.partition(":")[0] == SEARCH:
        return search_bot(game, name)
    if name in installed(game):
        return seated(installed(game)[name], game)
    if is_class_name(name):
        return seated(class_named(name), game)
    raise BadInput(f"{game.name} has no bot {name!r}; its bots are: {', '.join(bot_names(game))}")
