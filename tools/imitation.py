"""Writes down how a bot of the engine answers, as the fast kernels see it, so that a net can learn to imitate it.

`python -m tools.imitation coup --seats 4 --games 1500 --out GAMES.npz`; then `camarilla.fast.learning.imitation` learns
from the file. The engine and the kernels play side by side, as in `tools.equality`. With `--rival POLICY.npz` a trained
policy sits at the table in every second game, on each seat in turn: a net that is to be its rival must know what the
bot does in the positions that the policy brings about.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from camarilla.bots import bot_named
from camarilla.bots.match import seats_asked, streams_of
from camarilla.bots.trained import Covered, TrainedBot
from camarilla.fast.batch import GAMES
from camarilla.fast.compiler import Target, compile_kernels
from camarilla.fast.net import Net, read_net
from camarilla.kernel.bots import Bot
from camarilla.kernel.choices import PRIORITY, Poll
from camarilla.kernel.game import Variant
from camarilla.kernel.options import Option
from camarilla.kernel.rng import seed_bytes
from camarilla.kernel.table import Table
from tools.equality import PAIRS

__all__ = ["Watcher", "base_variant", "main"]

PASS = "pass"


def base_variant(game: str, seats: int) -> Variant:
    """The game with that many seats and no option."""
    return next(variant for variant in PAIRS[game].game.variants if variant.seats == seats and not variant.options)


class Watcher:
    """Plays games of one bot against itself or a rival, and notes every answer of the bot that was a choice."""

    def __init__(self, game: str, seats: int, bot: str, rival: Net | None = None) -> None:
        self.game, self.seats, self.bot, self.rival = PAIRS[game].game, seats, bot, rival
        self.pairs, self.variant = PAIRS[game], base_variant(game, seats)
        self.kernels = compile_kernels(self.pairs.module, Target.CPU)
        self.observation = compile_kernels(GAMES[game].observation, Target.CPU)
        self.seen: list[Any] = []
        self.masks: list[Any] = []
        self.codes: list[int] = []

    def watch(self, seed: int) -> None:
        """One game."""
        pair = self.pairs(self.variant, seed, self.kernels)
        table = Table.new(self.game, self.seats, seed=seed_bytes(seed), options=self.variant.options)
        pair.g = table.g
        players = self.players(seed)
        streams = streams_of(players, seed_bytes(seed))
        pair.draw()
        while not table.over:
            answers = [(seat, self.ask(table, players[seat], seat, streams[seat])) for seat in seats_asked(table)]
            first_counts = isinstance(table.pending, Poll) and table.pending.policy == PRIORITY
            for seat, option in answers:
                self.note(pair, seat, option.notation, keep=not isinstance(players[seat], TrainedBot))
                if first_counts and option.notation != PASS:
                    break
            question = table.pending
            for seat, option in answers:
                if table.pending is question:
                    table.play(seat, option)
            pair.draw()
        pair.check_end()

    def players(self, seed: int) -> list[Bot]:
        """Who sits down at a game: the rival, if there is one, at every second game, on each seat in turn."""
        players: list[Bot] = [bot_named(self.game, self.bot) for _ in range(self.seats)]
        if self.rival is not None and seed % 2 == 0:
            table = Covered(self.game.name, self.seats, "the rival's weights", self.variant.options)
            players[seed // 2 % self.seats] = TrainedBot(self.game, table, self.rival)
        return players

    def ask(self, table: Table, player: Bot, seat: int, stream: Any) -> Option:
        """The bot's answer."""
        return player.act(table.look(seat, player.thinks, player.listens), stream)

    def note(self, pair: Any, seat: int, notation: str, keep: bool) -> None:
        """Give an answer to the kernels; to `keep` is what was seen and said, if there was a choice."""
        row = pair.row
        legal = pair.codes[: self.kernels.legal(row, pair.codes)].tolist()
        code = pair.notation.code_of(notation, row)
        if row[pair.module.ASKED] != seat or code not in legal:
            pair.fail(f"seat {seat} answered {notation}, which the kernels did not ask for")
        if keep and len(legal) > 1:
            seen = np.zeros(self.observation.observation_size(self.seats), np.int8)
            self.observation.observe(row, seat, seen)
            mask = np.zeros(pair.module.code_count(self.seats), np.int8)
            mask[legal] = 1
            self.seen.append(seen)
            self.masks.append(mask)
            self.codes.append(code)
        self.kernels.step(row, code)


def main() -> None:
    """Play games and write what was answered."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=PAIRS)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=50000)
    parser.add_argument("--bot", default="classic4")
    parser.add_argument("--rival", type=Path, help="weights of a policy that sits at every second table")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    watcher = Watcher(chosen.game, chosen.seats, chosen.bot, read_net(chosen.rival) if chosen.rival else None)
    for number in track(range(chosen.games), description="games"):
        watcher.watch(chosen.seed + number)
    np.savez_compressed(
        chosen.out, observations=np.array(watcher.seen), masks=np.array(watcher.masks), codes=np.array(watcher.codes)
    )
    print(f"{len(watcher.codes)} answers of {chosen.games} games")


if __name__ == "__main__":
    main()
