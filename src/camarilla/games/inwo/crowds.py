"""Crowded tables of INWO for the laws: legal power structures full of the cards that are wanted."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from copy import copy
from typing import Any, Final

from camarilla.checks.interplay import Book, Voice, listening
from camarilla.checks.scenario import letter
from camarilla.games.inwo import power
from camarilla.games.inwo.catalog import (
    COLOUR,
    DISASTER,
    FACE,
    FACES,
    GROUP,
    ID,
    ILLUMINATI,
    KIND,
    PERSONALITY,
    PLOT,
    RESOURCE,
    SIDES,
    TYPE,
)
from camarilla.games.inwo.hooks import HOOKS
from camarilla.games.inwo.options import Options
from camarilla.games.inwo.plays.abilities import WAYS, Way
from camarilla.games.inwo.position import build
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import grid
from camarilla.kernel.facets import Changed, Crowded, Crowds
from camarilla.kernel.rng import Rng

SEATS: Final = 4
MOST_GROUPS: Final = 9
"""So many groups a seat: with more the Basic Goal would end the game before it is played."""
MOST_RESOURCES: Final = 4
MOST_PLOTS: Final = 5
"""As many as a player may hold out of turn."""
GOAL: Final = 30
ROUNDS: Final = 2


class CrowdsOfCards(Crowds):
    """Cards in play, orders of the New World among them, and Plots in hand that come to be in force."""

    def moments(self) -> Mapping[str, list[str]]:
        """The hooks and the cards with a handler; effects that carry no card's name are nobody's."""
        return {name: [key for key in hook.handlers if key in FACE] for name, hook in HOOKS.items()}

    def apart(self, one: str, other: str) -> bool:
        """IN-15.5: one NWO card of each colour is in force."""
        colour = COLOUR[FACE[one]]
        return bool(colour) and colour == COLOUR[FACE[other]]

    def lay(self, wanted: list[str], rng: Rng) -> Crowded:
        """Deal the wanted cards out to the seats: Illuminati, groups on open arrows, Resources, Plots.

        Who is to move has a Disaster, too: some cards answer nothing else. Any groups take what room is left, so that
        there is something to play the Plots on.
        """
        of: dict[int, list[str]] = {kind: [] for kind in (ILLUMINATI, GROUP, RESOURCE, PLOT)}
        for name in wanted:
            of[TYPE[FACE[name]]].append(name)
        seats = [letter(seat) for seat in range(SEATS)]
        illuminati = dict(zip(seats, of[ILLUMINATI], strict=False))
        plots = [name for name in of[PLOT] if not COLOUR[FACE[name]]]
        groups = [*of[GROUP], *others(of[GROUP], rng)][: MOST_GROUPS * SEATS]
        g = scratch(illuminati, groups, plots, rng)
        links = linked(g, rng)
        mover = seats[rng.below(SEATS)]
        hands = dealt([name for name in plots if name not in links], MOST_PLOTS - 1)
        disaster = rng.pick([name for name in FACE if KIND[FACE[name]] == DISASTER])
        hands[mover] += f" {disaster}"
        position: dict[str, Any] = {
            "illuminati": illuminati,
            "groups": {seats[seat]: " ".join(written(g, g.illuminati[seat])) for seat in range(SEATS)},
            "resources": dealt(of[RESOURCE], MOST_RESOURCES),
            "links": links,
            "hands": hands,
            "nwo": " ".join(one_of_each_colour(of[PLOT])),
            "basic_goal": GOAL,
            "to_move": mover,
        }
        return Crowded(SEATS, {"round_limit": ROUNDS}, position, [disaster])

    def in_play(self, g: Any) -> set[str]:
        """Cards in structures, Resources, and whatever is in force under a card's name."""
        return {name for name, _ in g.speakers()} | {
            effect.key for effect in g.effects_in_force() if effect.key in FACE
        }

    def listen(self, changed: Changed) -> AbstractContextManager[None]:
        """Through the handlers of the hooks."""
        return listening([book(name) for name in HOOKS], changed, twin, plain)


