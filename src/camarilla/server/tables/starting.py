"""A game starts: people's first standing orders, the set-up, and both written in the transaction that starts it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.kernel.game import Game, find
from camarilla.kernel.orders import KERNEL_ORDERS, Order
from camarilla.kernel.rng import commitment
from camarilla.server.live.clocks import TableClocks
from camarilla.server.live.journal import SetUp, operation_rows, set_up, set_up_of
from camarilla.server.live.operations import LiveGame, Ordered
from camarilla.server.live.standing_orders import kept_by_server
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import Operation, Position, SeatRow, TableRow, User
from camarilla.server.storage.tables import Terms

__all__ = ["begin", "write_set_up"]


class _ChosenOrders(msgspec.Struct, frozen=True):
    """What a user's settings say of standing orders, by game: which to give at its start, and at which moments to be
    asked in spite of them."""

    orders: dict[str, list[str]] = {}
    moments: dict[str, list[str]] = {}


async def begin(session: AsyncSession, row: TableRow, seats: Sequence[SeatRow], seed: bytes, salt: bytes) -> SetUp:
    """A new game, with the standing orders that people start with."""
    game = LiveGame(set_up(row, None, seed, salt))
    orders = await _first_orders(session, game.table.game, seats)
    return set_up_of(game, [game.begin(), *[game.advance(order) for order in orders]])


async def _first_orders(session: AsyncSession, game: Game, seats: Sequence[SeatRow]) -> list[Ordered]:
    """The standing orders that people start a game with: those they have chosen, or else those of the game."""
    given = []
    for seat in seats:
        user = None if seat.bot is not None or seat.user is None else await session.get(User, seat.user)
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
    session: AsyncSession, row: TableRow, begun: SetUp, seed: bytes, salt: bytes, now: float, code: str
) -> None:
    """Write the set-up: its operations, its position, the commitment, and the fingerprint of the rules' code."""
    rules = find(row.game)
    terms: Terms = msgspec.json.decode(row.terms, type=Terms)
    claimed = await session.execute(
        update(TableRow)
        .where(TableRow.id == row.id, TableRow.status == "open")
        .values(
            status="running",
            started=now,
            seed=seed.hex(),
            salt=salt.hex(),
            commitment=commitment(seed, salt),
            revision=rules.revision,
            checked=code,
            clocks=msgspec.json.encode(TableClocks.new(terms.clocks, row.count).saved),
            waiting="".join(f",{seat}" for seat in begun.asked) + ",",
            unanswered="".join(f",{seat}" for seat in begun.asked) + ",",
            moved=now,
            steps=begun.steps,
            due=now,
        )
    )
    if getattr(claimed, "rowcount", 0) == 0:
        raise Refuse("running", "the game has begun already", 409)
    await session.execute(insert(Operation), operation_rows(row.id, 0, begun.outcomes, now))
    saved = {"events": begun.events, "asking": begun.asking, "steps": begun.steps, "data": begun.position}
    await session.execute(insert(Position).values(table_id=row.id, number=begun.number, **saved))
