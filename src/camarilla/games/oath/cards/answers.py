"""Verbs of modifiers: what a card answers to a value hook of `hooks.py`, if all its conditions hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from camarilla.games.oath import queries
from camarilla.games.oath.action_in_progress import Act, Campaign
from camarilla.games.oath.cards.common import (
    at_ruled_site,
    opposing,
)
from camarilla.games.oath.catalog import REGION, Cost
from camarilla.games.oath.places import LAND

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

Condition = Callable[["Oath", int, Act, int], bool]
"""Asked of a card that speaks, an action, and what the action is about: `(g, slot, act, what)`."""


def instead(answer: Any, *when: Condition) -> Callable[..., Any]:
    """Another value, if all conditions hold."""

    def handler(g: Oath, slot: int, value: Any, act: Act, what: int = -1) -> Any:
        return answer if all([holds(g, slot, act, what) for holds in when]) else value

    return handler


def free(*when: Condition) -> Callable[..., Any]:
    """For nothing."""
    return instead(0, *when)


def plus(count: int, *when: Condition) -> Callable[..., int]:
    """So many more, if all conditions hold."""

    def handler(g: Oath, slot: int, value: int, act: Act, what: int = -1) -> int:
        return value + count if all([holds(g, slot, act, what) for holds in when]) else value

    return handler


def also(*more: int) -> Callable[..., list[int]]:
    """More values than the rules give."""
    return lambda g, slot, values, act: [*values, *more]


def forbid(*when: Condition) -> Callable[..., bool]:
    """Not allowed, if all conditions hold; where a card is played somewhere, `what` is where."""

    def handler(g: Oath, slot: int, may: bool, act: Act, what: int, where: int | None = None) -> bool:
        about = what if where is None else where
        return may and not all([holds(g, slot, act, about) for holds in when])

    return handler


def forbid_holder(g: Oath, slot: int, may: bool, seat: int) -> bool:
    """The holder may not, or nobody may with the holder."""
    return may and queries.keeper(g, slot) != seat


def forbid_plans(*suits: int) -> Callable[..., bool]:
    """The side against the holder's uses no plans of some suits."""

    def handler(g: Oath, slot: int, may: bool, c: Campaign, user: int, used: int) -> bool:
        return may and not (opposing(g, slot, c, user) and queries.suit(g, used) in suits)

    return handler


def dearer(more: Cost) -> Callable[..., Cost]:
    """Plans of the side against the holder's cost more."""
    return lambda g, slot, cost, c, user, used: cost.plus(more) if opposing(g, slot, c, user) else cost


def toll_at(site: Callable[[Oath, Act, int], int]) -> Callable[..., list[int]]:
    """Enemies at, or on the way to, a site of the card's ruler owe the ruler 1 favor."""

    def handler(g: Oath, slot: int, rulers: list[int], act: Act, what: int = -1) -> list[int]:
        owed = at_ruled_site(g, act.me, slot, site(g, act, what))
        return [*rulers, queries.card_ruler(g, slot)] if owed else rulers

    return handler


def of_suit(*suits: int) -> Condition:
    """What the action is about is a card of some suits."""
    return lambda g, slot, act, what: queries.suit(g, what) in suits


def itself(g: Oath, slot: int, act: Act, what: int) -> bool:
    """The action is about the very card."""
    return what == slot


def is_relic_slot(g: Oath, slot: int, act: Act, what: int) -> bool:
    """What is recovered is a relic, no banner."""
    return what >= 0


def holder_acts(g: Oath, slot: int, act: Act, what: int) -> bool:
    """Who acts holds the card."""
    return queries.keeper(g, slot) == act.me


def enemy_acts(g: Oath, slot: int, act: Act, what: int) -> bool:
    """Who acts is an enemy of the card's ruler."""
    return queries.hostile(g, act.me, slot)


def chancellor_acts(g: Oath, slot: int, act: Act, what: int) -> bool:
    """The Chancellor acts."""
    return act.me == g.chancellor


def pawn_is_here(g: Oath, slot: int, act: Act, what: int) -> bool:
    """Who acts stands at the site that speaks."""
    return g.place[slot] == LAND + g.pawn[act.me]


def within_region(g: Oath, slot: int, act: Act, what: int) -> bool:
    """The journey stays in its region."""
    return REGION[what] == REGION[act.at]


def is_where(place: int) -> Condition:
    """The card would be played there."""
    return lambda g, slot, act, what: what == place
