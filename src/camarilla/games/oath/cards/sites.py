"""What the 23 sites do (OA-2.8.5). A site speaks only while it lies faceup."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import bargains, economy, hooks, powers, queries, questions, refusals, tokens, travel
from camarilla.games.oath.action_in_progress import TRAVEL, Act, Campaign
from camarilla.games.oath.catalog import ARCANE, BEAST, DISCORD, FACE_OF, HEARTH, NOMAD, ORDER, REGION, Cost
from camarilla.games.oath.places import LAND
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.deals import bargain

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

COASTS: Final = ("Barren Coast", "Lush Coast", "Rocky Coast")
COAST_FACES: Final = [FACE_OF[name] for name in COASTS]
PASS_FACE: Final = FACE_OF["Narrow Pass"]
WOOD_FACE: Final = FACE_OF["Shrouded Wood"]
GIANT_FACE: Final = FACE_OF["Buried Giant"]


def here(g: Oath, slot: int) -> int:
    """The space of a faceup site card."""
    return g.place[slot] - LAND


def ignored(g: Oath, act: Act, site: int) -> bool:
    """Whether a power declared for this travel ignores what sites say."""
    return travel.ignores_sites(g, act, site)


# -- Homelands ---------------------------------------------------------------------------------------------------------


def at_home(g: Oath, slot: int, act: Act, played: int, site: int, suit: int) -> bool:
    """Whether a card of the suit was played here by one who has discarded none of it from here this turn."""
    return here(g, slot) == site and queries.suit(g, played) == suit and (act.me, site, suit) not in g.homelands


@hooks.HOMELAND.on("Ancient City")
def ancient_city(g: Oath, slot: int, act: Act, played: int, site: int) -> Flow[None]:
    """An Order card played here gives 2 warbands."""
    if at_home(g, slot, act, played, site, ORDER):
        tokens.gain_bands(g, act.me, 2)
    yield from ()


@hooks.HOMELAND.on("Fertile Valley")
def fertile_valley(g: Oath, slot: int, act: Act, played: int, site: int) -> Flow[None]:
    """A Hearth card played here gives 1 favor more."""
    if at_home(g, slot, act, played, site, HEARTH):
        tokens.gain_favor(g, act.me, HEARTH, 1)
    yield from ()


@hooks.HOMELAND.on("Standing Stones")
def standing_stones(g: Oath, slot: int, act: Act, played: int, site: int) -> Flow[None]:
    """An Arcane card played here gives 1 secret."""
    if at_home(g, slot, act, played, site, ARCANE):
        tokens.gain_secrets(g, act.me, 1)
    yield from ()


@hooks.HOMELAND.on("Steppe")
def steppe(g: Oath, slot: int, act: Act, played: int, site: int) -> Flow[None]:
    """A Nomad card played here gives 1 secret."""
    if at_home(g, slot, act, played, site, NOMAD):
        tokens.gain_secrets(g, act.me, 1)
    yield from ()


@hooks.HOMELAND.on("Deep Woods")
def deep_woods(g: Oath, slot: int, act: Act, played: int, site: int) -> Flow[None]:
    """A Beast card played here lets the player take the relic here."""
    if at_home(g, slot, act, played, site, BEAST):
        yield from take_relic_here(g, slot, act, site)


@hooks.HOMELAND.on("Wastes")
def wastes(g: Oath, slot: int, act: Act, played: int, site: int) -> Flow[None]:
    """A Discord card played here lets the player take the relic here."""
    if at_home(g, slot, act, played, site, DISCORD):
        yield from take_relic_here(g, slot, act, site)


def take_relic_here(g: Oath, slot: int, act: Act, site: int) -> Flow[None]:
    """Take a relic of the site; it counts as recovered, at no cost (R-256)."""
    relics = [relic for relic in g.site_relics[site] if economy.recoverable_for_nothing(g, act.me, site, relic)]
    if relics:
        relic = yield from choose(questions.CARD, act.me, [-1, *relics], slot)
        if relic >= 0:
            yield from economy.recover_for_nothing(g, act.me, site, relic)


# -- Opportunities -----------------------------------------------------------------------------------------------------


TAKE_TOKEN: Final = Ask(
    "site-token",
    "OA-4.1.4",
    questions.listed,
    questions.word_option,
    refusals=questions.outside(questions.word_option, refusals.all_tokens, "OA-4.1.4", "refusal-token"),
)


def take_token(g: Oath, slot: int, seat: int) -> Flow[None]:
    """OA-4.1.4: take 1 favor or 1 secret lying at the site of the own pawn."""
    site = here(g, slot)
    if g.pawn[seat] != site:
        return
    values = ["favor"] if g.site_favor[site] else []
    values += ["secret"] if g.site_secrets[site] else []
    if not values:
        return
    taken = yield from choose(TAKE_TOKEN, seat, [questions.SKIP, *values])
    if taken == "favor":
        g.site_favor[site] -= 1
        tokens.receive(g, seat, 1)
    elif taken == "secret":
        g.site_secrets[site] -= 1
        g.secrets[seat] += 1


for name in ("Salt Flats", "Mine", "Drowned City"):
    hooks.WAKING.on(name)(take_token)


# -- Travel ------------------------------------------------------------------------------------------------------------


def coast_supply(g: Oath, slot: int, cost: int, act: Act, site: int) -> int:
    """From one Coast to another for 1 Supply."""
    return min(cost, 1) if queries.site_named(g, site) in COAST_FACES and not ignored(g, act, site) else cost


for name in COASTS:
    hooks.TRAVEL_SUPPLY.here(name)(coast_supply)


@hooks.TRAVEL_SUPPLY.here("Charming Valley")
def charming_valley(g: Oath, slot: int, cost: int, act: Act, site: int) -> int:
    """Travel from here costs 1 more."""
    return cost if ignored(g, act, site) else cost + 1


@hooks.TRAVEL_SUPPLY.here("Shrouded Wood")
def wood_supply(g: Oath, slot: int, cost: int, act: Act, site: int) -> int:
    """Travel from here costs 2; what the Reliquary adds comes after that (R-208)."""
    return cost if ignored(g, act, site) else 2


@hooks.SENT_BY.on("Shrouded Wood")
def wood_ruler(g: Oath, slot: int, sender: int, act: Act) -> int:
    """An enemy player who rules the Wood picks the destination (R-206, R-209), unless its power is ignored wherever the
    travel leads (R-122)."""
    if here(g, slot) != act.at or all(ignored(g, act, site) for site in range(8)):
        return sender
    ruler = queries.ruler(g, act.at)
    return ruler if ruler >= 0 and queries.enemies(g, act.me, ruler) else sender


@hooks.MAY_TRAVEL.on("Narrow Pass")
def narrow_pass(g: Oath, slot: int, may: bool, act: Act, site: int) -> bool:
    """Travel from another region into this one must end here; Coasts, the Wood and the Giant ignore it."""
    space = here(g, slot)
    past = REGION[site] == REGION[space] != REGION[act.at] and site != space
    start = queries.site_named(g, act.at)
    by_sea = start in COAST_FACES and queries.site_named(g, site) in COAST_FACES
    giant = any(g.up[mod] == GIANT_FACE for mod in act.mods)
    return may and not (past and not (by_sea or giant or start == WOOD_FACE or ignored(g, act, site)))


@hooks.TRAVEL_SECRETS.on("The Hidden Place")
def hidden_place(g: Oath, slot: int, count: int, act: Act, site: int) -> int:
    """To travel here a secret must be turned facedown."""
    hides = here(g, slot) == site and queries.site_named(g, act.at) != WOOD_FACE and not ignored(g, act, site)
    return count + 1 if hides else count


@hooks.MAY_TRAVEL.on("The Hidden Place")
def hidden_open(g: Oath, slot: int, may: bool, act: Act, site: int) -> bool:
    """Who may pay no secrets for powers cannot come here."""
    return may and not (hidden_place(g, slot, 0, act, site) and broken(g, act.me))


def broken(g: Oath, seat: int) -> bool:
    """Whether a player may turn no secret for a site's power."""
    return not hooks.consult(g, hooks.MAY_PAY, True, seat, SECRET_COST)


