"""What a client and the server say to each other over the WebSocket, as structs with published JSON Schemas.

A client opens one socket (`/ws`) and watches any number of tables through it. Everything needed to play is in the
messages as text: a prompt comes whole, with every option and its sentence, so a client that only prints can play. What
a seat may not know is in no message, and nothing is sent when somebody else's sealed answer arrives.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from camarilla.kernel.orders import Order
from camarilla.server.api.pieces import (
    AnswerPrompt,
    Chat,
    ClockState,
    DraftPart,
    EditJSON,
    EventJSON,
    HintText,
    PartAnswer,
    TableState,
    ViewJSON,
    VoteKind,
)

__all__ = [
    "Accepted",
    "Answer",
    "AnyClientMessage",
    "AnyServerMessage",
    "ClientMessage",
    "Draft",
    "EndOrders",
    "GiveOrder",
    "Gone",
    "Hint",
    "Ping",
    "Pong",
    "Preview",
    "Propose",
    "Refresh",
    "Refused",
    "Resign",
    "Said",
    "Say",
    "ServerMessage",
    "Snapshot",
    "Status",
    "StepAway",
    "TakeSeat",
    "Undo",
    "Unwatch",
    "Update",
    "Vote",
    "Watch",
    "Welcome",
    "Why",
]


# -- from the client ---------------------------------------------------------------------------------------------------


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client sends. `ref` is any string of its own; the reply carries it back."""


class Watch(ClientMessage, frozen=True, tag="watch", kw_only=True):
    """Watch a table from an own `seat`, or as the public (null); a private one with the token of an invitation."""

    table: str
    seat: int | None = None
    invite: str | None = None
    ref: str | None = None


class Unwatch(ClientMessage, frozen=True, tag="unwatch", kw_only=True):
    """Stop watching a table."""

    table: str
    ref: str | None = None


class Answer(ClientMessage, frozen=True, tag="answer", kw_only=True):
    """Answer the prompt of that id with a notation; and where that begins a decision, the questions `then` as well.

    A decision is given as a whole: if a part of it is refused, no part is given.
    """

    table: str
    seat: int
    prompt: str
    notation: str
    then: Annotated[list[PartAnswer], Meta(max_length=100)] = []
    ref: str | None = None


class Undo(ClientMessage, frozen=True, tag="undo", kw_only=True):
    """Take back the last answer, as far as that is free; past that, ask the table (`propose`)."""

    table: str
    seat: int
    ref: str | None = None


class GiveOrder(ClientMessage, frozen=True, tag="order", kw_only=True):
    """Give a standing order."""

    table: str
    seat: int
    order: Order
    ref: str | None = None


class EndOrders(ClientMessage, frozen=True, tag="end-orders", kw_only=True):
    """End standing orders: all, or those of a kind."""

    table: str
    seat: int
    kind: str | None = None
    ref: str | None = None


class Why(ClientMessage, frozen=True, tag="why", kw_only=True):
    """Ask why a notation is not legal."""

    table: str
    seat: int
    notation: str
    ref: str | None = None


class Preview(ClientMessage, frozen=True, tag="preview", kw_only=True):
    """Ask what would come of some answers that one may give: what the game can tell of them, from one's own view."""

    table: str
    seat: int
    notations: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=200)]
    ref: str | None = None


class Draft(ClientMessage, frozen=True, tag="draft", kw_only=True):
    """Ask how a decision of several answers would go, before the first is given: from one's own view, and nobody hears.

    `wishes` are answers by question; a question for which none is legal gets the answer that is usual.
    """

    table: str
    seat: int
    wishes: Annotated[list[PartAnswer], Meta(max_length=100)]
    ref: str | None = None


class Say(ClientMessage, frozen=True, tag="say", kw_only=True):
    """Talk at a table: to all, or whisper to some seats where the table allows it."""

    table: str
    text: str
    to: tuple[int, ...] | None = None
    seat: int | None = None
    invite: str | None = None
    ref: str | None = None


class Propose(ClientMessage, frozen=True, tag="propose", kw_only=True):
    """Ask the table to agree to an undo, a pause, going on, or the removal of an absent seat."""

    table: str
    seat: int
    kind: VoteKind
    target: int | None = None
    ref: str | None = None


class Vote(ClientMessage, frozen=True, tag="vote", kw_only=True):
    """Agree or not to what was proposed."""

    table: str
    seat: int
    vote: str
    agree: bool
    ref: str | None = None


class Resign(ClientMessage, frozen=True, tag="resign", kw_only=True):
    """Give the game up; a bot plays the seat to the end."""

    table: str
    seat: int
    ref: str | None = None


