"""How good a table looks for a player: how far the plots are, what is held, and how far the others have got.

Read on a world imagined from the player's view (`Sampler`), so it knows nothing that the player does not.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from camarilla.games.pax.catalog import DEGREE, GERMAIN, GM, MASK, MASON, MASTERS, PLOT_COUNT, RA, ROSICRUCIAN, TYPES
from camarilla.games.pax.ending import points
from camarilla.games.pax.event_cards import edicts_discarded
from camarilla.games.pax.field import cells_of, layout
from camarilla.games.pax.opponent_scripts import robot_wins
from camarilla.games.pax.plots import (
    ADEPT_CARDS,
    ADEPTS,
    BROTHERHOOD,
    CIRCLE,
    ENLIGHTENERS,
    EQUALS,
    EXCHANGE,
    FRINGE,
    GRAND_LODGE,
    MASONS,
    RUMOURS,
    SHADOW_CARDS,
    SHADOWS,
    WIDE,
    WIDE_CARDS,
    met,
    shared,
)
from camarilla.games.pax.queries import connected, controlled, open_cells, reach, tokens_in, tokens_of
from camarilla.games.pax.scheming import plots_on

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

ON_PLOT: Final = 30.0
MET: Final = 14.0
NEAR: Final = 12.0
WON: Final = 1000.0
TOKEN: Final = 1.2
OPEN_CARD: Final = 0.7
"""A card within reach that has room for a token."""
FACTION_CARD: Final = 1.6
FIRST_FAVOURS: Final = 0.45
MORE_FAVOURS: Final = 0.08
HAND_CARD: Final = 0.1
RIVAL_PLOT: Final = 16.0
RIVAL_NEAR: Final = 3.0
ROBOT_TOKEN: Final = 1.6
ROBOT_LATE: Final = 5.0
ROBOT_LODGE: Final = 22.0
ROBOT_WINS: Final = 200.0
CARD: Final = 1.3
"""How many steps it takes to bring a card in, where a token takes one."""
MOST_READ: Final = 4096
"""So many fields are remembered before all are forgotten."""


# -- What is remembered ------------------------------------------------------------------------------------------------


class Reading:
    """What was found of one field, its cards and tokens: deeds that are tried in turn mostly leave it as it was."""

    def __init__(self) -> None:
        self.near: dict[int, float] = {}
        """How near a seat is to a plot, by seat and plot."""
        self.met: dict[int, bool] = {}
        """Whether a seat meets a plot, by seat and plot."""
        self.tokens: dict[int, int] = {}
        """How many tokens a seat has on it."""
        self.room: dict[int, int] = {}
        """How many cards within reach have room for a token of a seat."""

    def closeness(self, g: Pax, seat: int, plot: int) -> float:
        """How near a plot is."""
        key = seat * PLOT_COUNT + plot
        found = self.near.get(key)
        if found is None:
            found = self.near[key] = closeness(g, seat, plot)
        return found

    def meets(self, g: Pax, seat: int, plot: int) -> bool:
        """Whether a plot is met."""
        key = seat * PLOT_COUNT + plot
        found = self.met.get(key)
        if found is None:
            found = self.met[key] = met(g, seat, plot)
        return found

    def tokens_laid(self, g: Pax, seat: int) -> int:
        """How many tokens a seat has on the field."""
        found = self.tokens.get(seat)
        if found is None:
            found = self.tokens[seat] = tokens_in(g, g.up, seat)
        return found

    def open_cards(self, g: Pax, seat: int) -> int:
        """How many cards within reach have room."""
        found = self.room.get(seat)
        if found is None:
            found = self.room[seat] = (open_cells(g, seat) & reach(g, seat)).bit_count()
        return found


READINGS: Final[dict[tuple[tuple[int, ...], ...], Reading]] = {}


def reading_of(g: Pax) -> Reading:
    """What is remembered of the field as it lies: whose places, which cards face up, how many tokens of whom."""
    key = (tuple(g.place), tuple(g.at), tuple(g.count))
    found = READINGS.get(key)
    if found is None:
        if len(READINGS) >= MOST_READ:
            READINGS.clear()
        found = READINGS[key] = Reading()
    return found


# -- What the table is worth -------------------------------------------------------------------------------------------


def worth(g: Pax, me: int) -> float:
    """The table as a player sees it, in one number."""
    read = reading_of(g)
    value = holdings(g, me, read) + schemes(g, me, read)
    for rival in range(g.seats):
        if rival == g.robot:
            value -= robot_threat(g)
        elif rival != me:
            value -= RIVAL_PLOT * len(plots_on(g, rival))
            left = [plot for plot in g.common if not on(g, rival, plot)]
            value -= RIVAL_NEAR * sum([read.closeness(g, rival, plot) ** 3 for plot in left])
    late = edicts_discarded(g) + 0.34 * len(g.edicts)
    if late > 2:
        best = max([points(g, seat) for seat in range(g.seats) if seat != me])
        value += (late - 2) * 0.4 * (points(g, me) - best)
    return value


def own_worth(g: Pax, me: int) -> float:
    """The table as one sees it who looks only at their own side."""
    read = reading_of(g)
    return holdings(g, me, read) + schemes(g, me, read)


def on(g: Pax, seat: int, plot: int) -> bool:
    """Whether a player's token lies on a plot."""
    return g.on[plot] >> seat & 1 == 1


