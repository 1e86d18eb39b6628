"""What people at a running table may do, message by message. Who may do what is decided here and nowhere else."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from camarilla.kernel.errors import NoUndo
from camarilla.kernel.options import Option
from camarilla.server.api.protocol import (
    Accepted,
    Answer,
    AnyClientMessage,
    EndOrders,
    GiveOrder,
    Hint,
    HintText,
    LineText,
    Propose,
    Refresh,
    Resign,
    Say,
    ServerMessage,
    StepAway,
    TakeSeat,
    Undo,
    Vote,
    VoteState,
    Watch,
    WeighedText,
    Why,
)
from camarilla.server.live.bots import bot_rng
from camarilla.server.live.chat import lines_for, put_line
from camarilla.server.live.live_table import Chair, LiveTable, program_user
from camarilla.server.live.operations import Ordered, OrdersEnded, Played, Undone
from camarilla.server.live.prompts import named, say
from camarilla.server.live.streams import to_all, to_seats
from camarilla.server.people.identity import Actor
from camarilla.server.refusals import Refuse

__all__ = ["hint", "hint_request", "obey"]

MOST_ORDERS = 20
HINTS_SHOWN = 5


async def obey(table: LiveTable, actor: Actor, message: AnyClientMessage) -> ServerMessage:
    """Do what a message asks for, or raise and change nothing. The caller holds the table's lock."""
    match message:
        case Watch():
            return await watch(table, actor, message)
        case Answer():
            return await answer(table, actor, message)
        case Undo():
            return await undo(table, actor, message)
        case GiveOrder() | EndOrders():
            return await change_orders(table, actor, message)
        case Why():
            return why(table, actor, message)
        case Say():
            return await talk(table, actor, message)
        case Propose():
            return await propose(table, actor, message)
        case Vote():
            return await vote(table, actor, message)
        case Resign():
            return await resign(table, actor, message)
        case StepAway():
            return await step_away(table, actor, message)
        case TakeSeat():
            return await take_seat(table, actor, message)
        case Refresh():
            if not seated(table, actor):
                raise Refuse("not-seated", "you do not sit at this table", 403)
            await table.reread()
            return Accepted(message.ref, table.id)
    raise Refuse("malformed", "this message is not for a table")


# -- watching ----------------------------------------------------------------------------------------------------------


async def watch(table: LiveTable, actor: Actor, message: Watch) -> ServerMessage:
    """What a watcher is shown first."""
    if message.seat is not None:
        own_chair(table, actor, message.seat)
    else:
        table.access.check_watches(actor, message.invite)
    stream = await table.stream_of(message.seat)
    stream.languages.add(actor.language)
    history = await table.journal.history(table.id)
    chat = await lines_for(table.journal.database, table.id, actor, message.seat)
    snapshot = stream.snapshot(table.game, history, table.state(), chat, actor.language, message.ref)
    if message.seat is None and hidden_by_delay(table):
        return msgspec.structs.replace(snapshot, view=None, log=[], log_start=0)
    return snapshot


def seated(table: LiveTable, actor: Actor) -> bool:
    """Whether somebody sits at the table."""
    return any(chair.user == actor.user for chair in table.chairs)


def hidden_by_delay(table: LiveTable) -> bool:
    """Whether it is too early to show spectators anything, since it is not known what they had seen."""
    return (
        table.terms.delay > 0 and table.settings.now() < table.loaded + table.terms.delay and not table.game.table.over
    )


def own_chair(table: LiveTable, actor: Actor, seat: int) -> Chair:
    """A seat that the actor holds; raises if it is not theirs."""
    if not 0 <= seat < len(table.chairs):
        raise Refuse("unknown-seat", f"there is no seat {seat}; the seats are 0 to {len(table.chairs) - 1}")
    chair = table.chairs[seat]
    if actor.user in table.holders(seat):
        return chair
    if chair.user == actor.user:
        raise Refuse("resigned", f"seat {seat} is not yours any more; a bot plays on", 403)
    raise Refuse("not-your-seat", f"seat {seat} is not yours", 403)


def plays(table: LiveTable, actor: Actor, chair: Chair) -> bool:
    """Whether the actor is the program that plays a seat."""
    return chair.bot is not None and actor.user == program_user(chair.bot, table.id, chair.seat)


