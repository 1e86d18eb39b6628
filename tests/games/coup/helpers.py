"""What the tests of Coup share: letting windows pass, and reading what seats know and are told."""

from __future__ import annotations

from camarilla.games.coup.roles import NAMES
from camarilla.kernel.events import everything, seen_by
from camarilla.kernel.rng import Rng, seed_bytes

LETTERS = "ABCDEFGHIJ"
BASE = ["Duke", "Assassin", "Captain", "Ambassador", "Contessa"]
INQUISITION = ["Duke", "Assassin", "Captain", "Inquisitor", "Contessa"]


def everybody_passes(t):
    """All who are asked in the open window pass."""
    for seat in t.to_act:
        t.play(f"{seat}: pass")
    return t


def uncontested(t, *lines):
    """Play lines; after each nobody challenges or blocks."""
    for line in lines:
        t.play(line)
        while t.to_act and "pass" in t.legal(t.to_act[0]):
            everybody_passes(t)
    return t


def window(t):
    """What the open window asks, whom, and what each may answer."""
    asked = t.table.view(None).asked
    assert len({one.prompt for one in asked}) == 1
    return asked[0].prompt, "".join(LETTERS[one.seat] for one in asked), t.legal(LETTERS[asked[0].seat])


def challenge_by(*seats):
    """The challenge window for these seats."""
    return "challenge", "".join(seats), ["pass", "challenge"]


def names(g, slots):
    """The roles in slots, in their order."""
    return [NAMES[g.cards.face[slot]] for slot in slots]


def facts(t, seat):
    """What a seat number knows besides faces it knows outright: slots, and the roles among them."""
    return [(fact.slots, fact.faces) for fact in t.table.view(seat).facts]


def knowers(t, slot):
    """The letters of the seats that know a slot outright."""
    g = t.table.g
    return "".join(LETTERS[seat] for seat in range(g.seats) if g.cards.knows(seat, slot))


def worlds(t, seat, count=60):
    """The states of tables that a seat number cannot tell from this one."""
    rng = Rng(seed_bytes(7))
    for number in range(count):
        yield t.table.sample(seat, rng.fork(str(number))).g


def told(t, since=0, seat="all"):
    """The events from a number on, without slots: with nothing hidden, as a seat number or as the public (None)."""
    events = t.events[since:]
    plain = everything(events) if seat == "all" else seen_by(events, seat)
    return [{name: value for name, value in event.items() if name != "slot"} for event in plain]


def kinds(t, since=0):
    """The types of the events from a number on."""
    return [event["type"] for event in told(t, since)]
