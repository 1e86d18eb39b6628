"""The ten Goal cards (IN-14.17 to IN-14.24). They are never played, only shown."""

from __future__ import annotations

from typing import Any

from camarilla.games.inwo import catalog
from camarilla.games.inwo.card_language.continuous import strong
from camarilla.games.inwo.card_language.matchers import both, goal_aligned
from camarilla.games.inwo.catalog import CARDS, CORPORATE, CRIMINAL, VIOLENT, WEIRD
from camarilla.games.inwo.plays.abilities import known
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.victory import goals

goals.goal_card("criminal-overlords", double=both(goal_aligned(VIOLENT), goal_aligned(CRIMINAL)))


goals.goal_card("hail-eris", double=strong(goal_aligned(WEIRD), 3))


goals.goal_card("the-corporate-masters", double=strong(goal_aligned(CORPORATE), 4))


def fifty(g: Inwo, seat: int) -> bool:
    """A total Power of 50, the Illuminati included."""
    return goals.total_power(g, seat) >= 50


def two_rivals(g: Inwo, seat: int) -> bool:
    """Helped to remove the last puppet of two other players."""
    return len({finish.seat for finish in g.finished if finish.by == seat}) >= 2


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


goals.goal_card("power-for-its-own-sake", wins=fifty)
goals.goal_card("fratricide", wins=two_rivals)
for _card in CARDS:
    if _card.get("table"):
        goals.goal_card(_card["id"], wins=destroy_and_control(_card))
known(*[card["id"] for card in CARDS if card["subtype"] == "Goal"])
