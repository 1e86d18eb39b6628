"""How far a seat is with its plots, as views for people tell it."""

from __future__ import annotations

import random

import pytest

from camarilla.games.pax.catalog import PLOTS
from camarilla.games.pax.figures import Part, progress
from camarilla.games.pax.game import GAME
from camarilla.games.pax.plots import met
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import table


def parts(t, plot, seat=0):
    """How far a seat is with a plot."""
    return progress(t.table.g, seat, PLOTS.index(plot))


@rule("PA-14.6", "PA-14.9")
def test_cards_under_control_are_counted(pax):
    t = table(pax, field={"3": "PIL032 A", "6": "PIL055 A"})
    assert parts(t, "P06") == [Part("controlled", 2, 8)]
    assert parts(t, "P09") == [Part("shared", 0, 3)]
    assert parts(t, "P06", 1) == [Part("controlled", 0, 8)]


@rule("PA-14.12", "PA-14.11", "PA-2.17")
def test_the_lodge_that_is_furthest_is_told_with_control_of_it(pax):
    t = table(pax, field={"5": "PIL016 AA", "6": "PIL017 A.", "7": "PIL018"})
    assert parts(t, "P12") == [Part("cards", 3, 5), Part("tokens", 3, 5), Part("control", 1, 1)]
    assert parts(t, "P11") == [Part("central", 3, 3), Part("control", 1, 1)]
    assert parts(t, "P11", 1) == [Part("central", 3, 3), Part("control", 0, 1)]


def test_nothing_is_there_on_an_empty_field(pax):
    t = table(pax, field={})
    for plot in PLOTS:
        found = parts(t, plot)
        assert found
        assert all(part.have == 0 for part in found)


def test_a_viewer_is_told_of_common_plots_and_the_own_one(pax):
    t = pax.position(seats=2, plots={"common": "P06 P12", "A": "P03", "B": "P05"})
    view = t.table.view(0, figures=True)
    assert list(view.figures.plots) == ["P06", "P12", "P03"]
    assert t.table.view(None, figures=True).figures.plots == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_plot_is_met_where_nothing_is_missing(seats):
    """The progress of each of the thirteen plots, held to the rules at positions of random games and beyond."""
    counts = dict.fromkeys([True, False], 0)
    for seed in range(12):
        t = Table.new(GAME, seats, seed=seed)
        rng = random.Random(seed)
        while not t.over and t.g.round < 14:
            seat = t.to_act[0]
            t.play(seat, rng.choice(t.legal(seat)))
        crowd(t.g, Rng(seed_bytes(seed)))
        for seat in range(seats):
            for plot in range(len(PLOTS)):
                whole = all(part.have >= part.need for part in progress(t.g, seat, plot))
                assert whole == met(t.g, seat, plot), (seed, seat, PLOTS[plot])
                counts[whole] += 1
    assert min(counts.values()) > 20, "both kinds were looked at"


def crowd(g, rng):
    """Fill the cells of the cards that lie face up with tokens, so that plots are met."""
    from camarilla.games.pax.queries import find_lodges, may_enter
    from camarilla.games.pax.tokens import put

    favourite = rng.below(g.seats)
    for cell in range(len(g.at)):
        while g.at[cell] >= 0 and g.room[cell]:
            seat = favourite if rng.below(4) else rng.below(g.seats)
            if not g.left[seat] or not may_enter(g, cell, seat):
                break
            put(g, cell, seat)
    g.lodges = find_lodges(g)
