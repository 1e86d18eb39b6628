"""The actions that all automated opponents have in common (PA-20.9 to PA-20.17, PA-20.30 to PA-20.46).

An opponent never decides anything: every step it takes is told as an event with the clause that makes it do so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.pax import events
from camarilla.games.pax.card_moves import from_deck, replace_card, show_card
from camarilla.games.pax.catalog import (
    CONNECTION_MASK,
    CONNECTIONS,
    DEGREE,
    FACTIONS,
    FACTIONS_OF,
    FIRST,
    GERMAIN,
    GM,
    JOSEPH,
    MASK,
    NAMES,
    RA,
    SECOND,
    STRENGTH,
    TYPES,
    WEISHAUPT,
)
from camarilla.games.pax.dispute import robot_dispute
from camarilla.games.pax.favour import gain
from camarilla.games.pax.field import HOME, PLAN_DIRECTION, cells_of, layout
from camarilla.games.pax.interrogate import give
from camarilla.games.pax.queries import (
    faction_master,
    may_enter,
    owners_on,
    places_of,
    rivals_on,
    tokens_of,
    tokens_on,
    yielder,
)
from camarilla.games.pax.tokens import put, remove
from camarilla.kernel.choices import Flow

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

ALL_DIRECTIONS: Final = 6


# -- Reading the table -------------------------------------------------------------------------------------------------


def step(g: Pax, clause: str, cell: int = -1) -> None:
    """Tell a step of the script: the clause that asks for it, and the card it is about."""
    if g.log is not None:
        g.tell(events.OpponentStep(g.robot, clause, cell if cell >= 0 else None))


def card_mask(g: Pax) -> int:
    """PA-20.12: the factions of the AI card, three of them on the areopagus."""
    return CONNECTION_MASK[g.connection[g.robot]] if g.figure < 0 else MASK[g.at[g.figure]]


def shares(g: Pax, luminary: int) -> int:
    """How many factions a luminary has in common with the AI card."""
    return (MASK[luminary] & card_mask(g)).bit_count()


def neighbours(g: Pax) -> int:
    """The cards adjacent to the AI card, without itself."""
    field = layout(g.seats)
    return field.touches[g.place[g.robot]] if g.figure < 0 else field.around[g.figure]


def has_room(g: Pax, cell: int) -> bool:
    """Whether the opponent can place a token on a face-up card."""
    return g.left[g.robot] > 0 and may_enter(g, cell, g.robot)


def by_number(g: Pax, cells: list[int]) -> int:
    """PA-20.47: of several cards the one whose number comes next above that of the AI card; past the last go on from 1.

    The AI card itself comes last.
    """
    field = layout(g.seats)
    here = 0 if g.figure < 0 else field.number[g.figure]
    best = cells[0]
    for cell in cells:
        if distance(field.number[cell], here, field.size) < distance(field.number[best], here, field.size):
            best = cell
    return best


def distance(number: int, here: int, size: int) -> int:
    """How far above a number another one comes, counting on from 1 past the highest."""
    return number - here if number > here else number - here + size + 1


def clockwise(g: Pax, slot: int) -> list[int]:
    """PA-20.27, PA-20.28: the neighbours of the AI card, clockwise from the direction a plan card points to."""
    field = layout(g.seats)
    around = field.home_neighbours[g.place[g.robot]] if g.figure < 0 else field.neighbours[g.figure]
    start = PLAN_DIRECTION[STRENGTH[g.cards.face[slot]]]
    found: list[int] = []
    for turn in range(ALL_DIRECTIONS):
        cell = around[(start + turn) % ALL_DIRECTIONS]
        if cell >= 0:
            found.append(cell)
    return found


def open_plan(g: Pax) -> int:
    """PA-20.13, PA-20.27: open the top card of the deck as a plan card; -1 if there is none."""
    slot = from_deck(g)
    if slot >= 0:
        g.plan.append(slot)
        g.cards.reveal(slot)
        if g.log is not None:
            g.tell(events.PlanOpened(g.robot, slot, NAMES[g.cards.face[slot]]))
    return slot


def turn_up(g: Pax, cell: int) -> None:
    """A face-down target is turned face up."""
    show_card(g, cell)
    if g.log is not None:
        g.tell(events.CardTurned(g.robot, cell, g.field[cell], NAMES[g.at[cell]]))


# -- Common actions ----------------------------------------------------------------------------------------------------


def scout(g: Pax, cell: int) -> Flow[None]:
    """PA-20.40: turn the target up; Influence it if it shares a faction with the AI card, otherwise Dismiss it."""
    turn_up(g, cell)
    if shares(g, g.at[cell]):
        sway(g, cell)
    else:
        yield from dismiss(g, cell)


def sway(g: Pax, cell: int) -> None:
    """Influence a card."""
    place_tokens(g, cell, shares(g, g.at[cell]))


def place_tokens(g: Pax, cell: int, common: int) -> None:
    """PA-20.41, PA-20.42: up to 2 tokens if both factions are shared, otherwise 1; the figure follows them."""
    placed = 0
    while placed < (2 if common >= 2 else 1) and has_room(g, cell):
        put(g, cell, g.robot)
        placed += 1
    if g.script == WEISHAUPT:
        placed += bought_tokens(g, cell)
    if g.log is not None and placed:
        g.tell(events.TokensPlaced(g.robot, cell, placed))
    if placed:
        move_figure(g, cell)


def bought_tokens(g: Pax, cell: int) -> int:
    """PA-20.69: Weishaupt spends favours of the target's factions for more tokens, primary and secondary in turn."""
    factions = FACTIONS_OF[g.at[cell]]
    turn = 0
    placed = 0
    while has_room(g, cell):
        kind = factions[turn % len(factions)]
        if not g.fav[TYPES * g.robot + kind]:
            kind = factions[(turn + 1) % len(factions)]
        if not g.fav[TYPES * g.robot + kind]:
            break
        g.fav[TYPES * g.robot + kind] -= 1
        g.supply[kind] += 1
        put(g, cell, g.robot)
        placed += 1
        turn += 1
        if g.log is not None:
            g.tell(events.FavoursSpent(g.robot, (FACTIONS[kind],)))
    return placed


