"""What happens to cards: the choke points through which every draw, discard, capture and destruction goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.inwo import events, hooks, memory, power, queries
from camarilla.games.inwo.attacks.model import Attack
from camarilla.games.inwo.catalog import GROUP, ID, RESOURCE, TYPE, opposed
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import Happening
from camarilla.games.inwo.model.play_fields import (
    THIS_TURN,
    Numbered,
    concerns_card,
    has_marker,
    kept_by,
    marker_of,
    subject_of,
)
from camarilla.games.inwo.model.zones import (
    AGENTS,
    ARROWS,
    DESTROYED,
    DESTROYED_NOW,
    DISCARDED_NOW,
    DISCARDS,
    DROPPED,
    EXPOSED,
    GONE,
    GROUP_DECK,
    GROUPS,
    HIDDEN,
    IN_PLAY,
    KILLED_NOW,
    LINKED,
    LOST_NOW,
    PLOT_DECK,
    PLOTS,
    RESOURCES,
    STRUCTURE,
    TABLE,
    TAKEN_NOW,
    UNDER,
    ZONES,
)
from camarilla.games.inwo.structures import grid
from camarilla.kernel.choices import Flow
from camarilla.kernel.hooks import consult, fire

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

EVERYONE: Final = -1
DRAW_FLOWS: Final[dict[str, Callable[[Any, int, int], Flow[int]]]] = {}
"""Other ways to take a card when drawing, by key: they return the slot to take, still in the deck."""


def pile(g: Inwo, zone: int, seat: int) -> list[int] | None:
    """The list a zone keeps its cards in, if it keeps one."""
    if zone == PLOT_DECK:
        return g.plot_deck[seat]
    if zone == GROUP_DECK:
        return g.group_deck[seat]
    if zone == PLOTS:
        return g.plots[seat]
    if zone == GROUPS:
        return g.groups[seat]
    if zone == EXPOSED:
        return g.exposed[seat]
    if zone == STRUCTURE:
        return g.structure[seat]
    if zone == RESOURCES:
        return g.resources[seat]
    if zone == AGENTS:
        return g.agents[seat]
    if zone == DISCARDS:
        return g.discards[seat]
    if zone == DESTROYED:
        return g.destroyed[seat]
    return None


def put(g: Inwo, slot: int, zone: int, seat: int) -> None:
    """Move a card from wherever it lies; it loses tokens and links if it leaves play."""
    old = g.zone[slot]
    before = pile(g, old, g.holder[slot])
    if old == GROUPS and zone not in HIDDEN:
        recall(g, slot, g.holder[slot])
    if before is not None:
        before.remove(slot)
    if old == STRUCTURE:
        g.master[slot] = -1
        g.side[slot] = -1
        if zone != STRUCTURE:
            not_fresh(g, slot)
    g.came_under.pop(slot, None)
    if old == UNDER:
        g.host[slot] = -1
    if old in IN_PLAY and zone not in IN_PLAY:
        end_effects_of(g, slot)
    g.zone[slot] = zone
    g.holder[slot] = seat
    after = pile(g, zone, seat)
    if after is not None:
        after.append(slot)
    if old == RESOURCES and zone != RESOURCES:
        strike_out(g, slot)
    if slot in g.tried and zone != TABLE:
        g.tried.remove(slot)
    if zone == RESOURCES:
        if slot in g.written:
            g.readers[slot] |= 1 << seat
        for other in stored_under(g, slot):
            g.holder[other] = seat  # what lies hidden under a Resource goes where it goes
            g.cards.show(seat, other)
    if zone not in (STRUCTURE, RESOURCES, TABLE):
        g.tokens[slot] = 0
    if zone == GROUPS and old not in HIDDEN:
        memorize(g, slot, seat)
    if zone == PLOTS and old not in HIDDEN:
        g.effects.entries = [e for e in g.effects.entries if e.key != in_force.STORED or not concerns_card(e, slot)]
    g.touch()
    if g.log is not None:
        mask = g.cards.known[slot]
        events.moved(g, slot, seat, ZONES[old], ZONES[zone], EVERYONE if mask == g.cards.everyone else mask)


def not_fresh(g: Inwo, slot: int) -> None:
    """IN-7.41: a group does not count as captured this turn, or no longer does: another card may come into its slot."""
    if slot in g.fresh:
        g.fresh.remove(slot)


def write(g: Inwo, slot: int, choice: int) -> None:
    """IN-21.18: write a choice down under a card, for its holder's eyes only."""
    g.written[slot] = choice
    g.readers[slot] = 1 << g.holder[slot]


