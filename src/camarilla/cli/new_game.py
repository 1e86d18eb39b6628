"""`camarilla new-game`: a package with a whole small game in it, to be turned into another."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path
from typing import Annotated

import typer

from camarilla.cli.common import out
from camarilla.cli.templates import write_package
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import names

__all__ = ["new_game", "write_game"]

NAME = re.compile(r"[a-z][a-z0-9]+")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Lower-case letters and digits, as in `highest`.")],
    title: Annotated[
        str | None, typer.Option("--title", metavar="TITLE", help="What the game is called; its name by default.")
    ] = None,
    into: Annotated[
        Path, typer.Option("--into", metavar="DIR", help="Where the folder of the package is made.")
    ] = Path(),
) -> None:
    """Make a package for a new game: rules, view, table, bot, tests and docs that pass already.

    In it is a small game, three rounds of showing the highest card, with all a game has. Change it into yours clause by
    clause; its tests put it through the laws all the while.

    For example: camarilla new-game intrigue --title "Intrigue at Court"
    """
    folder = write_game(name, title or name.capitalize(), into)
    console = out()
    console.print(f"{folder}: a game to begin with. Now:", markup=False, soft_wrap=True)
    console.print(f"  cd {folder} && pip install -e . && pytest && camarilla play {name}", markup=False, soft_wrap=True)


def write_game(name: str, title: str, into: Path) -> Path:
    """Write the package; nothing is overwritten."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadInput(f"a game's name has lower-case letters and digits, as in 'highest', not {name!r}")
    if name in names() or name in sys.stdlib_module_names or name == "camarilla":
        raise BadInput(f"{name!r} is taken: choose another name")
    if not title.strip() or not title.isprintable() or any(sign in title for sign in '"\\{}'):
        raise BadInput(f"{title!r} is no title: it is plain text without quotes and braces")
    folder = into / name
    words = {"@name@": name, "@Name@": name.capitalize(), "@Title@": title, "@ID@": name[:2].upper()}
    write_package(folder, "newgame", words)
    return folder
