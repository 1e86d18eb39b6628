"""Decks that players build: shipped ones, what is wrong with one, and decks made up by chance. Nothing is kept here."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from camarilla.kernel.game import DeckReport, Game, find
from camarilla.kernel.rng import Rng
from camarilla.server.identity import PUBLIC
from camarilla.server.schemas import Input

__all__ = ["Decks"]

Language = Literal["en", "ru"]


class DeckText(Input, frozen=True):
    """A deck in the game's text format, and the options of the table it is for."""

    text: Annotated[str, Meta(max_length=20_000)]
    options: dict[str, Any] = {}
    language: Language = "en"


class DeckWanted(Input, frozen=True):
    """A deck to be made up by chance."""

    kind: Literal["random", "sealed"]
    options: dict[str, Any] = {}
    language: Language = "en"


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


class Decks(Controller):
    """Building decks; for everybody."""

    path = "/api/games/{game:str}/decks"
    tags = ("games",)
    opt = PUBLIC

    @get(sync_to_thread=False)
    def ready(self, game: FromPath[str]) -> dict[str, str]:
        """The decks that come with the game, as text by name."""
        return find(game).ready_decks()

    @post(status_code=200, sync_to_thread=False)
    def read(self, game: FromPath[str], data: JSONBody[DeckText]) -> DeckPage:
        """A deck, and everything that is wrong with it."""
        found = find(game)
        return page_of(found, found.read_deck(data.text, table_options(found, data.options)), data.language)

    @post("/made", status_code=200, sync_to_thread=False)
    def made(self, game: FromPath[str], data: JSONBody[DeckWanted]) -> DeckPage:
        """A legal deck by chance."""
        found = find(game)
        rng = Rng(secrets.token_bytes(32))
        return page_of(found, found.make_deck(data.kind, table_options(found, data.options), rng), data.language)


def table_options(game: Game, given: dict[str, Any]) -> Any:
    """The options of a table as the game reads them; refuses what no table could have."""
    return game.read_options(game.seat_counts[0], given)


def page_of(game: Game, report: DeckReport, language: str) -> DeckPage:
    """A deck in words of the reader's language."""
    faults = [DeckFault(rule, game.say(label, language)) for rule, label in report.faults]
    return DeckPage(report.start, report.cards, report.text, faults)