def holdings(g: Pax, me: int, read: Reading) -> float:
    """Favours, the first few of a type being worth most; tokens on the field, faction cards, hand cards."""
    value = 0.0
    for kind in range(TYPES):
        held = g.fav[TYPES * me + kind]
        value += FIRST_FAVOURS * min(held, 3) + MORE_FAVOURS * max(held - 3, 0)
    value += TOKEN * read.tokens_laid(g, me)
    value += OPEN_CARD * min(6, read.open_cards(g, me))
    value += FACTION_CARD * g.holder.count(me)
    return value + HAND_CARD * len(g.hands[me])


def schemes(g: Pax, me: int, read: Reading) -> float:
    """Plots realised, met and within reach; two of them win."""
    done = plots_on(g, me)
    value = ON_PLOT * len(done)
    held = sum([1 for plot in done if read.meets(g, me, plot)])
    value -= 0.7 * ON_PLOT * (len(done) - held)
    if held >= 2 and g.turn == me:
        value += WON
    for plot in [*g.common, g.private[me]]:
        if not on(g, me, plot):
            value += MET if read.meets(g, me, plot) else NEAR * read.closeness(g, me, plot) ** 2
    return value


def robot_threat(g: Pax) -> float:
    """How near an automated opponent is to its plots; it places a token or two a turn."""
    if robot_wins(g):
        return ROBOT_WINS
    tokens = tokens_in(g, g.up, g.robot)
    threat = ROBOT_TOKEN * tokens + ROBOT_LATE * max(0, tokens - 4)
    for _, cells in g.lodges:
        mine = tokens_in(g, cells, g.robot)
        others = max([tokens_in(g, cells, seat) for seat in range(g.seats) if seat != g.robot])
        if mine > others:
            threat += ROBOT_LODGE * (min(cells.bit_count(), 5) / 5) ** 3 * min(mine, 3) / 3
    if g.script == GERMAIN:
        threat += 3.0 * edicts_discarded(g) + 1.5 * len(g.edicts)
    return threat + 3.0 * g.holder.count(g.robot)


# -- How far a plot is -------------------------------------------------------------------------------------------------


def closeness(g: Pax, seat: int, plot: int) -> float:
    """From 0 to 1: how much of a plot is there; a missing card weighs more than a missing token."""
    if plot == EQUALS:
        return equals_closeness(g, seat)
    if plot == CIRCLE:
        return max([(circle & g.own[seat]).bit_count() for circle in layout(g.seats).circles]) / 4
    if plot == ENLIGHTENERS:
        return min(1.0, arch_tokens(g, seat) / 4)
    if plot == RUMOURS:
        return path_closeness(g, seat)
    if plot in (MASONS, WIDE, ADEPTS, SHADOWS, BROTHERHOOD):
        return cards_closeness(g, seat, plot)
    return lodge_closeness(g, seat, plot)


def cards_closeness(g: Pax, seat: int, plot: int) -> float:
    """Plots that count cards."""
    if plot == SHADOWS:
        return min(1.0, shared(g, seat).bit_count() / SHADOW_CARDS[g.seats])
    cards = cells_of(controlled(g, seat))
    if plot == WIDE:
        return min(1.0, len(cards) / WIDE_CARDS[g.seats])
    if plot == ADEPTS:
        return min(1.0, sum([1 for cell in cards if DEGREE[g.at[cell]] == GM]) / ADEPT_CARDS[g.seats])
    if plot == MASONS:
        covered = 0
        for cell in cards:
            if MASON[g.at[cell]]:
                covered |= MASK[g.at[cell]]
        return covered.bit_count() / 6
    brothers = [cell for cell in cards if ROSICRUCIAN[g.at[cell]]]
    tokens = sum([tokens_of(g, cell, seat) for cell in brothers])
    return (min(3, len(brothers)) + min(5, tokens)) / 8


