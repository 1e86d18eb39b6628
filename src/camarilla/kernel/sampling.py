"""Sampling (determinization): worlds that a seat cannot tell from the real one.

`redraw` replaces, in place, everything a seat does not know. It starts from the sorted universe of faces that the seat
could believe, so the outcome is a function of the seat's knowledge and the caller's random stream alone: the true
faces never enter. It decides which slots fill a quota, then lays the faces that facts name, then those that the course
of the game demands, then fills the slots that it restricts, then the rest. Random swaps that keep every constraint then
even out the bias of that order.
"""

from __future__ import annotations

from camarilla.kernel.cards import Cards, Face, Fact, Slot, minus
from camarilla.kernel.errors import BrokenContract
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import Quota, Restriction, State

__all__ = ["Laid", "imagine", "redraw", "redraw_facts"]

_TRIES = 200
_MOST_LAID = 64


class Laid:
    """The faces that were laid for some streams, so that who draws the same world again need not find them again.

    It belongs to one seat at one decision: what that seat knows must be the same whenever it is used.
    """

    __slots__ = ("found",)

    def __init__(self) -> None:
        self.found: dict[tuple[bytes, int, int], tuple[list[Face], Rng]] = {}
        """By where the stream stood: the faces of the slots that the seat does not know, and where it stood then."""

    def again(self, cards: Cards, slots: list[Slot], rng: Rng) -> bool:
        """Lay the same faces as before, if there were any."""
        kept = self.found.get((rng.key, rng.stretch, rng.position))
        if kept is None:
            return False
        faces, after = kept
        for i in range(len(slots)):
            cards.face[slots[i]] = faces[i]
        rng.follow(after)
        return True

    def keep(self, before: Rng, faces: list[Face], after: Rng) -> None:
        """Remember what was laid."""
        if len(self.found) >= _MOST_LAID:
            self.found = {}
        self.found[before.key, before.stretch, before.position] = (faces, after.copy())


def imagine(g: State, seat: int, rng: Rng, laid: Laid | None = None) -> None:
    """Redraw what the seat does not know, the future of chance included."""
    redraw(g, seat, rng, laid)
    g.rng = rng.fork("world")


def redraw(g: State, seat: int, rng: Rng, laid: Laid | None = None) -> None:
    """Replace what `seat` may not know by something it could as well believe."""
    bit = 1 << seat
    slots = [slot for slot, known in enumerate(g.cards.known) if not known & bit]
    if slots and (laid is None or not laid.again(g.cards, slots, rng)):
        before = rng.copy()
        _redraw_faces(g, seat, slots, rng)
        if laid is not None:
            laid.keep(before, [g.cards.face[slot] for slot in slots], rng)
    redraw_facts(g.cards, seat, rng)
    for mark in g.marks.values():
        if mark.resample is not None:
            mark.resample(g, seat, rng)


def _redraw_faces(g: State, seat: int, slots: list[Slot], rng: Rng) -> None:
    """The part of `redraw` that concerns cards: those in slots that the seat does not know."""
    cards = g.cards
    pool = g.universe(seat)
    pool.sort()
    if len(pool) < len(slots):
        raise BrokenContract(f"universe({seat}) has {len(pool)} faces for {len(slots)} unknown slots")
    facts = cards.facts_of(seat) if cards.facts else []
    restrictions = g.restrictions(seat)
    demands = _open_demands(g, seat)
    quotas = g.quotas(seat)
    if not facts and not restrictions and not demands and not quotas:
        rng.shuffle(pool)
        for i in range(len(slots)):
            cards.face[slots[i]] = pool[i]
        return
    _Puzzle(slots, pool, facts, restrictions, demands, quotas, rng).lay(cards)


def _open_demands(g: State, seat: int) -> list[Restriction]:
    """The demands that no face known to the seat meets, each narrowed to the slots that the seat does not know."""
    cards = g.cards
    found: list[Restriction] = []
    for slots, wanted in g.demands(seat):
        if not any([cards.knows(seat, slot) and wanted(cards.face[slot]) for slot in slots]):
            found.append(([slot for slot in slots if not cards.knows(seat, slot)], wanted))
    return found


