"""What cards do when they are used, as verbs: each returns what settles a play (`settle=`) or takes effect with it
(`apply=`). A card that only does such things is one line.

"It" is the card that was chosen for the play, "the rival" the player that was chosen.
"""

from __future__ import annotations

from camarilla.games.inwo import card_moves, queries
from camarilla.games.inwo.card_language.cancelling import cancel_action
from camarilla.games.inwo.card_language.plot_shapes import (
    PEEKED,
    guard_attack,
    look_at_plots,
    set_total,
    steal,
    take_tokens,
    total_now,
)
from camarilla.games.inwo.card_language.vocabulary import random_cards, reroll
from camarilla.games.inwo.model.entries import TokenMove
from camarilla.games.inwo.model.play_fields import choice_of, rival_of, target_of
from camarilla.games.inwo.model.zones import EXPOSED, LINKED, PLOT_BACK, RESOURCES, STRUCTURE
from camarilla.games.inwo.plays import drawing, playing, relief
from camarilla.games.inwo.plays.abilities import Apply, Settle
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import moving_branches
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow, choose

# -- Cards -------------------------------------------------------------------------------------------------------------


def draw(count: int = 1, back: int = PLOT_BACK) -> Settle:
    """Draw cards of one's own deck."""

    def settle(g: Inwo, play: Play) -> Flow[None]:
        yield from drawing.draw(g, play.seat, back, count)

    return settle


def draw_on(most: int) -> Settle:
    """Roll two dice: up to so much, draw a card of the deck that was chosen."""

    def settle(g: Inwo, play: Play) -> Flow[None]:
        total = yield from playing.roll(g, play.seat, 2, (2, most))  # public: everybody saw the dice
        if total <= most:
            yield from drawing.draw(g, play.seat, choice_of(play))

    return settle


def discard_it(g: Inwo, play: Play) -> Flow[None]:
    """It is discarded, if it still lies exposed."""
    slot = target_of(play)
    if g.zone[slot] == EXPOSED:
        card_moves.discard(g, slot)
    yield from ()


def take_it_exposed(g: Inwo, play: Play) -> Flow[None]:
    """It now lies exposed before who played this."""
    slot = target_of(play)
    if g.zone[slot] == EXPOSED:
        card_moves.put(g, slot, EXPOSED, play.seat)
    yield from ()


def end_it(g: Inwo, play: Play) -> Flow[None]:
    """It, a Plot that lies on the table, is discarded, and its effect ends."""
    if g.zone[target_of(play)] == LINKED:
        card_moves.drop_marker(g, target_of(play))
    yield from ()


def break_it(g: Inwo, play: Play) -> Flow[None]:
    """It, a Resource in play, is destroyed."""
    if g.zone[target_of(play)] == RESOURCES:
        card_moves.lose_resource(g, target_of(play), play.seat)
    yield from ()


# -- Rivals ------------------------------------------------------------------------------------------------------------


def expose_all(g: Inwo, play: Play) -> Flow[None]:
    """The rival exposes every hidden Plot."""
    for slot in list(g.plots[rival_of(play)]):
        card_moves.expose(g, slot)
    yield from ()


def expose(count: int) -> Settle:
    """The rival exposes hidden Plots, at random."""

    def settle(g: Inwo, play: Play) -> Flow[None]:
        for _ in range(count):
            for slot in random_cards(g, g.plots[rival_of(play)], 1):
                card_moves.expose(g, slot)
        yield from ()

    return settle


def look_at_some(count: int, back: int = PLOT_BACK) -> Settle:
    """Look at hidden cards of the rival's hand, at random."""

    def settle(g: Inwo, play: Play) -> Flow[None]:
        hand = g.groups[rival_of(play)] if back else g.plots[rival_of(play)]
        for slot in random_cards(g, hand, count):
            g.cards.show(play.seat, slot)
        yield from ()

    return settle


