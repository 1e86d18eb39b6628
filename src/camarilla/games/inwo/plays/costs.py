"""Prices of plays: actions of groups, tokens of the Illuminati, discards; alternatives of several parts each."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from mypy_extensions import mypyc_attr

from camarilla.games.inwo import card_moves, events, power, queries, tokens
from camarilla.games.inwo.catalog import ID, PLOT, SIDES, TYPE
from camarilla.games.inwo.model.entries import Done
from camarilla.games.inwo.model.play_fields import subject_of
from camarilla.games.inwo.model.zones import GROUP_BACK, PLOT_BACK
from camarilla.games.inwo.plays.abilities import WAYS, Way
from camarilla.games.inwo.plays.announcing import Announcing, Path
from camarilla.games.inwo.structures.grid import Arrow
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option, losing

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

Chosen = tuple[int, ...]
Match = Callable[[Any, int], bool]
Need = Callable[[Any, int, int, Chosen], int]
STAND_IN: Final = "stand-in"
"""What is noted of a seat that has let a Plot stand in for an action this turn."""


class StandIn(NamedTuple):
    """A Plot that stands in for an action: up to which Power, and whether it may now."""

    most: int
    may: Callable[[Any, int, int], bool]


SUBSTITUTE: Final[dict[int, StandIn]] = {}
"""Plots that stand in for an action, by face."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something that must be paid."""

    word = "pay"
    fixed = False
    """Whether it does not depend on what is chosen."""
    undrawn: int = 0
    """How many undrawn Plots the price takes that it is a part of; none of them can pay for a stand-in, too."""

    def can(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> bool:
        """Whether it can be paid now."""
        raise NotImplementedError

    def thinkable(self, g: Inwo, seat: int, slot: int, way: Way) -> bool:
        """A cheap test before anything is chosen: false only if no choice could make it payable."""
        return not self.fixed or self.can(g, seat, slot, way, ())

    def pay(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen, path: Path) -> Flow[list[int]]:
        """Pay it; returns the cards whose tokens were spent."""
        raise NotImplementedError


class Cost:
    """Alternatives, each a list of parts that must all be paid."""

    def __init__(self, *alternatives: list[Part]) -> None:
        self.alternatives = list(alternatives)
        for parts in alternatives:
            undrawn = sum([part.count for part in parts if isinstance(part, TopPlots)])
            for part in parts:
                part.undrawn = undrawn

    def payable(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> list[int]:
        """The alternatives that can be paid now, by number."""
        return [
            number
            for number, parts in enumerate(self.alternatives)
            if all([part.can(g, seat, slot, way, chosen) for part in parts])
        ]

    def can(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> bool:
        """Whether any alternative can be paid now."""
        for parts in self.alternatives:
            for part in parts:
                if not part.can(g, seat, slot, way, chosen):
                    break
            else:
                return True
        return False

    def label(self) -> Label:
        """The price in words: what must all be paid, or something else."""
        words = dict.fromkeys([tuple([part.word for part in parts]) for parts in self.alternatives])
        ways = [all_of(way) for way in words]
        return reduce(lambda one, other: Label("price-or", {"one": one, "other": other}), ways)

    def thinkable(self, g: Inwo, seat: int, slot: int, way: Way) -> bool:
        """Whether an alternative could be paid with some choice, by the cheap tests."""
        for parts in self.alternatives:
            for part in parts:
                if not part.thinkable(g, seat, slot, way):
                    break
            else:
                return True
        return False

    def pay(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> Flow[list[int]]:
        """Choose an alternative if there are several, and pay it."""
        open_now = self.payable(g, seat, slot, way, chosen)
        which = open_now[0]
        if len(open_now) > 1:
            which = yield from choose(PRICE, seat, way.index, slot, chosen)
        spent: list[int] = []
        for number, part in enumerate(self.alternatives[which]):
            path = Path(which, number)
            g.announcing = [Announcing(seat, way.index, slot, chosen, path)]
            more = yield from part.pay(g, seat, slot, way, chosen, path)  # public: tokens are open
            spent += more
        return spent


def all_of(words: tuple[str, ...]) -> Label:
    """Parts of a price that must all be paid."""
    return Label("price-all", {"parts": [Label(f"price-{word}") for word in words]})


class Illuminati(Part):
    """An action of one's own Illuminati, or all of them (at least one)."""

    word = "illuminati"
    fixed = True

    def __init__(self, all: bool = False) -> None:
        self.all = all

    def can(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> bool:
        """The Illuminati has a token."""
        return queries.may_spend(g, seat, g.illuminati[seat], way.early)

    def pay(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen, path: Path) -> Flow[list[int]]:
        """Spend one, or all."""
        own = g.illuminati[seat]
        tokens.spend(g, own, power.free_tokens(g, own) if self.all else 1)
        yield from ()
        return [own]


class Own(Part):
    """The card's own token."""

    word = "own"
    fixed = True

    def can(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> bool:
        """It has one."""
        return queries.may_spend(g, seat, slot, way.early)

    def pay(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen, path: Path) -> Flow[list[int]]:
        """Spend it."""
        tokens.spend(g, slot)
        yield from ()
        return [slot]


class Of(Part):
    """The action of a chosen card, or of it or its master."""

    word = "target"

    def __init__(self, which: int = 0, or_master: bool = False) -> None:
        self.which = which
        self.or_master = or_master

    def payers(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> list[int]:
        """Who may pay."""
        card = chosen[self.which]
        cards = [card, g.master[card]] if self.or_master else [card]
        found = [
            each
            for each in cards
            if each >= 0 and g.holder[each] == seat and queries.may_spend(g, seat, each, way.early)
        ]
        return found + stand_ins(g, seat, slot, (), self.undrawn)

    def can(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> bool:
        """Somebody may pay."""
        return len(chosen) > self.which and bool(self.payers(g, seat, slot, way, chosen))

    def pay(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen, path: Path) -> Flow[list[int]]:
        """Spend it."""
        payers = self.payers(g, seat, slot, way, chosen)
        payer = payers[0]
        if len(payers) > 1:
            payer = yield from choose(PAYER, seat, way.index, slot, chosen, path, ())
        return act_with(g, seat, payer)


@mypyc_attr(allow_interpreted_subclasses=True)
class Acts(Part):
    """Actions of own groups that match: one of at least a Power, or several that add up to it."""

    word = "groups"

    def __init__(
        self,
        match: Match | None = None,
        power: int | Need = 0,
        several: bool = False,
        more: Callable[[Any, int, int, Chosen, int], bool] | None = None,
        resources: bool = False,
    ) -> None:
        self.match = match
        self.power = power
        self.several = several
        self.more = more
        """`(g, seat, slot, chosen, group)`: a further test that sees what was chosen."""
        self.resources = resources
        """Whether Resources may act, too."""

    def need(self, g: Inwo, seat: int, slot: int, chosen: Chosen) -> int:
        """The Power that must act."""
        return self.power if isinstance(self.power, int) else self.power(g, seat, slot, chosen)

    def actors(self, g: Inwo, seat: int) -> list[int]:
        """Whose actions may pay at all."""
        return queries.groups_of(g, seat) + (g.resources[seat] if self.resources else [])

    def payers(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen, paid: Chosen) -> list[int]:
        """The groups that may pay, and Plots that may stand in for one."""
        need = self.need(g, seat, slot, chosen)
        found = []
        for card in self.actors(g, seat):
            if not queries.may_spend(g, seat, card, way.early):
                continue
            if self.match is not None and not self.match(g, card):
                continue
            if self.more is not None and not self.more(g, seat, slot, chosen, card):
                continue
            if self.several or power.paying_power(g, card) >= need:
                found.append(card)
        plots = stand_ins(g, seat, slot, paid, self.undrawn)
        return found + [card for card in plots if self.several or stands_for(g, card) >= need]

    def worth(self, g: Inwo, cards: list[int] | Chosen) -> int:
        """The Power that acts."""
        return sum([stands_for(g, card) if stands_for(g, card) else power.paying_power(g, card) for card in cards])

    def can(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> bool:
        """Whether enough can act."""
        return self.can_go_on(g, seat, slot, way, chosen, ())

    def can_go_on(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen, paid: Chosen) -> bool:
        """Whether enough can act with those that have acted already."""
        payers = self.payers(g, seat, slot, way, chosen, paid)
        return bool(payers) and self.power_of(g, payers) + self.worth(g, paid) >= self.need(g, seat, slot, chosen)

    def power_of(self, g: Inwo, cards: list[int]) -> int:
        """The Power of everything that can act."""
        return sum([self.times(g, card) * self.worth(g, [card]) for card in cards])

    def times(self, g: Inwo, card: int) -> int:
        """How often a card may act for one price: once for every token (IN-6.6), where several actions may add up."""
        return max(1, power.free_tokens(g, card)) if self.several else 1

    def thinkable(self, g: Inwo, seat: int, slot: int, way: Way) -> bool:
        """Somebody could act at all."""
        for card in self.actors(g, seat):
            if queries.may_spend(g, seat, card, way.early):
                return True
        return bool(stand_ins(g, seat, slot, (), self.undrawn))

    def pay(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen, path: Path) -> Flow[list[int]]:
        """Choose who acts, one by one, until it is enough."""
        paid: list[int] = []
        acted: list[int] = []
        worth = 0
        while True:
            payer = yield from choose(PAYER, seat, way.index, slot, chosen, path, tuple(paid))
            worth += self.worth(g, [payer])
            acted += act_with(g, seat, payer)
            paid.append(payer)
            g.announcing = [Announcing(seat, way.index, slot, chosen, path, tuple(paid))]
            if not self.several or worth >= self.need(g, seat, slot, chosen):
                return acted


def act_with(g: Inwo, seat: int, payer: int) -> list[int]:
    """A group acts, or a Plot stands in for its action; returns the group whose token was spent, if any."""
    if stands_for(g, payer):
        payer = card_moves.leave_hand(g, payer)
        card_moves.discard_top(g, seat, PLOT_BACK)
        card_moves.discard(g, payer)
        g.done.append(Done(seat, STAND_IN))
        return []
    tokens.spend(g, payer)
    for effect in list(g.effects.entries):
        if effect.key in NEXT_ACTION and subject_of(effect) == payer:
            NEXT_ACTION[effect.key](g, effect.id)
    return [payer]


NEXT_ACTION: Final[dict[str, Callable[[Any, int], None]]] = {}
"""By key of an effect on a group's next action: what becomes of it, `(g, id of the effect)`, once an action paid."""


def stands_for(g: Inwo, slot: int) -> int:
    """The Power a Plot stands in for, or 0."""
    entry = SUBSTITUTE.get(g.cards.face[slot])
    return entry.most if entry is not None and not queries.group_in_play(g, slot) else 0


def stand_ins(g: Inwo, seat: int, slot: int, paid: Chosen, undrawn: int) -> list[int]:
    """The Plots of a hand that may stand in for an action now: each for an undrawn Plot that pays for nothing else."""
    if not SUBSTITUTE or TYPE[g.cards.face[slot]] != PLOT or any(stands_for(g, card) for card in paid):
        return []
    if len(g.plot_deck[seat]) <= undrawn:
        return []
    found = []
    for card in g.plots[seat] + g.exposed[seat]:
        entry = SUBSTITUTE.get(g.cards.face[card])
        if entry is not None and card != slot and entry.may(g, seat, card):
            found.append(card)
            break
    return found


class TopPlots(Part):
    """Discard undrawn Plots from the top of the deck."""

    word = "top-plot"
    fixed = True

    def __init__(self, count: int = 1, unseen: bool = False) -> None:
        self.count = count
        self.unseen = unseen

    def can(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> bool:
        """IN-3.10: the cards must be there."""
        return len(g.plot_deck[seat]) >= self.count

    def pay(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen, path: Path) -> Flow[list[int]]:
        """Discard them."""
        card_moves.discard_top(g, seat, PLOT_BACK, self.count, self.unseen)
        yield from ()
        return []


class TopGroup(Part):
    """Discard the top undrawn card of the Group deck."""

    word = "top-group"
    fixed = True

    def can(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> bool:
        """It must be there."""
        return bool(g.group_deck[seat])

    def pay(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen, path: Path) -> Flow[list[int]]:
        """Discard it."""
        card_moves.discard_top(g, seat, GROUP_BACK)
        yield from ()
        return []


class FromHand(Part):
    """Discard cards of one back from the hand, at one's own choice."""

    word = "hand"
    fixed = True

    def __init__(self, back: int, count: int = 1) -> None:
        self.back = back
        self.count = count

    def cards(self, g: Inwo, seat: int, slot: int) -> list[int]:
        """What may be discarded, one of each name."""
        hand = g.groups[seat] if self.back else g.plots[seat] + g.exposed[seat]
        return one_of_each(g, [card for card in hand if card != slot])

    def can(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> bool:
        """Enough cards are held."""
        hand = g.groups[seat] if self.back else g.plots[seat] + g.exposed[seat]
        return len([card for card in hand if card != slot]) >= self.count

    def pay(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen, path: Path) -> Flow[list[int]]:
        """Choose and discard, one by one."""
        for _ in range(self.count):
            card = yield from choose(PAY_CARD, seat, way.index, slot, chosen, path)
            card_moves.discard(g, card)
        return []


def one_of_each(g: Inwo, slots: list[int]) -> list[int]:
    """One slot of each face."""
    seen: set[int] = set()
    found = []
    for slot in slots:
        if g.cards.face[slot] not in seen:
            seen.add(g.cards.face[slot])
            found.append(slot)
    return found


# -- The questions -----------------------------------------------------------------------------------------------------


def price_numbers(g: Inwo, seat: int, way: int, slot: int, chosen: Chosen) -> list[int]:
    """The alternatives that can be paid."""
    cost = WAYS[way].cost
    assert cost is not None
    return cost.payable(g, seat, slot, WAYS[way], chosen)


def price_option(g: Inwo, seat: int, value: int) -> Option:
    """Name an alternative: `pay:1` is the first the card prints."""
    return Option(f"pay:{value + 1}", Label("option-pay", {"number": value + 1}))


def price_words(g: Inwo, seat: int, value: int, way: int, slot: int, chosen: Chosen) -> Label:
    """What must be paid by an alternative."""
    cost = WAYS[way].cost
    assert cost is not None
    return all_of(tuple([part.word for part in cost.alternatives[value]]))


def payer_values(g: Inwo, seat: int, way: int, slot: int, chosen: Chosen, path: Path, paid: Chosen) -> list[int]:
    """Who may pay next."""
    cost = WAYS[way].cost
    assert cost is not None
    part = cost.alternatives[path.alternative][path.part]
    if isinstance(part, Of):
        return part.payers(g, seat, slot, WAYS[way], chosen)
    assert isinstance(part, Acts)
    return part.payers(g, seat, slot, WAYS[way], chosen, paid)


def pay_card_values(g: Inwo, seat: int, way: int, slot: int, chosen: Chosen, path: Path) -> list[int]:
    """What may be discarded."""
    cost = WAYS[way].cost
    assert cost is not None
    part = cost.alternatives[path.alternative][path.part]
    assert isinstance(part, FromHand)
    return part.cards(g, seat, slot)


def seat_label(seat: int) -> Label:
    """A seat, for whoever says its name."""
    return Label("seat", {"seat": seat})


def card_option(g: Inwo, seat: int, slot: int) -> Option:
    """Name a card; -1 is `none`."""
    if slot < 0:
        return Option("none", Label("option-none"))
    return Option(card_moves.name(g, slot), Label("option-card", {"card": ID[g.cards.face[slot]]}), (f"card:{slot}",))


def where_option(g: Inwo, seat: int, value: Arrow) -> Option:
    """Name an arrow: `cia:left`."""
    name = f"{card_moves.name(g, value.master)}:{SIDES[value.side]}"
    label = Label("option-arrow", {"card": ID[g.cards.face[value.master]], "side": SIDES[value.side]})
    return Option(name, label, (f"card:{value.master}",))


def played_args(g: Inwo, seat: int, way: int, slot: int, *about: Any) -> dict[str, Any]:
    """The card that is being played or used; it lies open."""
    return {"card": events.name(g, slot)}


PRICE: Ask[int] = Ask("price", "IN-21.2", price_numbers, price_option, note=price_words, args=played_args)
PAYER: Ask[int] = Ask("payer", "IN-6.5", payer_values, card_option, args=played_args)
PAY_CARD: Ask[int] = Ask("pay-card", "IN-19.14", pay_card_values, losing(card_option), args=played_args)
