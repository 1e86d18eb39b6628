"""Who is at tables that are not being played. Nobody owns such a table, so each process knows whom it is connected to.

Processes tell each other of their own people whenever that changes, and whenever one asks because it is new to a table.
"""

from __future__ import annotations

from collections.abc import Sequence

from camarilla.server.live.protocol import SeatState, TableState
from camarilla.server.storage.models import SeatRow, TableRow

__all__ = ["Company", "seat_of", "state_of"]


class Company:
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
        self.put(table_id, process, users)
        return before != (user in users)

    def hear(self, table_id: str, process: str, users: Sequence[str]) -> bool:
        """Another process tells who is connected to it; True if that is news."""
        news = self.of(table_id, process) != tuple(sorted(users))
        self.put(table_id, process, dict.fromkeys(users, 1))
        return news

    def drop(self, process: str) -> list[str]:
        """A process is gone with all who were connected to it; gives the tables they were at."""
        left = [table_id for table_id, processes in self.tables.items() if process in processes]
        for table_id in left:
            self.put(table_id, process, {})
        return left

    def put(self, table_id: str, process: str, users: dict[str, int]) -> None:
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
