"""The scripts of the four automated opponents, and the plots they win by (PA-20.47 to PA-20.71)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.pax.catalog import (
    DEGREE,
    GERMAIN,
    GM,
    JOSEPH,
    MASTERS,
    RA,
    ROSICRUCIAN,
    TOKENS,
    WEISHAUPT,
)
from camarilla.games.pax.event_cards import edicts_discarded
from camarilla.games.pax.field import HOME, cells_of, layout
from camarilla.games.pax.opponent import (
    by_number,
    clockwise,
    dismiss,
    has_room,
    interrogate,
    interrogate_here,
    lay_plan_card,
    move_figure,
    neighbours,
    open_plan,
    oust,
    scout,
    shares,
    step,
    sway,
    take_faction_card,
    turn_up,
)
from camarilla.games.pax.queries import controlled, lodge_master, rivals_on, tokens_of, tokens_on
from camarilla.kernel.choices import Flow

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

LODGE: Final = 5
ON_LUMINARIES: Final = 8
EDICTS_FOR_GERMAIN: Final = 4
MASTERS_FOR_WEISHAUPT: Final = 3
FACTIONS_FOR_JOSEPH: Final = 3
ROSICRUCIANS_FOR_CAGLIOSTRO: Final = 4


def play_script(g: Pax) -> Flow[None]:
    """PA-20.22: the opponent's action phase is its script; at its end it may take a faction card (PA-20.18)."""
    if g.script == GERMAIN:
        yield from germain(g)
    elif g.script == JOSEPH:
        yield from joseph(g)
    elif g.script == WEISHAUPT:
        yield from weishaupt(g)
    else:
        yield from cagliostro(g)
    take_faction_card(g)


# -- Plots (PA-20.26) --------------------------------------------------------------------------------------------------


def robot_wins(g: Pax) -> bool:
    """PA-20.23: whether the opponent meets at least one of its three plots."""
    return own_plot(g) or lodge_plot(g) or tokens_plot(g)


def lodge_plot(g: Pax) -> bool:
    """PA-20.49, PA-20.57: it controls a lodge of five or more cards."""
    return any([cells.bit_count() >= LODGE and lodge_master(g, cells, 3) == g.robot for _, cells in g.lodges])


def tokens_plot(g: Pax) -> bool:
    """PA-20.50, PA-20.59: eight or more of its tokens lie on luminaries."""
    return TOKENS - 1 - g.left[g.robot] >= ON_LUMINARIES


def own_plot(g: Pax) -> bool:
    """The plot that only this opponent has."""
    if g.script == GERMAIN:
        return edicts_discarded(g) >= EDICTS_FOR_GERMAIN  # PA-20.48
    if g.script == JOSEPH:
        return g.holder.count(g.robot) >= FACTIONS_FOR_JOSEPH
    cards = cells_of(controlled(g, g.robot))
    if g.script == WEISHAUPT:
        return sum([1 for cell in cards if MASTERS[g.at[cell]]]) >= MASTERS_FOR_WEISHAUPT  # PA-20.58
    return sum([1 for cell in cards if ROSICRUCIAN[g.at[cell]]]) >= ROSICRUCIANS_FOR_CAGLIOSTRO


# -- Count Saint-Germain (PA-20.47 to PA-20.56) ------------------------------------------------------------------------


def germain(g: Pax) -> Flow[None]:
    """The first point that fits: a face-down card, a kindred card, a strange card, or a move."""
    around = neighbours(g)
    down = cells_of(around & ~g.up)
    kindred = [cell for cell in with_itself(g, around) if shares(g, g.at[cell]) and germain_b_fits(g, cell)]
    strange = [cell for cell in cells_of(around & g.up) if not shares(g, g.at[cell])]
    if down:
        cell = by_number(g, down)
        step(g, "PA-20.51", cell)
        yield from scout(g, cell)
    elif kindred:
        cell = by_number(g, kindred)
        if has_room(g, cell):
            step(g, "PA-20.52", cell)
            sway(g, cell)
            yield from interrogate(g, cell)
        else:
            step(g, "PA-20.53", cell)
            yield from oust(g, cell)
    elif strange:
        yield from germain_c(g, by_number(g, strange))
    else:
        yield from germain_d(g)


def with_itself(g: Pax, around: int) -> list[int]:
    """Face-up neighbours and the AI card."""
    return cells_of((around | (1 << g.figure if g.figure >= 0 else 0)) & g.up)


def germain_b_fits(g: Pax, cell: int) -> bool:
    """PA-20.52, PA-20.53: room for a token, or no free cell but rivals to oust."""
    return has_room(g, cell) or (g.room[cell] == 0 and rivals_on(g, cell, g.robot) > 0)


def germain_c(g: Pax, cell: int) -> Flow[None]:
    """PA-20.54, PA-20.55: a card without a common faction is dismissed; with rivals, they are ousted."""
    if rivals_on(g, cell, g.robot) == 0:
        step(g, "PA-20.54", cell)
        yield from dismiss(g, cell)
    else:
        step(g, "PA-20.55", cell)
        sway(g, cell)
        yield from oust(g, cell)


