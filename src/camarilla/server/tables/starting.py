"""A game starts: people's first standing orders, the set-up, and both written in the transaction that starts it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec
from sqlalchemy import Table, bindparam, insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.kernel.game import Game, find
from camarilla.kernel.orders import KERNEL_ORDERS, Order
from camarilla.kernel.rng import commitment
from camarilla.server.live.clocks import TableClocks
from camarilla.server.live.journal import SetUp, operation_rows, set_up, set_up_of
from camarilla.server.live.operations import LiveGame, Ordered
from camarilla.server.live.seats import Chair
from camarilla.server.live.standing_orders import kept_by_server
from camarilla.server.storage.models import Operation, Position, SeatRow, TableRow, User
from camarilla.server.storage.table_rows import Terms

__all__ = ["begin", "chairs_at", "people_at", "write_set_up"]


_INSERT_OPERATION, _INSERT_POSITION = (
    insert(cast("Table", Operation.__table__)),
    insert(cast("Table", Position.__table__)),
)
_USERS_NAMED = select(User).where(User.id.in_(bindparam("ids", expanding=True)))


class _ChosenOrders(msgspec.Struct, frozen=True):
    """What a user's settings say of standing orders, by game: which to give at its start, and at which moments to be
    asked in spite of them."""

    orders: dict[str, list[str]] = {}
    moments: dict[str, list[str]] = {}


async def people_at(session: AsyncSession, seats: Sequence[SeatRow]) -> dict[str, User]:
    """The users who sit at a table, by id."""
    users = {seat.user for seat in seats if seat.user is not None}
    return {user.id: user for user in await session.scalars(_USERS_NAMED, {"ids": list(users)})}


def begin(row: TableRow, seats: Sequence[SeatRow], people: dict[str, User], seed: bytes, salt: bytes) -> SetUp:
    """A new game, with the standing orders that people start with."""
    game = LiveGame(set_up(row, None, seed, salt))
    orders = _first_orders(game.table.game, seats, people)
    return set_up_of(game, [game.begin(), *[game.advance(order) for order in orders]])


def _first_orders(game: Game, seats: Sequence[SeatRow], people: dict[str, User]) -> list[Ordered]:
    """The standing orders that people start a game with: those they have chosen, or else those of the game."""
    given = []
    for seat in seats:
        user = None if seat.bot is not None or seat.user is None else people.get(seat.user)
        if user is not None:
            chosen = _chosen_orders(user)
            kinds = chosen.orders.get(game.name, list(game.first_orders))
            known = [kind for kind in dict.fromkeys(kinds) if kind in KERNEL_ORDERS or kind in game.orders]
            moments = [moment for moment in chosen.moments.get(game.name, ()) if moment in game.attention_moments]
            args = {kind: {"ask": moments} for kind in game.attention.values() if moments}
            given += [Ordered(seat.seat, kept_by_server(game, Order(kind, args=args.get(kind, {})))) for kind in known]
    return given


def _chosen_orders(user: User) -> _ChosenOrders:
    """The orders a user has chosen. Settings are the client's: what cannot be read is ignored."""
    try:
        return msgspec.json.decode(user.settings, type=_ChosenOrders)
    except msgspec.ValidationError:
        return _ChosenOrders()


async def write_set_up(
    session: AsyncSession,
    row: TableRow,
    seats: Sequence[SeatRow],
    begun: SetUp,
    seed: bytes,
    salt: bytes,
    now: float,
    code: str,
) -> None:
    """Write the set-up: its operations, its position, the commitment, and the fingerprint of the rules' code.

    Nobody else can change the row meanwhile: it is new, or locked and of an open table.
    """
    terms: Terms = msgspec.json.decode(row.terms, type=Terms)
    clocks = TableClocks.new(terms.clocks, row.count)
    for seat in begun.asked:
        if seats[seat].bot is None:
            clocks.ask(seat, now)
    row.status, row.started, row.moved, row.due = "running", now, now, now
    row.seed, row.salt, row.commitment = seed.hex(), salt.hex(), commitment(seed, salt)
    row.revision, row.checked = find(row.game).revision, code
    row.clocks = msgspec.json.encode(clocks.saved)
    row.waiting = row.unanswered = "".join(f",{seat}" for seat in begun.asked) + ","
    row.steps = begun.steps
    session.add(row)
    await session.flush()
    session.add_all(seats)
    await session.flush()
    await session.execute(_INSERT_OPERATION, operation_rows(row.id, 0, begun.outcomes, now))
    saved = {"events": begun.events, "asking": begun.asking, "steps": begun.steps, "data": begun.position}
    await session.execute(_INSERT_POSITION, {"table_id": row.id, "number": begun.number, **saved})


def chairs_at(seats: Sequence[SeatRow], people: dict[str, User]) -> list[Chair]:
    """The seats of a table that begins, as they are in memory."""
    chairs = []
    for seat in seats:
        user = None if seat.user is None else people.get(seat.user)
        vacation = None if user is None else user.vacation_until
        chairs.append(Chair(seat.seat, seat.user, seat.name, seat.bot, seat.away, seat.resigned, vacation))
    return chairs
