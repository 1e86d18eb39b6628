"""Chronicles as documents: what one game stores and the next is set up from."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from camarilla.games.oath.catalog import (
    BY_SLUG,
    CAPACITY,
    DATA,
    FACE_OF,
    FIRST_EDIFICE,
    FIRST_RELIC,
    FIRST_SITE,
    FIRST_VISION,
    OATHS,
    SCEPTER,
    SITES,
    SLUG,
    SUIT,
    card,
    is_denizen,
    is_edifice,
    is_vision,
    is_world,
)
from camarilla.games.oath.places import COLORS, MAP_SITES
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.json_depth import DEEPEST, too_deep
from camarilla.kernel.rng import Rng, seed_bytes

VERSION: Final = 1
VISIONS: Final = list(range(FIRST_VISION, FIRST_VISION + 5))
RELICS: Final = list(range(FIRST_RELIC, SCEPTER))
DENIZENS: Final = list(range(FIRST_EDIFICE))
LONGEST_NAME: Final = 255
CAST_OUT: Final = "cast_out"
"""In a chronicle's `extra`: the denizens of whom the last to be Dispossessed were drawn (OA-8.5b)."""
RELICS_ON_TOP: Final = "relics_on_top"
"""In a chronicle's `extra`: how many relics of the winner and the Reliquary lie on top of the deck (OA-8.6.3)."""
RELICS_DEALT: Final = "relics_dealt"
"""In a chronicle's `extra`: for each space how many of its relics, the last ones, came from the deck (OA-8.6.2)."""


class StoredSite:
    """One space of the land: which site (0 to 22), whether it lies faceup, and the faces kept on it."""

    __slots__ = ("cards", "faceup", "relics", "site")

    def __init__(self, site: int, faceup: bool, cards: list[int], relics: list[int]) -> None:
        self.site = site
        self.faceup = faceup
        self.cards = cards
        self.relics = relics


