"""Questions that many rules and cards put, and how their answers are spelt.

A card's own question is one of these, asked with the values and the card that asks: `yield from choose(CARD, me, slots,
slot)`. A value of -1 stands for "none of them" where a power says "may".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.oath import other_answers
from camarilla.games.oath.action_in_progress import board_seat
from camarilla.games.oath.catalog import NAME, REGIONS, SLUG, SUITS
from camarilla.games.oath.hooks import FACEDOWN, FACEUP, REVEALED
from camarilla.games.oath.places import (
    BANNERS,
    MAP_SITES,
    adviser_seat,
    banner_of,
    land_space,
    relic_site,
)
from camarilla.kernel.choices import Ask, word, words
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

SKIP: Final = "skip"
YES: Final = "yes"
NO: Final = "no"


# -- Names -------------------------------------------------------------------------------------------------------------


def seat_label(seat: int) -> Label:
    """A player in words; the bandits are -1."""
    return Label("bandits") if seat < 0 else Label("seat", {"seat": seat})


def face_label(face: int) -> Label:
    """A card in words."""
    return Label(f"card-{SLUG[face]}")


def card_key(g: Oath, seat: int, slot: int) -> str:
    """How a notation spells a card for a seat: by name if the seat knows it, else by where it lies."""
    if slot in g.up:
        return SLUG[g.up[slot]]
    if g.cards.knows(seat, slot):
        return SLUG[g.cards.face[slot]]
    place = g.place[slot]
    if (owner := adviser_seat(place)) >= 0:
        return f"adviser@{owner}.{g.advisers[owner].index(slot)}"
    if (site := relic_site(place)) >= 0:
        return f"relic:{site}.{g.site_relics[site].index(slot)}"
    if (space := land_space(place)) >= 0:
        return f"site:space-{space}"
    if slot in g.reliquary:
        return f"reliquary:{g.reliquary.index(slot)}"
    return f"card:{slot}"


def card_label(g: Oath, seat: int, slot: int) -> Label:
    """A card in words, as far as a seat knows it."""
    if slot in g.up:
        return face_label(g.up[slot])
    if g.cards.knows(seat, slot):
        return face_label(g.cards.face[slot])
    return unseen_label(g, slot)


def unseen_label(g: Oath, slot: int) -> Label:
    """A card that a seat does not know, by where it lies."""
    place = g.place[slot]
    if (owner := adviser_seat(place)) >= 0:
        row = g.advisers[owner]
        return Label("unseen-adviser", {"seat": seat_label(owner), "number": row.index(slot) + 1, "of": len(row)})
    if (site := relic_site(place)) >= 0:
        row = g.site_relics[site]
        return Label("unseen-relic", {"site": site_label(g, site), "number": row.index(slot) + 1, "of": len(row)})
    if (space := land_space(place)) >= 0:
        return site_label(g, space)
    if slot in g.reliquary:
        return Label("goods-reliquary", {"space": g.reliquary.index(slot) + 1})
    return Label("unknown-card")


def site_key(g: Oath, site: int) -> str:
    """How a notation spells a site: by name if it lies faceup, else by its space."""
    slot = g.sites[site]
    return SLUG[g.up[slot]] if slot in g.up else f"space-{site}"


def site_label(g: Oath, site: int) -> Label:
    """A site in words."""
    slot = g.sites[site]
    return face_label(g.up[slot]) if slot in g.up else Label("facedown-site", {"space": site + 1})


def fight_args(g: Oath, seat: int, *about: Any) -> dict[str, Any]:
    """The campaign that a question belongs to: who attacks whom, and where."""
    fight = g.acts.innermost()
    assert fight is not None
    return {
        "attacker": seat_label(fight.me),
        "defender": seat_label(fight.defender),
        "site": site_label(g, fight.at),
    }


def suit_label(suit: int) -> Label:
    """A suit in words."""
    return Label(f"suit-{SUITS[suit]}")


# -- Options -----------------------------------------------------------------------------------------------------------


def listed(g: Oath, seat: int, values: list[Any], *about: Any) -> list[Any]:
    """The values the question was asked with."""
    return values


def skip_option() -> Option:
    """None of them."""
    return Option(SKIP, Label("option-skip"))


def card_option(g: Oath, seat: int, slot: int) -> Option:
    """Name a card."""
    if slot < 0:
        return skip_option()
    return Option(card_key(g, seat, slot), Label("a-card", {"card": card_label(g, seat, slot)}), (f"card:{slot}",))


def site_option(g: Oath, seat: int, site: int) -> Option:
    """Name a site: `site:plains`, `site:space-4`."""
    if site < 0:
        return skip_option()
    return Option(f"site:{site_key(g, site)}", Label("a-site", {"site": site_label(g, site)}), (f"site:{site}",))


def seat_option(g: Oath, seat: int, other: int) -> Option:
    """Name a player: `seat@2`."""
    if other < 0:
        return skip_option()
    return Option(f"seat@{other}", Label("a-seat", {"seat": seat_label(other)}), (f"seat:{other}",))


def bank_option(g: Oath, seat: int, bank: int) -> Option:
    """Name a favor bank: `bank:order`."""
    return Option(f"bank:{SUITS[bank]}", Label("a-bank", {"suit": suit_label(bank)}), (f"bank:{bank}",))


def amount_option(g: Oath, seat: int, count: int) -> Option:
    """A number."""
    return Option(str(count), Label("an-amount", {"count": count}))


def how_many(
    prompt: str, rule: str, values: Callable[..., list[int]], args: Callable[..., dict[str, Any]] | None = None
) -> Ask[int]:
    """A question for a number, of warbands as a rule, which refuses any that is too great."""
    too_many = other_answers.beyond(
        values, amount_option, other_answers.all_amounts, other_answers.always(rule, "refusal-too-many")
    )
    return Ask(prompt, rule, values, amount_option, args=args, refusals=too_many)


def region_option(g: Oath, seat: int, region: int) -> Option:
    """A region's discard pile: `pile:cradle`; the World Deck is `world`."""
    if region < 0:
        return Option("world", Label("world-deck"), ("deck:world",))
    name = REGIONS[region]
    return Option(f"pile:{name}", Label(f"pile-{name}"), (f"pile:{region}",))


