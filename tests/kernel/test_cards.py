"""Slots, faces, knowledge bits and facts, against a brute-force model of who can believe what."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camarilla.kernel.cards import Cards, Fact, minus
from camarilla.kernel.rng import Rng, seed_bytes

from .knowledge import SEATS, Model, agrees, moves, play, told


def rng(seed: int = 0) -> Rng:
    return Rng(seed_bytes(seed))


# -- Learning and mixing, case by case ---------------------------------------------------------------------------------


def test_a_show_is_for_one_and_a_reveal_for_all() -> None:
    cards = Cards(3, [5, 6, 7])
    cards.show(1, 0)
    assert [cards.knows(seat, 0) for seat in range(3)] == [False, True, False]
    cards.reveal(2)
    assert all(cards.knows(seat, 2) for seat in range(3))
    assert not any(cards.knows(seat, 1) for seat in range(3))


def test_a_deal_is_for_one() -> None:
    cards = Cards(3, [5, 6, 7])
    cards.deal(2, [0, 1])
    assert cards.known == [4, 4, 0]


def test_news_is_what_somebody_did_not_know() -> None:
    cards = Cards(2, [5, 6, 7])
    stamps = [cards.news]
    for look in (
        lambda: cards.show(0, 0),
        lambda: cards.reveal(0),
        lambda: cards.deal(1, [1]),
        lambda: cards.reveal(2),
    ):
        look()
        stamps.append(cards.news)
    assert stamps == sorted(set(stamps))
    cards.show(0, 0)
    cards.reveal(2)
    assert cards.news == stamps[-1]


def test_a_shuffle_turns_knowledge_into_a_fact() -> None:
    cards = Cards(2, [5, 6, 7, 8])
    cards.show(0, 1)
    cards.shuffle([0, 1, 2], rng())
    assert told(cards, 0) == [([0, 1, 2], [6])]
    assert told(cards, 1) == []
    assert cards.known == [0, 0, 0, 0]
    assert sorted(cards.face) == [5, 6, 7, 8]
    assert cards.face[3] == 8


def test_shuffling_one_card_hides_nothing() -> None:
    cards = Cards(2, [5, 6])
    cards.show(0, 1)
    cards.shuffle([1], rng())
    assert cards.knows(0, 1)
    assert told(cards, 0) == []


def test_a_second_shuffle_of_a_larger_pile_widens() -> None:
    cards = Cards(2, [5, 6, 7, 8, 9])
    cards.show(0, 1)
    cards.shuffle([0, 1], rng())
    cards.show(0, 3)
    cards.shuffle([0, 1, 2, 3], rng())
    assert told(cards, 0) == [([0, 1, 2, 3], [6, 8])]


def test_a_pile_that_meets_a_fact_widens_it() -> None:
    cards = Cards(2, [5, 6, 7, 8, 9])
    cards.show(0, 1)
    cards.shuffle([0, 1], rng())
    cards.shuffle([1, 2, 3], rng())
    assert told(cards, 0) == [([0, 1, 2, 3], [6])]


def test_looking_tightens_and_the_last_slot_is_a_conclusion() -> None:
    cards = Cards(2, [5, 6, 7])
    cards.show(0, 1)
    cards.shuffle([0, 1, 2], rng())
    where = cards.face.index(6)
    others = [slot for slot in range(3) if slot != where]
    cards.show(0, others[0])
    assert told(cards, 0) == [(sorted([where, others[1]]), [6])]
    cards.reveal(others[1])
    assert told(cards, 0) == []
    assert cards.knows(0, where)
    assert not cards.knows(1, where)


def test_the_known_face_itself_ends_the_fact() -> None:
    cards = Cards(2, [5, 6, 7])
    cards.show(0, 1)
    cards.shuffle([0, 1, 2], rng())
    cards.show(0, cards.face.index(6))
    assert told(cards, 0) == []
    assert sum(cards.knows(0, slot) for slot in range(3)) == 1


def test_a_conclusion_leads_to_the_next() -> None:
    """Not in slot 0, so in slot 1; so slot 1 is not the other one, which is in slot 2."""
    seen = Cards(2, [9, 5, 8]).dump()
    seen["facts"] = [[1, [0, 1], [5]], [1, [1, 2], [8]]]
    cards = Cards.load(seen)
    cards.show(0, 0)
    assert [cards.known[slot] for slot in range(3)] == [1, 1, 1]
    assert told(cards, 0) == []


def test_copies_that_fill_what_is_left_are_a_conclusion() -> None:
    cards = Cards(2, [5, 5, 7])
    cards.show(0, 0)
    cards.show(0, 1)
    cards.shuffle([0, 1, 2], rng())
    cards.show(0, cards.face.index(7))
    assert all(cards.knows(0, slot) for slot in range(3))


def test_what_one_seat_concludes_is_not_told_to_another() -> None:
    cards = Cards(3, [5, 6])
    cards.show(0, 0)
    cards.show(1, 0)
    cards.shuffle([0, 1], rng())
    cards.show(0, cards.face.index(6))
    assert told(cards, 0) == []
    assert told(cards, 1) == [([0, 1], [5])]
    assert sorted(cards.known) == [1, 1]


def test_piles_that_merge_keep_each_copy_apart() -> None:
    """Two copies of one face in two piles are two copies in the merged one."""
    cards = Cards(2, [5, 5, 7, 8])
    cards.show(0, 0)
    cards.shuffle([0, 2], rng())
    cards.show(0, 1)
    cards.shuffle([1, 3], rng())
    cards.shuffle([0, 1, 2, 3], rng())
    assert told(cards, 0) == [([0, 1, 2, 3], [5, 5])]


def test_a_copy_known_outright_is_another_than_one_in_facts_that_overlap() -> None:
    cards = Cards(2, [5, 6, 7, 8, 5, 9])
    cards.show(0, 1)
    cards.shuffle([1, 2], rng(1))
    cards.show(0, 4)
    cards.shuffle([3, 4], rng(1))
    cards.shuffle([2, 3], rng(1))
    assert told(cards, 0) == [([1, 2, 3], [6]), ([2, 3, 4], [5])]
    cards.show(0, 0)
    cards.shuffle([0, 1, 2, 3, 4], rng(1))
    assert told(cards, 0) == [([0, 1, 2, 3, 4], [5, 5, 6])]


def test_a_fact_that_is_widened_keeps_the_copies_beside_it() -> None:
    """A copy in a pile and a copy partly in it are two, wherever they go now."""
    cards = Cards(2, [5, 6, 7, 5, 8, 9])
    cards.show(0, 0)
    cards.shuffle([0, 1], rng())
    cards.show(0, 3)
    cards.shuffle([3, 4], rng())
    cards.shuffle([1, 2, 3, 4], rng())
    assert told(cards, 0) == [([1, 2, 3, 4], [5]), ([0, 1, 2, 3, 4], [5, 5])]


def test_facts_that_are_widened_together_keep_their_copies() -> None:
    cards = Cards(2, [5, 6, 7, 5, 8, 9])
    cards.show(0, 0)
    cards.shuffle([0, 1], rng())
    cards.show(0, 3)
    cards.shuffle([3, 4], rng())
    cards.shuffle([1, 2, 3], rng())
    assert ([0, 1, 2, 3, 4], [5, 5]) in told(cards, 0)


def with_facts(faces: list[int], *facts: tuple[list[int], list[int]]) -> Cards:
    """Cards of which seat 0 knows these facts."""
    data = Cards(2, faces).dump()
    data["facts"] = [[1, slots, known] for slots, known in facts]
    return Cards.load(data)


def test_facts_that_overlap_may_tell_of_one_copy() -> None:
    """The one copy lies where both facts meet: nobody may be told of two."""
    cards = with_facts([7, 5, 8, 9], ([0, 1], [5]), ([1, 2], [5]))
    cards.shuffle([0, 1, 2], rng())
    assert told(cards, 0) == [([0, 1, 2], [5])]
    cards = with_facts([7, 5, 8, 9], ([0, 1], [5]), ([1, 2], [5]))
    cards.shuffle([1, 2, 3], rng())
    assert told(cards, 0) == [([1, 2, 3], [5])]
    cards = with_facts([7, 8, 5, 9, 6], ([0, 2], [5]), ([1, 2], [5]))
    cards.shuffle([2, 3], rng())
    assert told(cards, 0) == [([1, 2, 3], [5]), ([0, 2, 3], [5])] or told(cards, 0) == [
        ([0, 2, 3], [5]),
        ([1, 2, 3], [5]),
    ]


def test_a_concealed_hand_is_a_fact_to_whoever_had_seen_some_of_it() -> None:
    cards = Cards(3, [5, 6, 7, 8])
    for slot in (0, 1, 2):
        cards.show(0, slot)
    cards.show(1, 0)
    cards.conceal(0, [0, 1, 2], rng())
    assert told(cards, 1) == [([0, 1, 2], [5])]
    assert told(cards, 0) == told(cards, 2) == []
    assert [cards.known[slot] for slot in (0, 1, 2)] == [1, 1, 1]


def test_cards_that_part_from_a_hand_leave_by_slots_that_tell_nothing() -> None:
    """Whatever is chosen, the same slots leave; the chosen faces leave; the rest stays."""
    for seed in range(8):
        for chosen in ([0], [2], [3], [3, 0], [2, 3]):
            cards = Cards(2, [5, 6, 7, 8])
            cards.deal(0, [3, 0, 2])
            cards.show(1, 2)
            leaving = cards.part(0, [3, 0, 2], chosen, rng(seed))
            assert leaving == [0, 2][: len(chosen)]
            assert [cards.face[slot] for slot in leaving] == [[5, 6, 7, 8][slot] for slot in chosen]
            assert sorted(cards.face[slot] for slot in (0, 2, 3)) == [5, 7, 8]
            assert cards.face[1] == 6
            assert told(cards, 1) == [([0, 2, 3], [7])]
            assert [cards.known[slot] for slot in (0, 2, 3)] == [1, 1, 1]


def test_the_last_card_of_a_hand_is_not_mixed() -> None:
    cards = Cards(2, [5, 6])
    cards.deal(0, [1])
    cards.show(1, 1)
    assert cards.part(0, [1], [1], rng()) == [1]
    assert cards.knows(1, 1)


def test_what_stays_in_a_hand_is_mixed() -> None:
    orders = set()
    for seed in range(20):
        cards = Cards(2, [5, 6, 7, 8])
        cards.deal(0, [0, 1, 2, 3])
        cards.part(0, [0, 1, 2, 3], [2], rng(seed))
        orders.add(tuple(cards.face))
    assert len(orders) == 6


def test_minus_takes_each_face_once() -> None:
    assert minus([5, 5, 6], [5, 7]) == [5, 6]
    assert minus([5], [5, 5]) == []


def test_a_copy_is_independent() -> None:
    cards = Cards(2, [5, 6, 7])
    cards.show(0, 0)
    cards.shuffle([0, 1], rng())
    before = cards.dump()
    twin = cards.copy()
    assert twin.dump() == before
    twin.reveal(0)
    twin.shuffle([0, 1, 2], rng())
    assert cards.dump() == before


# -- Against the model -------------------------------------------------------------------------------------------------


def across(cards: Cards, slots: list[int]) -> bool:
    """Whether a fact lies partly in a pile and partly outside."""
    facts = [set(fact.slots) for fact in cards.facts]
    return any(fact & set(slots) and fact - set(slots) for fact in facts)


DECKS = st.sampled_from([[0, 1, 2, 3, 4, 5], [0, 0, 0, 1, 1, 2], [0, 0, 0, 0, 1, 1]])


@settings(max_examples=60, deadline=None)
@given(deck=DECKS, done=moves(4), seed=st.integers(0, 1000))
def test_nobody_is_told_more_than_can_be_known(deck: list[int], done: list[tuple[Any, ...]], seed: int) -> None:
    """What a seat's bits and facts say is true, and holds in every world that the seat could believe in."""
    stream = rng(seed)
    faces = deck[:]
    stream.shuffle(faces)
    cards = Cards(SEATS, faces[:4])
    model = Model(set(permutations(deck, 4)))
    for move in done:
        play(cards, model, move, stream)
        assert sorted(cards.face) == sorted(faces[:4])
        for seat in range(SEATS):
            assert tuple(cards.face) in model.worlds[seat]
            assert all(agrees(cards, seat, world) for world in model.worlds[seat])
            known = {slot for slot in range(4) if cards.knows(seat, slot)}
            assert not any(known & set(slots) for slots, _ in told(cards, seat))


