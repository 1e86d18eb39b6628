"""Tables before their games: who is there, what they are called, and what they say."""

from __future__ import annotations

from typing import Any

from camarilla.server.live.presence import OpenTablePresence

from .client import Person, Socket
from .test_lobby import with_people


async def opened(host: Person, *friends: Person, **wanted: Any) -> str:
    """An open table of Coup at which all sit."""
    table = (await host.open(game="coup", seats=len(friends) + 1, **wanted))["id"]
    invite = (await host.request("GET", f"/api/tables/{table}/invite"))["token"]
    for friend in friends:
        await friend.request("POST", f"/api/tables/{table}/join", {"invite": invite})
    return str(table)


async def told(socket: Socket, wanted: Any) -> Any:
    """The seats of a table, once they are as wanted."""
    while True:
        seats = (await socket.next("status"))["state"]["seats"]
        if wanted(seats):
            return seats


def here(seats: Any) -> list[bool]:
    return [seat.get("connected", False) for seat in seats]


def test_people_are_seen_to_be_at_an_open_table_and_to_go(server) -> None:
    async def test(host: Person, friend: Person) -> None:
        table = await opened(host, friend)
        async with await host.connect() as one:
            assert here((await one.watch(table, 0))["state"]["seats"]) == [True, False]
            async with await friend.connect() as two:
                assert here((await two.watch(table))["state"]["seats"]) == [True, True]
                assert here(await told(one, lambda seats: all(here(seats)))) == [True, True]
                listed = await host.request("GET", f"/api/tables/{table}")
                assert here(listed["seats"]) == [True, True]
            assert here(await told(one, lambda seats: not all(here(seats)))) == [True, False]

    with_people(server, 2, test)


def test_who_is_at_a_table_is_still_known_when_its_game_begins(server) -> None:
    async def test(host: Person, friend: Person) -> None:
        table = await opened(host, friend)
        async with await host.connect() as one, await friend.connect() as two:
            await one.watch(table, 0)
            await two.watch(table, 1)
            await host.request("POST", f"/api/tables/{table}/start")
            assert here(await told(one, lambda seats: all(here(seats)))) == [True, True]
        assert server.app.state.hub.open_tables.presence.tables == {}

    with_people(server, 2, test)


def test_processes_tell_each_other_who_is_at_a_table() -> None:
    open_presence = OpenTablePresence()
    assert open_presence.change("t", "here", "ada", 1)
    assert not open_presence.change("t", "here", "ada", 1)
    assert open_presence.hear("t", "there", ["bo"])
    assert not open_presence.hear("t", "there", ["bo"])
    assert open_presence.at("t") == {"ada", "bo"}
    assert open_presence.of("t", "here") == ("ada",)
    assert open_presence.drop("there") == ["t"]
    assert not open_presence.change("t", "here", "ada", -1)
    assert open_presence.change("t", "here", "ada", -1)
    assert open_presence.tables == {}


def test_a_guest_who_takes_another_name_is_called_by_it_at_once(server) -> None:
    async def test(host: Person, friend: Person) -> None:
        table = await opened(host, friend)
        async with await host.connect() as one:
            await one.watch(table, 0)
            await friend.request("PATCH", "/api/me", {"name": "Ottavia"})
            seats = await told(one, lambda seats: seats[1]["name"] != "P1")
            assert [seat["name"] for seat in seats] == ["P0", "Ottavia"]

    with_people(server, 2, test)


def test_people_talk_before_their_game_and_read_it_when_it_has_begun(server) -> None:
    async def test(host: Person, friend: Person) -> None:
        table = await opened(host, friend)
        async with await host.connect() as one, await friend.connect() as two:
            await one.watch(table, 0)
            assert (await one.ask(type="say", table=table, seat=0, text="hello"))["type"] == "accepted"
            # Who comes later reads what was said, and may answer without a seat.
            assert [line["text"] for line in (await two.watch(table))["chat"]] == ["hello"]
            assert (await two.ask(type="say", table=table, text="here I am"))["type"] == "accepted"
            assert (await one.next("said"))["chat"]["text"] == "here I am"
            whisper = await one.ask(type="say", table=table, seat=0, text="psst", to=[1])
            assert whisper["code"] == "not-allowed"
            assert (await two.ask(type="say", table=table, seat=0, text="I am P0"))["code"] == "not-your-seat"
            await host.request("POST", f"/api/tables/{table}/start")
            lines = (await one.watch(table, 0))["chat"]
            assert [(line["name"], line["text"]) for line in lines] == [("P0", "hello"), ("P1", "here I am")]

    with_people(server, 2, test)


def test_nobody_talks_at_an_open_table_they_are_not_at(server) -> None:
    async def test(host: Person, stranger: Person) -> None:
        table = (await host.open(game="coup", seats=2))["id"]
        async with await stranger.connect() as socket:
            assert (await socket.ask(type="say", table=table, text="buy this"))["type"] == "refused"

    with_people(server, 2, test)