def where_option(g: Oath, seat: int, where: int) -> Option:
    """Where a card is played."""
    if where < 0:
        return Option("discard", Label("play-discard"))
    if where < MAP_SITES:
        return Option(
            f"site:{site_key(g, where)}", Label("play-site", {"site": site_label(g, where)}), (f"site:{where}",)
        )
    name = {FACEUP: "faceup", FACEDOWN: "facedown", REVEALED: "revealed"}[where]
    return Option(name, Label(f"play-{name}"))


def word_option(g: Oath, seat: int, value: str) -> Option:
    """A word that is its own notation."""
    return word(g, seat, value)


def item_option(g: Oath, seat: int, item: int) -> Option:
    """A relic (its slot) or a banner (`as_item`)."""
    if item >= 0:
        return card_option(g, seat, item)
    name = BANNERS[banner_of(item)]
    return Option(f"banner:{name}", Label(f"banner-{name}"), (f"banner:{banner_of(item)}",))


def place_option(g: Oath, seat: int, place: int) -> Option:
    """Where warbands lie: a site, or a board."""
    if (owner := board_seat(place)) >= 0:
        return Option(f"board@{owner}", Label("a-board", {"seat": seat_label(owner)}), (f"seat:{owner}",))
    return site_option(g, seat, place)


def why(g: Oath, seat: int, values: Any, slot: int = -1, *more: Any) -> dict[str, Any]:
    """Which card asks."""
    return {"card": Label(f"card-{SLUG[g.up[slot]]}") if slot in g.up else Label("a-power")}


def name_of(g: Oath, slot: int) -> str:
    """The printed name of a faceup card."""
    return NAME[g.up[slot]]


