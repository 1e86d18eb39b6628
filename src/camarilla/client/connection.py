"""A seat's connection to a server, as far as it is the same whether one blocks or awaits."""

from __future__ import annotations

import json
from typing import Any

from camarilla.client.http import Http, Refused
from camarilla.client.patience import PATIENCE, closed_for_good
from camarilla.client.seen import Seen

__all__ = ["Connection"]


class Connection:
    """What a seat has seen, and the socket over which it sees: made anew when it breaks, unless that is no use."""

    def __init__(self, client: Http, table: str, seat: int | None) -> None:
        self._client = client
        self._socket: Any = None
        self.seen = Seen(table, seat)

    def _handshake(self) -> dict[str, Any]:
        """What a new socket is opened with."""
        return {
            "uri": self._client.socket_address,
            "additional_headers": self._client.socket_headers(),
            "compression": None,
        }

    def _watch(self) -> str:
        """The first message on a new socket."""
        return json.dumps({"type": "watch", "table": self.seen.table, "seat": self.seen.seat})

    def _broken(self, problem: Exception, pause: float = 0.0) -> None:
        """Forget a socket that broke; raises the problem again if a new one would not help, or after long enough."""
        if closed_for_good(problem) or pause > PATIENCE:
            raise problem
        self._socket = None

    def _take_in(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message, after what it says has been noted; raises `Refused` if the server refused what was sent."""
        self.seen.hear(message)
        if self.seen.refused(message):
            raise Refused(0, message.get("code", ""), message.get("text", ""))
        return message
