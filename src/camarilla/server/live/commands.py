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
from camarilla.server.live.bots import stream_for
from camarilla.server.live.chat import lines_for, put_line
from camarilla.server.live.live_table import Chair, Hosted, program_user
from camarilla.server.live.operations import Ordered, OrdersEnded, Played, Undone
from camarilla.server.live.prompts import named, say
from camarilla.server.live.streams import to_all, to_seats
from camarilla.server.people.identity import Actor
from camarilla.server.refusals import Refuse

__all__ = ["hint", "obey", "puzzle_of"]

MOST_ORDERS = 20
HINTS_SHOWN = 5


async def obey(host: Hosted, actor: Actor, message: AnyClientMessage) -> ServerMessage:
    """Do what a message asks for, or raise and change nothing. The caller holds the table's lock."""
    match message:
        case Watch():
            return await watch(host, actor, message)
        case Answer():
            return await answer(host, actor, message)
        case Undo():
            return await undo(host, actor, message)
        case GiveOrder() | EndOrders():
            return await change_orders(host, actor, message)
        case Why():
            return why(host, actor, message)
        case Say():
            return await talk(host, actor, message)
        case Propose():
            return await propose(host, actor, message)
        case Vote():
            return await vote(host, actor, message)
        case Resign():
            return await resign(host, actor, message)
        case StepAway():
            return await step_away(host, actor, message)
        case TakeSeat():
            return await take_seat(host, actor, message)
        case Refresh():
            if not seated(host, actor):
                raise Refuse("not-seated", "you do not sit at this table", 403)
            await host.reread()
            return Accepted(message.ref, host.id)
    raise Refuse("malformed", "this message is not for a table")


# -- watching ----------------------------------------------------------------------------------------------------------


async def watch(host: Hosted, actor: Actor, message: Watch) -> ServerMessage:
    """What a watcher is shown first."""
    if message.seat is not None:
        own_chair(host, actor, message.seat)
    else:
        host.access.check_watches(actor, message.invite)
    eyes = await host.eyes_of(message.seat)
    eyes.languages.add(actor.language)
    history = await host.store.history(host.id)
    chat = await lines_for(host.store.database, host.id, actor, message.seat)
    snapshot = eyes.snapshot(host.course, history, host.state(), chat, actor.language, message.ref)
    if message.seat is None and hidden_by_delay(host):
        return msgspec.structs.replace(snapshot, view=None, log=[], log_start=0)
    return snapshot


def seated(host: Hosted, actor: Actor) -> bool:
    """Whether somebody sits at the table."""
    return any(chair.user == actor.user for chair in host.chairs)


def hidden_by_delay(host: Hosted) -> bool:
    """Whether it is too early to show spectators anything, since it is not known what they had seen."""
    return host.terms.delay > 0 and host.settings.now() < host.loaded + host.terms.delay and not host.course.table.over


def own_chair(host: Hosted, actor: Actor, seat: int) -> Chair:
    """A seat that the actor holds; raises if it is not theirs."""
    if not 0 <= seat < len(host.chairs):
        raise Refuse("unknown-seat", f"there is no seat {seat}; the seats are 0 to {len(host.chairs) - 1}")
    chair = host.chairs[seat]
    if actor.user in host.holders(seat):
        return chair
    if chair.user == actor.user:
        raise Refuse("resigned", f"seat {seat} is not yours any more; a bot plays on", 403)
    raise Refuse("not-your-seat", f"seat {seat} is not yours", 403)


def plays(host: Hosted, actor: Actor, chair: Chair) -> bool:
    """Whether the actor is the program that plays a seat."""
    return chair.bot is not None and actor.user == program_user(chair.bot, host.id, chair.seat)


def playing_chair(host: Hosted, actor: Actor, seat: int) -> Chair:
    """A seat for which the actor may act now."""
    chair = own_chair(host, actor, seat)
    if host.clock.paused:
        raise Refuse("paused", "the table is paused; agree to go on first")
    if not chair.human and not plays(host, actor, chair):
        raise Refuse("away", f"a bot answers for seat {seat}; take the seat back first")
    return chair


# -- answering ---------------------------------------------------------------------------------------------------------