def playing_chair(table: LiveTable, actor: Actor, seat: int) -> Chair:
    """A seat for which the actor may act now."""
    chair = own_chair(table, actor, seat)
    if table.clock.paused:
        raise Refuse("paused", "the table is paused; agree to go on first")
    if not chair.human and not plays(table, actor, chair):
        raise Refuse("away", f"a bot answers for seat {seat}; take the seat back first")
    return chair


# -- answering ---------------------------------------------------------------------------------------------------------


async def answer(table: LiveTable, actor: Actor, message: Answer) -> ServerMessage:
    """An answer to the open prompt."""
    chair = playing_chair(table, actor, message.seat)
    check_current(table, message.prompt)
    outcome = await table.operate(Played(chair.seat, message.notation, "" if chair.human else "bot"))
    if not outcome.moved:
        tell_seat(table, chair.seat)
    return accepted(table, actor, chair.seat, message.ref)


def check_current(table: LiveTable, prompt: str) -> None:
    """Refuse an answer to another question than the open one."""
    if prompt != table.game.prompt_id and not table.game.table.over:
        raise Refuse("stale", f"prompt {prompt[:20]!r} is not open; the open one is {table.game.prompt_id!r}")


def tell_seat(table: LiveTable, seat: int) -> None:
    """Something changed that only the seat itself may know: tell its other devices."""
    if seat in table.streams:
        table.tell([table.streams[seat].refresh(table.game, [])])


def accepted(table: LiveTable, actor: Actor, seat: int, ref: str | None, **more: Any) -> Accepted:
    """A message was carried out: what the seat may now do."""
    if actor.user not in table.holders(seat):
        return Accepted(ref, table.id, **more)
    stream = table.streams.get(seat)
    prompt = None if stream is None else stream.prompt(table.game, actor.language)
    orders = table.game.table.orders.get(seat, [])
    undo = table.taking_back(seat)
    return Accepted(ref, table.id, prompt, orders, undo=undo == "free", undo_asks=undo == "ask", **more)


async def undo(table: LiveTable, actor: Actor, message: Undo) -> ServerMessage:
    """Take back freely."""
    chair = playing_chair(table, actor, message.seat)
    how = table.taking_back(chair.seat)
    if how == "ask":
        raise Refuse(
            "no-undo", "somebody else has been asked since; ask the table to let you take it back", message="undo-asks"
        )
    if how != "free":
        raise NoUndo("you have no answer to take back freely; past new information the table must agree")
    outcome = await table.operate(Undone(chair.seat))
    if not outcome.moved:
        tell_seat(table, chair.seat)
    return accepted(table, actor, chair.seat, message.ref)


async def change_orders(table: LiveTable, actor: Actor, message: GiveOrder | EndOrders) -> ServerMessage:
    """Give or end standing orders."""
    chair = playing_chair(table, actor, message.seat)
    if table.game.table.over:
        raise Refuse("over", "the game is over")
    if isinstance(message, EndOrders):
        outcome = await table.operate(OrdersEnded(chair.seat, message.kind))
    else:
        if len(table.game.table.orders.get(chair.seat, [])) >= MOST_ORDERS:
            raise Refuse("too-many", f"a seat has at most {MOST_ORDERS} standing orders", message="too-many-orders")
        outcome = await table.operate(Ordered(chair.seat, message.order))
    if not outcome.moved:
        tell_seat(table, chair.seat)
    return accepted(table, actor, chair.seat, message.ref)


def why(table: LiveTable, actor: Actor, message: Why) -> ServerMessage:
    """Why a notation is not legal."""
    chair = own_chair(table, actor, message.seat)
    reason = table.game.table.why_not(chair.seat, message.notation)
    if reason is None:
        return Accepted(message.ref, table.id, notation=message.notation)
    text = say(table.rules.name, named(reason.reason, table.names), actor.language)
    return Accepted(message.ref, table.id, text=text, notation=message.notation, rule=reason.rule or None)


class HintRequest(msgspec.Struct, frozen=True):
    """A question that a hint is wanted for, as it stood when it was asked."""

    seat: int
    position: bytes
    number: int


