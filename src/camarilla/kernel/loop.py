"""The bare loop: a game played to its end at random with nothing built that nobody looks at."""

from __future__ import annotations

from typing import Any

from camarilla.kernel.choices import Choice, Flow, Poll, Question
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import State

__all__ = ["finish", "playout"]


def playout(g: State, rng: Rng) -> int:
    """Play `g` to its end with random legal answers; returns how many were given."""
    flow = g.main()
    try:
        question = next(flow)
    except StopIteration:
        return 0
    return finish(g, flow, question, rng)


def finish(g: State, flow: Flow[None], question: Question, rng: Rng) -> int:
    """Answer at random from an open question to the end of the game."""
    count = 0
    try:
        while True:
            if isinstance(question, Choice):
                about = question.about
                ask = question.ask
                values = ask.values(g, question.seat, *about) if about else ask.values(g, question.seat)
                count += 1
                question = flow.send(values[rng.below(len(values))])
            elif isinstance(question, Poll):
                answers: dict[int, Any] = {}
                for choice in question.choices:
                    values = choice.values(g)
                    answers[choice.seat] = values[rng.below(len(values))]
                    count += 1
                question = flow.send(question.settle(answers))
    except StopIteration:
        return count
