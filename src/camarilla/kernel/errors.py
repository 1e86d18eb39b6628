"""What can go wrong: a type for each error, and the sentences for answers that the table refuses."""

from __future__ import annotations

__all__ = [
    "BadInput",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadScenario",
    "BrokenContract",
    "BrokenLaw",
    "CamarillaError",
    "GameOver",
    "IllegalMove",
    "NoUndo",
    "NotInstalled",
    "NotYourTurn",
    "UnknownClause",
    "UnknownGame",
    "UnknownLesson",
    "UnknownOption",
    "UnknownPuzzle",
    "UnknownSeat",
    "game_over",
    "illegal",
    "not_asked",
]

_MOST_SHOWN = 12
"""How many legal answers an error lists."""


class CamarillaError(Exception):
    """Base of everything the table refuses or reports; its text is one clear sentence."""


class BadInput(CamarillaError):
    """Something given from outside cannot be used."""


class UnknownGame(BadInput):
    """No game of that name is registered."""


class UnknownLesson(BadInput):
    """The game has no lesson of that name."""


class UnknownPuzzle(BadInput):
    """The game has no puzzle of that name."""


class UnknownSeat(BadInput):
    """The table has no such seat."""


class UnknownClause(BadInput):
    """The game's ledger has no such clause."""


class BadOptions(BadInput):
    """The game's options do not fit its schema."""


class BadPosition(BadInput):
    """A position does not describe a reachable arrangement of the game's pieces."""


class BadRecord(BadInput):
    """A record is damaged, of another version, or does not replay."""


class BadScenario(BadInput):
    """A scenario file does not have the form of one, or what it expects does not hold."""


class IllegalMove(CamarillaError):
    """A move that the rules forbid now; `rule` is the clause that forbids it."""

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.rule = rule


class UnknownOption(IllegalMove):
    """A notation that is not among the listed options."""


class NotYourTurn(IllegalMove):
    """That seat is not being asked anything."""


class GameOver(IllegalMove):
    """The game has ended; nothing can be played."""


class NoUndo(IllegalMove):
    """The last answer cannot be taken back freely."""


class NotInstalled(CamarillaError, ImportError):
    """Something of an extra is needed and not installed."""


class BrokenContract(CamarillaError):
    """A game breaks the contract the kernel relies on; found at start-up, never in play."""


class BrokenLaw(CamarillaError):
    """A law of the table does not hold for a game; `law` is its number."""

    def __init__(self, law: int, text: str) -> None:
        super().__init__(law, text)
        self.law = law
        self.text = text

    def __str__(self) -> str:
        return f"law {self.law}: {self.text}"


# -- answers that the table refuses ------------------------------------------------------------------------------------


def illegal(notation: str, reason: str, rule: str, legal: list[str], kind: type[IllegalMove]) -> IllegalMove:
    """An answer that the open question does not allow: why not, by which clause, and what is legal."""
    shown = ", ".join(legal[:_MOST_SHOWN]) + (", …" if len(legal) > _MOST_SHOWN else "")
    clause = f" [{rule}]" if rule else ""
    return kind(f"{notation!r}: {reason}{clause}; legal here: {shown}", rule)


def not_asked(seat: int, asked: list[int]) -> NotYourTurn:
    """An answer of a seat that is not asked."""
    waiting = f"seat {asked[0]}" if len(asked) == 1 else f"seats {', '.join(str(other) for other in asked)}"
    return NotYourTurn(f"seat {seat} is not asked anything now; the game waits for {waiting}")


def game_over(notation: str) -> GameOver:
    """An answer after the end."""
    return GameOver(f"the game is over; {notation!r} cannot be played")
