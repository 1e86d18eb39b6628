"""When a lost connection is tried again, and when it is not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

__all__ = ["PATIENCE", "closed_for_good", "pauses"]

FIRST: Final = 0.1
PATIENCE: Final = 30.0
"""After a pause of so many seconds without success a client gives up."""


def pauses() -> Iterator[float]:
    """How long to wait before each new attempt, in seconds: twice as long every time.

    >>> from itertools import islice
    >>> list(islice(pauses(), 4))
    [0.1, 0.2, 0.4, 0.8]
    """
    pause = FIRST
    while True:
        yield pause
        pause *= 2


def closed_for_good(problem: Exception) -> bool:
    """Whether a problem will not pass by waiting: anything but a connection that broke or was not made."""
    from websockets.exceptions import ConnectionClosed, InvalidStatus  # an extra

    if isinstance(problem, InvalidStatus):
        return bool(problem.response.status_code in (401, 403, 404))
    return not isinstance(problem, (OSError, ConnectionClosed, TimeoutError))
