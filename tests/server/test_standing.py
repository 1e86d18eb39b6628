"""Standing orders at a server's table: when they answer tells nobody of a hand."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import groupby, pairwise
from math import inf, sqrt
from operator import itemgetter
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
import pytest

from camarilla.bots.search import Effort, SearchBot
from camarilla.kernel.game import find
from camarilla.kernel.order_following import ahead
from camarilla.kernel.orders import Order
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.server.api.schemas import Clocks
from camarilla.server.live.live_table import LiveTable
from camarilla.server.live.operations import LiveGame, Ordered, Played, Undone
from camarilla.server.live.standing_orders import (
    LEAST,
    Ahead,
    StandingOrders,
    delay,
    kept_by_server,
    plainly_one_answer,
)

from .worlds import Clock, World

LONGEST = 1.2
WINDOWS = 1000
ANSWERED_IN = 0.05
"""A person who passes faster than any standing order would."""
NAMES = ["Ann", "Bob", "Cyd"]
ORDERS = {"inwo": ["matters", "only-answer", "draw"], "coup": ["only-answer"], "potdevin": ["only-answer"]}


def position(hand: str) -> Table:
    """A table of three at which seat A can play a Plot, and seat C holds these cards."""
    hands = {"A": "gun-control", "C": hand}
    return Table.at("inwo", {"groups": {"A": "cia", "B": "texas", "C": "japan"}, "hands": hands}, seats=3)


def window(hand: str, marked: tuple[str, ...] = (), kind: str = "matters") -> LiveGame:
    """A Plot was announced at a table of three; seat C, which holds these cards, has this order."""
    game = LiveGame(position(hand))
    order = kept_by_server(game.table.game, Order(kind, args={"cards": list(marked)}))
    game.advance(Ordered(2, order))
    game.advance(Played(0, "plot:gun-control"))
    return game


def closing_times(game: LiveGame, seed: int) -> list[float]:
    """How long after it was asked seat C has passed, in many windows of this kind."""
    standing = StandingOrders(seed_bytes(seed), LONGEST)
    times = []
    for _ in range(WINDOWS):
        game.number += 1
        game.asking += 1
        found = standing.ahead(game, 2, True)
        own = max(ANSWERED_IN, standing.holds_back(game, 2, "pass", True))
        times.append(own if found is None else found.after)
    return times


def distance(one: list[float], two: list[float]) -> float:
    """The Kolmogorov-Smirnov statistic of two samples: how far their distribution functions are apart at the most."""
    ranked = sorted([(time, 1 / len(one)) for time in one] + [(time, -1 / len(two)) for time in two])
    most = apart = 0.0
    for _, alike in groupby(ranked, itemgetter(0)):
        apart += sum([step for _, step in alike])
        most = max(most, abs(apart))
    return most


HANDS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "nothing to play": ("hackers", (), "matters"),
    "a card to play": ("hoax", (), "matters"),
    "a marked card to play": ("hoax", ("hoax",), "matters"),
    "a marked card that cannot be played": ("hackers", ("hackers",), "matters"),
    "a marked card to play, by default": ("hoax", ("hoax",), "default"),
    "a marked card that cannot be played, by default": ("hackers", ("hackers",), "default"),
}


def test_closing_times_are_of_one_distribution_whatever_the_hand_holds() -> None:
    games = {name: window(*given) for name, given in HANDS.items()}
    plots = [[option for option in game.table.legal(2) if "plot:" in option.notation] for game in games.values()]
    playable = [bool(found) for found in plots]
    assert playable == [False, True, True, False, True, False]
    asked = [ahead(game.table, 2) is None for game in games.values()]
    assert asked == [False, False, True, False, True, False], "only for what was marked"
    times = {name: closing_times(game, seed) for seed, (name, game) in enumerate(games.items(), start=1)}
    limit = 1.95 * sqrt(2 / WINDOWS)  # samples of one distribution are further apart once in a thousand times
    for name, sample in times.items():
        assert distance(times["nothing to play"], sample) < limit, name
        assert min(sample) >= LEAST * LONGEST
        assert max(sample) <= LONGEST
    assert distance(times["a card to play"], [time / 2 for time in times["a card to play"]]) > limit, "it can tell"
    same = [closing_times(window(*given), 5) for given in HANDS.values()]
    assert same[1:] == same[:-1], "with the same chance the moment is the same"


def test_orders_that_see_no_hand_and_rivals_that_are_bots_are_not_waited_for() -> None:
    standing = StandingOrders(seed_bytes(1), LONGEST)
    assert standing.ahead(window("hoax"), 2, False) == Ahead("pass", 0.0)
    inwo, coup = find("inwo"), find("coup")
    kinds = ("matters", "only-me", "default", "only-answer", "auto-pass", "only-about", "pass", "draw")
    assert [kind for kind in kinds if kept_by_server(inwo, Order(kind, waits=True)).waits] == [*kinds[:4]]
    assert kept_by_server(coup, Order("block-steals")).waits
    assert not kept_by_server(coup, Order("pass-unless-about-me")).waits


def test_delays_are_drawn_anew_for_every_seat_and_question_and_again_the_same() -> None:
    drawn = [delay(bytes(32), seat, asking, LONGEST) for seat in range(3) for asking in range(3)]
    assert len(set(drawn)) == 9
    assert drawn[4] == delay(bytes(32), 1, 1, LONGEST)
    assert delay(bytes(32), 1, 1, 0.0) == 0.0


@pytest.mark.parametrize(("more", "plain"), [(("ugo4", "ugo5", "ugo6"), False), (("", "", ""), True)])
def test_among_people_the_only_answer_is_given_if_all_can_tell_that_it_is(more: tuple[str, ...], plain: bool) -> None:
    hands = {"A": f"aldo3 {more[0]}", "B": f"aldo4 {more[1]}", "C": f"aldo5 {more[2]}"}
    table = Table.at("potdevin", {"trump": "enzo2", "hands": hands, "gems": {"B": 0}}, seats=3)
    table.play(0, "aldo3")
    assert [option.notation for option in table.legal(1)] == ["aldo4"]
    assert plainly_one_answer(table, 1, bytes(32), 1) is plain


# -- At a table --------------------------------------------------------------------------------------------------------


async def at_inwo(world: World, marked: list[str], **wanted: Any) -> str:
    """A table of INWO at which everybody has the usual orders, and Bob has marked some cards."""
    await world.open()
    table = await world.begun(await world.people(NAMES, ORDERS), "inwo", **wanted)
    for at, name in enumerate(NAMES):
        await world.tell(name, type="watch", table=table, seat=at)
    if marked:
        order = {"kind": "matters", "args": {"cards": marked}}
        await world.tell("Bob", type="order", table=table, seat=1, order=order)
    return table


async def answer(world: World, table: str, seat: int, notation: str) -> None:
    """A person answers the open question."""
    prompt = world.host(table).game.prompt_id
    await world.tell(NAMES[seat], type="answer", table=table, seat=seat, prompt=prompt, notation=notation)


async def pass_time(world: World, clock: Clock, table: str) -> bool:
    """Let time go by until something is due; False if everybody waits for a person."""
    host = world.host(table)
    await host.rest()
    due = host.due()
    if due is None or host.game.table.over:
        return False
    clock.time = max(clock.time, due)
    await host.time_is_up()
    await host.rest()
    return True


class Sleepers:
    """Those who sleep until the clock has been moved to the time they wake."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.waking: list[tuple[float, asyncio.Event]] = []

    async def sleep(self, seconds: float) -> None:
        """Sleep."""
        woken = asyncio.Event()
        self.waking.append((self.clock.time + seconds, woken))
        await woken.wait()

    @property
    def next(self) -> float:
        """When the next of them wakes."""
        return min([time for time, _ in self.waking], default=inf)

    def wake(self) -> None:
        """Move the clock to when the next of them wakes."""
        self.waking.sort(key=itemgetter(0))
        time, woken = self.waking.pop(0)
        self.clock.time = max(self.clock.time, time)
        woken.set()


