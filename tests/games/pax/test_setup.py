"""Set-up: what lies where before the first turn (PA-1), and what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla.games.pax.catalog import DATA, DEGREE, EDICTS, FACTIONS_OF, LUMINARIES, MASON, ROSICRUCIAN, STRENGTH
from camarilla.games.pax.field import layout
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.game import find
from camarilla.testing import rule

from .helpers import LETTERS, told

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def by_seats(seats, *values):
    """A triple of the rulebook."""
    return values[seats - 2]


@rule("PA-1.1")
def test_the_box():
    assert len(DATA["luminaries"]) == 57
    assert len(DATA["faction_cards"]) == 6
    assert [entry["roman"] for entry in DATA["connections"]][:2] == ["IV", "V"]
    assert [entry["number"] for entry in DATA["connections"]] == list(range(4, 24))
    assert len(DATA["plots"]) == 13
    assert Counter(entry["kind"] for entry in DATA["events"]) == {"edict": 6, "special": 9}


@rule("PA-1.2")
def test_two_to_four_seats_and_one_of_them_may_be_automated(pax):
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            pax.new(seats=seats)
    t = pax.new(seats=2, options={"opponent": "weishaupt"})
    assert t.table.g.robot == 1
    assert len(t.table.g.field) == 14
    t = pax.new(seats=4, options={"opponent": "weishaupt"})
    assert len(t.table.g.field) == 19  # the opponent counts where a triple is read


@rule("PA-1.3", "PA-2.2")
@SEATS
def test_the_field_is_dealt_face_down(pax, seats):
    t = pax.new(seats=seats)
    g = t.table.g
    assert len(g.field) == by_seats(seats, 14, 14, 19)
    assert g.up == 0
    for viewer in (None, 0, 1):
        assert all(cell.card.name is None for cell in t.table.view(viewer).board.field)


@rule("PA-1.3", "PA-1.5", "PA-1.10")
def test_deal_order(pax):
    t = pax.new(seats=3)
    g = t.table.g
    dealt = g.field + g.court + g.hands[0] + g.hands[1] + g.hands[2]
    assert dealt == list(range(56, 56 - len(dealt), -1))  # from the top of the deck, which is its highest slot
    assert g.deck == list(range(57 - len(dealt)))


@rule("PA-1.4", "PA-2.3")
@SEATS
def test_the_pattern(seats):
    field = layout(seats)
    rows = by_seats(seats, [2, 3, 4, 3, 2], [2, 3, 4, 3, 2], [3, 4, 5, 4, 3])
    assert [field.row.count(row) for row in range(5)] == rows
    for cell in range(field.size):
        beside = {
            other
            for other in range(field.size)
            if (abs(field.row[cell] - field.row[other]), abs(field.x[cell] - field.x[other])) in ((0, 2), (1, 1))
        }
        assert {other for other in range(field.size) if field.around[cell] >> other & 1} == beside
        assert sorted(other for other in field.neighbours[cell] if other >= 0) == sorted(beside)


@rule("PA-1.5", "PA-1.6")
@SEATS
def test_the_court(pax, seats):
    t = pax.new(seats=seats)
    board = t.table.view(None).board
    assert [card.name is not None for card in board.court] == [True] * 5
    assert board.steward == 0


@rule("PA-1.7", "PA-1.12")
@SEATS
def test_favours(pax, seats):
    t = pax.new(seats=seats, seed=3)
    g = t.table.g
    for kind in range(6):
        assert g.supply[kind] + sum(g.fav[kind::6]) == by_seats(seats, 6, 8, 10)
    for seat in range(seats):
        connection = next(entry for entry in DATA["connections"] if entry["number"] == g.connection[seat])
        held = t.favours[LETTERS[seat]].split()
        assert sorted(held) == sorted(f"{key}1" for key in connection["factions"])


@rule("PA-1.8", "PA-2.1")
@SEATS
def test_twenty_tokens_each(pax, seats):
    assert set(pax.new(seats=seats).tokens.values()) == {20}


@rule("PA-1.9")
@pytest.mark.parametrize(
    ("seats", "touched"),
    [
        (2, [{2, 5}, {8, 11}]),
        (3, [{0, 1}, {8, 11}, {5, 9}]),
        (4, [{0, 3}, {2, 6}, {15, 18}, {12, 16}]),
    ],
)
def test_areopagi(pax, seats, touched):
    field = layout(seats)
    t = pax.new(seats=seats)
    for seat in range(seats):
        mask = field.touches[t.table.g.place[seat]]
        assert {cell for cell in range(field.size) if mask >> cell & 1} == touched[seat]


@rule("PA-1.10")
@SEATS
def test_four_cards_each(pax, seats):
    t = pax.new(seats=seats)
    assert [len(hand) for hand in t.hands.values()] == [4] * seats
    board = t.table.view(0).board
    assert all(card.name for card in board.players[0].hand)
    assert not any(card.name for card in board.players[1].hand)


@rule("PA-1.11")
def test_connections_are_random_and_different(pax):
    seen = set()
    for seed in range(30):
        numbers = list(pax.new(seats=4, seed=seed).connections.values())
        assert len(set(numbers)) == 4
        seen.update(numbers)
    assert seen == set(range(4, 24))


@rule("PA-1.13")
def test_the_lowest_connection_is_first_for_good(pax):
    for seed in range(8):
        t = pax.new(seats=3, seed=seed)
        lowest = min(t.connections, key=t.connections.get)
        assert t.turn == lowest
        assert t.to_act == [lowest]
        assert LETTERS[t.table.g.first] == lowest


@rule("PA-1.14")
def test_four_reward_markers(pax):
    assert DATA["setup"]["reward_markers"] == 4
    assert pax.new(seats=2).markers == []


@rule("PA-1.15")
@SEATS
def test_faction_cards(pax, seats):
    rows = set()
    for seed in range(10):
        row = pax.new(seats=seats, seed=seed).row
        assert len(set(row)) == by_seats(seats, 3, 4, 5)
        rows.add(tuple(row))
    assert len(rows) > 5


@rule("PA-1.16", "PA-1.17")
@SEATS
def test_plots(pax, seats):
    t = pax.new(seats=seats)
    assert len(t.common) == 2
    assert len(t.private) == seats
    assert len({*t.common, *t.private.values()}) == 2 + seats
    assert len(t.table.g.pile) == 13 - 2 - seats
    board = t.table.view(0).board
    assert board.players[0].plot == t.private["A"]
    assert board.players[1].plot is None
    assert [plot.name for plot in board.plots] == [*t.common, t.private["A"]]
    assert [plot.name for plot in t.table.view(None).board.plots] == t.common


@rule("PA-1.18", "PA-1.19")
def test_the_event_deck_has_two_halves(pax):
    orders = set()
    for seed in range(20):
        g = pax.new(seats=2, seed=seed).table.g
        assert len(g.event_deck) == 12
        for half in (g.event_deck[:6], g.event_deck[6:]):
            assert sum(event < EDICTS for event in half) == 3
        assert len(g.unused) == 3
        assert all(event >= EDICTS for event in g.unused)
        orders.add(tuple(event < EDICTS for event in g.event_deck))
    assert len(orders) > 10  # shuffled within the halves


@rule("PA-1.20")
def test_no_joke_cards():
    assert [card["id"] for card in LUMINARIES] == [f"PIL{number:03}" for number in range(1, 58)]


@rule("PA-2.7", "PA-3.1", "PA-3.2")
def test_factions_and_degrees():
    for first, degree in ((0, 0), (15, 1), (30, 2)):
        block = range(first, first + 15)
        assert {DEGREE[card] for card in block} == {degree}
        assert len({frozenset(FACTIONS_OF[card]) for card in block}) == 15
    for first, degree in ((45, 3), (51, 4)):
        assert [FACTIONS_OF[card] for card in range(first, first + 6)] == [[0], [1], [2], [3], [4], [5]]
        assert {DEGREE[card] for card in range(first, first + 6)} == {degree}


@rule("PA-3.8", "PA-3.9")
def test_cells_and_prices():
    cells = {"I": 1, "II": 2, "III": 3, "GM": 2, "RA": 3}
    for card in LUMINARIES:
        primary, secondary = card["factions"][0], card["factions"][-1]
        assert len(card["cells"]) == cells[card["degree"]]
        for at, price in enumerate(card["cells"]):
            third = primary if at != 1 else secondary
            expected = {
                "I": [primary],
                "II": [primary, secondary],
                "III": [primary, secondary, third],
                "GM": [primary] * 3,
                "RA": [primary] * 2,
            }
            assert price == expected[card["degree"]], card["id"]


@rule("PA-3.11")
def test_organisations():
    assert sum(MASON) == 23
    assert sum(ROSICRUCIAN) == 23


@rule("PA-3.12")
def test_strengths():
    assert Counter(STRENGTH) == {2: 9, 3: 9, 4: 9, 5: 9, 6: 9, 7: 6, 8: 6}
    assert {STRENGTH[card] for card in range(45, 51)} == {7}
    assert {STRENGTH[card] for card in range(51, 57)} == {8}


def test_every_value_says_where_it_comes_from():
    kinds = {"printed", "derived", "reconstructed"}
    for card in LUMINARIES:
        assert set(card["provenance"].values()) <= kinds
        assert {"degree", "factions", "organisation", "strength", "ability", "cells"} <= set(card["provenance"])


@rule("PA-2.6")
@pytest.mark.parametrize(("seats", "inner"), [(2, {3, 6, 7, 10}), (3, {3, 6, 7, 10}), (4, {4, 5, 8, 9, 10, 13, 14})])
def test_inner_cells(seats, inner):
    field = layout(seats)
    assert {cell for cell in range(field.size) if field.inner >> cell & 1} == inner
    assert {cell for cell in range(field.size) if field.around[cell].bit_count() == 6} == inner
    assert field.inner | field.outer == field.all


def test_what_is_told_of_the_set_up(pax):
    t = pax.new(seats=2)
    assert len(told(t, "PlotDealt")) == 2
    assert [event["plot"] for event in told(t, "PlotDealt", 0)] == [t.private["A"], None]
    assert [event["cards"] is None for event in told(t, "CardsDrawn", 1)] == [True, False]
    assert [event["plot"] for event in told(t, "PlotDealt", None)] == [None, None]


def test_tables_are_offered_with_and_without_each_opponent():
    game = find("pax")
    assert Counter(variant.seats for variant in game.variants) == {2: 5, 3: 5, 4: 5}
    names = Counter(variant.options.get("opponent", "none") for variant in game.variants)
    assert names == dict.fromkeys(["none", "saint_germain", "joseph_ii", "weishaupt", "cagliostro"], 3)
    short = game.read_options(3, {"max_rounds": 2})
    assert game.bound(3, short) == 2400
    assert [card["name"] for card in game.cards()] == [card["id"] for card in LUMINARIES]
    assert game.cards()[0]["strength"] == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_of_everything_for_each_seat(pax, seats):
    g = pax.new(seats=seats).table.g
    for name in ("place", "connection", "own", "left", "hands", "private", "plot_seen", "held", "special"):
        assert len(getattr(g, name)) == seats, name
