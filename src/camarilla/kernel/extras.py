"""Optional dependencies: one sentence that says which extra to install when an import fails."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from camarilla.kernel.errors import NotInstalled

__all__ = ["how_to_install", "needs"]


def how_to_install(extra: str) -> str:
    """How to install an extra: from a checkout, since Camarilla is on no package index."""
    return f"run pip install '.[{extra}]' in a checkout of Camarilla"


@contextmanager
def needs(extra: str, who: str) -> Iterator[None]:
    """A context in which to import from an extra; `who` begins the sentence of the error, as in "the server needs"."""
    try:
        yield
    except ModuleNotFoundError as problem:
        if (problem.name or "").startswith("camarilla"):
            raise
        raise NotInstalled(f"{who} {problem.name}, which is not installed: {how_to_install(extra)}") from None