async def moments(folder: Path, marked: list[str], turns: int) -> tuple[list[tuple[float, str, int]], int]:
    """What Ann is sent, and when: the time since the start, the type, and the size; and how often Bob was asked.

    Bob passes as soon as he is asked; Ann and Cyd answer when everything else has been answered.
    """
    clock = Clock()
    sleepers = Sleepers(clock)
    world = World(folder, clock, window_seconds=LONGEST, sleep=sleepers.sleep)
    table = await at_inwo(world, marked)
    world.sent("Ann")
    seen: list[tuple[float, str, int]] = []
    start, host = clock.time, world.host(table)
    rng, stops, bob = Rng(bytes(32)), 0, asyncio.create_task(asyncio.sleep(0))
    while host.game.table.g.turns < turns and not host.game.table.over:
        await host.rest()
        for sent in world.sent("Ann"):
            seen.append((round(clock.time - start, 6), msgspec.json.decode(sent)["type"], len(sent)))
        asked = [seat for seat in host.game.unanswered() if host.answered_ahead(seat) is None]
        if 1 in asked and bob.done():
            stops += 1
            bob = asyncio.create_task(answer(world, table, 1, chosen(host, 1, rng)))
            while not bob.done() and not sleepers.waking:
                await asyncio.sleep(0.001)
        elif sleepers.next < (host.due() or sleepers.next + 1):
            sleepers.wake()
            await bob
        elif not await pass_time(world, clock, table):
            await answer(world, table, asked[0], chosen(host, asked[0], rng))
    await world.close()
    return seen, stops


