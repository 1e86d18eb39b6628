"""Scout, Influence, Reassign and Dismiss (PA-5, PA-6, PA-8, PA-9). Interrogate and Oust have modules of their own.

Each flow begins where the target is chosen. Those that the Rise of the Rosicrucians may make free (PA-16.18) return
whether it did.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from camarilla.games.pax import events
from camarilla.games.pax.card_moves import lay_card, leave_hand, replace_card
from camarilla.games.pax.catalog import FIELD, NAMES, RISE, ROSICRUCIAN, SCOUT, A
from camarilla.games.pax.favour import gain, pay, pay_reduced
from camarilla.games.pax.field import HOME, cells_of
from camarilla.games.pax.interrogate import yield_kinds
from camarilla.games.pax.labels import card_label, cell_key, cell_name, faction_label, place_label
from camarilla.games.pax.prices import tokens_price
from camarilla.games.pax.queries import matching, may_enter, open_cells, rivals_on, tokens_of, unlike_places, yielder
from camarilla.games.pax.targets import (
    can_influence,
    discounts,
    dismiss_price,
    free_cells,
    in_force,
    layable,
    move_targets,
    payers,
    rosicrucian,
    scout_acting,
    starts_allowed,
    steps_home,
)
from camarilla.games.pax.tokens import lift, put, seat_token
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.events import Secret
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

MOST_MOVES: Final = 3


class Step(NamedTuple):
    """A move of a token from one cell of the field to another."""

    start: int
    end: int


STOP: Final = Step(-1, -1)
"""No further move."""
STEPS: Final = [[Step(start, end) for end in range(max(FIELD))] for start in range(max(FIELD))]
"""All moves there are, made once."""

# -- Acting cards (PA-2.27) --------------------------------------------------------------------------------------------


def via(g: Pax, me: int, cards: list[int]) -> Flow[int]:
    """Name the acting card; with one that fits nobody is asked."""
    if len(cards) == 1:
        return cards[0]
    card = yield from choose(VIA, me, *cards)
    return card


def offered(g: Pax, me: int, *cards: int) -> list[int]:
    """The cards that were found to fit."""
    return list(cards)


def via_option(g: Pax, me: int, card: int) -> Option:
    """Name an acting card: `via:7`, `via:home`."""
    luminary = g.at[card] if card != HOME else -1
    label = Label("via-card", {"place": place_label(luminary, card)})
    return Option(f"via:{cell_name(card)}", label, (cell_key(card, me),))


VIA: Final = Ask("via", "PA-2.27", offered, via_option)


# -- 5. Scout ----------------------------------------------------------------------------------------------------------


def scout(g: Pax, me: int, cell: int, rise: bool) -> Flow[bool]:
    """PA-5.1, PA-5.2: name an acting card, pay 1 matching favour, take the card and lay one."""
    card = yield from via(g, me, scout_acting(g, me, cell, rise))
    yield from pay(g, me, [matching(g, me, card)])
    free = in_force(g, RISE) and rosicrucian(g, card)
    yield from take_and_lay(g, me, cell)
    return free


def take_and_lay(g: Pax, me: int, cell: int) -> Flow[None]:
    """PA-5.3, PA-5.4: the face-down card goes into the hand, and a hand card is laid in its place."""
    slot = g.field[cell]
    g.field[cell] = -1
    g.hands[me].append(slot)
    g.cards.show(me, slot)
    if g.log is not None:
        g.tell(events.CardScouted(me, cell, slot, Secret(1 << me, NAMES[g.cards.face[slot]])))
    laid = g.hands[me][0]
    if len(g.hands[me]) > 1:
        laid = yield from choose(LAY, me, cell, False)
    laid = leave_hand(g, me, laid)
    lay_card(g, cell, laid, me)
    if g.enhanced[SCOUT] and yielder(g, me, cell) not in g.yielded:  # PA-18.2
        g.yielded.append(yielder(g, me, cell))
        kinds = yield from yield_kinds(g, me, g.at[cell], 1)
        yield from gain(g, me, kinds)


def lay_values(g: Pax, me: int, cell: int, rise: bool) -> list[int]:
    """Hand cards that may be laid on a cell: any where the card was taken away, or those that may replace it."""
    return g.hands[me] if g.field[cell] < 0 else layable(g, me, cell, rise)


def lay_option(g: Pax, me: int, slot: int) -> Option:
    """Name a card that is laid: `lay:PIL031`."""
    luminary = g.cards.face[slot]
    return Option(f"lay:{NAMES[luminary]}", Label("lay-card", {"card": card_label(luminary)}), (f"card:{slot}",))


def lay_args(g: Pax, me: int, cell: int, rise: bool) -> dict[str, Any]:
    """Where the card is laid."""
    return {"cell": cell}


LAY: Final = Ask("lay", "PA-5.4", lay_values, lay_option, args=lay_args)
REPLACE: Final = Ask("replace", "PA-9.3", lay_values, lay_option, args=lay_args)


# -- 6. Influence ------------------------------------------------------------------------------------------------------


def influence(g: Pax, me: int, cell: int, cheap: bool = False, extra: bool = False) -> Flow[bool]:
    """PA-6.2: place 1 to 3 tokens for the favours in their cells; `cheap` is PA-18.3, `extra` the price of PA-19.1."""
    numbers = place_values(g, me, cell, cheap, extra)
    number = numbers[0]
    if len(numbers) > 1:
        number = yield from choose(PLACE, me, cell, cheap, extra)
    cells = free_cells(g, cell, number)
    less = discounts(g, me, cells)
    further = rivals_on(g, cell, me) if cheap else 0
    if extra:
        cells.append([A])
        less.append(0)
    yield from pay_reduced(g, me, cells, less, further)
    for _ in range(number):
        put(g, cell, me)
    if g.log is not None:
        g.tell(events.TokensPlaced(me, cell, number))
    return in_force(g, RISE) and rosicrucian(g, cell)


def place_values(g: Pax, me: int, cell: int, cheap: bool, extra: bool) -> list[int]:
    """How many tokens can be placed and paid for (PA-6.2, PA-6.3)."""
    return [number for number in (1, 2, 3) if can_influence(g, me, cell, number, cheap, extra)]


def place_option(g: Pax, me: int, number: int) -> Option:
    """Name a number of tokens: `place:2`."""
    return Option(f"place:{number}", Label("place-tokens", {"number": number}))


def place_args(g: Pax, me: int, cell: int, cheap: bool, extra: bool) -> dict[str, Any]:
    """On which card."""
    return {"card": card_label(g.at[cell])}


PLACE: Final = Ask("place", "PA-6.2", place_values, place_option, args=place_args, note=tokens_price)


# -- 8. Reassign -------------------------------------------------------------------------------------------------------


def reassign(g: Pax, me: int, faction: int, goal: int = -1) -> Flow[None]:
    """PA-8.2, PA-8.3: pay 1 favour of a faction, then move tokens from its cards; to `goal` if it is a reward's."""
    yield from pay(g, me, [1 << faction])
    walker = -1
    place = -1
    for done in range(MOST_MOVES):
        values = step_values(g, me, faction, goal, done, walker)
        if values == [STOP]:
            break
        step = yield from choose(STEP, me, faction, goal, done, walker)
        if step == STOP:
            break
        if walker < 0:
            place = yield from which_token(g, me, step.start)
        place = move_token(g, me, step.start, place, step.end)
        walker = step.end if goal >= 0 and step.end != goal else -1


