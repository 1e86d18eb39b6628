"""Bots against bots over many games: balanced seatings, played here, by processes or by a cluster, and resumable.

Game `i` is a function of the plan and `i` alone: who sits where, and the deal. A round deals as often as needed for
every entrant to have had every seat equally often, and each deal is played from every seat, so that luck of the cards
and of the seat cancels out. What was played is kept as a line of JSON a game; whatever is missing is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from math import lcm
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec

from camarilla.bots import bot_named
from camarilla.bots.match import play_match
from camarilla.bots.simulate import seats_for
from camarilla.kernel.errors import BadInput
from camarilla.kernel.extras import needs
from camarilla.kernel.game import Game, find
from camarilla.kernel.rng import Rng, seed_bytes

__all__ = ["Contest", "Played", "contest_for", "keep", "play_contest", "read_kept", "round_length"]

PLAN_FILE: Final = "plan.json"
GAMES_FILE: Final = "games.jsonl"
AHEAD: Final = 4
"""How many bundles of games a process are handed out beforehand."""
AT_ONCE: Final = 0.2
"""Seconds of play in a bundle, or one game: to hand out each short game by itself would cost a tenth of the time."""
MOST_AT_ONCE: Final = 100


class Contest(msgspec.Struct, frozen=True):
    """What is played: the game, who enters, how many seats, the game's options, the seed all games derive from."""

    game: str
    entrants: tuple[str, ...]
    seats: int
    options: dict[str, Any]
    seed: str

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in the game of that number, counted from 0."""
        deal, turn = divmod(number, self.turns)
        deals = round_length(len(self.entrants), self.seats) // self.turns
        lap, place = divmod(deal, deals)
        order = list(range(len(self.entrants)))
        Rng(bytes.fromhex(self.seed)).fork(f"round:{lap}").shuffle(order)
        line = [order[(place * self.seats + at) % len(order)] for at in range(self.seats)]
        return tuple([self.entrants[line[(at + turn) % self.seats]] for at in range(self.seats)])

    def deal(self, number: int) -> int:
        """Which deal a game is played with; each is played from every seat."""
        return number // self.turns

    @property
    def turns(self) -> int:
        """How often a deal is played: from every seat, but no seating twice, which would be the same game again."""
        return turns_of(len(self.entrants), self.seats)

    def game_seed(self, number: int) -> bytes:
        """The seed of the game of that number."""
        return Rng(bytes.fromhex(self.seed)).fork(f"deal:{self.deal(number)}").key


def round_length(entrants: int, seats: int) -> int:
    """After so many games every entrant has had every seat equally often."""
    return lcm(entrants, seats) // seats * turns_of(entrants, seats)


def turns_of(entrants: int, seats: int) -> int:
    """How many ways there are to move a seating round the table: where all sit equally often, it soon repeats."""
    return entrants if seats % entrants == 0 else seats


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game that was played: by whom, and how it ended."""

    number: int
    bots: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    seconds: float
    reason: str = ""


def contest_for(
    game: str | Game,
    entrants: Sequence[str],
    *,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int | str | bytes | None = None,
) -> Contest:
    """A contest, checked before the first game is played."""
    found = find(game if isinstance(game, str) else game.name)
    if len(entrants) < 2 or len(set(entrants)) < len(entrants) or not all(entrants):
        raise BadInput("an arena needs at least two bots, each named once")
    count = seats_for(found, entrants, options) if seats is None else seats
    chosen = found.read_options(count, options)
    if found.automatons(count, chosen):
        raise BadInput("an arena ranks bots, and here the rules play a seat; `camarilla simulate` counts its wins, too")
    for name in entrants:
        bot_named(found, name)
    return Contest(found.name, tuple(entrants), count, msgspec.to_builtins(chosen), seed_bytes(seed).hex())


def play_one(contest: Contest, number: int, records: Path | None = None) -> Played:
    """Play the game of that number; its record goes into the folder `records`, if there is one."""
    seating, seed = contest.seating(number), contest.game_seed(number)
    match = play_match(contest.game, seating, seed=seed, options=contest.options, record=records is not None)
    if records is not None and match.record is not None:
        (records / f"{contest.game}-{number:05d}.jsonl").write_bytes(match.record.lines())
    result = match.result
    return Played(
        number,
        match.bots,
        match.sides,
        result.winners,
        result.ranks,
        result.scores,
        match.decisions,
        round(match.seconds, 3),
        result.reason,
    )


def play_some(contest: Contest, numbers: list[int], records: Path | None = None) -> list[Played]:
    """Play the games of these numbers."""
    return [play_one(contest, number, records) for number in numbers]


