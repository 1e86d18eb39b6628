"""Reviews of finished games: each seat's chances after every step, and the turning points.

Nothing is hidden of a game that is over, so the table is judged as it truly stood. What a player might have done better
is asked of a search that gets only what the player knew then.
"""

from __future__ import annotations

from itertools import pairwise
from math import sqrt
from typing import Final

import msgspec

from camarilla.bots import bot_named
from camarilla.bots.search import SearchBot, credit
from camarilla.bots.trained import TrainedBot, covering, numpy_is_here
from camarilla.kernel.choices import PASS
from camarilla.kernel.options import Label, Option
from camarilla.kernel.playout import rollout
from camarilla.kernel.records import Record
from camarilla.kernel.replay import replay, take
from camarilla.kernel.rng import Rng
from camarilla.kernel.steps import Answer
from camarilla.kernel.table import Table

__all__ = ["Review", "Turn", "chances_of", "review"]

ROLLOUTS: Final = 12
"""Where a game cannot judge a table, so many random ends of it are looked at."""
REVIEWER: Final = "search:40"
"""Who says what would have been better: a search that is done in a moment, since it is asked several times."""
MOST_TURNS: Final = 6
SWING: Final = 0.1
"""A chance to win that changes by less is no turning point."""
BETTER: Final = 0.05
"""An answer is called better if a search expects so much more of it."""


class Turn(msgspec.Struct, frozen=True):
    """A decision at which the game turned: the seat whose chances changed most, and what might have been done instead.

    What follows from a decision without another one, as the card that must be given up, belongs to it.
    """

    step: int
    """Counted from 1: the table as it is after so many steps."""
    seat: int
    """Who answered."""
    played: Option | None
    gainer: int
    """Whose chance changed most, and from what to what."""
    before: float
    after: float
    better: Option | None = None
    """What a search would have answered instead, if that is worth saying."""
    question: Label | None = None
    """What was asked."""


class Review(msgspec.Struct, frozen=True):
    """Each seat's chance to win before the first step and after each, and the steps at which the game turned."""

    chances: list[list[float]]
    turns: list[Turn]


def review(record: Record, bot: str = REVIEWER, asked: int = MOST_TURNS) -> Review:
    """Look at a finished game again; at so many turning points ask a bot what it would have done.

    What is decided before it is anybody's turn is set-up, and no turning point.
    """
    table = replay(record, 0)
    judge = Judge(table)
    chances = [judge.chances(table)]
    decisions: list[int] = []
    set_up: list[int] = []
    begun = False
    for step, entry in enumerate(record.entries, start=1):
        begun = begun or table.g.on_turn() >= 0
        seat, played = who_answered(table, entry.answers)
        if played is not None and len(table.legal(seat)) > 1:
            (decisions if begun else set_up).append(step)
        take(table, entry.step)
        chances.append(judge.chances(table))
    if not begun:  # a game that never says whose turn it is
        decisions = set_up
    ends = {step: end - 1 for step, end in pairwise([*decisions, len(chances)])}
    steps = sorted(decisions, key=lambda step: -swing(chances, step, ends[step]))[:MOST_TURNS]
    wanted = {step: ends[step] for step in sorted(steps) if swing(chances, step, ends[step]) >= SWING}
    return Review(chances, turns_at(record, chances, wanted, bot, asked))


def swing(chances: list[list[float]], step: int, end: int) -> float:
    """By how much somebody's chance changed from before a step until after another."""
    return max([abs(after - before) for before, after in zip(chances[step - 1], chances[end], strict=True)])


