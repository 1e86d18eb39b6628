"""Fit the learned evaluation of a game to games that bots play: `python -m tools.fit_evaluation GAME --games 200`.

Positions at the beginning of each turn, and some within turns, are kept in build/evaluation, a file for each number of
seats, kind of bot and options; each run adds to its file. The weights are fitted to all of them and go to
`evaluation.json` of the game. One game in five is held out; there the surprise at who won is compared with that of the
evaluation before.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from rich.progress import track

from camarilla.bots import bot_named
from camarilla.bots.match import answer_as, seats_asked, streams_of
from camarilla.bots.search import credit
from camarilla.bots.simulate import Plan, plan_for
from camarilla.cli.common import read_options
from camarilla.kernel.evaluation import FILE
from camarilla.kernel.game import Game, find
from camarilla.kernel.table import Table

ROOT: Final = Path(__file__).parent.parent
KEPT: Final = ROOT / "build" / "evaluation"
SELDOM: Final = 25
"""Within a turn, a position is kept after so many answers."""
HELD_OUT: Final = 5
"""One game in so many is not fitted to."""
SHRINKING: Final = 2.0
"""How strongly weights are drawn to nought: as so many positions would."""
LEAST_WEIGHT: Final = 0.1
"""What an asset weighs at least: enough to decide between positions that are alike otherwise."""
MOST_STEPS: Final = 60
SMALL_STEP: Final = 1e-6
LEAST: Final = 1e-4
"""A chance is taken for no less than this, or one surprise would outweigh all others."""


class Position(msgspec.Struct):
    """Where a game stood when a turn began: the features of each seat, and what part of the win it got."""

    number: int
    rows: list[list[float]]
    won: list[float]
    expected: list[float]
    """What the game's evaluation expected."""


class Batch(NamedTuple):
    """Positions with the same number of seats, as arrays: positions, then seats, then features."""

    rows: Any
    won: Any
    expected: Any


# -- Playing -----------------------------------------------------------------------------------------------------------


def positions_of(plan: Plan, number: int) -> list[Position]:
    """The positions of one game."""
    game = find(plan.game)
    features = import_module(f"{game.package}.features").features
    key = plan.game_seed(number)
    table = Table.new(game, len(plan.bots), seed=key, options=plan.options, listen=False)
    players = [bot_named(game, name, table.seats, table.options) for name in plan.bots]
    streams = streams_of(players, key)
    found: list[Position] = []
    turn, asked = 0, 0
    while not table.over:
        for seat in seats_asked(table):
            answer_as(table, seat, players[seat], streams[seat])
            asked += 1
        now = game.prospects.turns(table.g)
        if (now > turn or asked >= SELDOM) and now > 0 and not table.over:
            turn, asked = now, 0
            rows = [features(table.g, seat) for seat in range(table.seats)]
            found.append(Position(number, rows, [], game.prospects.evaluate(table.g) or []))
    assert table.result is not None
    won = credit(table.result.winners, table.g.sides())
    return [msgspec.structs.replace(position, won=won) for position in found if sum(won)]


