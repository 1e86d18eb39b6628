"""`camarilla.client` against a real server: guests and accounts, tokens, tables, whole games, lost connections."""

from __future__ import annotations

import asyncio
import doctest
from typing import Any

import pytest

from camarilla import client
from camarilla.client import AsyncClient, Client, Refused, Seen, apply_edits
from camarilla.client.synchronous import Chair
from camarilla.server.live.deltas import apply, diff

from .conftest import Server


def first(seen: Seen) -> str:
    """The first thing that may be answered."""
    assert seen.prompt is not None
    return str(seen.prompt["options"][0]["notation"])


def wait_long(chair: Chair) -> None:
    """Hear what comes, and go on hearing."""
    for _ in range(50):
        chair.wait()


def test_edits_are_applied_as_the_server_applies_them() -> None:
    old = {"a": [1, {"b": 2}, 3], "c": "x", "d": {"e": []}}
    new = {"a": [1, {"b": 5, "f": None}], "d": {"e": [1, 2]}, "g": [0]}
    edits = diff(old, new)
    assert apply_edits(old, edits) == apply(old, edits) == new
    assert apply_edits(old, [[[], new]]) == new
    assert old == {"a": [1, {"b": 2}, 3], "c": "x", "d": {"e": []}}, "what was given is not changed"


def test_a_guest_plays_a_game_and_the_view_keeps_up(server: Server) -> None:
    client = Client(server.url)
    client.guest("Ada")
    table = client.open_table("coup", seats=2, bots={"1": "level2"}, options={"turn_cap": 4}, start=True)["id"]
    looked: list[int] = []

    def choose(seen: Seen) -> str:
        assert seen.view is not None
        assert seen.seq >= len(looked) - 1
        looked.append(seen.view["board"]["players"][0]["coins"])
        hand = [patron["role"] for patron in seen.view["board"]["players"][0]["patrons"]]
        assert all(hand), "one's own hand is seen"
        return first(seen)

    result = client.play(table, 0, choose)
    assert result is not None
    assert result["winners"]
    assert len(set(looked)) > 1, "views change"
    with client.sit(table, None) as chair:
        chair.wait()
        while not chair.seen.over:
            chair.wait()
        assert chair.seen.result == result
        assert chair.seen.log


def test_the_example_of_the_package_comes_out_as_it_says(server: Server) -> None:
    outcome = doctest.testmod(client, extraglobs={"Client": lambda _: Client(server.url)})
    assert outcome.failed == 0
    assert outcome.attempted == 5


def test_an_account_makes_a_token_with_which_a_program_sits_down(server: Server) -> None:
    person = Client(server.url)
    person.guest("Bea")
    with pytest.raises(Refused, match="account"):
        person.make_token("mine")
    person.register("bea", "a long password")
    program = Client(server.url, token=person.make_token("mine"))
    table = program.open_table("potdevin", seats=3, bots={"1": "random", "2": "random"}, start=True)["id"]
    assert program.table(table)["status"] == "running"
    result = program.play(table, 0, first)
    assert result is not None
    again = Client(server.url)
    again.sign_in("bea", "a long password")
    assert again.table(table)["game"] == "potdevin"


def test_two_programs_meet_at_a_table(server: Server) -> None:
    async def main() -> list[Any]:
        host, other = AsyncClient(server.url), AsyncClient(server.url)
        await host.guest("Host")
        await other.guest("Other")
        table = (await host.open_table("coup", seats=2, seat=0, visibility="public", options={"turn_cap": 4}))["id"]
        waits = asyncio.create_task(host.play(table, 0, first))
        await asyncio.sleep(0.2)
        await other.join(table)
        await other.ready(table)  # with that all are, and the game begins
        return await asyncio.gather(waits, other.play(table, 1, first))

    one, two = asyncio.run(main())
    assert one == two
    assert one["winners"]


def test_a_lost_connection_is_made_anew(server: Server) -> None:
    client = Client(server.url)
    client.guest("Cy")
    table = client.open_table("coup", seats=2, bots={"1": "random"}, options={"turn_cap": 6}, start=True)["id"]
    with client.sit(table, 0) as chair:
        for number, seen in enumerate(chair.questions()):
            if number % 2 == 0:
                chair._socket.socket.close()  # as if the cable were pulled
            chair.answer(first(seen))
        assert chair.seen.result is not None


def test_what_is_refused_is_raised(server: Server) -> None:
    client = Client(server.url)
    client.guest("Di")
    with pytest.raises(Refused) as refused:
        client.open_table("coup", seats=99)
    assert refused.value.status == 400
    table = client.open_table("coup", seats=2, bots={"1": "random"}, start=True)["id"]
    with client.sit(table, 0) as chair:
        next(chair.questions())
        chair.answer("fly")
        with pytest.raises(Refused, match="no such move"):
            wait_long(chair)


def test_a_stranger_is_turned_away_at_once(server: Server) -> None:
    client = Client(server.url, token="nonsense")
    with client.sit("nowhere", 0) as chair, pytest.raises(Exception, match=r"40[13]|token|unknown"):
        wait_long(chair)
