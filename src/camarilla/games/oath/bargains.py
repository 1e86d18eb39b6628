"""Binding deals (OA-6.6.1, OA-7.6.3): what may change hands, and its changing hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oath import card_moves, events, playing, promises, queries, tokens
from camarilla.games.oath import questions as asks
from camarilla.games.oath.catalog import BY_SLUG, SLUG
from camarilla.games.oath.places import BANNERS
from camarilla.kernel.choices import Flow, choose
from camarilla.kernel.deals import Bargain, Deal, Give, bargain, negotiate
from camarilla.kernel.options import Label, Refusal

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

FAVOR = "favor"
SECRETS = "secrets"
RELICS = "relics"
BANNER = "banners"
ADVISERS = "advisers"
SITES = "sites"
RELIQUARY = "reliquary"
PROMISES = "promises"


class Goods:
    """The kinds of things a power lets two players exchange."""

    def __init__(self, *kinds: str) -> None:
        self.kinds = kinds

    def items(self, g: Oath, giver: int, taker: int, deal: Deal, asking: int) -> list[Give]:
        """Everything one side could give besides what is in the deal already."""
        named = {give.item.partition(":")[0] for give in deal.gives if give.giver == giver}
        found: list[str] = []
        if FAVOR in self.kinds and FAVOR not in named:
            found += [f"favor:{count}" for count in range(1, tokens.purse(g, giver) + 1)]
        if SECRETS in self.kinds and SECRETS not in named and queries.may_give_secrets(g, giver):
            found += [f"secrets:{count}" for count in range(1, tokens.all_secrets(g, giver) + 1)]
        if RELICS in self.kinds:
            found += [f"relic:{SLUG[g.up[slot]]}" for slot in g.relics[giver]]
        if BANNER in self.kinds:
            found += [f"banner:{name}" for b, name in enumerate(BANNERS) if g.banner_holder[b] == giver]
        if ADVISERS in self.kinds:
            found += [f"adviser:{slot}" for slot in g.advisers[giver] if not queries.stays(g, slot, giver)]
        if SITES in self.kinds:
            found += [f"site:{site}" for site in queries.ruled_sites(g, giver) if may_receive_site(g, taker, site)]
        gives = [Give(giver, taker, item) for item in found]
        if PROMISES in self.kinds:
            gives += promises.offers(g, giver, taker)
        return gives

    def name(self, g: Oath, give: Give, seat: int) -> Label:
        """A thing in words."""
        kind, _, what = give.item.partition(":")
        if give.when != "now":
            return promises.label(g, give, seat)
        if kind in (FAVOR, SECRETS):
            return Label(f"goods-{kind}", {"count": int(what)})
        if kind == "banner":
            return Label(f"banner-{what}")
        if kind == "site":
            return asks.site_label(g, int(what))
        if kind == RELIQUARY:
            return Label("goods-reliquary", {"space": int(what) + 1})
        if kind == "relic":
            return asks.face_label(BY_SLUG[what])
        return asks.card_label(g, seat, int(what))

    def touches(self, g: Oath, give: Give) -> tuple[str, ...]:
        """The table objects of a thing."""
        kind, _, what = give.item.partition(":")
        if kind == "relic":
            return (f"card:{relic_named(g, give.giver, what)}",)
        if kind == "adviser":
            return (f"card:{what}",)
        return (f"site:{what}",) if kind == "site" else ()

    def problem(self, g: Oath, deal: Deal) -> Refusal | None:
        """Why the deal cannot be settled. What `items` has offered is there: nothing happens while two players deal."""
        if RELIQUARY in self.kinds and not any(give.item.startswith("reliquary:") for give in deal.gives):
            return Refusal("", "OA-6.6.1b", Label("refusal-no-relic"))
        for seat, other in ((deal.proposer, deal.partner), (deal.partner, deal.proposer)):
            if ADVISERS in self.kinds and not advisers_fit(g, deal, seat):
                return Refusal("", "OA-5.1.4.IIa", Label("refusal-advisers"))
            if SITES not in self.kinds:
                continue
            sites = sum([1 for give in deal.gives if give.taker == seat and give.item.startswith("site:")])
            lent = sum([g.garrison[int(give.item[5:])] for give in deal.gives if give.giver == seat and is_site(give)])
            if sites > g.bands[seat] + lent and queries.crown_holder(g) != seat:
                return Refusal("", "OA-7.6.3a", Label("refusal-warbands", {"seat": asks.seat_label(other)}))
        return None

    def transfer(self, g: Oath, give: Give) -> None:
        """Let one thing change hands; sites wait for the new ruler's choice, see `hand_over_sites`."""
        kind, _, what = give.item.partition(":")
        giver, taker = give.giver, give.taker
        if kind == FAVOR:
            tokens.give_favor(g, giver, taker, int(what))
        elif kind == SECRETS:
            tokens.give_secrets(g, giver, taker, int(what))
        elif kind == "relic":
            card_moves.hold_relic(g, taker, relic_named(g, giver, what))
        elif kind == RELIQUARY:
            card_moves.hold_relic(g, taker, g.reliquary[int(what)])
        elif kind == "banner":
            card_moves.give_banner(g, taker, BANNERS.index(what))
        elif kind == "adviser":
            card_moves.move_adviser(g, giver, int(what), taker)


