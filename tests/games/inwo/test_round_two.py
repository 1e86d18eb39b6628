"""Faults that scenarios written from the rulebook alone found: phases played from their start, and single rules."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.catalog import CORPORATE, FACE, GOVERNMENT
from camarilla.games.inwo.victory import goals
from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until, wrap_up

# -- Links in a turn that is played from its start (chapter 17) --------------------------------------------------------


def a_turn(t):
    """Play the first four phases of A's turn with nothing taken; the others pass."""
    return run(t, "A: skip", "A: skip", "A: skip", "A: free")


@rule("IN-17.4", "IN-17.6")
@card("cyborg-soldiers", "eliza")
def test_a_link_that_gave_nothing_this_turn_may_be_changed(inwo):
    t = inwo.position(
        step="begin",
        groups={"A": "pentagon hackers texas", "B": "cia"},
        resources={"A": "cyborg-soldiers eliza"},
        links={"cyborg-soldiers": "pentagon", "eliza": "hackers"},
        tokens={"hackers": 0},
    )
    a_turn(t)
    assert offered(t, "A", "unlink:cyborg-soldiers")
    assert offered(t, "A", "link:cyborg-soldiers>texas")
    assert not offered(t, "A", "unlink:eliza")  # it gave the Hackers a token
    t.play("A: link:cyborg-soldiers>texas")
    assert t.links["cyborg-soldiers"] == "texas"
    settle(t)
    run(t, "A: free")
    assert not offered(t, "A", "unlink:cyborg-soldiers")  # each link once
    t.play("A: nothing")


@rule("IN-17.6")
@card("eliza")
def test_a_link_that_had_no_token_to_give_may_be_changed(inwo):
    t = inwo.position(
        step="begin",
        groups={"A": "hackers", "B": "cia"},
        resources={"A": "eliza"},
        links={"eliza": "hackers"},
        tokens={"hackers": 2},
    )
    a_turn(t)
    assert offered(t, "A", "unlink:eliza")
    t.play("A: nothing")


@rule("IN-13.5", "IN-17.4")
def test_a_resource_that_was_unlinked_in_a_real_turn_may_be_given_away(inwo):
    t = inwo.position(
        step="begin",
        groups={"A": "pentagon", "B": "cia"},
        resources={"A": "cyborg-soldiers"},
        links={"cyborg-soldiers": "pentagon"},
    )
    a_turn(t)
    t.play("A: unlink:cyborg-soldiers")
    settle(t)
    run(t, "A: free", "A: deal@B")
    assert offered(t, "A", "give:resource:cyborg-soldiers")
    t.play("A: withdraw")


# -- Several tokens of one group (IN-10.21, IN-6.6) --------------------------------------------------------------------


@rule("IN-6.6", "IN-6.5")
@card("hoax")
def test_england_acts_twice_for_one_price(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "england nasa"},
        hands={"A": "savings-and-loan-scam", "B": "hoax"},
        decks={"B": "jihad"},
        tokens={"the-network": 0, "england": 2, "nasa": 1},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia", "B: plot:hoax", "B: england", "B: england", "B: nasa")
    replies_pass(t)
    assert t.discards["A"] == ["savings-and-loan-scam"]
    assert (t.tokens["england"], t.tokens["nasa"]) == (0, 0)


@rule("IN-10.21")
def test_relief_that_needs_both_tokens_of_one_group(inwo):
    t = inwo.position(
        illuminati={"A": "ufos"},
        groups={"A": "nasa", "B": "hackers(big-media) texas"},
        devastated="texas",
        tokens={"ufos": 2, "nasa": 1, "bavarian-illuminati": 0, "hackers": 0, "big-media": 1},
        seats=2,
    )
    run(t, "A: relief:texas", "A: ufos", "A: ufos", "A: nasa", "A: none", "B: big-media")
    settle(t)
    assert t.devastated == []
    assert (t.tokens["ufos"], t.tokens["nasa"], t.tokens["big-media"]) == (0, 0, 0)


# -- Two Goals (IN-14.19) ----------------------------------------------------------------------------------------------


@rule("IN-14.19")
def test_who_draws_a_second_goal_discards_one_of_the_two_at_once(inwo):
    t = inwo.position(
        step="begin",
        groups={"A": "cia", "B": "texas"},
        hands={"A": "hail-eris jihad", "B": "hoax"},
        decks={"A": "fratricide"},
        seats=3,
    )
    run(t, "A: draw")
    while t.table.view(None).asked[0].prompt == "reply":
        t.play(f"{t.to_act[0]}: pass")
    assert [asked.prompt for asked in t.table.view(None).asked] == ["after"] * 3  # everybody is asked alike
    assert t.legal("A") == ["drop:hail-eris", "drop:fratricide"]
    assert t.legal("B") == ["pass"]
    t.refuse("A: pass", "IN-14.19")
    t.play("A: drop:hail-eris", "B: pass", "C: pass")
    settle(t)
    assert sorted(t.plots["A"]) == ["fratricide", "jihad"]


