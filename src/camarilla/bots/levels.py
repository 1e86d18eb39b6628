"""Five levels of play for every game: which bot plays it, and how much it may think.

Level 1 answers at random. 2 to 4 play by the game's heuristic as people of some skill do (`camarilla.bots.human`): 2
and 3 choose softly among close answers, forget, and have blind spots, which the game lists (`Game.manners`); 4 sees all
that the heuristic sees. 5 is a trained player where there is one (`camarilla.bots.trained`) and searches elsewhere.
None above level 1 does what the game calls absurd. A game says by `Game.prospects.search` how a search plays it best.
Each level is clearly stronger than the one below; `docs/ladder.md` says by how much. In a game that does not say how
people play it, 2 and 3 are the heuristic with a mind that wanders often and seldom.

A level may have a temperament, as in `level3:bold` (`camarilla.bots.temperaments`).

`classic4` and `classic5` are the heuristic and the search, whatever was trained since: what others are measured by.
"""

from __future__ import annotations

import warnings
from typing import Any, Final

import msgspec

from camarilla.bots.human import HumanBot
from camarilla.bots.random import RandomBot
from camarilla.bots.search import HEURISTIC, Effort, SearchBot
from camarilla.bots.temperaments import TEMPERAMENTS, split_name
from camarilla.bots.trained import TrainedBot, covering, numpy_is_here
from camarilla.kernel.bots import Bot, Look
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import Game
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

__all__ = [
    "CLASSIC",
    "LEVELS",
    "SEARCH",
    "Distracted",
    "adviser",
    "classic_bot",
    "distracted_bot",
    "effort_of",
    "level_bot",
    "search_bot",
]

LEVELS: Final = ("level1", "level2", "level3", "level4", "level5")
CLASSIC: Final = ("classic4", "classic5")
SEARCH: Final = "search"
HINTS: Final = LEVELS[-1]
SLIPS: Final = {"level2": 0.7, "level3": 0.3, "level4": 0.0}
"""How often a level answers without thinking, in games that do not say how people play them."""
SEARCH_SECONDS: Final = 5.0
"""Seconds after which a search answers with what it has; on a machine of today it is done well before."""
BY_ITSELF: Final = Effort(iterations=20)
"""What stands for a heuristic where a game has none: a little search."""
FINE: Final = 1 << 30
CLASSIC_EFFORT: Final[dict[str, Effort]] = {
    "coup": Effort(iterations=120, guided=30, wild=0, depth=1, caution=1.0, seconds=SEARCH_SECONDS),
    "potdevin": Effort(iterations=150, guided=60, turns=2, wild=0, depth=1, width=3, seconds=SEARCH_SECONDS),
}
"""How much `classic5` searches in the games that have trained players; this never changes."""


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


def effort_of(game: Game) -> Effort:
    """How much the level that searches does in this game."""
    return msgspec.structs.replace(msgspec.convert(dict(game.prospects.search), Effort), seconds=SEARCH_SECONDS)


def level_bot(game: Game, level: str, seats: int | None = None, options: Any = None) -> Bot:
    """A fresh bot of that level, for a table of so many seats with these options; without them none is trained."""
    level, temperament = split_name(level)
    if level == "level1":
        return RandomBot()
    if level not in SLIPS:
        return trained_bot(game, seats, options) or SearchBot(game, effort_of(game))
    if game.manners is not None:
        return HumanBot(game, game.manners.skills[level], TEMPERAMENTS.get(temperament))
    return distracted_bot(game, level)


def distracted_bot(game: Game, level: str) -> Bot:
    """A level of a game that does not say how people play it; the highest of them is the heuristic itself."""
    guide = game.bots.get(HEURISTIC)
    inner: Bot = guide() if guide is not None else SearchBot(game, BY_ITSELF)
    return Distracted(inner, SLIPS[level]) if SLIPS[level] else inner


def trained_bot(game: Game, seats: int | None, options: Any) -> Bot | None:
    """The trained player of a table, if there is one; without NumPy the heuristic plays instead and says so."""
    covered = None if seats is None else covering(game, seats, options)
    if covered is None:
        return None
    if numpy_is_here():
        return TrainedBot(game, covered)
    warnings.warn(
        f"the trained player of {game.name} needs NumPy (the extra `bots` brings it): its heuristic plays instead",
        stacklevel=2,
    )
    return level_bot(game, "level4")


def adviser(game: Game, seats: int, options: Any) -> SearchBot | TrainedBot:
    """Who gives hints at a table: its trained player, or a search."""
    covered = covering(game, seats, options)
    if covered is not None and numpy_is_here():
        return TrainedBot(game, covered)
    return SearchBot(game, effort_of(game))


def classic_bot(game: Game, name: str) -> Bot:
    """What level 4 or 5 was before any player was trained."""
    if name == CLASSIC[0]:
        frozen = game.manners.classic if game.manners is not None else None
        return distracted_bot(game, "level4") if frozen is None else HumanBot(game, frozen)
    return SearchBot(game, CLASSIC_EFFORT.get(game.name) or effort_of(game), careful=False)


def search_bot(game: Game, name: str) -> Bot:
    """`search` as at the highest level, `search:200` with so many iterations, `search:0.5s` with so much time."""
    _, _, budget = name.partition(":")
    effort = msgspec.structs.replace(effort_of(game), seconds=0.0)
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
