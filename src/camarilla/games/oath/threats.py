"""Who is about to win a game of Oath: Exiles as they wake, the Empire by a roll at the end of a round (OA-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath.figures import Goal, Standings, standings_of
from camarilla.games.oath.questions import seat_label
from camarilla.games.oath.rules import PLACING
from camarilla.kernel.options import Label
from camarilla.kernel.threats import Threat

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

CERTAIN: Final = 1
"""The Empire need not roll after the last round (OA-3.4)."""


def threats_of(g: Oath) -> list[Threat]:
    """The ways to win that are open, as far as the track of rounds and everybody's holdings tell."""
    if g.phase < PLACING or g.title < 0 or g.winner >= 0:
        return []
    standings = standings_of(g)
    empire, *exiles = standings.goals
    found = empire_threats(standings, empire)
    for goal in exiles:
        found += exile_threats(goal)
    return found


def empire_threats(standings: Standings, goal: Goal) -> list[Threat]:
    """OA-3.3, OA-3.4: with the title in the Empire, the end of a late round may end the game."""
    if not goal.met or standings.end_roll is None:
        return []
    about = {"seat": seat_label(goal.seat), "roll": standings.end_roll}
    if standings.end_roll == CERTAIN:
        return [Threat(goal.seat, Label("threat-empire", about), "OA-3.4.1", due=True)]
    return [Threat(goal.seat, Label("threat-empire-roll", about), "OA-3.3a", due=False)]


def exile_threats(goal: Goal) -> list[Threat]:
    """OA-3.1, OA-3.2: what is met wins at the next Wake; what lacks one thing is near."""
    usurper = goal.way == "usurper"
    rule = "OA-3.1" if usurper else "OA-3.2a"
    about = {"seat": seat_label(goal.seat)}
    if not usurper:
        about["vision"] = Label(f"card-vision-of-{goal.way}")
    if goal.met:
        return [Threat(goal.seat, Label("threat-usurper" if usurper else "threat-vision", about), rule, due=True)]
    if sum([max(0, part.need - part.have) for part in goal.parts]) != 1:
        return []
    return [Threat(goal.seat, Label("threat-title" if usurper else "threat-near-vision", about), rule, due=False)]
