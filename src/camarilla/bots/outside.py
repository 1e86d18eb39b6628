"""Bots from outside Camarilla: a class named on the command line, or a package that registers one by entry point.

`package.module:Class` names a class; its module is looked for where Python looks, and in the current folder. A package
that is installed may give its bots names under the entry point group `camarilla.bots`; a bot that does not play every
game says which by an attribute `games`.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from inspect import Parameter, signature
from typing import Any, Final

from camarilla.kernel.bots import Bot
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import Game

__all__ = ["GROUP", "class_named", "installed", "is_class_name", "seated"]

GROUP: Final = "camarilla.bots"
CLASS_NAME: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
NEEDED: Final = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


def is_class_name(name: str) -> bool:
    """Whether a name is that of a class in a module.

    >>> is_class_name("mine.bots:Climber"), is_class_name("level3"), is_class_name("search:200")
    (True, False, False)
    """
    return CLASS_NAME.fullmatch(name) is not None


def class_named(name: str) -> Callable[..., Bot]:
    """The class of that name; refuses with a sentence if it cannot be found, or is no bot."""
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(import_module(module), attribute, None)
    except ModuleNotFoundError as problem:
        if not f"{module}.".startswith(f"{problem.name}."):
            raise
        raise BadInput(f"{name}: there is no module {problem.name!r}, neither installed nor in this folder") from None
    if found is None:
        raise BadInput(f"{name}: the module {module!r} has no {attribute!r}")
    if not callable(found) or not hasattr(found, "act"):
        raise BadInput(f"{name} is no bot: a bot is a class with `act(look, rng)`, `thinks` and `listens`")
    return found  # type: ignore[no-any-return]


def seated(maker: Callable[..., Any], game: Game) -> Bot:
    """A fresh bot; it gets the game if its constructor takes an argument."""
    wants = [one for one in signature(maker).parameters.values() if one.default is Parameter.empty]
    bot: Bot = maker(game) if any([one.kind in NEEDED for one in wants]) else maker()
    return bot


@cache
def _registered() -> dict[str, Any]:
    """All bots that installed packages name."""
    return {entry.name: entry.load() for entry in entry_points(group=GROUP)}


def installed(game: Game) -> dict[str, Any]:
    """The bots of installed packages that play this game, by name."""
    return {name: bot for name, bot in _registered().items() if game.name in getattr(bot, "games", (game.name,))}
