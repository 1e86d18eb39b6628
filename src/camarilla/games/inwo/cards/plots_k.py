"""Plots with K that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo.card_language.matchers import aligned
from camarilla.games.inwo.card_language.plot_shapes import on_target, with_attack
from camarilla.games.inwo.catalog import GOVERNMENT

# -- Ketchup Is a Vegetable --------------------------------------------------------------------------------------------


with_attack("ketchup-is-a-vegetable", 5, on_target(aligned(GOVERNMENT)), privileged=True)
