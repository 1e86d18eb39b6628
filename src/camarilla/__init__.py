"""Camarilla: an open table for games of intrigue.

>>> import camarilla
>>> table = camarilla.new("potdevin", seats=4, seed=7)
>>> while not table.over:
...     seat = table.to_act[0]
...     table.play(seat, table.legal(seat)[0])
>>> len(table.result.winners)
1
"""

from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.game import Game, find, names
from camarilla.kernel.records import Record
from camarilla.kernel.replay import replay, verify
from camarilla.kernel.table import Table

__all__ = ["CamarillaError", "Game", "Record", "Table", "find", "load", "names", "new", "replay", "verify"]

__version__ = "0.1.0"

new = Table.new
"""Set a game up: see `Table.new`."""
load = Table.load
"""The table that `Table.dump` saved: see `Table.load`."""
