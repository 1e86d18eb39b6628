"""Disputes: starting strength, sealed cards, daggers and hammers, and who has won (PA-10.4 to PA-10.13, PA-20.32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.pax import events
from camarilla.games.pax.card_moves import from_deck, leave_hand
from camarilla.games.pax.catalog import (
    CL,
    CONNECTIONS,
    DAGGER,
    FACTIONS_OF,
    HAMMERS,
    MASTERS,
    NAMES,
    OUST,
    STRENGTH,
    TYPES,
)
from camarilla.games.pax.favour import named
from camarilla.games.pax.field import layout
from camarilla.games.pax.labels import card_label, seat_label
from camarilla.games.pax.queries import tokens_in
from camarilla.kernel.choices import SEALED, Ask, Choice, Flow, Poll, choose, word, words
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

AGAIN: Final = "again"
END: Final = "end"
MOST_TRIES: Final = 3
"""PA-20.35: so many cards an opponent opens at most."""


def starting_strength(g: Pax, seat: int, cell: int) -> int:
    """PA-10.4: tokens on the card, on all adjacent cards, and on one's own areopagus if it touches the card."""
    field = layout(g.seats)
    return tokens_in(g, field.near[cell], seat) + (field.touches[g.place[seat]] >> cell & 1)


def edge(g: Pax, one: int, two: int) -> int:
    """PA-10.5: 1 for superiority of the first, -1 for its vulnerability, 0 for neither; none at all by PA-18.12."""
    return 0 if g.enhanced[OUST] else int(one > two) - int(one < two)


def wins_at_once(strength: int, advantage: int) -> bool:
    """PA-10.8, PA-10.9: a dagger of the vulnerable, hammers of the superior."""
    return (strength == DAGGER and advantage < 0) or (strength == HAMMERS and advantage > 0)


def number_on(strength: int) -> int:
    """PA-10.7: what a card adds; a symbol that does not win at once adds 0."""
    return strength if strength < DAGGER else 0


def dispute(g: Pax, attacker: int, defender: int, cell: int) -> Flow[bool]:
    """A dispute of two people over tokens on a card; whether the attacker wins (PA-10.12)."""
    mine = starting_strength(g, attacker, cell)
    theirs = starting_strength(g, defender, cell)
    advantage = edge(g, mine, theirs)
    if g.log is not None:
        g.tell(events.DisputeBegan(attacker, defender, cell, mine, theirs))
    while True:
        cards = yield from both_lay(g, attacker, defender, cell)  # public: both are revealed
        strike = strength_of(g, cards[0])  # public: both cards have been revealed
        parry = strength_of(g, cards[1])  # public: both cards have been revealed
        if wins_at_once(strike, advantage) and wins_at_once(parry, -advantage):
            answer = yield from choose(CANCELLED, attacker)  # PA-10.10
            if answer == END:
                return False
            continue
        if wins_at_once(strike, advantage):
            return True
        if wins_at_once(parry, -advantage):
            return False
        return mine + number_on(strike) > theirs + number_on(parry)


def strength_of(g: Pax, slot: int) -> int:
    """The strength of a dispute card; 0 where none could be laid (PA-10.11)."""
    return STRENGTH[g.cards.face[slot]] if slot >= 0 else 0


# -- Laying dispute cards (PA-10.6, PA-10.11, PA-19.10) ----------------------------------------------------------------


def both_lay(g: Pax, attacker: int, defender: int, cell: int) -> Flow[list[int]]:
    """Both lay a card and reveal it together; against the owner of the Clergy's card the rival goes first."""
    clergy = g.holder[CL]
    if clergy == attacker or clergy == defender:
        other = defender if clergy == attacker else attacker
        first = yield from one_lays(g, other, cell)  # public: it is revealed
        second = yield from one_lays(g, clergy, cell)  # public: it is revealed
        return [second, first] if clergy == attacker else [first, second]
    asked = [seat for seat in (attacker, defender) if len(g.hands[seat]) > 1]
    answers: dict[int, int] = {}
    if asked:
        answers = yield Poll([Choice(DISPUTE, seat, (cell,)) for seat in asked], SEALED)
    chosen = [answers.get(seat, only_card(g, seat)) for seat in (attacker, defender)]
    return [reveal(g, attacker, chosen[0]), reveal(g, defender, chosen[1])]


def one_lays(g: Pax, seat: int, cell: int) -> Flow[int]:
    """One player lays a card and reveals it."""
    slot = only_card(g, seat)
    if len(g.hands[seat]) > 1:
        slot = yield from choose(DISPUTE, seat, cell)
    return reveal(g, seat, slot)