def strike_out(g: Inwo, slot: int) -> None:
    """What was written down under a card, if anything was, no longer counts."""
    if slot in g.written:
        del g.written[slot], g.readers[slot]


def memorize(g: Inwo, slot: int, seat: int) -> None:
    """IN-17.25, IN-17.26: a card in a hand keeps its lasting status and links by its name, what is temporary ends."""
    number = memory.in_hand_of(g, slot, seat)
    g.effects.entries = [
        e for e in g.effects.entries if not e.until or not concerns_card(e, slot) or memory.is_about_seat(e.key)
    ]
    memory.follow(g, slot, number)
    g.links.pop(slot, None)
    for other in linked_to(g, slot):
        if stays_linked(g, other, slot):
            g.links[other] = number
        else:
            del g.links[other]


def recall(g: Inwo, slot: int, seat: int) -> None:
    """A card comes out of a hand: it is again what it was."""
    number = memory.in_hand_of(g, slot, seat)
    memory.follow(g, number, slot)
    for other in linked_to(g, number):
        g.links[other] = slot


def stays_linked(g: Inwo, card: int, host: int) -> bool:
    """Whether a link can never be undone."""
    return g.zone[card] == RESOURCES and queries.is_fixed(g, card, host)


def leave_hand(g: Inwo, slot: int) -> int:
    """Let a card leave a hidden hand so that its slot tells nothing; returns the slot that now holds it."""
    seat = g.holder[slot]
    if g.zone[slot] == PLOTS:
        slot = g.cards.part(seat, g.plots[seat], [slot], g.rng)[0]
    elif g.zone[slot] == GROUPS:
        slot = g.cards.part(seat, g.groups[seat], [slot], g.rng)[0]
    return slot


def show_on_table(g: Inwo, slot: int, seat: int) -> int:
    """Lay a card from the hand open on the table; returns its slot."""
    slot = leave_hand(g, slot)
    g.cards.reveal(slot)
    put(g, slot, TABLE, seat)
    return slot


STORES: Final[dict[str, str]] = {}
"""By id of a card that keeps a Plot under it: `hand` if that counts as held and returns when the card leaves, `lost`
if it lies outside the limit and is lost with the card."""


def stored_under(g: Inwo, slot: int) -> list[int]:
    """The cards face down under a card."""
    return [other for other in range(len(g.host)) if g.host[other] == slot]


def store(g: Inwo, slot: int, under: int) -> None:
    """Lay a card of the hand face down under another."""
    seat = g.holder[slot]
    slot = leave_hand(g, slot)
    put(g, slot, UNDER, seat)
    g.host[slot] = under


def hand_size(g: Inwo, seat: int) -> int:
    """IN-3.13: how many Plots count against the limit."""
    count = len(g.plots[seat]) + len(g.exposed[seat])
    if UNDER not in g.zone:
        return count
    for slot in range(len(g.host)):
        if g.host[slot] >= 0 and g.holder[slot] == seat and STORES.get(ID[g.cards.face[g.host[slot]]]) == "hand":
            count += 1
    return count


# -- Hands and decks ---------------------------------------------------------------------------------------------------


def take_into_hand(g: Inwo, slot: int, seat: int) -> None:
    """A card goes into a hand, hidden; whoever knew it still knows it until the hand is mixed."""
    zone = GROUPS if g.backs[slot] else PLOTS
    g.cards.show(seat, slot)
    put(g, slot, zone, seat)
    if zone == PLOTS and g.step > ARROWS:
        g.just.append(Happening(TAKEN_NOW, slot, seat, -1))


def expose(g: Inwo, slot: int) -> int:
    """IN-3.5: a hidden Plot is laid open before its owner; returns its slot."""
    seat = g.holder[slot]
    slot = leave_hand(g, slot)
    g.cards.reveal(slot)
    put(g, slot, EXPOSED, seat)
    return slot


def hide(g: Inwo, slot: int) -> None:
    """An exposed Plot goes back to the hand; all know that it is there."""
    put(g, slot, PLOTS, g.holder[slot])


TAKES_ALONG: Final[set[str]] = set()
"""Groups whose linked Resources are lost along with them, however that happens."""


