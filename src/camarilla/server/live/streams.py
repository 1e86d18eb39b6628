"""Viewer streams: each seat, and the public, has its own numbered stream of updates.

When the game moves, a view is made, compared with the last one and encoded once for each stream, however many clients
read it. When it does not move (a sealed answer came in), nobody else is sent anything at all: that is how secrets keep.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
import structlog

from camarilla.kernel.event_codec import unsealed
from camarilla.kernel.events import EVERYBODY, with_rules
from camarilla.kernel.view import View
from camarilla.server.api.pieces import ClockState, TableState
from camarilla.server.api.protocol import ServerMessage, Snapshot, Update
from camarilla.server.live.deltas import diff
from camarilla.server.live.operations import LiveGame, Outcome
from camarilla.server.live.prompts import Name, prompt_text

__all__ = [
    "ALL_LANGUAGES",
    "Frame",
    "Pending",
    "Sent",
    "ViewerStream",
    "encode",
    "plain_view",
    "staged",
    "to_all",
    "to_seats",
]

_log = structlog.get_logger()

ALL_LANGUAGES: Final = ""
"""The key of a payload that is the same in every language."""
_LOG_LINES: Final = 500
"""How many lines of the log a snapshot has."""

encode = msgspec.json.Encoder().encode


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """An encoded message for those who watch a table, by language. Its kind says whom it is for:

    - `eyes`: the next update of the stream of a seat (None: of the public)
    - `all`, `seats`: everybody, or those who watch from these seats
    - `reset`, `left`: all (or its readers, who have lost a seat) fetch a new snapshot
    - `gone`: all stop watching
    - `free`: nobody owns the table any more, and processes whose clients watch it may claim it
    - `here`, `who`: processes tell each other which users are at an open table, or ask for that
    """

    kind: str
    seat: int | None = None
    seq: int = 0
    payloads: dict[str, bytes] = {}
    seats: tuple[int, ...] = ()
    fence: int = 0
    speaker: str | None = None
    """Who talks: clients that blocked that user do not get it."""
    readers: tuple[str, ...] | None = None
    """The only users who get it: a client may still watch from a seat that its user has lost."""
    process: str = ""
    users: tuple[str, ...] = ()

    def in_language(self, language: str) -> bytes | None:
        """The payload for a client of that language."""
        return self.payloads.get(language) or self.payloads.get(ALL_LANGUAGES)


def plain_view(view: View) -> dict[str, Any]:
    """A view as plain JSON data."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return plain


def staged(before: Any, moments: Iterable[Any]) -> list[list[Any]]:
    """The views (or what JSON makes of them) at the events of one answer, each as the edits of the one before."""
    edits = []
    for moment in moments:
        edits.append(diff(before, moment))
        before = moment
    return edits


class Sent(msgspec.Struct, frozen=True):
    """The last update of a stream that was sent."""

    seq: int
    view: View
    total: int


class Pending(msgspec.Struct, frozen=True):
    """An update that waits for its commit (and for the spectators' delay), and what its viewers have then been sent."""

    frame: Frame
    sent: Sent


