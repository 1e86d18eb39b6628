"""What every check of random play needs: a random answer, all that a seat can notice, a count of what was looked at."""

from __future__ import annotations

from typing import Any

import msgspec

from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table

__all__ = ["Report", "observe", "pick"]


class Report(msgspec.Struct):
    """How much the laws looked at."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    secrecy_runs: int = 0
    secrecy_steps: int = 0
    secrecy_ended_early: int = 0
    samples: int = 0
    histories: int = 0
    histories_ended_early: int = 0
    undos: int = 0
    series: int = 0

    def add(self, other: Report) -> None:
        """Sum up."""
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, max(mine, theirs) if name == "longest" else mine + theirs)


def observe(table: Table, seat: int | None) -> bytes:
    """Everything a seat (None: the public) can notice: view, who is asked, own prompt, options, refusals, events.

    What can be worked out from the view, and the previews of its options, are functions of these and belong to them.
    """
    view = table.view(seat, figures=True)
    noticed: dict[str, Any] = {"view": view, "events": table.seen(seat)}
    if seat is not None:
        noticed["prompt"] = table.prompt(seat)
        noticed["options"] = table.legal(seat)
        choice = table.choice_of(seat)
        noticed["notes"] = {} if choice is None else choice.notes(table.g)
        noticed["refusals"] = table.refusals(seat)
        if table.game.previews is not None:
            noticed["previews"] = [table.game.previews.tell(view, option.notation) for option in table.legal(seat)]
    return msgspec.json.encode(noticed)


def pick(table: Table, rng: Rng) -> tuple[int, Option]:
    """A random seat of those that must act, and a random option of it."""
    seat = rng.pick(table.to_act)
    options = table.legal(seat)
    if not options:
        raise BrokenLaw(1, f"seat {seat} must act but has no option")
    notations = {option.notation for option in options}
    if len(notations) != len(options):
        raise BrokenLaw(1, f"seat {seat} has two options with one notation: {sorted(notations)}")
    return seat, rng.pick(options)
