"""What a player of Pax Illuminaten can sensibly do, and why: what brings a plot nearer comes first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from camarilla.games.pax.bot import TRIED
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
BY_THUMB: Final = frozenset({"pay", "dispute", "kind", "gift", "discard"})
"""Questions in the middle of something that the heuristic answers by a rule of thumb which has a reason."""


class PaxAdvice(Advice):
    """Pax Illuminaten's: which kinds of deeds there are, and of each the one that the heuristic would do."""

    heeds = True

    def plans(self, view: View, options: Sequence[Option]) -> list[Plan]:
        """The first answer of each kind; who has little favour gains some first, unless a rival is to be stopped."""
        if view.seat is None or asked_now(view) != "act":
            return []
        poor = sum(view.board.players[view.seat].favours.values()) < POOR
        near = about_to_win(view)
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

    def why(self, view: View, options: Sequence[Option], notation: str) -> Label | None:
        """By what kind of deed it is; in the middle of something, by how the heuristic answers such questions."""
        prompt = asked_now(view)
        kind, _, at = notation.partition(":")
        if prompt == "act":
            rival = about_to_win(view).get(at.partition("@")[2]) if kind == "oust" else None
            if rival is not None:
                return Label("why-stop", {"seat": rival})
            return Label(f"why-{kind}" if kind in KINDS else "why-tried")
        if prompt == "draw":
            return Label("why-draw-deck" if notation == "deck" else "why-draw-court")
        if prompt in BY_THUMB:
            return Label(f"why-{prompt}")
        return Label("why-tried") if prompt in TRIED else None

    def heeding(self, view: View, options: Sequence[Option], favoured: str) -> list[Plan]:
        """Of its kind the favoured deed is the only one that is advised; what stops a rival stays."""
        why = self.why(view, options, favoured)
        if why is None:
            return []
        kind = favoured.partition(":")[0]
        others = [plan for plan in self.plans(view, options) if plan.notation != favoured]
        kept = [plan for plan in others if plan.notation.partition(":")[0] != kind or plan.why.id == "why-stop"]
        return [Plan(favoured, why), *kept]


def asked_now(view: View) -> str | None:
    """The question that the viewer is asked, by its prompt."""
    return next((asked.prompt for asked in view.asked if asked.seat == view.seat), None)


def about_to_win(view: View) -> dict[str, Any]:
    """The rivals who are about to win, by seat number as notations have it, as labels."""
    rivals = [threat for threat in view.threats or [] if threat.seat != view.seat]
    return {str(threat.seat): threat.label.args["seat"] for threat in rivals}
