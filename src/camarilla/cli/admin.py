"""`camarilla admin`: administration of a server. Works on its database, whether the server is running or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import typer
from rich.table import Table as Grid
from rich.text import Text

from camarilla.cli.common import Json, out, print_json
from camarilla.cli.serve import Data, server_module

if TYPE_CHECKING:
    from camarilla.server.ops.admin import Admin
    from camarilla.server.storage.database import Database

__all__ = ["admin"]

T = TypeVar("T")
Who = Annotated[str, typer.Argument(metavar="NAME", help="An account by its name, or any user by id.")]
File = Annotated[Path, typer.Argument(metavar="FILE")]

admin = typer.Typer(
    name="admin",
    no_args_is_help=True,
    help="Keep a server: users, tables, reports, backups. Works on its database, whether it is running or not.",
)


def in_database(data: Path | None, work: Callable[[Database], Awaitable[T]], migrated: bool = True) -> T:
    """Do something with the server's database."""
    settings = server_module("settings").Settings.from_environment(data)
    database = server_module("storage.database").Database(settings.database_url)

    async def main() -> T:
        try:
            if migrated:
                await database.open()
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(main())


def kept(data: Path | None, work: Callable[[Admin], Awaitable[T]]) -> T:
    """Do what a keeper does."""
    admin = server_module("ops.admin")
    return in_database(data, lambda database: work(admin.Admin(database, time())))


def show(rows: list[dict[str, Any]], json: bool) -> None:
    """A list, as a grid or for programs."""
    if json:
        print_json(rows)
        return
    if not rows:
        print("none")
        return
    grid = Grid()
    for column in rows[0]:
        grid.add_column(column, overflow="fold")
    for row in rows:
        grid.add_row(*(Text(shown(column, value)) for column, value in row.items()))
    out().print(grid)


def shown(column: str, value: Any) -> str:
    """A value in a grid."""
    if column in ("created", "seen", "at"):
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, list):
        return ", ".join(value)
    return "" if value is None else str(value)


# -- people ------------------------------------------------------------------------------------------------------------


@admin.command()
def users(
    search: Annotated[str | None, typer.Argument(metavar="[TEXT]", help="Only names with this in them.")] = None,
    guests: Annotated[bool, typer.Option("--guests", help="Guests, too.")] = False,
    json: Json = False,
    data: Data = None,
) -> None:
    """List accounts, those seen last first.

    For example: camarilla admin users --guests
    """
    show(kept(data, lambda keeper: keeper.users(search, guests)), json)


@admin.command()
def promote(who: Who, data: Data = None) -> None:
    """Make an account an administrator.

    For example: camarilla admin promote Ada
    """
    print(f"{kept(data, lambda keeper: keeper.set_admin(who, True))} is an administrator now")


@admin.command()
def demote(who: Who, data: Data = None) -> None:
    """Make an administrator an ordinary player.

    For example: camarilla admin demote Ada
    """
    print(f"{kept(data, lambda keeper: keeper.set_admin(who, False))} is an ordinary player now")


@admin.command()
def ban(who: Who, data: Data = None) -> None:
    """Shut somebody out: sessions end, tokens open nothing.

    For example: camarilla admin ban Mallory
    """
    print(f"{kept(data, lambda keeper: keeper.set_banned(who, True))} is shut out now")


@admin.command()
def unban(who: Who, data: Data = None) -> None:
    """Let somebody in again.

    For example: camarilla admin unban Mallory
    """
    print(f"{kept(data, lambda keeper: keeper.set_banned(who, False))} may come in again")


@admin.command()
def reset(who: Who, data: Data = None) -> None:
    """Take an account's password away and print a recovery code with which its owner sets a new one.

    For example: camarilla admin reset Ada
    """
    name, code = kept(data, lambda keeper: keeper.reset(who))
    print(f"{name} can set a new password with this recovery code, once: {code}")


# -- tables and reports ------------------------------------------------------------------------------------------------


@admin.command()
def tables(
    status: Annotated[
        Literal["open", "running", "finished", "stopped", "cancelled"] | None,
        typer.Option(help="Only tables of this status."),
    ] = None,
    json: Json = False,
    data: Data = None,
) -> None:
    """List tables, newest first.

    For example: camarilla admin tables --status running
    """
    show(kept(data, lambda keeper: keeper.tables(status)), json)


@admin.command()
def stop(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of the table.")],
    reason: Annotated[str, typer.Option(help="What its players are told.")] = "Stopped by those who keep the server.",
    data: Data = None,
) -> None:
    """Stop a table for good.

    For example: camarilla admin stop Xy12ab34cd56
    """
    kept(data, lambda keeper: keeper.stop(table, reason))
    print(f"table {table} is stopped")


@admin.command()
def reports(
    handled: Annotated[bool, typer.Option("--all", help="Those that were handled, too.")] = False,
    json: Json = False,
    data: Data = None,
) -> None:
    """List what players reported.

    For example: camarilla admin reports --all
    """
    show(kept(data, lambda keeper: keeper.reports(handled)), json)


@admin.command()
def handled(number: Annotated[int, typer.Argument(metavar="REPORT")], data: Data = None) -> None:
    """Mark a report as dealt with.

    For example: camarilla admin handled 3
    """
    kept(data, lambda keeper: keeper.handle(number))
    print(f"report {number} is dealt with")


# -- backups -----------------------------------------------------------------------------------------------------------


@admin.command()
def backup(file: File, data: Data = None) -> None:
    """Write everything to one file; the server may go on playing.

    The same file restores into SQLite and PostgreSQL. It holds password hashes and seeds: keep it safe. The server's
    key (server.key or CAMARILLA_SECRET) is not in it; without the same key, sessions and guests' links end.

    For example: camarilla admin backup camarilla.backup
    """
    backups = server_module("storage.backups")
    rows = in_database(data, lambda database: backups.backup(database, file))
    print(f"{rows} rows are in {file}")


@admin.command()
def restore(
    file: File,
    replace: Annotated[bool, typer.Option("--replace", help="Delete what the database holds first.")] = False,
    data: Data = None,
) -> None:
    """Fill the database from a backup file; stop the server first.

    For example: camarilla admin restore camarilla.backup
    """
    backups = server_module("storage.backups")
    rows = in_database(data, lambda database: backups.restore(database, file, time(), replace), migrated=False)
    print(f"{rows} rows were restored from {file}")
