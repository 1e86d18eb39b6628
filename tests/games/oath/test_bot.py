"""The bot of rules of thumb: it finishes games and beats chance."""

from __future__ import annotations

import pytest

from camarilla.games.oath import GAME
from camarilla.games.oath.bot import Heuristic
from camarilla.kernel.bots import Look
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table


def play(seed, thinkers, options=None, seats=4):
    """A game, usually of four, some of whom think; returns who won."""
    table = Table.new(GAME, seats, seed=seed, options=options, listen=False)
    rng = Rng(seed_bytes(seed)).fork("bots")
    bots = {seat: Heuristic() for seat in thinkers}
    while not table.over:
        seat = table.to_act[0]
        options_now = table.legal(seat)
        if seat in bots and len(options_now) > 1:
            prompt = table.prompt(seat)
            assert prompt is not None
            look = Look(seat, prompt, options_now, table.view(seat), [], None)
            table.play(seat, bots[seat].act(look, rng))
        else:
            table.play(seat, rng.pick(options_now))
    return table.g.winner


@pytest.mark.parametrize("thinkers", [(0, 2), (1, 3)])
def test_two_who_think_beat_two_who_do_not(thinkers):
    wins = sum(play(seed, thinkers) in thinkers for seed in range(10))
    assert wins >= 6


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_one_player_is_chancellor_against_bots(seats):
    assert play(seats, range(1, seats), {"deeds": 6}, seats) in range(seats)


def test_it_copes_with_every_card():
    for seed in range(4):
        assert play(seed, (0, 1, 2, 3), {"chronicle": f"invented:{seed}"}) in range(4)
