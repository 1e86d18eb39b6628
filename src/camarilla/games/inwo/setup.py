"""Set-up: decks, leads, first draws, who begins (chapter 1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from camarilla.games.inwo import card_moves, decks
from camarilla.games.inwo.catalog import GROUP, PUPPET_BACK, TYPE
from camarilla.games.inwo.model.entries import Happening
from camarilla.games.inwo.model.zones import (
    ARROWS,
    ASIDE,
    GROUP_BACK,
    GROUP_DECK,
    LEADS,
    PLOT_BACK,
    PLOT_DECK,
    STRUCTURE,
    TAKEN_NOW,
    TURN_BEGINS,
)
from camarilla.games.inwo.plays.costs import card_option, one_of_each, where_option
from camarilla.games.inwo.plays.playing import throw
from camarilla.games.inwo.structures import moving_branches
from camarilla.games.inwo.structures.grid import Arrow
from camarilla.kernel.choices import Ask, Flow
from camarilla.kernel.windows import together

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

FIRST_PLOTS = 3
FIRST_GROUPS = 6
UNDECIDED = -1
WITHOUT = -2
"""A player with no eligible Group left starts without a lead (IN-1.7)."""


def set_options(g: Inwo, seats: int, options: Any) -> None:
    """Write the table's options into the state."""
    g.rules12 = options.rules == "1.2"
    g.two_player = seats == 2 and options.two_player_rules
    g.round_limit = options.round_limit
    g.basic_goal = options.basic_goal or recommended_goal(seats, options)


def recommended_goal(seats: int, options: Any) -> int:
    """IN-14.14."""
    if options.rules == "1.2":
        return 12 if seats <= 3 else 11 if seats == 4 else 10
    if seats == 2:
        return 12
    return 10 if decks.all_starters(options) else 11


def set_out(g: Inwo, dealt: list[tuple[int, list[int]]]) -> None:
    """IN-1.2 to IN-1.5: the slots of each seat's deck, shuffled; every Illuminati lies open."""
    slot = 0
    for seat, (own, faces) in enumerate(dealt):
        g.illuminati[seat] = slot
        g.cards.face[slot] = own
        g.zone[slot] = STRUCTURE
        g.cards.reveal(slot)
        slots = [slot]
        slot += 1
        for back in (PLOT_BACK, GROUP_BACK):
            pile = [face for face in faces if PUPPET_BACK[face] == bool(back)]
            g.rng.shuffle(pile)
            for face in pile:
                g.cards.face[slot] = face
                g.backs[slot] = back
                g.zone[slot] = GROUP_DECK if back else PLOT_DECK
                (g.group_deck if back else g.plot_deck)[seat].append(slot)
                slots.append(slot)
                slot += 1
        for each in slots:
            g.holder[each] = seat
            g.property[each] = seat
    for seat in range(g.seats):
        for _ in range(FIRST_PLOTS):
            if g.plot_deck[seat]:
                card_moves.take_into_hand(g, g.plot_deck[seat][-1], seat)
        for each in g.group_deck[seat]:
            g.cards.show(seat, each)


def choose_leads(g: Inwo) -> Flow[None]:
    """IN-1.6 to IN-1.9: leads are picked at once; those picked twice are set aside and picked anew."""
    while True:
        picking = [seat for seat in range(g.seats) if g.leads[seat] == UNDECIDED]
        if not picking:
            break
        answers = yield from together(LEAD, picking)
        settle_leads(g, picking, answers)
    g.step = ARROWS


def settle_leads(g: Inwo, picking: list[int], answers: dict[int, int]) -> None:
    """Show the leads of one round; equal ones are set aside by each."""
    for seat in [seat for seat in picking if answers[seat] < 0]:
        g.leads[seat] = WITHOUT
    picking = [seat for seat in picking if answers[seat] >= 0]
    faces = {seat: g.cards.face[answers[seat]] for seat in picking}
    for seat in picking:
        slot = g.cards.part(seat, g.group_deck[seat], [answers[seat]], g.rng)[0]
        g.cards.reveal(slot)
        twice = sum([1 for face in faces.values() if face == faces[seat]]) > 1
        g.tried_leads[seat].append(faces[seat])
        if twice:
            card_moves.put(g, slot, ASIDE, seat)
        else:
            g.leads[seat] = slot
    for seat in range(g.seats):
        for other in picking:
            if faces[other] not in g.tried_leads[seat]:
                g.tried_leads[seat].append(faces[other])


def lead_values(g: Inwo, seat: int) -> list[int]:
    """The Groups of one's own deck that were neither tried nor lie open; -1 if there is none."""
    found = [
        slot
        for slot in one_of_each(g, g.group_deck[seat])
        if TYPE[g.cards.face[slot]] == GROUP and g.cards.face[slot] not in g.tried_leads[seat]
    ]
    return found or [-1]


def place_leads(g: Inwo) -> Flow[None]:
    """IN-1.8, IN-1.9, IN-1.11: leads join their Illuminati; six Group cards are drawn; the highest roll begins."""
    seats = [seat for seat in range(g.seats) if g.leads[seat] >= 0]
    if seats:
        answers = yield from together(LEAD_ARROW, seats)
        for seat in seats:
            g.group_deck[seat].remove(g.leads[seat])
            g.zone[g.leads[seat]] = ASIDE
            moving_branches.place(g, g.leads[seat], g.illuminati[seat], answers[seat].side)
    for seat in range(g.seats):
        g.cards.shuffle(g.group_deck[seat], g.rng)
        for _ in range(min(FIRST_GROUPS, len(g.group_deck[seat]))):
            card_moves.take_into_hand(g, g.group_deck[seat][-1], seat)
        aside = [slot for slot in range(len(g.zone)) if g.zone[slot] == ASIDE and g.holder[slot] == seat]
        for slot in aside:
            card_moves.put(g, slot, GROUP_DECK, seat)
        if aside:
            g.cards.shuffle(g.group_deck[seat], g.rng)
    g.turn = first_player(g)
    g.step = TURN_BEGINS
    g.just = [Happening(TAKEN_NOW, slot, seat, -1) for seat in range(g.seats) for slot in g.plots[seat]]  # IN-14.19


def first_player(g: Inwo) -> int:
    """IN-1.11: everybody rolls; the tied highest roll again among themselves."""
    seats = list(range(g.seats))
    while len(seats) > 1:
        rolls = {seat: sum(throw(g, 2)) for seat in seats}
        best = max(rolls.values())
        seats = [seat for seat in seats if rolls[seat] == best]
    return seats[0]


def arrow_values(g: Inwo, seat: int) -> list[Arrow]:
    """The four arrows of the Illuminati."""
    return [Arrow(g.illuminati[seat], side) for side in range(4)]


LEAD: Ask[int] = Ask("lead", "IN-1.6", lead_values, card_option, checkpoint=True)
LEAD_ARROW: Ask[Arrow] = Ask("lead-arrow", "IN-1.8", arrow_values, where_option, checkpoint=True)
STEPS = (LEADS, ARROWS)
