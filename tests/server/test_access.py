"""Who may look, talk and sit down at a table, over the WebSocket as over HTTP; what ends when a seat is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import update

from camarilla.server.live.streams import Frame
from camarilla.server.refusals import Refuse
from camarilla.server.storage.models import ProcessRow, TableRow
from camarilla.server.tables.lobby import MOST_OPEN
from camarilla.server.tables.replays import record_for

from .client import Person, Socket
from .test_lobby import solo, with_people
from .test_table_talk import NAMES, Table, at_table


async def rest(table: Table) -> None:
    """Wait until all who look anew have looked."""
    for gateway in table.world.gateways.values():
        while gateway.tasks:
            await asyncio.gather(*gateway.tasks)


async def resigned(table: Table) -> None:
    """Bob gives up."""
    await table.say("Bob", type="resign", seat=1)


async def kicked(table: Table) -> None:
    """The others remove Bob."""
    await table.say("Ann", type="propose", seat=0, kind="kick", target=1)
    (vote,) = table.host.votes
    await table.say("Cyd", type="vote", seat=2, vote=vote, agree=True)


async def timed_out(table: Table) -> None:
    """Bob's time is up, and the table agreed that this is to resign."""
    await table.host.give_to_bot(table.host.chairs[1], resigned=True)


async def taken_over(table: Table) -> None:
    """Bob gives up, and Dan sits down in his place."""
    await table.say("Bob", type="resign", seat=1)
    assert (await table.say("Dan", type="take", seat=1))["type"] == "accepted"
    await table.say("Dan", type="watch", seat=1)


def of_the_seat(messages: list[Any]) -> list[Any]:
    """What only somebody at a seat may be sent."""
    return [
        message
        for message in messages
        if message["type"] in ("update", "snapshot") or "prompt" in message or message.get("chat", {}).get("to")
    ]


async def go_on(table: Table) -> None:
    """Those who are left play and whisper."""
    await table.say("Ann", type="say", seat=0, text="psst", to=[1])
    for _ in range(6):
        seat = table.host.game.unanswered()[0]
        name = table.host.chairs[seat].name
        notation = table.host.game.table.legal(seat)[0].notation
        prompt = table.host.game.prompt_id
        reply = await table.say(name, type="answer", seat=seat, prompt=prompt, notation=notation)
        assert reply["type"] == "accepted", reply
        if table.host.game.table.over:
            return


@pytest.mark.parametrize("leave", [resigned, kicked, timed_out, taken_over])
def test_who_has_lost_a_seat_is_sent_no_more_of_it(tmp_path: Path, leave: Callable[[Table], Awaitable[None]]) -> None:
    async def test(table: Table) -> None:
        await leave(table)
        await rest(table)
        left = table.received("Bob")
        assert [message["text"] for message in left if message["type"] == "gone"], "Bob is told"
        await go_on(table)
        assert table.received("Bob") == []
        assert of_the_seat(table.received("Ann")), "there was something to be told"
        for message in ({"type": "watch"}, {"type": "why", "notation": "tax"}, {"type": "say", "text": "x", "to": [0]}):
            refused = await table.say("Bob", seat=1, **message)
            assert refused["type"] == "refused", refused
        with pytest.raises(Refuse, match="not yours"):
            await record_for(table.world.lobby, table.world.gateways["Bob"].actor, table.id, None)
        assert (await table.say("Bob", type="watch"))["view"]["seat"] is None, "as the public he may look on"

    at_table(test, tmp_path, whispers=True)


def test_a_frame_of_a_seat_is_for_its_holder_even_if_nobody_said_that_the_seat_changed_hands(tmp_path: Path) -> None:
    """What tells a process that somebody left may be lost on the way; the next frame ends the stream all the same."""

    async def test(table: Table) -> None:
        publish = table.world.hub.publisher.publish
        table.world.hub.publisher.publish = lambda id, frame: None if frame.kind == "left" else publish(id, frame)
        await taken_over(table)
        table.quiet()
        await go_on(table)
        await rest(table)
        assert of_the_seat(table.received("Bob")) == []

    at_table(test, tmp_path, whispers=True)


