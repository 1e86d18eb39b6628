"""The 52 cards (PV-1.1 to PV-1.3). Which card is of which guild is data: see `cards.json` and its note."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, NamedTuple

PERSONS: Final = ("aldo", "pietra", "enzo", "ugo")
GUILDS: Final = ("aristocrats", "artists", "merchants", "craftsmen", "knights", "assassins")

JOKER: Final = "joker"
PENALTY: Final = "penalty"
BONUS: Final = "bonus"
POWER: Final = "power"


class PlacedJoker(NamedTuple):
    """A joker that was dealt with: whose, its slot, and the guild of its pile, -1 if it was discarded (PV-5.2)."""

    seat: int
    slot: int
    guild: int


def read_cards() -> list[dict[str, Any]]:
    """The card data, in the order of faces: person by person, value by value."""
    data = json.loads(files("camarilla.games.potdevin").joinpath("cards.json").read_text("utf-8"))
    cards: list[dict[str, Any]] = data["cards"]
    for card in cards:
        card["name"] = f"{card['person'].lower()}{card['value']}"
    return sorted(cards, key=in_face_order)


def in_face_order(card: dict[str, Any]) -> int:
    """Sort key: the face number of a card."""
    return face_of(card["person"].lower(), card["value"])


def face_of(person: str, value: int) -> int:
    """The face number of a person's card."""
    return PERSONS.index(person) * 13 + value - 1


CARDS: Final[list[dict[str, Any]]] = read_cards()
NAME: Final[list[str]] = [card["name"] for card in CARDS]
FACE: Final[dict[str, int]] = {name: face for face, name in enumerate(NAME)}
PERSON: Final[list[int]] = [PERSONS.index(card["person"].lower()) for card in CARDS]
VALUE: Final[list[int]] = [card["value"] for card in CARDS]
KIND: Final[list[str]] = [card["kind"] for card in CARDS]
GUILD: Final[list[int]] = [GUILDS.index(card["guild"]) if "guild" in card else -1 for card in CARDS]
SYMBOLS: Final[list[int]] = [card.get("symbols", 0) for card in CARDS]
