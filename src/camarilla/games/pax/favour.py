"""Favours: what a bill can be paid with, paying it, gaining favours, and interception (PA-2.8 to PA-2.13).

A bill is a list of symbols; a symbol is a mask of the types that pay it directly. Everything anybody spends goes
through `pay`, everything anybody gains through `gain`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from camarilla.games.pax import events
from camarilla.games.pax.catalog import CR, EVERY_TYPE, FACTIONS, FAVOUR_PER_TYPE, KN, TYPES
from camarilla.games.pax.labels import faction_label, seat_label
from camarilla.games.pax.queries import favours_of
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax
LARGEST_SET: Final = 3
"""So many favours of one type stand in for another at the most (PA-2.11)."""


class Way(NamedTuple):
    """A way to pay one symbol: so many favours of a type, and so many of the Creators to make up a set (PA-19.6)."""

    kind: int
    number: int = 1
    filler: int = 0


WAYS: Final = [
    [[Way(kind, number, filler) for filler in range(LARGEST_SET)] for number in range(LARGEST_SET + 1)]
    for kind in range(TYPES)
]
"""All there are, by type, number and filler; made once."""
ALL_DIRECT: Final = Way(-1)
"""A way to pay: every symbol that is left with the only type that it names."""

NO_SETS: Final = 2 * max(FAVOUR_PER_TYPE) + 1
"""A rate that nobody can pay: where no favours may stand in for others."""


def rate(g: Pax, seat: int) -> int:
    """How many favours of one type stand in for one of another (PA-2.11, PA-19.8)."""
    return 2 if g.holder[KN] == seat else LARGEST_SET


def wild(g: Pax, seat: int) -> bool:
    """Whether a seat may use its Creators' favours as any type (PA-19.6)."""
    return g.holder[CR] == seat


# -- Whether a bill can be paid ----------------------------------------------------------------------------------------


def payable(g: Pax, seat: int, bill: list[int]) -> bool:
    """Whether a seat can pay a bill, by whatever means."""
    return can_pay(favours_of(g, seat), bill, wild(g, seat), rate(g, seat))


def payable_without_sets(g: Pax, seat: int, bill: list[int]) -> bool:
    """Whether a seat can pay a bill without substitution (PA-2.11: only an action or an ability allows it)."""
    return can_pay(favours_of(g, seat), bill, wild(g, seat), NO_SETS)


