"""The board as a seat and the public see it, part by part (PA-2.30)."""

from __future__ import annotations

import pytest

from camarilla.games.pax.catalog import PLOTS
from camarilla.games.pax.scheming import drop_plot
from camarilla.testing import rule

from .helpers import table


@pytest.fixture
def t(pax):
    """A table with something of everything."""
    return table(
        pax,
        seats=3,
        places=[1, 2, 0],
        connections={"A": 4, "B": 13, "C": 5},
        field={"0": "PIL001 A", "1": "PIL016 AA", "3": "PIL031 AB.", "6": "PIL052"},
        down={"13": "PIL017"},
        hands={"A": "PIL020 PIL002", "B": "PIL003"},
        favours={"A": "A2", "B": "M1"},
        factions={"row": "A Kn", "B": "M", "C": "Sc"},
        edicts={"edict_A": "B 4"},
        special={"B": "clear_weather"},
        held={"A": "quiet_whisper wilhelmsbad"},
        events={"deck": "edict_M edict_Kn", "discard": "edict_Cr court_festivities"},
        plots={"common": "P06 P04", "A": "P12", "B": "P01", "C": "P09"},
        realised={"P06": "AC", "P09": "C"},
        lost={"P04": "BC"},
        markers=[1],
        discard="PIL005 PIL006",
        court="PIL007 - PIL008 PIL009 PIL010",
        steward=2,
        round=4,
        first="B",
    )


def names(cards):
    """Luminaries by name."""
    return [card.name if card is not None else "-" for card in cards]


@rule("PA-2.30")
def test_the_table(t):
    board = t.table.view(None).board
    assert (board.phase, board.round, board.first, board.turn, board.actions) == ("actions", 4, 1, 0, 2)
    assert (names(board.court), board.steward) == (["PIL007", "-", "PIL008", "PIL009", "PIL010"], 2)
    assert (board.deck, board.discard, board.discard_top) == (57 - 14 - 4 - 3 - 2, 2, "PIL006")
    assert (board.chain, board.quick, board.disputes) == ([], None, [])
    assert board.supply == {"A": 2, "M": 7, "Cr": 8, "Kn": 8, "Cl": 8, "Sc": 8}
    assert (board.faction_row, board.used_factions, board.borrowed) == (["A", "Kn"], [], [])
    assert (board.event_deck, board.event_discard_top, board.event_tops) == (2, "court_festivities", [])
    assert board.edicts_discarded == 1
    assert [(edict.name, edict.owner, edict.favours) for edict in board.edicts] == [("edict_A", 1, 4)]
    assert board.enhanced == [0] * 6
    assert board.opponent is None
    assert [(lodge.faction, lodge.cells, lodge.master) for lodge in board.lodges] == [
        ("A", [0, 1, 3, 6], 0),
        ("M", [0, 1, 3], 0),
    ]


@rule("PA-2.2", "PA-2.30")
def test_the_field(t):
    board = t.table.view(0).board
    cells = {at: cell for at, cell in enumerate(board.field) if cell.up}
    assert {at: (cell.card.name, cell.tokens, cell.marked) for at, cell in cells.items()} == {
        0: ("PIL001", [0], False),
        1: ("PIL016", [0, 0], True),
        3: ("PIL031", [0, 1, None], False),
        6: ("PIL052", [None, None, None], False),
    }
    down = board.field[13]
    assert (down.card.slot, down.card.name, down.up, down.tokens) == (t.table.g.field[13], None, False, [])


