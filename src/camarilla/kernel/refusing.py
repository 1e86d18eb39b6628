"""Errors for answers that cannot be taken, each saying what was expected instead."""

from __future__ import annotations

from camarilla.kernel.errors import GameOver, IllegalMove, NotYourTurn, UnknownOption
from camarilla.kernel.game import Game
from camarilla.kernel.options import Option, Refusal

__all__ = ["game_over", "illegal", "not_asked"]

MOST_SHOWN = 12
"""How many legal answers an error lists."""


def illegal(game: Game, refusal: Refusal, options: list[Option]) -> IllegalMove:
    """An answer that the open question does not allow: why not, by which clause, and what is legal."""
    legal = [option.notation for option in options]
    shown = ", ".join(legal[:MOST_SHOWN]) + (", …" if len(legal) > MOST_SHOWN else "")
    rule = f" [{refusal.rule}]" if refusal.rule else ""
    text = f"{refusal.notation!r}: {game.say(refusal.reason)}{rule}; legal here: {shown}"
    unknown = refusal.reason.id == "refusal-unknown"
    return UnknownOption(text, refusal.rule) if unknown else IllegalMove(text, refusal.rule)


def not_asked(seat: int, asked: list[int]) -> NotYourTurn:
    """An answer of a seat that is not asked."""
    waiting = f"seat {asked[0]}" if len(asked) == 1 else f"seats {', '.join(str(other) for other in asked)}"
    return NotYourTurn(f"seat {seat} is not asked anything now; the game waits for {waiting}")


def game_over(notation: str) -> GameOver:
    """An answer after the end."""
    return GameOver(f"the game is over; {notation!r} cannot be played")
