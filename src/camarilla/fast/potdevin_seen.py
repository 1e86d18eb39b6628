"""The row of a game of Pot de Vin as far as one seat knows it, from what a bot gets to see.

What lies on the table comes from the view; the rounds, who is void of whom and what is known of the trump deck of six
from the events the seat has seen. Hands of others are counted only.
"""

from __future__ import annotations

from typing import Any, Final

from camarilla.fast import potdevin
from camarilla.fast.potdevin import COUNTED_AT, COUNTS_AS, NOBODY, at
from camarilla.games.potdevin.catalog import FACE, GUILDS
from camarilla.kernel.bots import Look
from camarilla.kernel.options import Option

__all__ = ["PHASE_OF", "PotDeVinEyes"]

PHASE_OF: Final = {
    "give": potdevin.GIVE,
    "lead": potdevin.LEAD,
    "follow": potdevin.FOLLOW,
    "leave": potdevin.LEAVE,
    "joker": potdevin.JOKER,
}
"""The kernels' question for each prompt of the engine."""
COUNTED: Final = tuple((int(place), int(count)) for place, count in zip(COUNTED_AT, COUNTS_AS, strict=True))
"""By card: where it is counted once won, and as how much."""

Row = list[int]


class PotDeVinEyes:
    """What one seat sees of one game."""

    def __init__(self, options: Any) -> None:
        self.options = options

    def row(self, look: Look) -> Row:
        """The row at a question put to the seat."""
        board, seats = look.view.board, look.view.seats
        s = [0] * potdevin.row_size(seats)
        potdevin.set_table(s, seats, self.options.teams)
        s[potdevin.PHASE], s[potdevin.ASKED] = PHASE_OF[look.prompt.label.id], look.seat
        s[potdevin.LEADER], s[potdevin.ROUND], s[potdevin.SPENT] = board.leader, board.round, board.spent
        s[potdevin.TRUMP] = FACE[board.trump.name] if board.trump is not None else NOBODY
        s[potdevin.DECK_SIZE] = board.trump_deck
        for card in board.centre:
            potdevin.flip(s, potdevin.CENTRE, FACE[card.name])
        for seat, player in enumerate(board.players):
            lay_out(s, seat, player)
        Story(s, look.seat).tell(look.events)
        return s

    def answered(self, look: Look, option: Option) -> None:
        """The view tells all that an answer changes."""

    def imagine(self, s: Row, look: Look, world: Any) -> bool:
        """Give the others the hands they have in a world, and the trump deck its cards; not while cards are given."""
        if s[potdevin.PHASE] == potdevin.GIVE:
            return False
        face = world.cards.face
        for seat in range(s[potdevin.SEATS]):
            if seat != look.seat:
                for slot in world.hands[seat]:
                    potdevin.flip(s, at(seat, potdevin.HAND), face[slot])
        deck = [face[slot] for slot in world.trump_deck]
        s[potdevin.DECK_SIZE] = len(deck)
        s[potdevin.DECK : potdevin.DECK + len(deck)] = deck
        return True


def lay_out(s: Row, seat: int, player: Any) -> None:
    """What the view shows of a player."""
    s[at(seat, potdevin.HELD)], s[at(seat, potdevin.GEMS)] = player.cards, player.gems
    s[at(seat, potdevin.WEALTH)], s[at(seat, potdevin.GAVE)] = player.wealth, NOBODY
    for card in player.hand or ():
        potdevin.flip(s, at(seat, potdevin.HAND), FACE[card.name])
    s[at(seat, potdevin.TAKEN)] = len(player.won)
    for card in player.won:
        face = FACE[card.name]
        place, count = COUNTED[face]
        potdevin.flip(s, at(seat, potdevin.WON), face)
        s[at(seat, place)] += count
    for joker in player.jokers:
        s[at(seat, potdevin.JOKERS)] -= 1
        if joker.guild is not None:
            s[at(seat, potdevin.JOKER_ON + GUILDS.index(joker.guild))] = 1


class Story:
    """The rounds of a game as a seat heard them, written into its row."""

    def __init__(self, s: Row, me: int) -> None:
        self.s, self.me = s, me
        self.now = potdevin.HISTORY
        """Where the present round stands in the history."""
        self.lead = NOBODY
        """The person that was led."""
        self.deck: set[int] = set()
        """With six: the cards of the trump deck that the seat knows."""
        self.left: set[int] = set()
        """With six: the cards left for the next one."""

    def tell(self, events: list[dict[str, Any]]) -> None:
        """Take all events in."""
        s = self.s
        for event in events:
            match event["type"]:
                case "CardGiven" if event["seat"] == self.me:
                    card = s[at(self.me, potdevin.GAVE)] = FACE[event["card"]]
                    self.deck.add(card)
                case "RoundBegan":
                    self.round_began(event["round"], event["leader"], FACE[event["trump"]])
                case "CardPlayed":
                    self.card_played(event["seat"], FACE[event["card"]])
                case "Bribed":
                    s[self.now + potdevin.PLAYED + event["seat"]] = potdevin.BRIBE
                case "RoundWon":
                    s[self.now + potdevin.WON_BY] = event["seat"]
                case "CardLeft":
                    card = s[self.now + potdevin.LEFT] = FACE[event["card"]]
                    self.left.add(card)
                case "TrumpDeckMade":
                    self.deck |= self.left
                    self.left = set()
        if s[potdevin.SEATS] == potdevin.MOST_SEATS:
            s[potdevin.DECK_SIZE] = len(self.deck)
            s[potdevin.DECK : potdevin.DECK + len(self.deck)] = sorted(self.deck)

    def round_began(self, number: int, leader: int, trump: int) -> None:
        """PV-2.2, PV-4.4."""
        self.now = potdevin.HISTORY + potdevin.FIELDS * (number - 1)
        self.lead = NOBODY
        self.deck.discard(trump)
        fields = [leader, trump, *[NOBODY] * (potdevin.FIELDS - 2)]
        self.s[self.now : self.now + potdevin.FIELDS] = fields

    def card_played(self, seat: int, card: int) -> None:
        """PV-3.1 to PV-3.3: who does not follow the person that was led has none of it."""
        person = potdevin.person_of(card)
        if self.lead == NOBODY:
            self.lead = person
        elif person != self.lead:
            self.s[at(seat, potdevin.VOID)] |= 1 << self.lead
        self.s[self.now + potdevin.PLAYED + seat] = card