def move_figure(g: Pax, cell: int) -> None:
    """The figure moves to a card; -1 is the areopagus."""
    g.figure = cell
    if g.log is not None:
        g.tell(events.FigureMoved(g.robot, cell if cell >= 0 else None))


def dismiss(g: Pax, cell: int) -> Flow[None]:
    """PA-20.43, PA-20.44: replace the target from the court and Influence it; or Interrogate the areopagus."""
    place = court_choice(g)  # public: the court lies open
    if place < 0:
        yield from interrogate(g, HOME)
        return
    slot = g.court[place]
    g.court[place] = -1
    replace_target(g, cell, slot)


def court_choice(g: Pax) -> int:
    """The leftmost court card that shares both factions with the AI card, else one; -1 if none does."""
    best = -1
    for place in range(len(g.court)):
        if g.court[place] >= 0:
            common = shares(g, g.cards.face[g.court[place]])
            if common >= 2:
                return place
            if common and best < 0:
                best = place
    return best


def replace_target(g: Pax, cell: int, slot: int) -> None:
    """Put a card in the target's place, let own tokens move over, and Influence it; the AI card is read before."""
    common = (MASK[g.cards.face[slot]] & card_mask(g)).bit_count()
    if g.log is not None:
        g.tell(events.CardDismissed(g.robot, cell, NAMES[g.at[cell]]))
    replace_card(g, cell, slot, g.robot)
    place_tokens(g, cell, common)


def interrogate(g: Pax, card: int) -> Flow[None]:
    """PA-20.45, PA-20.17: take a yield without gossip, preferring the primary faction; collusion applies."""
    source = yielder(g, g.robot, card)
    if source in g.yielded:
        return
    g.yielded.append(source)
    if g.log is not None:
        g.tell(events.Interrogated(g.robot, None if card == HOME else card))
    if card == HOME:
        yield from gain(g, g.robot, CONNECTIONS[g.connection[g.robot]])
        return
    kinds = robot_yield(g, card)
    gained = yield from gain(g, g.robot, kinds)
    due = len(kinds) - rivals_on(g, card, g.robot)
    primary = FACTIONS_OF[g.at[card]][0]
    gifts = max(0, len(gained) - due)
    for rival in g.after(g.robot):
        for _ in range(tokens_of(g, card, rival)):
            if gifts:
                gifts -= 1
                others = [kind for kind in gained if kind != primary]
                kind = others[0] if others else primary
                gained.remove(kind)
                give(g, g.robot, rival, kind)


def robot_yield(g: Pax, cell: int) -> list[int]:
    """What a card yields to the opponent: where there is a choice, the primary faction."""
    luminary = g.at[cell]
    factions = FACTIONS_OF[luminary]
    degree = DEGREE[luminary]
    if degree == FIRST:
        return [factions[0]]
    if degree == SECOND:
        return factions[:]
    if degree == GM:
        return [factions[0]] * 3
    if degree == RA:
        return [factions[0]] * (2 * tokens_on(g, cell))
    return [*factions, factions[0]]


