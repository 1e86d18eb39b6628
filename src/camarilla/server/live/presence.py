"""Who is at tables that are not being played. Nobody owns such a table, so each process knows whom it is connected to.

Processes tell each other of their own people whenever that changes, and whenever one asks because it is new to a table.
"""

from __future__ import annotations

from collections.abc import Sequence

from camarilla.server.api.protocol import SeatState, TableState
from camarilla.server.storage.models import SeatRow, TableRow

__all__ = ["OpenTablePresence", "Presence", "seat_of", "state_of"]


class Presence:
    """Who is connected: from which seat (None: as the public) each client watches, by its process and number there.

    A client that says again that it watches is the same client, so nobody is counted twice.
    """

    def __init__(self) -> None:
        self.seats: dict[tuple[str, int], int | None] = {}

    @property
    def watching(self) -> int:
        """How many watch in all."""
        return len(self.seats)

    def at(self, seat: int) -> bool:
        """Whether somebody is connected at a seat."""
        return seat in self.seats.values()

    def come(self, process: str, client: int, seat: int | None) -> bool:
        """A client watches; True if others can see the difference."""
        before = self._shown()
        self.seats[process, client] = seat
        return before != self._shown()

    def go(self, process: str, client: int) -> bool:
        """A client watches no more; True if others can see the difference."""
        before = self._shown()
        self.seats.pop((process, client), None)
        return before != self._shown()

    def _shown(self) -> tuple[set[int | None], int]:
        """What others see: the seats at which somebody is connected, and how many look on."""
        seats = list(self.seats.values())
        return set(seats), seats.count(None)

    def drop(self, process: str) -> bool:
        """A process is gone with all who were connected to it; True if there were any."""
        before = self.watching
        self.seats = {key: seat for key, seat in self.seats.items() if key[0] != process}
        return before != self.watching


class OpenTablePresence:
    """Who looks at which table: how often each user does, by the process they are connected to."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, dict[str, int]]] = {}

    def at(self, table_id: str) -> set[str]:
        """The users at a table, wherever they are connected."""
        return {user for users in self.tables.get(table_id, {}).values() for user in users}

    def of(self, table_id: str, process: str) -> tuple[str, ...]:
        """The users at a table who are connected to one process."""
        return tuple(sorted(self.tables.get(table_id, {}).get(process, {})))

    def change(self, table_id: str, process: str, user: str, change: int) -> bool:
        """Count somebody in or out; True if they came or went."""
        users = dict(self.tables.get(table_id, {}).get(process, {}))
        before = user in users
        users[user] = users.get(user, 0) + change
        if users[user] <= 0:
            del users[user]
        self._put(table_id, process, users)
        return before != (user in users)

    def hear(self, table_id: str, process: str, users: Sequence[str]) -> bool:
        """Another process tells who is connected to it; True if that is news."""
        news = self.of(table_id, process) != tuple(sorted(users))
        self._put(table_id, process, dict.fromkeys(users, 1))
        return news

    def drop(self, process: str) -> list[str]:
        """A process is gone with all who were connected to it; gives the tables they were at."""
        left = [table_id for table_id, processes in self.tables.items() if process in processes]
        for table_id in left:
            self._put(table_id, process, {})
        return left

    def _put(self, table_id: str, process: str, users: dict[str, int]) -> None:
        """These are the users of a process at a table; nothing is kept of tables at which nobody is."""
        processes = self.tables.setdefault(table_id, {})
        processes[process] = users
        if not users:
            del processes[process]
        if not processes:
            del self.tables[table_id]


def seat_of(seat: SeatRow, connected: bool = False) -> SeatState:
    """A seat as lists show it."""
    return SeatState(seat.seat, seat.user, seat.name, seat.bot, seat.away, seat.ready, connected, seat.resigned)


def state_of(row: TableRow, seats: Sequence[SeatRow], here: set[str]) -> TableState:
    """A table that is not being played, as those who watch it see it; `here` are the users who do."""
    shown = [seat_of(seat, seat.user in here) for seat in seats]
    return TableState(row.id, row.game, row.status, shown, row.commitment, reason=row.reason, watching=len(here))
