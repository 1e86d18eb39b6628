"""Pax Illuminaten as the registry knows it."""

from __future__ import annotations

from typing import Any

from camarilla.games.pax import events, position, setup
from camarilla.games.pax.advice import PaxAdvice
from camarilla.games.pax.bot import Heuristic, good_deed, thumb
from camarilla.games.pax.catalog import COUNT, LUMINARIES, NOBODY, OPPONENTS, PLOTS
from camarilla.games.pax.crowds import CrowdsOfPowers
from camarilla.games.pax.decisions import PaymentDecision
from camarilla.games.pax.manners import PaxManners
from camarilla.games.pax.options import Options
from camarilla.games.pax.prospects import chances
from camarilla.games.pax.queries import yielder_home
from camarilla.games.pax.state import Pax
from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.events import event_classes
from camarilla.kernel.facets import Prospects, Vitals
from camarilla.kernel.game import Game, Variant
from camarilla.kernel.rng import Rng

MOST_IN_A_TURN = 400
"""Far more decisions than a turn can have: hands and favours are few."""


def every_table() -> tuple[Variant, ...]:
    """Every number of players, without an opponent and with each of the four."""
    return tuple(
        Variant(seats, {} if name == OPPONENTS[NOBODY] else {"opponent": name})
        for name in OPPONENTS
        for seats in (2, 3, 4)
    )


def empty(seats: int, options: Any, rng: Rng) -> Pax:
    """A state for a table, with nothing dealt."""
    g = Pax(seats, rng, Cards(seats, list(range(COUNT))))
    g.script = OPPONENTS.index(options.opponent)
    g.robot = seats - 1 if g.script != NOBODY else -1
    g.max_rounds = options.max_rounds
    return g


class PaxProspects(Prospects):
    """What bots that search are told."""

    search = {"iterations": 60, "guided": 80, "turns": 2, "wild": 0, "depth": 1, "width": 4}

    def evaluate(self, g: Any) -> list[float]:
        """By how far plots are, tokens, favours and cards."""
        return chances(g)

    def turns(self, g: Any) -> int:
        """Rounds, and turns within this one."""
        return int(g.round * g.seats + (g.turn - g.first) % g.seats)

    def reply(self, g: Any, choice: Any, values: list[Any]) -> Any:
        """By rule of thumb; what to do in a turn by trying out a few deeds."""
        return good_deed(g, choice.seat, values) if choice.ask.prompt == "act" else thumb(g, choice, values)


class PaxVitals(Vitals):
    """Secret plots, and the plots that lay open."""

    def traits(self, g: Any, seat: int) -> dict[str, str]:
        """The secret plot."""
        return {} if seat == g.robot else {"plot": PLOTS[g.private[seat]]}

    def offered(self, g: Any) -> dict[str, list[str]]:
        """The plots of the table, and each player's own."""
        own = [g.private[seat] for seat in range(g.seats) if seat != g.robot]
        return {"PlotRealised": [PLOTS[plot] for plot in [*g.common, *own]]}


class PaxGame(Game):
    """Set-up, variants and bots of Pax Illuminaten."""

    name = "pax"
    revision = 3
    package = "camarilla.games.pax"
    seat_counts = (2, 3, 4)
    options = Options
    event_types = event_classes(events)
    variants = every_table()
    bots = {"heuristic": Heuristic}
    advice = PaxAdvice()
    prospects = PaxProspects()
    vitals = PaxVitals()
    manners = PaxManners()
    crowds = CrowdsOfPowers()
    decisions = PaymentDecision()

    def start(self, seats: int, options: Any, rng: Rng) -> Pax:
        """Shuffle and deal."""
        g = empty(seats, options, rng)
        setup.set_up(g)
        return g

    def blank(self) -> Pax:
        """A state to load a position into."""
        return Pax(2, Rng(bytes(32)), Cards(2, []))

    def bound(self, seats: int, options: Any) -> int:
        """Rounds are capped, and a turn is short."""
        return int(options.max_rounds) * seats * MOST_IN_A_TURN

    def check_options(self, seats: int, options: Any) -> None:
        """The cap must leave a game to play."""
        if options.max_rounds < 1:
            raise BadOptions(f"pax: max_rounds is at least 1, not {options.max_rounds}")

    def older_state(self, revision: int, state: dict[str, Any]) -> dict[str, Any]:
        """Revision 1 remembered cards by their slots and all areopagi as -1; 2 did not note which cards are open."""
        if revision not in (1, 2):
            return super().older_state(revision, state)
        cards = state["cards"]
        everyone = (1 << state["seats"]) - 1
        held = [slot for hand in state["hands"] for slot in hand]
        state = {**state, "open_cards": [slot for slot in held if cards["known"][slot] == everyone]}
        if revision == 2:
            return state
        face = cards["face"]
        homes = [yielder_home(seat) for seat in range(len(state["hands"]))] if -1 in state["yielded"] else []
        return {
            **state,
            "yielded": [face[slot] for slot in state["yielded"] if slot >= 0] + homes,
            "nearby": [face[slot] for slot in state["nearby"]],
            "markers": [face[slot] for slot in state["markers"]],
        }

    def automatons(self, seats: int, options: Any) -> dict[int, str]:
        """The automated opponent has the last seat (PA-1.2)."""
        return {} if options.opponent == "none" else {seats - 1: options.opponent}

    def position(self, seats: int, options: Any, given: dict[str, Any], rng: Rng) -> Pax:
        """A position by names."""
        return position.build(empty(seats, options, rng), given)

    def inspect(self, g: Any) -> dict[str, Any]:
        """The whole table by names."""
        return position.inspect(g)

    def cards(self) -> list[dict[str, Any]]:
        """The luminaries as data; provenance says what is printed, derived or reconstructed."""
        return [{**card, "name": card["id"]} for card in LUMINARIES]


GAME = PaxGame()
