"""A live table: it goes on by itself, with bots, standing orders and clocks. How it is kept is in `kept_table`."""

from __future__ import annotations

import asyncio
from time import perf_counter

import structlog

from camarilla.kernel.errors import CamarillaError
from camarilla.server.live.bot_runner import stand_in
from camarilla.server.live.clocks import DAY
from camarilla.server.live.kept_table import KeptTable, Owner
from camarilla.server.live.operations import Outcome, Played
from camarilla.server.live.seats import Chair
from camarilla.server.live.streams import Frame, Pending
from camarilla.server.storage.models import User

__all__ = ["BOT_ANSWERS_AT_ONCE", "LATE_SECONDS", "PEOPLE_BEFORE_BOTS", "LiveTable", "Owner"]

_log = structlog.get_logger()

BOT_ANSWERS_AT_ONCE = 64
"""How many answers light bots give in a row before these are committed and published."""
PEOPLE_BEFORE_BOTS = 4
"""While more people than these wait for their answers, bots have turns of their own after them."""
_SHARE_TO_THINK = 0.6
"""How much of the time for a window a bot that searches may think; the rest is for making worlds to think in."""
LATE_SECONDS = 10.0
"""How late a clock may be noticed to have run out, before that counts as never."""


class LiveTable(KeptTable):
    """A running table with everybody at it: people who watch and talk, bots that think, and the end of the game."""

    def finish(self) -> None:
        """Do what follows the end of the game."""
        self.owner.finish(self)

    # -- the beginning -------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Have the game go on from its set-up; nobody moves by itself before the people are here to see it."""
        bots = any(not chair.human for chair in self.chairs)
        self.awaits_people = bots and not self._all_look() and self.settings.look_seconds > 0
        if self.awaits_people:
            asyncio.get_running_loop().call_later(self.settings.look_seconds, self.begin_to_play)
        self.go_on()

    def begin_to_play(self) -> None:
        """Stop waiting for people who have not opened the table; they get a recap of what they missed."""
        if self.awaits_people:
            self.awaits_people = False
            self.go_on()

    def looked_at(self) -> None:
        """Somebody looks at the table."""
        if self._all_look():
            self.begin_to_play()

    def _all_look(self) -> bool:
        """Whether each person who plays looks on from one of their seats."""
        players = {chair.user for chair in self.chairs if chair.human}
        return players <= {chair.user for chair in self.chairs if self.present.at(chair.seat)}

    # -- bots ----------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Let whoever answers by itself do so: light bots, and standing orders that are due; or else set the alarm."""
        if self._next_by_itself() is not None:
            self._spawn(self._play_by_itself())
        else:
            self.set_alarm()

    def _next_by_itself(self) -> tuple[int, str | None] | None:
        """A seat that can be answered for at once: with what its orders say, or (None) by its light bot."""
        if self.gone or self.clock.paused or self.awaits_people:
            return None
        now = self.settings.now()
        for seat in self.game.unanswered():
            if self.bots.is_light(seat, self.chairs[seat].bot):
                return seat, None
            ahead = self._ahead(seat)
            if ahead is not None and self.moved + ahead.after <= now:
                return seat, ahead.notation
        return None

    async def _play_by_itself(self) -> None:
        """Give those answers, one by one; between two of them others run, and people's answers go first."""
        async with self.lock:
            outcomes: list[Outcome] = []
            pending: list[Pending] = []
            ordered: set[int] = set()
            async with self.bot_runner.bot_turn() as deadline:
                for _ in range(BOT_ANSWERS_AT_ONCE):
                    await self.bot_runner.let_people_first(deadline)
                    found = self._next_by_itself()
                    if found is None:
                        break
                    outcome, updates = await self._step(await self._answer_of(*found))
                    outcomes.append(outcome)
                    pending += updates
                    ordered |= {found[0]} if found[1] is not None else set()
            if outcomes:
                await self.save(outcomes, pending)
                for seat in ordered & self.game.table.held.keys():
                    self.refresh_seat(seat)

    async def answer_along(self, until: float, outcomes: list[Outcome], pending: list[Pending]) -> None:
        """Let light bots answer until then, so that their answers are committed with what came before them.

        Not while others wait for theirs: people go first.
        """
        try:
            while self.bot_runner.answering <= PEOPLE_BEFORE_BOTS and perf_counter() < until:
                found = self._next_by_itself()
                if found is None or found[1] is not None:
                    return
                outcome, updates = await self._step(await self._answer_of(*found))
                outcomes.append(outcome)
                pending += updates
        except CamarillaError as problem:  # not what whoever answered did wrong
            raise RuntimeError(f"an answer of a bot at table {self.id} is refused") from problem

    async def _answer_of(self, seat: int, ordered: str | None) -> Played:
        """What is answered for a seat: what its orders say, or what its light bot does."""
        if ordered is not None:
            return Played(seat, ordered, "order")
        name = self.chairs[seat].bot
        assert name is not None
        return Played(seat, await self.bots.answer_light(self.game, seat, name), "bot")

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
            notation = await self._think_in_time(seat, name)
        async with self.lock:
            self._thoughts.pop((seat, asking, name), None)
            if self.gone or self.game.asking != asking or seat not in self.game.unanswered():
                return
            if self.chairs[seat].bot != name:
                return  # a person has sat down, or another bot
            if notation is None or all(option.notation != notation for option in self.game.table.legal(seat)):
                _log.warning("a bot is answered for", table=self.id, seat=seat, bot=name)
                notation = await self.bots.answer_instead(self.game, seat)
            await self.apply(Played(seat, notation, "bot"))

    async def _think_in_time(self, seat: int, name: str) -> str | None:
        """A thinking bot's answer; in a window it comes after the same time, whatever the bot's hand holds."""
        choice, opened = self.game.table.choice_of(seat), self.moved
        if choice is None or not choice.ask.reaction:
            return await self.bots.think(self.game, seat, name)
        most = self.settings.window_seconds
        notation = await self.bots.think(self.game, seat, name, most * _SHARE_TO_THINK)
        left = opened + most - self.settings.now()
        if left > 0:
            await self.settings.sleep(left)
        return notation

    # -- time ----------------------------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When something must happen though nobody sends anything."""
        if self.clock.paused:
            return None
        if any(not self.chairs[seat].human for seat in self.game.unanswered()):
            return self.settings.now()
        return min(self._deadlines(), default=None)

    def _deadlines(self) -> list[float]:
        """When clocks of people run out and their standing orders answer."""
        times: list[float | None] = []
        for chair in self.chairs:
            if chair.human:
                ahead = self._ahead(chair.seat)
                times += [self.clock.deadline(chair.seat, chair.vacation)]
                times += [] if ahead is None else [self.moved + ahead.after]
        return [time for time in times if time is not None]

    def set_alarm(self) -> None:
        """Wake up when the next clock runs out; let bots think meanwhile."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        at_rest = self.gone or self.game.table.over or self.clock.paused or self.awaits_people
        self._let_bots_think([] if at_rest else self.game.unanswered())
        if at_rest:
            return
        deadlines = self._deadlines()
        if deadlines:
            delay = max(0.0, min(deadlines) - self.settings.now())
            self._alarm = asyncio.get_running_loop().call_later(min(delay, DAY), lambda: self._spawn(self.time_is_up()))

    async def time_is_up(self) -> None:
        """Some clock may have run out, or a standing order may be due: do what the table agreed on."""
        async with self.lock:
            if self.gone or self.game.table.over:
                return
            now = self.settings.now()
            for chair in self.chairs:
                deadline = self.clock.deadline(chair.seat, chair.vacation) if chair.human else None
                if deadline is not None and deadline <= now:
                    await self._time_out(chair)
            self.go_on()

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
        if self.lock.locked() or self.tasks - set(self._thoughts.values()):
            return None  # whoever holds the lock, or has a turn, sees to what comes next
        if self.game.table.over or self.clock.paused or self.awaits_people:
            return None
        thinking = {(seat, asking) for (seat, asking, _), task in self._thoughts.items() if not task.done()}
        late = self.settings.now() - LATE_SECONDS
        for seat in self.game.unanswered():
            chair = self.chairs[seat]
            if chair.human and chair.user is None:
                return f"nobody answers for seat {seat}"
            deadline = self.clock.deadline(seat, chair.vacation) if chair.human else None
            if deadline is not None and deadline < late:
                return f"the time of seat {seat} was up long ago"
            ahead = self._ahead(seat)
            if ahead is not None and self.moved + ahead.after < late:
                return f"the standing orders of seat {seat} should have answered long ago"
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
