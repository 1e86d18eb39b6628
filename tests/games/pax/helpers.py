"""What the tests of Pax Illuminaten share."""

from __future__ import annotations

from camarilla.kernel.events import everything, seen_by

LETTERS = "ABCD"
DEGREE_ONE = {"A": "PIL002", "M": "PIL006", "Cr": "PIL010", "Kn": "PIL013", "Cl": "PIL015", "Sc": "PIL009"}
"""A card of degree I by its primary faction."""


def table(pax, **given):
    """Two players unless said otherwise, with empty hands and no favours but for what a test names."""
    seats = given.get("seats", 2)
    hands = {**empty_hands(seats), **given.pop("hands", {})}
    return pax.position(**{"seats": 2, **given, "hands": hands})


def empty_hands(seats):
    """No cards for anybody."""
    return dict.fromkeys(LETTERS[:seats], "")


def legal(t, seat, verb):
    """The notations of a seat that begin with a verb, without it."""
    return [notation[len(verb) + 1 :] for notation in t.legal(seat) if notation.startswith(f"{verb}:")]


def told(t, kind, seat="all"):
    """The events of a type, with nothing hidden, or as a seat number or the public (None) sees them."""
    plain = everything(t.events) if seat == "all" else seen_by(t.events, seat)
    return [event for event in plain if event["type"] == kind]


def steps(t):
    """The clauses that the opponent's steps cite, in order."""
    return [event["clause"] for event in told(t, "OpponentStep")]


def prompt(t, seat):
    """What a seat is asked."""
    return t.table.prompt(LETTERS.index(seat)).label.id


def endow(t, seat, kinds):
    """Give a seat number favours of these types out of the supply, in the middle of a turn."""
    g = t.table.g
    for kind in kinds:
        g.fav[6 * seat + kind] += 1
        g.supply[kind] -= 1


def end(t, *seats):
    """Seats end their turns without doing or drawing anything more than they must."""
    for seat in seats:
        t.play(f"{seat}: end")
        while t.to_act == [seat] and "deck" in t.legal(seat):
            t.play(f"{seat}: deck")
    return t
