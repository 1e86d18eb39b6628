"""Decks that players build: those that come with a game, checks of a deck, random decks. Nothing is stored."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from camarilla.kernel.game import find
from camarilla.server.api.inputs import Input, Language
from camarilla.server.api.schemas import DeckPage
from camarilla.server.live.hub import Hub
from camarilla.server.people.identity import address_of, needs
from camarilla.server.people.rights import Right
from camarilla.server.tables.jobs import made_deck, read_deck

__all__ = ["DeckText", "DeckWanted", "Decks"]

_Asked = Request[Any, Any, Any]


class DeckText(Input, frozen=True):
    """A deck in the game's text format, and the options of the table it is for."""

    text: Annotated[str, Meta(max_length=20_000)]
    options: dict[str, Any] = {}
    language: Language = "en"


class DeckWanted(Input, frozen=True):
    """A request for a random deck."""

    kind: Literal["random", "sealed"]
    options: dict[str, Any] = {}
    language: Language = "en"


class Decks(Controller):
    """Building decks; for everybody."""

    path = "/api/games/{game:str}/decks"
    tags = ("games",)
    opt = needs(Right.EVERYBODY)

    @get(sync_to_thread=False)
    def ready(self, game: FromPath[str]) -> dict[str, str]:
        """The decks that come with the game, as text by name."""
        decks = find(game).decks
        return {} if decks is None else decks.ready()

    @post(status_code=200)
    async def read(
        self, game: FromPath[str], data: JSONBody[DeckText], request: _Asked, hub: NamedDependency[Hub]
    ) -> DeckPage:
        """A deck, and everything that is wrong with it."""
        wanted = game, data.text, data.options, data.language
        return await hub.jobs.run(address_of(request), read_deck, *wanted)

    @post("/made", status_code=200)
    async def made(
        self, game: FromPath[str], data: JSONBody[DeckWanted], request: _Asked, hub: NamedDependency[Hub]
    ) -> DeckPage:
        """A random legal deck."""
        seed = secrets.token_bytes(32)
        wanted = game, data.kind, data.options, seed, data.language
        return await hub.jobs.run(address_of(request), made_deck, *wanted)
