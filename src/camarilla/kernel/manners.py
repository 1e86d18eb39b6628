"""How people play a game: how well, what nobody in their senses does, what an answer says of who gives it.

A game has `Manners` if its players of middling strength are to err as people do. Such a player is a *mind*: it weighs
every answer, and whoever plays by it (`camarilla.bots.human`) drops the absurd ones, adds what a temperament likes, and
draws among those that seem about as good.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

import msgspec

from camarilla.kernel.bots import Look
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

__all__ = ["ALL_PLANS", "NEVER", "NOBODY", "PLAIN", "Leaning", "Manners", "Mind", "Skill"]

ALL_PLANS: Final = 99
NEVER: Final = float("-inf")
"""How much an answer is worth that a mind would not think of."""
NOBODY: Final = -1


class Skill(msgspec.Struct, frozen=True):
    """How well somebody plays; by default, as well as the game's own judgement allows."""

    temperature: float = 0.0
    """How far apart two answers may seem and still be mixed, in units of the game (`Manners.unit`)."""
    memory: float = 1.0
    """What is left, from 0 to 1, of something remembered once something else has happened."""
    plans: int = ALL_PLANS
    """How many courses are followed beyond the first step."""
    blind: tuple[str, ...] = ()
    """What is never thought of, by the game's names for it (`Manners.blind_spots`)."""


class Leaning(msgspec.Struct, frozen=True):
    """What an answer says of who gives it."""

    risk: float = 0.0
    """From -1, nothing is dared, to 1: a bluff, a challenge, an attack that may fail."""
    at: int = NOBODY
    """The seat it is aimed at."""
    deal: float = 0.0
    """From -1, a hand refused, to 1: an offer made or accepted."""


PLAIN: Final = Leaning()


class Mind(Protocol):
    """A player that can say what it thinks of every answer."""

    @property
    def thinks(self) -> int:
        """As of a bot."""
        ...

    @property
    def listens(self) -> bool:
        """As of a bot."""
        ...

    def weigh(self, look: Look, rng: Rng) -> list[float]:
        """How good each option seems, `NEVER` for what it would not think of."""
        ...

    def answered(self, look: Look, option: Option) -> None:
        """This was answered in the end: for minds that remember what they did."""
        ...


class Manners:
    """The facet of games whose weaker players err as people do."""

    unit: float = 1.0
    """By how much two answers must differ to be felt as clearly different by one who plays the game well."""
    skills: Mapping[str, Skill] = {}
    """How well the levels between the one that plays anything and the one that thinks ahead play."""
    revision: int = 1
    """Grows whenever players of the same skill play otherwise: games before that are not counted with those after."""
    classic: Skill | None = None
    """The skill that plays as the heuristic did when it was frozen as `classic4`; None: as it does now."""
    blind_spots: Mapping[str, str] = {}
    """What a player of this game may be blind to, by name, and in a sentence what that means."""
    harms: Mapping[str, tuple[str, str]] = {}
    """Events by which one player does another harm: the fields that name the two."""

    def mind(self, skill: Skill) -> Mind:
        """A fresh player of that skill."""
        raise NotImplementedError

    def absurd(self, look: Look) -> frozenset[str]:
        """The notations of options that nobody in their senses would choose here, whatever their strength.

        They lose something for nothing, or leave a gain that costs nothing; and the seat can know it.
        """
        return frozenset()

    def leaning(self, look: Look, option: Option) -> Leaning:
        """What an option says of who chooses it."""
        return PLAIN
