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


def mask_of(slots: list[Slot]) -> int:
    """A bit for each slot."""
    mask = 0
    for slot in slots:
        mask |= 1 << slot
    return mask


class Fact:
    """`seat` knows that `faces` (sorted, with repeats) lie among the slots whose bits are in `mask`."""

    __slots__ = ("faces", "mask", "seat")

    def __init__(self, seat: int, mask: int, faces: list[Face]) -> None:
        self.seat = seat
        self.mask = mask
        self.faces = sorted(faces)

    @property
    def slots(self) -> list[Slot]:
        """The slots the fact is about."""
        return [slot for slot in range(self.mask.bit_length()) if self.mask >> slot & 1]

    def implies(self, other: Fact) -> bool:
        """Whether whoever knows this also knows `other`."""
        return (
            self.seat == other.seat
            and self.mask & other.mask == self.mask
            and (self.faces == other.faces or not minus(other.faces, self.faces))
        )

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
        bit = 1 << slot
        face = self.face[slot]
        concluded = 0
        facts: list[Fact] = []
        for fact in self.facts:
            if fact.seat != seat or not fact.mask & bit:
                facts.append(fact)
                continue
            mask = fact.mask - bit
            faces = minus(fact.faces, [face])
            if faces and faces[0] == faces[-1] and mask.bit_count() == len(faces):
                concluded |= mask
            elif faces:
                facts.append(Fact(seat, mask, faces))
        self.facts = facts
        if concluded:
            for other in range(concluded.bit_length()):
                if concluded >> other & 1:
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

    def pick_unseen(self, owner: int, hand: list[Slot], chosen: Slot, rng: Rng) -> Slot:
        """Before `chosen` leaves a hand unseen: mix the hand, and return the slot that its face lies in now.

        That slot is drawn, not looked for, so its number tells nothing: it is the same whichever card was chosen.
        """
        face = self.face[chosen]
        self.conceal(owner, hand, rng)
        leaving = hand[rng.below(len(hand))]
        for slot in hand:
            if self.face[slot] == face:
                self.face[slot] = self.face[leaving]
                self.face[leaving] = face
                break
        return leaving

    def part(self, owner: int, hand: list[Slot], leaving: list[Slot], rng: Rng) -> list[Slot]:
        """Let cards leave a hand so that the slots that go tell nothing, not even whether there was another alike.

        The faces of `leaving` move to the lowest slots of the hand, the others are mixed over the rest; returned are
        the slots that now hold what was chosen. Whoever knew faces of the hand keeps that as a fact over all of it.
        """
        if len(hand) < 2:
            return leaving
        self.remember(hand, 1 << owner)
        going = [self.face[slot] for slot in leaving]
        staying = [self.face[slot] for slot in hand if slot not in leaving]
        rng.shuffle(staying)
        slots = sorted(hand)
        for slot, face in zip(slots, going + staying, strict=True):
            self.face[slot] = face
            self.known[slot] = 1 << owner
        return slots[: len(leaving)]

    def remember(self, slots: list[Slot], watchers: int) -> None:
        """Turn what seats know of `slots` into facts, and widen older facts that meet them."""
        seen = 0
        pile = 0
        for slot in slots:
            seen |= self.known[slot]
            pile |= 1 << slot
        for fact in self.facts:
            if fact.mask & pile:
                seen |= 1 << fact.seat
        seen &= ~watchers
        seat = 0
        while seen:
            if seen & 1:
                self.remember_for(seat, slots, pile)
            seen >>= 1
            seat += 1

    def remember_for(self, seat: int, slots: list[Slot], pile: int) -> None:
        """One seat's part of `remember`; `pile` is the mask of `slots`."""
        bit = 1 << seat
        outright = [self.face[slot] for slot in slots if self.known[slot] & bit]
        within: list[Fact] = []
        told: list[Fact] = []
        others: list[Fact] = []
        for fact in self.facts:
            if fact.seat != seat or not fact.mask & pile:
                others.append(fact)
            elif fact.mask & pile == fact.mask:
                within.append(fact)
            else:
                told.append(Fact(seat, fact.mask | pile, fact.faces + outright))
        inside = add_up(outright, within) if within else outright
        if inside:
            told.append(Fact(seat, pile, inside))
        for fact in told:
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
        cards.facts = [Fact(seat, mask_of(slots), faces) for seat, slots, faces in data["facts"]]
        cards.news = data["news"]
        return cards


def add_up(faces: list[Face], facts: list[Fact]) -> list[Face]:
    """What is known to lie in a pile, of which `faces` are known outright and `facts` tell of parts.

    Disjoint facts add up; of facts that overlap, the smaller may tell of the same cards as the larger.
    """
    told = list(faces)
    covered = 0
    for fact in sorted(facts, key=largest_first):
        if fact.mask & covered:
            told += minus(fact.faces, told)
        else:
            told += fact.faces
        covered |= fact.mask
    return told


def largest_first(fact: Fact) -> int:
    """Sort key: facts over many slots before facts over few."""
    return -fact.mask.bit_count()
