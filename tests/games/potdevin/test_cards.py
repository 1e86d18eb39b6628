"""The 52 cards, each proved through play: who follows it, what it beats, what it brings its winner."""

from __future__ import annotations

import pytest

from camarilla.games.potdevin.catalog import CARDS, FACE, NAME, face_of, in_face_order
from camarilla.kernel.options import Label
from camarilla.testing import card, rule

ALDO = (
    "joker penalty bonus aristocrats artists merchants craftsmen knights assassins aristocrats merchants knights power"
)
PIETRA = (
    "joker penalty bonus artists merchants craftsmen knights assassins aristocrats artists craftsmen assassins power"
)
ENZO = (
    "joker penalty bonus merchants craftsmen knights assassins aristocrats artists knights aristocrats merchants power"
)
UGO = "joker penalty bonus craftsmen knights assassins aristocrats artists merchants assassins artists craftsmen power"
"""What values 1 to 13 of each person are."""

GUILDS = ("aristocrats", "artists", "merchants", "craftsmen", "knights", "assassins")
NO_SYMBOLS = dict.fromkeys(GUILDS, 0)
TWO_SYMBOLS = (10, 11, 12)
NEUTRAL_POINTS = {"joker": 2, "penalty": -2, "bonus": 2, "power": -1}
"""What a single neutral card adds; a joker makes two symbols (3 points) of one (1 point)."""

VALUES = range(1, 14)


@card("aldo1", "aldo2", "aldo3", "aldo4", "aldo5", "aldo6", "aldo7", "aldo8", "aldo9", "aldo10")
@card("aldo11", "aldo12", "aldo13")
@rule("PV-1.1", "PV-1.2", "PV-1.3")
@pytest.mark.parametrize("value", VALUES)
def test_cards_of_aldo(potdevin, value):
    prove(potdevin, "aldo", value, ALDO.split()[value - 1])


@card("pietra1", "pietra2", "pietra3", "pietra4", "pietra5", "pietra6", "pietra7", "pietra8", "pietra9", "pietra10")
@card("pietra11", "pietra12", "pietra13")
@rule("PV-1.1", "PV-1.2", "PV-1.3")
@pytest.mark.parametrize("value", VALUES)
def test_cards_of_pietra(potdevin, value):
    prove(potdevin, "pietra", value, PIETRA.split()[value - 1])


@card("enzo1", "enzo2", "enzo3", "enzo4", "enzo5", "enzo6", "enzo7", "enzo8", "enzo9", "enzo10")
@card("enzo11", "enzo12", "enzo13")
@rule("PV-1.1", "PV-1.2", "PV-1.3")
@pytest.mark.parametrize("value", VALUES)
def test_cards_of_enzo(potdevin, value):
    prove(potdevin, "enzo", value, ENZO.split()[value - 1])


@card("ugo1", "ugo2", "ugo3", "ugo4", "ugo5", "ugo6", "ugo7", "ugo8", "ugo9", "ugo10")
@card("ugo11", "ugo12", "ugo13")
@rule("PV-1.1", "PV-1.2", "PV-1.3")
@pytest.mark.parametrize("value", VALUES)
def test_cards_of_ugo(potdevin, value):
    prove(potdevin, "ugo", value, UGO.split()[value - 1])


def prove(potdevin, person, value, what):
    """Lead the card: its person is followed, its value beats the next lower, and its winner gets what it is."""
    must_be_followed(potdevin, person, value)
    if value > 1:
        assert who_wins(potdevin, f"{person}{value}", f"{person}{value - 1}") == "A"
    if value < 13:
        assert who_wins(potdevin, f"{person}{value}", f"{person}{value + 1}") == "B"
    brings(potdevin, person, value, what)


