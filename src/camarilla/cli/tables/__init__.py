"""How games look in a terminal: one module a game, and a drawing for games that have none of their own.

Games know nothing of terminals; a drawing is registered here, by the name of its game. A game that is a package of its
own brings one by an entry point of the group `camarilla.drawings`.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from camarilla.cli.tables.coup import CoupDrawing
from camarilla.cli.tables.generic import ROOMY, TIGHT, USUAL, Drawing, Scene
from camarilla.cli.tables.inwo import InwoDrawing
from camarilla.cli.tables.oath import OathDrawing
from camarilla.cli.tables.pax import PaxDrawing
from camarilla.cli.tables.potdevin import PotDeVinDrawing
from camarilla.kernel.game import Game

__all__ = ["ROOMY", "TIGHT", "USUAL", "Drawing", "Scene", "drawing_of"]

DRAWINGS: dict[str, Drawing] = {
    "coup": CoupDrawing(),
    "inwo": InwoDrawing(),
    "oath": OathDrawing(),
    "pax": PaxDrawing(),
    "potdevin": PotDeVinDrawing(),
}


def drawing_of(game: Game) -> Drawing:
    """How this game is drawn."""
    return DRAWINGS.get(game.name) or brought().get(game.name) or Drawing()


@cache
def brought() -> dict[str, Drawing]:
    """The drawings that packages bring."""
    return {entry.name: entry.load() for entry in entry_points(group="camarilla.drawings")}
