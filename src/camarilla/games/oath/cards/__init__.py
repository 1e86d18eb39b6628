"""What the cards do: one module a suit, and one each for relics, sites, edifices, Visions and fixtures.

Importing this package imports all of them, so that every card has registered itself.
"""

from importlib import import_module
from pkgutil import iter_modules

for found in iter_modules(__path__):
    import_module(f"{__name__}.{found.name}")
