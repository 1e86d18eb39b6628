"""Free moves: expose, show, return and discard cards, remove tokens, link, trade (IN-6.7, IN-6.10 to IN-6.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.inwo import card_moves, events, power, queries, tokens
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model.entries import (
    GAVE_BONUS,
    GIFT_REFUSED,
    LINK_MOVED,
    NO_FREE_MOVES,
    SHOWED_PLOT,
    Done,
    Use,
)
from camarilla.games.inwo.model.zones import END, MAIN
from camarilla.games.inwo.plays import occasions, offers, returning_plots, trades
from camarilla.games.inwo.plays.costs import card_option, one_of_each, seat_label
from camarilla.games.inwo.plays.offers import Offer, OfferKind
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.events import Secret
from camarilla.kernel.options import LOSES, NAMED, Label, Option

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

MOST_SHOWN: Final = 10
"""How many Plots a seat may show in a turn, so that every turn is finite (IN-21.21)."""
HOSTS: Final[dict[str, Callable[[Any, int, int], bool]]] = {}
"""By id of a card that can be linked (IN-17.2): whether it may be linked to a host."""
WELCOMES: Final[dict[str, Callable[[Any, int, int], bool]]] = {}
"""By id of a host: which cards may be linked to it (Personalities to a Place)."""


def free_move(g: Inwo, seat: int) -> Flow[None]:
    """One free move of a player's choice."""
    answer = yield from choose(FREE, seat)
    what: OfferKind = answer.what
    if what == "nothing":
        g.done.append(Done(seat, NO_FREE_MOVES))
    elif what == "expose":
        card_moves.expose(g, answer.slot)
    elif what == "show":
        show(g, seat, answer.slot, answer.other)
    elif what == "return":
        yield from put_back(g, seat, answer.slot)
    elif what == "drop":
        card_moves.discard(g, answer.slot)
    elif what == "token":
        tokens.spend(g, answer.slot)
    elif what == "link":
        link(g, answer.slot, answer.other)
    elif what == "unlink":
        unlink(g, answer.slot)
    elif what == "deal":
        yield from trades.deal(g, seat, answer.other)


def free_values(g: Inwo, seat: int) -> list[Any]:
    """Every free move a player may make now."""
    hidden = one_of_each(g, g.plots[seat])
    plots = one_of_each(g, g.exposed[seat] + g.plots[seat])
    found: list[Any] = [Offer("expose", slot) for slot in hidden]
    if g.done.count(Done(seat, SHOWED_PLOT)) < MOST_SHOWN:
        found += [Offer("show", slot, other) for slot in hidden for other in g.rivals(seat)]
    found += [Offer("return", slot) for slot in plots]
    found += [Offer("drop", slot) for slot in plots + one_of_each(g, g.groups[seat])]
    own = [g.illuminati[seat], *g.structure[seat], *g.resources[seat]]
    found += [Offer("token", slot) for slot in own if power.free_tokens(g, slot) > 0]
    if g.turn == seat and g.window & (MAIN | END) and g.attack is None:
        found += link_values(g, seat)
    found += [Offer("deal", other=other) for other in trades.partners(g, seat)]
    return [*found, Offer("nothing")]


def link_values(g: Inwo, seat: int) -> list[Any]:
    """IN-6.13, IN-17.4: links between cards one controls, each moved at most once a turn."""
    found: list[Any] = []
    hosts = [g.illuminati[seat], *g.structure[seat]]
    for card in g.resources[seat] + g.structure[seat]:
        if Use(card, LINK_MOVED) in g.used or Use(card, GAVE_BONUS) in g.used:
            continue
        at = g.links.get(card, -1)
        if at >= 0 and queries.is_fixed(g, card, at):
            continue
        found += [Offer("link", card, host) for host in hosts if host not in (at, card) and may_link(g, card, host)]
        if at >= 0:
            found.append(Offer("unlink", card))
    return found


def may_link(g: Inwo, card: int, host: int) -> bool:
    """IN-17.2: whether one of the two cards gives a reason to link them."""
    test = HOSTS.get(ID[g.cards.face[card]])
    welcome = WELCOMES.get(ID[g.cards.face[host]])
    return (test is not None and test(g, card, host)) or (welcome is not None and welcome(g, card, host))


def link(g: Inwo, card: int, host: int) -> None:
    """Link a card to another."""
    g.links[card] = host
    g.used.append(Use(card, LINK_MOVED))
    g.touch()
    if g.log is not None:
        g.tell(events.Status(ID[g.cards.face[card]], "linked", ID[g.cards.face[host]]))


