"""Who is about to win a game of Coup: of the last two, whoever has only to take the other's last patron."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.coup import queries
from camarilla.games.coup.actions import ASSASSINATE, COST, COUP, RULE
from camarilla.games.coup.questions import seat_label
from camarilla.kernel.options import Label
from camarilla.kernel.threats import Threat

if TYPE_CHECKING:
    from camarilla.games.coup.state import Coup

LAST_TWO = 2


def threats_of(g: Coup) -> list[Threat]:
    """CO-2.3: nothing stops a coup. CO-3.2: an assassination may be challenged or blocked. A challenge is free."""
    living = [seat for seat in range(g.seats) if g.hands[seat]]
    if len(living) != LAST_TWO:
        return []
    found: list[Threat] = []
    for seat, other in (living, living[::-1]):
        if len(g.hands[other]) != 1:
            continue
        reach = queries.may_touch(g, seat, other)
        about = {"seat": seat_label(seat), "other": seat_label(other)}
        if reach and g.coins[seat] >= COST[COUP]:
            found.append(Threat(seat, Label("threat-coup", about), RULE[COUP], due=True))
        elif reach and g.coins[seat] >= COST[ASSASSINATE]:
            found.append(Threat(seat, Label("threat-assassinate", about), RULE[ASSASSINATE], due=False))
        else:
            found.append(Threat(seat, Label("threat-last-influence", about), "CO-1.4", due=False))
    return found
