"""Chapters 1 to 6: set-up, turns, Plots, groups, Resources, actions."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import GAME, catalog, decks
from camarilla.games.inwo.catalog import FACE, GROUP, ID, TYPE
from camarilla.games.inwo.plays import housekeeping
from camarilla.games.inwo.plays.offers import Offer
from camarilla.games.inwo.structures import grid
from camarilla.kernel.errors import BadOptions, BrokenContract
from camarilla.kernel.options import LOSES
from camarilla.testing import rule

from .helpers import attack, declare, may, offered, replies_pass, run, settle, until

SMALL = "!{}, texas, cia, japan, hackers, witch, england, eliza, jihad, martyrs, slush-fund, infobahn, hoax"


def small(*own):
    """Decks of 13 cards for as many seats as there are Illuminati."""
    return {"decks": "; ".join(SMALL.format(name) for name in own), "deck_size": 13}


# -- 1 Set-up ----------------------------------------------------------------------------------------------------------


@rule("IN-1.1", "IN-1.2", "IN-1.3", "IN-1.4", "IN-1.5", "IN-21.17")
def test_decks_are_split_shuffled_and_dealt(inwo):
    assert GAME.seat_counts == (2, 3, 4, 5, 6)
    t = inwo.new(seats=3, options=small("ufos", "ufos", "the-network"), seed=3)
    assert [t.table.g.cards.face[slot] for slot in t.table.g.illuminati] == [
        FACE["ufos"],
        FACE["ufos"],
        FACE["the-network"],
    ]
    for seat in "ABC":
        assert len(t.plots[seat]) == 3
        assert len(t.plot_deck[seat]) == 2
        assert len(t.group_deck[seat]) == 7
        assert all(catalog.PUPPET_BACK[FACE[name]] for name in t.group_deck[seat])
    g = t.table.g
    assert all(g.cards.known[slot] == 1 for slot in g.plots[0])
    with pytest.raises(BadOptions, match=r"exactly 45 cards.*IN-1\.2"):
        inwo.new(seats=2, options={"decks": small("ufos", "ufos")["decks"]})


@rule("IN-1.6", "IN-1.7", "IN-1.8", "IN-1.9", "IN-1.10", "IN-1.11", "IN-21.17")
def test_leads_picked_twice_are_set_aside(inwo):
    t = inwo.new(seats=3, options=small("ufos", "gnomes-of-zurich", "the-network"), seed=3)
    assert "eliza" not in t.legal("A")
    assert len(t.legal("A")) == 6
    t.play("A: texas", "B: texas", "C: cia")
    assert t.to_act == ["A", "B"]
    assert "texas" not in t.legal("A")
    assert "cia" not in t.legal("A")
    t.play("A: japan", "B: witch")
    t.play("A: ufos:top", "B: gnomes-of-zurich:left", "C: the-network:right")
    assert t.groups == {"A": ["japan"], "B": ["witch"], "C": ["cia"]}
    # six cards are drawn before the set-aside lead returns: without it A has five left, C seven less the lead
    assert (len(t.hand["A"]), len(t.group_deck["A"])) == (5, 1)
    assert (len(t.hand["C"]), len(t.group_deck["C"])) == (6, 0)
    assert t.group_deck["A"] == ["texas"]
    g = t.table.g
    assert not g.cards.knows(0, g.plot_deck[0][-1])


@rule("IN-1.12", "IN-1.13")
def test_a_player_is_safe_until_the_first_turn_is_over(inwo):
    given = {"groups": {"A": "cia", "B": "texas", "C": "japan"}, "hands": {"A": "sniper gun-control"}}
    t = inwo.position(**given, own_turns={"B": 0})
    t.play("A: control:cia")
    assert t.legal("A") == ["japan"]
    t.play("A: japan")
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, own_turns={"A": 0})
    declare(t, "A", "control", "cia", "japan")
    assert "oppose:japan" in until(t, "C")
    assert "oppose:texas" not in until(t, "B")
    t = inwo.position(**given, own_turns={"B": 0})
    assert offered(t, "A", "plot:gun-control")


@rule("IN-1.14", "IN-3.8", "IN-19.9", "IN-19.17")
def test_what_everybody_sees(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax japan"}, exposed={"A": "jihad"})
    mine, theirs = t.table.view(0).board.players[0], t.table.view(1).board.players[0]
    assert [card.card for card in mine.plots] == ["hoax"]
    assert [card.card for card in theirs.plots] == [None]
    assert [card.card for card in theirs.exposed] == ["jihad"]
    assert [card.card for card in theirs.hand] == [None]
    assert {card.card for card in mine.plot_deck} == {None}


# -- 2 Turns -----------------------------------------------------------------------------------------------------------


@rule("IN-2.1", "IN-2.2", "IN-2.5", "IN-2.6", "IN-2.7", "IN-2.8", "IN-7.42", "IN-3.4", "IN-21.9")
def test_the_phases_of_a_turn(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        hands={"A": "japan texas eliza"},
        decks={"A": "jihad hackers"},
        step="begin",
        tokens={"cia": 0},
    )
    assert t.table.view(None).asked[0].prompt == "moment"
    settle(t)
    assert t.legal("A")[:2] == ["draw", "skip"]
    settle(run(t, "A: draw"))
    assert t.plots["A"] == ["jihad"]
    settle(run(t, "A: draw"))
    assert "hackers" in t.hand["A"]
    assert "take:texas" not in t.legal("A")
    assert {"take:japan", "take:eliza"} <= set(t.legal("A"))
    run(t, "A: take:japan")
    assert "cia:left" in t.legal("A")
    settle(run(t, "A: cia:left"))
    assert t.masters["japan"] == "cia"
    assert (t.tokens["japan"], t.tokens["cia"]) == (1, 1)
    assert t.step == "main"


@rule("IN-2.2", "IN-2.5")
def test_both_draws_are_said_at_once_and_asked_again_after_an_interference(inwo):
    given = {
        "groups": {"A": "cia", "B": "bank-of-england"},
        "decks": {"A": "jihad hackers", "B": "martyrs"},
        "step": "plot draw",
    }
    t = inwo.position(**given)
    assert t.legal("A")[:3] == ["draw", "skip", "draw-both"]
    settle(run(t, "A: draw-both"))
    assert (t.plots["A"], t.hand["A"]) == (["jihad"], ["hackers"])
    assert t.step == "takeover"
    t = settle_until_moment(run(inwo.position(**given), "A: draw-both"))
    settle(run(t, "B: use:bank-of-england"))
    assert (t.step, t.hand["A"]) == ("group draw", [])
    assert t.legal("A")[:2] == ["draw", "skip"]
    t = inwo.position(**given)
    t.table.g.group_deck[0] = []
    assert t.legal("A")[:2] == ["draw", "skip"]
    assert "draw-both" not in t.legal("A")


def settle_until_moment(t):
    """Let everybody pass until the open moment after the Plot draw."""
    while t.step != "after plot draw":
        t.play(f"{t.to_act[0]}: pass")
    return t


@rule("IN-2.12")
def test_the_end_of_a_turn_is_said_at_once_or_after_last_moves(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, hands={"A": "hoax"})
    run(t, "A: knock")
    assert "done" in t.legal("A")
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, hands={"A": "hoax"})
    run(t, "A: end-turn")
    assert t.step == "at the end"
    settle(t)
    assert t.turn == "B"


@rule("IN-2.4", "IN-2.3", "IN-6.14", "IN-3.11")
def test_tokens_left_over_only_buy_plots_before_phase_five(inwo):
    t = inwo.position(
        groups={"A": "bank-of-england cia", "B": "texas"}, step="plot draw", decks={"A": "jihad martyrs slush-fund"}
    )
    assert not offered(t, "A", "use:bank-of-england")
    run(t, "A: buy", "A: cia", "A: bank-of-england")
    settle(t)
    assert t.plots["A"] == ["jihad"]
    assert t.tokens["cia"] == t.tokens["bank-of-england"] == 0
    settle(run(t, "A: buy", "A: bavarian-illuminati") if "bavarian-illuminati" in t.legal("A") else run(t, "A: buy"))
    if "bavarian-illuminati" in t.legal("A"):
        settle(run(t, "A: bavarian-illuminati"))
    assert t.plots["A"] == ["jihad", "martyrs"]


@rule("IN-2.10", "IN-2.11", "IN-6.1", "IN-6.6", "IN-7.41")
def test_actions_cost_tokens_and_what_is_left_acts_in_others_turns(inwo):
    t = inwo.position(groups={"A": "cia bank-of-england", "B": "texas"}, hands={"A": "nasa"}, dice=[1, 1])
    settle(attack(t, "A", "control", "cia", "nasa"))
    run(t, "A: cia:left")
    assert t.tokens["cia"] == t.tokens["nasa"] == 0
    assert "control:cia" not in t.legal("A")
    assert "control:nasa" not in t.legal("A")
    run(t, "A: knock", "A: done")
    settle(t)
    assert t.turn == "B"
    run(t, "B: skip", "A: use:bank-of-england")
    settle(t)
    assert len(t.plots["A"]) == 2


@rule("IN-2.12", "IN-2.14", "IN-2.15", "IN-21.1", "IN-21.31")
def test_turns_pass_to_the_next_living_seat_until_the_round_limit(inwo):
    t = inwo.position(groups={"A": "cia", "C": "texas", "D": "japan", "B": "nasa"}, to_move="D", own_turns={"A": 3})
    run(t, "D: knock", "D: done")
    settle(t)
    assert t.turn == "A"
    t = inwo.position(groups={"A": "cia", "B": "texas"}, seats=2, options={"round_limit": 4}, turns=7, to_move="A")
    run(t, "A: knock", "A: done")
    settle(t)
    assert t.table.over
    assert t.reason == "round limit"
    assert t.table.result.winners == ()
    assert max(t.table.result.scores) < 100


@rule("IN-2.13", "IN-14.7", "IN-14.8", "IN-14.20", "IN-14.23", "IN-21.22", "IN-14.18")
def test_a_claim_is_made_at_the_end_of_a_turn_and_may_be_stopped(inwo):
    big = "texas(japan england) pentagon(cia) democrats republicans"
    t = inwo.position(groups={"A": big, "B": "nasa"}, basic_goal=8, hands={"A": "hoax"})
    run(t, "A: knock", "A: done")
    run(t, "A: claim:basic")
    assert t.claims == ["A"]
    settle(t)
    assert t.winners == ["A"]
    assert t.table.g.cards.knows(1, t.table.g.plots[0][0])
    t = inwo.position(groups={"A": big, "B": "nasa"}, basic_goal=8, hands={"B": "earthquake"}, dice=[1, 1])
    run(t, "A: knock", "A: done", "A: claim:basic", "B: plot:earthquake", "B: england")
    settle(t)
    assert t.devastated == ["england"]
    assert t.winners == []
    assert t.turn == "B"
    t = inwo.position(groups={"A": big, "B": "nasa"}, basic_goal=9, hands={"A": "power-for-its-own-sake", "B": "hoax"})
    run(t, "A: knock", "A: done")
    assert "claim:power-for-its-own-sake" not in until(t, "A")


# -- 3 Plots -----------------------------------------------------------------------------------------------------------


@rule("IN-3.6", "IN-3.7", "IN-3.14", "IN-6.12", "IN-6.7", "IN-6.10")
def test_free_moves_with_cards(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax jihad martyrs"})
    run(t, "A: free", "A: expose:hoax")
    assert t.exposed["A"] == ["hoax"]
    run(t, "A: free", "A: show:jihad@B")
    g = t.table.g
    shown = next(slot for slot in g.plots[0] if g.cards.face[slot] == FACE["jihad"])
    assert (g.cards.knows(1, shown), g.cards.knows(2, shown)) == (True, False)
    settle(run(t, "A: free", "A: drop:martyrs"))
    assert t.discards["A"] == ["martyrs"]
    settle(run(t, "A: free", "A: token:cia"))
    assert t.tokens["cia"] == 0


@rule("IN-3.15", "IN-3.16", "IN-3.13")
def test_a_plot_goes_back_to_the_deck_at_a_secret_depth(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "jihad"}, decks={"A": "hoax martyrs"})
    settle(run(t, "A: free", "A: return:jihad", "A: 1"))
    assert t.plot_deck["A"][:3] == ["hoax", "jihad", "martyrs"]
    g = t.table.g
    assert [g.cards.knows(0, slot) for slot in g.plot_deck[0][-3:]] == [False, True, False]
    assert not any(g.cards.knows(1, slot) for slot in g.plot_deck[0])


@rule("IN-3.10", "IN-3.11")
def test_nothing_must_be_drawn_and_an_empty_deck_harms_nobody(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, step="plot draw")
    g = t.table.g
    for slot in list(g.plot_deck[0]):
        g.plot_deck[0].remove(slot)
        g.zone[slot] = 13
    g.touch()
    assert t.legal("A")[0] == "skip"
    assert not offered(t, "A", "buy")
    settle(run(t, "A: skip"))


@rule("IN-3.2", "IN-3.3", "IN-21.30")
def test_every_card_is_known_and_an_unknown_one_is_refused(inwo):
    from camarilla.games.inwo.plays import abilities

    assert set(catalog.FACES) == abilities.KNOWN
    abilities.KNOWN.discard(FACE["forgery"])
    try:
        with pytest.raises(BrokenContract, match="no rules are written for: forgery"):
            inwo.position(hands={"A": "forgery"})
    finally:
        abilities.KNOWN.add(FACE["forgery"])
    for name in ("forgery", "gremlins", "resistance-is-useless", "sucked-dry-and-cast-aside", "sweepstakes-prize"):
        assert abilities.BY_FACE[FACE[name]]


@rule("IN-3.17", "IN-13.1", "IN-13.2", "IN-13.6", "IN-21.19", "IN-21.20")
def test_a_trade_is_settled_in_one_step(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax", "B": "japan"}, exposed={"B": "jihad"})
    run(t, "A: free", "A: deal@B", "A: give:plot:hoax", "A: take:exposed:jihad", "A: take:unseen-group:1", "A: offer")
    assert t.legal("B") == ["accept", "decline", "counter"]
    t.play("B: accept")
    settle(run(t, "A: keep", "B: keep", "B: japan"))
    assert (t.exposed["A"], t.hand["A"]) == (["jihad"], ["japan"])
    assert (t.plots["B"], t.exposed["B"], t.hand["B"]) == (["hoax"], [], [])


@rule("IN-3.19", "IN-3.20")
def test_plots_that_wait_for_all_first_turns(inwo):
    for plot in ("upheaval",):
        t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": plot}, own_turns={"B": 0})
        assert not offered(t, "A", f"plot:{plot}")
        t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": plot})
        assert offered(t, "A", f"plot:{plot}")


# -- 4 Groups ----------------------------------------------------------------------------------------------------------


@rule("IN-4.1", "IN-4.2")
def test_one_more_group_card_for_an_illuminati_action(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, illuminati={"A": "ufos"}, decks={"A": "japan hackers"})
    settle(run(t, "A: draw-group"))
    assert t.hand["A"] == ["japan"]
    assert t.tokens["ufos"] == 1
    assert not offered(t, "A", "draw-group")
    assert not [word for word in run(t, "A: free").legal("A") if word == "drop:cia"]
    t.play("A: nothing")


@rule("IN-4.3", "IN-4.4", "IN-4.5", "IN-4.6", "IN-4.7", "IN-4.21", "IN-4.22", "IN-18.11", "IN-21.25")
def test_the_catalog(inwo):
    assert len(catalog.CARDS) == 412
    assert sum(catalog.PROMO) == 3
    counts = [sum(1 for f in catalog.FACES if TYPE[f] == kind) for kind in range(4)]
    assert counts == [9, 167, 36, 200]
    for face in catalog.FACES:
        if TYPE[face] == GROUP:
            assert 0 <= len(catalog.ARROWS_OUT[face]) <= 3
            assert catalog.ARROW_IN[face] not in catalog.ARROWS_OUT[face]
        if TYPE[face] == 0:
            assert len(catalog.ARROWS_OUT[face]) == 4
            assert catalog.ALIGN[face] == catalog.ATTRS[face] == 0
    for bit in catalog.ALIGNMENT_BITS[:8]:
        assert catalog.OPPOSITE[catalog.OPPOSITE[bit]] == bit
    assert catalog.opposed(catalog.FANATIC) == catalog.FANATIC
    assert catalog.opposed(catalog.CRIMINAL) == 0


@rule("IN-4.12", "IN-7.20")
def test_a_shared_attribute_means_nothing_by_itself(inwo):
    t = inwo.position(groups={"A": "moonbase", "B": "hackers"})
    attack(t, "A", "control", "moonbase", "hackers")
    assert [part for part in t.parts if part[0] in ("match", "bonus")] == []


@rule("IN-4.22", "IN-21.29", "IN-7.14")
def test_the_grid_turns_cards_and_blocks_arrows(inwo):
    t = inwo.position(groups={"A": "texas:right(japan:bottom)", "B": "cia"}, illuminati={"A": "ufos"})
    g = t.table.g
    places = {key: grid.layout(g, 0)[slot] for key, slot in g.speakers() if slot in grid.layout(g, 0)}
    assert places["ufos"] == (0, 0, 0)
    assert places["texas"][:2] == (1, 0)
    assert places["texas"][2] == 3  # its incoming top arrow faces left
    assert places["japan"][:2] == (2, 0)
    # Japan, too, points its top to the left: its left arrow then looks down and its right arrow up
    assert sorted(grid.open_arrows(g, g.structure[0][1])) == [1, 2, 3]
    crowded = inwo.position(
        groups={"A": "texas:right(japan:right) democrats:bottom(phone-company:right)", "B": "cia"},
        illuminati={"A": "ufos"},
    )
    g = crowded.table.g
    assert len(grid.cells(g, 0)) == 5


# -- 5 Resources -------------------------------------------------------------------------------------------------------


@rule("IN-5.1", "IN-5.2", "IN-5.3", "IN-6.9", "IN-16.14")
def test_a_resource_by_action_once_a_turn(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        illuminati={"A": "ufos"},
        hands={"A": "eliza mercenaries"},
        resources={"B": "eliza"},
    )
    settle(run(t, "A: resource:eliza"))
    assert t.resources["A"] == ["eliza"]
    assert t.tokens["ufos"] == 1
    assert not offered(t, "A", "resource:mercenaries")


@rule("IN-5.4", "IN-7.3")
def test_resources_are_never_attacked(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, resources={"B": "eliza"}, hands={"A": "mercenaries"})
    t.play("A: control:cia")
    assert t.legal("A") == ["texas"]
    t.play("A: texas")


@rule("IN-5.6", "IN-17.24", "IN-7.39")
def test_linked_resources_go_where_their_group_goes(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "pentagon(texas(dentists))"},
        resources={"B": "cyborg-soldiers"},
        links={"cyborg-soldiers": "texas"},
        hands={"A": "terrorist-nuke martial-law"},
        tokens={"texas": 0, "pentagon": 0, "dentists": 0},
        dice=[1, 1],
    )
    attack(t, "A", "control", "cia", "texas")
    replies_pass(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
    settle(run(t, "A: plot:martial-law/action", "A: cia"))
    settle(run(t, "A: cia:left"))
    assert t.groups["A"] == ["cia", "texas", "dentists"]
    assert t.masters["dentists"] == "texas"
    assert t.resources["A"] == ["cyborg-soldiers"]
    assert t.links == {"cyborg-soldiers": "texas"}
    t = inwo.position(
        groups={"A": "cia", "B": "republicans(japan(dentists))"},
        resources={"B": "perpetual-motion-machine"},
        links={"perpetual-motion-machine": "dentists"},
        dice=[1, 1],
    )
    settle(attack(t, "A", "destroy", "cia", "dentists"))
    assert t.resources["B"] == []
    assert "perpetual-motion-machine" in t.destroyed["A"]


# -- 6 Actions ---------------------------------------------------------------------------------------------------------


@rule("IN-6.2", "IN-6.3", "IN-12.1", "IN-12.2", "IN-12.3", "IN-18.2")
def test_moving_a_branch_costs_one_action(inwo):
    t = inwo.position(groups={"A": "cia texas(dentists)", "B": "japan"}, tokens={"dentists": 1})
    run(t, "A: move:texas", "A: cia:left")
    assert set(t.legal("A")) == {"bavarian-illuminati", "cia", "texas"}
    settle(run(t, "A: texas"))
    assert t.masters["texas"] == "cia"
    assert t.masters["dentists"] == "texas"
    assert t.tokens["texas"] == 0
    assert t.tokens["dentists"] == 1
    assert "dentists:" not in " ".join(run(t, "A: move:cia").legal("A"))
    t.play(f"A: {t.legal('A')[0]}")


@rule("IN-6.11", "IN-13.5", "IN-17.5")
def test_a_resource_is_given_away(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, resources={"A": "perpetual-motion-machine"})
    run(t, "A: free", "A: deal@B", "A: give:resource:perpetual-motion-machine", "A: offer", "B: accept")
    settle(run(t, "A: keep", "B: keep"))
    assert t.resources["B"] == ["perpetual-motion-machine"]
    assert t.tokens["perpetual-motion-machine"] == 0


@rule("IN-6.4", "IN-19.8", "IN-3.11", "IN-16.4")
def test_buying_a_plot_is_no_action_that_can_be_cancelled(inwo):
    t = inwo.position(groups={"A": "cia texas", "B": "nuclear-power-companies"})
    run(t, "A: buy", "A: bavarian-illuminati")
    assert "use:nuclear-power-companies/play" not in until(t, "B")
    settle(t)
    assert len(t.plots["A"]) == 1


@rule("IN-21.24", "IN-21.28", "IN-14.14", "IN-20.1")
def test_options_and_decks_are_checked(inwo):
    deck = decks.read("!ufos\n2 texas\n# a comment\njihad\n")
    assert (deck.illuminati, deck.cards) == ("ufos", ["texas", "texas", "jihad"])
    assert decks.read(decks.write(deck)) == deck
    found = {fault.rule for fault in decks.faults(deck, 45, 1, False)}
    assert found == {"IN-1.2", "IN-21.28"}
    assert [fault.rule for fault in decks.faults(decks.DeckList("", ["jihad"]), 1)] == ["IN-21.24", "IN-21.24"]
    assert [f.rule for f in decks.faults(decks.DeckList("ufos", ["trading-card-games"]), 2, 0, False)] == ["IN-21.25"]
    with pytest.raises(BadOptions, match="no card 'nonsense'"):
        decks.read("!ufos\nnonsense")
    for seats, options, goal in ((2, {}, 12), (3, {}, 10), (4, {"decks": "random"}, 11), (3, {"rules": "1.2"}, 12)):
        chosen = GAME.read_options(seats, options)
        from camarilla.games.inwo.setup import recommended_goal

        assert recommended_goal(seats, chosen) == goal
    with pytest.raises(BadOptions, match="at least 12"):
        GAME.read_options(2, {"basic_goal": 10})
    with pytest.raises(BadOptions, match="always has 45"):
        GAME.read_options(3, {"rules": "1.2", "deck_size": 40})


@rule("IN-21.26", "IN-21.27")
@pytest.mark.parametrize("name", decks.STARTER_NAMES)
def test_starter_decks(inwo, name):
    deck = decks.starter(name)
    assert decks.faults(deck) == []
    faces = [FACE[card] for card in deck.cards]
    assert len(set(faces)) == 44
    assert sum(1 for face in faces if TYPE[face] == GROUP) >= 12
    assert sum(1 for face in faces if catalog.PUPPET_BACK[face]) == 16
    goals = [face for face in faces if catalog.KIND[face] == catalog.GOAL]
    assert len(goals) == (3 if name == "ufos" else 1)
    assert sum(1 for face in faces if catalog.KIND[face] == catalog.NWO) == 2


@rule("IN-14.5", "IN-21.23")
def test_a_player_who_leaves_takes_everything_along(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(dentists)", "C": "japan"}, hands={"A": "texas", "B": "jihad"}, seats=3
    )
    g = t.table.g
    housekeeping.leave_game(g, 1)
    assert t.out == ["B"]
    assert t.groups["B"] == t.plots["B"] == []
    assert {"texas", "dentists", "jihad"} <= set(t.gone)
    assert t.destroyed["A"] == []
    t.play("A: control:cia")
    assert ID[FACE["texas"]] in t.legal("A")
    t.play("A: texas")


@rule("IN-3.12", "IN-13.1")
def test_a_plot_too_many_may_be_given_to_a_rival_who_wants_it(inwo):
    hand = "jihad martyrs hoax payoff slush-fund infobahn"
    for answer, plots in (("yes", ["hoax"]), ("no", [])):
        t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, hands={"B": hand})
        run(t, "A: knock", "A: done")
        run(t, "B: gift:hoax@A", f"A: {answer}")
        assert t.plots["A"] == plots
        if answer == "yes":
            assert len(t.plots["B"]) == 5
        else:
            assert not [move for move in t.legal("B") if move.startswith("gift:")]
            run(t, "B: drop:jihad")


@rule("IN-6.10")
def test_a_free_move_is_named_before_it_is_made_and_a_loss_is_asked_about(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "hoax texas"})
    t.play("A: free")
    guards = {option.notation: option.guard for option in t.table.legal(0)}
    assert [guards[word] for word in ("drop:texas", "drop:hoax", "token:cia")] == ["lose"] * 3
    assert [guards[word] for word in ("expose:hoax", "return:hoax", "show:hoax@1")] == ["name"] * 3
    assert guards["nothing"] == guards["deal@1"] == ""
    t.play("A: nothing")


@rule("IN-3.12")
def test_one_who_holds_too_many_plots_is_asked_before_a_card_is_gone(inwo):
    g = inwo.position(groups={"A": "cia"}, hands={"A": "hoax"}).table.g
    option = housekeeping.shed_option(g, 0, Offer("drop", g.plots[0][0]))
    assert (option.notation, option.guard) == ("drop:hoax", "lose")


@rule("IN-1.13")
@pytest.mark.parametrize(("turns", "target"), [(0, "japan"), (0, "texas"), (1, "texas")])
def test_whoever_is_attacked_in_a_first_turn_may_answer_the_attackers_plots(inwo, turns, target):
    """B may cancel what A plays in an attack on Texas, and not what A plays in an attack on Japan."""
    t = inwo.position(
        groups={"A": "cia", "B": "texas pentagon", "C": "japan"},
        hands={"A": "savings-and-loan-scam", "B": "18-1-2-minute-gap"},
        decks={"B": "martyrs dentists"},
        own_turns={"A": turns},
    )
    attack(t, "A", "control", "bavarian-illuminati", target)
    run(t, "A: plot:savings-and-loan-scam", "A: cia")
    assert may(t, "B", "plot:18-1-2-minute-gap") is (target == "texas")


@rule("IN-2.4")
@pytest.mark.parametrize(("rules", "may_answer"), [("1.1", False), ("1.2", True)])
def test_tokens_answer_rivals_before_phase_five_under_rules_1_2(inwo, rules, may_answer):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        hands={"A": "hoax", "B": "jake-day"},
        decks={"A": "jihad martyrs"},
        step="plot draw",
        options={"rules": rules},
    )
    later = inwo.position(groups={"A": "cia", "B": "texas"}, options={"rules": rules})
    assert offered(later, "A", "control:cia")
    assert not offered(t, "A", "control:cia")
    run(t, "A: skip", "B: plot:jake-day", "B: cia")
    assert may(t, "A", "plot:hoax") is may_answer


def test_to_end_a_turn_with_nothing_done_is_named_so(inwo):
    def ends(t):
        return {
            option.notation: option.guard for option in t.table.legal(0) if option.notation in ("knock", "end-turn")
        }

    t = inwo.position(groups={"A": "cia", "B": "texas"}, seats=2)
    assert ends(t) == {"knock": LOSES, "end-turn": LOSES}
    settle(run(t, "A: draw-group"))
    assert ends(t) == {"knock": "", "end-turn": ""}, "something was done"
