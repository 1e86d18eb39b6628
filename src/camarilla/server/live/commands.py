"""What each message does: what its sender must be allowed, and what the process that owns the table does about it.

Each function names the right that its sender needs (`people.rights`). To add a message follow "Add a WebSocket message"
in CONTRIBUTING.md.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from camarilla.kernel.errors import CamarillaError, IllegalMove, NoUndo, UnknownOption
from camarilla.server.api.pieces import HintText, PlanText
from camarilla.server.api.protocol import (
    Accepted,
    Answer,
    Draft,
    EndOrders,
    GiveOrder,
    Gone,
    Hint,
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
    Why,
)
from camarilla.server.live.bot_runner import bot_rng, stand_in
from camarilla.server.live.calls import Call
from camarilla.server.live.chat import lines_for, put_line
from camarilla.server.live.draft_worker import DraftRequest
from camarilla.server.live.drafts import check_chain, decisions_of
from camarilla.server.live.hints import Question
from camarilla.server.live.live_table import LiveTable
from camarilla.server.live.open_tables import OpenTables
from camarilla.server.live.operations import AnyOperation, Ordered, OrdersEnded, Played
from camarilla.server.live.prompts import named, previews_of, say
from camarilla.server.live.registry import Client, Later, command, command_for, connection_command
from camarilla.server.live.seats import Chair
from camarilla.server.live.standing_orders import kept_by_server
from camarilla.server.live.streams import to_all, to_seats
from camarilla.server.live.votes import cast_vote, open_vote
from camarilla.server.people.rights import Right
from camarilla.server.refusals import Refuse
from camarilla.server.storage.database import LeaseLost

__all__ = ["command_for"]

_MOST_ORDERS = 20


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


@command(Watch, right=Right.WATCH, at_connection=_follow, at_open_table=OpenTables.snapshot)
async def _watch(table: LiveTable, call: Call, message: Watch) -> ServerMessage:
    """Count the client in, and give the snapshot that its stream goes on from."""
    history = await table.history()
    stream = table.stream_of(message.seat, history)
    stream.languages.add(call.actor.language)
    chat = await lines_for(table.journal.database, table.access, call.actor, message)
    snapshot = stream.snapshot(table.game, history, table.state(), chat, call.actor.language, message.ref)
    if message.seat is None and _too_early_for_spectators(table):
        snapshot = msgspec.structs.replace(snapshot, view=None, log=[], log_start=0)
    if table.present.add(call.process, call.client, message.seat):
        table.announce()
    table.looked_at()
    if message.seat is not None and table.rules.decisions is not None:
        table.owner.drafter.start()
    return snapshot


def _too_early_for_spectators(table: LiveTable) -> bool:
    """Whether the table was loaded within its delay: it is not known how much spectators had seen before."""
    early = table.settings.now() < table.loaded + table.terms.delay
    return table.terms.delay > 0 and early and not table.game.table.over


@command(Unwatch, right=Right.KNOWN, at_connection=_unfollow)
async def _unwatch(table: LiveTable, call: Call, _message: Unwatch) -> ServerMessage:
    """Count the client out."""
    if table.present.remove(call.process, call.client):
        table.announce()
    return Gone(table.id, "")


# -- answering ---------------------------------------------------------------------------------------------------------


@command(Answer, right=Right.ACT)
async def _answer(table: LiveTable, call: Call, message: Answer) -> ServerMessage | Later:
    """Answer the open prompt; a pass that came sooner than a standing order's could be is held back until then."""
    if wait := table.held_back(message.seat, message.notation):
        return partial(_answer_later, table, call, message, wait)
    return await _answer_now(table, call, message)


async def _answer_later(table: LiveTable, call: Call, message: Answer, wait: float) -> ServerMessage:
    """Answer after some time, if the prompt is still open then."""
    await table.settings.sleep(wait)
    async with table.lock:
        if table.gone:
            raise Refuse("unavailable", "the table is being loaded; try again", 503)
        try:
            return await _answer_now(table, call, message)
        except LeaseLost:
            raise Refuse("unavailable", "another process has the table now; try again", 503) from None
        except CamarillaError as problem:
            raise Refuse("illegal", str(problem)) from None