class ViewerStream:
    """The numbered updates of one seat, or (None) of the public."""

    def __init__(
        self,
        table_id: str,
        seat: int | None,
        game: LiveGame,
        history: list[Any],
        names: Sequence[Name],
        undo_mode: Callable[[int], str],
        ahead: Callable[[int], str | None],
    ) -> None:
        self.table_id = table_id
        self.names = names
        self.undo_mode = undo_mode
        self.ahead = ahead
        """What standing orders are about to answer for a seat."""
        self.seat = seat
        self.seq = 0
        self.view = game.table.view(seat, figures=True)
        self.noticed = _noticed_in(history, seat, 0)
        """The numbers of the events that this viewer noticed: the log."""
        self.languages: set[str] = set()
        self.worded: tuple[Any, Any] = (None, None)
        """Cache of the rendered prompt and its key; rendering costs more than the move."""
        self.sent = Sent(self.seq, self.view, game.total)
        """The last update sent; older than `view` while spectators are delayed."""

    def observe(self, game: LiveGame, outcome: Outcome, clocks: list[ClockState]) -> Pending:
        """The game moved: the next update."""
        view = game.table.view(self.seat, figures=True)
        delta = diff(self.view, view)
        seat = self.seat
        stage = staged(self.view, [moment[seat] for moment in outcome.moments if seat in moment])
        self.view = view
        kept = None
        if self.noticed and self.noticed[-1] >= outcome.kept:
            del self.noticed[bisect_left(self.noticed, outcome.kept) :]
            kept = len(self.noticed)
        self.noticed += _noticed_in(outcome.events, self.seat, outcome.kept)
        events = _with_clauses(unsealed(outcome.events, self.seat), game)
        return self._frame(game, delta, events, kept, clocks, stage)

    def refresh(self, game: LiveGame, clocks: list[ClockState]) -> Pending:
        """Something changed for this viewer only (an answer in hand, an order): the next update."""
        return self._frame(game, [], [], None, clocks, [])

    def _frame(
        self,
        game: LiveGame,
        delta: list[Any],
        events: list[Any],
        kept: int | None,
        clocks: list[ClockState],
        stage: list[list[Any]],
    ) -> Pending:
        """The next update, in every language that somebody here reads."""
        self.seq += 1
        payloads = {}
        for language in self.languages if self.seat is not None else (ALL_LANGUAGES,):
            payloads[language] = encode(
                Update(
                    self.table_id,
                    self.seq,
                    delta,
                    events,
                    kept,
                    self.prompt(game, language),
                    self.orders(game),
                    self.may_undo("free"),
                    clocks,
                    self.may_undo("ask"),
                    stage,
                )
            )
        return Pending(Frame("eyes", self.seat, self.seq, payloads), Sent(self.seq, self.view, game.total))

    def snapshot(
        self, game: LiveGame, history: list[Any], state: TableState, chat: list[Any], language: str, ref: str | None
    ) -> Snapshot:
        """All that this viewer may see now."""
        sent = self.sent
        log = unsealed(history[: sent.total], self.seat)
        return Snapshot(
            self.table_id,
            sent.seq,
            state,
            self.seat,
            plain_view(sent.view),
            _with_clauses(log[-_LOG_LINES:], game),
            max(0, len(log) - _LOG_LINES),
            self.prompt(game, language),
            self.orders(game) or [],
            self.may_undo("free"),
            chat,
            ref,
            self.may_undo("ask"),
        )

    def prompt(self, game: LiveGame, language: str) -> Any:
        """The open prompt of the seat, in words; none while its standing orders are about to answer."""
        if self.seat is None:
            return None
        if self.ahead(self.seat) is not None:
            return None
        which = game, game.number, language, self.names
        if self.worded[0] != which:
            self.worded = which, prompt_text(game.table, self.seat, game.prompt_id, language, self.names)
        return self.worded[1]

    def orders(self, game: LiveGame) -> Any:
        """The seat's own standing orders."""
        return None if self.seat is None else game.table.orders.get(self.seat, [])

    def may_undo(self, how: str) -> bool:
        """Whether the seat may take its last answer back in that way."""
        return self.seat is not None and self.undo_mode(self.seat) == how


def _noticed_in(events: list[Any], seat: int | None, first: int) -> list[int]:
    """The numbers of the sealed events that a seat notices, counted from `first`."""
    return [
        first + at for at, (to, _) in enumerate(events) if to == EVERYBODY or (seat is not None and to >> seat & 1 == 1)
    ]


def to_all(message: ServerMessage, speaker: str | None = None, readers: tuple[str, ...] | None = None) -> Frame:
    """A frame for everybody who watches, or for some of them."""
    return Frame("all", payloads={ALL_LANGUAGES: encode(message)}, speaker=speaker, readers=readers)


def to_seats(
    seats: tuple[int, ...], readers: tuple[str, ...], message: ServerMessage, speaker: str | None = None
) -> Frame:
    """A frame for those who hold some seats and watch from there."""
    payloads = {ALL_LANGUAGES: encode(message)}
    return Frame("seats", payloads=payloads, seats=seats, speaker=speaker, readers=readers)


def _with_clauses(events: list[dict[str, Any]], game: LiveGame) -> list[dict[str, Any]]:
    """Events with the clauses behind them. If a game's code fails to name one, the table goes on without them."""
    try:
        return with_rules(events, game.table.game.event_types)
    except Exception:
        _log.exception("a game did not name the clauses of its events", game=game.table.game.name)
        return events
