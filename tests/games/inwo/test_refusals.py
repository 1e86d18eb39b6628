"""What is refused, and the clause that is named."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, offered, replies_pass, run, settle, until, use_up


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


@rule("IN-3.19")
def test_a_plot_in_an_extra_turn_is_refused(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "gun-control"})
    t.table.g.extra = True
    t.table.g.touch()
    t.refuse("A: plot:gun-control", "IN-3.19")


@rule("IN-4.20")
def test_a_silenced_card_is_refused(inwo):
    t = inwo.position(groups={"A": "cattle-mutilators", "B": "texas"}, hands={"B": "jihad"})
    assert offered(t, "A", "use:cattle-mutilators")
    g = t.table.g
    g.effects.add("silenced", 1, (g.structure[0][0],))
    g.touch()
    t.refuse("A: use:cattle-mutilators", "IN-4.20")


@rule("IN-9.10")
def test_a_plot_of_an_outsider_in_a_privileged_attack_is_refused(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(tabloids)", "C": "japan"}, hands={"A": "censorship", "C": "commitment"}, seats=3
    )
    run(t, "A: control:cia", "A: tabloids")
    replies_pass(run(t, "A: plot:censorship"))
    run(t, "A: go")
    assert "plot:commitment" not in until(t, "C")
    t.refuse("C: plot:commitment", "IN-9.10")
    settle(t)


@rule("IN-4.20")
@card("flying-saucer")
def test_the_saucer_is_refused_a_second_time(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"}, resources={"A": "flying-saucer"}, hands={"A": "eliza hammer-of-thor"}
    )
    settle(run(t, "A: use:flying-saucer", "A: eliza"))
    assert "eliza" in t.resources["A"]
    t.refuse("A: use:flying-saucer", "IN-4.20")


@rule("IN-6.5", "IN-3.10")
@card("18-1-2-minute-gap")
def test_a_plot_whose_price_is_not_there_is_refused(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "savings-and-loan-scam", "B": "18-1-2-minute-gap"})
    run(use_up(t, 1, 0), "A: plot:savings-and-loan-scam", "A: cia")
    until(t, "B")
    t.refuse("B: plot:18-1-2-minute-gap", "IN-6.5")
    settle(t)


@rule("IN-3.2")
@card("agent-in-place")
def test_a_plot_that_finds_nobody_is_refused(inwo):
    t = inwo.position(groups={"A": "pentagon", "B": "texas"}, hands={"A": "agent-in-place"})
    t.refuse("A: plot:agent-in-place", "IN-3.2")