def relic_named(g: Oath, holder: int, name: str) -> int:
    """A relic that a player holds."""
    return next(slot for slot in g.relics[holder] if SLUG[g.up[slot]] == name)


def is_site(give: Give) -> bool:
    """Whether a thing is a site."""
    return give.item.startswith("site:")


def may_receive_site(g: Oath, taker: int, site: int) -> bool:
    """Whether a player does not rule a site already (R-048), and could place the warbands it needs."""
    return not queries.rules_site(g, taker, site) and tokens.may_station(g, taker)


def advisers_fit(g: Oath, deal: Deal, seat: int) -> bool:
    """Whether a player would have no more advisers than allowed (OA-7.6.4), or no more than before."""
    moved = [give for give in deal.gives if give.item.startswith("adviser:")]
    came = [int(give.item.removeprefix("adviser:")) for give in moved if give.taker == seat]
    went = [int(give.item.removeprefix("adviser:")) for give in moved if give.giver == seat]
    after = [slot for slot in g.advisers[seat] if slot not in went] + came
    return not came or excess(g, after) <= excess(g, g.advisers[seat])


def excess(g: Oath, advisers: list[int]) -> int:
    """By how many some advisers exceed the limit."""
    faces = [g.up[slot] for slot in advisers if slot in g.up]
    return playing.over_limit(faces, len(advisers) - len(faces))


CITIZENSHIP = bargain(Goods(FAVOR, SECRETS, RELICS, BANNER, RELIQUARY), build="OA-6.6.1c", answer="OA-6.6.1a")


def carry_out(g: Oath, questions: Bargain, deal: Deal) -> Flow[bool]:
    """Settle a deal whole or not at all."""
    if questions.terms.problem(g, deal) is not None:
        return False
    for give in deal.gives:
        if give.when == "now":
            questions.terms.transfer(g, give)
        else:
            g.promises.append(promises.record(give))
    yield from hand_over_sites(g, deal)
    g.news += 1
    if g.log is not None:
        g.tell(events.DealStruck(deal.proposer, deal.partner))
    return True


def hand_over_sites(g: Oath, deal: Deal) -> Flow[None]:
    """R-047, R-049: old warbands go to their ruler's board, the new ruler places at least one of the own."""
    sites = [(int(give.item[5:]), give) for give in deal.gives if is_site(give)]
    for site, give in sites:
        if g.garrison[site]:
            tokens.gather(g, give.giver, site, g.garrison[site])
    for number, (site, give) in enumerate(sites):
        later = sum([1 for _, other in sites[number + 1 :] if other.taker == give.taker])
        least = 0 if queries.crown_holder(g) == give.taker else 1
        most = g.bands[give.taker] - later * least
        if most < least:
            continue
        count = yield from choose(asks.AMOUNT, give.taker, list(range(least, most + 1)))
        tokens.station(g, give.taker, site, count)


def strike(g: Oath, questions: Bargain, me: int, partner: int) -> Flow[bool]:
    """Negotiate and carry out a deal of a power; True if one was struck."""
    struck = yield from negotiate(g, questions, Deal(me, partner), counters=1, changes=8)
    if struck is None:
        return False
    return (yield from carry_out(g, questions, struck))
