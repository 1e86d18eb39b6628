"""What a player of Oath can sensibly do, and why: by the odds of a campaign, and by what a turn is good for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from camarilla.games.oath.figures import Figures, preview
from camarilla.kernel.facets import Advice, Plan
from camarilla.kernel.options import Label, Option
from camarilla.kernel.view import View

__all__ = ["OathAdvice"]

DEEDS: Final = {"campaign": 60, "recover": 55, "search": 50, "muster": 45, "trade": 40, "travel": 35, "rest": 1}
"""What may be done in a turn, and how soon each comes to mind."""
TITLE: Final = 15
"""How much sooner a campaign does where somebody else is about to win."""
FAIR: Final = 0.5


class OathAdvice(Advice):
    """Oath's."""

    def plans(self, view: View, options: Sequence[Option]) -> list[Plan]:
        """Numbers of dice by their odds; deeds by what they are good for now."""
        if view.seat is None:
            return []
        weighed = [(option.notation, weigh(view, option.notation)) for option in options]
        found = [(worth, Plan(notation, why)) for notation, (worth, why) in weighed if why is not None]
        return [plan for _, plan in sorted(found, key=lambda one: -one[0])]


def weigh(view: View, notation: str) -> tuple[float, Label | None]:
    """How good an answer is, and why; without a reason it is not worth a thought."""
    odds = preview(view, notation)
    if odds is not None:
        return odds.sacrificing, Label("why-dice", {"win": round(100 * odds.win), "losses": round(odds.skulls)})
    if notation in DEEDS:
        rivals = [threat for threat in view.threats or [] if threat.seat != view.seat]
        urgent = notation == "campaign" and bool(rivals)
        if urgent:
            return DEEDS[notation] + TITLE, Label("why-stop", {"seat": rivals[0].label.args["seat"]})
        return DEEDS[notation], Label(f"why-{notation}")
    return committed(view, notation)


def committed(view: View, notation: str) -> tuple[float, Label | None]:
    """Battle plans, and the end of choosing them: by the odds as they stand."""
    figures: Figures = view.figures
    clash = figures.campaign
    if clash is None or clash.odds is None:
        return 0.0, None
    win = {"win": round(100 * clash.odds.win)}
    if notation.startswith("plan:"):
        return 2.0 - clash.odds.win, Label("why-plan", win)
    if notation == "done":
        return 1.0 + (clash.odds.win >= FAIR), Label("why-done", win)
    return 0.0, None
