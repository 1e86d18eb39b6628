"""Worlds that a seat cannot tell from the real one: all of them, none else, and none favoured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BrokenContract
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.sampling import Laid, redraw
from camarilla.kernel.state import Quota, Restriction

from .games.mini import Little
from .knowledge import Model, moves, play

ME, OTHER = 0, 1


class Pile(Little):
    """Nothing but cards, and what a seat may believe of them."""

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.pool: list[int] = []
        self.limits: list[Restriction] = []
        self.needs: list[Restriction] = []
        self.shares: list[Quota] = []

    def universe(self, seat: int) -> list[int]:
        return self.pool[:] if self.pool else super().universe(seat)

    def restrictions(self, seat: int) -> list[Restriction]:
        return self.limits

    def demands(self, seat: int) -> list[Restriction]:
        return self.needs

    def quotas(self, seat: int) -> list[Quota]:
        return self.shares


def pile(
    faces: list[int],
    facts: Sequence[tuple[list[int], list[int]]] = (),
    pool: Sequence[int] = (),
    limits: Sequence[Restriction] = (),
    needs: Sequence[Restriction] = (),
    shares: Sequence[Quota] = (),
) -> Pile:
    """Cards of which seat 0 has some facts (slots and faces), and how its beliefs are limited."""
    data = Cards(2, faces).dump()
    data["facts"] = [[1 << ME, slots, known] for slots, known in facts]
    g = Pile(2, Rng(bytes(32)), Cards.load(data))
    g.pool = list(pool)
    g.limits = list(limits)
    g.needs = list(needs)
    g.shares = list(shares)
    return g


def again(g: Pile) -> Pile:
    """The same pile anew."""
    twin = Pile(2, Rng(bytes(32)), g.cards.copy())
    twin.pool, twin.limits, twin.needs, twin.shares = g.pool, g.limits, g.needs, g.shares
    return twin


def one_of(*faces: int) -> Callable[[int], bool]:
    return lambda face: face in faces


def believable(g: Pile, world: tuple[int, ...]) -> bool:
    """Whether a world obeys what seat 0 knows; spelt out, not as the kernel does it."""
    for slots, sort, count in g.quotas(ME):
        if len([slot for slot in slots if sort(world[slot])]) != count:
            return False
    for slot, face in enumerate(world):
        if g.cards.knows(ME, slot) and g.cards.face[slot] != face:
            return False
        if any(slot in slots and not allowed(face) for slots, allowed in g.limits if not g.cards.knows(ME, slot)):
            return False
    if any(not any(allowed(world[slot]) for slot in slots) for slots, allowed in g.needs):
        return False
    return not any(Counter(fact.faces) - Counter(world[slot] for slot in fact.slots) for fact in g.cards.facts_of(ME))


def worlds(g: Pile) -> Counter[tuple[int, ...]]:
    """All believable worlds, and by how many ways of laying the pool's cards each comes about."""
    known = [slot for slot in range(len(g.cards.face)) if g.cards.knows(ME, slot)]
    unknown = [slot for slot in range(len(g.cards.face)) if slot not in known]
    found: Counter[tuple[int, ...]] = Counter()
    for laid in permutations(g.universe(ME), len(unknown)):
        world = list(g.cards.face)
        for slot, face in zip(unknown, laid, strict=True):
            world[slot] = face
        if believable(g, tuple(world)):
            found[tuple(world)] += 1
    return found