def must_be_followed(potdevin, person, value):
    """Whoever has a card of the same person plays it; the card calls itself by person and value."""
    mate = f"{person}{value - 1 or 13}"
    strangers = [f"{other}{value}" for other in ("aldo", "pietra", "enzo", "ugo") if other != person]
    t = potdevin.position(seats=3, hands={"A": f"{person}{value}", "B": [*strangers, mate]})
    label = t.options("A")[0].label
    assert label == Label("card", {"person": Label(f"person-{person}"), "value": value})
    t.play(f"A: {person}{value}")
    assert t.legal("B") == [mate, "bribe"]


def who_wins(potdevin, lead, answer):
    """The winner of a round of two cards of one person, none of them trump."""
    trump = "ugo7" if lead.startswith("aldo") else "aldo7"
    t = potdevin.position(seats=3, hands={"A": lead, "B": answer}, trump=trump)
    t.play(f"A: {lead}", f"B: {answer}")
    return next(seat for seat, cards in t.won.items() if cards)


def brings(potdevin, person, value, what):
    """A wins the card, a bonus card as trump (+2) and a gem (+1), and already has one symbol of a guild (+1)."""
    name = f"{person}{value}"
    other = "aldo" if person == "ugo" else "ugo"
    owned = {"aldo": {"artists": "aldo5", "knights": "aldo8"}, "ugo": {"artists": "ugo8", "knights": "ugo5"}}[other]
    guild = "knights" if what == "artists" else "artists"
    t = potdevin.position(
        seats=3, hands={"A": name, "B": f"{other}2"}, won={"A": owned[guild]}, trump=f"{other}3", trump_deck=0
    )
    t.play(f"A: {name}", "B: bribe")
    assert t.won["A"] == [owned[guild], name, f"{other}3"]
    double = value in TWO_SYMBOLS
    symbols = {what: 2 if double else 1} if what in GUILDS else {}
    assert t.symbols["A"] == NO_SYMBOLS | {guild: 1} | symbols
    assert t.jokers["A"] == ([guild] if what == "joker" else [])
    points = (3 if double else 1) if what in GUILDS else NEUTRAL_POINTS[what]
    assert t.points["A"] == 2 + 1 + 1 + points


@rule("PV-1.1")
def test_faces_count_person_by_person_and_value_by_value():
    names = [f"{person}{value}" for person in ("aldo", "pietra", "enzo", "ugo") for value in VALUES]
    assert names == NAME == list(FACE)
    assert [face_of(person, value) for person in ("aldo", "pietra", "enzo", "ugo") for value in VALUES] == [*range(52)]
    assert [in_face_order(card) for card in CARDS] == [*range(52)]


@rule("PV-1.2")
@pytest.mark.parametrize("guild", GUILDS)
def test_a_whole_guild_has_eight_symbols(potdevin, guild):
    cards = [
        f"{person}{value}"
        for person, kinds in (("aldo", ALDO), ("pietra", PIETRA), ("enzo", ENZO), ("ugo", UGO))
        for value, what in zip(VALUES, kinds.split(), strict=True)
        if what == guild
    ]
    assert len(cards) == 6
    t = potdevin.position(seats=3, won={"B": cards}, phase="jokers")
    assert t.symbols["B"] == NO_SYMBOLS | {guild: 8}


@rule("PV-1.4")
def test_gems_and_wealth_cards(potdevin):
    t = potdevin.new(seats=6).leave_open("give")
    assert sum(t.gems.values()) == 24
    assert t.wealth == {"A": 0, "B": 0, "C": 0, "D": 0, "E": 0, "F": 0}


@rule("PV-1.4")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_gems_are_never_made_or_lost(potdevin, play_out, seats):
    t = potdevin.new(seats=seats)
    in_play = sum(t.gems.values())
    play_out(t, lambda legal: legal[-1])
    lost = sum(event.gems for event in t.events if type(event).__name__ == "GemsLost")
    assert sum(t.gems.values()) + sum(t.wealth.values()) + lost == in_play <= 24
    t.table.g.check()