async def _answer_now(table: LiveTable, call: Call, message: Answer) -> ServerMessage:
    """Answer the open prompt."""
    chair = table.chairs[message.seat]
    if message.prompt != table.game.prompt_id and not table.game.table.over:
        opened = table.game.prompt_id
        raise Refuse("stale", f"prompt {message.prompt[:20]!r} is not open; the open one is {opened!r}")
    by = "" if chair.human else "bot"
    with table.bot_runner.person_answers():
        try:
            if message.then:
                await _decide(table, message, by)
                reply = _accepted(table, call, chair)
            else:
                reply = await _act(table, call, chair, Played(chair.seat, message.notation, by))
        except IllegalMove as problem:
            raise _in_words(problem, table, call, message) from None
    table.journal.database.metrics.answers.inc(1 + len(message.then))
    return reply


async def _decide(table: LiveTable, message: Answer, by: str) -> None:
    """Give all answers of a decision, or none."""
    _check_not_over(table)
    check_chain(table.game.table, message.seat, message.notation, message.then)
    notations = [message.notation, *[notation for _, notation in message.then]]
    await table.decide([Played(message.seat, notation, by) for notation in notations])


def _in_words(problem: IllegalMove, table: LiveTable, call: Call, message: Answer) -> Refuse | IllegalMove:
    """Why an answer is not legal, in the language of whoever gave it; other refusals have sentences of the page's."""
    reason = table.game.table.why_not(message.seat, message.notation)
    if type(problem) not in (IllegalMove, UnknownOption) or reason is None:
        return problem
    text = say(table.rules.name, named(reason.reason, table.names), call.actor.language)
    refused = Refuse("illegal", text, rule=reason.rule or None)
    refused.message = ""  # the text is the sentence
    return refused


@command(Undo, right=Right.ACT)
async def _undo(table: LiveTable, call: Call, message: Undo) -> ServerMessage:
    """Take back the last answer, if nobody has to agree."""
    chair = table.chairs[message.seat]
    mode = table.undo_mode(chair.seat)
    if mode == "ask":
        raise Refuse(
            "no-undo", "somebody else has been asked since; ask the table to let you take it back", message="undo-asks"
        )
    if mode != "free":
        raise NoUndo("you have no answer to take back freely; past new information the table must agree")
    outcomes = await table.take_back(chair.seat)
    if not any(outcome.moved for outcome in outcomes):
        table.refresh_seat(chair.seat)
    return _accepted(table, call, chair)


@command(GiveOrder, right=Right.ACT)
async def _give_order(table: LiveTable, call: Call, message: GiveOrder) -> ServerMessage:
    """Give a standing order."""
    chair = table.chairs[message.seat]
    _check_not_over(table)
    if len(table.game.table.orders.get(chair.seat, [])) >= _MOST_ORDERS:
        raise Refuse("too-many", f"a seat has at most {_MOST_ORDERS} standing orders", message="too-many-orders")
    return await _act(table, call, chair, Ordered(chair.seat, kept_by_server(table.rules, message.order)))


@command(EndOrders, right=Right.ACT)
async def _end_orders(table: LiveTable, call: Call, message: EndOrders) -> ServerMessage:
    """End standing orders."""
    chair = table.chairs[message.seat]
    _check_not_over(table)
    return await _act(table, call, chair, OrdersEnded(chair.seat, message.kind))


async def _act(table: LiveTable, call: Call, chair: Chair, operation: AnyOperation) -> Accepted:
    """Apply an operation of a seat. If the game did not move, only the seat itself may notice."""
    number = table.game.number
    outcome = await table.apply(operation)
    if not outcome.moved:
        table.refresh_seat(chair.seat)
    return _accepted(table, call, chair, followed=table.game.number > number + 1)


def _accepted(table: LiveTable, call: Call, chair: Chair, followed: bool = False) -> Accepted:
    """The message was carried out: what the seat may do now. If bots have `followed`, updates tell what is asked."""
    ref, seat = call.message.ref, chair.seat
    if call.actor.user not in table.holders(seat):
        return Accepted(ref, table.id)
    stream = table.streams.get(seat)
    prompt = None if stream is None or followed else stream.prompt(table.game, call.actor.language)
    orders = table.game.table.orders.get(seat, [])
    undo = table.undo_mode(seat)
    return Accepted(ref, table.id, prompt, orders, undo=undo == "free", undo_asks=undo == "ask")


