"""Coup as the registry knows it."""

from __future__ import annotations

from itertools import compress, product
from typing import Any

from camarilla.games.coup import events, position, prospects, rules
from camarilla.games.coup.advice import CoupAdvice
from camarilla.games.coup.bot import Heuristic, Honest
from camarilla.games.coup.manners import CoupManners
from camarilla.games.coup.options import Options
from camarilla.games.coup.orders import ORDERS
from camarilla.games.coup.questions import FACTIONS
from camarilla.games.coup.roles import NAMES
from camarilla.games.coup.state import Coup
from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.events import event_classes
from camarilla.kernel.facets import Prospects
from camarilla.kernel.game import Game, Variant
from camarilla.kernel.rng import Rng


def every_mix() -> tuple[Variant, ...]:
    """Every mix of options at a few seat counts, and everything at the others."""
    switches = ("reformation", "inquisition", "steal_from_dead", "reopen_aid_block")
    variants: list[Variant] = []
    for seats in (4, 2, 7, 10):
        for chosen in product((False, True), repeat=len(switches)):
            mix = dict.fromkeys(compress(switches, chosen), True)
            variants.append(Variant(seats, mix))
            if seats == 2:
                variants.append(Variant(seats, {**mix, "two_players": "pick_one"}))
    everything = dict.fromkeys(switches, True)
    return (*variants, *(Variant(seats, everything) for seats in (3, 5, 6, 8, 9)))


class CoupProspects(Prospects):
    """What bots that search are told."""

    search = {"iterations": 120, "guided": 30, "wild": 0, "depth": 1, "caution": 1.0}

    def evaluate(self, g: Any) -> list[float]:
        """By patrons and coins."""
        return prospects.chances(g)

    def plausible(self, g: Any, seat: int) -> float:
        """By what the others have claimed."""
        return prospects.plausible(g, seat)


class CoupGame(Game):
    """Set-up, variants and bots of Coup."""

    name = "coup"
    revision = 1
    package = "camarilla.games.coup"
    seat_counts = (2, 3, 4, 5, 6, 7, 8, 9, 10)
    options = Options
    event_types = event_classes(events)
    variants = every_mix()
    bots = {"heuristic": Heuristic, "honest": Honest}
    advice = CoupAdvice()
    prospects = CoupProspects()
    manners = CoupManners()
    orders = ORDERS
    hand_orders = frozenset({"block-steals"})
    attention = {"me": "pass-unless-about-me"}

    def start(self, seats: int, options: Any, rng: Rng) -> Coup:
        """Shuffle and deal."""
        g = position.empty(seats, options, rng)
        rules.set_up(g)
        return g

    def blank(self) -> Coup:
        """A state to load a position into."""
        return Coup(2, Rng(bytes(32)), Cards(2, []))

    def bound(self, seats: int, options: Any) -> int:
        """Turns are capped; in a turn everybody may answer each challenge and block, and a few cards are chosen."""
        others = seats - 1
        blocks = others if options.reopen_aid_block else 1
        in_a_turn = 1 + (others + 2) + blocks * (2 * others + 2) + 4
        return int(options.turn_cap) * seats * in_a_turn + 3

    def check_options(self, seats: int, options: Any) -> None:
        """The cap must leave a game to play (CO-1.4), and `pick_one` is for two (CO-1.2)."""
        if options.turn_cap < 1:
            raise BadOptions(f"coup: turn_cap is at least 1 turn a player, not {options.turn_cap}")
        if options.two_players == "pick_one" and seats != 2:
            raise BadOptions(f"coup: two_players=pick_one is for 2 seats, not {seats}")

    def position(self, seats: int, options: Any, given: dict[str, Any], rng: Rng) -> Coup:
        """A position by names."""
        return position.build(seats, options, given, rng)

    def inspect(self, g: Any) -> dict[str, Any]:
        """The whole table by names."""
        return position.inspect(g)

    def cards(self) -> list[dict[str, Any]]:
        """The six roles."""
        return position.role_cards()

    def notations(self, seats: int) -> tuple[str, ...]:
        """Words, then what is done with a role, then what is aimed at a seat: a smaller table's are the first ones."""
        words = ("pass", "challenge", "leave", "swap", "show", *FACTIONS)
        plain = ("income", "aid", "tax", "exchange", "betray", "embezzle")
        roles = [f"{verb}:{role}" for verb in ("block", "show", "lose", "return", "keep") for role in NAMES]
        verbs = ("steal", "assassinate", "coup", "examine", "betray")
        return (*words, *plain, *roles, *[f"{verb}@{seat}" for seat in range(seats) for verb in verbs])


GAME = CoupGame()
