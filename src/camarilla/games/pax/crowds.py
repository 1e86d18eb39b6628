"""Crowded tables of Pax Illuminaten for the laws: abilities, faction cards, events and edicts about one main action.

What speaks here is an ability, not the luminary that has it: all luminaries with one ability do the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any, Final

from camarilla.checks.scenario import letter
from camarilla.games.pax.catalog import (
    ABILITIES,
    ABILITY,
    ACTIONS,
    CL,
    CR,
    DECREE,
    EDICT_FAVOURS,
    EDICTS,
    ENHANCE,
    EVENTS,
    FACTION_CARDS,
    FACTIONS,
    FESTIVITIES,
    FIELD,
    HAND_LIMIT,
    KN,
    MASK,
    MASTERS,
    NAMES,
    RISE,
    ROOM,
    SC,
    TYPES,
    WEATHER,
    WHISPER,
    A,
    M,
)
from camarilla.games.pax.questions import act_values
from camarilla.games.pax.rules import ACTING
from camarilla.games.pax.state import Pax
from camarilla.kernel.facets import Changed, Crowded, Crowds
from camarilla.kernel.rng import Rng

SEATS: Final = 4
ROUNDS: Final = 4
FAVOURS: Final = 2
"""Of every type, to each player: then most things can be paid for."""
FACE_DOWN: Final = 3
MOST_EDICTS: Final = 2
"""Two edicts leave favour of four types to play with."""
SPECIAL: Final = EVENTS[EDICTS:]
EVERYWHERE: Final = [*EVENTS[:EDICTS], "SP_SWAP", "SP_DRAW", "SP_FACTION", "SP_EDICT", "GM", "RA"]
"""Edicts take the favour that all actions are paid with; special abilities change what they find."""
ABOUT: Final = {
    "scout": [FACTIONS[SC], EVENTS[RISE]],
    "influence": [FACTIONS[A], EVENTS[RISE], EVENTS[FESTIVITIES]],
    "interrogate": [FACTIONS[KN], EVENTS[WHISPER]],
    "reassign": [FACTIONS[CR], EVENTS[WEATHER]],
    "dismiss": [FACTIONS[M], EVENTS[RISE], EVENTS[DECREE]],
    "oust": [FACTIONS[CL]],
}
"""What speaks of each main action besides the abilities that give or enhance it."""


class CrowdsOfPowers(Crowds):
    """What changes the main actions: in the chain, with a player, or in force for all."""

    def moments(self) -> Mapping[str, list[str]]:
        """The main actions, and the number of them that a turn has."""
        found = {
            action: [f"X_{action.upper()}", f"E_{action.upper()}", *ABOUT[action], *EVERYWHERE] for action in ACTIONS
        }
        found["turn"] = [*SPECIAL, *FACTIONS, *EVERYWHERE]
        return found

    def lay(self, wanted: list[str], rng: Rng) -> Crowded:
        """Abilities into hands, faction cards and special events to players, edicts in play, tokens on the field."""
        held, rest = luminaries_for([name for name in wanted if name in ABILITIES], rng)
        mover = rng.below(SEATS)
        seats = [letter((mover + seat) % SEATS) for seat in range(SEATS)]
        edicts = [name for name in wanted if name in EVENTS[:EDICTS]][:MOST_EDICTS]
        kinds = [faction for faction, edict in zip(FACTIONS, EVENTS, strict=False) if edict not in edicts]
        factions = sorted(FACTIONS, key=lambda name: wanted.index(name) if name in wanted else len(wanted))
        in_game = factions[: FACTION_CARDS[SEATS]]
        position = {
            "hands": {seat: names_of(held[HAND_LIMIT * at :][:HAND_LIMIT]) for at, seat in enumerate(seats)},
            "field": crowded_field(rest, rng),
            "factions": {seat: in_game[at::SEATS] for at, seat in enumerate(seats)},
            "special": dict(zip(seats, [name for name in wanted if name in SPECIAL], strict=False)),
            "edicts": {name: f"{rng.pick(seats)} {EDICT_FAVOURS}" for name in edicts},
            "favours": dict.fromkeys(seats, " ".join([f"{kind}{FAVOURS}" for kind in kinds])),
            "to_move": seats[0],
        }
        return Crowded(SEATS, {"max_rounds": ROUNDS}, position)

    def in_play(self, g: Any) -> set[str]:
        """The chain of this turn, faction cards that somebody has, special events and edicts in force."""
        found = {ABILITIES[ABILITY[g.cards.face[slot]]] for slot in g.chain}
        found |= {FACTIONS[faction] for faction in range(TYPES) if g.holder[faction] >= 0}
        found |= {EVENTS[event] for event in g.special if event >= 0}
        return found | {EVENTS[edict.event] for edict in g.edicts}

    def named(self, g: Any, key: str) -> str:
        """A luminary by its ability, events and faction cards by their names."""
        kind, _, name = key.partition(":")
        if kind == "card":
            return str(ABILITIES[ABILITY[g.cards.face[int(name)]]])
        return name if kind in ("event", "faction") else ""

    def compare(self, g: Any, changed: Changed) -> None:
        """In the action phase: what the player may do with both, with each alone and with neither."""
        if g.phase != ACTING or g.turn == g.robot:
            return
        silencers = in_force(g)
        both = frozenset(act_values(g, g.turn))
        without = {name: values_without(g, [silencer]) for name, silencer in silencers.items()}
        telling = [name for name in silencers if without[name] != both]
        for one, other in combinations(telling, 2):
            neither = values_without(g, [silencers[one], silencers[other]])
            alone = without[other]  # of the two only `one` is in force
            if both ^ without[one] != alone ^ neither:
                for moment, names in self.moments().items():
                    if one in names and other in names:
                        changed(moment, *sorted((one, other)))


Silencer = Callable[[Pax], None]


def luminaries_for(abilities: list[str], rng: Rng) -> tuple[list[int], list[int]]:
    """Luminaries for all hands, with these abilities as far as they go and such as may follow each other; the rest."""
    left = list(range(len(NAMES)))
    rng.shuffle(left)
    held: list[int] = []
    for name in abilities:
        having = [at for at in left if ABILITIES[ABILITY[at]] == name and len(held) < HAND_LIMIT * SEATS]
        if having:
            held.append(max(having, key=lambda at: not held or MASK[at] & MASK[held[-1]] != 0))
            left.remove(held[-1])
    while len(held) < HAND_LIMIT * SEATS:
        held.append(left.pop())
    return held, left


def names_of(luminaries: list[int]) -> list[str]:
    """Luminaries as positions name them."""
    return [NAMES[luminary] for luminary in luminaries]


def crowded_field(luminaries: list[int], rng: Rng) -> dict[str, str]:
    """All cells but a few with a face-up card, most of them with tokens of several players."""
    seats = [letter(seat) for seat in range(SEATS)]
    field: dict[str, str] = {}
    for cell in range(FIELD[SEATS] - FACE_DOWN):
        luminary = luminaries[cell]
        number = rng.below(ROOM[luminary] + 1)
        owners = rng.pick(seats) * number if MASTERS[luminary] else "".join([rng.pick(seats) for _ in range(number)])
        field[str(cell)] = f"{NAMES[luminary]} {owners}".strip()
    return field


def in_force(g: Pax) -> dict[str, Silencer]:
    """What is in force for the active player, and how the table would be without it."""
    found: dict[str, Silencer] = {}
    for action in range(len(ACTIONS)):
        if g.enhanced[action]:
            found[ABILITIES[ENHANCE + action]] = without_enhancement(action)
    for event in g.special:
        if event >= 0:
            found[EVENTS[event]] = without_event(event)
    for faction in range(TYPES):
        if g.holder[faction] == g.turn:
            found[FACTIONS[faction]] = without_faction(faction)
    return found


def without_enhancement(action: int) -> Silencer:
    """Nothing enhances a main action."""

    def silence(g: Pax) -> None:
        g.enhanced[action] = 0

    return silence


def without_event(event: int) -> Silencer:
    """A special event lies before nobody."""

    def silence(g: Pax) -> None:
        g.special[g.special.index(event)] = -1

    return silence


def without_faction(faction: int) -> Silencer:
    """A faction card lies in the row."""

    def silence(g: Pax) -> None:
        g.holder[faction] = -1

    return silence


def values_without(g: Pax, silencers: list[Silencer]) -> frozenset[Any]:
    """What the active player might do if something were not in force."""
    twin = g.copy()
    for silence in silencers:
        silence(twin)
    return frozenset(act_values(twin, twin.turn))
