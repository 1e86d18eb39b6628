"""Refilling hands and updating the court (PA-15.14 to PA-15.21, PA-2.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.pax import events
from camarilla.games.pax.card_moves import from_deck, leave_hand, to_discard
from camarilla.games.pax.catalog import COURT, EVERY_TYPE, HAND_LIMIT, NAMES, SC
from camarilla.games.pax.favour import pay
from camarilla.games.pax.labels import card_label
from camarilla.games.pax.queries import favours_of
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.events import Secret
from camarilla.kernel.options import LOSES, Label, Option

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

DECK: Final = -1
MOST_FROM_COURT: Final = 2


def hand_limit(g: Pax, seat: int) -> int:
    """PA-2.19, PA-19.12: 4 luminaries, 5 for the owner of the Scholars' card."""
    return HAND_LIMIT + (1 if g.holder[SC] == seat else 0)


def refill(g: Pax, me: int) -> Flow[None]:
    """The four steps of a person's refill, in order."""
    discard_played(g)
    for seat in [*g.after(me), me]:
        yield from discard_down(g, seat)
    for seat in g.after(me):
        draw_to_limit(g, seat)
    yield from draw_as_chosen(g, me)
    update_court(g)


def robot_refill(g: Pax) -> Flow[None]:
    """PA-20.25: plan and dispute cards go, the court is updated, whoever took part in a dispute draws."""
    discard_played(g)
    for seat in g.after(g.robot):
        yield from discard_down(g, seat)
    for seat in g.after(g.robot):
        if g.fought >> seat & 1:
            draw_to_limit(g, seat)
    update_court(g)


def discard_played(g: Pax) -> None:
    """PA-15.14: the chain, all dispute cards and plan cards."""
    played = g.chain + g.laid + g.plan
    g.chain = []
    g.laid = []
    g.plan = []
    for slot in played:
        to_discard(g, slot)


def discard_down(g: Pax, seat: int) -> Flow[None]:
    """PA-2.19: who holds more than the limit first discards down to it."""
    while len(g.hands[seat]) > hand_limit(g, seat):
        slot = yield from choose(DISCARD, seat)
        slot = leave_hand(g, seat, slot)
        to_discard(g, slot)
        if g.log is not None:
            g.tell(events.CardDiscarded(seat, slot, NAMES[g.cards.face[slot]]))


def hand_values(g: Pax, seat: int) -> list[int]:
    """Any card of the hand."""
    return g.hands[seat]


def discard_option(g: Pax, seat: int, slot: int) -> Option:
    """Name a card discarded: `discard:PIL031`."""
    luminary = g.cards.face[slot]
    label = Label("discard-card", {"card": card_label(luminary)})
    return Option(f"discard:{NAMES[luminary]}", label, (f"card:{slot}",), LOSES)


DISCARD: Final = Ask("discard", "PA-2.19", hand_values, discard_option)


def draw_to_limit(g: Pax, seat: int) -> None:
    """PA-15.15: from the deck up to the limit."""
    if seat != g.robot:
        draw(g, seat, hand_limit(g, seat) - len(g.hands[seat]))


def draw(g: Pax, seat: int, number: int) -> None:
    """Cards off the top of the luminary deck into a hand."""
    drawn: list[int] = []
    while len(drawn) < number:
        slot = from_deck(g)
        if slot < 0:
            break
        g.hands[seat].append(slot)
        g.cards.show(seat, slot)
        drawn.append(slot)
    if g.log is not None and drawn:
        names = tuple([NAMES[g.cards.face[slot]] for slot in drawn])
        g.tell(events.CardsDrawn(seat, len(drawn), Secret(1 << seat, names)))


# -- The active player's refill (PA-15.16 to PA-15.18) -----------------------------------------------------------------


def draw_as_chosen(g: Pax, me: int) -> Flow[None]:
    """One card at a time, from the court or the deck, each seen before the next is chosen."""
    from_court = 0
    steward_taken = False
    while len(g.hands[me]) < hand_limit(g, me):
        values = draw_values(g, me, from_court, steward_taken)
        if not values:
            return
        place = values[0]
        if len(values) > 1:
            place = yield from choose(DRAW, me, from_court, steward_taken)
        if place == DECK:
            draw(g, me, 1)
            continue
        if from_court:
            yield from pay(g, me, [EVERY_TYPE])  # PA-15.17
        from_court += 1
        steward_taken = place == g.steward
        take_from_court(g, me, place)


def draw_values(g: Pax, me: int, from_court: int, steward_taken: bool) -> list[int]:
    """The deck, and the places of the court that a card may be taken from now."""
    places: list[int] = [DECK] if g.deck else []
    if from_court == 0:
        places += [place for place in range(COURT) if g.court[place] >= 0]
    elif from_court < MOST_FROM_COURT and any(favours_of(g, me)):
        places += [place for place in range(COURT) if g.court[place] >= 0 and (steward_taken or place == g.steward)]
    return places


def take_from_court(g: Pax, me: int, place: int) -> None:
    """A card of the court goes into a hand; everybody has seen it."""
    slot = g.court[place]
    g.court[place] = -1
    g.hands[me].append(slot)
    g.open_cards.append(slot)
    if g.log is not None:
        g.tell(events.CourtTaken(me, place, NAMES[g.cards.face[slot]]))


def draw_option(g: Pax, me: int, place: int) -> Option:
    """Name where a card is drawn from: `deck`, `court:3`."""
    if place == DECK:
        return Option("deck", Label("draw-deck"))
    slot = g.court[place]
    label = Label("draw-court", {"card": card_label(g.cards.face[slot]), "place": place + 1})
    return Option(f"court:{place}", label, (f"card:{slot}",))


def draw_args(g: Pax, me: int, from_court: int, steward_taken: bool) -> dict[str, Any]:
    """How many cards are missing, and whether the next from the court costs a favour."""
    return {"count": hand_limit(g, me) - len(g.hands[me]), "paid": "yes" if from_court else "no"}


DRAW: Final = Ask("draw", "PA-15.16", draw_values, draw_option, args=draw_args)


# -- The court (PA-15.19 to PA-15.21) ----------------------------------------------------------------------------------


def update_court(g: Pax) -> None:
    """The card under the steward is discarded, the steward moves on, empty places are filled from the left."""
    slot = g.court[g.steward]
    if slot >= 0:
        g.court[g.steward] = -1
        to_discard(g, slot)
    g.steward = (g.steward + 1) % COURT
    fill_court(g)
    if g.log is not None:
        names = [NAMES[g.cards.face[slot]] if slot >= 0 else "" for slot in g.court]
        g.tell(events.CourtUpdated(g.steward, tuple(names)))


def fill_court(g: Pax) -> None:
    """PA-15.21: empty places from the deck, left to right; cards are never shifted."""
    for place in range(COURT):
        if g.court[place] < 0:
            slot = from_deck(g)
            if slot < 0:
                return
            g.court[place] = slot
            g.cards.reveal(slot)
