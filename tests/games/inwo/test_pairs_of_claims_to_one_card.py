"""Cards that speak to each other: an eighth round, written from the rulebook, the cards and the rulings alone."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import after, attack, choosing, declare, failed, may, replies_pass, run, settle, until_asked, watching


@rule("IN-19.12", "IN-21.14")
@card("vultures", "opportunity-knocks")
def test_what_the_vultures_have_carried_off_is_no_opportunity(inwo):
    t = failed(inwo, "feminists", hands={"A": "feminists", "B": "vultures", "C": "opportunity-knocks"})
    assert "plot:opportunity-knocks" in t.legal("C")
    run(t, "B: plot:vultures")
    choosing(t, "B", "feminists")
    assert "plot:opportunity-knocks" not in watching(t, "C")
    assert t.hand["B"] == ["feminists"]
    assert t.plots["C"] == ["opportunity-knocks"]
    assert t.discards["A"] == []


@rule("IN-10.9", "IN-21.5")
@card("and-stay-dead", "clone-arrangers", "sniper")
def test_whoever_stays_dead_is_not_cloned(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(elvis)) druids", "C": "clone-arrangers"},
        hands={"A": "sniper", "B": "and-stay-dead"},
        dice=[1, 1],
    )
    run(t, "A: plot:sniper", "A: elvis", "A: none")
    after(t)
    assert "use:clone-arrangers/clone" in t.legal("C")
    t.play("A: pass", "B: plot:and-stay-dead", "C: use:clone-arrangers/clone")
    choosing(t, "B", "elvis", "druids")
    assert "use:clone-arrangers/clone" not in watching(t, "C")
    assert t.destroyed["A"] == ["elvis"]
    assert (t.tokens["clone-arrangers"], t.tokens["druids"]) == (1, 0)


@rule("IN-5.4", "IN-11.2")
@card("gremlins", "orbital-mind-control-lasers", "fbi")
def test_gremlins_in_the_lasers_undo_what_they_did(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi", "B": "texas(fraternal-orders(nasa))", "C": "cia"},
        resources={"B": "orbital-mind-control-lasers"},
        hands={"A": "gremlins"},
        dice=[6, 6],
    )
    attack(t, "A", "control", "fbi", "nasa")
    assert t.strength == 4 + 4 - 4
    run(t, "B: use:orbital-mind-control-lasers", "B: nasa", "B: reverse-government")
    replies_pass(t)
    assert t.strength == 4 - 4 - 4
    run(t, "A: plot:gremlins/gadget")
    choosing(t, "A", "orbital-mind-control-lasers")
    replies_pass(t)
    assert t.alignments["nasa"] == ["Government"]
    assert t.strength == 4 + 4 - 4
    assert (t.resources["B"], t.hand["B"]) == ([], ["orbital-mind-control-lasers"])
    settle(t)


@rule("IN-5.4", "IN-18.6")
@card("suicide-squad", "clipper-chip")
@pytest.mark.parametrize(("die", "left"), [(1, ["suicide-squad"]), (3, []), (6, [])])
def test_a_chip_blown_up_in_an_attack_weakens_it_at_once(inwo, die, left):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi", "B": "texas(fraternal-orders(nasa))", "C": "smof"},
        resources={"A": "clipper-chip", "C": "suicide-squad"},
        dice=[die, 6, 6],
    )
    attack(t, "A", "control", "fbi", "nasa")
    assert t.strength == 4 + 2 + 4 - 4
    run(t, "C: use:suicide-squad")
    choosing(t, "C", "clipper-chip")
    replies_pass(t)
    until_asked(t, "fight")
    assert t.resources["C"] == left
    assert t.resources["A"] == (["clipper-chip"] if die == 6 else [])
    assert t.strength == 4 + 4 - 4 + (2 if die == 6 else 0)
    settle(t)


@rule("IN-9.18", "IN-9.16")
@card("exposed", "vampires", "cycle-gangs")
def test_against_the_exposed_everybody_helps(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cycle-gangs fbi", "B": "texas(fraternal-orders(vampires))", "C": "big-media"},
        hands={"C": "exposed"},
        dice=[6, 6],
    )
    run(t, "A: destroy:bavarian-illuminati", "A: vampires")
    assert not may(t, "A", "aid:fbi")
    run(t, "A: go", "A: commit")
    # To destroy what is Secret the Gangs are no help.
    assert t.strength == 10 - 2
    run(t, "C: plot:exposed", "C: vampires")
    choosing(t, "C", "big-media")
    replies_pass(t)
    assert t.strength == 10 + 2 - 2
    replies_pass(run(t, "A: aid:fbi"))
    assert t.strength == 10 + 2 - 2 + 4  # Straight against Weird: all its Power
    settle(t)


@rule("IN-18.6", "IN-11.5", "IN-15.1")
@card("world-hunger", "canada", "eco-guerrillas", "hoax")
def test_hunger_in_the_middle_of_an_attack_until_it_is_a_hoax(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "canada rifkinites", "B": "texas(fraternal-orders(eco-guerrillas))", "C": "fbi"},
        hands={"A": "hoax", "C": "world-hunger"},
        decks={"A": "jihad"},
        dice=[6, 6],
    )
    attack(t, "A", "control", "canada", "eco-guerrillas")
    # Both are Liberal; Peaceful against Violent.
    assert t.strength == 3 + 10 + 4 - 4 - 6
    run(t, "C: plot:world-hunger")
    # A Liberal Nation loses 2 once, and a Green group has no abilities.
    assert t.strength == 1 + 4 - 4 - 6
    run(t, "A: plot:hoax")
    choosing(t, "A", "bavarian-illuminati")
    replies_pass(t)
    assert t.strength == 3 + 10 + 4 - 4 - 6
    assert t.tokens["rifkinites"] == 1
    assert t.nwo == []
    settle(t)


@rule("IN-12.2", "IN-8.13")
@card("intellectuals", "phone-phreaks", "big-media")
def test_phreaks_lead_the_intellectuals_away_from_the_media(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia phone-phreaks", "B": "big-media(intellectuals) texas", "C": "fbi"},
    )
    assert t.power["big-media"] == 4 + 1
    for kind in ("control", "destroy"):
        run(t, f"A: {kind}:cia")
        assert "big-media" not in t.legal("A")
        run(t, "A: fbi", "A: go", "A: call-off")
    replies_pass(run(t, "A: use:phone-phreaks", "A: intellectuals"))
    arrow = next(word for word in t.legal("A") if word.startswith("texas:"))
    run(t, f"A: {arrow}")
    settle(t)
    assert t.masters["intellectuals"] == "texas"
    assert t.power["big-media"] == 4
    declare(t, "A", "control", "cia", "big-media")
    assert t.strength == 6 - 6 - 10
    run(t, "A: call-off")


@rule("IN-17.12", "IN-17.13", "IN-19.18")
@card("goldfish-fanciers", "orbital-mind-control-lasers")
def test_a_leader_turned_fanatic_is_stopped_by_the_goldfish(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia pentagon", "B": "goldfish-fanciers texas(nasa)", "C": "fbi"},
        resources={"C": "orbital-mind-control-lasers"},
        dice=[1, 1],
    )
    attack(t, "A", "control", "cia", "nasa", "aid:pentagon")
    run(t, "C: use:orbital-mind-control-lasers", "C: cia", "C: add-fanatic")
    settle(t)
    assert (t.tokens["cia"], t.tokens["pentagon"]) == (0, 1)
    assert "nasa" in t.groups["B"]
    assert not [event for event in t.events if type(event).__name__ == "Rolled"]


@rule("IN-18.8", "IN-19.22")
@card("hitlers-brain", "orbital-mind-control-lasers", "center-for-disease-control")
def test_the_brain_takes_nobody_peaceful_as_long_as_that_lasts(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(center-for-disease-control)", "C": "fbi"},
        resources={"A": "hitlers-brain orbital-mind-control-lasers"},
    )
    run(t, "A: control:cia")
    assert "center-for-disease-control" not in t.legal("A")
    run(t, "A: fbi", "A: go", "A: call-off")
    run(t, "A: destroy:cia")
    assert "center-for-disease-control" in t.legal("A")
    run(t, "A: fbi", "A: go", "A: call-off")
    run(t, "A: use:orbital-mind-control-lasers", "A: center-for-disease-control", "A: remove-peaceful")
    settle(t)
    declare(t, "A", "control", "cia", "center-for-disease-control")
    # Government, as its master is, one step from a direct puppet.
    assert t.strength == 6 + 4 - 2 - 4 - 5
    run(t, "A: call-off")


@rule("IN-19.18", "IN-5.10", "IN-10.8")
@card("poison", "stonehenge", "witch", "the-mafia")
@pytest.mark.parametrize(("target", "helpers"), [("elvis", {"the-mafia"}), ("dan-quayle", {"the-mafia", "witch"})])
def test_no_magic_is_in_the_poison_for_the_stones(inwo, target, helpers):
    t = inwo.position(
        seats=3,
        groups={"A": "the-mafia witch", "B": "stonehenge elvis", "C": "dan-quayle texas"},
        hands={"A": "poison"},
        dice=[6, 6],
    )
    run(t, "A: plot:poison", f"A: {target}")
    assert set(t.legal("A")) - {"none"} == helpers
    run(t, "A: none")
    settle(t)
