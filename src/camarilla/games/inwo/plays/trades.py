"""Gifts and trades: built by small choices, settled in one step (chapter 13, IN-21.19 to IN-21.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from camarilla.games.inwo import card_moves, events, power, queries, tokens
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model.entries import GAVE_BONUS, LINK_MOVED, Use
from camarilla.games.inwo.model.zones import AFTER_PLAY, EXPOSED, MAIN, PHASE_5, RESOURCES
from camarilla.games.inwo.plays import offers
from camarilla.games.inwo.plays.costs import card_option, one_of_each, where_option
from camarilla.games.inwo.structures import grid, moving_branches
from camarilla.games.inwo.structures.grid import Arrow
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.deals import Deal, Give, bargain, propose, settle
from camarilla.kernel.events import Secret
from camarilla.kernel.options import Label, Option, Refusal

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

MOST_PROPOSALS: Final = 10
MOST_DEALS: Final = 5


class Moved(NamedTuple):
    """How a group changes owner in a deal: where it goes, and whose token pays.

    Parts of a deal are words on purpose (decision 0015): both sides say them, and they are what a deal is compared by.
    """

    slot: int
    master: int
    side: int
    payer: int

    def as_item(self) -> str:
        """As a part of a deal: `moved:40,12,2,12`."""
        return f"moved:{self.slot},{self.master},{self.side},{self.payer}"


def moved_of(rest: str) -> Moved:
    """What stands behind `moved:`."""
    slot, master, side, payer = [int(part) for part in rest.split(",")]
    return Moved(slot, master, side, payer)


def partners(g: Inwo, seat: int) -> list[int]:
    """Whom a player may propose a deal to now."""
    if g.proposals[seat] >= MOST_PROPOSALS or g.deals[seat] >= MOST_DEALS or offers.shut_deals(g, seat):
        return []
    return [other for other in g.rivals(seat) if g.deals[other] < MOST_DEALS]


def deal(g: Inwo, seat: int, other: int) -> Flow[None]:
    """Build, offer, answer and settle a deal."""
    g.proposals[seat] += 1
    agreed = yield from talk(g, Deal(seat, other))  # public: to both, who said it
    if agreed is None:
        return
    liars = yield from lies(g, agreed)  # public: seats
    kept = Deal(agreed.proposer, agreed.partner, tuple([give for give in agreed.gives if give.giver not in liars]))
    plan = yield from details(g, kept)  # public: checked again as it is settled
    settled = yield from settle(g, AGREED, plan)  # public: whether it was settled
    if settled:
        g.deals[seat] += 1
        g.deals[other] += 1
        if g.log is not None:
            g.tell(struck(kept))


def talk(g: Inwo, offered: Deal, counters: int = 1) -> Flow[Deal | None]:
    """Build and answer until both agree or one has enough; what was refused is not offered again this turn."""
    while True:
        built = yield from propose(TALK, offered, 8)
        if built is None:
            return None
        show_named(g, built)
        reply = yield from choose(TALK.answer, built.partner, built, counters)
        if reply == "accept":
            return built
        g.refused.append(built)
        if reply == "decline":
            return None
        offered = built.turned()
        counters -= 1


def show_named(g: Inwo, offered: Deal) -> None:
    """IN-21.19: cards of the hand that an offer names are shown to the other side."""
    for give in offered.gives:
        kind, _, name = give.item.partition(":")
        if kind in ("plot", "card"):
            slot = slot_named(g, name, g.plots[give.giver] if kind == "plot" else g.groups[give.giver])
            if slot >= 0:
                g.cards.show(give.taker, card_moves.leave_hand(g, slot))  # mixed first: where it lay tells nothing


def struck(deal: Deal) -> events.DealStruck:
    """A deal as events tell it: hidden cards by name for the two seats only."""
    sides = [[give.item for give in deal.gives if give.giver == seat] for seat in (deal.proposer, deal.partner)]
    both = 1 << deal.proposer | 1 << deal.partner
    known = [Secret(both, [item_label(item, True) for item in side] or [NOTHING]) for side in sides]
    seen = [[item_label(item, False) for item in side] or [NOTHING] for side in sides]
    return events.DealStruck(deal.proposer, deal.partner, known[0], known[1], seen[0], seen[1])


NOTHING: Final = Label("item-nothing")


def item_label(item: str, open: bool) -> Label:
    """A part of a deal in words; a card of a hidden hand only for those who may know it."""
    kind, _, rest = item.partition(":")
    if kind in ("plot", "card") and not open:
        return Label(f"item-hidden-{kind}")
    return Label(f"item-{kind}", {"card": rest})


LIES: list[int] = []
"""Faces of Plots that let a party keep its part (I Lied), filled by the card."""


def lies(g: Inwo, agreed: Deal) -> Flow[list[int]]:
    """IN-21.20: either party may first play a card that lets it keep its own part."""
    liars = []
    for seat in (agreed.proposer, agreed.partner):
        answer = yield from choose(LIE, seat)
        if answer != "keep":
            slot = next(card for card in g.exposed[seat] + g.plots[seat] if g.cards.face[card] in LIES)
            card_moves.discard(g, slot, 0)
            liars.append(seat)
    return liars


def lie_values(g: Inwo, seat: int) -> list[str]:
    """Keep one's word, or lie."""
    held = any(g.cards.face[card] in LIES for card in g.exposed[seat] + g.plots[seat])
    return ["keep", "lie"] if held and not offers.no_plots(g, seat) else ["keep"]