@settings(max_examples=60, deadline=None)
@given(deck=DECKS, done=moves(4), seed=st.integers(0, 1000))
def test_nothing_is_forgotten_as_long_as_piles_are_whole(
    deck: list[int], done: list[tuple[Any, ...]], seed: int
) -> None:
    """If no pile cuts through a fact, bits and facts are all there is to know: no world more agrees with them."""
    stream = rng(seed)
    faces = deck[:]
    stream.shuffle(faces)
    cards = Cards(SEATS, faces[:4])
    everything = set(permutations(deck, 4))
    model = Model(everything)
    for move in done:
        if move[0] in ("show", "reveal") or not across(cards, move[2]):
            play(cards, model, move, stream)
            for seat in range(SEATS):
                assert {world for world in everything if agrees(cards, seat, world)} == model.worlds[seat]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(deck=DECKS, done=moves(4), seed=st.integers(0, 1000))
def test_the_number_of_copies_is_never_forgotten(deck: list[int], done: list[tuple[Any, ...]], seed: int) -> None:
    """Whatever is mixed with whatever: of each face a seat still knows how many it has seen to be in play."""
    stream = rng(seed)
    faces = deck[:]
    stream.shuffle(faces)
    cards = Cards(SEATS, faces[:4])
    everything = set(permutations(deck, 4))
    model = Model(everything)
    for move in done:
        play(cards, model, move, stream)
    for seat in range(SEATS):
        believed = [world for world in everything if agrees(cards, seat, world)]
        for face in deck:
            least = min(world.count(face) for world in model.worlds[seat])
            assert min(world.count(face) for world in believed) == least


