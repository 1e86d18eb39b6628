"""Five levels of play for every game: which bot plays it, and how much it may think.

Level 1 answers at random, 2 is the game's heuristic with a mind that wanders, 3 the heuristic itself, 4 and 5 search.
A game says by `Game.search` how a search plays it best; `docs/ladder.md` says how much stronger each level is.
"""

from __future__ import annotations

from typing import Final

import msgspec

from camarilla.bots.random import RandomBot
from camarilla.bots.search import HEURISTIC, Effort, SearchBot
from camarilla.kernel.bots import Bot, Look
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import Game
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

__all__ = ["LEVELS", "SEARCH", "Distracted", "effort_of", "level_bot", "search_bot"]

LEVELS: Final = ("level1", "level2", "level3", "level4", "level5")
SEARCH: Final = "search"
HINTS: Final = LEVELS[-1]
SLIPS: Final = 0.4
"""How often a level 2 answers without thinking."""
LESS: Final = 3
"""Level 4 does this many times less than level 5."""
PATIENCE: Final = {"level4": 2.0, "level5": 5.0}
"""Seconds after which a search answers with what it has; on a machine of today it is done well before."""
FINE: Final = 1 << 30


class Distracted:
    """Plays as another bot does, but now and then answers at random."""

    def __init__(self, inner: Bot, slips: float) -> None:
        self.inner = inner
        self.slips = slips
        self.thinks = inner.thinks
        self.listens = inner.listens

    def act(self, look: Look, rng: Rng) -> Option:
        """The other bot is asked in any case, so that it remembers."""
        chosen = self.inner.act(look, rng)
        return rng.pick(look.options) if rng.below(FINE) < self.slips * FINE else chosen


def effort_of(game: Game, level: str) -> Effort:
    """How much a level that searches does in this game."""
    best = msgspec.convert(dict(game.search), Effort)
    iterations = best.iterations if level == LEVELS[-1] else max(1, best.iterations // LESS)
    return msgspec.structs.replace(best, iterations=iterations, seconds=PATIENCE[level])


def level_bot(game: Game, level: str) -> Bot:
    """A fresh bot of that level; where a game has no heuristic, level 2 and 3 search a little instead."""
    guide = game.bots.get(HEURISTIC)
    if level == "level1":
        return RandomBot()
    if level in ("level2", "level3"):
        inner: Bot = guide() if guide is not None else SearchBot(game, Effort(iterations=20))
        return Distracted(inner, SLIPS) if level == "level2" else inner
    return SearchBot(game, effort_of(game, level))


def search_bot(game: Game, name: str) -> Bot:
    """`search` as at the highest level, `search:200` with so many iterations, `search:0.5s` with so much time."""
    _, _, budget = name.partition(":")
    effort = msgspec.structs.replace(effort_of(game, LEVELS[-1]), seconds=0.0)
    if budget:
        try:
            if budget.endswith("s"):
                effort = msgspec.structs.replace(effort, iterations=0, seconds=float(budget[:-1]))
            else:
                effort = msgspec.structs.replace(effort, iterations=int(budget))
        except ValueError:
            raise BadInput(f"{name!r}: a search is given iterations or seconds: search:200 or search:0.5s") from None
        if effort.iterations <= 0 and not 0 < effort.seconds < 3600:
            raise BadInput(f"{name!r}: a search needs at least one iteration, or some time up to an hour")
    return SearchBot(game, effort)