def hint_request(table: LiveTable, actor: Actor, message: Hint) -> HintRequest:
    """What a hint is to be found for, if it may be given. The caller holds the table's lock."""
    chair = playing_chair(table, actor, message.seat)
    position = table.game.table
    if why := table.why_no_hints():
        raise Refuse("not-allowed", why[1], 403, message=why[0])
    if position.choice_of(chair.seat) is None:
        raise Refuse("not-asked", "you are not asked anything now")
    return HintRequest(chair.seat, position.dump(), table.game.number)


async def hint(table: LiveTable, actor: Actor, message: Hint, request: HintRequest) -> ServerMessage:
    """What the highest level would answer, and why, from what the seat may see; the table may go on meanwhile."""
    rng = bot_rng(bytes(32), request.seat, request.number)
    thought = await table.bot_runner.ponder(table.rules.name, request.position, request.seat, rng, actor.user)
    if thought is None:
        raise Refuse("unavailable", "nobody had time to think about this; try again", 503, message="no-time")

    def words(option: Option) -> str:
        return say(table.rules.name, named(option.label, table.names), actor.language)

    weighed = sorted(thought.weighed, key=lambda one: (one.option != thought.option, -one.visits))[:HINTS_SHOWN]
    why = HintText(
        thought.worth,
        thought.iterations,
        [WeighedText(one.option.notation, words(one.option), one.share, one.worth) for one in weighed],
        [LineText(reply.seat, words(reply.option)) for reply in thought.line[:HINTS_SHOWN]],
    )
    return Accepted(message.ref, table.id, text=words(thought.option), notation=thought.option.notation, hint=why)


# -- talk --------------------------------------------------------------------------------------------------------------


async def talk(table: LiveTable, actor: Actor, message: Say) -> ServerMessage:
    """Say something to all, or whisper where the table allows it."""
    if message.seat is not None:
        own_chair(table, actor, message.seat)
    else:
        table.access.check_talks(actor, message.invite)
    whispered = whispered_to(table, message)
    said = await put_line(table.journal.database, table.settings.now(), actor, message, whispered)
    if whispered is None:
        table.publish(table.id, to_all(said, actor.user))
    else:
        readers = tuple(user for seat in whispered for user in table.holders(seat))
        table.publish(table.id, to_seats(whispered, readers, said, actor.user))
    return Accepted(message.ref, table.id)


def whispered_to(table: LiveTable, message: Say) -> tuple[int, ...] | None:
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


async def propose(table: LiveTable, actor: Actor, message: Propose) -> ServerMessage:
    """Ask the table to agree to something."""
    chair = voting_chair(table, actor, message.seat)
    check_proposal(table, message)
    proposal = f"{message.kind}-{table.game.asking}" + ("" if message.target is None else f"-{message.target}")
    needed = needed_for(table, message.kind, message.target)
    if proposal not in table.votes:
        table.votes[proposal] = VoteState(proposal, message.kind, chair.seat, message.target, (), needed)
    await count(table, chair, proposal, True)
    return accepted(table, actor, chair.seat, message.ref)


def check_proposal(table: LiveTable, message: Propose) -> None:
    """Refuse what makes no sense now."""
    if table.game.table.over:
        raise Refuse("over", "the game is over")
    if message.kind == "kick":
        target = message.target
        if target is None or not 0 <= target < len(table.chairs) or target == message.seat:
            raise Refuse("unknown-seat", "name the seat of somebody else who is to go")
        if not table.chairs[target].human or table.chairs[target].user is None:
            raise Refuse("unknown-seat", f"nobody sits at seat {target}")
        if len(people_at(table)) == PAIR and table.present.at(target):
            raise Refuse("not-allowed", "one player cannot remove another who is there", 403, message="kick-alone")
    elif message.target is not None:
        raise Refuse("malformed", f"{message.kind} has no target")
    if message.kind == "pause" and table.clock.paused:
        raise Refuse("paused", "the table is paused already", message="paused-already")
    if message.kind == "resume" and not table.clock.paused:
        raise Refuse("not-paused", "the table is not paused")
    if message.kind == "undo" and table.clock.paused:
        raise Refuse("paused", "the table is paused; agree to go on first")


