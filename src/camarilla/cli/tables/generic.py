"""The drawing of any game: its view as indented text. Games with a drawing of their own replace what they like."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from camarilla.cli.words import Speech, capital, number
from camarilla.kernel.options import Label, Option
from camarilla.kernel.view import View

__all__ = ["ROOMY", "TIGHT", "USUAL", "Drawing", "Scene"]

TIGHT, USUAL, ROOMY = range(3)
"""How much room there is to draw a table in."""
SHORT = 160
"""Data that takes no more than this is told in one line."""


class Scene:
    """What one reader may see at one moment, and in which words."""

    def __init__(self, view: View, options: list[Option], events: list[dict[str, Any]], speech: Speech) -> None:
        self.view = view
        """With its figures and threats, in a game that is played."""
        self.options = options
        """What the reader may answer now."""
        self.events = events
        """What the reader has seen happen."""
        self.speech = speech


class Drawing:
    """How a game is shown: drawn for those who look, in plain words for those who listen."""

    seat_fields: frozenset[str] = frozenset(
        {"actor", "claimant", "examiner", "leader", "owner", "player", "seat", "starter", "target", "winner", "winners"}
    )
    """The fields of events that hold a seat or seats."""

    def argument(self, field: str, value: Any) -> Any:
        """A value of an event as its message wants it: names of cards and the like become labels."""
        return value

    def more(self, event: dict[str, Any]) -> dict[str, Any]:
        """Arguments of an event's message besides its fields, worked out from them."""
        return {}

    def arranged(self, options: list[Option]) -> list[Option]:
        """The options in the order in which they are numbered."""
        return options

    # -- drawn ---------------------------------------------------------------------------------------------------

    def table(self, scene: Scene, room: int) -> RenderableType:
        """The table but for the reader's hand; `room` says whether lines are short or to spare."""
        lines = [Text(line) for line in self.words(scene)]
        heading = Text(scene.speech.title(), style="bold")
        return Group(heading, *lines) if room == TIGHT else Group(heading, Rule(style="dim"), *lines)

    def hand(self, scene: Scene) -> RenderableType | None:
        """What the reader holds, if the game has such a thing."""
        return None

    def option(self, option: Option, speech: Speech) -> Text:
        """What an option is called."""
        return Text(speech.label(option.label))

    def card(self, card: dict[str, Any], speech: Speech) -> Text:
        """The name of one of the game's cards."""
        return Text(str(card["name"]), style="bold")

    def card_facts(self, card: dict[str, Any], speech: Speech) -> dict[str, Any]:
        """What is told of one of the game's cards besides its name."""
        return {key: value for key, value in card.items() if key != "name"}

    def result(self, scene: Scene) -> RenderableType:
        """How the game ended."""
        result = scene.view.result
        assert result is not None
        speech = scene.speech
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for column in ("result-rank", "result-seat", "result-score"):
            grid.add_column(speech.text(column), justify="left" if column == "result-seat" else "right")
        for seat in sorted(range(scene.view.seats), key=result.ranks.__getitem__):
            style = "bold" if seat in result.winners else ""
            name = Text(capital(speech.seat(seat)))
            grid.add_row(str(result.ranks[seat]), name, number(result.scores[seat]), style=style)
        return grid

    # -- in words ------------------------------------------------------------------------------------------------

    def words(self, scene: Scene) -> list[str]:
        """The table in words: one thing a line, so that only the lines that changed need to be said again."""
        board = msgspec.to_builtins(scene.view.board)
        lines = told(board, "", scene)
        for fact in scene.view.facts:
            lines.append(scene.speech.text("known-among", faces=", ".join(fact.faces), count=len(fact.slots)))
        return lines

    def option_words(self, option: Option, speech: Speech) -> str:
        """What an option is called, without signs."""
        return self.label_words(option.label, speech)

    def label_words(self, label: Label, speech: Speech) -> str:
        """A prompt, an option or a reason in words; for games whose labels hold ids of cards, too."""
        return speech.label(label)

    def result_words(self, scene: Scene) -> list[str]:
        """How the game ended, a line a seat."""
        result = scene.view.result
        assert result is not None
        return [
            scene.speech.text(
                "result-line",
                rank=result.ranks[seat],
                seat=capital(scene.speech.seat(seat)),
                score=number(result.scores[seat]),
            )
            for seat in sorted(range(scene.view.seats), key=result.ranks.__getitem__)
        ]


def told(value: Any, path: str, scene: Scene) -> list[str]:
    """Data as lines, each with the way to it: what is short in one line, the rest part by part, players by name."""
    short = inline(value)
    if not isinstance(value, dict | list) or (path and len(short) <= SHORT):
        return [f"{path}: {short}"]
    named = isinstance(value, list) and len(value) == scene.view.seats
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    lines: list[str] = []
    for key, part in parts:
        name = capital(scene.speech.seat(key)) if named else str(key)
        lines += told(part, name if named or not path else f"{path} {name}", scene)
    return lines


def inline(value: Any) -> str:
    """Data in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {inline(part)}" for key, part in value.items())
    if isinstance(value, list):
        return "; ".join(inline(part) for part in value) or "–"
    return "–" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
