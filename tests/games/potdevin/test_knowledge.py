"""Who knows what: after the deal, after the giving, after a trump deck was made anew; and what samples respect."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla.checks.laws import observe
from camarilla.games.potdevin.catalog import FACE
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import rule

SIX_HANDS = {
    "A": "aldo4 ugo4",
    "B": "aldo9 ugo9",
    "C": "aldo6 ugo6",
    "D": "aldo7 ugo7",
    "E": "aldo8 ugo8",
    "F": "aldo5 ugo5",
}
ROUND_OF_SIX = ("A: aldo4", "B: aldo9", "C: aldo6", "D: aldo7", "E: aldo8", "F: aldo5")


def worlds(t, seat, count=40):
    """Tables that a seat number cannot tell from this one."""
    rng = Rng(seed_bytes(7))
    for number in range(count):
        yield t.table.sample(seat, rng.fork(str(number)))


def hand(table, seat):
    """The names in a hand."""
    return [table.g.face_name(table.g.cards.face[slot]) for slot in table.g.hands[seat]]


def deck(table):
    """The names in the trump deck."""
    return [table.g.face_name(table.g.cards.face[slot]) for slot in table.g.trump_deck]


def trump(table):
    """The name of the trump."""
    return table.g.face_name(table.g.cards.face[table.g.trump])


def facts(t, seat):
    """What a seat knows besides faces it knows outright: slots, and the names among them."""
    return [(fact.slots, fact.faces) for fact in t.table.view(seat).facts]


def give(t, place=0):
    """Let all givers give the card at a place of their hands; returns what each gave, by seat letter."""
    given = {seat: t.legal(seat)[place] for seat in t.to_act}
    t.play(*(f"{seat}: {card}" for seat, card in given.items()))
    return given


# -- The deal ----------------------------------------------------------------------------------------------------------


@rule("PV-2.1", "PV-2.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_after_the_deal_each_player_knows_the_own_hand_and_the_trump(potdevin, seats):
    t = potdevin.new(seats=seats, seed=5).leave_open("give")
    g = t.table.g
    for seat in range(seats):
        known = [slot for slot in range(52) if g.cards.knows(seat, slot)]
        assert sorted(known) == sorted([*g.hands[seat], *([g.trump] if g.trump >= 0 else [])])
        assert facts(t, seat) == []


@rule("PV-4.2")
def test_played_cards_are_known_to_all_hands_stay_hidden(potdevin):
    t = potdevin.position(hands={"A": "aldo4 ugo4", "B": "aldo9 ugo9"}, trump="enzo5")
    t.play("A: aldo4", "B: bribe")
    g = t.table.g
    known = {g.face_name(g.cards.face[slot]) for slot in range(52) if g.cards.known[slot] == 0b1111}
    assert {"aldo4", "enzo5"} <= known
    assert known.isdisjoint({"ugo4", "aldo9", "ugo9"})


# -- The giving of six -------------------------------------------------------------------------------------------------


@rule("PV-6.4")
@pytest.mark.parametrize("seed", range(4))
def test_each_giver_knows_the_own_card_among_the_four_and_no_more(potdevin, seed):
    t = potdevin.new(seats=6, seed=seed)
    given = give(t, place=seed)
    g = t.table.g
    for seat in range(6):
        mine = given.get("ABCDEF"[seat])
        if mine is None or mine == t.trump:
            assert facts(t, seat) == []
        else:
            assert facts(t, seat) == [(sorted(g.trump_deck), [mine])]
        assert not any(g.cards.knows(seat, slot) for slot in g.trump_deck)


@rule("PV-6.4")
def test_an_answer_is_secret_until_all_have_given_and_may_be_changed(potdevin):
    t = potdevin.new(seats=6, seed=1)
    first, second, third = t.to_act
    before = [t.table.view(seat) for seat in (None, *range(6))]
    t.play(f"{first}: {t.legal(first)[0]}", f"{second}: {t.legal(second)[0]}")
    assert [t.table.view(seat) for seat in (None, *range(6))] == before
    changed = t.legal(first)[5]
    t.play(f"{first}: {changed}", f"{third}: {t.legal(third)[0]}")
    assert changed not in t.hands[first]
    assert len(t.hands[first]) == 8


@rule("PV-6.4")
def test_who_gave_which_card_is_never_told():
    """If two givers had held, and given, each other's card, nobody else would notice as long as neither comes up."""
    compared = 0
    for seed in range(24):
        one, two = Table.new("potdevin", 6, seed=seed), Table.new("potdevin", 6, seed=seed)
        first, second, third = one.to_act
        mine, yours = one.g.hands[first][0], one.g.hands[second][0]
        face = two.g.cards.face
        face[mine], face[yours] = face[yours], face[mine]
        for table in (one, two):
            for seat in (first, second, third):
                table.play(seat, table.legal(seat)[0])
        assert sorted([*deck(one), trump(one)]) == sorted([*deck(two), trump(two)])
        if trump(one) == trump(two):
            compared += 1
            for seat in {None, *range(6)} - {first, second}:
                assert observe(one, seat) == observe(two, seat)
            assert observe(one, first) != observe(two, first)
    assert compared > 5


