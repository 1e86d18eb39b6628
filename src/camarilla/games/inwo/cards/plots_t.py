"""Plots with T that belong to no family."""

from __future__ import annotations

from typing import Any

from camarilla.games.inwo import card_moves, hooks, power, queries, tokens
from camarilla.games.inwo.attacks import attacking, strength
from camarilla.games.inwo.attacks.model import AID, DESTROY, Attack, Bonus, Helper
from camarilla.games.inwo.card_language.matchers import attribute, either, named
from camarilla.games.inwo.card_language.plot_shapes import (
    PEEKED,
    after_assassination,
    expose_faces,
    fail,
    last_roll,
    look_at_plots,
    nowhere_in_play,
    on_target,
    own_hand_group,
    rolled_attack,
    steal,
    succeeded,
    with_attack,
)
from camarilla.games.inwo.card_language.strikes import by_plot, joiner
from camarilla.games.inwo.card_language.targets import (
    a_rival,
    action_of,
    has_hidden_plots,
    has_plot_deck,
    illuminati_or,
    resources_in_play,
)
from camarilla.games.inwo.card_language.verbs import break_it, discard_undrawn
from camarilla.games.inwo.card_language.vocabulary import reroll
from camarilla.games.inwo.catalog import ARTIFACT, BANK, COMPUTER, GADGET, ID, MAGIC, RESOURCE, SCIENCE, TYPE
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import ACTED, Done
from camarilla.games.inwo.model.play_fields import rival_of, subject_of, target_of
from camarilla.games.inwo.model.zones import GROUP_BACK, MAIN, ROLLED, TABLE
from camarilla.games.inwo.plays import drawing, playing, takeover
from camarilla.games.inwo.plays.abilities import NONE, Way, plot, settles
from camarilla.games.inwo.plays.costs import Acts, Chosen, Cost, card_option, one_of_each
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option, losing

from .plots_b import link_to_victim

# -- Talisman of Ahrimanes ---------------------------------------------------------------------------------------------


def may_be_saved(g: Inwo, seat: int, slot: int) -> bool:
    """An Assassination was rolled for, and no Talisman is in play."""
    return after_assassination(g, seat, slot) and nowhere_in_play("talisman-of-ahrimanes")(g, seat, slot)


plot(
    "talisman-of-ahrimanes",
    when=ROLLED,
    test=may_be_saved,
    apply=link_to_victim,
    settle=fail,
    keep=True,
    rule="IN-19.4",
)


hooks.AGAINST_ASSASSINS.add("talisman-of-ahrimanes")


