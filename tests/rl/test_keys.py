"""Values with the same key have the same notation, and different ones another: the vector environment leans on it."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.kernel.game import find, names
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table


@pytest.mark.parametrize("name", names())
def test_a_key_tells_the_notation(name: str, rotating_seed: int) -> None:
    game = find(name)
    told: dict[tuple[Any, Any], str] = {}
    for number, variant in enumerate(game.variants[:24]):
        table = Table.new(game, variant.seats, seed=rotating_seed + number, options=variant.options, listen=False)
        rng = Rng(seed_bytes(rotating_seed + number))
        while not table.over:
            for choice in table.open_choices:
                if choice.ask.key is not None:
                    for value in choice.values(table.g):
                        key = (choice.ask, choice.ask.key(table.g, choice.seat, value))
                        notation = choice.ask.option(table.g, choice.seat, value).notation
                        assert told.setdefault(key, notation) == notation
            seat = table.to_act[0]
            table.play(seat, rng.pick(table.legal(seat)))
    assert bool(told) == bool(game.notations(game.seat_counts[0]))
