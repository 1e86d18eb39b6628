"""Threats: who is about to win, and how, as everybody at the table can see.

mypyc would drop `frozen` from the struct, so this module is not compiled.
"""

from __future__ import annotations

import msgspec

from camarilla.kernel.options import Label

__all__ = ["Threat"]


class Threat(msgspec.Struct, frozen=True):
    """Somebody is about to win. `label` is a sentence; its argument `seat` is who."""

    seat: int
    label: Label
    rule: str
    """The clause by which they would win."""
    due: bool
    """Whether they win unless somebody stops them; otherwise they still need one step."""
