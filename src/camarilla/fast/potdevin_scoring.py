"""Pot de Vin on flat arrays: what piles count, points, ranks and shares of the victory (PV-5, PV-6.2)."""

from __future__ import annotations

from camarilla.fast.compiler import kernel
from camarilla.fast.potdevin_row import *


@kernel
def takes_joker(s: Row, seat: int, guild: int) -> bool:
    """PV-5.2: a pile with a card of its guild and no joker, if it counts."""
    return s[at(seat, PILE + guild)] > 0 and s[at(seat, JOKER_ON + guild)] == 0 and counts(s, seat, guild)


@kernel
def counts(s: Row, seat: int, guild: int) -> bool:
    """PV-6.2: of two partners' piles only the smaller counts; of equal piles the one a joker was put on, if any."""
    if s[TEAMS] == 0:
        return True
    mine = s[at(seat, PILE + guild)]
    partners = s[at(partner_of(s, seat), PILE + guild)]
    if partners == 0:
        return True
    if mine == partners:
        return s[at(partner_of(s, seat), JOKER_ON + guild)] == 0
    return mine < partners


@kernel
def guild_points(s: Row, seat: int, guild: int) -> int:
    """PV-5.3, PV-6.2: the points of a guild pile; of equal ones without a joker the lower seat's stands for both."""
    if not counts(s, seat, guild):
        return 0
    mine = s[at(seat, PILE + guild)]
    joker = s[at(seat, JOKER_ON + guild)]
    if s[TEAMS] != 0 and joker == 0:
        partner = partner_of(s, seat)
        if partner < seat and mine == s[at(partner, PILE + guild)]:
            return 0
    return PILE_POINTS[mine + joker]


@kernel
def points(s: Row, seat: int) -> int:
    """All points of one player: guild piles, power, bonus and penalty cards, wealth (PV-5.3 to PV-5.5)."""
    total = POWER_POINTS[s[at(seat, POWERS)]] + s[at(seat, WEALTH)]
    total += 2 * s[at(seat, BONUSES)] - 2 * s[at(seat, PENALTIES)]
    for guild in range(GUILDS):
        total += guild_points(s, seat, guild)
    return int(total)


@kernel
def score(s: Row, seat: int) -> int:
    """The points of the player, or of the team (PV-6.2)."""
    if s[TEAMS] == 0:
        return points(s, seat)
    return points(s, seat) + points(s, partner_of(s, seat))


@kernel
def standing(s: Row, seat: int) -> int:
    """PV-5.6: points, then cards won, then wealth, as one number; partners stand together (PV-6.2)."""
    ties = 64 * int(s[at(seat, TAKEN)]) + s[at(seat, WEALTH)]
    if s[TEAMS] != 0:
        partner = partner_of(s, seat)
        ties += 64 * int(s[at(partner, TAKEN)]) + s[at(partner, WEALTH)]
    return 4096 * score(s, seat) + int(ties)


@kernel
def rank(s: Row, seat: int) -> int:
    """A player's rank, from 1; ties share it."""
    mine = standing(s, seat)
    better = 0
    for other in range(s[SEATS]):
        if standing(s, other) > mine:
            better += 1
    return 1 + better


@kernel
def share(s: Row, seat: int) -> float:
    """PV-5.6: a player's share of the victory, which winners share evenly: partners, and those that are tied."""
    mine = standing(s, seat)
    winners = 0
    for other in range(s[SEATS]):
        theirs = standing(s, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            winners += 1
    return 1.0 / winners
