"""The bot that searches: fair, repeatable, within its budget, and sensible where the answer is plain."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from camarilla.bots.levels import level_bot
from camarilla.bots.search import Effort, Search, SearchBot
from camarilla.bots.search_effort import Race
from camarilla.kernel.bots import Look, Sampler
from camarilla.kernel.game import find, names
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.kernel.view import View

QUICK = Effort(iterations=6, guided=1, wild=4, depth=3)


def positions(name: str, every: int, count: int) -> list[tuple[Table, int]]:
    """Some decisions of a random game, each as it then was."""
    table = Table.new(name, find(name).seat_counts[1], seed=3)
    rng = Rng(seed_bytes(4))
    found: list[tuple[Table, int]] = []
    number = 0
    while not table.over and len(found) < count:
        seat = rng.pick(table.to_act)
        number += 1
        if number % every == 0 and len(table.legal(seat)) > 1:
            found.append((table.clone(), seat))
        table.play(seat, rng.pick(table.legal(seat)))
    return found


@pytest.mark.parametrize("name", names())
def test_redrawn_faces_change_no_move(name: str) -> None:
    """A bot at a table whose unknown faces were redrawn makes the same move for the same seed."""
    game = find(name)
    within = 0
    for table, seat in positions(name, 7, 5):
        real = SearchBot(game, QUICK)
        look = table.look(seat, real.thinks, False)
        thought = real.think(look, Rng(seed_bytes(5)))
        double = SearchBot(game, QUICK)
        redrawn = table.look(seat, double.thinks, False)
        redrawn.sampler = redrawn_sampler(table, seat, double.thinks)
        assert double.think(redrawn, Rng(seed_bytes(5))) == thought
        assert thought.option in look.options
        within += not table.at_checkpoint
    assert within or name == "potdevin"


def redrawn_sampler(table: Table, seat: int, worlds: int) -> Sampler:
    """A sampler that was made at a table whose unknown faces had been redrawn before."""
    if table.at_checkpoint:
        return Sampler(table.sample(seat, Rng(seed_bytes(99))), seat, worlds)
    sampler = Sampler(table, seat, worlds)
    for world in sampler._worlds:
        sampler.redraw(world, Rng(seed_bytes(99)))
    return sampler


def test_a_search_that_is_limited_by_iterations_repeats_itself() -> None:
    table = Table.new("coup", 3, seed=2)
    seat = table.to_act[0]
    thoughts = []
    for seed in (1, 1, 2):
        bot = SearchBot(table.game, Effort(iterations=30, guided=2, wild=20))
        thoughts.append(bot.think(table.look(seat, bot.thinks, False), Rng(seed_bytes(seed))))
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].weighed != thoughts[2].weighed
    assert 0 < sum([one.visits for one in thoughts[0].weighed]) == thoughts[0].iterations <= 30


def test_time_ends_a_search() -> None:
    table = Table.new("potdevin", 4, seed=2)
    seat = table.to_act[0]
    bot = SearchBot(table.game, Effort(iterations=0, seconds=0.05))
    thought = bot.think(table.look(seat, bot.thinks, False), Rng(seed_bytes(1)))
    assert 0 < thought.iterations < bot.thinks


def test_the_tree_is_used_again() -> None:
    table = Table.new("potdevin", 3, seed=2)
    seat = table.to_act[0]
    bot = SearchBot(table.game, Effort(iterations=20, guided=2, wild=0))
    thoughts = [bot.think(table.look(seat, bot.thinks, False), Rng(seed_bytes(1))) for _ in range(2)]
    assert thoughts[1].iterations > 0
    assert sum([one.visits for one in thoughts[1].weighed]) == thoughts[0].iterations + thoughts[1].iterations


def laps(worths: list[list[float]], favourite: int, width: int = 8, caution: float = 1.0) -> Race:
    """A race as it stands after some worlds, each with what all the answers came to in it."""
    race = Race(len(worths[0]), [favourite][: favourite + 1], Effort(width=width, caution=caution))
    for worth in worths:
        race.lap([worth[at] for at in race.running])
    return race


def test_who_falls_clearly_behind_drops_out() -> None:
    race = laps([[0.5, 0.1, 0.6], [0.6, 0.2, 0.5], [0.4, 0.1, 0.5], [0.5, 0.1, 0.4], [0.5, 0.2, 0.5]], 0)
    assert sorted(race.running) == [0, 2]


def test_answers_that_always_come_to_the_same_are_not_weighed_on() -> None:
    race = laps([[0.3, 0.3], [0.6, 0.6], [0.4, 0.4], [0.5, 0.5], [0.1, 0.1]], 1)
    assert race.running == [1]
    assert race.winner() == 1


def test_the_heuristic_answer_stands_in_doubt() -> None:
    doubtful = [[0.5, 0.9], [0.6, 0.3], [0.5, 0.6], [0.5, 0.4], [0.4, 0.5]]
    assert laps(doubtful, 0).winner() == 0
    assert laps(doubtful, 0, caution=0.0).winner() == 1
    assert laps(doubtful, -1).winner() == 1, "without a heuristic the best wins"
    assert laps(doubtful[:2], 0, caution=0.0).winner() == 0, "two worlds say nothing"
    plain = [[0.5, 0.9], [0.6, 0.8], [0.5, 0.9], [0.5, 0.8], [0.6, 0.9]]
    assert laps(plain, 0).winner() == 1


def test_after_a_glance_few_answers_are_weighed() -> None:
    race = laps([[0.1, 0.2, 0.9, 0.3, 0.8]], 0, width=3)
    assert sorted(race.running) == [0, 2, 4], "the heuristic's answer and the two that promise most"


def test_nothing_was_looked_at() -> None:
    assert Race(3, [2], Effort()).winner() == 2


def test_a_heuristic_that_ranks_all_answers_chooses_who_runs() -> None:
    assert Race(5, [3, 1, 0, 4, 2], Effort(width=3)).running == [3, 1, 0]
    assert Race(5, [3], Effort(width=3)).running == [3, 0, 1, 2, 4]


def test_the_heuristic_answer_is_not_given_up_for_few_worlds() -> None:
    behind = [[0.5, 0.6], [0.5, 0.9], [0.6, 0.7], [0.5, 0.6], [0.5, 0.9]]
    assert sorted(laps(behind, 0).running) == [0, 1], "by three standard errors"
    assert laps(behind, -1).running == [1], "any other answer drops out"
    assert laps([[0.5, 0.8], [0.5, 0.9], [0.6, 0.9], [0.5, 0.8], [0.5, 0.9]], 0).running == [1]


def test_worlds_are_judged_after_equally_many_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that puts things off must not look better because less has happened after it."""
    table = Table.new("oath", 2, seed=3)
    rng = Rng(seed_bytes(1))
    while table.game.prospects.turns(table.g) < 4:
        seat = table.to_act[0]
        table.play(seat, rng.pick(table.legal(seat)))
    game = table.game
    now = game.prospects.turns(table.g)
    judged: list[int] = []

    def evaluate(g: Any) -> list[float]:
        judged.append(-1 if g.winner >= 0 else game.prospects.turns(g) - now)
        return [0.5, 0.5]

    monkeypatch.setattr(game.prospects, "evaluate", evaluate)
    bot = SearchBot(game, Effort(iterations=12, guided=200, turns=2, wild=0, depth=1))
    thought = bot.think(table.look(table.to_act[0], bot.thinks, False), Rng(seed_bytes(1)))
    assert thought.iterations >= 10
    assert set(judged[: thought.iterations]) <= {2, -1}, "after those comes the line that is told"


