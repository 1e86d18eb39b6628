"""A table in the memory of the process that owns it: who sits there, the course of the game, its clocks.

Everything that changes it goes through one lock, is carried out in memory, put on disk, and only then told. If it
cannot be put on disk, what is in memory is dropped and loaded again: nothing was told, so nothing was lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
import structlog

from camarilla.bots import bot_named
from camarilla.kernel.bots import Bot
from camarilla.kernel.event_codec import unsealed
from camarilla.kernel.game import find
from camarilla.server.api.protocol import ClockState, SeatState, Status, TableState, TableStatus, VoteState
from camarilla.server.live.bots import BotRunner, answer_now, bot_rng, stand_in
from camarilla.server.live.clocks import TableClocks
from camarilla.server.live.journal import Journal, Progress
from camarilla.server.live.operations import AnyOperation, LiveGame, Outcome, Played, Undone
from camarilla.server.live.presence import Presence
from camarilla.server.live.prompts import Name, called
from camarilla.server.live.streams import Frame, Pending, ViewerStream, to_all
from camarilla.server.people.access import Access
from camarilla.server.people.links import Signer
from camarilla.server.settings import Settings
from camarilla.server.storage.database import LeaseLost
from camarilla.server.storage.models import TableRow, User
from camarilla.server.storage.tables import Terms

__all__ = ["Chair", "LiveTable", "program_user"]

log = structlog.get_logger()

BOT_ANSWERS_AT_ONCE = 64
"""How many answers bots give in a row before what they did is written and told."""
SAVE_DELAY_FACTOR = 4
"""How many times longer than usual a position may be left unsaved while many people wait."""


class Chair(msgspec.Struct):
    """A seat at a hosted table: its person (if any), and the bot that answers for it (if one does)."""

    seat: int
    user: str | None
    name: str
    bot: str | None
    away: bool
    resigned: bool
    vacation: float | None = None

    @property
    def human(self) -> bool:
        """Whether a person answers for it now."""
        return self.bot is None


def program_user(name: str, table_id: str, seat: int) -> str:
    """Under which user a bot that is a program plays one seat of one table. No person has such an id."""
    return f"program:{name}:{table_id}:{seat}"


class LiveTable:
    """One running table."""

    def __init__(
        self,
        row: TableRow,
        chairs: list[Chair],
        game: LiveGame,
        clock: TableClocks,
        settings: Settings,
        journal: Journal,
        bot_runner: BotRunner,
        publish: Callable[[str, Frame], None],
        finished: Callable[[LiveTable], Awaitable[None]],
        call_program: Callable[[str, int, str], None],
    ) -> None:
        self.id = row.id
        self.rules = find(row.game)
        self.whose = row.host or row.id
        """For whom bots think at this table."""
        self.fence = row.fence
        self.commitment = row.commitment
        self.seed = bytes.fromhex(row.seed)
        self.terms: Terms = msgspec.json.decode(row.terms, type=Terms)
        self.public = row.public
        self.opened_by = row.host
        self.signer = Signer(settings.secret)
        self.chairs = chairs
        self.game = game
        self.clock = clock
        self.settings = settings
        self.journal = journal
        self.bot_runner = bot_runner
        self.publish = publish
        self.finished = finished
        self.call_program = call_program
        self.lock = asyncio.Lock()
        self.streams: dict[int | None, ViewerStream] = {}
        self.votes: dict[str, VoteState] = {}
        self.bots: dict[int, Bot] = {}
        self.heard: dict[int, list[dict[str, Any]]] = {}
        """What bots that listen have heard, by seat."""
        self.present = Presence()
        self.loaded = settings.now()
        self.touched = self.loaded
        self.saved_at = game.number
        self.alarm: asyncio.TimerHandle | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.thoughts: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        """What is being thought about: the seat, the question, and the name of the bot."""
        self.gone = False
        """Whether what is in memory is void: it was let go, or may differ from what is on disk."""

    # -- what is known of it -------------------------------------------------------------------------------------

    @property
    def status(self) -> TableStatus:
        """Where it stands."""
        return "finished" if self.game.table.over else "running"

    @property
    def names(self) -> list[Name]:
        """Who sits around the table."""
        return [called(chair.seat, chair.user, chair.bot, chair.name) for chair in self.chairs]

    def state(self) -> TableState:
        """What everybody may know of it besides the game; clocks tell who is asked, so not before the delay is over."""
        return TableState(
            self.id,
            self.rules.name,
            self.status,
            [self.seat_state(chair) for chair in self.chairs],
            self.commitment,
            [] if self.terms.delay else self.clock_faces(),
            self.clock.paused,
            list(self.votes.values()),
            watching=self.present.watching,
            hints=not self.why_no_hints(),
        )

    def why_no_hints(self) -> tuple[str, str] | None:
        """Why nobody may ask for a hint here, if so: people who play people think for themselves, unless all agreed.

        The sentence, by its name and in English.
        """
        if self.public and self.terms.rated:
            return "no-hints", "there are no hints at a rated table"
        people = [chair for chair in self.chairs if chair.user is not None and not chair.resigned]
        if len(people) > 1 and not self.terms.hints:
            return "no-hints-people", "people play people here, and the table was made without hints"
        return None

    def seat_state(self, chair: Chair) -> SeatState:
        """A seat as everybody sees it."""
        return SeatState(
            chair.seat,
            chair.user,
            chair.name,
            chair.bot,
            chair.away,
            True,
            self.present.at(chair.seat),
            chair.resigned,
        )

    @property
    def access(self) -> Access:
        """What decides who may come near it."""
        people = frozenset(chair.user for chair in self.chairs if chair.user is not None)
        spectators = self.terms.spectators
        return Access(self.id, self.status, self.public, self.opened_by, people, spectators, self.signer)

    def holders(self, seat: int) -> tuple[str, ...]:
        """Who may look through the eyes of a seat: its person, unless they left it for good, and its program."""
        chair = self.chairs[seat]
        person = () if chair.user is None or chair.resigned else (chair.user,)
        program = () if chair.bot is None else (program_user(chair.bot, self.id, seat),)
        return person + program

    def clock_faces(self) -> list[ClockState]:
        """The clocks as everybody sees them."""
        return self.clock.shown(len(self.chairs), self.game.table.asked, self.settings.now())

    def taking_back(self, seat: int) -> str:
        """How a seat may take its last answer back: `free`, `ask` (other people have been asked since), or not at all.

        Whoever is asked has learnt of it: who could call it back unasked could probe every bluff.
        """
        game = self.game
        if not game.may_undo(seat):
            return ""
        mine = self.chairs[seat].user
        asked = [self.chairs[other] for other in game.table.asked if other != seat]
        told = any(chair.human and chair.user != mine for chair in asked)
        return "ask" if told and seat not in game.table.held else "free"

    async def stream_of(self, seat: int | None) -> ViewerStream:
        """The eyes of a seat, opened if nobody looked through them yet."""
        if seat not in self.streams:
            history = await self.journal.history(self.id)
            self.streams[seat] = ViewerStream(self.id, seat, self.game, history, self.names, self.taking_back)
        return self.streams[seat]

    # -- carrying out --------------------------------------------------------------------------------------------

    async def operate(self, operation: AnyOperation) -> Outcome:
        """Carry out one operation and what bots do about it; returns when it is on disk and told."""
        outcome, sights = await self.perform(operation)
        await self.settle([outcome], sights)
        return outcome

    async def perform(self, operation: AnyOperation) -> tuple[Outcome, list[Pending]]:
        """Carry out one operation in memory, with what those who watch will be told."""
        outcome = await self.apply(operation)
        self.run_clocks(operation)
        if not outcome.moved:
            return outcome, []
        self.votes = {}
        faces = self.clock_faces()
        return outcome, [stream.observe(self.game, outcome, faces) for stream in self.streams.values()]

    async def apply(self, operation: AnyOperation) -> Outcome:
        """Apply an operation; an undo that goes behind the loaded position loads an earlier one."""
        game = self.game
        if isinstance(operation, Undone) and operation.agreed and game.at_floor() and game.loaded > 1:
            self.game = await self.journal.load(self.id, before=game.loaded)
            self.heard.clear()  # what bots had heard before the position that was loaded until now
        return self.game.apply(operation)

    def run_clocks(self, operation: AnyOperation | None) -> None:
        """Stop and start clocks after an operation, or after the table was loaded."""
        now = self.settings.now()
        if isinstance(operation, Played):
            self.clock.answer(operation.seat, now)
        elif isinstance(operation, Undone):
            self.clock.take_back(operation.seat, now)
        waiting = {seat for seat in self.game.unanswered() if self.chairs[seat].human}
        self.clock.stop([seat for seat in self.clock.saved.since if seat not in waiting], now)
        for seat in waiting:
            if seat not in self.clock.saved.since:
                self.clock.ask(seat, now)

    async def settle(self, outcomes: list[Outcome], sights: list[Pending], chairs: list[Chair] | None = None) -> None:
        """Put everything on disk, tell it, and see to what comes next."""
        await self.write(outcomes, chairs or [], lambda: self.tell(sights))
        if self.game.table.over:
            await self.finished(self)
        elif self.light_bot() is not None:
            self.spawn(self.bots_turn())
        else:
            self.set_alarm()

    async def bots_turn(self) -> None:
        """Let light bots answer, one by one, with room for everybody else between; people are told first."""
        async with self.lock:
            outcomes: list[Outcome] = []
            sights: list[Pending] = []
            async with self.bot_runner.bot_turn() as deadline:
                for _ in range(BOT_ANSWERS_AT_ONCE):
                    await self.bot_runner.let_people_first(deadline)
                    seat = self.light_bot()
                    if seat is None:
                        break
                    outcome, told = await self.perform(Played(seat, await self.bot_answer(seat), "bot"))
                    outcomes.append(outcome)
                    sights += told
            if outcomes:
                await self.settle(outcomes, sights)

    def light_bot(self) -> int | None:
        """A seat for which a bot may answer at once."""
        if self.gone or self.clock.paused:
            return None
        return next((seat for seat in self.game.unanswered() if self.answers_at_once(seat)), None)

    async def rest(self) -> None:
        """Returns once nothing more happens by itself."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def answers_at_once(self, seat: int) -> bool:
        """Whether a bot answers for a seat, and need not think in a process of its own."""
        name = self.chairs[seat].bot
        return name is not None and name not in self.settings.bot_commands and not self.bot_at(seat, name).thinks

    def bot_at(self, seat: int, name: str) -> Bot:
        """The bot of a seat; a fresh one sits down when it is first asked."""
        if seat not in self.bots:
            self.bots[seat] = bot_named(self.rules, name)
        return self.bots[seat]

    async def bot_answer(self, seat: int) -> str:
        """What the light bot of a seat answers."""
        name = self.chairs[seat].bot
        assert name is not None
        bot = self.bot_at(seat, name)
        events = await self.events_seen(seat) if bot.listens else []
        stream = bot_rng(self.seed, seat, self.game.number)
        try:
            return answer_now(bot, self.game.table, seat, events, stream)
        except Exception:
            log.exception("a bot failed and is answered for", table=self.id, seat=seat, bot=name)
            return self.game.default_answer(seat).notation

    async def events_seen(self, seat: int) -> list[dict[str, Any]]:
        """All events a seat has seen."""
        earlier = self.heard.get(seat)
        if earlier is None:
            history = await self.journal.history(self.id)
            earlier = self.heard[seat] = unsealed(history[: self.game.earlier], seat)
        return [*earlier, *self.game.table.seen(seat)]

    # -- putting on disk and telling -----------------------------------------------------------------------------

    async def write(self, outcomes: list[Outcome], chairs: list[Chair], tell: Callable[[], None]) -> None:
        """Put on disk what was done, then tell it."""
        game = self.game
        table = game.table
        now = self.settings.now()
        position = None
        if self.position_due():
            position = table.dump()
        progress = Progress(self.id, self.fence, game.number, game.total, game.asking, game.steps, now)
        changes: dict[str, Any] = {
            "steps": game.steps,
            "waiting": "".join(f",{seat}" for seat in table.asked) + ",",
            "clocks": msgspec.json.encode(self.clock.saved),
            "due": self.due(),
        }
        if table.over:
            changes |= {
                "status": "finished",
                "finished": now,
                "result": msgspec.json.encode(table.result),
                "waiting": "",
                "due": None,
            }
        seats = [seat_row(self.id, chair) for chair in chairs]
        try:
            await self.journal.write(progress, outcomes, position, changes, seats, tell)
        except BaseException:
            self.gone = True
            raise
        if position is not None:
            self.saved_at = game.number

    def position_due(self) -> bool:
        """Whether a position is saved now: not too often, and rather not while other people wait for their answers."""
        least = self.settings.position_every * (SAVE_DELAY_FACTOR if self.bot_runner.answering > 1 else 1)
        return self.game.number - self.saved_at >= least and self.game.may_save()

    def tell(self, sights: list[Pending]) -> None:
        """Send what happened to those who watch, to spectators after their delay."""
        loop = asyncio.get_running_loop()
        for sight in sights:
            if sight.frame.seat is None and self.terms.delay and not self.game.table.over:
                loop.call_later(self.terms.delay, self.deliver, sight)
            else:
                self.deliver(sight)

    def deliver(self, sight: Pending) -> None:
        """Send a frame now, unless a later one was sent already."""
        seat = sight.frame.seat
        stream = self.streams[seat]
        if sight.frame.seq > stream.told.seq:
            stream.told = sight.told
            readers = None if seat is None else self.holders(seat)
            self.publish(self.id, msgspec.structs.replace(sight.frame, fence=self.fence, readers=readers))

    def announce(self) -> None:
        """Tell everybody that something about the table itself changed."""
        self.publish(self.id, to_all(Status(self.id, self.state())))

    # -- time ----------------------------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When something must happen though nobody says anything."""
        if self.clock.paused:
            return None
        times = []
        for seat in self.game.unanswered():
            chair = self.chairs[seat]
            time = self.clock.deadline(seat, chair.vacation) if chair.human else self.settings.now()
            if time is not None:
                times.append(time)
        return min(times, default=None)

    def set_alarm(self) -> None:
        """Wake up when a clock runs out; let thinking bots think."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        at_rest = self.gone or self.game.table.over or self.clock.paused
        self.see_to_thoughts([] if at_rest else self.game.unanswered())
        if at_rest:
            return
        deadlines = [self.clock.deadline(chair.seat, chair.vacation) for chair in self.chairs if chair.human]
        running = [deadline for deadline in deadlines if deadline is not None]
        if running:
            delay = max(0.0, min(running) - self.settings.now())
            self.alarm = asyncio.get_running_loop().call_later(
                min(delay, 86_400.0), lambda: self.spawn(self.time_is_up())
            )

    def see_to_thoughts(self, seats: list[int]) -> None:
        """Let the bots of these seats think about the open question, once; what is no longer asked is given up."""
        bots = [(seat, self.chairs[seat].bot) for seat in seats]
        wanted = [(seat, self.game.asking, name) for seat, name in bots if name is not None]
        for thought in self.thoughts.keys() - set(wanted):
            self.thoughts.pop(thought).cancel()
        for thought in wanted:
            if thought not in self.thoughts:
                self.thoughts[thought] = self.spawn(self.let_think(*thought))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside what is going on."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        """Something has come to its end. If that went wrong, memory may be ahead of the disk, and is void."""
        self.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            self.gone = True
            if not isinstance(problem, LeaseLost):
                log.error("a table failed", table=self.id, exc_info=problem)

    async def let_think(self, seat: int, asking: int, name: str) -> None:
        """A bot that thinks answers, unless the game has moved on meanwhile."""
        if name in self.settings.bot_commands:
            self.call_program(self.id, seat, name)
            await asyncio.sleep(self.settings.bot_seconds)
            notation = None
        else:
            notation = await self.thought(seat, name)
        async with self.lock:
            self.thoughts.pop((seat, asking, name), None)
            if self.gone or self.game.asking != asking or seat not in self.game.unanswered():
                return
            if self.chairs[seat].bot != name:
                return  # a person has sat down, or another bot
            if notation is None or all(option.notation != notation for option in self.game.table.legal(seat)):
                log.warning("a bot is answered for", table=self.id, seat=seat, bot=name)
                notation = await self.answer_instead(seat)
            await self.operate(Played(seat, notation, "bot"))

    async def thought(self, seat: int, name: str) -> str | None:
        """What a bot that thinks in another process answers; None if it fails."""
        stream = bot_rng(self.seed, seat, self.game.number)
        position, events = self.game.table.dump(), await self.events_seen(seat)
        return await self.bot_runner.answer(self.id, self.rules.name, name, position, seat, events, stream, self.whose)

    async def answer_instead(self, seat: int) -> str:
        """What is answered for a bot that gave no answer: as who steps in for people would, if that needs no time."""
        bot = bot_named(self.rules, stand_in(self.rules))
        if bot.thinks:
            return self.game.default_answer(seat).notation
        events = await self.events_seen(seat) if bot.listens else []
        return answer_now(bot, self.game.table, seat, events, bot_rng(self.seed, seat, self.game.number))

    async def time_is_up(self) -> None:
        """Some clock may have run out: do what the table agreed on."""
        async with self.lock:
            if self.gone or self.game.table.over:
                return
            now = self.settings.now()
            for chair in self.chairs:
                deadline = self.clock.deadline(chair.seat, chair.vacation) if chair.human else None
                if deadline is not None and deadline <= now:
                    await self.overstepped(chair)
            self.set_alarm()

    async def overstepped(self, chair: Chair) -> None:
        """The time of a seat is up."""
        how = self.terms.clocks.on_timeout
        if how == "default":
            answer = self.game.default_answer(chair.seat)
            await self.operate(Played(chair.seat, answer.notation, "clock"))
        else:
            await self.give_to_bot(chair, resigned=how == "resign")

    # -- people --------------------------------------------------------------------------------------------------

    async def give_to_bot(self, chair: Chair, resigned: bool = False) -> None:
        """A bot answers for a seat from now on."""
        chair.bot = stand_in(self.rules)
        chair.away = True
        chair.resigned = chair.resigned or resigned
        self.bots.pop(chair.seat, None)
        self.clock.stop([chair.seat], self.settings.now())
        await self.settle([], [], [chair])
        self.announce()
        if resigned and chair.user is not None:
            self.part(chair.user)

    def part(self, user: str) -> None:
        """Somebody has left a seat for good: all their clients look anew, and see what they still may."""
        self.publish(self.id, Frame("left", readers=(user,)))

    async def give_back(self, chair: Chair, user: str | None = None, name: str | None = None) -> None:
        """A person answers for a seat again, or instead."""
        former = chair.user
        chair.bot = None
        chair.away = False
        chair.user = user or chair.user
        chair.name = name or chair.name
        self.bots.pop(chair.seat, None)
        if chair.seat in self.game.unanswered():
            self.clock.ask(chair.seat, self.settings.now())
        await self.settle([], [], [chair])
        self.announce()
        if former is not None and former != chair.user:
            self.part(former)

    async def reread(self) -> None:
        """Take up what people changed of themselves: their names, their vacations."""
        async with self.journal.database.session() as session:
            for chair in self.chairs:
                user = None if chair.user is None else await session.get(User, chair.user)
                if user is not None:
                    chair.name, chair.vacation = user.name, user.vacation_until
        for stream in self.streams.values():
            stream.names = self.names
        if not self.game.table.over:
            await self.settle([], [], self.chairs)
        self.announce()

    def close(self) -> None:
        """Leave memory; whoever still holds this does nothing more."""
        self.gone = True
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.tasks:
            task.cancel()


def seat_row(table_id: str, chair: Chair) -> dict[str, Any]:
    """What is kept of who sits at a seat."""
    kept = {"user": chair.user, "name": chair.name, "bot": chair.bot, "away": chair.away, "resigned": chair.resigned}
    return {"of": table_id, "number": chair.seat, **kept}
