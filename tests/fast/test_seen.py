"""What a seat sees is enough to observe a game as the kernels do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from tools.equality import CoupPair, Pair, PotDeVinPair

from camarilla.fast import coup_observation, potdevin_observation
from camarilla.fast.coup_seen import CoupEyes
from camarilla.fast.potdevin_seen import PotDeVinEyes
from camarilla.games.coup import GAME as COUP
from camarilla.games.potdevin import GAME as POT_DE_VIN
from camarilla.kernel.bots import Look
from camarilla.kernel.choices import Choice
from camarilla.kernel.events import seen_by
from camarilla.kernel.game import Variant
from camarilla.kernel.view import view_of


def watched(pair: type[Pair], observation: Any, eyes: Any) -> type[Pair]:
    """A pair that also observes every question by a seat's eyes."""

    class Watched(pair):  # type: ignore[misc, valid-type]
        def __init__(self, variant: Variant, seed: int) -> None:
            super().__init__(variant, seed)
            options = self.game.read_options(variant.seats, variant.options)
            self.eyes = [eyes(options) for _ in range(variant.seats)]

        def choose(self, choice: Choice) -> Any:
            g, seat = self.g, choice.seat
            about = choice.about
            options = [choice.ask.option(g, seat, value) for value in choice.ask.values(g, seat, *about)]
            view = view_of(self.game.name, g, [choice], seat, None)
            look = Look(seat, choice.prompt(g), options, view, seen_by(g.log, seat), None)
            size = observation.observation_size(g.seats)
            mine, theirs = [0] * size, np.zeros(size, np.int8)
            observation.observe(self.eyes[seat].row(look), seat, mine)
            observation.observe(self.row, seat, theirs)
            differing = np.flatnonzero(theirs != np.array(mine, np.int8))
            if differing.size:
                self.fail(f"{choice.ask.prompt}: seat {seat} sees other numbers at {differing.tolist()}")
            value = super().choose(choice)
            chosen = options[choice.ask.values(g, seat, *about).index(value)]
            self.eyes[seat].answered(look, chosen)
            return value

    return Watched


def play_all(pair: type[Pair], variants: tuple[Variant, ...], games: int) -> int:
    return sum(pair(variants[game % len(variants)], 71 + 2 * game).play() for game in range(games))


def test_a_seat_of_coup_sees_what_the_kernels_observe() -> None:
    pair = watched(CoupPair, coup_observation, CoupEyes)
    assert play_all(pair, COUP.variants, len(COUP.variants)) > 3000


def test_a_seat_of_pot_de_vin_sees_what_the_kernels_observe() -> None:
    pair = watched(PotDeVinPair, potdevin_observation, PotDeVinEyes)
    assert play_all(pair, POT_DE_VIN.variants, 3 * len(POT_DE_VIN.variants)) > 500


@pytest.mark.long
def test_seats_see_what_the_kernels_observe_in_many_games() -> None:
    assert play_all(watched(CoupPair, coup_observation, CoupEyes), COUP.variants, 4 * len(COUP.variants)) > 12000
    games = 30 * len(POT_DE_VIN.variants)
    assert play_all(watched(PotDeVinPair, potdevin_observation, PotDeVinEyes), POT_DE_VIN.variants, games) > 5000
