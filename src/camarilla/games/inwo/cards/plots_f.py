"""Plots with F that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, power, queries, tokens
from camarilla.games.inwo.attacks import undoing
from camarilla.games.inwo.attacks.model import AID, DICE, AgentsCard, Attack
from camarilla.games.inwo.card_language.matchers import attribute
from camarilla.games.inwo.card_language.plot_shapes import (
    choose_some,
    make_privileged,
    own_hand_group,
    own_roll,
)
from camarilla.games.inwo.card_language.targets import ILLUMINATI_ACTION, action_of, exposed_plots, protected
from camarilla.games.inwo.card_language.verbs import discard_it, roll_again
from camarilla.games.inwo.card_language.vocabulary import boost_attack
from camarilla.games.inwo.catalog import FACE, FANATIC, GOAL, KIND, MEDIA, RESOURCE, TYPE, UNIQUE
from camarilla.games.inwo.model.entries import TokenMove
from camarilla.games.inwo.model.play_fields import target_of
from camarilla.games.inwo.model.zones import ANY_TIME, DECLARE, GROUP_BACK, ROLLED, TABLE
from camarilla.games.inwo.plays import takeover
from camarilla.games.inwo.plays.abilities import Pick, plot, settles
from camarilla.games.inwo.plays.costs import Cost, FromHand, TopGroup
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

# -- Faction Fight -----------------------------------------------------------------------------------------------------


def agents_in_hand(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The duplicate of the rival's group that is attacked."""
    a = g.attack
    if a is None or a.attacker != seat or a.defender in (-1, seat) or a.instant or a.agents or a.stage >= DICE:
        return []
    if g.marked("purge", a.target) or not queries.bears_privilege(g, a):
        return []
    return [card for card in g.groups[seat] if g.cards.face[card] == g.cards.face[a.target]][:1]


def stir_up(g: Inwo, play: Play) -> None:
    """The agents card aids, with a further +5."""
    a = g.attack
    assert a is not None
    if g.zone[target_of(play)] == TABLE:
        a.agents.append(AgentsCard(target_of(play), AID, play.seat))
    boost_attack(g, play, 5)


def divide(g: Inwo, play: Play) -> Flow[None]:
    """The attack is privileged."""
    yield from make_privileged(g, play)


def divided(g: Inwo, a: Attack) -> bool:
    """Agents of the attacker are in it: without them there is no fight."""
    return any(card.seat == a.attacker for card in a.agents)


undoing.STILL_SUITS[FACE["faction-fight"]] = divided
plot(
    "faction-fight",
    when=DECLARE,
    picks=[Pick("card", agents_in_hand)],
    apply=stir_up,
    settle=divide,
    in_attack=True,
    rule="IN-9.9",
)

# -- Fnord! ------------------------------------------------------------------------------------------------------------


plot(
    "fnord",
    when=ROLLED,
    test=own_roll,
    cost=Cost([TopGroup()], [FromHand(GROUP_BACK, 2)]),
    settle=roll_again,
    rule="IN-21.13",
)


# -- Foiled! -----------------------------------------------------------------------------------------------------------


def a_goal(g: Inwo, slot: int) -> bool:
    """Goal cards."""
    return KIND[g.cards.face[slot]] == GOAL


plot("foiled", picks=[exposed_plots(a_goal)], cost=action_of(attribute(MEDIA)), settle=discard_it)


# -- Forgery -----------------------------------------------------------------------------------------------------------


def original(g: Inwo, seat: int, slot: int) -> int:
    """The Unique Resource of a rival that a card of the hand duplicates, or -1."""
    for other in g.rivals(seat):
        for card in g.resources[other]:
            same = g.cards.face[card] == g.cards.face[slot] and not protected(g, card)
            if same and queries.may_touch(g, seat, other):
                return card
    return -1


def forged(g: Inwo, seat: int, slot: int) -> bool:
    """A Resource of the hand that duplicates a Unique one in play."""
    face = g.cards.face[slot]
    return TYPE[face] == RESOURCE and UNIQUE[face] and original(g, seat, slot) >= 0


@settles("forgery", when=ANY_TIME, picks=[own_hand_group(forged)], rule="IN-16.12")
def forgery(g: Inwo, play: Play) -> Flow[None]:
    """The other one is discarded; one's own is genuine and taken over automatically."""
    slot = target_of(play)
    other = original(g, play.seat, slot)
    if other >= 0 and g.zone[slot] == TABLE:
        for card in card_moves.stored_under(g, other):
            card_moves.discard(g, card)
        card_moves.discard(g, other)
        yield from takeover.take(g, play.seat, slot)


# -- Full Moon ---------------------------------------------------------------------------------------------------------


def howling(g: Inwo, slot: int) -> bool:
    """A Fanatic group that may get a token."""
    return power.has(g, slot, FANATIC) and power.gets_tokens(g, slot) and slot not in g.fresh


def someone_howls(g: Inwo, seat: int, slot: int) -> bool:
    """There is such a group."""
    return any(howling(g, card) for card in queries.all_groups(g) if queries.may_touch(g, seat, g.holder[card]))


def rise(g: Inwo, play: Play) -> None:
    """A token on each own Fanatic group, even one that has some."""
    for slot in g.structure[play.seat]:
        if howling(g, slot):
            g.token_moves.append(TokenMove(play.id, slot, 1))


@settles("full-moon", test=someone_howls, cost=ILLUMINATI_ACTION, apply=rise, rule="IN-3.18")
def full_moon(g: Inwo, play: Play) -> Flow[None]:
    """And on as many of the others' as one likes."""
    others = [  # public: groups in play
        slot
        for slot in queries.all_groups(g)
        if g.holder[slot] != play.seat and howling(g, slot) and queries.may_touch(g, play.seat, g.holder[slot])
    ]
    chosen = yield from choose_some(g, play.seat, others)
    for slot in chosen:
        tokens.give_token(g, slot)