def redraw_facts(cards: Cards, seat: int, rng: Rng) -> None:
    """Rewrite what others know of shuffled slots, which is hidden, too: as many faces, of those that lie there now."""
    if cards.facts:
        cards.facts = [fact if fact.seats >> seat & 1 else _retold(cards, fact, rng) for fact in cards.facts]


def _retold(cards: Cards, fact: Fact, rng: Rng) -> Fact:
    """A fact about the same slots that names as many faces, drawn from those that lie there now."""
    there = sorted([cards.face[slot] for slot in fact.slots])
    rng.shuffle(there)
    return Fact(fact.seats, fact.mask, there[: len(fact.faces)])


class _Puzzle:
    """An assignment of a pool of faces to slots, under facts, restrictions and demands.

    Slots are numbered by their place in `slots`; places from `len(slots)` on are faces of the pool left over.
    """

    __slots__ = ("bound", "demands", "facts", "fits", "limits", "places", "pool", "quotas", "rng", "slots")

    def __init__(
        self,
        slots: list[Slot],
        pool: list[Face],
        facts: list[Fact],
        restrictions: list[Restriction],
        demands: list[Restriction],
        quotas: list[Quota],
        rng: Rng,
    ) -> None:
        self.slots = slots
        self.pool = pool
        self.rng = rng
        place = {slot: i for i, slot in enumerate(slots)}
        self.facts = [(set([place[slot] for slot in fact.slots]), fact.faces) for fact in facts]
        self.fits: list[set[Face] | None] = [None] * len(pool)
        for group, allowed in restrictions:
            faces = set([face for face in pool if allowed(face)])
            for slot in group:
                at = place.get(slot, -1)
                if at >= 0:
                    mine = self.fits[at]
                    self.fits[at] = faces if mine is None else mine & faces
        self.demands = [
            (set([place[slot] for slot in group]), set([face for face in pool if wanted(face)]))
            for group, wanted in demands
        ]
        self.limits = self.fits
        self.quotas = [
            (sorted([place[slot] for slot in group]), set([face for face in pool if sort(face)]), count)
            for group, sort, count in quotas
        ]
        self.bound = [False] * len(pool)
        """The places that a fact, a quota or a demand is about."""
        self.mark_bound()
        self.places: list[Face] = []

    def mark_bound(self) -> None:
        """Note the places that more than a restriction concerns."""
        for members, _ in self.facts:
            for i in members:
                self.bound[i] = True
        for members, _ in self.demands:
            for i in members:
                self.bound[i] = True
        for group, _, _ in self.quotas:
            for i in group:
                self.bound[i] = True

    def lay(self, cards: Cards) -> None:
        """Find an assignment and write it into the cards."""
        for _ in range(_TRIES):
            if self.attempt():
                self.stir()
                for i in range(len(self.slots)):
                    cards.face[self.slots[i]] = self.places[i]
                return
        raise BrokenContract(f"no world fits what the seat knows after {_TRIES} tries: facts and restrictions clash")

    def attempt(self) -> bool:
        """Lay faces at random, most constrained first; False if that led into a dead end."""
        if self.quotas:
            self.draw_quotas()
        empty = -1
        places = [empty] * len(self.pool)
        self.places = places
        left = self.pool[:]
        self.rng.shuffle(left)
        for members, faces in sorted(self.facts, key=_smallest_first):
            there = [places[i] for i in members]
            for face in minus(faces, there):
                open_places = sorted([i for i in members if places[i] == empty and self.may(i, face)])
                if not open_places or face not in left:
                    return False
                places[open_places[self.rng.below(len(open_places))]] = face
                left.remove(face)
        for members, wanted in self.demands:
            if not self.answered(members, wanted) and not self.answer(members, wanted, left):
                return False
        tight = [i for i in range(len(self.slots)) if places[i] == empty and self.fits[i] is not None]
        self.rng.shuffle(tight)
        for i in tight:
            if not self.place(i, left, set()):
                return False
        for i in range(len(places)):
            if places[i] == empty:
                places[i] = left.pop()
        return True

    def answered(self, members: set[int], wanted: set[Face]) -> bool:
        """Whether a face that a demand wants lies in one of its places."""
        return any([self.places[i] in wanted for i in members])

    def answer(self, members: set[int], wanted: set[Face], left: list[Face]) -> bool:
        """Meet a demand: put a face that it wants, of those left, into one of its empty places."""
        open_places = sorted([i for i in members if self.places[i] < 0])
        self.rng.shuffle(open_places)
        for i in open_places:
            for at in range(len(left)):
                if left[at] in wanted and self.may(i, left[at]):
                    self.places[i] = left.pop(at)
                    return True
        return False

    def draw_quotas(self) -> None:
        """Draw which places of each quota get a face of its sort; the other places of the quota get none of it."""
        self.fits = self.limits[:]
        every = set(self.pool)
        for group, sort, count in self.quotas:
            order = group[:]
            self.rng.shuffle(order)
            for at in range(len(order)):
                allowed = sort if at < count else every - sort
                mine = self.fits[order[at]]
                self.fits[order[at]] = allowed if mine is None else mine & allowed

    def place(self, i: int, left: list[Face], tried: set[int]) -> bool:
        """Give place `i` a face it may have, moving others along if need be (an augmenting path)."""
        for at in range(len(left) - 1, -1, -1):
            if self.may(i, left[at]):
                self.places[i] = left.pop(at)
                return True
        tried.add(i)
        for other in range(len(self.slots)):
            face = self.places[other]
            if face < 0 or other in tried or self.pinned(other) or not self.may(i, face):
                continue
            self.places[other] = -1
            if self.place(other, left, tried):
                self.places[i] = face
                return True
            self.places[other] = face
        return False

    def pinned(self, i: int) -> bool:
        """Whether a fact or a demand concerns this place: then its face stays while the others are laid."""
        return any([i in members for members, _ in self.facts]) or any([i in members for members, _ in self.demands])

    def may(self, i: int, face: Face) -> bool:
        """Whether place `i` may have this face."""
        fits = self.fits[i]
        return fits is None or face in fits

    def stir(self) -> None:
        """Swap pairs at random where every constraint still holds: in the long run no world is favoured.

        Where restrictions go round in a circle, swaps alone do not lead from one world to all others: there three
        faces change places at once, too.
        """
        self.fits = self.limits
        count = len(self.places)
        circles = any(fits is not None for fits in self.fits)
        for _ in range(2 * count + 16):
            at = self.rng.below(count * count)
            self.swap(at // count, at % count)
            if circles:
                at = self.rng.below(count * count * count)
                self.turn(at // (count * count), at // count % count, at % count)

    def swap(self, i: int, j: int) -> None:
        """Let two faces change places, if every constraint holds then."""
        places = self.places
        one = places[i]
        two = places[j]
        if one == two:
            return
        first, second = self.fits[i], self.fits[j]
        if (first is not None and two not in first) or (second is not None and one not in second):
            return
        places[i] = two
        places[j] = one
        if (self.bound[i] or self.bound[j]) and not self.holds([i, j]):
            places[i] = one
            places[j] = two

    def turn(self, i: int, j: int, k: int) -> None:
        """Let three faces change places in a circle, if every constraint holds then."""
        places = self.places
        one = places[i]
        two = places[j]
        three = places[k]
        if i == j or j == k or i == k:
            return
        first, second, third = self.fits[i], self.fits[j], self.fits[k]
        if first is not None and three not in first:
            return
        if (second is not None and one not in second) or (third is not None and two not in third):
            return
        places[i] = three
        places[j] = one
        places[k] = two
        if (self.bound[i] or self.bound[j] or self.bound[k]) and not self.holds([i, j, k]):
            places[i] = one
            places[j] = two
            places[k] = three

    def holds(self, moved: list[int]) -> bool:
        """Whether facts, quotas and demands still hold after faces changed places."""
        for members, faces in self.facts:
            within = sum([1 for i in moved if i in members])
            if 0 < within < len(moved) and minus(faces, [self.places[i] for i in members]):
                return False
        for group, sort, count in self.quotas:
            within = sum([1 for i in moved if i in group])
            if 0 < within < len(moved) and sum([1 for i in group if self.places[i] in sort]) != count:
                return False
        return all([self.answered(members, wanted) for members, wanted in self.demands])


def _smallest_first(fact: tuple[set[int], list[Face]]) -> int:
    """Sort key: facts over few places before facts over many."""
    return len(fact[0])
