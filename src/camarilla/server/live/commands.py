"""What each message does: who may send it, and what the process that owns the table does about it.

Each function names who may send its message; who may watch or join a table is `people.access`'s to say. To add a
message follow "Add a WebSocket message" in CONTRIBUTING.md.
"""

from __future__ import annotations

from functools import partial
from typing import Protocol

import msgspec

from camarilla.kernel.errors import NoUndo
from camarilla.kernel.options import Option
from camarilla.server.api.protocol import (
    Accepted,
    Answer,
    EndOrders,
    GiveOrder,
    Gone,
    Hint,
    HintText,
    LineText,
    Ping,
    Pong,
    Preview,
    Propose,
    Refresh,
    Resign,
    Say,
    ServerMessage,
    StepAway,
    TakeSeat,
    Undo,
    Unwatch,
    Vote,
    Watch,
    WeighedText,
    Why,
)
from camarilla.server.live.bots import bot_rng
from camarilla.server.live.calls import Call
from camarilla.server.live.chat import lines_for, put_line
from camarilla.server.live.live_table import LiveTable
from camarilla.server.live.open_tables import OpenTables
from camarilla.server.live.operations import AnyOperation, Ordered, OrdersEnded, Played, Undone
from camarilla.server.live.prompts import named, previews_of, say
from camarilla.server.live.registry import Client, Later, command, command_for, connection_command
from camarilla.server.live.seats import Chair, program_user
from camarilla.server.live.streams import to_all, to_seats
from camarilla.server.live.votes import cast_vote, open_vote
from camarilla.server.people.identity import Actor
from camarilla.server.refusals import Refuse

__all__ = ["command_for"]

MOST_ORDERS = 20
HINTS_SHOWN = 5


class _Seated(Protocol):
    """A message that is sent for a seat."""

    @property
    def seat(self) -> int: ...


# -- who may send a message --------------------------------------------------------------------------------------------


def _anybody(_table: LiveTable, _actor: Actor, _message: object) -> None:
    """Everybody may."""


def _player(table: LiveTable, actor: Actor, _message: object) -> None:
    """Those who sit at the table may."""
    if not _sits_at(table, actor):
        raise Refuse("not-seated", "you do not sit at this table", 403)


def _stranger(table: LiveTable, actor: Actor, _message: object) -> None:
    """Those who do not sit at the table may."""
    if _sits_at(table, actor):
        raise Refuse("seated", "you sit at this table already", 409)


def _holder(table: LiveTable, actor: Actor, message: _Seated) -> Chair:
    """Those who hold the seat may: its person, or its program."""
    return _own_chair(table, actor, message.seat)


def _acting(table: LiveTable, actor: Actor, message: _Seated) -> Chair:
    """Those who answer for the seat now may, unless the table is paused."""
    chair = _own_chair(table, actor, message.seat)
    if table.clock.paused:
        raise Refuse("paused", "the table is paused; agree to go on first")
    if not chair.human and not _is_program_of(table, actor, chair):
        raise Refuse("away", f"a bot answers for seat {chair.seat}; take the seat back first")
    return chair


def _voter(table: LiveTable, actor: Actor, message: _Seated) -> Chair:
    """The person of the seat may, unless a bot answers for it: else those who left could outvote the others."""
    chair = _own_chair(table, actor, message.seat)
    if not chair.human:
        raise Refuse("away", "come back to your seat first")
    return chair


def _viewer(table: LiveTable, actor: Actor, message: Watch) -> None:
    """Those who hold the seat may; from no seat, those who may see what the public sees."""
    if message.seat is not None:
        _own_chair(table, actor, message.seat)
    else:
        table.access.check_watches(actor, message.invite)


def _speaker(table: LiveTable, actor: Actor, message: Say) -> None:
    """Those who hold the seat may; from no seat, those who may talk at the table."""
    if message.seat is not None:
        _own_chair(table, actor, message.seat)
    else:
        table.access.check_talks(actor, message.invite)


