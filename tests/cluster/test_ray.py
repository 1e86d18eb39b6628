"""The arena on a cluster of Ray's: the games are those that are played without it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from camarilla.bots.arena import Played, contest_for, play_contest


@pytest.mark.long
def test_games_are_the_same_on_a_cluster() -> None:
    pytest.importorskip("ray", reason="ray is not installed; it is in the extra `cluster`")
    plan = contest_for("coup", ["random", "level2"], seats=2, seed=1)

    def played(**where: Any) -> list[Played]:
        games = play_contest(plan, range(6), **where)
        return sorted([msgspec.structs.replace(game, seconds=0.0) for game in games], key=lambda game: game.number)

    assert played(ray="local") == played()
