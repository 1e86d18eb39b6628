"""Questions a rule may put to the seats, and the flow type that rules are written in.

A rule is a generator: `card = yield from choose(FOLLOW, seat)`. What is asked is an `Ask`, declared once beside the
rule: its clause, the function that lists the legal values, and the function that names one. The pending `Choice` holds
only the ask, the seat and public references, so the values are listed when somebody looks, from the state as it then
is; simulation never builds a notation.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from camarilla.kernel.errors import BrokenContract
from camarilla.kernel.options import Label, Option, Prompt, Refusal

__all__ = [
    "PASS",
    "PRIORITY",
    "SEALED",
    "Ask",
    "Choice",
    "Flow",
    "Poll",
    "Question",
    "choose",
    "in_seat_order",
    "is_checkpoint",
    "word",
    "words",
]

_V = TypeVar("_V")
_T = TypeVar("_T")

PASS: Final = "pass"
"""The value, and notation, of declining to react in a window."""

_MOST_SEATS: Final = 16

SEALED: Final = "sealed"
PRIORITY: Final = "priority"


class Ask(Generic[_V]):
    """A kind of question.

    `values(g, seat, *about)` lists the legal values, `option(g, seat, value)` names one of them; `about` are the public
    references (seats, slots, numbers) the choice was asked with. `refusals`, for explain mode, lists what is not legal
    and why. A *checkpoint* is a question at which the main loop can be entered anew from a copy of the state; a
    *reaction* is one that standing orders may answer; the answer to a *secret* one is nobody else's business, so law 5
    lets others answer it differently in the two worlds it compares. `key(g, seat, value)` is for those who only want to
    tell options apart, and fast: values with the same key have the same notation, at every table. `note(g, seat, value,
    *about)` says in a few words what an answer costs, or how likely it succeeds, before it is given; None: nothing.
    """

    __slots__ = (
        "args",
        "checkpoint",
        "fixed",
        "key",
        "note",
        "option",
        "plain",
        "polls",
        "prompt",
        "reaction",
        "refusals",
        "rule",
        "secret",
        "touches",
        "values",
    )

    def __init__(
        self,
        prompt: str,
        rule: str,
        values: Callable[..., list[_V]],
        option: Callable[[Any, int, Any], Option],
        *,
        refusals: Callable[..., list[Refusal]] | None = None,
        args: Callable[..., dict[str, Any]] | None = None,
        touches: Callable[..., tuple[str, ...]] | None = None,
        checkpoint: bool = False,
        reaction: bool = False,
        secret: bool = False,
        key: Callable[[Any, int, Any], Any] | None = None,
        note: Callable[..., Label | None] | None = None,
    ) -> None:
        self.prompt = prompt
        self.rule = rule
        self.fixed: list[_V] | None = getattr(values, "words", None)
        """The values, where they are always the same."""
        self.values = values
        self.option = option
        self.refusals = refusals
        self.args = args
        self.touches = touches
        self.checkpoint = checkpoint
        self.reaction = reaction
        self.secret = secret
        self.key = key
        self.note = note
        self.plain = [Choice(self, seat) for seat in range(_MOST_SEATS)]
        self.polls: dict[tuple[str, tuple[int, ...]], Poll] = {}

    def of_all(self, seats: list[int] | tuple[int, ...], policy: str) -> Poll:
        """This question put to several seats at once, about nothing in particular; made once, as nobody changes it."""
        key = (policy, tuple(seats))
        poll = self.polls.get(key)
        if poll is None:
            poll = self.polls[key] = Poll([self.plain[seat] for seat in seats], policy)
        return poll

    def to(self, seat: int) -> Choice:
        """This question put to a seat, about nothing in particular: `answer = yield ASK.to(seat)`."""
        return self.plain[seat]


class Question:
    """Something a flow waits for: a choice of one seat, or a poll of several."""

    __slots__ = ()


class Choice(Question):
    """One seat is asked one thing."""

    __slots__ = ("about", "ask", "seat")

    def __init__(self, ask: Ask[Any], seat: int, about: tuple[Any, ...] = ()) -> None:
        self.ask = ask
        self.seat = seat
        self.about = about

    def values(self, g: Any) -> list[Any]:
        """The legal values now."""
        ask = self.ask
        if ask.fixed is not None:
            return ask.fixed
        if self.about:
            return ask.values(g, self.seat, *self.about)
        return ask.values(g, self.seat)

    def options(self, g: Any) -> list[Option]:
        """The legal values now, named."""
        name = self.ask.option
        return [name(g, self.seat, value) for value in self.values(g)]

    def notes(self, g: Any) -> dict[str, Label]:
        """What is to be known of the answers before one is given, a price or odds, by notation."""
        note, name = self.ask.note, self.ask.option
        if note is None:
            return {}
        found = {name(g, self.seat, value).notation: note(g, self.seat, value, *self.about) for value in self.values(g)}
        return {notation: label for notation, label in found.items() if label is not None}

    def prompt(self, g: Any) -> Prompt:
        """What to show while this is open."""
        ask = self.ask
        args = ask.args(g, self.seat, *self.about) if ask.args is not None else {}
        touches = ask.touches(g, self.seat, *self.about) if ask.touches is not None else ()
        return Prompt(Label(ask.prompt, args), ask.rule, touches)

    def refusals(self, g: Any) -> list[Refusal]:
        """What the seat may not do now, and why."""
        if self.ask.refusals is None:
            return []
        return self.ask.refusals(g, self.seat, *self.about)

    def find(self, g: Any, notation: str) -> tuple[bool, Any]:
        """Whether `notation` is legal now, and the value it stands for."""
        name = self.ask.option
        for value in self.values(g):
            if name(g, self.seat, value).notation == notation:
                return True, value
        return False, None


class Poll(Question):
    """Several seats are asked at once; answers are held aside until all are in.

    Under *priority*, `choices` stand in the rules' order: the first that does not pass is heard, and neither the flow,
    nor the record, nor anybody else ever sees what the others answered.
    """

    __slots__ = ("_by_seat", "choices", "policy")

    def __init__(self, choices: list[Choice], policy: str = SEALED) -> None:
        if not choices:
            raise BrokenContract("a poll asks at least one seat")
        self.choices = choices
        self.policy = policy
        self._by_seat: list[Choice] | None = None

    def by_seat(self) -> list[Choice]:
        """The choices in seat order, sorted once, as nobody changes them; simulation never asks for that."""
        if self._by_seat is None:
            self._by_seat = in_seat_order(self.choices)
        return self._by_seat

    def of(self, seat: int) -> Choice | None:
        """What this poll asks of `seat`, if anything."""
        for choice in self.choices:
            if choice.seat == seat:
                return choice
        return None

    def heard(self, answers: dict[int, Any]) -> int:
        """Under priority: the first seat that does not pass, or -1."""
        for choice in self.choices:
            if answers[choice.seat] != PASS:
                return choice.seat
        return -1

    def close(self, answers: dict[int, Any]) -> Any:
        """What the flow gets once all have answered.

        Sealed: the answers by seat. Under priority: the one heard as `(seat, value)`, or None.
        """
        if self.policy == SEALED:
            return {choice.seat: answers[choice.seat] for choice in self.choices}
        seat = self.heard(answers)
        return None if seat < 0 else (seat, answers[seat])


def is_checkpoint(question: Question) -> bool:
    """Whether the main loop can be entered anew at this question."""
    if isinstance(question, Poll):
        return all(choice.ask.checkpoint for choice in question.choices)
    return isinstance(question, Choice) and question.ask.checkpoint


def in_seat_order(choices: list[Choice]) -> list[Choice]:
    """Choices sorted by seat: the order in which the public is told who is asked."""
    return sorted(choices, key=attrgetter("seat"))


Flow = Generator[Question, Any, _T]


def choose(ask: Ask[_V], seat: int, *about: Any) -> Flow[_V]:
    """Ask one seat and wait for its answer."""
    answer: _V = yield Choice(ask, seat, about)
    return answer


def word(g: Any, seat: int, value: str) -> Option:
    """Name a value that is its own notation; its message id is the value with `option-` before it."""
    return Option(value, Label(f"option-{value}"))


class _Words:
    """A listing that always offers the same words."""

    def __init__(self, offered: list[str]) -> None:
        self.words = offered

    def __call__(self, g: Any, seat: int, *about: Any) -> list[str]:
        return self.words


def words(*values: str) -> _Words:
    """A listing that always offers the same words: `Ask("prompt", "CO-4.1", words("pass", "challenge"), word)`."""
    return _Words(list(values))
