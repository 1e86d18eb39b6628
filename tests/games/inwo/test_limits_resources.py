"""Where Resources do nothing: whom they do not reach, when they are not offered, what does not set them off."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until, wrap_up

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


# -- Necronomicon to Xanadu --------------------------------------------------------------------------------------------


@card("necronomicon")
@pytest.mark.parametrize(
    ("leader", "dice"), [pytest.param("texas", [5, 5], id="a ten"), pytest.param("cia", [5, 6], id="another group")]
)
def test_the_book_bites_only_its_own_group_and_only_on_eleven(inwo, leader, dice):
    t = inwo.position(
        groups={"A": "texas cia", "B": "pentagon"},
        resources={"A": "necronomicon"},
        links={"necronomicon": "texas"},
        dice=dice,
    )
    settle(attack(t, "A", "control", leader, "pentagon"))
    assert t.groups["A"] == ["texas", "cia"]
    assert t.links == {"necronomicon": "texas"}


@card("soulburner")
def test_the_soulburner_draws_or_exposes_but_not_both(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan(dentists))"},
        resources={"B": "soulburner"},
        dice=[1, 1],
        hands={"A": "slush-fund"},
        decks={"A": "jihad martyrs"},
        tokens={"japan": 0},
    )
    settle(attack(t, "A", "destroy", "cia", "dentists"))
    settle(run(t, "B: draw"))
    assert t.plots["B"] == ["jihad", "martyrs"]
    assert t.plots["A"] == ["slush-fund"]
    assert t.exposed["A"] == []


@card("the-bronze-head")
@rule("IN-7.37")
def test_the_head_of_a_rival_keeps_nothing(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        illuminati={"A": "ufos"},
        resources={"B": "the-bronze-head"},
        hands={"A": "japan"},
        dice=[6, 6],
    )
    settle(attack(t, "A", "control", "cia", "japan"))
    settle(run(t, "A: knock", "A: done"))
    assert t.hand["A"] == []
    assert "japan" in t.discards["A"]


@card("the-frog-god")
@pytest.mark.parametrize("more", [(), ("use:bavarian-illuminati",)])
def test_the_frog_god_is_for_those_whom_privilege_keeps_out(inwo, more):
    t = inwo.position(
        groups={"A": "fbi", "B": "texas", "C": "california"},
        resources={"A": "the-frog-god", "B": "the-frog-god", "C": "the-frog-god"},
    )
    declare(t, "A", "control", "fbi", "texas", *more)
    frogs = {seat: any(move.startswith("use:the-frog-god") for move in until(t, seat)) for seat in "BC"}
    assert frogs == {"B": False, "C": bool(more)}


@card("the-holy-grail", "immortality-serum")
def test_the_grail_does_not_undo_what_another_card_makes_fail(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(ross-perot)"},
        resources={"B": "immortality-serum the-holy-grail"},
        links={"immortality-serum": "ross-perot"},
        hands={"A": "sniper"},
        dice=[1, 1],
    )
    settle(run(t, "A: plot:sniper", "A: ross-perot", "A: cia"))
    assert t.destroyed["A"] == []


@card("xanadu")
@rule("IN-9.6")
def test_xanadu_is_no_help_to_the_groups_of_others(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, resources={"C": "xanadu"}, hands={"A": "texas"})
    attack(t, "A", "control", "cia", "texas")
    before = t.strength
    run(t, "A: agents:texas:aid")
    assert t.strength == before + 10


# -- Warehouse 23 ------------------------------------------------------------------------------------------------------


@card("warehouse-23")
@rule("IN-16.13")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_the_warehouse_is_filled_only_as_it_comes_into_play_itself(inwo, seat):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"},
        resources={seat: "warehouse-23"},
        hands={"A": "midas-mill"},
        decks={seat: "crystal-skull"},
        seats=2,
    )
    settle(run(t, "A: resource:midas-mill"))
    assert "midas-mill" in t.resources["A"]
    assert offered(t, "A", "knock")


@card("warehouse-23")
@rule("IN-16.13")
@pytest.mark.parametrize(("hand", "offer"), [("midas-mill", True), ("japan", False), ("", False)])
@pytest.mark.parametrize(("step", "way"), [("takeover", "takeover"), ("main", "action")])
def test_only_a_resource_of_the_hand_is_hidden(inwo, hand, offer, step, way):
    t = inwo.position(groups={"A": "texas", "B": "cia"}, resources={"A": "warehouse-23"}, hands={"A": hand}, step=step)
    assert offered(t, "A", f"use:warehouse-23/{way}") is offer


@card("warehouse-23")
@rule("IN-16.13", "IN-5.2")
def test_an_action_brings_in_one_resource_a_turn_hidden_or_not(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"},
        resources={"A": "warehouse-23"},
        hands={"A": "hidden-city midas-mill"},
        tokens={"bavarian-illuminati": 2},
    )
    settle(run(t, "A: resource:hidden-city"))
    assert t.tokens["bavarian-illuminati"] == 1
    assert offered(t, "A", "knock")
    assert not offered(t, "A", "use:warehouse-23/action")


@card("warehouse-23")
@rule("IN-16.13")
def test_what_lies_in_the_warehouse_is_shown_once(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"}, resources={"A": "warehouse-23"}, hands={"A": "midas-mill"}, step="takeover"
    )
    assert not offered(t, "A", "use:warehouse-23/show")
    settle(run(t, "A: use:warehouse-23/takeover"))
    settle(run(t, "A: midas-mill"))
    run(t, "A: use:warehouse-23/show", "A: use:warehouse-23/show")
    settle(t)
    run(t, "A: midas-mill")
    settle(t)
    assert t.resources["A"] == ["warehouse-23", "midas-mill"]
    assert offered(t, "A", "knock")
    assert not offered(t, "A", "use:warehouse-23/show")


@card("soulburner", "ark-of-the-covenant", "hitlers-brain")
@rule("IN-14.1", "IN-21.15")
@pytest.mark.parametrize("more", [(), ("C: buy", "C: gnomes-of-zurich")])
def test_revenge_comes_before_whoever_destroyed_is_out_of_the_game(inwo, more):
    t = inwo.position(
        groups={"A": "dentists", "B": "texas(japan(elvis))", "C": "fbi"},
        resources={"B": "ark-of-the-covenant hitlers-brain soulburner"},
        written={"ark-of-the-covenant": "elvis"},
        hands={"A": "sniper"},
        tokens={"texas": 0, "japan": 0},
        to_move="C",
        step="tokens",
        dice=[1, 1],
    )
    run(t, "A: plot:sniper", "A: elvis", "A: dentists", "B: draw")
    run(t, *more)  # a play between the two deaths, in the reply window of the draw, puts nothing in order
    settle(t)
    assert t.out == []
    run(t, "B: texas")
    assert offered(t, "B", "expose")
    run(t, "B: expose")
    wrap_up(t)
    assert t.out == ["A"]
