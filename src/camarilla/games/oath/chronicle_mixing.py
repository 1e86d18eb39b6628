"""The hidden things of a chronicle, drawn anew.

A finished game is told whole, with its seed: whoever reads its record can work out everything that its end drew. So the
end of a game leaves only what was drawn from, and the next game draws by a seed that nobody knows yet. Nobody looks at
these cards in between, so it makes no difference to the game when they are drawn.
"""

from __future__ import annotations

from camarilla.games.oath.catalog import BY_SLUG, SITES, is_denizen
from camarilla.games.oath.chronicle_document import (
    CAST_OUT,
    RELICS_DEALT,
    RELICS_ON_TOP,
    Chronicle,
    StoredSite,
    build_world,
)
from camarilla.kernel.rng import Rng

__all__ = ["mixed"]


def mixed(chronicle: Chronicle, rng: Rng) -> Chronicle:
    """The same chronicle with everything drawn anew that nobody can know, so that only what is known decides it:
    the World Deck, the last to be Dispossessed, relics that were dealt facedown, empty facedown sites."""
    new = Chronicle()
    new.name, new.number, new.oath = chronicle.name, chronicle.number, chronicle.oath
    new.citizens, new.winner = chronicle.citizens[:], chronicle.winner
    new.history, new.extra = chronicle.history[:], dict(chronicle.extra)
    new.sites = mixed_land(chronicle, rng)
    mix_denizens(new, chronicle, rng)
    mix_relics(new, chronicle, rng)
    return new


def mix_denizens(new: Chronicle, chronicle: Chronicle, rng: Rng) -> None:
    """OA-8.5b, OA-8.8: as many of those who could be Dispossessed as before, and a World Deck of all others."""
    pool = [BY_SLUG[name] for name in chronicle.extra.get(CAST_OUT, ())]
    drawn = mixed_pile(pool, rng)
    gone = len([face for face in chronicle.dispossessed if face in pool])
    new.dispossessed = sorted([face for face in chronicle.dispossessed if face not in pool] + drawn[:gone])
    staying = [face for face in chronicle.world if is_denizen(face) and face not in pool]
    new.world = build_world(sorted(staying + drawn[gone:]), rng)


def mix_relics(new: Chronicle, chronicle: Chronicle, rng: Rng) -> None:
    """OA-8.6: the relics on top of the deck stay there; the others are dealt to the sites that got some of them."""
    top = int(chronicle.extra.get(RELICS_ON_TOP, 0))
    dealt = chronicle.extra.get(RELICS_DEALT, [0] * len(chronicle.sites))
    new.relics = mixed_pile(chronicle.relics[:top], rng)
    kept = [len(site.relics) - count for site, count in zip(chronicle.sites, dealt, strict=True)]
    below = [face for site, first in zip(chronicle.sites, kept, strict=True) for face in site.relics[first:]]
    deck = mixed_pile(below + chronicle.relics[top:], rng)
    for site, first in zip(new.sites, kept, strict=True):
        missing = len(site.relics) - first
        site.relics, deck = site.relics[:first] + deck[:missing], deck[missing:]
    new.relics += deck


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
