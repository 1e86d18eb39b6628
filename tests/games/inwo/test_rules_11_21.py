"""Chapters 11 to 21: timing, deals, elimination, Goals, duplicates, links, meta-rules, two players, the table."""

from __future__ import annotations

import pytest

from camarilla.cli.tables import drawing_of
from camarilla.cli.words import Speech
from camarilla.games.inwo import GAME, card_moves, memory
from camarilla.games.inwo.catalog import FACE, ID
from camarilla.games.inwo.model.entries import Claim
from camarilla.games.inwo.model.zones import GROUPS
from camarilla.games.inwo.plays import housekeeping
from camarilla.games.inwo.victory import goals
from camarilla.kernel.orders import Order
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import attack, offered, replies_pass, run, settle, until


def hoax(t, seat, payer):
    """A seat plays Hoax with a group that has the Power."""
    run(t, f"{seat}: plot:hoax")
    while t.to_act == [seat] and payer in t.legal(seat):
        t.play(f"{seat}: {payer}")
    return t


# -- 11 Timing ---------------------------------------------------------------------------------------------------------


@rule("IN-11.1", "IN-11.8", "IN-18.5", "IN-21.3", "IN-21.4", "IN-21.6", "IN-17.18")
def test_a_cancelled_cancel_restores_the_play(inwo):
    given = {
        "groups": {"A": "texas", "B": "cia", "C": "the-mafia"},
        "hands": {"A": "gun-control", "B": "hoax", "C": "hoax"},
        "seats": 3,
    }
    t = inwo.position(**given, nwo="solidarity")
    run(t, "A: plot:gun-control")
    assert t.nwo == ["gun-control"]
    hoax(t, "B", "cia")
    assert t.nwo == ["solidarity"]
    hoax(t, "C", "the-mafia")
    assert t.nwo == ["gun-control"]
    settle(t)
    assert t.nwo == ["gun-control"]
    assert "solidarity" in t.discards["A"] + t.discards["B"] + t.discards["C"]
    t = inwo.position(**given, nwo="solidarity")
    hoax(run(t, "A: plot:gun-control"), "B", "cia")
    settle(t)
    assert t.nwo == ["solidarity"]
    assert "gun-control" in t.discards["A"]
    assert t.tokens["cia"] == 0


@rule("IN-11.2", "IN-11.3", "IN-17.7", "IN-17.23")
def test_an_attack_made_illegal_is_cancelled(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "vatican-city pentagon", "C": "japan"},
        resources={"B": "orbital-mind-control-lasers"},
    )
    attack(t, "A", "control", "texas", "pentagon")
    run(t, "B: use:orbital-mind-control-lasers", "B: texas", "B: reverse-violent")
    settle(t)
    assert t.table.g.attack is None
    assert t.tokens["texas"] == 0
    t = inwo.position(
        groups={"A": "texas", "B": "vatican-city pentagon", "C": "japan witch"},
        resources={"B": "orbital-mind-control-lasers"},
        hands={"C": "the-weak-link"},
        dice=[6, 6],
    )
    attack(t, "A", "control", "texas", "pentagon")
    run(t, "B: use:orbital-mind-control-lasers", "B: texas", "B: reverse-violent", "C: plot:the-weak-link")
    run(t, "C: orbital-mind-control-lasers")
    if "pay:1" in t.legal("C"):
        t.play("C: pay:1")
    replies_pass(t)
    assert t.table.g.attack is not None
    assert "Violent" in t.alignments["texas"]


@rule("IN-11.4")
def test_a_play_must_be_legal_when_it_is_announced(inwo):
    t = inwo.position(
        illuminati={"A": "discordian-society"},
        groups={"A": "witch", "B": "nuclear-power-companies"},
        hands={"A": "nationalization"},
    )
    run(t, "A: plot:nationalization", "A: nuclear-power-companies")
    assert "use:nuclear-power-companies/play" not in until(t, "B")
    t = inwo.position(groups={"A": "witch", "B": "nuclear-power-companies"}, hands={"A": "nationalization"})
    run(t, "A: plot:nationalization", "A: nuclear-power-companies")
    assert "use:nuclear-power-companies/play" in until(t, "B")


