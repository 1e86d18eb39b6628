"""Messages: all languages say the same things, everything that is said has a message, no message is left over."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

from camarilla.checks.laws import pick
from camarilla.cli.tables import drawing_of
from camarilla.cli.words import Speech
from camarilla.kernel.events import Event
from camarilla.kernel.game import find, names
from camarilla.kernel.options import Label
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.kernel.wording import LANGUAGES

SHELL = ["camarilla.kernel", "camarilla.cli", "camarilla.server.people"]
PACKAGES = [*SHELL, *[find(name).package for name in names()]]
SPOKEN = dict.fromkeys(SHELL, LANGUAGES) | {find(name).package: find(name).languages for name in names()}
"""The languages of each package: the shell speaks all, a game those that somebody has put it into."""
TRANSLATED = [(package, language) for package in PACKAGES for language in SPOKEN[package] if language != "en"]
SPEAKERS = {"text": 0, "tell": 0, "say": 1}
"""Functions of the command line that take a message id, and as which argument."""


def some(items: list[Any], most: int = 12) -> list[Any]:
    """At most so many of a list, from all over it."""
    return items[:: max(1, -(-len(items) // most))]


class Parts(visitor.Visitor):
    """What a message refers to, and the keys its selectors choose by."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selectors: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {variant.key.name if isinstance(variant.key, ftl.Identifier) else "" for variant in node.variants}
        self.selectors.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def messages(package: str, language: str) -> dict[str, Parts]:
    """The messages of a package, in parts."""
    resource = parse(files(package).joinpath(f"messages.{language}.ftl").read_text("utf-8"))
    found: dict[str, Parts] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), f"{package}, {language}: cannot be read: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


def variables(id: str, package: str, language: str) -> set[str]:
    """What a message needs to be told, also for the messages it refers to; who is "you" only some verbs ask."""
    parts = messages(package, language)[id]
    own = {name for name in parts.variables if not name.endswith("-you")}
    return own.union(*[variables(other, package, language) for other in parts.references])


@cache
def trees(package: str) -> list[ast.Module]:
    """The syntax trees of a package's modules."""
    folder = Path(str(files(package)))
    return [ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))]


