"""Worker processes for whatever would block the event loop. Each runs one job at a time; a lost one costs only its job.

Users take turns, and the tables of one user do, so nobody who queues many jobs holds up the others. A job's time limit
begins when a worker that is ready starts it: neither waiting nor the start of a process counts.
"""

from __future__ import annotations

import asyncio
import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, TypeVar

import structlog

from camarilla.kernel.game import find, names

__all__ = ["TimedOut", "TooMany", "WorkerDied", "Workers"]

_T = TypeVar("_T")

_log = structlog.get_logger()

_ATTEMPTS: Final = 3
"""How often a job is tried whose worker dies: somebody may have killed it, or the job itself does."""
_START_SECONDS: Final = 120.0
"""How long a worker may take to start: it imports all games, and the machine may be busy."""


class TimedOut(Exception):
    """A job took longer than it may."""


class WorkerDied(Exception):
    """The worker of a job died, or did not start."""


def _prepare(_function: Callable[..., Any]) -> None:
    """Prepare a worker: import all games, and (by unpickling the function) the module of the job."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # at a terminal Ctrl-C is for the server, which ends its processes
    _exit_with_server()
    for name in names():
        find(name)


@cache
def _exit_with_server() -> None:
    """Exit when the server process ends, even if it is killed."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


class TooMany(Exception):
    """A user has as many jobs waiting as one may have."""


class _Job:
    """A function to call, and the user and table it is for."""

    def __init__(
        self,
        whose: str,
        table: str,
        seconds: float,
        function: Callable[..., Any],
        given: tuple[Any, ...],
        late: Callable[[], tuple[Any, ...]],
    ) -> None:
        self.whose = whose
        self.table = table
        self.seconds = seconds
        self.function = function
        self.given = given
        self.late = late
        """What else the function is given, found out when a worker begins."""
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def succeed(self, result: Any) -> None:
        """Give the result to the caller, if it still waits."""
        if not self.done.done():
            self.done.set_result(result)

    def fail(self, problem: BaseException) -> None:
        """Raise in the caller, if it still waits; even a SystemExit in a worker must not end the server."""
        if not self.done.done():
            self.done.set_exception(problem if isinstance(problem, Exception) else WorkerDied(repr(problem)))


class _Worker:
    """One worker process."""

    def __init__(self) -> None:
        self.pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        self.prepared: set[Callable[..., Any]] = set()

    async def do(self, job: _Job) -> Any:
        """Run a job; raises `TimedOut`, or `WorkerDied` if the process dies or does not start."""
        try:
            if job.function not in self.prepared:
                await self._prepare(job.function)
            return await self.run(job.seconds, job.function, *job.given, *job.late())
        except BrokenProcessPool:
            raise WorkerDied from None

    async def _prepare(self, function: Callable[..., Any]) -> None:
        """Have the process import what a function needs."""
        try:
            await self.run(_START_SECONDS, _prepare, function)
        except TimedOut:
            raise WorkerDied from None
        self.prepared.add(function)

    async def run(self, seconds: float, function: Callable[..., Any], *given: Any) -> Any:
        """Call a function in the process, with a time limit."""
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
            raise TimedOut from None
        return future.result()

    def kill(self) -> None:
        """Kill the process."""
        for process in list((getattr(self.pool, "_processes", None) or {}).values()):
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)