def by_power(g: Oath, seat: int, value: Any, values: Any, slot: int = -1, *more: Any) -> other_answers.Reason:
    """OA-7.1.3: a power speaks of nothing else."""
    return "OA-7.1.3", Label("refusal-power", why(g, seat, values, slot))


def unfit(option: Callable[[Any, int, Any], Option], thinkable: Callable[..., list[Any]]) -> other_answers.Refusals:
    """The refusals of a power's question."""
    return other_answers.beyond(listed, option, thinkable, by_power)


def outside(
    option: Callable[[Any, int, Any], Option], thinkable: Callable[..., list[Any]], rule: str, message: str
) -> other_answers.Refusals:
    """The refusals of a question that lists its values, with one reason for all."""
    return other_answers.beyond(listed, option, thinkable, other_answers.always(rule, message))


CARD: Final = Ask(
    "pick-card", "OA-7.1.3", listed, card_option, args=why, refusals=unfit(card_option, other_answers.all_faceup)
)
SECRET_CARD: Final = Ask(
    "pick-card",
    "OA-7.1.3",
    listed,
    card_option,
    args=why,
    refusals=unfit(card_option, other_answers.all_faceup),
    secret=True,
)
PLACE_OF: Final = Ask(
    "pick-place", "OA-7.1.3", listed, place_option, args=why, refusals=unfit(place_option, other_answers.all_boards)
)
KILL_AT: Final = Ask(
    "kill-at",
    "OA-7.1.3",
    listed,
    place_option,
    args=lambda g, seat, values, slot, due: {**why(g, seat, values, slot), "count": due},
    refusals=unfit(place_option, other_answers.all_boards),
)
SITE: Final = Ask(
    "pick-site", "OA-7.1.3", listed, site_option, args=why, refusals=unfit(site_option, other_answers.all_spaces)
)
SEAT: Final = Ask(
    "pick-seat", "OA-7.1.3", listed, seat_option, args=why, refusals=unfit(seat_option, other_answers.all_players)
)
BANK: Final = Ask(
    "pick-bank", "OA-7.1.3", listed, bank_option, args=why, refusals=unfit(bank_option, other_answers.all_banks)
)
AMOUNT: Final = Ask(
    "pick-amount", "OA-7.1.3", listed, amount_option, args=why, refusals=unfit(amount_option, other_answers.all_amounts)
)
PILE: Final = Ask(
    "pick-pile", "OA-7.1.3", listed, region_option, args=why, refusals=unfit(region_option, other_answers.all_piles)
)
ITEM: Final = Ask(
    "pick-item", "OA-7.1.3", listed, item_option, args=why, refusals=unfit(item_option, other_answers.all_items)
)
WORD: Final = Ask("pick-word", "OA-7.1.3", listed, word_option, args=why)


def aimed_words(prompt: str, rule: str, messages: dict[str, str], refusal: str) -> Ask[Any]:
    """A question whose answers are a word and a player, `favor@2`, or `done`; each word has its message."""

    def option(g: Oath, seat: int, value: tuple[str, int]) -> Option:
        kind, other = value
        if other < 0:
            return Option("done", Label("option-done"))
        return Option(f"{kind}@{other}", Label(messages[kind], {"seat": seat_label(other)}), (f"seat:{other}",))

    def thinkable(g: Oath, seat: int, *about: Any) -> list[tuple[str, int]]:
        return [(kind, other) for other in g.order for kind in messages]

    return Ask(prompt, rule, listed, option, refusals=outside(option, thinkable, rule, refusal))


def may_args(g: Oath, seat: int, slot: int = -1, *more: Any) -> dict[str, Any]:
    """Which card asks."""
    return why(g, seat, None, slot)


MAY: Final = Ask("may", "OA-7.1.3", words(YES, NO), word, args=may_args)
"""Whether to do what a power says one may."""
REACT: Final = Ask("react", "OA-7.1.4b", words(YES, NO), word, args=may_args)
"""The same, in the middle of another player's action."""
