"""Writes docs/reference/schemas.md from the structs of the games: `python -m tools.reference`. A test compares them."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as info

from camarilla.kernel.game import Game, find, names
from camarilla.kernel.options import Label, Option, Prompt
from camarilla.kernel.schemas import board_of, figures_of
from camarilla.kernel.view import View
from tools.meanings import meaning_of
from tools.typescript import field_docs

__all__ = ["PAGE", "main", "page"]

PAGE = Path(__file__).parent.parent / "docs" / "reference" / "schemas.md"

HEAD = """# Schemas

What a client is sent, field by field, from the structs themselves (`python -m tools.reference` writes this page). The
same as JSON Schema: `camarilla schema coup`, or `/schema/games/coup.json` at a server. A bot in Python gets the structs
(`look.view`, `look.options`), a program the same as JSON. `null` in a field that may be hidden means that these eyes
may not know it; a seat is its number from 0, a slot the number of a card's place, the same for the whole game.
"""


def page() -> str:
    """The whole page: what all games share, then each game's board, figures, events and options."""
    shared = Section()
    for struct in (View, Prompt, Option):
        shared.add(struct)
    parts = [HEAD, "## Every game\n", shared.text(3)]
    for name in names():
        game = find(name)
        if type(game).__module__.startswith("camarilla.games."):
            parts.append(game_part(game, shared))
    return "\n".join(parts)


def game_part(game: Game, shared: Section) -> str:
    """One game."""
    seen = Section(shared)
    for struct in (board_of(game), figures_of(game)):
        if struct is not None:
            seen.add(struct)
    events = Section(seen)
    for event in game.event_types.values():
        events.add(event)
    options = Section(events)
    options.add(game.options)
    title = game.say(Label("game-title"))
    heads = [f"### What a seat of {title} sees", f"### Events of {title}", f"### Options of a table of {title}"]
    texts = [head + "\n\n" + section.text(4) for head, section in zip(heads, (seen, events, options), strict=True)]
    return "\n".join([f"## {title}\n", *texts])


class Section:
    """Structs in the order in which they were met; what another section has is not told again."""

    def __init__(self, before: Section | None = None) -> None:
        self.before = before
        self.structs: dict[type, info.StructType] = {}

    def knows(self, struct: type) -> bool:
        """Whether a struct was met here or before."""
        return struct in self.structs or (self.before is not None and self.before.knows(struct))

    def add(self, struct: type[msgspec.Struct]) -> None:
        """A struct, with all that it is made of."""
        kind = info.type_info(struct)
        assert isinstance(kind, info.StructType)
        self.meet(kind)

    def meet(self, kind: Any) -> None:
        """Note the structs of a type."""
        match kind:
            case info.StructType(cls):
                if not self.knows(cls) and not is_secret(cls):
                    self.structs[cls] = kind
                for field in kind.fields if cls in self.structs or is_secret(cls) else ():
                    self.meet_once(cls, field.type)
            case info.ListType(item) | info.VarTupleType(item):
                self.meet(item)
            case info.TupleType(items):
                for item in items:
                    self.meet(item)
            case info.UnionType(types):
                for one in types:
                    self.meet(one)
            case info.DictType(_, value):
                self.meet(value)

    def meet_once(self, owner: type, kind: Any) -> None:
        """The type of a field, unless it is its owner's own."""
        if not (isinstance(kind, info.StructType) and self.knows(kind.cls)):
            self.meet(kind)

    def text(self, level: int) -> str:
        """Every struct with its fields."""
        return "\n".join([table(cls, kind, level) for cls, kind in self.structs.items()])


def is_secret(cls: type) -> bool:
    """Whether a struct wraps a value that some may not see."""
    return cls.__name__ == "Secret"


def table(cls: type, kind: info.StructType, level: int) -> str:
    """A struct: what it is, and its fields."""
    lines = [f"{'#' * level} `{cls.__name__}`", "", " ".join(inspect.cleandoc(cls.__doc__ or "").split()), ""]
    docs = field_docs(cls)
    fields = [field for field in kind.fields if not (field.name == "to" and kind.tag)]
    if not fields:
        return "\n".join(lines)
    lines += ["| field | type | meaning |", "|---|---|---|"]
    for field in fields:
        doc = " ".join(docs.get(field.name, "").split()) or meaning_of(game_of(cls), cls.__name__, field.name)
        lines.append(f"| `{field.encode_name}` | {words_for(field.type)} | {doc} |".replace("|  |", "| |"))
    return "\n".join([*lines, ""])


def game_of(cls: type) -> str:
    """The game in whose package a struct is."""
    return cls.__module__.rpartition(".")[0].rpartition(".")[2]


def words_for(kind: Any) -> str:
    """A type in words."""
    match kind:
        case info.NoneType():
            return "null"
        case info.BoolType():
            return "true or false"
        case info.IntType():
            return "whole number"
        case info.FloatType():
            return "number"
        case info.StrType():
            return "text"
        case info.LiteralType(values):
            return ", ".join([f"`{value}`" for value in values])
        case info.ListType(item) | info.VarTupleType(item):
            return f"list of {words_for(item)}"
        case info.TupleType(items):
            return f"[{', '.join([words_for(item) for item in items])}]"
        case info.DictType(_, value):
            return f"{words_for(value)} by name"
        case info.UnionType(types):
            ordered = sorted(types, key=lambda one: isinstance(one, info.NoneType))
            return " or ".join([words_for(one) for one in ordered])
        case info.StructType(cls):
            return words_for(kind.fields[1].type) + ", or null if hidden" if is_secret(cls) else f"`{cls.__name__}`"
        case info.Metadata(inner):
            return words_for(inner)
        case info.EnumType(cls):
            return ", ".join([f"`{member.value}`" for member in cls])
    return "anything"


def main() -> int:
    """Write the page."""
    PAGE.write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