@hooks.DEFENCE.on("talisman-of-ahrimanes")
def talisman(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """+10 against Assassinations, +2 against other attacks to destroy."""
    if subject_of(g.effect(source)) == a.target and a.kind == DESTROY:
        found.append(Bonus(source, 10 if a.assassination else 2))
    return found


# -- The Auditor from Hell ---------------------------------------------------------------------------------------------


def steal_or_expose(g: Inwo, seat: int) -> list[str]:
    """Steal one, or expose all."""
    return ["steal", "expose"]


def plain_option(g: Inwo, seat: int, value: str) -> Option:
    """Name a word."""
    return Option(value, Label("option-words", {"name": value}))


AUDIT: Ask[str] = Ask("audit", "IN-11.6", steal_or_expose, plain_option)


@settles(
    "the-auditor-from-hell",
    picks=[a_rival(has_hidden_plots)],
    cost=action_of(either(named("the-network"), attribute(COMPUTER | BANK))),
    spy=True,
)
def auditor(g: Inwo, play: Play) -> Flow[None]:
    """Look at all hidden Plots of a rival; steal one or expose them all."""
    rival = rival_of(play)
    if not g.plots[rival]:
        return
    look_at_plots(g, play.seat, rival)
    how = yield from choose(AUDIT, play.seat)
    if how == "steal":
        slot = yield from choose(PEEKED, play.seat, rival)
        steal(g, slot, play.seat)
    else:
        expose_faces(g, rival, [g.cards.face[card] for card in g.plots[rival]])


# -- The Big Sellout ---------------------------------------------------------------------------------------------------


def tokens_just_placed(g: Inwo, seat: int, slot: int) -> bool:
    """Phase 5 has begun and nothing was done in it."""
    return Done(seat, ACTED) not in g.done


def goods(g: Inwo, seat: int) -> list[int]:
    """A card of the hand, or the top of the Group deck (-1)."""
    return one_of_each(g, g.groups[seat]) + ([NONE] if g.group_deck[seat] else [])


def goods_option(g: Inwo, seat: int, slot: int) -> Option:
    """Name it."""
    if slot < 0:
        return Option("top", Label("option-words", {"name": "top"}))
    card = ID[g.cards.face[slot]]
    return Option(card, Label("option-card", {"card": card}))


GOODS: Ask[int] = Ask("goods", "IN-19.14", goods, losing(goods_option))


def something_to_sell(g: Inwo, seat: int, slot: int) -> bool:
    """There are Groups or Resources to discard."""
    return tokens_just_placed(g, seat, slot) and bool(goods(g, seat))


@settles("the-big-sellout", when=MAIN, own_turn=True, test=something_to_sell)
def big_sellout(g: Inwo, play: Play) -> Flow[None]:
    """For each of up to ten Groups and Resources discarded, an extra token on another group."""
    seat = play.seat
    left = [  # public: own groups
        card for card in queries.groups_of(g, seat) if power.gets_tokens(g, card) and card not in g.fresh
    ]
    for _ in range(10):
        if not left or not goods(g, seat):
            return
        group = yield from choose(GETS_TOKEN, seat, (*left, NONE))
        if group == NONE:
            return
        sold = yield from choose(GOODS, seat)
        if sold == NONE:
            card_moves.discard_top(g, seat, GROUP_BACK)
        else:
            card_moves.discard(g, sold)
        tokens.give_token(g, group)
        left.remove(group)


def gets_token(g: Inwo, seat: int, cards: tuple[int, ...]) -> list[int]:
    """The groups that may still get a token; -1 ends it."""
    return list(cards)


GETS_TOKEN: Ask[int] = Ask("gets-token", "IN-2.9", gets_token, card_option)

# -- The First Thing We Do, Let's Kill All the Lawyers -----------------------------------------------------------------


with_attack("the-first-thing-we-do-lets-kill-all-the-lawyers", 20, on_target(named("lawyers")))


# -- The Internet Worm -------------------------------------------------------------------------------------------------


plot(
    "the-internet-worm",
    picks=[a_rival(has_plot_deck)],
    cost=illuminati_or(Acts(attribute(COMPUTER), 3, several=True)),
    settle=discard_undrawn(3, unseen=True),
)


# -- The Second Bullet -------------------------------------------------------------------------------------------------


class Reinforcements(Acts):
    """Actions of groups that could have taken part, worth what they would have added."""

    def payers(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen, paid: Chosen) -> list[int]:
        """The groups that could still be thrown in: with an Assassination a single one that is enough."""
        a = g.attack
        if a is None or (by_plot(a) and a.helpers):
            return []
        if by_plot(a):
            able = joiner(a.strike).values(g, seat, slot, (a.target,))
            return [card for card in able if card != NONE and self.worth(g, [card]) >= missing(g)]
        able = [card for card in queries.with_token(g, seat) if card not in paid and not a.part_of(card)]
        able = [card for card in able if queries.may_spend(g, seat, card) and card != a.target]
        return [card for card in able if queries.eligible(g, a, card, AID)]

    def times(self, g: Inwo, card: int) -> int:
        """IN-7.12: a group uses one token in an attack."""
        return 1

    def worth(self, g: Inwo, cards: list[int] | Chosen) -> int:
        """What they add."""
        a = g.attack
        assert a is not None
        if by_plot(a):
            return sum([power.acting_power(g, card, a) for card in cards])
        return sum([strength.worth(g, a, Helper(card, AID, a.attacker, 1)) for card in cards])


def missing(g: Inwo, *about: Any) -> int:
    """How much strength the attack lacks."""
    return g.attack.roll - g.attack.fixed if g.attack is not None else 0


def failed_to_destroy(g: Inwo, seat: int, slot: int) -> bool:
    """One has just failed a roll to destroy that more Power could turn."""
    a = rolled_attack(g, seat)
    if a is None or a.attacker != seat or a.kind != DESTROY or last_roll(g, a):
        return False
    return not attacking.succeeds(a) and a.roll < 11


@settles(
    "the-second-bullet",
    when=ROLLED,
    test=failed_to_destroy,
    cost=Cost([Reinforcements(None, missing, several=True)]),
    rule="IN-21.13",
)
def second_bullet(g: Inwo, play: Play) -> Flow[None]:
    """Their Power is added after the dice."""
    if g.attack is not None:
        g.attack.fixed += Reinforcements().worth(g, play.cost)
    yield from ()


# -- The Stars Are Right, The Weak Link --------------------------------------------------------------------------------


def takeable_resource(g: Inwo, seat: int, slot: int) -> bool:
    """A Resource of the hand that may come into play."""
    return TYPE[g.cards.face[slot]] == RESOURCE and takeover.allowed(g, seat, slot)


@settles(
    "the-stars-are-right",
    own_turn=True,
    picks=[own_hand_group(takeable_resource)],
    cost=illuminati_or(Acts(attribute(MAGIC), 4, several=True)),
    rule="IN-5.2",
)
def stars_are_right(g: Inwo, play: Play) -> Flow[None]:
    """The Resource is taken over automatically."""
    if g.zone[target_of(play)] == TABLE:
        yield from takeover.take(g, play.seat, target_of(play))


plot(
    "the-weak-link",
    picks=[resources_in_play(attribute(ARTIFACT | GADGET))],
    cost=illuminati_or(Acts(attribute(SCIENCE | MAGIC | COMPUTER), 6, several=True)),
    settle=break_it,
    no_privilege=True,
)


# -- Time Warp ---------------------------------------------------------------------------------------------------------


def anothers_success(g: Inwo, seat: int, slot: int) -> bool:
    """Another player has just made a successful roll, in an attack or for what may succeed or fail besides."""
    if g.rolling:
        roller, meanings = g.rolling[0], g.effects.of(in_force.SUCCEEDS)
        low, high = meanings[-1].about if meanings else playing.NO_SUCCESS
        return roller != seat and queries.may_touch(g, seat, roller) and low <= sum(g.rolling[1:]) <= high
    a = succeeded(g, seat)
    return a is not None and a.attacker != seat


@settles("time-warp", when=ROLLED, test=anothers_success, rule="IN-21.13")
def time_warp(g: Inwo, play: Play) -> Flow[None]:
    """The roll is made again; its player draws a Group card."""
    a = g.attack
    roller = g.rolling[0] if g.rolling else a.attacker if a is not None else -1
    if roller >= 0:
        reroll(g)
        yield from drawing.draw(g, roller, GROUP_BACK)
