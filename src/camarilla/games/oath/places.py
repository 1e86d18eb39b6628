"""Roles, backs and places: the small numbers that the state is written in."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

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

MAP_SITES: Final = 8
"""The spaces for sites, 0 to 7."""

AWAY: Final = -1
ADVISER: Final = 10
HELD: Final = 20
RELIC_AT: Final = 30
LAND: Final = 40
FIXTURE: Final = 50
IN_PLAY: Final = 90
"""Places of a card: a site's number for a denizen or edifice there, and these plus a seat or a site; `IN_PLAY` is a
Vision that is being played and lies nowhere yet."""
STEP: Final = 10
"""From one kind of place to the next: what is left over by it is the seat or the site.

A place is one number on purpose (decision 0015): `Oath.place` is a flat list, copied and saved as it is.
"""


def adviser_seat(place: int) -> int:
    """Whose advisers a place is among, or -1."""
    return place - ADVISER if ADVISER <= place < HELD else -1


def holder_seat(place: int) -> int:
    """Who holds the relic at a place, or -1."""
    return place - HELD if HELD <= place < RELIC_AT else -1


def relic_site(place: int) -> int:
    """The site whose relics a place is among, or -1."""
    return place - RELIC_AT if RELIC_AT <= place < RELIC_AT + MAP_SITES else -1


def land_space(place: int) -> int:
    """The space of the site card that lies at a place, or -1."""
    return place - LAND if LAND <= place < LAND + MAP_SITES else -1


class Prophet(NamedTuple):
    """A False Prophet's warband on a revealed Vision, which counts as that player's, too."""

    seat: int
    vision: int
    """Its slot."""


class SiteDiscard(NamedTuple):
    """A card that was discarded from a site this turn."""

    by: int
    site: int
    suit: int


PEOPLE: Final = 0
DARKEST: Final = 1
"""The banners."""
BANNERS: Final = ("people", "darkest")


def as_item(banner: int) -> int:
    """A banner as an item: what may be held or taken is a relic's slot, or a banner, which is a number below 0."""
    return -1 - banner


def banner_of(item: int) -> int:
    """The banner that an item below 0 is."""
    return -1 - item


PEOPLE_ITEM: Final = as_item(PEOPLE)
DARKEST_ITEM: Final = as_item(DARKEST)

BRUTAL: Final = 0
DECADENT: Final = 1
CARELESS: Final = 2
GREEDY: Final = 3

COLORS: Final = ("red", "blue", "white", "yellow", "black", "purple")
PURPLE: Final = 5
MOST_SUPPLY: Final = 7

UNDER: Final = 10
ON_PILES: Final = (0, 1, 2)
UNDER_PILES: Final = (10, 11, 12)
UNDER_WORLD: Final = 3
"""Where discards may go: on a region's pile, under it (its number and `UNDER`), or under the World Deck."""
