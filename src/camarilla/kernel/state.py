"""The base of every game's state: plain data, who may know each field, and what the kernel asks of it.

A game's state is a class of plain attributes. Its `marks` say of every attribute who may know it; an attribute without
a mark is an error at start-up, so nothing new can leak by being forgotten. In our games `make states` writes `marks`
and `copy` from the lines of `__init__`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import msgspec
from mypy_extensions import mypyc_attr

from camarilla.kernel.cards import Cards, Face, Slot
from camarilla.kernel.choices import Flow
from camarilla.kernel.errors import BrokenContract
from camarilla.kernel.events import Event
from camarilla.kernel.result import Result
from camarilla.kernel.rng import Rng
from camarilla.kernel.threats import Threat

__all__ = [
    "CARDS",
    "CHANCE",
    "PLUMBING",
    "PUBLIC",
    "Mark",
    "Quota",
    "Restriction",
    "Result",
    "State",
    "check_marks",
    "hidden",
    "public",
]

Restriction = tuple[list[Slot], Callable[[Face], bool]]
"""Slots, and which faces a seat must believe possible there (a player who did not follow has none of that suit)."""

Quota = tuple[list[Slot], Callable[[Face], bool], int]
"""Slots a seat does not know, and how many of them have a face of that sort. Quotas share no slot."""


class Mark:
    """Who may know an attribute. `resample(g, seat, rng)` redraws what the seat may not know of it."""

    __slots__ = ("kind", "loads", "resample", "type")

    def __init__(self, kind: str, resample: Callable[[Any, int, Rng], None] | None = None, type: Any = None) -> None:
        self.kind = kind
        self.resample = resample
        self.type = type
        """What JSON is turned back into; None where plain data is the value itself."""
        self.loads = hasattr(type, "load")
        """Whether that type has its own `dump` and `load`."""


PUBLIC: Final = Mark("public")
CARDS: Final = Mark("cards", type=Cards)
CHANCE: Final = Mark("chance", type=Rng)
PLUMBING: Final = Mark("plumbing")
"""Not part of the position: listeners and the like. Neither saved nor copied."""


def public(type: Any) -> Mark:
    """A public attribute that is not plain data: `type` is what its JSON is converted to."""
    return Mark("public", type=type)


def hidden(resample: Callable[[Any, int, Rng], None], type: Any = None) -> Mark:
    """An attribute with an owner: `resample` redraws it for a seat that may not know it."""
    return Mark("hidden", resample, type)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a game's own state class inherits. Games add attributes, `marks` for them, and the methods below."""

    marks: ClassVar[dict[str, Mark]] = {
        "seats": PUBLIC,
        "rng": CHANCE,
        "cards": CARDS,
        "news": PUBLIC,
        "log": PLUMBING,
        "witness": PLUMBING,
    }

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        self.seats = seats
        self.rng = rng
        self.cards = cards
        self.news = 0
        """Grows when something is learnt that is not a face: a written choice shown, a deal struck."""
        self.log: list[Event] | None = None
        self.witness: Callable[[State, Event], None] | None = None
        """Called with the state at every event that is logged, in the middle of whatever rule tells it."""

    # -- what a game must say ------------------------------------------------------------------------------------

    def main(self) -> Flow[None]:
        """The game from where the state stands to its end. At every checkpoint it must be enterable anew."""
        raise NotImplementedError

    def copy(self) -> State:
        """An independent copy of everything but the log."""
        raise NotImplementedError

    def board(self, seat: int | None) -> Any:
        """What `seat` (None: the public) may see, built from nothing up: a struct or plain data."""
        raise NotImplementedError

    def figures(self, seat: int | None, prompts: list[str]) -> Any:
        """Points, odds and progress that follow from what `seat` (None: the public) sees, for those who draw the table.

        `prompts` are the questions that are open. Bots are not shown it, so it may take its time. A struct, plain data,
        or None if there is nothing to work out.
        """
        return None

    def threats(self) -> list[Threat]:
        """Who is about to win and how, as everybody can see; the nearest first for each seat. Told with the figures."""
        return []

    def on_turn(self) -> int:
        """The seat whose turn it is, as everybody can see; -1 while it is nobody's."""
        return -1

    def result(self) -> Result:
        """How the game ended; asked only once `main` has returned."""
        raise NotImplementedError

    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win together; everybody alone unless the game has teams."""
        return tuple([(seat,) for seat in range(self.seats)])

    def face_name(self, face: Face) -> str:
        """The stable name of a face, as notations and views spell it."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise `BrokenLaw` unless every piece is in exactly one place (law 6)."""
        raise NotImplementedError

    # -- what a game may say -------------------------------------------------------------------------------------

    def universe(self, seat: int) -> list[Face]:
        """The faces `seat` could believe are behind what it does not know. By default the deck is public knowledge."""
        known = self.cards.known
        bit = 1 << seat
        return sorted([face for slot, face in enumerate(self.cards.face) if not known[slot] & bit])

    def restrictions(self, seat: int) -> list[Restriction]:
        """What `seat` can conclude about unknown slots from the public course of the game."""
        return []

    def demands(self, seat: int) -> list[Restriction]:
        """What `seat` can conclude of several slots together: at least one of them has such a face."""
        return []

    def quotas(self, seat: int) -> list[Quota]:
        """Of which unknown slots `seat` can tell how many have a face of some sort, but not which."""
        return []

    def mix_unseen(self) -> None:
        """Shuffle the piles nobody has seen, after an undo the table agreed to: nobody may know the next card."""

    def sources(self, hook: str) -> list[tuple[str, int]]:
        """What in play may answer a hook, in the order it is asked: the key of its handlers, and which one it is."""
        return []

    def knowledge(self, seat: int) -> Any:
        """What `seat` has learnt beyond faces (hidden values shown to it); compared by law 5."""
        return None

    # -- what the kernel does with it ----------------------------------------------------------------------------

    def everyone(self) -> list[int]:
        """All seats in order."""
        return list(range(self.seats))

    def after(self, seat: int) -> list[int]:
        """The other seats clockwise from `seat`."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def tell(self, event: Event) -> None:
        """Log an event, if anybody listens.

        Before one that is not rare a rule asks `if g.log is not None`, so that simulation does not even make it.
        """
        if self.log is not None:
            self.log.append(event)
            if self.witness is not None:
                self.witness(self, event)

    def stamp(self) -> tuple[int, int, int]:
        """Changes whenever something new was seen or drawn: the boundary of free undo."""
        return self.cards.news, self.rng.stamp(), self.news

    def dump(self) -> dict[str, Any]:
        """The state as plain data."""
        data: dict[str, Any] = {}
        for name, mark in self.marks.items():
            if mark is not PLUMBING:
                value = getattr(self, name)
                data[name] = value.dump() if mark.loads else msgspec.to_builtins(value)
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """Take over the attributes that `dump` wrote."""
        for name, mark in self.marks.items():
            if mark is PLUMBING:
                continue
            value = data[name]
            if mark.loads:
                value = mark.type.load(value)
            elif mark.type is not None:
                value = msgspec.convert(value, mark.type, str_keys=True)
            setattr(self, name, value)


def _attributes(g: State) -> set[str]:
    """The attributes of a state, in either build."""
    names: set[str] = set(getattr(g, "__dict__", {}))
    for cls in type(g).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
        names.update(vars(cls).get("__slots__", ()))
    return names - {"__dict__", "__weakref__"}


def check_marks(g: State) -> None:
    """Refuse a state with an attribute that nobody said who may know."""
    unmarked = sorted(_attributes(g) - set(g.marks))
    if unmarked:
        raise BrokenContract(
            f"{type(g).__name__} has attributes without a mark: {', '.join(unmarked)}; "
            "each needs PUBLIC, CARDS, CHANCE, PLUMBING or hidden(resample) in `marks`"
        )
    for name, mark in g.marks.items():
        if mark.kind == "hidden" and mark.resample is None:
            raise BrokenContract(f"{type(g).__name__}.{name} is hidden but has no resampler")
