"""Where Resources do nothing: whom they do not reach, when they are not offered, what does not set them off."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until

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


@card("flying-saucer")
def test_the_saucer_brings_resources_only(inwo):
    given = {"groups": {"A": "texas", "B": "cia"}, "resources": {"A": "flying-saucer", "B": "crystal-skull"}}
    t = inwo.position(**given, hands={"A": "japan crystal-skull midas-mill"})
    run(t, "A: use:flying-saucer")
    assert t.legal("A") == ["midas-mill"]
    t.play("A: midas-mill")
    settle(t)
    t = inwo.position(**given, hands={"A": "japan crystal-skull"})
    assert not offered(t, "A", "use:flying-saucer")


@card("flying-saucer")
def test_a_saucer_with_a_personality_brings_nothing(inwo):
    t = inwo.position(
        groups={"A": "ross-perot", "B": "cia"},
        resources={"A": "flying-saucer"},
        links={"flying-saucer": "ross-perot"},
        hands={"A": "eliza"},
    )
    assert not offered(t, "A", "use:flying-saucer")


NOT_HERE = [
    # Resource and way, leader, kind, target
    ("hallucinations/destroy", "cia", "destroy", "japan"),
    ("hallucinations/destroy", "cia", "control", "ross-perot"),
    ("hammer-of-thor/attack", "hackers", "control", "cia"),
    ("hammer-of-thor/defend", "cia", "destroy", "hackers"),
    ("hammer-of-thor/defend", "hackers", "control", "cia"),
    ("rogue-boomer/launch", "cia", "control", "japan"),
    ("rogue-boomer/launch", "cia", "destroy", "ross-perot"),
]


@card("hallucinations", "hammer-of-thor", "rogue-boomer")
@pytest.mark.parametrize(
    ("key", "leader", "kind", "target"), [pytest.param(*row, id=" ".join(row)) for row in NOT_HERE]
)
def test_a_resource_is_of_no_use_in_an_attack_it_is_not_meant_for(inwo, key, leader, kind, target):
    t = inwo.position(groups={"A": leader, "B": target, "C": "texas"}, resources={"C": key.partition("/")[0]})
    attack(t, "A", kind, leader, target)
    assert f"use:{key}" not in until(t, "C")


@card("hitlers-brain")
def test_the_brain_does_not_gloat_over_the_deeds_of_others(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan(dentists))", "C": "fbi"},
        resources={"C": "hitlers-brain"},
        dice=[1, 1],
        tokens={"japan": 0},
    )
    settle(attack(t, "A", "destroy", "cia", "dentists"))
    assert t.destroyed["A"] == ["dentists"]
    assert t.to_act == ["A"]
    assert offered(t, "A", "knock")


# -- Immortality Serum -------------------------------------------------------------------------------------------------


@card("immortality-serum")
def test_the_serum_saves_nobody_from_capture_and_goes_along(inwo):
    t = inwo.position(
        groups={"A": "pentagon", "B": "texas(japan(media-sensation))"},
        resources={"B": "immortality-serum"},
        links={"immortality-serum": "media-sensation"},
        tokens={"texas": 0, "japan": 0},
        dice=[1, 1],
    )
    settle(attack(t, "A", "control", "pentagon", "media-sensation"))
    run(t, f"A: {t.legal('A')[0]}")
    assert "media-sensation" in t.groups["A"]
    assert t.resources["A"] == ["immortality-serum"]
    assert t.links == {"immortality-serum": "media-sensation"}


@card("immortality-serum")
def test_the_serum_saves_nobody_but_its_personality(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan(elvis)) ross-perot"},
        resources={"B": "immortality-serum"},
        links={"immortality-serum": "ross-perot"},
        hands={"A": "sniper"},
        dice=[1, 1],
    )
    settle(run(t, "A: plot:sniper", "A: elvis", "A: cia"))
    assert t.destroyed["A"] == ["elvis"]


@card("immortality-serum", "moonbase")
@pytest.mark.parametrize(("drinks", "lost"), [("ross-perot", ["moonbase"]), ("elvis", ["moonbase", "ross-perot"])])
def test_whoever_drank_the_serum_outlives_the_moonbase(inwo, drinks, lost):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(moonbase) ross-perot elvis"},
        resources={"B": "immortality-serum"},
        links={"ross-perot": "moonbase", "immortality-serum": drinks},
        hands={"A": "combined-disasters meteor-strike earthquake"},
        dice=[1, 1],
    )
    settle(run(t, "A: plot:combined-disasters", "A: meteor-strike", "A: earthquake", "A: moonbase"))
    assert sorted(t.destroyed["A"]) == lost


@card("immortality-serum")
def test_the_serum_takes_a_personality_from_a_takeover(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        resources={"B": "immortality-serum"},
        hands={"A": "ross-perot japan"},
        step="takeover",
    )
    run(t, "A: take:ross-perot", "A: cia:left", "B: use:immortality-serum")
    replies_pass(t)
    settle(run(t, "B: texas:right"))
    assert t.masters["ross-perot"] == "texas"
    assert t.links == {"immortality-serum": "ross-perot"}


@card("immortality-serum")
@pytest.mark.parametrize(
    ("name", "turns", "offer"), [("ross-perot", 1, True), ("ross-perot", 0, False), ("japan", 1, False)]
)
@rule("IN-1.12")
def test_the_serum_is_for_personalities_and_not_for_a_first_turn(inwo, name, turns, offer):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        resources={"B": "immortality-serum"},
        hands={"A": name},
        own_turns={"A": turns},
    )
    declare(t, "A", "control", "cia", name)
    assert ("use:immortality-serum" in until(t, "B")) is offer


@card("immortality-serum")
def test_the_serum_is_kept_if_the_personality_is_back_in_the_hand(inwo):
    t = inwo.position(
        groups={"A": "pentagon", "B": "texas", "C": "supreme-court"},
        resources={"B": "immortality-serum"},
        hands={"A": "ross-perot"},
    )
    attack(t, "A", "control", "pentagon", "ross-perot")
    run(t, "B: use:immortality-serum", "C: use:supreme-court/fight", "C: pentagon")
    settle(t)
    assert t.hand["A"] == ["ross-perot"]
    assert t.groups["B"] == ["texas"]
    assert t.resources["B"] == ["immortality-serum"]
    assert t.links == {}
