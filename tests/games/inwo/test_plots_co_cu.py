"""Plots from Corruption to Currency Speculation."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.victory import goals
from camarilla.testing import card, rule

from .helpers import after, attack, idle_until, offered, replies_pass, run, settle, until, wrap_up


@card("corruption")
def test_corruption_undoes_relief_until_after_the_next_turn(inwo):
    t = inwo.position(groups={"A": "cia texas(hawaii)", "B": "fbi"}, devastated="hawaii", hands={"B": "corruption"})
    run(t, "A: relief:hawaii", "A: cia", "A: none", "B: plot:corruption", "B: hawaii")
    replies_pass(t)
    settle(t)
    assert t.devastated == ["hawaii"]
    assert not offered(t, "A", "relief:hawaii")
    idle_until(t, "B")
    assert t.devastated == ["hawaii"]
    assert not offered(t, "B", "relief:hawaii")
    idle_until(t, "A")
    assert offered(t, "A", "relief:hawaii")


@card("corruption")
def test_corruption_in_the_own_turn_lasts_until_after_the_next(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "pentagon texas(hawaii)"}, seats=2, devastated="hawaii", hands={"A": "corruption"}
    )
    run(t, "A: draw-group")
    run(t, "B: relief:hawaii", "B: pentagon", "B: none", "A: plot:corruption", "A: hawaii")
    replies_pass(t)
    settle(t)
    idle_until(t, "B")
    assert not offered(t, "B", "relief:hawaii")
    idle_until(t, "A")
    idle_until(t, "B")
    assert offered(t, "B", "relief:hawaii")


@card("counter-revolution")
def test_a_nation_returns_by_counter_revolution(inwo):
    t = inwo.position(
        groups={"A": "cia"}, hands={"A": "counter-revolution finland"}, destroyed={"A": "finland"}, dice=[1, 1]
    )
    assert not offered(t, "A", "control:cia")  # there is nothing else to control
    t = inwo.position(
        groups={"A": "cia"}, hands={"A": "counter-revolution finland"}, destroyed={"A": "finland"}, dice=[1, 1]
    )
    settle(run(t, "A: plot:counter-revolution", "A: finland"))
    assert t.destroyed["A"] == []
    assert t.tokens["bavarian-illuminati"] == 0
    attack(t, "A", "control", "cia", "finland")
    settle(run(t, "A: cia:right"))
    assert "finland" in t.groups["A"]


@card("counter-revolution")
def test_counter_revolution_may_be_paid_by_government_groups_and_be_the_takeover(inwo):
    t = inwo.position(
        groups={"A": "cia texas"},
        seats=3,
        step="takeover",
        hands={"A": "counter-revolution finland feminists"},
        destroyed={"B": "finland feminists"},
    )
    run(t, "A: plot:counter-revolution")
    assert t.legal("A") == ["finland"]
    run(t, "A: finland", "A: pay:2", "A: cia", "A: texas", "A: texas:left")
    settle(t)
    assert "finland" in t.groups["A"]
    assert t.step == "main"
    assert t.destroyed["B"] == ["feminists"]


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
def test_counterspell_destroys_a_magic_resource_as_it_is_used_against_oneself(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "feminists(druids)"},
        resources={"A": "hammer-of-thor"},
        hands={"B": "counterspell"},
    )
    attack(t, "A", "destroy", "cia", "feminists")
    before = t.strength
    use = next(option for option in t.legal("A") if option.startswith("use:hammer-of-thor"))
    run(t, f"A: {use}", "B: plot:counterspell/use", "B: pay:1", "B: druids")
    replies_pass(t)
    assert t.resources["A"] == []
    assert t.destroyed["B"] == ["hammer-of-thor"]
    assert t.strength == before
    assert t.tokens["druids"] == 0
    settle(t)


@card("counterspell")
def test_counterspell_destroys_a_magic_resource_that_helps_an_attack(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "feminists", "C": "texas"},
        seats=3,
        resources={"A": "spear-of-longinus"},
        hands={"B": "counterspell", "C": "counterspell"},
    )
    attack(t, "A", "destroy", "cia", "feminists")
    before = t.strength
    assert not offered(t, "B", "plot:counterspell/help")
    replies_pass(run(t, "A: use:spear-of-longinus"))
    assert t.strength == before + 1
    assert not offered(t, "C", "plot:counterspell/help")
    run(t, "B: plot:counterspell/help", "B: spear-of-longinus")
    replies_pass(t)
    assert t.strength == before
    assert t.resources["A"] == []
    assert t.tokens["the-network"] == 0
    wrap_up(t)


@card("counterspell", "necronomicon")
@pytest.mark.parametrize("reader", ["cia", "pentagon"])
def test_counterspell_meets_the_book_of_whoever_takes_part_and_of_nobody_else(inwo, reader):
    t = inwo.position(
        seats=2,
        groups={"A": "cia pentagon", "B": "feminists"},
        resources={"A": "necronomicon"},
        links={"necronomicon": reader},
        hands={"B": "counterspell"},
    )
    attack(t, "A", "control", "cia", "feminists")
    until(t, "B")
    assert offered(t, "B", "plot:counterspell/help") is (reader == "cia")
    wrap_up(t)


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
def test_the_cover_of_darkness_takes_a_lost_gadget(inwo):
    t = inwo.position(
        groups={"A": "cia"},
        seats=3,
        resources={"B": "earthquake-projector"},
        hands={"A": "deasil-engine", "C": "cover-of-darkness"},
    )
    run(t, "A: plot:deasil-engine", "A: earthquake-projector", "C: plot:cover-of-darkness", "C: earthquake-projector")
    replies_pass(t)
    assert t.resources["C"] == ["earthquake-projector"]
    assert t.destroyed["A"] == []


@card("cover-of-darkness")
def test_the_cover_of_darkness_takes_no_other_resource(inwo):
    t = inwo.position(
        groups={"A": "cia"}, resources={"B": "mercenaries"}, hands={"A": "mercenaries", "B": "cover-of-darkness"}
    )
    run(t, "A: free", "A: drop:mercenaries")
    assert not offered(t, "B", "plot:cover-of-darkness")
    settle(t)


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


SECRET = {"A": "clone-arrangers", "B": "texas(cable-tv(vampires)) templars"}


@card("cover-up")
def test_a_cover_up_turns_a_success_against_a_secret_group_into_failure(inwo):
    t = inwo.position(groups=SECRET, hands={"B": "cover-up"}, dice=[1, 1])
    attack(t, "A", "destroy", "clone-arrangers", "vampires")
    assert t.strength >= 2
    run(t, "B: plot:cover-up/attack", "B: pay:2")
    assert t.legal("B") == ["templars"]
    settle(run(t, "B: templars"))
    assert "vampires" in t.groups["B"]
    assert t.tokens["templars"] == 0


@card("cover-up")
def test_a_cover_up_nullifies_exposed_for_nothing(inwo):
    t = inwo.position(groups={"A": "big-media(hackers)", "B": "vampires"}, hands={"A": "exposed", "B": "cover-up"})
    run(t, "A: plot:exposed", "A: vampires", "A: big-media", "B: plot:cover-up/exposed")
    replies_pass(t)
    settle(t)
    assert t.tokens["the-network"] == 1
    run(t, "A: destroy:hackers")
    assert t.legal("A") == ["big-media"]  # the vampires are still Secret
    wrap_up(t)


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
@rule("IN-19.15")
def test_crop_circles_search_the_deck_instead_of_drawing(inwo):
    t = inwo.position(
        groups={"A": "druids"}, step="plot draw", hands={"A": "crop-circles"}, decks={"A": "jihad martyrs hoax"}
    )
    run(t, "A: draw", "A: plot:crop-circles", "A: druids")
    replies_pass(t)
    assert {"hoax", "jihad", "martyrs"} <= set(t.legal("A"))
    run(t, "A: hoax")
    assert t.plots["A"] == ["hoax"]
    assert t.tokens["druids"] == 0


@card("crop-circles")
def test_crop_circles_are_not_for_the_draws_of_others(inwo):
    t = inwo.position(groups={"A": "cia", "B": "druids"}, step="plot draw", hands={"B": "crop-circles"})
    run(t, "A: draw")
    until(t, "B")
    assert t.table.view(None).asked[0].prompt == "reply"
    assert not offered(t, "B", "plot:crop-circles")
    settle(t)


@card("currency-speculation")
def test_speculation_triples_a_bank_for_one_attack(inwo):
    t = inwo.position(groups={"A": "wall-street", "B": "feminists"}, hands={"A": "currency-speculation"}, dice=[6, 6])
    settle(run(t, "A: plot:currency-speculation", "A: wall-street", "A: power"))
    assert t.power["wall-street"] == 4
    attack(t, "A", "control", "wall-street", "feminists")
    assert ["leader", "wall-street", 12] in t.parts
    settle(t)
    idle_until(t, "A")
    attack(t, "A", "control", "wall-street", "feminists")
    assert ["leader", "wall-street", 4] in t.parts
    settle(t)


@card("currency-speculation")
def test_speculation_triples_a_banks_resistance_or_pays_for_a_plot(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas(wall-street)"}, hands={"B": "currency-speculation"})
    attack(t, "A", "control", "cia", "wall-street")
    before = t.strength
    run(t, "B: plot:currency-speculation", "B: wall-street", "B: resistance")
    assert t.strength == before - 6
    settle(t)
    t = inwo.position(
        groups={"A": "offshore-banks"},
        hands={"A": "currency-speculation logic-bomb", "B": "jihad"},
        tokens={"bavarian-illuminati": 0},
    )
    assert not offered(t, "A", "plot:logic-bomb")
    settle(run(t, "A: plot:currency-speculation", "A: offshore-banks", "A: power"))
    run(t, "A: plot:logic-bomb", "A: @B", "A: offshore-banks")
    replies_pass(t)
    run(t, "A: jihad")
    assert t.exposed["A"] == ["jihad"]


@card("currency-speculation")
def test_speculation_triples_a_banks_power_against_its_destruction(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas(wall-street)"}, hands={"B": "currency-speculation"})
    attack(t, "A", "destroy", "cia", "wall-street")
    before = t.strength
    run(t, "B: plot:currency-speculation", "B: wall-street", "B: power")
    assert t.strength == before - 8
    settle(t)


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
