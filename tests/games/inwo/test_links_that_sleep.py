"""Links that sleep and links that end (IN-17.8, IN-17.9), and alignments that come and go (IN-4.10)."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import choosing, idle_until, run, settle, until_asked


@rule("IN-17.9", "IN-17.10")
@card("celebrity-spokesman", "nationalization", "hoax")
@pytest.mark.parametrize("cancelled", [False, True])
def test_a_nationalized_employer_needs_no_spokesman(inwo, cancelled):
    t = inwo.position(
        seats=4,
        groups={"A": "elvis fast-food-chains", "B": "japan", "C": "fbi", "D": "texas"},
        hands={"A": "celebrity-spokesman", "B": "nationalization", "D": "hoax"},
        decks={"D": "jihad"},
        tokens={"fast-food-chains": 0},
    )
    settle(run(t, "A: plot:celebrity-spokesman", "A: elvis", "A: fast-food-chains"))
    assert t.power["elvis"] == 4
    run(t, "A: knock", "A: done", "B: plot:nationalization", "B: fast-food-chains")
    choosing(t, "B", "pay:1", "the-network")
    if cancelled:
        run(t, "D: plot:hoax", "D: texas")
    until_asked(t, "draw-plot")
    assert t.power["elvis"] == (4 if cancelled else 1)
    assert ("celebrity-spokesman" in t.discards["A"]) is not cancelled


@rule("IN-17.8", "IN-17.22")
@card("celebrity-spokesman", "orbital-mind-control-lasers", "fundie-money")
@pytest.mark.parametrize("way", ["lasers", "plot"])
def test_a_spokesman_of_other_opinions_is_silent_or_dismissed(inwo, way):
    t = inwo.position(
        seats=3,
        groups={"A": "princess-di cfl-aio", "B": "japan", "C": "fbi"},
        resources={"A": "orbital-mind-control-lasers"},
        hands={"A": "celebrity-spokesman fundie-money"},
    )
    settle(run(t, "A: plot:celebrity-spokesman", "A: princess-di", "A: cfl-aio"))
    assert t.power["princess-di"] == 4
    if way == "lasers":
        run(t, "A: use:orbital-mind-control-lasers", "A: cfl-aio", "A: reverse-liberal")
    else:
        run(t, "A: plot:fundie-money", "A: cfl-aio")
        choosing(t, "A", "pay:1", "bavarian-illuminati")
    settle(t)
    assert t.power["princess-di"] == 2
    assert ("celebrity-spokesman" in t.discards["A"]) is (way == "plot")
    run(t, "A: knock", "A: done")
    until_asked(t, "draw-plot")
    assert t.power["princess-di"] == (4 if way == "lasers" else 2)


@rule("IN-17.8")
@card("citizenship-award", "george-bush")
def test_the_award_of_bush_sleeps_while_he_is_not_conservative(inwo):
    t = inwo.position(seats=3, groups={"A": "george-bush", "B": "japan", "C": "fbi"}, hands={"A": "citizenship-award"})
    settle(run(t, "A: use:george-bush/conservative"))
    settle(run(t, "A: plot:citizenship-award", "A: george-bush"))
    assert t.power["george-bush"] == 6
    settle(run(t, "A: use:george-bush/not"))
    assert t.power["george-bush"] == 2
    assert "citizenship-award" not in t.discards["A"]
    idle_until(t, "A")
    settle(run(t, "A: use:george-bush/conservative"))
    assert t.power["george-bush"] == 6


@rule("IN-17.8")
@card("self-esteem", "bill-clinton")
def test_the_self_esteem_of_clinton_sleeps_with_his_opinions(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "bill-clinton", "B": "japan", "C": "fbi"},
        links={"self-esteem": "bill-clinton"},
        step="begin",
        dice=[1, 6, 2],
    )
    settle(t)
    assert t.power["bill-clinton"] == 6
    idle_until(t, "B")
    assert t.power["bill-clinton"] == 4
    assert "self-esteem" not in t.discards["A"]
    idle_until(t, "C")
    assert t.power["bill-clinton"] == 6


@rule("IN-4.10", "IN-11.1")
@card("bill-clinton", "fundie-money")
@pytest.mark.parametrize("die", [1, 6])
def test_clinton_never_has_two_opposite_opinions(inwo, die):
    t = inwo.position(
        seats=3,
        groups={"A": "bill-clinton", "B": "japan", "C": "fbi"},
        links={"fundie-money": "bill-clinton"},
        step="begin",
        dice=[die],
    )
    settle(t)
    assert not {"Liberal", "Conservative"} <= set(t.alignments["bill-clinton"])


@rule("IN-4.10", "IN-11.1")
@card("george-bush", "liberal-agenda")
def test_bush_never_has_two_opposite_opinions(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "george-bush", "B": "japan", "C": "fbi"},
        links={"liberal-agenda": "george-bush"},
    )
    settle(run(t, "A: use:george-bush/conservative"))
    assert not {"Liberal", "Conservative"} <= set(t.alignments["george-bush"])


@rule("IN-16.10")
@card("bill-clinton", "george-bush", "hillary-clinton")
@pytest.mark.parametrize("name", ["bill-clinton", "george-bush", "hillary-clinton"])
def test_nobody_is_there_twice(inwo, name):
    t = inwo.position(
        seats=3, groups={"A": "cia", "B": name, "C": "fbi"}, hands={"A": f"{name} dentists"}, step="takeover"
    )
    assert f"take:{name}" not in t.legal("A")
    assert "take:dentists" in t.legal("A")
    run(t, "A: skip")
    until_asked(t, "main")
    run(t, "A: control:cia")
    assert f"{name}~2" not in t.legal("A")
    run(t, f"A: {name}")
    assert t.strength < 6 - 0 + 1  # the one in play, near its Illuminati
    run(t, "A: go", "A: call-off")


@rule("IN-4.10", "IN-11.1")
@card("bill-clinton", "ross-perot")
@pytest.mark.parametrize("die", [1, 6])
def test_clinton_under_perot_is_conservative_whatever_he_feels(inwo, die):
    t = inwo.position(
        seats=3, groups={"A": "ross-perot(bill-clinton)", "B": "japan", "C": "fbi"}, step="begin", dice=[die]
    )
    settle(t)
    assert sorted(t.alignments["bill-clinton"]) == ["Conservative", "Government", "Straight"]


@rule("IN-17.9", "IN-17.8")
@card("citizenship-award", "self-esteem", "liberal-agenda", "fundie-money")
@pytest.mark.parametrize(
    ("name", "prize", "change"),
    [("george-bush", "citizenship-award", "liberal-agenda"), ("bill-clinton", "self-esteem", "fundie-money")],
)
def test_a_prize_is_lost_when_an_opinion_is_changed_for_good(inwo, name, prize, change):
    t = inwo.position(
        seats=3,
        groups={"A": name, "B": "japan", "C": "fbi"},
        links={prize: name},
        hands={"B": change},
    )
    run(t, "A: knock", "A: done", f"B: plot:{change}", f"B: {name}")
    choosing(t, "B", "pay:1", "the-network")
    settle(t)
    assert prize in t.discards["A"]
