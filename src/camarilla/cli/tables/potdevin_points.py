"""What open piles in a game of Pot de Vin are worth as they lie: the points so far that the terminal shows."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from camarilla.games.potdevin.catalog import BONUS, CARDS, FACE, GUILDS, PENALTY, POWER
from camarilla.games.potdevin.scoring import BONUS_POINTS, PENALTY_POINTS, PILE_POINTS, POWER_POINTS
from camarilla.games.potdevin.view import Board, Player

__all__ = ["Tally", "side_points", "tally"]


class Tally(NamedTuple):
    """What a player's open piles are worth as they lie; lists are by guild, symbols include a joker placed."""

    symbols: list[int]
    counted: list[bool]
    guilds: list[int]
    kinds: Counter[str]
    power: int
    bonus: int
    wealth: int

    @property
    def total(self) -> int:
        """All points of this player alone."""
        return sum(self.guilds) + self.power + self.bonus + self.wealth


def tally(board: Board, seat: int) -> Tally:
    """The points of a player if the game ended now (PV-5.3 to PV-5.5; of two partners' piles the smaller, PV-6.2)."""
    player = board.players[seat]
    mine = symbols_of(player)
    jokers = jokers_of(player)
    counted = [True] * len(GUILDS)
    if player.partner is not None:
        partner = board.players[player.partner]
        theirs = symbols_of(partner)
        for guild in range(len(GUILDS)):
            if mine[guild] and mine[guild] == theirs[guild]:
                counted[guild] = jokers[guild] or (not jokers_of(partner)[guild] and seat < player.partner)
            elif theirs[guild]:
                counted[guild] = mine[guild] < theirs[guild]
    symbols = [mine[guild] + jokers[guild] for guild in range(len(GUILDS))]
    guilds = [PILE_POINTS[symbols[guild]] if counted[guild] else 0 for guild in range(len(GUILDS))]
    kinds = Counter(CARDS[FACE[card.name]]["kind"] for card in player.won)
    bonus = BONUS_POINTS * kinds[BONUS] + PENALTY_POINTS * kinds[PENALTY]
    return Tally(symbols, counted, guilds, kinds, POWER_POINTS[kinds[POWER]], bonus, player.wealth)


def symbols_of(player: Player) -> list[int]:
    """Symbols won, by guild."""
    found: Counter[str] = Counter()
    for card in player.won:
        data = CARDS[FACE[card.name]]
        if "guild" in data:
            found[data["guild"]] += data["symbols"]
    return [found[guild] for guild in GUILDS]


def jokers_of(player: Player) -> list[bool]:
    """By guild, whether a joker was put there."""
    placed = [joker.guild for joker in player.jokers]
    return [guild in placed for guild in GUILDS]


def side_points(board: Board, seat: int) -> int:
    """The points of a player, or of the two partners together."""
    partner = board.players[seat].partner
    return tally(board, seat).total + (tally(board, partner).total if partner is not None else 0)
