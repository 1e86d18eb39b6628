"""What an environment is set to: game, seats, options, encoding, features; and the seeds of its games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from camarilla.kernel.game import find
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.rl.actions import encoding_for
from camarilla.rl.features import Features

__all__ = ["FEATURES", "Setting"]

FEATURES: Final = 1024
"""How many numbers an observation has, unless somebody wants another."""


class Setting:
    """A game set up in the same way over and over, each time from a seed of its own."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        features: int = FEATURES,
        actions: int | None = None,
    ) -> None:
        self.game = find(game)
        self.seats = self.game.seat_counts[0] if seats is None else seats
        self.options = self.game.read_options(self.seats, options)
        self.encoding = encoding_for(self.game, self.seats, actions)
        self.features = Features(features)
        self.bound = self.game.bound(self.seats, self.options)
        self.stream = Rng(seed_bytes(None))
        self.games = 0

    def seed(self, seed: int | None) -> None:
        """Begin the row of games that a seed stands for; None goes on with the row as it is."""
        if seed is not None:
            self.stream = Rng(seed_bytes(int(seed)))
            self.games = 0

    def next_seed(self) -> bytes:
        """The seed of the next game."""
        self.games += 1
        return self.stream.fork(f"game:{self.games}").key
