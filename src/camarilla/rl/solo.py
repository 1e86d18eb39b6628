"""One seat learns, bots have the others: a gymnasium environment for learners that know nothing of other players."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from camarilla.bots import bot_named
from camarilla.bots.match import seats_asked
from camarilla.kernel.bots import Bot, figured
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import names
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table
from camarilla.rl.rewards import rewards
from camarilla.rl.setting import Setting

__all__ = ["SoloEnv"]

Row = NDArray[np.float32]


class SoloEnv(gymnasium.Env[Row, np.int64]):
    """A game against bots by name (`rivals`, in turn over the other seats). The learner sits at another seat each game.

    An observation is the row of numbers of `camarilla.rl.features`; `action_masks` says which numbers are legal, as
    sb3-contrib's MaskablePPO asks for it. A game the learner has no decision in is not played. The info of a step has
    the learner's seat and the notations of its legal numbers.

    Gymnasium knows each game as `camarilla/NAME-v0` once this module is imported:
    `gymnasium.make("camarilla.rl.solo:camarilla/coup-v0", seats=2, rivals=("level4",))`.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self, game: str, seats: int | None = None, *, rivals: Sequence[str] = ("random",), **more: Any
    ) -> None:
        self.setting = Setting(game, seats, **more)
        self.rivals = tuple(rivals)
        for name in self.rivals:
            bot_named(self.setting.game, name)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.setting.features.size,), np.float32)
        self.action_space = spaces.Discrete(self.setting.encoding.size)
        self.seat = 0
        self.legal: dict[int, str] = {}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Sit down at the next game, at the learner's first decision."""
        super().reset(seed=seed)
        self.setting.seed(seed)
        while True:
            self.sit_down()
            if self.play_rivals():
                return self.observe(), self.info()

    def sit_down(self) -> None:
        """Set a game up, with a fresh bot at every other seat."""
        setting = self.setting
        key = setting.next_seed()
        self.seat = Rng(key).fork("learner").below(setting.seats)
        self.bots: list[Bot] = [
            bot_named(setting.game, self.rivals[seat % len(self.rivals)], setting.seats, setting.options)
            for seat in range(setting.seats)
        ]
        self.streams = [Rng(key).fork(f"bot:{seat}") for seat in range(setting.seats)]
        listen = any([bot.listens for bot in self.bots])
        self.table = Table.new(setting.game, setting.seats, seed=key, options=setting.options, listen=listen)

    def play_rivals(self) -> bool:
        """Let the bots answer until the learner is asked; False if the game ends before that."""
        table = self.table
        while not table.over:
            seat = next(seat for seat in seats_asked(table) if seat not in table.held)
            if seat == self.seat:
                return True
            bot = self.bots[seat]
            table.play(seat, bot.act(table.look(seat, bot.thinks, bot.listens, figured(bot)), self.streams[seat]))
        return False

    def observe(self) -> Row:
        """What the learner sees, and what it may answer."""
        options = [option.notation for option in self.table.legal(self.seat)]
        self.legal = dict(zip(self.setting.encoding.numbers(options), options, strict=True))
        return self.row()

    def row(self) -> Row:
        """What the learner sees, as numbers."""
        features = self.setting.features
        row = array("f", bytes(4 * features.size))
        features.write(self.table.view(self.seat), self.table.prompt(self.seat), row, 0)
        return np.frombuffer(row, np.float32).copy()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers are legal."""
        mask = np.zeros(self.setting.encoding.size, np.bool_)
        mask[list(self.legal)] = True
        return mask

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Answer, and let the bots answer until it is the learner's turn again; the reward comes at the end."""
        notation = self.legal.get(int(action))
        if notation is None:
            raise BadInput(f"{action} is no legal action; legal are {sorted(self.legal)}")
        self.table.play(self.seat, notation)
        if self.play_rivals():
            return self.observe(), 0.0, False, False, self.info()
        self.legal = {}
        return self.row(), rewards(self.table.g)[self.seat], True, False, self.info()

    def info(self) -> dict[str, Any]:
        """The learner's seat, and what its legal numbers mean."""
        return {"seat": self.seat, "notations": dict(self.legal)}

    def __getstate__(self) -> dict[str, Any]:
        """The environment as it can be copied and pickled: the table as a position, and the bots as they are."""
        table = self.__dict__.get("table")
        return {**self.__dict__, "table": None if table is None else table.dump()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Go on from a copy."""
        self.__dict__.update(kept)
        if kept["table"] is None:
            del self.table
        else:
            self.table = Table.load(kept["table"])


for _name in names():
    gymnasium.register(f"camarilla/{_name}-v0", entry_point="camarilla.rl.solo:SoloEnv", kwargs={"game": _name})
