"""Verbs of battle plans: how many dice a plan is worth, what it does to its campaign, and on which conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from camarilla.games.oath import plans, tokens
from camarilla.games.oath.action_in_progress import ATTACKER, ON_BOARD, Campaign, Note
from camarilla.games.oath.cards.common import (
    side_has_suit,
    side_holds,
)
from camarilla.games.oath.powers import PlanFlow
from camarilla.kernel.choices import Flow

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

from camarilla.games.oath.cards.effects import Count, counted

Condition = Callable[["Oath", Campaign, int, int], bool]
"""Asked of a campaign, who uses a plan, and the plan: `(g, c, user, slot)`."""


def dice_if(count: int, *when: Condition) -> Callable[[Oath, Campaign, int, int], int]:
    """So many dice, if all conditions hold."""
    return lambda g, c, user, slot: count if all([holds(g, c, user, slot) for holds in when]) else 0


def add_defense(count: Count, *when: Condition) -> PlanFlow:
    """Defense dice, if all conditions hold."""

    def handler(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
        if all([holds(g, c, user, slot) for holds in when]):
            plans.change_defense(c, counted(g, user, count))
        yield from ()

    return handler


def mark(note: Note, *when: Condition) -> PlanFlow:
    """From now on something holds in the campaign, if all conditions do."""

    def handler(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
        if all([holds(g, c, user, slot) for holds in when]):
            c.notes[note] = 1
        yield from ()

    return handler


def blank_shields(count: int) -> PlanFlow:
    """Faces with so many shields count nothing."""

    def handler(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
        c.notes["no-shields"] = c.notes.get("no-shields", 0) | 1 << count
        yield from ()

    return handler


def doom(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """If this side loses, all of its force die."""
    c.doomed[c.side_of(user)] = True
    yield from ()


def kill_attackers(count: int) -> PlanFlow:
    """Warbands on the attacker's board die."""

    def handler(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
        tokens.kill(g, ON_BOARD + c.me, count)
        yield from ()

    return handler


def first(*flows: PlanFlow) -> PlanFlow:
    """Several things, one after the other."""

    def handler(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
        for flow in flows:
            yield from flow(g, c, user, slot)

    return handler


def own_side_holds(banner: int) -> Condition:
    """A member of the user's side holds a banner."""
    return lambda g, c, user, slot: side_holds(g, c, c.side_of(user), banner)


def opposing_side_lacks(banner: int) -> Condition:
    """Nobody of the opposing side holds a banner."""
    return lambda g, c, user, slot: not side_holds(g, c, 1 - c.side_of(user), banner)


def opposing_side_has(suit: int) -> Condition:
    """The opposing side has an adviser of a suit."""
    return lambda g, c, user, slot: side_has_suit(g, c, 1 - c.side_of(user), suit)


def its_site_is_a_target(g: Oath, c: Campaign, user: int, slot: int) -> bool:
    """The plan's site is among the targets."""
    return g.place[slot] in c.targets


def user_attacks(g: Oath, c: Campaign, user: int, slot: int) -> bool:
    """The user is the attacker."""
    return c.side_of(user) == ATTACKER