def equals_closeness(g: Pax, seat: int) -> float:
    """The best centre: own cards of one degree around it, and cards of that degree with room."""
    field = layout(g.seats)
    best = 0.0
    for centre in cells_of(g.up):
        degree = DEGREE[g.at[centre]]
        score = 1.0 if g.own[seat] >> centre & 1 else 0.3 if g.room[centre] else 0.0
        around: list[float] = []
        for cell in cells_of(field.around[centre] & g.up):
            if DEGREE[g.at[cell]] == degree:
                around.append(1.0 if g.own[seat] >> cell & 1 else 0.3 if g.room[cell] else 0.0)
        around.sort(reverse=True)
        best = max(best, score + sum(around[:3]))
    return min(1.0, best / 4)


def arch_tokens(g: Pax, seat: int) -> float:
    """Own tokens on Royal Arches, and a little for those that are still free."""
    total = 0.0
    for cell in cells_of(g.up):
        if DEGREE[g.at[cell]] == RA:
            mine = tokens_of(g, cell, seat)
            total += mine if mine or g.room[cell] < 3 else 0.4
    return total


def lodge_closeness(g: Pax, seat: int, plot: int) -> float:
    """The best lodge for a plot: missing cards and missing tokens, those of rivals to be outnumbered."""
    field = layout(g.seats)
    best = 99.0
    total = 10.0
    for cells in groups(g):
        tokens = 3
        if plot == FRINGE:
            missing = CARD * max(0, 4 - (cells & field.outer).bit_count())
            tokens = 4
        elif plot == GRAND_LODGE:
            missing = CARD * max(0, 5 - cells.bit_count())
            tokens = 5
        elif plot == EXCHANGE:
            missing = CARD * min([(line & ~cells).bit_count() for line in field.lines])
        else:
            missing = CARD * areopagi_missing(g, seat, cells)
        rivals = max([tokens_in(g, cells, other) for other in range(g.seats) if other != seat])
        missing += max(0, max(tokens, rivals + 1) - tokens_in(g, cells, seat))
        missing += CARD * max(0, 3 - cells.bit_count())
        best = min(best, missing)
    if best == 99.0:
        return 0.1
    return max(0.0, 1 - best / total)


def groups(g: Pax) -> list[int]:
    """Every connected group of face-up cards of a faction, also those too small for a lodge."""
    field = layout(g.seats)
    found: list[int] = []
    for faction in range(TYPES):
        members = 0
        for cell in cells_of(g.up):
            if MASK[g.at[cell]] >> faction & 1:
                members |= 1 << cell
        while members:
            group = connected(field, members & -members, members)
            members &= ~group
            found.append(group)
    return found


def areopagi_missing(g: Pax, seat: int, cells: int) -> int:
    """How far a lodge is from joining one's own areopagus to another one."""
    field = layout(g.seats)
    own = 0 if field.touches[g.place[seat]] & cells else 1
    theirs = [0 if field.touches[g.place[other]] & cells else 1 for other in range(g.seats) if other != seat]
    return own + min(theirs)


def path_closeness(g: Pax, seat: int) -> float:
    """The cheapest way from the top row to the bottom row in one faction."""
    best = min([path_price(g, seat, faction) for faction in range(TYPES)])
    return max(0.0, 1 - best / 8)


def path_price(g: Pax, seat: int, faction: int) -> float:
    """Nothing for a card of the faction with an own token, 1 for one with room, more for any other card."""
    field = layout(g.seats)
    price: list[float] = []
    for cell in range(field.size):
        if g.at[cell] >= 0 and MASK[g.at[cell]] >> faction & 1:
            price.append(0.0 if g.own[seat] >> cell & 1 else 1.0 if g.room[cell] else 2.0)
        else:
            price.append(1 + CARD)
    queue: list[tuple[float, int]] = []
    for cell in cells_of(field.top):
        heappush(queue, (price[cell], cell))
    seen = 0
    while queue:
        cost, cell = heappop(queue)
        if field.bottom >> cell & 1:
            return cost
        if not seen >> cell & 1:
            seen |= 1 << cell
            for other in cells_of(field.around[cell] & ~seen):
                heappush(queue, (cost + price[other], other))
    return 99.0


def card_liking(g: Pax, me: int, luminary: int, cell: int) -> float:
    """How welcome a card is on a cell before anything is placed: kindred neighbours, masters, what plots ask for."""
    field = layout(g.seats)
    liking = 0.0
    for other in cells_of(field.around[cell] & g.up):
        common = MASK[g.at[other]] & MASK[luminary]
        if common:
            liking += 0.3 + 0.4 * tokens_of(g, other, me)
    if MASTERS[luminary]:
        liking -= 0.5
    return liking
