"""A message on its way to the process that owns the table, and the reply on its way back."""

from __future__ import annotations

import msgspec

from camarilla.kernel.errors import CamarillaError
from camarilla.server.api.protocol import AnyClientMessage
from camarilla.server.live.streams import encode
from camarilla.server.people.identity import Actor
from camarilla.server.refusals import Refuse, refusal

__all__ = ["Call", "Reply"]


class Call(msgspec.Struct, frozen=True):
    """What somebody says to a table, wherever it is."""

    table: str
    actor: Actor
    message: AnyClientMessage
    client: int = 0
    """For `watch` and `unwatch`: the number of the client in its process."""
    process: str = ""
    """Where the one who says it is connected."""


class Reply(msgspec.Struct, frozen=True):
    """What came of it: a message, encoded, and the fence of the owner that gave it (0: nobody owns the table)."""

    payload: bytes
    fence: int = 0

    @staticmethod
    def refuse(problem: Refuse | CamarillaError, call: Call) -> Reply:
        """A refusal."""
        return Reply(encode(refusal(problem, call.table, call.message.ref)))
