"""The question of the action phase: all the active player may do next, and how it is spelt (PA-4.5 to PA-4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from camarilla.games.pax.actions import leap_values
from camarilla.games.pax.catalog import (
    CL,
    CONVENT,
    CR,
    EVERY_TYPE,
    FACTIONS,
    INQUISITORS,
    KN,
    NAMES,
    PLOTS,
    PRESS,
    RISE,
    SC,
    TYPES,
    A,
    M,
)
from camarilla.games.pax.chain import conspirators
from camarilla.games.pax.deeds import (
    A_INFLUENCE,
    BUY_CONVENT,
    BUY_PRESS,
    CL_OUST,
    CONSPIRE,
    CR_REASSIGN,
    DO_DISMISS,
    DO_INFLUENCE,
    DO_INTERROGATE,
    DO_OUST,
    DO_REASSIGN,
    DO_SCOUT,
    END,
    INQUIRE_HAND,
    INQUIRE_PLOT,
    KN_INTERROGATE,
    M_DISMISS,
    REALISE,
    REWARD_DISMISS,
    REWARD_INFLUENCE,
    REWARD_REASSIGN,
    SC_SCOUT,
    TAKE,
    Deed,
    Verb,
    deed,
)
from camarilla.games.pax.favour import payable, payable_without_sets
from camarilla.games.pax.field import HOME, cells_of
from camarilla.games.pax.labels import (
    card_label,
    cell_key,
    cell_name,
    faction_label,
    place_label,
    plot_label,
    seat_label,
)
from camarilla.games.pax.oust import CLERGY, USUAL, aim_values
from camarilla.games.pax.queries import faction_master, reach
from camarilla.games.pax.scheming import realisable
from camarilla.games.pax.targets import (
    dismiss_cells,
    face_down,
    in_force,
    influence_cells,
    influence_reach,
    interrogate_cards,
    oust_targets,
    reassign_factions,
    reward_factions,
    rosicrucian,
    scout_cells,
)
from camarilla.kernel.options import LOSES, Label, Option

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

# -- Everything that is legal ------------------------------------------------------------------------------------------


def act_values(g: Pax, me: int) -> list[Deed]:
    """Main actions while there are some left, free actions, and what cards, rewards and events add."""
    values = [deed(END)]
    if g.actions:
        main_actions(g, me, values)
    elif in_force(g, RISE):
        free_by_rise(g, me, values)
    for slot in conspirators(g, me):
        values.append(deed(CONSPIRE, slot))
    free_actions(g, me, values)
    if me in g.holder:
        faction_abilities(g, me, values)
    if g.markers:
        rewards(g, me, values)
    if max(g.special) >= 0:
        event_actions(g, me, values)
    return values


def main_actions(g: Pax, me: int, values: list[Deed]) -> None:
    """The six main actions with every target."""
    add_cells(values, DO_SCOUT, scout_cells(g, me))
    add_cells(values, DO_INFLUENCE, influence_cells(g, me, influence_reach(g, me)))
    for card in interrogate_cards(g, me):
        values.append(deed(DO_INTERROGATE, card))
    for faction in reassign_factions(g, me):
        values.append(deed(DO_REASSIGN, faction))
    add_cells(values, DO_DISMISS, dismiss_cells(g, me, []))
    for cell, rival in oust_targets(g, me, reach(g, me)):
        if aim_values(g, me, cell, rival, USUAL):
            values.append(deed(DO_OUST, cell, rival))


def free_by_rise(g: Pax, me: int, values: list[Deed]) -> None:
    """PA-16.18: what uses up no main action, where none is left."""
    add_cells(values, DO_SCOUT, scout_cells(g, me, True))
    for cell in cells_of(influence_cells(g, me, influence_reach(g, me))):
        if rosicrucian(g, cell):
            values.append(deed(DO_INFLUENCE, cell))
    add_cells(values, DO_DISMISS, dismiss_cells(g, me, [], True))


def add_cells(values: list[Deed], verb: Verb, cells: int) -> None:
    """A verb with each cell of a mask."""
    deeds = verb.deeds
    while cells:
        low = cells & -cells
        values.append(deeds[low.bit_length() - 1][0])
        cells ^= low


def free_actions(g: Pax, me: int, values: list[Deed]) -> None:
    """PA-12.1, PA-13.1: taking a faction card and realising a plot, each once a turn."""
    if not g.taken and g.lodges:
        for faction in takeable(g, me):
            values.append(deed(TAKE, faction))
    for plot in realisable(g, me):
        values.append(deed(REALISE, plot))


def takeable(g: Pax, me: int) -> list[int]:
    """The faction cards in the row or with a rival whose largest lodge a player controls."""
    found: list[int] = []
    for faction in range(TYPES):
        holder = g.holder[faction]
        if holder >= -1 and holder != me and faction_master(g, faction) == me:
            found.append(faction)
    return found


def faction_abilities(g: Pax, me: int, values: list[Deed]) -> None:
    """PA-12.5: the once-per-turn abilities of the own faction cards (PA-19)."""
    for faction in range(TYPES):
        if g.holder[faction] != me or g.turned >> faction & 1:
            continue
        if faction == A:
            add_cells(values, A_INFLUENCE, influence_cells(g, me, g.up, False, True))
        elif faction == M:
            add_cells(values, M_DISMISS, dismiss_cells(g, me, [1 << M]))
        elif faction == CR:
            if payable(g, me, [1 << CR]) and leap_values(g, me, -1):
                values.append(deed(CR_REASSIGN))
        elif faction == KN:
            for card in interrogate_cards(g, me):
                values.append(deed(KN_INTERROGATE, card))
        elif faction == CL:
            for cell, rival in oust_targets(g, me, reach(g, me)):
                if aim_values(g, me, cell, rival, CLERGY):
                    values.append(deed(CL_OUST, cell, rival))
        elif payable(g, me, [1 << SC]):
            add_cells(values, SC_SCOUT, face_down(g))


def rewards(g: Pax, me: int, values: list[Deed]) -> None:
    """PA-10.18: what a reward marker buys, on the card it lies on."""
    near = influence_reach(g, me)
    for cell in sorted(set([g.at.index(luminary) for luminary in g.markers])):
        bit = 1 << cell
        if influence_cells(g, me, near & bit):
            values.append(deed(REWARD_INFLUENCE, cell))
        if dismiss_cells(g, me, []) & bit:
            values.append(deed(REWARD_DISMISS, cell))
        for faction in reward_factions(g, me, cell):
            values.append(deed(REWARD_REASSIGN, cell, faction))


def event_actions(g: Pax, me: int, values: list[Deed]) -> None:
    """PA-16.17, PA-16.20, PA-16.22: what special events offer once a turn."""
    if in_force(g, PRESS) and not g.bought >> PRESS & 1:
        for kind in range(TYPES):
            if payable_without_sets(g, me, [1 << kind] * 3):
                values.append(deed(BUY_PRESS, kind))
    if in_force(g, CONVENT) and not g.bought >> CONVENT & 1 and payable(g, me, [EVERY_TYPE] * 5):
        values.append(deed(BUY_CONVENT))
    if in_force(g, INQUISITORS) and not g.bought >> INQUISITORS & 1:
        for rival in g.after(me):
            if rival != g.robot:
                if g.hands[rival]:
                    values.append(deed(INQUIRE_HAND, 0, rival))
                if not g.plot_seen[rival] >> me & 1:
                    values.append(deed(INQUIRE_PLOT, 0, rival))


# -- How it is spelt ---------------------------------------------------------------------------------------------------


def act_option(g: Pax, me: int, done: Deed) -> Option:
    """Name something to do: `scout:7`, `oust:3@1`, `conspire:PIL031`, `reward-reassign:4:A`, `end`."""
    name, target, more = done.verb.name, done.target, done.more
    label = f"do-{name.lower()}"
    spelling = done.verb.spelling
    if done.verb is END and g.actions:
        return Option(name, Label("do-end-early", {"count": g.actions}), guard=LOSES)
    if spelling == "alone":
        return Option(name, Label(label))
    if spelling == "card":
        luminary = g.cards.face[target]
        return Option(f"{name}:{NAMES[luminary]}", Label(label, {"card": card_label(luminary)}), (f"card:{target}",))
    if spelling == "faction":
        key = FACTIONS[target]
        return Option(f"{name}:{key}", Label(label, {"faction": faction_label(target)}), (f"faction:{key}",))
    if spelling == "plot":
        key = PLOTS[target]
        return Option(f"{name}:{key}", Label(label, {"plot": plot_label(target)}), (f"plot:{key}",))
    if spelling == "rival":
        return Option(f"{name}@{more}", Label(label, {"rival": seat_label(more)}), (f"seat:{more}",))
    args: dict[str, Any] = {"place": place_label(g.at[target] if target != HOME else -1, target)}
    notation = f"{name}:{cell_name(target)}"
    touches = (cell_key(target, me),)
    if spelling == "cell and rival":
        args["rival"] = seat_label(more)
        return Option(f"{notation}@{more}", Label(label, args), (*touches, f"seat:{more}"))
    if spelling == "cell and faction":
        args["faction"] = faction_label(more)
        return Option(f"{notation}:{FACTIONS[more]}", Label(label, args), touches)
    return Option(notation, Label(label, args), touches)


def act_args(g: Pax, me: int) -> dict[str, Any]:
    """How many main actions are left."""
    return {"count": g.actions}