# -- asking ------------------------------------------------------------------------------------------------------------


@command(Why, right=Right.HOLD)
async def _why(table: LiveTable, call: Call, message: Why) -> ServerMessage:
    """Why a notation is not legal."""
    chair = table.chairs[message.seat]
    reason = table.game.table.why_not(chair.seat, message.notation)
    if reason is None:
        return Accepted(message.ref, table.id, notation=message.notation)
    text = say(table.rules.name, named(reason.reason, table.names), call.actor.language)
    return Accepted(message.ref, table.id, text=text, notation=message.notation, rule=reason.rule or None)


@command(Preview, right=Right.HOLD)
async def _preview(table: LiveTable, _call: Call, message: Preview) -> ServerMessage:
    """What would come of answers that the seat may give, from what the seat may see."""
    chair = table.chairs[message.seat]
    told = previews_of(table.rules, table.game.table.view(chair.seat), message.notations)
    return Accepted(message.ref, table.id, previews=told)


@command(Draft, right=Right.HOLD)
async def _draft(table: LiveTable, call: Call, message: Draft) -> Later:
    """How a decision of several answers would go, from what the seat may see. A worker process works it out."""
    _check_not_over(table)
    decisions_of(table.game.table)
    table.owner.drafter.check_room(call.actor.user)
    game = table.game
    wanted = message.seat, message.wishes, game.prompt_id, call.actor.language, table.names
    return partial(_draft_aside, table, call, DraftRequest(game.table.dump(), *wanted))


async def _draft_aside(table: LiveTable, call: Call, request: DraftRequest) -> ServerMessage:
    """Have a decision drafted; the table may have gone on meanwhile."""
    parts = await table.owner.drafter.draft(call.actor.user, request)
    return Accepted(call.message.ref, table.id, draft=parts)


class _HintRequest(msgspec.Struct, frozen=True):
    """The question a hint was asked for, and what those who think about it are given."""

    question: Question
    position: bytes
    events: list[dict[str, Any]]


@command(Hint, right=Right.ACT, slow=True)
async def _hint(table: LiveTable, call: Call, message: Hint) -> ServerMessage | Later:
    """What the highest level would answer, and why. It thinks for seconds, so without the table's lock."""
    chair = table.chairs[message.seat]
    if why := table.why_no_hints():
        raise Refuse("not-allowed", why[1], 403, message=why[0])
    if table.game.table.choice_of(chair.seat) is None:
        raise Refuse("not-asked", "you are not asked anything now")
    question = Question(table, chair.seat, call.actor.language)
    if message.glance and not question.heeds and (plans := question.plans()):
        return _glanced(table, call, plans)
    heard = table.bots.events_seen if message.glance else table.bots.events_for_advice
    events = await heard(table.game, chair.seat)
    request = _HintRequest(question, table.game.table.dump(), events)
    return partial(_point if message.glance else _find_hint, table, call, request)


def _glanced(table: LiveTable, call: Call, plans: list[PlanText]) -> ServerMessage:
    """A hint without a search: the first of what the game finds sensible."""
    best, why = plans[0], HintText(0.0, 0, [], [], plans)
    return Accepted(call.message.ref, table.id, text=best.text, notation=best.notation, hint=why)


async def _point(table: LiveTable, call: Call, request: _HintRequest) -> ServerMessage:
    """A hint at a glance with a bot's help: what the game says to the answer of its heuristic, where it heeds that;
    where it has nothing to say, what a light bot would answer in the seat, without a reason."""
    question, game = request.question, table.rules
    rng = bot_rng(bytes(32), question.seat, question.number)
    lane, user = f"hint:{table.id}", call.actor.user
    chosen = await table.bot_runner.answer(
        lane, game.name, stand_in(game), request.position, question.seat, request.events, rng, user
    )
    if plans := question.plans(chosen):
        return _glanced(table, call, plans)
    if chosen is None or chosen not in question.options:
        return Accepted(call.message.ref, table.id)
    return Accepted(call.message.ref, table.id, text=question.answer(chosen), notation=chosen)


