"""A table in memory, as it is kept: who sits there, the game, its clocks, its viewers' streams.

Whatever changes the table holds its lock, is applied in memory, committed, and only then published. If a commit fails,
the table is dropped from memory and loaded again: nothing was published, so nothing is lost. How it goes on by itself,
with bots, standing orders and clocks, is in `live_table`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Iterator
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import structlog

from camarilla.kernel.event_codec import sealed
from camarilla.kernel.game import find
from camarilla.server.api.pieces import ClockState, SeatState, TableState, TableStatus, VoteState
from camarilla.server.api.protocol import Status
from camarilla.server.live.bot_runner import HOLD_SECONDS, BotRunner
from camarilla.server.live.clocks import TableClocks
from camarilla.server.live.draft_worker import Drafter
from camarilla.server.live.drafts import Whole
from camarilla.server.live.journal import Journal
from camarilla.server.live.operations import AnyOperation, LiveGame, Outcome, Played, Undone
from camarilla.server.live.presence import Presence
from camarilla.server.live.prompts import Name, called
from camarilla.server.live.publisher import Publisher
from camarilla.server.live.seats import Chair, seat_row
from camarilla.server.live.standing_orders import Ahead, StandingOrders
from camarilla.server.live.streams import Pending, ViewerStream, to_all
from camarilla.server.live.table_bots import TableBots
from camarilla.server.people.links import Signer
from camarilla.server.people.rights import Access, SeatAccess, holders_of
from camarilla.server.settings import Settings
from camarilla.server.storage.database import LeaseLost
from camarilla.server.storage.models import TableRow
from camarilla.server.storage.table_rows import Terms

if TYPE_CHECKING:  # an owner finishes live tables, and a live table has an owner
    from camarilla.server.live.live_table import LiveTable

__all__ = ["SAVE_DELAY_FACTOR", "KeptTable", "Owner"]

_log = structlog.get_logger()

SAVE_DELAY_FACTOR = 4
"""Under load, save positions this many times less often."""


class Owner(Protocol):
    """What a table needs of the process that owns it."""

    settings: Settings
    journal: Journal
    bot_runner: BotRunner
    drafter: Drafter
    publisher: Publisher

    def finish(self, table: LiveTable) -> None:
        """Do what follows a game's end: its record, ratings, the next game of a series."""
        ...

    def seat_program(self, table_id: str, seat: int, name: str) -> None:
        """Have a bot program play a seat."""
        ...


