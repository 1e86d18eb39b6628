"""The state itself: a copy has everything, and whatever is not where it belongs is noticed (law 6)."""

from __future__ import annotations

import pytest

from camarilla.games.pax.catalog import COUNT, NAMES, Edict
from camarilla.games.pax.state import Pax
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.table import Table

NEVER_CHANGED_IN_PLACE = {"place", "connection", "lodges", "row", "common"}


def state(**given):
    """A table with something of everything; no fixture, since it is going to be broken."""
    field = {"2": "PIL052 A..", "5": "PIL016 AB", "6": "PIL031 B..", "7": "PIL001"}
    laid = {
        "field": field,
        "hands": {"A": "PIL002", "B": "PIL003"},
        "favours": {"A": "A2", "B": "M1"},
        "factions": {"row": "A", "B": "M"},
        "edicts": {"edict_A": "A 2"},
        "special": {"B": "clear_weather"},
        "held": {"A": "quiet_whisper"},
        "events": {"deck": "edict_M wilhelmsbad", "discard": "edict_Cr"},
        "realised": {"P06": "A"},
        "lost": {"P12": "B"},
        "markers": [5],
        "chain": "PIL004",
        "discard": "PIL005",
        **given,
    }
    return Table.at("pax", laid, seats=2).g


def test_a_copy_has_everything_and_shares_nothing_that_changes():
    g = state()
    names = [name for name in Pax.marks if name not in ("seats", "rng", "cards", "log", "witness")]
    for name in names:
        value = getattr(g, name)
        if isinstance(value, list):
            setattr(g, name, [*value, *(value[:1] or [7])])
        elif isinstance(value, str):
            setattr(g, name, "changed")
        else:
            setattr(g, name, not value if isinstance(value, bool) else value + 3)
    twin = g.copy()
    for name in names:
        assert getattr(twin, name) == getattr(g, name), name
    for name in names:
        value = getattr(g, name)
        if isinstance(value, list) and name not in NEVER_CHANGED_IN_PLACE:
            getattr(twin, name).append(value[0])
            assert len(getattr(twin, name)) == len(getattr(g, name)) + 1, name
    for name in ("hands", "held"):
        getattr(twin, name)[0].append(9)
        assert getattr(twin, name)[0] != getattr(g, name)[0]
    twin.cards.reveal(twin.deck[0])
    assert twin.cards.known != g.cards.known


def test_a_whole_table_is_no_fault():
    state().check()
    state(markers=[2, 5, 6, 7]).check()


def set_at(name, at, value):
    """A fault: something else in a list."""

    def fault(g):
        listed = getattr(g, name)
        assert listed[at] != value
        listed[at] = value

    return fault


def swap_faces(g):
    """Two slots with the same luminary."""
    g.cards.face[g.deck[0]] = g.cards.face[g.deck[1]]


def second_owner(g):
    """A second player on a Royal Arch, with all counts as they should be."""
    g.tok[7] = 1
    g.room[2] -= 1
    g.count[14 + 2] += 1
    g.own[1] |= 1 << 2
    g.left[1] -= 1


def too_many_tokens(g):
    """A token below the only cell of a card."""
    g.tok[3 * 7 + 1] = 0
    g.count[7] += 1
    g.own[0] |= 1 << 7
    g.left[0] -= 1


FAULTS = {
    "a luminary is gone": lambda g: g.deck.pop(),
    "a luminary is there twice": lambda g: g.discard.append(g.deck[0]),
    "a luminary is twice in the chain": lambda g: g.chain.append(g.chain[0]),
    "a dispute card that lies elsewhere": lambda g: g.laid.append(g.deck[0]),
    "a plan card that lies elsewhere": lambda g: g.plan.append(g.deck[0]),
    "a hand card that lies elsewhere": lambda g: g.hands[1].append(g.deck[0]),
    "a court card that lies elsewhere": set_at("court", 0, 0),
    "a card without a face of its own": swap_faces,
    "a plot is gone": lambda g: g.pile.pop(),
    "a private plot is gone": set_at("private", 0, -1),
    "a common plot is there twice": lambda g: g.common.append(g.common[0]),
    "an event is gone": lambda g: g.unused.pop(),
    "an event of the deck is gone": lambda g: g.event_deck.pop(),
    "an event held is gone": lambda g: g.held[0].pop(),
    "an event in force is gone": set_at("special", 1, -1),
    "an edict is gone": lambda g: g.edicts.pop(),
    "a discarded event is gone": lambda g: g.event_discard.pop(),
    "a faction card is neither here nor there": set_at("holder", 0, -2),
    "a faction card of another game": set_at("holder", 5, 0),
    "tokens are miscounted": set_at("count", 2, 2),
    "a card is noted as the own": lambda g: g.own.__setitem__(0, g.own[0] | 1 << 9),
    "a card is not noted as the own": set_at("own", 0, 1 << 2),
    "a token is gone": set_at("left", 0, 5),
    "a token on a plot is gone": lambda g: g.on.__setitem__(5, 0),
    "a token at the edge of a plot is gone": lambda g: g.beside.__setitem__(11, 0),
    "a token in the wrong cell": set_at("tok", 6, 1),
    "a marker off the field": lambda g: g.markers.append(g.deck[0]),
    "five markers": lambda g: g.markers.extend([g.field[6]] * 4),
    "a card is shown that lies face down": set_at("at", 9, 3),
    "another card is shown": set_at("at", 2, 3),
    "a card is noted as face up": lambda g: setattr(g, "up", g.up | 1 << 9),
    "a card is noted as face down": lambda g: setattr(g, "up", g.up ^ 1 << 7),
    "room is miscounted": set_at("room", 6, 3),
    "two on a Royal Arch": second_owner,
    "a token below the cells": too_many_tokens,
    "a lodge of a card without that faction": lambda g: g.lodges.append((5, 1 << 2)),
    "a lodge of a card that lies face down": lambda g: g.lodges.append((0, 1 << 9)),
    "a lodge of the last faction of a card that lies face down": lambda g: g.lodges.append((5, 1 << 9)),
    "a favour too many": set_at("supply", 3, 7),
    "a favour of the last type too many": set_at("supply", 5, 7),
    "another card is shown on the last cell": set_at("at", 13, 3),
    "a favour of somebody is gone": set_at("fav", 0, 1),
    "an edict with other favours": lambda g: g.edicts.__setitem__(0, Edict(0, 0, 3)),
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS.keys())
def test_every_fault_breaks_law_six(fault):
    g = state()
    fault(g)
    with pytest.raises(BrokenLaw):
        g.check()


def test_debts_break_law_six():
    g = state()
    g.supply[3], g.fav[3] = g.supply[3] + 1, -1
    with pytest.raises(BrokenLaw):
        g.check()
    g = state()
    g.supply[3], g.fav[3] = -1, g.supply[3] + 1
    with pytest.raises(BrokenLaw):
        g.check()
    g = state()
    g.left[0], g.on[:] = -1, [1] * 13
    g.beside[:] = [1] * 6 + [0, 0, 0, 0, 0, 2, 0]
    with pytest.raises(BrokenLaw, match="tokens"):
        g.check()


def test_faces_have_names():
    g = state()
    assert [g.face_name(face) for face in range(COUNT)] == NAMES