def step_values(g: Pax, me: int, faction: int, goal: int, done: int, walker: int) -> list[Step]:
    """Every move that may be made now (PA-8.4, PA-8.5); where a token must reach a goal, only ways that lead there."""
    free = open_cells(g, me)
    steps: list[Step] = []
    for start in [walker] if walker >= 0 else cells_of(g.own[me]):
        if start == goal or not starts_allowed(g, start, faction):
            continue
        for cell in cells_of(move_targets(g, start, free)):
            if goal < 0 or steps_home(g, me, cell, goal, faction, MOST_MOVES - done - 1):
                steps.append(STEPS[start][cell])
    if done and walker < 0:
        steps.append(STOP)
    return steps


def step_option(g: Pax, me: int, step: Step) -> Option:
    """Name a move: `3>7`, or `stop`."""
    if step == STOP:
        return Option("stop", Label("stop-moving"))
    start, end = step
    args: dict[str, Any] = {"from": place_label(g.at[start], start), "to": place_label(g.at[end], end)}
    return Option(f"{start}>{end}", Label("move-token", args), (f"cell:{start}", f"cell:{end}"))


def step_args(g: Pax, me: int, faction: int, goal: int, done: int, walker: int) -> dict[str, Any]:
    """The faction, and how many moves are left."""
    return {"faction": faction_label(faction), "count": MOST_MOVES - done}


STEP: Final = Ask("step", "PA-8.4", step_values, step_option, args=step_args)


def which_token(g: Pax, me: int, cell: int, moved: int = 0) -> Flow[int]:
    """PA-8.4: any of the own tokens on a card moves, but for those in the cells of the mask `moved`; asked for only if
    it makes a difference."""
    gone = cells_of(moved)
    places = token_values(g, me, cell, me, *gone)
    place = places[0]
    if len(places) > 1:
        place = yield from choose(TOKEN, me, cell, me, *gone)
    return place


