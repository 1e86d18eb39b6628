"""The reference of schemas is that of the structs, and what is sent fits it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from camarilla.kernel.events import with_rules
from camarilla.kernel.game import find, names
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.schemas import schema_of
from camarilla.kernel.table import Table

pytest.importorskip("litestar")

from tools.meanings import MEANINGS
from tools.reference import PAGE, page


def test_the_page_is_that_of_the_structs() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m tools.reference"


def test_every_field_is_explained_and_no_explanation_is_left_over() -> None:
    unexplained = [line for line in page().splitlines() if line.startswith("| `") and line.endswith("| |")]
    assert unexplained == [], "say below the field what it means, or in tools/meanings.py"
    text = page()
    unused = [key for key, meaning in MEANINGS.items() if f"| {meaning} |" not in text]
    assert unused == []


def problems(value: Any, schema: dict[str, Any], whole: dict[str, Any], path: str = "") -> list[str]:
    """Where a value does not fit a schema: types, names of fields, what is required; enough for what msgspec writes."""
    if "$ref" in schema:
        return problems(value, whole["$defs"][schema["$ref"].rpartition("/")[2]], whole, path)
    if "anyOf" in schema:
        tried = [problems(value, one, whole, path) for one in schema["anyOf"]]
        return [] if [] in tried else tried[0]
    if "enum" in schema:
        return [] if value in schema["enum"] else [f"{path}: {value!r} is none of {schema['enum']}"]
    kinds = {"object": dict, "array": list, "string": str, "integer": int, "number": (int, float), "boolean": bool}
    kind = schema.get("type")
    if kind is None:
        return []
    if kind == "null" or value is None:
        return [] if kind == "null" and value is None else [f"{path}: {value!r} is no {kind}"]
    if not isinstance(value, kinds[kind]):  # type: ignore[arg-type]
        return [f"{path}: {value!r} is no {kind}"]
    found: list[str] = []
    if kind == "object" and "properties" in schema:
        missing = [name for name in schema.get("required", []) if name not in value]
        strange = [name for name in value if name not in schema["properties"]]
        found += [f"{path}: {name} is missing" for name in missing] + [f"{path}: {name} is unknown" for name in strange]
        for name in value.keys() & schema["properties"].keys():
            found += problems(value[name], schema["properties"][name], whole, f"{path}.{name}")
    if kind == "array" and isinstance(schema.get("items"), dict):
        for at, item in enumerate(value):
            found += problems(item, schema["items"], whole, f"{path}[{at}]")
    return found


def plain(value: Any) -> Any:
    """A value as it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("name", names())
def test_what_is_sent_fits_the_schema(name: str) -> None:
    """Views, prompts, options and events of a random game, as JSON."""
    game = find(name)
    schema = plain(schema_of(game))
    table = Table.new(game, max(3, game.seat_counts[0]), seed=4, options=game.variants[0].options)
    rng = Rng(seed_bytes(4))
    for number in range(120):
        if table.over:
            break
        seat = rng.pick(table.to_act)
        if number % 6 == 0:
            look = table.look(seat, 0, True)
            sent = plain((look.view, look.prompt, look.options))
            assert problems(sent[0], schema["view"], schema, "view") == []
            assert problems(sent[1], schema["prompt"], schema, "prompt") == []
            for option in sent[2]:
                assert problems(option, schema["option"], schema, "option") == []
        table.play(seat, rng.pick(table.legal(seat)))
    for event in plain(with_rules(table.seen(0), game.event_types)):
        assert problems(event, schema["events"][event["type"]], schema, event["type"]) == []
    options = plain(table.options)
    assert problems(options, schema["options"], schema, "options") == []


def test_a_value_that_does_not_fit_is_found() -> None:
    schema = schema_of(find("coup"))
    assert problems({"slot": "x"}, schema["$defs"]["Patron"], schema)
    assert problems({"slot": 1, "role": None, "more": 1}, schema["$defs"]["Patron"], schema)