async def answer(host: Hosted, actor: Actor, message: Answer) -> ServerMessage:
    """An answer to the open prompt."""
    chair = playing_chair(host, actor, message.seat)
    check_current(host, message.prompt)
    outcome = await host.operate(Played(chair.seat, message.notation, "" if chair.human else "bot"))
    if not outcome.moved:
        tell_seat(host, chair.seat)
    return accepted(host, actor, chair.seat, message.ref)


def check_current(host: Hosted, prompt: str) -> None:
    """Refuse an answer to another question than the open one."""
    if prompt != host.course.prompt_id and not host.course.table.over:
        raise Refuse("stale", f"prompt {prompt[:20]!r} is not open; the open one is {host.course.prompt_id!r}")


def tell_seat(host: Hosted, seat: int) -> None:
    """Something changed that only the seat itself may know: tell its other devices."""
    if seat in host.eyes:
        host.tell([host.eyes[seat].refresh(host.course, [])])


def accepted(host: Hosted, actor: Actor, seat: int, ref: str | None, **more: Any) -> Accepted:
    """A message was carried out: what the seat may now do."""
    if actor.user not in host.holders(seat):
        return Accepted(ref, host.id, **more)
    eyes = host.eyes.get(seat)
    prompt = None if eyes is None else eyes.prompt(host.course, actor.language)
    orders = host.course.table.orders.get(seat, [])
    undo = host.taking_back(seat)
    return Accepted(ref, host.id, prompt, orders, undo=undo == "free", undo_asks=undo == "ask", **more)


async def undo(host: Hosted, actor: Actor, message: Undo) -> ServerMessage:
    """Take back freely."""
    chair = playing_chair(host, actor, message.seat)
    how = host.taking_back(chair.seat)
    if how == "ask":
        raise Refuse(
            "no-undo", "somebody else has been asked since; ask the table to let you take it back", message="undo-asks"
        )
    if how != "free":
        raise NoUndo("you have no answer to take back freely; past new information the table must agree")
    outcome = await host.operate(Undone(chair.seat))
    if not outcome.moved:
        tell_seat(host, chair.seat)
    return accepted(host, actor, chair.seat, message.ref)


async def change_orders(host: Hosted, actor: Actor, message: GiveOrder | EndOrders) -> ServerMessage:
    """Give or end standing orders."""
    chair = playing_chair(host, actor, message.seat)
    if host.course.table.over:
        raise Refuse("over", "the game is over")
    if isinstance(message, EndOrders):
        outcome = await host.operate(OrdersEnded(chair.seat, message.kind))
    else:
        if len(host.course.table.orders.get(chair.seat, [])) >= MOST_ORDERS:
            raise Refuse("too-many", f"a seat has at most {MOST_ORDERS} standing orders", message="too-many-orders")
        outcome = await host.operate(Ordered(chair.seat, message.order))
    if not outcome.moved:
        tell_seat(host, chair.seat)
    return accepted(host, actor, chair.seat, message.ref)


def why(host: Hosted, actor: Actor, message: Why) -> ServerMessage:
    """Why a notation is not legal."""
    chair = own_chair(host, actor, message.seat)
    reason = host.course.table.why_not(chair.seat, message.notation)
    if reason is None:
        return Accepted(message.ref, host.id, notation=message.notation)
    text = say(host.game.name, named(reason.reason, host.names), actor.language)
    return Accepted(message.ref, host.id, text=text, notation=message.notation, rule=reason.rule or None)


class Puzzle(msgspec.Struct, frozen=True):
    """A question that a hint is wanted for, as it stood when it was asked."""

    seat: int
    position: bytes
    number: int


def puzzle_of(host: Hosted, actor: Actor, message: Hint) -> Puzzle:
    """What a hint is to be found for, if it may be given. The caller holds the table's lock."""
    chair = playing_chair(host, actor, message.seat)
    table = host.course.table
    if why := host.why_no_hints():
        raise Refuse("not-allowed", why[1], 403, message=why[0])
    if table.choice_of(chair.seat) is None:
        raise Refuse("not-asked", "you are not asked anything now")
    return Puzzle(chair.seat, table.dump(), host.course.number)


