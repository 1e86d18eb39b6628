"""Who is how likely to win a game of Oath, as far as a glance at the table tells."""

from __future__ import annotations

from typing import Final

from camarilla.games.oath.features import NAMES, features
from camarilla.games.oath.state import Oath
from camarilla.kernel.evaluation import load_evaluation

__all__ = ["chances"]

EVALUATION: Final = load_evaluation("camarilla.games.oath", NAMES)


def chances(g: Oath) -> list[float]:
    """The learned evaluation, once the turns begin; before that all are alike."""
    if g.winner >= 0:
        return [1.0 if seat == g.winner else 0.0 for seat in range(g.seats)]
    if len(g.order) < g.seats:
        return [1.0 / g.seats] * g.seats
    return EVALUATION.chances([features(g, seat) for seat in range(g.seats)])
