"""What everybody can reckon: how strong attacks will be and how likely they succeed, and what claims are made by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from camarilla.games.inwo.attacks.attacking import succeeds
from camarilla.games.inwo.attacks.odds import chances, highest
from camarilla.games.inwo.victory import goals
from camarilla.games.inwo.view_builder import attack_of

if TYPE_CHECKING:
    from camarilla.games.inwo.attacks.model import Attack
    from camarilla.games.inwo.state import Inwo


class AttackFigures(msgspec.Struct, frozen=True):
    """An attack, reckoned."""

    strength: int
    """The strength it will have if nobody adds anything more: with the aid that is named and not yet spent."""
    highest: int
    """The highest roll that succeeds; 0 if none does."""
    chances: int
    """In how many of 36 rolls it succeeds."""
    rolled: int | None
    """The sum of the dice, once they are rolled."""
    success: bool | None
    """Whether it succeeds as the dice lie."""


class ClaimFigures(msgspec.Struct, frozen=True):
    """By what a player claims victory; `total` of a Goal that counts no groups is None."""

    seat: int
    goal: str
    """`basic goal`, `special goal` or the id of a Goal card."""
    groups: int
    doubles: int
    """How many of the groups count double (IN-14.15)."""
    more: int
    """What else counts."""
    total: int | None


class Figures(msgspec.Struct, frozen=True):
    """The attacks under way and the claims of victory, in the order of the board's."""

    attacks: list[AttackFigures]
    claims: list[ClaimFigures]


def figures_of(g: Inwo) -> Figures:
    """All of it is public."""
    return Figures(
        [attack_figures(g, a) for a in g.attacks.open],
        [claim_figures(g, claim.seat, claim.card) for claim in g.claims],
    )


def claim_figures(g: Inwo, seat: int, card: int) -> ClaimFigures:
    """One claim, as things stand now."""
    groups, doubles, more = goals.tally(g, seat, card)
    total = groups + doubles + more if goals.counts_groups(g, seat, card) else None
    return ClaimFigures(seat, goals.goal_met(g, seat, card), groups, doubles, more, total)


def attack_figures(g: Inwo, a: Attack) -> AttackFigures:
    """One attack; aid that is promised and not yet spent is a part of its sum already."""
    strength = attack_of(g, a).strength
    rolled, success = (a.roll, succeeds(a)) if a.dice else (None, None)
    return AttackFigures(strength, highest(strength), chances(strength), rolled, success)


def before_the_roll(strength: int) -> AttackFigures:
    """An attack of this strength whose dice are still to be rolled."""
    return AttackFigures(strength, highest(strength), chances(strength), None, None)
