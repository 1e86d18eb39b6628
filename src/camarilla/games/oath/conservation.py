"""Law 6 for Oath: every card, favor, secret and warband is in exactly one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oath import setup
from camarilla.games.oath.catalog import FACES, SCEPTER
from camarilla.games.oath.places import DARKEST, IN_PLAY, MAP_SITES, PEOPLE
from camarilla.kernel.errors import BrokenLaw

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


def check(g: Oath) -> None:
    """Raise unless everything adds up."""
    check_cards(g)
    check_faceup(g)
    if g.pawn[g.chancellor] < 0 and g.title < 0:
        return  # the boards are being chosen: nothing is dealt yet
    check_favor(g)
    check_secrets(g)
    check_warbands(g)


def check_cards(g: Oath) -> None:
    """Every slot is in one zone."""
    slots = g.sites + g.site_deck + g.world + g.relic_deck + g.dispossessed + g.edifices + g.fixtures + g.box
    for zone in (g.site_cards, g.site_relics, g.advisers, g.relics, g.discards, g.hands):
        for cards in zone:
            slots += cards
    slots += [slot for slot in g.reliquary + g.revealed if slot >= 0]
    slots += [slot for slot, place in enumerate(g.place) if place == IN_PLAY]
    if g.title < 0:
        slots.append(g.cards.face.index(SCEPTER))
    if sorted(slots) != list(range(len(g.cards.face))):
        wrong = sorted(set(range(len(g.cards.face))) ^ set(slots)) or [s for s in slots if slots.count(s) > 1]
        names = [g.face_name(g.cards.face[slot]) for slot in wrong]
        raise BrokenLaw(6, f"these cards are not in exactly one place: {', '.join(names)}")
    if len(set(g.cards.face)) != len(g.cards.face):
        raise BrokenLaw(6, "a card is there twice")


def check_faceup(g: Oath) -> None:
    """The index of faceup cards is what lies faceup."""
    mask = 0
    where = [-1] * FACES
    for slot, face in g.up.items():
        mask |= 1 << face
        where[face] = slot
        if g.cards.face[slot] != face:
            raise BrokenLaw(6, f"{g.face_name(face)} lies faceup but is {g.face_name(g.cards.face[slot])}")
    if mask != g.up_mask or where != g.up_slot:
        raise BrokenLaw(6, "the index of faceup cards is not theirs")
    laid = [slot for cards in g.site_cards for slot in cards] + [slot for cards in g.relics for slot in cards]
    for slot in laid + [slot for site, slot in enumerate(g.sites) if g.site_up[site]]:
        if slot not in g.up:
            raise BrokenLaw(6, f"slot {slot} lies in play but has no say")


def check_favor(g: Oath) -> None:
    """36 favor."""
    total = (
        g.shared + sum(g.banks) + sum(g.favor) + sum(g.site_favor) + sum(g.on_favor.values()) + g.banner_tokens[PEOPLE]
    )
    if total != setup.FAVOR:
        raise BrokenLaw(6, f"there are {total} favor, not {setup.FAVOR}")
    if min([g.shared, *g.banks, *g.favor, *g.site_favor, g.banner_tokens[PEOPLE], *g.supply]) < 0:
        raise BrokenLaw(6, "somebody has less than no favor or Supply")


def check_secrets(g: Oath) -> None:
    """Secrets made minus burnt are in play."""
    total = sum(g.secrets) + sum(g.dark) + sum(g.site_secrets) + sum(g.on_secrets.values()) + g.banner_tokens[DARKEST]
    if total != g.minted or min([*g.secrets, *g.dark, *g.site_secrets]) < 0:
        raise BrokenLaw(6, f"there are {total} secrets, but {g.minted} were made and not burnt")


def check_warbands(g: Oath) -> None:
    """24 purple warbands, 14 of every other colour."""
    for seat in range(g.seats):
        own = g.reserve[seat] + g.cage[seat] + g.ward[seat]
        own += sum([g.garrison[site] for site in range(MAP_SITES) if g.owner[site] == seat])
        own += sum(
            [g.bands[other] for other in range(g.seats) if (g.chancellor if g.role[other] != 2 else other) == seat]
        )
        own += sum([1 for prophet in g.prophets if prophet.seat == seat])
        most = setup.PURPLE_BANDS if seat == g.chancellor else setup.OWN_BANDS
        if own != most:
            raise BrokenLaw(6, f"seat {seat} has {own} warbands in all, not {most}")
    if min([*g.bands, *g.garrison, *g.reserve]) < 0:
        raise BrokenLaw(6, "somewhere are less than no warbands")
