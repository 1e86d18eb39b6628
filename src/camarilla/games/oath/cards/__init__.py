"""What the cards do: one module a suit, and one each for relics, sites, edifices, Visions and fixtures."""

from camarilla.games.oath.cards import fixtures, sites, visions

__all__ = ["fixtures", "sites", "visions"]
