"""OA-6.6 to OA-6.8: becoming a Citizen, and becoming an Exile again."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from camarilla.games.oath import (
    bargains,
    card_moves,
    events,
    hooks,
    minor_actions,
    other_answers,
    playing,
    queries,
    questions,
    tokens,
)
from camarilla.games.oath.action_in_progress import ON_BOARD, board_seat
from camarilla.games.oath.hooks import consult
from camarilla.games.oath.places import CITIZEN, EXILE, MAP_SITES, MOST_SUPPLY, PEOPLE
from camarilla.kernel.choices import Ask, Flow, choose, word
from camarilla.kernel.deals import Deal, Give, negotiate
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


# -- 6.6 Citizenship ---------------------------------------------------------------------------------------------------


def scepter_ready(g: Oath, me: int) -> bool:
    """OA-2.4.3: whether a player holds the Grand Scepter and did not take it this turn."""
    return queries.scepter_holder(g) == me and not g.scepter_taken


def offerable(g: Oath, me: int) -> list[int]:
    """OA-6.6.1a: the Exiles Citizenship can be offered to."""
    if not scepter_ready(g, me) or not any(slot >= 0 for slot in g.reliquary):
        return []
    return [seat for seat in g.order if g.role[seat] == EXILE]


SPACE: Final = Ask(
    "offer-space",
    "OA-6.6.1b",
    questions.listed,
    questions.card_option,
    refusals=questions.outside(questions.card_option, other_answers.all_faceup, "OA-6.6.1b", "refusal-no-relic"),
)


PROMISED: Final = (-1,)
"""The promised relic and no other."""


def show_values(g: Oath, me: int, exile: int, promised: int) -> list[tuple[int, ...]]:
    """OA-6.6.1d: any relics of the Reliquary, the promised one alone first, or none; by their spaces."""
    spaces = [space for space, slot in enumerate(g.reliquary) if slot >= 0]
    sets = [shown for count in range(1, len(spaces) + 1) for shown in combinations(spaces, count)]
    return [PROMISED, (), *[shown for shown in sets if shown != (promised,)]]


def show_option(g: Oath, me: int, shown: tuple[int, ...]) -> Option:
    """Name relics by their spaces: `show:1+3`; the promised one is `yes`, none is `no`."""
    if shown in (PROMISED, ()):
        return word(g, me, questions.YES if shown else questions.NO)
    spaces = [str(space + 1) for space in shown]
    return Option(f"show:{'+'.join(spaces)}", Label("show-spaces", {"spaces": spaces, "count": len(shown)}))


def all_spaces(g: Oath, me: int, exile: int, promised: int) -> list[tuple[int, ...]]:
    """Every set of spaces, empty ones included."""
    return [shown for count in range(1, 5) for shown in combinations(range(4), count) if shown != (promised,)]


SHOW_RELIC: Final = Ask(
    "offer-show",
    "OA-6.6.1d",
    show_values,
    show_option,
    refusals=other_answers.beyond(
        show_values, show_option, all_spaces, other_answers.always("OA-6.6.1d", "refusal-empty-space")
    ),
    args=lambda g, me, exile, promised: {"seat": questions.seat_label(exile)},
)


def offer(g: Oath, me: int, exile: int) -> Flow[None]:
    """OA-6.6.1: name a relic of the Reliquary, add what both agree on; on acceptance OA-6.6.2."""
    relic = yield from choose(SPACE, me, [slot for slot in g.reliquary if slot >= 0])
    if exile == me:
        card_moves.hold_relic(g, me, relic)
        yield from become_citizen(g, me)
        return
    shown = yield from choose(SHOW_RELIC, me, exile, g.reliquary.index(relic))
    if shown:
        minor_actions.peek(g, exile, [relic] if shown == PROMISED else [g.reliquary[space] for space in shown])
    promised = Give(me, exile, f"reliquary:{g.reliquary.index(relic)}")
    struck = yield from negotiate(g, bargains.CITIZENSHIP, Deal(me, exile, (promised,)), counters=1, changes=8)
    if struck is None or promised not in struck.gives:
        return
    yield from become_citizen(g, exile)
    yield from bargains.carry_out(g, bargains.CITIZENSHIP, struck)


def become_citizen(g: Oath, seat: int) -> Flow[None]:
    """OA-6.6.2: turn the board, lose a revealed Vision, change warbands for purple ones, refill Supply."""
    if g.revealed[seat] >= 0:
        yield from playing.discard_revealed(g, seat)
    yield from turn_purple(g, seat)
    g.role[seat] = CITIZEN
    if g.title == seat:
        g.usurper = False
    if g.turn == seat:
        g.act_over = True
    g.supply[seat] = MOST_SUPPLY
    if g.log is not None:
        g.tell(events.BecameCitizen(seat))


def turn_purple(g: Oath, seat: int) -> Flow[None]:
    """OA-6.6.2b, c: own warbands on board and sites become purple; the Exile picks which, if there are too few."""
    places = [ON_BOARD + seat, *[site for site in range(MAP_SITES) if g.owner[site] == seat]]
    total = sum([tokens.bands_in(g, place) for place in places])
    short = total - g.reserve[g.chancellor]
    while short > 0:
        left = [place for place in places if tokens.bands_in(g, place)]
        place = left[0]
        if len(left) > 1:
            place = yield from choose(REMOVE, seat, left, short)
        tokens.kill(g, place, 1)
        short -= 1
    for place in places:
        count = tokens.bands_in(g, place)
        g.reserve[seat] += count
        g.reserve[g.chancellor] -= count
        if board_seat(place) < 0 and count:
            g.owner[place] = g.chancellor


REMOVE: Final = Ask(
    "citizen-remove",
    "OA-6.6.2c",
    questions.listed,
    questions.place_option,
    args=lambda g, seat, places, short: {"count": short},
    refusals=questions.outside(questions.place_option, other_answers.all_boards, "OA-6.6.2c", "refusal-lose"),
)


# -- 6.7 Exile a Citizen -----------------------------------------------------------------------------------------------


def exile_price(g: Oath, me: int, citizen: int) -> int:
    """OA-6.7: 5 favor, changed by being Oathkeeper, which a Usurper is not, and by People's Favor on either side."""
    price = 5 + (g.title == citizen) + (g.banner_holder[PEOPLE] == citizen)
    return price - (g.title == me and not g.usurper) - (g.banner_holder[PEOPLE] == me)


