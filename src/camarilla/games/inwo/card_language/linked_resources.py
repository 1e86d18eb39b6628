"""Resources that are linked to a group, or to the Illuminati (IN-17.4 to IN-17.10)."""

from __future__ import annotations

from camarilla.games.inwo import hooks
from camarilla.games.inwo.card_language.matchers import Match
from camarilla.games.inwo.card_language.vocabulary import on
from camarilla.games.inwo.catalog import FACE, ID
from camarilla.games.inwo.plays.abilities import known
from camarilla.games.inwo.plays.free_moves import HOSTS
from camarilla.games.inwo.power import Terms
from camarilla.games.inwo.state import Inwo


def links_to(name: str, match: Match, illuminati: str = "") -> None:
    """A Resource that is linked to groups that match; the link drops when that ends for good (IN-17.10)."""
    known(name)

    def fits(g: Inwo, card: int, host: int) -> bool:
        if host in g.illuminati:
            return bool(illuminati) and g.cards.face[host] == FACE[illuminati]
        return bool(match(g, host))

    HOSTS[name] = fits


def host_of(g: Inwo, slot: int) -> int:
    """The group a Resource is linked to, or -1; IN-17.8: a link has no effect as long as it does not fit."""
    host = g.links.get(slot, -1)
    return host if host >= 0 and HOSTS[ID[g.cards.face[slot]]](g, slot, host) else -1


def token_for_host(name: str) -> None:
    """The group it is linked to gets one more token."""

    def handler(g: Inwo, source: int, number: int, slot: int) -> int:
        return number + 1 if host_of(g, source) == slot else number

    on(hooks.TOKENS, name)(handler)


def doubles_host(name: str, match: Match) -> None:
    """The Power of the group it is linked to is doubled while it fits."""

    def handler(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
        if host_of(g, source) == slot and match(g, slot):
            terms.times(2)
        return terms

    on(hooks.POWER, name)(handler)


def helps_illuminati(name: str, number: int) -> None:
    """Unlinked, it adds to the Power and Global Power of the Illuminati."""

    def handler(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
        if source not in g.links and g.illuminati[g.holder[source]] == slot:
            terms.add(number, source)
        return terms

    on(hooks.POWER, name)(handler)
    on(hooks.GLOBAL, name)(handler)
