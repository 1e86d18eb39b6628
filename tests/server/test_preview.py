"""What would come of an answer, asked over the WebSocket before it is given."""

from __future__ import annotations

import asyncio
import random

from .client import Person


def test_the_odds_of_a_campaign_are_previewed_for_the_seat_that_is_asked(server) -> None:
    async def main() -> None:
        person, other = [await Person(server.url).arrive(name) for name in ("A", "B")]
        table = (await person.open(game="oath", seats=2, visibility="public"))["id"]
        await other.request("POST", f"/api/tables/{table}/join", {})
        await other.request("POST", f"/api/tables/{table}/ready", {"ready": True})
        sockets = [await person.connect(), await other.connect()]
        for seat, socket in enumerate(sockets):
            await socket.watch(table, seat)
        seat = await until_dice(sockets, table)
        socket = sockets[seat]
        seen = socket.tables[table]
        notations = [option["notation"] for option in seen.prompt["options"]]
        before = len(seen.log)
        reply = await socket.ask(type="preview", table=table, seat=seat, notations=[*notations, "nonsense", "999"])
        assert reply["type"] == "accepted"
        assert list(reply["previews"]) == notations
        for odds in reply["previews"].values():
            assert 0 <= odds["win"] <= odds["sacrificing"] <= 1
        whole = seen.view["figures"]["campaign"]
        assert reply["previews"][notations[0]] == whole["odds"], "the first option is the whole force"
        assert len(seen.log) == before, "nothing has happened"
        theirs = await sockets[1 - seat].ask(type="preview", table=table, seat=1 - seat, notations=notations)
        assert theirs.get("previews", {}) == {}, "who is not asked has nothing to preview"
        stolen = await sockets[1 - seat].ask(type="preview", table=table, seat=seat, notations=notations)
        assert (stolen["type"], stolen["code"]) == ("refused", "not-your-seat")
        for one, each in zip((person, other), sockets, strict=True):
            await each.connection.close()
            await one.http.aclose()

    asyncio.run(main())


async def until_dice(sockets, table):
    """Play at random, keen on campaigns, until somebody is asked for attack dice; gives the seat."""
    rng = random.Random(2)
    while True:
        for seat, socket in enumerate(sockets):
            await socket.drain(0.005)
            prompt = socket.tables[table].prompt
            if prompt is None or prompt.get("held") is not None:
                continue
            if prompt["label"]["id"] == "campaign-dice":
                return seat
            options = [option["notation"] for option in prompt["options"]]
            keen = [one for one in options if one in ("campaign", "done") or one.startswith("attack")]
            notation = rng.choice(keen or options)
            await socket.ask(type="answer", table=table, seat=seat, prompt=prompt["id"], notation=notation)
