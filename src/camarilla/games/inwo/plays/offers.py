"""What a seat may do at the open moment, listed when somebody looks (IN-21.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from camarilla.games.inwo import card_moves, hooks, memory, power, queries
from camarilla.games.inwo.attacks.commitment import may_take_back
from camarilla.games.inwo.attacks.model import AID, CONTROL, DESTROY, DICE, OPPOSE, Attack
from camarilla.games.inwo.catalog import GOAL, ID, ILLUMINATI, KIND, TYPE
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import NO_FREE_MOVES, Done, Use, relief_refused
from camarilla.games.inwo.model.play_fields import NO_CARD, card_of, number_of, subject_of
from camarilla.games.inwo.model.zones import (
    CLAIM,
    END,
    FIGHT,
    MAIN,
    OPEN,
    OPEN_MOMENTS,
    PLOT_BACK,
    REPLY,
    RESULT,
    ROLLED,
    START,
    STRUCTURE,
    TOKENS,
    UNDER,
)
from camarilla.games.inwo.plays import relief
from camarilla.games.inwo.plays.abilities import BY_KEY, FROM_HAND, IN_PLAY, WAYS, Way, cards_of, chosen_as
from camarilla.games.inwo.plays.costs import one_of_each
from camarilla.kernel.choices import PASS
from camarilla.kernel.hooks import consult
from camarilla.kernel.options import LOSES, Guard, Label, Option

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


OfferKind = Literal[
    "agent",  # an Illuminati card as agent
    "agents",  # cards of the hand for a side of an attack
    "aid",
    "buy",
    "claim",
    "control",
    "deal",
    "destroy",
    "draw-group",
    "drop",
    "expose",
    "free",  # a free move, to be chosen next
    "gift",
    "link",
    "move",
    "nothing",  # no free move after all
    "oppose",
    "plot",
    "relief",
    "resource",
    "return",
    "show",
    "take",  # the automatic takeover
    "take-back",
    "token",  # spent for nothing
    "unlink",
    "use",
]
"""What a player may do."""


class Offer(NamedTuple):
    """Something a player may do: what, with which card, and what else it takes."""

    what: OfferKind
    slot: int = -1
    other: int = -1
    """The way to use the card, a side, a host, or another player."""


FREE_MOMENTS: Final = START | OPEN | TOKENS | MAIN | END | CLAIM
NO_AGENTS: Final[set[str]] = set()
"""Keys of effects on a group against which no agents cards can be played."""
HOLDS_GOALS: Final[dict[int, int]] = {}
"""Plots that, held in the hand, let their holder keep so many Goal cards (Alternate Goals)."""


def responses(g: Inwo, seat: int, *about: int) -> list[Any]:
    """What a seat may answer in a poll: pass, or any play; with too many Goal cards nothing but a discard.

    IN-14.19: after a Plot has come into a hand everybody is asked, and whoever holds too many Goals must answer then.
    An answer that is not heard is kept as a pass, so a poll of which one answer is heard may be passed.
    """
    excess = goal_drops(g, seat)
    if excess and g.window & RESULT:
        return excess
    return [PASS, *(excess or offers(g, seat))]


def may_pass(g: Inwo, seat: int) -> bool:
    """Whether a seat may pass when all are asked."""
    return not g.window & RESULT or not goal_drops(g, seat)


def offers(g: Inwo, seat: int) -> list[Offer]:
    """Every play a seat may make now; none in a turn in which a card keeps it idle."""
    if g.turn == seat and g.seat_marked(in_force.IDLE, seat):
        return []
    attack = g.attack
    if attack is not None and attack.stage < DICE and seat in attack.barred:
        return []
    shut = attack is not None and attack.stage < DICE and queries.shut_out(g, attack, seat)
    only_cancels = spied_upon(g, seat)
    found: list[Offer] = []
    if not no_plots(g, seat):
        for slot in playable_cards(g, seat):
            for way in FROM_HAND.get(g.cards.face[slot], ()):
                if fits_now(g, way, shut, only_cancels) and usable(g, seat, slot, way):
                    found.append(Offer("plot", slot, way.index))
    silent = g.silent()
    for slot in [g.illuminati[seat], *g.structure[seat], *g.resources[seat]]:
        for way in IN_PLAY.get(g.cards.face[slot], ()):
            if fits_now(g, way, shut, only_cancels) and slot not in silent and usable(g, seat, slot, way):
                found.append(Offer("use", slot, way.index))
    if shut and not only_cancels and g.window & FIGHT and attack is not None:
        return found + tokens_put_in(g, attack, seat)
    if shut or only_cancels:
        return found
    if g.window & FIGHT and attack is not None:
        found += fight_offers(g, attack, seat)
    if g.window & (OPEN_MOMENTS | REPLY | FIGHT):
        found += any_time_offers(g, seat, attack)
    return found


def fits_now(g: Inwo, way: Way, shut: bool, only_cancels: bool) -> bool:
    """Whether a way belongs to the open moment at all."""
    return bool(way.when & g.window) and (not shut or way.admits) and (not only_cancels or way.cancels)


def any_time_offers(g: Inwo, seat: int, attack: Attack | None) -> list[Offer]:
    """Buying Plots, Illuminati agents, Relief and the free moves."""
    found: list[Offer] = []
    if may_buy(g, seat, attack):
        found.append(Offer("buy"))
    if g.plot_deck[seat] and g.group_deck[seat] and not no_plots(g, seat):
        found += [Offer("agent", slot) for slot in useful_agents(g, seat)]
    if g.window & FREE_MOMENTS and attack is None:
        found += [
            Offer("relief", slot)
            for slot in relief.relievable(g, seat)
            if Use(slot, relief_refused(seat)) not in g.used
        ]
    free = bool(g.window & FREE_MOMENTS) or (bool(g.window & FIGHT) and not shut_deals(g, seat))
    if free and Done(seat, NO_FREE_MOVES) not in g.done:
        found.append(Offer("free"))
    return found


def shut_deals(g: Inwo, seat: int) -> bool:
    """IN-13.1: nothing changes hands while a privileged attack is under way."""
    attack = g.attack
    return attack is not None and attack.stage < DICE and attack.privileged and not attack.broken


def playable_cards(g: Inwo, seat: int) -> list[int]:
    """The Plots a seat could play: its hand, what lies exposed, and what is stored under a card."""
    cards = g.exposed[seat] + g.plots[seat]
    if UNDER in g.zone:
        stored = [slot for slot in range(len(g.zone)) if g.zone[slot] == UNDER and g.holder[slot] == seat]
        cards += [slot for slot in stored if not g.backs[slot]]
    return one_of_each(g, cards)


def no_plots(g: Inwo, seat: int) -> bool:
    """IN-3.19: in an extra turn its player plays no Plot."""
    return g.extra and g.turn == seat


def spied_upon(g: Inwo, seat: int) -> bool:
    """IN-11.6: whether the open play is a rival's way to see or take this seat's cards."""
    if not g.stack:
        return False
    for play in g.plays.open:
        if play.id == g.stack[-1]:
            way = BY_KEY.get(play.what)
            return way is not None and way.spy and play.seat != seat and seat in chosen_as(play, "rival")
    return False


def usable(g: Inwo, seat: int, slot: int, way: Way) -> bool:
    """Whether a way to use a card is legal now, with something to choose and the price at hand."""
    attack = g.attack
    if way.own_turn and g.turn != seat:
        return False
    if attack is not None and attack.stage < DICE:
        if way.no_fight or way.attack:
            return False
        if way.no_privilege and attack.privileged and not attack.broken:
            return False
    if way.attack and (g.stack or g.attacks.open):
        return False
    if way.once and already(g, seat, slot, way):
        return False
    if way.from_hand and attack is not None and repeated(g, attack, seat, slot):
        return False
    if way.cost is not None and not way.cost.thinkable(g, seat, slot, way):
        return False
    if way.test is not None and not way.test(g, seat, slot):
        return False
    if not way.from_hand and (under_way(g, slot, way) or (way.when & ROLLED and beyond_reach(g, slot))):
        return False
    if way.picks:
        return can_pick(g, seat, slot, way, ())
    return involves_store(g, slot, ()) and (way.cost is None or way.cost.can(g, seat, slot, way, ()))


def under_way(g: Inwo, slot: int, way: Way) -> bool:
    """Whether this use of a card, which takes no token, is still being replied to: it is used again after that."""
    return way.cost is None and any(
        play.id in g.stack and play.what == way.key and card_of(play) == slot for play in g.plays.open
    )


def beyond_reach(g: Inwo, slot: int) -> bool:
    """Whether an ability may not change the roll on the table: that of an attack decides about its target."""
    return g.attack is not None and not g.rolling and not queries.reaches_attack(g, slot, g.attack)


def already(g: Inwo, seat: int, slot: int, way: Way) -> bool:
    """Whether a way was used up this turn or this game."""
    turn = way.once == "turn"
    if way.from_hand:
        return Done(seat, way.key) in (g.done if turn else g.done_for_good)
    return Use(slot, way.key) in (g.used if turn else g.used_up)


def repeated(g: Inwo, attack: Attack, seat: int, slot: int) -> bool:
    """IN-7.13: no player uses two copies of a Plot in one attack."""
    face = g.cards.face[slot]
    return any(c.seat == seat and g.cards.face[c.slot] == face and c.slot != slot for c in attack.cards)


def picks(g: Inwo, seat: int, slot: int, way: Way, chosen: tuple[int, ...]) -> list[int]:
    """What may be chosen next for a way, so that everything after it can be chosen and paid for."""
    values = way.picks[len(chosen)].values(g, seat, slot, chosen)
    return [value for value in values if leads_on(g, seat, slot, way, (*chosen, value))]


def can_pick(g: Inwo, seat: int, slot: int, way: Way, chosen: tuple[int, ...]) -> bool:
    """Whether there is anything to choose next; the first that will do is enough."""
    for value in way.picks[len(chosen)].values(g, seat, slot, chosen):
        if leads_on(g, seat, slot, way, (*chosen, value)):
            return True
    return False


def leads_on(g: Inwo, seat: int, slot: int, way: Way, chosen: tuple[int, ...]) -> bool:
    """Whether everything after what is chosen can be chosen and paid for."""
    if len(chosen) < len(way.picks):
        return can_pick(g, seat, slot, way, chosen)
    return involves_store(g, slot, chosen) and (way.cost is None or way.cost.can(g, seat, slot, way, chosen))


def involves_store(g: Inwo, slot: int, chosen: tuple[int, ...]) -> bool:
    """A Plot kept under a card outside the limit may be used only for something that involves that card (Texas)."""
    host = g.host[slot]
    if host < 0:
        stored = [number_of(effect) for effect in g.effects.of(in_force.STORED) if subject_of(effect) == slot]
        host = stored[0] if stored else NO_CARD
    if host == NO_CARD or card_moves.STORES.get(ID[memory.face_of(g, host)]) != "lost":
        return True
    attack = g.attack
    return host in chosen or (attack is not None and (attack.target == host or attack.part_of(host)))


# -- Attacks -----------------------------------------------------------------------------------------------------------


def fight_offers(g: Inwo, a: Attack, seat: int) -> list[Offer]:
    """IN-21.12: tokens and agents for either side."""
    found: list[Offer] = [Offer("take-back")] if may_take_back(g, a, seat) else []
    if a.instant and not any(
        consult(g, hooks.MAY_JOIN, False, slot, side, a)
        for slot in queries.with_token(g, seat)
        for side in (AID, OPPOSE)
    ):
        return found
    found += tokens_put_in(g, a, seat)
    if not a.instant and not a.agents and may_play_agents(g, a, seat):
        for slot in one_of_each(g, g.groups[seat]):
            if g.cards.face[slot] == g.cards.face[a.target] and slot != a.target:
                if not a.from_hand and queries.seat_may_join(g, a, seat, AID):
                    found.append(Offer("agents", slot, AID))
                if queries.seat_may_join(g, a, seat, OPPOSE):
                    found.append(Offer("agents", slot, OPPOSE))
    return found


def tokens_put_in(g: Inwo, a: Attack, seat: int) -> list[Offer]:
    """The groups of a seat that may join, and on which side."""
    found: list[Offer] = []
    for slot in queries.groups_of(g, seat):
        if power.token_count(g, slot) == 0 and not consult(g, hooks.FREE_DEFENCE, False, slot, a):
            continue
        if queries.may_join(g, a, seat, slot, AID) and slot not in a.aiders:
            found.append(Offer("aid", slot))
        if queries.may_join(g, a, seat, slot, OPPOSE):
            found.append(Offer("oppose", slot))
    return found


def may_play_agents(g: Inwo, a: Attack, seat: int) -> bool:
    """IN-9.5, IN-9.8: the owner of the real group may not, nor the attacker of a Group from the own hand."""
    if seat == a.defender or (a.from_hand and seat == a.attacker):
        return False
    return not any([g.marked(key, a.target) for key in NO_AGENTS])


# -- Buying, agents, Goals ---------------------------------------------------------------------------------------------


def buyers(g: Inwo, seat: int) -> list[int]:
    """The groups but the Illuminati whose tokens may buy a Plot."""
    attack = g.attack
    barred = attack.target if attack is not None and attack.instant and attack.stage < DICE else -1
    return [slot for slot in g.structure[seat] if power.free_tokens(g, slot) > 0 and slot != barred]


def two_to_buy_with(g: Inwo, seat: int) -> bool:
    """Whether groups but the Illuminati have the two tokens a Plot costs."""
    return sum([power.free_tokens(g, slot) for slot in buyers(g, seat)]) >= 2


def may_buy(g: Inwo, seat: int, attack: Attack | None) -> bool:
    """IN-3.11: one token of the Illuminati or two of other groups, except during a privileged attack."""
    if attack is not None and attack.stage < DICE and attack.privileged and not attack.broken and not g.rules12:
        return False
    if not g.plot_deck[seat]:
        return False
    if power.free_tokens(g, g.illuminati[seat]) == 0 and not two_to_buy_with(g, seat):
        return False
    return card_moves.may_draw(g, seat, PLOT_BACK)


def useful_agents(g: Inwo, seat: int) -> list[int]:
    """IN-16.4, IN-16.6: spare Illuminati that duplicate a rival's, one a type, never one's own."""
    face = g.cards.face
    cards = [slot for slot in g.exposed[seat] + g.plots[seat] if TYPE[face[slot]] == ILLUMINATI]
    if not cards:
        return []
    rivals = [face[g.illuminati[other]] for other in g.rivals(seat)]
    have = [face[slot] for slot in g.agents[seat]] + [face[g.illuminati[seat]]]
    return [slot for slot in one_of_each(g, cards) if face[slot] in rivals and face[slot] not in have]


def goals_held(g: Inwo, seat: int) -> list[int]:
    """The Goal cards of a hand."""
    return [slot for slot in g.exposed[seat] + g.plots[seat] if KIND[g.cards.face[slot]] == GOAL]


def goal_limit(g: Inwo, seat: int) -> int:
    """IN-14.19: one Goal card, unless a card permits more."""
    limit: int = consult(g, hooks.GOAL_LIMIT, 1, seat)
    for slot in g.plots[seat] + g.exposed[seat]:
        limit = max(limit, HOLDS_GOALS.get(g.cards.face[slot], 0))
    return max(
        [limit, *[subject_of(e) for e in g.effects_in_force() if e.key == in_force.GOALS_ALLOWED and e.owner == seat]]
    )


def goal_drops(g: Inwo, seat: int) -> list[Offer]:
    """What a player with too many Goal cards must do; two copies count as two."""
    held = goals_held(g, seat)
    if not held or any(claim.seat == seat for claim in g.claims):
        return []
    limit = goal_limit(g, seat)
    faces = [g.cards.face[slot] for slot in held]
    twice = len(faces) != len(set(faces))
    if len(held) <= limit and not (twice and limit > 1):
        return []
    cards = one_of_each(g, held)
    if twice and len(held) <= limit:
        cards = [slot for slot in cards if faces.count(g.cards.face[slot]) > 1]
    found: list[Offer] = [Offer("drop", slot) for slot in cards]
    if g.rules12:
        found += [Offer("return", slot) for slot in cards]
    return found


# -- Notation ----------------------------------------------------------------------------------------------------------

SIDES: Final = ("aid", "oppose")


def offer_option(g: Inwo, seat: int, value: Any) -> Option:
    """Name an offer: `plot:hoax`, `use:dentists`, `aid:cia`, `agents:texas:aid`, `buy`, `free`, `pass`."""
    if isinstance(value, str):
        return Option(value, Label(f"option-{value}"))
    what: OfferKind = value.what
    if value.slot < 0:
        return Option(what, Label(f"option-{what}"))
    slot = value.slot
    card = ID[g.cards.face[slot]]
    touches = (f"card:{slot}",)
    if what in ("plot", "use"):
        key = way_name(g, slot, value.other)
        return Option(f"{what}:{key}", Label(f"option-{what}", {"card": card, "way": key.partition("/")[2]}), touches)
    if what == "agents":
        side = SIDES[value.other]
        return Option(f"agents:{card}:{side}", Label(f"option-agents-{side}", {"card": card}), touches)
    guard: Guard = LOSES if what == "drop" else ""
    return Option(f"{what}:{card_moves.name(g, slot)}", Label(f"option-{what}", {"card": card}), touches, guard)


def offer_price(g: Inwo, seat: int, value: Any, *about: Any) -> Label | None:
    """What an offer costs, as far as it is the same whatever is chosen next; None for what costs nothing."""
    if isinstance(value, str):
        return None
    if value.what in ("plot", "use"):
        cost = WAYS[value.other].cost
        return None if cost is None else cost.label()
    return Label(f"price-{value.what}") if value.what in PRICED else None


PRICED: Final[tuple[OfferKind, ...]] = ("control", "destroy", "buy", "aid", "oppose")
"""Offers that always cost the same and whose names do not say it."""


def way_name(g: Inwo, slot: int, index: int) -> str:
    """How a way to use a card is spelt; with the slot where two of a name lie in play."""
    key = WAYS[index].key
    name = card_moves.name(g, slot)
    suffix = key.partition("/")[2]
    return f"{name}/{suffix}" if suffix else name


def concerns(g: Inwo, seat: int, *about: int) -> tuple[str, ...]:
    """The seats that the open moment is about, as keys for `pass-unless-about-me`."""
    seats: set[int] = set()
    attack = g.attack
    if attack is not None:
        seats.update([attack.attacker, attack.defender])
    for play in g.plays.open:
        if play.id in g.stack:
            seats.add(play.seat)
            seats.update([g.holder[slot] for slot in cards_of(play) if g.zone[slot] == STRUCTURE])
    seats.update([claim.seat for claim in g.claims])
    return tuple([f"seat:{each}" for each in sorted(seats) if each >= 0])


def wants(g: Inwo, value: Any) -> int:
    """The card that an answer to a happening would take, so that two who want the same roll off; -1 for none."""
    if isinstance(value, str) or value.what != "plot":
        return -1
    way = FROM_HAND[g.cards.face[value.slot]]
    chosen = next((each for each in way if each.index == value.other), None)
    if chosen is None or chosen.takes is None:
        return -1
    return chosen.takes(g, value.slot)


LEADS: Final[dict[int, OfferKind]] = {CONTROL: "control", DESTROY: "destroy"}
"""What a leader is offered, by kind of attack."""


def may_lead(g: Inwo, seat: int) -> list[Offer]:
    """The attacks a player may begin in phase 5."""
    found: list[Offer] = []
    for kind, word in LEADS.items():
        found += [Offer(word, slot) for slot in queries.leaders(g, seat, kind)]
    return found