class StepAway(ClientMessage, frozen=True, tag="away", kw_only=True):
    """Let a bot answer for the user's seat, or (false) take the seat back."""

    table: str
    seat: int
    away: bool
    ref: str | None = None


class TakeSeat(ClientMessage, frozen=True, tag="take", kw_only=True):
    """Sit down in the place of somebody who left a running table; null takes any such seat."""

    table: str
    seat: int | None = None
    invite: str | None = None
    ref: str | None = None


class Hint(ClientMessage, frozen=True, tag="hint", kw_only=True):
    """Ask what the best bot would answer here; `glance` asks only what the game itself finds sensible, at once, or else
    what a light bot would answer."""

    table: str
    seat: int
    glance: bool = False
    ref: str | None = None


class Refresh(ClientMessage, frozen=True, tag="refresh", kw_only=True):
    """Have a running table read its players' names and vacations anew."""

    table: str
    ref: str | None = None


class Ping(ClientMessage, frozen=True, tag="ping", kw_only=True):
    """A ping."""

    ref: str | None = None


AnyClientMessage = (
    Watch
    | Unwatch
    | Answer
    | Undo
    | GiveOrder
    | EndOrders
    | Why
    | Preview
    | Draft
    | Say
    | Propose
    | Vote
    | Resign
    | StepAway
    | TakeSeat
    | Hint
    | Refresh
    | Ping
)


# -- from the server ---------------------------------------------------------------------------------------------------


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What the server sends."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The first message: who the server takes the client for, and the language it will speak."""

    user: str
    name: str
    language: str
    version: str


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """A table as the watcher may see it now. What follows is numbered from `seq` on.

    `log` holds the latest lines, of which the first is number `log_start`. An open table has no view yet.
    """

    table: str
    seq: int
    state: TableState
    seat: int | None = None
    view: ViewJSON | None = None
    log: list[EventJSON] = []
    log_start: int = 0
    prompt: AnswerPrompt | None = None
    orders: list[Order] = []
    undo: bool = False
    chat: list[Chat] = []
    ref: str | None = None
    undo_asks: bool = False
    """The seat's last answer goes only if the table agrees: other people have been asked since."""


class Update(ServerMessage, frozen=True, tag="update"):
    """What changed, for this watcher. `delta` turns the last view into the new one (see `deltas.py`).

    `events` are new lines of the log, after its first `kept` (fewer than before when something was undone). `stage` has
    the view at the moment of each of them, as edits of the one before; the first edits the last view.
    """

    table: str
    seq: int
    delta: list[EditJSON] = []
    events: list[EventJSON] = []
    kept: int | None = None
    prompt: AnswerPrompt | None = None
    orders: list[Order] | None = None
    undo: bool = False
    clocks: list[ClockState] = []
    undo_asks: bool = False
    stage: list[list[EditJSON]] = []


class Status(ServerMessage, frozen=True, tag="status"):
    """Something about the table itself changed: seats, connections, votes, pause, its end."""

    table: str
    state: TableState


class Said(ServerMessage, frozen=True, tag="said"):
    """Somebody talked."""

    table: str
    chat: Chat


class Accepted(ServerMessage, frozen=True, tag="accepted"):
    """The message was carried out. What it changed for the client's own eyes comes with it."""

    ref: str | None = None
    table: str | None = None
    prompt: AnswerPrompt | None = None
    orders: list[Order] | None = None
    text: str | None = None
    notation: str | None = None
    rule: str | None = None
    undo: bool = False
    hint: HintText | None = None
    undo_asks: bool = False
    previews: dict[str, Any] | None = None
    """What a `preview` asked for, by notation: the game's own data, where it has something to tell."""
    draft: list[DraftPart] | None = None
    """What a `draft` asked for: the questions of the decision in order, as far as nobody else has a say."""


class Refused(ServerMessage, frozen=True, tag="refused"):
    """The message was not carried out and nothing changed; `code` is for programs, `text` for those who write them.

    `message` and `args` are for people: the page has a sentence `refused-MESSAGE` in every language it speaks.
    """

    code: str
    text: str
    ref: str | None = None
    table: str | None = None
    rule: str | None = None
    message: str = ""
    args: dict[str, str | int] = {}


class Gone(ServerMessage, frozen=True, tag="gone"):
    """The table can no longer be watched: it was cancelled, or the watcher lost the right to."""

    table: str
    text: str


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The reply to a ping."""

    ref: str | None = None


AnyServerMessage = Welcome | Snapshot | Update | Status | Said | Accepted | Refused | Gone | Pong
