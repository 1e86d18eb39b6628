"""What is chosen for a play and what it costs, as card authors write it (IN-21.2, IN-6.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from camarilla.games.inwo import catalog, queries
from camarilla.games.inwo.card_language.matchers import Match, anything
from camarilla.games.inwo.catalog import COLOUR, FACE
from camarilla.games.inwo.model.play_fields import marker_of
from camarilla.games.inwo.model.zones import LINKED
from camarilla.games.inwo.plays.abilities import Pick, Values
from camarilla.games.inwo.plays.costs import Acts, Cost, Illuminati, Own, one_of_each
from camarilla.games.inwo.state import Inwo

# -- Picks -------------------------------------------------------------------------------------------------------------


def groups_in_play(match: Match = anything, *, mine: bool | None = None, mover: bool = False) -> Pick:
    """A group in play, not an Illuminati: anybody's, one's own (`mine`), or a rival's (`mine=False`).

    For abilities (`mover`) Secret groups and immunity are respected.
    """

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        found = []
        for other in queries.all_groups(g):
            if mine is not None and (g.holder[other] == seat) != mine:
                continue
            if not queries.may_touch(g, seat, g.holder[other]) or not match(g, other):
                continue
            if mover and g.holder[other] != seat and not queries.affects(g, slot, other):
                continue
            found.append(other)
        return found

    return Pick("card", values)


def a_rival(test: Callable[[Any, int, int], bool] | None = None, mover: bool = False) -> Pick:
    """A rival: `test(g, seat, rival)`; for abilities (`mover`) one that is not immune to the card."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        return [
            other
            for other in g.rivals(seat)
            if queries.may_touch(g, seat, other)
            and (test is None or test(g, seat, other))
            and not (mover and queries.seat_immune(g, other, slot))
        ]

    return Pick("rival", values)


def has_hidden_plots(g: Inwo, seat: int, rival: int) -> bool:
    """A rival with hidden Plots."""
    return bool(g.plots[rival])


def has_plot_deck(g: Inwo, seat: int, rival: int) -> bool:
    """A rival with undrawn Plots."""
    return bool(g.plot_deck[rival])


def holds_groups(g: Inwo, seat: int, rival: int) -> bool:
    """A rival with Group cards in hand."""
    return bool(g.groups[rival])


def has_group_deck(g: Inwo, seat: int, rival: int) -> bool:
    """A rival with undrawn Group cards."""
    return bool(g.group_deck[rival])


def exposed_plots(match: Match = anything, *, rivals_only: bool = True, mover: bool = False) -> Pick:
    """An exposed Plot; while its player claims victory with it, a Goal card is out of reach (IN-14.23)."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        seats = g.rivals(seat) if rivals_only else g.in_turn_order(seat)
        claimed = [claim.card for claim in g.claims]
        return [
            card
            for other in seats
            if queries.may_touch(g, seat, other)
            and not (mover and other != seat and queries.seat_immune(g, other, slot))
            for card in g.exposed[other]
            if card not in claimed and match(g, card)
        ]

    return Pick("card", values)


def resources_in_play(match: Match = anything, *, rivals_only: bool = True) -> Pick:
    """A Resource in play."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        seats = g.rivals(seat) if rivals_only else g.in_turn_order(seat)
        return [
            card
            for other in seats
            if queries.may_touch(g, seat, other)
            for card in g.resources[other]
            if match(g, card) and not protected(g, card)
        ]

    return Pick("card", values)


KEEPS_SAFE: Final[set[int]] = set()
"""The faces of groups whose linked Resources no card can take away or destroy."""


def protected(g: Inwo, slot: int) -> bool:
    """Whether a Resource cannot be taken away or destroyed by a card."""
    host = g.links.get(slot, -1)
    return host >= 0 and g.cards.face[host] in KEEPS_SAFE


def hand_cards(back: int, match: Match = anything) -> Pick:
    """A card of one's own hand."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        hand = g.groups[seat] if back else g.exposed[seat] + g.plots[seat]
        return one_of_each(g, [card for card in hand if card != slot and match(g, card)])

    return Pick("card", values)


def one_alignment(values: Values | None = None) -> Pick:
    """One of the ten alignments."""

    def all_ten(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        return list(catalog.ALIGNMENT_BITS)

    return Pick("alignment", values or all_ten)


def words(*offered: str, values: Values | None = None) -> Pick:
    """One of a few words; what is chosen is its number."""

    def all_of_them(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        return list(range(len(offered)))

    return Pick("words", values or all_of_them, words=offered)


# -- Prices ------------------------------------------------------------------------------------------------------------

OWN_ACTION = Cost([Own()])
ILLUMINATI_ACTION = Cost([Illuminati()])
ALL_ILLUMINATI = Cost([Illuminati(all=True)])
ANY_ACTION = Cost([Acts()])


def action_of(match: Match, at_power: int = 0) -> Cost:
    """The action of one group that matches, of at least a Power."""
    return Cost([Acts(match, at_power)])


def actions_of(match: Match, total: int) -> Cost:
    """Actions of groups that match, with a total Power."""
    return Cost([Acts(match, total, several=True)])


def illuminati_or(*parts: Any) -> Cost:
    """An Illuminati action, or something else."""
    return Cost([Illuminati()], list(parts))


def orders_in_play(g: Inwo) -> list[int]:
    """The NWO cards on the table."""
    return [
        marker_of(effect)
        for effect in g.effects.entries
        if effect.key in FACE and COLOUR[FACE[effect.key]] and g.zone[marker_of(effect)] == LINKED
    ]