def chances_of(table: Table) -> list[float]:
    """How likely each seat is to win from here: by the game's own judgement, or by random ends."""
    if table.over:
        return credit(table.g.result().winners, table.g.sides())
    judged = table.game.prospects.evaluate(table.g)
    if judged is not None:
        return judged
    total = [0.0] * table.seats
    rng = Rng(bytes(32)).fork(f"review:{len(table.steps)}")
    for _ in range(ROLLOUTS):
        twin = table.clone()
        twin.g.rng = rng.fork("chance")
        assert twin.pending is not None
        rollout(twin.g, twin.flow, twin.pending, rng, 1 << 60)
        for seat, won in enumerate(credit(twin.g.result().winners, twin.g.sides())):
            total[seat] += won / ROLLOUTS
    return total


class Judge:
    """Who stands how well as a game goes on: by its trained player where there is one, else by `chances_of`.

    A trained player judges as whoever is asked, from what that seat knows. So each seat's latest opinion of itself is
    kept, and what another thinks of it is tempered with that.
    """

    def __init__(self, table: Table) -> None:
        self.player = trained_player(table)
        self.own = [1 / table.seats] * table.seats

    def chances(self, table: Table) -> list[float]:
        """How likely each seat is to win from here."""
        asked = [seat for seat in table.to_act if len(table.legal(seat)) > 1]
        if self.player is None or table.over or not asked:
            return chances_of(table)
        seats = range(table.seats)
        seen = [0.0] * table.seats
        for viewer in asked:
            told = self.player.opinion(table.look(viewer)).chances
            self.own[viewer] = told[0]
            for seat in seats:
                seen[seat] += told[(seat - viewer) % table.seats] / len(asked)
        tempered = [sqrt(seen[seat] * self.own[seat]) for seat in seats]
        total = sum(tempered)
        return [chance / total for chance in tempered]


def trained_player(table: Table) -> TrainedBot | None:
    """The trained player of a table, if there is one and NumPy is here."""
    covered = covering(table.game, table.seats, table.options)
    return TrainedBot(table.game, covered) if covered is not None and numpy_is_here() else None


def turns_at(record: Record, chances: list[list[float]], steps: dict[int, int], name: str, asked: int) -> list[Turn]:
    """The turning points, in order: `steps` has each with the last that follows from it. The game is played again."""
    table = replay(record, 0)
    turns: list[Turn] = []
    for step, entry in enumerate(record.entries, start=1):
        if step in steps:
            before, after = chances[step - 1], chances[steps[step]]
            gainer = max(range(table.seats), key=lambda seat: abs(after[seat] - before[seat]))
            seat, played = who_answered(table, entry.answers)
            better = better_answer(table, seat, played, name) if len(turns) < asked and played is not None else None
            prompt = table.prompt(seat) if played is not None else None
            question = prompt.label if prompt is not None else None
            turns.append(Turn(step, seat, played, gainer, before[gainer], after[gainer], better, question))
        take(table, entry.step)
    return turns


def who_answered(table: Table, answers: list[Answer]) -> tuple[int, Option | None]:
    """The seat that answered at a step and its answer; of several the only one that did not pass, or else -1."""
    told = answers if len(answers) == 1 else [answer for answer in answers if answer.notation != PASS]
    if len(told) != 1:
        return -1, None
    seat, notation, _ = told[0]
    return seat, next((option for option in table.legal(seat) if option.notation == notation), None)


def better_answer(table: Table, seat: int, played: Option, name: str) -> Option | None:
    """What a search from what the seat knew would have answered instead, where it expects clearly more of that."""
    trained = trained_player(table) if name == REVIEWER else None
    bot = trained or bot_named(table.game, name, table.seats, table.options)
    if not isinstance(bot, SearchBot | TrainedBot) or len(table.legal(seat)) < 2:
        return None
    look = table.look(seat, bot.advises_in, bot.listens)
    thought = bot.think(look, Rng(bytes(32)).fork(f"review:{len(table.steps)}"))
    worth = {one.option.notation: one.worth for one in thought.weighed if one.visits}
    gain = thought.worth - worth.get(played.notation, 0.0)
    return thought.option if thought.option.notation != played.notation and gain >= BETTER else None
