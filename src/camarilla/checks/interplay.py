"""Finds out which cards change each other's effect when a rule asks them, by asking each alone and each after another.

A game whose cards answer rules by handlers lends its books of handlers. While one listens, the first card to answer a
question is taken as the occasion: every card that answers is asked about the same value alone, and about what another
card made of it. Two cards change each other's effect if what one adds depends on the other, or on who speaks first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from copy import copy
from typing import Any, NamedTuple

from camarilla.kernel.facets import Changed

__all__ = ["Book", "Voice", "effect", "listening"]

Handler = Callable[..., Any]
OCCASIONS = 60
"""So many times a moment is looked at while one listens; the first ones tell most."""


class Voice(NamedTuple):
    """A card that answers: its name, its handler, and the source that the handler is told."""

    card: str
    handler: Handler
    source: int


class Book(NamedTuple):
    """The handlers of one moment, by key, and which of them answer now, in order: `answering(g, arguments)`.

    `answering` must have got its handlers before one listens. The first argument is the value; the others may tell more
    about the occasion.
    """

    moment: str
    handlers: list[MutableMapping[Any, Handler]]
    answering: Callable[[Any, tuple[Any, ...]], list[Voice]]


class Occasions:
    """Counts the occasions, and sees that looking at one is none itself."""

    def __init__(self, changed: Changed, twin: Callable[[Any], Any], plain: Callable[[Any], Any]) -> None:
        self.changed = changed
        self.twin = twin
        self.plain = plain
        self.left: dict[str, int] = {}
        """How often a moment is still looked at: never one at which cards act instead of changing a value."""
        self.busy = False

    def wrap(self, book: Book, original: Handler) -> Handler:
        """A handler that answers as the original does, and lets others look on."""

        def answer(g: Any, source: int, *args: Any) -> Any:
            if not self.busy and self.left.get(book.moment):
                voices = book.answering(g, args)
                if len(voices) > 1 and voices[0].source == source and voices[0].handler is original:
                    self.left[book.moment] -= 1
                    self.busy = True
                    try:
                        self.look(g, book.moment, voices, args)
                    finally:
                        self.busy = False
            answered = original(g, source, *args)
            if book.moment not in self.left:
                self.left[book.moment] = 0 if hasattr(answered, "send") else OCCASIONS
            return answered

        return answer

    def look(self, g: Any, moment: str, voices: list[Voice], args: tuple[Any, ...]) -> None:
        """Ask everybody alone, then those who said something beside each of the others."""
        value, rest = args[0], args[1:]

        def say(voice: Voice, heard: Any) -> Any:
            return voice.handler(g, voice.source, self.twin(heard), *rest)

        def does(before: Any, after: Any) -> Any:
            return effect(self.plain(before), self.plain(after))

        alone = [say(voice, value) for voice in voices]
        told = [does(value, result) for result in alone]
        for at, voice in enumerate(voices):
            for other_at, other in enumerate(voices):
                if other_at != at and told[at] is not None:
                    after = say(other, alone[at])
                    before = say(voice, alone[other_at])
                    if does(before, after) is not None or does(alone[at], after) != told[other_at]:
                        self.changed(moment, *sorted((voice.card, other.card)))


def effect(before: Any, after: Any) -> Any:
    """What somebody did to a value, so that the same done to another value reads the same; None: nothing."""
    if before == after:
        return None
    if isinstance(before, bool) or isinstance(after, bool):
        return after
    if isinstance(before, int) and isinstance(after, int):
        return after - before
    if isinstance(before, list) and isinstance(after, list):
        here, there = Counter(map(repr, before)), Counter(map(repr, after))
        more, less = sorted((there - here).items()), sorted((here - there).items())
        return (more, less) if more or less else None  # in whatever order
    if isinstance(before, dict) and isinstance(after, dict):
        keys = sorted({*before, *after})
        return [(key, effect(before.get(key), after.get(key))) for key in keys if before.get(key) != after.get(key)]
    return repr(after)


@contextmanager
def listening(
    books: list[Book],
    changed: Changed,
    twin: Callable[[Any], Any] = copy,
    plain: Callable[[Any], Any] = lambda value: value,
) -> Iterator[None]:
    """Tell `changed` of cards that change each other's effect.

    `twin` copies a value, since handlers may change it in place; `plain` gives what of it can be compared.
    """
    occasions = Occasions(changed, twin, plain)
    kept = [(handlers, dict(handlers)) for book in books for handlers in book.handlers]
    for book in books:
        for handlers in book.handlers:
            for key, original in list(handlers.items()):
                handlers[key] = occasions.wrap(book, original)
    try:
        yield
    finally:
        for handlers, originals in kept:
            handlers.update(originals)
