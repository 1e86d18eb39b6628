"""`camarilla games`: what can be played."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from camarilla.bots import bot_names
from camarilla.cli.common import Json, Language, out, print_json
from camarilla.cli.words import cli_wording, game_wording
from camarilla.kernel.game import Game, find, names
from camarilla.kernel.options import Label

__all__ = ["games"]


def games(json: Json = False, lang: Language = "en") -> None:
    """List the games with their seats, options and bots.

    For example: camarilla games --lang ru
    """
    wording = cli_wording(lang)
    if json:
        print_json([described(find(name), lang) for name in names()])
        return
    grid = Grid()
    for column in ("games-name", "games-title", "games-seats", "games-options", "games-bots"):
        grid.add_column(wording.say(Label(column)), no_wrap=column != "games-title")
    for name in names():
        game = described(find(name), lang)
        grid.add_row(
            Text(game["name"], style="bold"),
            Text(f"{game['title']}\n{game['about']}"),
            span(game["seats"]),
            Text("\n".join(f"{key}={shown(value)}" for key, value in game["options"].items())),
            "\n".join(game["bots"]),
            end_section=True,
        )
    out().print(grid)


def described(game: Game, lang: str) -> dict[str, Any]:
    """A game as data."""
    wording = game_wording(game, lang)
    return {
        "name": game.name,
        "title": wording.say(Label("game-title")),
        "about": wording.say(Label("game-about")),
        "revision": game.revision,
        "seats": game.seat_counts,
        "options": msgspec.to_builtins(game.options()),
        "bots": bot_names(game),
    }


def span(counts: tuple[int, ...]) -> str:
    """Seat counts in short: 3–6 if none is left out."""
    whole = list(counts) == list(range(counts[0], counts[-1] + 1))
    return f"{counts[0]}–{counts[-1]}" if whole and len(counts) > 2 else ", ".join(str(count) for count in counts)


def shown(value: Any) -> str:
    """A default as it would be typed after `--option KEY=`."""
    return str(value).lower() if isinstance(value, bool) else str(value)
