"""Estimates for the heuristic player: odds, what a card is worth, how strong an attack would be."""

from __future__ import annotations

from typing import Any, Final

from camarilla.games.inwo.catalog import (
    ALIGN,
    ARROWS_OUT,
    ASSASSINATION,
    ATTRS,
    BANK,
    COMPUTER,
    CORPORATE,
    DISASTER,
    FACE,
    FANATIC,
    GOAL,
    GROUP,
    KIND,
    MAGIC,
    POWER,
    RESOURCE,
    TYPE,
    WEIRD,
    alignment,
    opposed,
)

ODDS: Final = [sum([max(0, 6 - abs(7 - roll)) for roll in range(2, min(10, s) + 1)]) / 36 for s in range(13)]
"""The chance to roll at most a strength; 11 and 12 always fail."""

COUNTS_AS_GROUP: Final = 3.0
"""What a card is worth more if it brings a player nearer to its Special Goal."""


def mask(names: list[str]) -> int:
    """Alignments by name as a mask."""
    found = 0
    for name in names:
        found |= alignment(name)
    return found


def matches(leader: Any, target: Any) -> int:
    """The modifier for alignments in an attack to control."""
    mine, theirs = mask(leader.alignments), mask(target.alignments)
    shared = (mine & theirs & ~FANATIC).bit_count()
    against = (opposed(mine) & theirs).bit_count()
    return 4 * (shared - against)


def estimate(leader: Any, target: Any, defence: int, helpers: list[Any], enough: int) -> tuple[int, list[str]]:
    """The strength of an attack to control with the helpers it takes, and who they are."""
    strength = leader.power + matches(leader, target) - target.resistance - defence
    theirs = mask(target.alignments)
    aid: list[str] = []
    able = []
    for helper in helpers:
        fits = mask(helper.alignments) & theirs & ~FANATIC
        worth = helper.power if fits else helper.global_power
        if worth:
            able.append((worth, helper.card))
    for worth, name in sorted(able):
        if strength >= enough:
            break
        strength += worth
        aid.append(name)
    return strength, aid


def card_worth(name: str, own: str = "") -> float:
    """What a Group or Resource is worth on the table, to a player of an Illuminati if that is said."""
    face = FACE[name]
    more = COUNTS_AS_GROUP if counts_for(face, own) else 0.0
    if TYPE[face] != GROUP:
        return 4.0 + more
    return 3.0 + POWER[face] + 1.5 * len(ARROWS_OUT[face]) + more


def counts_for(face: int, own: str) -> bool:
    """Whether a Special Goal counts a card as a group more, by what is printed on it."""
    if own == "adepts-of-hermes":
        return TYPE[face] == RESOURCE and bool(ATTRS[face] & MAGIC)
    if TYPE[face] != GROUP:
        return False
    if own == "discordian-society":
        return POWER[face] >= 3 and bool(ALIGN[face] & WEIRD)
    if own == "gnomes-of-zurich":
        return POWER[face] >= 4 and bool(ALIGN[face] & CORPORATE or ATTRS[face] & BANK)
    return own == "the-network" and POWER[face] >= 3 and bool(ATTRS[face] & COMPUTER)


def favours(own: str, name: str, alignments: list[str]) -> int:
    """What an Illuminati adds to every attempt to control such a group."""
    if own == "adepts-of-hermes" and ATTRS[FACE[name]] & MAGIC:
        return 6
    if own == "gnomes-of-zurich" and ATTRS[FACE[name]] & BANK:
        return 4
    return 4 if own == "discordian-society" and mask(alignments) & WEIRD else 0


LASTING: Final = frozenset(
    (
        "charismatic-leader",
        "citizenship-award",
        "emergency-powers",
        "grassroots-support",
        "mob-influence",
        "monopoly",
        "new-blood",
        "nobel-peace-prize",
        "self-esteem",
        "the-weird-turn-pro",
    )
)
"""Plots that raise a group's Power for good."""


def plot_worth(name: str) -> float:
    """What a Plot in the hand is worth."""
    kind = KIND[FACE[name]]
    return 10 if kind == GOAL else 5 if kind in (ASSASSINATION, DISASTER) else 3
