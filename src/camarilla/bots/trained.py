"""Players that were trained beforehand: which tables they cover, and how one answers from what its seat sees.

A policy is a file of weights in the folder of its game, as `camarilla.fast.learning` saves it. It is answered by NumPy
alone, from the observation that it was trained on (`camarilla.fast`), rebuilt from the seat's view and events.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from camarilla.bots.search import Thought, Weighed
from camarilla.kernel.bots import Look
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import Game
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

if TYPE_CHECKING:  # they need NumPy, which may be missing
    from camarilla.fast.net import Net, Opinion

__all__ = ["COVERED", "Covered", "TrainedBot", "covering", "numpy_is_here"]


class Covered(msgspec.Struct, frozen=True):
    """A table that a trained policy plays: the game, how many seats, its options, and the file of weights.

    Options that are not named are the game's defaults. The file lies in the folder of the game.
    """

    game: str
    seats: int
    file: str
    options: Mapping[str, Any] = {}


WORLDS: Final = 24
"""In how many imagined worlds answers are compared for a hint."""
FINE: Final = 1 << 30

COVERED: Final[tuple[Covered, ...]] = (
    Covered("coup", 2, "two-seats.npz"),
    Covered("coup", 4, "four-seats.npz"),
)
"""What level 5 plays by a trained policy; everywhere else it searches."""


def covering(game: Game, seats: int, options: Any) -> Covered | None:
    """The policy for a table, if there is one."""
    for one in COVERED:
        same_table = one.game == game.name and one.seats == seats
        if same_table and game.read_options(seats, one.options) == game.read_options(seats, options):
            return one
    return None


def numpy_is_here() -> bool:
    """Whether NumPy, which a trained player needs, is installed."""
    return find_spec("numpy") is not None


class Eyes(Protocol):
    """Rebuilds a game's row from what a seat sees (`camarilla.fast.coup_seen`)."""

    def row(self, look: Look) -> list[int]:
        """The row as far as the seat knows it."""
        ...

    def answered(self, look: Look, option: Option) -> None:
        """The seat has given an answer."""
        ...

    def imagine(self, row: list[int], look: Look, world: Any) -> bool:
        """Write into a row what its seat does not know, as it is in a world; False if the row cannot be completed."""
        ...


class TrainedBot:
    """Plays by a trained policy: draws each answer by the policy's chances."""

    thinks = 0
    listens = True
    advises_in = WORLDS
    """How many worlds it wants of a sampler for `think`."""

    def __init__(self, game: Game, covered: Covered, net: Net | None = None) -> None:
        """`net` is a policy from elsewhere, for measuring; else it is the file of `covered`."""
        from camarilla.fast import players  # needs NumPy, an extra

        self.game = game
        self.player = players.PLAYERS[game.name]
        self.net = net or players.load_net(game.package, covered.file)
        self.eyes: Eyes = self.player.eyes(game.read_options(covered.seats, covered.options))
        self._check_size(game.name, covered)

    def _check_size(self, game: str, covered: Covered) -> None:
        """Refuse weights of another game or table."""
        seats = covered.seats
        wanted = (self.player.observation.observation_size(seats), self.player.rules.code_count(seats), seats)
        given = (self.net.inputs, self.net.codes, self.net.seats)
        if given != wanted:
            raise BadInput(
                f"{covered.file} has {given} inputs, answers and chances; {game} with {seats} seats has {wanted}"
            )

    def act(self, look: Look, rng: Rng) -> Option:
        """An answer, drawn by the chances that the policy gives each."""
        if len(look.options) == 1:
            return look.options[0]
        weights = self._sane(look, self.opinion(look).weights)
        place = rng.below(sum(weights))
        number = 0
        while place >= weights[number]:
            place -= weights[number]
            number += 1
        self.eyes.answered(look, look.options[number])
        return look.options[number]

    def _sane(self, look: Look, weights: list[int]) -> list[int]:
        """Weights without those of answers that the game calls absurd, unless nothing would be left."""
        absurd = self.game.manners.absurd(look) if self.game.manners is not None else frozenset()
        sane = [
            0 if option.notation in absurd else weight for option, weight in zip(look.options, weights, strict=True)
        ]
        return sane if any(sane) else weights

    def opinion(self, look: Look) -> Opinion:
        """What the policy thinks of a question: how likely it gives each option, and everybody's chance to win."""
        row = self.eyes.row(look)
        return self._judge(row, [self.player.notation.code_of(option.notation, row) for option in look.options])

    def _judge(self, row: Any, codes: list[int]) -> Opinion:
        """What the policy thinks of a row, as whoever is asked there."""
        observation = [0] * self.net.inputs
        self.player.observation.observe(row, row[self.player.rules.ASKED], observation)
        return self.net.opinion(observation, codes)

    # -- Advice ----------------------------------------------------------------------------------------------------

    def think(self, look: Look, rng: Rng) -> Thought:
        """What it likes best, and what it expects of each answer: its own judgement one decision later."""
        opinion = self.opinion(look)
        total = sum(opinion.weights)
        worlds, worths = self._expectations(look, rng, opinion.chances[0])
        sane = self._sane(look, opinion.weights)
        best = max(range(len(look.options)), key=lambda number: sane[number])
        weighed = [
            Weighed(option, worlds, weight / total, worth, number == best)
            for number, (option, weight, worth) in enumerate(zip(look.options, opinion.weights, worths, strict=True))
        ]
        return Thought(look.options[best], worths[best], weighed, [], worlds)

    def _expectations(self, look: Look, rng: Rng, now: float) -> tuple[int, list[float]]:
        """In how many worlds the answers were tried, and the chance to win after each; without worlds that of now."""
        totals = [0.0] * len(look.options)
        worlds = 0
        row = self.eyes.row(look)
        codes = [self.player.notation.code_of(option.notation, row) for option in look.options]
        while look.sampler is not None and look.sampler.left and worlds < WORLDS:
            world = row[:]
            luck = rng.below(FINE)
            if not self.eyes.imagine(world, look, look.sampler.sample(rng).g):
                break
            for number, code in enumerate(codes):
                totals[number] += self._chance_after(world[:], look.seat, code, luck)
            worlds += 1
        return worlds, [total / worlds for total in totals] if worlds else [now] * len(totals)

    def _chance_after(self, row: list[int], me: int, code: int, luck: int) -> float:
        """A seat's chance to win once an answer is given, as whoever is asked next sees it."""
        rules = self.player.rules
        rules.step(row, code)
        legal = [0] * self.net.codes
        count = rules.next_decision(row, [1 + luck], legal)
        if count == 0:
            return float(rules.share(row, me))
        seats_on = (me - int(row[rules.ASKED])) % self.net.seats
        return float(self._judge(row, legal[:count]).chances[seats_on])