def chosen(host: LiveTable, seat: int, rng: Rng) -> str:
    """What a person answers: to pass, or else anything."""
    options = [option.notation for option in host.game.table.legal(seat)]
    return "pass" if "pass" in options else options[rng.below(len(options))]


def test_rivals_are_sent_the_same_at_the_same_time_whatever_one_has_marked(tmp_path: Path) -> None:
    every = [card["name"] for card in find("inwo").cards()]
    plain, seldom = asyncio.run(moments(tmp_path / "one.db", [], 2))
    marked, often = asyncio.run(moments(tmp_path / "two.db", every, 2))
    assert plain == marked
    assert len(plain) > 20
    assert often > seldom, "Bob was asked because of what he holds, and passed at once"
    times = [time for time, *_ in plain]
    assert any(0 < later - earlier <= LONGEST for earlier, later in pairwise(times))


class Traffic(NamedTuple):
    """What a rival is sent while a window is open: when it closed, how many messages, and how long they are."""

    closed: float
    count: int
    size: int


async def traffic(world: World, clock: Clock, table: str, begun: Table) -> Traffic:
    """Ann plays a Plot at a table that goes on from a position; nobody but the orders answers it."""
    game = world.host(table).game
    begun.orders = {seat: list(orders) for seat, orders in game.table.orders.items()}
    await world.put(table, begun.dump(), game)
    await world.tell("Ann", type="watch", table=table, seat=0)
    host = world.host(table)
    await host.rest()
    await answer(world, table, 0, "plot:gun-control")
    await host.rest()
    opened, asking, sent = clock.time, host.game.asking, world.sent("Ann")
    while host.game.asking == asking:
        assert await pass_time(world, clock, table)
        sent += world.sent("Ann")
    return Traffic(clock.time - opened, len(sent), sum(map(len, sent)))


