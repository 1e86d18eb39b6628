"""Messages in words: with arguments that came up in games, or else with samples of each argument."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

from camarilla.cli.tables import drawing_of
from camarilla.cli.words import Speech, capital, cli_messages
from camarilla.kernel.game import Game, find
from camarilla.kernel.options import Label
from camarilla.kernel.wording import LANGUAGES, Wording, bot_label

from .arguments import candidates
from .recording import MOST, Sample, Samples

__all__ = ["Chapter", "Phrase", "chapters_of_game", "shell_chapters"]

ROOT = Path(__file__).parents[2]
PACKAGES = {"The table, in any game": "kernel", "The terminal": "cli", "Messages sent to people": "server/people"}
PAGE = {"On the page": "messages", "In a first, guided game": "guide"}
"""What the page says of a game, by file."""
SEATS = 10
SENTENCES = ("event-", "threat-", "vote-", "winner", "replay-answer", "inwo-claims", "inwo-play")
"""Messages that may begin with a name or with *you*, and get a capital where they are shown."""
SPEAKERS = {"by", "seat"}
"""Who is meant by a `you` without a name."""


class Phrase(NamedTuple):
    """A message with what it says, a sentence a set of arguments."""

    id: str
    said: dict[str, list[str]]
    """By language."""
    played: bool
    """Whether the arguments came up in a game."""


class Chapter(NamedTuple):
    """Messages of one file."""

    title: str
    phrases: list[Phrase]


class Parts(visitor.Visitor):
    """The variables of a message, and the keys by which each is chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.keys.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            found = self.keys.setdefault(node.selector.id.name, [])
            for variant in node.variants:
                key = variant.key.name if isinstance(variant.key, ftl.Identifier) else variant.key.value
                found += [key] if key not in found else []
        self.generic_visit(node)


def messages_of(source: str) -> dict[str, Parts]:
    """The messages of a Fluent text, in order."""
    found = {}
    for entry in parse(source).body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Parts()
            found[entry.id.name].visit(entry)
    return found


@cache
def names_in(language: str) -> list[str]:
    """What the players of the phrasebook are called."""
    wording = Wording(language)
    return [wording.say(bot_label(seat)) for seat in range(SEATS)]


def from_table(id: str, parts: Parts, wording: Wording) -> list[str]:
    """A message with sample arguments, as often as they differ."""
    choices = {
        name: candidates(id, name, keys, wording.language, names_in(wording.language))
        for name, keys in parts.keys.items()
    }
    most = min(MOST, max([len(values) for values in choices.values()], default=1))
    sentences = []
    for number in range(most):
        args = {name: values[number % len(values)] for name, values in choices.items()}
        readers = [name for name in args if args.get(f"{name}-you") == "yes"]
        for name in readers[1:]:  # nobody takes something from themselves
            args[f"{name}-you"] = "no"
        if args.get("you") == "yes":
            readers = [name for name in args if name in SPEAKERS]
        for name in readers[:1]:
            args[name] = wording.say(Label("you"))
        sentences.append(wording.say(Label(id, args)))
    return list(dict.fromkeys(sentences))


def from_game(id: str, samples: list[Sample], game: Game, language: str) -> list[str]:
    """A message with the arguments it had in games, as the terminal tells it."""
    speech = Speech(game, drawing_of(game), language, names_in(language))
    sentences = []
    for sample in samples:
        told = speech.to(sample.reader)
        if id.startswith("event-"):
            sentences.append(told.event(sample.args))
        else:
            label = msgspec.convert({"id": id, "args": sample.args}, Label)
            sentences.append(drawing_of(game).label_words(relabelled(label), told))
    return list(dict.fromkeys(sentences))


def relabelled(label: Label) -> Label:
    """A label whose arguments are labels again where they were some before they were kept."""
    return Label(label.id, {name: argument(value) for name, value in label.args.items()})


def argument(value: Any) -> Any:
    """An argument as it was."""
    if isinstance(value, list):
        return [argument(item) for item in value]
    if isinstance(value, dict) and set(value) <= {"id", "args"} and "id" in value:
        return relabelled(Label(value["id"], value.get("args", {})))
    return value


def phrases(sources: dict[str, str], wordings: dict[str, Wording], samples: Samples, game: Game | None) -> list[Phrase]:
    """The messages of a file, in the languages it is there in."""
    parsed = {language: messages_of(source) for language, source in sources.items()}
    found = []
    for id in parsed["en"]:
        kept = samples.get(id, []) if game is not None else []
        said = {
            language: from_game(id, kept, game, language)
            if game is not None and kept
            else from_table(id, parsed[language][id], wordings[language])
            for language in sources
        }
        if id.startswith(SENTENCES) or said["en"][0].endswith("?"):
            said = {language: [capital(one) for one in told] for language, told in said.items()}
        found.append(Phrase(id, said, bool(kept)))
    return found


def chapters_of_game(name: str, samples: Samples) -> list[Chapter]:
    """What a game says, and what the page says of it."""
    game = find(name)
    own = {language: game.text(f"messages.{language}.ftl") for language in game.languages}
    wordings = {language: Wording(language, cli_messages(language), text) for language, text in own.items()}
    chapters = [Chapter("At the table", phrases(own, wordings, samples, game))]
    for title, file in PAGE.items():
        page = {language: ROOT / f"web/src/games/{name}/{file}.{language}.ftl" for language in game.languages}
        if page["en"].is_file():
            chapters.append(Chapter(title, of_files(page)))
    return chapters


def shell_chapters() -> list[Chapter]:
    """What is said around the games."""
    page = {language: ROOT / f"web/messages/{language}.ftl" for language in LANGUAGES}
    packages = [
        Chapter(title, of_files({one: ROOT / f"src/camarilla/{folder}/messages.{one}.ftl" for one in LANGUAGES}))
        for title, folder in PACKAGES.items()
    ]
    return [Chapter("The page", of_files(page)), *packages]


def of_files(paths: dict[str, Path]) -> list[Phrase]:
    """The messages of a file a language, with sample arguments."""
    sources = {language: path.read_text("utf-8") for language, path in paths.items()}
    wordings = {language: Wording(language, cli_messages(language), text) for language, text in sources.items()}
    return phrases(sources, wordings, {}, None)
