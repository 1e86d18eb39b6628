"""The cards of Oath as data: one `Card` a face, numbered as the community's chronicle string numbers them."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from camarilla.games.oath.action_in_progress import ActKind

DENIZEN: Final = "denizen"
EDIFICE: Final = "edifice"
VISION: Final = "vision"
RELIC: Final = "relic"
SITE: Final = "site"
BANNER: Final = "banner"
SPACE: Final = "reliquary modifier"

SUITS: Final = ("discord", "arcane", "order", "hearth", "beast", "nomad")
"""In the order of the favor banks, left to right (OA-5.4.4b, OA-8.4c)."""
DISCORD: Final = 0
ARCANE: Final = 1
ORDER: Final = 2
HEARTH: Final = 3
BEAST: Final = 4
NOMAD: Final = 5
NO_SUIT: Final = -1

FIRST_EDIFICE: Final = 198
FIRST_VISION: Final = 210
SANCTUARY: Final = 210
REBELLION: Final = 211
CONSPIRACY: Final = 212
FAITH: Final = 213
CONQUEST: Final = 214
LAST_VISION: Final = 214
DARKEST: Final = 215
PEOPLE: Final = 216
FIRST_RELIC: Final = 218
SCEPTER: Final = 238
FIRST_SITE: Final = 240
SITES: Final = 23
FIRST_SPACE: Final = 264
SPACES: Final = ("Brutal", "Decadent", "Careless", "Greedy")
FACES: Final = 268

OATHS: Final = ("supremacy", "people", "devotion", "protection")
SUPREMACY: Final = 0
OF_PEOPLE: Final = 1
DEVOTION: Final = 2
PROTECTION: Final = 3


class Cost:
    """What a power costs: tokens put on its card, tokens burnt."""

    __slots__ = ("burn_favor", "burn_secret", "favor", "paid", "place_favor", "place_secret", "places", "secrets")

    def __init__(self, place_favor: int = 0, place_secret: int = 0, burn_favor: int = 0, burn_secret: int = 0) -> None:
        self.place_favor = place_favor
        self.place_secret = place_secret
        self.burn_favor = burn_favor
        self.burn_secret = burn_secret
        self.favor = place_favor + burn_favor
        self.secrets = place_secret + burn_secret
        self.places = place_favor + place_secret > 0
        """Whether something is put on the card."""
        self.paid = self.favor + self.secrets > 0

    def plus(self, other: Cost) -> Cost:
        """Both costs together."""
        return Cost(
            self.place_favor + other.place_favor,
            self.place_secret + other.place_secret,
            self.burn_favor + other.burn_favor,
            self.burn_secret + other.burn_secret,
        )


FREE: Final = Cost()


class Reveal(NamedTuple):
    """What a site gets when it is turned up."""

    favor: int
    secrets: int
    relics: int


class RelicPrice(NamedTuple):
    """What recovering a relic at a site costs."""

    way: Literal["place_favor", "burn_favor", "burn_secret"]
    amount: int
    bank: int
    """Where placed favor goes, or -1."""


class Card:
    """One face of a card as printed."""

    __slots__ = (
        "adviser_limit",
        "adviser_only",
        "box",
        "capacity",
        "cost",
        "defense",
        "face",
        "group",
        "kind",
        "locked",
        "mandatory",
        "modifier",
        "modifies_play",
        "name",
        "over_adviser_limit",
        "over_capacity",
        "plan",
        "recover",
        "reveal",
        "site_only",
        "slug",
        "suit",
        "timing",
        "trait",
        "uncounted_advisers",
    )

    def __init__(self, face: int, data: dict[str, Any]) -> None:
        restriction = data.get("restriction") or {}
        reveal = data.get("reveal") or {}
        recover = data.get("relic_recover_cost")
        self.face = face
        self.name: str = data["name"]
        self.slug = slug(self.name)
        self.kind: str = data["kind"]
        self.suit = SUITS.index(data["suit"]) if data.get("suit") else NO_SUIT
        self.site_only: bool = restriction.get("site_only", False)
        self.adviser_only: bool = restriction.get("adviser_only", False)
        self.locked: bool = restriction.get("locked", False)
        self.cost = Cost(**data["cost"]) if data.get("cost") else FREE
        self.timing: str = data.get("timing") or ""
        self.modifier: ActKind | None = data.get("modifier")
        self.plan: str = data.get("battle_plan") or ""
        self.box: bool = data.get("persistent_box", False)
        self.mandatory: bool = data.get("mandatory", False)
        self.defense: int = data.get("defense_dice") or 0
        self.capacity: int = data.get("capacity") or 0
        self.reveal = Reveal(reveal.get("favor", 0), reveal.get("secrets", 0), reveal.get("relics", 0))
        self.recover: RelicPrice | None = None
        """How a relic here is recovered."""
        if recover:
            bank = SUITS.index(recover["bank"]) if recover["bank"] else NO_SUIT
            self.recover = RelicPrice(recover["type"], recover["amount"], bank)
        self.group: str = data.get("power_group") or ""
        self.trait: str = data.get("trait") or ""
        self.adviser_limit: int | None = data.get("adviser_limit")
        """How many advisers its holder may have, if it says so."""
        uncounted = data.get("uncounted_advisers")
        self.uncounted_advisers = SUITS.index(uncounted) if uncounted else NO_SUIT
        """The suit whose faceup advisers do not count toward its holder's limit."""
        self.over_adviser_limit: bool = data.get("over_adviser_limit", False)
        self.over_capacity: bool = data.get("over_capacity", False)
        self.modifies_play: bool = data.get("modifies_play", False)