def lie_option(g: Inwo, seat: int, value: str) -> Option:
    """Name it."""
    return Option(value, Label(f"option-{value}"))


LIE: Ask[str] = Ask("lie", "IN-21.20", lie_values, lie_option, reaction=True)


def details(g: Inwo, agreed: Deal) -> Flow[Deal]:
    """Fill in what was left open: which hand cards go unseen, where a group goes and whose token moves it."""
    gives: list[Give] = []
    for give in agreed.gives:
        kind, _, rest = give.item.partition(":")
        if kind == "puppet":
            slot = slot_named(g, rest, g.structure[give.giver])  # public: it lies open
            places = grid.free_places(g, give.taker)
            if slot < 0 or not places:
                gives.append(give)
                continue
            at = yield from choose(WHERE, give.taker, slot)
            payer = yield from choose(MOVER, give.giver, slot, at.master, give.taker)
            gives.append(Give(give.giver, give.taker, Moved(slot, at.master, at.side, payer).as_item()))
        elif kind in ("unseen-plot", "unseen-group"):
            named = tuple([other.item.partition(":")[2] for other in agreed.gives if from_hand(other, give.giver)])
            slot = yield from choose(GIVE_UNSEEN, give.giver, 0 if kind == "unseen-plot" else 1, named)
            hand = "plot" if kind == "unseen-plot" else "card"
            gives.append(Give(give.giver, give.taker, f"{hand}:{ID[g.cards.face[slot]]}"))
        else:
            gives.append(give)
    return Deal(agreed.proposer, agreed.partner, tuple(gives))


def from_hand(give: Give, giver: int) -> bool:
    """Whether a part of a deal is a named card of a seat's hidden hand."""
    return give.giver == giver and give.item.partition(":")[0] in ("plot", "card")


def goes_unseen(give: Give) -> bool:
    """Whether a part of a deal is a card of the giver's choice."""
    return give.item.startswith("unseen")


def slot_named(g: Inwo, name: str, cards: list[int]) -> int:
    """The card of a name among some, or -1."""
    for slot in cards:
        if name in (card_moves.name(g, slot), ID[g.cards.face[slot]]):
            return slot
    return -1


