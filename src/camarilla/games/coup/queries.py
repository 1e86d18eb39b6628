"""Who may act against whom, and small readings of the table that rules and questions share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.coup.roles import NAMES

if TYPE_CHECKING:
    from camarilla.games.coup.state import Coup


def clockwise(seats: int, start: int, but: int) -> tuple[int, ...]:
    """The seats around a table from `start` on, without one of them."""
    return tuple([(start + place) % seats for place in range(seats) if (start + place) % seats != but])


OTHERS: Final = [
    [[clockwise(seats, start, but) for but in range(seats)] for start in range(seats)] for seats in range(11)
]
"""The seats around the table, by number of players, the one to begin with and the one left out."""


def living(g: Coup, start: int, but: int) -> tuple[int, ...]:
    """The players still in the game clockwise from `start`, which comes first, without one of them."""
    others = OTHERS[g.seats][start][but]
    if not g.out:
        return others
    hands = g.hands
    return tuple([seat for seat in others if hands[seat]])


def may_touch(g: Coup, one: int, other: int) -> bool:
    """CO-6.2: whether factions let one player act against the other: always, once all living share one."""
    if g.faction[one] != g.faction[other]:
        return True
    return all(g.faction[seat] == g.faction[one] for seat in range(g.seats) if g.hands[seat])


def targets(g: Coup, me: int) -> tuple[int, ...]:
    """The living players one may coup, assassinate, steal from or examine (CO-6.2, CO-7.3)."""
    others = living(g, 0, me)
    return tuple([seat for seat in others if may_touch(g, me, seat)]) if g.reformation else others


def aid_blockers(g: Coup, me: int) -> tuple[int, ...]:
    """CO-2.2, CO-6.2: who may block a foreign aid, clockwise: all living players factions allow."""
    others = living(g, me, me)
    return tuple([seat for seat in others if may_touch(g, seat, me)]) if g.reformation else others


def role_name(g: Coup, slot: int) -> str:
    """The role in a slot."""
    return NAMES[g.cards.face[slot]]


def one_of_each(g: Coup, slots: list[int]) -> list[int]:
    """A slot for each different role among `slots`: two alike are one option."""
    face = g.cards.face
    if len(slots) == 2:
        return slots if face[slots[0]] != face[slots[1]] else slots[:1]
    chosen: list[int] = []
    roles: list[int] = []
    for slot in slots:
        if face[slot] not in roles:
            roles.append(face[slot])
            chosen.append(slot)
    return chosen