def slug(name: str) -> str:
    """A name as notations spell it: `the-old-oak`."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def read(file: str) -> Any:
    """A data file of this package."""
    return json.loads(files("camarilla.games.oath").joinpath(file).read_text("utf-8"))


DATA: Final[dict[str, Any]] = read("cards.json")
IDS: Final[dict[str, Any]] = read("chronicle_ids.json")


def every_face() -> list[Card | None]:
    """All faces by number; the data of each is found by its name."""
    by_name = {data["name"]: data for data in DATA["cards"]}
    faces: list[Card | None] = [None] * FACES
    numbered = {int(id, 16): name for id, name in IDS["cards"].items()}
    numbered |= {int(id, 16) + 1: faces["ruined"] for id, faces in IDS["edifice_faces"].items()}
    numbered |= {FIRST_SITE + int(id, 16): name for id, name in IDS["sites"].items()}
    numbered |= {FIRST_SPACE + place: name for place, name in enumerate(SPACES)}
    numbered |= {DARKEST: "Banner of the Darkest Secret", PEOPLE: "Banner of the People's Favor (normal side)"}
    numbered[SCEPTER] = "The Grand Scepter"
    for face, name in numbered.items():
        faces[face] = Card(face, by_name[name])
    return faces


TABLE: Final[list[Card | None]] = every_face()


def card(face: int) -> Card:
    """The card of a face."""
    found = TABLE[face]
    if found is None:
        raise KeyError(f"no card of Oath has the number {face}")
    return found


def with_trait(trait: str) -> int:
    """The card that rules know by a trait."""
    (face,) = [known.face for known in TABLE if known is not None and known.trait == trait]
    return face


RULES_BANDITS: Final = with_trait("rules_bandits")
"""OA-7.6.5: who holds it rules the sites that the bandits rule."""
RULES_IMPERIAL_CARDS: Final = with_trait("rules_imperial_cards")
"""An Exile who holds it rules the cards at Imperial sites in one's own turn."""
FACE_OF: Final[dict[str, int]] = {known.name: known.face for known in TABLE if known is not None}
BY_SLUG: Final[dict[str, int]] = {known.slug: known.face for known in TABLE if known is not None}
SUIT: Final[list[int]] = [NO_SUIT if known is None else known.suit for known in TABLE]
"""The suit of each face."""
NAME: Final[list[str]] = ["" if known is None else known.name for known in TABLE]
SLUG: Final[list[str]] = ["" if known is None else known.slug for known in TABLE]
CAPACITY: Final[list[int]] = [0 if known is None else known.capacity for known in TABLE]

Numbers = tuple[int, ...]
"""A row of a table: without a fixed length, or compiled code would copy it to look something up."""
REGION: Final[Numbers] = (0, 0, 1, 1, 1, 2, 2, 2)
REGIONS: Final = ("cradle", "provinces", "hinterland")
REGION_SITES: Final[tuple[Numbers, ...]] = ((0, 1), (2, 3, 4), (5, 6, 7))
TRAVEL: Final[tuple[Numbers, ...]] = ((1, 2, 4), (2, 2, 2), (4, 2, 3))
"""OA-5.6.1: Supply from region to region."""
NEAREST: Final[tuple[Numbers, ...]] = ((0, 1, 2, 3, 4, 5, 6, 7), (0, 1, 2, 3, 4, 5, 6, 7), (2, 3, 4, 5, 6, 7, 0, 1))
"""The sites as seen from each region, those that cost the least Supply first."""
SEARCH_COST: Final[Numbers] = (2, 3, 3, 4, 4, 4)
"""OA-2.1.6: by Visions drawn."""
ATTACK_DIE: Final[tuple[Numbers, ...]] = ((0, 1, 0), (0, 1, 0), (0, 1, 0), (1, 0, 0), (1, 0, 0), (2, 0, 1))
"""Swords, hollow swords, skulls of each face."""
DEFENSE_DIE: Final[Numbers] = (0, 0, 1, 1, 2, -1)
"""Shields of each face; -1 is the face that doubles."""
DOUBLE: Final = -1


SITE_KIND: Final = 0
RELIC_KIND: Final = 1
WORLD_KIND: Final = 2
OTHER_KIND: Final = 3


def kind_of(face: int) -> int:
    """Which deck a card belongs to."""
    if is_site(face):
        return SITE_KIND
    if is_relic(face):
        return RELIC_KIND
    return WORLD_KIND if is_world(face) else OTHER_KIND


def is_vision(face: int) -> bool:
    """Whether a face is a Vision, Conspiracy included."""
    return FIRST_VISION <= face <= LAST_VISION


def is_no_conspiracy(face: int) -> bool:
    """Whether a face is anything but Conspiracy."""
    return face != CONSPIRACY


def is_denizen(face: int) -> bool:
    """Whether a face is a denizen."""
    return face < FIRST_EDIFICE


def is_edifice(face: int) -> bool:
    """Whether a face is an edifice, intact or ruined."""
    return FIRST_EDIFICE <= face < FIRST_VISION


def is_ruin(face: int) -> bool:
    """Whether a face is the ruined side of an edifice."""
    return is_edifice(face) and face % 2 == 1


def is_relic(face: int) -> bool:
    """Whether a face is a relic."""
    return FIRST_RELIC <= face <= SCEPTER


def is_site(face: int) -> bool:
    """Whether a face is a site."""
    return FIRST_SITE <= face < FIRST_SITE + SITES


def is_world(face: int) -> bool:
    """Whether a face belongs in the World Deck."""
    return is_denizen(face) or is_vision(face)
