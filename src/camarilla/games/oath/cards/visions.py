"""The Visions. The goals of the four true ones are in `victory.py`; Conspiracy has a When Played power."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import card_moves, other_answers, powers, queries, questions, tokens
from camarilla.games.oath.catalog import Cost
from camarilla.games.oath.places import as_item, banner_of
from camarilla.games.oath.powers import when_played
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Option

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

powers.passive("Vision of Faith", "Vision of Rebellion", "Vision of Sanctuary", "Vision of Conquest")

NOTHING: Final = -9


def conspire_option(g: Oath, seat: int, item: int) -> Option:
    """Name what is taken, or nothing."""
    return questions.skip_option() if item == NOTHING else questions.item_option(g, seat, item)


CONSPIRE: Final = Ask(
    "conspire",
    "OA-5.1.4.IVb",
    questions.listed,
    conspire_option,
    refusals=questions.outside(conspire_option, other_answers.all_items, "OA-5.1.4.IVb", "refusal-conspire"),
)


def loot(g: Oath, me: int) -> list[int]:
    """OA-5.1.4.IVb, c: what Conspiracy can take: from players here with whom two of one's advisers share suits."""
    if not tokens.can_pay(g, me, -1, Cost(burn_secret=1)):
        return []
    found: list[int] = []
    for other in queries.co_located(g, me):
        if sum([queries.suit_count(g, me, suit) for suit in queries.adviser_suits(g, other) if suit >= 0]) < 2:
            continue
        items = g.relics[other] + [as_item(banner) for banner in range(2) if g.banner_holder[banner] == other]
        found += [item for item in items if queries.may_take(g, me, other, item)]
    return found


@when_played("Conspiracy")
def conspiracy(g: Oath, me: int, slot: int, site: int) -> Flow[None]:
    """OA-5.1.4.IV: perhaps burn a secret and take a relic or banner; a banner suffers the seize penalty."""
    items = loot(g, me)
    if not items:
        return
    item = yield from choose(CONSPIRE, me, [NOTHING, *items])
    if item == NOTHING:
        return
    tokens.burn_secrets(g, me, 1)
    if item >= 0:
        yield from card_moves.take_relics(g, me, [item])
    else:
        card_moves.seize_banner(g, me, banner_of(item))
