"""Lessons: every one of every game can be learnt to its end, and a wrong answer is explained and changes nothing."""

from __future__ import annotations

import pytest

from camarilla.checks.ledger import clauses
from camarilla.checks.lessons import GO_ON, Lesson, lesson_of, lessons_of, read_lesson, taught
from camarilla.checks.scenario import Scenario
from camarilla.kernel.errors import BadInput, BadScenario
from camarilla.kernel.game import find, names

LESSONS = [(game, name) for game in names() for name in lessons_of(find(game))]


def answers_of(game: str, lesson: Lesson, at: int = 0) -> list[str]:
    """What a good pupil answers: of several good answers the one at that place."""
    table = taught(find(game), lesson, []).table
    spell = Scenario(table).read
    return [
        spell(f"{lesson.pupil}: {step.answer[min(at, len(step.answer) - 1)]}")[1] if step.answer else GO_ON
        for step in lesson.steps[:-1]
    ]


def test_the_games_with_boards_have_a_lesson() -> None:
    assert {("coup", "first"), ("oath", "first"), ("pax", "first"), ("potdevin", "first")} <= set(LESSONS)


@pytest.mark.parametrize("at", [0, 1])
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_learnt_to_its_end(game: str, name: str, at: int) -> None:
    lesson = lesson_of(find(game), name)
    answers = answers_of(game, lesson, at)
    for done in range(len(answers)):
        progress = taught(find(game), lesson, answers[:done])
        assert (progress.step, progress.taken, progress.wrong) == (done, done, False)
        if lesson.steps[done].answer:
            legal = [option.notation for option in progress.table.legal(progress.seat)]
            assert answers[done] in legal, f"step {done + 1}: {answers[done]} is not asked for; legal: {legal}"
    assert taught(find(game), lesson, answers).step == len(lesson.steps) - 1


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_games_of_first_lessons_end_with_the_pupil_winning(game: str, name: str) -> None:
    lesson = lesson_of(find(game), name)
    table = taught(find(game), lesson, answers_of(game, lesson)).table
    assert table.result is not None
    assert 0 in table.result.winners


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_other_answer_is_explained_and_changes_nothing(game: str, name: str) -> None:
    lesson = lesson_of(find(game), name)
    answers = answers_of(game, lesson)
    for at, step in enumerate(lesson.steps[:-1]):
        before = taught(find(game), lesson, answers[:at])
        good = {answers[at], answers_of(game, lesson, 1)[at]}
        others = [option.notation for option in before.table.legal(before.seat)] if step.answer else ["pass"]
        for other in set(others) - good:
            after = taught(find(game), lesson, [*answers[:at], other, "whatever"])
            assert (after.step, after.taken, after.wrong) == (at, at, True)
            assert after.table.dump() == before.table.dump()
            assert after.text(lesson, "en") == (step.wrong or step.say)["en"]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_clauses_that_a_teacher_names_exist(game: str, name: str) -> None:
    import re

    known = clauses(find(game))
    for step in lesson_of(find(game), name).steps:
        for text in [*step.say.values(), *step.wrong.values()]:
            assert set(re.findall(r"\b[A-Z]{2}-\d+(?:\.\w+)*", text)) <= set(known)


def test_what_is_not_a_lesson_is_refused() -> None:
    with pytest.raises(BadInput, match="has no lesson 'none'; its lessons are: first"):
        lesson_of(find("coup"), "none")
    with pytest.raises(BadScenario, match="is not a lesson"):
        read_lesson("title: 3", "x.yaml")
    form = "title: {en: a, ru: b}\nminutes: 1\nseats: 2\nposition: {}\nsteps: "
    with pytest.raises(BadScenario, match="ends with a step that is only read"):
        read_lesson(form + "[{say: {en: a, ru: b}, answer: [income]}]", "x.yaml")
    with pytest.raises(BadScenario, match="everything is said in en and ru"):
        read_lesson(form + "[{say: {en: a}}]", "x.yaml")


def test_a_move_of_others_that_is_illegal_names_its_step() -> None:
    form = "title: {en: a, ru: b}\nminutes: 1\nseats: 2\nposition: {}\nsteps: "
    say = "say: {en: a, ru: b}"
    lesson = read_lesson(form + f"[{{{say}, then: ['B: nothing']}}, {{{say}}}]", "x.yaml")
    with pytest.raises(BadScenario, match="step 1: "):
        taught(find("coup"), lesson, [GO_ON])
