"""OA-5.6 Travel: voluntary, granted by a power, or forced on another player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import card_moves, events, hooks, other_answers, powers, questions, tokens
from camarilla.games.oath.action_in_progress import TRAVEL, Act
from camarilla.games.oath.catalog import NEAREST, REGION
from camarilla.games.oath.catalog import TRAVEL as COSTS
from camarilla.games.oath.hooks import consult, consult_about, fire_act
from camarilla.games.oath.modifiers import declare, feasible
from camarilla.games.oath.places import MAP_SITES
from camarilla.games.oath.prices import price
from camarilla.kernel.choices import Ask, Flow, choose, word, words
from camarilla.kernel.options import Label

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


EVERYWHERE: Final = (1 << MAP_SITES) - 1
"""All sites, a bit each."""


def supply(g: Oath, act: Act, site: int) -> int:
    """OA-5.6.1: by regions, and what powers change; nothing where a power spends no Supply (OA-7.6.2)."""
    if act.free or consult_about(g, hooks.TRAVEL_FREE, False, act, site):
        return 0
    cost = COSTS[REGION[act.at]][REGION[site]]
    total: int = consult_about(g, hooks.TRAVEL_SUPPLY, cost, act, site)
    return max(0, total)


def ignores_sites(g: Oath, act: Act, site: int) -> bool:
    """Whether the powers printed on sites do not matter for this travel."""
    answer: bool = consult_about(g, hooks.IGNORES_SITES, False, act, site)
    return answer


def tolls(g: Oath, act: Act, site: int) -> list[int]:
    """Who must be given 1 favor to travel to a site."""
    rulers: list[int] = consult(g, hooks.TRAVEL_TOLL, [], act, site)
    return rulers


def flips(g: Oath, act: Act, site: int) -> int:
    """How many secrets must be turned facedown to travel to a site."""
    count: int = consult(g, hooks.TRAVEL_SECRETS, 0, act, site)
    return count


def reachable(g: Oath, act: Act, site: int) -> bool:
    """OA-5.6.1d: another site that no power forbids, whatever it costs."""
    return site != g.pawn[act.me] and bool(consult_about(g, hooks.MAY_TRAVEL, True, act, site))


def payable(g: Oath, act: Act, site: int) -> bool:
    """Whether Supply, tolls and secrets for a destination can be paid with the declared modifiers."""
    if supply(g, act, site) > g.supply[act.me]:
        return False
    favor, secrets = powers.owed(g, act)
    secrets += flips(g, act, site)
    favor += len(tolls(g, act, site))
    return secrets <= g.secrets[act.me] and (not favor or favor <= tokens.purse(g, act.me))


def open_to(g: Oath, act: Act, site: int) -> bool:
    """Whether the traveller can go to a site."""
    return site != g.pawn[act.me] and payable(g, act, site) and reachable(g, act, site)


def destinations(g: Oath, me: int, act: Act) -> list[int]:
    """Where the traveller can go."""
    only = act.notes.get("only", EVERYWHERE)
    return [site for site in range(MAP_SITES) if only >> site & 1 and open_to(g, act, site)]


def sent_values(g: Oath, sender: int, act: Act) -> list[int]:
    """Where somebody else can send the traveller: within the limits of the power that grants the travel (R-157), but
    neither bound by what the traveller's modifiers are good for nor by what the traveller can pay (R-111, R-122)."""
    only = act.notes.get("only", EVERYWHERE)
    return [site for site in range(MAP_SITES) if only >> site & 1 and not_forbidden(g, act, site)]


def not_forbidden(g: Oath, act: Act, site: int) -> bool:
    """OA-5.6.1d: another site that no card in play forbids, whatever the traveller has declared."""
    return site != g.pawn[act.me] and bool(consult(g, hooks.MAY_TRAVEL, True, act, site))


def possible(g: Oath, act: Act) -> bool:
    """Whether there is a destination; usually the nearest is one."""
    only = act.notes.get("only", EVERYWHERE)
    return any(only >> site & 1 and open_to(g, act, site) for site in NEAREST[REGION[act.at]])


def can_travel(g: Oath, me: int) -> bool:
    """Whether a player can travel at all."""
    return feasible(g, Act(TRAVEL, me, g.pawn[me]), possible)


def least(g: Oath, me: int) -> int:
    """The Supply of the nearest journey, without modifiers."""
    act = Act(TRAVEL, me, g.pawn[me])
    return min([supply(g, act, site) for site in range(MAP_SITES) if reachable(g, act, site)], default=0)


