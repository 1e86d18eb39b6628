"""What is sent and received over HTTP about games and tables; the OpenAPI document is made from such structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from camarilla.checks.ledger import Clause
from camarilla.kernel.result import Result
from camarilla.server.api.inputs import Input, Language, Title
from camarilla.server.api.pieces import AnswerPrompt, EditJSON, EventJSON, SeatState, TableStatus, ViewJSON

__all__ = [
    "Clocks",
    "DeckFault",
    "DeckPage",
    "Fork",
    "GameFiles",
    "GameInfo",
    "Join",
    "LadderLine",
    "LessonPage",
    "NewSeries",
    "NewTable",
    "OwnDeck",
    "PuzzlePage",
    "Quick",
    "Ready",
    "Replay",
    "ReplayStep",
    "ReviewPage",
    "RulesText",
    "SeatBot",
    "SeriesInfo",
    "SeriesText",
    "TableInfo",
    "TablePage",
    "TurningPoint",
]


# -- games -------------------------------------------------------------------------------------------------------------


class GameFiles(msgspec.Struct, frozen=True):
    """Addresses of what a game's package brings for a page: its messages by language, and a drawing, where it has one.

    `script` is a JavaScript module, `style` a style sheet, and `emblem` a picture in one colour.
    """

    messages: dict[str, str]
    script: str | None
    style: str | None
    emblem: str | None


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here. `options` is a JSON Schema; `bots` go from weakest to strongest.

    `first_orders` are the standing orders that people begin with unless they have chosen others. `attention` has the
    order for each notch of how much one is asked, `matters` and `me`; `moments` are questions these leave to a person
    if told so. `series` says whether its games follow one another in chronicles. `decks` are those that come with it,
    by name, as they are called.
    """

    name: str
    title: dict[str, str]
    about: dict[str, str]
    seat_counts: list[int]
    options: dict[str, Any]
    bots: list[str]
    orders: list[str]
    revision: int
    series: bool
    files: GameFiles
    first_orders: list[str] = []
    decks: dict[str, str] = {}
    attention: dict[str, str] = {}
    moments: list[str] = []


class RulesText(msgspec.Struct, frozen=True):
    """The rules of a game in numbered clauses; their texts are Markdown."""

    title: str
    clauses: list[Clause]
    language: str = "en"
    """What they are written in: English if the game has none in the language asked for."""


class LadderLine(msgspec.Struct, frozen=True):
    """A player on the ladder of a game."""

    user: str
    name: str
    mu: float
    sigma: float
    games: int
    ordinal: float


# -- tables ------------------------------------------------------------------------------------------------------------


