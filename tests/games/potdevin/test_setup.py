"""PV-2: trump deck, hands, gems and the first leader. Six players: see test_six.py."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla.testing import rule

TABLES = [(3, {}, 16, 12, 4), (4, {}, 12, 10, 2), (4, {"teams": True}, 12, 10, 2), (5, {}, 12, 8, 4)]
"""Seats, options; cards in the trump deck, cards in each hand, gems of each player."""


@rule("PV-2.1")
@pytest.mark.parametrize(("seats", "options", "deck", "hand", "gems"), TABLES)
def test_what_is_dealt(potdevin, seats, options, deck, hand, gems):
    for seed in range(5):
        t = potdevin.new(seats=seats, options=options, seed=seed)
        letters = list("ABCDE"[:seats])
        assert list(t.hands) == letters
        assert [len(cards) for cards in t.hands.values()] == [hand] * seats
        assert len(t.trump_deck) + 1 == deck  # and the one turned up
        assert t.gems == dict.fromkeys(letters, gems)
        assert t.wealth == dict.fromkeys(letters, 0)
        assert t.won == {letter: [] for letter in letters}
        assert t.centre == []
        assert len(t.table.g.hands) == len(t.table.g.won) == seats
        everything = [t.trump, *t.trump_deck, *(card for cards in t.hands.values() for card in cards)]
        assert len(set(everything)) == len(everything) == 52


@rule("PV-2.1")
def test_gems_start_beside_the_wealth_card_and_score_nothing_there(potdevin):
    t = potdevin.position(seats=3, phase="jokers")
    assert t.gems == {"A": 4, "B": 4, "C": 4}
    assert t.points == {"A": 0, "B": 0, "C": 0}


@rule("PV-2.1")
def test_every_deal_is_another(potdevin):
    """A card lands in every hand and in the trump deck now and then."""
    places = Counter()
    for seed in range(120):
        t = potdevin.new(seats=4, seed=seed)
        where = [seat for seat, cards in t.hands.items() if "aldo4" in cards]
        places[where[0] if where else "deck"] += 1
    assert set(places) == {"A", "B", "C", "D", "deck"}
    assert min(places.values()) > 120 / 5 / 3


@rule("PV-2.1")
def test_a_seed_deals_the_same_cards_again(potdevin):
    assert potdevin.new(seats=5, seed=8).state == potdevin.new(seats=5, seed=8).state
    assert potdevin.new(seats=5, seed=8).state != potdevin.new(seats=5, seed=9).state


@rule("PV-2.2")
def test_the_top_card_of_the_trump_deck_is_turned_up(potdevin):
    t = potdevin.position(
        seats=3, hands={"A": "aldo4 aldo5 aldo6", "B": "ugo4 ugo5 ugo6"}, trump_deck="enzo5 pietra6", trump="ugo13"
    )
    assert (t.round, t.trump, t.trump_deck) == (1, "ugo13", ["enzo5", "pietra6"])
    t.play("A: aldo4", "B: ugo4")
    assert (t.round, t.trump, t.trump_deck) == (2, "enzo5", ["pietra6"])
    t.play("B: ugo5", "A: aldo5")
    assert (t.round, t.trump, t.trump_deck) == (3, "pietra6", [])


@rule("PV-2.2")
def test_only_the_top_card_is_seen(potdevin):
    t = potdevin.new(seats=4)
    top = t.table.view(None).board.trump
    assert top.name == t.trump
    cards = t.table.g.cards
    assert [cards.known[slot] for slot in t.table.g.trump_deck] == [0] * 11
    assert cards.known[top.slot] == 0b1111


@rule("PV-2.2", "PV-5.1")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 16), (4, 12), (5, 12)])
def test_as_many_rounds_as_trump_cards(potdevin, play_out, seats, rounds):
    """Whoever bribes as long as gems last has a card for each later round."""
    t = potdevin.new(seats=seats)
    play_out(t, lambda legal: "bribe" if "bribe" in legal else legal[0])
    assert t.round == rounds
    assert t.trump_deck == []


@rule("PV-2.3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_anybody_may_lead_first(potdevin, seats):
    leaders = Counter(potdevin.new(seats=seats, seed=seed).leave_open("give").leader for seed in range(30 * seats))
    assert sorted(leaders) == list("ABCDEF"[:seats])
    assert min(leaders.values()) > 10


@rule("PV-2.3", "PV-3.1")
def test_the_first_leader_is_asked_first(potdevin):
    for seed in range(8):
        t = potdevin.new(seats=5, seed=seed)
        assert t.to_act == [t.leader]
