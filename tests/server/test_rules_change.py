"""When the rules code has changed: running tables are replayed, and go on or are stopped with their record kept."""

from __future__ import annotations

import asyncio
import shutil
import sys
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import update

from camarilla.kernel.game import find
from camarilla.server.live.journal import Journal, fingerprint
from camarilla.server.live.rule_checks import check_rules
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import Operation, TableRow

from .worlds import Clock, World


@pytest.fixture
def package(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of a game's package, which is taken for the game's own."""
    game = find(request.param)
    copy = tmp_path / f"copy_of_{request.param}"
    with as_file(files(game.package)) as original:
        shutil.copytree(original, copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.delitem(sys.modules, copy.name, raising=False)  # the copy that another test made
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(game, "package", copy.name)
    return copy


def edit(file: Path) -> None:
    """Change a file without a change to how it plays."""
    file.write_text(file.read_text("utf-8") + "\n", "utf-8")


@pytest.mark.parametrize("package", ["oath", "inwo"], indirect=True)
def test_every_file_that_plays_counts_a_card_as_well_as_a_rule(package: Path) -> None:
    game = find(package.name.removeprefix("copy_of_"))
    files = [file for file in package.rglob("*") if file.suffix in (".py", ".json")]
    assert any(file.parent.name == "cards" for file in files)
    seen = {fingerprint(game)}
    for file in files:
        edit(file)
        seen.add(fingerprint(game))
    assert len(seen) == len(files) + 1


@pytest.mark.parametrize("package", ["oath"], indirect=True)
def test_what_does_not_play_does_not_count(package: Path) -> None:
    before = fingerprint(find("oath"))
    edit(package / "messages.en.ftl")
    edit(package / "rules.ru.md")
    assert fingerprint(find("oath")) == before


@pytest.mark.parametrize("package", ["oath"], indirect=True)
def test_a_server_goes_on_with_the_code_it_has_loaded_until_it_starts_anew(package: Path) -> None:
    game, nowhere = find("oath"), cast("Database", None)
    server = Journal(nowhere)
    loaded = server.code_of(game)
    assert loaded == fingerprint(game)
    edit(package / "cards" / "arcane.py")
    assert server.code_of(game) == loaded
    assert Journal(nowhere).code_of(game) == fingerprint(game) != loaded


@pytest.mark.parametrize("package", ["oath"], indirect=True)
def test_a_server_that_starts_with_another_card_replays_its_tables(package: Path, tmp_path: Path) -> None:
    async def change(session: Any, table: str) -> None:
        edit(package / "cards" / "arcane.py")
        await session.execute(update(Operation).where(Operation.number == 1).values(digest="what it was before"))

    async def look(world: World, table: str, before: bytes) -> None:
        assert "operation 1 does not come out as it was played" in (await row_of(world, table)).reason

    after_a_change(tmp_path, change, look, "oath")


def after_a_change(folder: Path, change: Any, look: Any, game: str = "coup") -> None:
    """A table is played for a while; then the server starts anew with other code."""

    async def main() -> None:
        world = World(folder / "db", Clock())
        await world.open()
        actors = await world.people(["Ann", "Bob"])
        table = await world.begun(actors, game)
        for _ in range(5):
            live = world.host(table).game
            seat = live.unanswered()[0]
            name, notation = ("Ann", "Bob")[seat], live.table.legal(seat)[0].notation
            await world.tell(name, type="answer", table=table, seat=seat, prompt=live.prompt_id, notation=notation)
        before = world.host(table).game.table.dump()
        await world.hub.release(world.host(table))
        async with world.database.session() as session:
            await change(session, table)
        await check_rules(world.hub.journal, world.settings.now())
        await look(world, table, before)
        await world.close()

    asyncio.run(main())


async def row_of(world: World, table: str) -> TableRow:
    async with world.database.session() as session:
        row = await session.get(TableRow, table)
    assert row is not None
    return row


def test_a_table_goes_on_under_code_that_plays_the_same(tmp_path: Path) -> None:
    async def change(session: Any, table: str) -> None:
        await session.execute(update(TableRow).values(checked="other code", revision=0))

    async def look(world: World, table: str, before: bytes) -> None:
        row = await row_of(world, table)
        assert (row.status, row.revision) == ("running", find("coup").revision)
        assert row.checked not in ("", "other code")
        await world.hub.find(table)
        assert world.host(table).game.table.dump() == before

    after_a_change(tmp_path, change, look)


def test_a_table_that_comes_out_otherwise_is_stopped_and_its_record_kept(tmp_path: Path) -> None:
    async def change(session: Any, table: str) -> None:
        await session.execute(update(TableRow).values(checked="other code"))
        await session.execute(update(Operation).where(Operation.number == 3).values(digest="what it was before"))

    async def look(world: World, table: str, before: bytes) -> None:
        row = await row_of(world, table)
        assert row.status == "stopped"
        assert "operation 3 does not come out as it was played" in row.reason
        ann = world.gateways["Ann"].actor
        info = await world.lobby.info(ann, table)
        assert (info.status, info.reason) == ("stopped", row.reason)
        (reply,) = await world.tell("Ann", type="watch", table=table, seat=0)
        assert reply["state"]["reason"] == row.reason
        assert len(await world.hub.journal.history(table)) > 5

    after_a_change(tmp_path, change, look)


def test_unchanged_code_replays_nothing(tmp_path: Path) -> None:
    async def change(session: Any, table: str) -> None:
        await session.execute(update(Operation).where(Operation.number == 3).values(digest="never looked at"))

    async def look(world: World, table: str, before: bytes) -> None:
        assert (await row_of(world, table)).status == "running"

    after_a_change(tmp_path, change, look)