def at_giant(g: Oath, act: Act, slot: int) -> bool:
    """Whether the traveller leaves the Buried Giant."""
    return here(g, slot) == act.at and not act.notes.get("forced") and tokens.can_pay(g, act.me, slot, SECRET_COST)


SECRET_COST: Final = Cost(place_secret=1)


def flip_for_giant(g: Oath, act: Act, slot: int) -> None:
    """A secret is turned facedown."""
    tokens.flip_secret(g, act.me)


powers.modifier("Buried Giant", TRAVEL, access=at_giant, owes=lambda g, act, slot: (0, 1), pay=flip_for_giant)


@hooks.TRAVEL_SUPPLY.chosen("Buried Giant")
def buried_giant(g: Oath, slot: int, cost: int, act: Act, site: int) -> int:
    """Travel from here for nothing once a secret was turned."""
    return 0


# -- Campaign ----------------------------------------------------------------------------------------------------------


def targets_at(g: Oath, c: Campaign, space: int) -> bool:
    """Whether any target lies at a site: the site itself, or what its defender has standing there."""
    if space in c.targets:
        return True
    return c.at == space and any(target >= 8 for target in c.targets)


@hooks.ATTACK_POOL.on("Plains")
def plains(g: Oath, slot: int, dice: int, c: Campaign) -> int:
    """1 attack die more with any target here."""
    return dice + 1 if targets_at(g, c, here(g, slot)) else dice


