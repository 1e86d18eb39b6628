"""What the table shows to its own seat, to another seat and to the public."""

from __future__ import annotations

import msgspec
import pytest

from camarilla.games.potdevin.view import Card, Joker, Played
from camarilla.kernel.view import Asked
from camarilla.testing import rule


def cards(t, *named):
    """Cards with the slots they lie in."""
    g = t.table.g
    slots = {g.face_name(face): slot for slot, face in enumerate(g.cards.face)}
    return [Card(slots[name], name) for name in named]


def board(t, seat=None):
    """The board as a seat number or the public sees it."""
    return t.table.view(seat).board


@pytest.fixture
def midway(potdevin):
    """The second player of a round has bribed, the third is to act."""
    t = potdevin.position(
        seats=4,
        hands={"A": "ugo4", "B": "ugo13 aldo9 pietra2", "C": "aldo12 enzo1 aldo3", "D": "enzo2 enzo3"},
        won={"A": "ugo9 ugo10", "C": "ugo1"},
        gems={"A": 0, "C": 2, "D": 1},
        wealth={"C": 2},
        trump="enzo5",
        trump_deck="pietra3 pietra4 pietra5",
        leader="C",
        round=6,
    )
    return t.play("C: aldo12", "D: bribe")


def test_the_table_as_all_see_it(midway):
    for seat in (None, 0, 1, 2, 3):
        shown = board(midway, seat)
        assert (shown.phase, shown.round, shown.leader) == ("playing", 6, 2)
        assert [shown.trump] == cards(midway, "enzo5")
        assert shown.trump_deck == 3
        assert shown.centre == []
        assert shown.trick == [Played(2, *cards(midway, "aldo12"))]
        assert shown.spent == 1
        assert shown.left == [0, 1]
        assert [player.cards for player in shown.players] == [1, 3, 2, 2]
        assert [player.gems for player in shown.players] == [0, 2, 2, 0]
        assert [player.wealth for player in shown.players] == [0, 0, 2, 0]
        assert [player.won for player in shown.players] == [
            cards(midway, "ugo9", "ugo10"),
            [],
            cards(midway, "ugo1"),
            [],
        ]
        assert [player.jokers for player in shown.players] == [[], [], [], []]
        assert [player.partner for player in shown.players] == [None] * 4


def test_a_hand_is_shown_to_its_owner_alone_in_the_order_of_persons_and_values(midway):
    hands = [["ugo4"], ["aldo9", "pietra2", "ugo13"], ["aldo3", "enzo1"], ["enzo2", "enzo3"]]
    for viewer in range(4):
        own = [player.hand for player in board(midway, viewer).players]
        assert own == [cards(midway, *hands[seat]) if seat == viewer else None for seat in range(4)]
    assert [player.hand for player in board(midway).players] == [None] * 4


def test_nothing_hidden_is_in_a_view(midway):
    """Cards of other hands and of the trump deck are nowhere in what is sent to a seat."""
    hands = midway.hands
    for viewer in (None, 0, 1, 2, 3):
        sent = msgspec.json.encode(midway.table.view(viewer)).decode()
        hidden = {seat: names for seat, names in hands.items() if viewer is None or seat != "ABCD"[viewer]}
        for name in (*midway.trump_deck, *(name for names in hidden.values() for name in names)):
            assert f'"{name}"' not in sent


def test_who_is_asked_what(midway):
    view = midway.table.view(None)
    assert view.asked == [Asked(0, "follow")]
    assert (view.game, view.seats, view.seat, view.result) == ("potdevin", 4, None, None)


@rule("PV-6.3", "PV-6.4", "PV-6.5")
def test_phases_of_six(potdevin):
    t = potdevin.new(seats=6, seed=2)
    assert (board(t).phase, board(t).round, board(t).trump) == ("giving", 0, None)
    assert board(t).trump_deck == 1
    t.play(*(f"{seat}: {t.legal(seat)[0]}" for seat in t.to_act))
    assert (board(t).phase, board(t).trump_deck) == ("playing", 3)
    while board(t).phase == "playing":
        seat = t.to_act[0]
        t.play(f"{seat}: {t.legal(seat)[0]}")
    assert board(t).phase == "leaving"
    assert (board(t).trump, board(t).trick, board(t).left) == (None, [], [])
    seat = t.to_act[0]
    left = t.legal(seat)[0]
    t.play(f"{seat}: {left}")
    assert board(t).centre == cards(t, left)


@rule("PV-5.2")
def test_jokers_and_the_end(potdevin):
    t = potdevin.position(seats=3, won={"B": "aldo1 aldo6 aldo7 pietra1 enzo1", "C": "ugo1"}, phase="jokers", round=16)
    assert (board(t).phase, board(t).round) == ("jokers", 16)
    assert t.table.view(0).asked == [Asked(1, "joker")]
    t.play("B: craftsmen")
    joker, second, third, last = cards(t, "aldo1", "pietra1", "enzo1", "ugo1")
    for seat in (None, 0, 1, 2):
        assert board(t, seat).phase == "over"
        assert [player.jokers for player in board(t, seat).players] == [
            [],
            [Joker(joker, "craftsmen"), Joker(second, "merchants"), Joker(third, None)],
            [Joker(last, None)],
        ]
    assert t.table.view(None).result.winners == (1,)
    assert t.table.view(None).asked == []


@rule("PV-6.6")
def test_the_last_card_of_a_deck_everybody_saw_is_shown_to_everybody(potdevin):
    """The cards left lay open; once the others of them have come up again, the last one is no secret."""
    t = potdevin.position(
        seats=6,
        hands={seat: f"aldo{value} ugo{value}" for seat, value in zip("ABCDEF", range(4, 10), strict=True)},
        trump="pietra5",
        trump_deck=0,
        centre="enzo1",
        round=4,
    )
    t.play(*(f"{seat}: aldo{value}" for seat, value in zip("ABCDEF", range(4, 10), strict=True)), "F: pietra5")
    assert t.round == 5
    for seat in (None, *range(6)):
        assert board(t, seat).deck_known == cards(t, *t.trump_deck)
        assert board(t, seat).trump_deck == 1


@rule("PV-2.2")
def test_a_trump_is_shown_whatever_slot_it_lies_in(potdevin):
    slots = set()
    for seed in range(300):
        t = potdevin.position(seats=3, hands={"A": "aldo4"}, trump="enzo5", seed=seed)
        assert board(t).trump.name == t.trump == "enzo5"
        slots.add(board(t).trump.slot)
    assert slots == set(range(52))


@rule("PV-2.2")
def test_an_unseen_deck_is_not_shown(potdevin):
    t = potdevin.new(seats=4)
    assert [board(t, seat).deck_known for seat in (None, 0, 1, 2, 3)] == [[]] * 5
