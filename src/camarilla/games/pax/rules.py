"""The course of a game: rounds, turns and phases (PA-4). Clause ids are those of `rules.en.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.pax import events
from camarilla.games.pax.catalog import FACTIONS, NAMES, PLOTS
from camarilla.games.pax.ending import BY_EDICTS, BY_OPPONENT, BY_PLOTS, BY_ROUNDS
from camarilla.games.pax.event_cards import LAST_EDICT, carry_out_edicts, check_events, edicts_discarded, event_phase
from camarilla.games.pax.opponent_scripts import play_script, robot_wins
from camarilla.games.pax.refill import refill, robot_refill
from camarilla.games.pax.scheming import check_plots, has_won
from camarilla.games.pax.turn import MAIN_ACTIONS, action_phase
from camarilla.kernel.choices import Flow
from camarilla.kernel.events import Secret

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

SET_UP: Final = 0
EVENTS: Final = 1
ACTING: Final = 2
OVER: Final = 3


def play_game(g: Pax) -> Flow[None]:
    """The whole game, from wherever it stands."""
    if g.phase == SET_UP:
        announce_start(g)
        g.phase = EVENTS
    while g.phase != OVER:
        me = g.turn
        if g.phase == EVENTS:
            begin_turn(g)
        if me == g.robot:
            yield from robot_turn(g)
        else:
            yield from person_turn(g, me)
        if g.phase != OVER:
            end_turn(g)
    if g.log is not None:
        g.tell(events.GameEnded(g.result().winners, g.ended_by))


def begin_turn(g: Pax) -> None:
    """PA-4.5: two main actions, and nothing of the last turn in force."""
    g.actions = MAIN_ACTIONS
    g.taken = g.realised = g.masters = False
    g.bought = g.fought = 0
    g.quick = -1
    g.yielded = []
    g.nearby = []
    g.enhanced = [0] * 6
    if g.log is not None:
        g.tell(events.TurnBegan(g.turn, g.round))


def person_turn(g: Pax, me: int) -> Flow[None]:
    """PA-4.3: event phase, action phase, check phase."""
    if g.phase == EVENTS:
        yield from event_phase(g, me)
        g.phase = ACTING
    yield from action_phase(g, me)
    return_borrowed(g)
    yield from check_plots(g)
    if has_won(g, me):
        finish(g, me, BY_PLOTS)  # PA-17.2
        return
    yield from check_events(g, me)
    yield from refill(g, me)


def robot_turn(g: Pax) -> Flow[None]:
    """PA-20.20 to PA-20.26: edicts, the script, the check of everybody's plots and of its own."""
    if g.round > 1:
        carry_out_edicts(g, g.robot)  # PA-20.21
    yield from play_script(g)
    yield from check_plots(g)
    if robot_wins(g):
        finish(g, g.robot, BY_OPPONENT)
        return
    yield from check_events(g, g.robot)
    yield from robot_refill(g)


def return_borrowed(g: Pax) -> None:
    """PA-18.15: a borrowed faction card goes back at the start of the check phase."""
    for loan in reversed(g.borrowed):
        g.holder[loan.faction] = loan.holder
        if g.log is not None:
            g.tell(events.FactionReturned(g.turn, FACTIONS[loan.faction]))
    g.borrowed = []


def end_turn(g: Pax) -> None:
    """Markers go (PA-10.19), faction cards turn upright (PA-12.6), and the turn passes clockwise (PA-4.3)."""
    g.markers = []
    g.turned = 0
    g.turn = (g.turn + 1) % g.seats
    g.phase = EVENTS
    if g.turn == g.first:
        if edicts_discarded(g) >= LAST_EDICT:
            finish(g, -1, BY_EDICTS)  # PA-17.4
        elif g.round >= g.max_rounds:
            finish(g, -1, BY_ROUNDS)  # PA-17.10
        else:
            g.round += 1


def finish(g: Pax, winner: int, by: str) -> None:
    """The game is over."""
    g.winner = winner
    g.ended_by = by
    g.phase = OVER


def announce_start(g: Pax) -> None:
    """Tell who begins, what was dealt, and each player their own cards."""
    if g.log is None:
        return
    g.tell(events.GameBegan(g.first, tuple(g.connection), tuple([PLOTS[plot] for plot in g.common])))
    for seat in range(g.seats):
        if seat != g.robot:
            names = tuple([NAMES[g.cards.face[slot]] for slot in g.hands[seat]])
            g.tell(events.CardsDrawn(seat, len(names), Secret(1 << seat, names)))
            g.tell(events.PlotDealt(seat, Secret(1 << seat, PLOTS[g.private[seat]])))
