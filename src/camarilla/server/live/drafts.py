"""Whole decisions: a chain of answers is tried in an imagined world, given as one, and taken back as one.

A chain goes on while its seat alone is asked, nothing is drawn, rolled or seen, and the questions are those that the
game's facet `decisions` names. A draft is tried in a world that the seat cannot tell from the true one, so that it
tells nothing but what the seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from camarilla.kernel.choices import Choice
from camarilla.kernel.facets import Decisions
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table
from camarilla.server.api.pieces import AnswerPrompt, DraftPart, PartAnswer
from camarilla.server.refusals import Refuse

__all__ = ["Whole", "check_chain", "decisions_of", "draft_of"]

_MOST_PARTS: Final = 60
"""No decision has more answers."""


class Whole(NamedTuple):
    """A decision that was given as one: whose it was, and how many steps the game had before it and after."""

    seat: int
    before: int
    after: int

    def just_given(self, seat: int, steps: int) -> bool:
        """Whether nothing has happened since this seat gave it."""
        return self.seat == seat and self.after == steps


def decisions_of(table: Table) -> Decisions:
    """How the game puts answers together; refused where it does not."""
    if table.game.decisions is None:
        raise Refuse("not-allowed", f"{table.game.name} has no decisions of several answers", 403)
    return table.game.decisions


class _Chain:
    """A decision on its way, at a table that is there for nothing else."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.decisions = decisions_of(table)
        self.given: list[str] = []
        first = table.choice_of(seat)
        if first is None or table.asked != [seat]:
            raise Refuse("not-asked", "you are not asked for a decision now")
        self.first = first.ask.prompt
        self.next: Choice | None = first

    def give(self, notation: str) -> None:
        """Answer the next question of the chain, and see whether there is another."""
        assert self.next is not None
        prompt = self.next.ask.prompt
        if not self.given and not self.decisions.begins(prompt, notation):
            raise Refuse("not-allowed", f"{notation!r} does not begin a decision of several answers")
        before = self.table.g.stamp()
        self.table.play(self.seat, notation)
        self.given.append(notation)
        secret = before != self.table.g.stamp() and prompt not in self.decisions.reveals
        self.next = None if secret else self._asked_next()

    def _asked_next(self) -> Choice | None:
        """The next question, if it belongs to the decision and nobody else has a say first."""
        if self.table.over or self.table.asked != [self.seat] or len(self.given) >= _MOST_PARTS:
            return None
        choice = self.table.choice_of(self.seat)
        assert choice is not None
        prompt = choice.ask.prompt
        again = prompt == self.first and prompt not in self.decisions.again
        return choice if prompt in self.decisions.parts and not again else None


def draft_of(
    table: Table, seat: int, wishes: Sequence[PartAnswer], worded: Callable[[Table], AnswerPrompt | None]
) -> list[DraftPart]:
    """A decision with what its seat wishes, and what is usual elsewhere."""
    chain = _Chain(table.sample(seat, Rng(bytes(32))), seat)
    before = chain.decisions.purse(chain.table.g, seat)
    left = list(wishes)
    parts: list[DraftPart] = []
    while chain.next is not None:
        choice, world = chain.next, chain.table
        notations = [option.notation for option in world.legal(seat)]
        answer = _wished(left, choice.ask.prompt, notations)
        if answer is None:
            answer = chain.decisions.usual(world.g, choice, notations)
        prompt = worded(world)
        if answer is None or prompt is None:
            break
        short = msgspec.structs.replace(prompt, refusals=[])
        told = _told(chain, choice, notations)
        chain.give(answer)
        changes = {} if choice.ask.prompt in chain.decisions.rolls else _changes(chain, before)
        parts.append(DraftPart(short, answer, told, changes))
    return parts


def _changes(chain: _Chain, before: dict[str, int]) -> dict[str, int]:
    """How much more or less the seat has than before the decision, of what has changed."""
    now = chain.decisions.purse(chain.table.g, chain.seat)
    return {name: now[name] - number for name, number in before.items() if now[name] != number}


def _wished(left: list[PartAnswer], prompt: str, notations: Sequence[str]) -> str | None:
    """The first wish that answers this question, which is then no wish any more."""
    for wish in left:
        if wish[0] == prompt and wish[1] in notations:
            left.remove(wish)
            return wish[1]
    return None


def _told(chain: _Chain, choice: Choice, notations: Sequence[str]) -> dict[str, Any]:
    """What is to be known of the answers to a question, where there is something."""
    told = {notation: chain.decisions.figures(chain.table.g, choice, notation) for notation in notations}
    return {notation: known for notation, known in told.items() if known is not None}


def check_chain(table: Table, seat: int, notation: str, then: Sequence[PartAnswer]) -> None:
    """Refuse a decision of which any part is not legal, or comes after something that nobody knows yet."""
    chain = _Chain(table.clone(), seat)
    chain.give(notation)
    for prompt, answer in then:
        if chain.next is None or chain.next.ask.prompt != prompt:
            asked = "nothing" if chain.next is None else repr(chain.next.ask.prompt)
            raise Refuse("stale", f"the decision expects {prompt!r} to be asked, and {asked} is")
        chain.give(answer)
