"""What a seat may see, built from nothing up (IN-1.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from camarilla.games.inwo import memory, power
from camarilla.games.inwo.attacks import strength
from camarilla.games.inwo.attacks.model import AID, COMMITTED, DICE, KINDS, Attack, Helper
from camarilla.games.inwo.catalog import COLOUR, ID, alignment_names, attribute_names
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import concerns_card, place_written
from camarilla.games.inwo.model.zones import ASIDE, HIDDEN, MOMENTS, RESOURCES, STEPS, STRUCTURE, TABLE, UNDER
from camarilla.games.inwo.structures import grid
from camarilla.games.inwo.victory import goals
from camarilla.games.inwo.view import AttackView, Board, Card, GroupView, PlayerView, PlayView, ResourceView

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def board_of(g: Inwo, seat: int | None) -> Board:
    """The board as `seat` (None: the public) sees it."""
    colours = [effect.key for effect in g.effects_in_force() if effect.key in NWO_KEYS]
    return Board(
        STEPS[g.step],
        MOMENTS.get(g.window, ""),
        g.turn,
        g.turns,
        g.basic_goal,
        [player_of(g, other, seat) for other in range(g.seats)],
        colours,
        [card_of(g, slot, seat) for slot in range(len(g.zone)) if g.zone[slot] in (TABLE, ASIDE)],
        [attack_of(g, a) for a in g.attacks.open],
        [PlayView(play.seat, play.what, g.plays.stands(play.id)) for play in g.plays.open],
        g.rolling[:],
        [(claim.seat, claim.card) for claim in g.claims],
        [(e.key, e.owner, list(e.about), e.until) for e in g.effects_in_force() if e.key in SHOWN_EFFECTS],
        [entry[:] for entry in g.told],
    )


def glance_of(g: Inwo, seat: int) -> Board:
    """The board as far as the heuristic looks at it: groups and what they can do, hands, attacks and claims."""
    return Board(
        STEPS[g.step],
        MOMENTS.get(g.window, ""),
        g.turn,
        g.turns,
        g.basic_goal,
        [player_at_a_glance(g, other, seat) for other in range(g.seats)],
        [],
        [card_of(g, slot, seat) for slot in range(len(g.zone)) if g.zone[slot] in (TABLE, ASIDE)],
        [attack_of(g, a) for a in g.attacks.open],
        [],
        [],
        [(claim.seat, claim.card) for claim in g.claims],
        [],
        [],
    )


def player_at_a_glance(g: Inwo, other: int, seat: int) -> PlayerView:
    """One player without decks, discards and Resources."""
    face = g.cards.face
    own = g.illuminati[other]
    return PlayerView(
        ID[face[own]],
        other in g.out,
        [group_at_a_glance(g, slot) for slot in [own, *g.structure[other]]],
        [],
        [],
        [card_of(g, slot, seat) for slot in g.plots[other]],
        [card_of(g, slot, seat) for slot in g.exposed[other]],
        [card_of(g, slot, seat) for slot in g.groups[other]],
        [],
        [],
        [],
        [ID[face[slot]] for slot in g.destroyed[other]],
        goals.group_count(g, other),
        g.own_turns[other],
    )


def group_at_a_glance(g: Inwo, slot: int) -> GroupView:
    """What a group is good for in an attack, and whose puppet it is; not where it lies."""
    return GroupView(
        slot,
        ID[g.cards.face[slot]],
        power.power(g, slot),
        power.global_power(g, slot),
        power.resistance(g, slot),
        alignment_names(power.alignments(g, slot)),
        [],
        power.token_count(g, slot),
        0,
        0,
        0,
        g.master[slot],
        g.side[slot],
        [],
    )


NWO_KEYS = frozenset([ID[face] for face in range(len(ID)) if COLOUR[face]])
UNKNOWN: list[Card] = []
SHOWN_EFFECTS = frozenset([in_force.DEVASTATED, in_force.SILENCED, in_force.BURIED, in_force.DEAD])


def unknown(slot: int) -> Card:
    """A card that nobody knows, made once."""
    while len(UNKNOWN) <= slot:
        UNKNOWN.append(Card(len(UNKNOWN), None))
    return UNKNOWN[slot]


def card_of(g: Inwo, slot: int, seat: int | None) -> Card:
    """A card that may be hidden."""
    if not g.cards.known[slot]:
        return unknown(slot)
    if g.cards.known[slot] == g.cards.everyone and slot_is_open(g, slot):
        return Card(slot, ID[g.cards.face[slot]])
    sees = seat is not None and g.cards.knows(seat, slot)
    return Card(slot, ID[g.cards.face[slot]] if sees else None)


def slot_is_open(g: Inwo, slot: int) -> bool:
    """Whether a card lies face up on the table, for those who only watch."""
    return g.zone[slot] not in HIDDEN


def player_of(g: Inwo, other: int, seat: int | None) -> PlayerView:
    """One player."""
    face = g.cards.face
    own = g.illuminati[other]
    return PlayerView(
        ID[face[own]],
        other in g.out,
        [group_of(g, slot) for slot in [own, *g.structure[other]]],
        [resource_of(g, slot, seat) for slot in g.resources[other]],
        [ID[face[slot]] for slot in g.agents[other]],
        [card_of(g, slot, seat) for slot in g.plots[other]],
        [card_of(g, slot, seat) for slot in g.exposed[other]],
        [card_of(g, slot, seat) for slot in g.groups[other]],
        [card_of(g, slot, seat) for slot in g.plot_deck[other]],
        [card_of(g, slot, seat) for slot in g.group_deck[other]],
        [ID[face[slot]] for slot in g.discards[other]],
        [ID[face[slot]] for slot in g.destroyed[other]],
        goals.group_count(g, other),
        g.own_turns[other],
    )


def group_of(g: Inwo, slot: int) -> GroupView:
    """One group."""
    seat = g.holder[slot]
    x, y, turned = grid.layout(g, seat)[slot]
    return GroupView(
        slot,
        ID[g.cards.face[slot]],
        power.power(g, slot),
        power.global_power(g, slot),
        power.resistance(g, slot),
        alignment_names(power.alignments(g, slot)),
        attribute_names(power.attributes(g, slot)),
        power.token_count(g, slot),
        x,
        y,
        turned,
        g.master[slot],
        g.side[slot],
        grid.open_arrows(g, slot),
        power.devastated(g, slot),
        marks_of(g, slot),
    )


def marks_of(g: Inwo, slot: int) -> list[str]:
    """What is in force about a card: keys of effects."""
    return [e.key for e in g.effects_in_force() if concerns_card(e, slot) and e.key not in SHOWN_EFFECTS]


def resource_of(g: Inwo, slot: int, seat: int | None) -> ResourceView:
    """One Resource; what its owner wrote down is for the owner's eyes (IN-21.18)."""
    under = len([other for other in range(len(g.host)) if g.host[other] == slot and g.zone[other] == UNDER])
    written: Any = None
    if slot in g.written and seat == g.holder[slot]:
        number = g.written[slot]
        place = place_written(number)
        face = place if place >= 0 else memory.face_of(g, number)
        written = "" if face < 0 else ID[face]
    tokens, link = power.token_count(g, slot), max(-1, g.links.get(slot, -1))
    return ResourceView(slot, ID[g.cards.face[slot]], tokens, link, under, written)


def attack_of(g: Inwo, a: Attack) -> AttackView:
    """An attack with every part of its sum (IN-21.12)."""
    parts = strength.reckon(g, a) if a.stage < DICE and g.zone[a.target] in (STRUCTURE, RESOURCES, TABLE) else []
    return AttackView(
        a.attacker,
        a.defender,
        KINDS[a.kind],
        a.leader,
        a.target,
        a.privileged and not a.broken,
        a.instant,
        a.stage >= COMMITTED,
        a.fixed if a.stage >= DICE else sum([number for _, _, number in parts]),
        strength.by_name(g, parts),
        [(ID[g.cards.face[slot]], strength.worth(g, a, Helper(slot, AID, a.attacker, 1))) for slot in a.aiders],
        a.dice[:],
    )
