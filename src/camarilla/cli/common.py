"""What the commands share: consoles, files, the meaning of `--option`, `--seed` and `--lang`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from camarilla.checks.scenario import letter
from camarilla.kernel.errors import BadInput, CamarillaError
from camarilla.kernel.game import Game
from camarilla.kernel.wording import LANGUAGES

__all__ = [
    "GameName",
    "Json",
    "Language",
    "Options",
    "Plain",
    "Seats",
    "Seed",
    "can_draw",
    "check_place",
    "is_terminal",
    "make_folder",
    "out",
    "print_json",
    "read_options",
    "read_seat",
    "read_seed",
    "readable",
    "usual_seats",
    "well_formed",
    "writable",
]

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, by its name in `camarilla games`.")]
Language = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        envvar="CAMARILLA_LANG",
        help="The language of what is shown; a game that lacks it speaks English.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Plain = Annotated[
    bool,
    typer.Option("--plain", help="Plain sentences, no drawing, no colour: for screen readers and simple terminals."),
]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="How many seats the table has.")]
Seed = Annotated[
    str | None,
    typer.Option("--seed", metavar="S", help="A whole number or 64 hex digits: the same seed, the same deal."),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game (or KEY=@FILE); as often as needed."),
]


def out() -> Console:
    """The console for results. Made anew each time, since standard output may be redirected between commands."""
    return Console(highlight=False, emoji=False)


def is_terminal() -> bool:
    """Whether a person sits at both ends, at a terminal that can draw."""
    return sys.stdin.isatty() and sys.stdout.isatty() and not out().is_dumb_terminal


def can_draw() -> bool:
    """Whether the table's signs can be shown at all."""
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"


def print_json(data: Any) -> None:
    """Print data as JSON, indented, to standard output."""
    text = msgspec.json.format(msgspec.json.encode(data), indent=2).decode()
    sys.stdout.write(text + "\n")


def readable(path: Path) -> bytes:
    """The bytes of a file, or one sentence why not."""
    try:
        return path.read_bytes()
    except OSError as problem:
        raise BadInput(f"{path}: cannot be read: {problem.strerror}") from None


def writable(path: Path, data: bytes) -> None:
    """Write a file by way of a neighbour, so that it is never half written; one sentence if that fails."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + ".part")
        draft.write_bytes(data)
        draft.replace(path)
    except OSError as problem:
        raise BadInput(f"{path}: cannot be written: {problem.strerror}") from None


def make_folder(path: Path) -> None:
    """Make the folder for records before the first game rather than find out after it."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(f"{path}: cannot be made a folder: {problem.strerror}") from None


@contextmanager
def well_formed(what: str) -> Iterator[None]:
    """Name the file in whatever is wrong with it; data of another form than the code expects is a sentence, too."""
    try:
        yield
    except CamarillaError as problem:
        if str(problem).startswith(what):
            raise
        kind = type(problem) if isinstance(problem, BadInput) else BadInput
        raise kind(f"{what}: {problem}") from None
    except (TypeError, ValueError, LookupError, AttributeError) as problem:
        raise BadInput(f"{what}: has not the form it should have: {type(problem).__name__}: {problem}") from None


def check_place(path: Path | None) -> None:
    """Refuse, before a game rather than after it, a place where no file can be written."""
    if path is not None and (path.is_dir() or not path.absolute().parent.is_dir()):
        raise BadInput(f"{path}: cannot be written: {'it is a folder' if path.is_dir() else 'there is no such folder'}")


def read_options(given: list[str] | None) -> dict[str, str]:
    """The options meant by `--option KEY=VALUE …`; a value `@FILE` stands in that file."""
    options: dict[str, str] = {}
    for text in given or []:
        key, equals, value = text.partition("=")
        if not key or not equals:
            raise BadInput(f"--option takes KEY=VALUE, not {text!r}")
        options[key] = readable(Path(value[1:])).decode("utf-8", "replace").strip() if value[:1] == "@" else value
    return options


def read_seed(text: str | None) -> int | str | None:
    """The seed meant by `--seed`; the kernel refuses what is neither a number nor 64 hex digits."""
    if text is None:
        return None
    try:
        return int(text) if len(text) < 64 else text
    except ValueError:
        return text


def read_seat(text: str, seats: int) -> int:
    """A seat by number (from 0) or by letter (A is 0)."""
    if text.isdecimal():
        seat = int(text)
    else:
        seat = ord(text.upper()) - ord("A") if len(text) == 1 else -1
    if not 0 <= seat < seats:
        raise BadInput(f"{text!r} is not a seat; the seats are 0 to {seats - 1}, or A to {letter(seats - 1)}")
    return seat


def usual_seats(game: Game) -> int:
    """How many seats are meant when nobody says: the game's second smallest table."""
    return game.seat_counts[:2][-1]