def only_card(g: Pax, seat: int) -> int:
    """The card of a hand that has no choice, -1 for an empty one."""
    return g.hands[seat][0] if g.hands[seat] else -1


def reveal(g: Pax, seat: int, slot: int) -> int:
    """A dispute card is turned up; it stays on the table until hands are refilled (PA-10.13)."""
    if slot < 0:
        return -1
    slot = leave_hand(g, seat, slot)
    open_card(g, seat, slot)
    g.fought |= 1 << seat
    return slot


def open_card(g: Pax, seat: int, slot: int) -> None:
    """Everybody sees a dispute card."""
    g.laid.append(slot)
    g.cards.reveal(slot)
    luminary = g.cards.face[slot]
    if MASTERS[luminary]:
        g.masters = True  # PA-15.7
    if g.log is not None:
        g.tell(events.DisputeCard(seat, slot, NAMES[luminary]))


def dispute_values(g: Pax, seat: int, cell: int) -> list[int]:
    """PA-10.6: any card of the hand."""
    return g.hands[seat]


def dispute_option(g: Pax, seat: int, slot: int) -> Option:
    """Name a dispute card: `dispute:PIL031`."""
    luminary = g.cards.face[slot]
    label = Label("dispute-card", {"card": card_label(luminary), "strength": Label(f"strength-{STRENGTH[luminary]}")})
    return Option(f"dispute:{NAMES[luminary]}", label, (f"card:{slot}",))


def dispute_args(g: Pax, seat: int, cell: int) -> dict[str, Any]:
    """Over which card, and how strong the player is before cards are laid."""
    return {
        "card": card_label(g.at[cell]),
        "strength": starting_strength(g, seat, cell),
        "attacker": seat_label(g.turn),
    }


DISPUTE: Final = Ask("dispute", "PA-10.6", dispute_values, dispute_option, args=dispute_args)
CANCELLED: Final = Ask("cancelled", "PA-10.10", words(AGAIN, END), word)


# -- Against an automated opponent (PA-20.32 to PA-20.35) --------------------------------------------------------------


def robot_dispute(g: Pax, person: int, attacks: bool, cell: int) -> Flow[bool]:
    """A dispute of the opponent, which `attacks` or defends, with a person; whether the opponent wins."""
    robot = g.robot
    theirs = starting_strength(g, person, cell)
    mine = starting_strength(g, robot, cell)
    advantage = edge(g, mine, theirs)  # PA-20.32: before favours are spent
    if g.log is not None:
        attacker, defender = (robot, person) if attacks else (person, robot)
        strengths = (mine, theirs) if attacks else (theirs, mine)
        g.tell(events.DisputeBegan(attacker, defender, cell, *strengths))
    mine += spend_for_strength(g)
    strike = -1
    if g.holder[CL] == person:  # PA-19.10
        strike = robot_opens(g)  # public: everybody sees the card
    card = yield from one_lays(g, person, cell)  # public: it is revealed
    parry = strength_of(g, card)
    for _ in range(MOST_TRIES):
        if strike < 0:
            strike = robot_opens(g)
        if wins_at_once(strike, advantage):
            return not wins_at_once(parry, -advantage) or not attacks  # PA-20.34
        if not wins_at_once(parry, -advantage):
            difference = mine + number_on(strike) - theirs - number_on(parry)
            if difference > 0:
                return True
            if difference == 0:
                return not attacks
        strike = -1
    return False


def robot_opens(g: Pax) -> int:
    """PA-20.33: the top card of the deck is the opponent's dispute card; its strength, 0 if there is none."""
    slot = from_deck(g)
    if slot < 0:
        return 0
    open_card(g, g.robot, slot)
    return strength_of(g, slot)


def spend_for_strength(g: Pax) -> int:
    """PA-20.16: the opponent spends all favours of the factions of the card its figure stands on, 1 strength each."""
    spent = [0] * TYPES
    for kind in robot_factions(g):
        number = g.fav[TYPES * g.robot + kind]
        g.fav[TYPES * g.robot + kind] = 0
        g.supply[kind] += number
        spent[kind] = number
    if g.log is not None and any(spent):
        g.tell(events.FavoursSpent(g.robot, named(spent)))
    return sum(spent)


def robot_factions(g: Pax) -> list[int]:
    """PA-20.12: the factions of the AI card, the primary one first; on the areopagus those of the connection card."""
    if g.figure < 0:
        return CONNECTIONS[g.connection[g.robot]]
    return FACTIONS_OF[g.at[g.figure]]
