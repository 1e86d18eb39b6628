"""`camarilla chronicle`: show, export and import the state that a series of games hands from one to the next."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from camarilla.cli.common import Json, Language, Seed, out, print_json, read_seed, readable, well_formed, writable
from camarilla.cli.tables import drawing_of
from camarilla.cli.words import Speech, capital
from camarilla.games.oath.catalog import FACE_OF, SLUG
from camarilla.kernel.errors import BadInput
from camarilla.kernel.facets import Series, need
from camarilla.kernel.game import Game, find
from camarilla.kernel.records import Record
from camarilla.kernel.replay import replay as replay_record
from camarilla.kernel.rng import Rng, seed_bytes

__all__ = ["chronicle"]

chronicle = typer.Typer(no_args_is_help=True, help="Chronicles of Oath: look at one, take it along, bring one.")

Source = Annotated[
    str,
    typer.Argument(
        metavar="SOURCE",
        help="The record of a finished game, a chronicle's document, a file with a chronicle string, the string "
        "itself, or - for standard input.",
    ),
]
Target = Annotated[
    Path | None, typer.Option("--output", "-o", metavar="FILE", help="Write to this file, not to standard output.")
]


@chronicle.command("show")
def show(source: Source, json: Json = False, lang: Language = "en") -> None:
    """Tell a chronicle: its games, and the land as the next one finds it.

    For example: camarilla chronicle show game.jsonl
    """
    game = find("oath")
    story = series_of(game).story(options_of(game, source))
    assert story is not None
    if json:
        print_json(story)
        return
    tell(story, Speech(game, drawing_of(game), lang, []))


@chronicle.command("export")
def export(source: Source, output: Target = None) -> None:
    """Write the chronicle string that other tables of Oath read.

    What nobody at the table knows, such as the order of the World Deck, is mixed anew, so the string tells nothing.

    For example: camarilla chronicle export game.jsonl
    """
    game = find("oath")
    give(series_of(game).write(options_of(game, source)), output)


@chronicle.command("import")
def bring(source: Source, output: Target = None, seed: Seed = None) -> None:
    """Make a chronicle's document of a string: `camarilla play oath --option chronicle=@FILE` goes on from it.

    For example: camarilla chronicle import saved.txt -o chronicle.json
    """
    game = find("oath")
    text, name = text_of(source)
    with well_formed(name):
        options = series_of(game).read(text.decode("utf-8", "replace"), Rng(seed_bytes(read_seed(seed) or 0)))
    give(str(options["chronicle"]), output)


def series_of(game: Game) -> Series:
    """The chronicles of a game."""
    return need(game.series, Series, game.name)


def options_of(game: Game, source: str) -> dict[str, Any]:
    """What the next game is set up with, wherever it is written down."""
    text, name = text_of(source)
    with well_formed(name):
        if text.startswith(b'{"camarilla_record"'):
            return after(game, Record.read(text))
        return series_of(game).read(text.decode("utf-8", "replace"), Rng(seed_bytes(0)))


def after(game: Game, record: Record) -> dict[str, Any]:
    """What a recorded game left."""
    if record.game != game.name:
        raise BadInput(f"this is a game of {record.game}, which leaves no chronicle")
    left = series_of(game).sequel(replay_record(record).g)
    if left is None:
        raise BadInput("this game is not over, so its chronicle is not written yet")
    return left


def text_of(source: str) -> tuple[bytes, str]:
    """The text that is meant, and what to call it in a refusal."""
    if source == "-":
        return sys.stdin.buffer.read(), "standard input"
    path = Path(source)
    # A string is far longer than a file may be called.
    if len(source) < 200 and path.exists():
        return readable(path), source
    if len(source) < 30:
        raise BadInput(f"{source}: there is no such file, and it is no chronicle string")
    return source.encode(), "the chronicle string"


def give(text: str, output: Path | None) -> None:
    """A line for whoever reads it."""
    if output is None:
        print(text)
    else:
        writable(output, text.encode() + b"\n")


def tell(story: dict[str, Any], speech: Speech) -> None:
    """The history as a table, then the land."""
    print(f"{story['name']}: {speech.text('chronicle-next', game=story['number'])}")
    print(capital(speech.text(f"oath-{story['oath']}")))
    if story["history"]:
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for column in ("game", "oath", "winner", "way", "built"):
            grid.add_column(speech.text(f"chronicle-{column}"))
        for entry in story["history"]:
            grid.add_row(*history_row(entry, speech))
        out().print(grid)
    for number, site in enumerate(story["sites"], 1):
        name = speech.text("facedown-site", space=number) if site["site"] is None else card_words(site["site"], speech)
        cards = ", ".join([card_words(card, speech) for card in site["cards"]])
        print(f"{number}. {capital(name)}{f': {cards}' if cards else ''}")


def history_row(entry: dict[str, Any], speech: Speech) -> list[str]:
    """One game: its number, oath and winner, how it was won, what was built."""
    colour = f"color-{entry['winner']}"
    ways = ", ".join([speech.text(f"chronicle-way-{way}") for way in entry["ways"]])
    built = card_words(entry["built"], speech) if entry["built"] else "—"
    winner = speech.text(colour) if speech.has(colour) else speech.text("role-chancellor")
    return [str(entry["game"]), speech.text(f"oath-{entry['oath']}"), winner, ways, built]


def card_words(name: str, speech: Speech) -> str:
    """A card by its name."""
    return speech.text(f"card-{SLUG[FACE_OF[name]]}")
