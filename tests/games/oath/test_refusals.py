"""What is refused, and the clause that is named."""

from __future__ import annotations

import pytest

from camarilla.testing import rule


@rule("OA-4.2c", "OA-7.1.1a", "OA-7.1.2c", "OA-7.1.2a")
@pytest.mark.parametrize(
    ("given", "move", "clause"),
    [
        ({"supply": {"A": 0}}, "muster", "OA-4.2c"),
        ({"supply": {"A": 1}}, "campaign", "OA-4.2c"),
        ({}, "muster", "OA-5.2.1"),
        ({}, "trade", "OA-5.3.2a"),
        ({"banners": {"people": "- 9", "darkest": "- 9"}}, "recover", "OA-5.4.1a"),
        ({"warbands": {"plains": "A1"}, "pawns": {"B": "river"}}, "campaign", "OA-5.5.1a"),
        ({}, "gather", "OA-6.5a"),
        ({}, "station", "OA-6.5b"),
        ({}, "leave", "OA-6.8a"),
        ({"roles": {"B": "citizen"}}, "offer@B", "OA-6.6.1a"),
        ({"reliquary": "- - - -"}, "offer@B", "OA-6.6.1b"),
        ({}, "exile@B", "OA-6.7a"),
        ({"relics": {"B": "the-grand-scepter"}}, "offer@B", "OA-2.4.3a"),
        ({"cards": {"river": "wolves"}}, "use:wolves", "OA-7.1.1a"),
        ({"cards": {"plains": "wolves"}, "secrets": {"A": 0}}, "use:wolves", "OA-7.1.2a"),
        ({"advisers": {"A": "~vision-of-faith"}}, "play:vision-of-faith", "OA-5.1.4"),
        ({}, "nonsense", "OA-4.2a"),
    ],
)
def test_a_refusal_names_its_clause(oath, given, move, clause):
    t = oath.position(seats=2, **given)
    t.refuse(f"A: {move}", clause)


@rule("OA-7.1.2c")
def test_an_occupied_card_refuses(oath):
    t = oath.position(seats=2, cards={"plains": "wolves"}, secrets={"A": 2})
    t.play("A: use:wolves", "A: board@B")
    t.refuse("A: use:wolves", "OA-7.1.2c")
