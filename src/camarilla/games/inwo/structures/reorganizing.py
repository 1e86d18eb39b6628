"""Moving a group within one's own structure by an action (IN-12.1 to IN-12.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.inwo import power, queries, tokens
from camarilla.games.inwo.plays import playing
from camarilla.games.inwo.plays.costs import card_option, where_option
from camarilla.games.inwo.structures import moving_branches
from camarilla.games.inwo.structures.grid import Arrow
from camarilla.kernel.choices import Ask, Flow, choose

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def payers_of_move(g: Inwo, seat: int, slot: int, master: int) -> list[int]:
    """IN-12.3, IN-10.18: the moved group, its old or new master, or the mover's Illuminati."""
    cards = [g.master[slot], master, g.illuminati[seat]]
    if not power.under_devastation(g, slot):
        cards.append(slot)
    found: list[int] = []
    for card in cards:
        if card not in found and power.free_tokens(g, card) > 0 and g.holder[card] == seat:
            found.append(card)
    return found


def movable(g: Inwo, seat: int, slot: int) -> bool:
    """Whether a group can be moved to another arrow of its structure and somebody can pay."""
    if not any(power.free_tokens(g, card) > 0 for card in queries.groups_of(g, seat)):
        return False
    return any(payers_of_move(g, seat, slot, at.master) for at in moving_branches.new_places(g, seat, slot))


def move_places(g: Inwo, seat: int, slot: int) -> list[Arrow]:
    """The arrows a group can be moved to, with somebody to pay."""
    return [at for at in moving_branches.new_places(g, seat, slot) if payers_of_move(g, seat, slot, at.master)]


def move(g: Inwo, seat: int, slot: int) -> Flow[None]:
    """IN-12.1: move a group within one's own structure, for one action."""
    at = yield from choose(MOVE_TO, seat, slot)
    payer = yield from choose(MOVE_BY, seat, slot, at.master)
    tokens.spend(g, payer)

    def do() -> Flow[None]:
        if slot in g.structure[seat] and at in moving_branches.new_places(g, seat, slot):
            yield from moving_branches.move_group(g, seat, slot, at.master, at.side)

    yield from playing.act(g, seat, "move", (slot, at.master, at.side), (payer,), do)


def move_by_values(g: Inwo, seat: int, slot: int, master: int) -> list[int]:
    """Who pays for a move."""
    return payers_of_move(g, seat, slot, master)


MOVE_TO: Ask[Arrow] = Ask("move-to", "IN-12.1", move_places, where_option)
MOVE_BY: Ask[int] = Ask("move-by", "IN-12.3", move_by_values, card_option)
