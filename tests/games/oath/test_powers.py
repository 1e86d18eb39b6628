"""OA-7 powers in general, OA-9 formal rules, OA-10 words: what is not shown elsewhere."""

from __future__ import annotations

import pytest

from camarilla.games.oath import GAME, powers
from camarilla.games.oath.catalog import FACE_OF
from camarilla.kernel.errors import BrokenContract
from camarilla.testing import rule

from .helpers import attack, battle, prompts


def test_a_card_cannot_be_implemented_twice():
    with pytest.raises(BrokenContract, match="twice"):
        powers.action("Wolves")(powers.ACTIONS[FACE_OF["Wolves"]].run)


def test_every_card_of_the_data_is_listed():
    assert len(GAME.cards()) == 271


@rule("OA-7.1.2a", "OA-7.1.2b", "OA-7.1.2c", "OA-7.3.2")
def test_costs_are_placed_or_burnt_and_limit_a_power(oath):
    t = oath.position(seats=2, cards={"plains": "alchemist wolves"}, secrets={"A": 3})
    shared = t.shared
    t.play("A: use:alchemist", *["A: bank:beast"] * 3, "A: bank:order")
    assert t.on_secrets == {"alchemist": 1}
    assert t.secrets["A"] == 1
    assert t.shared == shared
    t.refuse("A: use:alchemist")
    t.play("A: use:wolves", "A: board@B")
    assert t.secrets["A"] == 0
    t.refuse("A: use:wolves")


@rule("OA-7.1.2e")
def test_facedown_secrets_pay_nothing(oath):
    t = oath.position(seats=2, cards={"plains": "wolves"}, secrets={"A": 0}, dark={"A": 3})
    t.refuse("A: use:wolves")
    t.refuse("A: trade")


@rule("OA-7.1.3")
def test_a_power_does_what_it_can(oath):
    t = oath.position(seats=2, cards={"plains": "taming-charm"})
    t.play("A: use:taming-charm")
    assert prompts(t) == ["act"]
    assert t.on_secrets == {"taming-charm": 1}, "paid for nothing"


@rule("OA-7.1.4a", "OA-7.1.4c")
def test_black_braid_binds_everybody_it_names(oath):
    t = oath.position(
        seats=3,
        cards={"wastes": "forest-council", "plains": "wolves"},
        warbands={"wastes": "C1"},
        title="C",
        to_move="B",
    )
    t.refuse("B: muster")
    t = oath.position(
        seats=3,
        cards={"wastes": "forest-council", "plains": "wolves"},
        warbands={"wastes": "B1"},
        title="B",
        to_move="B",
    )
    assert "muster" in t.legal("B")


@rule("OA-7.1.4b", "OA-10.after")
def test_the_game_stops_for_reactions_clockwise(oath):
    t = battle(
        oath,
        seats=4,
        advisers={"C": "sneak-attack", "D": "herald"},
        pawns={"C": "steppe", "D": "wastes"},
        bands={"B": 1},
    )
    attack(t, dice=0)
    order = []
    while prompts(t) != ["act"]:
        order.append((prompts(t)[0], t.to_act[0]))
        seat = t.to_act[0]
        t.play(f"{seat}: {'no' if 'no' in t.legal(seat) else t.legal(seat)[0]}")
    assert ("react", "C") in order
    assert ("pick-bank", "D") in order
    assert order.index(("react", "C")) < order.index(("pick-bank", "D"))


@rule("OA-7.1.1b", "OA-9.1d")
def test_site_powers_apply_as_they_say(oath):
    t = oath.position(seats=2, pawns={"A": "charming-valley"}, warbands={"charming-valley": "B1"}, title="B")
    t.play("A: travel", "A: site:plains")
    assert t.supply["A"] == 5, "whoever rules it"


@rule("OA-9.2d", "OA-7.1.3")
def test_must_if_able_is_no_penalty(oath):
    t = oath.position(
        seats=2, cards={"plains": "grasping-vines"}, warbands={"plains": "A1"}, bands={"B": 0}, to_move="B"
    )
    t.play("B: travel", "B: site:mountain")
    assert t.pawns["B"] == "mountain"


@rule("OA-9.3a")
def test_secrets_never_run_out_but_favor_does(oath):
    t = oath.position(seats=2, cards={"plains": "wizard-school"}, secrets={"A": 30})
    t.play("A: use:wizard-school")
    assert t.secrets["A"] == 31
    t = oath.position(
        seats=2,
        cards={"plains": "spirit-snare"},
        banks=dict.fromkeys(("order", "beast", "nomad", "hearth", "arcane", "discord"), 0),
    )
    t.play("A: use:spirit-snare")
    assert t.favor["A"] == 1


@rule("OA-10.reveal")
def test_a_revealed_card_is_seen_by_all(oath):
    t = oath.position(seats=2, relics={"A": "brass-horse"}, discards={"cradle": "wolves"}, cards={"river": "rangers"})
    t.play("A: use:brass-horse", "A: site:river")
    for viewer in (0, 1):
        assert t.table.view(viewer).board.piles[0][0].name == "Wolves"


@rule("OA-10.move")
def test_a_move_obeys_capacity(oath):
    t = oath.position(seats=2, cards={"river": "homesteaders keep"}, advisers={"A": "wolves"}, pawns={"A": "river"})
    t.refuse("A: use:homesteaders")


@rule("OA-10.swap")
def test_a_swap_obeys_restrictions_and_gains_nothing(oath):
    t = oath.position(seats=2, relics={"A": "horned-mask"}, cards={"plains": "keep"}, advisers={"A": "wolves"})
    t.play("A: use:horned-mask")
    assert prompts(t) == ["act"], "Keep is site-only and locked"
    assert t.cards["plains"] == ["keep"]


@rule("OA-10.burn", "OA-2.1.7")
def test_burnt_favor_goes_to_the_shared_bank(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "second-wind"},
        site_relics={"mountain": "map"},
        pawns={"A": "mountain"},
        favor={"A": 2},
    )
    before = t.shared
    t.play("A: recover", "A: relic:2.0")
    assert t.shared == before + 2


@rule("OA-9.1a", "OA-9.1b", "OA-9.1c")
def test_the_law_is_read_literally(oath):
    t = oath.position(seats=2, roles={"B": "citizen"}, warbands={"plains": "A2"}, to_move="B")
    t.play("B: station", "B: 1")
    assert t.warbands["plains"] == "A3", "the Citizen board's stricter text yields to the Law"


def test_a_card_without_a_handler_is_named(monkeypatch):
    assert powers.unknown() == []
    monkeypatch.delitem(powers.ACTIONS, FACE_OF["Alchemist"])
    assert powers.unknown() == ["Alchemist"]
    with pytest.raises(BrokenContract, match="Alchemist"):
        powers.check_all()