class Clocks(Input, frozen=True):
    """A kind of clock.

    `live`: seconds for the game, seconds added after each answer, and free seconds for each prompt, of which there are
    always five at the least: pages first show what led to it. `days`: days for each decision. `none`: no clock.
    """

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[int, Meta(ge=10, le=36000)] = 900
    increment: Annotated[int, Meta(ge=0, le=600)] = 10
    grace: Annotated[int, Meta(ge=0, le=600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3
    on_timeout: Literal["default", "bot", "resign"] = "bot"


class NewTable(Input, frozen=True):
    """A table to be opened. `bots` are names by seat (as a string); other seats are for people.

    At a `hot_seat` table its maker holds every seat that is not a bot's. `seat` is where the maker sits (null: any).
    `series` is the id of a chronicle that goes on with this table; without one, a game that has them begins a new one.
    `hints` allows hints where people play people; who plays bots alone may ask for them anyway.
    """

    game: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Any] = {}
    bots: dict[str, str] = {}
    title: Title = ""
    clocks: Clocks = Clocks()
    visibility: Literal["public", "private"] = "private"
    spectators: Literal["none", "all"] = "all"
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    whispers: bool = False
    hot_seat: bool = False
    rated: bool = True
    hints: bool = False
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    start: bool = False
    series: Annotated[str, Meta(max_length=40)] | None = None


class Join(Input, frozen=True):
    """Sit down; `invite` is the token of an invitation, needed at a private table."""

    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    invite: str | None = None


class Ready(Input, frozen=True):
    """Whether the player is ready to begin."""

    ready: bool = True


class OwnDeck(Input, frozen=True):
    """A deck for an open table, in the game's text format; without a text the seat plays the table's deck."""

    text: Annotated[str, Meta(max_length=20_000)] = ""
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    language: Language = "en"


class SeatBot(Input, frozen=True):
    """Put a bot on a seat of an open table, or (null) free it for a person."""

    bot: str | None = None


class Fork(Input, frozen=True):
    """Go on from a finished game after so many of its steps, with a new seed."""

    step: Annotated[int, Meta(ge=0)]
    bots: dict[str, str] = {}
    seat: Annotated[int, Meta(ge=0, le=15)] | None = None
    hot_seat: bool = False
    visibility: Literal["public", "private"] = "private"
    start: bool = False


class Quick(Input, frozen=True):
    """Sit down at any open table of a game, or open one."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None


class TableInfo(msgspec.Struct, frozen=True):
    """A table as lists show it. `waiting` are the asker's own seats that are being asked; `mine` all its seats.

    `decks` are those the asker brings to the table, by seat; nobody else is shown them.
    """

    id: str
    game: str
    title: str
    status: TableStatus
    host: str | None
    seats: list[SeatState]
    options: dict[str, Any]
    clocks: Clocks
    visibility: str
    spectators: str
    delay: int
    whispers: bool
    hot_seat: bool
    rated: bool
    created: float
    started: float | None
    finished: float | None
    commitment: str
    result: Result | None
    reason: str
    forked_from: str | None
    series: str | None
    steps: int
    mine: list[int]
    waiting: list[int]
    decks: dict[int, str] = {}
    hints: bool = False


class TablePage(msgspec.Struct, frozen=True):
    """A page of a list of tables, newest first; `next` begins the following page."""

    tables: list[TableInfo]
    next: str | None


class SeriesInfo(msgspec.Struct, frozen=True):
    """A chronicle: how many of its games are over, what is known of it, and its tables, newest first.

    `options` are what the next game is set up with, as far as its players may know; `story` is what the game itself has
    to tell, null before anything has happened.
    """

    id: str
    game: str
    title: str
    created: float
    finished: int
    options: dict[str, Any]
    story: dict[str, Any] | None
    tables: list[TableInfo]


class NewSeries(Input, frozen=True):
    """A chronicle that somebody brings, as the text that another table wrote."""

    game: str
    text: Annotated[str, Meta(max_length=40_000)]
    title: Title = ""


class SeriesText(msgspec.Struct, frozen=True):
    """A chronicle as a text for other tables."""

    text: str


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a replay: what turns the view before into the view after, and what happened.

    `stage` has the view at the moment of each event, as edits of the one before; the first edits the view before.
    """

    delta: list[EditJSON]
    events: list[EventJSON]
    answers: list[Any] = []
    stage: list[list[EditJSON]] = []


class TurningPoint(msgspec.Struct, frozen=True):
    """A step at which a game turned: who answered what (-1: several at once), and whose chance to win changed most."""

    step: int
    seat: int
    text: str
    gainer: int
    before: float
    after: float
    better: str
    """What a search with that player's knowledge would have answered; empty if nothing clearly better was found."""
    question: str = ""
    """What was asked."""


class ReviewPage(msgspec.Struct, frozen=True):
    """A finished game reviewed: each seat's chance to win after each step, from 0 on, and where it turned."""

    table: str
    chances: list[list[float]]
    turns: list[TurningPoint]


class Replay(msgspec.Struct, frozen=True):
    """A finished game through one pair of eyes: the view after the set-up, then step by step."""

    table: str
    game: str
    eye: str
    view: ViewJSON
    opening: list[EventJSON]
    steps: list[ReplayStep]
    result: Result | None


class DeckFault(msgspec.Struct, frozen=True):
    """Something wrong with a deck, and the clause it breaks."""

    rule: str
    text: str


class DeckPage(msgspec.Struct, frozen=True):
    """A deck as the game reads it; it is legal if there are no faults."""

    start: str
    cards: list[str]
    text: str
    faults: list[DeckFault]


class LessonPage(msgspec.Struct, frozen=True):
    """What the teacher says and what is on the table; `taken` counts the answers that were right.

    Without a `prompt`, and unless it is `done`, the pupil reads on by answering `next`.
    """

    view: ViewJSON
    prompt: AnswerPrompt | None
    events: list[EventJSON]
    text: str
    wrong: bool
    taken: int
    step: int
    of: int
    done: bool
    previews: dict[str, Any] = {}
    """What would come of the answers, by notation, where the game can tell (as the message `preview` does)."""
    reply: str = ""
    """What the teacher says of an answer that was wrong; the instruction stays."""
    points: list[str] = []
    """What the teacher points at: keys of things and places on the table, and notations."""
    exercise: bool = False
    """Whether the pupil plays freely until a goal is reached."""


class PuzzlePage(msgspec.Struct, frozen=True):
    """What a puzzle asks and what its seat sees; `taken` counts the answers that were right.

    Without a `prompt` the puzzle is over: it is `solved`, or the solution was asked for.
    """

    view: ViewJSON
    prompt: AnswerPrompt | None
    events: list[EventJSON]
    kind: str
    question: str
    rule: str
    """The clause that matters."""
    rating: int
    taken: int
    of: int
    solved: bool
    wrong: str = ""
    """The notation of an answer that was wrong..."""
    reply: str = ""
    """...and why; the question stays."""
    solution: list[str] = []
    """The solution in words, sentence by sentence, once the puzzle is over."""
    previews: dict[str, Any] = {}
    """What would come of the answers, by notation, where the game can tell (as the message `preview` does)."""
