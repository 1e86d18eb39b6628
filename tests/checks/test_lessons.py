"""Lessons: every one of every game can be learnt to its end, and a wrong answer is explained and changes nothing."""

from __future__ import annotations

import pytest

from camarilla.checks.ledger import clauses
from camarilla.checks.lessons import GO_ON, Lesson, LessonStep, lesson_of, lessons_of, read_lesson, taught
from camarilla.checks.scenario import seats_numbered
from camarilla.kernel.errors import BadInput, BadScenario
from camarilla.kernel.game import find, names

LONG = {"coup": 5, "inwo": 8, "oath": 8, "pax": 8, "potdevin": 4}
"""How many lessons the course of each game has."""
BOTH = ("en", "ru")
FEW = 3
"""So many wrong answers are given to each step."""
LESSONS = [(game, name) for game in names() for name in lessons_of(find(game))]


def answers_of(lesson: Lesson, at: int = 0) -> list[list[str]]:
    """What a good pupil answers to each step: of several good answers the one at that place."""

    def to(step: LessonStep) -> list[str]:
        if step.goal:
            return step.solution
        return [step.answer[min(at, len(step.answer) - 1)]] if step.answer else [GO_ON]

    return [[seats_numbered(answer, lesson.seats) for answer in to(step)] for step in lesson.steps[:-1]]


def flat(answers: list[list[str]]) -> list[str]:
    """The answers one after the other."""
    return [answer for given in answers for answer in given]


def test_every_game_has_a_course() -> None:
    lessons = {game: [lesson.place for lesson in lessons_of(find(game)).values()] for game in names()}
    for game, places in lessons.items():
        assert places == [*range(1, len(places) + 1)], f"the lessons of {game} have the places {places}"
    assert {game: len(lessons[game]) for game in LONG} == LONG


@pytest.mark.parametrize("at", [0, 1, 2, 3])
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_learnt_to_its_end(game: str, name: str, at: int) -> None:
    lesson = lesson_of(find(game), name)
    answers = answers_of(lesson, at)
    if at:  # other good answers; the way there is the same
        if answers != answers_of(lesson, at - 1):
            assert taught(find(game), lesson, flat(answers)).step == len(lesson.steps) - 1
        return
    taken = 0
    for done, given in enumerate(answers):
        progress = taught(find(game), lesson, flat(answers[:done]))
        assert (progress.step, progress.taken, progress.wrong) == (done, taken, False)
        if lesson.steps[done].asks:
            legal = [option.notation for option in progress.table.legal(progress.seat)]
            assert given[0] in legal, f"step {done + 1}: {given[0]} is not asked for; legal: {legal}"
        taken += len(given)
    assert taught(find(game), lesson, flat(answers)).step == len(lesson.steps) - 1


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_solution_ends_with_the_goal_and_not_after_it(game: str, name: str) -> None:
    lesson = lesson_of(find(game), name)
    answers = answers_of(lesson)
    for at, step in enumerate(lesson.steps[:-1]):
        if step.goal:
            early = taught(find(game), lesson, [*flat(answers[:at]), *answers[at][:-1]])
            assert (early.step, early.wrong) == (at, False), f"step {at + 1} is done before {step.solution[-1]}"


@pytest.mark.parametrize("game", LONG)
def test_the_games_of_first_lessons_end_with_the_pupil_winning(game: str) -> None:
    lesson = lesson_of(find(game), "first")
    table = taught(find(game), lesson, flat(answers_of(lesson))).table
    assert table.result is not None
    assert 0 in table.result.winners


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_teacher_points_at_something_while_one_reads(game: str, name: str) -> None:
    steps = lesson_of(find(game), name).steps[:-1]
    assert [at + 1 for at, step in enumerate(steps) if not (step.asks or step.point)] == []


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_wrong_answer_that_can_be_given_has_a_reply_of_its_own(game: str, name: str) -> None:
    lesson = lesson_of(find(game), name)
    answers = answers_of(lesson)
    for at, step in enumerate(lesson.steps[:-1]):
        good = {seats_numbered(answer, lesson.seats) for answer in step.answer}
        before = taught(find(game), lesson, flat(answers[:at]))
        others = {option.notation for option in before.table.legal(before.seat)} - good if step.asks else set()
        assert step.wrong or not others, f"step {at + 1}: {sorted(others)}"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_other_answer_is_explained_and_changes_nothing(game: str, name: str) -> None:
    lesson = lesson_of(find(game), name)
    answers = answers_of(lesson)
    for at, step in enumerate(lesson.steps[:-1]):
        before = taught(find(game), lesson, flat(answers[:at]))
        others = [option.notation for option in before.table.legal(before.seat)] if step.answer else ["no-such-move"]
        good = {seats_numbered(answer, lesson.seats) for answer in step.answer}
        for other in sorted(set(others) - good)[:FEW]:
            after = taught(find(game), lesson, [*flat(answers[:at]), other, "whatever"])
            assert (after.step, after.taken, after.wrong) == (at, before.taken, True)
            assert after.table.dump() == before.table.dump()
            assert after.text(lesson, "en") == step.say["en"]
            assert after.reply(lesson, "en") == step.wrong.get("en", "")