def interrogate_here(g: Pax) -> Flow[None]:
    """Interrogate the AI card, be it a luminary or the areopagus."""
    yield from interrogate(g, HOME if g.figure < 0 else g.figure)


# -- Oust (PA-20.30 to PA-20.39) ---------------------------------------------------------------------------------------


def oust(g: Pax, cell: int) -> Flow[None]:
    """Aim at one rival's tokens, dispute them, and do what victory or defeat says."""
    rival, number = victim(g, cell)
    won = yield from robot_dispute(g, rival, True, cell)  # public: all cards are revealed
    if g.log is not None:
        g.tell(events.DisputeEnded(g.robot if won else rival))
    if won:
        step(g, "PA-20.36", cell)
        remove(g, cell, places_of(g, cell, rival)[:number])
        sway(g, cell)
    else:
        step(g, "PA-20.38", g.figure)
        if g.figure >= 0 and has_room(g, g.figure):
            put(g, g.figure, g.robot)
            if g.log is not None:
                g.tell(events.TokensPlaced(g.robot, g.figure, 1))
        else:
            yield from interrogate_here(g)


def victim(g: Pax, cell: int) -> tuple[int, int]:
    """PA-20.30, PA-20.31: all tokens of the rival with most; on a tie the uppermost one, where each has but one."""
    counts = [tokens_of(g, cell, seat) if seat != g.robot else 0 for seat in range(g.seats)]
    most = max(counts)
    tied = [seat for seat in range(g.seats) if counts[seat] == most]
    if len(tied) == 1:
        return tied[0], most
    uppermost = [owner for owner in owners_on(g, cell) if owner in tied]
    return uppermost[0], 1


def ousted(g: Pax, cell: int) -> Flow[None]:
    """PA-20.39: after a defeat as defender the figure leaves a card where it stands, and Interrogates the AI card."""
    step(g, "PA-20.39", cell)
    if g.figure == cell:
        retreat(g, cell)
    yield from interrogate_here(g)


def retreat(g: Pax, cell: int) -> None:
    """The figure goes to an adjacent card with an own token; several are told apart by scheme or by a plan card."""
    field = layout(g.seats)
    cells = cells_of(field.around[cell] & g.own[g.robot])
    home = field.touches[g.place[g.robot]] >> cell & 1 == 1
    if not cells and not home:
        return
    if len(cells) + home == 1:
        move_figure(g, cells[0] if cells else -1)
    elif g.script in (GERMAIN, JOSEPH):
        move_figure(g, retreat_by_number(g, cells, home))
    else:
        move_figure(g, retreat_by_plan(g, cells, home))


def retreat_by_number(g: Pax, cells: list[int], home: bool) -> int:
    """The next number above the AI card's; the areopagus is number 0, so it comes after the highest number."""
    field = layout(g.seats)
    here = field.number[g.figure]
    best = by_number(g, cells)
    if home and distance(field.number[best], here, field.size) > distance(0, here, field.size):
        return -1
    return best


def retreat_by_plan(g: Pax, cells: list[int], home: bool) -> int:
    """Clockwise from the direction of a newly opened plan card; the areopagus lies where it touches the card."""
    slot = open_plan(g)
    field = layout(g.seats)
    start = PLAN_DIRECTION[STRENGTH[g.cards.face[slot]]] if slot >= 0 else 0
    around = field.neighbours[g.figure]
    found = {(around.index(cell) - start) % ALL_DIRECTIONS: cell for cell in cells}
    if home:
        opposite = field.home_neighbours[g.place[g.robot]].index(g.figure) + 3
        found[(opposite - start) % ALL_DIRECTIONS] = -1
    return found[min(found)]


# -- Faction cards (PA-20.18) ------------------------------------------------------------------------------------------


def take_faction_card(g: Pax) -> None:
    """One a turn: the leftmost in the row whose largest lodge it controls, else one from the next rival in order."""
    mine = [faction for faction in g.row if faction_master(g, faction) == g.robot]
    for holder in [-1, *g.after(g.robot)]:
        for faction in mine:
            if g.holder[faction] == holder:
                step(g, "PA-20.18")
                if g.log is not None:
                    before = holder if holder >= 0 else None
                    g.tell(events.FactionTaken(g.robot, FACTIONS[faction], before))
                g.holder[faction] = g.robot
                return


def lay_plan_card(g: Pax, cell: int, slot: int) -> None:
    """A plan card takes the target's place and is Influenced (PA-20.63, PA-20.66)."""
    g.plan.remove(slot)
    replace_target(g, cell, slot)
