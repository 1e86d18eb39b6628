"""Positions by names hold what scenarios need: loaded dice, tokens on cards, any phase of a turn, an Archive."""

from __future__ import annotations

import pytest

from camarilla.kernel.errors import BadPosition
from camarilla.testing import rule

from .helpers import attack, battle, finish, prompts, rolled


def test_loaded_dice_show_their_faces_and_then_chance_decides(oath):
    t = battle(oath, dice="4 3 3 3 3 3 3")
    assert t.dice == [4, 3, 3, 3, 3, 3, 3]
    attack(t, dice=5)
    finish(t)
    assert (rolled(t, False)[0], rolled(t, True)[:4]) == (4, (3, 3, 3, 3))
    assert t.dice == []


def test_a_rolled_table_is_cloned_and_saved_with_its_dice(oath):
    t = battle(oath, dice="1 2 3")
    assert t.table.clone().g.loaded == [1, 2, 3]
    assert t.table.load(t.table.dump()).g.loaded == [1, 2, 3]


@rule("OA-4.3.1", "OA-4.3.2")
def test_tokens_on_cards_go_home_in_the_rest_phase(oath):
    given = {"seats": 2, "cards": {"plains": "wolves"}, "relics": {"A": "map"}, "secrets": {"A": 0}}
    t = oath.position(**given, on_favor={"wolves": 2}, on_secrets={"map": 1}, phase="act")
    assert (t.on_favor, t.on_secrets) == ({"wolves": 2}, {"map": 1})
    t.play("A: rest")
    finish(t)
    assert (t.on_favor, t.on_secrets) == ({}, {})
    assert (t.banks["beast"], t.secrets["A"]) == (5, 1)


@rule("OA-4.1.3")
@pytest.mark.parametrize(("phase", "usurper"), [("wake", True), ("act", False)])
def test_a_turn_begins_in_the_phase_that_is_named(oath, phase, usurper):
    t = oath.position(seats=2, title="B", warbands={"plains": "B1", "river": "B1"}, phase=phase, to_move="B")
    assert (t.phase, t.usurper, prompts(t)) == ("act", usurper, ["act"])


def test_a_turn_may_begin_with_its_rest(oath):
    t = oath.position(seats=2, on_favor={"wolves": 1}, cards={"plains": "wolves"}, supply={"A": 0}, phase="rest")
    assert (t.turn, t.on_favor) == ("B", {})
    assert t.supply["A"] > 0


def test_the_archive_holds_what_is_named(oath):
    assert oath.position(seats=2, archive="assassin tutor").archive == ["assassin", "tutor"]
    assert len(oath.position(seats=2).archive) > 100


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"advisors": {}}, "did you mean 'advisers'"),
        ({"on_favour": {}}, "did you mean 'on_favor'"),
        ({"phase": "sleep"}, "phase: expected one of wake, act, rest"),
        ({"dice": "6"}, "dice: expected faces from 0 to 5"),
        ({"on_favor": {"wolves": 1}}, "wolves does not lie faceup in play"),
        ({"archive": "wolves", "cards": {"plains": "wolves"}}, "wolves is in this game"),
    ],
)
def test_what_a_position_cannot_have_is_refused_with_the_reason(oath, given, words):
    with pytest.raises(BadPosition, match=words):
        oath.position(seats=2, **given)
