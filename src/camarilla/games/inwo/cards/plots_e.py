"""Plots with E that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power, queries
from camarilla.games.inwo.attacks.model import OPPOSE, Attack
from camarilla.games.inwo.card_language.matchers import attribute
from camarilla.games.inwo.card_language.plot_shapes import (
    against_disaster,
    attacking_groups,
    forget_just,
    just,
    with_attack,
)
from camarilla.games.inwo.card_language.targets import action_of, groups_in_play
from camarilla.games.inwo.card_language.verbs import guard, mark_it
from camarilla.games.inwo.catalog import MAGIC, MEDIA, SECRET
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import (
    NO_CARD,
    THIS_TURN,
    InAttack,
    choice_of,
    subject_of,
    this_attack,
    within,
)
from camarilla.games.inwo.model.zones import DRAWN_NOW, FIGHT, PLOT_BACK, PLOTS, REPLY, RESULT
from camarilla.games.inwo.plays.abilities import Pick, plot, settles
from camarilla.games.inwo.plays.costs import Cost, FromHand
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

# -- Early Warning, Earth Magic ----------------------------------------------------------------------------------------


plot("early-warning", when=REPLY | FIGHT, test=against_disaster, apply=guard(10), in_attack=True)


def call_the_druids(g: Inwo, play: Play) -> None:
    """Magic groups may spend tokens against the Disaster, Instant or not."""
    a = g.attack
    assert a is not None
    until = this_attack(a.number)
    g.effects.add(in_force.JOINABLE, play.seat, (a.card,), until=until, play=play.id)
    g.effects.add("earth-magic", play.seat, InAttack(NO_CARD, a.number), until=until, play=play.id)


@hooks.MAY_JOIN.on("earth-magic")
def earth_magic(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """Any Magic group in play may oppose it."""
    here = within(g.effect(source)) == a.number and side == OPPOSE
    return found or (here and power.is_a(g, slot, MAGIC))


plot("earth-magic", when=REPLY | FIGHT, test=against_disaster, apply=call_the_druids, in_attack=True)

# -- Eat the Rich! -----------------------------------------------------------------------------------------------------


def fat_cats(g: Inwo, a: Attack) -> bool:
    """A Media group leads or aids against a group of Power 6 or more."""
    loud = any(power.is_a(g, slot, MEDIA) for slot in attacking_groups(g, a))
    return loud and power.power(g, a.target) >= 6


with_attack("eat-the-rich", 10, fat_cats, privileged=True)

# -- Embezzlement ------------------------------------------------------------------------------------------------------


def just_drawn(g: Inwo, seat: int) -> list[int]:
    """The Plots others have just drawn, as long as they hold them hidden."""
    return [
        card
        for _, card, by, _ in just(g, DRAWN_NOW)
        if by != seat and g.zone[card] == PLOTS and g.holder[card] == by and queries.may_touch(g, seat, by)
    ]


def which_draw(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The first, the second … of them: their faces are not known."""
    return list(range(1, len(just_drawn(g, seat)) + 1))


def one_drawn(g: Inwo, slot: int) -> int:
    """The Plot it would take, if there is just one."""
    cards = just_drawn(g, g.holder[slot])
    return cards[0] if len(cards) == 1 else -1


def pocket(g: Inwo, play: Play) -> None:
    """Remember which card is meant while others may reply."""
    card = just_drawn(g, play.seat)[choice_of(play) - 1]
    g.effects.add("pocketed", play.seat, (card,), until=THIS_TURN, play=play.id)


@settles(
    "embezzlement",
    when=RESULT,
    picks=[Pick("number", which_draw)],
    cost=Cost([FromHand(PLOT_BACK)]),
    apply=pocket,
    takes=one_drawn,
)
def embezzlement(g: Inwo, play: Play) -> Flow[None]:
    """The drawn Plot changes hands; both know it."""
    effect = next(each for each in g.effects.of("pocketed") if each.play == play.id)
    card = subject_of(effect)
    g.effects.cancel(effect.id)
    if g.zone[card] == PLOTS:
        forget_just(g, card)
        card_moves.take_into_hand(g, card, play.seat)
    yield from ()


# -- Exposed! ----------------------------------------------------------------------------------------------------------


plot(
    "exposed",
    picks=[groups_in_play(attribute(SECRET))],
    cost=action_of(attribute(MEDIA), 4),
    apply=mark_it("exposed"),
    rule="IN-9.16",
)


@hooks.ATTRIBUTES.on("exposed")
def no_secret(g: Inwo, source: int, mask: int, slot: int) -> int:
    """The Secret attribute is gone."""
    return mask & ~SECRET if subject_of(g.effect(source)) == slot else mask
