"""Players of Coup."""

from __future__ import annotations

from camarilla.kernel.bots import Look
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng


class Honest:
    """Claims only what it holds."""

    thinks = False

    def act(self, look: Look, rng: Rng) -> Option:
        """One of the options."""
        return look.options[0]


class Heuristic(Honest):
    """Bluffs."""
