"""Finding puzzles: wins by force are proven by trying everything, others by searches that agree; evidence is kept."""

from __future__ import annotations

import msgspec
import pytest

from camarilla.bots import forced_wins, puzzles
from camarilla.bots.forced_wins import TooWide, is_refuted, wins_always
from camarilla.bots.levels import effort_of
from camarilla.bots.match import play_match
from camarilla.bots.puzzles import (
    LEAD,
    SEEDS,
    lead_of,
    proof_of,
    puzzle_at,
    puzzles_in,
    rating_of,
    searched,
    turning_points,
    win_proof,
)
from camarilla.bots.simulate import plan_for
from camarilla.checks.puzzles import WIN, attempted, puzzle_of, puzzles_of
from camarilla.kernel.events import seen_by
from camarilla.kernel.game import Game, find, names
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table

PUZZLES = [(game, name) for game in names() for name in puzzles_of(find(game))]
FEW_WORLDS = 4


def duel(**coins: int) -> Table:
    """The last two of Coup: one influence each."""
    position = {"hands": {"A": "Duke", "B": "Captain"}, "lost": {"A": "Captain", "B": "Duke"}, "coins": coins}
    return Table.at("coup", position, seats=2)


def test_a_coup_wins_by_force_and_nothing_else_does() -> None:
    table = duel(A=7, B=2)
    assert wins_always(table, 0, ["coup@1"], 8)
    assert not wins_always(table, 0, ["income"], 8)
    assert not wins_always(table, 0, ["tax", "coup@1"], 8)
    assert not is_refuted(table, 0, "coup@1", 1, 4)
    assert is_refuted(table, 0, "income", 1, 4)
    proof = win_proof(table, 0, ["coup@1"])
    assert proof is not None
    assert proof.worlds == puzzles.WORLDS


def test_a_line_that_only_wins_if_the_others_let_it_is_no_proof() -> None:
    table = duel(A=3, B=2)
    assert not wins_always(table, 0, ["assassinate@1"], 8)
    assert win_proof(table, 0, ["assassinate@1"]) is None
    assert win_proof(table, 0, []) is None


def test_one_who_answers_second_in_a_poll_is_proven_against_what_is_answered_first() -> None:
    """Three at the table: B and C are asked at once whether A lies; what B answers is not known to C."""
    hands = {"A": "Captain", "B": "Duke", "C": "Duke"}
    table = Table.at("coup", {"hands": hands, "lost": {"A": "Duke"}, "coins": {"A": 2, "B": 2, "C": 2}}, seats=3)
    table.play(0, "tax")
    assert table.to_act == [1, 2]
    assert is_refuted(table, 2, "pass", 1, 2)
    assert is_refuted(table, 2, "challenge", 1, 2)


def test_what_is_too_wide_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forced_wins, "MOST_TABLES", 1)
    with pytest.raises(TooWide):
        wins_always(duel(A=7, B=2), 0, ["coup@1"], 1)
    assert win_proof(duel(A=7, B=2), 0, ["coup@1"]) is None


def test_searches_must_agree_that_one_answer_is_well_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    told = [{"a": 0.6, "b": 0.4}, {"a": 0.7, "b": 0.4}]
    monkeypatch.setattr(puzzles, "searched", lambda table, seat, iterations, luck: told[luck - 1])
    best, proof = proof_of(duel(), 0)
    assert best == "a"
    assert proof is not None
    assert proof.worths == told
    assert proof.iterations == 4 * effort_of(find("coup")).iterations
    told[1] = {"a": 0.5, "b": 0.4}
    assert proof_of(duel(), 0)[1] is None
    told[1] = {"a": 0.3, "b": 0.6}
    assert proof_of(duel(), 0)[1] is None


def test_what_all_bots_of_middling_skill_answer_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    table = duel(A=7, B=2)
    monkeypatch.setattr(puzzles, "middling_answers", lambda table, seat, times: ["coup@1"] * times)
    assert puzzle_at(table, 0, ["coup@1"], 0) is None
    monkeypatch.setattr(puzzles, "middling_answers", lambda table, seat, times: ["income"] * times)
    missed = puzzle_at(table, 0, ["coup@1"], 0)
    assert missed is not None
    assert (missed.kind, missed.solution, missed.rating) == (WIN, ["coup@1"], rating_of(0))
    monkeypatch.setattr(puzzles, "glanced", lambda table, seat: {"income": 0.9, "tax": 0.1})
    monkeypatch.setattr(puzzles, "proof_of", lambda table, seat: pytest.fail("searched what everybody answers"))
    assert puzzle_at(table, 0, None, 0) is None


