"""Plots with C that belong to no family."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, idle_until, may, offered, replies_pass, run, settle, wrap_up


@card("celebrity-spokesman")
def test_a_spokesman_has_power_four_and_no_opposed_employer(inwo):
    t = inwo.position(
        groups={"A": "elvis dan-quayle fast-food-chains fbi(cable-tv feminists)"}, hands={"A": "celebrity-spokesman"}
    )
    run(t, "A: plot:celebrity-spokesman", "A: dan-quayle")
    assert sorted(t.legal("A")) == ["cable-tv", "fast-food-chains"]  # not Liberal, not Government
    settle(run(t, "A: fast-food-chains"))
    assert t.power["dan-quayle"] == 4


@card("celebrity-spokesman")
def test_a_spokesman_is_lost_when_the_organization_is_captured(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "dan-quayle texas(fbi(fast-food-chains))"},
        hands={"B": "celebrity-spokesman"},
        dice=[1, 1],
    )
    run(t, "A: knock", "A: done")
    run(t, "B: plot:celebrity-spokesman", "B: dan-quayle", "B: fast-food-chains")
    replies_pass(t)
    assert t.power["dan-quayle"] == 4
    idle_until(t, "A")
    attack(t, "A", "control", "cia", "fast-food-chains", "aid:bavarian-illuminati")
    settle(run(t, "A: cia:right"))
    assert t.power["dan-quayle"] == 1
    assert "celebrity-spokesman" in t.discards["B"]


@card("censorship")
def test_censorship_adds_fifteen_against_media_and_is_privileged(inwo):
    for kind in ("control", "destroy"):
        t = inwo.position(groups={"A": "cia druids", "B": "texas(tabloids cable-tv)"}, hands={"A": "censorship"})
        run(t, f"A: {kind}:cia", "A: tabloids")
        before = t.strength
        replies_pass(run(t, "A: plot:censorship"))
        assert t.strength == before + 15
        assert t.privileged
        wrap_up(run(t, "A: go"))


@card("censorship")
def test_censorship_needs_a_decent_group_and_a_media_target(inwo):
    t = inwo.position(
        groups={"A": "the-mafia congressional-wives", "B": "tabloids feminists"}, hands={"A": "censorship"}
    )
    run(t, "A: control:the-mafia", "A: tabloids")
    assert not offered(t, "A", "plot:censorship")
    wrap_up(t)
    t = inwo.position(groups={"A": "cia", "B": "tabloids feminists"}, hands={"A": "censorship"})
    run(t, "A: control:cia", "A: feminists")
    assert not offered(t, "A", "plot:censorship")
    wrap_up(t)
    t = inwo.position(
        groups={"A": "the-mafia fraternal-orders", "B": "texas(cia(big-media))"}, hands={"A": "censorship"}
    )
    run(t, "A: destroy:the-mafia", "A: big-media", "A: aid:fraternal-orders")
    assert offered(t, "A", "plot:censorship")  # the Conservative group aids
    wrap_up(t)


def killed_quayle(inwo, more, groups="cia", **also):
    """A position in which A has just killed Dan Quayle and holds another."""
    t = inwo.position(
        groups={"A": groups, "B": "texas(cable-tv(dan-quayle))"},
        hands={"A": f"sniper dan-quayle {more}"},
        dice=[1, 1, 1, 1],
        **also,
    )
    run(t, "A: plot:sniper", "A: dan-quayle")
    wrap_up(t)
    assert t.destroyed["A"] == ["dan-quayle"]
    return t


@card("clone")
def test_a_clone_may_be_attacked_like_any_group(inwo):
    t = killed_quayle(inwo, "clone")
    run(t, "A: control:cia")
    assert not offered(t, "A", "dan-quayle")
    wrap_up(t)
    t = killed_quayle(inwo, "clone")
    settle(run(t, "A: plot:clone", "A: dan-quayle"))
    assert t.destroyed["A"] == []
    attack(t, "A", "control", "cia", "dan-quayle")
    settle(run(t, "A: cia:right"))
    assert "dan-quayle" in t.groups["A"]


@card("clone")
def test_the_clone_arrangers_make_a_clone_at_once(inwo):
    t = killed_quayle(inwo, "clone", "clone-arrangers")
    run(t, "A: plot:clone", "A: dan-quayle", "A: clone-arrangers:bottom")
    settle(t)
    assert t.groups["A"] == ["clone-arrangers", "dan-quayle"]
    assert t.destroyed["A"] == []


@card("clone")
def test_a_clone_that_is_not_controlled_is_discarded(inwo):
    t = killed_quayle(inwo, "clone")
    settle(run(t, "A: plot:clone", "A: dan-quayle"))
    settle(run(t, "A: knock", "A: done"))
    assert "dan-quayle" in t.discards["A"]
    assert t.hand["A"] == []


@card("clone")
def test_only_an_assassinated_personality_is_cloned(inwo):
    t = inwo.position(
        groups={"A": "cia"}, hands={"A": "clone dan-quayle elvis finland"}, destroyed={"B": "dan-quayle finland"}
    )
    assert not offered(t, "A", "plot:clone")


@card("commitment")
def test_commitment_sets_any_resistance_to_eight(inwo):
    t = inwo.position(groups={"A": "cia", "B": "feminists"}, hands={"A": "commitment"})
    settle(run(t, "A: plot:commitment", "A: feminists"))
    assert t.resistance["feminists"] == 8


@card("commitment")
def test_commitment_reaches_a_group_just_played_from_a_hand(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "feminists", "B": "commitment"}, dice=[1, 1])
    attack(t, "A", "control", "cia", "feminists")
    before = t.strength
    run(t, "B: plot:commitment", "B: feminists")
    assert t.strength == before - 6  # from 2 to 8
    settle(t)


@card("computer-security")
def test_computer_security_negates_plots_about_computers(inwo):
    t = inwo.position(
        groups={"A": "hackers", "B": "video-games"},
        hands={"A": "the-internet-worm", "B": "computer-security"},
        decks={"B": "jihad martyrs payoff"},
    )
    run(
        t, "A: plot:the-internet-worm", "A: @B", "A: pay:2", "A: hackers", "B: plot:computer-security", "B: video-games"
    )
    replies_pass(t)
    assert t.gone == []
    assert t.tokens["video-games"] == t.tokens["hackers"] == 0


@card("computer-security")
def test_computer_security_protects_computer_groups_and_nothing_else(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "video-games feminists"},
        hands={"A": "commitment commitment", "B": "computer-security"},
    )
    run(t, "A: plot:commitment", "A: feminists")
    assert not offered(t, "B", "plot:computer-security")
    settle(t)
    run(t, "A: plot:commitment", "A: video-games", "B: plot:computer-security", "B: the-network")
    replies_pass(t)
    assert t.resistance["video-games"] == 3
    assert t.resistance["feminists"] == 8


@card("computer-virus")
@rule("IN-18.10")
def test_a_virus_shifts_a_roll_by_two_either_way(inwo):
    for word, dice, total in (("less", [3, 3], 4), ("more", [3, 3], 8), ("less", [1, 2], 2), ("more", [6, 5], 12)):
        t = inwo.position(groups={"A": "cia", "B": "nasa"}, hands={"A": "feminists", "B": "computer-virus"}, dice=dice)
        attack(t, "A", "control", "cia", "feminists")
        run(t, "B: plot:computer-virus", f"B: {word}", "B: nasa")
        replies_pass(t)
        assert sum(t.dice) == total
        assert t.tokens["nasa"] == 0
        settle(t)
        if "arrow" in str(t.table.view(None).asked):
            run(t, "A: cia:right")
            settle(t)


@card("computer-virus")
@rule("IN-1.12")
@pytest.mark.parametrize(("turns", "reaches"), [(0, False), (1, True)])
def test_a_virus_does_not_touch_the_dice_of_a_first_turn(inwo, turns, reaches):
    t = inwo.position(
        groups={"A": "cia", "B": "nasa"},
        hands={"A": "feminists", "B": "computer-virus"},
        own_turns={"A": turns},
        dice=[6, 6],
    )
    attack(t, "A", "control", "cia", "feminists")
    while not t.dice:
        assert not may(t, "B", "plot:computer-virus")
        t.play(f"{t.to_act[0]}: pass")
    assert may(t, "B", "plot:computer-virus") is reaches
