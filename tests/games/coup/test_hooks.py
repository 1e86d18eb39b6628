"""What the game tells learners."""

from __future__ import annotations

from camarilla.games.coup import GAME


def test_every_notation_is_listed():
    roles = ("Duke", "Assassin", "Captain", "Ambassador", "Contessa", "Inquisitor")
    words = ("pass", "challenge", "leave", "swap", "show", "loyalist", "reformist")
    plain = ("income", "aid", "tax", "exchange", "betray", "embezzle")
    with_roles = [f"{verb}:{role}" for verb in ("block", "show", "lose", "return", "keep") for role in roles]
    aimed = [f"{verb}@{seat}" for seat in (0, 1) for verb in ("steal", "assassinate", "coup", "examine", "betray")]
    assert GAME.notations(2) == (*words, *plain, *with_roles, *aimed)
