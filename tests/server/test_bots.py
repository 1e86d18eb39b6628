"""Bots at a server's tables: light ones, thinking ones, and programs in any language."""

from __future__ import annotations

import asyncio
import random
import shutil
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from camarilla.bots import SearchBot, bot_named
from camarilla.bots.human import HumanBot
from camarilla.kernel.bots import Look
from camarilla.kernel.game import find, names
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table
from camarilla.server.live.bot_runner import HOLD_SECONDS, BotRunner, levels, stand_in, think, thinker

from .client import Person, play_out
from .worlds import Clock, World

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_levels_go_from_the_weakest_to_the_strongest() -> None:
    assert levels(find("coup")) == levels(find("potdevin")) == ["level1", "level2", "level3", "level4", "level5"]


@pytest.mark.parametrize("game", names())
def test_who_steps_in_for_people_plays_by_the_heuristic(game: str) -> None:
    bot = bot_named(find(game), stand_in(find(game)))
    assert isinstance(bot, HumanBot)
    assert type(bot.mind) is find(game).bots["heuristic"]


def test_a_bot_that_thinks_keeps_its_tree_from_move_to_move() -> None:
    """One seat of one table has one tree; what it thought at the last question is there at the next."""
    thinker.cache_clear()
    table = Table.new("coup", 2, seed=1)
    options = msgspec.json.encode(table.options)
    sizes = []
    while len(sizes) < 3:
        seat = table.to_act[0]
        notation = think("T", "coup", "search:12", table.dump(), seat, table.seen(seat), Rng(bytes(32)).dump())
        table.play(seat, notation)
        bot = thinker("T", seat, "coup", "search:12", 2, options)
        if seat == 0 and isinstance(bot, SearchBot) and bot.search is not None:
            sizes.append(len(bot.search.nodes))
    assert 0 < sizes[0] < sizes[1] < sizes[2]
    assert thinker("T", 1, "coup", "search:12", 2, options) is not bot
    assert thinker("U", 0, "coup", "search:12", 2, options) is not bot


async def finished(person: Person, table: str) -> Any:
    """The table once it is finished."""
    for _ in range(200):
        info = await person.request("GET", f"/api/tables/{table}")
        if info["status"] == "finished":
            return info
        await asyncio.sleep(0.05)
    raise AssertionError("the table was not finished")


@pytest.mark.parametrize("game", ["coup", "potdevin"])
def test_bots_play_among_themselves(server, game) -> None:
    async def main() -> None:
        async with await Person(server.url).arrive("P") as person:
            best = levels(find(game))[2]
            table = await person.open(game=game, seats=3, bots={str(seat): best for seat in range(3)}, start=True)
            assert (await finished(person, table["id"]))["result"]["winners"]

    asyncio.run(main())


def test_sentences_call_bots_by_a_name_not_by_their_kind(server) -> None:
    async def main() -> None:
        said: list[str] = []
        rng = random.Random(2)

        def answer(_: int, prompt: Any) -> str:
            said.extend([prompt["text"], *[one["text"] for one in [*prompt["options"], *prompt.get("refusals", [])]]])
            return str(rng.choice(prompt["options"])["notation"])

        async with await Person(server.url).arrive("P") as person:
            table = (await person.open(game="coup", seats=3, bots={"1": "level3", "2": "level3"}, start=True))["id"]
            async with await person.connect() as socket:
                await socket.watch(table, 0)
                await play_out({0: socket}, table, answer)
        assert any("Bruno" in text for text in said)
        assert any("Clara" in text for text in said)
        assert not [text for text in said if "level" in text]

    asyncio.run(main())


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_a_program_plays_a_seat(new_server, language) -> None:
    if language == "javascript" and shutil.which("node") is None:
        pytest.skip("there is no node here")
    command = (
        [sys.executable, str(EXAMPLES / "bot.py")] if language == "python" else ["node", str(EXAMPLES / "bot.mjs")]
    )
    server = new_server(bot_commands={"mine": command}, bot_seconds=60.0)

    async def main() -> None:
        rng = random.Random(2)
        async with await Person(server.url).arrive("P") as person:
            table = (await person.open(game="coup", seats=3, bots={"1": "mine", "2": "random"}, start=True))["id"]
            async with await person.connect() as socket:
                await socket.watch(table, 0)
                await play_out({0: socket}, table, lambda _, prompt: rng.choice(prompt["options"])["notation"])
            await finished(person, table)

    asyncio.run(main())


def test_a_program_that_dies_is_answered_for(new_server) -> None:
    server = new_server(bot_commands={"mine": [sys.executable, "-c", "pass"]}, bot_seconds=0.2)

    async def main() -> None:
        async with await Person(server.url).arrive("P") as person:
            table = (await person.open(game="coup", seats=2, bots={"0": "mine", "1": "random"}, start=True))["id"]
            for _ in range(100):
                await asyncio.sleep(0.1)
                if (await person.request("GET", f"/api/tables/{table}"))["steps"] >= 2:
                    return
            raise AssertionError("nobody answered for the program")

    asyncio.run(main())


def test_a_program_over_the_network_plays_with_a_token(server) -> None:
    async def main() -> None:
        async with await Person(server.url).arrive("P") as person:
            await person.request("POST", "/api/accounts", {"name": "Botter", "password": "long enough"})
            token = (await person.request("POST", "/api/me/tokens", {"label": "bot"}))["secret"]
            table = (await person.open(game="coup", seats=2, bots={"1": "honest"}, start=True))["id"]
            address = server.url.replace("http", "ws", 1) + "/ws"
            process = await asyncio.create_subprocess_exec(
                sys.executable, str(EXAMPLES / "bot.py"), address, token, table, "0"
            )
            assert await asyncio.wait_for(process.wait(), 60) == 0
            await finished(person, table)

    asyncio.run(main())