# -- Where it is played ------------------------------------------------------------------------------------------------


def play_contest(
    contest: Contest, numbers: Sequence[int], jobs: int = 1, ray: str | None = None, records: Path | None = None
) -> Iterator[Played]:
    """Play games of a contest, in any order: in this process, in several, or on a Ray cluster at an address.

    Records of the games go into the folder `records`, which a cluster does not share.
    """
    if ray is not None:
        yield from on_cluster(contest, numbers, ray)
    elif jobs == 1 or len(numbers) < 2:
        for number in numbers:
            yield play_one(contest, number, records)
    else:
        yield from in_processes(contest, numbers, jobs, records)


def in_processes(contest: Contest, numbers: Sequence[int], jobs: int, records: Path | None) -> Iterator[Played]:
    """Several processes, spawned: the same on every platform, and safe beside the thread that draws a progress bar."""
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from handed_out(
            numbers, jobs, lambda bundle: pool.submit(play_some, contest, bundle, records), first_done
        )


def first_done(calls: list[Future[list[Played]]]) -> tuple[list[Future[list[Played]]], list[Future[list[Played]]]]:
    """Those of some calls that are done, at least one, and the others."""
    done, rest = wait(calls, return_when=FIRST_COMPLETED)
    return list(done), list(rest)


def on_cluster(contest: Contest, numbers: Sequence[int], address: str) -> Iterator[Played]:
    """A Ray cluster: `auto`, an address, or `local` for one on this machine that is started and stopped again."""
    with needs("cluster", "a cluster needs"):
        ray: Any = import_module("ray")
    if address == "local":
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    else:
        ray.init(address=address, log_to_driver=False)
    try:
        far = ray.remote(play_some)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from handed_out(numbers, workers, lambda bundle: far.remote(contest, bundle), ray.wait)
    finally:
        ray.shutdown()


def handed_out(
    numbers: Sequence[int],
    workers: int,
    submit: Callable[[list[int]], Any],
    wait_for: Callable[[list[Any]], tuple[list[Any], list[Any]]],
) -> Iterator[Played]:
    """Keep workers busy with a few bundles of games each, and give back what is done as it comes."""
    waiting = list(reversed(numbers))
    calls: list[Any] = []
    size = 1
    while waiting or calls:
        while waiting and len(calls) < workers * AHEAD:
            calls.append(submit([waiting.pop() for _ in range(min(size, len(waiting)))]))
        done, calls = wait_for(calls)
        for call in done:
            games = value_of(call)
            yield from games
            size = bundle_size(games, len(waiting), workers)


def bundle_size(games: list[Played], left: int, workers: int) -> int:
    """How many games a worker is given at once, as far as the last ones tell and enough are left for everybody."""
    seconds = sum([game.seconds for game in games]) / len(games)
    even = left // (workers * AHEAD)
    return max(1, min(MOST_AT_ONCE, even, round(AT_ONCE / max(seconds, 0.001))))


def value_of(call: Any) -> list[Played]:
    """What a call came to, here or on a cluster."""
    if isinstance(call, Future):
        result: list[Played] = call.result()
        return result
    far: list[Played] = import_module("ray").get(call)
    return far


# -- What is kept ------------------------------------------------------------------------------------------------------


def read_kept(folder: Path, contest: Contest) -> list[Played]:
    """The games of this contest that a folder already holds; a line cut short by a crash is dropped."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        plan = folder / PLAN_FILE
        if not plan.exists():
            plan.write_bytes(msgspec.json.format(msgspec.json.encode(contest)))
            return []
        if msgspec.json.decode(plan.read_bytes(), type=Contest) != contest:
            raise BadInput(f"{folder}: holds another contest; go on with its bots, seats, options and seed")
        games = folder / GAMES_FILE
        lines = games.read_bytes().split(b"\n") if games.exists() else []
        whole = lines[:-1]
        if lines and lines[-1]:
            games.write_bytes(b"".join([line + b"\n" for line in whole]))
        return [msgspec.json.decode(line, type=Played) for line in whole]
    except OSError as problem:
        raise BadInput(f"{folder}: cannot be used: {problem.strerror}") from None
    except msgspec.DecodeError as problem:
        raise BadInput(f"{folder}: holds no contest that can be read: {problem}") from None


def keep(folder: Path, played: Played) -> None:
    """Add a game to what a folder holds."""
    with (folder / GAMES_FILE).open("ab") as file:
        file.write(msgspec.json.encode(played) + b"\n")
