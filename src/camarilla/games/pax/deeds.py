"""What may be done in the action phase: verbs, and deeds, which are a verb aimed at something (PA-4.5 to PA-4.8).

A verb is known by itself, never by a number: what it may be aimed at, how it is carried out and why it is refused stand
under it in `questions.py`, `turn.py` and `refusals.py`. Its deeds are made once, since they are listed all the time.
"""

from __future__ import annotations

from typing import Final, Literal

from camarilla.games.pax.catalog import COUNT, MOST_SEATS, PLOT_COUNT, TYPES
from camarilla.games.pax.field import HOME

Spelling = Literal["alone", "card", "faction", "plot", "rival", "cell", "cell and rival", "cell and faction"]
"""What a notation names besides the verb."""
CELLS: Final = HOME + 1
TARGETS: Final[dict[Spelling, int]] = {"card": COUNT, "faction": TYPES, "plot": PLOT_COUNT, "alone": 1, "rival": 1}
MORE: Final[dict[Spelling, int]] = {"rival": MOST_SEATS, "cell and rival": MOST_SEATS, "cell and faction": TYPES}
"""How many targets a verb may have (otherwise cells), and of how many rivals or factions more may be said."""


class Verb:
    """A kind of thing to do, with its deeds by target and by what more is said."""

    __slots__ = ("deeds", "name", "spelling")

    def __init__(self, name: str, spelling: Spelling) -> None:
        self.name = name
        self.spelling: Spelling = spelling
        self.deeds: list[list[Deed]] = [
            [Deed(self, target, more) for more in range(MORE.get(spelling, 1))]
            for target in range(TARGETS.get(spelling, CELLS))
        ]


class Deed:
    """Something to do: a verb, a cell, card, faction or plot that it is aimed at, and a rival or faction besides."""

    __slots__ = ("more", "target", "verb")

    def __init__(self, verb: Verb, target: int, more: int) -> None:
        self.verb = verb
        self.target = target
        self.more = more

    def __repr__(self) -> str:
        return f"{self.verb.name} {self.target} {self.more}"


# -- The phase itself --------------------------------------------------------------------------------------------------

END: Final = Verb("end", "alone")

# -- Main actions (PA-5 to PA-10) --------------------------------------------------------------------------------------

DO_SCOUT: Final = Verb("scout", "cell")
DO_INFLUENCE: Final = Verb("influence", "cell")
DO_INTERROGATE: Final = Verb("interrogate", "cell")
DO_REASSIGN: Final = Verb("reassign", "faction")
DO_DISMISS: Final = Verb("dismiss", "cell")
DO_OUST: Final = Verb("oust", "cell and rival")

# -- Free actions (PA-11 to PA-13) -------------------------------------------------------------------------------------

CONSPIRE: Final = Verb("conspire", "card")
TAKE: Final = Verb("take", "faction")
REALISE: Final = Verb("realise", "plot")

# -- Faction cards (PA-19) ---------------------------------------------------------------------------------------------

A_INFLUENCE: Final = Verb("A-influence", "cell")
M_DISMISS: Final = Verb("M-dismiss", "cell")
CR_REASSIGN: Final = Verb("Cr-reassign", "alone")
KN_INTERROGATE: Final = Verb("Kn-interrogate", "cell")
CL_OUST: Final = Verb("Cl-oust", "cell and rival")
SC_SCOUT: Final = Verb("Sc-scout", "cell")

# -- Rewards (PA-10.18) ------------------------------------------------------------------------------------------------

REWARD_INFLUENCE: Final = Verb("reward-influence", "cell")
REWARD_DISMISS: Final = Verb("reward-dismiss", "cell")
REWARD_REASSIGN: Final = Verb("reward-reassign", "cell and faction")

# -- What events offer (PA-16) -----------------------------------------------------------------------------------------

BUY_PRESS: Final = Verb("press", "faction")
BUY_CONVENT: Final = Verb("convent", "alone")
INQUIRE_HAND: Final = Verb("inquire-hand", "rival")
INQUIRE_PLOT: Final = Verb("inquire-plot", "rival")


def deed(verb: Verb, target: int = 0, more: int = 0) -> Deed:
    """Something to do; the same one each time."""
    return verb.deeds[target][more]
