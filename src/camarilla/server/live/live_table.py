"""A table in the memory of the process that owns it: who sits there, the game, its clocks, its viewers' streams.

Whatever changes the table holds its lock, is applied in memory, committed, and only then published. If a commit fails,
the table is dropped from memory and loaded again: nothing was published, so nothing is lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec
import structlog

from camarilla.kernel.game import find
from camarilla.server.api.protocol import ClockState, SeatState, Status, TableState, TableStatus, VoteState
from camarilla.server.live.bot_runner import BotRunner, stand_in
from camarilla.server.live.clocks import DAY, TableClocks
from camarilla.server.live.journal import Journal
from camarilla.server.live.operations import AnyOperation, LiveGame, Outcome, Played, Undone
from camarilla.server.live.presence import Presence
from camarilla.server.live.prompts import Name, called
from camarilla.server.live.publisher import Publisher
from camarilla.server.live.seats import Chair, seat_row
from camarilla.server.live.streams import Frame, Pending, ViewerStream, to_all
from camarilla.server.live.table_bots import TableBots
from camarilla.server.people.links import Signer
from camarilla.server.people.rights import Access, SeatAccess
from camarilla.server.settings import Settings
from camarilla.server.storage.database import LeaseLost
from camarilla.server.storage.models import TableRow, User
from camarilla.server.storage.tables import Terms

__all__ = ["LiveTable", "Owner"]

log = structlog.get_logger()

BOT_ANSWERS_AT_ONCE = 64
"""How many answers light bots give in a row before these are committed and published."""
LATE_SECONDS = 10.0
"""How late a clock may be noticed to have run out, before that counts as never."""
SAVE_DELAY_FACTOR = 4
"""Under load, save positions this many times less often."""


class Owner(Protocol):
    """What a table needs of the process that owns it."""

    settings: Settings
    journal: Journal
    bot_runner: BotRunner
    publisher: Publisher

    def finish(self, table: LiveTable) -> None:
        """Do what follows a game's end: its record, ratings, the next game of a series."""
        ...

    def seat_program(self, table_id: str, seat: int, name: str) -> None:
        """Have a bot program play a seat."""
        ...


