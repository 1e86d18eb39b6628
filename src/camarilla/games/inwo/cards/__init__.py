"""What the cards do, in files by type and letter. Each module registers its cards when it is imported."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Final

MODULES: Final = [import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__)]
"""Every module of cards; a new file is found by itself."""
