"""Choosing for a play: the questions and how answers are spelt (IN-21.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, get_args

from camarilla.games.inwo import card_moves
from camarilla.games.inwo.catalog import alignment_names, bit_of_change, kind_of_change
from camarilla.games.inwo.plays import offers
from camarilla.games.inwo.plays.abilities import WAYS, PickKind, Way
from camarilla.games.inwo.plays.costs import card_option, played_args, seat_label
from camarilla.kernel.choices import Ask
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


class Picked(NamedTuple):
    """Something that may be chosen, with the way and the number of the pick it is for."""

    way: int
    stage: int
    value: int


def pick_values(g: Inwo, seat: int, way: int, slot: int, chosen: tuple[int, ...]) -> list[Picked]:
    """What may be chosen next; each with its way and stage, so that it can be named."""
    stage = len(chosen)
    return [Picked(way, stage, value) for value in offers.picks(g, seat, slot, WAYS[way], chosen)]


def pick_option(g: Inwo, seat: int, value: Picked) -> Option:
    """Name what is chosen."""
    way, stage, chosen = value
    pick = WAYS[way].picks[stage]
    name = pick_name(g, pick.what, chosen, WAYS[way])
    if pick.what == "rival":
        return Option(f"@{chosen}", Label("option-rival", {"seat": seat_label(chosen)}), (f"seat:{chosen}",))
    if pick.what == "card" and chosen >= 0:
        return card_option(g, seat, chosen)
    return Option(name, Label(f"option-{pick.what}", {"name": name}))


def pick_name(g: Inwo, what: PickKind, value: int, way: Way) -> str:
    """A chosen value in a word."""
    if what == "rival":
        return f"@{value}"
    if value < 0:
        return "none"
    if what == "card":
        return card_moves.name(g, value)
    if what == "alignment":
        return alignment_names(value)[0].lower()
    if what == "change":
        kind = ("add", "remove", "reverse")[kind_of_change(value)]
        return f"{kind}-{alignment_names(bit_of_change(value))[0].lower()}"
    if what == "words":
        words = next(pick.words for pick in way.picks if pick.what == "words")
        return words[value]
    if what == "side":
        return ("top", "right", "bottom", "left")[value]
    return str(value)


def pick_ask(what: PickKind) -> Ask[Any]:
    """The question for one kind of thing."""
    return Ask(f"pick-{what}", "IN-21.2", pick_values, pick_option, args=played_args)


PICKS: dict[PickKind, Ask[Any]] = {what: pick_ask(what) for what in get_args(PickKind)}
