"""The ten Goal cards (IN-14.17 to IN-14.24). They are never played, only shown."""

from __future__ import annotations

from typing import Any

from camarilla.games.inwo import catalog, power
from camarilla.games.inwo.catalog import CARDS, CORPORATE, CRIMINAL, VIOLENT, WEIRD
from camarilla.games.inwo.plays.abilities import known
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.victory import goals


def violent_criminals(g: Inwo, slot: int) -> bool:
    """Groups that are both Violent and Criminal."""
    return power.goal_alignments(g, slot) & (VIOLENT | CRIMINAL) == VIOLENT | CRIMINAL


def strong_weird(g: Inwo, slot: int) -> bool:
    """Weird groups with Power 3 or more."""
    return power.goal_alignments(g, slot) & WEIRD != 0 and power.power(g, slot) >= 3


def strong_corporate(g: Inwo, slot: int) -> bool:
    """Corporate groups with Power 4 or more."""
    return power.goal_alignments(g, slot) & CORPORATE != 0 and power.power(g, slot) >= 4


def fifty(g: Inwo, seat: int) -> bool:
    """A total Power of 50, the Illuminati included."""
    return goals.total_power(g, seat) >= 50


def two_rivals(g: Inwo, seat: int) -> bool:
    """Helped to remove the last puppet of two other players."""
    return len({victim for victim, by in g.finished if by == seat}) >= 2


def destroy_and_control(card: dict[str, Any]) -> Any:
    """Goals with a table: so many of one alignment destroyed while controlling so many of another."""
    foes = catalog.alignment(card["destroy_alignment"])
    friends = catalog.alignment(card["control_alignment"])
    table = card["table"]

    def wins(g: Inwo, seat: int) -> bool:
        gone = goals.destroyed_of_alignment(g, seat, foes)
        have = goals.groups_of_alignment(g, seat, friends)
        return any(gone >= least and have >= own for least, own in table)

    return wins


goals.goal_card("criminal-overlords", double=violent_criminals)
goals.goal_card("hail-eris", double=strong_weird)
goals.goal_card("the-corporate-masters", double=strong_corporate)
goals.goal_card("power-for-its-own-sake", wins=fifty)
goals.goal_card("fratricide", wins=two_rivals)
for _card in CARDS:
    if _card.get("table"):
        goals.goal_card(_card["id"], wins=destroy_and_control(_card))
known(*[card["id"] for card in CARDS if card["subtype"] == "Goal"])