@hooks.ATTACK_POOL.on("Mountain")
def mountain(g: Oath, slot: int, dice: int, c: Campaign) -> int:
    """1 attack die fewer with any target here."""
    return dice - 1 if targets_at(g, c, here(g, slot)) else dice


@hooks.TARGETS_LEGAL.on("Narrow Pass")
def pass_targets(g: Oath, slot: int, legal: bool, c: Campaign) -> bool:
    """From another region, any target in this one needs this site as a target, unless the attacker rules it."""
    space = here(g, slot)
    shut = REGION[c.at] != REGION[space] and not queries.rules_site(g, c.me, space) and space not in c.targets
    return legal and not (shut and any(REGION[site] == REGION[space] for site in c.targets if site < 8))


@hooks.TARGET_SECRETS.on("The Hidden Place")
def hidden_targets(g: Oath, slot: int, count: int, c: Campaign) -> int:
    """To declare targets here a secret must be turned facedown (R-176)."""
    return count + 1 if targets_at(g, c, here(g, slot)) else count


@hooks.TARGETS_LEGAL.on("The Hidden Place")
def hidden_attack(g: Oath, slot: int, legal: bool, c: Campaign) -> bool:
    """Who may pay no secrets for powers cannot attack here."""
    return legal and not (targets_at(g, c, here(g, slot)) and broken(g, c.me))


# -- Search, muster, action --------------------------------------------------------------------------------------------


@hooks.DRAWS.on("Marshes")
def marshes(g: Oath, slot: int, count: int, act: Act) -> int:
    """A search with the pawn here draws 1 card fewer."""
    return count - 1 if here(g, slot) == g.pawn[act.me] else count


@hooks.FIRST_DISCARD.on("Great Slum")
def great_slum(g: Oath, slot: int, leaves: list[list[int]], act: Act, site: int) -> list[list[int]]:
    """Before a card comes here one of this site may be discarded."""
    return [*leaves, g.site_cards[site]] if here(g, slot) == site else leaves


@hooks.MUSTER_GAIN.on("River")
def river(g: Oath, slot: int, count: int, act: Act, card: int) -> int:
    """Muster on a card here gives 1 warband more to the ruler."""
    site = here(g, slot)
    return count + 1 if g.place[card] == site and queries.rules_site(g, act.me, site) else count


COVENANT: Final = bargain(
    bargains.Goods(bargains.FAVOR, bargains.SECRETS, bargains.PROMISES), build="OA-7.6.3c", answer="OA-7.6.3c"
)


@powers.action("The Tribunal")
def the_tribunal(g: Oath, me: int, slot: int) -> Flow[None]:
    """A binding agreement with any player about favor, secrets and promises."""
    other = yield from choose(questions.SEAT, me, queries.others(g, me), slot)
    yield from bargains.strike(g, COVENANT, me, other)
