"""OA-4: rounds, turns and their phases; OA-2.2 the boards."""

from __future__ import annotations

import pytest

from camarilla.kernel.options import LOSES
from camarilla.testing import rule

from .helpers import finish, prompts


@rule("OA-4.0a", "OA-4.0b", "OA-4.0c")
def test_a_round_goes_around_the_table_once(oath):
    t = oath.position(seats=3)
    t.play("A: rest")
    assert (t.turn, t.round, t.phase) == ("B", 1, "act")
    t.play("B: rest", "C: rest")
    assert (t.turn, t.round) == ("A", 2)


@rule("OA-4.2a", "OA-4.2b", "OA-6.0")
def test_any_number_of_actions_in_any_order(oath):
    t = oath.position(
        seats=2, cards={"plains": "longbows wolves tavern-songs"}, favor={"A": 3}, warbands={"plains": "A2"}
    )
    t.play(
        "A: muster", "A: longbows", "A: muster", "A: tavern-songs", "A: gather", "A: 1", "A: use:wolves", "A: board@B"
    )
    assert t.bands == {"A": 8, "B": 2}
    assert t.supply["A"] == 5, "minor actions cost nothing"
    t.play("A: rest")
    t = oath.position(seats=2)
    t.play("A: rest")
    assert t.turn == "B", "none at all is allowed"


@rule("OA-4.2c")
def test_an_action_needs_its_supply(oath):
    t = oath.position(seats=2, cards={"plains": "longbows"}, supply={"A": 1})
    legal = t.legal("A")
    assert "muster" in legal
    assert "campaign" not in legal
    assert "search" not in legal
    t.play("A: muster", "A: longbows")
    assert t.supply["A"] == 0
    t.refuse("A: travel")


@rule("OA-4.3", "OA-4.3.1", "OA-4.3.2a", "OA-4.3.2b", "OA-4.3.2c")
def test_rest_returns_tokens(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "longbows wolves"},
        favor={"A": 2},
        secrets={"A": 1, "B": 1},
        dark={"A": 1, "B": 1},
        site_tokens={"river": "2 1"},
        banners={"people": "- 3", "darkest": "- 2"},
    )
    t.play("A: muster", "A: longbows", "A: use:wolves", "A: board@B", "A: rest")
    assert (t.on_favor, t.on_secrets) == ({}, {})
    assert t.banks["order"] == 4
    assert t.favor["A"] == 1, "favor never comes back to the player"
    assert (t.secrets["A"], t.dark["A"]) == (2, 0)
    assert (t.secrets["B"], t.dark["B"]) == (1, 1), "only the own board"
    assert (t.site_favor["river"], t.site_secrets["river"]) == (2, 1)
    assert t.banner_tokens == {"people": 3, "darkest": 2}


@rule("OA-4.3.3a", "OA-4.3.4", "OA-2.2.3")
@pytest.mark.parametrize(
    ("bands", "supply", "after"), [(5, 0, 6), (6, 0, 5), (10, 0, 5), (11, 0, 4), (6, 1, 6), (6, 4, 7)]
)
def test_an_exile_refreshes_by_the_bank(oath, bands, supply, after):
    t = oath.position(seats=2, bands={"B": bands}, supply={"B": supply}, to_move="B")
    t.play("B: rest")
    assert t.supply["B"] == after


@rule("OA-4.3.3b")
@pytest.mark.parametrize(("bands", "after"), [(6, 6), (7, 5), (13, 5), (14, 4), (20, 4), (21, 3)])
def test_the_chancellor_refreshes_by_purple_warbands(oath, bands, after):
    t = oath.position(seats=2, bands={"A": bands}, supply={"A": 0})
    t.play("A: rest")
    assert t.supply["A"] == after


@rule("OA-4.3.3c")
def test_a_citizen_follows_the_chancellor(oath):
    t = oath.position(seats=2, roles={"B": "citizen"}, supply={"A": 3, "B": 1}, to_move="B")
    t.play("B: rest")
    assert t.supply["B"] == 4


@rule("OA-4.3.5", "OA-7.3.4")
def test_rest_powers_once_each_in_any_order(oath):
    t = oath.position(seats=2, advisers={"A": "insomnia vow-of-poverty"}, favor={"A": 0})
    t.play("A: rest")
    assert t.legal("A") == ["skip", "insomnia", "vow-of-poverty"]
    t.play("A: vow-of-poverty", "A: bank:beast")
    assert t.legal("A") == ["skip", "insomnia"]
    t.play("A: insomnia")
    assert t.turn == "B"
    assert (t.favor["A"], t.secrets["A"]) == (2, 2)


@rule("OA-2.2.1a", "OA-9.3c")
def test_boards_hold_any_number(oath):
    t = oath.position(seats=2, favor={"A": 12}, secrets={"A": 9}, bands={"A": 20})
    assert (t.favor["A"], t.secrets["A"], t.bands["A"]) == (12, 9, 20)
    t.table.g.check()


@rule("OA-4.2a")
def test_a_turn_has_an_end(oath):
    t = oath.position(seats=2, options={"deeds": 2}, warbands={"plains": "A3"})
    t.play("A: gather", "A: 1", "A: station", "A: 1")
    assert t.legal("A") == ["rest"]
    assert prompts(t) == ["act"]
    finish(t)


@rule("OA-4.1.1.Ia")
def test_the_people_are_fed_from_the_poorest_banks_only(oath):
    t = oath.position(seats=2, banners={"people": "B 2"}, banks={"order": 1}, favor={"B": 2})
    t.play("A: rest")
    assert t.legal("B") == ["place", "bank:order"]
    t.refuse("B: bank:nomad", "OA-4.1.1.Ia")
    assert t.table.why_not(1, "bank:nomad").reason.id == "refusal-feed"
    t.play("B: place")


def test_a_rest_that_loses_the_whole_turn_is_named_so(oath):
    def rest(t):
        return next(option for option in t.table.legal(0) if option.notation == "rest")

    t = oath.position(seats=2, cards={"plains": "longbows"}, favor={"A": 1})
    assert (rest(t).label.id, rest(t).guard) == ("act-rest-unused", LOSES)
    t.play("A: muster", "A: longbows")
    assert (rest(t).label.id, rest(t).guard) == ("act-rest", ""), "something was done"
    t = oath.position(seats=2, supply={"A": 0})
    assert (rest(t).label.id, rest(t).guard) == ("act-rest", ""), "nothing could be"
