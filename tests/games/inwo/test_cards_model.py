"""A model for tests of cards: one scenario a card, named by its id, that fails if the card does something else."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import attack, replies_pass, run, settle, strength


@card("cycle-gangs")
def test_cycle_gangs_add_two_to_destroy_and_four_to_disasters(inwo):
    t = inwo.position(groups={"A": "cia cycle-gangs", "B": "cable-tv(canada)"})
    # C.I.A. 6, +4 for Violent against Peaceful, +4 instead of -4 for Government, +2; Power 3, position 5
    assert strength(t, "A", "destroy", "cia", "canada") == 6 + 4 + 4 + 2 - 3 - 5
    t = inwo.position(groups={"A": "cia cycle-gangs", "B": "california"}, hands={"A": "earthquake"})
    run(t, "A: plot:earthquake", "A: california")
    assert ["bonus", "cycle-gangs", 4] in t.parts
    settle(t)


@card("bank-of-england")
def test_the_bank_of_england_draws_two_plots_for_its_action(inwo):
    t = inwo.position(groups={"A": "bank-of-england"}, decks={"A": "jihad martyrs"})
    settle(run(t, "A: use:bank-of-england"))
    assert t.plots["A"] == ["jihad", "martyrs"]
    assert t.tokens["bank-of-england"] == 0


@card("the-big-score")
@rule("IN-7.43")
def test_the_big_score_adds_ten_to_one_action_of_a_criminal_group(inwo):
    t = inwo.position(groups={"A": "clone-arrangers", "B": "cable-tv"}, hands={"A": "the-big-score"})
    attack(t, "A", "control", "clone-arrangers", "cable-tv")
    before = t.strength
    replies_pass(run(t, "A: plot:the-big-score/action", "A: clone-arrangers"))
    assert t.strength == before + 10


@card("mercenaries")
def test_mercenaries_add_four_to_destroy_and_one_to_control_once_a_turn(inwo):
    for kind, number in (("destroy", 4), ("control", 1)):
        t = inwo.position(groups={"A": "clone-arrangers", "B": "cable-tv"}, resources={"C": "mercenaries"}, seats=3)
        attack(t, "A", kind, "clone-arrangers", "cable-tv")
        before = t.strength
        replies_pass(run(t, f"C: use:mercenaries/{kind}"))
        assert t.strength == before + number
        assert t.tokens["mercenaries"] == 0


@card("payoff")
def test_payoff_sends_a_rivals_agents_away(inwo):
    t = inwo.position(groups={"A": "clone-arrangers", "B": "cable-tv"}, hands={"A": "cable-tv", "B": "payoff"})
    attack(t, "A", "control", "clone-arrangers", "cable-tv")
    before = t.strength
    run(t, "A: agents:cable-tv:aid")
    assert t.strength == before + 10
    replies_pass(run(t, "B: plot:payoff"))
    assert t.strength == before
    assert "cable-tv" in t.discards["A"]
