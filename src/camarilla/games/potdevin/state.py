"""The state of a game of Pot de Vin: who holds what, whose turn it is, and who may know it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from camarilla.games.potdevin import rules, scoring
from camarilla.games.potdevin.catalog import NAME, PERSON, PlacedJoker
from camarilla.games.potdevin.figures import Figures, figures_of
from camarilla.games.potdevin.threats import threats_of
from camarilla.games.potdevin.view import Board, board_of
from camarilla.kernel.cards import Cards, Face
from camarilla.kernel.choices import Flow
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PUBLIC, Mark, Restriction, Result, State, public
from camarilla.kernel.threats import Threat

GEMS: Final = 24


class PotDeVin(State):
    """Everything on the table. Lists of cards hold slots; lists by seat are indexed by seat."""

    marks: ClassVar[dict[str, Mark]] = {
        **State.marks,
        "teams": PUBLIC,
        "phase": PUBLIC,
        "hands": PUBLIC,
        "trump_deck": PUBLIC,
        "trump": PUBLIC,
        "centre": PUBLIC,
        "fresh": PUBLIC,
        "aside": PUBLIC,
        "won": PUBLIC,
        "gems": PUBLIC,
        "wealth": PUBLIC,
        "spent": PUBLIC,
        "gone": PUBLIC,
        "round": PUBLIC,
        "leader": PUBLIC,
        "waiting": PUBLIC,
        "trick": PUBLIC,
        "players": PUBLIC,
        "void": PUBLIC,
        "jokers": public(list[PlacedJoker]),
    }
    # Slots are public, faces are not: what lies in a hand is told by `cards`, never by where a slot stands.

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.teams = False  # PUBLIC
        self.phase = rules.PLAYING  # PUBLIC
        self.hands: list[list[int]] = []  # PUBLIC
        self.trump_deck: list[int] = []  # PUBLIC
        """Face down; its end is its top."""
        self.trump = -1  # PUBLIC
        self.centre: list[int] = []  # PUBLIC
        """Six seats: cards left for the next trump deck."""
        self.fresh: list[int] = []  # PUBLIC
        """Six seats: what the winner just took and must leave one card of; these lie among `won` too."""
        self.aside: list[int] = []  # PUBLIC
        """Cards a scenario leaves out of the game; empty in play."""
        self.won: list[list[int]] = []  # PUBLIC
        self.gems: list[int] = []  # PUBLIC
        self.wealth: list[int] = []  # PUBLIC
        self.spent = 0  # PUBLIC
        """Bribe gems spent this round."""
        self.gone = 0  # PUBLIC
        """Bribe gems removed from the game."""
        self.round = 0  # PUBLIC
        self.leader = 0  # PUBLIC
        self.waiting: list[int] = []  # PUBLIC
        """Who has still to act this round, in order."""
        self.trick: list[int] = []  # PUBLIC
        self.players: list[int] = []  # PUBLIC
        """Who played the cards of the trick."""
        self.void: list[int] = []  # PUBLIC
        """A bit for each person a seat has shown to have no card of, for all to see."""
        self.jokers: list[PlacedJoker] = []  # public(type)
        """Jokers dealt with at the end."""

    def main(self) -> Flow[None]:
        """The game, from wherever it stands."""
        return rules.play_game(self)

    def copy(self) -> PotDeVin:
        """An independent copy."""
        twin = PotDeVin(self.seats, self.rng.copy(), self.cards.copy())
        twin.news = self.news
        twin.teams = self.teams
        twin.phase = self.phase
        twin.hands = [each[:] for each in self.hands]
        twin.trump_deck = self.trump_deck[:]
        twin.trump = self.trump
        twin.centre = self.centre[:]
        twin.fresh = self.fresh[:]
        twin.aside = self.aside[:]
        twin.won = [each[:] for each in self.won]
        twin.gems = self.gems[:]
        twin.wealth = self.wealth[:]
        twin.spent = self.spent
        twin.gone = self.gone
        twin.round = self.round
        twin.leader = self.leader
        twin.waiting = self.waiting[:]
        twin.trick = self.trick[:]
        twin.players = self.players[:]
        twin.void = self.void[:]
        twin.jokers = self.jokers[:]
        return twin

    def board(self, seat: int | None) -> Board:
        """What a seat may see."""
        return board_of(self, seat)

    def figures(self, seat: int | None, prompts: list[str]) -> Figures:
        """What everybody can count."""
        return figures_of(self)

    def threats(self) -> list[Threat]:
        """Who is about to win."""
        return threats_of(self)

    def on_turn(self) -> int:
        """Who acts next in the round."""
        return self.waiting[0] if self.waiting else -1

    def result(self) -> Result:
        """Who won (PV-5.6, PV-6.2)."""
        return scoring.result(self)

    def face_name(self, face: Face) -> str:
        """A card's name: `aldo4`."""
        return NAME[face]

    def restrictions(self, seat: int) -> list[Restriction]:
        """Who could not follow has none of that person (PV-3.3), now or later: hands never grow."""
        return [
            (self.hands[other], lacks(self.void[other]))
            for other in range(self.seats)
            if other != seat and self.void[other] and self.hands[other]
        ]

    def mix_unseen(self) -> None:
        """The trump deck."""
        self.cards.shuffle(self.trump_deck, self.rng)

    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Partners win together (PV-6.1)."""
        if not self.teams:
            return super().sides()
        half = self.seats // 2
        return tuple([(seat, seat + half) for seat in range(half)])

    def partner(self, seat: int) -> int:
        """The other player of the seat's team, or -1 (PV-6.1, PV-6.3: partners sit opposite)."""
        return (seat + self.seats // 2) % self.seats if self.teams else -1

    def check(self) -> None:
        """All 52 cards and 24 gems are somewhere, once."""
        slots = [*self.trump_deck, *self.centre, *self.aside, *self.trick]
        if self.trump >= 0:
            slots.append(self.trump)
        for seat in range(self.seats):
            slots += self.hands[seat]
            slots += self.won[seat]
        if sorted(slots) != list(range(52)) or sorted(self.cards.face) != list(range(52)):
            raise BrokenLaw(6, "the 52 cards are not each in exactly one place")
        supply = GEMS - sum(self.gems) - sum(self.wealth) - self.spent - self.gone
        if supply != GEMS - rules.GEMS_EACH[self.seats] * self.seats:
            raise BrokenLaw(6, f"gems do not add up: {supply} left in the box")


def lacks(void: int) -> Any:
    """Whether a face may be in a hand that has shown to be void of these persons."""

    def possible(face: Face) -> bool:
        return not void >> PERSON[face] & 1

    return possible
