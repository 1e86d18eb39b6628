"""Relief for Devastated Places, paid by one player or several together (IN-10.21, IN-10.22, IN-21.32)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.inwo import events, hooks, power, queries, tokens
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import Happening
from camarilla.games.inwo.model.zones import RELIEVED_NOW
from camarilla.kernel.choices import Flow
from camarilla.kernel.hooks import consult, fire

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def devastated_places(g: Inwo) -> list[int]:
    """Every Devastated Place in play that Relief may be tried for."""
    if not g.marked_slots(in_force.DEVASTATED):
        return []
    return [
        slot
        for slot in queries.all_groups(g)
        if power.devastated(g, slot) and not g.marked(in_force.RELIEF_BARRED, slot)
    ]


def price(g: Inwo, slot: int) -> int:
    """IN-10.21: three times the printed Power."""
    return 3 * power.printed_power(g, slot)


def worth(g: Inwo, slot: int) -> int:
    """What a group's action counts for Relief: its current Power, or what its card says."""
    number: int = consult(g, hooks.RELIEF_POWER, power.power(g, slot), slot)
    return number


def payers(g: Inwo, seat: int, place: int, paid: tuple[int, ...]) -> list[int]:
    """The groups of a player that may still pay, each as often as it has tokens."""
    found = []
    for slot in queries.groups_of(g, seat):
        left = power.free_tokens(g, slot) - paid.count(slot)
        if left > 0 and queries.may_spend(g, seat, slot) and worth(g, slot) > 0 and slot != place:
            found.append(slot)
    return found


def most(g: Inwo, seat: int, place: int) -> int:
    """What a player can pay with every token there is."""
    return sum([power.free_tokens(g, slot) * worth(g, slot) for slot in payers(g, seat, place, ())])


def relievable(g: Inwo, seat: int) -> list[int]:
    """The Places a player may propose Relief for: with a token of its own, if all together could pay."""
    found = []
    for place in devastated_places(g):
        if not queries.may_touch(g, seat, g.holder[place]) or not payers(g, seat, place, ()):
            continue
        if sum([most(g, each, place) for each in g.living()]) >= price(g, place):
            found.append(place)
    return found


def give(g: Inwo, slot: int, spent: list[int]) -> Flow[None]:
    """A Place has Relief, whoever paid for it."""
    tokens.relieve(g, slot)
    if g.log is not None:
        g.tell(events.Status(ID[g.cards.face[slot]], "relieved", ""))
    g.just.append(Happening(RELIEVED_NOW, slot, g.holder[slot], -1))
    yield from fire(g, hooks.AFTER_RELIEF, slot, spent)
