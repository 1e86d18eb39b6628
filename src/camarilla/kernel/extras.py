"""What is not installed with Camarilla itself: the extras, and one sentence where something of one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from camarilla.kernel.errors import NotInstalled

__all__ = ["how_to_install", "needs"]


def how_to_install(extra: str) -> str:
    """How to install an extra; Camarilla is on no package index, so it is done where the sources are."""
    return f"run pip install '.[{extra}]' in a checkout of Camarilla"


@contextmanager
def needs(extra: str, who: str) -> Iterator[None]:
    """Import something of an extra in here; `who` is who cannot do without it, as in "the server needs"."""
    try:
        yield
    except ModuleNotFoundError as problem:
        if (problem.name or "").startswith("camarilla"):
            raise
        raise NotInstalled(f"{who} {problem.name}, which is not installed: {how_to_install(extra)}") from None
