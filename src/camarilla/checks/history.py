"""Law 8, for the past: in every world that a seat imagines, what it has seen could have happened.

A player who did not follow suit has none of that suit. The rules of a game must tell samples so by `restrictions`,
`demands` or `quotas`. Where one of these is forgotten, a seat imagines worlds in which a public answer would not have
been legal. `check_history` draws such a world, puts its faces into an earlier state of the game, gives the same answers
again, and compares what the seat sees after each. Where it sees something else, any other answer will do that shows the
seat what it saw, since much of what is answered is nobody else's business; if there is none, the law is broken.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import prod

import msgspec

from camarilla.kernel.cards import Cards, Fact
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.events import seen_by
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import State
from camarilla.kernel.steps import Answers
from camarilla.kernel.table import Table

__all__ = ["Past", "check_history", "is_false", "mend_facts"]

LONGEST = 40
"""Over how many steps a game is looked back upon; then the past begins anew."""
MOST_TRIED = 60
"""So many other answers are tried in place of one that cannot be given; of more, nothing is concluded."""

Notations = dict[int, str]
"""The answers of one step, by seat."""


class Past:
    """An earlier checkpoint of a table, since which no faces have changed their slots."""

    def __init__(self, table: Table) -> None:
        self.g = table.g.copy()
        self.steps = len(table.steps)

    def follows(self, table: Table) -> bool:
        """Whether what happened since can be played again with faces of today."""
        return self.g.cards.mixed == table.g.cards.mixed and len(table.steps) - self.steps <= LONGEST


def check_history(table: Table, past: Past, seat: int, rng: Rng) -> bool:
    """Law 8: a sample for `seat` allows what the seat has seen since `past`; False if that could not be decided."""
    truth = Replay(table, past.g, seat)
    start = imagined_past(table, past, seat, rng)
    world = Replay(table, start, seat)
    given: list[Notations] = []
    for step in table.steps[past.steps :]:
        assert isinstance(step, Answers)
        said = {answer.seat: answer.notation for answer in step.answers}
        if not means_the_same(truth.table, world.table, said):
            return False
        seen = truth.give(said)
        if world.give(said) != seen:
            before = Replay(table, start, seat)
            for answers in given:
                before.give(answers)
            others = other_answers(before.table, said, seat)
            if (
                others is not None
                and not any(before.would_show(answers) == seen for answers in others)
                and not left_unsaid(before.table, said)
            ):
                told = ", ".join(f"{notation!r} of seat {who}" for who, notation in said.items())
                raise BrokenLaw(
                    8,
                    f"seat {seat} imagines a world that the past rules out: no answer there would have shown it what "
                    f"it saw after {told}; `restrictions`, `demands` and `quotas` must say so",
                )
            return False
        given.append(said)
    return True


def imagined_past(table: Table, past: Past, seat: int, rng: Rng) -> State:
    """The earlier state, with the faces that a sample drawn now puts there.

    Other hidden values are the sample's if they are still those of then, else the true ones.
    """
    sample = table.sample(seat, rng)
    g = past.g.copy()
    g.cards.face = sample.g.cards.face[:]
    mend_facts(g.cards)
    hidden = [name for name, mark in g.marks.items() if mark.kind == "hidden"]
    if all(getattr(past.g, name) == getattr(table.g, name) for name in hidden):
        for name in hidden:
            setattr(g, name, getattr(sample.g, name))
    return g


def other_answers(world: Table, answers: Notations, seat: int) -> list[Notations] | None:
    """What the others could answer instead, while `seat` answers as it did; None if that is too much to try."""
    asked = sorted(answers)
    if asked != world.to_act:
        return []
    legal = {who: [option.notation for option in world.legal(who)] for who in asked}
    lists = [[answers[who]] if who == seat else legal[who] for who in asked]
    if prod([len(notations) for notations in lists]) > MOST_TRIED:
        return None
    return [dict(zip(asked, chosen, strict=True)) for chosen in product(*lists)]


class Replay:
    """A table that is led through answers again, and what a seat sees of it."""

    def __init__(self, table: Table, g: State, seat: int) -> None:
        self.seat = seat
        self.table = Table.from_state(table.game, table.options, g.copy())

    def give(self, answers: Notations) -> bytes | None:
        """Give the answers of a step: what the seat sees then, or None if one of them is not legal."""
        before = len(self.table.events)
        for seat in sorted(answers):
            if self.table.why_not(seat, answers[seat]) is not None:
                return None
        for seat in sorted(answers):
            self.table.play(seat, answers[seat])
        return sight(self.table, self.seat, before)

    def would_show(self, answers: Notations) -> bytes | None:
        """What the seat would see after other answers, which are not given."""
        twin = self.table.clone(listen=True)
        for seat in sorted(answers):
            if twin.why_not(seat, answers[seat]) is not None:
                return None
        for seat in sorted(answers):
            twin.play(seat, answers[seat])
        return sight(twin, self.seat, 0)


def means_the_same(one: Table, two: Table, answers: Notations) -> bool:
    """Whether each answer, where it is legal in both worlds, is about the same slots: a card is named by its face."""
    for seat, notation in answers.items():
        here, there = one.choice_of(seat), two.choice_of(seat)
        assert here is not None
        if there is not None:
            legal, value = there.find(two.g, notation)
            if legal and value != here.find(one.g, notation)[1]:
                return False
    return True


def left_unsaid(world: Table, answers: Notations) -> bool:
    """Whether an answer is refused by a clause from which this game lets samples draw no conclusions."""
    unsaid = world.game.unsaid
    return bool(unsaid) and any(refusal.rule in unsaid for seat in answers for refusal in world.refusals(seat))


def sight(table: Table, seat: int, since: int) -> bytes:
    """What a seat sees, and has seen happen from an event on."""
    return msgspec.json.encode([table.asked, table.view(seat), seen_by(table.events[since:], seat)])


def is_false(cards: Cards, fact: Fact) -> bool:
    """Whether some face of a fact is not among its slots."""
    return bool(Counter(fact.faces) - Counter(cards.face[slot] for slot in fact.slots))


def mend_facts(cards: Cards) -> None:
    """Restate what seats know of some slots after faces were swapped, so that every fact is true again."""
    for at, fact in enumerate(cards.facts):
        if is_false(cards, fact):
            there = sorted([cards.face[slot] for slot in fact.slots])
            cards.facts[at] = Fact(fact.seats, fact.mask, there[: len(fact.faces)])
