"""A storm of late, doubled, stale, forged, oversized and malformed messages, in two worlds at once.

What counts: the record is that of the accepted answers alone; and one seat is sent the same bytes, whatever the cards
are that it does not know.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from camarilla.kernel.table import Table
from camarilla.server.live.archives import stored_operations
from camarilla.server.live.operations import AnyOperation, Began, LiveGame
from camarilla.server.storage.models import TableRow

from .worlds import SEED, Pair

STEPS = 60
"""Messages a storm; longer ones are more than hypothesis wants to draw."""
SEAT = 0
"""The seat whose bytes are compared."""


class Storm(RuleBasedStateMachine):
    """Three people at a table, and everything that can go wrong on the way to it."""

    game = "coup"
    names = ("Ann", "Bob", "Cyd")
    counts: Counter[str] = Counter()

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.pair = Pair(Path(self.folder.name), SEAT)
        self.table = ""
        self.last: dict[str, bytes] = {}
        self.accepted: list[dict[str, Any]] = []

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    @initialize()
    def sit_down(self) -> None:
        async def begin() -> None:
            await self.pair.real.open()
            await self.pair.double.open()
            await self.begin_game()

        self.run(begin())

    async def begin_game(self) -> None:
        """A new game; the double begins alike, but for what seat 0 does not know."""
        actors = await self.pair.real.people(list(self.names))
        await self.pair.double.people(list(self.names))
        self.table = await self.pair.real.begun(actors, self.game)
        self.accepted = []
        await self.pair.redraw(self.table, list(self.names))

    def teardown(self) -> None:
        async def end() -> None:
            if self.table:
                await self.check_record()
            await self.pair.real.close()
            await self.pair.double.close()

        self.run(end())
        self.loop.close()
        self.folder.cleanup()

    # -- sending -------------------------------------------------------------------------------------------------

    def throw(self, name: str, raw: bytes, answers: bool = False) -> None:
        """Somebody sends something in both worlds; seat 0 must be sent the same bytes by both."""
        self.run(self.thrown(name, raw, answers))

    async def thrown(self, name: str, raw: bytes, answers: bool) -> None:
        self.counts["steps"] += 1
        self.last[name] = raw
        real, double = self.pair.real, self.pair.double
        if self.pair.alike and answers and not self.legal_in_both(raw):
            self.pair.alike = False
        before = real.host(self.table).game.number
        here = await real.say(name, raw)
        self.note(raw, real.host(self.table).game.number - before)
        if name != self.names[SEAT]:
            here = real.sent(self.names[SEAT])
        if self.pair.alike:
            there = await double.say(name, raw)
            if name != self.names[SEAT]:
                there = double.sent(self.names[SEAT])
            if self.pair.same_knowledge(self.table):
                assert here == there, "seat 0 can tell by what it is sent"
                self.counts["compared"] += 1
            else:
                self.pair.alike = False
        for other in self.names:
            real.sent(other)
            double.sent(other)
        await self.go_on()

    def legal_in_both(self, raw: bytes) -> bool:
        """Whether an answer means the same in both worlds."""
        message = msgspec.json.decode(raw)
        found = []
        for world in (self.pair.real, self.pair.double):
            options = world.host(self.table).game.table.legal(message["seat"])
            found.append([option for option in options if option.notation == message["notation"]])
        return found[0] == found[1] != []

    def common(self, seat: int) -> list[str]:
        """What a seat may answer in both worlds, while they are alike: so they stay so for longer."""
        if not self.pair.alike:
            return []
        here, there = (world.host(self.table).game.table.legal(seat) for world in (self.pair.real, self.pair.double))
        return [option.notation for option in here if option in there]

    def note(self, raw: bytes, operations: int) -> None:
        """Keep what the table has accepted."""
        if operations:
            self.accepted.append(msgspec.json.decode(raw))
            self.counts["accepted"] += 1

    async def go_on(self) -> None:
        """Begin anew when the game is over; make the double anew when the worlds have parted and may meet again."""
        game = self.pair.real.host(self.table).game
        if game.table.over:
            await self.check_record()
            self.counts["games"] += 1
            await self.begin_game()
        elif not self.pair.alike and game.may_save():
            await self.pair.redraw(self.table, list(self.names))

    def prompt_of(self, seat: int) -> tuple[str, list[str]]:
        """The id of the open prompt, and what a seat may answer."""
        game = self.pair.real.host(self.table).game
        return game.prompt_id, [option.notation for option in game.table.legal(seat)]

    def message(self, **fields: Any) -> bytes:
        return msgspec.json.encode({"table": self.table, "ref": "x", **fields})

    # -- what may happen -----------------------------------------------------------------------------------------

    @rule(data=st.data())
    def answer(self, data: st.DataObject) -> None:
        """Somebody who is asked answers as they may."""
        waiting = self.pair.real.host(self.table).game.unanswered()
        seat = data.draw(st.sampled_from(waiting))
        prompt, options = self.prompt_of(seat)
        options = self.common(seat) or options
        calm = [notation for notation in options if notation == "pass"]
        notation = data.draw(st.sampled_from(options + calm * 2 * len(options)))
        self.throw(
            self.names[seat],
            self.message(type="answer", seat=seat, prompt=prompt, notation=notation),
            True,
        )

    @rule(seat=st.integers(0, 2), back=st.integers(1, 5), notation=st.sampled_from(["pass", "income", "challenge"]))
    def stale(self, seat: int, back: int, notation: str) -> None:
        """An answer to a question that is long closed, or not open yet."""
        prompt = str(int(self.prompt_of(seat)[0]) - back)
        self.throw(self.names[seat], self.message(type="answer", seat=seat, prompt=prompt, notation=notation))

    @rule(seat=st.integers(0, 2))
    def doubled(self, seat: int) -> None:
        """The same message again: a duplicate that arrives late."""
        raw = self.last.get(self.names[seat])
        if raw is not None and b'"answer"' in raw:
            message = msgspec.json.decode(raw)
            if message.get("prompt") != self.prompt_of(seat)[0]:
                self.throw(self.names[seat], raw)

    @rule(seats=st.tuples(st.integers(0, 2), st.integers(-1, 5)).filter(lambda seats: seats[0] != seats[1]))
    def forged(self, seats: tuple[int, int]) -> None:
        """An answer for somebody else's seat."""
        seat, other = seats
        prompt = self.prompt_of(seat)[0]
        self.throw(self.names[seat], self.message(type="answer", seat=other, prompt=prompt, notation="pass"))

    @rule(seat=st.integers(0, 2), notation=st.text(max_size=30))
    def illegal(self, seat: int, notation: str) -> None:
        """Something that is no answer."""
        prompt, options = self.prompt_of(seat)
        if notation not in options:
            self.throw(self.names[seat], self.message(type="answer", seat=seat, prompt=prompt, notation=notation))

    @rule(seat=st.integers(0, 2), raw=st.binary(max_size=60))
    def malformed(self, seat: int, raw: bytes) -> None:
        """Something that is no message."""
        self.throw(self.names[seat], raw)

    @rule(seat=st.integers(0, 2), kind=st.sampled_from(["answer", "watch", "nonsense", "undo", "order"]))
    def misshapen(self, seat: int, kind: str) -> None:
        """A message with the wrong fields."""
        self.throw(self.names[seat], self.message(type=kind, seat="one", extra=1))

    @rule(seat=st.integers(0, 2))
    def oversized(self, seat: int) -> None:
        """A message that is too large."""
        prompt = self.prompt_of(seat)[0]
        self.throw(self.names[seat], self.message(type="answer", seat=seat, prompt=prompt, notation="x" * 20_000))

    @rule(seat=st.integers(0, 2))
    def foreign(self, seat: int) -> None:
        """A message for a table there is none of."""
        self.throw(self.names[seat], msgspec.json.encode({"type": "undo", "table": "none", "seat": seat}))

    @rule(seat=st.integers(0, 2))
    def take_back(self, seat: int) -> None:
        """An undo, free or refused."""
        self.throw(self.names[seat], self.message(type="undo", seat=seat))

    @rule(seat=st.integers(0, 2), notation=st.sampled_from(["income", "coup@1", "steal@0", "pass"]))
    def ask_why(self, seat: int, notation: str) -> None:
        """A question about the rules."""
        self.throw(self.names[seat], self.message(type="why", seat=seat, notation=notation))

    @rule(seat=st.integers(1, 2), text=st.text(max_size=20))
    def talk(self, seat: int, text: str) -> None:
        """Talk."""
        self.throw(self.names[seat], self.message(type="say", seat=seat, text=text))

    # -- what must hold ------------------------------------------------------------------------------------------

    async def check_record(self) -> None:
        """The game is what the accepted messages alone make of it, and nothing else was written."""
        real = self.pair.real
        alone = LiveGame(Table.new(self.game, len(self.names), seed=SEED, salt=bytes(16)))
        alone.begin()
        async with real.database.session() as session:
            rows = await stored_operations(session, self.table)
            row = await session.get(TableRow, self.table)
        operations = [msgspec.json.decode(one.data, type=AnyOperation) for one in rows]
        assert isinstance(operations[0], Began)
        assert [type(one).__name__ for one in operations[1:]] == [
            {"answer": "Played", "undo": "Undone"}[one["type"]] for one in self.accepted
        ]
        for operation, message in zip(operations[1:], self.accepted, strict=True):
            assert operation.seat == message["seat"]
            assert getattr(operation, "notation", None) == message.get("notation")
            alone.advance(operation)
        assert row is not None
        assert (await real.hub.journal.replayed(row)).table.record.lines() == alone.table.record.lines()


