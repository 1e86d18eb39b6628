"""How often a person is stopped: in one's own turn, and from one own turn to the next.

A bot sits in the person's seat and answers what the person would be asked: what the standing orders do not answer that
people begin with. Game `i` is a function of the plan and `i` alone, and the person sits at each seat in turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from camarilla.bots import bot_named
from camarilla.bots.match import answer_as, seats_asked, streams_of
from camarilla.bots.simulate import Plan, plan_for, spread
from camarilla.kernel.bots import Bot
from camarilla.kernel.game import Game, find
from camarilla.kernel.orders import Order
from camarilla.kernel.table import Table

__all__ = ["BurdenPlan", "GameStops", "Stops", "Summary", "plans_for", "stops_of", "sum_up"]

PLAYER: Final = "level4"
"""The bot that plays all seats, the person's among them: a game's heuristic."""
NINTH: Final = 0.9


class BurdenPlan(msgspec.Struct, frozen=True):
    """What is measured: games at tables of one size, the person with standing orders or without."""

    games: Plan
    orders: tuple[str, ...]
    dealt: str = ""
    """How decks are dealt out, in a game with decks."""

    @property
    def seats(self) -> int:
        """How many seats the tables have."""
        return len(self.games.bots)


class GameStops(msgspec.Struct):
    """How often the person was stopped in one game: in each own turn, and between each and the next."""

    own: list[int] = []
    between: list[int] = []
    all: int = 0
    forced: int = 0
    """How many of all had a single answer."""
    prompts: dict[str, int] = {}
    """How many of all there were of each question."""


class Stops(msgspec.Struct, frozen=True):
    """How many stops there are in a stretch of the game."""

    median: float
    ninety: int
    """In nine of ten stretches there are no more."""
    most: int
    stretches: int

    @staticmethod
    def of(counts: list[int]) -> Stops:
        """The summary of some stretches."""
        if not counts:
            return Stops(0.0, 0, 0, 0)
        ranked = sorted(counts)
        half = len(ranked) // 2
        middle = ranked[half] if len(ranked) % 2 else (ranked[half - 1] + ranked[half]) / 2
        return Stops(float(middle), ranked[min(len(ranked) - 1, int(NINTH * len(ranked)))], ranked[-1], len(ranked))


class Summary(msgspec.Struct, frozen=True):
    """What many games at tables of one size show."""

    game: str
    seats: int
    dealt: str
    orders: tuple[str, ...]
    games: int
    own: Stops
    between: Stops
    a_game: float
    forced: int
    all: int
    prompts: dict[str, int]


# -- The plan ----------------------------------------------------------------------------------------------------------


def plans_for(
    game: str | Game, seats: int | None, orders: bool, options: dict[str, Any], seed: int | str | bytes | None
) -> list[BurdenPlan]:
    """A plan for each size of table (or for one), and for each way in which the game deals out decks."""
    found = find(game)
    given = found.first_orders if orders else ()
    dealt = ("",) if found.decks is None or "decks" in options else found.decks.dealt
    counts = found.seat_counts if seats is None else (seats,)
    plans = []
    for count in counts:
        for decks in dealt:
            chosen = {**options, "decks": decks} if decks else options
            plans.append(BurdenPlan(plan_for(found, [PLAYER], seats=count, options=chosen, seed=seed), given, decks))
    return plans


# -- Playing -----------------------------------------------------------------------------------------------------------


def stops_of(plan: BurdenPlan, games: int, jobs: int = 1) -> Iterator[GameStops]:
    """The stops in each game of a plan, in order, played by so many processes."""
    yield from spread(play_counting, plan, games, jobs)


def play_counting(plan: BurdenPlan, start: int, end: int) -> list[GameStops]:
    """The stops in the games of a plan from number `start` to before `end`."""
    return [play_one(plan, number) for number in range(start, end)]


def play_one(plan: BurdenPlan, number: int) -> GameStops:
    """Play one game and count."""
    game, seed = find(plan.games.game), plan.games.game_seed(number)
    options = game.read_options(plan.seats, plan.games.options)
    automatons = game.automatons(plan.seats, options)
    people = [seat for seat in range(plan.seats) if seat not in automatons]
    person = people[number % len(people)]
    players = [bot_named(game, PLAYER) for _ in range(plan.seats)]
    listen = any([player.listens for player in players])
    table = Table.new(game, plan.seats, seed=seed, options=options, listen=listen)
    for kind in plan.orders:
        table.give_order(person, Order(kind))
    return Counting(table, person, players).play(seed)


class Counting:
    """A game in which the stops of one seat are counted."""

    def __init__(self, table: Table, person: int, players: list[Bot]) -> None:
        self.table = table
        self.person = person
        self.players = players
        self.stops = GameStops()
        self.stretch = 0
        """How often the person was stopped since one's own turn last began or ended."""
        self.mine = False
        """Whether it is the person's turn..."""
        self.turns = -1
        """...and how many turns had begun: with an automaton for a rival the person's turns follow one another."""

    def play(self, seed: bytes) -> GameStops:
        """Play to the end. What is no whole stretch (before the first own turn, after the last) counts for all only."""
        table, streams = self.table, streams_of(self.players, seed)
        while not table.over:
            self.watch_the_turn()
            seat = next(seat for seat in seats_asked(table) if seat not in table.held)
            if seat == self.person:
                self.count()
            answer_as(table, seat, self.players[seat], streams[seat])
        return self.stops

    def watch_the_turn(self) -> None:
        """Begin a new stretch if the person's turn has begun or ended."""
        g = self.table.g
        mine, turns = g.on_turn() == self.person, self.table.game.prospects.turns(g)
        begins = mine and not (self.mine and turns == self.turns)
        if self.mine and (begins or not mine):
            self.stops.own.append(self.stretch)
            self.stretch = 0
        if begins:
            if self.stops.own:
                self.stops.between.append(self.stretch)
            self.stretch = 0
        self.mine, self.turns = mine, turns

    def count(self) -> None:
        """The person is stopped."""
        stops, choice = self.stops, self.table.choice_of(self.person)
        assert choice is not None
        self.stretch += 1
        stops.all += 1
        stops.forced += len(choice.values(self.table.g)) == 1
        stops.prompts[choice.ask.prompt] = stops.prompts.get(choice.ask.prompt, 0) + 1


# -- What they show ----------------------------------------------------------------------------------------------------


def sum_up(plan: BurdenPlan, games: int, jobs: int = 1, each: Callable[[], None] | None = None) -> Summary:
    """Play the games of a plan; `each` is called after every one."""
    own: list[int] = []
    between: list[int] = []
    prompts: Counter[str] = Counter()
    count = forced = 0
    for stops in stops_of(plan, games, jobs):
        own += stops.own
        between += stops.between
        count += stops.all
        forced += stops.forced
        prompts.update(stops.prompts)
        if each is not None:
            each()
    return Summary(
        plan.games.game,
        plan.seats,
        plan.dealt,
        plan.orders,
        games,
        Stops.of(own),
        Stops.of(between),
        count / games,
        forced,
        count,
        dict(prompts.most_common()),
    )
