"""Who may act against whom, and small readings of the table that rules and questions share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.coup.roles import NAMES

if TYPE_CHECKING:
    from camarilla.games.coup.state import Coup


def clockwise(g: Coup, start: int) -> list[int]:
    """All seats clockwise, `start` first."""
    return [(start + step) % g.seats for step in range(g.seats)]


def may_touch(g: Coup, one: int, other: int) -> bool:
    """CO-6.2: whether factions let one player act against the other."""
    if not g.reformation or g.faction[one] != g.faction[other]:
        return True
    return all(g.faction[seat] == g.faction[one] for seat in range(g.seats) if g.hands[seat])


def targets(g: Coup, me: int) -> list[int]:
    """The living players one may coup, assassinate, steal from or examine (CO-6.2, CO-7.3)."""
    return [seat for seat in range(g.seats) if seat != me and g.hands[seat] and may_touch(g, me, seat)]


def aid_blockers(g: Coup, me: int) -> list[int]:
    """CO-2.2, CO-6.2: who may block a foreign aid, clockwise: all living players factions allow."""
    return [seat for seat in clockwise(g, me) if seat != me and g.hands[seat] and may_touch(g, seat, me)]


def role_name(g: Coup, slot: int) -> str:
    """The role in a slot."""
    return NAMES[g.cards.face[slot]]


def one_of_each(g: Coup, slots: list[int]) -> list[int]:
    """A slot for each different role among `slots`: two alike are one option."""
    chosen: list[int] = []
    roles: list[int] = []
    for slot in slots:
        role = g.cards.face[slot]
        if role not in roles:
            roles.append(role)
            chosen.append(slot)
    return chosen
