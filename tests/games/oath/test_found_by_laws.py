"""Faults that random play found once, with the seed that showed them."""

from __future__ import annotations

from camarilla.checks.laws import check_game
from camarilla.games.oath import GAME


def test_a_card_played_faceup_is_shown_before_anything_is_asked_about_it() -> None:
    """Whether an adviser had to make room told others of the card before they saw it (law 5)."""
    variant = next(variant for variant in GAME.variants if variant.options.get("chronicle") == "invented:4")
    assert check_game(GAME, variant, 739935000).secrecy_runs > 0
