"""Writes what the server sends and takes as TypeScript types, for the page: `make types`.

    web/src/lib/generated/protocol.ts       the messages of the WebSocket
    web/src/lib/generated/http.ts           the bodies of HTTP requests and responses
    web/src/games/GAME/board.generated.ts   the board of each game, and its figures

Everything comes from what msgspec knows of the structs, and the comments from their docstrings. A field is optional if
it may be absent on the wire: the struct leaves out fields that have their default value, or it is a request, from which
the client may leave them out. A field that may be null says so.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as info

from camarilla.kernel.game import find, names
from camarilla.kernel.view import View
from camarilla.server import refusals
from camarilla.server.api import people, protocol, schemas
from camarilla.server.http import routes

__all__ = ["Module", "files", "main"]

WEB = Path(__file__).parent.parent / "web" / "src"
WIDTH = 120
HEADER = "// Written by `make types` from {source}. Do not edit.\n"

# What plain JSON types cannot say. The server's schemas refer to these by title.
HANDWRITTEN = {
    "Edit": (
        "What changes a view: `[path, value]` puts a value there, `[path]` takes away what is there.",
        "[path: (string | number)[], ...put: unknown[]]",
    ),
    "GameEvent": (
        "Something that happened, as the log has it; `rule` is the clause behind it.",
        "{ type: string; rule?: string } & Record<string, unknown>",
    ),
}

# Fields whose type is a parameter of the type in TypeScript.
PARAMETERS: dict[tuple[type, str], str] = {(View, "board"): "Board", (View, "figures"): "Figures"}


class Module:
    """A TypeScript file in the making; what `imported` declares already is imported from there."""

    def __init__(self, imported: dict[str, Module] | None = None) -> None:
        self.imported = imported or {}
        self.declared: dict[str, str] = {}
        self.classes: dict[str, type] = {}
        self.uses: dict[str, set[str]] = {}

    def add_union(self, name: str, doc: str, union: Any) -> None:
        """Declare a union of structs, with all that they are made of."""
        declaration = f"export type {name} = {self.type_of(info.type_info(union))};"
        if len(declaration) > WIDTH:
            declaration = declaration.replace(" = ", " =\n  | ").replace(" | ", "\n  | ").replace("\n \n", "\n")
        self.declared[name] = comment(doc) + declaration + "\n"

    def add_words(self, name: str, doc: str, words: Iterable[str]) -> None:
        """Declare a union of plain words."""
        listed = "".join(f"\n  | {json.dumps(word)}" for word in words)
        self.declared[name] = comment(doc) + f"export type {name} ={listed};\n"

    def add_structs(self, structs: Iterable[type]) -> None:
        """Declare structs, with all that they are made of."""
        for struct in structs:
            self.type_of(info.type_info(struct))

    def text(self, source: str) -> str:
        """The file, made from `source`."""
        imports = [
            f'import type {{ {", ".join(sorted(used))} }} from "{file}";\n' for file, used in sorted(self.uses.items())
        ]
        return "\n".join([HEADER.format(source=source) + "".join(imports), *self.declared.values()])

    def type_of(self, kind: info.Type) -> str:
        """A type in TypeScript; structs are declared on the way."""
        match kind:
            case info.AnyType():
                return "unknown"
            case info.NoneType():
                return "null"
            case info.BoolType():
                return "boolean"
            case info.IntType() | info.FloatType():
                return "number"
            case info.StrType():
                return "string"
            case info.LiteralType(values):
                return " | ".join(json.dumps(value) for value in values)
            case info.EnumType(cls):
                return " | ".join(json.dumps(member.value) for member in cls)
            case info.ListType(item) | info.VarTupleType(item):
                inner = self.type_of(item)
                return f"({inner})[]" if " | " in inner else f"{inner}[]"
            case info.TupleType(items):
                return f"[{', '.join(map(self.type_of, items))}]"
            case info.DictType(_, value):
                return f"Record<string, {self.type_of(value)}>"
            case info.UnionType(types):
                return " | ".join(map(self.type_of, sorted(types, key=lambda one: isinstance(one, info.NoneType))))
            case info.StructType(cls):
                return self.struct(cls, kind)
            case info.Metadata(inner, {"title": title}):
                return self.titled(title, inner)
            case info.Metadata(inner):
                return self.type_of(inner)
        raise TypeError(f"no TypeScript for {kind}")

    def titled(self, title: str, kind: info.Type) -> str:
        """A type that the schema names."""
        if title == View.__name__:
            return self.type_of(info.type_info(View))
        if self.is_imported(title, kind):
            return title
        doc, meaning = HANDWRITTEN[title]
        self.declared[title] = comment(doc) + f"export type {title} = {meaning};\n"
        return title

    def is_imported(self, name: str, what: Any) -> bool:
        """Whether another file declares this; noted, if so."""
        for file, module in self.imported.items():
            if name in module.declared and module.classes.get(name, what) is what:
                self.uses.setdefault(file, set()).add(name)
                return True
        return False

    def struct(self, cls: type, kind: info.StructType) -> str:
        """A struct, by its name."""
        name = cls.__name__
        if self.is_imported(name, cls) or self.classes.get(name) is cls:
            return name
        if name in self.classes:
            raise ValueError(f"{cls} and {self.classes[name]} would have the same name")
        self.classes[name] = cls
        docs = field_docs(cls)
        lines = [f"  {kind.tag_field}: {json.dumps(kind.tag)};\n"] if kind.tag_field else []
        parameters = []
        for field in kind.fields:
            parameter = PARAMETERS.get((cls, field.name))
            if parameter:
                parameters.append(f"{parameter} = {self.type_of(field.type)}")
            mark = "?" if may_be_absent(cls, field) else ""
            lines.append(comment(docs.get(field.name, ""), "  "))
            lines.append(f"  {field.encode_name}{mark}: {parameter or self.type_of(field.type)};\n")
        generic = f"<{', '.join(parameters)}>" if parameters else ""
        self.declared[name] = f"{comment(cls.__doc__ or '')}export interface {name}{generic} {{\n{''.join(lines)}}}\n"
        return name


def may_be_absent(cls: type, field: info.Field) -> bool:
    """Whether a field may be missing on the wire."""
    if field.required:
        return False
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    config = cls.__struct_config__  # type: ignore[attr-defined]
    return unset or config.omit_defaults or config.forbid_unknown_fields


def field_docs(cls: type) -> dict[str, str]:
    """What stands below the fields of a struct, in quotes."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    body = tree.body[0].body  # type: ignore[attr-defined]
    docs = {}
    for field, below in pairwise(body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(value=ast.Constant(value=str(doc))):
                docs[name] = doc
    return docs


def comment(doc: str, indent: str = "") -> str:
    """A docstring as a doc comment."""
    lines = inspect.cleandoc(doc).splitlines()
    if not lines:
        return ""
    if len(lines) == 1 and len(indent + lines[0]) <= WIDTH - len("/**  */"):
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


def structs_of(module: ModuleType) -> list[type]:
    """The structs that a module defines, but for those that are only there to be derived from."""
    own = [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]
    return [cls for cls in own if cls.__struct_fields__]


def files() -> dict[Path, str]:
    """Every file, with what it should say."""
    socket = Module()
    socket.add_union("AnyClientMessage", "What a client sends.", protocol.AnyClientMessage)
    socket.add_union("AnyServerMessage", "What the server sends.", protocol.AnyServerMessage)
    http = Module({"./protocol": socket})
    own = (import_module(f"{routes.__name__}.{each.name}") for each in iter_modules(routes.__path__))
    for module in (people, schemas, *own, refusals):
        http.add_structs(structs_of(module))
    found = {
        WEB / "lib" / "generated" / "protocol.ts": socket.text(protocol.__name__),
        WEB / "lib" / "generated" / "http.ts": http.text(schemas.__name__),
    }
    for name in names():
        package = type(find(name)).__module__.rpartition(".")[0]
        if package.startswith("camarilla.games."):
            view = import_module(f"{package}.view")
            board = Module()
            board.add_structs([view.Board])
            if find_spec(f"{package}.figures"):
                board.add_structs([import_module(f"{package}.figures").Figures])
            board.add_words("EventType", "Everything that may happen, by its type.", find(name).event_types)
            found[WEB / "games" / name / "board.generated.ts"] = board.text(view.__name__)
    return found


def main() -> int:
    """Write what is not up to date."""
    for path, text in files().items():
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            print(path.relative_to(WEB.parent.parent))
    return 0


if __name__ == "__main__":
    sys.exit(main())
