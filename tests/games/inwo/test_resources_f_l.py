"""Resources from F to L: what they do, and where they may not be used or change nothing."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until


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


@card("flying-saucer")
def test_the_saucer_guards_a_personality_or_brings_a_resource(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "ross-perot"},
        resources={"B": "flying-saucer"},
        links={"flying-saucer": "ross-perot"},
        hands={"A": "sniper"},
    )
    run(t, "A: plot:sniper", "A: ross-perot", "A: none")
    assert ["defence", "flying-saucer", -10] in t.parts
    t = inwo.position(
        groups={"A": "texas", "B": "cia"}, resources={"A": "flying-saucer"}, hands={"A": "eliza"}, decks={"A": "jihad"}
    )
    settle(run(t, "A: use:flying-saucer", "A: eliza"))
    assert t.resources["A"] == ["flying-saucer", "eliza"]
    assert "jihad" in t.discards["A"]


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


@card("hitlers-brain")
def test_the_brain_gloats_and_hates_peace(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan(dentists))"},
        resources={"A": "hitlers-brain"},
        dice=[1, 1],
        decks={"A": "jihad"},
        tokens={"japan": 0},
    )
    settle(attack(t, "A", "destroy", "cia", "dentists"))
    settle(run(t, "A: draw"))
    assert t.plots["A"] == ["jihad"]
    t = inwo.position(groups={"A": "cia", "B": "japan texas"}, resources={"A": "hitlers-brain"})
    t.play("A: control:cia")
    assert t.legal("A") == ["texas"]
    t.play("A: texas")


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


@card("immortality-serum")
def test_the_serum_makes_immortal_and_takes_a_personality_just_played(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(ross-perot)"},
        resources={"B": "immortality-serum"},
        links={"immortality-serum": "ross-perot"},
        hands={"A": "sniper"},
        dice=[1, 1],
    )
    settle(run(t, "A: plot:sniper", "A: ross-perot", "A: cia"))
    assert "ross-perot" in t.groups["B"]
    t = inwo.position(
        groups={"A": "cia", "B": "ross-perot"},
        resources={"B": "immortality-serum"},
        links={"immortality-serum": "ross-perot"},
    )
    attack(t, "A", "destroy", "cia", "ross-perot")
    assert ["defence", "immortality-serum", -5] in t.parts
    t = inwo.position(
        groups={"A": "cia", "B": "texas"}, resources={"B": "immortality-serum"}, hands={"A": "ross-perot"}
    )
    attack(t, "A", "control", "cia", "ross-perot")
    run(t, "B: use:immortality-serum")
    replies_pass(t)
    settle(run(t, "B: texas:right"))
    assert t.masters["ross-perot"] == "texas"
    assert t.links == {"immortality-serum": "ross-perot"}
    assert t.table.g.attack is None


FIGHTS = [
    ("hallucinations", "destroy", "cia", "destroy", "ross-perot", 3),
    ("hammer-of-thor", "attack", "cia", "control", "ross-perot", 2),
    ("hammer-of-thor", "defend", "cia", "destroy", "japan", -2),
    ("earthquake-projector", "", "cia", "destroy", "japan", 2),
    ("loch-ness-monster", "boost", "cia", "destroy", "japan", 4),
    ("spear-of-longinus", "", "cia", "destroy", "ross-perot", 1),
]


@pytest.mark.parametrize(
    ("name", "way", "leader", "kind", "target", "number"),
    [pytest.param(*row, id=f"{row[0]} {row[1]}") for row in FIGHTS],
)
@card("hallucinations", "hammer-of-thor", "earthquake-projector", "loch-ness-monster", "spear-of-longinus")
def test_a_resource_adds_to_an_attack(inwo, name, way, leader, kind, target, number):
    t = inwo.position(groups={"A": leader, "B": target, "C": "texas"}, resources={"C": name})
    attack(t, "A", kind, leader, target)
    before = t.strength
    key = f"use:{name}/{way}" if way else f"use:{name}"
    replies_pass(run(t, f"C: {key}"))
    assert t.strength == before + number


@card("hidden-city")
@rule("IN-16.12")
def test_a_disaster_may_destroy_the_hidden_city(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        resources={"B": "hidden-city"},
        hands={"A": "earthquake", "C": "hidden-city"},
        dice=[1, 1],
    )
    run(t, "A: plot:earthquake", "A: hidden-city")
    assert t.strength == 16 - 10
    settle(t)
    assert t.resources["B"] == ["hidden-city"]
    t = inwo.position(
        groups={"A": "cia", "B": "texas", "C": "japan"},
        resources={"B": "hidden-city"},
        hands={"A": "nuclear-accident", "C": "hidden-city"},
        dice=[1, 1],
    )
    settle(run(t, "A: plot:nuclear-accident", "A: hidden-city"))
    assert t.resources["B"] == []
    run(t, "A: knock", "A: done")
    settle(run(t, "B: skip", "B: skip", "B: skip"))
    settle(run(t, "B: knock", "B: done"))
    settle(run(t, "C: skip", "C: skip"))
    assert "take:hidden-city" in t.legal("C")