async def hint(host: Hosted, actor: Actor, message: Hint, puzzle: Puzzle) -> ServerMessage:
    """What the highest level would answer, and why, from what the seat may see; the table may go on meanwhile."""
    rng = stream_for(bytes(32), puzzle.seat, puzzle.number)
    thought = await host.minds.ponder(host.game.name, puzzle.position, puzzle.seat, rng, actor.user)
    if thought is None:
        raise Refuse("unavailable", "nobody had time to think about this; try again", 503, message="no-time")

    def words(option: Option) -> str:
        return say(host.game.name, named(option.label, host.names), actor.language)

    weighed = sorted(thought.weighed, key=lambda one: (one.option != thought.option, -one.visits))[:HINTS_SHOWN]
    why = HintText(
        thought.worth,
        thought.iterations,
        [WeighedText(one.option.notation, words(one.option), one.share, one.worth) for one in weighed],
        [LineText(reply.seat, words(reply.option)) for reply in thought.line[:HINTS_SHOWN]],
    )
    return Accepted(message.ref, host.id, text=words(thought.option), notation=thought.option.notation, hint=why)


# -- talk --------------------------------------------------------------------------------------------------------------


async def talk(host: Hosted, actor: Actor, message: Say) -> ServerMessage:
    """Say something to all, or whisper where the table allows it."""
    if message.seat is not None:
        own_chair(host, actor, message.seat)
    else:
        host.access.check_talks(actor, message.invite)
    whispered = whispered_to(host, message)
    said = await put_line(host.store.database, host.settings.now(), actor, message, whispered)
    if whispered is None:
        host.publish(host.id, to_all(said, actor.user))
    else:
        readers = tuple(user for seat in whispered for user in host.holders(seat))
        host.publish(host.id, to_seats(whispered, readers, said, actor.user))
    return Accepted(message.ref, host.id)


def whispered_to(host: Hosted, message: Say) -> tuple[int, ...] | None:
    """The seats that hear a whisper, its speaker among them; None for talk to all."""
    if message.to is None:
        return None
    if message.seat is None or not host.terms.whispers:
        raise Refuse("not-allowed", "whispers are not allowed at this table", 403, message="no-whispers")
    unknown = [seat for seat in message.to if not 0 <= seat < len(host.chairs)]
    if unknown or not message.to:
        raise Refuse("unknown-seat", f"whisper to seats 0 to {len(host.chairs) - 1}")
    for side in host.course.table.g.sides():
        if len(side) > 1 and message.seat in side and any(seat in side for seat in message.to if seat != message.seat):
            raise Refuse("not-allowed", "partners have no private talk", 403, message="no-whispers-of-partners")
    return tuple(sorted({*message.to, message.seat}))


# -- agreeing ----------------------------------------------------------------------------------------------------------


async def propose(host: Hosted, actor: Actor, message: Propose) -> ServerMessage:
    """Ask the table to agree to something."""
    chair = voting_chair(host, actor, message.seat)
    check_proposal(host, message)
    proposal = f"{message.kind}-{host.course.asking}" + ("" if message.target is None else f"-{message.target}")
    needed = needed_for(host, message.kind, message.target)
    if proposal not in host.votes:
        host.votes[proposal] = VoteState(proposal, message.kind, chair.seat, message.target, (), needed)
    await count(host, chair, proposal, True)
    return accepted(host, actor, chair.seat, message.ref)


def check_proposal(host: Hosted, message: Propose) -> None:
    """Refuse what makes no sense now."""
    if host.course.table.over:
        raise Refuse("over", "the game is over")
    if message.kind == "kick":
        target = message.target
        if target is None or not 0 <= target < len(host.chairs) or target == message.seat:
            raise Refuse("unknown-seat", "name the seat of somebody else who is to go")
        if not host.chairs[target].human or host.chairs[target].user is None:
            raise Refuse("unknown-seat", f"nobody sits at seat {target}")
        if len(people_at(host)) == PAIR and host.present.at(target):
            raise Refuse("not-allowed", "one player cannot remove another who is there", 403, message="kick-alone")
    elif message.target is not None:
        raise Refuse("malformed", f"{message.kind} has no target")
    if message.kind == "pause" and host.clock.paused:
        raise Refuse("paused", "the table is paused already", message="paused-already")
    if message.kind == "resume" and not host.clock.paused:
        raise Refuse("not-paused", "the table is not paused")
    if message.kind == "undo" and host.clock.paused:
        raise Refuse("paused", "the table is paused; agree to go on first")


