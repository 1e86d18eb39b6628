"""The TypeScript types of the page are those of the server's structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import UNSET, Meta, UnsetType

pytest.importorskip("litestar")

from tools.typescript import WEB, Module, files


@pytest.mark.parametrize("path", list(files()), ids=lambda path: str(path.relative_to(WEB)))
def test_the_types_are_those_of_the_structs(path: Any) -> None:
    assert path.exists(), "run make types"
    assert path.read_text("utf-8") == files()[path], "run make types"


def test_no_other_file_claims_to_be_generated() -> None:
    found = {*WEB.rglob("*.generated.ts"), *(WEB / "lib" / "generated").iterdir()}
    assert found == set(files()), "a game or a module has gone: take its types away"


class Sent(msgspec.Struct):
    """Sent whole."""

    count: int = 0
    note: str | None = None


class Short(msgspec.Struct, omit_defaults=True):
    """Sent without what has its default value."""

    size: float
    sent: Sent | None = None
    tokens: tuple[int | None, ...] = ()
    """Whose
    they are."""


class Asked(msgspec.Struct, forbid_unknown_fields=True, tag="ask", tag_field="type"):
    """A request."""

    kind: Literal["some", "all"] = "all"
    name: str | UnsetType = UNSET
    until: Annotated[float, Meta(ge=0)] | UnsetType | None = UNSET


class Told(msgspec.Struct, tag="tell", tag_field="type"):
    events: list[Annotated[dict[str, Any], Meta(title="GameEvent")]]
    about: dict[int, tuple[str, bool]]


SHORT = """\
/** Sent whole. */
export interface Sent {
  count: number;
  note: string | null;
}

/** Sent without what has its default value. */
export interface Short {
  size: number;
  sent?: Sent | null;
  /**
   * Whose
   * they are.
   */
  tokens?: (number | null)[];
}
"""

UNION = """\
/** A request. */
export interface Asked {
  type: "ask";
  kind?: "all" | "some";
  name?: string;
  until?: number | null;
}

/** Something that happened, as the log has it; `rule` is the clause behind it. */
export type GameEvent = { type: string; rule?: string } & Record<string, unknown>;

export interface Told {
  type: "tell";
  events: GameEvent[];
  about: Record<string, [string, boolean]>;
}

/** Either. */
export type Either = Asked | Told;
"""


def body(module: Module) -> str:
    """A file without its first line."""
    return module.text("here").split("\n\n", 1)[1]


def test_what_may_be_absent_is_optional_and_what_may_be_null_says_so() -> None:
    module = Module()
    module.add_structs([Short])
    assert body(module) == SHORT


def test_a_union_is_told_apart_by_its_tags() -> None:
    module = Module()
    module.add_union("Either", "Either.", Asked | Told)
    assert body(module) == UNION


def test_what_another_file_declares_is_imported() -> None:
    pieces, whole = Module(), Module()
    pieces.add_structs([Sent])
    whole.imported = {"./pieces": pieces}
    whole.add_structs([Short])
    assert 'import type { Sent } from "./pieces";\n' in whole.text("here")
    assert "interface Sent" not in whole.text("here")


def test_two_structs_of_one_name_are_refused() -> None:
    module = Module()
    module.add_structs([Sent])
    with pytest.raises(ValueError, match="the same name"):
        module.add_structs([msgspec.defstruct("Sent", ["other"])])


def test_a_type_without_a_counterpart_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        Module().add_union("Bytes", "", bytes)
