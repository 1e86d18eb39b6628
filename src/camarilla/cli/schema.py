"""`camarilla schema`: the JSON Schema of what a client of a game is sent."""

from __future__ import annotations

from camarilla.cli.common import GameName, print_json
from camarilla.kernel.game import find
from camarilla.kernel.schemas import schema_of

__all__ = ["schema"]


def schema(game: GameName) -> None:
    """Print the JSON Schema of a game's views, events, prompts and options, as its structs say.

    A server has the same at `/schema/games/GAME.json`; the reference "Schemas" explains it field by field.

    For example: camarilla schema coup > coup.schema.json
    """
    print_json(schema_of(find(game)))
