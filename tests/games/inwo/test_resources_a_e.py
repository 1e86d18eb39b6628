"""Resources from A to E: what they do, and where they may not be used or change nothing."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.catalog import FACE
from camarilla.testing import card, rule

from .helpers import attack, offered, replies_pass, run, settle, until

FEATHER = [
    pytest.param({"angels-feather": "japan"}, [1, 1, 6, 6], False, id="rolled again"),
    pytest.param({"angels-feather": "japan"}, [1, 1, 1, 2, 6, 6], True, id="the second roll stands"),
    pytest.param({}, [1, 1, 6, 6], True, id="not linked"),
    pytest.param({"angels-feather": "texas"}, [1, 1, 6, 6], True, id="its group is not Peaceful"),
]


@card("angels-feather")
@pytest.mark.parametrize(("links", "dice", "lost"), FEATHER)
def test_the_feather_repeats_one_roll_and_only_while_its_group_is_peaceful(inwo, links, dice, lost):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan(center-for-disease-control))"},
        resources={"B": "angels-feather"},
        links=links,
        tokens={"texas": 0, "japan": 0},
        dice=dice,
    )
    settle(attack(t, "A", "destroy", "cia", "center-for-disease-control"))
    assert (t.destroyed["A"] == ["center-for-disease-control"]) is lost


@card("angels-feather")
def test_the_feather_gives_a_failed_takeover_a_second_roll(inwo):
    t = inwo.position(
        groups={"A": "japan", "B": "texas"},
        resources={"A": "angels-feather"},
        links={"angels-feather": "japan"},
        hands={"A": "hackers"},
        dice=[6, 6, 1, 2],
    )
    settle(attack(t, "A", "control", "japan", "hackers"))
    run(t, "A: japan:left")
    assert t.masters["hackers"] == "japan"
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan)"},
        resources={"B": "angels-feather"},
        links={"angels-feather": "japan"},
        hands={"A": "terrorist-nuke"},
        tokens={"texas": 0, "japan": 0},
        dice=[1, 1, 6, 6],
    )
    attack(t, "A", "control", "cia", "japan")
    settle(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
    assert "japan" in t.groups["B"]


@card("clipper-chip")
def test_the_chip_is_no_help_to_others_nor_against_others(inwo):
    t = inwo.position(
        groups={"A": "phone-phreaks fbi", "B": "texas(england) japan", "C": "pentagon(nasa)"},
        resources={"C": "clipper-chip"},
    )
    run(t, "A: use:phone-phreaks")
    assert "england" in t.legal("A")
    assert "nasa" not in t.legal("A")
    t.play("A: england")
    t = inwo.position(groups={"A": "fbi", "B": "texas(england)"}, resources={"B": "clipper-chip"})
    t.play("A: control:fbi")
    assert sorted(t.legal("A")) == ["england", "texas"]
    t.play("A: texas")


@card("clipper-chip")
@rule("IN-5.8")
def test_a_chip_bars_neither_the_chips_of_others_nor_other_cards(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"}, resources={"B": "clipper-chip"}, hands={"A": "clipper-chip eliza"}
    )
    assert offered(t, "A", "resource:clipper-chip")
    t = inwo.position(groups={"A": "texas", "B": "cia"}, resources={"A": "clipper-chip"}, hands={"A": "eliza japan"})
    assert offered(t, "A", "resource:eliza")
    t.play("A: control:texas")
    assert "japan" in t.legal("A")
    t.play("A: japan")


@card("death-mask")
@pytest.mark.parametrize(("links", "tokens", "offer"), [("witch", 1, True), ("witch", 0, False), ("", 1, False)])
def test_the_mask_needs_a_group_with_an_action(inwo, links, tokens, offer):
    t = inwo.position(
        groups={"A": "republicans witch", "B": "texas(california)"},
        resources={"A": "death-mask"},
        links={"death-mask": links} if links else {},
        tokens={"california": 0, "texas": 0, "witch": tokens},
        dice=[3, 3],
        hands={"A": "slush-fund"},
    )
    attack(t, "A", "destroy", "republicans", "california")
    run(t, "A: plot:slush-fund/action", "A: republicans")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert ("use:death-mask" in until(t, "A")) is offer


@card("death-mask")
def test_the_mask_lets_its_group_enter_after_the_dice(inwo):
    t = inwo.position(
        groups={"A": "republicans witch", "B": "texas(california)"},
        resources={"A": "death-mask"},
        links={"death-mask": "witch"},
        tokens={"california": 0, "texas": 0},
        dice=[3, 3],
        hands={"A": "red-scare slush-fund"},
    )
    attack(t, "A", "destroy", "republicans", "california")
    before = t.strength
    run(t, "A: plot:slush-fund/action", "A: republicans")
    run(t, "A: use:death-mask", "A: aid")
    replies_pass(t)
    assert t.table.g.attack.fixed == before + 10 + 2
    assert t.tokens["witch"] == 0


@card("ark-of-the-covenant")
@rule("IN-21.18")
def test_the_ark_destroys_the_destroyer(inwo):
    t = inwo.position(
        groups={"A": "cia japan", "B": "texas(nasa(dentists))"},
        resources={"B": "ark-of-the-covenant"},
        written={"ark-of-the-covenant": "dentists"},
        dice=[1, 1],
    )
    settle(attack(t, "A", "destroy", "japan", "dentists"))
    assert t.destroyed["A"] == ["dentists"]
    assert t.destroyed["B"] == ["japan"]
    run(t, "B: texas")
    told = t.table.g.told
    assert [t.table.g.cards.face[slot] for slot in told[0]] == [FACE["ark-of-the-covenant"], FACE["dentists"]]


@card("ark-of-the-covenant")
def test_a_name_is_written_as_the_ark_comes_into_play(inwo):
    t = inwo.position(groups={"A": "texas japan", "B": "cia"}, hands={"A": "ark-of-the-covenant"})
    settle(run(t, "A: resource:ark-of-the-covenant"))
    run(t, "A: japan")
    g = t.table.g
    ark = g.resources[0][0]
    assert g.cards.face[g.written[ark]] == FACE["japan"]
    assert t.table.view(1).board.players[0].resources[0].written is None
    assert t.table.view(0).board.players[0].resources[0].written == "japan"


@card("ark-of-the-covenant")
@rule("IN-21.18")
def test_the_name_in_the_ark_is_changed_once_a_turn(inwo):
    t = inwo.position(
        groups={"A": "texas japan", "B": "cia"},
        resources={"A": "ark-of-the-covenant"},
        written={"ark-of-the-covenant": "texas"},
    )
    settle(run(t, "A: use:ark-of-the-covenant"))
    run(t, "A: japan")
    g = t.table.g
    assert g.cards.face[g.written[g.resources[0][0]]] == FACE["japan"]
    assert not offered(t, "A", "use:ark-of-the-covenant")


@card("center-for-weird-studies")
def test_weird_studies_give_a_spent_group_another_action(inwo):
    t = inwo.position(
        groups={"A": "texas japan", "B": "cia"},
        resources={"A": "center-for-weird-studies"},
        hands={"A": "jihad"},
        tokens={"texas": 0},
    )
    run(t, "A: use:center-for-weird-studies")
    assert t.legal("A") == ["texas"]
    settle(run(t, "A: texas", "A: jihad"))
    assert t.tokens["texas"] == 1
    assert "jihad" in t.discards["A"]


@card("crystal-skull")
def test_the_skull_shows_three_and_gives_one(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"},
        resources={"A": "crystal-skull"},
        decks={"A": "jihad martyrs slush-fund infobahn"},
        step="plot draw",
    )
    run(t, "A: draw", "A: skull", "A: 3-slush-fund", "A: bottom")
    assert t.plots["A"] == ["slush-fund"]
    assert t.plot_deck["A"][0] == "infobahn"
    assert t.plot_deck["A"][-2:] == ["jihad", "martyrs"] or t.plot_deck["A"][-2:] == ["martyrs", "jihad"]


BOOSTS = [
    # card, way, plot or attack, number
    ("earthquake-projector", "", "earthquake", 2),
    ("loch-ness-monster", "boost", "earthquake", 4),
    ("weather-satellite", "more", "earthquake", 4),
    ("weather-satellite", "less", "earthquake", -2),
    ("weather-satellite", "more-storm", "hurricane", 10),
    ("weather-satellite", "less-storm", "hurricane", -4),
    ("rogue-boomer", "launch", "earthquake", 10),
    ("spear-of-longinus", "", "earthquake", 1),
]


def replies_pass_until_reply(t):
    """Close the inner window."""
    while t.to_act and "C" not in t.to_act:
        t.play(f"{t.to_act[0]}: pass")
    if "C" in t.to_act:
        t.play("C: pass")
    while t.to_act and "C" not in t.to_act and "pass" in t.legal(t.to_act[0]):
        t.play(f"{t.to_act[0]}: pass")


@rule("IN-5.9", "IN-5.7", "IN-21.21")
@pytest.mark.parametrize(
    ("name", "way", "plot", "number"),
    [pytest.param(*row, id=f"{row[0]} {row[1]}") for row in BOOSTS],
)
@card("earthquake-projector", "loch-ness-monster", "weather-satellite", "rogue-boomer", "spear-of-longinus")
def test_a_resource_adds_to_a_disaster(inwo, name, way, plot, number):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, hands={"A": plot}, resources={"C": name})
    run(t, f"A: plot:{plot}", "A: texas")
    before = t.strength
    key = f"use:{name}/{way}" if way else f"use:{name}"
    run(t, f"C: {key}")
    assert t.strength == before + number
    replies_pass_until_reply(t)
    assert not offered(t, "C", key)


@card("eliza")
@rule("IN-5.8")
def test_eliza_talks_on_an_eleven_and_no_group_has_two(inwo):
    t = inwo.position(
        groups={"A": "hackers", "B": "texas"},
        resources={"A": "eliza"},
        links={"eliza": "hackers"},
        tokens={"hackers": 1},
        hands={"A": "jihad japan"},
        dice=[5, 6],
    )
    settle(attack(t, "A", "control", "hackers", "japan"))
    assert t.resources["A"] == []
    assert t.exposed["A"] == ["jihad"]
    t = inwo.position(
        groups={"A": "hackers", "B": "texas"}, resources={"A": "eliza eliza"}, illuminati={"A": "the-network"}
    )
    g = t.table.g
    one, two = g.resources[0]
    run(t, "A: free", f"A: link:eliza~{one}>hackers", "A: free")
    assert f"link:eliza~{two}>hackers" not in t.legal("A")
    assert f"link:eliza~{two}>the-network" in t.legal("A")
    t.play("A: nothing")
