"""Pot de Vin as the registry knows it."""

from __future__ import annotations

from typing import Any

from camarilla.games.potdevin import catalog, events, position, prospects, rules
from camarilla.games.potdevin.advice import PotDeVinAdvice
from camarilla.games.potdevin.bot import Heuristic
from camarilla.games.potdevin.manners import PotDeVinManners
from camarilla.games.potdevin.options import Options
from camarilla.games.potdevin.state import PotDeVin
from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.events import event_classes
from camarilla.kernel.facets import Prospects
from camarilla.kernel.game import Game, Variant
from camarilla.kernel.rng import Rng


class PotDeVinProspects(Prospects):
    """What bots that search are told."""

    search = {"iterations": 150, "guided": 60, "turns": 2, "wild": 0, "depth": 1, "width": 3}

    def evaluate(self, g: Any) -> list[float]:
        """By the points to expect."""
        return prospects.chances(g)

    def turns(self, g: Any) -> int:
        """A trick is a turn of all."""
        return int(g.round)


class PotDeVinGame(Game):
    """Set-up, variants and bots of Pot de Vin."""

    name = "potdevin"
    revision = 1
    package = "camarilla.games.potdevin"
    seat_counts = (3, 4, 5, 6)
    options = Options
    event_types = event_classes(events)
    variants = (Variant(3), Variant(4), Variant(4, {"teams": True}), Variant(5), Variant(6))
    law_games = 2000
    bots = {"heuristic": Heuristic}
    advice = PotDeVinAdvice()
    prospects = PotDeVinProspects()
    manners = PotDeVinManners()

    def start(self, seats: int, options: Any, rng: Rng) -> PotDeVin:
        """Shuffle and deal."""
        g = PotDeVin(seats, rng, Cards(seats, list(range(52))))
        rules.set_up(g, options.teams)
        return g

    def blank(self) -> PotDeVin:
        """A state to load a position into."""
        return PotDeVin(4, Rng(bytes(32)), Cards(4, list(range(52))))

    def bound(self, seats: int, options: Any) -> int:
        """Each seat acts once a round, gives and leaves one card a round, and places at most four jokers in all."""
        rounds = rules.ROUNDS_OF_SIX if seats == rules.THREE_TEAMS else rules.TRUMP_CARDS[seats]
        return rounds * (seats + 1) + 3 + 4

    def check_options(self, seats: int, options: Any) -> None:
        """Teams need an even table."""
        if options.teams and seats not in (4, rules.THREE_TEAMS):
            raise BadOptions(f"potdevin: teams need 4 or 6 seats, not {seats}")

    def position(self, seats: int, options: Any, given: dict[str, Any], rng: Rng) -> PotDeVin:
        """A position by names."""
        return position.build(seats, options, given, rng)

    def inspect(self, g: Any) -> dict[str, Any]:
        """The whole table by names."""
        return position.inspect(g)

    def cards(self) -> list[dict[str, Any]]:
        """The 52 cards."""
        return catalog.CARDS

    def notations(self, seats: int) -> tuple[str, ...]:
        """The cards, the bribe, and the guilds a joker may go to."""
        return (*catalog.NAME, "bribe", *catalog.GUILDS)


GAME = PotDeVinGame()
