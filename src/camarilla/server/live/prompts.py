"""Prompts and options as sentences, cached: rendering one costs far more than a look-up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from camarilla.kernel.game import Game, find
from camarilla.kernel.options import Label, Option
from camarilla.kernel.table import Table
from camarilla.kernel.view import View
from camarilla.kernel.wording import bot_label
from camarilla.server.api.pieces import AnswerPrompt, OptionText, RefusalText

__all__ = ["Name", "called", "named", "previews_of", "prompt_text", "say"]

Name = str | Label
"""What a seat is called: a person's name, or the label of a bot's."""


@lru_cache(maxsize=16_384)
def _said(game: str, language: str, label: bytes) -> str:
    """A label in words."""
    return find(game).say(msgspec.json.decode(label, type=Label), language)


def say(game: str, label: Label, language: str) -> str:
    """A label in words, from the cache if possible."""
    return _said(game, language, msgspec.json.encode(label))


def called(seat: int, user: str | None, bot: str | None, name: str) -> Name:
    """What a seat is called in sentences: a bot that nobody named has one of ours, not that of its kind."""
    return bot_label(seat) if bot and not user and name in ("", bot) else name


def named(value: Any, names: Sequence[Name]) -> Any:
    """A label, or what stands in one, with names in place of the seats; bots have names in the reader's language."""
    if isinstance(value, list | tuple):
        return [named(item, names) for item in value]
    if not isinstance(value, Label):
        return value
    if value.id == "seat" and isinstance(value.args.get("seat"), int):
        return names[value.args["seat"]]
    return Label(value.id, {key: named(item, names) for key, item in value.args.items()})


def _option_text(game: str, option: Option, note: Label | None, language: str, names: Sequence[Name]) -> OptionText:
    """An option with its sentence, and what is to be known of it before."""
    text = say(game, named(option.label, names), language)
    noted = "" if note is None else say(game, named(note, names), language)
    return OptionText(option.notation, text, option.label, option.touches, option.guard, noted)


def prompt_text(table: Table, seat: int, number: str, language: str, names: Sequence[Name]) -> AnswerPrompt | None:
    """The open prompt of a seat with all its options, in a language."""
    choice = table.choice_of(seat)
    if choice is None:
        return None
    game = table.game.name
    prompt = choice.prompt(table.g)
    held = table.held.get(seat)
    notes = choice.notes(table.g)
    return AnswerPrompt(
        number,
        say(game, named(prompt.label, names), language),
        prompt.label,
        prompt.rule,
        [_option_text(game, option, notes.get(option.notation), language, names) for option in choice.options(table.g)],
        [
            RefusalText(refusal.notation, refusal.rule, say(game, named(refusal.reason, names), language))
            for refusal in choice.refusals(table.g)
        ],
        prompt.touches,
        choice.ask.reaction,
        held.notation if held is not None else None,
    )


def previews_of(game: Game, view: View, notations: Sequence[str]) -> dict[str, Any]:
    """What would come of some answers, by notation, as far as the game can tell from a seat's view."""
    if game.previews is None:
        return {}
    told = {notation: game.previews.tell(view, notation) for notation in notations}
    return {notation: preview for notation, preview in told.items() if preview is not None}
