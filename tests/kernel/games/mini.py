"""What the miniature games share: a state that copies itself, and a game with no texts of its own."""

from __future__ import annotations

from typing import Any

import msgspec

from camarilla.checks.scenario import by_seat, letter
from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BadPosition, BrokenLaw
from camarilla.kernel.game import Game, Variant
from camarilla.kernel.options import Label, Option
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import Result, State


class NoOptions(msgspec.Struct, frozen=True):
    """These games have no options."""


class Little(State):
    """A state whose attributes are numbers, lists of them, and things that copy themselves."""

    names: tuple[str, ...] = ()
    """The name of every face."""

    def copy(self) -> Any:
        twin = type(self)(self.seats, self.rng.copy(), self.cards.copy())
        for name in self.marks:
            if name not in ("seats", "rng", "cards", "log"):
                setattr(twin, name, copied(getattr(self, name)))
        return twin

    def face_name(self, face: int) -> str:
        return self.names[face]

    def name_of(self, slot: int) -> str:
        """The name of the face behind a slot."""
        return self.names[self.cards.face[slot]]

    def seen(self, seat: int | None, slots: list[int]) -> list[list[Any]]:
        """Face-down slots, for boards, with the names that the viewer knows. That all seats know one makes it no more
        public: each may have come to know it on its own."""
        return [[slot, self.name_of(slot) if self.knows(seat, slot) else None] for slot in slots]

    def face_up(self, slots: list[int]) -> list[list[Any]]:
        """Face-up slots, for boards."""
        return [[slot, self.name_of(slot)] for slot in slots]

    def knows(self, seat: int | None, slot: int) -> bool:
        """Whether a viewer knows what lies face down; those who only watch know nothing."""
        return seat is not None and self.cards.knows(seat, slot)

    def result(self) -> Result:
        return Result.by_standing([(score,) for score in self.scores()])

    def scores(self) -> list[int]:
        raise NotImplementedError

    def once(self, *zones: list[int]) -> None:
        """Law 6 for cards: every slot lies in exactly one zone."""
        slots = [slot for zone in zones for slot in zone]
        if sorted(slots) != list(range(len(self.cards.face))):
            raise BrokenLaw(6, f"the cards are not each in exactly one place: {sorted(slots)}")


def copied(value: Any) -> Any:
    """An independent copy of plain data."""
    if isinstance(value, list):
        return [copied(item) for item in value]
    return value.copy() if hasattr(value, "copy") else value


class Mini(Game):
    """A miniature: no options, no texts; `state` is its class and `faces` the deck."""

    revision = 1
    package = "camarilla.kernel"
    seat_counts = (2, 3, 4)
    options = NoOptions
    variants = (Variant(2), Variant(3), Variant(4))
    state: type[Little]
    zones: tuple[str, ...] = ()
    """The lists of slots by seat and others that a position may name: `hands`, `deck`."""

    def fresh(self, seats: int, rng: Rng) -> Any:
        """A state with its faces shuffled and nothing dealt."""
        faces = list(range(len(self.state.names)))
        rng.shuffle(faces)
        return self.state(seats, rng, Cards(seats, faces))

    def dealt(self, seats: int, rng: Rng, hand: int, rest: str) -> Any:
        """A state in which everybody has a hand of so many cards; the others lie in a pile of this name."""
        g = self.fresh(seats, rng)
        for seat in range(seats):
            g.hands[seat] = list(range(seat * hand, (seat + 1) * hand))
            g.cards.deal(seat, g.hands[seat])
        setattr(g, rest, list(range(seats * hand, len(g.names))))
        return g

    def blank(self) -> Any:
        return self.state(2, Rng(bytes(32)), Cards(2, []))

    def bound(self, seats: int, options: Any) -> int:
        return 2000

    def place(self, g: Any, given: dict[str, Any], zone: str, rest: str) -> None:
        """Lay out a zone by seat and a rest pile as a position names them; own cards are known to their seat."""
        slot_of = {g.face_name(face): slot for slot, face in enumerate(g.cards.face)}
        for key in given:
            if key not in (zone, rest):
                raise BadPosition(f"a position of {self.name} has no {key!r}; it may have: {zone}, {rest}")
        for name in [word for text in [*given.get(zone, {}).values(), given.get(rest, "")] for word in text.split()]:
            if name not in slot_of:
                raise BadPosition(f"there is no card {name!r}; the cards are: {', '.join(g.names)}")
        for seat, text in by_seat(given, zone, g.seats, ""):
            getattr(g, zone)[seat] = [slot_of.pop(name) for name in text.split()]
            g.cards.deal(seat, getattr(g, zone)[seat])
        top = [slot_of.pop(name) for name in given.get(rest, "").split()]
        setattr(g, rest, [*slot_of.values(), *reversed(top)])

    def inspect(self, g: Any) -> dict[str, Any]:
        """Every public list and number of the state as it is, and hands by name."""
        told: dict[str, Any] = {}
        for name in g.marks:
            value = getattr(g, name)
            if isinstance(value, (int, str)):
                told[name] = value
            elif isinstance(value, list) and len(value) == g.seats and name not in self.zones:
                told[name] = {letter(seat): value[seat] for seat in range(g.seats)}
        for name in self.zones:
            value = getattr(g, name)
            if value and isinstance(value[0], list):
                told[name] = {letter(seat): [g.name_of(slot) for slot in value[seat]] for seat in range(g.seats)}
            else:
                told[name] = [g.name_of(slot) for slot in value]
        return told


def named_card(g: Any, seat: int, value: Any) -> Option:
    """Name a slot by its face, a word by itself."""
    if isinstance(value, str):
        return Option(value, Label(f"option-{value}"))
    return Option(g.name_of(value), Label("card", {"name": g.name_of(value)}), (f"card:{value}",))
