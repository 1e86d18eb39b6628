"""What piles are worth, where jokers go, and who wins (PV-5, PV-6.2)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, NamedTuple

from camarilla.games.potdevin import events
from camarilla.games.potdevin.catalog import BONUS, GUILD, GUILDS, JOKER, KIND, PENALTY, POWER, SYMBOLS
from camarilla.kernel.state import Result

if TYPE_CHECKING:
    from camarilla.games.potdevin.state import PotDeVin

# PV-5.3: by symbols in a guild pile; eight symbols and a joker score as eight.
PILE_POINTS: Final = (0, 1, 3, 6, -1, -3, -6, 10, 15, 15)
# PV-5.4: by power cards held.
POWER_POINTS: Final = (0, -1, -3, -6, 10)
# PV-5.5
BONUS_POINTS: Final = 2
PENALTY_POINTS: Final = -2


def symbols_of(g: PotDeVin, seat: int) -> list[int]:
    """How many symbols of each guild a player has won (PV-1.2), jokers not counted."""
    symbols = [0] * len(GUILDS)
    for slot in g.won[seat]:
        face = g.cards.face[slot]
        guild = GUILD[face]
        if guild >= 0:
            symbols[guild] = symbols[guild] + SYMBOLS[face]
    return symbols


def kinds_of(g: PotDeVin, seat: int, kind: str) -> int:
    """How many cards of a kind a player has won."""
    return sum(KIND[g.cards.face[slot]] == kind for slot in g.won[seat])


# -- Jokers (PV-5.2) ---------------------------------------------------------------------------------------------------


def jokers_left(g: PotDeVin, seat: int) -> list[int]:
    """The jokers a player has won and not yet dealt with."""
    done = [joker.slot for joker in g.jokers]
    return [slot for slot in g.won[seat] if KIND[g.cards.face[slot]] == JOKER and slot not in done]


def has_joker(g: PotDeVin, seat: int, guild: int) -> bool:
    """Whether a joker lies on this pile."""
    return any(joker.seat == seat and joker.guild == guild for joker in g.jokers)


def counts(g: PotDeVin, seat: int, guild: int, mine: int, partners: int) -> bool:
    """PV-6.2: of two partners' piles only the smaller counts; of equal piles the one a joker was put on, if any.

    `mine` and `partners` are the symbols of the two piles. Of equal piles without a joker both may still count: the
    first joker decides, and for the score the lower seat stands for both.
    """
    if partners == 0:
        return True
    if mine == partners:
        return not has_joker(g, g.partner(seat), guild)
    return mine < partners


class Gain(NamedTuple):
    """What a joker would add to the pile of a guild."""

    points: int
    guild: int


def joker_gains(g: PotDeVin, seat: int) -> list[Gain]:
    """PV-5.2: the piles that may take a joker (not empty, counting, without one) and what it would add to each."""
    partner = g.partner(seat)
    mine = symbols_of(g, seat)
    theirs = symbols_of(g, partner) if partner >= 0 else mine
    taken = [joker.guild for joker in g.jokers if joker.seat == seat]
    gains: list[Gain] = []
    for guild in range(len(GUILDS)):
        symbols = mine[guild]
        if symbols > 0 and guild not in taken and (partner < 0 or counts(g, seat, guild, symbols, theirs[guild])):
            gains.append(Gain(PILE_POINTS[symbols + 1] - PILE_POINTS[symbols], guild))
    return gains


def joker_guilds(g: PotDeVin, seat: int) -> list[int]:
    """The guilds a joker may go to, the best for the player's side first.

    As piles take one each, the greatest gain is best, unless the partner has jokers to place after this player's: one
    of two equal piles takes the joker of only one of them (PV-6.2).
    """
    shared = partners_jokers(g, seat) > 0
    gains = joker_gains(g, seat)
    gains.sort(key=lambda gain: (-best_gain(g, seat, gain.guild) if shared else 0, -gain.points, gain.guild))
    return [gain.guild for gain in gains]


def partners_jokers(g: PotDeVin, seat: int) -> int:
    """How many jokers the player's partner has still to deal with."""
    partner = g.partner(seat)
    return len(jokers_left(g, partner)) if partner >= 0 else 0


