"""Coup with Reformation, Inquisition and Revolution, for 2 to 10 players."""

from camarilla.games.coup.game import GAME

__all__ = ["GAME"]
