"""Event cards: the event phase, drawing events, edicts and specials (PA-15.7 to PA-15.13, PA-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.pax import events
from camarilla.games.pax.catalog import EDICT_FAVOURS, EDICTS, EVENTS, FACTIONS, TYPES, Edict
from camarilla.games.pax.labels import event_label
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.events import Secret
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

LAST_EDICT: Final = 5
"""PA-16.4: so many discarded edicts make the round the last."""
NONE: Final = -1


# -- The event phase (PA-4.4, PA-16.1 to PA-16.6) ----------------------------------------------------------------------


def event_phase(g: Pax, me: int) -> Flow[None]:
    """Move favours off one's own edicts, discard the special event played before, perhaps play another."""
    if g.round == 1:
        return
    carry_out_edicts(g, me)
    if g.special[me] >= 0:
        discard_event(g, g.special[me])
        g.special[me] = -1
    if g.held[me]:
        event = yield from choose(PLAY_EVENT, me)
        if event != NONE:
            g.held[me].remove(event)
            g.special[me] = event
            g.news += 1
            if g.log is not None:
                g.tell(events.SpecialPlayed(me, EVENTS[event]))


def carry_out_edicts(g: Pax, me: int) -> None:
    """PA-16.2: from each own edict 1 favour to the supply and 1 to the owner."""
    for edict in g.edicts[:]:
        if edict.owner == me:
            take_from_edict(g, edict.event, 1, -1)
            take_from_edict(g, edict.event, 1, me)


def take_from_edict(g: Pax, event: int, number: int, seat: int) -> None:
    """Favours off an edict, to a seat or (-1) to the supply; an empty edict is discarded at once (PA-16.3)."""
    for at in range(len(g.edicts)):
        if g.edicts[at].event == event:
            owner, left = g.edicts[at].owner, g.edicts[at].left
            number = min(number, left)
            if seat >= 0:
                g.fav[TYPES * seat + event] += number
            else:
                g.supply[event] += number
            g.edicts[at] = Edict(event, owner, left - number)
            if g.log is not None:
                g.tell(events.EdictEased(seat if seat >= 0 else None, EVENTS[event], number))
            if left == number:
                del g.edicts[at]
                discard_event(g, event)
            return


def discard_event(g: Pax, event: int) -> None:
    """An event card onto the discard pile."""
    g.event_discard.append(event)
    if g.log is not None:
        g.tell(events.EventDiscarded(EVENTS[event]))
        if event < EDICTS and edicts_discarded(g) == LAST_EDICT:
            g.tell(events.LastRound(g.round))


def edicts_discarded(g: Pax) -> int:
    """How many edicts lie on the event discard pile."""
    return sum([1 for event in g.event_discard if event < EDICTS])


def play_event_values(g: Pax, me: int) -> list[int]:
    """PA-16.6: any special event held, or none."""
    return [NONE, *sorted(g.held[me])]


def event_option(g: Pax, me: int, event: int) -> Option:
    """Name a special event to play, or `pass`."""
    if event == NONE:
        return Option("pass", Label("play-no-event"))
    label = Label("play-event", {"happening": event_label(event)})
    return Option(f"play:{EVENTS[event]}", label, (f"event:{EVENTS[event]}",))


PLAY_EVENT: Final = Ask("special-event", "PA-16.6", play_event_values, event_option)


# -- The check of events (PA-15.7 to PA-15.13) -------------------------------------------------------------------------


def check_events(g: Pax, me: int) -> Flow[None]:
    """If a Grand Master or Royal Arch was played, the active player draws two events and takes one of them."""
    if not g.masters or not g.event_deck:
        return
    if me == g.robot:
        robot_opens_event(g)
        return
    count = min(2, len(g.event_deck))
    bit = 1 << me
    for at in range(len(g.event_deck) - count, len(g.event_deck)):
        g.event_seen[at] |= bit
    g.news += 1
    if g.log is not None:
        names = tuple([EVENTS[event] for event in g.event_deck[: -count - 1 : -1]])
        g.tell(events.EventsDrawn(me, count, Secret(bit, names)))
    chosen = -1
    if count > 1:
        chosen = yield from choose(TAKE_EVENT, me)
    keep_event(g, me, chosen)


def take_event_values(g: Pax, me: int) -> list[int]:
    """PA-15.8: the top card or the one below it, by place."""
    return [-1, -2]


def take_event_option(g: Pax, me: int, at: int) -> Option:
    """Name the event that is taken: `take:edict_A`."""
    event = g.event_deck[at]
    label = Label("take-event", {"happening": event_label(event)})
    return Option(f"take:{EVENTS[event]}", label)


TAKE_EVENT: Final = Ask("draw-event", "PA-15.8", take_event_values, take_event_option)


def keep_event(g: Pax, me: int, at: int) -> None:
    """Take an event of the two on top; the other one stays there, known to the drawer (PA-15.8).

    Which of the two was taken shows only if it is an edict: then whoever knew the other one still does.
    """
    event = g.event_deck.pop(at)
    g.event_seen.pop(at)
    if g.event_deck and event >= EDICTS:
        g.event_seen[-1] = 1 << me
    if event < EDICTS:
        play_edict(g, me, event)
    else:
        g.held[me].append(event)
        if g.log is not None:
            g.tell(events.EventKept(me, Secret(1 << me, EVENTS[event])))


def play_edict(g: Pax, me: int, event: int) -> None:
    """PA-15.11: all return their favours of the faction, then 6 are put on the card."""
    for seat in range(g.seats):
        g.supply[event] += g.fav[TYPES * seat + event]
        g.fav[TYPES * seat + event] = 0
    g.supply[event] -= EDICT_FAVOURS
    g.edicts.append(Edict(event, me, EDICT_FAVOURS))
    g.news += 1
    if g.log is not None:
        g.tell(events.EdictPlayed(me, EVENTS[event], FACTIONS[event]))


def robot_opens_event(g: Pax) -> None:
    """PA-20.24: an edict is played, any other card is discarded."""
    event = g.event_deck.pop()
    g.event_seen.pop()
    if event < EDICTS:
        play_edict(g, g.robot, event)
    else:
        discard_event(g, event)


def edict_values(g: Pax, me: int) -> list[int]:
    """PA-18.16: the edicts in play."""
    return [edict.event for edict in g.edicts]


def edict_option(g: Pax, me: int, event: int) -> Option:
    """Name an edict: `edict_A`."""
    args: dict[str, Any] = {"happening": event_label(event)}
    return Option(EVENTS[event], Label("from-edict", args), (f"event:{EVENTS[event]}",))


FROM_EDICT: Final = Ask("edict", "PA-18.16", edict_values, edict_option)