@rule("IN-11.9", "IN-21.5", "IN-19.12", "IN-21.14")
def test_two_who_want_the_same_card_roll_off(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas", "C": "japan"},
        hands={"A": "nasa", "B": "vultures", "C": "vultures"},
        dice=[6, 6, 1, 2, 5, 5],
        seats=3,
    )
    settle(attack(t, "A", "control", "cia", "nasa"))
    run(t, "A: knock", "A: done")
    while t.table.view(None).asked[0].prompt != "after":
        t.play(f"{t.to_act[0]}: pass")
    t.play("A: pass", "B: plot:vultures", "C: plot:vultures")
    settle(t)
    settle(run(t, "C: nasa"))
    assert t.hand["C"] == ["nasa"]
    assert t.plots["B"] == ["vultures"]


# -- 12, 13 Moves and deals --------------------------------------------------------------------------------------------


@rule("IN-12.1", "IN-12.3", "IN-12.4", "IN-13.4")
def test_a_group_moves_to_another_player_who_agrees(inwo):
    t = inwo.position(groups={"A": "cia texas(dentists)", "B": "japan"})
    run(t, "A: free", "A: deal@B", "A: give:puppet:texas", "A: offer", "B: accept", "A: keep", "B: keep")
    run(t, "B: japan:left")
    assert set(t.legal("A")) == {"texas", "bavarian-illuminati", "japan"}
    settle(run(t, "A: texas"))
    assert t.masters["texas"] == "japan"
    assert t.groups["B"] == ["japan", "texas", "dentists"]
    assert t.tokens["texas"] == 0
    assert t.tokens["dentists"] == 1


def deal_lines(t, seat, language="en"):
    """What the log tells a seat of deals and moved cards, as the terminal says it."""
    speech = Speech(t.table.game, drawing_of(t.table.game), language, ["Ann", "Bob", "Cid", "Dee"], seat)
    kinds = ("DealStruck", "CardMoved")
    return [speech.event(event) for event in t.table.seen(seat) if event["type"] in kinds]


@rule("IN-21.20", "IN-13.2")
def test_a_deal_is_one_line_that_says_what_each_gave(inwo):
    given = {"groups": {"A": "cia", "B": "texas", "C": "japan"}, "hands": {"A": "hoax nasa", "B": "jihad"}}
    given["resources"] = {"B": "eliza"}
    words = ("give:plot:hoax", "give:card:nasa", "take:resource:eliza", "take:unseen-plot:1", "offer")
    t = inwo.position(**given)
    t.mode = "plain"  # a table that was loaded remembers no events
    run(t, "A: free", "A: deal@B", *[f"A: {word}" for word in words], "B: accept", "A: keep", "B: keep")
    if t.to_act == ["B"] and "jihad" in t.legal("B"):
        t.play("B: jihad")
    assert (t.plots["A"], t.plots["B"]) == (["jihad"], ["hoax"])
    assert t.table.g.holder[t.table.g.resources[0][0]] == 0
    assert deal_lines(t, 0) == [
        "You and Bob strike a deal. You give: the Plot Hoax and NASA (from hand). Bob gives: the Resource Eliza "
        "and a face-down Plot"
    ]
    assert deal_lines(t, 2) == [
        "Ann and Bob strike a deal. Ann gives: a Plot and a Group card. Bob gives: the Resource Eliza "
        "and a face-down Plot"
    ]
    assert deal_lines(t, None) == deal_lines(t, 2)
    assert deal_lines(t, 2, "ru") == [
        "Сделка. Кто что отдаёт: Ann — План и карту группы; Bob — Ресурс «Элиза» и закрытый План"
    ]