def read_positions(file: Path) -> list[Position]:
    """The positions of a file, a line each; none if it is not there."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Position) for line in lines]


def add_games(plan: Plan, file: Path, games: int) -> None:
    """Play so many more games of a plan, and keep their positions as soon as each is over."""
    file.parent.mkdir(parents=True, exist_ok=True)
    first = max([position.number for position in read_positions(file)], default=-1) + 1
    with file.open("ab") as out:
        for number in track(range(first, first + games), description=file.stem):
            out.write(b"".join([msgspec.json.encode(position) + b"\n" for position in positions_of(plan, number)]))
            out.flush()


# -- Fitting -----------------------------------------------------------------------------------------------------------


def batches(positions: list[Position]) -> list[Batch]:
    """The positions by their number of seats."""
    by_seats: dict[int, list[Position]] = {}
    for position in positions:
        by_seats.setdefault(len(position.rows), []).append(position)
    return [
        Batch(
            np.array([position.rows for position in some]),
            np.array([np.array(position.won) / sum(position.won) for position in some]),
            np.array([position.expected for position in some]),
        )
        for some in by_seats.values()
    ]


def expect(rows: Any, weights: Any) -> Any:
    """The chances that weights give each seat."""
    scores = rows @ weights
    strengths = np.exp(scores - scores.max(axis=1, keepdims=True))
    return strengths / strengths.sum(axis=1, keepdims=True)


def fit(positions: list[Position], assets: list[int]) -> Any:
    """The weights that make what happened likeliest, no asset's less than a little.

    Where those who won held less of something, they had spent it well: that they lacked it did not help them. Such an
    asset gets the least weight, and the others are fitted again.
    """
    data = batches(positions)
    fixed: list[int] = []
    while True:
        weights = fit_others(data, fixed)
        harmful = [at for at in assets if weights[at] < LEAST_WEIGHT]
        if not harmful:
            return weights
        fixed += harmful


def fit_others(data: list[Batch], fixed: list[int]) -> Any:
    """Newton's method on the softmax of the seats' scores, for the features that are not fixed to the least weight."""
    count = data[0].rows.shape[2]
    free = [at for at in range(count) if at not in fixed]
    scale = np.concatenate([batch.rows.reshape(-1, count)[:, free] for batch in data]).std(axis=0) + SMALL_STEP
    weights = np.zeros(count)
    weights[fixed] = LEAST_WEIGHT
    for _ in range(MOST_STEPS):
        slope = -SHRINKING * scale**2 * weights[free]
        bend = np.diag(SHRINKING * scale**2)
        for batch in data:
            rows, odds = batch.rows[:, :, free], expect(batch.rows, weights)
            mean = np.einsum("ns,nsk->nk", odds, rows)
            slope += np.einsum("nsk,ns->k", rows, batch.won - odds)
            bend += np.einsum("ns,nsk,nsj->kj", odds, rows, rows) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        weights[free] += step
        if np.abs(step).max() < SMALL_STEP:
            break
    return weights


def surprise(won: list[Any], told: list[Any]) -> float:
    """The mean surprise at who won, in nats."""
    total = sum([-float((some * np.log(np.clip(odds, LEAST, 1))).sum()) for some, odds in zip(won, told, strict=True)])
    return total / sum([len(some) for some in won])


# -- The command -------------------------------------------------------------------------------------------------------


def fit_and_write(game: Game, positions: list[Position]) -> str:
    """Fit, compare on what was held out, write the weights; what to tell."""
    counted = import_module(f"{game.package}.features")
    assets = [at for at, name in enumerate(counted.NAMES) if name in counted.ASSETS]
    held_out = batches([position for position in positions if position.number % HELD_OUT == 0])
    weights = fit([position for position in positions if position.number % HELD_OUT], assets)
    won = [batch.won for batch in held_out]
    before = surprise(won, [batch.expected for batch in held_out])
    after = surprise(won, [expect(batch.rows, weights) for batch in held_out])
    count = sum([len(some) for some in won])
    told = f"surprise on {count} positions held out: {after:.4f}; by the evaluation before: {before:.4f}"
    note = f"Fitted by tools/fit_evaluation.py to {len(positions) - count} positions of games between bots; {told}."
    kept = {name: round(float(weight), 4) for name, weight in zip(counted.NAMES, weights, strict=True)}
    target = ROOT / "src" / Path(*game.package.split(".")) / FILE
    target.write_text(json.dumps({"note": note, "weights": kept}, indent=1) + "\n", "utf-8")
    return told


def main() -> None:
    """Play, fit, compare, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="a game that has features: oath")
    parser.add_argument("--games", type=int, default=0, help="how many games to play first (default: none)")
    parser.add_argument("--bots", default="level4", help="who plays them (default: %(default)s)")
    parser.add_argument("--seats", type=int, default=None, help="at how many seats (default: the game's usual)")
    parser.add_argument("--option", action="append", metavar="KEY=VALUE", help="an option of the game (repeat)")
    parser.add_argument("--seed", type=int, default=7, help="other games (default: %(default)s)")
    given = parser.parse_args()
    game = find(given.game)
    if given.games:
        options = read_options(given.option)
        plan = plan_for(game, given.bots.split(","), seats=given.seats, options=options, seed=given.seed)
        marks = [game.name, str(len(plan.bots)), given.bots, *[f"{key}={value}" for key, value in options.items()]]
        add_games(plan, KEPT / f"{'-'.join(marks)}.jsonl", given.games)
    kept = [position for file in sorted(KEPT.glob(f"{game.name}-*.jsonl")) for position in read_positions(file)]
    if not kept:
        raise SystemExit(
            f"there are no games of {game.name} in {KEPT.relative_to(ROOT)}: say how many to play (--games)"
        )
    print(fit_and_write(game, kept))


if __name__ == "__main__":
    main()