def show_groups(count: int) -> Settle:
    """The rival shows Group cards of the hand to all, at random."""

    def settle(g: Inwo, play: Play) -> Flow[None]:
        for slot in random_cards(g, g.groups[rival_of(play)], count):
            g.cards.reveal(slot)
        yield from ()

    return settle


def discard_undrawn(count: int, back: int = PLOT_BACK, unseen: bool = False) -> Settle:
    """The rival loses cards from the top of a deck; `unseen` ones leave the game face down."""

    def settle(g: Inwo, play: Play) -> Flow[None]:
        card_moves.discard_top(g, rival_of(play), back, count, unseen)
        yield from ()

    return settle


def spy_and_discard(g: Inwo, play: Play) -> Flow[None]:
    """Look at the rival's hidden Plots, and discard one."""
    rival = rival_of(play)
    if g.plots[rival]:
        look_at_plots(g, play.seat, rival)
        slot = yield from choose(PEEKED, play.seat, rival)
        card_moves.discard(g, slot)


def spy_and_steal(g: Inwo, play: Play) -> Flow[None]:
    """Look at the rival's hidden Plots, and take one, which lies exposed."""
    rival = rival_of(play)
    if g.plots[rival]:
        look_at_plots(g, play.seat, rival)
        slot = yield from choose(PEEKED, play.seat, rival)
        slot = steal(g, slot, play.seat)
        card_moves.expose(g, slot)


# -- Structures and Places ---------------------------------------------------------------------------------------------


def rearrange(g: Inwo, play: Play) -> Flow[None]:
    """Rearrange one's whole structure."""
    yield from moving_branches.rearrange(g, play.seat)


def shift_it(g: Inwo, play: Play) -> Flow[None]:
    """It goes to another arrow of its structure."""
    slot = target_of(play)
    if g.zone[slot] == STRUCTURE and moving_branches.new_places(g, play.seat, slot):
        at = yield from choose(moving_branches.NEW_PLACE, play.seat, slot)
        yield from moving_branches.move_group(g, g.holder[slot], slot, at.master, at.side)


def relieve_it(g: Inwo, play: Play) -> Flow[None]:
    """Relief for it."""
    yield from relief.give(g, target_of(play), list(play.cost))


# -- Dice and attacks --------------------------------------------------------------------------------------------------


def let_dice_show(total: int) -> Settle:
    """The dice on the table show a total."""

    def settle(g: Inwo, play: Play) -> Flow[None]:
        set_total(g, total, play.what)
        yield from ()

    return settle


def shift_dice(by: int) -> Settle:
    """The dice on the table show so much less or more, as was chosen."""

    def settle(g: Inwo, play: Play) -> Flow[None]:
        set_total(g, total_now(g) + (by if choice_of(play) else -by), play.what)
        yield from ()

    return settle


def roll_again(g: Inwo, play: Play) -> Flow[None]:
    """The dice on the table are rolled again."""
    reroll(g)
    yield from ()


def cancel_its_action(g: Inwo, play: Play) -> Flow[None]:
    """Its action is cancelled."""
    cancel_action(g, target_of(play))
    yield from ()


def mark_it(key: str) -> Apply:
    """It has an effect on it, until something ends that."""

    def apply(g: Inwo, play: Play) -> None:
        g.effects.add(key, play.seat, (target_of(play),), play=play.id)

    return apply


def guard(number: int) -> Apply:
    """The target of the attack under way defends better."""

    def apply(g: Inwo, play: Play) -> None:
        guard_attack(g, play, number)

    return apply


# -- Tokens ------------------------------------------------------------------------------------------------------------


def move_token(number: int) -> Apply:
    """It gets tokens, or below 0 loses them."""

    def apply(g: Inwo, play: Play) -> None:
        g.token_moves.append(TokenMove(play.id, target_of(play), number))

    return apply


def exhaust_both(g: Inwo, play: Play) -> None:
    """All groups of the rival and one's own lose their tokens."""
    take_tokens(g, play, queries.groups_of(g, rival_of(play)) + queries.groups_of(g, play.seat))
