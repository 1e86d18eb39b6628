"""Pax Illuminaten, for 2 to 4 players, one of whom may be an automated opponent."""

from camarilla.games.pax.game import GAME

__all__ = ["GAME"]