def _own_chair(table: LiveTable, actor: Actor, seat: int) -> Chair:
    """A seat that the actor holds; raises if it is not theirs."""
    if not 0 <= seat < len(table.chairs):
        raise Refuse("unknown-seat", f"there is no seat {seat}; the seats are 0 to {len(table.chairs) - 1}")
    chair = table.chairs[seat]
    if actor.user in table.holders(seat):
        return chair
    if chair.user == actor.user:
        raise Refuse("resigned", f"seat {seat} is not yours any more; a bot plays on", 403)
    raise Refuse("not-your-seat", f"seat {seat} is not yours", 403)


def _sits_at(table: LiveTable, actor: Actor) -> bool:
    """Whether somebody sits at the table."""
    return any(chair.user == actor.user for chair in table.chairs)


def _is_program_of(table: LiveTable, actor: Actor, chair: Chair) -> bool:
    """Whether the actor is the program that plays a seat."""
    return chair.bot is not None and actor.user == program_user(chair.bot, table.id, chair.seat)


def _check_not_over(table: LiveTable) -> None:
    """Raise if the game is over."""
    if table.game.table.over:
        raise Refuse("over", "the game is over")


# -- connecting and watching -------------------------------------------------------------------------------------------


@connection_command(Ping)
async def _ping(client: Client, message: Ping) -> None:
    """Show that the server is there."""
    client.send(Pong(message.ref))


async def _follow(client: Client, message: Watch) -> None:
    await client.follow(message)


async def _unfollow(client: Client, message: Unwatch) -> None:
    await client.unfollow(message)


@command(Watch, needs=_viewer, at_connection=_follow, at_open_table=OpenTables.snapshot)
async def _watch(table: LiveTable, call: Call, message: Watch, _: None) -> ServerMessage:
    """Count the client in, and give the snapshot that its stream goes on from."""
    stream = await table.stream_of(message.seat)
    stream.languages.add(call.actor.language)
    history = await table.journal.history(table.id)
    chat = await lines_for(table.journal.database, table.id, call.actor, message.seat)
    snapshot = stream.snapshot(table.game, history, table.state(), chat, call.actor.language, message.ref)
    if message.seat is None and _too_early_for_spectators(table):
        snapshot = msgspec.structs.replace(snapshot, view=None, log=[], log_start=0)
    if table.present.add(call.process, call.client, message.seat):
        table.announce()
    return snapshot


def _too_early_for_spectators(table: LiveTable) -> bool:
    """Whether the table was loaded within its delay: it is not known how much spectators had seen before."""
    early = table.settings.now() < table.loaded + table.terms.delay
    return table.terms.delay > 0 and early and not table.game.table.over


@command(Unwatch, needs=_anybody, at_connection=_unfollow)
async def _unwatch(table: LiveTable, call: Call, _message: Unwatch, _: None) -> ServerMessage:
    """Count the client out."""
    if table.present.remove(call.process, call.client):
        table.announce()
    return Gone(table.id, "")


# -- answering ---------------------------------------------------------------------------------------------------------


@command(Answer, needs=_acting)
async def _answer(table: LiveTable, call: Call, message: Answer, chair: Chair) -> ServerMessage:
    """Answer the open prompt."""
    if message.prompt != table.game.prompt_id and not table.game.table.over:
        opened = table.game.prompt_id
        raise Refuse("stale", f"prompt {message.prompt[:20]!r} is not open; the open one is {opened!r}")
    with table.bot_runner.person_answers():
        operation = Played(chair.seat, message.notation, "" if chair.human else "bot")
        reply = await _act(table, call, chair, operation)
    table.journal.database.metrics.answers.inc()
    return reply


@command(Undo, needs=_acting)
async def _undo(table: LiveTable, call: Call, _message: Undo, chair: Chair) -> ServerMessage:
    """Take back the last answer, if nobody has to agree."""
    mode = table.undo_mode(chair.seat)
    if mode == "ask":
        raise Refuse(
            "no-undo", "somebody else has been asked since; ask the table to let you take it back", message="undo-asks"
        )
    if mode != "free":
        raise NoUndo("you have no answer to take back freely; past new information the table must agree")
    return await _act(table, call, chair, Undone(chair.seat))


