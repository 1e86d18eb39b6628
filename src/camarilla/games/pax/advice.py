"""What a player of Pax Illuminaten can sensibly do, and why: what brings a plot nearer comes first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from camarilla.kernel.facets import Advice, Plan
from camarilla.kernel.options import Label, Option
from camarilla.kernel.view import View

__all__ = ["PaxAdvice"]

KINDS: Final = {
    "realise": 100,
    "take": 90,
    "influence": 60,
    "interrogate": 55,
    "scout": 50,
    "conspire": 45,
    "dismiss": 30,
    "oust": 28,
    "reassign": 25,
    "end": 1,
}
"""The kinds of what may be done in a turn, and how soon each comes to mind."""
POOR: Final = 3
"""With less favour than this nothing comes before gaining some."""
GAIN: Final = 40
STOPS: Final = 95
"""What takes a token from a rival who is about to win."""


class PaxAdvice(Advice):
    """Pax Illuminaten's."""

    def plans(self, view: View, options: Sequence[Option]) -> list[Plan]:
        """The first answer of each kind; who has little favour gains some first, unless a rival is to be stopped."""
        if view.seat is None or not any(asked.seat == view.seat and asked.prompt == "act" for asked in view.asked):
            return []
        poor = sum(view.board.players[view.seat].favours.values()) < POOR
        rivals = [threat for threat in view.threats or [] if threat.seat != view.seat]
        near = {str(threat.seat): threat.label.args["seat"] for threat in rivals}
        found: dict[str, tuple[int, Plan]] = {}
        for option in options:
            kind, _, at = option.notation.partition(":")
            rival = near.get(at.partition("@")[2]) if kind == "oust" else None
            if rival is not None and found.get(kind, (0,))[0] < STOPS:
                found[kind] = STOPS, Plan(option.notation, Label("why-stop", {"seat": rival}))
            elif kind in KINDS and kind not in found:
                worth = KINDS[kind] + (GAIN if poor and kind == "interrogate" else 0)
                found[kind] = worth, Plan(option.notation, Label(f"why-{kind}"))
        return [plan for _, plan in sorted(found.values(), key=lambda one: -one[0])]