def discard(g: Inwo, slot: int, why: int = DROPPED) -> None:
    """IN-3.14: a card goes face up to the pile of whoever held or controlled it."""
    slot = leave_hand(g, slot)
    seat = g.holder[slot]
    g.cards.reveal(slot)
    along = linked_to(g, slot) if ID[g.cards.face[slot]] in TAKES_ALONG else []
    if g.zone[slot] in (STRUCTURE, RESOURCES):
        release_links(g, slot)
    put(g, slot, DISCARDS, seat)
    g.just.append(Happening(DISCARDED_NOW, slot, seat, why))
    for other in along:
        discard(g, other)


def discard_top(g: Inwo, seat: int, back: int, count: int = 1, unseen: bool = False) -> list[int]:
    """Discard undrawn cards from the top of a deck; `unseen` ones leave the game face down (IN-19.14)."""
    deck = g.group_deck[seat] if back else g.plot_deck[seat]
    gone = []
    for _ in range(min(count, len(deck))):
        slot = deck[-1]
        if unseen:
            put(g, slot, GONE, seat)
        else:
            g.cards.reveal(slot)
            put(g, slot, DISCARDS, seat)
            g.just.append(Happening(DISCARDED_NOW, slot, seat, DROPPED))
        gone.append(slot)
    return gone


def may_draw(g: Inwo, seat: int, back: int) -> bool:
    """Whether a player may draw a card of that back at all."""
    barred: bool = consult(g, hooks.NO_DRAW, False, seat, back)
    return not barred


# -- Play --------------------------------------------------------------------------------------------------------------


def release_links(g: Inwo, slot: int) -> None:
    """A card leaves play: what was linked to it stays without it, and its own link is gone."""
    g.links.pop(slot, None)
    for other in [other for other, host in g.links.items() if host == slot]:
        del g.links[other]
    g.touch()


def linked_to(g: Inwo, slot: int) -> list[int]:
    """The Resources and groups linked to a card."""
    return [other for other, host in g.links.items() if host == slot]


def linked_plots(g: Inwo, slot: int) -> list[int]:
    """The Plots that lie on the table as markers of an effect on a card."""
    return [
        marker_of(e)
        for e in g.effects.entries
        if has_marker(e) and subject_of(e) == slot and is_marker(g, marker_of(e))
    ]


def is_marker(g: Inwo, slot: int) -> bool:
    """Whether a number of an effect is the slot of a Plot on the table."""
    return 0 <= slot < len(g.zone) and g.zone[slot] == LINKED


def drop_marker(g: Inwo, slot: int, into: int = -1) -> None:
    """Discard a linked Plot and end its effects."""
    for effect in [e for e in g.effects.entries if has_marker(e) and marker_of(e) == slot]:
        g.effects.cancel(effect.id)
    put(g, slot, DISCARDS, g.holder[slot] if into < 0 else into)
    g.just.append(Happening(DISCARDED_NOW, slot, g.holder[slot], DROPPED))


def forget(g: Inwo, slot: int) -> None:
    """IN-17.27: a card that leaves the table for good loses every status; Plots linked to it are discarded."""
    for plot in linked_plots(g, slot):
        drop_marker(g, plot)
    g.effects.entries = [e for e in g.effects.entries if not concerns_card(e, slot) or memory.is_about_seat(e.key)]
    g.touch()


def scatter(g: Inwo, slot: int, seat: int) -> None:
    """IN-8.11: the puppets of a group that leaves play go to a hand one by one, without their tokens."""
    below = grid.branch(g, slot)[1:]
    for other in reversed(below):
        put(g, other, GROUPS, seat)


def destroy(
    g: Inwo, slot: int, by: int, attack: Attack | None = None, killed: bool = False, counts: bool = True
) -> None:
    """IN-8.9 to IN-8.11: a group goes to the pile of whoever destroyed it, its puppets back to the hand.

    `by` may be -1 for nobody: then it lies in its controller's pile and counts for no Goal.
    """
    seat = g.holder[slot]
    lasting = power.goal_alignments(g, slot)
    scatter(g, slot, seat)
    for other in linked_to(g, slot):
        if g.zone[other] == RESOURCES:
            lose_resource(g, other, by)
    release_links(g, slot)
    permanent = for_good(g, slot, power.goal_alignments)
    forget(g, slot)
    put(g, slot, DESTROYED, by if by >= 0 else seat)
    g.effects.add(in_force.WAS, seat, Numbered(slot, permanent))
    if lasting != permanent:
        g.effects.add(in_force.WAS_THEN, seat, Numbered(slot, lasting), until=THIS_TURN)
    if by < 0 or not counts:
        g.effects.add(in_force.UNCOUNTED, seat, (slot,))
    if killed:
        g.effects.add(in_force.DEAD, seat, (slot,))
    g.touch()
    g.just.append(Happening(KILLED_NOW if killed else DESTROYED_NOW, slot, seat, by))


