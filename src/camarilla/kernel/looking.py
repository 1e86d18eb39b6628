"""What of a state may be seen, by whom, while choices are open."""

from __future__ import annotations

import msgspec

from camarilla.kernel.choices import Choice
from camarilla.kernel.state import Result, State
from camarilla.kernel.view import Asked, KnownAmong, View

__all__ = ["seat_of", "view_of"]


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
        return msgspec.structs.replace(view, figures=g.figures(seat, [choice.ask.prompt for choice in choices]))
    return view


def seat_of(choice: Choice) -> int:
    """Sort key."""
    return choice.seat
