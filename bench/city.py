"""A city in miniature: leases, take-overs and hot tables of a thousand processes, simulated: `python -m bench.city`.

No process is started here. What is simulated is the protocol of `server/live/hub.py` and `leases.py`, with assumed
times for loading and claiming a table: processes renew leases, sweep, claim and load; some are killed, others are
drained for a deployment, and the database goes away. Everything is drawn from a seed, so a run can be repeated.
"""

from __future__ import annotations

import argparse
import heapq
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

LEASE = 5.0
RENEWALS = 3
SWEEP = 1.0
HANDED_OVER_PER_SECOND = 50
"""As `server/settings.py`, `live/leases.py` and `live/hub.py` have them; a test compares them."""
RECONNECT = (0.4, 0.6)
"""Between which times somebody whose line broke is back, in seconds (`web/src/lib/socket.svelte.ts`)."""
TOLD = 0.01
"""How long a message between processes takes at most, in seconds."""


@dataclass(frozen=True)
class Plan:
    """What is simulated."""

    processes: int = 1_000
    tables: int = 250_000
    seats: int = 4
    seed: int = 1
    kills: int = 10
    """Processes that are killed, at random moments of the first half minute."""
    deployed_at_once: int = 20
    """Processes that are drained and replaced at the same time, until all were."""
    outage: float = 30.0
    """How long the database is away once everything is deployed, in seconds."""
    load_seconds: float = 0.012
    """The time of a core to load a table."""
    claim_seconds: float = 0.003
    """How long the database takes to decide who owns a table."""
    spectators: int = 100_000
    """How many watch the hottest table."""
    send_seconds: float = 20e-6
    """The time of a core to hand a frame to one client."""
    answers_per_second: float = 0.5
    """How often somebody answers at a table."""


@dataclass
class Process:
    """A server process."""

    renewed: float
    sweeps: float
    """When in each second it looks for abandoned tables."""
    alive: bool = True
    draining: bool = False
    busy_until: float = 0.0
    owned: set[int] = field(default_factory=set)
    watched: set[int] = field(default_factory=set)


@dataclass
class Report:
    """What came out."""

    standstills: dict[str, list[float]] = field(default_factory=dict)
    """How long tables stood still, by what had happened to their owner."""
    loads: Counter[int] = field(default_factory=Counter)
    """How many tables each process has taken over."""
    lost_claims: int = 0
    """Claims for which another process was faster."""
    moved_by_outage: int = 0
    """Tables that changed their owner because the database was away."""

    def worst(self, cause: str) -> float:
        return max(self.standstills.get(cause, [0.0]))

    def quantile(self, cause: str, part: float) -> float:
        times = sorted(self.standstills.get(cause, [0.0]))
        return times[min(len(times) - 1, int(part * len(times)))]


