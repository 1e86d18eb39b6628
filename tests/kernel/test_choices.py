"""Questions, polls and windows, driven by hand: what is asked, what the flow gets back."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.kernel.choices import PASS, PRIORITY, SEALED, Ask, Choice, Flow, Poll, choose, word, words
from camarilla.kernel.errors import BrokenContract
from camarilla.kernel.options import Label, Option, Prompt, Refusal
from camarilla.kernel.windows import first_in_order, together, until_all_pass

REACT: Ask[str] = Ask("react", "X-1", words(PASS, "block", "challenge"), word)


def listed(g: Any, seat: int, limit: int) -> list[int]:
    return [n for n in g if n < limit]


def named(g: Any, seat: int, value: int) -> Option:
    return Option(f"n{value}", Label("number", {"n": value}), (f"card:{value}",))


def limits(g: Any, seat: int, limit: int) -> list[Refusal]:
    return [Refusal(f"n{n}", "X-3", Label("too-large")) for n in g if n >= limit]


NUMBER: Ask[int] = Ask(
    "number",
    "X-2",
    listed,
    named,
    refusals=limits,
    args=lambda g, seat, limit: {"limit": limit},
    touches=lambda g, seat, limit: (f"seat:{seat}",),
)


def ended(flow: Flow[Any], answer: Any) -> Any:
    """What a flow returns when it is given its last answer."""
    with pytest.raises(StopIteration) as stop:
        flow.send(answer)
    return stop.value.value


# -- One seat ----------------------------------------------------------------------------------------------------------


def test_a_choice_lists_names_and_explains_from_the_state_as_it_is() -> None:
    choice = Choice(NUMBER, 2, (5,))
    g = [3, 4, 7]
    assert choice.values(g) == [3, 4]
    assert choice.options(g)[0] == Option("n3", Label("number", {"n": 3}), ("card:3",))
    assert choice.prompt(g) == Prompt(Label("number", {"limit": 5}), "X-2", ("seat:2",))
    assert choice.refusals(g) == [Refusal("n7", "X-3", Label("too-large"))]
    g.append(1)
    assert choice.values(g) == [3, 4, 1]
    assert choice.find(g, "n1") == (True, 1)
    assert choice.find(g, "n7") == (False, None)


def test_a_plain_question_needs_nothing_more() -> None:
    choice = REACT.to(1)
    assert choice.values(None) == [PASS, "block", "challenge"]
    assert choice.prompt(None) == Prompt(Label("react"), "X-1")
    assert choice.refusals(None) == []
    assert choice.options(None)[0] == Option("pass", Label("option-pass"))


def test_choose_asks_and_returns_the_answer() -> None:
    flow = choose(NUMBER, 1, 9)
    question = next(flow)
    assert isinstance(question, Choice)
    assert (question.ask, question.seat, question.about) == (NUMBER, 1, (9,))
    assert ended(flow, 4) == 4


# -- Several seats -----------------------------------------------------------------------------------------------------


def test_a_poll_asks_somebody() -> None:
    with pytest.raises(BrokenContract, match="a poll asks at least one seat"):
        Poll([], SEALED)


def test_together_returns_all_answers() -> None:
    flow = together(REACT, [2, 0])
    poll = next(flow)
    assert isinstance(poll, Poll)
    assert poll.policy == SEALED
    assert [choice.seat for choice in poll.choices] == [2, 0]
    answers = ended(flow, poll.close({0: "block", 2: PASS}))
    assert answers == {2: PASS, 0: "block"}
    assert list(answers) == [2, 0]


@pytest.mark.parametrize(
    ("answers", "heard"),
    [
        ({0: "block", 1: PASS, 2: "challenge"}, (2, "challenge")),
        ({0: "block", 1: PASS, 2: PASS}, (0, "block")),
        ({0: "block", 1: "challenge", 2: PASS}, (0, "block")),
        ({0: PASS, 1: PASS, 2: PASS}, None),
    ],
)
def test_priority_hears_the_first_in_the_order_asked(answers: dict[int, str], heard: tuple[int, str] | None) -> None:
    flow = first_in_order(REACT, [2, 0, 1])
    poll = next(flow)
    assert isinstance(poll, Poll)
    assert poll.policy == PRIORITY
    assert ended(flow, poll.close(answers)) == heard


def test_nobody_to_ask_is_nobody_heard() -> None:
    with pytest.raises(StopIteration) as stop:
        next(first_in_order(REACT, []))
    assert stop.value.value is None


def test_questions_to_several_may_be_about_something() -> None:
    poll = next(first_in_order(NUMBER, [1, 2], 6))
    assert isinstance(poll, Poll)
    assert [choice.about for choice in poll.choices] == [(6,), (6,)]
    asked = poll.of(2)
    assert asked is not None
    assert asked.seat == 2
    assert poll.of(0) is None


def test_rounds_go_on_until_all_pass() -> None:
    """Each reaction may change who is asked next."""
    asked = [[1, 2], [2], [1]]
    done: list[tuple[int, str]] = []

    def react(seat: int, answer: str) -> Flow[bool]:
        done.append((seat, answer))
        yield from choose(REACT, 0)
        return True

    flow = until_all_pass(REACT, lambda: asked[len(done)], react)
    seats = []
    question = next(flow)
    for answers in ({1: "block", 2: "block"}, {2: "challenge"}):
        assert isinstance(question, Poll)
        seats.append([choice.seat for choice in question.choices])
        inner = flow.send(question.close(answers))
        assert isinstance(inner, Choice)
        question = flow.send("pass")
    assert isinstance(question, Poll)
    seats.append([choice.seat for choice in question.choices])
    assert ended(flow, question.close({1: PASS})) is None
    assert seats == asked
    assert done == [(1, "block"), (2, "challenge")]


def test_a_reaction_may_end_the_window() -> None:
    def react(seat: int, answer: str) -> Flow[bool]:
        yield from ()
        return False

    flow = until_all_pass(REACT, lambda: [1, 2], react)
    poll = next(flow)
    assert isinstance(poll, Poll)
    assert ended(flow, poll.close({1: "block", 2: PASS})) is None
