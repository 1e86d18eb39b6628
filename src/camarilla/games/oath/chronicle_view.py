"""A chronicle as its players may see it, and as it goes from table to table.

A document holds the World Deck in its order and the sites that lie facedown. Nobody at the table knows those, so they
are not told; and whoever takes a chronicle along as a string, or brings one, gets the hidden things mixed anew.
"""

from __future__ import annotations

from typing import Any

from camarilla.games.oath.catalog import FIRST_SITE, NAME, OATHS, SITES, is_denizen
from camarilla.games.oath.chronicle_document import Chronicle, StoredSite, build_world
from camarilla.games.oath.chronicle_string import adopt, export, is_string
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.rng import Rng, seed_bytes

__all__ = ["brought", "mixed", "story_of", "taken_along"]


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


def mixed(chronicle: Chronicle, rng: Rng) -> Chronicle:
    """The same chronicle with everything drawn anew that nobody can know: deck order, empty facedown sites, relics."""
    new = Chronicle()
    new.name, new.number, new.oath = chronicle.name, chronicle.number, chronicle.oath
    new.citizens, new.winner = chronicle.citizens[:], chronicle.winner
    new.history, new.extra = chronicle.history[:], dict(chronicle.extra)
    new.sites = mixed_land(chronicle, rng)
    new.world = build_world(sorted([face for face in chronicle.world if is_denizen(face)]), rng)
    new.dispossessed = sorted(chronicle.dispossessed)
    top = int(chronicle.extra.get("relics_on_top", 0))
    new.relics = mixed_pile(chronicle.relics[:top], rng) + mixed_pile(chronicle.relics[top:], rng)
    return new


def mixed_land(chronicle: Chronicle, rng: Rng) -> list[StoredSite]:
    """The land, with other sites where one lies facedown and nothing lies on it."""
    kept = [site.site for site in chronicle.sites if not is_blank(site)]
    others = [site for site in range(SITES) if site not in kept]
    rng.shuffle(others)
    return [
        StoredSite(others.pop() if is_blank(site) else site.site, site.faceup, site.cards[:], site.relics[:])
        for site in chronicle.sites
    ]


def is_blank(site: StoredSite) -> bool:
    """Whether a space shows nothing that anybody knows."""
    return not (site.faceup or site.cards or site.relics)


def mixed_pile(faces: list[int], rng: Rng) -> list[int]:
    """So many cards in another order, whatever theirs was."""
    pile = sorted(faces)
    rng.shuffle(pile)
    return pile


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