CASES = {
    "nothing known": pile([0, 1, 2, 3]),
    "copies": pile([0, 0, 1, 1]),
    "a fact": pile([0, 1, 2, 3], [([0, 1, 2], [2])]),
    "a fact of a face with copies": pile([0, 0, 1, 1, 2], [([0, 1], [0])]),
    "a fact of several faces": pile([0, 0, 1, 1, 2], [([0, 1, 2], [0, 1])]),
    "facts that overlap": pile([0, 1, 2, 3, 4], [([0, 1, 2], [1]), ([1, 2, 3], [2])]),
    "facts that may tell of one copy": pile([0, 1, 0, 2, 3], [([0, 1], [0]), ([0, 1, 2], [0])]),
    "a restriction": pile([0, 1, 2, 3], limits=[([0, 1], one_of(0, 1, 2))]),
    "two restrictions": pile([0, 1, 2, 3], limits=[([0, 1], one_of(0, 1, 2)), ([1, 2], one_of(1, 2, 3))]),
    "a chain of restrictions": pile(
        [0, 1, 2, 3], limits=[([0], one_of(0, 1)), ([1], one_of(1, 2)), ([2], one_of(2, 0)), ([3], one_of(3, 0))]
    ),
    "three hands that each lack a suit": pile(
        [1, 1, 2, 2, 0, 0], limits=[([0, 1], one_of(1, 2)), ([2, 3], one_of(0, 2)), ([4, 5], one_of(0, 1))]
    ),
    "fact and restriction": pile([0, 1, 2, 3, 4], [([0, 1, 2], [2])], limits=[([2, 3], one_of(1, 2, 3))]),
    "a demand": pile([0, 1, 2, 3, 4], needs=[([0, 1], one_of(0, 1))]),
    "a demand of one slot": pile([0, 1, 2, 3], needs=[([2], one_of(0, 1))]),
    "a demand of a face with copies": pile([0, 0, 1, 1, 2], needs=[([0, 1], one_of(0))]),
    "two demands": pile([0, 1, 2, 3], needs=[([0, 1], one_of(0)), ([1, 2], one_of(0, 3))]),
    "a demand that a fact may meet": pile([0, 1, 2, 3, 4], [([0, 1, 2], [2])], needs=[([1, 3], one_of(2, 4))]),
    "a demand beside a restriction": pile(
        [0, 1, 2, 3, 4], limits=[([0, 1], one_of(0, 1, 2))], needs=[([1, 2], one_of(2, 3))]
    ),
    "a demand in a larger universe": pile([0, 1, 2], pool=[0, 0, 1, 1, 2], needs=[([0, 1], one_of(2))]),
    "a larger universe": pile([0, 1, 2], pool=[0, 0, 1, 1, 2]),
    "a fact in a larger universe": pile([0, 1, 2], [([0, 1], [1])], pool=[0, 0, 1, 1, 2]),
    "a quota": pile([0, 1, 2, 3, 4], shares=[([0, 1, 2], one_of(3, 4), 1)]),
    "two quotas": pile([0, 1, 2, 3, 4], shares=[([0, 1], one_of(3, 4), 1), ([2, 3], one_of(3, 4), 0)]),
    "a quota and a fact": pile([0, 1, 2, 3, 4], [([0, 1, 3], [4])], shares=[([0, 1, 2], one_of(3, 4), 1)]),
    "a quota and a restriction": pile(
        [0, 1, 2, 3, 4], limits=[([0], one_of(0, 3, 4))], shares=[([0, 1, 2], one_of(3, 4), 1)]
    ),
    "a quota in a larger universe": pile([0, 1, 2], pool=[0, 1, 2, 3, 3], shares=[([0, 1], one_of(3), 1)]),
    "all at once": pile([0, 1, 2, 3], [([0, 1, 2], [1])], [0, 1, 1, 2, 3], [([2, 3], one_of(1, 2, 3))]),
}


@pytest.mark.parametrize("case", CASES)
def test_every_world_comes_up_and_none_is_favoured(case: str) -> None:
    g = CASES[case]
    expected = worlds(g)
    stream = Rng(seed_bytes(1))
    draws = 60 * len(expected)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        world = again(g)
        redraw(world, ME, stream)
        seen[tuple(world.cards.face)] += 1
    assert set(seen) == set(expected)
    ways = sum(expected.values())
    chi = sum((seen[w] - draws * n / ways) ** 2 / (draws * n / ways) for w, n in expected.items())
    freedom = len(expected) - 1
    assert chi < freedom + 6 * (2 * freedom) ** 0.5 + 6


def test_what_is_known_stays() -> None:
    g = pile([3, 1, 2, 0])
    g.cards.show(ME, 2)
    for seed in range(20):
        world = again(g)
        redraw(world, ME, Rng(seed_bytes(seed)))
        assert world.cards.face[2] == 2
        assert world.cards.known == g.cards.known
        assert sorted(world.cards.face) == [0, 1, 2, 3]


def test_a_sample_is_a_function_of_knowledge_and_stream() -> None:
    """Two real worlds that the seat cannot tell apart give the same sample; another stream gives another."""
    limits: list[Restriction] = [([3, 4], one_of(1, 3, 4))]
    one = pile([0, 2, 1, 3, 4], [([0, 1, 2], [2])], limits=limits)
    two = pile([2, 1, 0, 4, 3], [([0, 1, 2], [2])], limits=limits)
    drawn = set()
    for seed in range(20):
        samples = [again(one), again(two)]
        for sample in samples:
            redraw(sample, ME, Rng(seed_bytes(seed)))
        assert samples[0].cards.dump() == samples[1].cards.dump()
        drawn.add(tuple(samples[0].cards.face))
    assert len(drawn) > 5


def test_what_was_laid_before_is_laid_again_and_the_stream_goes_on() -> None:
    """Who draws the same world again finds the same faces, the same facts and the same numbers after it."""
    limits: list[Restriction] = [([2, 3], lambda face: face % 2 == 0)]
    fresh, first, again, other = [pile([0, 1, 2, 3, 4, 5, 6, 7], [([4, 5], [4])], limits=limits) for _ in range(4)]
    laid = Laid()
    streams = [Rng(seed_bytes(5)) for _ in range(3)]
    redraw(fresh, ME, streams[0])
    redraw(first, ME, streams[1], laid)
    redraw(again, ME, streams[2], laid)
    assert fresh.cards.face == first.cards.face == again.cards.face
    assert len({stream.position for stream in streams}) == 1
    assert len({stream.below(1000) for stream in streams}) == 1
    assert len(laid.found) == 1
    redraw(other, ME, Rng(seed_bytes(6)), laid)
    assert len(laid.found) == 2
    assert other.cards.face != fresh.cards.face


