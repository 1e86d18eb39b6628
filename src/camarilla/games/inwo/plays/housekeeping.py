"""Putting the table in order after every settled play (IN-21.15), elimination and the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.inwo import card_moves, events, hooks, power, queries, tokens
from camarilla.games.inwo.attacks import results
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import GIFT_REFUSED, Done, Finish
from camarilla.games.inwo.model.play_fields import has_marker, marker_of, subject_of
from camarilla.games.inwo.model.zones import GONE, LINKED, OVER, PLOTS, RESOURCES, STRUCTURE, UNDER
from camarilla.games.inwo.plays import free_moves, offers
from camarilla.games.inwo.plays.costs import one_of_each, seat_label
from camarilla.games.inwo.plays.offers import Offer
from camarilla.games.inwo.victory import goals
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.hooks import Effect, consult
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

BROKEN_LINKS: Final[dict[str, Callable[[Any, Effect], bool]]] = {}
"""By key of an effect with a Plot as marker: whether that link is illegal for good (IN-17.9)."""
UPKEEP: Final[dict[str, Callable[[Any, int], None]]] = {}
"""By id of a card in play: what must be put right about it."""
GROUPS_NEEDED_FROM: Final = 3
"""IN-14.1: from the end of the third turn."""


CarryOut = Callable[[Any, int, Any], Flow[None]]
"""Does what a seat answered in a window (`playing.carry_out`)."""


class GameEnds(Exception):
    """The game is over in the middle of whatever it is."""


class TurnEnds(Exception):
    """The active player's turn is over at once: elimination, or a card that says so."""


def keep(g: Inwo, carry_out: CarryOut) -> Flow[None]:
    """IN-21.15, in its order, until nothing changes. `carry_out` does what a player with excess Plots plays."""
    for slot in [slot for _, slot in g.speakers()]:
        if g.tokens[slot] and not power.gets_tokens(g, slot) and must_lose(g, slot):
            tokens.strip(g, slot)
    mend_links(g)
    yield from one_of_a_kind(g)
    yield from drop_the_doomed(g)
    for seat in g.in_turn_order(g.turn):
        yield from shed_plots(g, seat, carry_out)
    eliminate_the_lost(g)


def must_lose(g: Inwo, slot: int) -> bool:
    """IN-4.15, IN-10.16: a group at reduced Power 0 or under Devastation loses the tokens it has."""
    if slot in g.resources[g.holder[slot]]:
        return False
    return power.powerless(g, slot) or power.under_devastation(g, slot)


def mend_links(g: Inwo) -> None:
    """IN-17.9, IN-17.10: links that are illegal for good go; and what cards need put right."""
    for effect in list(g.effects.entries):
        broken = BROKEN_LINKS.get(effect.key)
        if (
            broken is None
            or not has_marker(effect)
            or subject_of(effect) < 0
            or not card_moves.is_marker(g, marker_of(effect))
        ):
            continue
        if broken(g, effect):
            card_moves.drop_marker(g, marker_of(effect))
    for slot in range(len(g.host)) if UNDER in g.zone else ():
        if g.host[slot] >= 0:
            check_store(g, slot, g.host[slot])
    for card, host in list(g.links.items()):
        if misplaced(g, card, host):
            free_moves.unlink(g, card)
    for key, slot in list(g.speakers()):
        upkeep = UPKEEP.get(key)
        if upkeep is not None:
            upkeep(g, slot)


def misplaced(g: Inwo, card: int, host: int) -> bool:
    """IN-17.10: whether a card that chooses its hosts is linked to one that can never fit it again."""
    if ID[g.cards.face[card]] not in free_moves.HOSTS or host < 0 or free_moves.may_link(g, card, host):
        return False
    return not queries.is_fixed(g, card, host) and not card_moves.for_good(
        g, host, lambda g, host: free_moves.may_link(g, card, host)
    )


