"""Illuminati: New World Order, for 2 to 6 players."""

from camarilla.games.inwo.game import GAME

__all__ = ["GAME"]
