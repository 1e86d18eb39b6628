"""Interrogate: yields, gossip, collusion and shortage (PA-7, PA-3.3 to PA-3.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.pax import events
from camarilla.games.pax.catalog import (
    CONNECTIONS,
    DEGREE,
    DEGREES,
    FACTIONS,
    FACTIONS_OF,
    FIRST,
    GM,
    INTERROGATE,
    RA,
    SECOND,
    TYPES,
    WHISPER,
)
from camarilla.games.pax.favour import choose_kind, gain
from camarilla.games.pax.field import HOME, cells_of, layout
from camarilla.games.pax.labels import faction_label, seat_label
from camarilla.games.pax.queries import tokens_of, tokens_on, yielder
from camarilla.games.pax.targets import in_force
from camarilla.kernel.choices import Ask, Flow, choose, word, words
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

PLAIN: Final = 0
WIDE: Final = 1
"""PA-18.9: gossip reaches one degree higher or lower, too."""
ALONE: Final = 2
"""PA-19.7: neither gossip nor collusion."""

SHARE: Final = "share"
KEEP_ALL: Final = "keep-all"


def interrogate(g: Pax, me: int, card: int, manner: int) -> Flow[None]:
    """PA-7.1: take the yield of a card, of those that gossip with it, and share with those who collude."""
    if g.log is not None:
        g.tell(events.Interrogated(me, None if card == HOME else card))
    if card == HOME:
        g.yielded.append(yielder(g, me, HOME))
        yield from gain(g, me, CONNECTIONS[g.connection[me]])  # PA-7.2
        return
    cells = [card]
    if manner != ALONE:
        other = DEGREE[g.at[card]]
        if manner == WIDE:
            other = yield from choose(WHISPERS, me, card)
        cells += gossips(g, me, card, other)
    gained: list[int] = []
    due = 0
    shares = [0] * g.seats
    for cell in cells:
        counted_own = cell == card and g.enhanced[INTERROGATE] > 0
        g.yielded.append(yielder(g, me, cell))
        kinds = yield from yield_kinds(g, me, g.at[cell], tokens_on(g, cell))
        due += len(kinds)
        gained += yield from gain(g, me, kinds)
        if not counted_own:
            for rival in g.after(me):
                shares[rival] += tokens_of(g, cell, rival)
                due -= tokens_of(g, cell, rival)
    if manner != ALONE and any(shares):
        yield from collude(g, me, gained, due, shares)


def gossips(g: Pax, me: int, card: int, other: int) -> list[int]:
    """PA-7.4: adjacent cards of the target's degree, or of another one, with own tokens, that have not yielded yet."""
    degree = DEGREE[g.at[card]]
    found: list[int] = []
    for cell in cells_of(layout(g.seats).around[card] & g.own[me]):
        if DEGREE[g.at[cell]] in (degree, other) and yielder(g, me, cell) not in g.yielded:
            found.append(cell)
    return found


def whisper_values(g: Pax, me: int, card: int) -> list[int]:
    """PA-18.9: the degree above the target's and the one below, where there is one."""
    degree = DEGREE[g.at[card]]
    return [other for other in (degree + 1, degree - 1) if FIRST <= other <= RA]


def whisper_option(g: Pax, me: int, degree: int) -> Option:
    """Name a degree: `degree:III`."""
    return Option(f"degree:{DEGREES[degree]}", Label("gossip-degree", {"degree": Label(f"degree-{DEGREES[degree]}")}))


WHISPERS: Final = Ask("whispers", "PA-18.9", whisper_values, whisper_option)


def yield_kinds(g: Pax, me: int, luminary: int, arches: int) -> Flow[list[int]]:
    """What a card yields, by degree (PA-3.3 to PA-3.7); a Royal Arch as often as `arches` says."""
    factions = FACTIONS_OF[luminary]
    degree = DEGREE[luminary]
    if degree == GM:
        return [factions[0]] * 3
    if degree == RA:
        return [factions[0]] * (2 * arches)
    if degree == SECOND:
        return factions[:]
    kind = yield from choose_kind(g, me, factions)
    return [kind] if degree == FIRST else [*factions, kind]


# -- Collusion (PA-7.5, PA-7.6) ----------------------------------------------------------------------------------------


def collude(g: Pax, me: int, gained: list[int], due: int, shares: list[int]) -> Flow[None]:
    """Give each rival 1 of the favours gained for each of its tokens; if favours ran short, first keep what is due.

    `due` is the player's own part: all yields less the rivals' tokens.
    """
    if in_force(g, WHISPER):
        answer = yield from choose(COLLUDE, me)
        if answer == KEEP_ALL:
            return
    gifts = min(sum(shares), max(0, len(gained) - due))
    while gifts:
        kinds = [kind for kind in range(TYPES) if kind in gained]
        rivals = [rival for rival in g.after(me) if shares[rival]]
        rival = rivals[0]
        if gifts < sum(shares) and len(rivals) > 1:
            rival = yield from choose(WHOM, me, *rivals)
        kind = kinds[0]
        if len(kinds) > 1:
            kind = yield from choose(GIFT, me, rival, *kinds)
        gained.remove(kind)
        shares[rival] -= 1
        gifts -= 1
        give(g, me, rival, kind)


def give(g: Pax, me: int, rival: int, kind: int) -> None:
    """One favour changes hands."""
    g.fav[TYPES * me + kind] -= 1
    g.fav[TYPES * rival + kind] += 1
    if g.log is not None:
        g.tell(events.FavourShared(me, rival, FACTIONS[kind]))


def gift_values(g: Pax, me: int, rival: int, *kinds: int) -> list[int]:
    """The types gained in this action."""
    return list(kinds)


def gift_option(g: Pax, me: int, kind: int) -> Option:
    """Name a favour given away: `give:A`."""
    label = Label("give-favour", {"faction": faction_label(kind)})
    return Option(f"give:{FACTIONS[kind]}", label, (f"favour:{FACTIONS[kind]}",))


def gift_args(g: Pax, me: int, rival: int, *kinds: int) -> dict[str, Any]:
    """To whom."""
    return {"rival": seat_label(rival)}


def whom_values(g: Pax, me: int, *rivals: int) -> list[int]:
    """The rivals that something is due to."""
    return list(rivals)


def whom_option(g: Pax, me: int, rival: int) -> Option:
    """Name a rival: `to@2`."""
    return Option(f"to@{rival}", Label("to-rival", {"rival": seat_label(rival)}), (f"seat:{rival}",))


COLLUDE: Final = Ask("collude", "PA-16.23", words(KEEP_ALL, SHARE), word)
GIFT: Final = Ask("gift", "PA-7.5", gift_values, gift_option, args=gift_args)
WHOM: Final = Ask("whom", "PA-7.6", whom_values, whom_option)
