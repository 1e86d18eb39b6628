"""Processes for what would hold everybody up: each does one thing at a time, and one that is lost costs only that.

What waits is taken up in turn by whom it is for, so that nobody who wants much at once is ahead of all others. The time
that something may take begins when a process that is ready takes it up: neither waiting counts nor the start of a
process.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeVar

import structlog

from camarilla.kernel.game import find, names

__all__ = ["Died", "Overdue", "Workers"]

T = TypeVar("T")

log = structlog.get_logger()

ATTEMPTS: Final = 3
"""How often something is begun whose process dies: somebody may have killed it, or it dies of what it does."""
START_SECONDS: Final = 120.0
"""How long a process may take to start; it imports all games, and the machine may be busy."""


class Overdue(Exception):
    """Something took longer than it may."""


class Died(Exception):
    """The process that took something up died, or did not start."""


def _prepare(_function: Callable[..., Any]) -> None:
    """Import what work needs, so that it need not wait for that; to be handed a function imports its module."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # at a terminal Ctrl-C is for the server, which ends its processes
    _follow_the_server()
    for name in names():
        find(name)


@cache
def _follow_the_server() -> None:
    """End with the server, also if that is killed."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


class _Job:
    """Something to be done, and for whom."""

    def __init__(self, whose: str, seconds: float, function: Callable[..., Any], given: tuple[Any, ...]) -> None:
        self.whose = whose
        self.seconds = seconds
        self.function = function
        self.given = given
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def succeed(self, result: Any) -> None:
        """Hand the result to whoever still waits."""
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, problem: BaseException) -> None:
        """Tell whoever still waits what went wrong; nothing that happens in a process ends this one."""
        if not self.done.done():
            self.done.set_exception(problem if isinstance(problem, Exception) else Died(repr(problem)))


class _Worker:
    """One process."""

    def __init__(self) -> None:
        self.pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        self.prepared: set[Callable[..., Any]] = set()

    async def do(self, job: _Job) -> Any:
        """Have something done; raises `Overdue`, or `Died` if the process dies or does not start."""
        try:
            if job.function not in self.prepared:
                await self._prepare(job.function)
            return await self.run(job.seconds, job.function, *job.given)
        except BrokenProcessPool:
            raise Died from None

    async def _prepare(self, function: Callable[..., Any]) -> None:
        """Have the process ready for a function."""
        try:
            await self.run(START_SECONDS, _prepare, function)
        except Overdue:
            raise Died from None
        self.prepared.add(function)

    async def run(self, seconds: float, function: Callable[..., Any], *given: Any) -> Any:
        """Call a function in the process."""
        loop, done = asyncio.get_running_loop(), asyncio.Event()

        def tell(_: Future[Any]) -> None:
            with suppress(RuntimeError):  # the loop may have ended meanwhile
                loop.call_soon_threadsafe(done.set)

        # The future is never cancelled: a pool that is shut down stumbles over cancelled ones.
        future = self.pool.submit(function, *given)
        future.add_done_callback(tell)
        try:
            async with asyncio.timeout(seconds):
                await done.wait()
        except TimeoutError:
            raise Overdue from None
        return future.result()

    def kill(self) -> None:
        """End the process at once."""
        for process in list((getattr(self.pool, "_processes", None) or {}).values()):
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """So many processes; each is started when there is something to do for it."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.lines: dict[str, deque[_Job]] = {}
        """What waits, by whom it is for; whoever comes first is next."""
        self.workers: set[_Worker] = set()
        self.idle: list[_Worker] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def call(self, whose: str, seconds: float, function: Callable[..., T], *given: Any) -> T:
        """Have something done for somebody; raises `Overdue` or `Died`, or what the function raises."""
        job = _Job(whose, seconds, function, given)
        self.lines.setdefault(whose, deque()).append(job)
        self._hand_out()
        try:
            result: T = await job.done
            return result
        finally:
            self._withdraw(job)

    def _withdraw(self, job: _Job) -> None:
        """Nobody waits for something any more: it is not begun."""
        line = self.lines.get(job.whose, deque())
        with suppress(ValueError):
            line.remove(job)
        if not line:
            self.lines.pop(job.whose, None)

    def _hand_out(self) -> None:
        """Have taken up what can be."""
        while self.lines and len(self.tasks) < self.processes:
            task = asyncio.create_task(self._take_up(self._next()))
            self.tasks.add(task)
            task.add_done_callback(self._taken_up)

    def _next(self) -> _Job:
        """What comes next; whom it is for comes last from now on."""
        whose = next(iter(self.lines))
        line = self.lines.pop(whose)
        job = line.popleft()
        if line:
            self.lines[whose] = line
        return job

    def _taken_up(self, task: asyncio.Task[None]) -> None:
        """A process is free again."""
        self.tasks.discard(task)
        if not task.cancelled():
            self._hand_out()

    async def _take_up(self, job: _Job) -> None:
        """Have something done by a process; by another one if that dies."""
        for _ in range(ATTEMPTS):
            worker = self.idle.pop() if self.idle else self._started()
            try:
                job.succeed(await worker.do(job))
            except Died:
                log.warning("a process died at work", work=job.function.__name__)
                self._dismiss(worker)
                continue
            except Overdue as problem:
                self._dismiss(worker)
                job.fail(problem)
                return
            except asyncio.CancelledError:
                job.fail(Died())
                raise
            except BaseException as problem:
                job.fail(problem)
            self.idle.append(worker)
            return
        job.fail(Died())

    def _started(self) -> _Worker:
        """A new process."""
        worker = _Worker()
        self.workers.add(worker)
        return worker

    def _dismiss(self, worker: _Worker) -> None:
        """A process is of no more use."""
        self.workers.discard(worker)
        worker.kill()

    def close(self) -> None:
        """Stop everything at once; whoever waits is told."""
        for task in self.tasks:
            task.cancel()
        for worker in list(self.workers):
            self._dismiss(worker)
        self.idle.clear()
        waiting = [job for line in self.lines.values() for job in line]
        self.lines.clear()
        for job in waiting:
            job.fail(Died())
