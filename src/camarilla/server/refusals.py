"""Refusals: one exception for everything the server refuses, with a code for programs and a sentence for people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from camarilla.kernel.errors import (
    CamarillaError,
    GameOver,
    IllegalMove,
    NotYourTurn,
    NoUndo,
    UnknownOption,
)
from camarilla.server.api.protocol import Refused

__all__ = ["CODES", "MISFITS", "Problem", "Refuse", "misfit", "refusal"]

CODES: tuple[tuple[type[CamarillaError], str], ...] = (
    (GameOver, "over"),
    (NotYourTurn, "not-asked"),
    (NoUndo, "no-undo"),
    (UnknownOption, "illegal"),
    (IllegalMove, "illegal"),
    (CamarillaError, "bad-input"),
)

MISFITS = (
    (re.compile(r"of length >= (\d+)"), "too-short"),
    (re.compile(r"of length <= (\d+)"), "too-long"),
    (re.compile(r">= (\d+)"), "too-small"),
    (re.compile(r"<= (\d+)"), "too-big"),
    (re.compile(r"matching regex()"), "bad-characters"),
)
"""Patterns of msgspec's validation errors, and the id of the sentence for each; its argument is the limit."""


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a refused request gets: a code for programs, `detail` for those who write them.

    `message` and `args` are for people: the page has a sentence `refused-MESSAGE` in every language it speaks.
    """

    status_code: int
    code: str
    detail: str
    message: str = ""
    args: dict[str, str | int] = {}


class Refuse(Exception):
    """What was asked for is not done. `status` is the HTTP status where it was asked over HTTP.

    Where people can be told more than the code does, `message` names their sentence, and `args` are its arguments.
    """

    def __init__(
        self,
        code: str,
        text: str,
        status: int = 400,
        rule: str | None = None,
        message: str | None = None,
        **args: str | int,
    ) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.status = status
        self.rule = rule
        self.message = message or code
        self.said = args

    def __reduce__(self) -> tuple[Any, ...]:
        """Make refusals picklable: worker processes raise them, too."""
        return Refuse, (self.code, self.text, self.status, self.rule, self.message), {"said": self.said}


def refusal(problem: Refuse | CamarillaError, table: str | None, ref: str | None) -> Refused:
    """A refusal as a message."""
    if isinstance(problem, Refuse):
        return Refused(problem.code, problem.text, ref, table, problem.rule, problem.message, problem.said)
    code = next(code for kind, code in CODES if isinstance(problem, kind))
    rule = problem.rule if isinstance(problem, IllegalMove) else None
    # Why a move is illegal its own text says best; all else has a sentence of the page's.
    message = "" if code in ("illegal", "bad-input") else code
    return Refused(code, str(problem), ref, table, rule or None, message)


def misfit(found: Sequence[Any]) -> tuple[str, dict[str, str | int]]:
    """The sentence (its id and arguments) for the first field of a request that failed validation."""
    for item in found:
        if not isinstance(item, dict):
            continue
        field = str(item.get("key", "")).rpartition(".")[2]
        for pattern, message in MISFITS:
            told = pattern.search(str(item.get("message", "")))
            if told is not None:
                limit: dict[str, str | int] = {"limit": int(told[1])} if told[1] else {}
                return message, {"field": field, **limit}
    return "bad-input", {}