class KeptTable:
    """A running table as far as it is kept: its game, its seats and clocks, and what is written when it is answered."""

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
        self.opening: list[Any] | None = None
        """The events of the set-up, sealed, if the table has been in memory since it began."""
        self.streams: dict[int | None, ViewerStream] = {}
        """By seat; None is the public's."""
        self.votes: dict[str, VoteState] = {}
        self.refused_votes: dict[str, float] = {}
        """What was proposed since the game last moved and refused, and when."""
        self.bots = TableBots(row, self.settings, self.journal, self.bot_runner)
        self.standing_orders = StandingOrders(self.seed, self.settings.window_seconds)
        self.whole: Whole | None = None
        """The last decision of several answers that was given as one."""
        self.present = Presence()
        self.loaded = self.settings.now()
        self.moved: float = row.moved or self.loaded
        """When the game last moved: since then the open question stands."""
        self.touched = self.loaded
        self.awaits_people = False
        """Whether the game has just begun, and nobody moves by itself before its people look at it."""
        self.saved_at = game.number
        self.tasks: set[asyncio.Task[None]] = set()
        self.gone = False
        """Whether what is in memory is void: it was released, or may differ from what is on disk."""
        self._commitment = row.commitment
        self._opened_by = row.host
        self._signer = Signer(self.settings.secret)
        self._delayed: deque[Pending] = deque()
        """What spectators are told later, in the order in which it happened."""
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
        chair = self.chairs[seat]
        return holders_of(self.id, seat, chair.user, chair.bot, chair.resigned)

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

    def stream_of(self, seat: int | None, history: list[Any]) -> ViewerStream:
        """The stream of a seat (None: of the public), begun when it is first watched; `history` are all events."""
        if seat not in self.streams:
            self.streams[seat] = ViewerStream(
                self.id, seat, self.game, history, self.names, self.undo_mode, self.answered_ahead
            )
        return self.streams[seat]

    async def history(self) -> list[Any]:
        """All events of the game that were not undone, sealed: from memory if it has them all, or from disk."""
        if self.opening is None or len(self.opening) != self.game.earlier:
            return await self.journal.history(self.id)
        return [*self.opening, *sealed(self.game.table.events)]

    # -- applying ------------------------------------------------------------------------------------------------

    async def apply(self, operation: AnyOperation) -> Outcome:
        """Apply an operation, and what light bots answer to it at once; returns when it is committed and published."""
        since = perf_counter()
        outcome, pending = await self._step(operation)
        outcomes = [outcome]
        if outcome.moved:
            await self.answer_along(since + HOLD_SECONDS, outcomes, pending)
        await self.save(outcomes, pending)
        return outcome

    async def _apply_all(self, operations: Iterable[AnyOperation]) -> list[Outcome]:
        """Apply operations one after another; they are committed and published together."""
        outcomes: list[Outcome] = []
        pending: list[Pending] = []
        try:
            for operation in operations:
                outcome, updates = await self._step(operation)
                outcomes.append(outcome)
                pending += updates
        finally:
            if outcomes:
                await self.save(outcomes, pending)
        return outcomes

    async def decide(self, answers: list[Played]) -> None:
        """Give several answers as one decision; whoever calls has seen that all of them are legal."""
        before = self.game.steps
        await self._apply_all(answers)
        self.whole = Whole(answers[0].seat, before, before + len(answers))

    async def take_back(self, seat: int) -> list[Outcome]:
        """Take back a seat's last answer; of a decision that was given as one every answer, as far as that is free."""
        return await self._apply_all(self._freely_undone(seat))

    def _freely_undone(self, seat: int) -> Iterator[Undone]:
        """One answer after another, to the beginning of the decision that was given as one, if there is such."""
        least = self.game.steps - self._answers_given_last(seat)
        yield Undone(seat)
        while self.game.steps > least and self.undo_mode(seat) == "free":
            yield Undone(seat)

    async def take_back_agreed(self, seat: int) -> None:
        """Take back the last answer, as the table has agreed; of a decision that was given as one every answer."""
        await self._apply_all([Undone(seat, agreed=True)] * self._answers_given_last(seat))

    def _answers_given_last(self, seat: int) -> int:
        """How many answers a seat gave as one with the last; 1 if that stands alone, or other things happened since."""
        whole = self.whole
        if whole is None or seat in self.game.table.held or not whole.just_given(seat, self.game.steps):
            return 1
        return whole.after - whole.before

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
        if isinstance(operation, Undone):
            self.standing_orders.decline(self.game, operation.seat)
        if not outcome.moved:
            return outcome, []
        self.moved = self.settings.now()
        self.votes, self.refused_votes = {}, {}
        faces = self.clock_faces()
        return outcome, [stream.observe(self.game, outcome, faces) for stream in self.streams.values()]

    def run_clocks(self, operation: AnyOperation | None) -> None:
        """Stop and start clocks after an operation, or (None) after the table was loaded.

        Among people the answer of an order is worth as much time as a person's: a clock would tell one from the other.
        """
        now = self.settings.now()
        if isinstance(operation, Played) and (operation.by != "order" or self._among_people):
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
            self.finish()
        else:
            self.go_on()

    def clock_was_set(self, seconds: float) -> None:
        """The clock of the machine was set on (or back): nobody's time runs out by that, also if this process dies."""
        self.clock.move(seconds)
        self.moved += seconds
        self.loaded += seconds
        self.touched += seconds
        self.refused_votes = {vote: at + seconds for vote, at in self.refused_votes.items()}
        self._spawn(self._save_clocks())

    async def _save_clocks(self) -> None:
        """Save the clocks, unless the game is over."""
        async with self.lock:
            if not self.gone and not self.game.table.over:
                await self.save([], [])

    def finish(self) -> None:
        """Do what follows the end of the game."""
        raise NotImplementedError

    def go_on(self) -> None:
        """See to whoever answers next."""
        raise NotImplementedError

    async def answer_along(self, until: float, outcomes: list[Outcome], pending: list[Pending]) -> None:
        """Let light bots answer, so that their answers are committed with what came before them."""
        raise NotImplementedError

    def due(self) -> float | None:
        """When something must happen though nobody sends anything."""
        raise NotImplementedError

    async def _persist(self, outcomes: list[Outcome], chairs: list[Chair], on_commit: Callable[[], None]) -> None:
        """Hand the journal what changed. If that fails, what is in memory is void."""
        game = self.game
        table = game.table
        now = self.settings.now()
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
        """Publish updates: to players now, to spectators after the table's delay.

        Once the game is over spectators are told everything that they have not seen yet, one after another.
        """
        for update in pending:
            if update.frame.seat is None and self.terms.delay:
                self._delayed.append(update)
                asyncio.get_running_loop().call_later(self.terms.delay, self._release_delayed)
            else:
                self._release_now(update)
        while self.game.table.over and self._delayed:
            self._release_delayed()

    def _release_delayed(self) -> None:
        """Publish what spectators have waited for longest, unless the end of the game has brought it already."""
        if self._delayed:
            self._release_now(self._delayed.popleft())

    def _release_now(self, update: Pending) -> None:
        """Publish an update, unless a later one was published already."""
        seat = update.frame.seat
        stream = self.streams.get(seat)
        if stream is not None and update.frame.seq > stream.sent.seq:
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

    # -- standing orders -----------------------------------------------------------------------------------------

    @property
    def _among_people(self) -> bool:
        """Whether more than one person plays here, so that somebody might read another's hand from a clock."""
        return sum([chair.user is not None and not chair.resigned for chair in self.chairs]) > 1

    def _ahead(self, seat: int) -> Ahead | None:
        """What a person's standing orders answer now, and when."""
        return self.standing_orders.ahead(self.game, seat, self._among_people) if self.chairs[seat].human else None

    def answered_ahead(self, seat: int) -> str | None:
        """What standing orders are about to answer for a seat."""
        ahead = self._ahead(seat)
        return None if ahead is None else ahead.notation

    def held_back(self, seat: int, notation: str) -> float:
        """For how many seconds a person's own answer is held back, so that it comes no sooner than an order's."""
        wait = self.standing_orders.holds_back(self.game, seat, notation, self._among_people)
        return max(0.0, self.moved + wait - self.settings.now()) if self.chairs[seat].human else 0.0

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
                _log.error("a table failed", table=self.id, exc_info=problem)

    async def rest(self) -> None:
        """Return once no task is left."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)

    def close(self) -> None:
        """Leave memory: whoever still holds this table can do nothing with it.

        Streams know their table; without them nothing here refers to it, and it is gone without the garbage collector.
        """
        self.gone = True
        self.streams = {}
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self.tasks:
            task.cancel()
