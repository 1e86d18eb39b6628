"""OA-1.1 to OA-1.8: the land and the decks as a chronicle stored them, or those of a first game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oath import card_moves
from camarilla.games.oath.catalog import (
    DARKEST,
    FIRST_EDIFICE,
    FIRST_RELIC,
    FIRST_SITE,
    FIRST_SPACE,
    FIRST_VISION,
    LAST_VISION,
    PEOPLE,
    SCEPTER,
    SITES,
    is_vision,
    kind_of,
)
from camarilla.games.oath.chronicle_document import Chronicle, first_chronicle
from camarilla.games.oath.chronicle_mixing import mixed
from camarilla.games.oath.places import (
    CHANCELLOR,
    DECK_PARTS,
    DENIZEN_BACK,
    FIXTURE,
    LAND,
    PURPLE,
    RELIC_AT,
    VISION_SHARES,
)
from camarilla.games.oath.state import Oath
from camarilla.kernel.cards import Cards
from camarilla.kernel.rng import Rng

if TYPE_CHECKING:
    from camarilla.games.oath.options import Options


def start(seats: int, options: Options, chronicle: Chronicle | None, rng: Rng) -> Oath:
    """OA-1.1 to OA-1.8: the land, the decks and the Chancellor, as far as no decision is needed.

    What a chronicle hides is drawn by this game's own chance (OA-1.19b): that of the game before can be read by then.
    """
    stored = mixed(chronicle, rng) if chronicle is not None else first_chronicle(rng)
    faces = stored.faces()
    everything = faces.land + faces.relics + faces.denizens + faces.visions + faces.edifices
    everything += [SCEPTER, PEOPLE, DARKEST, *range(FIRST_SPACE, FIRST_SPACE + 4)]
    g = Oath(seats, rng, Cards(seats, everything))
    g.kinds = [kind_of(face) for face in everything]
    g.deeds_cap = options.deeds
    g.saga = stored.saga()
    g.oath = stored.oath
    g.archive = stored.archive()
    others = [seat for seat in range(seats) if seat != options.chancellor]
    rng.shuffle(others)
    g.order = [options.chancellor, *others]
    g.role[options.chancellor] = CHANCELLOR
    g.colors[options.chancellor] = PURPLE
    slots = {face: slot for slot, face in enumerate(everything)}
    g.cards.reveal(slots[SCEPTER])
    lay_land(g, stored, slots)
    lay_decks(g, stored, slots)
    hide(g)
    return g


def lay_land(g: Oath, stored: Chronicle, slots: dict[int, int]) -> None:
    """OA-1.1: sites with their denizens, edifices and relics, faceup or facedown as stored."""
    g.sites = [slots[FIRST_SITE + site.site] for site in stored.sites]
    g.site_deck = [slots[FIRST_SITE + face] for face in range(SITES) if slots[FIRST_SITE + face] not in g.sites]
    used: list[int] = []
    for space, site in enumerate(stored.sites):
        g.place[g.sites[space]] = LAND + space
        for relic in site.relics:
            g.site_relics[space].append(slots[relic])
            g.place[slots[relic]] = RELIC_AT + space
        if site.faceup:
            g.site_up[space] = True
            card_moves.turn_up_land(g, space)
        for face in site.cards:
            slot = slots[face]
            used.append(slot)
            card_moves.lay_at_site(g, slot, space)
    g.edifices = [slots[face] for face in stored.faces().edifices if slots[face] not in used]
    for slot in g.edifices:
        g.cards.reveal(slot)
    g.fixtures = [slots[PEOPLE], slots[DARKEST], *[slots[FIRST_SPACE + k] for k in range(4)]]
    for slot in g.fixtures:
        g.cards.reveal(slot)
        g.place[slot] = FIXTURE
    for slot in g.fixtures[:2]:
        g.show_up(slot, g.cards.face[slot])


def lay_decks(g: Oath, stored: Chronicle, slots: dict[int, int]) -> None:
    """The World Deck, the relic deck and the Dispossessed; of all piles the end is the top."""
    g.world = [slots[face] for face in reversed(stored.world)]
    g.relic_deck = [slots[face] for face in reversed(stored.relics)]
    g.dispossessed = [slots[face] for face in stored.dispossessed]
    know_parts(g)
    for slot in g.dispossessed:
        g.backs[slot] = DENIZEN_BACK


def know_parts(g: Oath) -> None:
    """OA-8.8b, c: all know how many Visions the parts of the World Deck hold, unless it is too small for them."""
    left = g.world[::-1]
    parts: list[list[int]] = []
    for size, visions in zip(DECK_PARTS, VISION_SHARES, strict=True):
        part, left = left[:size], left[size:]
        if sum([is_vision(g.cards.face[slot]) for slot in part]) != visions:
            return
        parts.append(part)
    g.parts = parts
    for slot in left:
        g.backs[slot] = DENIZEN_BACK


def hide(g: Oath) -> None:
    """Let no slot number tell a face: deal the hidden cards to fresh slots at random."""
    for kind in (is_site_face, is_relic_face, is_world_face):
        hidden = [slot for slot, face in enumerate(g.cards.face) if kind(face) and not g.cards.known[slot]]
        mixed = hidden[:]
        g.rng.shuffle(mixed)
        renumber(g, dict(zip(hidden, mixed, strict=True)))


def renumber(g: Oath, new: dict[int, int]) -> None:
    """Give hidden cards other slots, wherever they lie."""
    face = g.cards.face[:]
    place = g.place[:]
    backs = g.backs[:]
    for old, fresh in new.items():
        g.cards.face[fresh] = face[old]
        g.place[fresh] = place[old]
        g.backs[fresh] = backs[old]
    hidden = [g.sites, g.site_deck, g.world, g.relic_deck, g.dispossessed, g.reliquary]
    hidden += [*g.site_relics, *g.discards, *g.parts]
    for pile in hidden:
        pile[:] = [new.get(slot, slot) for slot in pile]


def is_site_face(face: int) -> bool:
    """Whether a face is a site."""
    return FIRST_SITE <= face < FIRST_SITE + SITES


def is_relic_face(face: int) -> bool:
    """Whether a face is a relic of the deck."""
    return FIRST_RELIC <= face < SCEPTER


def is_world_face(face: int) -> bool:
    """Whether a face is a denizen or Vision."""
    return face < FIRST_EDIFICE or FIRST_VISION <= face <= LAST_VISION