@settings(max_examples=30, deadline=None)
@given(done=moves(5), seed=st.integers(0, 1000))
def test_saved_cards_are_the_same_cards(done: list[tuple[Any, ...]], seed: int) -> None:
    stream = rng(seed)
    cards = Cards(SEATS, [0, 0, 1, 2, 3])
    model = Model({(0, 0, 1, 2, 3)})
    for move in done:
        play(cards, model, move, stream)
    loaded = Cards.load(cards.dump())
    assert loaded.dump() == cards.dump()
    one, two = stream.copy(), stream.copy()
    cards.shuffle([0, 1, 2], one)
    loaded.shuffle([0, 1, 2], two)
    cards.reveal(1)
    loaded.reveal(1)
    assert loaded.dump() == cards.dump()


@pytest.mark.parametrize("seed", range(3))
def test_a_shuffle_permutes_with_the_stream(seed: int) -> None:
    cards = Cards(2, [10, 11, 12, 13])
    cards.shuffle([3, 1, 0], rng(seed))
    expected = [13, 11, 10]
    rng(seed).shuffle(expected)
    assert [cards.face[slot] for slot in (3, 1, 0)] == expected


def test_what_a_watcher_knows_moves_along_with_the_faces() -> None:
    cards = Cards(2, [7, 5, 9, 3])
    cards.show(0, 2)
    cards.show(1, 3)
    cards.facts = [Fact(0b01, 0b0011, [5]), Fact(0b10, 0b0001, [7])]
    cards.move_along([0, 1, 2, 3], [1, 2, 0, 3], 0b01)
    assert cards.face == [5, 9, 7, 3]
    assert [cards.knows(0, slot) for slot in range(4)] == [False, True, False, False]
    assert [(fact.slots, fact.faces) for fact in cards.facts_of(0)] == [([0, 2], [5])]
    assert not any(cards.knows(1, slot) for slot in range(4))
    assert [(fact.slots, fact.faces) for fact in cards.facts_of(1)] == [([0, 1, 2, 3], [3, 7])]