class LiveTable:
    """One running table."""

    def __init__(self, owner: Owner, row: TableRow, chairs: list[Chair], game: LiveGame, clock: TableClocks) -> None:
        self.owner = owner
        self.settings = owner.settings
        self.journal = owner.journal
        self.bot_runner = owner.bot_runner
        self.id = row.id
        self.rules = find(row.game)
        self.fence = row.fence
        self.seed = bytes.fromhex(row.seed)
        self.terms: Terms = msgspec.json.decode(row.terms, type=Terms)
        self.public = row.public
        self.chairs = chairs
        self.game = game
        self.clock = clock
        self.lock = asyncio.Lock()
        self.streams: dict[int | None, ViewerStream] = {}
        """By seat; None is the public's."""
        self.votes: dict[str, VoteState] = {}
        self.refused_votes: dict[str, float] = {}
        """What was proposed since the game last moved and refused, and when."""
        self.bots = TableBots(row, self.settings, self.journal, self.bot_runner)
        self.present = Presence()
        self.loaded = self.settings.now()
        self.moved = row.moved
        """When the game last moved."""
        self.touched = self.loaded
        self.saved_at = game.number
        self.tasks: set[asyncio.Task[None]] = set()
        self.gone = False
        """Whether what is in memory is void: it was released, or may differ from what is on disk."""
        self._commitment = row.commitment
        self._opened_by = row.host
        self._signer = Signer(self.settings.secret)
        self._alarm: asyncio.TimerHandle | None = None
        self._thoughts: dict[tuple[int, int, str], asyncio.Task[None]] = {}
        """What bots think about in worker processes: the seat, the prompt, and the name of the bot."""

    # -- looking at it -------------------------------------------------------------------------------------------

    @property
    def status(self) -> TableStatus:
        """`running` or `finished`."""
        return "finished" if self.game.table.over else "running"

    @property
    def names(self) -> list[Name]:
        """What the seats are called in sentences."""
        return [called(chair.seat, chair.user, chair.bot, chair.name) for chair in self.chairs]

    def state(self) -> TableState:
        """What everybody may know besides the game. Clocks tell who is asked, so delayed spectators get none."""
        return TableState(
            self.id,
            self.rules.name,
            self.status,
            [self._seat_state(chair) for chair in self.chairs],
            self._commitment,
            [] if self.terms.delay else self.clock_faces(),
            self.clock.paused,
            list(self.votes.values()),
            watching=self.present.watching,
            hints=not self.why_no_hints(),
        )

    def _seat_state(self, chair: Chair) -> SeatState:
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

    def why_no_hints(self) -> tuple[str, str] | None:
        """Why nobody may ask for a hint here, as a message id and in English; None if one may.

        People who play people think for themselves, unless the table was made with hints.
        """
        if self.public and self.terms.rated:
            return "no-hints", "there are no hints at a rated table"
        people = [chair for chair in self.chairs if chair.user is not None and not chair.resigned]
        if len(people) > 1 and not self.terms.hints:
            return "no-hints-people", "people play people here, and the table was made without hints"
        return None

    @property
    def access(self) -> Access:
        """What decides who may see the table and do something there."""
        seats = tuple(SeatAccess(chair.user, chair.bot, chair.resigned) for chair in self.chairs)
        open_to = self.public, self._opened_by, seats, self.terms.spectators
        return Access(self.id, self.status, *open_to, self._signer, self.clock.paused)

    def holders(self, seat: int) -> tuple[str, ...]:
        """The users who may see what a seat sees: its person, unless they resigned, and its program."""
        return self.access.holders(seat)

    def clock_faces(self) -> list[ClockState]:
        """The clocks as everybody sees them."""
        return self.clock.shown(len(self.chairs), self.game.table.asked, self.settings.now())

    def undo_mode(self, seat: int) -> str:
        """How a seat may take its last answer back: `free`, `ask` (other people were asked since), or not at all.

        A player who is asked learns of the answer: were undo free then, one could probe every bluff.
        """
        game = self.game
        if not game.may_undo(seat):
            return ""
        mine = self.chairs[seat].user
        asked = [self.chairs[other] for other in game.table.asked if other != seat]
        others = any(chair.human and chair.user != mine for chair in asked)
        return "ask" if others and seat not in game.table.held else "free"

    async def stream_of(self, seat: int | None) -> ViewerStream:
        """The stream of a seat (None: of the public), begun when it is first watched."""
        if seat not in self.streams:
            history = await self.journal.history(self.id)
            self.streams[seat] = ViewerStream(self.id, seat, self.game, history, self.names, self.undo_mode)
        return self.streams[seat]

    # -- applying ------------------------------------------------------------------------------------------------

    async def apply(self, operation: AnyOperation) -> Outcome:
        """Apply an operation; returns when it is committed and published."""
        outcome, pending = await self._step(operation)
        await self.save([outcome], pending)
        return outcome

    async def _step(self, operation: AnyOperation) -> tuple[Outcome, list[Pending]]:
        """Apply an operation; gives its outcome and the updates to publish once it is committed.

        An undo that goes behind the loaded position loads an earlier one.
        """
        game = self.game
        if isinstance(operation, Undone) and operation.agreed and game.at_floor() and game.loaded > 1:
            self.game = await self.journal.load(self.id, before=game.loaded)
            self.bots.game_reloaded()
        self.game.table.moments.show_to(self.streams)
        outcome = self.game.advance(operation)
        self.run_clocks(operation)
        if not outcome.moved:
            return outcome, []
        self.votes, self.refused_votes = {}, {}
        faces = self.clock_faces()
        return outcome, [stream.observe(self.game, outcome, faces) for stream in self.streams.values()]

    def run_clocks(self, operation: AnyOperation | None) -> None:
        """Stop and start clocks after an operation, or (None) after the table was loaded."""
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

    async def save(self, outcomes: list[Outcome], pending: list[Pending], chairs: list[Chair] | None = None) -> None:
        """Have everything committed and published, then see to what comes next: the end, bots, or a clock."""
        await self._persist(outcomes, chairs or [], lambda: self.release(pending))
        if self.game.table.over:
            self.announce()
            self.owner.finish(self)
        elif self._next_light_bot() is not None:
            self._spawn(self._play_light_bots())
        else:
            self.set_alarm()

    async def _persist(self, outcomes: list[Outcome], chairs: list[Chair], on_commit: Callable[[], None]) -> None:
        """Hand the journal what changed. If that fails, what is in memory is void."""
        game = self.game
        table = game.table
        now = self.settings.now()
        if any(outcome.moved for outcome in outcomes):
            self.moved = now
        position = table.dump() if self._position_due() else None
        changes: dict[str, Any] = {
            "steps": game.steps,
            "waiting": "".join(f",{seat}" for seat in table.asked) + ",",
            "unanswered": "".join(f",{seat}" for seat in game.unanswered()) + ",",
            "clocks": msgspec.json.encode(self.clock.saved),
            "due": self.due(),
            "moved": self.moved,
        }
        if table.over:
            changes |= {
                "status": "finished",
                "finished": now,
                "result": msgspec.json.encode(table.result),
                "waiting": "",
                "unanswered": "",
                "due": None,
            }
        seats = [seat_row(self.id, chair) for chair in chairs]
        try:
            await self.journal.commit(self.id, self.fence, game, outcomes, now, position, changes, seats, on_commit)
        except BaseException:
            self.gone = True
            raise
        if position is not None:
            self.saved_at = game.number

    def _position_due(self) -> bool:
        """Whether to save a position now: not after every answer, and less often while other people wait."""
        least = self.settings.position_every * (SAVE_DELAY_FACTOR if self.bot_runner.answering > 1 else 1)
        return self.game.number - self.saved_at >= least and self.game.may_save()

    # -- publishing ----------------------------------------------------------------------------------------------

    def release(self, pending: list[Pending]) -> None:
        """Publish updates: to players now, to spectators after the table's delay."""
        loop = asyncio.get_running_loop()
        for update in pending:
            if update.frame.seat is None and self.terms.delay and not self.game.table.over:
                loop.call_later(self.terms.delay, self._release_now, update)
            else:
                self._release_now(update)

    def _release_now(self, update: Pending) -> None:
        """Publish an update, unless a later one was published already."""
        seat = update.frame.seat
        stream = self.streams[seat]
        if update.frame.seq > stream.sent.seq:
            stream.sent = update.sent
            readers = None if seat is None else self.holders(seat)
            self.owner.publisher.publish(
                self.id, msgspec.structs.replace(update.frame, fence=self.fence, readers=readers)
            )

    def refresh_seat(self, seat: int) -> None:
        """Something changed that only the seat itself may know: update its other devices."""
        if seat in self.streams:
            self.release([self.streams[seat].refresh(self.game, [])])

    def announce(self) -> None:
        """Publish the state of the table itself: seats, connections, votes, clocks."""
        self.owner.publisher.publish(self.id, to_all(Status(self.id, self.state())))

    # -- bots ----------------------------------------------------------------------------------------------------

    def _next_light_bot(self) -> int | None:
        """A seat for which a bot can answer at once."""
        if self.gone or self.clock.paused:
            return None
        seats = self.game.unanswered()
        return next((seat for seat in seats if self.bots.is_light(seat, self.chairs[seat].bot)), None)

    async def _play_light_bots(self) -> None:
        """Let light bots answer, one by one; between two answers others run, and people's answers go first."""
        async with self.lock:
            outcomes: list[Outcome] = []
            pending: list[Pending] = []
            async with self.bot_runner.bot_turn() as deadline:
                for _ in range(BOT_ANSWERS_AT_ONCE):
                    await self.bot_runner.let_people_first(deadline)
                    seat = self._next_light_bot()
                    if seat is None:
                        break
                    name = self.chairs[seat].bot
                    assert name is not None
                    answer = await self.bots.answer_light(self.game, seat, name)
                    outcome, updates = await self._step(Played(seat, answer, "bot"))
                    outcomes.append(outcome)
                    pending += updates
            if outcomes:
                await self.save(outcomes, pending)

    def _let_bots_think(self, seats: list[int]) -> None:
        """Let the bots of these seats think about the open prompt, once; cancel thoughts about earlier prompts."""
        bots = [(seat, self.chairs[seat].bot) for seat in seats]
        wanted = [(seat, self.game.asking, name) for seat, name in bots if name is not None]
        for thought in self._thoughts.keys() - set(wanted):
            self._thoughts.pop(thought).cancel()
        for thought in wanted:
            if thought not in self._thoughts or self._thoughts[thought].done():
                self._thoughts[thought] = self._spawn(self._think(*thought))

    async def _think(self, seat: int, asking: int, name: str) -> None:
        """Have a bot think, and apply its answer unless the game has moved on meanwhile."""
        if name in self.settings.bot_commands:
            self.owner.seat_program(self.id, seat, name)
            await asyncio.sleep(self.settings.bot_seconds)
            notation = None
        else:
            notation = await self.bots.think(self.game, seat, name)
        async with self.lock:
            self._thoughts.pop((seat, asking, name), None)
            if self.gone or self.game.asking != asking or seat not in self.game.unanswered():
                return
            if self.chairs[seat].bot != name:
                return  # a person has sat down, or another bot
            if notation is None or all(option.notation != notation for option in self.game.table.legal(seat)):
                log.warning("a bot is answered for", table=self.id, seat=seat, bot=name)
                notation = await self.bots.answer_instead(self.game, seat)
            await self.apply(Played(seat, notation, "bot"))

    # -- time ----------------------------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When something must happen though nobody sends anything."""
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
        """Wake up when the next clock runs out; let bots think meanwhile."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        at_rest = self.gone or self.game.table.over or self.clock.paused
        self._let_bots_think([] if at_rest else self.game.unanswered())
        if at_rest:
            return
        deadlines = [self.clock.deadline(chair.seat, chair.vacation) for chair in self.chairs if chair.human]
        running = [deadline for deadline in deadlines if deadline is not None]
        if running:
            delay = max(0.0, min(running) - self.settings.now())
            self._alarm = asyncio.get_running_loop().call_later(min(delay, DAY), lambda: self._spawn(self.time_is_up()))

    async def time_is_up(self) -> None:
        """Some clock may have run out: do what the table agreed on."""
        async with self.lock:
            if self.gone or self.game.table.over:
                return
            now = self.settings.now()
            for chair in self.chairs:
                deadline = self.clock.deadline(chair.seat, chair.vacation) if chair.human else None
                if deadline is not None and deadline <= now:
                    await self._time_out(chair)
            self.set_alarm()

    async def _time_out(self, chair: Chair) -> None:
        """The time of a seat is up."""
        how = self.terms.clocks.on_timeout
        if how == "default":
            answer = self.game.default_answer(chair.seat)
            await self.apply(Played(chair.seat, answer.notation, "clock"))
        else:
            await self.give_to_bot(chair, resigned=how == "resign")

    def why_stuck(self) -> str | None:
        """Why the game would never go on; None if it goes on, waits for a person, or has an end.

        Each seat whose answer is missing needs something due: a person, or a bot that is thinking or about to answer.
        """
        if self.lock.locked() or self.tasks - set(self._thoughts.values()) or self.game.table.over or self.clock.paused:
            return None  # whoever holds the lock, or has a turn, sees to what comes next
        thinking = {(seat, asking) for (seat, asking, _), task in self._thoughts.items() if not task.done()}
        late = self.settings.now() - LATE_SECONDS
        for seat in self.game.unanswered():
            chair = self.chairs[seat]
            if chair.human and chair.user is None:
                return f"nobody answers for seat {seat}"
            deadline = self.clock.deadline(seat, chair.vacation) if chair.human else None
            if deadline is not None and deadline < late:
                return f"the time of seat {seat} was up long ago"
            if not chair.human and (seat, self.game.asking) not in thinking:
                return f"the bot of seat {seat} does not think"
        return None

    # -- people --------------------------------------------------------------------------------------------------

    async def give_to_bot(self, chair: Chair, resigned: bool = False) -> None:
        """A bot answers for a seat from now on."""
        chair.bot = stand_in(self.rules)
        chair.away = True
        chair.resigned = chair.resigned or resigned
        self.bots.replace(chair.seat)
        self.clock.stop([chair.seat], self.settings.now())
        await self.save([], [], [chair])
        self.announce()
        if resigned and chair.user is not None:
            self._resubscribe(chair.user)

    async def give_back(self, chair: Chair, user: str | None = None, name: str | None = None) -> None:
        """A person answers for a seat again, or takes it over."""
        former = chair.user
        chair.bot = None
        chair.away = False
        chair.user = user or chair.user
        chair.name = name or chair.name
        self.bots.replace(chair.seat)
        if chair.seat in self.game.unanswered():
            self.clock.ask(chair.seat, self.settings.now())
        await self.save([], [], [chair])
        self.announce()
        if former is not None and former != chair.user:
            self._resubscribe(former)

    def _resubscribe(self, user: str) -> None:
        """A user has lost a seat: have all their clients subscribe anew, and see only what they still may."""
        self.owner.publisher.publish(self.id, Frame("left", readers=(user,)))

    async def reload_people(self) -> None:
        """Take up the names and vacations of the players from the database."""
        async with self.journal.database.session() as session:
            for chair in self.chairs:
                user = None if chair.user is None else await session.get(User, chair.user)
                if user is not None:
                    chair.name, chair.vacation = user.name, user.vacation_until
        for stream in self.streams.values():
            stream.names = self.names
        if not self.game.table.over:
            await self.save([], [], self.chairs)
        self.announce()

    # -- tasks ---------------------------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task of this table."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A task has ended. If it failed, memory may be ahead of the disk, and is void."""
        self.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            self.gone = True
            if not isinstance(problem, LeaseLost):
                log.error("a table failed", table=self.id, exc_info=problem)

    async def rest(self) -> None:
        """Return once no task is left."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def close(self) -> None:
        """Leave memory: whoever still holds this table can do nothing with it."""
        self.gone = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self.tasks:
            task.cancel()
