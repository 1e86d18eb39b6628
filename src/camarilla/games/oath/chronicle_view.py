"""A chronicle as its players may see it, and as it goes from table to table.

A document holds the World Deck in its order and the sites that lie facedown. Nobody at the table knows those, so they
are not told; and whoever takes a chronicle along as a string, or brings one, gets the hidden things mixed anew.
"""

from __future__ import annotations

from typing import Any

from camarilla.games.oath.catalog import FIRST_SITE, NAME, OATHS
from camarilla.games.oath.chronicle_document import Chronicle, StoredSite
from camarilla.games.oath.chronicle_mixing import mixed
from camarilla.games.oath.chronicle_string import adopt, export, is_string
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.rng import Rng, seed_bytes

__all__ = ["brought", "story_of", "taken_along"]


def story_of(chronicle: Chronicle) -> dict[str, Any]:
    """What everybody knows of a chronicle: its history, the land that lies faceup, and how large its decks are."""
    return {
        "name": chronicle.name,
        "number": chronicle.number,
        "oath": OATHS[chronicle.oath],
        "citizens": chronicle.citizens[:],
        "winner": chronicle.winner,
        "history": chronicle.history[:],
        "sites": [site_story(site) for site in chronicle.sites],
        "world": len(chronicle.world),
        "dispossessed": len(chronicle.dispossessed),
        "relics": len(chronicle.relics),
    }


def site_story(site: StoredSite) -> dict[str, Any]:
    """One space of the land; relics lie facedown."""
    return {
        "site": NAME[FIRST_SITE + site.site] if site.faceup else None,
        "cards": [NAME[face] for face in site.cards],
        "relics": len(site.relics),
    }


def taken_along(chronicle: Chronicle) -> str:
    """The community's string of a chronicle, always the same, and telling nothing of what is hidden."""
    rng = Rng(seed_bytes(0)).fork(f"{chronicle.name}:{chronicle.number}")
    return export(mixed(chronicle, rng))


def brought(text: str, rng: Rng) -> Chronicle:
    """A chronicle from a string or a document that somebody brings."""
    text = text.strip()
    if not text:
        raise BadOptions("oath: there is no chronicle in an empty text")
    return mixed(adopt(text) if is_string(text) else Chronicle.load(text), rng)