class City:
    """All processes and tables, and what happens next."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.rng = random.Random(plan.seed)
        self.now = 0.0
        self.queue: list[tuple[float, int, Callable[[], None]]] = []
        self.count = 0
        phase = LEASE / RENEWALS
        self.processes = [Process(-self.rng.random() * phase, self.rng.random()) for _ in range(plan.processes)]
        self.owner: list[int | None] = []
        self.watchers: list[list[int]] = []
        self.still_since: dict[int, tuple[float, str]] = {}
        self.report = Report()
        for table in range(plan.tables):
            doors = [self.rng.randrange(plan.processes) for _ in range(plan.seats)]
            self.watchers.append(doors)
            self.owner.append(doors[0])
            self.processes[doors[0]].owned.add(table)
            for door in doors:
                self.processes[door].watched.add(table)

    # -- time ----------------------------------------------------------------------------------------------------

    def at(self, moment: float, what: Callable[[], None]) -> None:
        """Let something happen at a moment."""
        self.count += 1
        heapq.heappush(self.queue, (moment, self.count, what))

    def run(self) -> None:
        """Let everything happen, in its order."""
        while self.queue:
            self.now, _, what = heapq.heappop(self.queue)
            what()

    # -- owners --------------------------------------------------------------------------------------------------

    def lease_end(self, number: int, since: float) -> float:
        """Until when a process that fell silent at a moment is taken to live."""
        phase = LEASE / RENEWALS
        renewed = self.processes[number].renewed
        return renewed + phase * ((since - renewed) // phase) + LEASE

    def claim(self, number: int, table: int) -> None:
        """A process claims a table that has no owner, and loads it when it has time."""
        process = self.processes[number]
        if not process.alive or process.draining:
            return
        if self.owner[table] is not None:
            self.report.lost_claims += 1
            return
        self.owner[table] = number
        process.owned.add(table)
        process.busy_until = max(process.busy_until, self.now + self.plan.claim_seconds) + self.plan.load_seconds
        self.report.loads[number] += 1
        self.at(process.busy_until, partial(self.loaded, table, number))

    def loaded(self, table: int, number: int) -> None:
        """A table goes on, unless its owner has lost it again meanwhile."""
        if self.owner[table] == number and table in self.still_since:
            since, cause = self.still_since.pop(table)
            self.report.standstills.setdefault(cause, []).append(self.now - since)

    def give_up(self, number: int, table: int, cause: str) -> None:
        """A table has no owner any more."""
        self.owner[table] = None
        self.processes[number].owned.discard(table)
        self.still_since.setdefault(table, (self.now, cause))

    def claim_when_sweeping(self, table: int, since: float) -> None:
        """Every process with a client at a table claims it when it next looks for such; the first one has it."""
        for door in set(self.watchers[table]):
            self.at(self.next_sweep(self.processes[door], since), partial(self.claim, door, table))
        self.at(since + SWEEP, partial(self.claim_again, table))

    def claim_again(self, table: int) -> None:
        """Nobody could take a table: the processes that watched it have stopped, too."""
        if self.owner[table] is None:
            self.claim_when_sweeping(table, self.now)

    def next_sweep(self, process: Process, since: float) -> float:
        """When a process next looks for abandoned tables."""
        return since + (process.sweeps - since) % SWEEP

    def leave(self, number: int) -> None:
        """The clients of a process come back at others."""
        gone = self.processes[number]
        for table in gone.watched:
            doors = self.watchers[table]
            for seat, door in enumerate(doors):
                if door == number:
                    doors[seat] = self.living()
                    self.processes[doors[seat]].watched.add(table)
        gone.watched = set()

    def living(self) -> int:
        """A process that a client is sent to."""
        while True:
            number = self.rng.randrange(self.plan.processes)
            if self.processes[number].alive and not self.processes[number].draining:
                return number

    # -- what happens --------------------------------------------------------------------------------------------

    def kill(self, number: int) -> None:
        """A process dies: its lease runs out, then whoever watches or comes back takes its tables."""
        dead = self.processes[number]
        if not dead.alive or dead.draining:
            return
        dead.alive = False
        end = self.lease_end(number, self.now)
        self.leave(number)
        for table in sorted(dead.owned):
            self.give_up(number, table, "killed")
            self.claim_when_sweeping(table, max(end, self.now + self.rng.uniform(*RECONNECT)))
        self.at(end, partial(self.replace, number))

    def drain(self, number: int) -> None:
        """A process hands its tables over, a few each moment, and is replaced."""
        old = self.processes[number]
        if not old.alive:
            return
        old.draining = True
        tables = sorted(old.owned)
        for place, table in enumerate(tables):
            self.at(self.now + place / HANDED_OVER_PER_SECOND, partial(self.hand_over, number, table))
        self.at(self.now + len(tables) / HANDED_OVER_PER_SECOND, partial(self.replace, number))

    def hand_over(self, number: int, table: int) -> None:
        """A table is free and due. Those who watch it elsewhere are told; otherwise whoever sweeps next has it."""
        self.give_up(number, table, "drained")
        for door in set(self.watchers[table]) - {number}:
            self.at(self.now + self.rng.random() * TOLD, partial(self.claim, door, table))
        swept = self.now + self.rng.expovariate(self.plan.processes / SWEEP)
        self.at(swept, partial(self.claim, self.living(), table))
        self.at(self.now + SWEEP, partial(self.claim_again, table))

    def replace(self, number: int) -> None:
        """A new process takes the place of an old one."""
        self.leave(number)
        self.processes[number] = Process(self.now, self.rng.random())

    def outage(self) -> None:
        """The database is back after all leases have run out. Each process renews before it takes others for dead."""
        back = self.now
        phase = LEASE / RENEWALS
        renewals = [back + self.rng.random() * phase for _ in self.processes]
        for number, process in enumerate(self.processes):
            steady = renewals[number] + phase
            for table in process.watched:
                owner = self.owner[table]
                if owner is not None and owner != number and renewals[owner] > steady:
                    self.report.moved_by_outage += 1


def simulate(plan: Plan) -> Report:
    """Kill some processes, deploy all others, take the database away; gives how long tables stood still."""
    city = City(plan)
    for number in city.rng.sample(range(plan.processes), plan.kills):
        city.at(city.rng.uniform(1.0, 30.0), partial(city.kill, number))
    per_process = plan.tables / plan.processes / HANDED_OVER_PER_SECOND + 2.0
    for number in range(plan.processes):
        begin = 60.0 + number // plan.deployed_at_once * per_process
        city.at(begin, partial(city.drain, number))
    city.run()
    assert not city.still_since, "a table stands still"
    city.now += plan.outage
    city.outage()
    return city.report


def main() -> None:
    """Simulate what the command line asks for, and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("processes", "tables", "seed", "kills", "deployed_at_once", "spectators"):
        parser.add_argument(f"--{name.replace(chr(95), chr(45))}", type=int, default=getattr(Plan, name))
    plan = Plan(**vars(parser.parse_args()))
    report = simulate(plan)
    print(f"{plan.processes} processes, {plan.tables} tables, seed {plan.seed}")
    for cause in ("killed", "drained"):
        times = report.standstills.get(cause, [])
        numbers = ", ".join(f"p{part * 100:.0f} {report.quantile(cause, part):.2f}" for part in (0.5, 0.99))
        print(f"owner {cause}: {len(times)} tables stood still, {numbers}, longest {report.worst(cause):.2f} s")
    print(f"claims for which another was faster: {report.lost_claims}")
    print(f"taken over by one process: at most {max(report.loads.values())} tables")
    print(f"moved because the database was away: {report.moved_by_outage}")
    renewals = plan.processes * RENEWALS / LEASE
    print(
        f"leases: {renewals:.0f} writes a second; with one for each table {renewals * plan.tables / plan.processes:.0f}"
    )
    moves = plan.tables * plan.answers_per_second
    away = 1 - 1 / plan.processes
    print(f"answers: {moves:.0f} a second; calls over Redis {moves * away:.0f}, frames {moves * plan.seats * away:.0f}")
    hot = plan.spectators * plan.send_seconds
    print(
        f"the hottest table, {plan.spectators} watch: an update costs {hot / plan.processes * 1000:.1f} ms of each core"
    )


if __name__ == "__main__":
    main()