@rule("IN-12.6", "IN-7.40")
def test_what_does_not_fit_returns_to_the_hand(inwo):
    from camarilla.games.inwo.structures import grid, moving_branches

    t = inwo.position(
        groups={"A": "texas:right(japan:right) fbi:bottom(nasa:right) democrats:top", "B": "cia"},
        illuminati={"A": "ufos"},
    )
    g = t.table.g
    slots = dict(g.speakers())
    fbi = slots["fbi"]
    places = moving_branches.new_places(g, 0, fbi)
    assert all(place[0] not in grid.branch(g, fbi) for place in places)
    moving_branches.carry(g, fbi, *places[0])
    g.check()
    assert sorted([*t.groups["A"], *t.hand["A"]]) == ["democrats", "fbi", "japan", "nasa", "texas"]


@rule("IN-13.3", "IN-13.7", "IN-13.8", "IN-21.21")
def test_what_deals_may_hold_and_how_many_there_are(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax"})
    run(t, "A: free", "A: deal@B")
    words = t.legal("A")
    assert words == ["give:plot:hoax", "give:unseen-plot:1", "give:puppet:cia", "take:puppet:texas", "withdraw"]
    run(t, "A: give:plot:hoax", "A: offer", "B: decline")
    run(t, "A: free", "A: deal@B", "A: give:plot:hoax")
    assert "offer" not in t.legal("A")
    t.play("A: withdraw")
    for _ in range(8):
        run(t, "A: free", "A: deal@B", "A: withdraw")
    run(t, "A: free")
    assert "deal@1" not in t.legal("A")
    t.play("A: nothing")


# -- 14 Elimination and Goals ------------------------------------------------------------------------------------------


@rule("IN-14.1", "IN-14.2", "IN-14.4", "IN-14.6")
def test_a_player_without_puppets_is_out_and_the_last_one_wins(inwo):
    t = inwo.position(
        illuminati={"A": "ufos", "B": "ufos"},
        groups={"A": "cia", "B": "dentists", "C": "texas"},
        resources={"B": "eliza"},
        hands={"A": "terrorist-nuke", "B": "jihad"},
        dice=[1, 1],
        seats=3,
        tokens={"dentists": 0},
    )
    attack(t, "A", "destroy", "cia", "dentists")
    assert ["enemy", "ufos", 5] in t.parts
    settle(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
    assert t.out == ["B"]
    assert t.resources["A"] == ["eliza"]
    assert "jihad" in t.gone
    assert t.table.g.finished == [(1, 0)]
    t = inwo.position(
        groups={"A": "cia", "B": "dentists"},
        hands={"A": "terrorist-nuke"},
        dice=[1, 1],
        seats=2,
        tokens={"dentists": 0},
    )
    attack(t, "A", "destroy", "cia", "dentists")
    settle(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
    assert t.table.over
    assert (t.winners, t.reason) == (["A"], "last survivor")
    t = inwo.position(
        groups={"A": "cia", "B": "dentists"}, own_turns={"B": 2}, hands={"A": "terrorist-nuke"}, dice=[1, 1], seats=2
    )
    attack(t, "A", "destroy", "cia", "dentists")
    settle(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
    assert t.out == []


@rule("IN-2.1", "IN-14.1", "IN-17.13")
def test_the_turn_of_a_player_who_falls_within_an_attack_ends_and_its_plots_go_to_their_owners(inwo):
    t = inwo.position(
        groups={"A": "imelda-marcos", "B": "texas cia", "C": "japan"},
        hands={"B": "terrorist-nuke"},
        dice=[6],
        seats=3,
    )
    attack(t, "A", "control", "imelda-marcos", "texas")
    run(t, "B: oppose:cia", "B: plot:terrorist-nuke/action", "B: cia")
    settle(run(t, "A: use:imelda-marcos"))
    assert t.out == ["A"]
    assert t.table.g.attack is None
    assert t.exposed["B"] == ["terrorist-nuke"]
    assert t.tokens["cia"] == 1


@rule("IN-14.3")
def test_servants_who_destroy_their_last_puppet_as_the_eighth_wait_for_their_claim(inwo):
    seven = "nasa ama trekkies witch japan england hackers"
    t = inwo.position(
        illuminati={"A": "servants-of-cthulhu"},
        groups={"A": "dentists", "B": "texas"},
        destroyed={"A": seven},
        dice=[1, 1],
        seats=2,
        options={"two_player_rules": False},
    )
    settle(attack(t, "A", "destroy", "servants-of-cthulhu", "dentists"))
    assert t.out == []
    run(t, "A: knock", "A: done", "A: claim:basic")
    settle(t)
    assert t.winners == ["A"]
    assert t.reason == "special goal"


@rule("IN-14.9")
def test_nobody_wins_in_the_first_round(inwo):
    big = "texas(japan england) pentagon(cia) democrats republicans"
    for turns, may in ((3, False), (4, True)):
        t = inwo.position(groups={"A": big, "B": "nasa"}, basic_goal=5, turns=turns)
        assert goals.may_claim(t.table.g) is may
        assert goals.claimable(t.table.g, 0) == ([-1] if may else [])


@rule("IN-14.10", "IN-14.11")
def test_victory_is_shared_but_not_by_mortal_enemies(inwo):
    big, other = "texas(japan england)", "pentagon(cia nasa)"
    for own, winners in ((("ufos", "the-network"), ["A", "B"]), (("ufos", "ufos"), [])):
        t = inwo.position(
            illuminati={"A": own[0], "B": own[1]}, groups={"A": big, "B": other, "C": "hackers"}, basic_goal=4, seats=3
        )
        run(t, "A: knock", "A: done")
        while t.table.view(None).asked[0].prompt != "claim":
            t.play(f"{t.to_act[0]}: pass")
        t.play("A: claim:basic", "B: claim:basic", "C: pass")
        settle(t)
        assert t.winners == winners


@rule("IN-14.21", "IN-14.19")
def test_too_many_goals_at_the_showing_put_a_player_out(inwo):
    big = "texas(japan england) pentagon(cia) democrats"
    t = inwo.position(groups={"A": big, "B": "nasa", "C": "hackers"}, basic_goal=4, step="end", seats=3)
    run(t, "A: done")
    while t.table.view(None).asked[0].prompt != "claim":
        t.play(f"{t.to_act[0]}: pass")
    t.play("A: claim:basic", "B: pass", "C: pass")
    g = t.table.g
    for slot, name in zip(g.plot_deck[0][-2:], ("hail-eris", "fratricide"), strict=True):
        g.cards.face[slot] = FACE[name]
    for slot in g.plot_deck[0][-2:]:
        from camarilla.games.inwo import card_moves

        card_moves.take_into_hand(g, slot, 0)
    for _ in range(3):
        t.table.play(t.table.to_act[0], "pass")
    assert t.winners == []
    assert t.out == ["A"]


@rule("IN-14.24", "IN-14.23")
def test_a_goal_shown_for_a_claim_is_out_of_reach(inwo):
    from camarilla.games.inwo.card_language.targets import exposed_plots

    t = inwo.position(groups={"A": "cia", "B": "templars"}, exposed={"A": "hail-eris jihad"})
    g = t.table.g
    names = [g.cards.face[slot] for slot in exposed_plots().values(g, 1, 0, ())]
    assert names == [FACE["hail-eris"], FACE["jihad"]]
    g.claims = [Claim(0, g.exposed[0][0])]
    names = [g.cards.face[slot] for slot in exposed_plots().values(g, 1, 0, ())]
    assert names == [FACE["jihad"]]


@rule("IN-14.27", "IN-14.28", "IN-19.22", "IN-4.9")
def test_what_a_group_was_when_it_was_destroyed(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan(dentists))"},
        resources={"A": "orbital-mind-control-lasers"},
        dice=[1, 1],
        tokens={"japan": 0},
    )
    settle(run(t, "A: use:orbital-mind-control-lasers", "A: dentists", "A: add-liberal"))
    settle(attack(t, "A", "destroy", "cia", "dentists"))
    g = t.table.g
    assert goals.destroyed_of_alignment(g, 0, 4) == 1
    run(t, "A: knock", "A: done")
    settle(t)
    assert goals.destroyed_of_alignment(t.table.g, 0, 4) == 0
    assert goals.destroyed_of_alignment(t.table.g, 0, 64) == 1


# -- 16 Duplicates -----------------------------------------------------------------------------------------------------


@rule("IN-16.1", "IN-16.3", "IN-16.4", "IN-16.5", "IN-16.6", "IN-16.7")
def test_a_spare_illuminati_becomes_an_agent(inwo):
    t = inwo.position(
        illuminati={"A": "ufos", "B": "the-network", "C": "gnomes-of-zurich"},
        groups={"A": "cia", "B": "texas", "C": "japan"},
        hands={"A": "the-network ufos shangri-la"},
        decks={"A": "jihad hackers"},
        seats=3,
    )
    legal = t.legal("A")
    assert "agent:the-network" in legal
    assert "agent:ufos" not in legal
    assert "agent:shangri-la" not in legal
    settle(run(t, "A: agent:the-network"))
    assert t.agents["A"] == ["the-network"]
    assert t.discards["A"] == ["jihad", "hackers"]
    attack(t, "A", "control", "cia", "texas")
    assert ["agent", "the-network", 3] in t.parts
    t = inwo.position(
        illuminati={"A": "ufos", "B": "the-network"}, groups={"A": "cia", "B": "texas"}, agents={"B": "ufos"}
    )
    attack(t, "A", "control", "cia", "texas")
    assert ["agent", "ufos", -3] in t.parts


# -- 17 Links, cancelled actions ---------------------------------------------------------------------------------------


@rule("IN-17.9")
def test_of_two_equal_plots_the_new_owner_keeps_one(inwo):
    t = inwo.position(groups={"A": "cia ninjas cycle-gangs", "B": "nasa"}, links={"new-blood": "ninjas cycle-gangs"})
    assert t.power["ninjas"] == t.power["cycle-gangs"] == 6
    run(t, "A: free", "A: token:cia")
    assert t.legal("A") == ["from:ninjas", "from:cycle-gangs"]
    t.play("A: from:ninjas")
    assert (t.power["ninjas"], t.power["cycle-gangs"]) == (1, 6)


@rule("IN-17.10", "IN-17.25", "IN-17.22", "IN-17.8")
def test_links_sleep_and_wake(inwo):
    t = inwo.position(
        groups={"A": "japan", "B": "cia"},
        links={"nobel-peace-prize": "japan"},
        resources={"B": "orbital-mind-control-lasers"},
    )
    before = t.power["japan"]
    t = inwo.position(
        groups={"A": "canada", "B": "cia"},
        links={"nobel-peace-prize": "canada"},
        resources={"A": "orbital-mind-control-lasers"},
    )
    assert (before, t.power["canada"]) == (6, 6)
    settle(run(t, "A: use:orbital-mind-control-lasers", "A: canada", "A: reverse-peaceful"))
    assert t.power["canada"] == 3
    settle(run(t, "A: knock", "A: done"))
    assert t.power["canada"] == 6


@rule("IN-17.25", "IN-17.26")
def test_a_card_in_a_hand_remembers_its_status_however_the_hand_is_mixed(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(cable-tv(ross-perot)) japan"},
        links={"head-in-a-jar": "ross-perot", "immortality-serum": "ross-perot", "eliza": "cable-tv"},
        resources={"B": "immortality-serum eliza"},
        hands={"B": "trekkies dentists hackers"},
        devastated="texas",
    )
    g = t.table.g
    by_name = {ID[g.cards.face[slot]]: slot for slot in g.structure[1] + g.groups[1]}
    card_moves.scatter(g, by_name["texas"], 1)
    card_moves.put(g, by_name["texas"], GROUPS, 1)
    assert t.links == {}
    assert [ID[g.cards.face[card]] for card in g.links] == ["immortality-serum"]  # it waits, Eliza has come off
    assert view_of(t, 1).effects == [("devastated", 0, [memory.in_hand_of(g, slot_of(g, "texas"), 1)], "")]
    for name in ("hackers", "dentists", "trekkies"):
        card_moves.discard(g, slot_of(g, name))
        assert not g.marked("devastated", g.discards[1][-1])
        assert not g.marked("head-in-a-jar", g.discards[1][-1])
    perot, texas = (card_moves.show_on_table(g, slot_of(g, name), 1) for name in ("ross-perot", "texas"))
    assert g.marked("devastated", texas)
    assert g.marked("head-in-a-jar", perot)
    assert t.links == {"immortality-serum": "ross-perot"}


def slot_of(g, name, seat=1):
    """Where a card lies in a hand now."""
    return next(slot for slot in g.groups[seat] if ID[g.cards.face[slot]] == name)


def view_of(t, seat):
    """The board as a seat sees it."""
    return t.table.view(seat).board


@rule("IN-17.11", "IN-17.20")
def test_a_plot_whose_group_no_longer_fits_returns_exposed(inwo):
    t = inwo.position(groups={"A": "texas", "B": "pentagon"}, hands={"A": "terrorist-nuke", "B": "kinder-and-gentler"})
    attack(t, "A", "control", "texas", "pentagon")
    replies_pass(run(t, "A: plot:terrorist-nuke/action", "A: texas"))
    before = t.strength
    run(t, "B: plot:kinder-and-gentler", "B: texas")
    if "pay:1" in t.legal("B"):
        t.play("B: pay:1")
    replies_pass(t)
    assert t.exposed["A"] == ["terrorist-nuke"]
    assert t.strength == before - 10 - 8
    assert t.table.g.attack is not None


@rule("IN-17.13", "IN-17.14", "IN-19.5")
def test_refunds_by_role(inwo):
    given = {
        "groups": {"A": "cia democrats", "B": "texas", "C": "pentagon", "D": "supreme-court"},
        "hands": {"A": "terrorist-nuke", "C": "martial-law texas"},
    }
    t = inwo.position(**given)
    attack(t, "A", "control", "cia", "texas", "aid:democrats")
    replies_pass(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
    run(t, "C: oppose:pentagon")
    replies_pass(run(t, "C: plot:martial-law/action", "C: pentagon"))
    run(t, "C: agents:texas:oppose", "D: use:supreme-court/fight", "D: cia")
    settle(t)
    assert (t.tokens["cia"], t.tokens["democrats"], t.tokens["pentagon"]) == (0, 1, 1)
    assert "terrorist-nuke" in t.discards["A"]
    assert t.exposed["C"] == ["martial-law"]
    assert t.hand["C"] == ["texas"]
    t = inwo.position(**given)
    attack(t, "A", "control", "cia", "texas", "aid:democrats")
    run(t, "C: oppose:pentagon")
    replies_pass(run(t, "C: plot:martial-law/action", "C: pentagon"))
    replies_pass(run(t, "D: use:supreme-court/fight", "D: pentagon"))
    assert t.tokens["pentagon"] == 0
    assert "martial-law" in t.discards["C"]
    assert not [part for part in t.parts if part[0] == "oppose"]
    assert t.table.g.attack is not None


@rule("IN-17.15", "IN-17.17", "IN-17.18", "IN-19.6")
def test_a_cancelled_action_takes_its_plot_along(inwo):
    t = inwo.position(groups={"A": "nasa", "B": "nuclear-power-companies"}, hands={"A": "emergency-powers"})
    run(t, "A: plot:emergency-powers", "A: nasa")
    assert t.power["nasa"] == 6
    run(t, "B: use:nuclear-power-companies/play", "B: nasa")
    settle(t)
    assert t.power["nasa"] == 2
    assert "emergency-powers" in t.discards["A"]
    assert t.tokens["nasa"] == 0
    t = inwo.position(groups={"A": "bank-of-england", "B": "nuclear-power-companies"})
    run(t, "A: use:bank-of-england", "B: use:nuclear-power-companies/play", "B: bank-of-england")
    settle(t)
    assert t.plots["A"] == []
    assert t.tokens["bank-of-england"] == 0


@rule("IN-17.16")
def test_one_of_several_actions_is_replaced(inwo):
    given = {
        "groups": {"A": "california witch hackers cattle-mutilators", "B": "texas(dentists) nuclear-power-companies"},
        "hands": {"A": "jake-day"},
        "tokens": {"bavarian-illuminati": 0},
    }
    for weird in (True, False):
        t = inwo.position(
            **{
                **given,
                "groups": {"A": "california witch(trekkies) hackers", "B": "texas(dentists) nuclear-power-companies"},
            }
        )
        run(t, "A: plot:jake-day", "A: dentists", "A: california", "A: witch", "A: trekkies")
        run(t, "B: use:nuclear-power-companies/play", "B: witch")
        replies_pass_until(t, "replace")
        assert t.legal("A") == ["hackers", "none"]
        settle(run(t, f"A: {'hackers' if weird else 'none'}"))
        assert ("Weird" in t.alignments["dentists"]) is weird
        assert ("jake-day" in t.discards["A"]) is not weird
        assert t.tokens["hackers"] == (0 if weird else 1)


def replies_pass_until(t, prompt):
    """Pass replies until another question comes."""
    while t.table.view(None).asked[0].prompt != prompt:
        t.play(f"{t.to_act[0]}: pass")


# -- 18, 19 ------------------------------------------------------------------------------------------------------------


@rule("IN-18.6", "IN-18.7", "IN-18.1")
def test_fixed_numbers_then_one_multiplier_then_additions(inwo):
    t = inwo.position(
        groups={"A": "ninjas", "B": "cia"},
        links={"new-blood": "ninjas", "cyborg-soldiers": "ninjas", "necronomicon": "ninjas"},
        resources={"A": "cyborg-soldiers necronomicon"},
        nwo="gun-control law-and-order",
    )
    assert t.power["ninjas"] == 6 * 2


@rule("IN-18.4", "IN-19.20", "IN-19.11", "IN-19.14")
def test_captured_cards_change_control_and_agents_are_discarded(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "republicans(the-mafia)"},
        hands={"A": "the-mafia terrorist-nuke"},
        dice=[1, 1],
        tokens={"the-mafia": 0, "republicans": 0},
    )
    attack(t, "A", "control", "cia", "the-mafia")
    run(t, "A: agents:the-mafia:aid")
    settle(t)
    settle(run(t, "A: cia:left"))
    assert t.groups["A"] == ["cia", "the-mafia"]
    g = t.table.g
    assert g.property[g.structure[0][1]] == 1
    assert t.discards["A"] == ["the-mafia"]


@rule("IN-19.3", "IN-19.13", "IN-11.6")
def test_spied_upon_one_may_only_cancel(inwo):
    t = inwo.position(groups={"A": "cattle-mutilators", "B": "texas"}, hands={"B": "terrorist-nuke gun-control"})
    run(t, "A: use:cattle-mutilators", "A: @B")
    assert until(t, "B") == ["pass"]


@rule("IN-19.19")
def test_a_whole_structure_that_is_immune_covers_the_hand(inwo):
    t = inwo.position(
        illuminati={"B": "discordian-society"},
        groups={"A": "post-office", "B": "witch", "C": "texas"},
        hands={"B": "japan", "C": "cia"},
    )
    run(t, "A: use:post-office/action")
    assert t.legal("A") == ["@2"]
    t.play("A: @C")


# -- 20 Two players ----------------------------------------------------------------------------------------------------


@rule("IN-20.2", "IN-20.3", "IN-20.4", "IN-20.5")
def test_two_players(inwo):
    given = {"groups": {"A": "cia", "B": "texas"}, "hands": {"A": "japan eliza"}, "seats": 2}
    t = inwo.position(**given, step="group draw")
    settle(run(t, "A: skip"))
    assert t.step == "main"
    assert offered(t, "A", "resource:eliza")
    t = inwo.position(**given, options={"two_player_rules": False}, step="group draw")
    settle(run(t, "A: skip"))
    assert "take:japan" in t.legal("A")
    t = inwo.position(**given, options={"rules": "1.2"}, step="group draw", tokens={"bavarian-illuminati": 0})
    settle(run(t, "A: skip"))
    settle(run(t, "A: take:japan", "A: cia:left"))
    assert t.tokens["bavarian-illuminati"] == 0
    for own in ({"A": 0}, {"B": 0}):
        t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "japan"}, seats=2, own_turns=own)
        t.play("A: control:cia")
        assert t.legal("A") == ["japan"]
        t.play("A: japan")


# -- 21 The table ------------------------------------------------------------------------------------------------------


@rule("IN-21.2", "IN-21.7", "IN-21.10")
def test_everybody_is_asked_whatever_they_hold(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan", "D": "nasa"}, hands={"A": "gun-control sniper"})
    run(t, "A: plot:gun-control")
    assert t.to_act == ["A", "B", "C", "D"]
    assert t.legal("D") == ["pass", "buy"]
    t.refuse("B: plot:hoax")
    assert not offered(t, "A", "plot:sniper")


@rule("IN-21.12")
def test_the_running_sum_counts_aid_from_its_announcement(inwo):
    t = inwo.position(groups={"A": "cia pentagon", "B": "texas"}, tokens={"texas": 0})
    run(t, "A: control:cia", "A: texas")
    alone = t.strength
    run(t, "A: aid:pentagon")
    assert t.strength == alone + t.power["pentagon"]
    told = t.strength
    run(t, "A: go", "A: commit")
    assert t.strength == told


@rule("IN-21.8")
def test_standing_orders_pass_unless_one_is_a_target(inwo):
    given = {"groups": {"A": "cia", "B": "texas", "C": "japan"}, "hands": {"A": "gun-control"}}
    table = Table.at(GAME, given, seats=3)
    for seat in (1, 2):
        table.give_order(seat, Order("default"))
    for word in ("plot:gun-control", "pass"):
        table.play(0, word)
    assert table.to_act == [0]
    for word in ("control:cia", "texas", "go"):
        table.play(0, word)
    assert table.to_act == [1]
    table.give_order(1, Order("auto-pass", args={"attack": table.g.attack.number}))
    assert table.to_act == [1]
    table.play(1, "pass")
    table.play(0, "commit")
    assert table.to_act == [0, 1]


@rule("IN-21.15", "IN-4.15")
def test_housekeeping_strips_powerless_groups(inwo):
    t = inwo.position(groups={"A": "secret-service cia", "B": "texas"}, hands={"B": "dont-forget-to-smash-the-state"})
    run(t, "A: free", "A: token:cia")
    settle(run(t, "B: plot:dont-forget-to-smash-the-state"))
    assert t.power["secret-service"] == 0
    assert t.tokens["secret-service"] == 0
    from camarilla.games.inwo import power

    g = t.table.g
    assert not power.gets_tokens(g, dict(g.speakers())["secret-service"])
    assert housekeeping.plot_limit(g, 0) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("IN-21.26")
def test_starter_decks_are_dealt_differently(inwo, seats):
    t = inwo.new(seats=seats, seed=5)
    g = t.table.g
    assert len({g.cards.face[slot] for slot in g.illuminati}) == seats
    t.leave_open("lead")


@rule("IN-16.4", "IN-21.4")
def test_others_may_answer_an_agent(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas", "C": "japan"},
        hands={"A": "the-network"},
        decks={"A": "jihad hackers"},
        seats=3,
    )
    run(t, "A: agent:the-network")
    assert t.table.view(None).asked[0].prompt == "reply"
    assert t.agents["A"] == []
    settle(t)
    assert t.agents["A"] == ["the-network"]
