"""What people do at a running table besides answering: undo, orders, votes, talk, leaving and coming back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from camarilla.bots.search import Thought, Weighed
from camarilla.server.api.protocol import Watch
from camarilla.server.api.schemas import Clocks
from camarilla.server.live import hub as hub_module
from camarilla.server.live.calls import Call
from camarilla.server.live.kept_table import SAVE_DELAY_FACTOR
from camarilla.server.live.streams import Frame
from camarilla.server.live.votes import REFUSED_SECONDS
from camarilla.server.storage.models import ProcessRow, SeatRow, TableRow

from .worlds import Clock, World

NAMES = ["Ann", "Bob", "Cyd"]
NO_HINTS = "people play people here, and the table was made without hints"


class Table:
    """Three people at a table, in one world."""

    def __init__(self, world: World, clock: Clock, id: str) -> None:
        self.world = world
        self.clock = clock
        self.id = id

    @property
    def host(self) -> Any:
        return self.world.host(self.id)

    async def say(self, name: str, **message: Any) -> Any:
        """Somebody sends a message about the table; gives the reply."""
        replies = await self.world.tell(name, table=self.id, ref="r", **message)
        await self.host.rest()
        return next(reply for reply in replies if reply.get("ref") == "r")

    async def answer(self, name: str, notation: str) -> Any:
        """Somebody answers the open prompt."""
        seat = NAMES.index(name)
        return await self.say(name, type="answer", seat=seat, prompt=self.host.game.prompt_id, notation=notation)

    async def accepted(self, name: str, notation: str) -> Any:
        reply = await self.answer(name, notation)
        assert reply["type"] == "accepted", reply
        return reply

    def received(self, name: str) -> list[Any]:
        """What somebody was sent meanwhile."""
        return [msgspec.json.decode(raw) for raw in self.world.sent(name)]

    def quiet(self) -> None:
        """Forget what was sent."""
        for name in self.world.gateways:
            self.world.sent(name)

    def coins(self) -> list[int]:
        return list(self.host.game.table.g.coins)


def at_table(
    test: Callable[[Table], Awaitable[None]], folder: Path, changes: dict[str, Any] | None = None, **wanted: Any
) -> None:
    """Run a test with three people at a table of Coup who all watch from their seats; Ann begins."""

    async def main() -> None:
        clock = Clock()
        world = World(folder / "db", clock, **(changes or {}))
        await world.open()
        actors = await world.people([*NAMES, "Dan"])
        id = await world.begun(actors[:3], "coup", **wanted)
        table = Table(world, clock, id)
        for seat, name in enumerate(NAMES):
            await table.say(name, type="watch", seat=seat)
        table.quiet()
        await test(table)
        await world.close()

    asyncio.run(main())


def mover(table: Table) -> str:
    """Whose turn it is."""
    return NAMES[table.host.game.table.asked[0]]


def others(name: str) -> list[str]:
    return [other for other in NAMES if other != name]


# -- undo --------------------------------------------------------------------------------------------------------------


def test_a_claim_that_somebody_was_asked_about_is_taken_back_only_if_they_agree(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        first = mover(table)
        seat = NAMES.index(first)
        reply = await table.accepted(first, "tax")
        assert (reply.get("undo", False), reply["undo_asks"]) == (False, True)
        refused = await table.say(first, type="undo", seat=seat)
        assert (refused["type"], refused["code"]) == ("refused", "no-undo")
        assert "ask the table" in refused["text"]
        await table.say(first, type="propose", seat=seat, kind="undo")
        (vote,) = table.host.votes
        table.quiet()
        for name in others(first):
            assert mover(table) != first
            await table.say(name, type="vote", seat=NAMES.index(name), vote=vote, agree=True)
        assert mover(table) == first
        other = others(first)[0]
        rewound = [message for message in table.received(other) if message["type"] == "update"]
        assert [message["kept"] for message in rewound] == [len(table.host.streams[NAMES.index(other)].noticed)]
        await table.accepted(first, "tax")
        for name in others(first):
            await table.accepted(name, "pass")
        refused = await table.say(first, type="undo", seat=seat)
        assert (refused["type"], refused["code"]) == ("refused", "no-undo")

    at_table(test, tmp_path)


def test_undo_is_free_where_nobody_but_bots_or_oneself_was_asked_since(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        first = mover(table)
        about = {"table": table.id, "seat": NAMES.index(first)}
        for chair in table.host.chairs:
            chair.bot = None if chair.name == first else "slow"
        prompt = table.host.game.prompt_id
        told = await table.world.tell(first, type="answer", prompt=prompt, notation="tax", **about)
        assert [reply["undo"] for reply in told if reply["type"] == "accepted"] == [True]
        told = await table.world.tell(first, type="undo", **about)
        assert "accepted" in [reply["type"] for reply in told]
        assert mover(table) == first

    at_table(test, tmp_path, changes={"bot_commands": {"slow": ["a", "program"]}})


def test_at_one_device_undo_stays_free(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        for chair in table.host.chairs:
            chair.user = "user-Ann"
        seat, prompt = NAMES.index(mover(table)), table.host.game.prompt_id
        reply = await table.say("Ann", type="answer", seat=seat, prompt=prompt, notation="tax")
        assert reply["undo"] is True
        assert (await table.say("Ann", type="undo", seat=seat))["type"] == "accepted"

    at_table(test, tmp_path)


def test_past_new_information_the_table_must_agree(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        first = mover(table)
        seat = NAMES.index(first)
        before = table.coins()
        await table.accepted(first, "income")
        second = mover(table)
        await table.accepted(second, "income")
        assert (await table.say(first, type="propose", seat=seat, kind="undo"))["type"] == "accepted"
        (vote,) = table.host.votes
        assert table.host.votes[vote].needed == 3
        for name in others(first):
            await table.say(name, type="vote", seat=NAMES.index(name), vote=vote, agree=True)
        assert mover(table) == second
        assert table.coins()[NAMES.index(second)] == before[NAMES.index(second)]
        assert table.host.game.table.stretches == 1

    at_table(test, tmp_path)


def test_one_who_disagrees_ends_the_matter(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        first = mover(table)
        await table.accepted(first, "income")
        await table.say(first, type="propose", seat=NAMES.index(first), kind="undo")
        (vote,) = table.host.votes
        other = others(first)[0]
        await table.say(other, type="vote", seat=NAMES.index(other), vote=vote, agree=False)
        assert table.host.votes == {}
        late = await table.say(others(first)[1], type="vote", seat=NAMES.index(others(first)[1]), vote=vote, agree=True)
        assert late["code"] == "stale"
        assert mover(table) != first

    at_table(test, tmp_path)


def test_a_position_waits_while_others_wait_for_their_answers_but_not_for_ever(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        saved = []
        for _ in range(2 * 2 * SAVE_DELAY_FACTOR):
            with table.host.bot_runner.person_answers():  # somebody at another table
                await table.accepted(mover(table), "income")
            saved.append(table.host.saved_at)
        assert sorted(set(saved)) == [saved[0], saved[0] + 2 * SAVE_DELAY_FACTOR, saved[0] + 2 * 2 * SAVE_DELAY_FACTOR]
        await table.accepted(mover(table), "income")
        await table.accepted(mover(table), "income")
        assert table.host.saved_at == saved[-1] + 2, "with nobody waiting, as often as usual"

    at_table(test, tmp_path, changes={"position_every": 2})


def test_an_agreed_undo_goes_behind_the_loaded_position_and_survives_a_restart(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        for _ in range(12):
            await table.accepted(mover(table), "income")
        before, asked = table.coins(), mover(table)
        await table.accepted(mover(table), "income")
        await reload(table)
        table.host.game = await table.world.hub.journal.load(table.id, table.host.game.number + 1)
        assert table.host.game.at_floor()
        await table.say("Ann", type="propose", seat=0, kind="undo")
        (vote,) = table.host.votes
        for name in ("Bob", "Cyd"):
            await table.say(name, type="vote", seat=NAMES.index(name), vote=vote, agree=True)
        assert (table.coins(), mover(table)) == (before, asked)
        assert table.host.game.loaded == 13
        log = table.host.streams[0].noticed
        await reload(table)
        assert (table.coins(), mover(table)) == (before, asked)
        assert table.host.streams[0].noticed == log

    at_table(test, tmp_path, changes={"position_every": 1})


async def reload(table: Table) -> None:
    """The table leaves memory and is loaded again."""
    table.world.hub.forget(table.host)
    for seat, name in enumerate(NAMES):
        await table.say(name, type="watch", seat=seat)
    table.quiet()


# -- sealed answers ----------------------------------------------------------------------------------------------------


def test_a_sealed_answer_is_told_to_nobody_and_may_be_changed(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        first = mover(table)
        await table.accepted(first, "tax")
        one, two = others(first)
        table.quiet()
        reply = await table.accepted(one, "challenge")
        assert reply["prompt"]["held"] == "challenge"
        assert table.received(first) == table.received(two) == []
        again = await table.say(one, type="undo", seat=NAMES.index(one))
        assert again["prompt"].get("held") is None
        assert table.received(first) == table.received(two) == []
        await table.accepted(one, "pass")
        await table.accepted(two, "pass")
        assert {message["type"] for message in table.received(first)} == {"update"}

    at_table(test, tmp_path)


def test_clocks_do_not_tell_who_has_answered(tmp_path: Path) -> None:
    clocks = Clocks(kind="live", base=60, increment=5, grace=3)

    async def test(table: Table) -> None:
        first = mover(table)
        await table.accepted(first, "tax")
        one, two = others(first)
        await table.accepted(one, "pass")
        faces = table.host.clock_faces()
        assert [faces[NAMES.index(name)].running for name in (first, one, two)] == [False, True, True]

    at_table(test, tmp_path, clocks=clocks)


# -- orders ------------------------------------------------------------------------------------------------------------


def test_standing_orders_answer_ahead_and_are_private(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        first = mover(table)
        one, two = others(first)
        for name in (one, two):
            reply = await table.say(name, type="order", seat=NAMES.index(name), order={"kind": "pass"})
            assert reply["orders"] == [{"kind": "pass"}]
        assert table.received(first) == []
        await table.accepted(first, "tax")
        assert table.coins()[NAMES.index(first)] == 5
        ended = await table.say(one, type="end-orders", seat=NAMES.index(one))
        assert ended.get("orders", []) == []
        bad = await table.say(two, type="order", seat=NAMES.index(two), order={"kind": "win"})
        assert bad["code"] == "bad-input"
        assert "there is no standing order 'win'" in bad["text"]

    at_table(test, tmp_path)


# -- talk --------------------------------------------------------------------------------------------------------------


def test_talk_reaches_all_and_whispers_some(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await table.say("Ann", type="say", seat=0, text=" hello\x00 ")
        assert [m["chat"]["text"] for m in table.received("Cyd") if m["type"] == "said"] == ["hello"]
        table.quiet()
        await table.say("Ann", type="say", seat=0, text="psst", to=[1])
        assert [m["chat"]["text"] for m in table.received("Bob") if m["type"] == "said"] == ["psst"]
        assert table.received("Cyd") == []
        snapshot = await table.say("Cyd", type="watch", seat=2)
        assert [line["text"] for line in snapshot["chat"]] == ["hello"]
        snapshot = await table.say("Bob", type="watch", seat=1)
        assert [line["text"] for line in snapshot["chat"]] == ["hello", "psst"]
        for text in ("", "\x07", "x" * 501):
            assert (await table.say("Ann", type="say", seat=0, text=text))["type"] == "refused"

    at_table(test, tmp_path, whispers=True)


def test_whispers_need_the_tables_leave(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        reply = await table.say("Ann", type="say", seat=0, text="psst", to=[1])
        assert (reply["code"], table.received("Bob")) == ("not-allowed", [])

    at_table(test, tmp_path)


# -- leaving and coming back -------------------------------------------------------------------------------------------


def test_a_bot_steps_in_and_the_seat_is_given_back(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        first = mover(table)
        seat = NAMES.index(first)
        turns = table.host.game.table.g.turns
        assert (await table.say(first, type="away", seat=seat, away=True))["type"] == "accepted"
        assert table.host.game.table.g.turns > turns or first not in [NAMES[s] for s in table.host.game.unanswered()]
        assert (await table.answer(first, "income"))["code"] == "away"
        assert (await table.say(first, type="away", seat=seat, away=False))["type"] == "accepted"
        assert table.host.chairs[seat].human

    at_table(test, tmp_path)


def test_whoever_resigned_can_be_replaced(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await table.say("Bob", type="resign", seat=1)
        assert (await table.say("Bob", type="resign", seat=1))["code"] == "resigned"
        assert (await table.say("Bob", type="away", seat=1, away=False))["code"] == "resigned"
        assert (await table.say("Ann", type="take"))["code"] == "seated"
        assert (await table.say("Dan", type="take"))["type"] == "accepted"
        chair = table.host.chairs[1]
        assert (chair.name, chair.human, chair.resigned) == ("Dan", True, False)
        assert (await table.say("Bob", type="undo", seat=1))["code"] == "not-your-seat"

    at_table(test, tmp_path)


def test_more_than_half_of_the_others_remove_somebody(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await table.say("Ann", type="propose", seat=0, kind="kick", target=2)
        (vote,) = table.host.votes
        assert table.host.votes[vote].needed == 2
        assert table.host.chairs[2].human
        await table.say("Bob", type="vote", seat=1, vote=vote, agree=True)
        assert not table.host.chairs[2].human
        assert table.host.chairs[2].resigned

    at_table(test, tmp_path)


def test_one_who_stepped_away_neither_proposes_nor_outvotes_the_others(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        actor = mover(table)
        seat = NAMES.index(actor)
        await table.accepted(actor, "tax")
        await table.say(actor, type="away", seat=seat, away=True)
        refused = await table.say(actor, type="propose", seat=seat, kind="undo")
        assert refused["code"] == "away"
        await table.say(actor, type="away", seat=seat, away=False)
        await table.say(actor, type="propose", seat=seat, kind="undo")
        (vote,) = table.host.votes
        await table.say(actor, type="away", seat=seat, away=True)
        one, two = others(actor)
        await table.say(one, type="vote", seat=NAMES.index(one), vote=vote, agree=True)
        assert vote in table.host.votes, "one of the two who are there has not been heard"
        await table.say(two, type="vote", seat=NAMES.index(two), vote=vote, agree=True)
        assert vote not in table.host.votes

    at_table(test, tmp_path)


def test_of_two_players_neither_removes_the_other_who_is_there(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await table.say("Cyd", type="resign", seat=2)
        kick = {"type": "propose", "seat": 0, "kind": "kick", "target": 1}
        assert (await table.say("Ann", **kick))["code"] == "not-allowed"
        assert table.host.chairs[1].human
        await table.world.tell("Bob", table=table.id, type="unwatch")
        assert (await table.say("Ann", **kick))["type"] == "accepted"
        assert not table.host.chairs[1].human

    at_table(test, tmp_path)


def test_a_pause_is_agreed_and_ended_by_all(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        first = mover(table)
        await table.say("Ann", type="propose", seat=0, kind="pause")
        (vote,) = table.host.votes
        for name in ("Bob", "Cyd"):
            await table.say(name, type="vote", seat=NAMES.index(name), vote=vote, agree=True)
        assert table.host.clock.paused
        assert (await table.answer(first, "income"))["code"] == "paused"
        await table.say("Ann", type="propose", seat=0, kind="resume")
        (vote,) = table.host.votes
        for name in ("Bob", "Cyd"):
            await table.say(name, type="vote", seat=NAMES.index(name), vote=vote, agree=True)
        await table.accepted(first, "income")

    at_table(test, tmp_path)


# -- looking on --------------------------------------------------------------------------------------------------------


def test_spectators_see_what_the_public_sees(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        snapshot = await table.say("Dan", type="watch")
        assert snapshot["view"]["seat"] is None
        roles = [p["role"] for player in snapshot["view"]["board"]["players"] for p in player["patrons"]]
        assert set(roles) == {None}
        await table.accepted(mover(table), "income")
        assert [message["type"] for message in table.received("Dan")] == ["update"]
        assert (await table.say("Dan", type="watch", seat=0))["code"] == "not-your-seat"

    at_table(test, tmp_path)


def test_a_table_without_spectators_has_none(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        assert (await table.say("Dan", type="watch"))["code"] == "not-allowed"
        assert (await table.say("Dan", type="say", text="hi"))["code"] == "not-allowed"

    at_table(test, tmp_path, spectators="none")


def test_people_who_play_people_have_hints_only_if_the_table_was_made_with_them(tmp_path: Path) -> None:
    async def refused(table: Table) -> None:
        assert table.host.state().hints is False
        first = mover(table)
        told = await table.say(first, type="hint", seat=NAMES.index(first))
        assert told["code"] == "not-allowed"
        assert told["text"] in ("there are no hints at a rated table", NO_HINTS)
        for chair in table.host.chairs:
            chair.user = chair.user if chair.name == first else None
        assert table.host.state().hints is not table.host.terms.rated, "against bots alone, unless it is rated"

    async def allowed(table: Table) -> None:
        assert table.host.state().hints is True
        info = await table.world.lobby.info(table.world.gateways["Dan"].actor, table.id)
        assert info.hints is True
        first = mover(table)
        seat = NAMES.index(first)
        glance = await table.say(first, type="hint", seat=seat, glance=True)
        assert [glance["hint"]["weighed"], glance["hint"]["line"]] == [[], []]
        assert all(plan["text"] and plan["why"] for plan in glance["hint"]["plans"])
        hint = await table.say(first, type="hint", seat=seat)
        assert hint["notation"] in [option.notation for option in table.host.game.table.legal(seat)]
        assert hint["text"]
        why = hint["hint"]
        assert why["weighed"][0]["notation"] == hint["notation"]
        assert sum([one["share"] for one in why["weighed"]]) <= 1.0001
        assert 0 <= why["worth"] <= 1
        assert why["iterations"] > 0
        assert all([reply["text"] for reply in why["line"]])

    for name in "abcd":
        (tmp_path / name).mkdir()
    at_table(refused, tmp_path / "a")
    at_table(refused, tmp_path / "b", hints=True)
    at_table(refused, tmp_path / "c", rated=False)
    at_table(allowed, tmp_path / "d", rated=False, hints=True)


def test_a_search_refines_what_can_be_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(table: Table) -> None:
        first = mover(table)
        seat = NAMES.index(first)
        legal = {option.notation: option for option in table.host.game.table.legal(seat)}
        visits = {"income": 3, "aid": 9, "exchange": 0, "tax": 5}
        weighed = [Weighed(legal[one], count, count / 17, count / 100, False) for one, count in visits.items()]

        async def ponder(*_: Any) -> Thought:
            return Thought(legal["tax"], 0.05, weighed, [], 17)

        monkeypatch.setattr(table.host.bot_runner, "ponder", ponder)
        glanced = (await table.say(first, type="hint", seat=seat, glance=True))["hint"]["plans"]
        reasons = {plan["notation"]: plan["why"] for plan in glanced}
        assert "worth" not in glanced[0] or glanced[0]["worth"] is None
        plans = (await table.say(first, type="hint", seat=seat))["hint"]["plans"]
        assert [plan["notation"] for plan in plans[:3]] == ["tax", "aid", "income"], "the answer, then by visits"
        assert [plan["worth"] for plan in plans[:3]] == [0.05, 0.09, 0.03]
        assert [plan["why"] for plan in plans[:3]] == [reasons.get(one, "") for one in ("tax", "aid", "income")]
        rest = [plan["notation"] for plan in plans[3:]]
        assert rest == [one for one in reasons if one not in ("tax", "aid", "income")][: len(rest)]
        assert rest, "what the search did not try is there, too"
        assert {plan.get("worth") for plan in plans[3:]} == {None}

    at_table(test, tmp_path, rated=False, hints=True)


def test_a_glance_where_the_game_has_no_advice_is_what_a_light_bot_would_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(table: Table) -> None:
        monkeypatch.setattr(table.host.rules, "advice", None)
        first = mover(table)
        seat = NAMES.index(first)
        glance = await table.say(first, type="hint", seat=seat, glance=True)
        assert glance["notation"] in [option.notation for option in table.host.game.table.legal(seat)]
        assert glance["text"]
        assert glance.get("hint") is None, "whoever wants reasons asks for a longer look"

    at_table(test, tmp_path, rated=False, hints=True)


def test_why_cites_the_clause(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        first = mover(table)
        seat = NAMES.index(first)
        target = (seat + 1) % 3
        reply = await table.say(first, type="why", seat=seat, notation=f"coup@{target}")
        assert reply["rule"].startswith("CO-")
        assert reply["text"]

    at_table(test, tmp_path)


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "answer", "seat": 9, "prompt": "0", "notation": "income"}, "unknown-seat"),
        ({"type": "answer", "seat": 1, "prompt": "0", "notation": "income"}, "not-your-seat"),
        ({"type": "propose", "seat": 0, "kind": "kick"}, "unknown-seat"),
        ({"type": "propose", "seat": 0, "kind": "kick", "target": 0}, "unknown-seat"),
        ({"type": "propose", "seat": 0, "kind": "pause", "target": 1}, "malformed"),
        ({"type": "propose", "seat": 0, "kind": "resume"}, "not-paused"),
        ({"type": "vote", "seat": 0, "vote": "none", "agree": True}, "stale"),
        ({"type": "say", "seat": 0, "text": "x", "to": [7]}, "not-allowed"),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(tmp_path: Path, message: Any, code: str) -> None:
    async def test(table: Table) -> None:
        before = table.host.game.table.dump()
        reply = await table.say("Ann", **message)
        assert (reply["type"], reply["code"]) == ("refused", code)
        assert reply["text"]
        assert table.host.game.table.dump() == before

    at_table(test, tmp_path)


# -- what a second reading found ---------------------------------------------------------------------------------------


def test_whoever_takes_a_seat_over_does_not_read_what_was_whispered_there_before(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        await table.say("Ann", type="say", seat=0, text="for Bob alone", to=[1])
        await table.say("Bob", type="resign", seat=1)
        assert (await table.say("Dan", type="take", seat=1))["type"] == "accepted"
        await table.say("Ann", type="say", seat=0, text="for Dan", to=[1])
        heard = {
            name: [line["text"] for line in (await table.say(name, type="watch", seat=seat))["chat"]]
            for name, seat in (("Ann", 0), ("Dan", 1))
        }
        assert heard == {"Ann": ["for Bob alone", "for Dan"], "Dan": ["for Dan"]}

    at_table(test, tmp_path, whispers=True)


def test_what_was_refused_is_not_proposed_again_at_once(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        async def propose() -> Any:
            return await table.say("Ann", type="propose", seat=0, kind="pause")

        async def refuse() -> None:
            (vote,) = table.host.votes
            await table.say("Bob", type="vote", seat=1, vote=vote, agree=False)

        await propose()
        await refuse()
        table.quiet()
        again = await propose()
        assert (again["code"], again["message"]) == ("too-fast", "vote-refused")
        assert table.received("Bob") == [], "nobody else hears of it"
        table.clock.time += REFUSED_SECONDS
        assert (await propose())["type"] == "accepted"
        await refuse()
        await table.accepted(mover(table), "income")
        assert (await propose())["type"] == "accepted", "another question, another vote"

    at_table(test, tmp_path)


def test_why_an_answer_is_illegal_is_said_in_the_readers_language(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        first = mover(table)
        gateway = table.world.gateways[first]
        gateway.actor = msgspec.structs.replace(gateway.actor, language="ru")
        target = NAMES.index(others(first)[0])
        refused = await table.answer(first, f"coup@{target}")
        assert (refused["code"], refused["rule"]) == ("illegal", "CO-1.3")
        assert refused["text"] == "это стоит 7 монет, а у вас 2"

    at_table(test, tmp_path)


def test_others_messages_do_not_wait_for_a_hint_of_which_there_is_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(table: Table) -> None:
        first = mover(table)
        seat, gateway = NAMES.index(first), table.world.gateways[first]
        thinking = asyncio.Event()

        async def ponder(*_: Any) -> None:
            await thinking.wait()

        monkeypatch.setattr(table.host.bot_runner, "ponder", ponder)
        hint = {"type": "hint", "table": table.id, "seat": seat}
        await gateway.receive(msgspec.json.encode({**hint, "ref": "one"}))
        await gateway.receive(msgspec.json.encode({"type": "ping", "ref": "two"}))
        await gateway.receive(msgspec.json.encode({**hint, "ref": "three"}))
        replies = {reply["ref"]: reply for reply in table.received(first)}
        assert replies["two"]["type"] == "pong"
        assert replies["three"]["message"] == "still-thinking"
        assert "one" not in replies
        thinking.set()
        assert gateway.aside is not None
        await gateway.aside
        (reply,) = table.received(first)
        assert reply["hint"]["iterations"] == 0, "nobody had time to search: the game's own advice stands in"
        assert reply["hint"]["plans"][0]["notation"] == reply["notation"]

    at_table(test, tmp_path, rated=False, hints=True)


def test_a_call_that_is_sent_again_keeps_its_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So its owner knows it, and carries it out once."""
    monkeypatch.setattr(hub_module, "CALL_SECONDS", 0.3)
    monkeypatch.setattr(hub_module, "SLOW_CALL_SECONDS", 0.3)

    class Bus:
        """A bus whose other side never replies."""

        def __init__(self) -> None:
            self.asked: list[tuple[str, int]] = []
            self.number = 0

        def new_number(self) -> int:
            self.number += 1
            return self.number

        async def call(self, process: str, call: Any, number: int, seconds: float) -> Any:
            self.asked.append((type(call.message).__name__, number))
            raise TimeoutError

        def __getattr__(self, name: str) -> Any:
            return lambda *_, **__: None

    async def test(table: Table) -> None:
        hub = table.world.hub
        hub.forget(table.host)
        async with hub.database.session() as session:
            await session.execute(update(TableRow).values(owner="another"))
            session.add(ProcessRow(name="another", until=table.clock.time + 1))
        hub.publisher.bus = bus = Bus()  # type: ignore[assignment]
        for kind in ("hint", "undo"):
            (reply,) = await table.world.tell("Ann", type=kind, table=table.id, seat=0)
            assert reply["code"] == "unavailable"
        hub.publisher.bus = None
        assert set(bus.asked) == {("Hint", 1), ("Undo", 2)}
        assert len(bus.asked) > 2

    at_table(test, tmp_path)


