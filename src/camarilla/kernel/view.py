"""Views: what a seat may see of a table, whatever the game; the board inside is the game's own.

mypyc would drop `frozen` from the structs, so this module is not compiled.
"""

from __future__ import annotations

from typing import Any

import msgspec

from camarilla.kernel.cards import Slot
from camarilla.kernel.choices import Choice
from camarilla.kernel.state import Result, State
from camarilla.kernel.threats import Threat

__all__ = ["Asked", "KnownAmong", "View", "view_of"]


class Asked(msgspec.Struct, frozen=True):
    """A seat that is being asked something, and what; whether it has answered is nobody's business."""

    seat: int
    prompt: str


class KnownAmong(msgspec.Struct, frozen=True):
    """Faces the viewer knows to lie among these slots."""

    slots: list[Slot]
    faces: list[str]


class View(msgspec.Struct, frozen=True):
    """What a seat (None: the public) may see. `board` and `figures` are the game's own structs."""

    game: str
    seats: int
    seat: int | None
    asked: list[Asked]
    facts: list[KnownAmong]
    board: Any
    result: Result | None
    figures: Any = msgspec.UNSET
    """Points, odds and progress that follow from the rest, for those who draw the table; there only if asked for."""
    threats: list[Threat] | msgspec.UnsetType = msgspec.UNSET
    """Who is about to win; there only with the figures."""


def view_of(
    game: str, g: State, choices: list[Choice], seat: int | None, result: Result | None, figures: bool = False
) -> View:
    """What a seat, or for None the public, may see of a state at which these choices are open."""
    facts: list[KnownAmong] = []
    if seat is not None and g.cards.facts:
        facts = [KnownAmong(fact.slots, [g.face_name(face) for face in fact.faces]) for fact in g.cards.facts_of(seat)]
    asked = [Asked(choice.seat, choice.ask.prompt) for choice in choices]
    view = View(game, g.seats, seat, asked, facts, g.board(seat), result)
    if figures:
        told = g.figures(seat, [choice.ask.prompt for choice in choices])
        return msgspec.structs.replace(view, figures=told, threats=g.threats() if result is None else [])
    return view