def test_an_exercise_is_played_freely_and_begins_anew_when_its_moves_are_used_up() -> None:
    lesson = lesson_of(find("coup"), "duel")
    free = taught(find("coup"), lesson, [GO_ON, "income"])
    assert (free.step, free.taken, free.wrong) == (1, 2, False)
    assert free.reply(lesson, "en") == ""
    over = taught(find("coup"), lesson, [GO_ON, "income", "income", "tax"])
    assert (over.step, over.taken, over.wrong) == (1, 1, True)
    assert over.reply(lesson, "en").startswith("Two turns are over")
    assert taught(find("coup"), lesson, [GO_ON, "income", "assassinate@1"]).step == 2


def test_a_teacher_points_at_what_a_step_names_and_at_its_answers() -> None:
    lesson = lesson_of(find("coup"), "patrons")
    assert taught(find("coup"), lesson, []).points(lesson) == ["face:Captain", "face:Contessa"]
    assert taught(find("coup"), lesson, [GO_ON]).points(lesson) == ["steal@1"]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_clauses_that_a_teacher_names_exist(game: str, name: str) -> None:
    import re

    known = clauses(find(game))
    for step in lesson_of(find(game), name).steps:
        for text in [*step.say.values(), *step.wrong.values()]:
            assert set(re.findall(r"\b[A-Z]{2}-\d+(?:\.\w+)*", text)) <= set(known)


def test_what_is_not_a_lesson_is_refused() -> None:
    with pytest.raises(BadInput, match="has no lesson 'none'; its lessons are: first, patrons"):
        lesson_of(find("coup"), "none")
    with pytest.raises(BadScenario, match="is not a lesson"):
        read_lesson("title: 3", "x.yaml", BOTH)
    form = "title: {en: a, ru: b}\nabout: {en: a, ru: b}\nminutes: 1\nseats: 2\nposition: {}\nsteps: "
    with pytest.raises(BadScenario, match="ends with a step that is only read"):
        read_lesson(form + "[{say: {en: a, ru: b}, answer: [income]}]", "x.yaml", BOTH)
    with pytest.raises(BadScenario, match="a step with a goal has a solution, and no answer"):
        read_lesson(form + "[{say: {en: a, ru: b}, goal: {turn: B}}, {say: {en: a, ru: b}}]", "x.yaml", BOTH)
    with pytest.raises(BadScenario, match="everything is said in en and ru"):
        read_lesson(form + "[{say: {en: a}}]", "x.yaml", BOTH)
    with pytest.raises(BadScenario, match="everything is said in en and de and ru"):
        read_lesson(form + "[{say: {en: a, ru: b}}]", "x.yaml", ("en", "de", "ru"))


def test_a_move_of_others_that_is_illegal_names_its_step() -> None:
    form = "title: {en: a, ru: b}\nabout: {en: a, ru: b}\nminutes: 1\nseats: 2\nposition: {}\nsteps: "
    say = "say: {en: a, ru: b}"
    lesson = read_lesson(form + f"[{{{say}, then: ['B: nothing']}}, {{{say}}}]", "x.yaml", BOTH)
    with pytest.raises(BadScenario, match="step 1: "):
        taught(find("coup"), lesson, [GO_ON])
