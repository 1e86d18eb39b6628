"""What some games have and others do not: series of games, decks, previews of answers, whole decisions, advice, what
bots that search are told.

A facet is a class here and an attribute of `Game`, which is None for a game that does not have it. To add one: write
its class, add the attribute to `Game`, and let those who want it ask `game.NAME` (or `need`, where a game without it is
the caller's mistake). `Prospects` alone is never None: by default it tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, ClassVar, Protocol, TypeVar

import msgspec

from camarilla.kernel.choices import Choice
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.options import Label, Option
from camarilla.kernel.rng import Rng
from camarilla.kernel.view import View

__all__ = [
    "MOVED",
    "Advice",
    "Changed",
    "Crowded",
    "Crowds",
    "Decisions",
    "DeckReport",
    "Decks",
    "Plan",
    "Previews",
    "Prospects",
    "Series",
    "Vitals",
    "Witness",
    "need",
]


class Changed(Protocol):
    """A callback for the dense laws: at this hook one card changed what another does there."""

    def __call__(self, moment: str, card: str, other: str, /) -> None:
        """Note that one of them did."""


class Series:
    """Games that follow one another, each set up from what the one before left. Oath has chronicles."""

    absent: ClassVar[str] = "games of {game} stand alone: there is no series"
    laws: int = 0
    """How many series of each variant the laws check besides single games."""

    def sequel(self, g: Any) -> dict[str, Any] | None:
        """The options that the next game is set up with, once this one is over; None before that."""
        raise NotImplementedError

    def story(self, options: dict[str, Any]) -> dict[str, Any] | None:
        """What everybody may know of a series that goes on with these options; None if there is nothing to tell."""
        return None

    def write(self, options: dict[str, Any]) -> str:
        """A series as a text that other tables read."""
        raise NotImplementedError

    def read(self, text: str, rng: Rng) -> dict[str, Any]:
        """The options for the next game of a series given as text; hidden things are drawn anew with `rng`."""
        raise NotImplementedError


class DeckReport(msgspec.Struct, frozen=True):
    """A deck somebody built: the card it starts with, the others, its text as the game writes it, and what is wrong."""

    start: str
    cards: list[str]
    text: str
    faults: list[tuple[str, Label]]
    """The clause a fault breaks, and the fault in words."""


class Decks:
    """Decks that players build and bring to the table. INWO has them."""

    absent: ClassVar[str] = "{game} is played without decks of one's own"
    dealt: ClassVar[tuple[str, ...]] = ()
    """What the game's option `decks` may say besides decks, each a way in which the table deals them out."""

    def ready(self) -> dict[str, str]:
        """Decks that come with the game, as text by name."""
        raise NotImplementedError

    def read(self, text: str, options: Any) -> DeckReport:
        """A deck from text, with everything that is wrong with it at a table with these options."""
        raise NotImplementedError

    def bring(self, seats: int, options: dict[str, Any], brought: Mapping[int, str]) -> dict[str, Any]:
        """The options of a table to which some seats bring decks of their own, as text by seat."""
        raise NotImplementedError

    def make(self, kind: str, options: Any, rng: Rng) -> DeckReport:
        """A random legal deck; the game says which kinds there are."""
        raise NotImplementedError


class Previews:
    """What would come of an answer, told before it is given. Oath tells the odds of a campaign.

    Law 5 covers what is told: it may follow from nothing but the view.
    """

    def tell(self, view: View, notation: str) -> Any:
        """What would come of an answer that the viewer may give: a struct or plain data; None: nothing to tell."""
        raise NotImplementedError


class Decisions:
    """Decisions that take several answers in a row, so that a person can settle all of them before the first is given.

    A campaign of Oath, an attack of INWO and a payment in Pax are such. The chain goes on while its seat alone is
    asked and nothing is drawn, rolled or seen. What a facet is asked about is a world that the seat cannot tell from
    the true one (a sample), so nothing that it tells can be a secret; and nobody looks at that world afterwards.
    """

    parts: ClassVar[frozenset[str]] = frozenset()
    """The questions that may follow the first one of a decision, by prompt."""
    reveals: ClassVar[frozenset[str]] = frozenset()
    """Of these the ones whose answer may lay open a card of one's own; the decision goes on all the same."""
    again: ClassVar[frozenset[str]] = frozenset()
    """Of these the ones that a decision may begin with, and be asked again: what is put into a deal, one by one."""
    rolls: ClassVar[frozenset[str]] = frozenset()
    """Of these the ones after whose answer chance may have a say, so that nobody knows what one then has."""

    def begins(self, prompt: str, notation: str) -> bool:
        """Whether an answer to a question is the first of a decision."""
        raise NotImplementedError

    def usual(self, g: Any, choice: Choice, notations: Sequence[str]) -> str | None:
        """What is filled in for a part until the person chooses otherwise. None: the decision ends before it."""
        raise NotImplementedError

    def figures(self, g: Any, choice: Choice, notation: str) -> Any:
        """What is to be known of an answer to a part, its odds or its cost: a struct or plain data; None: nothing."""
        return None

    def purse(self, g: Any, seat: int) -> dict[str, int]:
        """What a seat has of the things that decisions cost and bring, by name."""
        return {}


class Plan(msgspec.Struct, frozen=True):
    """A sensible answer, and the reason for it: half a sentence that goes on from the answer."""

    notation: str
    why: Label