def test_whispers_are_read_from_ones_own_seat_only_also_after_the_game(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await table.say("Ann", type="say", seat=0, text="psst", to=[1])
        async with table.world.database.session() as session:
            await session.execute(update(TableRow).values(status="finished"))
        table.world.hub.forget(table.host)

        async def looks(name: str) -> Any:
            replies = await table.world.tell(name, table=table.id, ref="r", type="watch", seat=1)
            return next(reply for reply in replies if reply.get("ref") == "r")

        assert [line["text"] for line in (await looks("Bob"))["chat"]] == ["psst"]
        for name in ("Cyd", "Dan"):
            assert (await looks(name))["code"] == "not-your-seat"

    at_table(test, tmp_path, whispers=True)


def test_a_look_that_fails_closes_the_connection_so_that_the_client_comes_back(tmp_path: Path) -> None:
    class Closed:
        """A socket that notes how it was closed."""

        code = 0

        async def close(self, code: int, reason: str) -> None:
            self.code = code

    async def test(table: Table) -> None:
        gateway = table.world.gateways["Bob"]
        gateway.socket = Closed()

        async def fails(call: Any) -> Any:
            raise OSError("the database is away")

        gateway.hub.route, route = fails, gateway.hub.route
        gateway.resubscribe(gateway.subscriptions[table.id])
        while gateway.tasks:
            await asyncio.gather(*gateway.tasks, return_exceptions=True)
            await asyncio.sleep(0)
        gateway.hub.route = route
        assert gateway.socket.code == 4500

    at_table(test, tmp_path)


def test_presence_is_counted_once_however_often_somebody_looks_anew(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        watching = table.host.present.watching
        await table.say("Dan", type="watch")
        for _ in range(3):
            table.world.hub.frame_arrived(table.id, Frame("reset", fence=-2))  # as when Redis comes back
            await rest(table)
        assert table.host.present.watching == watching + 1
        await table.say("Dan", type="unwatch")
        assert table.host.present.watching == watching
        for seat, name in enumerate(NAMES):
            await table.say(name, type="unwatch")
            assert not table.host.present.at(seat)
        assert not table.world.hub.needed(table.host, table.clock.time + table.world.settings.idle)

    at_table(test, tmp_path)


def test_no_lock_is_kept_for_tables_that_are_not_ours_to_host(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        hub = table.world.hub
        for number in range(100):
            assert await hub.find(f"no-such-table-{number}") is None
        hub.forget(table.host)
        async with hub.database.session() as session:
            await session.execute(update(TableRow).values(owner="another"))
            session.add(ProcessRow(name="another", until=table.clock.time + 1))
        assert await hub.find(table.id) == "another"
        assert len(hub.loading) == 0

    at_table(test, tmp_path)


# -- private tables ----------------------------------------------------------------------------------------------------


async def shown(person: Person, socket: Socket, table: str, invite: str | None) -> list[bool]:
    """Whether somebody is shown a table over HTTP, and over the WebSocket."""
    query = "" if invite is None else f"?invite={invite}"
    answer = await person.http.get(f"/api/tables/{table}{query}")
    reply = await socket.ask(type="watch", table=table, invite=invite)
    if reply["type"] == "refused":
        assert (reply["code"], reply["text"]) == (answer.json()["code"], answer.json()["detail"])
    return [answer.status_code == 200, reply["type"] == "snapshot"]


@pytest.mark.parametrize("spectators", ["all", "none"])
def test_a_private_table_is_shown_to_the_invited_only_over_http_and_websocket_alike(server, spectators) -> None:
    async def test(host: Person, friend: Person, stranger: Person) -> None:
        async with await stranger.connect() as outside, await friend.connect() as inside:
            table = (await host.open(game="coup", seats=2, spectators=spectators))["id"]
            invite = (await host.request("GET", f"/api/tables/{table}/invite"))["token"]
            other = (await host.open(game="coup", seats=2))["id"]
            wrong = (await host.request("GET", f"/api/tables/{other}/invite"))["token"]
            assert await shown(stranger, outside, table, None) == [False, False]
            assert await shown(stranger, outside, table, wrong) == [False, False]
            assert await shown(friend, inside, table, invite) == [True, True]
            await friend.request("POST", f"/api/tables/{table}/join", {"invite": invite})
            assert await shown(friend, inside, table, None) == [True, True]
            await friend.request("POST", f"/api/tables/{table}/ready", {"ready": True})
            assert await shown(stranger, outside, table, None) == [False, False]
            assert await shown(friend, inside, table, None) == [True, True]
            talk = await outside.ask(type="say", table=table, text="hello")
            assert (talk["type"], talk["code"]) == ("refused", "not-allowed")
            assert (await inside.ask(type="say", table=table, text="hello"))["type"] == "accepted"
            if spectators == "all":
                assert await shown(stranger, outside, table, invite) == [True, True]
                reply = await outside.ask(type="say", table=table, text="hello", invite=invite)
                assert reply["type"] == "accepted"

    with_people(server, 3, test)


def test_the_address_of_a_finished_private_game_makes_nobody_its_guest(server) -> None:
    async def test(host: Person, stranger: Person) -> None:
        table = await solo(host)
        assert (await stranger.http.get(f"/api/tables/{table}")).status_code == 200, "its address shows the game"
        assert (await stranger.http.get(f"/api/tables/{table}/invite")).status_code == 403
        assert (await host.http.get(f"/api/tables/{table}/invite")).status_code == 200

    with_people(server, 2, test)


def test_what_is_said_at_a_private_table_stays_there_when_its_game_is_over(server) -> None:
    async def test(host: Person, friend: Person, stranger: Person) -> None:
        table = await solo(host)
        invite = (await host.request("GET", f"/api/tables/{table}/invite"))["token"]
        async with await host.connect() as owner, await friend.connect() as guest, await stranger.connect() as other:
            await owner.ask(type="say", table=table, text="the safe is behind the mirror")
            assert not (await other.ask(type="watch", table=table)).get("chat"), "the address shows the game alone"
            for socket, shown in ((guest, {"invite": invite}), (owner, {})):
                seen = await socket.ask(type="watch", table=table, **shown)
                assert [line["text"] for line in seen["chat"]] == ["the safe is behind the mirror"]
            assert (await owner.ask(type="say", table=table, text="and the key is mine"))["type"] == "accepted"
            await owner.ask(type="ping")
            await other.ask(type="ping")
            assert b"the key is mine" in b"".join(owner.raw)
            assert b"the key is mine" not in b"".join(other.raw)

    with_people(server, 3, test)


def test_a_seat_is_taken_over_by_whom_joining_is_open_to(server) -> None:
    async def test(host: Person, friend: Person, stranger: Person) -> None:
        table = (await host.open(game="coup", seats=2))["id"]
        invite = (await host.request("GET", f"/api/tables/{table}/invite"))["token"]
        await friend.request("POST", f"/api/tables/{table}/join", {"invite": invite})
        await friend.request("POST", f"/api/tables/{table}/ready", {"ready": True})
        async with await friend.connect() as socket:
            await socket.ask(type="resign", table=table, seat=1)
        async with await stranger.connect() as socket:
            for message, code in (({}, "not-allowed"), ({"invite": "x.y"}, "not-allowed")):
                await stranger.request("POST", f"/api/tables/{table}/join", message, expect=403)
                assert (await socket.ask(type="take", table=table, **message)).get("code") == code
            await host.request("PUT", f"/api/users/{stranger.id}/block")
            await stranger.request("POST", f"/api/tables/{table}/join", {"invite": invite}, expect=403)
            assert (await socket.ask(type="take", table=table, invite=invite)).get("code") == "blocked"
            await host.request("DELETE", f"/api/users/{stranger.id}/block")
            assert (await socket.ask(type="take", table=table, invite=invite))["type"] == "accepted"

    with_people(server, 3, test)


def test_who_leaves_a_private_table_hears_no_more_of_it(server) -> None:
    async def test(host: Person, friend: Person) -> None:
        table = (await host.open(game="coup", seats=3))["id"]
        invite = (await host.request("GET", f"/api/tables/{table}/invite"))["token"]
        await friend.request("POST", f"/api/tables/{table}/join", {"invite": invite})
        async with await friend.connect() as socket:
            await socket.watch(table, 1)
            assert (await friend.request("POST", f"/api/tables/{table}/leave"))["mine"] == []
            assert (await socket.next("gone"))["text"] == "this table is private; ask for an invitation"

    with_people(server, 2, test)


# -- at the same moment ------------------------------------------------------------------------------------------------


async def together(people: list[Person], path: str, *data: Any) -> list[httpx.Response]:
    """All of them ask for something at the same moment: for the same, or each for another thing."""

    def ask(person: Person, wanted: Any) -> Awaitable[httpx.Response]:
        headers = {"x-csrftoken": person.http.cookies["csrftoken"]}
        return person.http.post(path, json=wanted, headers=headers)

    return await asyncio.gather(*[ask(person, wanted) for person, wanted in zip(people, cycle(data), strict=False)])


async def check_one_sits_down(host: Person, people: list[Person], wanted: dict[str, Any]) -> None:
    """Many people want the only free seat: one gets it, and the others are told."""
    table = (await host.open(game="coup", seats=2, visibility="public"))["id"]
    answers = await together(people, f"/api/tables/{table}/join", wanted)
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * (len(people) - 1)
    (seated,) = [person for person, answer in zip(people, answers, strict=True) if answer.status_code == 201]
    for answer in answers:
        if answer.status_code == 409:
            assert answer.json()["code"] == "taken"
            assert "free" in answer.json()["detail"]
    seats = (await host.request("GET", f"/api/tables/{table}"))["seats"]
    assert [seat["user"] for seat in seats] == [host.id, seated.id]


@pytest.mark.parametrize("wanted", [{}, {"seat": 1}])
def test_of_all_who_sit_down_on_a_seat_at_the_same_moment_one_does(server, wanted) -> None:
    async def test(host: Person, *people: Person) -> None:
        await check_one_sits_down(host, list(people), wanted)

    with_people(server, 13, test)


def test_nobody_gets_two_seats_by_asking_twice_at_the_same_moment(server) -> None:
    async def test(host: Person, guest: Person) -> None:
        table = (await host.open(game="coup", seats=6, visibility="public"))["id"]
        await together([guest] * 5, f"/api/tables/{table}/join", *[{"seat": seat} for seat in range(1, 6)])
        assert len((await guest.request("GET", f"/api/tables/{table}"))["mine"]) == 1

    with_people(server, 2, test)


def test_a_table_begins_when_the_last_two_are_ready_at_the_same_moment(server) -> None:
    async def test(*people: Person) -> None:
        for _ in range(5):
            table = (await people[0].open(game="coup", seats=5, visibility="public"))["id"]
            for person in people[1:]:
                await person.request("POST", f"/api/tables/{table}/join", {})
            await together(list(people[1:]), f"/api/tables/{table}/ready", {"ready": True})
            assert (await people[0].request("GET", f"/api/tables/{table}"))["status"] == "running"

    with_people(server, 5, test)


def test_all_who_want_a_rematch_at_the_same_moment_meet_at_one_table(server) -> None:
    async def test(*people: Person) -> None:
        table = (await people[0].open(game="coup", seats=4, visibility="public"))["id"]
        for person in people[1:]:
            await person.request("POST", f"/api/tables/{table}/join", {})
        await set_status(server, table, "finished")
        answers = await together(list(people), f"/api/tables/{table}/rematch", None)
        assert [answer.status_code for answer in answers] == [201] * 4
        assert len({answer.json()["id"] for answer in answers}) == 1

    with_people(server, 4, test)


async def set_status(server: Any, table: str, status: str) -> None:
    """Change the status of a table where it is stored."""
    async with server.app.state.database.session() as session:
        await session.execute(update(TableRow).where(TableRow.id == table).values(status=status))


def test_nobody_opens_more_tables_than_the_limit_by_opening_them_at_the_same_moment(server) -> None:
    async def test(host: Person) -> None:
        answers = await together([host] * (MOST_OPEN + 15), "/api/tables", {"game": "coup", "seats": 2})
        assert [answer.status_code for answer in answers].count(201) == MOST_OPEN
        assert {answer.json()["code"] for answer in answers if answer.status_code != 201} == {"too-many"}

    with_people(server, 1, test)
