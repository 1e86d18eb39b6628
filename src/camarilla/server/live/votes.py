"""Votes at a running table: to undo, to pause, to go on, to remove somebody who is absent."""

from __future__ import annotations

from typing import Final

import msgspec

from camarilla.server.api.pieces import VoteState
from camarilla.server.api.protocol import Propose
from camarilla.server.live.live_table import LiveTable
from camarilla.server.live.seats import Chair
from camarilla.server.refusals import Refuse

__all__ = ["REFUSED_SECONDS", "cast_vote", "open_vote"]

_PAIR: Final = 2
REFUSED_SECONDS: Final = 60.0
"""How long the same is not proposed again after somebody said no, unless the game moves on."""


def open_vote(table: LiveTable, chair: Chair, message: Propose) -> str:
    """Open a vote on something, unless the table votes on it already; gives the vote's id."""
    _check_proposal(table, message)
    vote = f"{message.kind}-{table.game.asking}" + ("" if message.target is None else f"-{message.target}")
    if table.settings.now() < table.refused_votes.get(vote, 0.0) + REFUSED_SECONDS:
        raise Refuse("too-fast", "somebody has just said no to this; ask again later", 429, message="vote-refused")
    needed = _needed_for(table, message.kind, message.target)
    if vote not in table.votes:
        table.votes[vote] = VoteState(vote, message.kind, chair.seat, message.target, (), needed)
    return vote


async def cast_vote(table: LiveTable, chair: Chair, vote: str, agree: bool) -> None:
    """Count a vote: one who disagrees ends it, enough who agree carry it."""
    state = table.votes[vote]
    if not agree:
        del table.votes[vote]
        table.refused_votes[vote] = table.settings.now()
        table.announce()
        return
    state = msgspec.structs.replace(state, agreed=tuple(sorted({*state.agreed, chair.seat})))
    table.votes[vote] = state
    # Who must agree is asked anew: people come back to their seats, and leave them, while others vote.
    agreed = {table.chairs[seat].user for seat in state.agreed} & _people_at(table)
    if len(agreed) < _needed_for(table, state.kind, state.target):
        table.announce()
        return
    del table.votes[vote]
    await _enact(table, state)
    table.announce()


async def _enact(table: LiveTable, state: VoteState) -> None:
    """Do what the table has agreed to."""
    now = table.settings.now()
    if state.kind == "undo":
        await table.take_back_agreed(state.by)
    elif state.kind == "pause":
        table.clock.pause(now)
        await table.save([], [])
    elif state.kind == "resume":
        table.clock.resume(now)
        await table.save([], [])
    elif state.target is not None:
        await table.give_to_bot(table.chairs[state.target], resigned=True)


def _check_proposal(table: LiveTable, message: Propose) -> None:
    """Refuse what makes no sense now."""
    if table.game.table.over:
        raise Refuse("over", "the game is over")
    if message.kind == "kick":
        target = message.target
        if target is None or not 0 <= target < len(table.chairs) or target == message.seat:
            raise Refuse("unknown-seat", "name the seat of somebody else who is to go")
        if not table.chairs[target].human or table.chairs[target].user is None:
            raise Refuse("unknown-seat", f"nobody sits at seat {target}")
        if len(_people_at(table)) == _PAIR and table.present.at(target):
            raise Refuse("not-allowed", "one player cannot remove another who is there", 403, message="kick-alone")
    elif message.target is not None:
        raise Refuse("malformed", f"{message.kind} has no target")
    if message.kind == "pause" and table.clock.paused:
        raise Refuse("paused", "the table is paused already", message="paused-already")
    if message.kind == "resume" and not table.clock.paused:
        raise Refuse("not-paused", "the table is not paused")
    if message.kind == "undo" and table.clock.paused:
        raise Refuse("paused", "the table is paused; agree to go on first")


def _people_at(table: LiveTable) -> set[str | None]:
    """Everybody who answers for a seat now."""
    return {chair.user for chair in table.chairs if chair.human and chair.user is not None}


def _needed_for(table: LiveTable, kind: str, target: int | None) -> int:
    """How many people must agree: all; to remove somebody, more than half of the others."""
    people = _people_at(table)
    if kind != "kick" or target is None:
        return max(1, len(people))
    others = people - {table.chairs[target].user}
    return max(1, len(others) // 2 + 1)