PAIR: Final = 2


def people_at(table: LiveTable) -> set[str | None]:
    """Everybody who answers for a seat now."""
    return {chair.user for chair in table.chairs if chair.human and chair.user is not None}


def needed_for(table: LiveTable, kind: str, target: int | None) -> int:
    """How many people must agree: all; to remove somebody, more than half of the others."""
    people = people_at(table)
    if kind != "kick" or target is None:
        return max(1, len(people))
    others = people - {table.chairs[target].user}
    return max(1, len(others) // 2 + 1)


def voting_chair(table: LiveTable, actor: Actor, seat: int) -> Chair:
    """The actor's own chair; one who has stepped away has no vote, and nobody outvotes the others so."""
    chair = own_chair(table, actor, seat)
    if not chair.human:
        raise Refuse("away", "come back to your seat first")
    return chair


async def vote(table: LiveTable, actor: Actor, message: Vote) -> ServerMessage:
    """Agree to what was proposed, or not."""
    chair = voting_chair(table, actor, message.seat)
    if message.vote not in table.votes:
        raise Refuse("stale", "that is no longer proposed", message="stale-vote")
    await count(table, chair, message.vote, message.agree)
    return accepted(table, actor, chair.seat, message.ref)


async def count(table: LiveTable, chair: Chair, proposal: str, agree: bool) -> None:
    """Count a vote; one who disagrees ends the matter, enough who agree carry it."""
    state = table.votes[proposal]
    if not agree:
        del table.votes[proposal]
        table.announce()
        return
    state = msgspec.structs.replace(state, agreed=tuple(sorted({*state.agreed, chair.seat})))
    table.votes[proposal] = state
    # Who must agree is asked anew: people come back to their seats, and leave them, while others vote.
    agreed = {table.chairs[seat].user for seat in state.agreed} & people_at(table)
    if len(agreed) < needed_for(table, state.kind, state.target):
        table.announce()
        return
    del table.votes[proposal]
    await carry(table, state)
    table.announce()


async def carry(table: LiveTable, state: VoteState) -> None:
    """The table has agreed."""
    now = table.settings.now()
    if state.kind == "undo":
        await table.operate(Undone(state.by, agreed=True))
    elif state.kind == "pause":
        table.clock.pause(now)
        await table.settle([], [])
    elif state.kind == "resume":
        table.clock.resume(now)
        await table.settle([], [])
    elif state.target is not None:
        await table.give_to_bot(table.chairs[state.target], resigned=True)


# -- coming and going --------------------------------------------------------------------------------------------------


async def resign(table: LiveTable, actor: Actor, message: Resign) -> ServerMessage:
    """Give up: a bot plays the seat to the end, and the player is ranked last."""
    chair = own_chair(table, actor, message.seat)
    if table.game.table.over:
        raise Refuse("over", "the game is over")
    await table.give_to_bot(chair, resigned=True)
    return accepted(table, actor, chair.seat, message.ref)


async def step_away(table: LiveTable, actor: Actor, message: StepAway) -> ServerMessage:
    """Let a bot answer, or take the seat back."""
    chair = own_chair(table, actor, message.seat)
    if table.game.table.over:
        raise Refuse("over", "the game is over")
    if message.away and chair.human:
        await table.give_to_bot(chair)
    elif not message.away and not chair.human:
        await table.give_back(chair)
    return accepted(table, actor, chair.seat, message.ref)


async def take_seat(table: LiveTable, actor: Actor, message: TakeSeat) -> ServerMessage:
    """Sit down where somebody has left for good."""
    if seated(table, actor):
        raise Refuse("seated", "you sit at this table already", 409)
    async with table.journal.database.session() as session:
        await table.access.check_joins(session, actor, message.invite)
    left = [chair for chair in table.chairs if chair.resigned and message.seat in (None, chair.seat)]
    if not left or table.game.table.over:
        raise Refuse("taken", "no seat of this table is free", 409, message="no-free-seat")
    chair = left[0]
    chair.resigned = False
    await table.give_back(chair, actor.user, actor.name)
    return accepted(table, actor, chair.seat, message.ref)
