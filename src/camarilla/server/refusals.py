"""Saying no: one exception for everything the server refuses, with a code for programs and a sentence for people."""

from __future__ import annotations

import msgspec

from camarilla.kernel.errors import (
    CamarillaError,
    GameOver,
    IllegalMove,
    NotYourTurn,
    NoUndo,
    UnknownOption,
)
from camarilla.server.protocol import Refused

__all__ = ["Problem", "Refuse", "refusal"]

CODES: tuple[tuple[type[CamarillaError], str], ...] = (
    (GameOver, "over"),
    (NotYourTurn, "not-asked"),
    (NoUndo, "no-undo"),
    (UnknownOption, "illegal"),
    (IllegalMove, "illegal"),
    (CamarillaError, "bad-input"),
)


class Problem(msgspec.Struct, frozen=True):
    """What a refused request gets: a code for programs, a sentence for people."""

    status_code: int
    code: str
    detail: str


class Refuse(Exception):
    """What was asked for is not done. `status` is the HTTP status where it was asked over HTTP."""

    def __init__(self, code: str, text: str, status: int = 400, rule: str | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status
        self.rule = rule

    def __reduce__(self) -> tuple[type[Refuse], tuple[str, str, int, str | None]]:
        """Refusals come whole out of other processes."""
        return Refuse, (self.code, self.text, self.status, self.rule)


def refusal(problem: Refuse | CamarillaError, table: str | None, ref: str | None) -> Refused:
    """A refusal as a message."""
    if isinstance(problem, Refuse):
        return Refused(problem.code, problem.text, ref, table, problem.rule)
    code = next(code for kind, code in CODES if isinstance(problem, kind))
    rule = problem.rule if isinstance(problem, IllegalMove) else None
    return Refused(code, str(problem), ref, table, rule or None)