class Items:
    """What may change hands: `plot:hoax`, `card:texas` (a Group or Resource of the hand), `exposed:hoax`,
    `resource:eliza`, `puppet:cia`, `unseen-plot`, `unseen-group`."""

    def items(self, g: Inwo, giver: int, taker: int, deal: Deal, asking: int) -> list[Give]:
        """What `giver` could be asked to give, as far as `asking` knows."""
        names = [f"exposed:{ID[g.cards.face[slot]]}" for slot in one_of_each(g, g.exposed[giver])]
        for kind, hand in (("plot", g.plots[giver]), ("card", g.groups[giver])):
            seen = [slot for slot in hand if g.cards.knows(asking, slot)]
            names += [f"{kind}:{ID[g.cards.face[slot]]}" for slot in one_of_each(g, seen)]
        names += [f"resource:{card_moves.name(g, slot)}" for slot in g.resources[giver] if may_give(g, slot, taker)]
        if g.plots[giver]:
            names.append("unseen-plot:1")
        if g.groups[giver]:
            names.append("unseen-group:1")
        one_already = any(give.item.startswith("puppet:") for give in deal.gives)
        if self.groups_move(g, giver, taker) and not one_already:
            names += [f"puppet:{card_moves.name(g, slot)}" for slot in g.structure[giver]]
        return [Give(giver, taker, name) for name in names]

    def groups_move(self, g: Inwo, giver: int, taker: int) -> bool:
        """IN-12.1, IN-12.4: in phase 5 of the giver's or the receiver's turn."""
        return in_phase_5(g, giver, taker) and g.attack is None and not g.stack

    def name(self, g: Inwo, give: Give, seat: int) -> Label:
        """A thing in words."""
        kind, _, rest = give.item.partition(":")
        return Label(f"item-{kind}", {"card": rest})

    def touches(self, g: Inwo, give: Give) -> tuple[str, ...]:
        """The cards it is about, where they are open."""
        kind, _, rest = give.item.partition(":")
        if kind in ("exposed", "resource", "puppet"):
            cards = g.exposed[give.giver] + g.resources[give.giver] + g.structure[give.giver]
            slot = slot_named(g, rest, cards)
            return (f"card:{slot}",) if slot >= 0 else ()
        return (f"seat:{give.giver}",)

    def problem(self, g: Inwo, deal: Deal) -> Refusal | None:
        """Why the deal cannot be offered now; one that was refused this turn may not be repeated (IN-21.21)."""
        if deal in g.refused:
            return Refusal("offer", "IN-21.21", Label("refusal-repeated"))
        return self.missing(g, deal)

    def missing(self, g: Inwo, deal: Deal) -> Refusal | None:
        """Why the deal cannot be settled now: some part of it is not there to be given."""
        taken: list[int] = []
        for give in sorted(deal.gives, key=goes_unseen):  # what is named first: any other card may go unseen
            slot = self.find(g, give, taken)
            if slot < 0:
                return Refusal("offer", "IN-21.20", Label("refusal-item", {"item": give.item}))
            taken.append(slot)
        return None

    def find(self, g: Inwo, give: Give, taken: list[int]) -> int:
        """The card a part of a deal is about, or -1 if it cannot change hands."""
        kind, _, rest = give.item.partition(":")
        if kind == "moved":
            slot, master, side, payer = moved_of(rest)
            good = slot in g.structure[give.giver] and payer in movers(g, give.giver, slot, master, give.taker)
            return slot if good and Arrow(master, side) in grid.free_places(g, give.taker) else -1
        free = [slot for slot in self.among(g, give, kind) if slot not in taken]
        if goes_unseen(give):
            return free[0] if free else -1
        return slot_named(g, rest, free)

    def among(self, g: Inwo, give: Give, kind: str) -> list[int]:
        """The cards a part of a deal may be."""
        if kind in ("plot", "unseen-plot"):
            return g.plots[give.giver]
        if kind in ("card", "unseen-group"):
            return g.groups[give.giver]
        if kind == "exposed":
            return g.exposed[give.giver]
        if kind == "resource":
            return [slot for slot in g.resources[give.giver] if may_give(g, slot, give.taker)]
        return g.structure[give.giver] if self.can_move(g, give) else []

    def can_move(self, g: Inwo, give: Give) -> bool:
        """Whether a group can be moved to the other structure: an arrow and a token that pays."""
        slot = slot_named(g, give.item.partition(":")[2], g.structure[give.giver])
        if slot < 0 or not self.groups_move(g, give.giver, give.taker):
            return False
        return any(movers(g, give.giver, slot, master, give.taker) for master, _ in grid.free_places(g, give.taker))

    def transfer(self, g: Inwo, give: Give) -> None:
        """Let one thing change hands."""
        kind, _, rest = give.item.partition(":")
        if kind == "moved":
            move = moved_of(rest)
            tokens.spend(g, move.payer)
            moving_branches.carry(g, move.slot, move.master, move.side)
            return
        slot = self.find(g, give, [])
        log, g.log = g.log, None  # the deal tells what changed hands, in one line
        hand_over(g, slot, give.taker)
        g.log = log


