"""The state of a game of Coup: who holds what, whose turn it is, and who may know it."""

from __future__ import annotations

from typing import ClassVar

from camarilla.games.coup import rules
from camarilla.games.coup.roles import NAMES, copies
from camarilla.games.coup.threats import threats_of
from camarilla.games.coup.view import Board, board_of
from camarilla.kernel.cards import Cards, Face
from camarilla.kernel.choices import Flow
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PUBLIC, Mark, Result, State, public
from camarilla.kernel.threats import Threat


class Coup(State):
    """Everything on the table. Lists of cards hold slots; lists by seat are indexed by seat."""

    marks: ClassVar[dict[str, Mark]] = {
        **State.marks,
        "reformation": PUBLIC,
        "inquisition": PUBLIC,
        "pick_one": PUBLIC,
        "turn_cap": PUBLIC,
        "steal_from_dead": PUBLIC,
        "reopen_aid_block": PUBLIC,
        "phase": PUBLIC,
        "starter": PUBLIC,
        "turn": PUBLIC,
        "turns": PUBLIC,
        "hands": PUBLIC,
        "lost": PUBLIC,
        "sets": PUBLIC,
        "court": PUBLIC,
        "coins": PUBLIC,
        "treasury": PUBLIC,
        "reserve": PUBLIC,
        "faction": PUBLIC,
        "out": PUBLIC,
        "estate": PUBLIC,
        "action": PUBLIC,
        "target": PUBLIC,
        "claim_seat": PUBLIC,
        "claim_role": PUBLIC,
        "claims": public(list[tuple[int, int, int, int, tuple[int, ...]]]),
    }
    # Slots are public, faces are not: what lies in a hand is told by `cards`.

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.reformation = False  # PUBLIC
        self.inquisition = False  # PUBLIC
        self.pick_one = False  # PUBLIC
        self.turn_cap = 200  # PUBLIC
        self.steal_from_dead = False  # PUBLIC
        self.reopen_aid_block = False  # PUBLIC
        self.phase = rules.PLAYING  # PUBLIC
        self.starter = 0  # PUBLIC
        self.turn = 0  # PUBLIC
        self.turns = -1  # PUBLIC
        """Turns completed; -1 before the hands are announced."""
        self.hands: list[list[int]] = []  # PUBLIC
        self.lost: list[list[int]] = []  # PUBLIC
        self.sets: list[list[int]] = []  # PUBLIC
        """`pick_one`: each player's own set; after the pick, the four cards that left the game."""
        self.court: list[int] = []  # PUBLIC
        """Face down; its end is its top."""
        self.coins: list[int] = []  # PUBLIC
        self.treasury = 0  # PUBLIC
        self.reserve = 0  # PUBLIC
        self.faction: list[int] = []  # PUBLIC
        self.out: list[int] = []  # PUBLIC
        """Eliminated players, in order."""
        self.estate = 0  # PUBLIC
        """Coins the player eliminated last had."""
        self.action = -1  # PUBLIC
        self.target = -1  # PUBLIC
        """The action under way and whom it is aimed at, or -1."""
        self.claim_seat = -1  # PUBLIC
        self.claim_role = -1  # PUBLIC
        self.claims: list[tuple[int, int, int, int, tuple[int, ...]]] = []  # public(type)
        """All claims: turn, seat, role, outcome, and the roles shown to prove it; plain, since so many are made."""

    def main(self) -> Flow[None]:
        """The game, from wherever it stands."""
        return rules.play_game(self)

    def copy(self) -> Coup:
        """An independent copy."""
        twin = Coup(self.seats, self.rng.copy(), self.cards.copy())
        twin.news = self.news
        twin.reformation = self.reformation
        twin.inquisition = self.inquisition
        twin.pick_one = self.pick_one
        twin.turn_cap = self.turn_cap
        twin.steal_from_dead = self.steal_from_dead
        twin.reopen_aid_block = self.reopen_aid_block
        twin.phase = self.phase
        twin.starter = self.starter
        twin.turn = self.turn
        twin.turns = self.turns
        twin.hands = [each[:] for each in self.hands]
        twin.lost = [each[:] for each in self.lost]
        twin.sets = [each[:] for each in self.sets]
        twin.court = self.court[:]
        twin.coins = self.coins[:]
        twin.treasury = self.treasury
        twin.reserve = self.reserve
        twin.faction = self.faction[:]
        twin.out = self.out[:]
        twin.estate = self.estate
        twin.action = self.action
        twin.target = self.target
        twin.claim_seat = self.claim_seat
        twin.claim_role = self.claim_role
        twin.claims = self.claims[:]
        return twin

    def board(self, seat: int | None) -> Board:
        """What a seat may see."""
        return board_of(self, seat)

    def threats(self) -> list[Threat]:
        """Who is about to win."""
        return threats_of(self)

    def on_turn(self) -> int:
        """The active player."""
        return self.turn if self.phase == rules.PLAYING else -1

    def result(self) -> Result:
        """CO-1.4: the last one standing; at the turn cap most patrons, then most coins; others by when they fell."""
        standings: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            patrons = len(self.hands[seat])
            fell = self.out.index(seat) if seat in self.out else self.seats
            standings.append((patrons, self.coins[seat], fell))
        capped = len(self.out) < self.seats - 1
        return Result.by_standing(standings, "turn cap" if capped else "last standing")

    def face_name(self, face: Face) -> str:
        """A role's name."""
        return NAMES[face]

    def mix_unseen(self) -> None:
        """The court."""
        self.cards.shuffle(self.court, self.rng)

    def knowledge(self, seat: int) -> list[tuple[int, ...]]:
        """CO-5.1: what was shown for claims and has gone back to the court since."""
        return [shown for _, _, _, _, shown in self.claims]

    def check(self) -> None:
        """Roles, coins and courts add up (CO-1.1, CO-8.1)."""
        slots = list(self.court)
        for seat in range(self.seats):
            slots += self.hands[seat] + self.lost[seat] + self.sets[seat]
        if sorted(slots) != list(range(len(self.cards.face))):
            raise BrokenLaw(6, "the patrons are not each in exactly one place")
        count = copies(self.seats)
        for role in set(self.cards.face):
            if self.cards.face.count(role) != count:
                raise BrokenLaw(6, f"there are {self.cards.face.count(role)} of {NAMES[role]}, not {count}")
        if self.treasury + self.reserve + sum(self.coins) != rules.TREASURY:
            raise BrokenLaw(6, "coins do not add up")
        if min(self.coins) < 0 or self.reserve < 0:
            raise BrokenLaw(6, "somebody has less than no coins")
        asked_in_between = self.claim_seat >= 0 or self.action >= 0 or self.phase == rules.PICKING
        influence = sum(len(self.hands[seat]) + len(self.lost[seat]) for seat in range(self.seats))
        if not asked_in_between and influence != rules.HAND * self.seats:
            raise BrokenLaw(6, "between turns every player has two patrons, up or down")
