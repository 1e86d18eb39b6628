"""What is refused, and the clause that is named."""

from __future__ import annotations

import pytest

from camarilla.testing import rule

from .helpers import attack, offered, until


@rule("IN-6.1", "IN-6.5", "IN-8.1", "IN-14.19")
@pytest.mark.parametrize(
    ("given", "move", "clause"),
    [
        ({"tokens": {"cia": 0}}, "control:cia", "IN-6.1"),
        ({}, "destroy:cia", "IN-8.1"),
        ({"hands": {"A": "hoax"}}, "plot:hoax", "IN-18.5"),
        (
            {"hands": {"A": "emergency-powers"}, "groups": {"A": "cia"}, "tokens": {"cia": 0}},
            "plot:emergency-powers",
            "IN-6.5",
        ),
        ({"tokens": {"cia": 0, "bavarian-illuminati": 0}}, "buy", "IN-3.11"),
        ({"hands": {"A": "fratricide power-for-its-own-sake"}}, "buy", "IN-14.19"),
        ({}, "nonsense", "IN-2.10"),
    ],
)
def test_a_refusal_names_its_clause(inwo, given, move, clause):
    t = inwo.position(**{"groups": {"A": "cia"}, "decks": {"A": "martyrs"}, **given})
    t.refuse(f"A: {move}", clause)


@rule("IN-14.19")
def test_a_turn_does_not_end_with_goal_cards_in_excess(inwo):
    goals = "fratricide power-for-its-own-sake"
    t = inwo.position(groups={"A": "cia"}, hands={"A": goals}, step="end")
    t.refuse("A: done", "IN-14.19")


@rule("IN-21.10")
def test_an_attack_by_a_plot_waits_for_an_open_moment(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(dentists ross-perot)"}, hands={"A": "sniper"}, tokens={"texas": 0}
    )
    assert offered(t, "A", "plot:sniper")
    attack(t, "A", "control", "cia", "dentists")
    until(t, "A")
    t.refuse("A: plot:sniper", "IN-21.10")


@rule("IN-3.2")
def test_what_answers_a_takeover_is_refused_where_nothing_is_aimed_at(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, decks={"A": "dentists"}, hands={"B": "sabotage"})
    t.play("A: draw-group")
    assert "B" in t.to_act
    t.refuse("B: plot:sabotage", "IN-3.2")
