"""Puzzles over HTTP. The server stores nothing: each page follows from the solver's answers so far."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from camarilla.checks.puzzles import puzzle_of_the_day, puzzles_of
from camarilla.kernel.game import find, names
from camarilla.server.api.inputs import Input, Language, Name
from camarilla.server.api.schemas import PuzzlePage
from camarilla.server.live.hub import Hub
from camarilla.server.people.identity import address_of, needs
from camarilla.server.people.rights import Right
from camarilla.server.tables.jobs import puzzle_page

__all__ = ["PuzzleAnswers", "PuzzleInfo", "Puzzles"]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle as the list shows it; `today` marks the puzzle of the day of its game."""

    game: str
    name: str
    kind: str
    rating: int
    today: bool


class PuzzleAnswers(Input, frozen=True):
    """What the solver has answered so far, in order, and how the page calls the seats; `show` asks for the solution."""

    answers: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=20)] = []
    language: Language = "en"
    names: Annotated[list[Name], Meta(max_length=16)] = []
    show: bool = False


class Puzzles(Controller):
    """Positions in which one answer is clearly best; for everybody."""

    path = "/api/puzzles"
    tags = ("puzzles",)
    opt = needs(Right.EVERYBODY)

    @get(sync_to_thread=False)
    def puzzles(self, hub: NamedDependency[Hub]) -> list[PuzzleInfo]:
        """The puzzles of all games, the easiest of each first. The day is that of UTC."""
        found = []
        day = datetime.fromtimestamp(hub.settings.now(), UTC).date()
        for game in [find(name) for name in names()]:
            today = puzzle_of_the_day(game, day)
            found += [
                PuzzleInfo(game.name, puzzle.name, puzzle.kind, puzzle.rating, puzzle is today)
                for puzzle in puzzles_of(game).values()
            ]
        return found

    @post("/{game:str}/{name:str}", status_code=200)
    async def page(
        self,
        game: FromPath[str],
        name: FromPath[str],
        data: JSONBody[PuzzleAnswers],
        request: Request[Any, Any, Any],
        hub: NamedDependency[Hub],
    ) -> PuzzlePage:
        """The page of a puzzle after these answers."""
        wanted = game, name, data.answers, data.language, data.names, data.show
        return await hub.jobs.run(address_of(request), puzzle_page, *wanted)