def test_decisions_on_which_bots_agree_are_looked_at_besides_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A heuristic that thinks of one answer only always agrees with itself, and may be wrong."""
    record = play_match("coup", ["level4", "level4"], seed=1, record=True).record
    assert record is not None
    monkeypatch.setattr(puzzles, "is_disputed", lambda table, seat: False)
    agreed = turning_points(record, 3)
    assert len(agreed) == 3
    monkeypatch.setattr(puzzles, "is_disputed", lambda table, seat: True)
    assert turning_points(record, 3) == agreed
    monkeypatch.setattr(puzzles, "is_disputed", lambda table, seat: table.prompt(seat).label.id == "act")
    assert len(turning_points(record, 3)) > 3


def test_the_lead_and_the_rating() -> None:
    assert lead_of({"a": 0.25, "b": 0.75, "c": 0.5}) == ("b", 0.25)
    assert lead_of({"a": 1.0}) == ("a", 0.0)
    assert rating_of(8) == 1500
    assert rating_of(0) > rating_of(4) > 1500 > rating_of(16)


def test_a_search_tries_every_answer_and_repeats() -> None:
    table = duel(A=7, B=2)
    worths = searched(table, 0, 40, 1)
    assert set(worths) == {option.notation for option in table.legal(0)}
    assert worths["coup@1"] == 1.0
    assert searched(table, 0, 40, 1) == worths


def test_puzzles_are_found_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """With little effort and a small lead there are some; each can be solved."""
    little = msgspec.structs.replace(effort_of(find("coup")), iterations=12)
    monkeypatch.setattr(puzzles, "effort_of", lambda game: little)
    for name in ("LEAD", "PROMISING", "UNLIKELY"):
        monkeypatch.setattr(puzzles, name, 0.01)
    plan = plan_for("coup", ["level3"], seats=2, seed=1)
    found = next(found for number in range(9) if (found := list(puzzles_in(plan, number, 40))))
    for puzzle in found:
        assert attempted(puzzle, puzzle.solution).solved
        again = msgspec.json.decode(msgspec.json.encode(puzzle), type=type(puzzle))
        assert again == puzzle
        other = puzzle.table().sample(puzzle.seat, Rng(bytes(32)))
        assert seen_by(other.events, puzzle.seat) == seen_by(puzzle.table().events, puzzle.seat)
    assert len({puzzle.name for puzzle in found}) == len(found)


@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_a_puzzle_that_ships_is_proven(game: str, name: str) -> None:
    puzzle = puzzle_of(find(game), name)
    table = puzzle.table()
    legal = {option.notation for option in table.legal(puzzle.seat)}
    if puzzle.kind == WIN:
        assert wins_always(table, puzzle.seat, puzzle.solution, FEW_WORLDS)
        others = legal - {puzzle.solution[0]}
        assert all(is_refuted(table, puzzle.seat, other, len(puzzle.solution), puzzles.REFUTING) for other in others)
        return
    assert len(puzzle.proof.worths) == SEEDS
    assert puzzle.proof.iterations >= puzzles.TIMES * effort_of(find(game)).iterations
    for worths in puzzle.proof.worths:
        best, lead = lead_of(worths)
        assert set(worths) == legal
        assert best == puzzle.solution[0]
        assert lead >= LEAD - 0.001  # they are kept with three digits


def first_two(game: Game) -> list[str]:
    """Some puzzles of a game that were searched."""
    return [name for name, puzzle in puzzles_of(game).items() if puzzle.kind != WIN][:2]


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in ("coup", "potdevin") for name in first_two(find(game))]
)
def test_a_shorter_search_with_other_luck_sees_the_same(game: str, name: str) -> None:
    puzzle = puzzle_of(find(game), name)
    worths = searched(puzzle.table(), puzzle.seat, effort_of(find(game)).iterations * 2, luck=7)
    assert lead_of(worths)[0] == puzzle.solution[0]