async def _find_hint(table: LiveTable, call: Call, request: _HintRequest) -> ServerMessage:
    """Think about a position, from what the seat may see; the table may have gone on meanwhile."""
    question, user = request.question, call.actor.user
    rng = bot_rng(bytes(32), question.seat, question.number)
    thought = await table.bot_runner.ponder(request.position, question.seat, request.events, rng, user)
    if thought is not None:
        text, notation = question.words(thought.option.label), thought.option.notation
        return Accepted(call.message.ref, table.id, text=text, notation=notation, hint=question.searched(thought))
    if plans := question.plans():
        return _glanced(table, call, plans)
    raise Refuse("unavailable", "nobody had time to think about this; try again", 503, message="no-time")


# -- talking -----------------------------------------------------------------------------------------------------------


@command(Say, right=Right.TALK, at_open_table=OpenTables.talk)
async def _say(table: LiveTable, call: Call, message: Say) -> ServerMessage:
    """Talk to all, or whisper where the table allows it."""
    whispered = _whispered_to(table, message)
    readers = tuple(user for seat in whispered or () for user in table.holders(seat))
    said = await put_line(table.journal.database, table.settings.now(), call.actor, message, whispered, readers)
    if whispered is None:
        hearers = table.access.hearers
        frame = to_all(said, call.actor.user, None if hearers is None else (*hearers, call.actor.user))
        table.owner.publisher.publish(table.id, frame)
    else:
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


@command(Propose, right=Right.VOTE)
async def _propose(table: LiveTable, call: Call, message: Propose) -> ServerMessage:
    """Ask the table to agree to something."""
    chair = table.chairs[message.seat]
    vote = open_vote(table, chair, message)
    await cast_vote(table, chair, vote, True)
    return _accepted(table, call, chair)


@command(Vote, right=Right.VOTE)
async def _vote(table: LiveTable, call: Call, message: Vote) -> ServerMessage:
    """Agree to what was proposed, or not."""
    chair = table.chairs[message.seat]
    if message.vote not in table.votes:
        raise Refuse("stale", "that is no longer proposed", message="stale-vote")
    await cast_vote(table, chair, message.vote, message.agree)
    return _accepted(table, call, chair)


# -- coming and going --------------------------------------------------------------------------------------------------


@command(Resign, right=Right.OWN)
async def _resign(table: LiveTable, call: Call, message: Resign) -> ServerMessage:
    """Give up: a bot plays the seat to the end, and the player is ranked last."""
    chair = table.chairs[message.seat]
    _check_not_over(table)
    await table.give_to_bot(chair, resigned=True)
    return _accepted(table, call, chair)


@command(StepAway, right=Right.OWN)
async def _step_away(table: LiveTable, call: Call, message: StepAway) -> ServerMessage:
    """Let a bot answer, or take the seat back."""
    chair = table.chairs[message.seat]
    _check_not_over(table)
    if message.away and chair.human:
        await table.give_to_bot(chair)
    elif not message.away and not chair.human:
        await table.give_back(chair)
    return _accepted(table, call, chair)


@command(TakeSeat, right=Right.JOIN)
async def _take_seat(table: LiveTable, call: Call, message: TakeSeat) -> ServerMessage:
    """Sit down where somebody has resigned."""
    if any(chair.user == call.actor.user for chair in table.chairs):
        raise Refuse("seated", "you sit at this table already", 409)
    left = [chair for chair in table.chairs if chair.resigned and message.seat in (None, chair.seat)]
    if not left or table.game.table.over:
        raise Refuse("taken", "no seat of this table is free", 409, message="no-free-seat")
    chair = left[0]
    chair.resigned = False
    await table.give_back(chair, call.actor.user, call.actor.name)
    return _accepted(table, call, chair)


@command(Refresh, right=Right.SIT)
async def _refresh(table: LiveTable, _call: Call, message: Refresh) -> ServerMessage:
    """Take up what players changed of themselves: names, vacations."""
    await table.reload_people()
    return Accepted(message.ref, table.id)