class Faces:
    """The faces of all cards of a game by kind."""

    __slots__ = ("denizens", "edifices", "land", "relics", "visions")

    def __init__(self, chronicle: Chronicle) -> None:
        laid = [face for site in chronicle.sites for face in site.cards]
        ruins = [face for face in laid if is_edifice(face)]
        stacks = {face // 2 for face in ruins}
        self.land = [FIRST_SITE + site for site in range(SITES)]
        self.relics = RELICS[:]
        self.visions = VISIONS[:]
        self.denizens = [face for face in laid if is_denizen(face)]
        self.denizens += [face for face in chronicle.world if is_denizen(face)] + chronicle.dispossessed
        whole = [face for face in range(FIRST_EDIFICE, FIRST_VISION, 2) if face // 2 not in stacks]
        self.edifices = ruins + whole


class Chronicle:
    """What is stored between games. Decks are listed from the top down."""

    def __init__(self) -> None:
        self.name = "Empire and Exile"
        self.number = 1
        """The game about to be played."""
        self.oath = 0
        self.citizens: list[str] = []
        """The colours whose boards show the Citizen side."""
        self.sites: list[StoredSite] = []
        self.world: list[int] = []
        self.dispossessed: list[int] = []
        self.relics: list[int] = []
        self.winner = ""
        """The colour that won last."""
        self.history: list[dict[str, Any]] = []
        """Of each finished game its oath, winner, way of winning and what was built."""
        self.extra: dict[str, Any] = {}
        """What the community's string carries besides."""

    def faces(self) -> Faces:
        """All faces by kind."""
        return Faces(self)

    def archive(self) -> list[int]:
        """The denizens that are not in the game."""
        inside = set(self.faces().denizens)
        return [face for face in DENIZENS if face not in inside]

    def saga(self) -> dict[str, Any]:
        """What the state carries along."""
        return {
            "name": self.name,
            "number": self.number,
            "citizens": self.citizens[:],
            "history": self.history[:],
            "extra": dict(self.extra),
        }

    def dump(self) -> str:
        """The document: JSON with names."""
        return json.dumps(
            {
                "chronicle": VERSION,
                "name": self.name,
                "number": self.number,
                "oath": OATHS[self.oath],
                "citizens": self.citizens,
                "sites": [
                    {
                        "site": SLUG[FIRST_SITE + site.site],
                        "faceup": site.faceup,
                        "cards": [SLUG[face] for face in site.cards],
                        "relics": [SLUG[face] for face in site.relics],
                    }
                    for site in self.sites
                ],
                "world": [SLUG[face] for face in self.world],
                "dispossessed": [SLUG[face] for face in self.dispossessed],
                "relics": [SLUG[face] for face in self.relics],
                "winner": self.winner,
                "history": self.history,
                "extra": self.extra,
            },
            ensure_ascii=False,
        )

    @staticmethod
    def load(text: str) -> Chronicle:
        """The chronicle a document describes; refuses what is not one."""
        if too_deep(text.encode()):
            raise BadOptions(f"oath: this is not a chronicle: it is nested more than {DEEPEST} levels deep")
        try:
            return read_document(json.loads(text))
        except (KeyError, ValueError, TypeError, AttributeError, OverflowError) as problem:
            raise BadOptions(f"oath: this is not a chronicle: {problem}") from None


def read_document(data: dict[str, Any]) -> Chronicle:
    """A chronicle from its plain data."""
    if data["chronicle"] != VERSION:
        raise ValueError(f"version {data['chronicle']} is not known")
    chronicle = Chronicle()
    chronicle.name = str(data["name"])
    chronicle.number = int(data["number"])
    chronicle.oath = OATHS.index(data["oath"])
    chronicle.citizens = list(data["citizens"])
    chronicle.sites = [
        StoredSite(
            BY_SLUG[site["site"]] - FIRST_SITE,
            bool(site["faceup"]),
            [BY_SLUG[name] for name in site["cards"]],
            [BY_SLUG[name] for name in site["relics"]],
        )
        for site in data["sites"]
    ]
    chronicle.world = [BY_SLUG[name] for name in data["world"]]
    chronicle.dispossessed = [BY_SLUG[name] for name in data["dispossessed"]]
    chronicle.relics = [BY_SLUG[name] for name in data["relics"]]
    chronicle.winner = str(data["winner"])
    chronicle.history = list(data["history"])
    chronicle.extra = dict(data["extra"])
    check(chronicle)
    return chronicle


def check(chronicle: Chronicle) -> None:
    """Refuse a chronicle that no game could be set up from."""
    faces = chronicle.faces()
    if len(chronicle.name) > LONGEST_NAME or not chronicle.name.isprintable():
        raise ValueError(f"its name is one line of at most {LONGEST_NAME} characters")
    if not set(COLORS).issuperset(chronicle.citizens) or chronicle.winner not in ("", *COLORS):
        raise ValueError("Citizens and winners are told by their colours")
    if len(chronicle.sites) != MAP_SITES or len({site.site for site in chronicle.sites}) != MAP_SITES:
        raise ValueError(f"the land has {MAP_SITES} different sites")
    laid = [face for site in chronicle.sites for face in site.cards]
    stacks = [face // 2 for face in laid if is_edifice(face)]
    if not all(is_denizen(face) or is_edifice(face) for face in laid) or len(set(stacks)) != len(stacks):
        raise ValueError("denizens and edifices lie at the sites, each edifice once")
    if not all(map(is_world, chronicle.world)) or not all(map(is_denizen, chronicle.dispossessed)):
        raise ValueError("the World Deck holds denizens and Visions, the Dispossessed are denizens")
    if len(set(faces.denizens)) != len(faces.denizens):
        raise ValueError("a denizen is there twice")
    if sorted(face for face in chronicle.world if is_vision(face)) != VISIONS:
        raise ValueError("the World Deck holds each of the 5 Visions once")
    relics = chronicle.relics + [face for site in chronicle.sites for face in site.relics]
    if sorted(relics) != RELICS:
        raise ValueError("each of the 20 relics is at a site or in the deck, once")
    check_draws(chronicle)


def check_draws(chronicle: Chronicle) -> None:
    """Refuse what a chronicle says of its draws if it could not be drawn so again."""
    out = chronicle.extra.get(CAST_OUT, [])
    known = {SLUG[face] for face in chronicle.world + chronicle.dispossessed if is_denizen(face)}
    if not isinstance(out, list) or not known.issuperset(out) or len(set(out)) != len(out):
        raise ValueError("those who could be Dispossessed are denizens of the World Deck or Dispossessed")
    top = chronicle.extra.get(RELICS_ON_TOP, 0)
    if not isinstance(top, int) or not 0 <= top <= len(chronicle.relics):
        raise ValueError("as many relics lie on top of the deck as are in it, or fewer")
    dealt = chronicle.extra.get(RELICS_DEALT, [0] * MAP_SITES)
    whole = isinstance(dealt, list) and len(dealt) == MAP_SITES and all(isinstance(count, int) for count in dealt)
    if not whole or not all(0 <= count <= len(site.relics) for count, site in zip(dealt, chronicle.sites, strict=True)):
        raise ValueError("as many relics of a site were dealt as lie there, or fewer")


def build_world(denizens: list[int], rng: Rng) -> list[int]:
    """OA-8.8, OA-1.19b: 10 denizens with 2 Visions on 15 with the other 3 on the rest, from the top down."""
    cards = denizens[:]
    rng.shuffle(cards)
    visions = VISIONS[:]
    rng.shuffle(visions)
    top = cards[:10] + visions[:2]
    middle = cards[10:25] + visions[2:]
    rng.shuffle(top)
    rng.shuffle(middle)
    return top + middle + cards[25:]


def first_chronicle(rng: Rng, known: Callable[[int], bool] | None = None) -> Chronicle:
    """The land of a first game: three faceup sites with a denizen each, everything else at random."""
    chronicle = Chronicle()
    data = DATA["first_game_setup"]
    pool = [FACE_OF[name] for name in data["starting_denizen_pool"]]
    fixed = [site for region in data["sites_top_to_bottom"].values() for site in region]
    named = [FACE_OF[site["site"]] - FIRST_SITE for site in fixed if site["faceup"]]
    others = [site for site in range(SITES) if site not in named]
    rng.shuffle(others)
    laid: list[int] = []
    for site in fixed:
        if site["faceup"]:
            cards = [FACE_OF[name] for name in site["denizens"]]
            laid += cards
            chronicle.sites.append(StoredSite(FACE_OF[site["site"]] - FIRST_SITE, True, cards, []))
        else:
            chronicle.sites.append(StoredSite(others.pop(), False, [], []))
    chronicle.relics = RELICS[:]
    rng.shuffle(chronicle.relics)
    left = [face for face in pool if face not in laid and (known is None or known(face))]
    chronicle.world = build_world(left, rng)
    return chronicle


def by_suit(faces: list[int]) -> list[list[int]]:
    """Denizens in six stacks."""
    stacks: list[list[int]] = [[] for _ in range(6)]
    for face in faces:
        stacks[SUIT[face]].append(face)
    return stacks


def invented(seed: int) -> Chronicle:
    """A chronicle as after many games: all suits, edifices and ruins, Citizens, and a land of its own.

    Everybody can work it out, so what lies facedown is marked as drawn: the game that is set up from it draws it again.
    """
    rng = Rng(seed_bytes(seed)).fork("chronicle")
    chronicle = Chronicle()
    chronicle.number = 2 + rng.below(20)
    chronicle.oath = rng.below(len(OATHS))
    chronicle.citizens = [color for color in COLORS[:5] if rng.below(4) == 0]
    denizens = DENIZENS[:]
    rng.shuffle(denizens)
    land = list(range(SITES))
    rng.shuffle(land)
    relics = RELICS[:]
    rng.shuffle(relics)
    stacks = list(range(FIRST_EDIFICE, FIRST_VISION, 2))
    rng.shuffle(stacks)
    for space in range(MAP_SITES):
        site = StoredSite(land.pop(), space in (0, 2, 5) or rng.below(2) == 0, [], [])
        room = CAPACITY[FIRST_SITE + site.site]
        if site.faceup:
            if room and space > 1 and stacks and rng.below(3) == 0:
                site.cards.append(stacks.pop() + rng.below(2))
            while len(site.cards) < room and rng.below(2):
                site.cards.append(denizens.pop(next_settler(denizens)))
            site.relics = [relics.pop() for _ in range(reveal_of(site.site))]
        chronicle.sites.append(site)
    chronicle.extra[RELICS_DEALT] = [len(site.relics) for site in chronicle.sites]
    chronicle.relics = relics
    chronicle.dispossessed = [denizens.pop() for _ in range(6 + rng.below(20))]
    chronicle.world = build_world([denizens.pop() for _ in range(52 + rng.below(12))], rng)
    hidden = [face for face in chronicle.world + chronicle.dispossessed if is_denizen(face)]
    chronicle.extra[CAST_OUT] = [SLUG[face] for face in sorted(hidden)]
    return chronicle


def next_settler(denizens: list[int]) -> int:
    """The place of a denizen that may lie at a site."""
    return next(at for at in range(len(denizens) - 1, -1, -1) if not card(denizens[at]).adviser_only)


def reveal_of(site: int) -> int:
    """How many relics a site shows."""
    return card(FIRST_SITE + site).reveal.relics