def can_pay(held: list[int], bill: list[int], has_wild: bool, sets_of: int) -> bool:
    """Whether favours suffice for a bill.

    Direct payment is never worse than a set, so the symbols with one type come first, then those with a choice, which
    take what spoils no set; what is short is made up for by wild favours, then by sets of equal ones.
    """
    left = held[:]
    short = 0
    for symbol in bill:
        if symbol & (symbol - 1) == 0:
            kind = symbol.bit_length() - 1
            if left[kind]:
                left[kind] -= 1
            else:
                short += 1
    for symbol in bill:
        if symbol & (symbol - 1):
            kind = dispensable(left, symbol, has_wild, sets_of)
            if kind >= 0:
                left[kind] -= 1
            else:
                short += 1
    if short == 0:
        return True
    if has_wild:
        short -= min(short, left[CR])
        left[CR] = 0
    return short <= sum([number // sets_of for number in left])


def dispensable(left: list[int], symbol: int, has_wild: bool, sets_of: int) -> int:
    """The type of a symbol that is missed least, or -1: what is over from sets, then a set, wild favours last."""
    best = -1
    least = 3
    for kind in range(TYPES):
        if symbol >> kind & 1 and left[kind]:
            loss = 2 if has_wild and kind == CR else int(left[kind] % sets_of == 0)
            if loss < least:
                least = loss
                best = kind
    return best


def affords_one(g: Pax, seat: int) -> int:
    """The types of which a seat can pay one symbol, as a mask: what it holds, or all if it can stand something in.

    A set of three needs a type other than those of the symbol; a type held in threes pays its own symbol directly.
    """
    start = TYPES * seat
    least = rate(g, seat)
    mask = 0
    for kind in range(TYPES):
        held = g.fav[start + kind]
        if held >= least:
            return EVERY_TYPE
        if held:
            mask |= 1 << kind
    return EVERY_TYPE if mask >> CR & 1 and wild(g, seat) else mask


# -- Paying ------------------------------------------------------------------------------------------------------------


def pay(g: Pax, seat: int, bill: list[int], sets: bool = True) -> Flow[None]:
    """Spend favours on a bill, symbol by symbol; where there is no choice, nobody is asked (PA-2.9). Without `sets`
    nothing may stand in for another type (PA-2.11)."""
    spent = [0] * TYPES
    while bill:
        ways = ways_to_pay(g, seat, *bill) if sets else ways_without_sets(g, seat, *bill)
        way = ways[0]
        if len(ways) > 1:
            way = yield from choose(PAY if sets else PAY_PLAINLY, seat, *bill)
        bill = take_way(g, seat, bill, way, spent)
    if g.log is not None and any(spent):
        g.tell(events.FavoursSpent(seat, named(spent)))


def ways_to_pay(g: Pax, seat: int, *bill: int) -> list[Way]:
    """Every way to pay the first symbol that leaves the others payable; or all at once, each with its own type."""
    return ways_at_rate(g, seat, list(bill), rate(g, seat))


def ways_without_sets(g: Pax, seat: int, *bill: int) -> list[Way]:
    """The same where nothing may stand in for another type."""
    return ways_at_rate(g, seat, list(bill), NO_SETS)


def ways_at_rate(g: Pax, seat: int, bill: list[int], size: int) -> list[Way]:
    """The ways to pay the first symbol where `size` favours of one type stand in for one of another."""
    held = favours_of(g, seat)
    symbol = bill[0]
    rest = bill[1:]
    joker = wild(g, seat)
    ways: list[Way] = []
    for kind in range(TYPES):
        if held[kind] and (symbol >> kind & 1 or (joker and kind == CR)):
            ways.append(WAYS[kind][1][0])
    for kind in range(TYPES):
        if not symbol >> kind & 1:
            if held[kind] >= size:
                ways.append(WAYS[kind][size][0])
            if joker and kind != CR:
                for filler in range(1, size):
                    if held[CR] >= filler and held[kind] >= size - filler:
                        ways.append(WAYS[kind][size - filler][filler])
    if len(ways) < 2:
        return ways
    ways = [way for way in ways if can_pay(after(held, way), rest, joker, size)]
    if len(ways) > 1 and rest and all_direct(held, bill):
        ways.insert(0, ALL_DIRECT)
    return ways


def after(held: list[int], way: Way) -> list[int]:
    """What is left of favours when one symbol was paid."""
    left = held[:]
    left[way.kind] -= way.number
    left[CR] -= way.filler
    return left


def all_direct(held: list[int], bill: list[int]) -> bool:
    """Whether every symbol names one type, and there are enough favours of each."""
    return all([symbol & (symbol - 1) == 0 and bill.count(symbol) <= held[symbol.bit_length() - 1] for symbol in bill])


def take_way(g: Pax, seat: int, bill: list[int], way: Way, spent: list[int]) -> list[int]:
    """Spend what a way to pay says; returns what is still due."""
    if way == ALL_DIRECT:
        for symbol in bill:
            spend(g, seat, symbol.bit_length() - 1, 1, spent)
        return []
    spend(g, seat, way.kind, way.number, spent)
    spend(g, seat, CR, way.filler, spent)
    return bill[1:]


def spend(g: Pax, seat: int, kind: int, number: int, spent: list[int]) -> None:
    """Favours back to the supply."""
    g.fav[TYPES * seat + kind] -= number
    g.supply[kind] += number
    spent[kind] += number


def way_option(g: Pax, seat: int, way: Way) -> Option:
    """Name a way to pay: `direct`, `A`, `3M`, `2M+1Cr`."""
    if way == ALL_DIRECT:
        return Option("direct", Label("pay-direct"))
    kind, number, filler = way
    name = FACTIONS[kind]
    args: dict[str, Any] = {"faction": faction_label(kind), "number": number, "filler": filler}
    touches = (f"favour:{name}",)
    if filler:
        return Option(f"{number}{name}+{filler}Cr", Label("pay-filled", args), touches)
    if number > 1:
        return Option(f"{number}{name}", Label("pay-set", args), touches)
    return Option(name, Label("pay-one", args), touches)


def bill_args(g: Pax, seat: int, *bill: int) -> dict[str, Any]:
    """The symbol to be paid now, and how many are left."""
    return {"symbol": symbol_label(bill[0]), "count": len(bill)}


def symbol_label(symbol: int) -> Label:
    """A symbol in words: a type, one of several, or any."""
    if symbol == EVERY_TYPE:
        return Label("any-favour")
    kinds: list[Any] = [faction_label(kind) for kind in range(TYPES) if symbol >> kind & 1]
    return Label("one-of", {"factions": kinds})


PAY: Final = Ask("pay", "PA-2.11", ways_to_pay, way_option, args=bill_args)
PAY_PLAINLY: Final = Ask("pay", "PA-16.17", ways_without_sets, way_option, args=bill_args)


# -- Paying less (PA-18.3, PA-18.4, PA-19.2) ---------------------------------------------------------------------------


def pay_reduced(g: Pax, seat: int, cells: list[list[int]], less: list[int], further: int) -> Flow[None]:
    """Pay for cells, each of them cheaper by a number of symbols, and all together by some more.

    The payer chooses which symbols go: first of each cell in turn, then of the rest.
    """
    bills = [[1 << kind for kind in cell] for cell in cells]
    for at in range(len(bills)):
        for _ in range(less[at]):
            symbol = yield from spare_one(g, seat, bills, less, further, at)
            bills[at].remove(symbol)
            less[at] -= 1
    bill = [symbol for part in bills for symbol in part]
    for left in range(min(further, len(bill)), 0, -1):
        symbol = yield from spare_one(g, seat, [bill], [left], 0, 0)
        bill.remove(symbol)
    bill.sort()
    yield from pay(g, seat, bill)


def spare_one(g: Pax, seat: int, bills: list[list[int]], less: list[int], further: int, at: int) -> Flow[int]:
    """Choose a symbol of one bill that need not be paid."""
    flat = [at, further, len(bills)]
    for bill, number in zip(bills, less, strict=True):
        flat += [number, len(bill), *bill]
    choices = spare_values(g, seat, *flat)
    if len(choices) == 1:
        return choices[0]
    symbol = yield from choose(SPARE, seat, *flat)
    return symbol


def spare_values(g: Pax, seat: int, at: int, further: int, count: int, *flat: int) -> list[int]:
    """The symbols of a bill that may be left out so that the rest can still be paid."""
    bills: list[list[int]] = []
    less: list[int] = []
    place = 0
    for _ in range(count):
        less.append(flat[place])
        size = flat[place + 1]
        bills.append(list(flat[place + 2 : place + 2 + size]))
        place += 2 + size
    less[at] -= 1
    found: list[int] = []
    for symbol in sorted(set(bills[at])):
        left = [bill[:] for bill in bills]
        left[at].remove(symbol)
        if reducible(g, seat, left, less, further):
            found.append(symbol)
    return found


def spare_option(g: Pax, seat: int, symbol: int) -> Option:
    """Name a symbol left out: `spare:A`."""
    kind = symbol.bit_length() - 1
    return Option(f"spare:{FACTIONS[kind]}", Label("spare-one", {"faction": faction_label(kind)}))


def reducible(g: Pax, seat: int, bills: list[list[int]], less: list[int], further: int) -> bool:
    """Whether some choice of symbols to leave out makes bills payable."""
    for at in range(len(bills)):
        if less[at]:
            fewer = less[:]
            fewer[at] -= 1
            for symbol in set(bills[at]):
                left = [bill[:] for bill in bills]
                left[at].remove(symbol)
                if reducible(g, seat, left, fewer, further):
                    return True
            return False
    bill = [symbol for part in bills for symbol in part]
    return reducible_whole(g, seat, bill, further)


def reducible_whole(g: Pax, seat: int, bill: list[int], further: int) -> bool:
    """Whether a bill without some of its symbols can be paid: those that are short are best left out."""
    left = favours_of(g, seat)
    due: list[int] = []
    for symbol in bill:
        kind = symbol.bit_length() - 1
        if left[kind]:
            left[kind] -= 1
            due.append(symbol)
        elif further:
            further -= 1
        else:
            due.append(symbol)
    return payable(g, seat, due)


SPARE: Final = Ask("spare", "PA-18.4", spare_values, spare_option)


# -- Gaining (PA-2.9, PA-2.12) -----------------------------------------------------------------------------------------


def gain(g: Pax, seat: int, kinds: list[int]) -> Flow[list[int]]:
    """Favours of these types to a seat, from the supply or by interception; returns the types that were gained."""
    gained: list[int] = []
    for kind in kinds:
        if g.supply[kind]:
            g.supply[kind] -= 1
        else:
            rival = yield from intercepted(g, seat, kind)
            if rival < 0:
                continue
            g.fav[TYPES * rival + kind] -= 1
            if g.log is not None:
                g.tell(events.FavourIntercepted(seat, rival, FACTIONS[kind]))
        g.fav[TYPES * seat + kind] += 1
        gained.append(kind)
    if g.log is not None and gained:
        g.tell(events.FavoursGained(seat, tuple([FACTIONS[kind] for kind in gained])))
    return gained


def intercepted(g: Pax, seat: int, kind: int) -> Flow[int]:
    """PA-2.12: the rival that a favour missing in the supply is taken from, or -1."""
    rivals = holders(g, seat, kind)
    if not rivals:
        return -1
    if seat == g.robot:
        return richest(g, rivals, kind)
    if len(rivals) == 1:
        return rivals[0]
    rival = yield from choose(INTERCEPT, seat, kind)
    return rival


def holders(g: Pax, seat: int, kind: int) -> list[int]:
    """The rivals that have a favour of a type, clockwise."""
    return [rival for rival in g.after(seat) if g.fav[TYPES * rival + kind]]


def richest(g: Pax, rivals: list[int], kind: int) -> int:
    """PA-20.46: the first of those who have most of a type."""
    best = rivals[0]
    for rival in rivals:
        if g.fav[TYPES * rival + kind] > g.fav[TYPES * best + kind]:
            best = rival
    return best


def rival_option(g: Pax, seat: int, rival: int) -> Option:
    """Name a rival: `from@2`."""
    return Option(f"from@{rival}", Label("from-rival", {"rival": seat_label(rival)}), (f"seat:{rival}",))


def kind_args(g: Pax, seat: int, kind: int) -> dict[str, Any]:
    """The type of favour at stake."""
    return {"faction": faction_label(kind)}


INTERCEPT: Final = Ask("intercept", "PA-2.12", holders, rival_option, args=kind_args)


def choose_kind(g: Pax, seat: int, kinds: list[int]) -> Flow[int]:
    """A type of favour where a gain leaves it open; a type absent from the supply may be picked."""
    kind = yield from choose(KIND, seat, *kinds)
    return kind


def kind_values(g: Pax, seat: int, *kinds: int) -> list[int]:
    """The types offered."""
    return list(kinds)


def kind_option(g: Pax, seat: int, kind: int) -> Option:
    """Name a type of favour: `A`."""
    return Option(FACTIONS[kind], Label("take-favour", {"faction": faction_label(kind)}), (f"favour:{FACTIONS[kind]}",))


KIND: Final = Ask("kind", "PA-2.12", kind_values, kind_option)


def named(numbers: list[int]) -> tuple[str, ...]:
    """Favours by type as names, as often as there are of them."""
    return tuple([FACTIONS[kind] for kind in range(TYPES) for _ in range(numbers[kind])])
