"""What tokens and decks buy outside plays: Plots, Illuminati agents, Relief (IN-3.11, IN-16.4, IN-10.22)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.inwo import card_moves, power, tokens
from camarilla.games.inwo.model.entries import Use, relief_refused
from camarilla.games.inwo.model.zones import AGENTS, GROUP_BACK, PLOT_BACK
from camarilla.games.inwo.plays import offers, relief
from camarilla.games.inwo.plays.costs import card_option
from camarilla.games.inwo.plays.drawing import draw
from camarilla.games.inwo.plays.playing import put_away, reply_window
from camarilla.kernel.cancelling import Play, announce
from camarilla.kernel.choices import Ask, Flow, choose

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def purchase(g: Inwo, seat: int, value: offers.Offer) -> Flow[None]:
    """Buy a Plot, lay out an agent, or propose Relief."""
    if value.what == "buy":
        yield from buy(g, seat)
    elif value.what == "agent":
        yield from play_agent(g, seat, value.slot)
    else:
        yield from propose_relief(g, seat, value.slot)


def buy(g: Inwo, seat: int) -> Flow[None]:
    """IN-3.11: spend one token of the Illuminati or two of other groups, and draw a Plot. It cannot be cancelled."""
    payer = yield from choose(BUY_WITH, seat, ())
    tokens.spend(g, payer)
    if payer != g.illuminati[seat]:
        second = yield from choose(BUY_WITH, seat, (payer,))
        tokens.spend(g, second)
    yield from draw(g, seat, PLOT_BACK)


def buy_values(g: Inwo, seat: int, paid: tuple[int, ...]) -> list[int]:
    """Whose token buys."""
    others = offers.buyers(g, seat)
    if paid:
        return others
    own = g.illuminati[seat]
    return ([own] if power.free_tokens(g, own) else []) + (others if offers.two_to_buy_with(g, seat) else [])


BUY_WITH: Ask[int] = Ask("buy-with", "IN-3.11", buy_values, card_option)


def play_agent(g: Inwo, seat: int, slot: int) -> Flow[None]:
    """IN-16.4: an Illuminati card becomes an agent, for the top undrawn card of both decks."""
    slot = card_moves.show_on_table(g, slot, seat)  # public: it lies open
    card_moves.discard_top(g, seat, PLOT_BACK)
    card_moves.discard_top(g, seat, GROUP_BACK)
    play = g.plays.push(seat, "agent", (slot,))
    g.stack.append(play.id)
    g.touch()

    def window(play: Play) -> Flow[None]:
        yield from reply_window(g, play)
        g.stack.remove(play.id)

    def settle(play: Play) -> Flow[None]:
        card_moves.put(g, slot, AGENTS, seat)
        yield from ()

    def refund(play: Play) -> None:
        g.touch()

    stood = yield from announce(g.plays, play, window, settle, refund)
    if not stood:
        put_away(g, slot, False)
    g.touch()


def propose_relief(g: Inwo, seat: int, place: int) -> Flow[None]:
    """IN-21.32: one seat proposes with its own tokens, the others are polled once; enough is spent at once, or none."""
    offered: list[int] = []
    while True:
        slot = yield from choose(RELIEF_PAYER, seat, place, tuple(offered), 1 if offered else 0)
        if slot < 0:
            break
        offered.append(slot)
    for other in g.rivals(seat):
        while relief_short(g, place, offered) > 0:
            slot = yield from choose(RELIEF_PAYER, other, place, tuple(offered), 1)
            if slot < 0:
                break
            offered.append(slot)
    if relief_short(g, place, offered) > 0:
        g.used.append(Use(place, relief_refused(seat)))
        return
    for slot in offered:
        tokens.spend(g, slot)
    yield from relief.give(g, place, offered)


def relief_short(g: Inwo, place: int, offered: list[int] | tuple[int, ...]) -> int:
    """How much Power is missing for Relief."""
    return relief.price(g, place) - sum([relief.worth(g, slot) for slot in offered])


def relief_values(g: Inwo, seat: int, place: int, offered: tuple[int, ...], may_stop: int) -> list[int]:
    """Whose token is offered next; -1 ends it."""
    payers = relief.payers(g, seat, place, offered) if relief_short(g, place, offered) > 0 else []
    return payers + ([-1] if may_stop or not payers else [])


RELIEF_PAYER: Ask[int] = Ask("relief-payer", "IN-10.22", relief_values, card_option)