@rule("PA-2.30")
def test_the_players(t):
    own = t.table.view(0).board.players
    a, b, c = own
    assert (a.place, a.connection, a.factions) == (1, 4, ["Sc", "M", "Kn"])
    assert a.favours == {"A": 2, "M": 0, "Cr": 0, "Kn": 0, "Cl": 0, "Sc": 0}
    assert (a.tokens, a.hand_limit, a.plot, a.faction_cards) == (15, 4, "P12", [])
    assert sorted(names(a.hand)) == ["PIL002", "PIL020"]
    assert [card.slot for card in a.hand] == sorted(t.table.g.hands[0])
    assert (a.events, a.special) == (["wilhelmsbad", "quiet_whisper"], None)
    assert (b.place, b.connection, b.plot, b.faction_cards) == (2, 13, None, ["M"])
    assert (names(b.hand), b.events, b.special) == ([None], [], "clear_weather")
    assert (c.plot, c.hand_limit, c.tokens) == ("P09", 5, 17)  # its own plot lies open
    public = t.table.view(None).board.players
    assert (public[0].events, public[0].plot) == ([None, None], None)


@rule("PA-2.30", "PA-13.4")
def test_the_plots(t):
    def plots(seat):
        return [(plot.name, plot.owner, plot.on, plot.beside, plot.met) for plot in t.table.view(seat).board.plots]

    common = [("P06", None, [0, 2], [], False), ("P04", None, [], [1, 2], False)]
    open_one = ("P09", 2, [2], [], False)
    assert plots(None) == [*common, open_one]
    assert plots(1) == [*common, ("P01", 1, [], [], False), open_one]
    assert plots(0) == [*common, ("P12", 0, [], [], False), open_one]


@rule("PA-13.1")
def test_progress_is_shown_for_the_viewer_only(pax):
    field = {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 A."}
    t = table(pax, field=field, plots={"common": "P07 P06"})
    assert [t.table.view(seat).board.plots[0].met for seat in (0, 1, None)] == [True, False, False]


@rule("PA-11.9", "PA-12.6", "PA-18.15")
def test_a_turn_under_way(pax):
    t = table(pax, hands={"A": "PIL046 PIL020 PIL031"}, factions={"row": "A", "A": "Kn"})
    t.play("A: Kn-interrogate:home", "A: conspire:PIL046", "A: favour", "A: conspire:PIL020", "A: use", "A: borrow:A")
    t.play("A: conspire:PIL031")
    board = t.table.view(1).board
    assert (names(board.chain), board.quick) == (["PIL046", "PIL020", "PIL031"], 0)
    assert (board.used_factions, board.borrowed, board.faction_row) == (["Kn"], ["A"], [])
    assert board.enhanced == [0, 1, 0, 0, 0, 0]
    assert board.players[0].faction_cards == ["A", "Kn"]


@rule("PA-20.7", "PA-20.29")
def test_the_opponent(pax):
    given = {"options": {"opponent": "weishaupt"}, "places": [1, 0], "to_move": "B", "first": "B", "deck": "PIL006"}
    t = table(pax, field={"5": "PIL002 A"}, hands={"A": "PIL001 PIL003"}, **given).leave_open("dispute")
    opponent = t.table.view(0).board.opponent
    assert (opponent.seat, opponent.name, opponent.figure, names(opponent.plans)) == (1, "weishaupt", None, ["PIL006"])
    t = table(pax, options={"opponent": "joseph_ii"}, field={"5": "PIL002 B"}, figure=5)
    assert t.table.view(0).board.opponent.figure == 5
    assert t.table.view(0).board.players[1].plot is None


@rule("PA-2.15")
def test_lodges_in_the_last_corner(pax):
    t = table(pax, field={"10": "PIL031", "12": "PIL032", "13": "PIL033"})
    assert [lodge.cells for lodge in t.table.view(0).board.lodges] == [[10, 12, 13]]


@rule("PA-13.1", "PA-15.3")
def test_plots_of_others_and_plots_that_are_gone(pax):
    adepts = {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 A."}
    t = table(pax, field=adepts, plots={"common": "P06 P12", "A": "P09", "B": "P07"}, lost={"P07": "B"})
    assert [(plot.name, plot.met) for plot in t.table.view(0).board.plots][-1] == ("P07", False)  # it is not A's
    drop_plot(t.table.g, PLOTS.index("P07"))
    board = t.table.view(0).board
    assert board.players[1].plot is None
    assert [plot.name for plot in board.plots] == ["P06", "P12", "P09"]
