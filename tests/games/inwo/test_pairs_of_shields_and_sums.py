"""Cards that speak to each other: a fifth round, written from the rulebook, the cards and the rulings alone."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, choosing, declare, idle_until, may, replies_pass, run, settle, until_asked


@rule("IN-19.18", "IN-19.1")
@card("discordian-society", "fbi", "cycle-gangs")
@pytest.mark.parametrize(("illuminati", "help"), [("discordian-society", 0), ("the-network", 4)])
def test_the_bureau_is_no_help_against_the_discordians_even_from_afar(inwo, illuminati, help):
    t = inwo.position(
        seats=3,
        illuminati={"B": illuminati},
        groups={"A": "cycle-gangs fbi", "B": "texas(fraternal-orders(lawyers))", "C": "cia"},
    )
    declare(t, "A", "destroy", "cycle-gangs", "lawyers")
    assert t.strength == 1 + 2 + help - 4
    run(t, "A: call-off")


@rule("IN-9.18", "IN-19.1")
@card("vampires", "elders-of-zion", "cycle-gangs")
@pytest.mark.parametrize(("target", "strength"), [("elders-of-zion", 2 - 2), ("professional-sports", 2 - 2)])
def test_a_secret_fight_is_nobodys_business(inwo, target, strength):
    # The leader is Secret: the Gangs are no help to it, whether or not the target is Secret, too.
    t = inwo.position(
        seats=3,
        groups={"A": "vampires cycle-gangs", "B": f"texas(fraternal-orders({target}))", "C": "cia"},
    )
    declare(t, "A", "destroy", "vampires", target)
    assert t.strength == strength
    run(t, "A: call-off")


@rule("IN-18.6", "IN-8.5", "IN-7.19")
@card("peace-in-our-time", "goldfish-fanciers")
@pytest.mark.parametrize(("kind", "strength"), [("destroy", 5 + 4 - (1 + 3)), ("control", 5 - 4 - (4 + 3))])
def test_peace_guards_the_peaceful_and_weakens_the_violent(inwo, kind, strength):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(goldfish-fanciers))", "C": "fbi"},
        nwo="peace-in-our-time",
    )
    assert (t.power["cia"], t.power["goldfish-fanciers"], t.power["texas"]) == (5, 2, 5)
    declare(t, "A", kind, "cia", "goldfish-fanciers")
    assert t.strength == strength
    run(t, "A: call-off")


@rule("IN-21.13", "IN-18.5")
@card("murphys-law", "fnord")
def test_a_roll_thrown_away_takes_the_law_that_changed_it_along(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(dentists))", "C": "fbi"},
        hands={"A": "fnord", "C": "murphys-law"},
        decks={"A": "smof"},
        dice=[3, 3, 4, 4],
    )
    attack(t, "A", "destroy", "cia", "dentists", "aid:bavarian-illuminati")
    assert t.strength == 6 + 10 - 1
    run(t, "C: plot:murphys-law")
    run(t, "A: plot:fnord")
    choosing(t, "A", "pay:1")
    settle(t)
    assert t.destroyed["A"] == ["dentists"]
    assert sorted(t.discards["A"]) == ["fnord", "smof"]
    assert t.discards["C"] == ["murphys-law"]


@rule("IN-18.5", "IN-18.6")
@card("never-surrender", "commitment")
def test_a_commitment_after_never_surrender_lowers_what_it_finds(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "democrats", "B": "texas(fraternal-orders(trekkies))", "C": "fbi"},
        hands={"B": "never-surrender", "C": "commitment"},
        dice=[6, 6],
    )
    attack(t, "A", "control", "democrats", "trekkies")
    assert t.strength == 6 - 4
    replies_pass(run(t, "B: plot:never-surrender", "B: trekkies"))
    assert t.strength == 6 - 12
    replies_pass(run(t, "C: plot:commitment", "C: trekkies"))
    assert t.strength == 6 - 8
    settle(t)


@rule("IN-19.22", "IN-11.1")
@card("orbital-mind-control-lasers", "offshore-banks")
def test_who_is_no_government_any_more_may_destroy_the_offshore_banks(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi", "B": "offshore-banks texas", "C": "smof"},
        resources={"A": "orbital-mind-control-lasers"},
    )
    run(t, "A: destroy:fbi")
    assert "offshore-banks" not in t.legal("A")
    run(t, "A: texas", "A: go", "A: call-off")
    run(t, "A: use:orbital-mind-control-lasers", "A: fbi", "A: remove-government")
    settle(t)
    assert t.alignments["fbi"] == ["Straight"]
    run(t, "A: destroy:fbi")
    assert "offshore-banks" in t.legal("A")
    run(t, "A: texas", "A: go", "A: call-off")


@rule("IN-18.6", "IN-4.15", "IN-21.15")
@card("emergency-powers", "dont-forget-to-smash-the-state")
def test_emergency_powers_are_raised_before_the_state_is_smashed(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi dentists texas", "B": "cia", "C": "democrats"},
        links={"emergency-powers": "fbi"},
        hands={"A": "dont-forget-to-smash-the-state"},
    )
    assert t.power["fbi"] == 6
    run(t, "A: plot:dont-forget-to-smash-the-state")
    assert t.tokens["dentists"] == 1  # the play may still be answered
    settle(t)
    # Government: -3, Straight or not. Straight without Government: -2, but no Power is below 0.
    assert (t.power["fbi"], t.power["texas"], t.power["dentists"]) == (3, 3, 0)
    assert (t.power["cia"], t.power["democrats"]) == (3, 6)
    assert (t.tokens["fbi"], t.tokens["dentists"]) == (1, 0)


@rule("IN-10.2", "IN-8.2")
@card("bodyguard", "talisman-of-ahrimanes", "sniper")
def test_a_guarded_singer_with_a_talisman(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "elvis texas", "C": "fbi"},
        links={"bodyguard": "elvis", "talisman-of-ahrimanes": "elvis"},
        hands={"A": "sniper"},
        dice=[6, 6],
    )
    declare(t, "A", "destroy", "cia", "elvis")
    assert t.strength == 6 - 1 - 10 - 6 - 2
    run(t, "A: call-off")
    run(t, "A: plot:sniper", "A: elvis", "A: none")
    assert t.strength == 10 - 1 - 10 - 6 - 10
    settle(t)
    assert "elvis" in t.groups["B"]


@rule("IN-6.8", "IN-19.23")
@card("book-of-kells", "perpetual-motion-machine")
def test_a_witch_with_a_book_and_an_engine_acts_three_times_and_destroys_nothing(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "witch", "B": "fbi", "C": "cia"},
        resources={"A": "book-of-kells perpetual-motion-machine"},
        links={"book-of-kells": "witch", "perpetual-motion-machine": "witch"},
        tokens={"witch": 0},
    )
    idle_until(t, "A")
    assert t.tokens["witch"] == 3
    assert not may(t, "A", "destroy:witch")
    assert may(t, "A", "control:witch")


@rule("IN-19.18", "IN-7.24")
@card("reformed-church-of-satan", "orbital-mind-control-lasers")
def test_the_straight_may_only_destroy_the_church_of_satan(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi cia", "B": "reformed-church-of-satan texas(dentists)", "C": "smof"},
        resources={"A": "orbital-mind-control-lasers"},
    )

    def targets(way):
        run(t, f"A: {way}")
        found = {"reformed-church-of-satan", "dentists"} & set(t.legal("A"))
        run(t, "A: smof", "A: go", "A: call-off")
        return found

    def helped(target):
        run(t, "A: destroy:cia", f"A: {target}")
        allowed = may(t, "A", "aid:fbi")
        run(t, "A: go", "A: call-off")
        return allowed

    assert targets("destroy:fbi") == {"reformed-church-of-satan"}
    assert targets("control:fbi") == set()
    assert [helped("dentists"), helped("reformed-church-of-satan")] == [False, True]
    declare(t, "A", "destroy", "fbi", "reformed-church-of-satan")
    assert t.strength == 4 + 4 - 2 - 10 - 8
    run(t, "A: call-off")
    run(t, "A: use:orbital-mind-control-lasers", "A: fbi", "A: remove-straight")
    settle(t)
    assert targets("control:fbi") == {"reformed-church-of-satan", "dentists"}
    assert helped("dentists")


LIBERALS = "feminists democrats hollywood california big-media girlie-magazines"


@rule("IN-14.25", "IN-14.27")
@card("george-bush", "military-industrial-complex", "let-them-eat-cake")
@pytest.mark.parametrize("nwo", ["", "military-industrial-complex"])
def test_the_complex_does_not_make_bush_less_conservative_for_goals(inwo, nwo):
    t = inwo.position(
        seats=3,
        groups={"A": "george-bush cia", "B": "fbi", "C": "smof"},
        hands={"A": "let-them-eat-cake"},
        destroyed={"A": LIBERALS},
        basic_goal=20,
        nwo=nwo,
    )
    run(t, "A: knock", "A: done")
    until_asked(t, "claim")
    # Six Liberal groups destroyed and one Conservative group controlled: for Goals he always is.
    assert [word for word in t.legal("A") if word.startswith("claim:")] != []


@rule("IN-3.21", "IN-11.1")
@card("political-correctness", "fundie-money", "orbital-mind-control-lasers")
def test_who_turns_conservative_under_political_correctness_is_a_petty_criminal(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "dentists congressional-wives", "B": "cia", "C": "democrats"},
        resources={"A": "orbital-mind-control-lasers"},
        hands={"A": "fundie-money"},
        nwo="political-correctness",
    )
    run(t, "A: plot:fundie-money", "A: dentists")
    choosing(t, "A", "pay:1", "bavarian-illuminati")
    settle(t)
    assert sorted(t.alignments["dentists"]) == ["Conservative", "Criminal", "Straight"]
    assert sorted(t.alignments["congressional-wives"]) == ["Conservative", "Criminal", "Straight"]
    run(t, "A: use:orbital-mind-control-lasers", "A: congressional-wives", "A: remove-criminal")
    settle(t)
    assert sorted(t.alignments["congressional-wives"]) == ["Conservative", "Straight"]  # a later card alters it


@rule("IN-11.1", "IN-4.10")
@card("military-industrial-complex", "privatization", "orbital-mind-control-lasers")
def test_nothing_can_be_privatized_in_the_complex(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi tobacco-companies", "B": "cia", "C": "democrats"},
        resources={"A": "orbital-mind-control-lasers"},
        links={"privatization": "fbi"},
        hands={"A": "privatization"},
        nwo="military-industrial-complex",
    )
    # Cards that make groups Corporate do nothing: the Bureau is a Government group still.
    assert sorted(t.alignments["fbi"]) == ["Government", "Straight"]
    assert not may(t, "A", "plot:privatization")
    run(t, "A: use:orbital-mind-control-lasers", "A: cia", "A: reverse-government")
    settle(t)
    assert sorted(t.alignments["cia"]) == ["Government", "Violent"]
