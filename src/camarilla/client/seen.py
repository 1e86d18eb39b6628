"""A table as a client knows it, kept up to date by the server's messages."""

from __future__ import annotations

from typing import Any, Final

__all__ = ["DONE", "Seen", "apply_edits"]

DONE: Final = ("finished", "cancelled")
"""How a table stands when nothing more will be asked there."""


def apply_edits(value: Any, edits: list[Any]) -> Any:
    """A copy of a JSON value with a server's edits made (docs/protocol.md): `[path, value]` puts, `[path]` takes away.

    >>> apply_edits({"a": [1, 2]}, [[["a", 2], 3], [["a", 0]], [["b"], {}]])
    {'a': [2, 3], 'b': {}}
    """
    for path, *put in edits:
        value = _edited(value, path, put)
    return value


def _edited(value: Any, path: list[Any], put: list[Any]) -> Any:
    """A copy of the value with one edit made at the end of a path."""
    if not path:
        return put[0]
    key, *rest = path
    copy = dict(value) if isinstance(value, dict) else list(value)
    if rest:
        copy[key] = _edited(value[key], rest, put)
    elif not put:
        del copy[key]
    elif isinstance(copy, list) and key == len(copy):
        copy.append(put[0])
    else:
        copy[key] = put[0]
    return copy


class Seen:
    """What a seat (None: the public) sees of a table: its view, its log, what it is asked, and how the table stands.

    >>> seen = Seen("t1", seat=0)
    >>> asked = {"id": "p7", "text": "Your turn", "options": [{"notation": "income"}, {"notation": "tax"}]}
    >>> view = {"board": {"coins": [2, 2]}}
    >>> seen.hear({"type": "snapshot", "table": "t1", "seq": 3, "state": {}, "view": view, "prompt": asked})
    >>> seen.asked
    True
    >>> seen.answer("tax")
    {'type': 'answer', 'table': 't1', 'seat': 0, 'prompt': 'p7', 'notation': 'tax'}
    >>> seen.asked
    False
    >>> seen.hear({"type": "update", "table": "t1", "seq": 4, "delta": [[["board", "coins", 0], 5]]})
    >>> seen.view
    {'board': {'coins': [5, 2]}}
    """

    def __init__(self, table: str, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.seq = -1
        """The number of the last message that changed the view; -1 before the first snapshot."""
        self.view: dict[str, Any] | None = None
        """As the game's schema says; None until the game has begun."""
        self.log: list[dict[str, Any]] = []
        """What happened, as far back as the server told."""
        self.log_start = 0
        """The number of the first line of `log`."""
        self.prompt: dict[str, Any] | None = None
        """What the seat is asked: `id`, `text`, `label`, `rule` and `options`, each with its `notation`."""
        self.state: dict[str, Any] = {}
        """Who sits where, and whether the table is open, running or finished."""
        self._answered = ""

    def hear(self, message: dict[str, Any]) -> None:
        """Take in a message of the server; those about other tables and other things are let pass."""
        kind = message["type"]
        if message.get("table") != self.table:
            return
        if kind == "snapshot":
            self.seq, self.state = message["seq"], message["state"]
            self.view, self.prompt = message.get("view"), message.get("prompt")
            self.log, self.log_start = message.get("log", []), message.get("log_start", 0)
            self._answered = ""
        elif kind == "update":
            self._update(message)
        elif kind == "status":
            self.state = message["state"]
        elif kind == "accepted" and "prompt" in message:
            self.prompt = message["prompt"]

    def _update(self, message: dict[str, Any]) -> None:
        """What changed."""
        self.seq = message["seq"]
        self.view = apply_edits(self.view, message.get("delta", []))
        if message.get("kept") is not None:
            del self.log[max(0, message["kept"] - self.log_start) :]
        self.log = [*self.log, *message.get("events", [])]
        self.prompt = message.get("prompt")

    @property
    def asked(self) -> bool:
        """Whether the seat is asked something that it has not answered."""
        prompt = self.prompt
        return prompt is not None and prompt.get("held") is None and prompt["id"] != self._answered

    @property
    def over(self) -> bool:
        """Whether nothing more will be asked."""
        return self.result is not None or self.state.get("status") in DONE

    @property
    def result(self) -> dict[str, Any] | None:
        """How the game ended: `winners`, `ranks`, `scores`; None as long as it has not."""
        return None if self.view is None else self.view.get("result")

    def answer(self, notation: str) -> dict[str, Any]:
        """The message that answers what is asked."""
        if self.prompt is None:
            raise ValueError(f"seat {self.seat} of {self.table} is asked nothing")
        self._answered = self.prompt["id"]
        return {
            "type": "answer",
            "table": self.table,
            "seat": self.seat,
            "prompt": self._answered,
            "notation": notation,
        }

    def refused(self, message: dict[str, Any]) -> bool:
        """Whether a message says that the answer was wrong; one that came too late does no harm."""
        return message["type"] == "refused" and message.get("code") != "stale"
