"""Turns labels into sentences with Fluent. Messages live in `.ftl` files; rules and views carry message ids only.

Fluent takes a while to parse the thousands of messages that the games have, and a process says few of them: each is
parsed when it is first said.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from camarilla.kernel.errors import BadInput
from camarilla.kernel.options import Label

__all__ = ["LANGUAGES", "Wording", "bot_label", "check_language", "counted", "entries_of"]

_FILE = re.compile(r"messages\.([a-z]{2})\.ftl")


def _languages() -> tuple[str, ...]:
    """The languages that the kernel has messages in, English first."""
    found = {match[1] for file in files("camarilla.kernel").iterdir() if (match := _FILE.fullmatch(file.name))}
    return ("en", *sorted(found - {"en"}))


LANGUAGES: Final = _languages()
"""What Camarilla speaks: a language is added by its files alone. A game that lacks one is told in English."""
_BOT_NAMES = 10
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message, or of a term, whose id has a dash before it."""
_WORD = re.compile(r"-?[a-zA-Z][\w-]*")
_MINUS = re.compile(r"(?<![^\s(])-(?=\d)")
"""A hyphen where a number is negative: after a space or a bracket, not within a notation."""


def entries_of(source: str) -> dict[str, str]:
    """The messages and terms of a Fluent text by their ids, each as it is written, with what follows up to the next."""
    starts = list(_ENTRY.finditer(source))
    ends = [*[start.start() for start in starts[1:]], len(source)]
    return {start[1]: source[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def _kernel_messages(language: str) -> str:
    """The kernel's own messages."""
    return files("camarilla.kernel").joinpath(f"messages.{language}.ftl").read_text("utf-8")


def check_language(language: str) -> None:
    """Refuse a language that has no messages."""
    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; the languages are: {', '.join(LANGUAGES)}")


def counted(names: Sequence[str]) -> list[str]:
    """Names without repetitions: one that comes several times has its count behind it."""
    return [f"{name} (×{count})" if count > 1 else name for name, count in Counter(names).items()]


def bot_label(seat: int) -> Label:
    """What a bot without a name of its own is called at a seat."""
    return Label(f"bot-name-{seat % _BOT_NAMES}")


class Wording:
    """The messages of one language: the kernel's, then a game's."""

    def __init__(self, language: str, *sources: str) -> None:
        check_language(language)
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        """The messages that were parsed: those whose ids somebody has asked for, and what they mention."""
        self._unparsed: dict[str, str] = {}
        for source in (_kernel_messages(language), *sources):
            self._unparsed |= entries_of(source)

    def has(self, message: str) -> bool:
        """Whether there is a message of this id; if so, it is in the bundle from now on."""
        self._parse(message)
        return self.bundle.has_message(message)

    def _parse(self, id: str) -> None:
        """Have a message or a term in the bundle, with all that it may refer to."""
        written = self._unparsed.pop(id, None)
        if written is not None:
            self.bundle.add_resource(FluentResource(written))
            for word in _WORD.findall(written):
                self._parse(word)

    def say(self, label: Label) -> str:
        """A label as text; labels among its arguments are said first."""
        if not self.has(label.id):
            return label.id
        pattern = self.bundle.get_message(label.id).value
        if pattern is None:
            return label.id
        args: dict[str, Any] = {name: self.argument(value) for name, value in label.args.items()}
        text, _ = self.bundle.format_pattern(pattern, args)
        return _MINUS.sub("\N{MINUS SIGN}", str(text))

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row, the last behind the language's *and*."""
        if len(names) < 2:
            return "".join(names)
        return self.say(Label("list-and", {"first": ", ".join(names[:-1]), "last": names[-1]}))

    def argument(self, value: Any) -> Any:
        """An argument of a message: labels (as structs or as plain data) and lists of them become text."""
        if isinstance(value, Label):
            return self.say(value)
        if isinstance(value, dict) and "id" in value:
            return self.say(Label(value["id"], value.get("args", {})))
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self.argument(item)) for item in value)
        return value