def germain_d(g: Pax) -> Flow[None]:
    """PA-20.56: the figure goes next to a rival; then the AI card and the areopagus are interrogated."""
    field = layout(g.seats)
    near = 0
    for cell in range(field.size):
        if rivals_on(g, cell, g.robot):
            near |= field.near[cell]
    cells = cells_of(near & g.up)
    step(g, "PA-20.56")
    if cells:
        cell = by_number(g, cells)
        if cell != g.figure:
            move_figure(g, cell)
    yield from interrogate_here(g)
    yield from interrogate(g, HOME)


# -- Joseph II (PA-20.70) ----------------------------------------------------------------------------------------------


def joseph(g: Pax) -> Flow[None]:
    """The first that fits: oust, influence, scout, dismiss, or go on by number and interrogate."""
    around = neighbours(g)
    up = cells_of(around & g.up)
    invaded = [cell for cell in up if rivals_on(g, cell, g.robot) and not tokens_of(g, cell, g.robot)]
    kindred = [cell for cell in with_itself(g, around) if shares(g, g.at[cell]) and has_room(g, cell)]
    down = cells_of(around & ~g.up)
    empty = [cell for cell in up if tokens_on(g, cell) == 0]
    if invaded:
        cell = by_number(g, invaded)
        step(g, "PA-20.70", cell)
        yield from oust(g, cell)
    elif kindred:
        cell = by_number(g, kindred)
        step(g, "PA-20.70", cell)
        sway(g, cell)
    elif down:
        cell = by_number(g, down)
        step(g, "PA-20.70", cell)
        yield from scout(g, cell)
    elif empty:
        cell = by_number(g, empty)
        step(g, "PA-20.70", cell)
        yield from dismiss(g, cell)
    else:
        cell = by_number(g, cells_of(g.up))
        step(g, "PA-20.70", cell)
        move_figure(g, cell)
        yield from interrogate_here(g)


# -- Adam Weishaupt (PA-20.57 to PA-20.69) -----------------------------------------------------------------------------


def weishaupt(g: Pax) -> Flow[None]:
    """Plan, turn the target up, do the first point that fits; a target that allows nothing gives way to the next."""
    plan = open_plan(g)  # public: plan cards lie open
    if plan < 0:
        return
    step(g, "PA-20.60")
    targets = clockwise(g, plan)  # public: plan cards lie open
    for cell in targets:
        if g.up >> cell & 1 == 0:
            step(g, "PA-20.61", cell)
            turn_up(g, cell)
        done = yield from weishaupt_acts(g, cell, plan)  # public: plan cards lie open
        if done:
            return
    step(g, "PA-20.65", targets[-1])
    move_figure(g, targets[-1])
    yield from interrogate_here(g)


def weishaupt_acts(g: Pax, cell: int, plan: int) -> Flow[bool]:
    """Points 3a to 3f for one target; whether one of them could be carried out."""
    point = weishaupt_point(g, cell, g.cards.face[plan])  # public: plan cards lie open
    if not point:
        return False
    step(g, point, cell)
    if point in ("PA-20.63", "PA-20.66"):
        lay_plan_card(g, cell, plan)
    elif rivals_on(g, cell, g.robot) and (point != "PA-20.67"):
        yield from oust(g, cell)
    elif point == "PA-20.68":
        yield from dismiss(g, cell)
    else:
        sway(g, cell)
    return True


def weishaupt_point(g: Pax, cell: int, plan: int) -> str:
    """The clause of the first point that fits a target, with a plan card; empty if none does."""
    luminary = g.at[cell]
    rivals = rivals_on(g, cell, g.robot) > 0
    mine = tokens_of(g, cell, g.robot) > 0
    master = DEGREE[luminary] in (GM, RA)
    if master and (rivals or has_room(g, cell)):
        return "PA-20.62"
    if not rivals and not master and MASTERS[plan]:
        return "PA-20.63"
    if mine and not rivals:
        return "PA-20.64" if has_room(g, cell) else ""
    if not rivals and not shares(g, luminary) and shares(g, plan):
        return "PA-20.66"
    if not mine and shares(g, luminary) and has_room(g, cell):
        return "PA-20.67"
    return "" if master else "PA-20.68"


# -- Count Cagliostro (PA-20.71) ---------------------------------------------------------------------------------------


def cagliostro(g: Pax) -> Flow[None]:
    """Plan, turn the target up; influence, oust, dismiss, or try the next card clockwise."""
    plan = open_plan(g)  # public: plan cards lie open
    if plan < 0:
        return
    targets = clockwise(g, plan)  # public: plan cards lie open
    for cell in targets:
        if g.up >> cell & 1 == 0:
            step(g, "PA-20.71", cell)
            turn_up(g, cell)
        if shares(g, g.at[cell]) and has_room(g, cell):
            step(g, "PA-20.71", cell)
            sway(g, cell)
            return
        if rivals_on(g, cell, g.robot):
            step(g, "PA-20.71", cell)
            yield from oust(g, cell)
            return
        if tokens_on(g, cell) == 0:
            step(g, "PA-20.71", cell)
            yield from dismiss(g, cell)
            return
    step(g, "PA-20.71", targets[-1])
    move_figure(g, targets[-1])
    yield from interrogate_here(g)
