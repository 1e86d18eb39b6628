"""Random playouts: a game played to its end without a table, so that nothing is built that nobody looks at."""

from __future__ import annotations

from typing import Any, Final

from camarilla.kernel.choices import PASS, PRIORITY, Choice, Flow, Poll, Question
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import State

__all__ = ["finish", "playout", "rollout"]

_NEVER: Final = 1 << 60


def playout(g: State, rng: Rng) -> int:
    """Play `g` to its end with random legal answers; returns the number of answers."""
    flow = g.main()
    try:
        question = next(flow)
    except StopIteration:
        return 0
    return finish(g, flow, question, rng)


def finish(g: State, flow: Flow[None], question: Question, rng: Rng) -> int:
    """Answer at random from an open question to the end of the game; returns the number of answers."""
    return rollout(g, flow, question, rng, _NEVER)[0]


def rollout(g: State, flow: Flow[None], question: Question, rng: Rng, most: int) -> tuple[int, Question | None]:
    """Answer at random, at most `most` times: the number of answers, and the open question (None: the game ended)."""
    count = 0
    send = flow.send
    try:
        while count < most:
            if isinstance(question, Choice):
                ask = question.ask
                about = question.about
                values = ask.values(g, question.seat, *about) if about else ask.values(g, question.seat)
                count += 1
                question = send(values[rng.rough(len(values))])
            elif isinstance(question, Poll):
                count += len(question.choices)
                if question.policy == PRIORITY:
                    question = send(_first_heard(g, question, rng))
                else:
                    question = send(_all_answers(g, question, rng))
    except StopIteration:
        return count, None
    return count, question


def _first_heard(g: State, poll: Poll, rng: Rng) -> tuple[int, Any] | None:
    """Random answers of all seats to a priority poll; returns the one that is heard."""
    heard: tuple[int, Any] | None = None
    for choice in poll.choices:
        values = choice.ask.fixed or choice.values(g)
        value = values[rng.rough(len(values))]
        if heard is None and value != PASS:
            heard = (choice.seat, value)
    return heard


def _all_answers(g: State, poll: Poll, rng: Rng) -> dict[int, Any]:
    """Random answers of all seats to a sealed poll."""
    answers: dict[int, Any] = {}
    for choice in poll.choices:
        values = choice.values(g)
        answers[choice.seat] = values[rng.rough(len(values))]
    return answers
