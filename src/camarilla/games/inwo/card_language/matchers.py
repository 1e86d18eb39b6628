"""What a card may have to be: tests of groups by alignment, attribute, kind, name and Power (chapter 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from camarilla.games.inwo import catalog, power
from camarilla.games.inwo.catalog import ILLUMINATI, KIND, PERSONALITY, PLACE, TYPE
from camarilla.games.inwo.state import Inwo

Match = Callable[[Any, int], bool]
"""`(g, slot)`: whether a group answers a description."""


def aligned(mask: int) -> Match:
    """Groups with any of these alignments."""

    def test(g: Inwo, slot: int) -> bool:
        return power.alignments(g, slot) & mask != 0

    return test


def attribute(mask: int) -> Match:
    """Groups (or Resources) with any of these attributes."""

    def test(g: Inwo, slot: int) -> bool:
        return power.attributes(g, slot) & mask != 0

    return test


def named(*names: str) -> Match:
    """Cards of these names."""
    faces = frozenset([catalog.face_of(name) for name in names])

    def test(g: Inwo, slot: int) -> bool:
        return g.cards.face[slot] in faces

    return test


def goal_aligned(mask: int) -> Match:
    """Groups that count as having any of these alignments for Goals."""

    def test(g: Inwo, slot: int) -> bool:
        return power.goal_alignments(g, slot) & mask != 0

    return test


def printed(kind: int) -> Match:
    """Cards whose face says that they are of a kind."""

    def test(g: Inwo, slot: int) -> bool:
        return KIND[g.cards.face[slot]] == kind

    return test


def both(*tests: Match) -> Match:
    """Whatever answers all descriptions."""

    def test(g: Inwo, slot: int) -> bool:
        return all([each(g, slot) for each in tests])

    return test


def either(*tests: Match) -> Match:
    """Whatever answers one description."""

    def test(g: Inwo, slot: int) -> bool:
        return any([each(g, slot) for each in tests])

    return test


def isnt(match: Match) -> Match:
    """Whatever does not."""

    def test(g: Inwo, slot: int) -> bool:
        return not match(g, slot)

    return test


def anything(g: Inwo, slot: int) -> bool:
    """Every group."""
    return True


def a_place(g: Inwo, slot: int) -> bool:
    """Places."""
    return power.kind(g, slot) == PLACE


def a_personality(g: Inwo, slot: int) -> bool:
    """Personalities."""
    return power.kind(g, slot) == PERSONALITY


def an_illuminati(g: Inwo, slot: int) -> bool:
    """Illuminati in play."""
    return TYPE[g.cards.face[slot]] == ILLUMINATI


def puppet_of(match: Match) -> Match:
    """Groups whose master answers a description."""

    def test(g: Inwo, slot: int) -> bool:
        return g.master[slot] >= 0 and match(g, g.master[slot])

    return test


def with_puppets(match: Match) -> Match:
    """Groups that answer a description, and their puppets."""
    return either(match, puppet_of(match))
