"""Resources whose action adds to or takes from an attack or a Disaster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from camarilla.games.inwo.fighting import CONTROL, DESTROY, Attack
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.vocabulary import OWN_ACTION, boost_attack, the_attack
from camarilla.games.inwo.ways import ability
from camarilla.games.inwo.zones import FIGHT, REPLY
from camarilla.kernel.plays import Play

Fits = Callable[[Any, int, Attack], bool]
"""`(g, slot of the card, attack)`."""


def boosts(name: str, suffix: str, number: int, fits: Fits, *, once: str = "turn", cost: Any = OWN_ACTION) -> None:
    """Action: a bonus to the attack under way, by whomever it is, where `fits` says so."""

    def test(g: Inwo, seat: int, slot: int) -> bool:
        a = the_attack(g, seat)
        if a is None or (a.instant and not a.disaster and not a.assassination) or (g.stack and not a.instant):
            return False
        return fits(g, slot, a)

    def apply(g: Inwo, play: Play) -> None:
        boost_attack(g, play, number)

    ability(name, suffix, when=FIGHT | REPLY, test=test, cost=cost, apply=apply, once=once)


def ordinary(kind: int) -> Fits:
    """Attacks of a kind that are not Instant."""

    def fits(g: Inwo, slot: int, a: Attack) -> bool:
        return a.kind == kind and not a.instant

    return fits


boosts("mercenaries", "destroy", 4, ordinary(DESTROY))
boosts("mercenaries", "control", 1, ordinary(CONTROL))
