"""Pot de Vin: tricks, bribes and guild symbols, for 3 to 6 players."""

from camarilla.games.potdevin.game import GAME

__all__ = ["GAME"]
