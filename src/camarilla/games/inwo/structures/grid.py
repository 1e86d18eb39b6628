"""Power structures on a square grid: arrows, cells, branches (IN-4.21, IN-4.22, IN-21.29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from camarilla.games.inwo.catalog import ARROW_IN, ARROWS_OUT
from camarilla.games.inwo.hooks import ARROWS, NO_NEW_PUPPETS
from camarilla.games.inwo.model.entries import Under
from camarilla.games.inwo.model.zones import STRUCTURE
from camarilla.kernel.hooks import consult

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


class Cell(NamedTuple):
    """Where a card lies."""

    x: int
    y: int


class Spot(NamedTuple):
    """Where a card lies, and by how many quarter turns it is turned."""

    x: int
    y: int
    turned: int


class Arrow(NamedTuple):
    """A place for a puppet: whose arrow, and on which printed side of it."""

    master: int
    side: int


STEP: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""What lies in front of the top, right, bottom and left of a card that lies upright."""


def rotation(direction: int, incoming: int) -> int:
    """IN-21.29: the quarter turns that let a puppet's incoming arrow face a master who points in `direction`."""
    return (direction + 2 - incoming) % 4


def layout(g: Inwo, seat: int) -> dict[int, Spot]:
    """Where the cards of a structure lie: x, y and quarter turns by slot."""
    found: dict[int, Spot] | None = g.memo.get(("layout", seat))
    if found is None:
        found = {g.illuminati[seat]: Spot(0, 0, 0)} if g.illuminati[seat] >= 0 else {}
        face = g.cards.face
        for slot in g.structure[seat]:
            x, y, turned = found[g.master[slot]]
            direction = (g.side[slot] + turned) % 4
            dx, dy = STEP[direction]
            found[slot] = Spot(x + dx, y + dy, rotation(direction, ARROW_IN[face[slot]]))
        g.memo[("layout", seat)] = found
    return found


def cells(g: Inwo, seat: int) -> set[Cell]:
    """The cells a structure covers."""
    found: set[Cell] | None = g.memo.get(("cells", seat))
    if found is None:
        found = set([Cell(spot.x, spot.y) for spot in layout(g, seat).values()])
        g.memo[("cells", seat)] = found
    return found


def arrows(g: Inwo, slot: int) -> tuple[int, ...]:
    """The printed sides with outgoing arrows, Plots that add some included."""
    sides: tuple[int, ...] = consult(g, ARROWS, ARROWS_OUT[g.cards.face[slot]], slot)
    return sides


def puppets(g: Inwo, slot: int) -> list[int]:
    """The direct puppets of a group (IN-19.20)."""
    return [other for other in g.structure[g.holder[slot]] if g.master[other] == slot]


def open_arrows(g: Inwo, slot: int) -> list[int]:
    """IN-7.14: the arrows with no puppet on them and an empty cell in front, unless it takes no new puppets."""
    return [] if consult(g, NO_NEW_PUPPETS, False, slot) else arrows_left(g, slot)


def arrows_left(g: Inwo, slot: int) -> list[int]:
    """The arrows a group may have its own puppets on when it lies elsewhere (IN-7.40)."""
    seat = g.holder[slot]
    return sides_facing(g, slot, layout(g, seat)[slot], cells(g, seat))


def sides_facing(g: Inwo, slot: int, place: Spot, covered: set[Cell]) -> list[int]:
    """The arrows of a card with no covered cell in front."""
    x, y, turned = place
    found = []
    for side in arrows(g, slot):
        dx, dy = STEP[(side + turned) % 4]
        if Cell(x + dx, y + dy) not in covered:
            found.append(side)
    return found


def branch(g: Inwo, slot: int) -> list[int]:
    """A group and everything below it, masters first."""
    found = [slot]
    for other in g.structure[g.holder[slot]]:
        if g.master[other] in found:
            found.append(other)
    return found


def depth(g: Inwo, slot: int) -> int:
    """How many steps a group is from its Illuminati: 1 for a direct puppet."""
    steps = 0
    while g.master[slot] >= 0:
        slot = g.master[slot]
        steps += 1
    return steps


def position_bonus(g: Inwo, slot: int) -> int:
    """IN-7.30: +10 beside the Illuminati, +5 behind such a group, otherwise nothing."""
    if g.zone[slot] != STRUCTURE:
        return 0
    return (0, 10, 5)[depth(g, slot)] if depth(g, slot) <= 2 else 0


def free_places(g: Inwo, seat: int, without: list[int] | None = None) -> list[Arrow]:
    """Every open arrow of a structure: master and side. `without` is a branch that is being lifted."""
    places = layout(g, seat)
    lifted = without or []
    covered = cells(g, seat)
    if lifted:
        covered = set([Cell(spot.x, spot.y) for slot, spot in places.items() if slot not in lifted])
    found = []
    for slot in [g.illuminati[seat], *g.structure[seat]]:
        if slot not in lifted and not consult(g, NO_NEW_PUPPETS, False, slot):
            found += [Arrow(slot, side) for side in sides_facing(g, slot, places[slot], covered)]
    return found


def attach(g: Inwo, slot: int, master: int, side: int) -> None:
    """Lay a card that is in nobody's structure on an open arrow."""
    seat = g.holder[master]
    if slot not in g.came_under or g.came_under[slot].master != master:  # a branch that is moved keeps its masters
        g.came_under[slot] = Under(master, g.effects.made)
    g.master[slot] = master
    g.side[slot] = side
    g.holder[slot] = seat
    g.zone[slot] = STRUCTURE
    g.structure[seat].append(slot)
    g.touch()


def reorder(g: Inwo, seat: int) -> None:
    """List masters before their puppets again, after a branch was moved."""
    order: list[int] = []
    waiting = g.structure[seat]
    placed = {g.illuminati[seat]}
    while waiting:
        ready = [slot for slot in waiting if g.master[slot] in placed]
        if not ready:
            break
        order += ready
        placed.update(ready)
        waiting = [slot for slot in waiting if slot not in placed]
    g.structure[seat] = order
    g.touch()
