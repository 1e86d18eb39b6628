"""The six edifices, intact and ruined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import chronicle, hooks, queries, questions
from camarilla.games.oath.action_in_progress import BANNER_TARGET, Act, Campaign
from camarilla.games.oath.bargains import ADVISERS, FAVOR, SECRETS
from camarilla.games.oath.cards.common import keep_or_bury
from camarilla.games.oath.cards.effects import exchange
from camarilla.games.oath.cards.tactics import dice_if, its_site_is_a_target
from camarilla.games.oath.catalog import BEAST, SUIT
from camarilla.games.oath.hooks import FACEDOWN
from camarilla.games.oath.places import CITIZEN, DENIZEN_BACK, MAP_SITES, PEOPLE, PEOPLE_ITEM
from camarilla.games.oath.powers import action, on_action, plan
from camarilla.kernel.choices import Ask, Flow, choose, word, words

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


@hooks.TARGET_DICE.on("Sprawling Rampart")
def sprawling_rampart(g: Oath, slot: int, dice: int, c: Campaign, target: int) -> int:
    """Every site of its ruler gives 1 defense die more."""
    return dice + 1 if target < MAP_SITES and queries.ruler(g, target) == queries.card_ruler(g, slot) else dice


plan("Bandit Rampart", dice=dice_if(2, its_site_is_a_target))


@hooks.MAY_TARGET.on("Hall of Debate")
def hall_of_debate(g: Oath, slot: int, may: bool, c: Campaign, target: int) -> bool:
    """Nobody declares the People's Favor a target."""
    return may and target != BANNER_TARGET + PEOPLE


@hooks.RECOVERED.on("Hall of Mockery")
def hall_of_mockery(g: Oath, slot: int, act: Act, what: int) -> Flow[None]:
    """A recovered People's Favor ends up on its Mob side."""
    if what == PEOPLE_ITEM:
        g.mob = True
    yield from ()


@hooks.KEPT_IN_CHRONICLE.on("Forest Temple")
def forest_temple(g: Oath, slot: int, kept: bool, site: int) -> bool:
    """Sites with a Beast card are not put back (R-199)."""
    return kept or BEAST in queries.suits_at(g, site)


@hooks.MAY_PLAY.on("Ruined Temple")
def ruined_temple(g: Oath, slot: int, may: bool, act: Act, face: int, where: int) -> bool:
    """Enemies of its ruler play no Beast cards faceup."""
    return may and not (SUIT[face] == BEAST and where != FACEDOWN and queries.hostile(g, act.me, slot))


on_action("Festival District", exchange(FAVOR, SECRETS, ADVISERS))


NUDGE: Final = Ask("nudge-die", "OA-3.3a", words(questions.SKIP, "plus", "minus"), word, args=questions.may_args)


@hooks.END_ROLL.on("Squalid District")
def squalid_district(g: Oath, slot: int) -> Flow[None]:
    """Its ruler, if no Citizen, may change the end die by 1 (R-085, R-086)."""
    ruler = queries.card_ruler(g, slot)
    if ruler < 0 or g.role[ruler] == CITIZEN:
        return
    answer = yield from choose(NUDGE, ruler, slot)
    g.end_roll += {"plus": 1, "minus": -1}.get(answer, 0)


@hooks.SEARCHED.chosen("Great Spire")
def great_spire(g: Oath, slot: int, act: Act, drawn: list[int]) -> Flow[None]:
    """Any number of drawn denizens are exchanged for random cards of the Dispossessed (R-181)."""
    given: list[int] = []
    while len(given) < len(g.dispossessed):
        left = [one for one in drawn if g.backs[one] == DENIZEN_BACK and one not in given]
        if not left:
            break
        one = yield from choose(questions.SECRET_CARD, act.me, [-1, *left], slot)
        if one < 0:
            break
        given.append(one)
    if given:
        fresh = swap_with_dispossessed(g, given)
        for one, other in zip(given, fresh, strict=True):
            g.hands[act.me][g.hands[act.me].index(one)] = other
            drawn[drawn.index(one)] = other
            g.cards.show(act.me, other)
        g.cards.shuffle(g.dispossessed, g.rng)


def swap_with_dispossessed(g: Oath, given: list[int]) -> list[int]:
    """Put cards into the Dispossessed for as many random ones; the caller lays those where the given ones lay."""
    g.cards.shuffle(g.dispossessed, g.rng)
    fresh = g.dispossessed[: len(given)]
    g.dispossessed = g.dispossessed[len(given) :] + given
    return fresh


@action("Fallen Spire")
def fallen_spire(g: Oath, me: int, slot: int) -> Flow[None]:
    """Up to five topmost denizens of the region's pile are exchanged for random Dispossessed ones, unseen."""
    count = yield from choose(questions.AMOUNT, me, list(range(6)), slot)
    pile = g.discards[queries.region(g, me)]
    top = [one for one in reversed(pile) if g.backs[one] == DENIZEN_BACK][: min(count, len(g.dispossessed))]
    if top:
        fresh = swap_with_dispossessed(g, top)
        for one, other in zip(top, fresh, strict=True):
            pile[pile.index(one)] = other
        g.cards.shuffle(g.dispossessed, g.rng)


on_action("Ancient Forge", keep_or_bury)


@action("Broken Forge")
def broken_forge(g: Oath, me: int, slot: int) -> Flow[None]:
    """It turns to its intact side."""
    chronicle.flip_edifice(g, slot)
    yield from ()
