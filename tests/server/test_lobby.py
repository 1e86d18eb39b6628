"""Tables before and after play, over HTTP."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify
from camarilla.kernel.steps import Fork
from camarilla.server.live.deltas import apply

from .client import Person, play_out


def with_people(server: Any, count: int, test: Any) -> None:
    """Run a test with some guests."""

    async def main() -> None:
        people = [await Person(server.url).arrive(f"P{number}") for number in range(count)]
        await test(*people)
        for person in people:
            await person.http.aclose()

    asyncio.run(main())


async def solo(person: Person, game: str = "coup", seats: int = 2) -> str:
    """A game against bots, played to its end; gives the table."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = (await person.open(game=game, seats=seats, bots=bots, start=True))["id"]
    rng = random.Random(5)
    async with await person.connect() as socket:
        await socket.watch(table, 0)
        await play_out({0: socket}, table, lambda _, prompt: rng.choice(prompt["options"])["notation"])
    for _ in range(100):
        if (await person.request("GET", f"/api/tables/{table}"))["status"] == "finished":
            return table
        await asyncio.sleep(0.05)
    raise AssertionError("the table was not finished")


def test_private_tables_are_joined_by_invitation(server) -> None:
    async def test(host: Person, friend: Person, stranger: Person) -> None:
        table = (await host.open(game="coup", seats=3))["id"]
        assert (await stranger.request("GET", f"/api/tables/{table}", expect=403))["code"] == "not-allowed"
        assert (await stranger.request("POST", f"/api/tables/{table}/join", {}, expect=403))["code"] == "not-allowed"
        link = await host.request("GET", f"/api/tables/{table}/invite")
        assert link["path"].startswith(f"/table/{table}?invite=")
        forged = {"invite": link["token"][:-2] + "xx"}
        await stranger.request("POST", f"/api/tables/{table}/join", forged, expect=403)
        info = await friend.request("POST", f"/api/tables/{table}/join", {"invite": link["token"], "seat": 2})
        assert [seat.get("name", "") for seat in info["seats"]] == ["P0", "", "P1"]
        assert (await stranger.request("GET", "/api/tables?list=open"))["tables"] == []

    with_people(server, 3, test)


def test_seats_are_taken_once_left_and_filled_with_bots(server) -> None:
    async def test(host: Person, guest: Person) -> None:
        table = (await host.open(game="coup", seats=3, visibility="public", seat=1))["id"]
        taken = await guest.request("POST", f"/api/tables/{table}/join", {"seat": 1}, expect=409)
        assert taken["detail"] == "seat 1 is not free"
        await guest.request("POST", f"/api/tables/{table}/join", {"seat": 0})
        early = await host.request("POST", f"/api/tables/{table}/start", expect=409)
        assert early["detail"] == "nobody sits at seat 2 yet"
        await guest.request("PUT", f"/api/tables/{table}/seats/2", {"bot": "honest"}, expect=403)
        wrong = await host.request("PUT", f"/api/tables/{table}/seats/2", {"bot": "oracle"}, expect=400)
        assert "coup has no bot 'oracle'" in wrong["detail"]
        for command in ("exec:touch /tmp/x", "search:iterations=1000000"):  # for those at the machine, not for guests
            await host.request("PUT", f"/api/tables/{table}/seats/2", {"bot": command}, expect=400)
        await host.request("PUT", f"/api/tables/{table}/seats/2", {"bot": "honest"})
        await guest.request("POST", f"/api/tables/{table}/leave")
        info = await guest.request("POST", f"/api/tables/{table}/join", {})
        assert info["mine"] == [0]
        info = await guest.request("POST", f"/api/tables/{table}/ready", {"ready": True})
        assert info["status"] == "running"
        assert len(info["commitment"]) == 64
        late = await guest.request("POST", f"/api/tables/{table}/leave", expect=409)
        assert late["code"] == "running"

    with_people(server, 2, test)


