"""The cards as numbers, read once from `cards.json`, the only place where a printed value stands (PA-3).

A luminary is the number of its card less one; factions, degrees, abilities, plots and event cards are numbers, too.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, NamedTuple

DATA: Final[dict[str, Any]] = json.loads(files("camarilla.games.pax").joinpath("cards.json").read_text("utf-8"))

# -- Factions and degrees (PA-2.7, PA-3.1) -----------------------------------------------------------------------------

FACTIONS: Final[list[str]] = [entry["key"] for entry in DATA["factions"]]
A: Final = 0
M: Final = 1
CR: Final = 2
KN: Final = 3
CL: Final = 4
SC: Final = 5
TYPES: Final = 6
EVERY_TYPE: Final = 63

DEGREES: Final[list[str]] = [entry["key"] for entry in DATA["degrees"]]
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
GM: Final = 3
RA: Final = 4

# -- Main actions and abilities (PA-4.6, PA-18) ------------------------------------------------------------------------

ACTIONS: Final = ["scout", "influence", "interrogate", "reassign", "dismiss", "oust"]
SCOUT: Final = 0
INFLUENCE: Final = 1
INTERROGATE: Final = 2
REASSIGN: Final = 3
DISMISS: Final = 4
OUST: Final = 5

ABILITIES: Final = [
    *[f"X_{name.upper()}" for name in ACTIONS],
    *[f"E_{name.upper()}" for name in ACTIONS],
    "SP_SWAP",
    "SP_DRAW",
    "SP_FACTION",
    "SP_EDICT",
    "GM",
    "RA",
]
EXTRA: Final = 0
"""Abilities 0 to 5 give the main action of that number."""
ENHANCE: Final = 6
"""Abilities 6 to 11 enhance the main action of that number, less six."""
SP_SWAP: Final = 12
SP_DRAW: Final = 13
SP_FACTION: Final = 14
SP_EDICT: Final = 15
SP_MASTER: Final = 16
SP_ARCH: Final = 17

# -- Luminaries (PA-3) -------------------------------------------------------------------------------------------------

LUMINARIES: Final[list[dict[str, Any]]] = DATA["luminaries"]
NAMES: Final[list[str]] = [card["id"] for card in LUMINARIES]
COUNT: Final = 57


def mask_of(factions: list[int]) -> int:
    """A bit for each faction."""
    mask = 0
    for faction in factions:
        mask |= 1 << faction
    return mask


FACTIONS_OF: Final[list[list[int]]] = [[FACTIONS.index(key) for key in card["factions"]] for card in LUMINARIES]
"""The factions of a luminary, the primary one first (PA-20.14)."""
MASK: Final[list[int]] = [mask_of(factions) for factions in FACTIONS_OF]
DEGREE: Final[list[int]] = [DEGREES.index(card["degree"]) for card in LUMINARIES]
CELLS: Final[list[list[list[int]]]] = [
    [[FACTIONS.index(key) for key in cell] for cell in card["cells"]] for card in LUMINARIES
]
"""The price of every cell, from the top (PA-3.9)."""
ROOM: Final[list[int]] = [len(cells) for cells in CELLS]
MOST_ROOM: Final = 3
"""A card has 2 cells or 3; the tokens on the card in cell 5 of the field stand in `Pax.tok` from `MOST_ROOM * 5` on."""
MASON: Final[list[bool]] = [card["organisation"] == "mason" for card in LUMINARIES]
ROSICRUCIAN: Final[list[bool]] = [card["organisation"] == "rosicrucian" for card in LUMINARIES]
ABILITY: Final[list[int]] = [ABILITIES.index(card["ability"]) for card in LUMINARIES]

DAGGER: Final = 7
HAMMERS: Final = 8
STRENGTHS: Final[dict[Any, int]] = {"dagger": DAGGER, "hammers": HAMMERS}
STRENGTH: Final[list[int]] = [STRENGTHS.get(card["strength"], card["strength"]) for card in LUMINARIES]
"""2 to 6, or a symbol (PA-3.12)."""
MASTERS: Final[list[bool]] = [degree >= GM for degree in DEGREE]
"""Grand Masters and Royal Arches, which bring events (PA-15.7)."""

MOST_CELLS: Final = 3

# -- Connections, plots, event cards -----------------------------------------------------------------------------------

CONNECTIONS: Final[dict[int, list[int]]] = {
    entry["number"]: [FACTIONS.index(key) for key in entry["factions"]] for entry in DATA["connections"]
}
NUMBERS: Final[list[int]] = list(CONNECTIONS)
ROMAN: Final[dict[int, str]] = {entry["number"]: entry["roman"] for entry in DATA["connections"]}
CONNECTION_MASK: Final[list[int]] = [
    mask_of(CONNECTIONS[number]) if number in CONNECTIONS else 0 for number in range(24)
]

PLOTS: Final[list[str]] = [entry["id"] for entry in DATA["plots"]]
PLOT_COUNT: Final = 13
LODGE_PLOT: Final[list[bool]] = [entry["lodge"] for entry in DATA["plots"]]
PLOT_RULE: Final[list[str]] = [entry["clause"] for entry in DATA["plots"]]


def threshold(plot: int, name: str) -> list[int]:
    """A number of a plot that depends on the number of players, indexed by it."""
    given = DATA["plots"][plot]["thresholds"][name]
    return [0, 0, *[given[str(seats)] for seats in (2, 3, 4)]]


EVENTS: Final[list[str]] = [entry["key"] for entry in DATA["events"]]
EVENT_COUNT: Final = 15
EDICTS: Final = 6
"""Events 0 to 5 are the edicts, in the order of the factions (PA-16.9 to PA-16.14)."""
EVENT_RULE: Final[list[str]] = [entry["clause"] for entry in DATA["events"]]
FESTIVITIES: Final = 6
WEATHER: Final = 7
PRESS: Final = 8
RISE: Final = 9
TREATY: Final = 10
CONVENT: Final = 11
DECREE: Final = 12
INQUISITORS: Final = 13
WHISPER: Final = 14

# -- Set-up (PA-1) -----------------------------------------------------------------------------------------------------


def by_players(name: str) -> list[int]:
    """A number of the set-up, indexed by the number of players."""
    return [0, 0, *[DATA["setup"]["by_players"][str(seats)][name] for seats in (2, 3, 4)]]


FIELD: Final[list[int]] = by_players("field")
MOST_SEATS: Final = 4
FAVOUR_PER_TYPE: Final[list[int]] = by_players("favour_per_type")
FACTION_CARDS: Final[list[int]] = by_players("faction_cards")
COURT: Final[int] = DATA["setup"]["court"]
HAND: Final[int] = DATA["setup"]["hand"]
HAND_LIMIT: Final[int] = DATA["setup"]["hand_limit"]
TOKENS: Final[int] = DATA["setup"]["influence_tokens"]
MARKERS: Final[int] = DATA["setup"]["reward_markers"]
COMMON_PLOTS: Final[int] = DATA["setup"]["common_plots"]
EDICT_FAVOURS: Final = 6


class Edict(NamedTuple):
    """An edict in play: whose it is, and how many favours are left on it (PA-15.11)."""

    event: int
    owner: int
    left: int


class Loan(NamedTuple):
    """A faction card borrowed for a turn, and where it goes back to (PA-18.15)."""

    faction: int
    holder: int


# -- Opponents (PA-20) -------------------------------------------------------------------------------------------------

OPPONENTS: Final = ["none", *[entry["key"] for entry in DATA["opponents"]]]
NOBODY: Final = 0
GERMAIN: Final = 1
JOSEPH: Final = 2
WEISHAUPT: Final = 3
CAGLIOSTRO: Final = 4
