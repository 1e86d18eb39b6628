"""What messages call things: names of cards in place of their ids, words in place of the words of the rules."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import GAME, naming
from camarilla.kernel.options import Label

ATTACK = Label("word-attack")


def named(field, value):
    """What an argument of a label becomes."""
    return GAME.named(Label("event", {field: value})).args[field]


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("card", "the-mafia", Label("card-the-mafia")),
        ("card", "the-mafia~2", Label("card-the-mafia")),
        ("who", "@1", Label("seat", {"seat": 1})),
        ("play", "silicon-valley/attack", Label("play-way", {"card": Label("card-silicon-valley"), "way": ATTACK})),
        ("way", "attack", Label("option-way", {"way": ATTACK})),
        ("way", "", ""),
        ("what", "Power Grab!", "power-grab"),
        ("side", "aid", "aid"),
        ("change", "add-fanatic", Label("change-add", {"name": Label("word-fanatic")})),
        ("change", "no-such-word", "no-such-word"),
        ("alignment", "fanatic", Label("word-fanatic")),
        ("number", 3, 3),
        ("cards", ["the-mafia", "none"], [Label("card-the-mafia")]),
        ("part", {"id": "x", "args": {"card": "texas"}}, {"id": "x", "args": {"card": Label("card-texas")}}),
    ],
)
def test_an_argument_is_called_by_its_name(field, value, expected):
    assert named(field, value) == expected


def test_the_message_itself_stays():
    assert GAME.named(Label("event", {"number": 1})) == Label("event", {"number": 1})


def test_a_play_that_no_card_makes_keeps_its_word():
    assert naming.play_name("takeover") == "takeover"
