"""What a player of Pot de Vin can sensibly do, and why: what the round on the table is worth, and who would win it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from camarilla.games.potdevin.catalog import BONUS, FACE, GUILD, GUILDS, KIND, PENALTY, PERSON, POWER, SYMBOLS, VALUE
from camarilla.games.potdevin.scoring import BONUS_POINTS, PENALTY_POINTS, PILE_POINTS, POWER_POINTS
from camarilla.games.potdevin.view import Board
from camarilla.kernel.facets import Advice, Plan
from camarilla.kernel.options import Label, Option
from camarilla.kernel.view import View

__all__ = ["PotDeVinAdvice"]

BRIBE: Final = "bribe"
GEM: Final = 1.5
"""What a gem is worth: the point that it brings the winner, and the freedom that it takes."""


class PotDeVinAdvice(Advice):
    """Pot de Vin's."""

    def plans(self, view: View, options: Sequence[Option]) -> list[Plan]:
        """Cards that win what is worth winning, or lose what is not; a bribe where every card would win it."""
        if view.seat is None:
            return []
        seen = Seen(view.board, view.seat, self.rivals(view))
        weighed = [(option.notation, seen.weigh(option.notation)) for option in options]
        found = [(worth, Plan(notation, why)) for notation, (worth, why) in weighed if why is not None]
        return [plan for _, plan in sorted(found, key=lambda one: -one[0])]

    def rivals(self, view: View) -> set[int]:
        """The seats of a rival side that is about to win."""
        players = view.board.players
        own = {view.seat, players[view.seat].partner}
        near = [threat.seat for threat in view.threats or [] if threat.seat not in own]
        partners = [players[seat].partner for seat in near]
        return {seat for seat in [*near, *partners] if seat is not None}


class Seen:
    """What a seat can go by."""

    def __init__(self, board: Board, seat: int, rivals: set[int]) -> None:
        self.board = board
        self.rivals = rivals
        self.won = [FACE[card.name] for card in board.players[seat].won]
        self.trick = [FACE[played.card.name] for played in board.trick]
        self.trump = FACE[board.trump.name] if board.trump else -1

    def weigh(self, notation: str) -> tuple[float, Label | None]:
        """How good an answer is, and why."""
        if notation in GUILDS:
            now, then = self.pile(notation)
            return then - now, Label("why-joker", {"now": now, "then": then})
        if self.trump < 0:
            return 0.0, None
        if notation == BRIBE:
            worth = self.gain(-1)
            return (-GEM, Label("why-bribe", {"worth": -worth})) if worth < 0 else (-9.0, None)
        if notation not in FACE:
            return 0.0, None
        card = FACE[notation]
        worth = self.gain(card)
        if not self.trick:
            # Who leads knows least: high cards tend to win, low ones do not.
            leaning = (VALUE[card] - 7) / 6
            return worth * leaning, Label("why-lead", {"worth": signed(worth), "high": "yes" if leaning > 0 else "no"})
        if self.beats(card):
            denied = self.denied()
            if denied > 0 and worth >= 0:
                about = {"seat": Label("seat", {"seat": self.ahead()}), "points": denied}
                return float(worth + denied), Label("why-stop", about)
            return float(worth), Label("why-win", {"worth": signed(worth)})
        return 0.0, Label("why-lose")

    def ranked(self, card: int) -> int:
        """PV-4.1: how high a card is in this round; -1 where it cannot win."""
        lead, trump = PERSON[self.trick[0]], PERSON[self.trump]
        rank = {trump: 20, lead: 0} if trump != lead else {lead: 20}
        return rank[PERSON[card]] + VALUE[card] if PERSON[card] in rank else -1

    def beats(self, card: int) -> bool:
        """Whether a card would be the best of the round so far."""
        return self.ranked(card) > max([self.ranked(face) for face in self.trick])

    def ahead(self) -> int:
        """Whose card is the best of the round so far."""
        ranks = [self.ranked(face) for face in self.trick]
        return self.board.trick[ranks.index(max(ranks))].seat

    def denied(self) -> int:
        """How many points a rival who is about to win would get for the round, if it ended now."""
        if self.ahead() not in self.rivals:
            return 0
        won = [FACE[card.name] for card in self.board.players[self.ahead()].won]
        return points([*won, *self.trick, self.trump]) - points(won)

    def gain(self, card: int) -> int:
        """By how many points the round, as it lies, with this card would change the score."""
        prize = [*self.trick, self.trump, *([card] if card >= 0 else [])]
        return points([*self.won, *prize]) - points(self.won)

    def pile(self, guild: str) -> tuple[int, int]:
        """What a guild pile scores, and what it would with one symbol more."""
        symbols = sum(SYMBOLS[face] for face in self.won if GUILD[face] == GUILDS.index(guild))
        return PILE_POINTS[symbols], PILE_POINTS[symbols + 1]


def points(won: list[int]) -> int:
    """PV-5.3 to PV-5.5: what these cards score, jokers left out."""
    total = 0
    for guild in range(len(GUILDS)):
        total += PILE_POINTS[sum(SYMBOLS[face] for face in won if GUILD[face] == guild)]
    kinds = [KIND[face] for face in won]
    total += POWER_POINTS[kinds.count(POWER)]
    return total + BONUS_POINTS * kinds.count(BONUS) + PENALTY_POINTS * kinds.count(PENALTY)


def signed(worth: int) -> str:
    """Points with their sign, and with a real minus."""
    return f"+{worth}" if worth >= 0 else f"\N{MINUS SIGN}{-worth}"
