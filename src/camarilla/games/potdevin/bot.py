"""A heuristic player of Pot de Vin."""

from __future__ import annotations

from camarilla.kernel.bots import Look
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng


class Heuristic:
    thinks = False

    def act(self, look: Look, rng: Rng) -> Option:
        return look.options[0]
