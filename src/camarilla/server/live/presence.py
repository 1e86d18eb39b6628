"""Presence: who is connected at a table.

The owner of a running table counts the clients of all processes. Nobody owns an open table: there, each process counts
its own clients, and tells the others whenever that changes or one of them asks.
"""

from __future__ import annotations

from collections.abc import Sequence

from camarilla.server.api.pieces import SeatState, TableState
from camarilla.server.storage.models import SeatRow, TableRow

__all__ = ["OpenTablePresence", "Presence", "seat_state", "state_of"]


class Presence:
    """The clients that watch a running table, by process and number: from which seat (None: as the public).

    A client that says again that it watches is the same client, so nobody is counted twice.
    """

    def __init__(self) -> None:
        self.seats: dict[tuple[str, int], int | None] = {}

    @property
    def watching(self) -> int:
        """How many clients watch."""
        return len(self.seats)

    def at(self, seat: int) -> bool:
        """Whether somebody is connected at a seat."""
        return seat in self.seats.values()

    def add(self, process: str, client: int, seat: int | None) -> bool:
        """Count a client in; True if others can see the difference."""
        before = self._shown()
        self.seats[process, client] = seat
        return before != self._shown()

    def remove(self, process: str, client: int) -> bool:
        """Count a client out; True if others can see the difference."""
        before = self._shown()
        self.seats.pop((process, client), None)
        return before != self._shown()

    def _shown(self) -> tuple[set[int | None], int]:
        """What others see: the seats at which somebody is connected, and how many look on."""
        seats = list(self.seats.values())
        return set(seats), seats.count(None)

    def drop(self, process: str) -> bool:
        """Count out all clients of a process that died; True if there were any."""
        before = self.watching
        self.seats = {key: seat for key, seat in self.seats.items() if key[0] != process}
        return before != self.watching


class OpenTablePresence:
    """The users at open tables, by process, with how many clients each has there."""

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
        """Take what another process says about its users; True if that is news."""
        news = self.of(table_id, process) != tuple(sorted(users))
        self._put(table_id, process, dict.fromkeys(users, 1))
        return news

    def drop(self, process: str) -> list[str]:
        """Count out all users of a process that died; gives the tables they were at."""
        left = [table_id for table_id, processes in self.tables.items() if process in processes]
        for table_id in left:
            self._put(table_id, process, {})
        return left

    def _put(self, table_id: str, process: str, users: dict[str, int]) -> None:
        """Set the users of a process at a table; empty entries are deleted."""
        processes = self.tables.setdefault(table_id, {})
        processes[process] = users
        if not users:
            del processes[process]
        if not processes:
            del self.tables[table_id]


def seat_state(seat: SeatRow, connected: bool = False) -> SeatState:
    """A seat as lists show it."""
    return SeatState(seat.seat, seat.user, seat.name, seat.bot, seat.away, seat.ready, connected, seat.resigned)


def state_of(row: TableRow, seats: Sequence[SeatRow], here: set[str]) -> TableState:
    """A table that is not being played, as those who watch it see it; `here` are the users who do."""
    shown = [seat_state(seat, seat.user in here) for seat in seats]
    return TableState(row.id, row.game, row.status, shown, row.commitment, reason=row.reason, watching=len(here))