def test_a_watcher_of_an_open_table_sees_people_come_and_the_game_begin(server) -> None:
    async def test(host: Person, guest: Person) -> None:
        table = (await host.open(game="coup", seats=2, visibility="public"))["id"]
        async with await host.connect() as socket:
            snapshot = await socket.watch(table, 0)
            assert (snapshot["state"]["status"], snapshot.get("view")) == ("open", None)
            await guest.request("POST", f"/api/tables/{table}/join", {})
            assert (await socket.next("status"))["state"]["seats"][1]["name"] == "P1"
            await guest.request("POST", f"/api/tables/{table}/ready", {"ready": True})
            begun = await socket.next("snapshot")
            assert begun["state"]["status"] == "running"
            assert begun["view"]["seat"] == 0

    with_people(server, 2, test)


def test_the_host_may_cancel_and_the_last_to_leave_closes_the_door(server) -> None:
    async def test(host: Person, guest: Person) -> None:
        table = (await host.open(game="coup", seats=2, visibility="public"))["id"]
        await guest.request("DELETE", f"/api/tables/{table}", expect=403)
        async with await guest.connect() as socket:
            await socket.watch(table)
            await host.request("DELETE", f"/api/tables/{table}")
            assert (await socket.next("gone"))["text"] == "the table was cancelled"
        table = (await host.open(game="coup", seats=2, visibility="public"))["id"]
        assert (await host.request("POST", f"/api/tables/{table}/leave"))["status"] == "cancelled"

    with_people(server, 2, test)


def test_quick_match_brings_two_strangers_together(server) -> None:
    async def test(one: Person, two: Person) -> None:
        first = await one.request("POST", "/api/quick", {"game": "coup", "seats": 2})
        assert first["status"] == "open"
        second = await two.request("POST", "/api/quick", {"game": "coup", "seats": 2})
        assert (second["id"], second["status"]) == (first["id"], "running")

    with_people(server, 2, test)


