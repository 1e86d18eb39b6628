"""Roles, backs and places: the small numbers that the state is written in."""

from __future__ import annotations

from typing import Final, Literal

CHANCELLOR: Final = 0
CITIZEN: Final = 1
EXILE: Final = 2
Role = Literal["chancellor", "citizen", "exile"]
ROLES: Final[tuple[Role, ...]] = ("chancellor", "citizen", "exile")

UNSEEN: Final = 0
DENIZEN_BACK: Final = 1
VISION_BACK: Final = 2

DECK_PARTS: Final = (12, 18)
VISION_SHARES: Final = (2, 3)
"""OA-8.8b: the World Deck from the top down, cards and Visions among them; below lie denizens only."""

AWAY: Final = -1
ADVISER: Final = 10
HELD: Final = 20
RELIC_AT: Final = 30
LAND: Final = 40
FIXTURE: Final = 50
"""Places of a card: a site's number for a denizen or edifice there, and these plus a seat or a site."""

PEOPLE: Final = 0
DARKEST: Final = 1
"""The banners."""
BANNERS: Final = ("people", "darkest")

BRUTAL: Final = 0
DECADENT: Final = 1
CARELESS: Final = 2
GREEDY: Final = 3

COLORS: Final = ("red", "blue", "white", "yellow", "black", "purple")
PURPLE: Final = 5
MOST_SUPPLY: Final = 7
