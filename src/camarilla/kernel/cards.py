"""Cards as slots: what each slot's face is, who may know it, and what each seat still knows after a shuffle.

Rules move slot numbers between zones; this module keeps two arrays beside them, `face` and `known` (a bit a seat), and
a list of facts. A fact says: these seats know that these faces are somewhere among these slots. A seat's facts never
mention a slot whose face it knows outright: knowing a slot takes it, and its face, out of the seat's facts.
"""

from __future__ import annotations

from typing import Any

from camarilla.kernel.rng import Rng

__all__ = ["Cards", "Face", "Fact", "Slot", "mask_of", "minus"]

Slot = int
Face = int


def minus(faces: list[Face], less: list[Face]) -> list[Face]:
    """`faces` without one copy of each face in `less`; a face that `faces` does not have is ignored."""
    left = list(faces)
    for face in less:
        if face in left:
            left.remove(face)
    return left


def mask_of(slots: list[Slot]) -> int:
    """A mask with one bit set for each slot."""
    mask = 0
    for slot in slots:
        mask |= 1 << slot
    return mask


class Fact:
    """The seats of the mask `seats` know that `faces` (sorted, with repeats) lie among the slots of `mask`."""

    __slots__ = ("faces", "mask", "seats")

    def __init__(self, seats: int, mask: int, faces: list[Face]) -> None:
        self.seats = seats
        self.mask = mask
        self.faces = sorted(faces)

    @property
    def slots(self) -> list[Slot]:
        """The slots the fact is about."""
        return [slot for slot in range(self.mask.bit_length()) if self.mask >> slot & 1]

    def _implies(self, other: Fact) -> bool:
        """Whether this fact tells everybody who knows `other` at least as much as that one."""
        return (
            self.seats & other.seats == other.seats
            and self.mask & other.mask == self.mask
            and (self.faces == other.faces or not minus(other.faces, self.faces))
        )

    def dump(self) -> list[Any]:
        """Plain data."""
        return [self.seats, self.slots, self.faces]


