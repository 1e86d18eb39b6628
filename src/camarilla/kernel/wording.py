"""Turns labels into sentences with Fluent. Messages live in `.ftl` files; rules and views carry message ids only."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from camarilla.kernel.errors import BadInput
from camarilla.kernel.options import Label

__all__ = ["LANGUAGES", "Wording", "bot_label", "check_language"]

LANGUAGES = ("en", "ru")
_BOT_NAMES = 10


@cache
def _kernel_messages(language: str) -> str:
    """The kernel's own messages."""
    return files("camarilla.kernel").joinpath(f"messages.{language}.ftl").read_text("utf-8")


def check_language(language: str) -> None:
    """Refuse a language that has no messages."""
    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; the languages are: {', '.join(LANGUAGES)}")


def bot_label(seat: int) -> Label:
    """What a bot without a name of its own is called at a seat."""
    return Label(f"bot-name-{seat % _BOT_NAMES}")


class Wording:
    """The messages of one language: the kernel's, then a game's."""

    def __init__(self, language: str, *sources: str) -> None:
        check_language(language)
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for source in (_kernel_messages(language), *sources):
            self.bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether there is a message of this id."""
        return self.bundle.has_message(message)

    def say(self, label: Label) -> str:
        """A label as text; labels among its arguments are said first."""
        if not self.bundle.has_message(label.id):
            return label.id
        pattern = self.bundle.get_message(label.id).value
        if pattern is None:
            return label.id
        args: dict[str, Any] = {name: self.argument(value) for name, value in label.args.items()}
        text, _ = self.bundle.format_pattern(pattern, args)
        return str(text)

    def argument(self, value: Any) -> Any:
        """An argument of a message: labels (as structs or as plain data) and lists of them become text."""
        if isinstance(value, Label):
            return self.say(value)
        if isinstance(value, dict) and "id" in value:
            return self.say(Label(value["id"], value.get("args", {})))
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self.argument(item)) for item in value)
        return value