@command(GiveOrder, needs=_acting)
async def _give_order(table: LiveTable, call: Call, message: GiveOrder, chair: Chair) -> ServerMessage:
    """Give a standing order."""
    _check_not_over(table)
    if len(table.game.table.orders.get(chair.seat, [])) >= MOST_ORDERS:
        raise Refuse("too-many", f"a seat has at most {MOST_ORDERS} standing orders", message="too-many-orders")
    return await _act(table, call, chair, Ordered(chair.seat, message.order))


@command(EndOrders, needs=_acting)
async def _end_orders(table: LiveTable, call: Call, message: EndOrders, chair: Chair) -> ServerMessage:
    """End standing orders."""
    _check_not_over(table)
    return await _act(table, call, chair, OrdersEnded(chair.seat, message.kind))


async def _act(table: LiveTable, call: Call, chair: Chair, operation: AnyOperation) -> Accepted:
    """Apply an operation of a seat. If the game did not move, only the seat itself may notice."""
    outcome = await table.apply(operation)
    if not outcome.moved:
        table.refresh_seat(chair.seat)
    return _accepted(table, call, chair)


def _accepted(table: LiveTable, call: Call, chair: Chair) -> Accepted:
    """The message was carried out: what the seat may do now."""
    ref, seat = call.message.ref, chair.seat
    if call.actor.user not in table.holders(seat):
        return Accepted(ref, table.id)
    stream = table.streams.get(seat)
    prompt = None if stream is None else stream.prompt(table.game, call.actor.language)
    orders = table.game.table.orders.get(seat, [])
    undo = table.undo_mode(seat)
    return Accepted(ref, table.id, prompt, orders, undo=undo == "free", undo_asks=undo == "ask")


# -- asking ------------------------------------------------------------------------------------------------------------


@command(Why, needs=_holder)
async def _why(table: LiveTable, call: Call, message: Why, chair: Chair) -> ServerMessage:
    """Why a notation is not legal."""
    reason = table.game.table.why_not(chair.seat, message.notation)
    if reason is None:
        return Accepted(message.ref, table.id, notation=message.notation)
    text = say(table.rules.name, named(reason.reason, table.names), call.actor.language)
    return Accepted(message.ref, table.id, text=text, notation=message.notation, rule=reason.rule or None)


@command(Preview, needs=_holder)
async def _preview(table: LiveTable, _call: Call, message: Preview, chair: Chair) -> ServerMessage:
    """What would come of answers that the seat may give, from what the seat may see."""
    told = previews_of(table.rules, table.game.table.view(chair.seat), message.notations)
    return Accepted(message.ref, table.id, previews=told)


class _HintRequest(msgspec.Struct, frozen=True):
    """The position a hint was asked for."""

    seat: int
    position: bytes
    number: int


@command(Hint, needs=_acting)
async def _hint(table: LiveTable, call: Call, _message: Hint, chair: Chair) -> Later:
    """What the highest level would answer, and why. It thinks for seconds, so without the table's lock."""
    if why := table.why_no_hints():
        raise Refuse("not-allowed", why[1], 403, message=why[0])
    if table.game.table.choice_of(chair.seat) is None:
        raise Refuse("not-asked", "you are not asked anything now")
    request = _HintRequest(chair.seat, table.game.table.dump(), table.game.number)
    return partial(_find_hint, table, call, request)


async def _find_hint(table: LiveTable, call: Call, request: _HintRequest) -> ServerMessage:
    """Think about a position, from what the seat may see; the table may have gone on meanwhile."""
    rng = bot_rng(bytes(32), request.seat, request.number)
    user, game = call.actor.user, table.rules.name
    thought = await table.bot_runner.ponder(game, request.position, request.seat, rng, user)
    if thought is None:
        raise Refuse("unavailable", "nobody had time to think about this; try again", 503, message="no-time")

    def words(option: Option) -> str:
        return say(game, named(option.label, table.names), call.actor.language)

    weighed = sorted(thought.weighed, key=lambda one: (one.option != thought.option, -one.visits))[:HINTS_SHOWN]
    why = HintText(
        thought.worth,
        thought.iterations,
        [WeighedText(one.option.notation, words(one.option), one.share, one.worth) for one in weighed],
        [LineText(reply.seat, words(reply.option)) for reply in thought.line[:HINTS_SHOWN]],
    )
    text, notation = words(thought.option), thought.option.notation
    return Accepted(call.message.ref, table.id, text=text, notation=notation, hint=why)