@rule("IN-14.19", "IN-21.15")
def test_a_goal_in_excess_goes_before_the_plot_limit_is_met(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        hands={"A": "savings-and-loan-scam", "B": "hail-eris fratricide hoax jihad martyrs gremlins"},
        seats=2,
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia")
    until(t, "B")
    while t.table.view(None).asked[0].prompt != "shed":
        t.play(f"{t.to_act[0]}: pass")
    assert t.legal("B") == ["drop:hail-eris", "drop:fratricide"]
    t.play("B: drop:fratricide")
    settle(t)


@rule("IN-14.19", "IN-13.2")
def test_a_goal_that_comes_by_a_deal_is_one_too_many_at_once(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"}, hands={"A": "hail-eris jihad", "B": "fratricide"}, seats=2, step="main"
    )
    run(t, "A: free", "A: deal@B", "A: give:plot:hail-eris", "A: offer", "B: accept")
    while t.table.view(None).asked[0].prompt == "lie":
        t.play(f"{t.to_act[0]}: {t.legal(t.to_act[0])[0]}")
    assert t.table.view(None).asked[0].prompt == "after"
    assert t.legal("B") == ["drop:fratricide", "drop:hail-eris"]
    t.play("A: pass", "B: drop:fratricide")
    settle(t)
    assert t.plots["B"] == ["hail-eris"]


@rule("IN-14.19", "IN-1.5")
def test_two_goals_among_the_first_plots_are_one_too_many_before_the_first_turn(inwo):
    t = inwo.new(seats=3, seed=3)
    t.mode = "plain"  # changed by hand: it cannot be replayed
    g = t.table.g
    for slot, name in zip(g.plots[1], ("hail-eris", "fratricide"), strict=False):
        g.cards.face[slot] = FACE[name]
    while t.table.view(None).asked[0].prompt.startswith("lead"):
        t.play(f"{t.to_act[0]}: {t.legal(t.to_act[0])[0]}")
    assert [asked.prompt for asked in t.table.view(None).asked] == ["after"] * 3  # everybody drew, and is asked alike
    assert t.legal("A") == t.legal("C") == ["pass"]
    assert set(t.legal("B")) == {"drop:hail-eris", "drop:fratricide"}
    t.refuse("B: pass", "IN-14.19")


@card("alternate-goals")
@rule("IN-14.19", "IN-3.15")
def test_who_puts_back_what_allowed_two_goals_discards_one_of_them_at_once(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        hands={"A": "jihad", "B": "alternate-goals hail-eris fratricide"},
        decks={"B": "hoax martyrs"},
        seats=2,
        step="main",
    )
    run(t, "A: knock", "A: done", "B: free", "B: return:alternate-goals", "B: 0")
    assert [asked.prompt for asked in t.table.view(None).asked] == ["after"] * 2
    assert set(t.legal("B")) == {"drop:hail-eris", "drop:fratricide"}
    t.leave_open("after")


# -- Branches (IN-7.40, IN-12.5) ---------------------------------------------------------------------------------------


@rule("IN-7.40", "IN-12.5")
def test_an_overlapping_puppet_takes_no_arrow_of_one_that_fits(inwo):
    t = inwo.position(
        groups={
            "A": "tobacco-companies:bottom pentagon:right(cia:right)",
            "B": "japan(dentists:left boy-sprouts:right) nasa",
        },
        dice=[1, 1],
        seats=2,
        tokens={"japan": 0, "the-network": 0, "nasa": 0, "dentists": 0, "boy-sprouts": 0},
    )
    attack(t, "A", "control", "pentagon", "japan", "aid:cia", "aid:bavarian-illuminati")
    settle(t)
    if t.to_act == ["A"] and "pentagon:left" in t.legal("A"):
        t.play("A: pentagon:left")
    wrap_up(t)
    g = t.table.g
    sides = {g.face_name(g.cards.face[slot]): g.side[slot] for slot in g.structure[0]}
    assert {name: sides[name] for name in ("dentists", "boy-sprouts")} == {"dentists": 2, "boy-sprouts": 1}


@rule("IN-12.5")
@card("bermuda-triangle")
def test_two_groups_of_the_triangle_change_places_without_an_open_arrow(inwo):
    t = inwo.position(
        illuminati={"A": "bermuda-triangle"},
        groups={"A": "dentists urban-gangs survivalists deprogrammers", "B": "cia"},
        step="end",
    )
    run(t, "A: use:bermuda-triangle")
    settle(t)
    assert offered(t, "A", "dentists")
    before = {slot: (t.table.g.master[slot], t.table.g.side[slot]) for slot in t.table.g.structure[0]}
    t.play("A: dentists")
    first, second = t.table.g.structure[0][:2]
    t.play(f"A: bermuda-triangle:{('top', 'right', 'bottom', 'left')[before[second][1]]}", "A: none")
    settle(t)
    g = t.table.g
    assert (g.master[first], g.side[first]) == before[second]
    assert (g.master[second], g.side[second]) == before[first]
    g.check()


@rule("IN-12.5", "IN-12.2")
@card("bermuda-triangle")
def test_groups_that_change_places_take_their_branches_along(inwo):
    t = inwo.position(
        illuminati={"A": "bermuda-triangle"},
        groups={"A": "texas(hackers:left) pentagon(dentists) urban-gangs survivalists", "B": "cia"},
        step="end",
    )
    run(t, "A: use:bermuda-triangle", "A: texas")
    g = t.table.g
    pentagon = next(slot for slot in g.structure[0] if g.face_name(g.cards.face[slot]) == "pentagon")
    t.play(f"A: bermuda-triangle:{('top', 'right', 'bottom', 'left')[g.side[pentagon]]}", "A: none")
    settle(t)
    assert t.masters["hackers"] == "texas"
    assert t.masters["dentists"] == "pentagon"
    t.table.g.check()


# -- What happens to a captured branch ---------------------------------------------------------------------------------


def captured_branch(inwo, resource):
    """A captures Texas, and Japan with it, from B who has a Resource."""
    t = inwo.position(
        groups={"A": "pentagon cia", "B": "texas(japan) nasa"},
        resources={"B": resource},
        written={"the-holy-grail": "place:japan"} if resource == "the-holy-grail" else {},
        hands={"A": "hoax jihad"},
        dice=[1, 1],
        seats=2,
        tokens={"texas": 0, "japan": 0, "the-network": 0, "nasa": 0},
    )
    attack(t, "A", "control", "pentagon", "texas", "aid:cia")
    settle(t)
    while t.to_act == ["A"] and t.legal("A")[0].startswith("pentagon:"):
        t.play(f"A: {t.legal('A')[0]}")
    return t


@rule("IN-7.39")
@card("the-holy-grail")
def test_a_place_captured_with_its_master_ends_the_grail(inwo):
    t = captured_branch(inwo, "the-holy-grail")
    wrap_up(t)
    assert "japan" in t.groups["A"]
    assert t.resources["B"] == []


@rule("IN-7.39")
@card("soulburner")
def test_the_soulburner_burns_for_every_group_of_a_captured_branch(inwo):
    t = captured_branch(inwo, "soulburner")
    asked = 0
    while t.to_act == ["B"] and "expose" in t.legal("B"):
        asked += 1
        t.play("B: expose")
    wrap_up(t)
    assert asked == 2


# -- Cards -------------------------------------------------------------------------------------------------------------


@card("military-industrial-complex")
@rule("IN-14.25")
def test_a_corporate_group_destroyed_under_the_complex_is_corporate_for_goals(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "hawaii nasa"},
        nwo="military-industrial-complex",
        dice=[1, 1],
        tokens={"hawaii": 0, "nasa": 0, "the-network": 0},
        seats=2,
    )
    assert t.alignments["hawaii"] == ["Government"]
    settle(attack(t, "A", "destroy", "cia", "hawaii", "aid:bavarian-illuminati"))
    assert t.destroyed["A"] == ["hawaii"]
    g = t.table.g
    assert goals.destroyed_of_alignment(g, 0, CORPORATE) == 1
    assert goals.destroyed_of_alignment(g, 0, GOVERNMENT) == 0