def drop_the_doomed(g: Inwo) -> Flow[None]:
    """Groups that were used up for one action are destroyed once that is over, to nobody's credit."""
    for effect in g.effects.of(in_force.DOOMED):
        if g.stack or g.attack is not None:
            return
        g.effects.cancel(effect.id)
        if subject_of(effect) >= 0 and g.zone[subject_of(effect)] == STRUCTURE:
            yield from results.destroyed(g, None, subject_of(effect), False, -1)


def check_store(g: Inwo, slot: int, host: int) -> None:
    """A Plot under a card that left play or changed hands comes back to the hand, or is lost."""
    kind = card_moves.STORES.get(ID[g.cards.face[host]])
    if kind is None or (g.zone[host] == STRUCTURE and g.holder[host] == g.holder[slot]):
        return
    if kind == "hand":
        card_moves.put(g, slot, PLOTS, g.holder[slot])
    else:
        card_moves.discard(g, slot)


def one_of_a_kind(g: Inwo) -> Flow[None]:
    """IN-17.9: of two equal Plots of which a player may have one, the player chooses which is discarded."""
    for key in sorted({effect.key for effect in g.effects.entries if effect.key in LIMITED}):
        for seat in g.in_turn_order(g.turn):
            if len(markers(g, seat, key)) > 1:
                slot = yield from choose(WHICH_MARKER, seat, key)
                card_moves.drop_marker(g, slot)


def markers(g: Inwo, seat: int, key: str) -> list[int]:
    """The Plots of a kind linked to groups of a player."""
    return [
        marker_of(effect)
        for effect in g.effects.of(key)
        if subject_of(effect) >= 0
        and g.zone[subject_of(effect)] == STRUCTURE
        and g.holder[subject_of(effect)] == seat
        and card_moves.is_marker(g, marker_of(effect))
    ]


def marker_values(g: Inwo, seat: int, key: str) -> list[int]:
    """Which of them goes."""
    return markers(g, seat, key)


def marker_option(g: Inwo, seat: int, slot: int) -> Any:
    """Name it by the group it lies on."""
    group = next(subject_of(effect) for effect in g.effects.entries if has_marker(effect) and marker_of(effect) == slot)
    name = card_moves.name(g, group)
    return Option(f"from:{name}", Label("option-marker", {"card": name}), (f"card:{slot}",))


LIMITED: Final[set[str]] = set()
"""Keys of linked Plots of which a player may have one in play."""
WHICH_MARKER: Ask[int] = Ask("which-marker", "IN-17.9", marker_values, marker_option)


# -- The Plot limit (IN-3.12) ------------------------------------------------------------------------------------------


def plot_limit(g: Inwo, seat: int) -> int:
    """How many Plots a player may hold out of turn."""
    limit: int = consult(g, hooks.PLOT_LIMIT, 5, seat)
    return limit


def shed_plots(g: Inwo, seat: int, carry_out: CarryOut) -> Flow[None]:
    """A player out of turn gets rid of excess Plots, card by card."""
    while seat != g.turn and seat not in g.out and card_moves.hand_size(g, seat) > plot_limit(g, seat):
        answer: Offer = yield from choose(SHED, seat)
        if answer.what == "drop":
            card_moves.discard(g, answer.slot)
        elif answer.what == "return":
            yield from free_moves.put_back(g, seat, answer.slot)
        elif answer.what == "gift":
            yield from free_moves.gift(g, seat, answer.slot, answer.other)
        else:
            yield from carry_out(g, seat, answer)


def shed_values(g: Inwo, seat: int) -> list[Any]:
    """Discard, return, give away, or play what can be played now; Goals in excess first (IN-14.19, IN-21.15)."""
    excess = offers.goal_drops(g, seat)
    if excess:
        return excess
    cards = one_of_each(g, g.exposed[seat] + g.plots[seat])
    found: list[Any] = [Offer("drop", slot) for slot in cards]
    found += [Offer("return", slot) for slot in cards]
    if not offers.shut_deals(g, seat) and Done(seat, GIFT_REFUSED) not in g.done:
        found += [Offer("gift", slot, other) for slot in cards for other in g.rivals(seat)]
    return found + [offer for offer in offers.offers(g, seat) if offer.what == "plot"]


