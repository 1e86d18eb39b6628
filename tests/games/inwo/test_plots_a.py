"""Plots with a number or A that belong to no family."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import after, attack, declare, idle_until, may, offered, replies_pass, run, settle, until, wrap_up


@card("18-1-2-minute-gap")
def test_the_gap_takes_the_cancelled_plot_into_the_hand(inwo):
    t = inwo.position(
        groups={"A": "cia"},
        hands={"A": "savings-and-loan-scam", "B": "18-1-2-minute-gap"},
        decks={"A": "jihad", "B": "martyrs dentists"},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia", "B: plot:18-1-2-minute-gap")
    replies_pass(t)
    assert t.plots["A"] == []
    assert t.plots["B"] == ["savings-and-loan-scam"]
    assert sorted(t.discards["B"]) == ["18-1-2-minute-gap", "dentists", "martyrs"]
    assert t.tokens["the-network"] == 0
    assert t.tokens["cia"] == 0


@card("18-1-2-minute-gap")
@rule("IN-18.5")
def test_a_gap_that_is_itself_cancelled_takes_nothing(inwo):
    t = inwo.position(
        groups={"A": "cia pentagon"},
        hands={"A": "savings-and-loan-scam hoax", "B": "18-1-2-minute-gap"},
        decks={"A": "jihad martyrs payoff payoff", "B": "martyrs dentists"},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia", "B: plot:18-1-2-minute-gap", "A: plot:hoax", "A: pentagon")
    replies_pass(t)
    assert "jihad" in t.discards["A"]  # the price of the Hoax
    assert t.plots["A"] == ["martyrs", "payoff", "payoff"]
    assert t.plots["B"] == []


@card("18-1-2-minute-gap")
@pytest.mark.parametrize("ability", [True, False])
def test_the_gap_answers_plots_only(inwo, ability):
    t = inwo.position(
        groups={"A": "bank-of-england", "B": "texas"},
        hands={"A": "savings-and-loan-scam", "B": "18-1-2-minute-gap hoax"},
        decks={"A": "jihad martyrs", "B": "martyrs dentists"},
    )
    run(t, *(["A: use:bank-of-england"] if ability else ["A: plot:savings-and-loan-scam", "A: bank-of-england"]))
    assert may(t, "B", "plot:18-1-2-minute-gap") is not ability


@card("18-1-2-minute-gap")
def test_the_gap_is_not_for_ones_own_plot(inwo):
    t = inwo.position(
        groups={"A": "bank-of-england cia", "B": "texas"},
        hands={"A": "savings-and-loan-scam 18-1-2-minute-gap"},
        decks={"A": "jihad martyrs dentists"},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: bank-of-england")
    assert not may(t, "A", "plot:18-1-2-minute-gap")


@card("agent-in-place")
def test_the_agent_sees_all_hidden_plots_and_has_one_discarded(inwo):
    t = inwo.position(
        groups={"A": "cia dentists"}, hands={"A": "agent-in-place", "B": "jihad martyrs payoff"}, exposed={"B": "hoax"}
    )
    run(t, "A: plot:agent-in-place")
    run(t, "A: @B")
    assert not offered(t, "A", "dentists")
    run(t, "A: cia")
    replies_pass(t)
    assert sorted(t.legal("A")) == ["jihad", "martyrs", "payoff"]
    run(t, "A: martyrs")
    assert t.plots["B"] == ["jihad", "payoff"]
    assert t.discards["B"] == ["martyrs"]


@card("air-magic")
def test_air_magic_triples_the_power_against_a_disaster_from_the_air(inwo):
    t = inwo.position(groups={"A": "cia", "B": "california(druids)"}, hands={"A": "hurricane", "B": "air-magic"})
    run(t, "A: plot:hurricane", "A: california")
    before = t.strength
    run(t, "B: plot:air-magic", "B: pay:1")
    run(t, "B: druids")
    assert t.strength == before - 10  # Power 5 counts 15
    assert t.tokens["druids"] == 0
    settle(t)


@card("air-magic")
def test_air_magic_may_cost_the_top_plot_unseen_and_fails_against_the_earth(inwo):
    t = inwo.position(groups={"B": "california"}, hands={"A": "tidal-wave", "B": "air-magic"}, decks={"B": "jihad"})
    run(t, "A: plot:tidal-wave", "A: california")
    before = t.strength
    run(t, "B: plot:air-magic")
    assert t.strength == before - 10
    assert t.gone == ["jihad"]
    settle(t)
    t = inwo.position(groups={"B": "california"}, hands={"A": "earthquake", "B": "air-magic"}, decks={"B": "jihad"})
    run(t, "A: plot:earthquake", "A: california")
    assert not offered(t, "B", "plot:air-magic")
    settle(t)


@card("air-magic")
def test_air_magic_triples_the_power_against_the_kudzu(inwo):
    t = inwo.position(groups={"B": "california"}, hands={"A": "giant-kudzu", "B": "air-magic"}, decks={"B": "jihad"})
    run(t, "A: plot:giant-kudzu", "A: california")
    before = t.strength
    run(t, "B: plot:air-magic")
    assert t.strength == before - 10
    settle(t)


@card("alternate-goals")
@rule("IN-14.19")
def test_alternate_goals_in_the_hand_allow_two_goals(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "alternate-goals hail-eris criminal-overlords"})
    assert offered(t, "A", "knock")
    t = inwo.position(groups={"A": "cia"}, hands={"A": "hail-eris criminal-overlords"})
    assert sorted(t.legal("A")) == ["drop:criminal-overlords", "drop:hail-eris"]
    t = inwo.position(
        groups={"A": "cia"}, hands={"A": "alternate-goals hail-eris criminal-overlords power-for-its-own-sake"}
    )
    assert len(t.legal("A")) == 3


@card("alternate-goals")
def test_alternate_goals_may_lie_open_under_rules_1_2(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "alternate-goals hail-eris"}, options={"rules": "1.2"})
    settle(run(t, "A: plot:alternate-goals"))
    assert t.plots["A"] == ["hail-eris"]
    assert "alternate-goals" not in t.discards["A"]
    t = inwo.position(groups={"A": "cia"}, hands={"A": "alternate-goals hail-eris"})
    assert not offered(t, "A", "plot:alternate-goals")


@card("an-offer-you-cant-refuse")
def test_an_offer_draws_two_plots_from_rivals_and_no_groups(inwo):
    t = inwo.position(
        groups={"A": "cia"},
        seats=3,
        step="plot draw",
        hands={"A": "an-offer-you-cant-refuse"},
        decks={"A": "payoff", "B": "jihad martyrs", "C": "hoax"},
    )
    run(t, "A: plot:an-offer-you-cant-refuse", "A: @B", "A: @C", "A: skip")
    assert t.plots["A"] == ["hoax", "jihad"]
    run(t, "A: skip")
    settle(t)
    assert t.step == "takeover"
    assert t.hand["A"] == []


@card("an-offer-you-cant-refuse")
def test_an_offer_may_take_both_from_one_rival_and_bars_the_group_draw(inwo):
    t = inwo.position(
        groups={"A": "cia"},
        step="plot draw",
        hands={"A": "an-offer-you-cant-refuse"},
        decks={"A": "dentists", "B": "jihad martyrs"},
    )
    run(t, "A: plot:an-offer-you-cant-refuse", "A: @B", "A: @B", "A: skip")
    assert t.plots["A"] == ["jihad", "martyrs"]
    until(t, "A")
    assert not offered(t, "A", "draw")
    assert offered(t, "A", "skip")


@card("an-offer-you-cant-refuse")
def test_an_offer_is_not_made_to_a_rival_without_undrawn_plots(inwo):
    t = inwo.position(
        groups={"A": "cia", "C": "fbi"},
        seats=3,
        to_move="C",
        hands={"A": "an-offer-you-cant-refuse", "C": "savings-and-loan-scam"},
    )
    settle(run(t, "C: plot:savings-and-loan-scam", "C: fbi"))
    settle(run(t, "C: buy", "C: gnomes-of-zurich"))
    assert t.plot_deck["C"] == []
    run(t, "C: knock", "C: done", "A: plot:an-offer-you-cant-refuse")
    assert t.legal("A") == ["@1"]  # that is B
    run(t, "A: @B")
    assert t.legal("A") == ["@1"]
    settle(run(t, "A: @B"))
    assert t.plots["A"] == ["payoff", "payoff"]


@card("and-stay-dead")
def test_what_stays_dead_still_counts_but_never_comes_back(inwo):
    t = inwo.position(
        groups={"A": "clone-arrangers empty-vee", "B": "druids texas(cable-tv(dan-quayle))"},
        hands={"A": "sniper dan-quayle impostor", "B": "and-stay-dead"},
        dice=[1, 1],
    )
    run(t, "A: plot:sniper", "A: dan-quayle", "B: plot:and-stay-dead", "B: dan-quayle", "B: druids")
    replies_pass(t)
    settle(t)
    assert t.destroyed["A"] == ["dan-quayle"]
    assert not offered(t, "A", "plot:impostor")
    assert not any(option.startswith("control") and "dan-quayle" in option for option in t.legal("A"))


@card("and-stay-dead")
def test_a_discarded_group_that_stays_dead_leaves_the_game(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "druids"},
        hands={"A": "feminists", "B": "and-stay-dead"},
        dice=[6, 6],
    )
    settle(attack(t, "A", "control", "cia", "feminists"))
    run(t, "A: knock", "A: done", "B: plot:and-stay-dead", "B: feminists", "B: druids")
    replies_pass(t)
    assert t.gone == ["feminists"]
    assert t.discards["A"] == []


@card("and-stay-dead", "vultures")
@rule("IN-11.9")
def test_who_wants_a_group_to_stay_dead_rolls_off_with_a_vulture(inwo):
    for dice, vulture in (([1, 2, 5, 5], True), ([5, 5, 1, 2], False)):
        t = inwo.position(
            groups={"A": "cia", "B": "druids", "C": "japan"},
            seats=3,
            hands={"A": "feminists", "B": "and-stay-dead", "C": "vultures"},
            dice=[6, 6, *dice],
        )
        settle(attack(t, "A", "control", "cia", "feminists"))
        after(run(t, "A: knock", "A: done"))
        t.play("A: pass", "B: plot:and-stay-dead", "C: plot:vultures")
        run(t, *(["C: feminists"] if vulture else ["B: feminists", "B: druids"]))
        settle(t)
        assert t.hand["C"] == (["feminists"] if vulture else [])
        assert t.gone == ([] if vulture else ["feminists"])
        assert t.plots["B"] == (["and-stay-dead"] if vulture else [])
        assert t.plots["C"] == ([] if vulture else ["vultures"])


@card("and-stay-dead")
@rule("IN-16.11")
@pytest.mark.parametrize("stays", [True, False])
def test_no_copy_of_a_group_that_stays_dead_is_played(inwo, stays):
    t = inwo.position(
        groups={"A": "cia", "B": "druids(witch)"}, hands={"A": "feminists", "B": "and-stay-dead feminists"}, dice=[6, 6]
    )
    settle(attack(t, "A", "control", "cia", "feminists"))
    run(t, "A: knock", "A: done")
    if stays:
        run(t, "B: plot:and-stay-dead", "B: feminists", "B: druids")
    idle_until(t, "B")
    run(t, "B: control:witch")
    assert offered(t, "B", "feminists") is not stays


@card("angst")
def test_angst_reduces_a_group_to_power_one(inwo):
    t = inwo.position(groups={"A": "psychiatrists", "B": "pentagon dan-quayle"}, hands={"A": "angst"})
    run(t, "A: plot:angst")
    assert not offered(t, "A", "dan-quayle")
    settle(run(t, "A: pentagon", "A: psychiatrists"))
    assert t.power["pentagon"] == 1
    assert t.tokens["psychiatrists"] == 0
    assert t.tokens["bavarian-illuminati"] == 0


@card("angst")
def test_angst_never_raises_power_and_needs_both_actions(inwo):
    t = inwo.position(groups={"A": "psychiatrists", "B": "paranoids"}, hands={"A": "angst"})
    settle(run(t, "A: plot:angst", "A: paranoids", "A: psychiatrists"))
    assert t.power["paranoids"] == 0
    t = inwo.position(groups={"A": "cia", "B": "paranoids"}, hands={"A": "angst"})
    assert not offered(t, "A", "plot:angst")


@card("annual-convention")
def test_a_convention_strikes_an_organization_after_a_disaster(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "cable-tv texas(dentists big-media(hawaii))", "C": "druids cycle-gangs"},
        seats=3,
        hands={"A": "tornado", "C": "annual-convention"},
        dice=[1, 1, 1, 1],
    )
    run(t, "A: plot:tornado", "A: hawaii", "C: plot:annual-convention", "C: cable-tv")
    # Power 9 for a Devastated Place, against Power 3 and the position
    number = 12 if "hawaii" in t.destroyed["A"] else 9
    assert t.strength == number - 3 - 10
    replies_pass(t)
    assert offered(t, "C", "aid:druids")
    assert offered(t, "C", "oppose:druids")
    assert not offered(t, "C", "aid:cycle-gangs")
    run(t, "C: aid:druids")
    assert t.strength == number - 3 - 10 + 2
    settle(t)


@card("annual-convention")
def test_a_convention_has_power_twelve_if_the_place_was_destroyed(inwo):
    for kind, number in (("earthquake", 9), ("volcano", 12)):
        t = inwo.position(
            groups={"B": "cable-tv(hawaii)", "C": "cycle-gangs"},
            seats=3,
            hands={"A": kind, "C": "annual-convention"},
            dice=[1, 1, 6, 6] if kind == "volcano" else [6, 3, 6, 6],
        )
        run(t, f"A: plot:{kind}", "A: hawaii", "C: plot:annual-convention", "C: cable-tv")
        assert ["plot", "annual-convention", number] in t.parts
        settle(t)


@card("are-we-having-fun-yet")
def test_no_fun_cancels_a_play_for_more_power_than_the_groups(inwo):
    t = inwo.position(
        groups={"A": "cable-tv", "B": "cia dentists pollsters"},
        hands={"A": "savings-and-loan-scam", "B": "are-we-having-fun-yet"},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cable-tv", "B: plot:are-we-having-fun-yet/play", "B: cable-tv")
    run(t, "B: pollsters", "B: dentists")  # 2 and 1 are not more than 3
    run(t, "B: cia")
    replies_pass(t)
    assert t.plots["A"] == []
    assert t.tokens["cia"] == t.tokens["pollsters"] == t.tokens["dentists"] == 0


@card("are-we-having-fun-yet")
def test_no_fun_cancels_an_action_in_an_attack(inwo):
    t = inwo.position(
        groups={"A": "cable-tv", "B": "cia(texas(hollywood))"}, hands={"B": "are-we-having-fun-yet"}, dice=[1, 1]
    )
    attack(t, "A", "control", "cable-tv", "hollywood")
    assert t.strength >= 2
    run(t, "B: plot:are-we-having-fun-yet/fight", "B: cable-tv", "B: cia")
    settle(t)
    assert offered(t, "A", "knock")
    assert t.groups["B"] == ["cia", "texas", "hollywood"]
    assert t.strength is None
    assert t.tokens["cable-tv"] == 0


@card("are-we-having-fun-yet")
def test_no_fun_silences_a_passive_ability_for_the_attack(inwo):
    t = inwo.position(
        groups={"A": "cia cycle-gangs", "B": "cable-tv(canada) finland"}, hands={"B": "are-we-having-fun-yet"}
    )
    declare(t, "A", "destroy", "cia", "canada")
    assert ["bonus", "cycle-gangs", 2] in t.parts
    run(t, "B: plot:are-we-having-fun-yet/ability", "B: cycle-gangs", "B: finland")
    assert ["bonus", "cycle-gangs", 2] not in t.parts
    run(t, "A: commit")
    settle(t)


@card("are-we-having-fun-yet")
def test_the_target_does_not_pay_for_having_no_fun(inwo):
    t = inwo.position(
        groups={"A": "cia cycle-gangs pollsters", "B": "cable-tv(canada)"}, hands={"A": "are-we-having-fun-yet"}
    )
    attack(t, "A", "destroy", "cia", "canada")
    run(t, "A: plot:are-we-having-fun-yet/ability", "A: cycle-gangs")
    assert offered(t, "A", "pollsters")
    assert not offered(t, "A", "cycle-gangs")
    wrap_up(run(t, "A: pollsters"))


BONUSES = [("plague-of-demons", "witch"), ("atomic-monster", "nuclear-power-companies")]


@card("atomic-monster", "plague-of-demons")
@pytest.mark.parametrize(("plot", "target"), BONUSES)
def test_a_disaster_is_a_bonus_only_to_destroy_what_it_names(inwo, plot, target):
    for kind, victim, able in (("destroy", target, True), ("control", target, False), ("destroy", "feminists", False)):
        t = inwo.position(groups={"A": "cia", "B": f"{target} feminists"}, hands={"C": plot})
        assert not offered(t, "A", f"plot:{plot}/boost")
        attack(t, "A", kind, "cia", victim)
        assert (f"plot:{plot}/boost" in until(t, "C")) is able
        wrap_up(t)


@card("atomic-monster", "plague-of-demons")
@pytest.mark.parametrize("plot", ["plague-of-demons", "atomic-monster"])
def test_a_disaster_is_no_bonus_outside_attacks_nor_after_the_dice(inwo, plot):
    target = dict(BONUSES)[plot]
    t = inwo.position(groups={"A": "cia", "B": target}, hands={"A": plot}, dice=[6, 6])
    assert not offered(t, "A", f"plot:{plot}/boost")
    attack(t, "A", "destroy", "cia", target)
    assert offered(t, "A", f"plot:{plot}/boost")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert not offered(t, t.to_act[0], f"plot:{plot}/boost")


@card("agent-in-place", "george-the-janitor", "mutual-betrayal", "logic-bomb")
@pytest.mark.parametrize("plot", ["agent-in-place", "george-the-janitor", "mutual-betrayal", "logic-bomb"])
def test_plots_can_be_spied_on_only_where_some_are_hidden(inwo, plot):
    t = inwo.position(groups={"A": "pentagon", "B": "texas"}, hands={"A": plot}, exposed={"B": "jihad"})
    assert not offered(t, "A", f"plot:{plot}")
    t = inwo.position(
        groups={"A": "pentagon", "B": "texas", "C": "japan"}, hands={"A": plot, "C": "hoax"}, exposed={"B": "jihad"}
    )
    run(t, f"A: plot:{plot}")
    assert t.legal("A") == ["@2"]


@rule("IN-21.12", "IN-21.33")
@card("annual-convention")
def test_what_was_put_in_against_an_instant_attack_may_be_asked_back(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "cable-tv texas(dentists big-media(hawaii)) druids", "C": "cycle-gangs"},
        seats=3,
        hands={"A": "tornado", "C": "annual-convention"},
        dice=[1, 1, 1, 1],
    )
    run(t, "A: plot:tornado", "A: hawaii", "C: plot:annual-convention", "C: cable-tv", "B: oppose:druids")
    assert t.tokens["druids"] == 0  # nothing else of B's could join
    assert "take-back" in until(t, "B")
    settle(t)
