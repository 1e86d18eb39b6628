"""What Plots cannot do: plays that are not offered, cards that are not reached, effects that stop (numbers to G)."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import catalog, power
from camarilla.games.inwo.victory import goals
from camarilla.testing import card, rule

from .helpers import attack, offered, replies_pass, run, settle, until, wrap_up


def after(t):
    """Pass until the window for what has just happened is open."""
    while t.table.view(None).asked[0].prompt != "after":
        t.play(f"{t.to_act[0]}: pass")
    return t


# -- A -----------------------------------------------------------------------------------------------------------------


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


# -- C -----------------------------------------------------------------------------------------------------------------


@card("clone")
def test_only_an_assassinated_personality_is_cloned(inwo):
    t = inwo.position(
        groups={"A": "cia"}, hands={"A": "clone dan-quayle elvis finland"}, destroyed={"B": "dan-quayle finland"}
    )
    assert not offered(t, "A", "plot:clone")


@card("counter-revolution")
def test_there_is_no_counter_revolution_in_the_takeover_without_an_open_arrow(inwo):
    for puppets, open_arrow in (
        ("dentists joggers paranoids", True),
        ("dentists joggers paranoids punk-rockers", False),
    ):
        t = inwo.position(
            groups={"A": puppets},
            step="takeover",
            hands={"A": "counter-revolution finland"},
            destroyed={"B": "finland"},
        )
        until(t, "A")
        assert offered(t, "A", "plot:counter-revolution") is open_arrow


@card("counterspell")
def test_counterspell_does_nothing_to_a_resource_that_is_not_magic(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "feminists(druids)"}, resources={"A": "mercenaries"}, hands={"B": "counterspell"}
    )
    attack(t, "A", "destroy", "cia", "feminists")
    before = t.strength
    use = next(option for option in t.legal("A") if option.startswith("use:mercenaries"))
    run(t, f"A: {use}")
    until(t, "B")
    assert not offered(t, "B", "plot:counterspell/use")
    replies_pass(t)
    assert t.strength == before + 4
    until(t, "B")
    assert not offered(t, "B", "plot:counterspell/help")
    wrap_up(t)


@card("cover-of-darkness")
@rule("IN-21.5")
def test_two_who_have_the_choice_of_two_lost_gadgets_do_not_roll_off(inwo):
    t = inwo.position(
        groups={"A": "clone-arrangers", "B": "texas(cable-tv(urban-gangs))", "C": "cia"},
        seats=3,
        resources={"B": "cyborg-soldiers perpetual-motion-machine"},
        links={"cyborg-soldiers": "urban-gangs", "perpetual-motion-machine": "urban-gangs"},
        hands={"B": "cover-of-darkness", "C": "cover-of-darkness"},
        dice=[1, 1, 1, 1, 6, 6],
    )
    after(attack(t, "A", "destroy", "clone-arrangers", "urban-gangs", "aid:bavarian-illuminati"))
    t.play("A: pass", "B: plot:cover-of-darkness", "C: plot:cover-of-darkness")
    run(t, "B: cyborg-soldiers")
    run(t, "C: plot:cover-of-darkness", "C: perpetual-motion-machine")
    settle(t)
    assert t.resources["B"] == ["cyborg-soldiers"]
    assert t.resources["C"] == ["perpetual-motion-machine"]


@card("cover-up")
def test_a_cover_up_is_for_successful_attacks_on_secret_groups_only(inwo):
    groups = {"A": "clone-arrangers", "B": "texas(cable-tv(vampires) big-media(feminists)) templars"}
    for target, dice, possible in (
        ("vampires", [1, 1], True),
        ("vampires", [6, 6], False),
        ("feminists", [1, 1], False),
    ):
        t = inwo.position(groups=groups, hands={"B": "cover-up"}, dice=dice)
        attack(t, "A", "destroy", "clone-arrangers", target)
        assert t.strength >= 2
        while not t.dice:
            t.play(f"{t.to_act[0]}: pass")
        until(t, "B")
        assert offered(t, "B", "plot:cover-up/attack") is possible
        wrap_up(t)


@card("cover-up", "crop-circles", "deasil-engine")
def test_other_plots_are_not_answered_with_what_answers_one_plot(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "druids"},
        hands={"A": "savings-and-loan-scam", "B": "cover-up crop-circles deasil-engine hoax"},
        resources={"A": "earthquake-projector"},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia")
    until(t, "B")
    assert t.table.view(None).asked[0].prompt == "reply"
    assert not offered(t, "B", "plot:cover-up/exposed")
    assert not offered(t, "B", "plot:crop-circles")
    assert not offered(t, "B", "plot:deasil-engine/counter")
    assert offered(t, "B", "plot:deasil-engine")
    settle(t)


@card("crop-circles")
def test_crop_circles_are_not_for_the_draws_of_others(inwo):
    t = inwo.position(groups={"A": "cia", "B": "druids"}, step="plot draw", hands={"B": "crop-circles"})
    run(t, "A: draw")
    until(t, "B")
    assert t.table.view(None).asked[0].prompt == "reply"
    assert not offered(t, "B", "plot:crop-circles")
    settle(t)


# -- E to G ------------------------------------------------------------------------------------------------------------


@card("embezzlement")
@rule("IN-21.5")
def test_two_who_have_the_choice_of_three_drawn_plots_do_not_roll_off(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "fbi", "C": "texas"},
        seats=3,
        hands={"A": "savings-and-loan-scam", "B": "embezzlement payoff", "C": "embezzlement payoff"},
        decks={"A": "jihad martyrs hoax"},
        dice=[1, 1, 6, 6],
    )
    after(run(t, "A: plot:savings-and-loan-scam", "A: cia"))
    t.play("A: pass", "B: plot:embezzlement", "C: plot:embezzlement")
    run(t, "B: 1", "B: payoff")
    run(t, "C: plot:embezzlement", "C: 1", "C: payoff")
    settle(t)
    assert len(t.plots["A"]) == len(t.plots["B"]) == len(t.plots["C"]) == 1


@card("exposed")
def test_an_exposed_group_keeps_its_other_attributes_and_others_theirs(inwo):
    t = inwo.position(groups={"A": "big-media vampires druids", "B": "cia"}, hands={"A": "exposed"})
    settle(run(t, "A: plot:exposed", "A: vampires", "A: big-media"))
    g = t.table.g
    names = {catalog.ID[g.cards.face[slot]]: slot for slot in g.structure[0]}
    assert not power.is_a(g, names["vampires"], catalog.SECRET)
    assert power.is_a(g, names["vampires"], catalog.MAGIC)
    assert power.is_a(g, names["druids"], catalog.MAGIC)


@card("forgery")
def test_nothing_is_forged_that_no_rival_has(inwo):
    for rivals, possible in (("flying-saucer", True), ("mercenaries", False)):
        t = inwo.position(
            groups={"A": "cia"},
            resources={"A": "midas-mill", "B": rivals},
            hands={"A": "forgery flying-saucer mercenaries midas-mill"},
        )
        assert offered(t, "A", "plot:forgery") is possible


@card("full-moon")
def test_there_is_no_full_moon_without_fanatics(inwo):
    for fanatics, turns, possible in (("moonies", 1, True), ("moonies", 0, False), ("cia", 1, False)):
        t = inwo.position(
            groups={"A": "texas", "B": fanatics}, hands={"A": "full-moon"}, own_turns={"B": turns}, tokens={fanatics: 0}
        )
        assert offered(t, "A", "plot:full-moon") is possible


@card("george-the-janitor")
def test_george_finds_nothing_if_the_last_hidden_plot_was_played_in_vain(inwo):
    t = inwo.position(groups={"A": "cia pentagon", "B": "texas"}, hands={"A": "george-the-janitor hoax", "B": "hoax"})
    run(t, "A: plot:george-the-janitor", "A: @B", "A: cia", "B: plot:hoax", "B: texas", "A: plot:hoax", "A: pentagon")
    replies_pass(t)
    settle(t)
    assert offered(t, "A", "knock")
    assert t.plots["A"] == t.plots["B"] == []
    assert t.exposed["B"] == []
    assert sorted(t.discards["A"]) == ["george-the-janitor", "hoax", "payoff"]


# -- Families ----------------------------------------------------------------------------------------------------------


@card("benefit-concert", "fundie-money")
@rule("IN-7.43")
def test_ten_for_a_defence_are_lost_with_the_alignment_they_are_for(inwo):
    for kind, word in (("control", "resistance"), ("destroy", "power")):
        t = inwo.position(
            groups={"A": "cia", "B": "cable-tv(feminists)"}, hands={"A": "fundie-money", "B": "benefit-concert"}
        )
        attack(t, "A", kind, "cia", "feminists")
        before = t.strength
        replies_pass(run(t, "B: plot:benefit-concert/defence", "B: feminists", f"B: {word}"))
        assert t.strength == before - 10
        replies_pass(run(t, "A: plot:fundie-money", "A: feminists"))
        assert t.alignments["feminists"] == ["Conservative"]
        assert t.strength == before
        wrap_up(t)


@card("pledge-drive")
@rule("IN-1.12")
def test_a_reload_reaches_nobody_before_the_first_turn_is_over(inwo):
    for turns, reached in ((1, ["black-activists", "feminists"]), (0, ["black-activists"])):
        t = inwo.position(
            groups={"A": "cia", "B": "feminists", "C": "black-activists"},
            seats=3,
            hands={"A": "pledge-drive"},
            own_turns={"B": turns},
            tokens={"feminists": 0, "black-activists": 0},
        )
        run(t, "A: plot:pledge-drive")
        assert sorted(t.legal("A")) == reached
        settle(run(t, "A: black-activists"))


@card("fundie-money")
@rule("IN-4.9")
def test_a_group_is_not_given_an_alignment_it_has(inwo):
    t = inwo.position(groups={"A": "cia", "B": "fraternal-orders texas(feminists)"}, hands={"A": "fundie-money"})
    run(t, "A: plot:fundie-money")
    assert sorted(t.legal("A")) == ["cia", "feminists"]
    settle(run(t, "A: cia"))


SINGLE = [
    ("criminal-overlords", "cia lawyers urban-gangs imelda-marcos", "loan-sharks"),
    ("hail-eris", "wargamers psychiatrists phone-company texas", "california"),
    ("the-corporate-masters", "cable-tv fast-food-chains cia texas", "phone-company"),
]


@rule("IN-14.22")
@pytest.mark.parametrize(("goal", "single", "double"), SINGLE)
@card("criminal-overlords", "hail-eris", "the-corporate-masters")
def test_a_goal_doubles_no_other_groups(inwo, goal, single, double):
    for structure, count in ((single, 5), (f"{single.rpartition(' ')[0]} {double}", 6)):
        t = inwo.position(groups={"A": structure, "B": "nasa"}, hands={"A": goal}, illuminati={"A": "ufos"})
        g = t.table.g
        assert goals.group_count(g, 0) == 5
        assert goals.group_count(g, 0, g.plots[0][0]) == count
