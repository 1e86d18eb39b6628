"""The limits of what many cards share: answers, dice, guards, joining attacks, first turns, Secret groups, the view."""

from __future__ import annotations

import sys

import pytest

from camarilla.games.inwo.plays import abilities
from camarilla.testing import rule

from .helpers import attack, may, offered, run, settle


@rule("IN-1.14")
def test_whoever_only_watches_sees_exposed_plots_but_no_hand(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "jihad"}, exposed={"A": "hoax"})
    player = t.table.view(None).board.players[0]
    assert [each.card for each in player.exposed] == ["hoax"]
    assert [each.card for each in player.plots] == [None]


@rule("IN-1.14")
def test_a_group_shows_what_lies_on_it(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, links={"jake-day": "cia"}, devastated="texas")
    groups = {each.card: each for player in t.table.view(None).board.players for each in player.groups}
    assert groups["cia"].marks == ["jake-day"]
    assert groups["texas"].marks == []  # Devastation is shown by itself


@rule("IN-1.13")
@pytest.mark.parametrize(("turns", "target"), [(0, "japan"), (0, "texas"), (1, "texas")])
def test_whoever_is_attacked_in_a_first_turn_may_answer_the_attackers_plots(inwo, turns, target):
    """B may cancel what A plays in an attack on Texas, and not what A plays in an attack on Japan."""
    t = inwo.position(
        groups={"A": "cia", "B": "texas pentagon", "C": "japan"},
        hands={"A": "savings-and-loan-scam", "B": "18-1-2-minute-gap"},
        decks={"B": "martyrs dentists"},
        own_turns={"A": turns},
    )
    attack(t, "A", "control", "bavarian-illuminati", target)
    run(t, "A: plot:savings-and-loan-scam", "A: cia")
    assert may(t, "B", "plot:18-1-2-minute-gap") is (target == "texas")


@rule("IN-21.21")
def test_an_attack_called_off_too_often_bars_no_other(inwo):
    """Only the same attack on the same group by the same leader is out, until the turn is over."""
    t = inwo.position(groups={"A": "cia pentagon", "B": "texas japan"})
    for _ in range(3):
        run(t, "A: control:cia", "A: texas", "A: go", "A: call-off")
    run(t, "A: control:cia")
    assert t.legal("A") == ["japan"]
    run(t, "A: japan", "A: go", "A: call-off", "A: destroy:cia")
    assert offered(t, "A", "texas")
    run(t, "A: texas", "A: go", "A: call-off", "A: control:pentagon")
    assert offered(t, "A", "texas")


@rule("IN-16.10", "IN-7.37")
def test_a_second_copy_is_not_played_while_the_first_lies_on_the_table(inwo):
    t = inwo.position(groups={"A": "cia pentagon"}, hands={"A": "feminists feminists"}, dice=[6, 6])
    settle(attack(t, "A", "control", "cia", "feminists"))
    run(t, "A: control:pentagon", "A: feminists")
    assert t.hand["A"] == ["feminists"]


@rule("IN-2.4")
@pytest.mark.parametrize(("rules", "may_answer"), [("1.1", False), ("1.2", True)])
def test_tokens_answer_rivals_before_phase_five_under_rules_1_2(inwo, rules, may_answer):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        hands={"A": "hoax", "B": "jake-day"},
        decks={"A": "jihad martyrs"},
        step="plot draw",
        options={"rules": rules},
    )
    later = inwo.position(groups={"A": "cia", "B": "texas"}, options={"rules": rules})
    assert offered(later, "A", "control:cia")
    assert not offered(t, "A", "control:cia")
    run(t, "A: skip", "B: plot:jake-day", "B: cia")
    assert may(t, "A", "plot:hoax") is may_answer


def test_what_a_card_does_is_found_under_its_name():
    """The function that a decorator made the rule of a card stays the function of that name."""
    ways = [way.settle for way in abilities.WAYS if way.settle is not None]
    plain = [does for does in ways if "<locals>" not in getattr(does, "__qualname__", "<locals>")]  # compiled: no name
    assert len(plain) > 100
    for does in plain:
        assert getattr(sys.modules[does.__module__], does.__name__) is does
