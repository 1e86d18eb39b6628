"""Moving groups with their branches: within a structure, to another, by capture (chapter 12, IN-7.38 to IN-7.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.inwo import card_moves, events, hooks
from camarilla.games.inwo.catalog import ID, SIDES
from camarilla.games.inwo.plays.costs import card_option, where_option
from camarilla.games.inwo.structures import grid
from camarilla.games.inwo.zones import GROUPS, RESOURCES, STRUCTURE, TABLE
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.hooks import fire

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def lift(g: Inwo, slot: int) -> list[tuple[int, int, int]]:
    """Take a branch out of its structure; returns each card with its old master and side, masters first."""
    cards = grid.branch(g, slot)
    kept = [(card, g.master[card], g.side[card]) for card in cards]
    seat = g.holder[slot]
    for card in reversed(cards):
        g.structure[seat].remove(card)
        g.master[card] = -1
        g.side[card] = -1
        g.zone[card] = TABLE
    g.touch()
    return kept


def lay(g: Inwo, kept: list[tuple[int, int, int]], master: int, side: int, chooser: int) -> Flow[list[int]]:
    """Lay a lifted branch down with its root on an arrow; returns what did not fit.

    IN-7.40, IN-12.5: only overlapping cards are moved, master first, to another free arrow of the same master.
    """
    lost: list[int] = []
    grid.attach(g, kept[0][0], master, side)
    for card, old_master, old_side in kept[1:]:
        if g.zone[old_master] != STRUCTURE:
            lost.append(card)
            continue
        sides = grid.arrows_left(g, old_master)
        if not sides:
            lost.append(card)
            continue
        at = old_side
        if old_side not in sides:
            at = sides[0]
            if len(sides) > 1:
                answer = yield from choose(REFIT, chooser, old_master, card)
                at = answer[1]
        grid.attach(g, card, old_master, at)
    for seat in g.living():
        grid.reorder(g, seat)
    return lost


def carry(g: Inwo, slot: int, master: int, side: int) -> None:
    """Move a branch with nobody asked: overlapping cards take the first free arrow. For deals (IN-21.20)."""
    seat = g.holder[slot]
    kept = lift(g, slot)
    grid.attach(g, slot, master, side)
    lost: list[int] = []
    for card, old_master, old_side in kept[1:]:
        sides = grid.arrows_left(g, old_master) if g.zone[old_master] == STRUCTURE else []
        if sides:
            grid.attach(g, card, old_master, old_side if old_side in sides else sides[0])
        else:
            lost.append(card)
    for other in g.living():
        grid.reorder(g, other)
    back_to_hand(g, lost, seat)
    follow(g, [card for card, _, _ in kept])


def back_to_hand(g: Inwo, lost: list[int], seat: int) -> None:
    """IN-12.6: groups that do not fit go to the hand of their controller before the move."""
    for card in lost:
        g.holder[card] = seat
        card_moves.put(g, card, GROUPS, seat)


def follow(g: Inwo, cards: list[int]) -> None:
    """IN-5.6: what is linked to a group goes where it goes."""
    for card in cards:
        for other in card_moves.linked_to(g, card):
            if g.zone[other] == RESOURCES and g.holder[other] != g.holder[card]:
                card_moves.put(g, other, RESOURCES, g.holder[card])


def move_group(g: Inwo, seat: int, slot: int, master: int, side: int) -> Flow[None]:
    """IN-12.2: a group moves with all its puppets; tokens, links and markers stay on the cards."""
    kept = lift(g, slot)
    lost = yield from lay(g, kept, master, side, seat)  # public: they lay in play
    back_to_hand(g, lost, seat)


def capture(g: Inwo, slot: int, seat: int, master: int, side: int) -> Flow[None]:
    """IN-7.38 to IN-7.41: a group and its branch join the captor; they lose their tokens; what does not fit is lost."""
    before = g.holder[slot]
    if g.zone[slot] == STRUCTURE:
        kept = lift(g, slot)
        lost = yield from lay(g, kept, master, side, seat)  # public: they lay in play
        for card in lost:
            g.holder[card] = before
            card_moves.discard(g, card)
        cards = [card for card, _, _ in kept if card not in lost]
    else:
        place(g, slot, master, side)
        cards = [slot]
    for card in cards:
        card_moves.strip(g, card)
        g.fresh.append(card)
    follow(g, cards)
    if g.log is not None:
        g.tell(events.GroupTaken(seat, ID[g.cards.face[slot]], ID[g.cards.face[master]], SIDES[side]))
    for card in cards:
        yield from fire(g, hooks.ENTERS, card, seat)


def place(g: Inwo, slot: int, master: int, side: int) -> None:
    """Lay a single card, from wherever it is, on an arrow."""
    pile = card_moves.pile(g, g.zone[slot], g.holder[slot])
    if pile is not None:
        pile.remove(slot)
    if slot in g.tried:
        g.tried.remove(slot)
    grid.attach(g, slot, master, side)


def refit_values(g: Inwo, seat: int, master: int, card: int) -> list[tuple[int, int]]:
    """The free arrows of the same master."""
    return [(master, side) for side in grid.arrows_left(g, master)]


REFIT: Ask[tuple[int, int]] = Ask("refit", "IN-7.40", refit_values, where_option)


# -- Rearranging everything (Bermuda Triangle, Reorganization, Elders of Zion) -----------------------------------------


def rearrange(g: Inwo, seat: int) -> Flow[None]:
    """Move own groups to other open arrows, one by one, until done; each group at most once."""
    moved: tuple[int, ...] = ()
    while True:
        slot = yield from choose(REARRANGE, seat, moved)
        if slot < 0:
            return
        at = yield from choose(NEW_PLACE, seat, slot)
        yield from move_group(g, seat, slot, at[0], at[1])
        moved = (*moved, slot)


def new_places(g: Inwo, seat: int, slot: int) -> list[tuple[int, int]]:
    """Where a group could be moved within a structure, not onto its own branch."""
    lifted = grid.branch(g, slot)
    here = (g.master[slot], g.side[slot])
    return [place for place in grid.free_places(g, g.holder[slot], lifted) if place != here]


def rearrange_values(g: Inwo, seat: int, moved: tuple[int, ...]) -> list[int]:
    """The groups that can still be moved; -1 ends it."""
    return [slot for slot in g.structure[seat] if slot not in moved and new_places(g, seat, slot)] + [-1]


def rearrange_option(g: Inwo, seat: int, slot: int) -> object:
    """Name a group."""
    return card_option(g, seat, slot)


REARRANGE: Ask[int] = Ask("rearrange", "IN-12.5", rearrange_values, rearrange_option)  # type: ignore[arg-type]
NEW_PLACE: Ask[tuple[int, int]] = Ask("new-place", "IN-12.1", new_places, where_option)