@rule("PV-6.4")
def test_others_believe_anything_of_the_three_face_down_cards(potdevin):
    """A player who gave nothing finds, in sampled worlds, each unseen card in the deck now and then."""
    t = potdevin.new(seats=6, seed=3)
    keeper = next(seat for seat in range(6) if "ABCDEF"[seat] not in t.to_act)
    give(t)
    unseen = set(FACE) - set(hand(t.table, keeper)) - {t.trump}
    assert len(unseen) == 43
    found = Counter(name for world in worlds(t, keeper, 400) for name in deck(world))
    assert set(found) == unseen
    assert max(found.values()) < 3 * 400 * 3 / 43


@rule("PV-6.4")
def test_a_giver_finds_the_own_card_in_every_sampled_deck_in_any_place(potdevin):
    for seed in range(4):
        t = potdevin.new(seats=6, seed=seed)
        given = give(t)
        for letter, mine in given.items():
            if mine == t.trump:
                continue
            places = Counter(deck(world).index(mine) for world in worlds(t, "ABCDEF".index(letter), 60))
            assert set(places) == {0, 1, 2}
            assert min(places.values()) >= 8


@rule("PV-6.4")
def test_a_giver_knows_the_last_card_if_the_own_has_not_come_up(potdevin):
    """Nobody else learns it from that."""
    for seed in range(30):
        t = potdevin.new(seats=6, seed=seed)
        given = give(t)
        last = t.trump_deck[-1]
        givers = [seat for seat, card in given.items() if card == last]
        if givers:
            break
    while t.round < 3:
        seat = t.to_act[0]
        t.play(f"{seat}: {t.legal(seat)[0]}")
    for seat in range(6):
        shown = [card.name for card in t.table.view(seat).board.deck_known]
        assert shown == ([last] if "ABCDEF"[seat] in givers else [])
    assert t.table.view(None).board.deck_known == []


# -- The deck made anew ------------------------------------------------------------------------------------------------


@rule("PV-6.6")
@pytest.mark.parametrize("round", [4, 8])
def test_everybody_knows_the_new_deck_but_not_its_order(potdevin, round):
    t = potdevin.position(
        seats=6, hands=SIX_HANDS, trump="pietra5", trump_deck=0, centre="enzo1 enzo2 enzo3", round=round
    )
    t.play(*ROUND_OF_SIX, "B: aldo4")
    face_down = sorted(t.trump_deck, key=FACE.__getitem__)
    assert len(face_down) == 3
    slots = sorted(t.table.g.trump_deck)
    for seat in range(6):
        assert facts(t, seat) == [(slots, face_down)]
        assert not any(t.table.g.cards.knows(seat, slot) for slot in slots)
        orders = {tuple(deck(world)) for world in worlds(t, seat)}
        assert {tuple(sorted(order, key=FACE.__getitem__)) for order in orders} == {tuple(face_down)}
        assert len(orders) == 6
    assert t.table.view(None).board.deck_known == []


@rule("PV-6.5")
def test_a_card_left_in_the_centre_stays_known(potdevin):
    t = potdevin.position(seats=6, hands=SIX_HANDS, trump="pietra5", trump_deck=2)
    t.play(*ROUND_OF_SIX, "B: aldo4")
    for viewer in (None, *range(6)):
        assert [card.name for card in t.table.view(viewer).board.centre] == ["aldo4"]


