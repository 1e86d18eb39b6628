"""Plots with W that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import hooks, power
from camarilla.games.inwo.attacks.model import Attack
from camarilla.games.inwo.card_language.matchers import attribute
from camarilla.games.inwo.card_language.plot_shapes import bury_in_place, with_attack
from camarilla.games.inwo.card_language.vocabulary import boost_attack
from camarilla.games.inwo.catalog import MEDIA, PERSONALITY
from camarilla.games.inwo.model.play_fields import NO_CARD, InAttack, this_attack, within
from camarilla.games.inwo.model.zones import DESTROYED
from camarilla.games.inwo.plays.costs import Acts, Cost
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

# -- Whispering Campaign -----------------------------------------------------------------------------------------------


def gossip(g: Inwo, a: Attack) -> bool:
    """Not with Disasters; Assassinations are Instant anyway."""
    return not a.disaster


def slander(g: Inwo, a: Attack) -> int:
    """+15 against a Personality, +10 against others."""
    return 15 if power.kind(g, a.target) == PERSONALITY else 10


whispers = with_attack("whispering-campaign", slander, gossip, cost=Cost([Acts(attribute(MEDIA))]))


def whisper(g: Inwo, play: Play) -> None:
    """The bonus, and what people remember."""
    a = g.attack
    assert a is not None
    boost_attack(g, play, slander(g, a))
    g.effects.add("whispers", play.seat, InAttack(NO_CARD, a.number), until=this_attack(a.number), play=play.id)


whispers.apply = whisper


@hooks.AFTER_DESTROYED.on("whispers")
def ruined(g: Inwo, source: int, slot: int, before: int, by: int, a: Attack | None) -> Flow[None]:
    """A Personality destroyed with it can never return."""
    here = a is not None and within(g.effect(source)) == a.number and slot == a.target
    if here and power.kind(g, slot) == PERSONALITY and g.zone[slot] == DESTROYED:
        bury_in_place(g, slot)
    yield from ()