def last_stand(coins: dict[str, int]) -> Table:
    """Two players with a patron each, A to act."""
    return Table.at(
        "coup",
        {"hands": {"A": "Contessa", "B": "Contessa"}, "coins": coins, "lost": {"A": "Duke", "B": "Duke"}},
        seats=2,
    )


def test_it_takes_a_win_that_lies_there() -> None:
    table = last_stand({"A": 7, "B": 6})
    bot = SearchBot(table.game, Effort(iterations=120, guided=4, wild=0, trust=0.0))
    thought = bot.think(table.look(0, bot.thinks, False), Rng(seed_bytes(1)))
    assert thought.option.notation == "coup@1"
    assert thought.worth > 0.9


def test_it_sees_the_answer_it_fears() -> None:
    """Whoever leaves the other the coins for a coup loses: the line shows it."""
    table = last_stand({"A": 2, "B": 7})
    search = Search(table.game, 0, Effort(iterations=300, guided=2, wild=0, trust=0.0))
    thought = search.think(table.look(0, 300, False), Rng(seed_bytes(1)))
    assert thought.worth < 0.5
    assert any([reply.option.notation == "coup@0" for reply in thought.line])


class Careful:
    """Answers the first option, and counts how often it was asked."""

    thinks = False
    listens = False
    asked = 0

    def act(self, look: Any, rng: Rng) -> Any:
        Careful.asked += 1
        return look.options[0]


