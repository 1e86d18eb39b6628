"""The page's messages: all languages say the same, nothing is missing, nothing is left over, plurals are Russian."""

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
from camarilla.kernel.wording import LANGUAGES

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


OTHERS = [language for language in LANGUAGES if language != "en"]


def sources(language: str, spoken: str) -> list[Path]:
    """What the page says in a language, of itself and of the games that speak another."""
    games = [game for game in names() if spoken in find(game).languages]
    paths = [WEB / f"src/games/{game}/messages.{language}.ftl" for game in games]
    return [WEB / "messages" / f"{language}.ftl", *[path for path in paths if path.is_file() or language == spoken]]


@cache
def messages(language: str, spoken: str | None = None) -> dict[str, Parts]:
    """The page's messages in a language; of those of games, the ones of games that speak `spoken`."""
    found: dict[str, Parts] = {}
    for path in sources(language, spoken or language):
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
    """Beginnings of ids that the source puts together, some of them with the name of a game in front."""
    of_games = {f"{game}{rest}" for rest in re.findall(r"`\$\{scene\.game\}(-[a-z-]+)", source()) for game in names()}
    return {start for start in re.findall(r"`([a-z][a-z-]*-)\$\{", source()) if start} | of_games


def test_the_page_speaks_what_the_server_speaks() -> None:
    assert sorted(path.stem for path in (WEB / "messages").glob("*.ftl")) == sorted(LANGUAGES)
    assert set(messages("en")) == set(messages("ru")), "every game speaks both"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english(language: str) -> None:
    assert set(messages("en", language)) - set(messages(language)) == set(), f"these are missing in {language}"
    assert set(messages(language)) - set(messages("en", language)) == set(), "English has no such messages"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_asks_for_the_same_as_english_and_counts_what_it_counts(language: str) -> None:
    for id, english in messages("en", language).items():
        there = messages(language)[id]
        assert there.variables == english.variables, id
        counted = [keys for keys in english.selectors if "one" in keys]
        assert len(counted) <= len([keys for keys in there.selectors if {"one", "other"} <= keys]), id


@pytest.mark.parametrize("language", OTHERS)
def test_where_a_game_speaks_a_language_so_do_the_page_and_the_guide_of_it(language: str) -> None:
    spoken = {game for game in names() if language in find(game).languages}
    for kind in ("messages", "guide"):
        there = {path.parent.name for path in WEB.glob(f"src/games/*/{kind}.{language}.ftl")}
        english = {path.parent.name for path in WEB.glob(f"src/games/*/{kind}.en.ftl")}
        assert there == spoken & english, f"{kind}.{language}.ftl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_offline_reads_it_in_every_language(language: str) -> None:
    page = (WEB / "public/offline.html").read_text("utf-8")
    assert page.count(f'lang="{language}"') == (1 if language == "en" else 2)


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
