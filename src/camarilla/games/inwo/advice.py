"""What a player of INWO can sensibly do, and why: by the chance of an attack, and by what a turn is good for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from camarilla.games.inwo.figures import Figures
from camarilla.kernel.facets import Advice, Plan
from camarilla.kernel.options import Label, Option
from camarilla.kernel.view import View

__all__ = ["InwoAdvice"]

KINDS: Final = {
    "claim": 100,
    "take": 90,
    "draw-both": 85,
    "draw": 80,
    "control": 60,
    "resource": 55,
    "plot": 40,
    "destroy": 30,
    "draw-group": 25,
    "buy": 20,
    "move": 15,
    "end-turn": 2,
}
"""The kinds of what may be done, and how soon each comes to mind."""
GOES: Final = ("go", "press", "commit")
ROLLS: Final = 36
FAIR: Final = 18
"""Of 36 rolls: with fewer that succeed, help is sought first."""
WELCOME, PASSES, STOPS = 50, 40, 60


class InwoAdvice(Advice):
    """INWO's."""

    def plans(self, view: View, options: Sequence[Option]) -> list[Plan]:
        """The first answer of each kind; during an attack, what its chance and its attacker tell."""
        if view.seat is None:
            return []
        found: dict[str, tuple[int, Plan]] = {}
        for option in options:
            kind = option.notation.partition(":")[0]
            worth, why = weigh(view, kind)
            if why is not None and kind not in found:
                found[kind] = worth, Plan(option.notation, why)
        return [plan for _, plan in sorted(found.values(), key=lambda one: -one[0])]


def weigh(view: View, kind: str) -> tuple[int, Label | None]:
    """How good an answer of a kind is, and why; without a reason it is not worth a thought."""
    figures: Figures = view.figures
    if not figures.attacks:
        if kind == "pass":
            return PASSES, Label("why-pass")
        return (KINDS[kind], Label(f"why-{kind}")) if kind in KINDS else (0, None)
    chances, attacker = figures.attacks[-1].chances, view.board.attacks[-1].attacker
    percent = {"percent": round(100 * chances / ROLLS)}
    if kind in GOES:
        return (STOPS if chances >= FAIR else PASSES), Label("why-go", percent)
    if kind == "aid" and attacker == view.seat:
        return WELCOME, Label("why-aid", percent)
    rivals = [threat for threat in view.threats or [] if threat.seat == attacker != view.seat]
    if kind == "oppose" and rivals:
        return STOPS, Label("why-oppose", {**percent, "seat": rivals[0].label.args["seat"]})
    if kind == "pass":
        return PASSES, Label("why-let", percent)
    return 0, None
