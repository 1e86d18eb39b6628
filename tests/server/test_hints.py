"""Hints at a table of a game whose heuristic is asked before anything is advised."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from .worlds import Clock, World

NAMES = ["Ann", "Bob", "Cyd"]


@pytest.mark.parametrize("answers", [True, False])
def test_a_glance_at_pax_begins_with_what_its_heuristic_would_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answers: bool
) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        table = await world.begun(await world.people(NAMES), "pax", rated=False, hints=True)
        host = world.host(table)
        seat = host.game.unanswered()[0]
        name = NAMES[seat]
        await world.tell(name, type="watch", table=table, seat=seat)
        choice = host.game.table.choice_of(seat)
        assert choice is not None
        assert choice.ask.prompt == "act"
        legal = [option.notation for option in host.game.table.legal(seat)]
        favoured = [notation for notation in legal if notation.startswith("interrogate")][-1]

        async def answer(*given: Any) -> str | None:
            assert given[2] == "level4"
            return favoured if answers else None

        monkeypatch.setattr(host.bot_runner, "answer", answer)
        replies = await world.tell(name, type="hint", table=table, seat=seat, glance=True, ref="r")
        hint = next(reply for reply in replies if reply.get("ref") == "r")
        plans = hint["hint"]["plans"]
        assert hint["notation"] == plans[0]["notation"]
        assert all(plan["why"] for plan in plans)
        kinds = [plan["notation"].partition(":")[0] for plan in plans]
        assert len(set(kinds)) == len(kinds), "one of each kind"
        if answers:
            assert plans[0]["notation"] == favoured
        await world.close()

    asyncio.run(main())
