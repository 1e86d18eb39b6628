"""Coup and Pot de Vin for OpenSpiel: `pyspiel.load_game("camarilla_coup", {"players": 2})`.

Every draw of chance is a chance node with its odds (`camarilla.rl.chance` says how), so that the tools that walk a
whole tree can be used where the tree is small: at the end of a game, given as a position. Import this module to
register the games.
"""

from __future__ import annotations

import json
from array import array
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final
from urllib.parse import quote, unquote

from camarilla.kernel.errors import BadInput
from camarilla.kernel.extras import needs
from camarilla.kernel.game import find
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.rl.actions import encoding_for
from camarilla.rl.features import Features
from camarilla.rl.rewards import rewards
from camarilla.rl.world import Beginning, World, plain

with needs("rl", "OpenSpiel's games need"):
    import numpy as np
    import pyspiel

__all__ = ["GAMES", "SpielGame", "SpielState"]

OFFERED: Final = ("coup", "potdevin")
FEATURES: Final = 1024
STEPS: Final = 128
"""How many steps a seat remembers as rows of the information state; those before them are in a digest."""
WIDTH: Final = 64
PLACES: Final = 4
"""At how many places of a row a word counts, so that two words hardly ever count at the same."""
HISTORY_SIZE: Final = (STEPS + 1) * WIDTH
ROWS_KEPT: Final = 1 << 14
SEEDS: Final = 1 << 30


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Camarilla.

    Parameters: `players`; `options` and `position` as JSON text; `deal`, whether the cards that a position hides are
    dealt anew from those that nobody sees.
    """

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        game = find(name)
        players = params.get("players", game.seat_counts[0])
        options = read_json(params.get("options", ""))
        given = read_json(params.get("position", ""))
        self.beginning = Beginning.of(name, players, options, given, params.get("deal", True))
        self.encoding = encoding_for(game, players)
        cards = game.start(players, self.beginning.options, Rng(bytes(32))).cards
        if cards.facts:
            raise BadInput("a set-up in which mixed cards are partly known cannot be laid open")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.size,
            max_chance_outcomes=max(players, max(cards.face) + 1),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.bound(players, self.beginning.options),
        )
        safe = {
            key: quote(json.dumps(data), safe="") for key, data in (("options", options), ("position", given)) if data
        }
        super().__init__(TYPES[name], info, {**params, **safe})

    def new_initial_state(self) -> SpielState:
        """The root: a chance node, unless nothing is hidden."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat sees, or (with perfect recall) has seen so far."""
        if params:
            raise BadInput(f"observers of camarilla take no parameters, not {params}")
        return SpielObserver(iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game under way; its world does the work."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.begun: World | None = None

    @property
    def world(self) -> World:
        """The game itself; made when it is needed, since OpenSpiel makes a copy from a fresh state."""
        if self.begun is None:
            self.begun = World(self.get_game().beginning)
        return self.begun

    # -- asked by OpenSpiel ----------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """Whose decision it is."""
        if self.world.chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.world.over else self.world.choice.seat

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the legal answers, in order."""
        return sorted(self.get_game().encoding.numbers(self.world.notations()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely."""
        total = sum([weight for _, weight in self.world.chance])
        return [(outcome, weight / total) for outcome, weight in self.world.chance]

    def _apply_action(self, action: int) -> None:
        """Chance has brought something, or a seat has answered."""
        if self.world.chance:
            self.world.decide(action)
        else:
            self.world.answer(self.meaning(action))

    def meaning(self, action: int) -> str:
        """A number as the notation it stands for here."""
        notation: str = self.get_game().encoding.notation(action, self.world.notations())
        return notation

    def _action_to_string(self, player: int, action: int) -> str:
        """A number in words."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        notation: str = self.get_game().encoding.table[action]
        return notation

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.world.over

    def returns(self) -> list[float]:
        """What the game was worth; nothing before its end."""
        return rewards(self.world.running.g) if self.world.over else [0.0] * self.num_players()

    def __str__(self) -> str:
        if self.world.chance:
            return f"chance: {self.world.chance}"
        return plain(self.world.running.g.dump())

    # -- what a seat sees ------------------------------------------------------------------------------------------

    def information_state_string(self, player: int | None = None) -> str:
        """All a seat has seen and done so far."""
        return self.world.told(self.current_player() if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now; nothing while chance is at work."""
        if self.world.chance:
            return ""
        return plain(self.world.view(self.current_player() if player is None else player))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A game that the seat cannot tell from this one; `sampler()` gives a number from 0 to 1."""
        twin: SpielState = self.clone()
        twin.begun = self.world.imagined(player, Rng(seed_bytes(int(sampler() * SEEDS))))
        return twin


class SpielObserver:
    """Observations as numbers and text; with perfect recall the numbers also hold all that was seen before."""

    def __init__(self, recall: bool) -> None:
        self.recall = recall
        self.features = Features(FEATURES)
        self.tensor = np.zeros(FEATURES + (HISTORY_SIZE if recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:FEATURES]}
        if recall:
            self.dict["history"] = self.tensor[FEATURES:].reshape(STEPS + 1, WIDTH)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the seat sees, and with perfect recall has seen and done, into the tensor."""
        row = array("f", bytes(4 * FEATURES))
        if not state.world.chance:
            self.features.write(state.world.view(player), None, row, 0)
        self.dict["observation"][:] = row
        if self.recall:
            write_history(state.world.remembered(player), self.dict["history"])

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat sees, or has seen so far, as text."""
        return state.information_state_string(player) if self.recall else state.observation_string(player)


def write_history(steps: list[str], rows: Any) -> None:
    """Write the latest steps as a row each, the last one last; the first row is a digest of all that was before."""
    rows[:] = 0.0
    earlier, latest = steps[:-STEPS], steps[-STEPS:]
    if earlier:
        digest = np.frombuffer(blake2b("\n".join(earlier).encode(), digest_size=WIDTH // 8).digest(), np.uint8)
        rows[0] = np.unpackbits(digest) * 2.0 - 1.0
    for at, step in enumerate(latest, start=STEPS + 1 - len(latest)):
        rows[at] = step_row(step)


@lru_cache(ROWS_KEPT)
def step_row(step: str) -> Any:
    """What a seat noticed in a step: every word of it, with line and field it stands in, counts at some places."""
    row = np.zeros(WIDTH, np.float32)
    for at, line in enumerate(step.split("\n")):
        for word in words_in(json.loads(line) if line.startswith("{") else line, str(at)):
            number = int.from_bytes(blake2b(word.encode(), digest_size=2 * PLACES).digest(), "little")
            for _ in range(PLACES):
                number, place = divmod(number, 2 * WIDTH)
                row[place >> 1] += 1.0 if place & 1 else -1.0
    return row


def words_in(value: Any, path: str) -> list[str]:
    """Every leaf of plain data, with the way to it."""
    if value and isinstance(value, dict | list):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return [word for key, item in items for word in words_in(item, f"{path}.{key}")]
    return [f"{path}={value!r}"]


def read_json(text: str) -> dict[str, Any] | None:
    """A parameter that is an object; percent-encoded in OpenSpiel's own text of a game, which ends at a comma."""
    if not text:
        return None
    found = json.loads(text if text.lstrip().startswith("{") else unquote(text))
    if not isinstance(found, dict):
        raise BadInput(f"expected an object as JSON, not {text!r}")
    return found


def type_of(name: str) -> Any:
    """How OpenSpiel is told of a game."""
    game = find(name)
    return pyspiel.GameType(
        short_name=f"camarilla_{name}",
        long_name=f"Camarilla: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seat_counts[0], "options": "", "position": "", "deal": True},
    )


class Coup(SpielGame):
    """Coup."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("coup", params or {})


class PotDeVin(SpielGame):
    """Pot de Vin."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("potdevin", params or {})


TYPES: Final = {name: type_of(name) for name in OFFERED}
GAMES: Final = {"coup": Coup, "potdevin": PotDeVin}
for _name, _class in GAMES.items():
    pyspiel.register_game(TYPES[_name], _class)
