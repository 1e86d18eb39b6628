"""Groups from A to C: what they do, and where they may not be used or change nothing."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, wrap_up


def bonus(t, name):
    """What a card adds to the attack under way, 0 if nothing."""
    return sum(part[2] for part in t.parts if part[:2] == ["bonus", name])


@card("anti-nuclear-activists")
def test_the_activists_help_to_destroy_science_and_nothing_else(inwo):
    for kind, target, number in (
        ("destroy", "fbi", 6),
        ("destroy", "nuclear-power-companies", 10),
        ("destroy", "mi-5", 0),
        ("destroy", "canada", 0),  # Green, but not to be controlled
        ("control", "canada", 4),
        ("control", "fbi", 0),
    ):
        t = inwo.position(groups={"A": "anti-nuclear-activists hollywood", "B": target})
        attack(t, "A", kind, "hollywood", target)
        assert bonus(t, "anti-nuclear-activists") == number


@card("center-for-disease-control")
def test_the_center_takes_its_risk_only_where_it_leads_to_destroy_a_place(inwo):
    for kind, leader, target, may in (
        ("destroy", "center-for-disease-control", "texas", True),
        ("destroy", "center-for-disease-control", "feminists", False),
        ("destroy", "cia", "texas", False),
    ):
        t = inwo.position(groups={"A": "center-for-disease-control cia", "B": "texas(feminists)"})
        run(t, f"A: {kind}:{leader}", f"A: {target}")
        assert offered(t, "A", "use:center-for-disease-control/risk") is may


@card("church-of-elvis")
def test_elvis_makes_nobody_but_his_church_stronger(inwo):
    t = inwo.position(groups={"A": "church-of-elvis cia", "B": "texas elvis"})
    assert [t.power[name] for name in ("church-of-elvis", "cia", "texas", "elvis")] == [4, 6, 6, 1]


@card("count-dracula")
@rule("IN-9.18")
def test_count_dracula_finds_the_vampires_and_no_other_secret_group(inwo):
    t = inwo.position(groups={"A": "count-dracula cia", "B": "cattle-mutilators"}, hands={"A": "vampires"})
    t.play("A: control:count-dracula")
    assert t.legal("A") == ["vampires"]
    wrap_up(t)
    t = inwo.position(groups={"A": "count-dracula cia", "B": "cattle-mutilators vampires"})
    t.play("A: control:count-dracula")
    assert t.legal("A") == ["vampires"]
    wrap_up(t)
    t = inwo.position(groups={"A": "count-dracula cia", "B": "cattle-mutilators vampires"})
    assert not offered(t, "A", "control:cia")


@card("count-dracula", "moonbase")
@rule("IN-8.13")
def test_count_dracula_survives_the_end_of_the_moonbase(inwo):
    t = inwo.position(
        groups={"A": "texas(moonbase) count-dracula", "B": "cia"},
        links={"count-dracula": "moonbase"},
        hands={"B": "meteor-strike earthquake combined-disasters"},
        dice=[1, 1],
    )
    run(t, "A: knock", "A: done", "B: plot:combined-disasters", "B: meteor-strike", "B: earthquake", "B: moonbase")
    settle(t)
    assert t.destroyed["B"] == ["moonbase"]
    assert "count-dracula" in t.groups["A"]


@card("big-media")
def test_big_media_help_and_hinder_other_media_with_all_their_power(inwo):
    for side, number in (("aid", 6), ("oppose", -6)):
        t = inwo.position(groups={"A": "cia", "B": "cable-tv", "C": "big-media"}, links={"self-esteem": "big-media"})
        declare(t, "A", "control", "cia", "cable-tv")
        run(t, f"C: {side}:big-media")
        assert [side, "big-media", number] in t.parts


@card("ama")
@pytest.mark.parametrize(("leader", "target"), [("cia", "feminists"), ("new-york", "the-mafia")])
def test_a_group_without_global_power_joins_only_attacks_by_or_against_its_kind(inwo, leader, target):
    t = inwo.position(groups={"A": leader, "B": target, "C": "ama"})
    declare(t, "A", "control", leader, target)
    assert not {"aid:ama", "oppose:ama"} & set(t.legal("C") if "C" in t.to_act else [])


@card("count-dracula")
def test_an_artifact_that_dracula_holds_is_out_of_reach(inwo):
    given = {
        "groups": {"A": "cia", "B": "cable-tv(count-dracula)"},
        "hands": {"A": "hex the-weak-link"},
        "resources": {"A": "suicide-squad", "B": "spear-of-longinus"},
    }
    for links, reached in (({}, True), ({"spear-of-longinus": "count-dracula"}, False)):
        t = inwo.position(**given, links=links)
        for use in ("plot:hex", "plot:the-weak-link", "use:suicide-squad"):
            assert offered(t, "A", use) == reached


@rule("IN-5.10")
@card("count-dracula")
def test_a_magic_group_that_helps_makes_an_attack_magic(inwo):
    for helper, dead in (("witch", True), ("bavarian-illuminati", False)):
        t = inwo.position(
            groups={"A": "cia witch", "B": "cable-tv(count-dracula) texas"},
            hands={"A": "terrorist-nuke"},
            dice=[1, 1],
            tokens={"cable-tv": 0, "count-dracula": 0, "texas": 0},
        )
        attack(t, "A", "destroy", "cia", "count-dracula", f"aid:{helper}")
        wrap_up(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
        assert ("count-dracula" not in t.groups["B"]) is dead


@rule("IN-5.10")
@card("count-dracula")
@pytest.mark.parametrize(("helper", "falls"), [("witch", True), ("bavarian-illuminati", False), ("", False)])
def test_a_magic_group_makes_an_attack_magic_by_aiding_it(inwo, helper, falls):
    """One that only stands by does not, and neither does another helper."""
    t = inwo.position(
        groups={"A": "cia witch", "B": "cable-tv(count-dracula) texas"},
        dice=[1, 1],
        hands={"A": "terrorist-nuke"},
        tokens={"count-dracula": 0, "cable-tv": 0},
    )
    attack(t, "A", "destroy", "cia", "count-dracula")
    replies_pass(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
    if helper:
        run(t, f"A: aid:{helper}")
    assert t.strength >= 2
    settle(t)
    assert t.destroyed["A"] == (["count-dracula"] if falls else [])