def why_no_joker(g: PotDeVin, seat: int, guild: int) -> tuple[str, str]:
    """The clause and the reason why a guild cannot take a joker."""
    if not symbols_of(g, seat)[guild]:
        return "PV-5.2", "refusal-joker-empty"
    if has_joker(g, seat, guild):
        return "PV-5.2", "refusal-joker-second"
    return "PV-6.2", "refusal-joker-partner"


def outlook(g: PotDeVin, seat: int, guild: int) -> int:
    """The most points the player's side can get if the next joker goes to this guild."""
    return side_points(g, seat) + best_gain(g, seat, guild)


def best_gain(g: PotDeVin, seat: int, guild: int) -> int:
    """The most that the side's jokers still to be placed can add, the player's next one on this guild."""
    gains = joker_gains(g, seat)
    here = sum(gain.points for gain in gains if gain.guild == guild)
    others = [gain for gain in gains if gain.guild != guild]
    left = min(len(jokers_left(g, seat)) - 1, len(others))
    later = partners_jokers(g, seat)
    theirs = joker_gains(g, g.partner(seat)) if later else []
    totals: list[int] = []
    for more in combinations(others, left):
        taken = [guild, *[gain.guild for gain in more]]
        rest = sorted([gain.points for gain in theirs if gain.guild not in taken], reverse=True)
        totals.append(here + sum(gain.points for gain in more) + sum(rest[:later]))
    return max(totals)


# -- Points ------------------------------------------------------------------------------------------------------------


def counted(g: PotDeVin, seat: int) -> list[bool]:
    """PV-6.2: which guild piles count for the score; of equal ones without a joker the lower seat's does."""
    partner = g.partner(seat)
    if partner < 0:
        return [True] * len(GUILDS)
    mine = symbols_of(g, seat)
    theirs = symbols_of(g, partner)
    found: list[bool] = []
    for guild in range(len(GUILDS)):
        stands_for_both = seat < partner or mine[guild] != theirs[guild] or has_joker(g, seat, guild)
        found.append(counts(g, seat, guild, mine[guild], theirs[guild]) and (stands_for_both or mine[guild] == 0))
    return found


def guild_points(g: PotDeVin, seat: int) -> list[int]:
    """PV-5.3, PV-6.2: the points of each guild pile that counts."""
    mine = symbols_of(g, seat)
    scored = counted(g, seat)
    points: list[int] = []
    for guild in range(len(GUILDS)):
        joker = 1 if has_joker(g, seat, guild) else 0
        points.append(PILE_POINTS[mine[guild] + joker] if scored[guild] else 0)
    return points


def points_of(g: PotDeVin, seat: int) -> int:
    """All points of one player: guild piles, power, bonus and penalty cards, wealth (PV-5.3 to PV-5.5)."""
    return sum(guild_points(g, seat)) + power_points(g, seat) + bonus_points(g, seat) + g.wealth[seat]


def power_points(g: PotDeVin, seat: int) -> int:
    """PV-5.4, for each partner alone."""
    return POWER_POINTS[kinds_of(g, seat, POWER)]


def bonus_points(g: PotDeVin, seat: int) -> int:
    """PV-5.5: bonus and penalty cards."""
    return BONUS_POINTS * kinds_of(g, seat, BONUS) + PENALTY_POINTS * kinds_of(g, seat, PENALTY)


def side_of(g: PotDeVin, seat: int) -> list[int]:
    """The player, or the two partners of the team."""
    return [seat, g.partner(seat)] if g.teams else [seat]


def side_points(g: PotDeVin, seat: int) -> int:
    """The points of the player or the team."""
    return sum([points_of(g, member) for member in side_of(g, seat)])


def result(g: PotDeVin) -> Result:
    """PV-5.6: most points, then most cards won, then most wealth; partners stand together (PV-6.2)."""
    standings: list[tuple[int, ...]] = []
    for seat in range(g.seats):
        side = side_of(g, seat)
        cards = sum([len(g.won[member]) for member in side])
        wealth = sum([g.wealth[member] for member in side])
        standings.append((side_points(g, seat), cards, wealth))
    return Result.by_standing(standings)


def announce(g: PotDeVin) -> None:
    """Tell everybody what each player scored."""
    if g.log is not None:
        for seat in range(g.seats):
            guilds = tuple(guild_points(g, seat))
            power = power_points(g, seat)
            bonus = bonus_points(g, seat)
            gems = g.wealth[seat]
            g.tell(events.Scored(seat, guilds, power, bonus, gems, sum(guilds) + power + bonus + gems))