def token_values(g: Pax, me: int, cell: int, owner: int, *gone: int) -> list[int]:
    """The cells of a card with tokens of one owner, less those that are gone, those alike once."""
    return unlike_places(g, cell, owner, list(gone))


def token_option(g: Pax, me: int, place: int) -> Option:
    """Name a token by its cell, counted from the top: `token:1`."""
    return Option(f"token:{place + 1}", Label("token-in-cell", {"number": place + 1}))


def token_args(g: Pax, me: int, cell: int, owner: int, *gone: int) -> dict[str, Any]:
    """On which card."""
    return {"card": card_label(g.at[cell])}


TOKEN: Final = Ask("token", "PA-8.4", token_values, token_option, args=token_args)


def move_token(g: Pax, me: int, start: int, place: int, end: int) -> int:
    """A token goes from one cell of a card to the uppermost free cell of another card; returns which cell that is."""
    lift(g, start, place)
    new_place = seat_token(g, end, me)
    if g.log is not None:
        g.tell(events.TokenMoved(me, start, end))
    return new_place


def free_moves(g: Pax, me: int, one_card: bool) -> Flow[None]:
    """PA-18.7, PA-19.5: move 1 to 3 tokens from any cells, or all from one card, into any free cells, each once."""
    source = -1
    moved: list[int] = []
    arrived = [0] * len(g.at)  # the cells of each card, as a mask, with tokens that have moved
    while len(moved) < MOST_MOVES:
        values = leap_values(g, me, source, *moved)
        if values == [STOP]:
            break
        step = yield from choose(LEAP, me, source, *moved)
        if step == STOP:
            break
        start, end = step
        place = yield from which_token(g, me, start, arrived[start])
        place = move_token(g, me, start, place, end)
        arrived[end] |= 1 << place
        moved.append(end)
        source = start if one_card else -1


def leap_values(g: Pax, me: int, source: int, *moved: int) -> list[Step]:
    """Every move of a token that has not moved yet."""
    free = open_cells(g, me)
    steps: list[Step] = []
    for start in [source] if source >= 0 else cells_of(g.own[me]):
        if tokens_of(g, start, me) > moved.count(start):
            steps += [STEPS[start][cell] for cell in cells_of(free & ~(1 << start))]
    if moved:
        steps.append(STOP)
    return steps


def leap_args(g: Pax, me: int, source: int, *moved: int) -> dict[str, Any]:
    """How many moves are left."""
    return {"count": MOST_MOVES - len(moved)}


LEAP: Final = Ask("leap", "PA-18.7", leap_values, step_option, args=leap_args)


# -- 9. Dismiss --------------------------------------------------------------------------------------------------------


def dismiss(g: Pax, me: int, cell: int, surcharge: list[int], rise: bool) -> Flow[bool]:
    """PA-9.2, PA-9.3: pay matching favour for the tokens there, discard the card and lay another from the hand."""
    g.replaced = 1 << cell
    g.by_rise = rise
    price = dismiss_price(g, cell)
    card = yield from via(g, me, payers(g, me, cell, price, surcharge))
    yield from pay(g, me, [matching(g, me, card)] * price + surcharge)
    slot = g.hands[me][0]
    if len(g.hands[me]) > 1:
        slot = yield from choose(REPLACE, me, cell, rise)
    g.replaced = 0
    g.by_rise = False
    slot = leave_hand(g, me, slot)
    if g.log is not None:
        g.tell(events.CardDismissed(me, cell, NAMES[g.at[cell]]))
    replace_card(g, cell, slot, me)
    return in_force(g, RISE) and ROSICRUCIAN[g.at[cell]]


def pull(g: Pax, me: int, cell: int) -> Flow[None]:
    """PA-18.5: then one own token may move from any cell to the card that was laid."""
    if len(pull_values(g, me, cell)) > 1:
        step = yield from choose(PULL, me, cell)
        if step != STOP:
            place = yield from which_token(g, me, step.start)
            move_token(g, me, step.start, place, step.end)


def pull_values(g: Pax, me: int, cell: int) -> list[Step]:
    """Any own token elsewhere, if there is a free cell; or none."""
    if not may_enter(g, cell, me):
        return []
    return [STEPS[start][cell] for start in cells_of(g.own[me]) if start != cell] + [STOP]


def pull_args(g: Pax, me: int, cell: int) -> dict[str, Any]:
    """To which card."""
    return {"card": card_label(g.at[cell])}


PULL: Final = Ask("pull", "PA-18.5", pull_values, step_option, args=pull_args)
