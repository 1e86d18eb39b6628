"""What a seat may see of Pax Illuminaten, built from nothing up (PA-2.30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from camarilla.games.pax.catalog import (
    CONNECTIONS,
    EVENTS,
    FACTIONS,
    NAMES,
    OPPONENTS,
    PLOT_COUNT,
    PLOTS,
    ROOM,
    TYPES,
)
from camarilla.games.pax.event_cards import edicts_discarded
from camarilla.games.pax.plots import met
from camarilla.games.pax.queries import favours_of, lodge_master, owners_on
from camarilla.games.pax.refill import hand_limit

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

Phase = Literal["set-up", "events", "actions", "over"]
PHASES: Final[tuple[Phase, ...]] = ("set-up", "events", "actions", "over")


class Card(msgspec.Struct, frozen=True):
    """A luminary; the name is None where the viewer may not know it."""

    slot: int
    name: str | None


class Cell(msgspec.Struct, frozen=True):
    """A place of the field: its card, and whose token lies in each of the card's cells, from the top."""

    card: Card | None
    up: bool
    tokens: list[int | None]
    marked: bool


class Player(msgspec.Struct, frozen=True):
    """What a viewer sees of a player. `plot` is None where the viewer may not know it."""

    place: int
    connection: int
    factions: list[str]
    favours: dict[str, int]
    tokens: int
    hand: list[Card]
    hand_limit: int
    plot: str | None
    faction_cards: list[str]
    events: list[str | None]
    special: str | None


class Plot(msgspec.Struct, frozen=True):
    """A plot in play that everybody knows, or the viewer's own; `met` says whether the viewer meets it by itself."""

    name: str
    owner: int | None
    on: list[int]
    beside: list[int]
    met: bool


class Lodge(msgspec.Struct, frozen=True):
    """A lodge, and who controls it."""

    faction: str
    cells: list[int]
    master: int | None


class Edict(msgspec.Struct, frozen=True):
    """An edict in play."""

    name: str
    owner: int
    favours: int


class Opponent(msgspec.Struct, frozen=True):
    """The automated opponent: its seat, which one it is, and the cell of its figure (None: its areopagus)."""

    seat: int
    name: str
    figure: int | None
    plans: list[Card]


class Board(msgspec.Struct, frozen=True):
    """The table."""

    phase: Phase
    round: int
    first: int
    turn: int
    actions: int
    field: list[Cell]
    lodges: list[Lodge]
    court: list[Card | None]
    steward: int
    deck: int
    discard: int
    discard_top: str | None
    chain: list[Card]
    quick: int | None
    disputes: list[Card]
    supply: dict[str, int]
    faction_row: list[str]
    used_factions: list[str]
    borrowed: list[str]
    plots: list[Plot]
    event_deck: int
    event_discard_top: str | None
    event_tops: list[str]
    edicts_discarded: int
    edicts: list[Edict]
    enhanced: list[int]
    players: list[Player]
    opponent: Opponent | None


def board_of(g: Pax, seat: int | None) -> Board:
    """The board as `seat` (None: the public) sees it."""
    return Board(
        PHASES[g.phase],
        g.round,
        g.first,
        g.turn,
        g.actions,
        [cell_of(g, cell, seat) for cell in range(len(g.at))],
        [lodge_of(g, faction, cells) for faction, cells in g.lodges],
        [open_card(g, slot) if slot >= 0 else None for slot in g.court],
        g.steward,
        len(g.deck),
        len(g.discard),
        NAMES[g.cards.face[g.discard[-1]]] if g.discard else None,
        [open_card(g, slot) for slot in g.chain],
        g.quick if g.quick >= 0 else None,
        [open_card(g, slot) for slot in g.laid],
        by_type(g.supply),
        [FACTIONS[faction] for faction in g.row if g.holder[faction] == -1],
        [FACTIONS[faction] for faction in range(TYPES) if g.turned >> faction & 1],
        [FACTIONS[faction] for faction, _ in g.borrowed],
        plots_of(g, seat),
        len(g.event_deck),
        EVENTS[g.event_discard[-1]] if g.event_discard else None,
        known_tops(g, seat),
        edicts_discarded(g),
        [Edict(EVENTS[event], owner, left) for event, owner, left in g.edicts],
        g.enhanced[:],
        [player_of(g, other, seat) for other in range(g.seats)],
        opponent_of(g),
    )


