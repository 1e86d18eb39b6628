"""Trained players: where they play, how they answer, what they advise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import camarilla
from camarilla.bots import SearchBot, bot_named, levels, review, trained
from camarilla.bots.human import HumanBot
from camarilla.bots.levels import CLASSIC_EFFORT, adviser, effort_of
from camarilla.bots.match import play_match
from camarilla.bots.trained import Covered, TrainedBot, covering
from camarilla.fast.players import PLAYERS
from camarilla.games.coup.beliefs import Trust
from camarilla.games.coup.evaluation import DEFAULT, Weights
from camarilla.kernel.errors import BadInput
from camarilla.kernel.rng import Rng

np = pytest.importorskip("numpy")

TABLES = (("coup", 2, {}), ("coup", 3, {"inquisition": True}), ("potdevin", 3, {}), ("potdevin", 6, {}))


def untrained(game: str, seats: int, folder: Path) -> str:
    """A file of random weights that fit a table."""
    player = PLAYERS[game]
    random = np.random.default_rng(3)
    inputs, codes = player.observation.observation_size(seats), player.rules.code_count(seats)
    arrays = {}
    for name, size, outputs in (("body.0", inputs, 16), ("answers", 16, codes), ("chances", 16, seats)):
        arrays[f"{name}.weight"] = random.normal(0, 0.2, (outputs, size)).astype(np.float16)
        arrays[f"{name}.bias"] = random.normal(0, 0.2, outputs).astype(np.float16)
    file = folder / f"{game}-{seats}.npz"
    np.savez_compressed(file, **arrays)
    return str(file)


@pytest.fixture
def covered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Policies for a few tables. (A path that begins at the root stands for a file of the game's folder.)"""
    tables = tuple(Covered(game, seats, untrained(game, seats, tmp_path), options) for game, seats, options in TABLES)
    monkeypatch.setattr(trained, "COVERED", tables)


@pytest.mark.usefixtures("covered")
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_highest_level_is_the_trained_player_where_there_is_one(game: str, seats: int, options: Any) -> None:
    found = camarilla.find(game)
    assert isinstance(bot_named(found, "level5", seats, options), TrainedBot)
    assert isinstance(bot_named(found, "level5"), SearchBot)
    one, again = [play_match(game, ["level5"] * seats, seed=5, options=options, record=True) for _ in range(2)]
    assert one.record is not None
    assert again.record is not None
    assert one.record.entries == again.record.entries
    other = play_match(game, ["level5"] * seats, seed=6, options=options, record=True)
    assert other.record is not None
    assert other.record.entries != one.record.entries


@pytest.mark.usefixtures("covered")
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"inquisition": True}), (2, {"turn_cap": 30}), (3, {}), (4, {}), (2, {"two_players": "pick_one"})],
)
def test_other_tables_are_searched(seats: int, options: Any) -> None:
    game = camarilla.find("coup")
    assert covering(game, seats, options) is None
    assert isinstance(bot_named(game, "level5", seats, options), SearchBot)
    assert isinstance(adviser(game, seats, options), SearchBot)


@pytest.mark.usefixtures("covered")
def test_without_numpy_the_heuristic_plays_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = camarilla.find("coup")
    monkeypatch.setattr(levels, "numpy_is_here", lambda: False)
    with pytest.warns(UserWarning, match="needs NumPy"):
        bot = bot_named(game, "level5", 2, {})
    assert isinstance(bot, HumanBot)
    assert type(bot.mind) is game.bots["heuristic"]
    assert isinstance(adviser(game, 2, {}), SearchBot)


def test_weights_of_another_table_are_refused(tmp_path: Path) -> None:
    file = untrained("coup", 3, tmp_path)
    with pytest.raises(BadInput, match="coup with 2 seats has"):
        TrainedBot(camarilla.find("coup"), Covered("coup", 2, file))


@pytest.mark.usefixtures("covered")
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_advice_weighs_every_answer(game: str, seats: int, options: Any) -> None:
    table = camarilla.new(game, seats=seats, seed=3, options=options)
    bot = adviser(table.game, seats, options)
    assert isinstance(bot, TrainedBot)
    compared = 0
    for _ in range(30):
        seat = table.to_act[0]
        if len(table.legal(seat)) > 1:
            look = table.look(seat, bot.advises_in)
            thought = bot.think(look, Rng(bytes(32)))
            assert [one.option for one in thought.weighed] == look.options
            assert sum(one.share for one in thought.weighed) == pytest.approx(1)
            assert all(0 <= one.worth <= 1 for one in thought.weighed)
            compared += thought.iterations > 0 and len({one.worth for one in thought.weighed}) > 1
        table.play(seat, table.legal(seat)[-1])
        if table.over:
            break
    assert compared > 3


@pytest.mark.usefixtures("covered")
def test_a_review_asks_the_trained_player() -> None:
    match = play_match("coup", ["heuristic", "heuristic"], seed=4, record=True)
    assert match.record is not None
    told = review.review(match.record)
    assert len(told.chances) == len(match.record.entries) + 1
    assert all(sum(chances) == pytest.approx(1) for chances in told.chances)
    untold = [review.chances_of(camarilla.replay(match.record, step)) for step in range(3)]
    assert told.chances[:3] != untold
    assert told.chances[-1] == [1.0 if seat in match.result.winners else 0.0 for seat in range(2)]


def test_the_classic_levels_stay_as_they_were() -> None:
    """Whoever changes these numbers must give the new ones to the levels and keep the old for the classics."""
    coup, potdevin = camarilla.find("coup"), camarilla.find("potdevin")
    assert {"coup": effort_of(coup), "potdevin": effort_of(potdevin)} == CLASSIC_EFFORT
    assert bot_named(coup, "classic5").effort == CLASSIC_EFFORT["coup"]  # type: ignore[attr-defined]
    assert type(bot_named(coup, "classic4")) is coup.bots["heuristic"]
    assert (
        Weights(
            second=1.2,
            coin=0.08,
            armed=0.15,
            ready=0.25,
            crowd=1.5,
            hand=0.3,
            average=0.8,
            hoped=0.12,
            examined=0.1,
            faction=0.1,
            suspicion=2.0,
            usual=0.6,
            false_block=0.25,
            last_block=0.5,
            temper=0.005,
            trust=Trust(0.15, 1.0, 0.5, 2.0, 0.5, 0.3, 0.12, 4.0, 0.7),
        )
        == DEFAULT
    )
