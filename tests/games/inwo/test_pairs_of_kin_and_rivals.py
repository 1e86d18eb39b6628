"""Cards that speak to each other: a fourth round, written from the rulebook, the cards and the rulings alone."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, choosing, may, replies_pass, run, settle, watching


@rule("IN-18.6", "IN-4.17")
@card("gun-lobby", "solidarity")
@pytest.mark.parametrize(("leader", "power", "resistance"), [("democrats", 6 - 4, 10), ("republicans", 5 + 4, 3)])
def test_solidarity_doubles_the_resistance_that_the_attacker_meets(inwo, leader, power, resistance):
    t = inwo.position(
        seats=3,
        groups={"A": "democrats republicans", "B": "gun-lobby", "C": "cia"},
        decks={"B": "jihad"},
        nwo="solidarity",
        dice=[6, 6],
    )
    attack(t, "A", "control", leader, "gun-lobby")
    assert t.strength == power - 2 * resistance - 10
    settle(t)
    assert t.plots["B"] == ["jihad"]  # after any attack on a Conservative or Violent group


@rule("IN-8.9", "IN-10.9", "IN-21.14")
@card("clone-arrangers", "servants-of-cthulhu", "sniper")
def test_a_clone_is_taken_from_the_killers_pile_but_not_the_plot_from_the_hand(inwo):
    t = inwo.position(
        seats=3,
        illuminati={"A": "servants-of-cthulhu"},
        groups={"A": "cia", "B": "ross-perot texas", "C": "clone-arrangers"},
        hands={"A": "sniper"},
        decks={"A": "jihad martyrs"},
        dice=[1, 1],
    )
    run(t, "A: plot:sniper", "A: ross-perot", "A: none")
    assert t.strength == 10 + 4 - 2 - 10
    run(t, "C: use:clone-arrangers/clone", "C: ross-perot", "C: clone-arrangers:left")
    settle(t)
    assert "ross-perot" in t.groups["C"]
    assert t.destroyed["A"] == []
    assert t.plots["A"] == ["jihad"]
    assert t.tokens["clone-arrangers"] == 0


@rule("IN-5.8", "IN-7.12", "IN-21.13")
@card("eliza", "computer-virus", "hackers")
@pytest.mark.parametrize("virus", [False, True])
def test_eliza_minds_the_roll_as_it_stands_in_the_end(inwo, virus):
    t = inwo.position(
        seats=3,
        groups={"A": "hackers", "B": "texas(fraternal-orders(dentists))", "C": "nasa"},
        resources={"A": "eliza"},
        links={"eliza": "hackers"},
        hands={"A": "jihad martyrs", "C": "computer-virus"},
        dice=[6, 6, 6, 6],
    )
    assert t.tokens["hackers"] == 2
    attack(t, "A", "destroy", "hackers", "dentists")
    settle(t)
    assert t.resources["A"] == ["eliza"]  # that was the action of its own
    attack(t, "A", "destroy", "hackers", "dentists")
    if virus:
        run(t, "C: plot:computer-virus")
        for word in ("nasa", "-2"):
            choosing(t, "C", word)
        while t.to_act == ["C"] and "pass" not in t.legal("C"):
            t.play(f"C: {t.legal('C')[0]}")
    settle(t)
    if virus:
        assert t.resources["A"] == ["eliza"]
        assert t.exposed["A"] == []
    else:
        assert t.resources["A"] == []
        assert sorted(t.exposed["A"]) == ["jihad", "martyrs"]


@rule("IN-19.18", "IN-5.10")
@card("stonehenge", "withering-curse", "spear-of-longinus")
def test_behind_the_stones_nothing_magic_works(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "stonehenge texas(dentists) elvis", "C": "fraternal-orders(smof)"},
        resources={"A": "spear-of-longinus"},
        hands={"A": "withering-curse sniper"},
    )
    assert not may(t, "A", "plot:withering-curse")
    assert may(t, "A", "plot:sniper")
    attack(t, "A", "destroy", "cia", "smof")
    before = t.strength
    run(t, "A: use:spear-of-longinus")
    assert t.strength == before + 1
    settle(t)
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "stonehenge texas(dentists) elvis", "C": "fbi"},
        resources={"A": "spear-of-longinus"},
    )
    attack(t, "A", "destroy", "cia", "dentists")
    assert "use:spear-of-longinus" not in watching(t, "A")


@rule("IN-7.24", "IN-7.27", "IN-4.18")
@card("hidden-influence", "loan-sharks", "gun-control")
@pytest.mark.parametrize("links", [{}, {"hidden-influence": "loan-sharks"}])
def test_hidden_influence_is_as_strong_as_its_sharks(inwo, links):
    t = inwo.position(
        seats=3,
        groups={"A": "cia loan-sharks the-mafia", "B": "texas(fraternal-orders(dentists))", "C": "fbi"},
        links=links,
        nwo="gun-control",
    )
    run(t, "A: control:cia", "A: dentists")
    assert may(t, "A", "aid:loan-sharks") is bool(links)
    if links:
        run(t, "A: aid:loan-sharks")
    run(t, "A: go", "A: commit")
    # The C.I.A. is Violent and Government: +3. The Sharks: 3, another Criminal group, and +1 as Criminals.
    assert t.strength == 6 + 3 + (3 + 1 + 1 if links else 0) - 2
    settle(t)


@rule("IN-4.18", "IN-7.34")
@card("france", "world-hunger")
@pytest.mark.parametrize(("nwo", "power"), [("", 3), ("world-hunger", 1)])
def test_hunger_weakens_what_france_gives_for_nothing_once(inwo, nwo, power):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(triliberal-commission)) france", "C": "fbi"},
        nwo=nwo,
        dice=[6, 6],
    )
    assert t.power["france"] == power  # Liberal and a Nation: -2 once
    attack(t, "A", "control", "cia", "triliberal-commission")
    before = t.strength
    assert before == 6 - 6
    run(t, "B: oppose:france")
    replies_pass(t)
    assert t.strength == before - power
    assert t.tokens["france"] == 1
    settle(t)


@rule("IN-7.37", "IN-19.12")
@card("vultures", "adepts-of-hermes")
@pytest.mark.parametrize("illuminati", ["adepts-of-hermes", "bavarian-illuminati"])
def test_vultures_find_nothing_where_the_adepts_failed(inwo, illuminati):
    t = inwo.position(
        seats=3,
        illuminati={"A": illuminati},
        groups={"A": "cia", "B": "fbi", "C": "texas"},
        hands={"A": "dentists", "B": "vultures"},
        dice=[6, 6],
    )
    attack(t, "A", "control", "cia", "dentists")
    settle(t)
    run(t, "A: knock", "A: done")
    adepts = illuminati == "adepts-of-hermes"
    assert ("plot:vultures" in watching(t, "B")) is not adepts
    assert t.hand["A"] == (["dentists"] if adepts else [])
    assert t.discards["A"] == ([] if adepts else ["dentists"])


@rule("IN-4.10", "IN-12.2", "IN-17.8")
@card("saturday-morning-cartoons", "phone-phreaks", "martyrs")
def test_sprouts_are_violent_as_long_as_they_watch_cartoons(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "saturday-morning-cartoons(boy-sprouts) texas phone-phreaks", "B": "fbi", "C": "cia"},
        hands={"A": "martyrs terrorist-nuke"},
    )
    assert sorted(t.alignments["boy-sprouts"]) == ["Straight", "Violent"]
    run(t, "A: destroy:boy-sprouts", "A: fbi")
    offered = set(t.legal("A"))
    assert "plot:terrorist-nuke/action" in offered
    assert "plot:martyrs/action" not in offered
    run(t, "A: go", "A: call-off")
    replies_pass(run(t, "A: use:phone-phreaks", "A: boy-sprouts"))
    arrow = next(word for word in t.legal("A") if word.startswith("texas:"))
    run(t, f"A: {arrow}")
    settle(t)
    assert t.masters["boy-sprouts"] == "texas"
    assert sorted(t.alignments["boy-sprouts"]) == ["Peaceful", "Straight"]
    run(t, "A: destroy:boy-sprouts", "A: fbi")
    offered = set(t.legal("A"))
    assert "plot:terrorist-nuke/action" not in offered
    assert "plot:martyrs/action" in offered
    run(t, "A: go", "A: call-off")


@rule("IN-18.6", "IN-7.43")
@card("cyborg-soldiers", "hammer-of-thor", "terrorist-nuke")
def test_soldiers_are_doubled_before_the_hammer_falls(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(dentists))", "C": "fbi"},
        resources={"A": "cyborg-soldiers hammer-of-thor"},
        links={"cyborg-soldiers": "cia"},
        hands={"A": "terrorist-nuke"},
        dice=[6, 6],
    )
    run(t, "A: destroy:cia", "A: dentists", "A: plot:terrorist-nuke/action", "A: cia", "A: go")
    assert t.strength == 2 * 6 + 10 - 1
    run(t, "A: use:hammer-of-thor/attack")
    choosing(t, "A", "cia")
    assert t.strength == 2 * 6 + 10 + 2 - 1
    settle(t)


@rule("IN-18.6", "IN-14.26")
@card("celebrity-spokesman", "messiah", "empty-vee", "church-of-elvis")
def test_a_spokesman_is_raised_to_four_before_he_is_worshipped(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "elvis church-of-elvis empty-vee dentists", "B": "fbi", "C": "cia"},
        hands={"A": "celebrity-spokesman messiah"},
    )
    assert t.power["elvis"] == 1 + 1
    assert t.power["church-of-elvis"] == 8
    run(t, "A: plot:messiah", "A: elvis")
    settle(t)
    assert t.power["elvis"] == 1 + 1 + 4 + 2
    run(t, "A: plot:celebrity-spokesman", "A: elvis", "A: dentists")
    settle(t)
    assert t.power["elvis"] == 4 + 1 + 4 + 2


@rule("IN-11.1", "IN-4.10", "IN-12.2")
@card("ross-perot", "jake-day", "orbital-mind-control-lasers")
@pytest.mark.parametrize("way", ["plot", "lasers"])
def test_who_comes_to_perot_is_straight_again_until_the_next_change(inwo, way):
    t = inwo.position(
        seats=3,
        groups={"A": "ross-perot texas(dentists)", "B": "cia", "C": "democrats"},
        resources={"A": "orbital-mind-control-lasers"},
        links={"jake-day": "dentists"} if way == "plot" else {},
        hands={"A": "jake-day"},
    )
    if way == "lasers":
        run(t, "A: use:orbital-mind-control-lasers", "A: dentists", "A: reverse-straight")
        settle(t)
    assert t.alignments["dentists"] == ["Weird"]
    run(t, "A: move:dentists", "A: ross-perot:left", "A: texas")
    settle(t)
    # He makes them so as they come; what had been done to them before is undone by that.
    assert sorted(t.alignments["dentists"]) == ["Conservative", "Straight"]
    run(t, "A: move:ross-perot", "A: texas:left", "A: ross-perot")
    settle(t)
    assert t.masters["dentists"] == "ross-perot"  # who is moved with him comes to nobody new
    assert sorted(t.alignments["dentists"]) == ["Conservative", "Straight"]
    run(t, "A: plot:jake-day", "A: dentists")
    choosing(t, "A", "pay:1", "bavarian-illuminati")
    settle(t)
    assert sorted(t.alignments["dentists"]) == ["Conservative", "Weird"]