def test_not_more_is_remembered_than_pays() -> None:
    laid = Laid()
    for seed in range(200):
        redraw(pile([0, 1, 2, 3]), ME, Rng(seed_bytes(seed)), laid)
    assert 0 < len(laid.found) <= 64


def test_what_others_know_of_mixed_cards_is_redrawn_with_them() -> None:
    """Another seat's fact would tell the truth about faces; in the sample it tells of what lies there now."""
    g = pile([0, 1, 2, 3, 4])
    g.cards.show(OTHER, 0)
    g.cards.show(OTHER, 1)
    g.cards.shuffle([0, 1, 2], Rng(seed_bytes(5)))
    known = set()
    for seed in range(40):
        world = again(g)
        redraw(world, ME, Rng(seed_bytes(seed)))
        (fact,) = world.cards.facts_of(OTHER)
        assert fact.slots == [0, 1, 2]
        assert not Counter(fact.faces) - Counter(world.cards.face[slot] for slot in fact.slots)
        known.add(tuple(fact.faces))
    assert len(known) == 10  # any two of five


def test_what_everybody_saw_go_into_a_pile_everybody_still_knows() -> None:
    g = pile([0, 1, 2, 3, 4])
    g.cards.reveal(0)
    g.cards.shuffle([0, 1, 2], Rng(seed_bytes(5)))
    for seed in range(10):
        world = again(g)
        redraw(world, ME, Rng(seed_bytes(seed)))
        assert [(fact.slots, fact.faces) for fact in world.cards.facts_of(OTHER)] == [([0, 1, 2], [0])]


@settings(max_examples=60, deadline=None)
@given(done=moves(5), seed=st.integers(0, 1000))
def test_every_sample_obeys_all_that_is_known(done: list[tuple[Any, ...]], seed: int) -> None:
    stream = Rng(seed_bytes(seed))
    g = pile([0, 0, 1, 1, 2])
    model = Model({(0, 0, 1, 1, 2)})
    for move in done:
        play(g.cards, model, move, stream)
    for seat in (ME, OTHER):
        world = again(g)
        redraw(world, seat, stream)
        own = [fact.dump() for fact in g.cards.facts_of(seat)]
        assert [fact.dump() for fact in world.cards.facts_of(seat)] == own
        for slot in range(5):
            assert not g.cards.knows(seat, slot) or world.cards.face[slot] == g.cards.face[slot]
        for fact in world.cards.facts:
            assert not Counter(fact.faces) - Counter(world.cards.face[slot] for slot in fact.slots)
        further = again(world)
        redraw(further, 1 - seat, stream)  # what the sample says the other knows can be sampled from in turn
        assert sorted(further.cards.face) == [0, 0, 1, 1, 2]


def test_a_universe_must_be_large_enough() -> None:
    g = pile([0, 1, 2], pool=[0, 1])
    with pytest.raises(BrokenContract, match=r"universe\(0\) has 2 faces for 3 unknown slots"):
        redraw(g, ME, Rng(seed_bytes(0)))


def test_knowledge_that_clashes_is_refused() -> None:
    g = pile([0, 1, 2], limits=[([0, 1, 2], one_of(0, 1))])
    with pytest.raises(BrokenContract, match="facts and restrictions clash"):
        redraw(g, ME, Rng(seed_bytes(0)))


def test_a_demand_is_met_by_a_slot_that_is_known() -> None:
    g = pile([0, 1, 2, 3], needs=[([0, 1], one_of(0))])
    g.cards.show(ME, 0)
    seen = set()
    for seed in range(40):
        world = again(g)
        redraw(world, ME, Rng(seed_bytes(seed)))
        seen.add(world.cards.face[1])
    assert seen == {1, 2, 3}


def test_a_demand_that_nothing_can_meet_is_refused() -> None:
    g = pile([0, 1, 2], needs=[([0, 1], one_of(7))])
    with pytest.raises(BrokenContract, match="no world fits what the seat knows"):
        redraw(g, ME, Rng(seed_bytes(0)))
    g = pile([0, 1, 2], [([0], [0])], needs=[([0], one_of(1))])
    with pytest.raises(BrokenContract, match="no world fits what the seat knows"):
        redraw(g, ME, Rng(seed_bytes(0)))


def test_who_knows_everything_is_given_the_truth() -> None:
    g = pile([2, 0, 1])
    for slot in range(3):
        g.cards.show(ME, slot)
    redraw(g, ME, Rng(seed_bytes(0)))
    assert g.cards.face == [2, 0, 1]