def no_way(g: Oath, seat: int, site: int, act: Act) -> other_answers.Reason:
    """OA-5.6.1: why not there."""
    if site == g.pawn[act.me]:
        return "OA-5.6.1d", Label("refusal-here")
    if not reachable(g, act, site) or act.notes.get("only", EVERYWHERE) >> site & 1 == 0:
        return "OA-5.6.1d", Label("refusal-forbidden")
    if supply(g, act, site) > g.supply[act.me]:
        return "OA-4.2c", Label("refusal-supply", {"count": g.supply[act.me]})
    return "OA-7.1.2a", Label("refusal-tokens")


def journey_price(g: Oath, me: int, site: int, act: Act) -> Label:
    """OA-5.6.1: Supply, tolls, and secrets turned facedown; modifiers are declared and owed already."""
    return price(supply(g, act, site), len(tolls(g, act, site)), flips(g, act, site))


DESTINATION: Final = Ask(
    "travel-to",
    "OA-5.6.1d",
    destinations,
    questions.site_option,
    note=journey_price,
    refusals=other_answers.beyond(destinations, questions.site_option, other_answers.all_spaces, no_way),
)
SENT: Final = Ask(
    "send-to",
    "OA-5.6.1d",
    sent_values,
    questions.site_option,
    args=lambda g, seat, act: {"traveller": questions.seat_label(act.me)},
    refusals=other_answers.beyond(sent_values, questions.site_option, other_answers.all_spaces, no_way),
)


def travel(g: Oath, me: int, free: bool = False, only: int = 0) -> Flow[None]:
    """Travel by choice, or granted by a power for nothing; `only` is a mask of destinations."""
    act = Act(TRAVEL, me, g.pawn[me], free)
    if only:
        act.notes["only"] = only
    g.acts.stack.append(act)
    if possible(g, act) or feasible(g, act, possible):
        yield from declare(g, act, possible)
        sender: int = consult(g, hooks.SENT_BY, -1, act)
        if sender >= 0:
            site = yield from choose(SENT, sender, act)
        else:
            site = yield from choose(DESTINATION, me, act)
        if payable(g, act, site):  # sent to where the Supply does not suffice, the traveller stays
            yield from go(g, act, site)
    g.acts.stack.pop()


def go(g: Oath, act: Act, site: int) -> Flow[None]:
    """OA-5.6.2: pay, leave, arrive; a facedown site is turned up."""
    me = act.me
    g.supply[me] -= supply(g, act, site)
    for taker in tolls(g, act, site):
        tokens.give_favor(g, me, taker, 1)
    for _ in range(flips(g, act, site)):
        tokens.flip_secret(g, me)
    powers.pay_modifiers(g, act)
    yield from fire_act(g, hooks.LEFT_SITE, act, site)
    arrive(g, me, site)
    yield from fire_act(g, hooks.TRAVELLED, act, site)


def arrive(g: Oath, me: int, site: int) -> None:
    """A pawn is put on a site."""
    g.pawn[me] = site
    if not g.site_up[site]:
        card_moves.reveal_site(g, site)
    if g.log is not None:
        g.tell(events.Travelled(me, g.face_name(g.up[g.sites[site]])))


def forced(g: Oath, traveller: int) -> Act:
    """The action of somebody who is made to travel, for nothing."""
    act = Act(TRAVEL, traveller, g.pawn[traveller], True)
    act.notes["forced"] = 1
    return act


def forced_destinations(g: Oath, traveller: int) -> list[int]:
    """OA-5.5.7.IIIc: where a player can be made to travel, paying a toll or turning a secret if willing."""
    act = forced(g, traveller)
    return [site for site in range(MAP_SITES) if reachable(g, act, site) and payable(g, act, site)]


def make_travel(g: Oath, by: int, traveller: int, site: int) -> Flow[None]:
    """Make a player travel to a site, one of `forced_destinations`, for no Supply."""
    act = forced(g, traveller)
    g.acts.stack.append(act)
    sender: int = consult(g, hooks.SENT_BY, -1, act)
    if sender >= 0 and sender != by:
        site = yield from choose(SENT_ON, sender, forced_destinations(g, traveller), traveller)
    owes = bool(tolls(g, act, site) or flips(g, act, site))
    if not owes or (yield from choose(PAY_TOLL, traveller, site)) == questions.YES:
        yield from go(g, act, site)
    g.acts.stack.pop()


def traveller_args(g: Oath, seat: int, places: list[int], traveller: int) -> dict[str, object]:
    """Who is sent."""
    return {"traveller": questions.seat_label(traveller)}


SENT_ON: Final = Ask(
    "send-to",
    "OA-5.5.7.IIIc",
    questions.listed,
    questions.site_option,
    args=traveller_args,
    refusals=questions.outside(questions.site_option, other_answers.all_spaces, "OA-5.5.7.IIIc", "refusal-banish"),
)
PAY_TOLL: Final = Ask("pay-toll", "OA-5.5.7.IIIc", words(questions.YES, questions.NO), word)