class Agreed(Items):
    """The same once both have agreed: an unseen card, or what a lie leaves, may come to what was refused before."""

    def problem(self, g: Inwo, deal: Deal) -> Refusal | None:
        """Why the deal cannot be settled now."""
        return self.missing(g, deal)


ITEMS: Final = Items()
AGREED: Final = Agreed()
TALK: Final = bargain(ITEMS, build="IN-21.19", answer="IN-21.20")


def in_phase_5(g: Inwo, giver: int, taker: int) -> bool:
    """Whether it is phase 5 of the giver's or the receiver's turn."""
    return g.step in (PHASE_5, AFTER_PLAY) and g.turn in (giver, taker)


def may_give(g: Inwo, slot: int, taker: int) -> bool:
    """IN-13.5, IN-17.6: a Resource that is not linked and gave no bonus this turn; rules 1.2 are stricter (IN-6.11)."""
    if slot in g.links or Use(slot, GAVE_BONUS) in g.used:
        return False
    if g.rules12:
        return in_phase_5(g, g.holder[slot], taker) and not any(use.card == slot for use in g.used)
    return True


def hand_over(g: Inwo, slot: int, taker: int) -> None:
    """A card changes hands: hidden stays hidden, exposed stays exposed (IN-13.2)."""
    zone = g.zone[slot]
    if zone == RESOURCES:
        card_moves.put(g, slot, RESOURCES, taker)
        if not (g.turn == taker and g.window & MAIN):
            g.used.append(Use(slot, LINK_MOVED))
    elif zone == EXPOSED:
        card_moves.put(g, slot, EXPOSED, taker)
    else:
        slot = card_moves.leave_hand(g, slot)
        card_moves.take_into_hand(g, slot, taker)


def movers(g: Inwo, giver: int, slot: int, master: int, taker: int) -> list[int]:
    """IN-12.3: whose token may pay for a group that changes owner."""
    cards = [slot, g.master[slot], master, g.illuminati[giver]]
    if g.rules12:
        cards.append(g.illuminati[taker])
    found: list[int] = []
    for card in cards:
        if card >= 0 and power.free_tokens(g, card) > 0 and card not in found and queries.group_in_play(g, card):
            found.append(card)
    return found


def where_values(g: Inwo, seat: int, slot: int) -> list[Arrow]:
    """The open arrows of one's structure for which somebody can pay."""
    giver = g.holder[slot]
    places = grid.free_places(g, seat)
    return [at for at in places if movers(g, giver, slot, at.master, seat)] or places


def mover_values(g: Inwo, seat: int, slot: int, master: int, taker: int) -> list[int]:
    """Whose token pays; -1 if nobody can."""
    return movers(g, g.holder[slot], slot, master, taker) or [-1]


def unseen_values(g: Inwo, seat: int, back: int, named: tuple[str, ...]) -> list[int]:
    """The cards of the hand but those the deal names; a deal without one that is left is not offered."""
    hand = list(g.groups[seat] if back else g.plots[seat])
    for name in named:
        slot = slot_named(g, name, hand)
        if slot >= 0:
            hand.remove(slot)
    return one_of_each(g, hand)


def unseen_option(g: Inwo, seat: int, slot: int) -> Option:
    """Name a card that goes unseen."""
    card = ID[g.cards.face[slot]]
    return Option(card, Label("option-card", {"card": card}))


def mover_option(g: Inwo, seat: int, slot: int) -> Option:
    """Name who pays."""
    return card_option(g, seat, slot)


WHERE: Ask[Arrow] = Ask("where", "IN-12.1", where_values, where_option)
MOVER: Ask[int] = Ask("mover", "IN-12.3", mover_values, mover_option)
GIVE_UNSEEN: Ask[int] = Ask("give-unseen", "IN-21.19", unseen_values, unseen_option, secret=True)
