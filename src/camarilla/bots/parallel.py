"""A search in several processes side by side.

At a checkpoint an imagined world is plain data: each process is handed one, draws its own worlds from it as the bot
itself would, and grows a tree of its own. Their answers are counted as votes. What is handed over is a sample like any
other, so a process knows no more than the bot.
"""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

import msgspec

from camarilla.bots.search import Effort, Search, Thought, Weighed
from camarilla.kernel.bots import Look
from camarilla.kernel.game import find
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table

__all__ = ["search_in_parallel"]


@cache
def pool(processes: int) -> ProcessPoolExecutor:
    """The processes, started once; spawned, so that they hold nothing of this one."""
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"))


def search_in_parallel(search: Search, look: Look, rng: Rng) -> Thought:
    """Search in as many processes as the effort says, and add up what they found."""
    assert look.sampler is not None
    effort = search.effort
    parts = effort.processes
    apart = msgspec.structs.replace(effort, processes=1, iterations=-(-effort.iterations // parts))
    world = look.sampler.sample(rng.fork("world"))
    options = msgspec.to_builtins(world.options)
    search.remember(look, rng)
    calls = [
        pool(parts).submit(
            search_part, search.game.name, options, world.g.dump(), look.seat, apart, rng.fork(f"part:{part}").dump()
        )
        for part in range(parts)
    ]
    return added_up(look, search.ranking[:1], [call.result() for call in calls])


def search_part(
    name: str, options: dict[str, Any], state: dict[str, Any], seat: int, effort: Effort, rng: dict[str, Any]
) -> Thought:
    """One part of a search, in a process of its own."""
    game = find(name)
    g = game.blank()
    g.restore(state)
    table = Table.from_state(game, game.read_options(g.seats, options), g, listen=False)
    search = Search(game, seat, effort)
    return search.think(table.look(seat, effort.worlds, False), Rng.load(rng))


def added_up(look: Look, liked: list[str], thoughts: list[Thought]) -> Thought:
    """Several thoughts about the same question as one: what most parts would answer, of equals the heuristic's answer.

    The line is that of a part which found the same answer best.
    """
    weighed = []
    tried = max(1, sum([one.visits for thought in thoughts for one in thought.weighed]))
    for at, option in enumerate(look.options):
        ones = [thought.weighed[at] for thought in thoughts]
        visits = sum([one.visits for one in ones])
        worth = sum([one.worth * one.visits for one in ones]) / max(1, visits)
        weighed.append(Weighed(option, visits, visits / tried, worth, option.notation in liked))
    votes = Counter([thought.option.notation for thought in thoughts])
    best = max(weighed, key=lambda one: (votes[one.option.notation], one.liked, one.worth))
    lines = [thought.line for thought in thoughts if thought.option.notation == best.option.notation]
    total = sum([thought.iterations for thought in thoughts])
    return Thought(best.option, best.worth, weighed, lines[0], total)
