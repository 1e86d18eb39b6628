"""Attacks made by Plots (chapter 10): what every Assassination and every Disaster does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from camarilla.games.inwo import hooks, power, queries
from camarilla.games.inwo.attacks import attacking
from camarilla.games.inwo.attacks.model import AID, DESTROY, Attack, Helper
from camarilla.games.inwo.card_language.matchers import Match, anything
from camarilla.games.inwo.catalog import (
    ASSASSINATION,
    ATTACK_POWER,
    DESTROY_MARGIN,
    DISASTER,
    FACE,
    HUGE,
    KIND,
    MAGIC,
    PERSONALITY,
    PLACE,
)
from camarilla.games.inwo.model.entries import TokenMove
from camarilla.games.inwo.model.play_fields import (
    InAttack,
    card_of,
    chosen_for,
    first_of,
    second_choice_of,
    target_of,
    this_attack,
)
from camarilla.games.inwo.model.zones import OPEN_MOMENTS
from camarilla.games.inwo.plays.abilities import NONE, Pick, plot
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.tokens import spend
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

Against = Callable[[Any, int, int], int]
"""`(g, seat, target)`: the Power of a Disaster against a target."""


class Strike(NamedTuple):
    """What a Plot that makes an attack says beside its data."""

    power: Against
    hits: Match
    joiners: Match | None
    """The groups of which one may add its Power; to a Disaster one must."""
    magic: bool = False
    instant: bool = True
    also: Callable[[Any, Play, Attack], None] | None = None
    """What more happens as it begins."""


STRIKES: Final[dict[int, Strike]] = {}
"""By face."""
COUNT_AS_PLACES: Final[set[int]] = set()
"""Faces of Resources that a Disaster may strike as if they were Places."""
LET_IN: Final = "let in"


@hooks.MAY_JOIN.on(LET_IN)
def let_in(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """A card lets one group into one attack."""
    effect = g.effect(source)
    return found or (effect.about == InAttack(slot, a.number) and side == AID)


def admit(g: Inwo, play: Play, a: Attack, group: int) -> None:
    """A group adds its Power to an attack made by a Plot."""
    g.effects.add(LET_IN, play.seat, InAttack(group, a.number), until=this_attack(a.number), play=play.id)
    a.helpers.append(Helper(group, AID, play.seat, 1))
    a.last = group
    spend(g, group)
    if power.is_a(g, group, MAGIC):
        a.magic = True
    g.touch()


def may_strike(g: Inwo, seat: int, card: int, target: int, face: int) -> bool:
    """Whether a Plot may begin its attack on a target (IN-8.13, IN-10.2)."""
    a = Attack(-1, seat, -1, target, g.holder[target], DESTROY)
    a.card = card
    a.instant = STRIKES[face].instant
    a.assassination = KIND[face] == ASSASSINATION
    a.disaster = KIND[face] == DISASTER
    a.magic = STRIKES[face].magic
    a.strike = face
    return not queries.why_illegal(g, a)


def strikeable(g: Inwo, seat: int, card: int, face: int) -> list[int]:
    """The Personalities an Assassination may hit; the Places, and the Resources that count as one, a Disaster may."""
    kind = PERSONALITY if KIND[face] == ASSASSINATION else PLACE
    found = [slot for slot in queries.all_groups(g) if power.kind(g, slot) == kind]
    if kind == PLACE:
        found += [slot for each in g.living() for slot in g.resources[each] if g.cards.face[slot] in COUNT_AS_PLACES]
    return [slot for slot in found if STRIKES[face].hits(g, slot) and may_strike(g, seat, card, slot, face)]


def victims(face: int) -> Pick:
    """What the Plot may hit."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        return strikeable(g, seat, slot, face)

    return Pick("card", values)


def joiner(face: int) -> Pick:
    """One own group that adds its Power; to an Assassination, or none."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        fits, target = STRIKES[face].joiners or anything, first_of(chosen)
        able = [s for s in queries.with_token(g, seat) if queries.may_spend(g, seat, s) and fits(g, s) and s != target]
        able = [s for s in able if not queries.immune(g, target, s) and not queries.bars_secret(g, s, target)]
        return [NONE, *able] if KIND[face] == ASSASSINATION else able

    return Pick("card", values)


def start(g: Inwo, play: Play, face: int, target: int, group: int = NONE, more: int = 0) -> None:
    """Begin the attack with the card's Power, perhaps a group's, perhaps another card's."""
    strike = STRIKES[face]
    a = attacking.strike(g, play.seat, card_of(play), target, strike.power(g, play.seat, target) + more)
    a.strike = face
    a.magic = strike.magic
    a.assassination = KIND[face] == ASSASSINATION
    a.disaster = KIND[face] == DISASTER
    if a.disaster:
        a.margin = DESTROY_MARGIN[face]
    if strike.instant:
        attacking.freeze(g, a)
    if a.disaster and power.token_count(g, target):
        g.token_moves.append(TokenMove(play.id, target, -1))  # at once (IN-10.13)
    if strike.also is not None:
        strike.also(g, play, a)
    g.touch()
    if group != NONE:
        admit(g, play, a, group)


def strike_now(g: Inwo, play: Play) -> None:
    """The attack is on."""
    joined = len(chosen_for(play)) > 1
    start(g, play, g.cards.face[card_of(play)], target_of(play), second_choice_of(play) if joined else NONE)


def resolve(g: Inwo, play: Play) -> Flow[None]:
    """The reply window has closed: dice and result."""
    yield from attacking.finish_strike(g, card_of(play))


def by_plot(a: Attack) -> bool:
    """Whether an Assassination is made by a Plot, and not by a group that knows how."""
    return a.assassination and a.strike in STRIKES


def always(value: int) -> Against:
    """The same Power against everything."""

    def number(g: Inwo, seat: int, target: int) -> int:
        return value

    return number


def by_size(huge: int, other: int) -> Against:
    """Power against Huge Places, and against others."""

    def number(g: Inwo, seat: int, target: int) -> int:
        return huge if power.is_a(g, target, HUGE) else other

    return number


def assassination(name: str, joiners: Match, magic: bool = False) -> None:
    """IN-10.8: deadly for a Personality; a group that fits may add its Power."""
    face = FACE[name]
    STRIKES[face] = Strike(always(ATTACK_POWER[face]), anything, joiners, magic)
    picks = [victims(face), joiner(face)]
    plot(name, when=OPEN_MOMENTS, picks=picks, apply=strike_now, settle=resolve, attack=True, rule="IN-10.8")


def disaster(
    name: str,
    against: Against,
    hits: Match = anything,
    *,
    joiners: Match | None = None,
    magic: bool = False,
    instant: bool = True,
    also: Callable[[Any, Play, Attack], None] | None = None,
) -> None:
    """IN-10.11: it strikes a Place with its Power against that; with `joiners` such a group must add its own."""
    face = FACE[name]
    STRIKES[face] = Strike(against, hits, joiners, magic, instant, also)
    picks = [victims(face)] if joiners is None else [victims(face), joiner(face)]
    plot(
        name,
        when=OPEN_MOMENTS,
        picks=picks,
        apply=strike_now,
        settle=resolve,
        attack=True,
        magic=magic,
        rule="IN-10.11",
    )
