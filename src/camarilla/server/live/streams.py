"""What those who watch a table are sent. Each pair of eyes (a seat's, or the public's) has its own numbered stream.

A view is made and encoded once for each pair of eyes whenever the game moves, whoever and however many watch through
them; they are sent what changed. When the game does not move (a sealed answer came in), others are sent nothing at all.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from camarilla.kernel.event_codec import unsealed
from camarilla.kernel.events import EVERYBODY, with_rules
from camarilla.server.api.protocol import ClockState, ServerMessage, Snapshot, TableState, Update
from camarilla.server.live.deltas import diff
from camarilla.server.live.operations import LiveGame, Outcome
from camarilla.server.live.prompts import Name, prompt_text

__all__ = ["ALL_LANGUAGES", "Frame", "Pending", "Sent", "ViewerStream", "encode", "plain_view", "to_all", "to_seats"]

ALL_LANGUAGES: Final = ""
"""The key of a frame that reads the same in every language."""
LOG_LINES: Final = 500
"""How many lines of the log a snapshot brings."""

encode = msgspec.json.Encoder().encode


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One message for those who watch a table, encoded, by language.

    For `eyes` it is the next of the stream of a seat (or, for None, of the public); for `all` it is for everybody, for
    `seats` for those who watch from these seats; `reset` asks all to look anew, `left` those who have left a seat (its
    readers); `gone` asks all to look away. `here` is for processes: which users are connected to the one that says it;
    `who` asks them for that.
    """

    kind: str
    seat: int | None = None
    seq: int = 0
    payloads: dict[str, bytes] = {}
    seats: tuple[int, ...] = ()
    fence: int = 0
    speaker: str | None = None
    """Whose talk it is: those who blocked that user are not sent it."""
    readers: tuple[str, ...] | None = None
    """The only users it is for: who watches from a seat may have lost it since."""
    process: str = ""
    users: tuple[str, ...] = ()

    def in_language(self, language: str) -> bytes | None:
        """What a client of that language is sent."""
        return self.payloads.get(language) or self.payloads.get(ALL_LANGUAGES)


def plain_view(game: LiveGame, seat: int | None) -> dict[str, Any]:
    """What a seat may see, as plain JSON data."""
    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.table.view(seat, figures=True)))
    return view


class Sent(msgspec.Struct, frozen=True):
    """How far those who watch through some eyes have been told."""

    seq: int
    view: dict[str, Any]
    total: int


class Pending(msgspec.Struct, frozen=True):
    """A frame that is ready to be sent, and what those who get it have then been told."""

    frame: Frame
    sent: Sent


class ViewerStream:
    """One pair of eyes at a table: what was last sent through them."""

    def __init__(
        self,
        table_id: str,
        seat: int | None,
        game: LiveGame,
        history: list[Any],
        names: Sequence[Name],
        undo_mode: Callable[[int], str],
    ) -> None:
        self.table_id = table_id
        self.names = names
        self.undo_mode = undo_mode
        self.seat = seat
        self.seq = 0
        self.view = plain_view(game, seat)
        self.noticed = _noticed_in(history, seat, 0)
        """The numbers of the events that these eyes noticed: their log."""
        self.languages: set[str] = set()
        self.worded: tuple[Any, Any] = (None, None)
        """The last question that was put into words, and what makes it that one: saying it costs more than the move."""
        self.sent = Sent(self.seq, self.view, game.total)
        """What has been sent through them already: the same, or what it was before the spectators' delay."""

    def observe(self, game: LiveGame, outcome: Outcome, clocks: list[ClockState]) -> Pending:
        """The game moved: what these eyes are sent."""
        view = plain_view(game, self.seat)
        delta = diff(self.view, view)
        self.view = view
        kept = None
        if self.noticed and self.noticed[-1] >= outcome.kept:
            del self.noticed[bisect_left(self.noticed, outcome.kept) :]
            kept = len(self.noticed)
        self.noticed += _noticed_in(outcome.events, self.seat, outcome.kept)
        events = with_rules(unsealed(outcome.events, self.seat), game.table.game.event_types)
        return self._frame(game, delta, events, kept, clocks)

    def refresh(self, game: LiveGame, clocks: list[ClockState]) -> Pending:
        """Something changed for these eyes only: an answer in hand, an order."""
        return self._frame(game, [], [], None, clocks)

    def _frame(
        self, game: LiveGame, delta: list[Any], events: list[Any], kept: int | None, clocks: list[ClockState]
    ) -> Pending:
        """An update for every language that is listened in."""
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
                )
            )
        return Pending(Frame("eyes", self.seat, self.seq, payloads), Sent(self.seq, self.view, game.total))

    def snapshot(
        self, game: LiveGame, history: list[Any], state: TableState, chat: list[Any], language: str, ref: str | None
    ) -> Snapshot:
        """All that these eyes may see now."""
        sent = self.sent
        log = unsealed(history[: sent.total], self.seat)
        return Snapshot(
            self.table_id,
            sent.seq,
            state,
            self.seat,
            sent.view,
            with_rules(log[-LOG_LINES:], game.table.game.event_types),
            max(0, len(log) - LOG_LINES),
            self.prompt(game, language),
            self.orders(game) or [],
            self.may_undo("free"),
            chat,
            ref,
            self.may_undo("ask"),
        )

    def prompt(self, game: LiveGame, language: str) -> Any:
        """The open question of a seat, in words."""
        if self.seat is None:
            return None
        which = game, game.number, language, self.names
        if self.worded[0] != which:
            self.worded = which, prompt_text(game.table, self.seat, game.prompt_id, language, self.names)
        return self.worded[1]

    def orders(self, game: LiveGame) -> Any:
        """A seat's own standing orders."""
        return None if self.seat is None else game.table.orders.get(self.seat, [])

    def may_undo(self, how: str) -> bool:
        """Whether the seat has an answer to take back in that way."""
        return self.seat is not None and self.undo_mode(self.seat) == how


def _noticed_in(events: list[Any], seat: int | None, first: int) -> list[int]:
    """The numbers of those sealed events that a seat notices, counted from `first`."""
    return [
        first + at for at, (to, _) in enumerate(events) if to == EVERYBODY or (seat is not None and to >> seat & 1 == 1)
    ]


def to_all(message: ServerMessage, speaker: str | None = None) -> Frame:
    """A message for everybody who watches."""
    return Frame("all", payloads={ALL_LANGUAGES: encode(message)}, speaker=speaker)


def to_seats(
    seats: tuple[int, ...], readers: tuple[str, ...], message: ServerMessage, speaker: str | None = None
) -> Frame:
    """A message for those who watch from some seats, and hold them."""
    payloads = {ALL_LANGUAGES: encode(message)}
    return Frame("seats", payloads=payloads, seats=seats, speaker=speaker, readers=readers)