class _Turns:
    """Waiting jobs: users take turns, and so do the tables of each."""

    def __init__(self) -> None:
        self._users: dict[str, dict[str, deque[_Job]]] = {}
        """By user, then by table; the first of each is next."""

    def __bool__(self) -> bool:
        return bool(self._users)

    def __iter__(self) -> Iterator[_Job]:
        return (job for tables in self._users.values() for queue in tables.values() for job in queue)

    def of(self, whose: str) -> int:
        """How many jobs of a user wait."""
        return sum(map(len, self._users.get(whose, {}).values()))

    def add(self, job: _Job) -> None:
        """A job waits from now on."""
        self._users.setdefault(job.whose, {}).setdefault(job.table, deque()).append(job)

    def take(self) -> _Job:
        """The next job; its user, and its table among those of the user, go to the end of the line."""
        whose = next(iter(self._users))
        tables = self._users.pop(whose)
        table = next(iter(tables))
        queue = tables.pop(table)
        job = queue.popleft()
        if queue:
            tables[table] = queue
        if tables:
            self._users[whose] = tables
        return job

    def drop(self, job: _Job) -> None:
        """A job waits no longer."""
        tables = self._users.get(job.whose, {})
        queue = tables.get(job.table, deque())
        with suppress(ValueError):
            queue.remove(job)
        if not queue:
            tables.pop(job.table, None)
        if not tables:
            self._users.pop(job.whose, None)

    def clear(self) -> None:
        """Nothing waits any more."""
        self._users.clear()


class Workers:
    """A pool of worker processes, each started when there is a job for it."""

    def __init__(self, processes: int, most_waiting: int | None = None) -> None:
        self.processes = processes
        self.most_waiting = most_waiting
        """How many jobs of one user may wait; None: any number, as somebody else counts them."""
        self.queues = _Turns()
        self.workers: set[_Worker] = set()
        self.idle: list[_Worker] = []
        self.tasks: set[asyncio.Task[None]] = set()

    async def call(
        self,
        whose: str,
        seconds: float,
        function: Callable[..., _T],
        *given: Any,
        table: str = "",
        late: Callable[[], tuple[Any, ...]] = tuple,
    ) -> _T:
        """Call a function in a worker for a user, and for one of their tables; `late` gives further arguments, when it
        is the job's turn.

        Raises `TooMany`, `TimedOut`, `WorkerDied`, or what the function raises.
        """
        if self.has_many(whose):
            raise TooMany
        job = _Job(whose, table, seconds, function, given, late)
        self.queues.add(job)
        self._start_waiting()
        try:
            result: _T = await job.done
            return result
        finally:
            self.queues.drop(job)  # if nobody waits for it any more before it has begun

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return len(list(self.queues))

    def has_many(self, whose: str) -> bool:
        """Whether a user has as many jobs waiting as one may have."""
        return self.most_waiting is not None and self.queues.of(whose) >= self.most_waiting

    def _start_waiting(self) -> None:
        """Start as many waiting jobs as there are workers."""
        while self.queues and len(self.tasks) < self.processes:
            task = asyncio.create_task(self._run_job(self.queues.take()))
            self.tasks.add(task)
            task.add_done_callback(self._job_ended)

    def _job_ended(self, task: asyncio.Task[None]) -> None:
        """A worker is free again."""
        self.tasks.discard(task)
        if not task.cancelled():
            self._start_waiting()

    async def _run_job(self, job: _Job) -> None:
        """Run a job in a worker; in another one if that dies."""
        for _ in range(_ATTEMPTS):
            worker = self.idle.pop() if self.idle else self._start_worker()
            try:
                job.succeed(await worker.do(job))
            except WorkerDied:
                _log.warning("a process died at work", work=job.function.__name__)
                self._kill(worker)
                continue
            except TimedOut as problem:
                self._kill(worker)
                job.fail(problem)
                return
            except asyncio.CancelledError:
                job.fail(WorkerDied())
                raise
            except BaseException as problem:
                job.fail(problem)
            self.idle.append(worker)
            return
        job.fail(WorkerDied())

    def _start_worker(self) -> _Worker:
        """A new worker."""
        worker = _Worker()
        self.workers.add(worker)
        return worker

    def _kill(self, worker: _Worker) -> None:
        """Kill a worker that failed."""
        self.workers.discard(worker)
        worker.kill()

    def close(self) -> None:
        """Kill all workers; all callers get `WorkerDied`."""
        for task in self.tasks:
            task.cancel()
        for worker in list(self.workers):
            self._kill(worker)
        self.idle.clear()
        waiting = list(self.queues)
        self.queues.clear()
        for job in waiting:
            job.fail(WorkerDied())
