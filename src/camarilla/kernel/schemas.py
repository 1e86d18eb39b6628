"""What a game's views, events, prompts and table options look like on the wire, as JSON Schema, from the structs."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from camarilla.kernel.game import Game
from camarilla.kernel.masks import Secret
from camarilla.kernel.options import Option, Prompt
from camarilla.kernel.view import View

__all__ = ["board_of", "figures_of", "schema_of"]

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_REF: Final = "#/$defs/{name}"
_SECRET: Final = f"{Secret.__name__}_"


def board_of(game: Game) -> type[msgspec.Struct] | None:
    """The struct of a game's board: `Board` in its module `view`; None if it has no such."""
    return _struct(game, "view", "Board")


def figures_of(game: Game) -> type[msgspec.Struct] | None:
    """The struct of a game's figures: `Figures` in its module `figures`; None if it has none."""
    return _struct(game, "figures", "Figures")


def _struct(game: Game, module: str, name: str) -> type[msgspec.Struct] | None:
    """A struct of a game's package."""
    place = f"{game.package}.{module}"
    return getattr(import_module(place), name, None) if find_spec(place) else None


def schema_of(game: Game) -> dict[str, Any]:
    """One JSON Schema with a definition for everything a client of a game is sent.

    `view`, `prompt`, `option`, `options` (those of a table) and `events`, by type, refer to the definitions.
    """
    board, figures = board_of(game), figures_of(game)
    own = [struct for struct in (board, figures) if struct is not None]
    structs = [View, Prompt, Option, game.options, *own, *game.event_types.values()]
    refs, definitions = msgspec.json.schema_components(structs, ref_template=_REF)
    view, prompt, option, options, *rest = refs
    shown = definitions["View"]["properties"]
    if board is not None:
        shown["board"] = rest.pop(0)
    if figures is not None:
        shown["figures"] = {"anyOf": [rest.pop(0), {"type": "null"}]}
    return {
        "$schema": _DIALECT,
        "title": f"What a client of {game.name} is sent, revision {game.revision}",
        "view": view,
        "prompt": prompt,
        "option": option,
        "options": options,
        "events": dict(zip(game.event_types, rest, strict=True)),
        "$defs": {name: _as_sent(name, definition) for name, definition in definitions.items()},
    }


def _as_sent(name: str, definition: dict[str, Any]) -> dict[str, Any]:
    """A definition as a client meets it: a secret is its value or null; nobody is told which seats notice an event."""
    fields = definition.get("properties", {})
    if name.startswith(_SECRET) and set(fields) == {"mask", "value"}:
        return {"description": "Null to those who may not know it.", "anyOf": [fields["value"], {"type": "null"}]}
    if "to" not in fields or "type" not in fields:
        return definition
    kept = {field: kind for field, kind in fields.items() if field != "to"}
    rule = {"type": "string", "description": "The clause behind it; a few have none."}
    return {**definition, "properties": {**kept, "rule": rule}}
