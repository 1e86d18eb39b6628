"""What messages are made of: prompts and their options, seats, clocks, votes, lines of talk, hints, and plain JSON."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from camarilla.kernel.options import Guard, Label

__all__ = [
    "AnswerPrompt",
    "Chat",
    "ClockState",
    "DraftPart",
    "EditJSON",
    "EventJSON",
    "HintText",
    "LineText",
    "OptionText",
    "PartAnswer",
    "PlanText",
    "RefusalText",
    "SeatState",
    "TableState",
    "TableStatus",
    "ViewJSON",
    "VoteKind",
    "VoteState",
    "WeighedText",
]

ViewJSON = Annotated[dict[str, Any], Meta(title="View")]
"""A `View` as plain JSON values, ready to be sent."""
EventJSON = Annotated[dict[str, Any], Meta(title="GameEvent")]
"""A line of the log as plain JSON values, with the name of its class as `type`."""
EditJSON = Annotated[list[Any], Meta(title="Edit")]
"""A change of a view (see `deltas.py`)."""
TableStatus = Literal["open", "running", "finished", "stopped", "cancelled"]
VoteKind = Literal["undo", "pause", "resume", "kick"]
PartAnswer = tuple[Annotated[str, Meta(max_length=100)], Annotated[str, Meta(max_length=200)]]
"""An answer to a question of a decision: the id of the prompt's label, and a notation."""


class OptionText(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing a seat may answer, with its sentence in the client's language.

    A client does not answer at a touch what has a `guard`: `name` is named first, `lose` is asked about once more.
    `note` says in a few words what the answer costs, or how likely it succeeds.
    """

    notation: str
    text: str
    label: Label
    touches: tuple[str, ...] = ()
    guard: Guard = ""
    note: str = ""


class RefusalText(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a seat may not answer now: the clause and the reason as a sentence."""

    notation: str
    rule: str
    text: str


class AnswerPrompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question that is open for the watching seat. `held` is the answer it has given and may still change."""

    id: str
    text: str
    label: Label
    rule: str
    options: list[OptionText]
    refusals: list[RefusalText] = []
    touches: tuple[str, ...] = ()
    reaction: bool = False
    held: str | None = None


class ClockState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's time in milliseconds: what was left when the clocks were last told, and whether it is running.

    While a window is open all who are asked are shown running, whoever has answered already.
    """

    left: int
    grace: int = 0
    running: bool = False


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat. `bot` is set while a bot answers for it; `away` if it stands in for a person."""

    seat: int
    user: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    ready: bool = False
    connected: bool = False
    resigned: bool = False


class VoteState(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the table is asked to agree to: `undo`, `pause`, `resume`, or `kick` of a seat."""

    id: str
    kind: VoteKind
    by: int
    target: int | None = None
    agreed: tuple[int, ...] = ()
    needed: int = 0


class TableState(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody at a table knows about it besides the game itself."""

    id: str
    game: str
    status: TableStatus
    seats: list[SeatState]
    commitment: str = ""
    clocks: list[ClockState] = []
    paused: bool = False
    votes: list[VoteState] = []
    reason: str = ""
    watching: int = 0
    hints: bool = False
    """Whether its players may ask for hints."""


class Chat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of talk: from a seat or a watcher, to all or to some seats."""

    number: int
    name: str
    text: str
    at: float
    seat: int | None = None
    to: tuple[int, ...] | None = None
    user: str | None = None


class WeighedText(msgspec.Struct, frozen=True):
    """An answer as a hint weighs it: its share of the search, and the part of a win that it promises."""

    notation: str
    text: str
    share: float
    worth: float
    why: str = ""
    """A reason that people give, where the game has one: half a sentence."""


class LineText(msgspec.Struct, frozen=True):
    """An answer in the line that a hint expects, or fears."""

    seat: int
    text: str


class PlanText(msgspec.Struct, frozen=True):
    """A sensible answer, and why: what the game tells by its rules of thumb, or a search by what it is worth."""

    notation: str
    text: str
    why: str
    worth: float | None = None
    """The expected part of a win, where a search weighed it; it may have no other reason."""


class HintText(msgspec.Struct, frozen=True):
    """Why a hint is given: what else was weighed, the best first, and how it expects the game to go on."""

    worth: float
    iterations: int
    weighed: list[WeighedText]
    line: list[LineText]
    plans: list[PlanText] = []
    """What can sensibly be done here: first what a search weighed, then what else the game finds, each in order."""


class DraftPart(msgspec.Struct, frozen=True):
    """A question of a decision, the answer it has in the draft, and what is to be known of its answers, by notation.

    `changes` says how much more or less the seat has by then, answer included, of the things that the game names.
    """

    prompt: AnswerPrompt
    answer: str
    told: dict[str, Any]
    changes: dict[str, int] = {}
