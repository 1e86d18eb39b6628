"""What is hidden besides luminaries: private plots and event cards, and worlds in which they are others (PA-2.30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.pax.catalog import EDICTS, EVENT_COUNT
from camarilla.games.pax.targets import may_replace_some
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import Restriction

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

HALF: Final = 6
EDICTS_PER_HALF: Final = 3


def nothing_more(g: Pax, seat: int, rng: Rng) -> None:
    """Redrawn together with another attribute."""


def redraw_plots(g: Pax, seat: int, rng: Rng) -> None:
    """Deal the plots that the seat has not seen anew among the others and the pile (PA-1.17)."""
    unseen = [other for other in range(g.seats) if g.private[other] >= 0 and not g.plot_seen[other] >> seat & 1]
    pool = sorted(g.pile + [g.private[other] for other in unseen])
    rng.shuffle(pool)
    for other in unseen:
        g.private[other] = pool.pop()
    g.pile = pool


def redraw_events(g: Pax, seat: int, rng: Rng) -> None:
    """Deal the event cards that the seat has not seen anew: both halves keep their number of edicts (PA-1.18).

    What rivals hold are specials, since an edict is played as soon as it is chosen (PA-15.11).
    """
    deck = g.event_deck
    unseen = [at for at in range(len(deck)) if not g.event_seen[at] >> seat & 1]
    pool = [deck[at] for at in unseen] + g.unused
    for other in range(g.seats):
        if other != seat:
            pool += g.held[other]
    pool.sort()  # chance must not depend on where they lie
    edicts = [event for event in pool if event < EDICTS]
    specials = [event for event in pool if event >= EDICTS]
    rng.shuffle(edicts)
    rng.shuffle(specials)
    for at in edict_places(g, unseen, rng):
        deck[at] = edicts.pop()
        unseen.remove(at)
    for at in unseen:
        deck[at] = specials.pop()
    for other in range(g.seats):
        if other != seat:
            g.held[other] = [specials.pop() for _ in g.held[other]]
    g.unused = edicts + specials


def edict_places(g: Pax, unseen: list[int], rng: Rng) -> list[int]:
    """Where among the unseen places of the event deck edicts may lie: half by half while the upper half lasts."""
    deck = g.event_deck
    size = len(deck)
    edicts = sum([1 for event in deck if event < EDICTS])
    parts = [(0, size, edicts)]
    if size > HALF:
        parts = [(0, HALF, EDICTS_PER_HALF), (HALF, size, edicts - EDICTS_PER_HALF)]
    chosen: list[int] = []
    for start, end, count in parts:
        places = [at for at in unseen if start <= at < end]
        seen = sum([1 for at in range(start, end) if at not in places and deck[at] < EDICTS])
        rng.shuffle(places)
        chosen += places[: count - seen]
    return chosen


def demands(g: Pax) -> list[Restriction]:
    """PA-9.5: while a card is being dismissed, its player holds one that may be laid there."""
    if not g.replaced:
        return []
    me = g.turn
    return [(g.hands[me], lambda luminary: may_replace_some(g, me, luminary))]


def mix_events(g: Pax) -> None:
    """Shuffle what nobody has seen of the event deck, each half by itself."""
    size = len(g.event_deck)
    for start, end in ((0, min(HALF, size)), (HALF, size)):
        places = [at for at in range(start, end) if not g.event_seen[at]]
        events = [g.event_deck[at] for at in places]
        g.rng.shuffle(events)
        for at, event in zip(places, events, strict=True):
            g.event_deck[at] = event


def knowledge(g: Pax, seat: int) -> list[int]:
    """What a seat knows of plots and event cards, those that were opened for all included; -1 for what it does not."""
    bit = 1 << seat
    known = [g.private[other] if g.plot_seen[other] & bit else -1 for other in range(g.seats)]
    known += [event if seen & bit else -1 for event, seen in zip(g.event_deck, g.event_seen, strict=True)]
    opened = [edict.event for edict in g.edicts] + g.event_discard
    return [*known, EVENT_COUNT, *g.held[seat], EVENT_COUNT, *opened]
