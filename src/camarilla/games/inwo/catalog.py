"""The 412 cards as numbers: a face is an index into `cards.json`, alignments and attributes are bits."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from camarilla.kernel.errors import BrokenContract

DATA: Final[dict[str, Any]] = json.loads(files("camarilla.games.inwo").joinpath("cards.json").read_text("utf-8"))
CARDS: Final[list[dict[str, Any]]] = DATA["cards"]
FACES: Final = range(len(CARDS))
ID: Final[list[str]] = [card["id"] for card in CARDS]
NAME: Final[list[str]] = [card["name"] for card in CARDS]
FACE: Final[dict[str, int]] = {card["id"]: face for face, card in enumerate(CARDS)}

# -- Types (IN-4.4) ----------------------------------------------------------------------------------------------------

ILLUMINATI: Final = 0
GROUP: Final = 1
RESOURCE: Final = 2
PLOT: Final = 3
TYPE: Final[list[int]] = [("Illuminati", "Group", "Resource", "Plot").index(card["type"]) for card in CARDS]

ORGANIZATION: Final = 1
PLACE: Final = 2
PERSONALITY: Final = 3
NWO: Final = 4
DISASTER: Final = 5
ASSASSINATION: Final = 6
GOAL: Final = 7
SUBTYPES: Final = {
    "Organization": ORGANIZATION,
    "Place": PLACE,
    "Personality": PERSONALITY,
    "NWO": NWO,
    "Disaster": DISASTER,
    "Assassination": ASSASSINATION,
    "Goal": GOAL,
}
KIND: Final[list[int]] = [SUBTYPES.get(card["subtype"], 0) for card in CARDS]

PUPPET_BACK: Final[list[bool]] = [kind in (GROUP, RESOURCE) for kind in TYPE]
"""Groups and Resources have the puppet back, Plots and Illuminati the hand (IN-1.3)."""

# -- Alignments (IN-4.6 to IN-4.8) -------------------------------------------------------------------------------------

ALIGNMENTS: Final = (
    "Government",
    "Corporate",
    "Liberal",
    "Conservative",
    "Peaceful",
    "Violent",
    "Straight",
    "Weird",
    "Criminal",
    "Fanatic",
)
GOVERNMENT: Final = 1
CORPORATE: Final = 2
LIBERAL: Final = 4
CONSERVATIVE: Final = 8
PEACEFUL: Final = 16
VIOLENT: Final = 32
STRAIGHT: Final = 64
WEIRD: Final = 128
CRIMINAL: Final = 256
FANATIC: Final = 512
ALL_ALIGNMENTS: Final = 1023
ALIGNMENT_BITS: Final = tuple([1 << i for i in range(10)])
OPPOSITE: Final[dict[int, int]] = {
    GOVERNMENT: CORPORATE,
    CORPORATE: GOVERNMENT,
    LIBERAL: CONSERVATIVE,
    CONSERVATIVE: LIBERAL,
    PEACEFUL: VIOLENT,
    VIOLENT: PEACEFUL,
    STRAIGHT: WEIRD,
    WEIRD: STRAIGHT,
    CRIMINAL: 0,
    FANATIC: 0,
}


def alignment(name: str) -> int:
    """The bit of an alignment's name."""
    return 1 << ALIGNMENTS.index(name)


def alignment_names(mask: int) -> list[str]:
    """The alignments of a mask, in order."""
    return [name for i, name in enumerate(ALIGNMENTS) if mask >> i & 1]


def opposed(mask: int) -> int:
    """The alignments opposite to those of a mask; a Fanatic is opposed to Fanatics (IN-4.8)."""
    result = mask & FANATIC
    for bit in ALIGNMENT_BITS:
        if mask & bit:
            result |= OPPOSITE[bit]
    return result


def with_alignment(mask: int, bit: int) -> int:
    """IN-4.10: gaining an alignment removes its opposite."""
    return (mask | bit) & ~OPPOSITE[bit]


ADD: Final = 0
REMOVE: Final = 1 << 10
REVERSE: Final = 2 << 10
"""A change of alignment is one of these with the bit: one number on purpose (decision 0015), read by what follows."""


def change(mask: int, how: int) -> int:
    """Add, remove or reverse one alignment (IN-4.8, IN-4.10): `how` is one of the three with the bit."""
    bit = bit_of_change(how)
    if how & REVERSE:
        other = OPPOSITE[bit]
        return with_alignment(mask & ~bit, other) if mask & bit and other else mask
    if how & REMOVE:
        return mask & ~bit
    return with_alignment(mask, bit)