PAIR: Final = 2


def people_at(host: Hosted) -> set[str | None]:
    """Everybody who answers for a seat now."""
    return {chair.user for chair in host.chairs if chair.human and chair.user is not None}


def needed_for(host: Hosted, kind: str, target: int | None) -> int:
    """How many people must agree: all; to remove somebody, more than half of the others."""
    people = people_at(host)
    if kind != "kick" or target is None:
        return max(1, len(people))
    others = people - {host.chairs[target].user}
    return max(1, len(others) // 2 + 1)


def voting_chair(host: Hosted, actor: Actor, seat: int) -> Chair:
    """The actor's own chair; one who has stepped away has no vote, and nobody outvotes the others so."""
    chair = own_chair(host, actor, seat)
    if not chair.human:
        raise Refuse("away", "come back to your seat first")
    return chair


async def vote(host: Hosted, actor: Actor, message: Vote) -> ServerMessage:
    """Agree to what was proposed, or not."""
    chair = voting_chair(host, actor, message.seat)
    if message.vote not in host.votes:
        raise Refuse("stale", "that is no longer proposed", message="stale-vote")
    await count(host, chair, message.vote, message.agree)
    return accepted(host, actor, chair.seat, message.ref)


async def count(host: Hosted, chair: Chair, proposal: str, agree: bool) -> None:
    """Count a vote; one who disagrees ends the matter, enough who agree carry it."""
    state = host.votes[proposal]
    if not agree:
        del host.votes[proposal]
        host.announce()
        return
    state = msgspec.structs.replace(state, agreed=tuple(sorted({*state.agreed, chair.seat})))
    host.votes[proposal] = state
    # Who must agree is asked anew: people come back to their seats, and leave them, while others vote.
    agreed = {host.chairs[seat].user for seat in state.agreed} & people_at(host)
    if len(agreed) < needed_for(host, state.kind, state.target):
        host.announce()
        return
    del host.votes[proposal]
    await carry(host, state)
    host.announce()


async def carry(host: Hosted, state: VoteState) -> None:
    """The table has agreed."""
    now = host.settings.now()
    if state.kind == "undo":
        await host.operate(Undone(state.by, agreed=True))
    elif state.kind == "pause":
        host.clock.pause(now)
        await host.settle([], [])
    elif state.kind == "resume":
        host.clock.resume(now)
        await host.settle([], [])
    elif state.target is not None:
        await host.give_to_bot(host.chairs[state.target], resigned=True)


# -- coming and going --------------------------------------------------------------------------------------------------


async def resign(host: Hosted, actor: Actor, message: Resign) -> ServerMessage:
    """Give up: a bot plays the seat to the end, and the player is ranked last."""
    chair = own_chair(host, actor, message.seat)
    if host.course.table.over:
        raise Refuse("over", "the game is over")
    await host.give_to_bot(chair, resigned=True)
    return accepted(host, actor, chair.seat, message.ref)


async def step_away(host: Hosted, actor: Actor, message: StepAway) -> ServerMessage:
    """Let a bot answer, or take the seat back."""
    chair = own_chair(host, actor, message.seat)
    if host.course.table.over:
        raise Refuse("over", "the game is over")
    if message.away and chair.human:
        await host.give_to_bot(chair)
    elif not message.away and not chair.human:
        await host.give_back(chair)
    return accepted(host, actor, chair.seat, message.ref)


async def take_seat(host: Hosted, actor: Actor, message: TakeSeat) -> ServerMessage:
    """Sit down where somebody has left for good."""
    if seated(host, actor):
        raise Refuse("seated", "you sit at this table already", 409)
    async with host.store.database.session() as session:
        await host.access.check_joins(session, actor, message.invite)
    left = [chair for chair in host.chairs if chair.resigned and message.seat in (None, chair.seat)]
    if not left or host.course.table.over:
        raise Refuse("taken", "no seat of this table is free", 409, message="no-free-seat")
    chair = left[0]
    chair.resigned = False
    await host.give_back(chair, actor.user, actor.name)
    return accepted(host, actor, chair.seat, message.ref)
