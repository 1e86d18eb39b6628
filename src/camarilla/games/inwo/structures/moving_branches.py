"""Moving groups with their branches: within a structure, to another, by capture (chapter 12, IN-7.38 to IN-7.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from camarilla.games.inwo import card_moves, events, hooks, tokens
from camarilla.games.inwo.catalog import ID, SIDES
from camarilla.games.inwo.model.zones import GROUPS, RESOURCES, STRUCTURE, TABLE
from camarilla.games.inwo.plays.costs import card_option, where_option
from camarilla.games.inwo.structures import grid
from camarilla.games.inwo.structures.grid import Arrow
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.hooks import fire

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


class Lifted(NamedTuple):
    """A card of a lifted branch, with its old master and side."""

    card: int
    master: int
    side: int


Kept = list[Lifted]
"""A lifted branch, masters first."""


def lift(g: Inwo, slot: int) -> Kept:
    """Take a branch out of its structure; returns each card with its old master and side, masters first."""
    cards = grid.branch(g, slot)
    kept = [Lifted(card, g.master[card], g.side[card]) for card in cards]
    seat = g.holder[slot]
    for card in reversed(cards):
        g.structure[seat].remove(card)
        g.master[card] = -1
        g.side[card] = -1
        g.zone[card] = TABLE
    g.touch()
    return kept


def lay(g: Inwo, kept: Kept, master: int, side: int, chooser: int) -> Flow[list[int]]:
    """Lay a lifted branch down with its root on an arrow; returns what did not fit.

    IN-7.40, IN-12.5: only overlapping cards are moved, master first, to another free arrow of the same master.
    """
    grid.attach(g, kept[0].card, master, side)
    lost = yield from lay_rest(g, kept[1:], chooser)  # public: they lay in play
    return lost


def lay_rest(g: Inwo, waiting: Kept, chooser: int) -> Flow[list[int]]:
    """Lay the cards of a branch whose root lies; returns what did not fit."""
    while True:
        waiting = lay_what_fits(g, waiting)  # public: they lay in play
        overlapping = next_to_refit(g, waiting)  # public: they lay in play
        if overlapping is None:
            break
        card, old_master, _ = overlapping
        sides = grid.arrows_left(g, old_master)
        at = sides[0]
        if len(sides) > 1:
            answer = yield from choose(REFIT, chooser, old_master, card)
            at = answer.side
        grid.attach(g, card, old_master, at)
        waiting.remove(overlapping)
    for seat in g.living():
        grid.reorder(g, seat)
    return [entry.card for entry in waiting]


def lay_what_fits(g: Inwo, waiting: Kept) -> Kept:
    """Lay every card that fits where it lay, before an overlapping one takes the arrow; returns what is left."""
    left: Kept = []
    for entry in waiting:
        if g.zone[entry.master] == STRUCTURE and entry.side in grid.arrows_left(g, entry.master):
            grid.attach(g, entry.card, entry.master, entry.side)
        else:
            left.append(entry)
    return lay_what_fits(g, left) if len(left) < len(waiting) else left


def next_to_refit(g: Inwo, waiting: Kept) -> Lifted | None:
    """The first overlapping card whose master lies and has another free arrow."""
    for entry in waiting:
        if g.zone[entry.master] == STRUCTURE and grid.arrows_left(g, entry.master):
            return entry
    return None


def carry(g: Inwo, slot: int, master: int, side: int) -> None:
    """Move a branch with nobody asked: overlapping cards take the first free arrow. For deals (IN-21.20)."""
    seat = g.holder[slot]
    kept = lift(g, slot)
    grid.attach(g, slot, master, side)
    waiting = lay_what_fits(g, kept[1:])
    overlapping = next_to_refit(g, waiting)
    while overlapping is not None:
        card, master, _ = overlapping
        grid.attach(g, card, master, grid.arrows_left(g, master)[0])
        waiting = lay_what_fits(g, [entry for entry in waiting if entry != overlapping])
        overlapping = next_to_refit(g, waiting)
    lost = [entry.card for entry in waiting]
    for other in g.living():
        grid.reorder(g, other)
    back_to_hand(g, lost, seat)
    follow(g, [entry.card for entry in kept])


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


def capture(g: Inwo, slot: int, seat: int, master: int, side: int) -> Flow[list[int]]:
    """IN-7.38 to IN-7.41: a group and its branch join the captor; they lose their tokens; what does not fit is lost.

    Returns the groups that were captured, the first of the branch first.
    """
    before = g.holder[slot]
    loser = before if g.zone[slot] == STRUCTURE and before != seat else None
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
        tokens.strip(g, card)
        g.fresh.append(card)
    follow(g, cards)
    if g.log is not None:
        g.tell(events.GroupTaken(seat, ID[g.cards.face[slot]], ID[g.cards.face[master]], SIDES[side], loser))
    for card in cards:
        yield from fire(g, hooks.ENTERS, card, seat)
    return cards


def place(g: Inwo, slot: int, master: int, side: int) -> None:
    """Lay a single card, from wherever it is, on an arrow."""
    pile = card_moves.pile(g, g.zone[slot], g.holder[slot])
    if pile is not None:
        pile.remove(slot)
    if slot in g.tried:
        g.tried.remove(slot)
    grid.attach(g, slot, master, side)


def refit_values(g: Inwo, seat: int, master: int, card: int) -> list[Arrow]:
    """The free arrows of the same master."""
    return [Arrow(master, side) for side in grid.arrows_left(g, master)]


REFIT: Ask[Arrow] = Ask("refit", "IN-7.40", refit_values, where_option)


# -- Rearranging everything (Bermuda Triangle, Reorganization, Elders of Zion) -----------------------------------------


def rearrange(g: Inwo, seat: int) -> Flow[None]:
    """Move own groups to other arrows, one by one, until done, each at most once; on an arrow where another lies the
    two change places."""
    moved: tuple[int, ...] = ()
    while True:
        slot = yield from choose(REARRANGE, seat, moved)
        if slot < 0:
            return
        at = yield from choose(ANY_PLACE, seat, slot)
        other = puppet_on(g, at.master, at.side)
        if other >= 0:
            yield from change_places(g, seat, slot, other)
        else:
            yield from move_group(g, seat, slot, at.master, at.side)
        moved = (*moved, slot)


def puppet_on(g: Inwo, master: int, side: int) -> int:
    """The group that lies on an arrow, or -1."""
    return next((slot for slot in grid.puppets(g, master) if g.side[slot] == side), -1)


def change_places(g: Inwo, seat: int, slot: int, other: int) -> Flow[None]:
    """Two groups of one structure change places, each with its branch."""
    here, there = Arrow(g.master[slot], g.side[slot]), Arrow(g.master[other], g.side[other])
    below = lift(g, slot)[1:] + lift(g, other)[1:]
    grid.attach(g, slot, there.master, there.side)
    grid.attach(g, other, here.master, here.side)
    lost = yield from lay_rest(g, below, seat)  # public: they lay in play
    back_to_hand(g, lost, seat)


def any_places(g: Inwo, seat: int, slot: int) -> list[Arrow]:
    """Where a group could lie in a rearranged structure: an open arrow, or the place of a group it can change with."""
    own = grid.branch(g, slot)
    found = new_places(g, seat, slot)
    for other in g.structure[g.holder[slot]]:
        if other not in own and slot not in grid.branch(g, other):
            found.append(Arrow(g.master[other], g.side[other]))
    return found


def new_places(g: Inwo, seat: int, slot: int) -> list[Arrow]:
    """Where a group could be moved within a structure, not onto its own branch."""
    lifted = grid.branch(g, slot)
    here = Arrow(g.master[slot], g.side[slot])
    return [place for place in grid.free_places(g, g.holder[slot], lifted) if place != here]


def rearrange_values(g: Inwo, seat: int, moved: tuple[int, ...]) -> list[int]:
    """The groups that can still be moved; -1 ends it."""
    return [slot for slot in g.structure[seat] if slot not in moved and any_places(g, seat, slot)] + [-1]


def rearrange_option(g: Inwo, seat: int, slot: int) -> object:
    """Name a group."""
    return card_option(g, seat, slot)


REARRANGE: Ask[int] = Ask("rearrange", "IN-12.5", rearrange_values, rearrange_option)  # type: ignore[arg-type]
NEW_PLACE: Ask[Arrow] = Ask("new-place", "IN-12.1", new_places, where_option)
ANY_PLACE: Ask[Arrow] = Ask("new-place", "IN-12.5", any_places, where_option)