# -- talking -----------------------------------------------------------------------------------------------------------


@command(Say, needs=_speaker, at_open_table=OpenTables.talk)
async def _say(table: LiveTable, call: Call, message: Say, _: None) -> ServerMessage:
    """Talk to all, or whisper where the table allows it."""
    whispered = _whispered_to(table, message)
    said = await put_line(table.journal.database, table.settings.now(), call.actor, message, whispered)
    if whispered is None:
        table.owner.publisher.publish(table.id, to_all(said, call.actor.user))
    else:
        readers = tuple(user for seat in whispered for user in table.holders(seat))
        table.owner.publisher.publish(table.id, to_seats(whispered, readers, said, call.actor.user))
    return Accepted(message.ref, table.id)


def _whispered_to(table: LiveTable, message: Say) -> tuple[int, ...] | None:
    """The seats that hear a whisper, its speaker among them; None for talk to all."""
    if message.to is None:
        return None
    if message.seat is None or not table.terms.whispers:
        raise Refuse("not-allowed", "whispers are not allowed at this table", 403, message="no-whispers")
    unknown = [seat for seat in message.to if not 0 <= seat < len(table.chairs)]
    if unknown or not message.to:
        raise Refuse("unknown-seat", f"whisper to seats 0 to {len(table.chairs) - 1}")
    for side in table.game.table.g.sides():
        if len(side) > 1 and message.seat in side and any(seat in side for seat in message.to if seat != message.seat):
            raise Refuse("not-allowed", "partners have no private talk", 403, message="no-whispers-of-partners")
    return tuple(sorted({*message.to, message.seat}))


# -- agreeing ----------------------------------------------------------------------------------------------------------


@command(Propose, needs=_voter)
async def _propose(table: LiveTable, call: Call, message: Propose, chair: Chair) -> ServerMessage:
    """Ask the table to agree to something."""
    vote = open_vote(table, chair, message)
    await cast_vote(table, chair, vote, True)
    return _accepted(table, call, chair)


@command(Vote, needs=_voter)
async def _vote(table: LiveTable, call: Call, message: Vote, chair: Chair) -> ServerMessage:
    """Agree to what was proposed, or not."""
    if message.vote not in table.votes:
        raise Refuse("stale", "that is no longer proposed", message="stale-vote")
    await cast_vote(table, chair, message.vote, message.agree)
    return _accepted(table, call, chair)


# -- coming and going --------------------------------------------------------------------------------------------------


@command(Resign, needs=_holder)
async def _resign(table: LiveTable, call: Call, _message: Resign, chair: Chair) -> ServerMessage:
    """Give up: a bot plays the seat to the end, and the player is ranked last."""
    _check_not_over(table)
    await table.give_to_bot(chair, resigned=True)
    return _accepted(table, call, chair)


@command(StepAway, needs=_holder)
async def _step_away(table: LiveTable, call: Call, message: StepAway, chair: Chair) -> ServerMessage:
    """Let a bot answer, or take the seat back."""
    _check_not_over(table)
    if message.away and chair.human:
        await table.give_to_bot(chair)
    elif not message.away and not chair.human:
        await table.give_back(chair)
    return _accepted(table, call, chair)


@command(TakeSeat, needs=_stranger)
async def _take_seat(table: LiveTable, call: Call, message: TakeSeat, _: None) -> ServerMessage:
    """Sit down where somebody has resigned."""
    async with table.journal.database.session() as session:
        await table.access.check_joins(session, call.actor, message.invite)
    left = [chair for chair in table.chairs if chair.resigned and message.seat in (None, chair.seat)]
    if not left or table.game.table.over:
        raise Refuse("taken", "no seat of this table is free", 409, message="no-free-seat")
    chair = left[0]
    chair.resigned = False
    await table.give_back(chair, call.actor.user, call.actor.name)
    return _accepted(table, call, chair)


@command(Refresh, needs=_player)
async def _refresh(table: LiveTable, _call: Call, message: Refresh, _: None) -> ServerMessage:
    """Take up what players changed of themselves: names, vacations."""
    await table.reload_people()
    return Accepted(message.ref, table.id)
