"""Crowded tables of Oath for the laws: a legal land full of the cards that are wanted."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from copy import copy
from typing import Any, Final

from camarilla.checks.interplay import Book, Voice, listening
from camarilla.checks.scenario import letter
from camarilla.games.oath import hooks, powers
from camarilla.games.oath.catalog import (
    CAPACITY,
    FACE_OF,
    FIRST_RELIC,
    FIRST_SITE,
    NAME,
    SCEPTER,
    SITES,
    SLUG,
    SPACES,
    Cost,
    card,
    is_denizen,
    is_edifice,
    is_relic,
    is_site,
)
from camarilla.games.oath.places import LAND
from camarilla.kernel.facets import Changed, Crowded, Crowds
from camarilla.kernel.rng import Rng

SEATS: Final = 6
SPACES_OF_LAND: Final = 8
ADVISERS: Final = 3
DEEDS: Final = 8
PURSE: Final = {"favor": 2, "secrets": 5, "supply": 7, "bands": 4}
"""What everybody has, so that powers can be paid for."""
GARRISON: Final = 2


class CrowdsOfCards(Crowds):
    """Sites, denizens, edifices and relics faceup in play."""

    def moments(self) -> Mapping[str, list[str]]:
        """The hooks; the battle plans of one campaign; the modifiers of one action; the Rest phase."""
        found = {hook.name: [*hook.always, *hook.declared] for hook in hooks.ALL}
        found["plan"] = list(powers.PLANS)
        found["rest"] = list(powers.RESTS)
        for face, kind in powers.MOD_KIND.items():
            found.setdefault(f"modify-{kind}", []).append(face)
        return {moment: [NAME[face] for face in dict.fromkeys(faces)] for moment, faces in found.items()}

    def apart(self, one: str, other: str) -> bool:
        """An edifice and its ruin are two sides of one card."""
        face = FACE_OF[one]
        return is_edifice(face) and face // 2 == FACE_OF[other] // 2

    def lay(self, wanted: list[str], rng: Rng) -> Crowded:
        """Choose the land, then lay cards at its sites and among advisers, relics with the players."""
        faces = [FACE_OF[name] for name in wanted]
        land = chosen_land(faces, rng)
        sites = {site: CAPACITY[site] for site in land}
        laid: dict[str, list[str]] = {SLUG[site]: [] for site in land}
        advisers: list[list[int]] = [[] for _ in range(SEATS)]
        stacks: set[int] = set()
        for face in faces:
            if is_edifice(face) and face // 2 not in stacks and to_site(face, sites, laid):
                stacks.add(face // 2)
            elif is_denizen(face) and not to_advisers(face, advisers):
                to_site(face, sites, laid)
        relics = [face for face in faces if is_relic(face) and face != SCEPTER]
        seats = [letter(seat) for seat in range(SEATS)]
        position: dict[str, Any] = {
            "land": [SLUG[site] for site in land],
            "cards": laid,
            "advisers": {seats[seat]: named(cards) for seat, cards in enumerate(advisers)},
            "relics": {seats[seat]: named(relics[seat::SEATS]) for seat in range(SEATS)},
            "reliquary": ["-" if FACE_OF[space] in faces else "" for space in SPACES],
            "roles": {"B": "citizen"},
            "pawns": {seats[seat]: SLUG[land[rng.below(SPACES_OF_LAND)]] for seat in range(SEATS)},
            "warbands": {SLUG[site]: f"{seats[rng.below(SEATS)]}{GARRISON}" for site in land},
            "to_move": seats[rng.below(SEATS)],
            "round": 2,
        }
        loose = [face for face in range(FIRST_RELIC, SCEPTER) if face not in relics]
        rng.shuffle(loose)
        position["reliquary"] = [space or SLUG[loose.pop()] for space in position["reliquary"]]
        for what, count in PURSE.items():
            position[what] = dict.fromkeys(seats, count)
        return Crowded(SEATS, {"deeds": DEEDS}, position)

    def in_play(self, g: Any) -> set[str]:
        """Whatever lies faceup."""
        return {NAME[face] for face in g.up.values()}

    def listen(self, changed: Changed) -> AbstractContextManager[None]:
        """Through the handlers of the hooks."""
        return listening([book(hook) for hook in hooks.ALL], changed, twin, plain)


def chosen_land(faces: list[int], rng: Rng) -> list[int]:
    """Eight sites: those wanted first, then any; each may lie anywhere."""
    others = [FIRST_SITE + site for site in range(SITES) if FIRST_SITE + site not in faces]
    rng.shuffle(others)
    land = [face for face in faces if is_site(face)] + others
    land = land[:SPACES_OF_LAND]
    rng.shuffle(land)
    return land


def to_site(face: int, room: dict[int, int], laid: dict[str, list[str]]) -> bool:
    """Lay a card at the site with most room left; False if there is none, or the card stays with advisers."""
    site = max(room, key=lambda other: room[other])
    if room[site] == 0 or card(face).adviser_only:
        return False
    room[site] -= 1
    laid[SLUG[site]].append(SLUG[face])
    return True


def to_advisers(face: int, advisers: list[list[int]]) -> bool:
    """Give a card to the player with fewest advisers, within the limits cards set; False if it finds no place."""
    if card(face).site_only:
        return False
    for seat in sorted(range(SEATS), key=lambda other: len(advisers[other])):
        together = [*advisers[seat], face]
        if len(together) <= min([ADVISERS, *[powers.LIMITS.get(other, ADVISERS) for other in together]]):
            advisers[seat].append(face)
            return True
    return False


def named(faces: list[int]) -> list[str]:
    """Cards as positions name them."""
    return [SLUG[face] for face in faces]


def book(hook: hooks.Hook) -> Book:
    """The handlers of one hook: of cards that always speak, then of modifiers declared in the action."""
    always, declared = dict(hook.always), dict(hook.declared)

    def answering(g: Any, args: tuple[Any, ...]) -> list[Voice]:
        act = next((given for given in args if hasattr(given, "mods")), None)
        found = []
        for face in hook.faces:
            slot = g.up_slot[face]
            elsewhere = face in hook.local and act is not None and g.place[slot] != LAND + act.at
            if slot >= 0 and not elsewhere:
                found.append(Voice(NAME[face], always[face], slot))
        for slot in [] if act is None else act.mods:
            face = g.up.get(slot, -1)
            if face in declared:
                found.append(Voice(NAME[face], declared[face], slot))
        return found

    return Book(hook.name, [hook.always, hook.declared], answering)


def twin(value: Any) -> Any:
    """A copy of what handlers may change in place; costs they never do."""
    return value if isinstance(value, Cost) else copy(value)


def plain(value: Any) -> Any:
    """Costs by their four numbers."""
    if isinstance(value, Cost):
        return [value.place_favor, value.place_secret, value.burn_favor, value.burn_secret]
    return value
