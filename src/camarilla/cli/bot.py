"""`camarilla bot new`: a package with a bot in it, its tests and an arena."""

from __future__ import annotations

import keyword
import re
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from camarilla.bots import bot_names
from camarilla.cli.common import out
from camarilla.cli.templates import write_package
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import find

__all__ = ["bot", "write_bot"]

bot = typer.Typer(help="Make bots of your own.", no_args_is_help=True)

NAME: Final = re.compile(r"[a-z][a-z0-9_]+")


@bot.callback()
def bots() -> None:
    """Make bots of your own."""


@bot.command("new")
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Lower-case letters, digits and _, as in `wolf`.")],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="The game it plays.")] = "coup",
    into: Annotated[
        Path, typer.Option("--into", metavar="DIR", help="Where the folder of the package is made.")
    ] = Path(),
) -> None:
    """Make a package for a new bot: a class that plays, tests that pass, an arena, a program for a server.

    The bot in it tries every answer in a few imagined worlds and takes the one that ends best. Change it into yours.

    For example: camarilla bot new wolf --game coup
    """
    folder = write_bot(name, game, into)
    console = out()
    console.print(f"{folder}: a bot to begin with. Now:", markup=False, soft_wrap=True)
    console.print(f"  cd {folder} && pip install -e . && pytest && python arena.py", markup=False, soft_wrap=True)


def write_bot(name: str, game: str, into: Path) -> Path:
    """Write the package; nothing is overwritten."""
    found = find(game)
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadInput(f"a bot's name has lower-case letters, digits and _, as in 'wolf', not {name!r}")
    if name in sys.stdlib_module_names or name == "camarilla" or name in bot_names(found):
        raise BadInput(f"{name!r} is taken: choose another name")
    folder = into / name
    class_name = "".join([part.capitalize() for part in name.split("_")])
    seats = str(found.seat_counts[0])
    write_package(folder, "newbot", {"@name@": name, "@Name@": class_name, "@game@": found.name, "@seats@": seats})
    return folder