class Cards:
    """Faces, knowledge bits and facts of all slots of a game."""

    __slots__ = ("everyone", "face", "facts", "known", "mixed", "news", "shown")

    def __init__(self, seats: int, faces: list[Face]) -> None:
        self.everyone = (1 << seats) - 1
        self.face = faces
        self.known = [0] * len(faces)
        self.facts: list[Fact] = []
        self.news = 0
        """Grows whenever somebody learns a face: the boundary of free undo."""
        self.mixed = 0
        """Grows whenever faces may have changed their slots; it is counted from when the state was made or loaded."""
        self.shown: list[tuple[int, Slot, Face]] | None = None
        """While it is kept: to which seats each face was shown, even if it was mixed away at once (for law 5)."""

    def copy(self) -> Cards:
        """An independent copy (facts are never changed in place, so they are shared)."""
        twin = Cards(0, self.face[:])
        twin.everyone = self.everyone
        twin.known = self.known[:]
        twin.facts = self.facts[:] if self.facts else []
        twin.news = self.news
        twin.mixed = self.mixed
        return twin

    # -- learning ------------------------------------------------------------------------------------------------

    def knows(self, seat: int, slot: Slot) -> bool:
        """Whether `seat` may know the face of `slot`."""
        return self.known[slot] >> seat & 1 == 1

    def show(self, seat: int, slot: Slot) -> None:
        """Let one seat look at a slot: a draw, a peek, an examination."""
        self.learn(slot, 1 << seat)

    def deal(self, seat: int, slots: list[Slot]) -> None:
        """Let one seat look at slots that nobody knows anything of yet."""
        bit = 1 << seat
        known = self.known
        for slot in slots:
            known[slot] = bit
            if self.shown is not None:
                self.shown.append((bit, slot, self.face[slot]))
        self.news += 1

    def reveal(self, slot: Slot) -> None:
        """Turn a slot up for everyone."""
        if self.facts:
            self.learn(slot, self.everyone)
        elif self.known[slot] != self.everyone:
            if self.shown is not None:
                self.shown.append((self.everyone & ~self.known[slot], slot, self.face[slot]))
            self.known[slot] = self.everyone
            self.news += 1

    def learn(self, slot: Slot, seats: int) -> None:
        """Let the seats of a mask know a slot."""
        known = self.known[slot]
        fresh = seats & ~known
        if fresh:
            self.known[slot] = known | fresh
            self.news += 1
            if self.shown is not None:
                self.shown.append((fresh, slot, self.face[slot]))
            if self.facts:
                self._tighten(slot, fresh)

    def _tighten(self, slot: Slot, seats: int) -> None:
        """Take a slot that seats now know out of their facts, and draw the conclusion if that leaves no doubt."""
        bit = 1 << slot
        for fact in self.facts:
            if fact.mask & bit and fact.seats & seats:
                break
        else:
            return
        face = self.face[slot]
        concluded: list[Fact] = []
        facts: list[Fact] = []
        for fact in self.facts:
            learners = fact.seats & seats if fact.mask & bit else 0
            if learners != fact.seats:
                facts.append(fact if learners == 0 else Fact(fact.seats - learners, fact.mask, fact.faces))
            faces = minus(fact.faces, [face]) if learners else []
            if faces:
                rest = Fact(learners, fact.mask - bit, faces)
                certain = faces[0] == faces[-1] and rest.mask.bit_count() == len(faces)
                (concluded if certain else facts).append(rest)
        self.facts = facts
        for fact in concluded:
            for other in fact.slots:
                self.learn(other, fact.seats)

    def facts_of(self, seat: int) -> list[Fact]:
        """The facts that a seat knows, ordered by their slots, then their faces."""
        mine = [fact for fact in self.facts if fact.seats >> seat & 1]
        mine.sort(key=_by_place)
        return mine

    # -- mixing --------------------------------------------------------------------------------------------------

    def shuffle(self, slots: list[Slot], rng: Rng, watchers: int = 0) -> None:
        """Permute the faces of `slots`. Seats that knew some of them keep that as a fact over all of them.

        `watchers` is a mask of seats that know all these faces and see the outcome: the owner of a hand that is mixed
        before a card leaves it unseen (`conceal`). Nobody else can tell the slots apart afterwards.
        """
        if len(slots) > 1:
            self.remember(slots, watchers)
            face = self.face
            faces = [face[slot] for slot in slots]
            rng.shuffle(faces)
            known = self.known
            for i in range(len(slots)):
                slot = slots[i]
                face[slot] = faces[i]
                known[slot] = watchers

    def conceal(self, owner: int, hand: list[Slot], rng: Rng) -> None:
        """Before cards leave a hand by a concealed choice: make its slots alike to everyone but the owner."""
        self.shuffle(hand, rng, 1 << owner)

    def part(self, owner: int, hand: list[Slot], leaving: list[Slot], rng: Rng) -> list[Slot]:
        """Let cards leave a hand so that the slots that go tell nothing, not even whether there was another alike.

        The faces of `leaving` move to the lowest slots of the hand, the others are mixed over the rest; returned are
        the slots that now hold what was chosen. Whoever knew faces of the hand keeps that as a fact over all of it.
        """
        if len(hand) < 2:
            return leaving
        mine = 1 << owner
        self.remember(hand, mine)
        face = self.face
        known = self.known
        if len(hand) == 2 and len(leaving) == 1:
            one = leaving[0]
            other = hand[0] if hand[1] == one else hand[1]
            known[one] = known[other] = mine
            if one < other:
                return leaving
            face[one], face[other] = face[other], face[one]
            return [other]
        faces = [face[slot] for slot in leaving]
        staying = [face[slot] for slot in hand if slot not in leaving]
        rng.shuffle(staying)
        faces += staying
        slots = sorted(hand)
        for i in range(len(slots)):
            face[slots[i]] = faces[i]
            known[slots[i]] = mine
        return slots[: len(leaving)]

    def move_along(self, slots: list[Slot], order: list[int], watchers: int) -> None:
        """Move faces so that `slots[i]` gets that of `slots[order[i]]`, as `watchers`, a mask of seats, see it.

        What the watchers know of these slots, outright or as facts, moves along; others know them as if mixed.
        """
        self.remember(slots, watchers)
        faces = [self.face[slot] for slot in slots]
        known = [self.known[slot] & watchers for slot in slots]
        masks = [1 << slot for slot in slots]
        pile = sum(masks)
        for place, source in enumerate(order):
            self.face[slots[place]] = faces[source]
            self.known[slots[place]] = known[source]
        facts: list[Fact] = []
        for fact in self.facts:
            mask = fact.mask
            if fact.seats & watchers and mask & pile:
                mask &= ~pile
                for place, source in enumerate(order):
                    if fact.mask & masks[source]:
                        mask |= masks[place]
            facts.append(fact if mask == fact.mask else Fact(fact.seats, mask, fact.faces))
        self.facts = facts

    def remember(self, slots: list[Slot], watchers: int) -> None:
        """Turn what seats know of `slots` into facts, and widen older facts that meet them.

        Seats that know the same of these slots are dealt with together.
        """
        self.mixed += 1
        seen = 0
        pile = 0
        outright: list[Slot] = []
        for slot in slots:
            pile |= 1 << slot
            known = self.known[slot]
            if known & ~watchers:
                seen |= known
                outright.append(slot)
        if not seen and not self.facts:
            return
        met: list[Fact] = []
        for fact in self.facts:
            if fact.mask & pile:
                met.append(fact)
                seen |= fact.seats
        seen &= ~watchers
        if not seen:
            return
        self.facts = [fact for fact in self.facts if not fact.mask & pile] if met else self.facts[:]
        for fact in met:
            if fact.seats & watchers:
                self.facts.append(Fact(fact.seats & watchers, fact.mask, fact.faces))
        while seen:
            alike = self._alike(seen, outright, met)
            seen &= ~alike
            faces = [self.face[slot] for slot in outright if self.known[slot] & alike]
            self._retell(alike, pile, faces, [fact for fact in met if fact.seats & alike] if met else met)

    def _alike(self, seats: int, outright: list[Slot], met: list[Fact]) -> int:
        """The lowest seat of a mask, with all seats that know the same slots outright and the same facts."""
        for slot in outright:
            known = self.known[slot]
            seats = seats & known if known & (seats & -seats) else seats & ~known
        for fact in met:
            seats = seats & fact.seats if fact.seats & (seats & -seats) else seats & ~fact.seats
        return seats

    def _retell(self, seats: int, pile: int, faces: list[Face], met: list[Fact]) -> None:
        """The facts after a shuffle of seats that knew `faces` of the pile outright and the facts `met` about it."""
        if not met:
            self.note(Fact(seats, pile, faces))
            return
        within = [fact for fact in met if fact.mask & pile == fact.mask]
        told: list[Fact] = []
        whole = pile
        for fact in met:
            if fact.mask & pile != fact.mask:
                beside = [other for other in within if not other.mask & fact.mask]
                told.append(Fact(seats, fact.mask | pile, _add_up(fact.faces + faces, beside)))
                whole |= fact.mask
        if len(told) > 1 and _says_more(_add_up(faces, met), told):
            told.append(Fact(seats, whole, _add_up(faces, met)))
        inside = _add_up(faces, within)
        if inside:
            told.append(Fact(seats, pile, inside))
        for fact in told:
            self.note(fact)

    def note(self, fact: Fact) -> None:
        """Add a fact, unless another implies it, and drop those that it implies."""
        for other in self.facts:
            if other._implies(fact):
                return
        if self.facts:
            self.facts = [other for other in self.facts if not fact._implies(other)]
        self.facts.append(fact)

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
        cards.facts = [Fact(seats, mask_of(slots), faces) for seats, slots, faces in data["facts"]]
        cards.news = data["news"]
        return cards


def _add_up(faces: list[Face], facts: list[Fact]) -> list[Face]:
    """The faces known to lie in a pile: `faces` outright, the others by `facts` about parts of it.

    Disjoint facts add up; of facts that overlap, the smaller may tell of the same cards as the larger.
    """
    if not facts:
        return faces
    told: list[Face] = []
    covered = 0
    for fact in sorted(facts, key=_largest_first):
        if fact.mask & covered:
            told += minus(fact.faces, told)
        else:
            told += fact.faces
        covered |= fact.mask
    return faces + told


def _says_more(faces: list[Face], facts: list[Fact]) -> bool:
    """Whether the sum of some facts has more copies of a face than any of the facts alone."""
    return any(faces.count(face) > max([fact.faces.count(face) for fact in facts]) for face in faces)


def _largest_first(fact: Fact) -> int:
    """Sort key: facts over many slots before facts over few."""
    return -fact.mask.bit_count()


def _by_place(fact: Fact) -> tuple[int, list[Face]]:
    """Sort key: by the slots, then the faces."""
    return fact.mask, fact.faces
