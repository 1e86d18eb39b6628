"""Hooks, through which cards change what a rule does, and the entries of effects that are in force for a while.

A rule consults the cards: `cost = consult(g, TRAVEL_COST, 2, seat, site)`; a card answers with a handler registered
under its name. The state tells each time which cards are in play (`State.sources`) and never stores a callable, so a
clone or a loaded position consults the same cards. An effect that can be cancelled or ends by itself is an entry in
`Effects`, and values are computed from the entries; no rule undoes an effect by arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from camarilla.kernel.choices import Flow
from camarilla.kernel.errors import BrokenContract

__all__ = ["Effect", "Effects", "Hook", "consult", "fire"]

_Handler = Callable[..., Any]


class Hook:
    """A named moment of the rules at which cards may speak.

    Value handlers get `(g, source, value, *args)` and return the value; flow handlers get `(g, source, *args)` and are
    flows.
    """

    __slots__ = ("handlers", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.handlers: dict[str, _Handler] = {}

    def on(self, key: str) -> Callable[[_Handler], _Handler]:
        """Register the handler of a card or effect; a second one under the same key is an error."""

        def register(handler: _Handler) -> _Handler:
            if key in self.handlers:
                raise BrokenContract(f"{key} answers {self.name} twice")
            self.handlers[key] = handler
            return handler

        return register


def consult(g: Any, hook: Hook, value: Any, *args: Any) -> Any:
    """Let everything in play that answers this hook change a value, in the order of `g.sources`."""
    for key, source in g.sources(hook.name):
        handler = hook.handlers.get(key)
        if handler is not None:
            value = handler(g, source, value, *args)
    return value


def fire(g: Any, hook: Hook, *args: Any) -> Flow[None]:
    """Let everything in play that answers this hook act, in the order of `g.sources` when the moment comes."""
    for key, source in g.sources(hook.name):
        handler = hook.handlers.get(key)
        if handler is not None and (key, source) in g.sources(hook.name):
            yield from handler(g, source, *args)


class Effect(msgspec.Struct, frozen=True):
    """Something in force: `key` names its handlers, `until` when it ends, `play` the play it stands or falls with."""

    id: int
    key: str
    owner: int
    about: tuple[int, ...] = ()
    until: str = ""
    play: int = -1


class Effects:
    """The entries in force, in the order they came."""

    __slots__ = ("entries", "made")

    def __init__(self) -> None:
        self.entries: list[Effect] = []
        self.made = 0

    def copy(self) -> Effects:
        """An independent copy (entries never change)."""
        twin = Effects()
        twin.entries = self.entries[:]
        twin.made = self.made
        return twin

    def add(self, key: str, owner: int, about: tuple[int, ...] = (), until: str = "", play: int = -1) -> int:
        """Put an effect in force; returns its id."""
        self.made += 1
        self.entries.append(Effect(self.made, key, owner, about, until, play))
        return self.made

    def cancel(self, id: int) -> None:
        """End one effect."""
        self.entries = [effect for effect in self.entries if effect.id != id]

    def expire(self, until: str) -> None:
        """End all effects that last until this moment."""
        self.entries = [effect for effect in self.entries if effect.until != until]

    def of(self, key: str) -> list[Effect]:
        """The effects of one kind."""
        return [effect for effect in self.entries if effect.key == key]

    def dump(self) -> dict[str, Any]:
        """Plain data."""
        return {"entries": [msgspec.to_builtins(effect) for effect in self.entries], "made": self.made}

    @staticmethod
    def load(data: dict[str, Any]) -> Effects:
        """The effects that `dump` described."""
        effects = Effects()
        effects.entries = msgspec.convert(data["entries"], list[Effect])
        effects.made = data["made"]
        return effects
