"""Who would win a game of Oath and what is missing, as views for people tell it."""

from __future__ import annotations

import random

import pytest

from camarilla.games.oath.figures import Goal, Part
from camarilla.games.oath.game import GAME
from camarilla.kernel.table import Table
from camarilla.testing import rule


def standings(t):
    """How things stand for the end."""
    return t.table.view(None, figures=True).figures.standings


@rule("OA-3.3a", "OA-3.1", "OA-3.2a")
def test_every_open_way_to_win_is_told_with_what_is_missing(oath):
    t = oath.position(
        seats=3,
        pawns={"A": "steppe", "B": "mountain", "C": "wastes"},
        visions=2,
        revealed={"C": "vision-of-rebellion"},
        banners={"people": "C"},
        title="B",
    )
    goals = {(goal.seat, goal.way): goal for goal in standings(t).goals}
    assert goals[0, "regime"] == Goal(0, "regime", [Part("title", 0, 1)], False)
    assert goals[1, "usurper"] == Goal(1, "usurper", [Part("title", 1, 1), Part("usurper", 0, 1)], False)
    assert goals[2, "rebellion"] == Goal(2, "rebellion", [Part("people", 1, 1), Part("visions", 2, 3)], False)
    assert list(goals) == [(0, "regime"), (1, "usurper"), (2, "usurper"), (2, "rebellion")]


@rule("OA-2.11b", "OA-2.11c", "OA-2.11d", "OA-2.11e")
@pytest.mark.parametrize(
    ("sworn", "counted"),
    [("supremacy", "sites"), ("people", "people"), ("protection", "items"), ("devotion", "darkest")],
)
def test_what_the_oath_counts_of_each_seat(oath, sworn, counted):
    t = oath.position(
        seats=2,
        oath=sworn,
        pawns={"A": "steppe", "B": "mountain"},
        warbands={"steppe": "B1", "mountain": "B1"},
        bands={"A": 1},
        banners={"people": "B", "darkest": "B"},
        title="B",
    )
    found = standings(t)
    assert found.counted == counted
    assert found.counts == {"sites": [0, 2], "people": [0, 1], "items": [1, 2], "darkest": [0, 1]}[counted]


@rule("OA-3.3b", "OA-3.3c", "OA-3.3d", "OA-3.4")
def test_the_roll_that_wins_for_the_empire(oath):
    pawns = {"A": "steppe", "B": "steppe"}
    rolls = [standings(oath.position(seats=2, pawns=pawns, round=at)).end_roll for at in range(1, 9)]
    assert rolls == [None, None, None, None, 6, 5, 3, 1]
    tracks = oath.position(seats=2, pawns=pawns).table.view(None, figures=True).figures.tracks
    assert tracks.end_rolls == rolls


@rule("OA-2.1.6", "OA-3.2b")
def test_the_track_of_visions_tells_what_a_search_costs(oath):
    tracks = [
        oath.position(seats=2, pawns={"A": "steppe", "B": "steppe"}, visions=drawn).table.view(None, figures=True)
        for drawn in range(6)
    ]
    assert [view.figures.tracks.search for view in tracks] == [2, 3, 3, 4, 4, 4]
    assert {(view.figures.tracks.visions, view.figures.tracks.visions_needed) for view in tracks} == {(5, 3)}


@pytest.mark.parametrize("seed", range(6))
def test_a_goal_is_met_where_nothing_is_missing(seed):
    """Progress and rules agree at every position of random games."""
    table = Table.new(GAME, 4, seed=seed)
    rng = random.Random(seed)
    for _ in range(500):
        if table.over:
            break
        figures = table.view(None, figures=True).figures
        for goal in figures.standings.goals if figures.standings else []:
            assert goal.met == all(part.have >= part.need for part in goal.parts), goal
        seat = table.to_act[0]
        table.play(seat, rng.choice(table.legal(seat)))
