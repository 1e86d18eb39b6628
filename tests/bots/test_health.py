"""What `camarilla health` counts."""

from __future__ import annotations

import json

import pytest

from camarilla.bots.health import GameHealth, changes, health_of, health_plan, known_after, watch_game
from camarilla.cli.main import code_of


def game(winners: list[float], leaders: list[int], **more: object) -> GameHealth:
    """A game as it was watched."""
    known = {"rounds": 3, "decisions": 10, "reason": "", "traits": [{}, {}], "answers": {}, "used": {}, "offered": {}}
    return GameHealth(winners=winners, leaders=leaders, harms=0, **{**known, **more})  # type: ignore[arg-type]


def test_when_the_winner_is_known_and_how_often_the_lead_changes() -> None:
    assert known_after(game([1.0, 0.0], [1, 0, 1, 0])) == 0.75
    assert known_after(game([1.0, 0.0], [0, 0])) == 0.0
    assert known_after(game([0.0, 1.0], [0, 0])) == 1.0
    assert changes([0, 0, 1, 0]) == 2


def test_shares_by_trait_and_by_offers() -> None:
    plan = health_plan("coup", 2, ["random"], {}, 1)
    with_deck = {"traits": [{"deck": "one"}, {"deck": "two"}]}
    games = [
        game([1.0, 0.0], [0], used={"Used a": 2}, offered={"Used a": 1, "Used b": 1}, **with_deck),
        game([1.0, 0.0], [], used={"Used a": 1}, offered={"Used a": 1}, **with_deck),
    ]
    found = health_of(plan, games)
    assert [(share.name, share.rate, share.even) for share in found.by_trait["deck"]] == [
        ("one", 1.0, 0.5),
        ("two", 0.0, 0.5),
    ]
    assert [(use.name, use.a_game, use.games, use.used, use.offered) for use in found.used] == [
        ("Used a", 1.5, 2, 3, 2),
        ("Used b", 0.0, 0, 0, 1),
    ]
    assert found.rounds == [3, 3, 3]


@pytest.mark.parametrize(
    ("name", "seats", "options", "trait"),
    [
        ("coup", 3, {}, None),
        ("potdevin", 3, {}, None),
        ("pax", 2, {"max_rounds": 1}, "plot"),
        ("pax", 2, {"max_rounds": 1, "opponent": "saint_germain"}, "plot"),
        ("oath", 3, {"deeds": 2}, "role"),
        ("inwo", 3, {"round_limit": 1}, "illuminati"),
    ],
)
def test_every_game_can_be_watched(name: str, seats: int, options: dict[str, object], trait: str | None) -> None:
    plan = health_plan(name, seats, ["random"], dict(options), 2)
    one = watch_game(plan, 0)
    assert one == watch_game(plan, 0), "the same game again"
    assert sum(one.answers.values()) == one.decisions
    assert one.rounds > 0
    asked = [traits for seat, traits in enumerate(one.traits) if plan.bots[seat] == "random"]
    assert all([(trait in traits) == (trait is not None) for traits in asked] if trait else [True])
    assert one.used


def test_the_command_tells_it_all(capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(["health", "coup", "--games", "6", "--bots", "random", "--seats", "3"]) == 0
    shown = capsys.readouterr().out
    for words in ("rounds:", "wins by seat", "least used", "led for good", "ended by last standing"):
        assert words in shown
    assert code_of(["health", "coup", "--games", "2", "--bots", "random", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert code_of(["health", "coup", "--games", "0"]) == 2
