"""What the 23 sites do (OA-2.8.5). A site speaks only while it lies faceup."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from camarilla.games.oath import hooks, other_answers, powers, queries, questions, tokens, travel
from camarilla.games.oath.action_in_progress import TRAVEL, Act, Campaign
from camarilla.games.oath.bargains import FAVOR, PROMISES, SECRETS
from camarilla.games.oath.cards.answers import instead, pawn_is_here, plus
from camarilla.games.oath.cards.effects import exchange, gain_bands, gain_favor, gain_secrets, homeland, recover_here
from camarilla.games.oath.catalog import ARCANE, BEAST, DISCORD, FACE_OF, HEARTH, NOMAD, ORDER, REGION, Cost
from camarilla.games.oath.places import MAP_SITES, land_space
from camarilla.games.oath.powers import on_action
from camarilla.kernel.choices import Ask, Flow, choose

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

COAST_FACES: Final = [FACE_OF[name] for name in ("Barren Coast", "Lush Coast", "Rocky Coast")]
WOOD_FACE: Final = FACE_OF["Shrouded Wood"]
GIANT_FACE: Final = FACE_OF["Buried Giant"]


def here(g: Oath, slot: int) -> int:
    """The space of a faceup site card."""
    return land_space(g.place[slot])


def ignored(g: Oath, act: Act, site: int) -> bool:
    """Whether a power declared for this travel ignores what sites say."""
    return travel.ignores_sites(g, act, site)


# -- Homelands ---------------------------------------------------------------------------------------------------------


hooks.HOMELAND.on("Ancient City")(homeland(ORDER, gain_bands(2)))
hooks.HOMELAND.on("Fertile Valley")(homeland(HEARTH, gain_favor(1, of=HEARTH)))
hooks.HOMELAND.on("Standing Stones")(homeland(ARCANE, gain_secrets(1)))
hooks.HOMELAND.on("Steppe")(homeland(NOMAD, gain_secrets(1)))
hooks.HOMELAND.on("Deep Woods")(homeland(BEAST, recover_here))
hooks.HOMELAND.on("Wastes")(homeland(DISCORD, recover_here))


# -- Opportunities -----------------------------------------------------------------------------------------------------


TAKE_TOKEN: Final = Ask(
    "site-token",
    "OA-4.1.4",
    questions.listed,
    questions.word_option,
    refusals=questions.outside(questions.word_option, other_answers.all_tokens, "OA-4.1.4", "refusal-token"),
)


def take_token(g: Oath, slot: int, seat: int) -> Flow[None]:
    """OA-4.1.4: take 1 favor or 1 secret lying at the site of one's own pawn."""
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


hooks.WAKING.on("Salt Flats")(take_token)
hooks.WAKING.on("Mine")(take_token)
hooks.WAKING.on("Drowned City")(take_token)


# -- Travel ------------------------------------------------------------------------------------------------------------


def coast_supply(g: Oath, slot: int, cost: int, act: Act, site: int) -> int:
    """From one Coast to another for 1 Supply."""
    return min(cost, 1) if queries.site_named(g, site) in COAST_FACES and not ignored(g, act, site) else cost


hooks.TRAVEL_SUPPLY.here("Barren Coast")(coast_supply)
hooks.TRAVEL_SUPPLY.here("Lush Coast")(coast_supply)
hooks.TRAVEL_SUPPLY.here("Rocky Coast")(coast_supply)


def site_counts(g: Oath, slot: int, act: Act, site: int) -> bool:
    """No power declared for this travel ignores what sites say."""
    return not ignored(g, act, site)


hooks.TRAVEL_SUPPLY.here("Charming Valley")(plus(1, site_counts))
hooks.TRAVEL_SUPPLY.here("Shrouded Wood")(instead(2, site_counts))  # what the Reliquary adds comes after


@hooks.SENT_BY.on("Shrouded Wood")
def wood_ruler(g: Oath, slot: int, sender: int, act: Act) -> int:
    """An enemy player who rules the Wood picks the destination (R-206, R-209), unless its power is ignored wherever the
    travel leads (R-122)."""
    if here(g, slot) != act.at or all(ignored(g, act, site) for site in range(MAP_SITES)):
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
    return c.at == space and any(target >= MAP_SITES for target in c.targets)


def attack_here(more: int) -> Callable[..., int]:
    """So many attack dice more with any target here."""
    return lambda g, slot, dice, c: dice + more if targets_at(g, c, here(g, slot)) else dice


hooks.ATTACK_POOL.on("Plains")(attack_here(1))
hooks.ATTACK_POOL.on("Mountain")(attack_here(-1))


@hooks.TARGETS_LEGAL.on("Narrow Pass")
def pass_targets(g: Oath, slot: int, legal: bool, c: Campaign) -> bool:
    """From another region, any target in this one needs this site as a target, unless the attacker rules it."""
    space = here(g, slot)
    shut = REGION[c.at] != REGION[space] and not queries.rules_site(g, c.me, space) and space not in c.targets
    return legal and not (shut and any(REGION[site] == REGION[space] for site in c.targets if site < MAP_SITES))


@hooks.TARGET_SECRETS.on("The Hidden Place")
def hidden_targets(g: Oath, slot: int, count: int, c: Campaign) -> int:
    """To declare targets here a secret must be turned facedown (R-176)."""
    return count + 1 if targets_at(g, c, here(g, slot)) else count


@hooks.TARGETS_LEGAL.on("The Hidden Place")
def hidden_attack(g: Oath, slot: int, legal: bool, c: Campaign) -> bool:
    """Who may pay no secrets for powers cannot attack here."""
    return legal and not (targets_at(g, c, here(g, slot)) and broken(g, c.me))


# -- Search, muster, action --------------------------------------------------------------------------------------------


hooks.DRAWS.on("Marshes")(plus(-1, pawn_is_here))


@hooks.FIRST_DISCARD.on("Great Slum")
def great_slum(g: Oath, slot: int, leaves: list[list[int]], act: Act, site: int) -> list[list[int]]:
    """Before a card comes here one of this site may be discarded."""
    return [*leaves, g.site_cards[site]] if here(g, slot) == site else leaves


@hooks.MUSTER_GAIN.on("River")
def river(g: Oath, slot: int, count: int, act: Act, card: int) -> int:
    """Muster on a card here gives 1 warband more to the ruler."""
    site = here(g, slot)
    return count + 1 if g.place[card] == site and queries.rules_site(g, act.me, site) else count


on_action("The Tribunal", exchange(FAVOR, SECRETS, PROMISES, rule="OA-7.6.3c"))
