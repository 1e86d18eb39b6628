"""Oath: Chronicles of Empire and Exile, for 2 to 6 players."""

from camarilla.games.oath.game import GAME

__all__ = ["GAME"]
