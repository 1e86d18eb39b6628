"""A player whose deck has no eligible Group left is still asked, and starts without a lead (IN-1.7, IN-21.7)."""

from __future__ import annotations

from camarilla.testing import rule


@rule("IN-1.7", "IN-21.7")
def test_everybody_is_asked_for_a_lead_whatever_the_deck_holds(inwo):
    poor = "!ufos, texas, eliza, jihad, martyrs, hoax"
    rich = "!the-network, texas, cia, jihad, martyrs, hoax"
    t = inwo.new(seats=2, options={"decks": f"{poor}; {rich}", "deck_size": 6}, seed=1)
    t.play("A: texas", "B: texas")
    assert t.to_act == ["A", "B"]
    assert t.legal("A") == ["none"]
    t.play("A: none", "B: cia")
    t.play("B: the-network:top")
    assert t.groups == {"A": [], "B": ["cia"]}
