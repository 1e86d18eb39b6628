"""What a game is to the rest of Camarilla, and the registry that finds games by entry point."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any

import msgspec

from camarilla.kernel.bots import Bot
from camarilla.kernel.errors import BadOptions, BadPosition, BrokenContract, UnknownGame
from camarilla.kernel.events import Event
from camarilla.kernel.facets import (
    MOVED,
    Advice,
    Crowds,
    Decisions,
    Decks,
    Previews,
    Prospects,
    Series,
    Vitals,
    Witness,
)
from camarilla.kernel.manners import Manners
from camarilla.kernel.options import Label
from camarilla.kernel.orders import ONLY_ANSWER, Order, OrderRule
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import State
from camarilla.kernel.wording import LANGUAGES, Wording, check_language

__all__ = ["Game", "Variant", "find", "names", "register", "registry"]


class Variant(msgspec.Struct, frozen=True):
    """A way to play that the laws exercise: a seat count and options."""

    seats: int
    options: dict[str, Any] = {}

    def __str__(self) -> str:
        extras = " ".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.seats} seats {extras}".strip()


class Game:
    """Describes one game; a package registers an instance under the entry point group `camarilla.games`.

    Subclasses set the class attributes and write `start`, `blank` and `bound`; the rest has useful defaults. What only
    some games have are facets: objects of their own, such as `decks`.
    """

    name: str
    """Short, stable, lower case: `potdevin`."""
    revision: int
    """Grows whenever a change of rules code could change how a recorded game replays."""
    package: str
    """Where the rules texts, messages and data files lie."""
    seat_counts: tuple[int, ...]
    options: type[msgspec.Struct]
    """A frozen struct: the game's own options with their defaults."""
    variants: tuple[Variant, ...]
    law_games: int = 500
    """How many random games of each variant make a thorough test of the laws (`camarilla laws` without a number)."""
    unsaid: frozenset[str] = frozenset()
    """Clauses from which players may conclude more than samples do; law 8 accepts worlds that only they rule out."""
    event_types: Mapping[str, type[Event]] = {}
    """The classes of what happens, by name (see `event_classes`): clients are told the clause behind each event."""
    bots: Mapping[str, Callable[[], Bot]] = {}
    orders: Mapping[str, OrderRule] = {}
    """Standing orders beyond the kernel's own."""
    first_orders: tuple[str, ...] = (ONLY_ANSWER,)
    """Orders that a person's seat begins with, unless that person has chosen others."""
    turn_orders: frozenset[str] = frozenset()
    """Orders that also answer what a seat is asked in its own turn; all others answer reactions alone."""
    hand_orders: frozenset[str] = frozenset()
    """Orders whose answer depends on what only their seat sees: when they answer must tell nobody of it."""
    attention: Mapping[str, str] = {}
    """How much a person wants to be asked: the order for each notch, `matters` or `me`; without one, everything."""
    attention_moments: tuple[str, ...] = ()
    """Questions a person may want to be asked all the same: prompts that those orders take in `args["ask"]`."""

    # -- facets: what some games have (see `camarilla.kernel.facets`) --------------------------------------------

    series: Series | None = None
    decks: Decks | None = None
    previews: Previews | None = None
    decisions: Decisions | None = None
    advice: Advice | None = None
    prospects: Prospects = Prospects()
    manners: Manners | None = None
    """How people play it (`camarilla.kernel.manners`)."""
    vitals: Vitals = Vitals()
    witness: Callable[[], Witness] | None = None
    """Makes the witness that watches one game for the laws."""
    crowds: Crowds | None = None

    def __init_subclass__(cls) -> None:
        """Refuse a game class that still defines what belongs to a facet now."""
        super().__init_subclass__()
        for name, place in MOVED.items():
            if name in vars(cls):
                raise BrokenContract(
                    f"{cls.__name__}.{name} is never asked any more: it moved to `{place}` (camarilla.kernel.facets)"
                )
        if isinstance(vars(cls).get("series"), bool):
            raise BrokenContract(f"{cls.__name__}.series is a facet now, not a yes or no: see camarilla.kernel.facets")

    # -- what a game must say ------------------------------------------------------------------------------------

    def start(self, seats: int, options: Any, rng: Rng) -> State:
        """Set the game up, as far as no decision is needed."""
        raise NotImplementedError

    def blank(self) -> State:
        """Any valid state; `restore` overwrites it when a position is loaded."""
        raise NotImplementedError

    def bound(self, seats: int, options: Any) -> int:
        """No game with these options has more decisions than this (law 7)."""
        raise NotImplementedError

    # -- what a game may say -------------------------------------------------------------------------------------

    def check_options(self, seats: int, options: Any) -> None:
        """Raise `BadOptions` if options and seat count do not go together."""

    def position(self, seats: int, options: Any, given: dict[str, Any], rng: Rng) -> State:
        """A state described by names, for scenarios and lessons; refuses with `BadPosition`. It goes on with `rng`."""
        raise BadPosition(f"{self.name} has no positions by name")

    def inspect(self, g: Any) -> dict[str, Any]:
        """Everything a scenario may expect something of, by names, nothing hidden."""
        return {}

    def older_state(self, revision: int, state: dict[str, Any]) -> dict[str, Any]:
        """A state that was saved under an earlier revision, as this one keeps it; refuses if it cannot go on."""
        raise BadPosition(f"this position is of revision {revision} of {self.name}; expected {self.revision}")

    def automatons(self, seats: int, options: Any) -> dict[int, str]:
        """The seats that the rules play by themselves and never ask, each with the name that results show."""
        return {}

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        """Options as the players may see them: without what only the table knows, such as the order of a deck."""
        return options

    def prepared(self, options: dict[str, Any]) -> bool:
        """Whether one person has prepared what is hidden from the others, such as their decks: that cannot be rated."""
        return False

    def cards(self) -> list[dict[str, Any]]:
        """The game's cards as data: each has at least `name`."""
        return []

    def notations(self, seats: int) -> tuple[str, ...]:
        """Every notation an option can have at a table of so many seats, whatever the options; the order never changes.

        Learners number answers by it, so new ones go to the end. Empty where notations are composed without end.
        """
        return ()

    # -- what the kernel does with it ----------------------------------------------------------------------------

    def read_options(self, seats: int, given: Mapping[str, Any] | Any | None = None) -> Any:
        """The options meant by `given`, checked; a mapping may hold strings, as a command line does."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadOptions(f"{self.name} is for {counts} seats, not {seats}")
        if isinstance(given, self.options):
            options: Any = given
        elif given is None or isinstance(given, Mapping):
            options = self.convert_options(given or {})
        else:
            raise BadOptions(f"{self.name}: options are given by name, not as {given!r}")
        self.check_options(seats, options)
        return options

    def convert_options(self, given: Mapping[str, Any]) -> Any:
        """A struct from a mapping, refusing names and values the schema does not have."""
        fields = self.options.__struct_fields__
        for key in given:
            if key not in fields:
                known = ", ".join(fields) or "none"
                raise BadOptions(f"{self.name} has no option {key!r}; its options are: {known}")
        try:
            return msgspec.convert(dict(given), self.options, strict=False)
        except msgspec.ValidationError as problem:
            raise BadOptions(f"{self.name}: {problem}") from None

    def text(self, file: str) -> str:
        """A text file of the game's package."""
        return files(self.package).joinpath(file).read_text("utf-8")

    def data(self, file: str) -> Any:
        """A JSON data file of the game's package."""
        return json.loads(self.text(file))

    def has_text(self, file: str) -> bool:
        """Whether the game's package has a file."""
        return files(self.package).joinpath(file).is_file()

    @cache  # noqa: B019  (games live as long as the process)
    def spoken(self, language: str) -> str:
        """The language in which the game is told to a reader of another: English if it has no messages in that one."""
        check_language(language)
        return language if self.has_text(f"messages.{language}.ftl") else "en"

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game has messages in."""
        return tuple(language for language in LANGUAGES if self.spoken(language) == language)

    @cache  # noqa: B019
    def wording(self, language: str = "en") -> Wording:
        """The game's messages, on top of the kernel's, in a language; in English where the game does not speak it."""
        spoken = self.spoken(language)
        return Wording(spoken, self.text(f"messages.{spoken}.ftl"))

    def say(self, label: Label, language: str = "en") -> str:
        """A label as a sentence."""
        return self.wording(language).say(label)

    def named(self, label: Label) -> Label:
        """A label whose message names everything; games whose labels hold ids of cards put names in their place."""
        return label

    def order_answer(self, g: State, seat: int, choice: Any, order: Order) -> str | None:
        """What a standing order answers to this choice, or None if the order does not apply to it."""
        rule = self.orders.get(order.kind)
        return None if rule is None else rule(g, seat, choice, order)


@cache
def registry() -> dict[str, Game]:
    """All registered games by name."""
    games = [entry.load() for entry in entry_points(group="camarilla.games")]
    return {game.name: game for game in sorted(games, key=lambda game: game.name)}


def register(game: Game) -> None:
    """Let `find` know a game that no entry point names: one being written, or one made for a test."""
    if registry().setdefault(game.name, game) is not game:
        raise BrokenContract(f"there are two games called {game.name!r}")


def names() -> list[str]:
    """The names of all registered games.

    >>> import camarilla
    >>> {"coup", "potdevin"} <= set(camarilla.names())
    True
    """
    return list(registry())


def find(game: str | Game) -> Game:
    """The game of that name.

    >>> import camarilla
    >>> game = camarilla.find("coup")
    >>> game.seat_counts
    (2, 3, 4, 5, 6, 7, 8, 9, 10)
    """
    if isinstance(game, Game):
        return game
    if game not in registry():
        raise UnknownGame(f"there is no game {game!r}; the games are: {', '.join(names()) or 'none'}")
    return registry()[game]
