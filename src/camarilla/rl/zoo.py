"""Every game as a PettingZoo environment in which one agent acts at a time (AEC)."""

from __future__ import annotations

from array import array
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from camarilla.bots.match import seats_asked
from camarilla.kernel.errors import BadInput
from camarilla.kernel.options import Option
from camarilla.kernel.table import Table
from camarilla.rl.features import FEATURES_VERSION, token_row
from camarilla.rl.rewards import rewards
from camarilla.rl.setting import Setting

__all__ = ["TableEnv"]

Observation = dict[str, NDArray[Any]]


METADATA: Final[dict[str, Any]] = {"name": "camarilla", "render_modes": ["ansi"], "is_parallelizable": False}


class TableEnv(AECEnv):  # type: ignore[misc]
    """A table of a game; agents are `seat_0`, `seat_1`, …

    An observation has `observation`, the seat's view as a row of numbers, and `action_mask`, the legal numbers of the
    encoding (all zeros for an agent that is not asked). Seats that are asked at once act one after the other without
    seeing each other's answers. Everybody is in the game to its end; then all terminate, with the rewards of
    `camarilla.rl.rewards`.

    `infos` tell each agent its seat, and whoever is selected what its legal numbers mean. `copy.deepcopy` and `pickle`
    keep an environment in the middle of a game.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(self, game: str, seats: int | None = None, *, render_mode: str | None = None, **more: Any) -> None:
        super().__init__()
        self.setting = Setting(game, seats, **more)
        setting = self.setting
        self.render_mode = render_mode
        self.metadata = {
            **METADATA,
            "name": f"camarilla_{setting.game.name}_v{setting.game.revision}",
            "actions": setting.encoding.key,
            "features": f"hashed/{FEATURES_VERSION}/{setting.features.size}",
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        shapes: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-np.inf, np.inf, (setting.features.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (setting.encoding.size,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(shapes) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setting.encoding.size) for agent in self.possible_agents}
        self.state_space = spaces.Box(-np.inf, np.inf, (setting.seats, setting.features.size), np.float32)
        self._table: Table | None = None

    def __getstate__(self) -> dict[str, Any]:
        """The environment as it can be copied and pickled: the table as a position."""
        return {**self.__dict__, "_table": None if self._table is None else self._table.dump()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Go on from a copy."""
        self.__dict__.update(kept)
        position = kept["_table"]
        self._table = None if position is None else Table.load(position)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The shape of what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers an agent answers with."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set the next game up; the same seed gives the same row of games."""
        setting = self.setting
        setting.seed(seed)
        self._table = Table.new(
            setting.game, setting.seats, seed=setting.next_seed(), options=setting.options, listen=False
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self.move_on()

    def move_on(self) -> None:
        """Find out whose decision it is, or that the game is over."""
        table = self.table
        self.infos = {agent: {"seat": seat, "notations": {}} for seat, agent in enumerate(self.possible_agents)}
        if table.over:
            worth = rewards(table.g)
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = worth[seat]
                self.terminations[agent] = True
            self.agent_selection = self.possible_agents[0]
        else:
            waiting = [seat for seat in seats_asked(table) if seat not in table.held]
            agent = self.agent_selection = self.possible_agents[waiting[0]]
            self.infos[agent]["notations"] = {
                number: option.notation for number, option in self.numbered(agent).items()
            }

    @property
    def table(self) -> Table:
        """The table as its referee knows it; an agent has no business here."""
        if self._table is None:
            raise BadInput("reset the environment first")
        return self._table

    def options_of(self, agent: str) -> list[Option]:
        """What an agent may answer now: nothing if it has answered, or is not asked."""
        seat = self.possible_agents.index(agent)
        return [] if seat in self.table.held else self.table.legal(seat)

    def numbered(self, agent: str) -> dict[int, Option]:
        """What each legal action id of an agent means now."""
        options = self.options_of(agent)
        return dict(zip(self.setting.encoding.numbers([option.notation for option in options]), options, strict=True))

    def option_rows(self, agent: str, width: int = 64) -> tuple[list[int], NDArray[Any]]:
        """The legal numbers of an agent, and a row of numbers for each made of the parts of its notation.

        For policies that score each answer by what it says instead of by its number.
        """
        legal = self.numbered(agent)
        rows = [token_row(option.notation, width) for option in legal.values()]
        return list(legal), np.array(rows, np.float32).reshape(-1, width)

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may answer."""
        seat = self.possible_agents.index(agent)
        features = self.setting.features
        row = array("f", bytes(4 * features.size))
        features.write(self.table.view(seat), self.table.prompt(seat), row, 0)
        mask = np.zeros(self.setting.encoding.size, np.int8)
        mask[list(self.numbered(agent))] = 1
        return {"observation": np.frombuffer(row, np.float32).copy(), "action_mask": mask}

    def state(self) -> NDArray[Any]:
        """What all seats see together, a row each: for critics that know more than a player may."""
        return np.stack([self.observe(agent)["observation"] for agent in self.possible_agents])

    def step(self, action: int | None) -> None:
        """Answer for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self.numbered(agent)
        option = legal.get(int(action) if action is not None else -1)
        if option is None:
            raise BadInput(f"{agent}: {action} is no legal action; legal are {sorted(legal)}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(self.possible_agents.index(agent), option)
        self.move_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What everybody may see, as text."""
        if self.render_mode is None:
            return None
        view = self.table.view(None)
        lines = [f"{view.game}, {view.seats} seats", *[f"{asked.seat}: {asked.prompt}" for asked in view.asked]]
        return "\n".join([*lines, str(view.board), *([str(view.result)] if view.result else [])])

    def close(self) -> None:
        """Nothing is kept open."""
