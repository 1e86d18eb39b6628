"""`camarilla cards`: the cards of a game as data, and which tests prove them."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from camarilla.checks.ledger import card_coverage
from camarilla.cli.common import GameName, Json, Language, out, print_json
from camarilla.cli.rules import Coverage, print_coverage
from camarilla.cli.tables import drawing_of
from camarilla.cli.words import Speech, cli_wording
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import Game, find

__all__ = ["cards"]


def cards(
    game: GameName,
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help="One card by its name; without it, all of them.")
    ] = None,
    coverage: Coverage = False,
    json: Json = False,
    lang: Language = "en",
) -> None:
    """Look cards up: all of a game, or one by name.

    For example: camarilla cards potdevin aldo4
    """
    found = find(game)
    wording = cli_wording(lang)
    chosen = found.cards() if name is None else [card_named(found, name)]
    if coverage:
        wanted = {card["name"] for card in chosen}
        covered = {card: tests for card, tests in card_coverage(found).items() if card in wanted}
        print_coverage(found, "cards", covered, wording, json)
    elif json:
        print_json({"game": found.name, "cards": {card["name"]: card for card in chosen}})
    else:
        print_cards(found, chosen, lang)


def card_named(game: Game, name: str) -> dict[str, Any]:
    """One card, or one sentence with what may have been meant."""
    by_name = {str(card["name"]).casefold(): card for card in game.cards()}
    found = by_name.get(name.casefold())
    if found is None:
        close = get_close_matches(name.casefold(), list(by_name), 1)
        hint = f"; did you mean {by_name[close[0]]['name']!r}?" if close else ""
        raise BadInput(f"{game.name} has no card {name!r}{hint}")
    return found


def print_cards(game: Game, chosen: list[dict[str, Any]], lang: str) -> None:
    """A table with a column for everything some card has."""
    drawing = drawing_of(game)
    speech = Speech(game, drawing, lang, [])
    told = [(card, drawing.card_facts(card, speech)) for card in chosen]
    keys = list(dict.fromkeys(key for _, facts in told for key in facts))
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("name", *keys):
        grid.add_column(speech.text(f"cards-{key}") if speech.has(f"cards-{key}") else key)
    for card, facts in told:
        name = drawing.card(card, speech)
        if str(name) != card["name"]:
            name = Text.assemble(name, (f"  {card['name']}", "dim"))
        grid.add_row(name, *[Text(value_text(key, facts.get(key, ""), speech)) for key in keys])
    out().print(grid)


def value_text(key: str, value: Any, speech: Speech) -> str:
    """A value of a card, said in the reader's language if there is a message for it."""
    message = f"{key}-{str(value).lower()}"
    return speech.text(message) if speech.has(message) else str(value)
