"""A finished game looked at again."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest

import camarilla
from camarilla.bots import review as reviews
from camarilla.bots.match import play_match
from camarilla.bots.review import Review, better_answer, chances_of, review, who_answered
from camarilla.kernel.facets import Prospects
from camarilla.kernel.records import Record
from camarilla.kernel.replay import take
from camarilla.kernel.steps import Answer
from camarilla.kernel.table import Table


def record_of(seed: int) -> Record:
    record = play_match("coup", ["heuristic", "random"], seed=seed, record=True).record
    assert record is not None
    return record


def reviewed(seed: int, asked: int = 0) -> tuple[Record, Review]:
    record = record_of(seed)
    return record, review(record, asked=asked)


def test_chances_follow_the_game_to_its_end() -> None:
    record, found = reviewed(3)
    assert len(found.chances) == len(record.entries) + 1
    assert all([sum(chances) == pytest.approx(1.0) for chances in found.chances])
    assert record.result is not None
    assert found.chances[-1] == [1.0 if seat in record.result.winners else 0.0 for seat in range(2)]


def test_turning_points_are_the_greatest_changes_in_order() -> None:
    record, found = reviewed(3)
    steps = [turn.step for turn in found.turns]
    assert steps == sorted(steps)
    assert 0 < len(steps) <= 6
    changes = {step: abs(found.chances[end][0] - found.chances[step - 1][0]) for step, end in decided(record).items()}
    least = min([changes[step] for step in steps])
    assert least >= 0.1
    assert max([change for step, change in changes.items() if step not in steps]) <= least
    for turn in found.turns:
        assert turn.before == found.chances[turn.step - 1][turn.gainer]
        assert turn.after == found.chances[decided(record)[turn.step]][turn.gainer]
        given = [(seat, notation) for seat, notation, _ in record.entries[turn.step - 1].answers]
        assert turn.played is not None
        assert (turn.seat, turn.played.notation) in given
        assert turn.question is not None


SET_UP = {
    "coup": {"pick", "faction"},
    "inwo": {"lead", "lead-arrow"},
    "oath": {"pick-board", "place-pawn", "first-adviser", "first-discard-order"},
    "pax": set[str](),
    "potdevin": set[str](),
}
"""What is asked before the first turn of a game."""


@pytest.mark.parametrize("game", SET_UP)
def test_turning_points_begin_with_the_first_turn_and_no_sooner(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "SWING", 0.0)
    options = {"reformation": True} if game == "coup" else {}
    whole = play_match(game, ["random"] * 3, seed=3, record=True, options=options).record
    assert whole is not None
    record = msgspec.structs.replace(whole, entries=whole.entries[:40])
    asked = {step: question for step, question in questions(record).items() if question not in SET_UP[game]}
    assert len(asked) > reviews.MOST_TURNS
    assert bool(SET_UP[game]) == (min(asked) > 1)
    assert len(review(record, asked=0).turns) == reviews.MOST_TURNS, "set-up takes no place among the greatest"
    monkeypatch.setattr(reviews, "MOST_TURNS", len(record.entries))
    found = {turn.step: turn.question.id for turn in review(record, asked=0).turns if turn.question is not None}
    assert found == asked


def questions(record: Record) -> dict[int, str]:
    """What was asked at the steps at which somebody could have done something else."""
    table = camarilla.replay(record, 0)
    steps = decided(record)
    found = {}
    for step, entry in enumerate(record.entries, start=1):
        if step in steps:
            prompt = table.prompt(who_answered(table, entry.answers)[0])
            assert prompt is not None
            found[step] = prompt.label.id
        take(table, entry.step)
    return found


def decided(record: Record) -> dict[int, int]:
    """The steps at which somebody could have done something else, each with the last step that follows from it."""
    table = camarilla.replay(record, 0)
    steps = []
    for step, entry in enumerate(record.entries, start=1):
        seat, played = who_answered(table, entry.answers)
        if played is not None and len(table.legal(seat)) > 1:
            steps.append(step)
        take(table, entry.step)
    return {step: end - 1 for step, end in pairwise([*steps, len(record.entries) + 1])}


def test_what_would_have_been_better_is_told_and_only_that() -> None:
    """A coup ends the game here; whoever takes an income instead gives it away."""
    hands = {"A": "Contessa", "B": "Contessa"}
    lost = {"A": "Duke", "B": "Duke"}
    table = Table.at("coup", {"hands": hands, "coins": {"A": 7, "B": 6}, "lost": lost}, seats=2)
    answers = {option.notation: option for option in table.legal(0)}
    better = better_answer(table, 0, answers["income"], "search:40")
    assert better is not None
    assert better.notation == "coup@1"
    assert better_answer(table, 0, answers["coup@1"], "search:40") is None
    assert better_answer(table, 0, answers["income"], "level4") is None, "a bot that does not search has no reasons"


def test_who_answered() -> None:
    table = Table.new("coup", 3, seed=1)
    seat = table.to_act[0]
    assert who_answered(table, [Answer(seat, "tax", False)])[0] == seat
    table.play(seat, "tax")
    one, two = table.to_act
    heard, option = who_answered(table, [Answer(one, "pass", False), Answer(two, "challenge", False)])
    assert heard == two
    assert option is not None
    assert option.notation == "challenge"
    assert who_answered(table, [Answer(one, "pass", False), Answer(two, "pass", False)]) == (-1, None)
    assert who_answered(table, []) == (-1, None)


def test_a_game_that_cannot_judge_is_judged_by_random_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("potdevin", 3, seed=1)
    monkeypatch.setattr(table.game, "prospects", Prospects())
    before = table.dump()
    chances = chances_of(table)
    assert sum(chances) == pytest.approx(1.0)
    assert chances_of(table) == chances
    assert table.dump() == before


def test_where_a_game_never_says_whose_turn_it_is_everything_may_be_a_turning_point(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = record_of(3)
    first = review(record, asked=0).turns
    monkeypatch.setattr(type(camarilla.replay(record, 0).g), "on_turn", lambda g: -1)
    assert review(record, asked=0).turns == first