# -- Who did not follow ------------------------------------------------------------------------------------------------


@rule("PV-3.3")
def test_who_plays_another_person_has_none_of_the_lead(potdevin):
    """B did not follow aldo, C bribed: in worlds as A, C and D see them B never has an aldo, the others may."""
    t = potdevin.position(
        hands={"A": "pietra9 aldo4", "B": "ugo2 enzo9 pietra3", "C": "ugo5 enzo4 pietra4", "D": "ugo8 ugo7 ugo6"},
        trump="enzo5",
        leader="A",
    )
    t.play("A: aldo4", "B: ugo2", "C: bribe")
    for viewer in (0, 2, 3):
        hands = [[hand(world, seat) for seat in range(4)] for world in worlds(t, viewer)]
        assert not any(card.startswith("aldo") for cards in hands for card in cards[1])
        assert all(
            any(card.startswith(person) for cards in hands for card in cards[1]) for person in ("ugo", "enzo", "pietra")
        )
        others = [seat for seat in (2, 3) if seat != viewer]
        assert all(any(card.startswith("aldo") for cards in hands for card in cards[seat]) for seat in others)


@rule("PV-3.3")
def test_following_and_leading_tell_nothing(potdevin):
    t = potdevin.position(
        hands={"A": "aldo4 pietra9", "B": "aldo9 enzo9 pietra3", "C": "ugo5 enzo4 pietra4"}, trump="enzo5", leader="A"
    )
    t.play("A: aldo4", "B: aldo9")
    hands = [hand(world, seat) for world in worlds(t, 2) for seat in (0, 1)]
    assert {card.rstrip("0123456789") for cards in hands for card in cards} == {"aldo", "pietra", "enzo", "ugo"}
    assert t.table.g.restrictions(2) == []


@rule("PV-3.3")
def test_what_a_player_lacks_is_remembered_for_all_persons_and_rounds(potdevin):
    t = potdevin.position(
        seats=3,
        hands={"A": "aldo4 enzo12 pietra9", "B": "ugo2 ugo9 ugo10 ugo12", "C": "ugo5 aldo5 pietra4 pietra6"},
        trump="pietra5",
        trump_deck="pietra7 pietra8 pietra10",
    )
    t.play("A: aldo4", "B: ugo2", "C: aldo5", "C: ugo5", "A: enzo12", "B: ugo9")
    t.play("B: ugo10", "C: pietra4", "A: pietra9")
    for world in worlds(t, 0):
        assert not any(card.startswith("aldo") for card in hand(world, 1))
    for world in worlds(t, 1):
        assert not any(card.startswith("ugo") for card in hand(world, 2))
    lacking = t.table.g.restrictions(0)
    assert [slots for slots, _ in lacking] == [t.table.g.hands[1], t.table.g.hands[2]]
    assert [slots for slots, _ in t.table.g.restrictions(2)] == [t.table.g.hands[1]]  # A has no cards left to ask of
    allowed = lacking[0][1]
    assert [allowed(FACE[name]) for name in ("aldo4", "pietra4", "enzo4", "ugo4")] == [False, True, True, True]
    allowed = lacking[1][1]
    assert [allowed(FACE[name]) for name in ("aldo4", "pietra4", "enzo4", "ugo4")] == [True, True, True, False]


@rule("PV-3.3")
def test_two_persons_lacking(potdevin):
    t = potdevin.position(
        seats=3,
        hands={"A": "aldo4 pietra9 enzo1", "B": "ugo2 ugo9 ugo3", "C": "aldo2 pietra3 enzo3"},
        trump="enzo5",
        trump_deck="enzo6 enzo7",
    )
    t.play("A: aldo4", "B: ugo2", "C: aldo2", "A: pietra9", "B: ugo9", "C: pietra3")
    (slots, allowed) = t.table.g.restrictions(2)[0]
    assert slots == t.table.g.hands[1]
    assert [allowed(FACE[name]) for name in ("aldo4", "pietra4", "enzo4", "ugo4")] == [False, False, True, True]