def calls(package: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call in a package, by the last name of what is called."""
    for tree in trees(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                func = node.func
                yield func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", ""), node


def constant(call: ast.Call, at: int) -> str | None:
    """A string argument written out."""
    arg = call.args[at] if at < len(call.args) else None
    return arg.value if isinstance(arg, ast.Constant) and isinstance(arg.value, str) else None


@cache
def event_ids(package: str) -> set[str]:
    """The messages that the events of a package need: one each, and one for those who may not see all of it."""
    module = importlib.import_module(package)
    for info in pkgutil.walk_packages(module.__path__, f"{package}."):
        importlib.import_module(info.name)
    found: set[str] = set()
    for kind in Event.__subclasses__():
        if kind.__module__.startswith(f"{package}."):
            found.add(f"event-{kind.__name__}")
            parts = messages(package, "en").get(f"event-{kind.__name__}", Parts())
            told = [str(hint) for name, hint in get_type_hints(kind).items() if name in parts.variables]
            if any("Secret[" in hint or "None" in hint for hint in told):
                found.add(f"event-{kind.__name__}-hidden")
    return found


@cache
def mentioned(package: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """String constants of a package, and patterns of the strings it puts together from a written beginning."""
    plain: set[str] = set()
    built: list[re.Pattern[str]] = []
    for tree in trees(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
                if re.fullmatch(r"[a-z][a-z-]*-", str(node.values[0].value)):
                    built.append(re.compile("".join(parts)))
    return plain, built


@pytest.mark.parametrize(("package", "language"), TRANSLATED)
def test_a_language_has_the_messages_of_english_about_the_same_things(package: str, language: str) -> None:
    english, other = messages(package, "en"), messages(package, language)
    assert set(other) - set(english) == set(), "English has no such messages"
    assert set(english) - set(other) == set(), f"these are missing in {language}"
    assert list(english) == list(other), "messages stand in the order of the English file"
    for id in english:
        assert variables(id, package, "en") == variables(id, package, language), id


@pytest.mark.parametrize(("package", "language"), [one for one in TRANSLATED if one[1] != "ru"])
def test_what_english_counts_every_language_counts(package: str, language: str) -> None:
    """Russian, which words around some of it, has a test of its own."""
    for id, parts in messages(package, "en").items():
        counted = {variable for variable, keys in parts.selectors if "one" in keys}
        there = {variable for variable, keys in messages(package, language)[id].selectors if {"one", "other"} <= keys}
        assert counted <= there, id


@pytest.mark.parametrize("game", names())
def test_english_and_russian_are_there_in_every_game(game: str) -> None:
    assert {"en", "ru"} <= set(find(game).languages)


@pytest.mark.parametrize("package", PACKAGES)
def test_russian_counts_in_one_few_and_other(package: str) -> None:
    counted = {
        (id, variable)
        for language in SPOKEN[package]
        for id, parts in messages(package, language).items()
        for variable, keys in parts.selectors
        if keys & {"one", "few", "many"}
    }
    for id, parts in messages(package, "ru").items():
        for variable, keys in parts.selectors:
            if (id, variable) in counted:
                assert {"one", "few", "other"} <= keys, f"{id} chooses by {variable} among {sorted(keys)}"


@pytest.mark.parametrize("package", PACKAGES)
def test_everything_named_in_code_has_a_message(package: str) -> None:
    known = {*messages("camarilla.kernel", "en"), *messages(package, "en")}
    if package == "camarilla.cli":  # it draws the games, with their words
        known = known.union(*[messages(find(name).package, "en") for name in names()])
    for name, call in calls(package):
        at = {"Label": 0, "Ask": 0}.get(name)
        if at is None and package == "camarilla.cli":
            at = SPEAKERS.get(name)
        id = constant(call, at) if at is not None else None
        if id is not None and re.fullmatch(r"[a-z][a-z-]*", id):
            assert id in known, f"{package}: {id}"
    missing = event_ids(package) - known
    assert not missing


def test_the_command_line_tells_its_messages_what_they_need() -> None:
    for name, call in calls("camarilla.cli"):
        id = constant(call, SPEAKERS[name]) if name in SPEAKERS else None
        if id in messages("camarilla.cli", "en"):
            given = {keyword.arg for keyword in call.keywords}
            assert None in given or variables(id, "camarilla.cli", "en") <= given, f"{id} is told only {given}"


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_left_over(package: str) -> None:
    speakers = (package, "camarilla.cli", "camarilla.kernel", "camarilla.checks")
    sources = [mentioned(each) for each in speakers]
    referred = {other for parts in messages(package, "en").values() for other in parts.references}
    for id in messages(package, "en"):
        used = (
            id in referred
            or id in event_ids(package)
            or any(id in plain or any(pattern.fullmatch(id) for pattern in built) for plain, built in sources)
        )
        assert used, f"{package}: nothing says {id}"


@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2)]])
@pytest.mark.parametrize(
    ("game", "variant"),
    [(name, variant) for name in names() for variant in some(list(find(name).variants))],
    ids=lambda value: str(value).replace(" ", "-"),
)
def test_whatever_a_game_says_comes_out_as_words(game: str, variant: Any, seed: int) -> None:
    """In each of its languages."""
    found = find(game)
    table = Table.new(found, variant.seats, seed=seed, options=variant.options)
    rng = Rng(seed_bytes(seed)).fork("words")
    people = [f"N{seat}" for seat in range(variant.seats)]
    speeches = [Speech(found, drawing_of(found), language, people, 0) for language in found.languages]
    while not table.over:
        for seat in table.to_act:
            prompt = table.prompt(seat)
            assert prompt is not None
            options, refusals = table.legal(seat), table.refusals(seat)
            labels = [prompt.label, *[one.label for one in options], *[one.reason for one in refusals]]
            for speech in speeches:
                for label in labels:
                    said(label, speech)
        seat, option = pick(table, rng)
        table.play(seat, option)
    for reader in (None, *range(variant.seats)):
        events = table.seen(reader)
        for speech in speeches:
            told = speech.to(reader)
            for event in events:
                sentence = told.event(event)
                assert sentence[0] == sentence[0].upper()
                assert not sentence.startswith(f"{event['type']}:"), "an event without a message"


def said(label: Label, speech: Speech) -> None:
    """A label, and every label among its arguments, has a message and all that it needs."""
    assert speech.fits(label), label
    for value in label.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Label):
                said(part, speech)
