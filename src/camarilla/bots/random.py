"""The bot every game has: any legal answer, each as likely."""

from __future__ import annotations

from camarilla.kernel.bots import Look
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

__all__ = ["RandomBot"]


class RandomBot:
    """Answers at random. Given one stream, it answers as the bare loop (`kernel.playout`) does."""

    thinks = False
    listens = False

    def act(self, look: Look, rng: Rng) -> Option:
        """Any of the options, each as likely."""
        return look.options[rng.below(len(look.options))]
