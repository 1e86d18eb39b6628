"""The command `camarilla`: all its parts, and one clear sentence for everything that goes wrong."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any, NoReturn

import typer

from camarilla import __version__
from camarilla.cli.admin import admin
from camarilla.cli.arena import arena
from camarilla.cli.bench import bench
from camarilla.cli.bot import bot
from camarilla.cli.burden import burden
from camarilla.cli.cards import cards
from camarilla.cli.chronicle import chronicle
from camarilla.cli.dataset import dataset
from camarilla.cli.games import games
from camarilla.cli.health import health
from camarilla.cli.laws import laws
from camarilla.cli.new_game import new_game
from camarilla.cli.play import PlayCommand, play
from camarilla.cli.puzzles import puzzles
from camarilla.cli.replay import replay
from camarilla.cli.rules import rules
from camarilla.cli.scenario import scenario
from camarilla.cli.schema import schema
from camarilla.cli.serve import serve
from camarilla.cli.simulate import simulate
from camarilla.cli.verify import verify
from camarilla.kernel.errors import CamarillaError

__all__ = ["app", "run"]

app = typer.Typer(
    name="camarilla",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        print(f"camarilla {__version__}")
        raise typer.Exit


@app.callback()
def camarilla(
    _version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """An open table for games of intrigue: play, replay, look rules up, simulate.

    To begin: camarilla play potdevin
    """


PLAYING = "Playing"
KNOWING = "Looking up"
KEEPING = "Keeping a server"
MAKING = "For those who make games and bots"

app.command("play", cls=PlayCommand, rich_help_panel=PLAYING)(play)
app.command("games", rich_help_panel=PLAYING)(games)
app.command("replay", rich_help_panel=PLAYING)(replay)
app.command("verify", rich_help_panel=PLAYING)(verify)
app.add_typer(chronicle, name="chronicle", rich_help_panel=PLAYING)
app.command("rules", rich_help_panel=KNOWING)(rules)
app.command("cards", rich_help_panel=KNOWING)(cards)
app.command("schema", rich_help_panel=KNOWING)(schema)
app.command("serve", rich_help_panel=KEEPING)(serve)
app.add_typer(admin, name="admin", rich_help_panel=KEEPING)
app.command("simulate", rich_help_panel=MAKING)(simulate)
app.command("arena", rich_help_panel=MAKING)(arena)
app.command("burden", rich_help_panel=MAKING)(burden)
app.command("health", rich_help_panel=MAKING)(health)
app.command("dataset", rich_help_panel=MAKING)(dataset)
app.command("puzzles", rich_help_panel=MAKING)(puzzles)
app.command("scenario", rich_help_panel=MAKING)(scenario)
app.command("new-game", rich_help_panel=MAKING)(new_game)
app.add_typer(bot, name="bot", rich_help_panel=MAKING)
app.command("laws", rich_help_panel=MAKING)(laws)
app.command(
    "bench", rich_help_panel=MAKING, context_settings={"allow_extra_args": True, "ignore_unknown_options": True}
)(bench)


def run(argv: list[str] | None = None) -> NoReturn:
    """Run a command and exit: 0 if all went well, 1 if a check failed, 2 for bad input, 130 if interrupted."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(code_of(argv))


def code_of(argv: list[str] | None) -> int:
    """Run a command and give its exit code; every refusal becomes a sentence on standard error."""
    try:
        code: Any = app(argv, prog_name="camarilla", standalone_mode=False)
        sys.stdout.flush()
    except CamarillaError as problem:
        return complain(str(problem))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except typer.Abort as stop:
        if isinstance(stop.__cause__, KeyboardInterrupt):
            return 130
        return complain("the input ended before an answer")
    except Exception as problem:
        # What the command line parser refuses; its types are not the same in all versions of typer.
        if not hasattr(problem, "format_message"):
            raise
        return refuse_usage(problem)
    return code if isinstance(code, int) else 0


def refuse_usage(problem: Any) -> int:
    """A command line that makes no sense: what is wrong, and where to read on."""
    context = getattr(problem, "ctx", None)
    if type(problem).__name__ == "NoArgsIsHelpError":
        print(problem.format_message())
        return 0
    path = context.command_path if context is not None else "camarilla"
    return complain(f"{problem.format_message().rstrip('.')} (see {path} --help)")


def complain(sentence: str) -> int:
    """Say what went wrong, in one line."""
    print(f"error: {' '.join(sentence.split())}", file=sys.stderr)
    return 2