def unlink(g: Inwo, card: int) -> None:
    """Remove a link."""
    del g.links[card]
    g.used.append(Use(card, LINK_MOVED))
    g.touch()
    if g.log is not None:
        g.tell(events.Status(ID[g.cards.face[card]], "unlinked", ""))


def show(g: Inwo, seat: int, slot: int, other: int) -> None:
    """IN-3.7: show a hidden Plot to one rival; it stays hidden."""
    slot = card_moves.leave_hand(g, slot)  # mixed first: where it lay tells nothing
    g.cards.show(other, slot)
    g.done.append(Done(seat, SHOWED_PLOT))
    if g.log is not None:
        g.tell(events.CardShown(seat, slot, Secret(1 << seat | 1 << other, ID[g.cards.face[slot]])))


def put_back(g: Inwo, seat: int, slot: int) -> Flow[None]:
    """IN-3.15: return a Plot to one's own deck at a secret depth."""
    depth = yield from choose(DEPTH, seat)
    returning_plots.return_plot(g, slot, depth)


def gift(g: Inwo, seat: int, slot: int, other: int) -> Flow[None]:
    """IN-13.1: give a card of the hand to a rival who accepts it."""
    yes = yield from choose(ACCEPT_GIFT, other, seat)
    if yes == "yes":
        trades.hand_over(g, slot, other)
        g.news += 1
    else:
        g.done.append(Done(seat, GIFT_REFUSED))


def search_deck(g: Inwo, seat: int, back: int) -> Flow[int]:
    """IN-19.15: search the whole own deck for a card; the caller shuffles it afterwards."""
    for slot in g.group_deck[seat] if back else g.plot_deck[seat]:
        g.cards.show(seat, slot)
    slot = yield from choose(SEARCH, seat, back)
    return slot


# -- The questions -----------------------------------------------------------------------------------------------------


def free_option(g: Inwo, seat: int, value: Any) -> Option:
    """Name a free move: `expose:hoax`, `show:hoax@1`, `token:cia`, `link:eliza>hackers`, `deal@2`."""
    what: OfferKind = value.what
    if what == "nothing":
        return Option(what, Label("option-nothing"))
    if what == "deal":
        label = Label("option-deal", {"seat": seat_label(value.other)})
        return Option(f"deal@{value.other}", label, (f"seat:{value.other}",))
    slot = value.slot
    card = ID[g.cards.face[slot]]
    if what == "show":
        label = Label("option-show", {"card": card, "seat": seat_label(value.other)})
        return Option(f"show:{card}@{value.other}", label, (f"card:{slot}", f"seat:{value.other}"), NAMED)
    if what == "link":
        host = card_moves.name(g, value.other)
        label = Label("option-link", {"card": card, "other": ID[g.cards.face[value.other]]})
        return Option(f"link:{card_moves.name(g, slot)}>{host}", label, (f"card:{slot}", f"card:{value.other}"), NAMED)
    plain = offers.offer_option(g, seat, value)
    return Option(plain.notation, plain.label, plain.touches, LOSES if what in ("drop", "token") else NAMED)


def depth_values(g: Inwo, seat: int) -> list[int]:
    """0 is the top."""
    return list(range(len(g.plot_deck[seat]) + 1))


def depth_option(g: Inwo, seat: int, value: int) -> Option:
    """Name a depth."""
    return Option(str(value), Label("option-depth", {"depth": value}))


def search_values(g: Inwo, seat: int, back: int) -> list[int]:
    """One of each card in the deck."""
    return one_of_each(g, g.group_deck[seat] if back else g.plot_deck[seat])


def yes_no(g: Inwo, seat: int, *about: int) -> list[str]:
    """Yes or no."""
    return ["yes", "no"]


def yes_no_option(g: Inwo, seat: int, value: str) -> Option:
    """Name the answer."""
    return Option(value, Label(f"option-{value}"))


FREE: Ask[Any] = Ask("free", "IN-6.10", free_values, free_option)
DEPTH: Ask[int] = Ask("depth", "IN-3.15", depth_values, depth_option, secret=True)
SEARCH: Ask[int] = Ask("search", "IN-19.15", search_values, card_option)
ACCEPT_GIFT: Ask[str] = Ask("accept-gift", "IN-13.1", yes_no, yes_no_option, args=occasions.giver_args)
