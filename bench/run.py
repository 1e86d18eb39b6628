"""Measure everything beside everything, on one core, each measure in a process of its own; print ratios."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench.goals import GOALS, SHOWN, Goal  # noqa: E402
from bench.measures import MEASURES, Numbers  # noqa: E402
from bench.peers import PEERS  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.progress import Progress  # noqa: E402
from rich.table import Table as Grid  # noqa: E402

ROUNDS = 3
"""Every measure is taken this often, in turns; the best counts, as noise only ever slows."""


def build() -> str:
    """Which build of the kernel this interpreter imports."""
    from camarilla.kernel import playout

    return "plain" if str(playout.__file__).endswith(".py") else "compiled"


def one(name: str, seconds: float) -> Numbers:
    """Take one measure in this process."""
    measure: Callable[[float], Numbers] = {**MEASURES, **PEERS}[name]
    return measure(seconds)


def in_a_process(arguments: list[str]) -> Numbers:
    """Take one measure in a process of its own."""
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, cwd=ROOT, check=False)
    if done.returncode:
        raise SystemExit(f"the measure {' '.join(arguments[1:])} failed: {done.stderr.strip().splitlines()[-1:]}")
    numbers: Numbers = json.loads(done.stdout.splitlines()[-1])
    return numbers


def better(one: Numbers, other: Numbers) -> Numbers:
    """Of two takes of a measure, number by number the better."""
    return {key: max(one[key], other[key]) if key.endswith("per_s") else min(one[key], other[key]) for key in one}


def measure_all(seconds: float, peers: bool, console: Console) -> dict[str, Numbers]:
    """Take every measure `ROUNDS` times, in turns."""
    names = [*MEASURES, *(PEERS if peers else ())]
    measured: dict[str, Numbers] = {}
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=len(names) * ROUNDS + 1)
        silent = ["bench/silent.py", str(seconds), build()]
        for _ in range(ROUNDS):
            for name in names:
                numbers = in_a_process(["bench/run.py", "--one", name, "--seconds", str(seconds)])
                measured[name] = better(measured[name], numbers) if name in measured else numbers
                progress.advance(task)
        measured["bare loop without events"] = in_a_process(silent)
        progress.advance(task)
    return measured


def judged(measured: dict[str, Numbers], kind: str) -> list[tuple[Goal, float]]:
    """The goals of this build with their measured ratios."""
    return [
        (goal, measured[goal.ours[0]][goal.ours[1]] / measured[goal.theirs[0]][goal.theirs[1]])
        for goal in GOALS
        if goal.build in (kind, "both") and goal.ours[0] in measured and goal.theirs[0] in measured
    ]


def show(measured: dict[str, Numbers], goals: list[tuple[Goal, float]], kind: str, console: Console) -> None:
    """Print numbers and ratios."""
    grid = Grid(title=f"Camarilla, {kind} build", title_justify="left")
    for column in ("measure", "per second", "mean µs", "p99 µs"):
        grid.add_column(column, justify="left" if column == "measure" else "right")
    for name, numbers in measured.items():
        rate = numbers.get("decisions_per_s")
        grid.add_row(
            name,
            f"{rate:,.0f}" if rate else "",
            f"{numbers['mean_s'] * 1e6:.2f}" if "mean_s" in numbers else "",
            f"{numbers['p99_s'] * 1e6:.2f}" if "p99_s" in numbers else "",
        )
    console.print(grid)
    ratios = Grid(title="Ratios", title_justify="left")
    for column in ("ratio", "measured", "asked", ""):
        ratios.add_column(column, justify="left" if column == "ratio" else "right")
    for goal, ratio in goals:
        asked = f"{'at least' if goal.at_least else 'at most'} {goal.bound:g}"
        ratios.add_row(goal.name, f"{ratio:.2f}", asked, "holds" if goal.holds(ratio) else "MISSED")
    console.print(ratios)


def main(argv: list[str]) -> int:
    """Run the bench; exit code 1 if a goal of this build is missed."""
    parser = argparse.ArgumentParser(prog="camarilla bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print everything as JSON")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each take of a measure runs")
    parser.add_argument("--one", metavar="MEASURE", help="take one measure in this process and print it as JSON")
    arguments = parser.parse_args(argv)
    if arguments.one:
        print(json.dumps(one(arguments.one, arguments.seconds)))
        return 0
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    console = Console(stderr=arguments.json)
    try:
        import catanatron  # noqa: F401
        import pyspiel  # noqa: F401
        import rlcard  # noqa: F401

        peers = True
    except ImportError:
        peers = False
        Console(stderr=True).print(
            "Catanatron, OpenSpiel or RLCard is missing: no ratios to peers (install camarilla\\[bench])"
        )
    kind = build()
    measured = measure_all(arguments.seconds, peers, console)
    goals = judged(measured, kind)
    if arguments.json:
        others = {
            name: measured[ours[0]][ours[1]] / measured[theirs[0]][theirs[1]]
            for name, ours, theirs in SHOWN
            if theirs[0] in measured
        }
        ratios = {goal.name: {"ratio": ratio, "asked": goal.bound, "holds": goal.holds(ratio)} for goal, ratio in goals}
        ratios |= {name: {"ratio": ratio} for name, ratio in others.items()}
        print(json.dumps({"build": kind, "measures": measured, "ratios": ratios}, indent=2))
    else:
        show(measured, goals, kind, console)
    return 0 if all(goal.holds(ratio) for goal, ratio in goals) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