# -- thinking ----------------------------------------------------------------------------------------------------------


class Slow:
    """A bot that thinks: it looks at sampled worlds, or takes for ever."""

    thinks = True
    listens = True

    def act(self, look: Look, rng: Rng) -> Option:
        assert look.sampler is not None
        world = look.sampler.sample(rng)
        assert world.view(look.seat) == look.view
        assert look.events
        return look.options[-1]


def test_bots_let_people_go_first_but_not_for_ever(monkeypatch) -> None:
    async def main() -> None:
        bot_runner = BotRunner(1, 60.0)
        order: list[str] = []

        async def bots() -> None:
            async with bot_runner.bot_turn() as deadline:
                await bot_runner.let_people_first(deadline)
                order.append("bot")

        with bot_runner.person_answers():
            turn = asyncio.create_task(bots())
            await asyncio.sleep(0.01)
            order.append("person")
        await turn
        assert order == ["person", "bot"]
        monkeypatch.setattr("camarilla.server.live.bot_runner.SECONDS_FOR_PEOPLE", 0.0)
        with bot_runner.person_answers():
            await bots()
        assert order == ["person", "bot", "bot"]

    asyncio.run(main())


def test_bots_let_the_event_loop_go_round_only_now_and_then(monkeypatch) -> None:
    async def main() -> None:
        time = [1000.0]
        monkeypatch.setattr("camarilla.server.live.bot_runner.perf_counter", lambda: time[0])
        bot_runner, rounds = BotRunner(1, 60.0), 0

        async def others() -> None:
            nonlocal rounds
            while True:
                await asyncio.sleep(0)
                rounds += 1

        running = asyncio.create_task(others())
        async with bot_runner.bot_turn() as deadline:
            await bot_runner.let_people_first(deadline)
            await bot_runner.let_people_first(deadline)
            before = rounds
            for _ in range(10):
                await bot_runner.let_people_first(deadline)
            assert rounds == before
            time[0] += 2 * HOLD_SECONDS
            await bot_runner.let_people_first(deadline)
            assert rounds == before + 1
        running.cancel()

    asyncio.run(main())


def test_a_thinking_bot_answers_from_another_process(tmp_path: Path) -> None:
    """Here with the random bot, which any process finds; what it is handed is the same."""

    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        actors = await world.people(["Ann", "Bob"])
        table = await world.begun(actors, "coup")
        host = world.host(table)
        (seat,) = host.game.unanswered()
        bot_runner = BotRunner(1, 60.0)
        position, events = host.game.table.dump(), await host.bots.events_seen(host.game, seat)
        answer = await bot_runner.answer("T", "coup", "heuristic", position, seat, events, Rng(bytes(32)))
        assert answer in [option.notation for option in host.game.table.legal(seat)]
        late = BotRunner(1, 0.0)
        assert await late.answer("T", "coup", "heuristic", position, seat, events, Rng(bytes(32))) is None
        bot_runner.close()
        late.close()
        await world.close()

    asyncio.run(main())


def test_a_reload_while_a_bot_is_told_what_happened_leaves_it_nothing_stale(tmp_path: Path) -> None:
    """An agreed undo loads the game anew, from where fewer events lie before it, while the history is being read."""

    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        table = await world.begun(await world.people(["Ann", "Bob"]), "coup")
        host = world.host(table)

        class Game:
            def __init__(self, earlier: int) -> None:
                self.earlier = earlier
                self.table = self

            def seen(self, seat: int) -> list[int]:
                return []

        kept = [[-1, {"type": "Noted", "number": number}] for number in range(8)]
        reading = asyncio.Event()

        async def history(table_id: str) -> list[Any]:
            await reading.wait()
            return kept

        host.bots._journal = SimpleNamespace(history=history)
        stale = asyncio.create_task(host.bots.events_seen(Game(8), 0))
        await asyncio.sleep(0)
        host.bots.game_reloaded()
        reading.set()
        assert len(await stale) == 8
        assert len(await host.bots.events_seen(Game(3), 0)) == 3
        await world.close()

    asyncio.run(main())


def test_a_thinking_bot_sits_at_a_table(tmp_path: Path, monkeypatch) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        actors = await world.people(["Ann", "Bob"])
        table = await world.begun(actors, "coup")
        host = world.host(table)
        asked: list[Any] = []

        async def answer(
            table_id: str, game: str, name: str, position: bytes, seat: int, events: Any, rng: Rng, *more: Any
        ) -> str:
            assert more[0] == actors[0].user
            asked.append((table_id, game, name, seat, bool(events)))
            return host.game.table.legal(seat)[0].notation

        monkeypatch.setattr(host.bot_runner, "answer", answer)
        (seat,) = host.game.unanswered()
        chair = host.chairs[seat]
        chair.bot, chair.away = "thinker", True
        monkeypatch.setattr("camarilla.server.live.table_bots.bot_named", lambda *_: Slow())
        host.set_alarm()
        await asyncio.gather(*host.tasks)
        assert asked == [(table, "coup", "thinker", seat, True)]
        assert host.game.number == 2
        await world.close()

    asyncio.run(main())