def bit_of_change(how: int) -> int:
    """Which alignment changes."""
    return how & ALL_ALIGNMENTS


def kind_of_change(how: int) -> int:
    """0 to add, 1 to remove, 2 to reverse."""
    return 2 if how & REVERSE else 1 if how & REMOVE else 0


def mask_of_names(names: list[str]) -> int:
    """The mask of several alignments."""
    mask = 0
    for name in names:
        mask |= alignment(name)
    return mask


ALIGN: Final[list[int]] = [mask_of_names(card.get("alignments") or []) for card in CARDS]

# -- Attributes (IN-4.12) ----------------------------------------------------------------------------------------------

ATTRIBUTES: Final = (
    "Media",
    "Science",
    "Computer",
    "Coastal",
    "Nation",
    "Magic",
    "Secret",
    "Green",
    "Huge",
    "Bank",
    "Communist",
    "Church",
    "Space",
    "Gadget",
    "Artifact",
)
MEDIA: Final = 1
SCIENCE: Final = 2
COMPUTER: Final = 4
COASTAL: Final = 8
NATION: Final = 16
MAGIC: Final = 32
SECRET: Final = 64
GREEN: Final = 128
HUGE: Final = 256
BANK: Final = 512
COMMUNIST: Final = 1024
CHURCH: Final = 2048
SPACE: Final = 4096
GADGET: Final = 8192
ARTIFACT: Final = 16384


def attribute_mask(card: dict[str, Any]) -> int:
    """A card's attributes; the kinds of a Resource (IN-5.10) are kept with them."""
    mask = 0
    for name in (card.get("attributes") or []) + (card.get("resource_kinds") or []):
        if name in ATTRIBUTES:
            mask |= 1 << ATTRIBUTES.index(name)
    return mask


def attribute_names(mask: int) -> list[str]:
    """The attributes of a mask, in order."""
    return [name for i, name in enumerate(ATTRIBUTES) if mask >> i & 1]


ATTRS: Final[list[int]] = [attribute_mask(card) for card in CARDS]
UNIQUE: Final[list[bool]] = [bool(card.get("unique")) for card in CARDS]

# -- Numbers -----------------------------------------------------------------------------------------------------------

POWER: Final[list[int]] = [card.get("power") or 0 for card in CARDS]
GLOBAL: Final[list[int]] = [card.get("global_power") or 0 for card in CARDS]
RESISTANCE: Final[list[int]] = [card.get("resistance") or 0 for card in CARDS]
TOKENS: Final[list[int]] = [card.get("action_tokens_per_turn") or 0 for card in CARDS]
ATTACK_POWER: Final[list[int]] = [card.get("attack_power") or 0 for card in CARDS]
DESTROY_MARGIN: Final[list[int]] = [card.get("destroy_margin_more_than", -1) or -1 for card in CARDS]
"""A Disaster destroys if the roll beats the need by more than this; -1: never."""

# -- Arrows (IN-21.29): 0 top, 1 right, 2 bottom, 3 left, as the card is held upright ----------------------------------

SIDES: Final = ("top", "right", "bottom", "left")
ARROW_IN: Final[list[int]] = [SIDES.index(card["arrow_in"]) if card.get("arrow_in") else -1 for card in CARDS]
ARROWS_OUT: Final[list[tuple[int, ...]]] = [
    tuple(sorted([SIDES.index(side) for side in card.get("arrows_out") or []])) for card in CARDS
]

# -- NWO colours, rarities, lists --------------------------------------------------------------------------------------

COLOUR: Final[list[str]] = [card.get("nwo_color") or "" for card in CARDS]
RARITY: Final[list[str]] = [card["rarity"] for card in CARDS]
PROMO: Final[list[bool]] = [card["rarity"] == "promo" for card in CARDS]


def faces_listed(name: str) -> frozenset[int]:
    """One of the lists of facts that no card prints (IN-21.30)."""
    return frozenset([FACE[id] for id in DATA["lists"][name]])


US_GOVERNMENT: Final = faces_listed("us_government")
US_STATES: Final = faces_listed("us_states")
MALE: Final = faces_listed("male_personalities")
MAGIC_PLOTS: Final = faces_listed("magic_plots")
COMPUTER_PLOTS: Final = faces_listed("computer_plots")


def face_of(name: str) -> int:
    """The face of a card's id; loud if there is none."""
    if name not in FACE:
        raise BrokenContract(f"there is no card {name!r}; ids are those of cards.json")
    return FACE[name]
