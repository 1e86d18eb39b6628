"""Puzzles over HTTP: a list with one of the day for each game, and pages that tell no more than the seat could see."""

from __future__ import annotations

import json
from typing import Any

import pytest

from camarilla.checks.puzzles import puzzle_of, puzzles_of
from camarilla.kernel.game import find, names
from camarilla.server.tables.jobs import puzzle_page

from .client import Person
from .test_lobby import with_people

PUZZLES = [(game, name) for game in names() for name in puzzles_of(find(game))]
CALLED = ["Ada", "Bruno", "Clara", "Dario"]


def test_a_puzzle_is_asked_answered_and_solved(server) -> None:
    async def test(person: Person) -> None:
        listed = await person.request("GET", "/api/puzzles")
        for game in {each["game"] for each in listed}:
            own = [each for each in listed if each["game"] == game]
            assert [each["name"] for each in own] == list(puzzles_of(find(game)))
            assert sum([each["today"] for each in own]) == 1
        puzzle = next(each for each in puzzles_of(find("coup")).values() if len(each.solution) == 1)
        path = f"/api/puzzles/coup/{puzzle.name}"
        page = await person.request("POST", path, {"names": CALLED})
        legal = [option["notation"] for option in page["prompt"]["options"]]
        assert (page["solved"], page["solution"], page["taken"], page["of"]) == (False, [], 0, 1)
        other = next(notation for notation in legal if notation != puzzle.solution[0])
        wrong = await person.request("POST", path, {"answers": [other]})
        assert (wrong["wrong"], wrong["solved"], wrong["solution"]) == (other, False, [])
        assert wrong["reply"]
        assert wrong["prompt"]["id"] == page["prompt"]["id"]
        right = await person.request("POST", path, {"answers": puzzle.solution, "language": "ru"})
        assert (right["solved"], right["prompt"], right["wrong"]) == (True, None, "")
        assert right["solution"][0].startswith("Решение — ")
        shown = await person.request("POST", path, {"show": True})
        assert (shown["solved"], shown["prompt"]) == (False, None)
        assert shown["solution"]
        await person.request("POST", "/api/puzzles/coup/none", {}, expect=400)

    with_people(server, 1, test)


@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_a_page_tells_nothing_of_what_its_seat_does_not_know(game: str, name: str) -> None:
    """The view is that of the seat, and neither the position nor the solution is anywhere on a page that asks."""
    puzzle = puzzle_of(find(game), name)
    page = puzzle_page(game, name, [], "en", CALLED)
    view: Any = json.loads(json.dumps(page.view))
    assert view["seat"] == puzzle.seat
    assert page.prompt is not None
    assert not page.solution
    assert not page.reply
    hidden = json.dumps(puzzle.position["state"])
    assert hidden not in json.dumps(page.view)
    assert all(event.get("type") for event in page.events)
