"""Moments: what onlookers see at each event, while the rules carry an answer out."""

from __future__ import annotations

from collections.abc import Iterable

from camarilla.kernel.events import Event, notices
from camarilla.kernel.state import State
from camarilla.kernel.view import View, view_of

__all__ = ["Moment", "Moments"]

Moment = dict[int | None, View]
"""The views of the onlookers who notice one event, by seat; None is the public."""


class Moments:
    """The moments of one table; `table.moments`. Nobody looks on until `show_to` says who does.

    >>> import camarilla
    >>> table = camarilla.new("coup", seats=2, seed=7)
    >>> table.moments.show_to([None])
    >>> table.play(0, "income")
    >>> [moment[None].board.players[0].coins for moment in table.moments.collect()]  # declared, then taken
    [1, 2]
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.onlookers: tuple[int | None, ...] = ()
        """The seats whose views are taken; None is the public."""
        self._taken: list[Moment] = []

    def show_to(self, onlookers: Iterable[int | None]) -> None:
        """From now on take the views of these seats (None: of the public) at every event, while the rules run."""
        self.onlookers = tuple(onlookers)

    def collect(self) -> list[Moment]:
        """The moments since this was last called, one for each event."""
        taken, self._taken = self._taken, []
        return taken

    def take(self, g: State, event: Event) -> None:
        """Take the views of the onlookers who notice an event; in the middle of a rule nobody is asked anything."""
        if self.onlookers:
            seeing = [seat for seat in self.onlookers if notices(event.to, seat)]
            self._taken.append({seat: view_of(self.game, g, [], seat, None, True) for seat in seeing})
