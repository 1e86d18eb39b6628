"""Plots with K that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import power
from camarilla.games.inwo.attacks.model import Attack
from camarilla.games.inwo.card_language.plot_shapes import with_attack
from camarilla.games.inwo.catalog import GOVERNMENT
from camarilla.games.inwo.state import Inwo

# -- Ketchup Is a Vegetable --------------------------------------------------------------------------------------------


def on_government(g: Inwo, a: Attack) -> bool:
    """The target is a Government group."""
    return power.has(g, a.target, GOVERNMENT)


with_attack("ketchup-is-a-vegetable", 5, on_government, privileged=True)
