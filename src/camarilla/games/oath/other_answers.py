"""What else a player might have answered: what the `no_…` functions beside each question go through to refuse it.

What is thought of as an answer are things all can see: the sites, the players, the banks, numbers, the cards lying
faceup. So a list of refusals tells nobody anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from camarilla.games.oath.action_in_progress import ON_BOARD
from camarilla.games.oath.hooks import FACEDOWN, FACEUP, REVEALED
from camarilla.games.oath.places import MAP_SITES, ON_PILES, UNDER_PILES, UNDER_WORLD
from camarilla.kernel.options import Label, Option, Refusal

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

Reason = tuple[str, Label]
"""A clause, and why in words."""
Refusals = Callable[..., list[Refusal]]


def beyond(
    values: Callable[..., list[Any]],
    option: Callable[[Any, int, Any], Option],
    thinkable: Callable[..., list[Any]],
    why: Callable[..., Reason],
) -> Refusals:
    """Refuse what is thinkable but not among the values, each with its reason."""

    def refusals(g: Oath, seat: int, *about: Any) -> list[Refusal]:
        legal = {option(g, seat, value).notation for value in values(g, seat, *about)}
        found: dict[str, Refusal] = {}
        for value in thinkable(g, seat, *about):
            notation = option(g, seat, value).notation
            if notation not in legal and notation not in found:
                found[notation] = Refusal(notation, *why(g, seat, value, *about))
        return list(found.values())

    return refusals


def always(rule: str, message: str) -> Callable[..., Reason]:
    """One reason for all."""
    reason = (rule, Label(message))
    return lambda *_: reason


# -- What is thinkable -------------------------------------------------------------------------------------------------


def all_spaces(g: Oath, *_: Any) -> list[int]:
    """All sites."""
    return list(range(MAP_SITES))


def all_players(g: Oath, *_: Any) -> list[int]:
    """All seats."""
    return g.order


def all_foes(g: Oath, *_: Any) -> list[int]:
    """All seats, and the bandits."""
    return [*g.order, -1]


def all_banks(g: Oath, *_: Any) -> list[int]:
    """All favor banks."""
    return list(range(6))


def all_amounts(g: Oath, *_: Any) -> list[int]:
    """Numbers up to all warbands there are."""
    return list(range(25))


def all_piles(g: Oath, *_: Any) -> list[int]:
    """The World Deck and the discard piles."""
    return [-1, 0, 1, 2]


def all_faceup(g: Oath, *_: Any) -> list[int]:
    """The cards lying faceup."""
    return list(g.up)


def all_items(g: Oath, *_: Any) -> list[int]:
    """The banners, and the cards lying faceup."""
    return [-1, -2, *g.up]


def all_boards(g: Oath, *_: Any) -> list[int]:
    """Where warbands may lie: sites and boards."""
    return [*range(MAP_SITES), *[ON_BOARD + seat for seat in g.order]]


def all_discards(g: Oath, *_: Any) -> list[int]:
    """On and under each region's pile, and under the World Deck."""
    return [*ON_PILES, UNDER_WORLD, *UNDER_PILES]


def all_places(g: Oath, *_: Any) -> list[int]:
    """All sites, the advisers, the space of a Vision."""
    return [*range(MAP_SITES), FACEUP, FACEDOWN, REVEALED]


def all_tokens(g: Oath, *_: Any) -> list[str]:
    """What a site may give."""
    return ["favor", "secret"]


def all_oaths(g: Oath, *_: Any) -> list[int]:
    """All oaths."""
    return [0, 1, 2, 3]
