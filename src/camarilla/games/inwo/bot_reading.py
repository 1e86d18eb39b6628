"""What the heuristic reads from a view and from the options it is offered."""

from __future__ import annotations

from typing import Any

from camarilla.games.inwo.catalog import (
    ALIGN,
    ARROWS_OUT,
    FACE,
    FANATIC,
    GROUP,
    POWER,
    PUPPET_BACK,
    RESISTANCE,
    TYPE,
    alignment_names,
)
from camarilla.games.inwo.evaluation import LASTING, card_worth, mask, plot_worth
from camarilla.kernel.bots import Look
from camarilla.kernel.options import Option

NEARLY = 2
"""With so many groups missing a rival is about to win."""
PLENTY = 5
"""More Group cards than a hand can use soon."""
UNSEEN = 3.0
"""What a card is worth that one has not seen."""


class Printed:
    """A Group of the hand as the estimate needs it."""

    def __init__(self, card: str) -> None:
        face = FACE[card]
        self.card = card
        self.power = POWER[face]
        self.resistance = RESISTANCE[face]
        self.alignments = alignment_names(ALIGN[face])


def find(look: Look, *notations: str) -> Option | None:
    """The first of these that is offered."""
    for notation in notations:
        for option in look.options:
            if option.notation == notation:
                return option
    return None


def starting(look: Look, start: str) -> list[Option]:
    """The options that begin so."""
    return [option for option in look.options if option.notation.startswith(start)]


def suffix(look: Look, end: str) -> list[Option]:
    """The options that end so."""
    return [option for option in look.options if option.notation.endswith(end)]


def acting(look: Look) -> list[Option]:
    """Plots that add 10 to an action."""
    return [option for option in starting(look, "plot:") if option.notation.endswith("/action")]


def me(look: Look) -> Any:
    """One's own side of the table."""
    return look.view.board.players[look.seat]


def by_name(groups: list[Any], notation: str) -> Any:
    """The group an option names."""
    name = notation.partition(":")[2]
    return next((group for group in groups if name in (group.card, f"{group.card}~{group.slot}")), None)


def depth_of(groups: list[Any], group: Any) -> int:
    """How far a group is from its Illuminati."""
    masters = {other.slot: other.master for other in groups}
    depth, at = 0, group.slot
    while masters.get(at, -1) >= 0:
        at = masters[at]
        depth += 1
    return depth


def nearest(look: Look) -> Option:
    """The place whose master is nearest to the Illuminati."""
    groups = me(look).groups
    depths = {group.card: depth_of(groups, group) for group in groups}
    return min(look.options, key=lambda option: depths.get(option.notation.partition(":")[0], 9))


def strength_of(look: Look) -> int:
    """The strength of the attack as it stands."""
    attacks = look.view.board.attacks
    return attacks[-1].strength if attacks else 0


def owner_of(look: Look, option: Option) -> int:
    """Whose group an option is about, or -1."""
    slots = [int(key.partition(":")[2]) for key in option.touches if key.startswith("card:")]
    for seat, player in enumerate(look.view.board.players):
        if any(group.slot in slots for group in player.groups):
            return seat
    return -1


def power_of(look: Look, option: Option) -> int:
    """The Power of the group an option is about."""
    slots = [int(key.partition(":")[2]) for key in option.touches if key.startswith("card:")]
    for player in look.view.board.players:
        for group in player.groups:
            if group.slot in slots:
                return int(group.power)
    return 99


def about_to_win(look: Look, seat: int) -> bool:
    """Whether a rival needs but few groups more."""
    board = look.view.board
    return seat != look.seat and board.players[seat].goal_count >= board.basic_goal - NEARLY


def master_match(groups: list[Any], group: Any) -> int:
    """What a group resists more for each alignment it shares with its master."""
    master = next((other for other in groups if other.slot == group.master), None)
    if master is None:
        return 0
    return 4 * (mask(master.alignments) & mask(group.alignments) & ~FANATIC).bit_count()


def names_in_play(look: Look) -> set[str]:
    """The groups on the table: copies of them in a hand cannot be taken over."""
    return {group.card for player in look.view.board.players for group in player.groups}


def hand_worth(look: Look, name: str) -> float:
    """What a card of a hand is worth to this player: by the use there is for it."""
    face = FACE[name]
    if not PUPPET_BACK[face]:
        return plot_worth(name)
    if name in names_in_play(look):
        return 1.0
    crowded = len(me(look).hand) > PLENTY
    return card_worth(name) / (3 if crowded else 1)


def item_worth(look: Look, item: Any) -> float:
    """What a part of a deal is worth."""
    name = str(item.args["card"]).partition("~")[0]
    if item.id.startswith("item-unseen"):
        return UNSEEN
    if item.id in ("item-puppet", "item-resource"):
        return 2 * card_worth(name)
    return hand_worth(look, name)


def surplus(look: Look) -> str | None:
    """The Group card one would trade away: there are many, and Plots are short."""
    mine = me(look)
    cards: list[str] = [card.card for card in mine.hand if card.card is not None and TYPE[FACE[card.card]] == GROUP]
    if len(cards) <= PLENTY or len(mine.plots) + len(mine.exposed) >= 4:
        return None
    least: str = min(cards, key=lambda name: hand_worth(look, name))
    return least


def lead_worth(name: str) -> float:
    """What a group is worth as a lead."""
    face = FACE[name]
    return 2 * POWER[face] + 3 * len(ARROWS_OUT[face])


def card_in(option: Option) -> str:
    """The card that an option names: of `drop:gremlins~71` and `plot:jihad/boost` without which copy, and how."""
    return option.notation.partition(":")[2].partition("/")[0].partition("~")[0]


def is_investment(look: Look, option: Option) -> bool:
    """A Plot that makes an own group stronger for good."""
    return option.notation.startswith("plot:") and "/" not in option.notation and card_in(option) in LASTING