def exilable(g: Oath, me: int) -> list[int]:
    """The Citizens the Scepter's holder can exile now."""
    if not scepter_ready(g, me):
        return []
    return [
        seat
        for seat in g.order
        if seat != me
        and g.role[seat] == CITIZEN
        and tokens.purse(g, me) >= exile_price(g, me, seat)
        and consult(g, hooks.MAY_EXILE, True, seat)
    ]


def exile(g: Oath, me: int, citizen: int) -> None:
    """OA-6.7: give the favor; the Citizen is an Exile again."""
    tokens.give_favor(g, me, citizen, exile_price(g, me, citizen))
    become_exile(g, citizen)


def become_exile(g: Oath, seat: int) -> None:
    """OA-6.7d to f: turn the board, own colour for the warbands on it, refill Supply."""
    count = g.bands[seat]
    g.reserve[g.chancellor] += count
    own = min(count, g.reserve[seat])
    g.reserve[seat] -= own
    g.bands[seat] = own
    g.role[seat] = EXILE
    g.supply[seat] = MOST_SUPPLY
    if g.log is not None:
        g.tell(events.BecameExile(seat))


# -- 6.8 Self-exile ----------------------------------------------------------------------------------------------------


def self_exile_price(g: Oath, me: int) -> int:
    """OA-6.8a: warbands on the board plus secrets on the board and on denizens, relics and edifices."""
    return g.bands[me] + tokens.all_secrets(g, me) + sum(g.on_secrets.values())


def may_leave(g: Oath, me: int) -> bool:
    """OA-6.8: whether a Citizen can exile oneself now."""
    if g.role[me] != CITIZEN or queries.scepter_holder(g) == me:
        return False
    return tokens.purse(g, me) >= self_exile_price(g, me) and bool(consult(g, hooks.MAY_EXILE, True, me))


def leave(g: Oath, me: int) -> None:
    """OA-6.8: pay the Scepter's holder; the Act phase ends."""
    holder = queries.scepter_holder(g)
    price = self_exile_price(g, me)
    if holder >= 0:
        tokens.give_favor(g, me, holder, price)
    else:
        tokens.burn_favor(g, me, price)
    become_exile(g, me)
    g.act_over = True


def show_reliquary(g: Oath) -> None:
    """OA-6.4 (R-250): the Scepter's holder knows the Reliquary, except in the turn in which it was taken."""
    holder = queries.scepter_holder(g)
    if holder >= 0 and not g.scepter_taken:
        for slot in g.reliquary:
            if slot >= 0:
                g.cards.show(holder, slot)