def permanent_alignments(g: Inwo, slot: int) -> int:
    """IN-4.9: what a group is without changes that end by themselves."""
    return for_good(g, slot, power.alignments)


def lasting_alignments(g: Inwo, slot: int) -> int:
    """IN-17.8: what a group is now, or will be again when what ends by itself has ended.

    What comes and goes by its own card comes again, unless the group is the opposite of that for good.
    """
    permanent = permanent_alignments(g, slot)
    at_times = power.COME_AND_GO.get(g.cards.face[slot], 0)
    return power.alignments(g, slot) | permanent | (0 if opposed(at_times) & permanent else at_times)


def for_good(g: Inwo, slot: int, reading: Callable[[Any, int], int]) -> int:
    """What a group is, by some reading, without changes that end by themselves."""
    kept = g.effects.entries
    g.effects.entries = [e for e in kept if not e.until]
    g.touch()
    mask = reading(g, slot)
    g.effects.entries = kept
    g.touch()
    return mask


def lose_resource(g: Inwo, slot: int, by: int) -> None:
    """IN-5.4: a Resource is destroyed; what it did ends at once."""
    seat = g.holder[slot]
    contents = [other for other in range(len(g.host)) if g.host[other] == slot]
    for other in contents:
        g.cards.reveal(other)
        put(g, other, DISCARDS, seat)
        g.just.append(Happening(DISCARDED_NOW, other, seat, DROPPED))
    release_links(g, slot)
    strike_out(g, slot)
    put(g, slot, DESTROYED, by if by >= 0 else seat)
    g.just.append(Happening(LOST_NOW, slot, seat, by))


def end_effects_of(g: Inwo, slot: int) -> None:
    """End what a card keeps up: effects that carry its slot behind the first place with key `by …`."""
    g.effects.entries = [e for e in g.effects.entries if not kept_by(e, slot)]
    g.touch()


def take_resource(g: Inwo, slot: int, seat: int) -> Flow[None]:
    """A Resource comes into play under a player."""
    before = g.holder[slot] if g.zone[slot] == RESOURCES and g.holder[slot] != seat else None
    if g.zone[slot] == GROUPS:
        slot = leave_hand(g, slot)
    g.cards.reveal(slot)
    put(g, slot, RESOURCES, seat)
    if g.log is not None:
        g.tell(events.GroupTaken(seat, ID[g.cards.face[slot]], "", "", before))
    yield from fire(g, hooks.ENTERS, slot, seat)


def bury(g: Inwo, slot: int) -> None:
    """A card leaves the game for good: nothing can bring it, or a copy of it, back."""
    g.effects.add(in_force.BURIED, g.holder[slot], (g.cards.face[slot],))
    forget(g, slot)
    put(g, slot, GONE, g.holder[slot])


# -- Tokens ------------------------------------------------------------------------------------------------------------


def is_group_card(g: Inwo, slot: int) -> bool:
    """Whether a card of a hand is a Group, not a Resource."""
    return TYPE[g.cards.face[slot]] == GROUP


def is_resource(g: Inwo, slot: int) -> bool:
    """Whether a card is a Resource."""
    return TYPE[g.cards.face[slot]] == RESOURCE


def name(g: Inwo, slot: int) -> str:
    """A card's id; with its slot behind it where two of a name lie in play."""
    face = g.cards.face[slot]
    if g.zone[slot] in (STRUCTURE, RESOURCES, LINKED, TABLE, AGENTS):
        alike = queries.in_play_by_face(g).get(face, [])
        if len(alike) > 1 or (alike and alike[0] != slot):
            return f"{ID[face]}~{slot}"
    if g.zone[slot] == EXPOSED:
        others = [card for seat in range(g.seats) if seat != g.holder[slot] for card in g.exposed[seat]]
        if any(g.cards.face[card] == face for card in others):
            return f"{ID[face]}~{slot}"
    return ID[face]
