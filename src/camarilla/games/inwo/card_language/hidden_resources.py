"""Resources that lie hidden under a card: laid there, shown, and too late (IN-16.13)."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, queries
from camarilla.games.inwo.card_language.cancelling import open_play
from camarilla.games.inwo.catalog import ID, UNIQUE
from camarilla.games.inwo.model.play_fields import card_of
from camarilla.games.inwo.model.zones import DISCARDS, GROUPS, TABLE
from camarilla.games.inwo.plays import takeover
from camarilla.games.inwo.plays.costs import one_of_each
from camarilla.games.inwo.plays.trades import unseen_option
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option


def bring_in(g: Inwo, seat: int, slot: int, host: int, hidden: bool) -> Flow[None]:
    """A Resource of the hand or the deck comes into play, or lies face down under a card."""
    if not hidden:
        if g.zone[slot] == GROUPS:
            slot = card_moves.leave_hand(g, slot)
        yield from card_moves.take_resource(g, slot, seat)
        return
    if g.zone[slot] != GROUPS:
        card_moves.take_into_hand(g, slot, seat)  # so that its slot does not tell where it came from
    card_moves.store(g, slot, host)


def from_a_pile(g: Inwo, seat: int, slot: int) -> Option:
    """Name a Resource; from which pile it comes is seen by all, which one it is only if it is taken openly."""
    if slot < 0:
        return Option("none", Label("option-none"), ("pile:none",))
    pile = "hand" if g.zone[slot] == GROUPS else "deck"
    name = ID[g.cards.face[slot]]
    return Option(name, Label("option-card", {"card": name}), (f"pile:{pile}",))


def to_hide(g: Inwo, seat: int, host: int) -> list[int]:
    """Resources of the hand."""
    return [c for c in one_of_each(g, g.groups[seat]) if card_moves.is_resource(g, c) and takeover.allowed(g, seat, c)]


HIDE: Ask[int] = Ask("hide-resource", "IN-16.13", to_hide, unseen_option, secret=True)


def has_some_to_hide(g: Inwo, seat: int, slot: int) -> bool:
    """There is one to hide."""
    return bool(to_hide(g, seat, slot))


def hide_one(g: Inwo, seat: int, host: int) -> Flow[None]:
    """Choose and hide a Resource of the hand."""
    if to_hide(g, seat, host):
        slot = yield from choose(HIDE, seat, host)
        card_moves.store(g, slot, host)


def hides_some(g: Inwo, seat: int, slot: int) -> bool:
    """Something lies under it."""
    return bool(card_moves.stored_under(g, slot))


def contents(g: Inwo, seat: int, host: int) -> list[int]:
    """What lies under it."""
    return one_of_each(g, card_moves.stored_under(g, host))


UNPACK: Ask[int] = Ask("unpack", "IN-16.13", contents, unseen_option)


def show_one(g: Inwo, seat: int, host: int) -> Flow[None]:
    """A hidden Resource is shown and can be used at once; a Unique one that came too late is discarded.

    Shown while a duplicate is just being played, it is the original, and the duplicate goes back to the hand.
    """
    if not card_moves.stored_under(g, host):
        return
    slot = yield from choose(UNPACK, seat, host)
    g.cards.reveal(slot)
    face = g.cards.face[slot]  # public: it was just shown
    late = open_play(g)
    rival = late is not None and late.what in ("takeover", "resource") and g.cards.face[card_of(late)] == face
    if UNIQUE[face] and rival and late is not None and g.zone[card_of(late)] == TABLE:
        card_moves.put(g, card_of(late), GROUPS, late.seat)
    if queries.barred_duplicate(g, slot):
        card_moves.put(g, slot, DISCARDS, seat)
    else:
        yield from card_moves.take_resource(g, slot, seat)
