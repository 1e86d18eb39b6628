"""The page's messages: both languages say the same, nothing is missing, nothing is left over, plurals are Russian."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

from camarilla.kernel.game import find, names
from camarilla.kernel.orders import KERNEL_ORDERS

WEB = Path(__file__).parents[2] / "web"
SOURCES = [path for kind in ("*.svelte", "*.ts") for path in (WEB / "src").rglob(kind) if ".test." not in path.name]
PLURAL = {"one", "few", "many", "other"}


class Parts(visitor.Visitor):
    """The variables of a message and the keys its selectors choose by."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.selectors: list[set[str]] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.selectors.append(keys)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Parts]:
    found: dict[str, Parts] = {}
    for path in (WEB / "messages" / f"{language}.ftl", *WEB.glob(f"src/games/*/messages.{language}.ftl")):
        for entry in parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: cannot be read: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = Parts()
                found[entry.id.name].visit(entry)
    return found


@cache
def source() -> str:
    return "\n".join(path.read_text("utf-8") for path in SOURCES)


def spoken() -> set[str]:
    """Ids that the source says in full."""
    return set(re.findall(r"""\b(?:t|words\.text)\(\s*["']([a-z][\w-]*)["']""", source()))


def prefixes() -> set[str]:
    """Beginnings of ids that the source puts together."""
    return {start for start in re.findall(r"`([a-z][a-z-]*-)\$\{", source()) if start}


def test_both_languages_have_the_same_messages() -> None:
    assert set(messages("en")) == set(messages("ru"))


@pytest.mark.parametrize("id", sorted(messages("en")))
def test_both_languages_ask_for_the_same(id: str) -> None:
    assert messages("en")[id].variables == messages("ru")[id].variables


def test_everything_said_has_a_message() -> None:
    assert spoken() - set(messages("en")) == set()


def test_no_message_is_left_over() -> None:
    quoted = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", source()))
    unused = [id for id in messages("en") if id not in quoted and not id.startswith(tuple(prefixes()))]
    assert unused == []


@pytest.mark.parametrize("id", sorted(messages("ru")))
def test_russian_counts_in_three_forms(id: str) -> None:
    for english in messages("en")[id].selectors:
        if "one" in english:
            assert any({"one", "few", "other"} <= keys for keys in messages("ru")[id].selectors) or id == "winner"
    for keys in messages("ru")[id].selectors:
        if keys & {"one", "few"} and id != "winner":
            assert {"one", "few", "other"} <= keys <= PLURAL


@pytest.mark.parametrize("game", names())
def test_every_standing_order_has_a_name_and_a_preview(game: str) -> None:
    for kind in (*KERNEL_ORDERS, *find(game).orders):
        assert {f"order-{kind}", f"order-{kind}-preview"} <= set(messages("en")) & set(messages("ru")), kind
