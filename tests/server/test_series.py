"""Chronicles: games that follow one another, each set up from what the one before left."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from camarilla.games.oath.chronicle_document import invented
from camarilla.games.oath.chronicle_string import decode
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.facets import Series
from camarilla.kernel.game import find
from camarilla.server.api.schemas import Join, NewSeries, NewTable
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import TableRow
from camarilla.server.tables.chronicles import bring_series, series_info, series_of, series_text

from .worlds import Clock, World

EXAMPLES = Path(__file__).parents[1] / "games" / "oath" / "chronicle_examples.json"
STRING = str(json.loads(EXAMPLES.read_text("utf-8"))[-1]["string"])


async def bots_play(world: World, table: str) -> None:
    """Wait until bots have played a table to its end and it is wound up."""
    await world.host(table).rest()
    assert world.host(table).game.table.over
    await world.hub.finisher.close()


def test_the_next_game_of_a_chronicle_begins_where_the_last_one_ended(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        world = World(tmp_path / "db", clock)
        await world.open()
        ann, bob = await world.people(["Ann", "Bob"])
        bots = {"0": "heuristic", "1": "heuristic"}
        first = await world.lobby.create(ann, NewTable(game="oath", seats=2, bots=bots, title="Our land", start=True))
        assert first.series is not None
        await bots_play(world, first.id)
        (series,) = await series_of(world.lobby, ann)
        assert (series.id, series.title, series.finished) == (first.series, "Our land", 1)
        left = world.host(first.id).game.table.g.saga["next"]
        assert series.options == {"chronicle": "Empire and Exile 2"}, "the order of the decks stays with the table"
        assert series.story is not None
        assert [entry["game"] for entry in series.story["history"]] == [1]
        assert all(card not in str(series) for card in json.loads(left)["world"] if card.startswith("vision-"))
        clock.time += 1
        again = NewTable(game="oath", seats=3, bots={"1": "heuristic", "2": "heuristic"}, series=series.id)
        second = await world.lobby.create(ann, again)
        assert second.options["chronicle"] == "Empire and Exile 2"
        async with world.hub.database.session() as session:
            row = await session.get(TableRow, second.id)
            assert row is not None
            assert json.loads(row.options)["chronicle"] == left
        with pytest.raises(Refuse, match="under way"):
            await world.lobby.create(ann, again)
        with pytest.raises(Refuse, match="no such series"):
            await world.lobby.create(bob, again)
        with pytest.raises(Refuse, match="no such series"):
            await series_info(world.lobby, bob, series.id)
        assert [table.id for table in (await series_info(world.lobby, ann, series.id)).tables] == [second.id, first.id]
        started = await world.lobby.start(ann, second.id)
        assert started.status == "running"
        await world.close()

    asyncio.run(main())


class Capped(Series):
    """The next game is capped at seven turns."""

    def sequel(self, g: Any) -> dict[str, Any]:
        return {"turn_cap": 7}


def test_a_rematch_goes_on_with_the_chronicle(tmp_path: Path, monkeypatch: Any) -> None:
    game = find("coup")
    monkeypatch.setattr(game, "series", Capped())

    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        ann, bob = await world.people(["Ann", "Bob"])
        table = await world.begun([ann, bob], "coup", options={"turn_cap": 1})
        host = world.host(table)
        while not host.game.table.over:
            for seat in host.game.unanswered():
                message = {"seat": seat, "prompt": host.game.prompt_id, "notation": "income"}
                await world.tell(("Ann", "Bob")[seat], type="answer", table=table, **message)
        await world.hub.finisher.close()
        again = await world.lobby.rematch(bob, table)
        assert again.options["turn_cap"] == 7
        assert again.series == (await world.lobby.info(ann, table)).series
        joined = await world.lobby.rematch(ann, table)
        assert joined.id == again.id
        await world.lobby.join(ann, again.id, Join())
        await world.close()

    asyncio.run(main())


def test_a_chronicle_is_taken_along_as_a_string_and_brought_to_another_table(tmp_path: Path) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        ann, bob = await world.people(["Ann", "Bob"])
        brought = await bring_series(world.lobby, ann, NewSeries(game="oath", text=STRING, title=" Ours "))
        assert (brought.title, brought.finished, brought.tables) == ("Ours", 0, [])
        assert brought.story is not None
        assert (brought.story["name"], brought.story["number"]) == ("Empire and Exile", 2)
        text = (await series_text(world.lobby, ann, brought.id)).text
        assert text == (await series_text(world.lobby, ann, brought.id)).text, "reading it again tells nothing more"
        assert decode(text)["sites"][0]["site"] == decode(STRING)["sites"][0]["site"]
        with pytest.raises(Refuse, match="no such series"):
            await series_text(world.lobby, bob, brought.id)
        table = NewTable(game="oath", seats=2, bots={"1": "random"}, series=brought.id, start=True)
        started = await world.lobby.create(ann, table)
        board = world.host(started.id).game.table.view(0).board
        assert (board.game, board.chronicle) == (2, "Empire and Exile")
        await world.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("game", "text", "why"),
    [
        ("oath", "", "no chronicle in an empty text"),
        ("oath", "03030", "ends too early"),
        ("oath", "hello there, chronicle", "no hexadecimal digit"),
        ("oath", "{}", "not a chronicle"),
        ("coup", "030301", "stand alone"),
    ],
)
def test_what_is_no_chronicle_is_refused_with_a_reason(tmp_path: Path, game: str, text: str, why: str) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        (ann,) = await world.people(["Ann"])
        with pytest.raises(BadOptions, match=why):
            await bring_series(world.lobby, ann, NewSeries(game=game, text=text))
        assert await series_of(world.lobby, ann) == []
        await world.close()

    asyncio.run(main())


def test_a_chronicle_without_a_finished_game_has_no_string(tmp_path: Path) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        (ann,) = await world.people(["Ann"])
        table = await world.lobby.create(ann, NewTable(game="oath", seats=2))
        assert table.series is not None
        with pytest.raises(BadOptions, match="no finished game yet"):
            await series_text(world.lobby, ann, table.series)
        await world.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("oath", {"chronicle": STRING}),
        ("oath", {"chronicle": invented(1).dump()}),
        ("inwo", {"decks": "ufos;shangri-la"}),
        ("inwo", {"decks": "starter; ufos"}),
    ],
)
def test_what_one_person_prepared_is_not_rated(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        (ann,) = await world.people(["Ann"])
        table = NewTable(game=game, seats=2, visibility="public", options=options)
        with pytest.raises(Refuse, match="prepared"):
            await world.lobby.create(ann, table)
        for other in ({"rated": False}, {"visibility": "private"}):
            assert (await world.lobby.create(ann, msgspec.structs.replace(table, **other))).status == "open"
        await world.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    ("game", "options"), [("oath", {}), ("oath", {"chronicle": "invented:7"}), ("inwo", {"decks": "random;sealed"})]
)
def test_what_is_left_to_chance_is_rated(tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        (ann,) = await world.people(["Ann"])
        table = await world.lobby.create(ann, NewTable(game=game, seats=2, visibility="public", options=options))
        assert table.rated
        await world.close()

    asyncio.run(main())


def test_a_series_that_was_brought_is_never_rated_and_one_begun_here_is(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        world = World(tmp_path / "db", clock)
        await world.open()
        (ann,) = await world.people(["Ann"])
        bots = {"0": "heuristic", "1": "heuristic"}
        begun = await world.lobby.create(ann, NewTable(game="oath", seats=2, bots=bots, start=True))
        brought = await bring_series(world.lobby, ann, NewSeries(game="oath", text=STRING))
        assert begun.series is not None
        for series, rated in ((begun.series, True), (brought.id, False)):
            if not rated:
                clock.time += 1
                alone = NewTable(game="oath", seats=2, bots=bots, start=True, series=series)
                begun = await world.lobby.create(ann, alone)
            await bots_play(world, begun.id)
            clock.time += 1
            following = NewTable(game="oath", seats=2, visibility="public", series=series)
            if rated:
                assert (await world.lobby.create(ann, following)).rated
            else:
                with pytest.raises(Refuse, match="prepared"):
                    await world.lobby.create(ann, following)
        await world.close()

    asyncio.run(main())


def test_games_that_stand_alone_have_no_chronicle(tmp_path: Path) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        (ann,) = await world.people(["Ann"])
        with pytest.raises(Refuse, match="stand alone"):
            await world.lobby.create(ann, NewTable(game="coup", seats=2, series="x"))
        table = await world.lobby.create(ann, NewTable(game="coup", seats=2))
        assert (table.series, await series_of(world.lobby, ann)) == (None, [])
        await world.close()

    asyncio.run(main())
