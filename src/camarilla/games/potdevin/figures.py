"""What can be counted at a table of Pot de Vin by all who look at it: points so far, rounds, the card that wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from camarilla.games.potdevin import rules, scoring
from camarilla.games.potdevin.catalog import BONUS, GUILDS, JOKER, PENALTY, POWER

if TYPE_CHECKING:
    from camarilla.games.potdevin.state import PotDeVin


class Worth(msgspec.Struct, frozen=True):
    """What the open piles of a player are worth as they lie, if the game ended now."""

    symbols: list[int]
    """By guild, a joker included."""
    counted: list[bool]
    """By guild: of two partners' piles only the smaller counts (PV-6.2)."""
    guilds: list[int]
    """The points of each guild (PV-5.3)."""
    kinds: dict[str, int]
    """How many jokers, power, bonus and penalty cards there are."""
    power: int
    bonus: int
    wealth: int
    total: int
    side: int
    """The points of the player, or of the two partners together."""


class Figures(msgspec.Struct, frozen=True):
    """What can be counted at the table; `worth` is by seat."""

    worth: list[Worth]
    pile_points: list[int]
    """What a pile scores, by its symbols (PV-5.3)."""
    rounds: int
    """How many rounds there are, if hands last so long."""
    winning: int | None
    """The place in the trick of the card that would win it now (PV-4.1)."""


def figures_of(g: PotDeVin) -> Figures:
    """All of it is public."""
    return Figures(
        [worth_of(g, seat) for seat in range(g.seats)],
        list(scoring.PILE_POINTS),
        rules.ROUNDS_OF_SIX if g.seats == rules.THREE_TEAMS else g.round + len(g.trump_deck),
        g.players.index(rules.winner_of(g)) if g.trick else None,
    )


def worth_of(g: PotDeVin, seat: int) -> Worth:
    """The points of a player so far."""
    symbols = scoring.symbols_of(g, seat)
    return Worth(
        [symbols[guild] + scoring.has_joker(g, seat, guild) for guild in range(len(GUILDS))],
        scoring.counted(g, seat),
        scoring.guild_points(g, seat),
        {kind: scoring.kinds_of(g, seat, kind) for kind in (JOKER, POWER, BONUS, PENALTY)},
        scoring.power_points(g, seat),
        scoring.bonus_points(g, seat),
        g.wealth[seat],
        scoring.points_of(g, seat),
        scoring.side_points(g, seat),
    )