def shed_option(g: Inwo, seat: int, value: Offer) -> Any:
    """Name it: `drop:hoax`, `return:hoax`, `gift:hoax@1`, `plot:hoax`."""
    if value.what == "gift":
        card = ID[g.cards.face[value.slot]]
        label = Label("option-gift", {"card": card, "seat": seat_label(value.other)})
        return Option(f"gift:{card}@{value.other}", label, (f"card:{value.slot}", f"seat:{value.other}"))
    return offers.offer_option(g, seat, value)


SHED: Ask[Any] = Ask("shed", "IN-3.12", shed_values, shed_option)


# -- Elimination (IN-14.1 to IN-14.6) ----------------------------------------------------------------------------------


def eliminate_the_lost(g: Inwo) -> None:
    """Whoever has no puppets from the end of the third turn on is out; the last one left wins at once."""
    for seat in g.in_turn_order(g.turn):
        if g.own_turns[seat] >= GROUPS_NEEDED_FROM and not g.structure[seat] and not spared(g, seat):
            eliminate(g, seat)
    left = g.living()
    if len(left) <= 1 and g.step != OVER:
        end_game(g, left, "last survivor" if left else "nobody left")
    if g.turn in g.out:
        raise TurnEnds


def spared(g: Inwo, seat: int) -> bool:
    """IN-14.3: Servants of Cthulhu who destroyed their own last puppet as the eighth wait for the claim."""
    return goals.outright(g, seat) and g.finishers[seat][:1] == [seat]


def eliminate(g: Inwo, seat: int) -> None:
    """IN-14.2, IN-14.4: hand, decks and Resources vanish; a faction of the same type inherits the Resources."""
    by = g.finishers[seat][:1]
    for helper in g.finishers[seat]:
        if helper != seat:
            g.finished.append(Finish(seat, helper))
    heir = by[0] if by and by[0] != seat and by[0] not in g.out and queries.same_type(g, seat, by[0]) else -1
    g.out.append(seat)
    for slot in list(g.resources[seat]):
        card_moves.release_links(g, slot)
        if heir >= 0:
            card_moves.put(g, slot, RESOURCES, heir)
    vanish(g, seat)
    if g.log is not None:
        g.tell(events.Eliminated(seat))


def vanish(g: Inwo, seat: int) -> None:
    """What an eliminated player held leaves the game, neither discarded nor destroyed."""
    for slot in range(len(g.zone)):
        if g.holder[slot] == seat and slot not in g.illuminati and g.zone[slot] not in (LINKED, 9, 10, 13):
            if g.zone[slot] == STRUCTURE:
                card_moves.release_links(g, slot)
            card_moves.put(g, slot, GONE, seat)
    g.tokens[g.illuminati[seat]] = 0
    g.claims = [claim for claim in g.claims if claim.seat != seat]
    g.touch()


def leave_game(g: Inwo, seat: int) -> None:
    """IN-14.5, IN-21.23: a player leaves; structure and all go with it, destroyed by nobody."""
    g.finishers[seat] = []
    eliminate(g, seat)


def end_game(g: Inwo, winners: list[int], reason: str) -> None:
    """The game is over."""
    g.winners = list(winners)
    g.reason = reason
    g.step = OVER
    for slot in range(len(g.zone)):
        if g.zone[slot] == UNDER:
            g.cards.reveal(slot)
    for card, choice in sorted(g.written.items()):
        g.told.append([card, choice])
    if g.log is not None:
        g.tell(events.GameEnded(g.winners, reason))
    raise GameEnds
