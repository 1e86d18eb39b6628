"""Prompts and options as sentences. Saying a label costs far more than finding it said before."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from camarilla.kernel.game import find
from camarilla.kernel.options import Label, Option
from camarilla.kernel.table import Table
from camarilla.server.protocol import AnswerPrompt, OptionText, RefusalText

__all__ = ["named", "prompt_text", "say"]


@lru_cache(maxsize=16_384)
def said(game: str, language: str, label: bytes) -> str:
    """A label in words."""
    return find(game).say(msgspec.json.decode(label, type=Label), language)


def say(game: str, label: Label, language: str) -> str:
    """A label in words, remembered."""
    return said(game, language, msgspec.json.encode(label))


def named(value: Any, names: Sequence[str]) -> Any:
    """A label, or what stands in one, with names in place of the seats."""
    if isinstance(value, list | tuple):
        return [named(item, names) for item in value]
    if not isinstance(value, Label):
        return value
    if value.id == "seat" and isinstance(value.args.get("seat"), int):
        return names[value.args["seat"]]
    return Label(value.id, {key: named(item, names) for key, item in value.args.items()})


def option_text(game: str, option: Option, language: str, names: Sequence[str]) -> OptionText:
    """An option with its sentence."""
    return OptionText(option.notation, say(game, named(option.label, names), language), option.label, option.touches)


def prompt_text(table: Table, seat: int, number: str, language: str, names: Sequence[str]) -> AnswerPrompt | None:
    """The open question of a seat, whole, in a language."""
    choice = table.choice_of(seat)
    if choice is None:
        return None
    game = table.game.name
    prompt = choice.prompt(table.g)
    held = table.held.get(seat)
    return AnswerPrompt(
        number,
        say(game, named(prompt.label, names), language),
        prompt.label,
        prompt.rule,
        [option_text(game, option, language, names) for option in choice.options(table.g)],
        [
            RefusalText(refusal.notation, refusal.rule, say(game, named(refusal.reason, names), language))
            for refusal in choice.refusals(table.g)
        ],
        prompt.touches,
        choice.ask.reaction,
        held[1] if held is not None else None,
    )
