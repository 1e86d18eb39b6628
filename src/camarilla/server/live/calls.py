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
    """A message to a table, with its sender."""

    table: str
    actor: Actor
    message: AnyClientMessage
    client: int = 0
    """The number of the sender's client in its process, if that client watches the table."""
    process: str = ""
    """The process to which the sender is connected."""


class Reply(msgspec.Struct, frozen=True):
    """An encoded message, and the fence of the owner that gave it (0: a refusal; below 0: nobody owns the table)."""

    payload: bytes
    fence: int = 0

    @staticmethod
    def refuse(problem: Refuse | CamarillaError, call: Call) -> Reply:
        """A refusal."""
        return Reply(encode(refusal(problem, call.table, call.message.ref)))