def test_clients_of_a_process_that_never_gave_a_sign_of_life_are_counted_out(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        hub, dan = table.world.hub, table.world.gateways["Dan"].actor
        call = Call(table.id, dan, Watch(table=table.id), 7, "a process that is killed at once")
        await hub.execute(table.host, call)
        hub.frame_arrived("open", Frame("here", process="another", users=("user-Dan",)))
        assert table.host.present.watching == len(NAMES) + 1
        hub._forget_dead_processes(table.clock.time + hub.settings.lease + 1)
        assert table.host.present.watching == len(NAMES)
        assert hub.open_tables.presence.at("open") == set()

    at_table(test, tmp_path)


def test_a_table_goes_on_if_a_game_fails_to_name_the_clause_of_an_event(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: Any) -> None:
        raise KeyError("what this game never thought of")

    async def test(table: Table) -> None:
        monkeypatch.setattr("camarilla.server.live.streams.with_rules", fails)
        await table.accepted(mover(table), "income")
        (told,) = [message for message in table.received("Ann") if message["type"] == "update"]
        assert told["events"]
        assert "rule" not in told["events"][0]
        assert (await table.say("Ann", type="watch", seat=0))["log"]

    at_table(test, tmp_path)


def test_nothing_waits_for_those_who_resigned_or_stepped_away(tmp_path: Path) -> None:
    async def test(table: Table) -> None:
        async def waiting(name: str) -> list[int]:
            page = await table.world.lobby.page(table.world.gateways[name].actor, "waiting", None, None)
            return [seat for info in page.tables for seat in info.waiting]

        await table.accepted(mover(table), "tax")
        asked = [NAMES[seat] for seat in table.host.game.table.asked]
        assert [await waiting(name) for name in asked] == [[NAMES.index(name)] for name in asked]
        async with table.world.database.session() as session:
            gone = update(SeatRow).where(SeatRow.seat == NAMES.index(asked[0]))
            await session.execute(gone.values(bot="level4", away=True, resigned=True))
        assert [await waiting(name) for name in asked] == [[], [NAMES.index(asked[1])]]

    at_table(test, tmp_path)
