"""Frames of a table as the terminal draws them, for the tests of each game's drawing."""

from __future__ import annotations

import re

from rich.console import Console

from camarilla.cli.screen import FullScreen
from camarilla.cli.tables import Scene, drawing_of
from camarilla.cli.words import Speech
from camarilla.kernel.game import Game
from camarilla.kernel.table import Table


class Frames:
    """Draws tables of a game, with these names at its seats."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.game, self.names, self.drawing = game, names, drawing_of(game)

    def scene_of(self, table: Table, reader: int | None, language: str = "en") -> Scene:
        """What is shown to a reader, or for None to the public."""
        options = self.drawing.arranged(table.legal(reader)) if reader is not None else []
        speech = Speech(self.game, self.drawing, language, self.names[: table.seats], reader)
        return Scene(table.view(reader, figures=True), options, table.seen(reader), speech)

    def drawn(self, table: Table, reader: int, size: tuple[int, int] = (80, 24), language: str = "en") -> list[str]:
        """A frame of the full screen, without colours."""
        frames: list[list[str]] = []
        full = FullScreen(self.drawing, pace=0.0)
        full.console = Console(width=size[0], height=size[1], force_terminal=True, color_system="standard", _environ={})
        full.write = frames.append  # type: ignore[method-assign,assignment]
        prompt = table.prompt(reader)
        assert prompt is not None
        full.show(self.scene_of(table, reader, language), prompt)
        return [re.sub(r"\x1b\[[0-9;]*m", "", line).rstrip() for line in frames[-1]]