def test_the_heuristic_is_the_prior_and_the_guide(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.new("potdevin", 3, seed=2)
    seat = table.to_act[0]
    monkeypatch.setattr(table.game, "bots", {"heuristic": Careful})
    Careful.asked = 0
    bot = SearchBot(table.game, Effort(iterations=10, guided=3, wild=0, trust=1.0))
    thought = bot.think(table.look(seat, bot.thinks, False), Rng(seed_bytes(1)))
    assert thought.option == table.legal(seat)[0], "a lap or two prove nothing against it"
    assert [one.liked for one in thought.weighed] == [True] + [False] * (len(thought.weighed) - 1)
    assert Careful.asked >= 3


def at_every_choice(name: str, seats: int, options: dict[str, Any], most: int) -> Iterator[tuple[Table, int]]:
    """The first decisions of a game between bots, each as it comes."""
    table = Table.new(name, seats, seed=8, options=options)
    bots = [level_bot(table.game, "level4") for _ in range(seats)]
    rng = Rng(seed_bytes(9))
    for _ in range(most):
        if table.over:
            return
        seat = table.to_act[0]
        yield table, seat
        bot = bots[seat]
        table.play(seat, bot.act(table.look(seat, bot.thinks, bot.listens), rng))


SEATED = (("inwo", 4, {}), ("inwo", 2, {"decks": "random"}), ("oath", 4, {}), ("oath", 3, {}))


@pytest.mark.parametrize(("name", "seats", "options"), SEATED)
def test_a_heuristic_that_is_given_a_glance_answers_as_with_the_whole_board(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = find(name)
    minds = [[game.bots["heuristic"]() for _ in range(seats)] for _ in range(2)]
    looked = 0
    for table, seat in at_every_choice(name, seats, options, 200):
        look = table.look(seat, False, False)
        glanced = View(name, seats, seat, [], [], game.prospects.glance(table.g, seat), None)
        less = Look(seat, look.prompt, look.options, glanced, [], None)
        answers = [
            mind[seat].act(told, Rng(seed_bytes(looked))) for mind, told in zip(minds, (look, less), strict=True)
        ]
        assert answers[0] == answers[1], look.prompt.label.id
        looked += 1
    assert looked > 60


@pytest.mark.parametrize(("name", "seats", "options"), SEATED[:2])
def test_a_habit_is_legal_and_what_the_heuristic_answers(name: str, seats: int, options: dict[str, Any]) -> None:
    game = find(name)
    habits = 0
    for table, seat in at_every_choice(name, seats, options, 300):
        choice = table.choice_of(seat)
        assert choice is not None
        habit = game.prospects.habit(table.g, choice)
        if habit is not None:
            habits += 1
            values = choice.values(table.g)
            mind = game.bots["heuristic"]()
            answer = mind.act(table.look(seat, False, False), Rng(bytes(32)))
            assert choice.ask.option(table.g, seat, values[values.index(habit)]) == answer
    assert habits > 20


def test_processes_side_by_side_add_up_and_repeat() -> None:
    """At a checkpoint each process is handed an imagined world, so redrawn faces change nothing here either."""
    table = Table.new("coup", 3, seed=2)
    assert table.at_checkpoint
    seat = table.to_act[0]
    effort = Effort(iterations=30, guided=2, wild=0, processes=2)
    thoughts = []
    for elsewhere in (table, table, table.sample(seat, Rng(seed_bytes(9)))):
        bot = SearchBot(table.game, effort)
        thoughts.append(bot.think(elsewhere.look(seat, bot.thinks, False), Rng(seed_bytes(1))))
    assert thoughts[0] == thoughts[1] == thoughts[2]
    assert 0 < thoughts[0].iterations <= 30
    assert abs(sum([one.share for one in thoughts[0].weighed]) - 1) < 1e-9
