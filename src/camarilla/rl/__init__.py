"""Camarilla for learners: every game as a PettingZoo environment, in batches, and two of them for OpenSpiel.

Installed with the extra `rl`. What a learner sees is made of a seat's view; nothing here hands out the true state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.kernel.extras import needs
from camarilla.rl.actions import Encoding, encoding_for

if TYPE_CHECKING:
    from camarilla.rl.solo import SoloEnv
    from camarilla.rl.vector import VectorEnv
    from camarilla.rl.zoo import TableEnv

__all__ = ["Encoding", "encoding_for", "env", "solo_env", "vector_env"]


EXTRA: Final = "rl"
WHO: Final = "an environment for learners needs"


def env(game: str, seats: int | None = None, **more: Any) -> TableEnv:
    """A PettingZoo AEC environment of a game (see `camarilla.rl.zoo.TableEnv`)."""
    with needs(EXTRA, WHO):
        from camarilla.rl.zoo import TableEnv  # needs an extra
    return TableEnv(game, seats, **more)


def vector_env(game: str, tables: int, seats: int | None = None, **more: Any) -> VectorEnv:
    """A batch of tables that step together (see `camarilla.rl.vector.VectorEnv`)."""
    with needs(EXTRA, WHO):
        from camarilla.rl.vector import VectorEnv  # needs an extra
    return VectorEnv(game, tables, seats, **more)


def solo_env(game: str, seats: int | None = None, **more: Any) -> SoloEnv:
    """One seat of a game against bots, as a gymnasium environment (see `camarilla.rl.solo.SoloEnv`)."""
    with needs(EXTRA, WHO):
        from camarilla.rl.solo import SoloEnv  # needs an extra
    return SoloEnv(game, seats, **more)
