"""Who is about to win a game of INWO, as far as the table tells: Goal cards in a hand are nobody else's business."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.inwo.plays.costs import seat_label
from camarilla.games.inwo.victory import goals
from camarilla.kernel.options import Label
from camarilla.kernel.threats import Threat

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def threats_of(g: Inwo) -> list[Threat]:
    """IN-14.7, IN-14.13: claims, Goals that are met and wait for the end of a turn, and who lacks one group."""
    found: list[Threat] = []
    claimants = [claim.seat for claim in g.claims]
    for seat in g.living():
        about = {"seat": seat_label(seat), "goal": g.basic_goal}
        if seat in claimants:
            found.append(Threat(seat, Label("threat-claims", about), "IN-14.8", due=True))
        elif goals.met(g, seat, -1):
            found.append(Threat(seat, Label("threat-goal", about), "IN-14.7", due=True))
        elif goals.group_count(g, seat) == g.basic_goal - 1:
            found.append(Threat(seat, Label("threat-near-goal", about), "IN-14.13", due=False))
    return found
