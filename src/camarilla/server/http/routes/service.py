"""Health, metrics, and the schemas of messages."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from sqlalchemy import text

from camarilla import __version__
from camarilla.kernel.game import find
from camarilla.kernel.schemas import schema_of
from camarilla.server.api.protocol import AnyClientMessage, AnyServerMessage
from camarilla.server.live.hub import Hub
from camarilla.server.ops.metrics import Metrics
from camarilla.server.people.identity import address_of, bearer, hash_token, is_loopback, needs
from camarilla.server.people.rights import Right
from camarilla.server.refusals import Refuse

__all__ = ["Health", "Service"]

_METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok"]
    version: str


class Service(Controller):
    """Routes for operators and programmers."""

    path = "/"
    tags = ("service",)
    opt = needs(Right.EVERYBODY)

    @get("/healthz")
    async def health(self, hub: NamedDependency[Hub]) -> Health:
        """Whether the server and its database can do their work."""
        if hub.closing:
            raise Refuse("closing", "the server is shutting down", 503)
        try:
            async with hub.database.session() as session:
                await session.execute(text("SELECT 1"))
        except Exception:
            raise Refuse("unavailable", "the database does not answer", 503) from None
        return Health("ok", __version__)

    @get("/metrics", media_type=_METRICS_TYPE, include_in_schema=False, sync_to_thread=False)
    def metrics(
        self, request: Request[Any, Any, Any], metrics: NamedDependency[Metrics], hub: NamedDependency[Hub]
    ) -> Response[bytes]:
        """Metrics, for Prometheus: on this machine, or with the operator's token."""
        token = hub.settings.metrics_token
        told = token is not None and bearer(request) == hash_token(token)
        if not told and not is_loopback(address_of(request)):
            raise Refuse("not-allowed", "the metrics are for who runs this server", 403, message="operator-only")
        return Response(metrics.shown(), media_type=_METRICS_TYPE)

    @get("/schema/messages/{side:str}", sync_to_thread=False)
    def messages(self, side: FromPath[Literal["client.json", "server.json"]]) -> dict[str, Any]:
        """The JSON Schema of what a `client` or the `server` says over the WebSocket."""
        return _message_schema(side.removesuffix(".json"))

    @get("/schema/games/{file:str}", sync_to_thread=False)
    def views(self, file: FromPath[str]) -> dict[str, Any]:
        """The JSON Schema of a game's views, events, prompts and options: `coup.json`."""
        return schema_of(find(file.removesuffix(".json")))


def _message_schema(side: str) -> dict[str, Any]:
    """The JSON Schema of all messages of a side."""
    schema = msgspec.json.schema(AnyClientMessage if side == "client" else AnyServerMessage)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": f"What the {side} says", **schema}
