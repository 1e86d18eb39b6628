"""Cards as slots: what each slot's face is, who may know it, and what each seat still knows after a shuffle.

Rules move slot numbers between zones; this module keeps two arrays beside them, `face` and `known` (a bit a seat), and
a list of facts. A fact says: this seat knows that these faces are somewhere among these slots. Facts never mention a
slot whose face the seat knows outright: knowing a slot takes it, and its face, out of the seat's facts.
"""

from __future__ import annotations

from typing import Any

from camarilla.kernel.rng import Rng

Slot = int
Face = int


def minus(faces: list[Face], less: list[Face]) -> list[Face]:
    """The faces left of `faces` when each of `less` is taken out once, where it is there."""
    left = list(faces)
    for face in less:
        if face in left:
            left.remove(face)
    return left


class Fact:
    """`seat` knows that `faces` (with repeats) lie among `slots`; both are sorted."""

    __slots__ = ("faces", "seat", "slots")

    def __init__(self, seat: int, slots: list[Slot], faces: list[Face]) -> None:
        self.seat = seat
        self.slots = sorted(slots)
        self.faces = sorted(faces)

    def implies(self, other: Fact) -> bool:
        """Whether whoever knows this also knows `other`."""
        return self.seat == other.seat and set(self.slots) <= set(other.slots) and not minus(other.faces, self.faces)

    def dump(self) -> list[Any]:
        """Plain data."""
        return [self.seat, self.slots, self.faces]


class Cards:
    """Faces, knowledge bits and facts of all slots of a game."""

    __slots__ = ("everyone", "face", "facts", "known", "news")

    def __init__(self, seats: int, faces: list[Face]) -> None:
        self.everyone = (1 << seats) - 1
        self.face = faces
        self.known = [0] * len(faces)
        self.facts: list[Fact] = []
        self.news = 0
        """Grows whenever somebody learns a face: the boundary of free undo."""

    def copy(self) -> Cards:
        """An independent copy (facts are never changed in place, so they are shared)."""
        twin = Cards(0, self.face[:])
        twin.everyone = self.everyone
        twin.known = self.known[:]
        twin.facts = self.facts[:] if self.facts else []
        twin.news = self.news
        return twin

    # -- learning ------------------------------------------------------------------------------------------------

    def knows(self, seat: int, slot: Slot) -> bool:
        """Whether `seat` may know the face of `slot`."""
        return self.known[slot] >> seat & 1 == 1

    def show(self, seat: int, slot: Slot) -> None:
        """Let one seat look at a slot: a draw, a peek, an examination."""
        bit = 1 << seat
        if self.known[slot] & bit:
            return
        self.known[slot] |= bit
        self.news += 1
        if self.facts:
            self.tighten(seat, slot)

    def deal(self, seat: int, slots: list[Slot]) -> None:
        """Let one seat look at slots that nobody knows anything of yet."""
        bit = 1 << seat
        for slot in slots:
            self.known[slot] |= bit
        self.news += 1

    def reveal(self, slot: Slot) -> None:
        """Turn a slot up for everyone."""
        if self.known[slot] == self.everyone:
            return
        if self.facts:
            for seat in range(self.everyone.bit_length()):
                self.show(seat, slot)
        self.known[slot] = self.everyone
        self.news += 1

    def tighten(self, seat: int, slot: Slot) -> None:
        """Take a slot the seat now knows out of its facts, and draw the conclusion if only one is left."""
        face = self.face[slot]
        settled: list[Slot] = []
        facts: list[Fact] = []
        for fact in self.facts:
            if fact.seat != seat or slot not in fact.slots:
                facts.append(fact)
                continue
            slots = [s for s in fact.slots if s != slot]
            faces = minus(fact.faces, [face])
            if faces and len(slots) == len(faces) and faces[0] == faces[-1]:
                settled.extend(slots)
            elif faces:
                facts.append(Fact(seat, slots, faces))
        self.facts = facts
        for other in settled:
            self.show(seat, other)

    def facts_of(self, seat: int) -> list[Fact]:
        """What the seat knows besides the faces it knows outright."""
        return [fact for fact in self.facts if fact.seat == seat]

    # -- mixing --------------------------------------------------------------------------------------------------

    def shuffle(self, slots: list[Slot], rng: Rng, watchers: int = 0) -> None:
        """Permute the faces of `slots`. Seats that knew some of them keep that as a fact over all of them.

        `watchers` is a mask of seats that know all these faces and see the outcome: the owner of a hand that is mixed
        before a card leaves it unseen (`conceal`). Nobody else can tell the slots apart afterwards.
        """
        if len(slots) > 1:
            self.remember(slots, watchers)
            faces = [self.face[slot] for slot in slots]
            rng.shuffle(faces)
            for i in range(len(slots)):
                self.face[slots[i]] = faces[i]
                self.known[slots[i]] = watchers

    def conceal(self, owner: int, hand: list[Slot], rng: Rng) -> None:
        """Before cards leave a hand by a concealed choice: make its slots alike to everyone but the owner."""
        self.shuffle(hand, rng, 1 << owner)

    def remember(self, slots: list[Slot], watchers: int) -> None:
        """Turn what seats know of `slots` into facts, and widen older facts that meet them."""
        seen = 0
        for slot in slots:
            seen |= self.known[slot]
        seen &= ~watchers
        if not seen and not self.facts:
            return
        pile = set(slots)
        for seat in range(self.everyone.bit_length()):
            if not watchers >> seat & 1:
                self.remember_for(seat, slots, pile)

    def remember_for(self, seat: int, slots: list[Slot], pile: set[Slot]) -> None:
        """One seat's part of `remember`."""
        bit = 1 << seat
        outright = [self.face[slot] for slot in slots if self.known[slot] & bit]
        inside = list(outright)
        mine: list[Fact] = []
        others: list[Fact] = []
        covered: set[Slot] = set()
        for fact in sorted(self.facts, key=largest_first):
            if fact.seat != seat or pile.isdisjoint(fact.slots):
                others.append(fact)
            elif pile.issuperset(fact.slots):
                # Disjoint facts add up; of facts that overlap, the later may tell of the same cards as the earlier.
                if covered.isdisjoint(fact.slots):
                    inside.extend(fact.faces)
                else:
                    inside.extend(minus(fact.faces, inside))
                covered.update(fact.slots)
            else:
                mine.append(Fact(seat, list(pile.union(fact.slots)), fact.faces + outright))
        if inside:
            mine.append(Fact(seat, slots, inside))
        for fact in mine:
            if not any(other.implies(fact) for other in others):
                others = [other for other in others if not fact.implies(other)]
                others.append(fact)
        self.facts = others

    # -- saving --------------------------------------------------------------------------------------------------

    def dump(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "seats": self.everyone.bit_length(),
            "face": self.face[:],
            "known": self.known[:],
            "facts": [fact.dump() for fact in self.facts],
            "news": self.news,
        }

    @staticmethod
    def load(data: dict[str, Any]) -> Cards:
        """The cards that `dump` described."""
        cards = Cards(data["seats"], list(data["face"]))
        cards.known = list(data["known"])
        cards.facts = [Fact(seat, slots, faces) for seat, slots, faces in data["facts"]]
        cards.news = data["news"]
        return cards


def largest_first(fact: Fact) -> int:
    """Sort key: facts over many slots before facts over few."""
    return -len(fact.slots)
