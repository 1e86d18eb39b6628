"""Plots with K that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import power
from camarilla.games.inwo.catalog import GOVERNMENT
from camarilla.games.inwo.fighting import Attack
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.tricks import with_attack

# -- Ketchup Is a Vegetable --------------------------------------------------------------------------------------------


def on_government(g: Inwo, a: Attack) -> bool:
    """The target is a Government group."""
    return power.has(g, a.target, GOVERNMENT)


with_attack("ketchup-is-a-vegetable", 5, on_government, privileged=True)