def others(groups: list[str], rng: Rng) -> list[str]:
    """All groups but some, in any order."""
    left = [face for face in FACES if TYPE[face] == GROUP and ID[face] not in groups]
    rng.shuffle(left)
    return [ID[face] for face in left]


def dealt(names: list[str], most: int) -> dict[str, str]:
    """Cards one after the other to the seats, up to so many each."""
    return {letter(seat): " ".join(names[seat : most * SEATS : SEATS]) for seat in range(SEATS)}


def one_of_each_colour(plots: list[str]) -> list[str]:
    """The NWO cards wanted most."""
    orders: dict[str, str] = {}
    for name in plots:
        orders.setdefault(COLOUR[FACE[name]], name)
    return [name for colour, name in orders.items() if colour]


def scratch(illuminati: dict[str, str], groups: list[str], plots: list[str], rng: Rng) -> Inwo:
    """The groups on open arrows, those wanted most first; the Plots in a hand."""
    everyone = {"illuminati": illuminati, "hands": {"A": " ".join([*groups, *plots])}}
    g = build(SEATS, Options(), everyone, rng.fork("scratch"))
    for number, slot in enumerate(list(g.groups[0])):
        for seat in [(number + more) % SEATS for more in range(SEATS)]:
            places = grid.free_places(g, seat)
            if places and len(g.structure[seat]) < MOST_GROUPS:
                arrow = roomiest(places)
                grid.attach(g, slot, arrow.master, arrow.side)
                break
    return g


def linked(g: Inwo, rng: Rng) -> dict[str, str]:
    """Plots that stay with a group, each with one that it may be played on; one Plot a group."""
    found: dict[str, str] = {}
    for slot in list(g.plots[0]):
        ways = [way for way in WAYS if way.face == g.cards.face[slot] and way.from_hand and way.keep]
        if len(ways) == 1:
            hosts = [ID[g.cards.face[host]] for host in hosts_of(g, slot, ways[0])]
            hosts = [host for host in hosts if host not in found.values()]
            if hosts:
                found[ID[g.cards.face[slot]]] = rng.pick(hosts)
    return found


def hosts_of(g: Inwo, slot: int, way: Way) -> list[int]:
    """The puppets that a Plot may be played on; one that is played on a roll stays with the Personality it saves."""
    puppets = [host for seat in range(SEATS) for host in g.structure[seat]]
    if not way.picks:
        return [host for host in puppets if power.kind(g, host) == PERSONALITY]
    if [pick.what for pick in way.picks] != ["card"]:
        return []
    values = [host for seat in range(SEATS) for host in way.picks[0].values(g, seat, slot, ())]
    return [host for host in puppets if host in values]


def roomiest(places: list[grid.Arrow]) -> grid.Arrow:
    """The first open arrow of the card that has the most: structures then grow in breadth."""
    masters = [place.master for place in places]
    return max(places, key=lambda place: masters.count(place.master))


def written(g: Inwo, master: int) -> list[str]:
    """The puppets of a card, each with its side and its own puppets in brackets."""
    words = []
    for slot in grid.puppets(g, master):
        below = written(g, slot)
        word = f"{ID[g.cards.face[slot]]}:{SIDES[g.side[slot]]}"
        words.append(f"{word}({' '.join(below)})" if below else word)
    return words


def book(name: str) -> Book:
    """The handlers of one hook."""
    handlers = dict(HOOKS[name].handlers)

    def answering(g: Any, args: tuple[Any, ...]) -> list[Voice]:
        return [Voice(key, handlers[key], source) for key, source in g.sources(name)]

    return Book(name, [HOOKS[name].handlers], answering)


def twin(value: Any) -> Any:
    """A copy of what handlers change in place."""
    if not isinstance(value, power.Terms):
        return copy(value)
    other = power.Terms(value.base)
    other.sets, other.adds = value.sets[:], value.adds[:]
    other.times_by, other.halves = value.times_by, value.halves
    return other


def plain(value: Any) -> Any:
    """Terms by what they come to."""
    return value.value() if isinstance(value, power.Terms) else value