@pytest.mark.long
def test_what_is_sent_in_1000_windows_is_of_one_distribution_whatever_the_hand_holds(tmp_path: Path) -> None:
    async def windows(name: str, seed: int) -> list[Traffic]:
        clock = Clock()
        world = World(tmp_path / name, clock, window_seconds=LONGEST)
        await world.open()
        msgspec.structs.force_setattr(world.settings, "new_seed", lambda: seed_bytes(seed))
        table = await world.begun(await world.people(NAMES, {"inwo": ["matters"]}), "inwo")
        seen = [await traffic(world, clock, table, position(HANDS[name][0])) for _ in range(WINDOWS // 2)]
        await world.close()
        return seen

    none, some = asyncio.run(windows("nothing to play", 1)), asyncio.run(windows("a card to play", 2))
    limit = 1.95 * sqrt(4 / WINDOWS)
    for measure in Traffic._fields:
        one, two = ([float(getattr(each, measure)) for each in seen] for seen in (none, some))
        assert distance(one, two) < limit, measure
    assert {each.count for each in none} == {each.count for each in some}
    assert len({each.closed for each in none}) > WINDOWS / 4, "every window has a moment of its own"
    assert max(each.closed for each in none + some) <= LONGEST


@pytest.mark.parametrize("kind", ["none", "days"])
def test_pending_answers_survive_a_restart_and_are_no_later_in_a_game_over_days(
    tmp_path: Path, kind: Literal["none", "days"]
) -> None:
    async def main() -> None:
        clock = Clock()
        world = World(tmp_path / "db", clock, window_seconds=LONGEST)
        table = await at_inwo(world, [], clocks=Clocks(kind=kind))
        for _ in range(200):
            host = world.host(table)
            await host.rest()
            waiting = [seat for seat in host.game.unanswered() if host.answered_ahead(seat)]
            if waiting:
                break
            seat = host.game.unanswered()[0]
            notation = host.game.default_answer(seat).notation
            await answer(world, table, seat, notation)
        due, number = host.due(), host.game.number
        assert due is not None
        assert clock.time < due <= clock.time + LONGEST
        world.hub.forget(host)
        loaded = await world.hub.find(table)
        assert loaded is not host
        assert not isinstance(loaded, str)
        assert loaded is not None
        await loaded.rest()
        assert (loaded.due(), loaded.game.number) == (due, number), "it answers when it would have"
        await pass_time(world, clock, table)
        assert world.host(table).game.number > number
        await world.close()

    asyncio.run(main())


@pytest.mark.parametrize("among_people", [True, False])
def test_clocks_do_not_tell_an_order_from_a_person(tmp_path: Path, among_people: bool) -> None:
    async def main() -> None:
        world = World(tmp_path / "db", Clock())
        await world.open()
        clocks = Clocks(kind="live", base=60, increment=7)
        table = await world.begun(await world.people(NAMES[:2]), "coup", clocks=clocks)
        await world.tell("Ann", type="watch", table=table, seat=0)
        await answer(world, table, 0, "tax")
        host = world.host(table)
        if not among_people:
            host.chairs[0].user = None
        host.run_clocks(Played(1, "pass", "order"))
        assert host.clock.saved.left == [67.0, 67.0 if among_people else 60.0]
        await world.close()

    asyncio.run(main())


def slept_into(clock: Clock) -> Callable[[float], Awaitable[None]]:
    """A sleep that moves the clock instead of waiting."""

    async def sleep(seconds: float) -> None:
        clock.time += seconds
        await asyncio.sleep(0)

    return sleep


@pytest.mark.parametrize("thinks", [0.007, 0.532])
def test_a_bot_that_thinks_answers_in_a_window_at_the_same_time_whatever_it_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, thinks: float
) -> None:
    async def main() -> None:
        clock = Clock()
        world = World(tmp_path / "db", clock, window_seconds=LONGEST, sleep=slept_into(clock))
        await world.open()
        table = await world.begun(await world.people(["Ann", "Bob"]), "coup")
        await world.tell("Ann", type="watch", table=table, seat=0)
        host = world.host(table)
        limits: list[float] = []

        async def answer(*given: Any) -> str:
            clock.time += thinks
            limits.append(given[-1])
            return host.game.table.legal(given[4])[0].notation

        monkeypatch.setattr(host.bot_runner, "answer", answer)
        opened = clock.time
        assert await host._think_in_time(0, "level5") == "income"
        assert clock.time == opened + thinks, "an own turn is not kept back"
        await world.tell("Ann", type="answer", table=table, seat=0, prompt=host.game.prompt_id, notation="tax")
        opened = clock.time
        assert await host._think_in_time(1, "level5") == "pass"
        assert clock.time == pytest.approx(opened + LONGEST)
        assert limits[0] == 0.0
        assert 0 < limits[1] < LONGEST
        await world.close()

    asyncio.run(main())


def test_a_search_answers_within_its_limit() -> None:
    coup = find("coup")
    bot = SearchBot(coup, Effort(iterations=1000, seconds=5.0))
    bot.search_for(0)
    bot.limit(0.5)
    assert (bot.effort.seconds, bot.search and bot.search.effort.seconds) == (0.5, 0.5)
    bot.limit(0.0)
    assert bot.effort.seconds == 5.0
    endless = SearchBot(coup, Effort(iterations=1000))
    endless.limit(0.5)
    assert endless.effort.seconds == 0.5
    endless.limit(0.0)
    assert endless.effort.seconds == 0.0


def test_a_pass_in_no_time_takes_as_long_as_an_order(tmp_path: Path) -> None:
    async def main() -> None:
        clock = Clock()
        world = World(tmp_path / "db", clock, window_seconds=LONGEST, sleep=slept_into(clock))
        await world.open()
        orders = {"coup": ["block-steals"]}
        table = await world.begun(await world.people(["Ann", "Bob"], orders), "coup")
        for at, name in enumerate(NAMES[:2]):
            await world.tell(name, type="watch", table=table, seat=at)
        host = world.host(table)
        await answer(world, table, 0, "tax")
        asked = clock.time
        expected = delay(host.seed, 1, host.game.asking, LONGEST)
        await answer(world, table, 1, "pass")
        assert clock.time == asked + expected
        assert host.game.table.to_act == [1], "and then it counted"
        await world.close()

    asyncio.run(main())


def test_what_an_order_answered_may_be_taken_back_and_is_then_left_to_the_seat() -> None:
    standing, game = StandingOrders(seed_bytes(1), 0.0), window("hoax")
    assert standing.ahead(game, 2, True) == Ahead("pass", 0.0)
    game.advance(Played(2, "pass", "order"))
    assert game.table.held[2].ordered
    game.advance(Undone(2))
    standing.decline(game, 2)
    assert standing.ahead(game, 2, True) is None
    game.number, game.asking = game.number + 1, game.asking + 1
    assert standing.ahead(game, 2, True) == Ahead("pass", 0.0), "the next question is another"