def open_card(g: Pax, slot: int) -> Card:
    """A luminary that lies face up."""
    return Card(slot, NAMES[g.cards.face[slot]])


def card_of(g: Pax, slot: int, seat: int | None) -> Card:
    """A luminary in a hand or face down: its name is for seats that know it, never for those who only watch."""
    sees = seat is not None and g.cards.knows(seat, slot)
    return Card(slot, NAMES[g.cards.face[slot]] if sees else None)


def cell_of(g: Pax, cell: int, seat: int | None) -> Cell:
    """A place of the field; while a card is being laid there is none."""
    luminary = g.at[cell]
    owners = owners_on(g, cell, ROOM[luminary] if luminary >= 0 else 0)
    slot = g.field[cell]
    card = open_card(g, slot) if luminary >= 0 else card_of(g, slot, seat) if slot >= 0 else None
    return Cell(
        card,
        luminary >= 0,
        [owner if owner >= 0 else None for owner in owners],
        luminary in g.markers,
    )


def lodge_of(g: Pax, faction: int, cells: int) -> Lodge:
    """A lodge."""
    master = lodge_master(g, cells, 3)
    members = [cell for cell in range(len(g.at)) if cells >> cell & 1]
    return Lodge(FACTIONS[faction], members, master if master >= 0 else None)


def by_type(numbers: list[int]) -> dict[str, int]:
    """Favours by type."""
    return {FACTIONS[kind]: numbers[kind] for kind in range(TYPES)}


def player_of(g: Pax, other: int, seat: int | None) -> Player:
    """One player as a seat (None: the public) sees it."""
    own = seat == other
    return Player(
        g.place[other],
        g.connection[other],
        [FACTIONS[kind] for kind in CONNECTIONS[g.connection[other]]],
        by_type(favours_of(g, other)),
        g.left[other],
        [card_of(g, slot, seat) for slot in sorted(g.hands[other])],
        hand_limit(g, other),
        PLOTS[g.private[other]] if g.private[other] >= 0 and knows_plot(g, other, seat) else None,
        [FACTIONS[faction] for faction in g.row if g.holder[faction] == other],
        [EVENTS[event] if own else None for event in sorted(g.held[other])],
        EVENTS[g.special[other]] if g.special[other] >= 0 else None,
    )


def knows_plot(g: Pax, other: int, seat: int | None) -> bool:
    """Whether a seat, or the public, knows somebody's private plot."""
    seen = g.plot_seen[other]
    return seen == g.cards.everyone or (seat is not None and seen >> seat & 1 == 1)


def plots_of(g: Pax, seat: int | None) -> list[Plot]:
    """The common plots, and private ones that the viewer knows."""
    plots = [plot_of(g, plot, None, seat) for plot in g.common]
    for other in range(g.seats):
        if g.private[other] >= 0 and knows_plot(g, other, seat):
            plots.append(plot_of(g, g.private[other], other, seat))
    return plots


def plot_of(g: Pax, plot: int, owner: int | None, seat: int | None) -> Plot:
    """A plot and the tokens about it."""
    assert plot < PLOT_COUNT
    progress = False
    if seat is not None and seat != g.robot and owner in (None, seat):
        progress = met(g, seat, plot)
    return Plot(
        PLOTS[plot],
        owner,
        [other for other in range(g.seats) if g.on[plot] >> other & 1],
        [other for other in range(g.seats) if g.beside[plot] >> other & 1],
        progress,
    )


def known_tops(g: Pax, seat: int | None) -> list[str]:
    """The top cards of the event deck that the viewer has put there or looked at, the top one first."""
    names: list[str] = []
    for at in range(len(g.event_deck) - 1, -1, -1):
        if seat is None or not g.event_seen[at] >> seat & 1:
            break
        names.append(EVENTS[g.event_deck[at]])
    return names


def opponent_of(g: Pax) -> Opponent | None:
    """The automated opponent, if one plays."""
    if g.robot < 0:
        return None
    plans = [open_card(g, slot) for slot in g.plan]
    return Opponent(g.robot, OPPONENTS[g.script], g.figure if g.figure >= 0 else None, plans)