class PotDeVinStorm(Storm):
    """The same at another table."""

    game = "potdevin"


STORM = settings(
    max_examples=4,
    stateful_step_count=STEPS,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
    database=None,
)


@pytest.mark.long
@pytest.mark.parametrize(("machine", "steps"), [(Storm, 1000), (PotDeVinStorm, 400)])
def test_a_thousand_messages_of_all_kinds(machine: type[Storm], steps: int, record_property) -> None:
    machine.counts = counts = Counter()
    while counts["steps"] < steps:  # hypothesis decides how long a storm is, and some of its draws send nothing
        before = counts["steps"]
        run_state_machine_as_test(machine, settings=STORM)
        assert counts["steps"] > before, "the storm has died down"
    share = counts["compared"] / counts["steps"]
    record_property("compared", f"{share:.0%} of {counts['steps']} steps")
    print(f"{machine.game}: {dict(counts)}, {share:.0%} compared")
    assert counts["steps"] - counts["accepted"] > counts["steps"] / 4, "the storm was too mild"
    assert share > 0.7


def test_what_was_said_while_the_worlds_had_parted_does_not_tell_them_apart(tmp_path) -> None:
    async def talk() -> list[list[bytes]]:
        pair = Pair(tmp_path, SEAT)
        names = list(Storm.names)
        for world in (pair.real, pair.double):
            await world.open()
            await world.people(names)
        table = await pair.real.begun(await pair.real.people(names), "coup")
        await pair.redraw(table, names)
        line = msgspec.json.encode({"type": "say", "table": table, "seat": 1, "text": "Duke"})
        await pair.real.say(names[1], line)
        await pair.redraw(table, names)
        heard = []
        for world in (pair.real, pair.double):
            world.sent(names[SEAT])
            await world.say(names[1], line)
            heard.append(world.sent(names[SEAT]))
            await world.close()
        return heard

    real, double = asyncio.run(talk())
    assert real == double
    assert real
