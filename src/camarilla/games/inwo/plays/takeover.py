"""Automatic takeovers and Resources brought in by an action (IN-2.6 to IN-2.8, IN-5.2, chapter 20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.inwo import card_moves, hooks, queries, tokens
from camarilla.games.inwo.catalog import GROUP, TYPE
from camarilla.games.inwo.model.entries import PAID_TAKEOVER, PLAYED_RESOURCE, TAKEOVER_FAILED, TOOK_OVER, Done
from camarilla.games.inwo.model.zones import AFTER_3, GROUPS, IN_PLAY, TABLE
from camarilla.games.inwo.plays import playing
from camarilla.games.inwo.plays.costs import one_of_each, where_option
from camarilla.games.inwo.structures import grid, moving_branches
from camarilla.games.inwo.structures.grid import Arrow
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.hooks import consult

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def has_phase(g: Inwo) -> bool:
    """IN-20.3: with two players there is no takeover phase; rules 1.2: it costs an Illuminati token."""
    return not g.two_player or g.rules12


def refused(g: Inwo, slot: int) -> Done:
    """What is noted, by the name, of a card that went back to the hand for the turn: in a hand slots are mixed."""
    return Done(g.turn, f"refused {g.cards.face[slot]}")


def takeable(g: Inwo, seat: int) -> list[int]:
    """IN-2.6 to IN-2.8: cards of the hand that can come under control without a roll."""
    groups = bool(grid.free_places(g, seat))
    found = []
    for slot in one_of_each(g, g.groups[seat]):
        if refused(g, slot) in g.done:
            continue
        is_group = TYPE[g.cards.face[slot]] == GROUP
        if is_group and g.two_player and not g.rules12:
            continue
        if (groups or not is_group) and allowed(g, seat, slot):
            found.append(slot)
    return found


def resources(g: Inwo, seat: int) -> list[int]:
    """The Resources of the hand that may be brought into play."""
    return [s for s in one_of_each(g, g.groups[seat]) if card_moves.is_resource(g, s) and allowed(g, seat, s)]


def allowed(g: Inwo, seat: int, slot: int) -> bool:
    """Whether no duplicate and no card bars it."""
    if queries.barred_duplicate(g, slot):
        return False
    barred: bool = consult(g, hooks.NO_TAKEOVER, False, seat, slot)
    return not barred


def automatic(g: Inwo, seat: int, slot: int) -> Flow[None]:
    """The takeover of phase 3: announced, and carried out unless a card stops it."""
    g.step = AFTER_3
    g.done.append(Done(seat, TOOK_OVER))
    if g.two_player:
        g.done.append(Done(seat, PAID_TAKEOVER))
    yield from take(g, seat, slot)


def take(g: Inwo, seat: int, slot: int) -> Flow[None]:
    """A takeover without a roll, by phase 3 or by a card that grants one."""
    slot = card_moves.show_on_table(g, slot, seat)  # public: it lies open
    is_group = card_moves.is_group_card(g, slot)
    at = Arrow(-1, -1)
    if is_group:
        at = yield from choose(PLACE_AT, seat)

    def do() -> Flow[None]:
        if g.zone[slot] != TABLE:
            return
        if is_group:
            yield from settle_group(g, seat, slot, at)
        else:
            yield from card_moves.take_resource(g, slot, seat)

    yield from playing.act(g, seat, "takeover", (slot,), (), do)
    if g.step == AFTER_3 and g.zone[slot] not in IN_PLAY:
        g.done.append(Done(seat, TAKEOVER_FAILED))
    if g.zone[slot] == TABLE:
        card_moves.put(g, slot, GROUPS, seat)


def settle_group(g: Inwo, seat: int, slot: int, at: Arrow) -> Flow[None]:
    """Lay the Group on its arrow; it gets its token in phase 4 (IN-7.42)."""
    if at not in grid.free_places(g, seat):
        return
    yield from moving_branches.capture(g, slot, seat, at.master, at.side)
    card_moves.not_fresh(g, slot)


def by_action(g: Inwo, seat: int, slot: int) -> Flow[None]:
    """IN-5.2, IN-6.9: an Illuminati action brings a Resource into play, once a turn."""
    own = g.illuminati[seat]
    tokens.spend(g, own)
    g.done.append(Done(seat, PLAYED_RESOURCE))
    slot = card_moves.show_on_table(g, slot, seat)  # public: it lies open

    def do() -> Flow[None]:
        if g.zone[slot] == TABLE:
            yield from card_moves.take_resource(g, slot, seat)

    yield from playing.act(g, seat, "resource", (slot,), (own,), do)
    if g.zone[slot] == TABLE:
        card_moves.put(g, slot, GROUPS, seat)


def place_values(g: Inwo, seat: int) -> list[Arrow]:
    """Every open arrow of the structure."""
    return grid.free_places(g, seat)


PLACE_AT: Ask[Arrow] = Ask("place-at", "IN-2.7", place_values, where_option)