@card("military-industrial-complex", "orbital-mind-control-lasers")
def test_lasers_make_nothing_corporate_under_the_complex(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "dentists"},
        resources={"A": "orbital-mind-control-lasers"},
        nwo="military-industrial-complex",
    )
    run(t, "A: use:orbital-mind-control-lasers", "A: dentists", "A: add-corporate")
    replies_pass(t)
    assert t.alignments["dentists"] == ["Straight"]


@card("multinational-oil-companies")
@rule("IN-17.13")
@pytest.mark.parametrize("at", ["announce", "fight"])
def test_whom_the_oil_companies_bar_gets_everything_back_and_does_nothing(inwo, at):
    t = inwo.position(
        groups={"A": "multinational-oil-companies", "B": "texas", "C": "pentagon"},
        hands={"C": "texas jihad gremlins terrorist-nuke"},
        seats=3,
        dice=[6, 6],
    )
    if at == "announce":
        run(t, "A: control:multinational-oil-companies", "A: texas", "A: use:multinational-oil-companies", "A: @C")
        replies_pass(t)
        run(t, "A: go")
    else:
        declare(t, "A", "control", "multinational-oil-companies", "texas")
        run(t, "C: agents:texas:oppose", "C: oppose:pentagon", "C: plot:terrorist-nuke/action", "C: pentagon")
        replies_pass(t)
        run(t, "A: commit", "A: use:multinational-oil-companies", "A: @C")
        replies_pass(t)
        assert t.hand["C"] == ["texas"]
        assert t.exposed["C"] == ["terrorist-nuke"]
        assert t.tokens["pentagon"] == 1
        assert not any(part[0] in ("agents", "oppose") for part in t.parts)
    assert until(t, "C") == ["pass"]
    settle(t)
