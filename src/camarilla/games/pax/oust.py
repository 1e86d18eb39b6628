"""Oust as people do it: the challenge, and what a dispute leads to (PA-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.pax import events
from camarilla.games.pax.actions import token_option, token_values, via
from camarilla.games.pax.catalog import CL, MARKERS
from camarilla.games.pax.dispute import dispute, robot_dispute
from camarilla.games.pax.favour import choose_kind, gain, pay
from camarilla.games.pax.labels import card_label, seat_label
from camarilla.games.pax.opponent import ousted
from camarilla.games.pax.queries import matching, places_of, tokens_of
from camarilla.games.pax.targets import clergy_pays, payers
from camarilla.games.pax.tokens import remove
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

USUAL: Final = 0
ANYWHERE: Final = 1
"""PA-18.11: the card need not be adjacent."""
CLERGY: Final = 2
"""PA-19.9: paid in favours of the Clergy."""


def oust(g: Pax, me: int, cell: int, rival: int, manner: int) -> Flow[None]:
    """PA-10.2, PA-10.3: choose how many tokens to aim at, name an acting card, pay; then the dispute."""
    numbers = aim_values(g, me, cell, rival, manner)
    number = numbers[0]
    if len(numbers) > 1:
        number = yield from choose(AIM, me, cell, rival, manner)
    targets = yield from aim_at(g, me, cell, rival, number)
    if manner == CLERGY:
        yield from pay(g, me, [1 << CL] * number)
    else:
        card = yield from via(g, me, payers(g, me, cell, number, [], manner == ANYWHERE))
        yield from pay(g, me, [matching(g, me, card)] * number)
    if rival == g.robot:
        won = not (yield from robot_dispute(g, me, False, cell))  # public: all cards are revealed
    else:
        won = yield from dispute(g, me, rival, cell)  # public: all cards are revealed
    if g.log is not None:
        g.tell(events.DisputeEnded(me if won else rival))
    if won:
        yield from win(g, me, cell, rival, targets)
    elif rival == g.robot:
        remove(g, cell, places_of(g, cell, me))  # PA-20.37


def aim_at(g: Pax, me: int, cell: int, rival: int, number: int) -> Flow[list[int]]:
    """PA-10.2: choose the tokens to aim at, one by one; where they are alike, or all are meant, nobody is asked."""
    if number == tokens_of(g, cell, rival):
        return places_of(g, cell, rival)
    targets: list[int] = []
    for _ in range(number):
        places = token_values(g, me, cell, rival, *targets)
        place = places[0]
        if len(places) > 1:
            place = yield from choose(TARGET, me, cell, rival, *targets)
        targets.append(place)
    return targets


def win(g: Pax, me: int, cell: int, rival: int, targets: list[int]) -> Flow[None]:
    """PA-10.15, PA-10.16: the tokens go, their owner gains a favour for each, the attacker gets a reward marker."""
    remove(g, cell, targets)
    if rival == g.robot:
        yield from ousted(g, cell)
    else:
        for _ in targets:
            kind = yield from choose_kind(g, rival, [0, 1, 2, 3, 4, 5])
            yield from gain(g, rival, [kind])
    if len(g.markers) < MARKERS:
        g.markers.append(g.at[cell])
        if g.log is not None:
            g.tell(events.RewardPlaced(me, cell))


def aim_values(g: Pax, me: int, cell: int, rival: int, manner: int) -> list[int]:
    """How many tokens of a rival can be aimed at and paid for."""
    found: list[int] = []
    for number in range(1, tokens_of(g, cell, rival) + 1):
        if manner == CLERGY:
            fits = clergy_pays(g, me, number)
        else:
            fits = len(payers(g, me, cell, number, [], manner == ANYWHERE)) > 0
        if fits:
            found.append(number)
    return found


def aim_option(g: Pax, me: int, number: int) -> Option:
    """Name a number of target tokens: `aim:2`."""
    return Option(f"aim:{number}", Label("aim-at", {"number": number}))


def aim_args(g: Pax, me: int, cell: int, rival: int, manner: int) -> dict[str, Any]:
    """Whose tokens, on which card."""
    return {"rival": seat_label(rival), "card": card_label(g.at[cell])}


def target_args(g: Pax, me: int, cell: int, rival: int, *targets: int) -> dict[str, Any]:
    """Whose tokens, on which card."""
    return {"rival": seat_label(rival), "card": card_label(g.at[cell])}


TARGET: Final = Ask("target", "PA-10.2", token_values, token_option, args=target_args)
AIM: Final = Ask("aim", "PA-10.2", aim_values, aim_option, args=aim_args)