class Advice:
    """What a seat can sensibly do, and why, as a player who knows the game would put it.

    Law 5 covers what is told: it may follow from nothing but the view, its figures, and the options; and from what the
    game's heuristic answers in worlds that the seat cannot tell from the true one.
    """

    heeds: ClassVar[bool] = False
    """Whether the game's heuristic is to be asked as well (`heeding`): the game by itself knows too little."""

    def plans(self, view: View, options: Sequence[Option]) -> list[Plan]:
        """Sensible answers, the best first; answers that are not worth a thought are left out."""
        raise NotImplementedError

    def why(self, view: View, options: Sequence[Option], notation: str) -> Label | None:
        """Why one would give an answer that somebody else finds good; None: the game has nothing to say to that."""
        return next((plan.why for plan in self.plans(view, options) if plan.notation == notation), None)

    def heeding(self, view: View, options: Sequence[Option], favoured: str) -> list[Plan]:
        """Sensible answers if the game's heuristic would give this one: it comes first, if there is a reason for it."""
        plans, why = self.plans(view, options), self.why(view, options, favoured)
        if why is None:
            return plans
        return [Plan(favoured, why), *[plan for plan in plans if plan.notation != favoured]]


class Prospects:
    """What a game tells bots that search. It is asked of imagined worlds only, so it may look at everything."""

    search: Mapping[str, Any] = {}
    """How a bot that searches plays this game at its best: fields of `camarilla.bots.search.Effort`."""

    def evaluate(self, g: Any) -> list[float] | None:
        """How likely each seat is to win from here, roughly, from 0 to 1; None: only the end of a game can tell."""
        return None

    def plausible(self, g: Any, seat: int) -> float:
        """How likely, from 0 to 1, the others would have played as they did in this world that `seat` imagines."""
        return 1.0

    def turns(self, g: Any) -> int:
        """How many turns have begun: worlds are judged after equally many. -1: the game does not count them."""
        return -1

    def reply(self, g: Any, choice: Any, values: list[Any]) -> Any:
        """A quick sensible answer to a choice, one of `values`; None: the game has none to offer."""
        return None

    def habit(self, g: Any, choice: Any) -> Any:
        """What the heuristic answers, legal for certain, before the answers are listed; None: it depends on them."""
        return None

    def glance(self, g: Any, seat: int) -> Any:
        """The board as far as the game's heuristic looks at it, drawn sooner than all of it; None: it looks at all."""
        return None


class Vitals:
    """What a game tells those who look at its health over many games (`camarilla health`); it may look at all."""

    def traits(self, g: Any, seat: int) -> dict[str, str]:
        """What a seat's fortune may depend on, at the start of a game: its role, its deck, its secret goal."""
        return {}

    def offered(self, g: Any) -> dict[str, list[str]]:
        """What could be used in this game, by the event that tells that it was: plots that lay open."""
        return {}


class Witness:
    """Looks on while the laws play a game, and knows what may not happen from one decision to the next (law 6).

    A state by itself says what must hold of it, in `State.check`; a witness remembers. INWO's looks at cancelled plays.
    """

    def look(self, g: Any) -> None:
        """The state at a decision; raises `BrokenLaw` if it does not follow from those seen before."""
        raise NotImplementedError


class Crowded(msgspec.Struct, frozen=True):
    """A table crowded with cards: seats, options, and its position by names.

    `eager` are cards of hands that ought to be played soon, because others wait for them.
    """

    seats: int
    options: dict[str, Any]
    position: dict[str, Any]
    eager: list[str] = []


class Crowds:
    """Legal positions crowded with cards that speak at the same moments. Oath, INWO and Pax have them."""

    absent: ClassVar[str] = "cards of {game} do not speak at the same moments: it has no crowded positions"

    def moments(self) -> Mapping[str, list[str]]:
        """The cards that speak at each moment of the rules, by name."""
        raise NotImplementedError

    def apart(self, one: str, other: str) -> bool:
        """Whether the rules never let two cards lie in play at once."""
        return False

    def lay(self, wanted: list[str], rng: Rng) -> Crowded:
        """A legal position with as many of these cards as find room, the first ones first."""
        raise NotImplementedError

    def in_play(self, g: Any) -> set[str]:
        """The cards that would be heard now, by name."""
        raise NotImplementedError

    def named(self, g: Any, key: str) -> str:
        """The card that an option touches by this key (`card:17`), by name; nothing where it is none."""
        kind, _, number = key.partition(":")
        return str(g.face_name(g.cards.face[int(number)])) if kind == "card" else ""

    def listen(self, changed: Changed) -> AbstractContextManager[None]:
        """While this lasts, `changed` is told of cards that change each other's effect as rules ask them."""
        return nullcontext()

    def compare(self, g: Any, changed: Changed) -> None:
        """Tell `changed` of cards in play that change each other's effect, where that shows in the state itself."""


MOVED: Mapping[str, str] = {
    "law_series": "series.laws",
    "sequel": "series.sequel",
    "story": "series.story",
    "write_series": "series.write",
    "read_series": "series.read",
    "ready_decks": "decks.ready",
    "read_deck": "decks.read",
    "bring_decks": "decks.bring",
    "make_deck": "decks.make",
    "search": "prospects.search",
    "evaluate": "prospects.evaluate",
    "plausible": "prospects.plausible",
    "turns": "prospects.turns",
    "reply": "prospects.reply",
}
"""Members that `Game` had before there were facets, and where they are now."""


class _Absent(Protocol):
    """A facet with the sentence for games that do not have it."""

    absent: ClassVar[str]


_Facet = TypeVar("_Facet", bound=_Absent)


def need(facet: _Facet | None, kind: type[_Facet], game: str) -> _Facet:
    """The facet; refuses with `BadOptions` if the game does not have it."""
    if facet is None:
        raise BadOptions(kind.absent.format(game=game))
    return facet
