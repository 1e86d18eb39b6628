"""Drawing cards: a right that others may stop, replace or take (IN-3.4, IN-3.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.inwo import card_moves, hooks, queries
from camarilla.games.inwo.model.entries import Happening
from camarilla.games.inwo.model.play_fields import DRAW, Draw, draw_of
from camarilla.games.inwo.model.zones import DRAWN_NOW
from camarilla.games.inwo.plays import free_moves, returning_plots
from camarilla.games.inwo.plays.playing import reply_window, undo_effects
from camarilla.kernel.cancelling import Play, announce
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.hooks import consult, fire
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def draw(g: Inwo, seat: int, back: int, count: int = 1, deck: int = -1) -> Flow[None]:
    """A player is entitled to draw cards, from one's own deck or another's: others may stop, replace or take that."""
    owner = seat if deck < 0 else deck
    pile = g.group_deck[owner] if back else g.plot_deck[owner]
    if count <= 0 or not pile or not card_moves.may_draw(g, seat, back):
        return
    play = g.plays.push(seat, DRAW, Draw(back, count, owner))
    g.stack.append(play.id)
    g.touch()

    def window(play: Play) -> Flow[None]:
        yield from reply_window(g, play)
        g.stack.remove(play.id)

    def settle(play: Play) -> Flow[None]:
        yield from take_cards(g, play)

    def refund(play: Play) -> None:
        undo_effects(g, play.id, -1)

    yield from announce(g.plays, play, window, settle, refund)
    g.touch()


def take_cards(g: Inwo, play: Play) -> Flow[None]:
    """Take the cards one by one, after all replies."""
    back, _, owner = draw_of(play)
    seat = play.seat
    count = queries.cards_to_come(g, play)
    searched = min(count, queries.cards_to_search(g, play))
    for effect in queries.about_draw(g, play):
        g.effects.cancel(effect.id)
    for taken in range(count):
        pile = g.group_deck[owner] if back else g.plot_deck[owner]
        if not pile or seat in g.out:
            return
        if taken < searched:
            slot = yield from free_moves.search_deck(g, seat, back)
        else:
            slot = yield from which_card(g, seat, back, owner)
        yield from took(g, seat, slot, back, owner)
        if taken + 1 == searched:
            returning_plots.shuffle_deck(g, seat, back)


def which_card(g: Inwo, seat: int, back: int, owner: int) -> Flow[int]:
    """The top card, or what a card of the player lets it take instead."""
    pile = g.group_deck[owner] if back else g.plot_deck[owner]
    if owner == seat:
        keys: list[str] = consult(g, hooks.DRAW_WAYS, [], seat, back)
        if keys:
            how = yield from choose(DRAW_HOW, seat, back)
            if how != "top":
                slot = yield from card_moves.DRAW_FLOWS[how](g, seat, back)
                return slot
    return pile[-1]


def took(g: Inwo, seat: int, slot: int, back: int, owner: int) -> Flow[None]:
    """IN-18.3: a card is taken; whoever loses it sees what it was."""
    if owner != seat:
        g.cards.show(owner, slot)
    card_moves.take_into_hand(g, slot, seat)
    if not back:
        g.just.append(Happening(DRAWN_NOW, slot, seat, owner))
    yield from fire(g, hooks.AFTER_DRAW, seat, slot, back)


def draw_how_values(g: Inwo, seat: int, back: int) -> list[str]:
    """The ways to take a card."""
    keys: list[str] = consult(g, hooks.DRAW_WAYS, [], seat, back)
    return ["top", *keys]


def draw_how_option(g: Inwo, seat: int, value: str) -> Option:
    """Name one."""
    return Option(value, Label("option-draw-how", {"way": value}))


DRAW_HOW: Ask[str] = Ask("draw-how", "IN-19.15", draw_how_values, draw_how_option)
