"""Plots with M that belong to no family."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, idle_until, offered, replies_pass, run, settle, until, wrap_up
from .test_plots_c import killed_quayle


@card("march-on-washington")
def test_a_march_stands_in_for_an_action_of_power_six(inwo):
    t = inwo.position(
        groups={"A": "dentists"},
        hands={"A": "march-on-washington logic-bomb george-the-janitor", "B": "hoax jihad"},
        decks={"A": "martyrs payoff"},
        tokens={"bavarian-illuminati": 0, "dentists": 0},
    )
    run(t, "A: plot:logic-bomb", "A: @B", "A: march-on-washington")
    replies_pass(t)
    run(t, "A: jihad")
    settle(t)
    assert t.exposed["A"] == ["jihad"]
    assert sorted(t.discards["A"]) == ["logic-bomb", "march-on-washington", "martyrs"]


@card("march-on-washington")
def test_a_march_works_once_a_turn_for_plots_and_never_for_the_illuminati(inwo):
    t = inwo.position(
        groups={"A": "bank-of-england"},
        hands={"A": "march-on-washington hidden-influence savings-and-loan-scam"},
        tokens={"bavarian-illuminati": 0, "bank-of-england": 0},
        decks={"A": "jihad"},
    )
    assert not offered(t, "A", "plot:hidden-influence")
    assert not offered(t, "A", "use:bank-of-england")
    assert offered(t, "A", "plot:savings-and-loan-scam")
    t = inwo.position(
        groups={"A": "canada"},
        hands={"A": "march-on-washington march-on-washington dictatorship savings-and-loan-scam"},
        tokens={"bavarian-illuminati": 0, "canada": 0},
        decks={"A": "jihad"},
    )
    settle(run(t, "A: plot:dictatorship", "A: canada"))
    assert t.power["canada"] == 5
    assert not offered(t, "A", "plot:savings-and-loan-scam")


@card("market-manipulation")
def test_market_manipulation_empties_a_corporation_and_any_banks(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "cable-tv multinational-oil-companies federal-reserve offshore-banks"},
        hands={"A": "market-manipulation"},
    )
    run(t, "A: plot:market-manipulation")
    assert sorted(t.legal("A")) == ["cable-tv", "multinational-oil-companies", "none"]
    run(t, "A: cable-tv")
    assert sorted(t.legal("A")) == ["federal-reserve", "none", "offshore-banks"]
    run(t, "A: offshore-banks", "A: none")
    assert t.tokens["cable-tv"] == t.tokens["offshore-banks"] == 0
    settle(t)
    assert t.tokens["cable-tv"] == t.tokens["offshore-banks"] == 0
    assert t.tokens["federal-reserve"] == t.tokens["multinational-oil-companies"] == 1


@card("mass-murder")
def test_mass_murder_empties_media_groups_of_ones_choice(inwo):
    t = inwo.position(
        groups={"A": "big-media pollsters", "B": "cable-tv tabloids feminists"}, hands={"A": "mass-murder"}
    )
    run(t, "A: plot:mass-murder")
    assert sorted(t.legal("A")) == ["big-media", "cable-tv", "pollsters", "tabloids"]
    run(t, "A: tabloids")
    assert sorted(t.legal("A")) == ["big-media", "cable-tv", "none", "pollsters"]
    run(t, "A: none", "A: pay:2", "A: big-media", "A: pollsters")
    assert t.tokens["tabloids"] == 0
    settle(t)
    assert t.tokens["tabloids"] == 0
    assert t.tokens["cable-tv"] == t.tokens["feminists"] == t.tokens["bavarian-illuminati"] == 1


@card("mass-murder")
def test_mass_murder_cancels_what_media_groups_have_just_done(inwo):
    t = inwo.position(
        groups={"A": "tabloids", "B": "cia"},
        hands={"A": "savings-and-loan-scam", "B": "mass-murder"},
        decks={"A": "jihad"},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: tabloids", "B: plot:mass-murder/play")
    settle(t)
    assert t.plots["A"] == []
    t = inwo.position(groups={"A": "big-media", "B": "feminists"}, hands={"B": "mass-murder"}, dice=[1, 1])
    attack(t, "A", "control", "big-media", "feminists")
    settle(run(t, "B: plot:mass-murder", "B: big-media"))
    assert t.groups["B"] == ["feminists"]
    assert t.strength is None


@card("mass-murder")
@pytest.mark.parametrize(("tokens", "able"), [({"cable-tv": 0}, False), ({}, True)])
def test_mass_murder_needs_a_media_group_to_stop(inwo, tokens, able):
    t = inwo.position(groups={"A": "cia", "B": "cable-tv feminists"}, hands={"A": "mass-murder"}, tokens=tokens)
    assert offered(t, "A", "plot:mass-murder") == able


@card("mass-murder")
@pytest.mark.parametrize(("payer", "able"), [("cia", False), ("tabloids", True)])
def test_mass_murder_cancels_no_action_of_other_groups(inwo, payer, able):
    t = inwo.position(
        groups={"A": "cia tabloids", "B": "fbi"}, hands={"A": "savings-and-loan-scam", "B": "mass-murder"}
    )
    run(t, "A: plot:savings-and-loan-scam", f"A: {payer}")
    until(t, "B")
    assert offered(t, "B", "plot:mass-murder/play") == able
    settle(t)


@card("media-blitz")
def test_a_media_blitz_plays_a_destroyed_group_again(inwo):
    t = inwo.position(
        groups={"A": "tabloids cia"}, hands={"A": "media-blitz feminists"}, destroyed={"B": "feminists"}, dice=[1, 1]
    )
    run(t, "A: plot:media-blitz", "A: feminists")
    assert t.legal("A") == ["tabloids"]
    settle(run(t, "A: tabloids"))
    assert t.destroyed["B"] == []
    attack(t, "A", "control", "cia", "feminists")
    wrap_up(t)
    assert "feminists" in t.groups["A"]


@card("media-blitz")
def test_a_media_blitz_does_not_raise_the_dead(inwo):
    t = killed_quayle(inwo, "media-blitz", "cia tabloids")
    assert not offered(t, "A", "plot:media-blitz")


@card("media-blitz")
def test_a_blitz_needs_a_destroyed_double(inwo):
    for destroyed, fits in (("", False), ("feminists", True)):
        t = inwo.position(
            groups={"A": "tabloids", "B": "cia"}, hands={"A": "media-blitz feminists"}, destroyed={"A": destroyed}
        )
        assert offered(t, "A", "plot:media-blitz") is fits


@card("media-connections")
def test_a_group_with_media_connections_is_media_and_global(inwo):
    t = inwo.position(
        groups={"A": "big-media pollsters cia(texas)", "B": "vampires"},
        hands={"A": "media-connections foiled"},
        exposed={"B": "hail-eris"},
    )
    settle(run(t, "A: plot:media-connections", "A: texas", "A: big-media", "A: pollsters"))
    assert t.global_power["texas"] == 6
    run(t, "A: plot:foiled", "A: hail-eris")
    assert t.legal("A") == ["texas"]  # the only Media group left that may act
    wrap_up(t)


@card("messiah")
def test_a_messiah_gains_four_and_two_for_each_church(inwo):
    t = inwo.position(
        groups={"A": "dan-quayle religious-reich(vatican-city)", "B": "elvis"}, hands={"A": "messiah messiah"}
    )
    run(t, "A: plot:messiah")
    assert t.legal("A") == ["dan-quayle"]
    settle(run(t, "A: dan-quayle"))
    assert t.power["dan-quayle"] == 1 + 4 + 2 * 2
    assert t.resistance["dan-quayle"] == 1 + 4 + 2 * 2
    assert not offered(t, "A", "plot:messiah")  # one at a time


@card("miracle-diet-plan")
def test_a_diet_triples_one_action_and_weakens_a_rival(inwo):
    t = inwo.position(
        groups={"A": "fbi tabloids", "B": "texas(feminists) cia"}, hands={"A": "miracle-diet-plan"}, dice=[6, 6]
    )
    run(t, "A: plot:miracle-diet-plan", "A: fbi")
    assert sorted(t.legal("A")) == ["cia", "feminists", "texas"]
    settle(run(t, "A: cia", "A: tabloids"))
    assert t.tokens["cia"] == 0
    attack(t, "A", "control", "fbi", "feminists")
    assert ["leader", "fbi", 12] in t.parts
    settle(t)
    idle_until(t, "A")
    declare(t, "A", "control", "fbi", "feminists")
    assert ["leader", "fbi", 4] in t.parts
    settle(run(t, "A: call-off"))


@card("miracle-diet-plan")
def test_no_diet_during_an_attack(inwo):
    t = inwo.position(groups={"A": "fbi tabloids", "B": "feminists"}, hands={"A": "miracle-diet-plan"})
    attack(t, "A", "control", "fbi", "feminists")
    assert not offered(t, "A", "plot:miracle-diet-plan")
    wrap_up(t)


@card("miracle-diet-plan")
def test_a_diet_triples_what_a_group_pays(inwo):
    t = inwo.position(
        groups={"A": "fbi tabloids", "B": "texas(dentists)"},
        hands={"A": "miracle-diet-plan nationalization"},
        tokens={"bavarian-illuminati": 0},
    )
    settle(run(t, "A: plot:miracle-diet-plan", "A: fbi", "A: texas", "A: tabloids"))
    settle(run(t, "A: plot:nationalization", "A: dentists", "A: fbi"))  # 2 and 5 for the place: 7 of 12
    assert "Government" in t.alignments["dentists"]


KILLING = {"A": "cia", "B": "texas(cable-tv(dan-quayle))", "C": "fbi"}


@card("mistaken-identity")
@rule("IN-19.4")
def test_a_mistaken_identity_saves_from_an_assassination_only(inwo):
    t = inwo.position(groups=KILLING, seats=3, hands={"A": "sniper", "C": "mistaken-identity"}, dice=[1, 1])
    run(t, "A: plot:sniper", "A: dan-quayle", "A: none", "C: plot:mistaken-identity")
    settle(t)
    assert "dan-quayle" in t.groups["B"]
    assert t.tokens["fbi"] == 1
    t = inwo.position(groups=KILLING, seats=3, hands={"C": "mistaken-identity"}, dice=[1, 1])
    attack(t, "A", "destroy", "cia", "dan-quayle")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert not offered(t, "C", "plot:mistaken-identity")
    settle(t)


MARCH = {"A": "the-mafia", "B": "texas(cable-tv(black-activists))", "C": "fbi dentists"}


@card("mothers-march")
def test_mothers_march_has_a_success_rolled_again_at_minus_four(inwo):
    t = inwo.position(groups=MARCH, seats=3, hands={"C": "mothers-march", "B": "mothers-march"}, dice=[1, 1, 4, 6])
    attack(t, "A", "destroy", "the-mafia", "black-activists", "aid:bavarian-illuminati")
    assert t.strength == 6 + 10 - 3
    run(t, "C: plot:mothers-march")
    assert sorted(t.legal("C")) == ["fbi", "gnomes-of-zurich"]
    run(t, "C: fbi")
    replies_pass(t)
    assert t.dice == [4, 6]
    assert not offered(t, "B", "plot:mothers-march")
    settle(t)
    assert "black-activists" in t.groups["B"]  # 10 is more than 9
    assert t.tokens["fbi"] == 0


@card("mothers-march")
def test_nobody_alters_the_strength_after_mothers_march(inwo):
    t = inwo.position(
        groups={**MARCH, "A": "the-mafia republicans"},
        seats=3,
        hands={"C": "mothers-march", "A": "the-second-bullet", "B": "mothers-march"},
        dice=[1, 1, 1, 2],
    )
    attack(t, "A", "destroy", "the-mafia", "black-activists")
    run(t, "C: plot:mothers-march", "C: fbi")
    replies_pass(t)
    assert not offered(t, "A", "plot:the-second-bullet")
    settle(t)
    t = inwo.position(groups=MARCH, seats=3, hands={"B": "mothers-march", "C": "mothers-march"}, dice=[1, 1, 1, 1])
    attack(t, "A", "destroy", "the-mafia", "black-activists", "aid:bavarian-illuminati")
    run(t, "C: plot:mothers-march", "C: fbi")
    replies_pass(t)
    assert not offered(t, "B", "plot:mothers-march")  # it has succeeded again
    settle(t)
    assert t.destroyed["A"] == ["black-activists"]


@card("murphys-law")
@rule("IN-7.17")
def test_murphys_law_makes_any_roll_a_twelve(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "feminists", "B": "murphys-law"}, dice=[1, 1])
    attack(t, "A", "control", "cia", "feminists")
    run(t, "B: plot:murphys-law")
    replies_pass(t)
    assert t.dice == [6, 6]
    settle(t)
    assert t.groups["A"] == ["cia"]
    assert t.tokens["the-network"] == 0


@card("mutual-betrayal")
def test_mutual_betrayal_exposes_as_many_on_both_sides(inwo):
    t = inwo.position(
        groups={"A": "cia"}, hands={"A": "mutual-betrayal payoff save-the-whales", "B": "jihad martyrs hoax"}
    )
    run(t, "A: plot:mutual-betrayal", "A: @B", "A: cia")
    replies_pass(t)
    assert sorted(t.legal("A")) == ["hoax", "jihad", "martyrs", "none"]
    run(t, "A: martyrs", "A: payoff", "A: none")
    settle(t)
    assert t.exposed["B"] == ["martyrs"]
    assert t.exposed["A"] == ["payoff"]
    assert t.plots["B"] == ["hoax", "jihad"]


@card("mass-murder", "hoax")
@rule("IN-21.3", "IN-17.18")
def test_media_that_were_silenced_have_their_tokens_again_if_it_was_a_hoax(inwo):
    t = inwo.position(
        seats=3,
        illuminati={"A": "the-network"},
        groups={"A": "cia", "B": "cable-tv tabloids", "C": "pentagon"},
        hands={"A": "mass-murder", "C": "hoax mass-murder"},
        decks={"C": "fnord jihad"},
    )
    run(t, "A: plot:mass-murder", "A: tabloids", "A: cable-tv")
    assert (t.tokens["tabloids"], t.tokens["cable-tv"]) == (0, 0)
    assert "plot:mass-murder" not in until(t, "C")
    run(t, "C: plot:hoax", "C: pentagon")
    settle(t)
    assert (t.tokens["tabloids"], t.tokens["cable-tv"]) == (1, 1)
    assert t.tokens["the-network"] == 0
    assert t.discards["A"] == ["mass-murder"]