def test_lists_show_what_is_mine_and_what_waits_for_me(server) -> None:
    async def test(one: Person, two: Person) -> None:
        table = (await one.request("POST", "/api/quick", {"game": "coup", "seats": 2}))["id"]
        await two.request("POST", "/api/quick", {"game": "coup", "seats": 2})
        waiting = {
            person.id: [info["id"] for info in (await person.request("GET", "/api/tables?list=waiting"))["tables"]]
            for person in (one, two)
        }
        assert sorted(waiting.values()) == [[], [table]]
        for person in (one, two):
            mine = (await person.request("GET", "/api/tables?list=mine&game=coup"))["tables"]
            assert [info["id"] for info in mine] == [table]
        assert (await one.request("GET", "/api/tables?list=all", expect=400))["code"] == "bad-input"

    with_people(server, 2, test)


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"game": "chess", "seats": 2}, "there is no game 'chess'"),
        ({"game": "coup", "seats": 11}, "coup is for 2, 3, 4, 5, 6, 7, 8, 9, 10 seats, not 11"),
        ({"game": "coup", "seats": 2, "options": {"dragons": True}}, "coup has no option 'dragons'"),
        ({"game": "coup", "seats": 2, "options": {"turn_cap": "many"}}, "turn_cap"),
        ({"game": "coup", "seats": 2, "bots": {"7": "random"}}, "there is no seat '7'"),
        ({"game": "coup", "seats": 2, "seat": 1, "bots": {"1": "random"}}, "seat 1 is not free for you"),
        ({"game": "coup", "seats": 2, "colour": "red"}, "colour"),
        ({"game": "coup", "seats": 2, "clocks": {"kind": "sand"}}, "sand"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_in_one_sentence(server, wanted, says) -> None:
    async def test(person: Person) -> None:
        problem = await person.request("POST", "/api/tables", wanted, expect=400)
        assert says in problem["detail"]
        assert "\n" not in problem["detail"]
        assert (await person.request("GET", "/api/tables?list=mine"))["tables"] == []

    with_people(server, 1, test)


def test_a_rematch_is_the_same_table_again(server) -> None:
    async def test(person: Person, stranger: Person) -> None:
        table = await solo(person)
        await stranger.request("POST", f"/api/tables/{table}/rematch", expect=403)
        again = await person.request("POST", f"/api/tables/{table}/rematch")
        assert (again["game"], again["seats"][1]["bot"], again["mine"]) == ("coup", "random", [0])
        assert again["id"] != table

    with_people(server, 2, test)


def test_a_finished_game_is_replayed_through_any_eyes_and_forked(server) -> None:
    async def test(person: Person) -> None:
        table = await solo(person)
        record = Record.read(await person.request("GET", f"/api/tables/{table}/record"))
        views = {}
        for eye in ("0", "1", "public", "all"):
            replay = await person.request("GET", f"/api/tables/{table}/replay?eye={eye}")
            view = replay["view"]
            hands = [patron["role"] for player in view["board"]["players"] for patron in player["patrons"]]
            views[eye] = [role is not None for role in hands]
            for step in replay["steps"]:
                view = apply(view, step["delta"])
            assert view["result"]["winners"] == list(record.result.winners)
            assert len(replay["steps"]) == len(record.entries)
        assert views == {
            "0": [True, True, False, False],
            "1": [False, False, True, True],
            "public": [False] * 4,
            "all": [True] * 4,
        }
        await person.request("GET", f"/api/tables/{table}/replay?eye=7", expect=400)
        review = await person.request("GET", f"/api/tables/{table}/review")
        assert len(review["chances"]) == len(record.entries) + 1
        assert review["chances"][-1][record.result.winners[0]] == 1
        assert review["turns"]
        assert all([0 < turn["step"] <= len(record.entries) for turn in review["turns"]])
        assert any([turn["text"] for turn in review["turns"]])
        fork = await person.request(
            "POST", f"/api/tables/{table}/fork", {"step": 3, "bots": {"1": "honest"}, "start": True}
        )
        assert (fork["forked_from"], fork["status"]) == (table, "running")
        await person.request("GET", f"/api/tables/{fork['id']}/review", expect=409)
        assert fork["commitment"] != record.commitment
        rng = random.Random(7)
        async with await person.connect() as socket:
            await socket.watch(fork["id"], 0)
            await play_out({0: socket}, fork["id"], lambda _, prompt: rng.choice(prompt["options"])["notation"])
        await asyncio.sleep(0.3)
        forked = Record.read(await person.request("GET", f"/api/tables/{fork['id']}/record"))
        assert verify(forked).over
        assert [entry.step for entry in forked.entries[:3]] == [entry.step for entry in record.entries[:3]]
        step = forked.entries[3].step
        assert isinstance(step, Fork)
        assert step.commitment == fork["commitment"]
        late = {"step": len(record.entries)}
        await person.request("POST", f"/api/tables/{table}/fork", late, expect=400)

    with_people(server, 1, test)


def test_a_record_leaves_and_comes_back(server) -> None:
    async def test(person: Person, other: Person) -> None:
        table = await solo(person, "potdevin", 3)
        data = await person.request("GET", f"/api/tables/{table}/record")
        info = await other.request("POST", "/api/records", content=data)
        assert info["status"] == "finished"
        assert await other.request("GET", f"/api/tables/{info['id']}/record") == data
        assert (await other.request("GET", f"/api/tables/{info['id']}/replay"))["result"] == info["result"]
        for bad in (b"", b"nonsense\n", data[:-30], data.replace(b'"seats":3', b'"seats":4')):
            problem = await other.request("POST", "/api/records", expect=400, content=bad)
            assert problem["detail"]

    with_people(server, 2, test)


def test_a_running_game_gives_a_seat_its_own_record_only(server) -> None:
    async def test(one: Person, two: Person, stranger: Person) -> None:
        table = (await one.request("POST", "/api/quick", {"game": "coup", "seats": 2}))["id"]
        await two.request("POST", "/api/quick", {"game": "coup", "seats": 2})
        record = Record.read(await one.request("GET", f"/api/tables/{table}/record"))
        assert (record.seed, record.salt) == (None, None)
        await one.request("GET", f"/api/tables/{table}/record?seat=1", expect=403)
        await stranger.request("GET", f"/api/tables/{table}/record", expect=403)
        await one.request("GET", f"/api/tables/{table}/replay", expect=409)

    with_people(server, 3, test)


def test_a_hot_seat_table_is_one_persons(server) -> None:
    async def test(person: Person) -> None:
        info = await person.open(game="coup", seats=3, bots={"2": "random"}, hot_seat=True, start=True)
        assert info["mine"] == [0, 1]
        async with await person.connect() as one, await person.connect() as two:
            assert (await one.watch(info["id"], 0))["view"]["seat"] == 0
            assert (await two.watch(info["id"], 1))["view"]["seat"] == 1

    with_people(server, 1, test)
