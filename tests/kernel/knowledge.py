"""A brute-force model of knowledge: the arrangements of faces that each seat could believe in."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

from hypothesis import strategies as st

from camarilla.kernel.cards import Cards
from camarilla.kernel.rng import Rng

SEATS = 2


def told(cards: Cards, seat: int) -> list[tuple[list[int], list[int]]]:
    """A seat's facts as plain data."""
    return [(fact.slots, fact.faces) for fact in cards.facts_of(seat)]


class Model:
    """For each seat, every arrangement of faces it could believe in."""

    def __init__(self, worlds: set[tuple[int, ...]]) -> None:
        self.worlds = [set(worlds) for _ in range(SEATS)]

    def see(self, seat: int, slot: int, face: int) -> None:
        self.worlds[seat] = {world for world in self.worlds[seat] if world[slot] == face}

    def mix(self, seat: int, slots: list[int]) -> None:
        mixed = set()
        for world in self.worlds[seat]:
            for faces in set(permutations([world[slot] for slot in slots])):
                mixed.add(changed(world, slots, faces))
        self.worlds[seat] = mixed

    def watch(self, seat: int, slots: list[int], face: list[int]) -> None:
        """The owner of a hand sees how it is mixed."""
        now = tuple(face[slot] for slot in slots)
        self.worlds[seat] = {changed(world, slots, now) for world in self.worlds[seat]}


def changed(world: tuple[int, ...], slots: list[int], faces: tuple[int, ...]) -> tuple[int, ...]:
    """A world with other faces in some slots."""
    new = list(world)
    for slot, face in zip(slots, faces, strict=True):
        new[slot] = face
    return tuple(new)


def agrees(cards: Cards, seat: int, world: tuple[int, ...]) -> bool:
    """Whether a world agrees with all that the cards say a seat knows."""
    if any(cards.knows(seat, slot) and world[slot] != cards.face[slot] for slot in range(len(world))):
        return False
    return not any(Counter(faces) - Counter(world[slot] for slot in slots) for slots, faces in told(cards, seat))


def play(cards: Cards, model: Model, move: tuple[Any, ...], stream: Rng) -> None:
    """Do one thing to the cards and to the model of what everybody knows."""
    what, seat, slots = move
    if what == "show":
        cards.show(seat, slots[0])
        model.see(seat, slots[0], cards.face[slots[0]])
    elif what == "reveal":
        cards.reveal(slots[0])
        for other in range(SEATS):
            model.see(other, slots[0], cards.face[slots[0]])
    elif what == "shuffle":
        cards.shuffle(slots, stream)
        for other in range(SEATS):
            model.mix(other, slots)
    else:
        for slot in slots:
            cards.show(seat, slot)
            model.see(seat, slot, cards.face[slot])
        if what == "conceal":
            cards.conceal(seat, slots, stream)
        else:
            cards.part(seat, slots, slots[: 1 + seat], stream)
        for other in range(SEATS):
            if other == seat:
                model.watch(other, slots, cards.face)
            else:
                model.mix(other, slots)


def moves(slots: int) -> st.SearchStrategy[list[tuple[Any, ...]]]:
    """Things that may happen to some slots."""
    what = st.sampled_from(["show", "show", "reveal", "shuffle", "shuffle", "conceal", "part"])
    some = st.lists(st.integers(0, slots - 1), min_size=2, max_size=slots, unique=True)
    return st.lists(st.tuples(what, st.integers(0, SEATS - 1), some), max_size=9)
