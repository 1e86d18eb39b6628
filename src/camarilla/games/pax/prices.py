"""What deeds of the action phase cost, said before one is chosen: a main action, favours, or nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from camarilla.games.pax.deeds import (
    A_INFLUENCE,
    CL_OUST,
    CR_REASSIGN,
    DO_DISMISS,
    DO_INFLUENCE,
    DO_INTERROGATE,
    DO_OUST,
    DO_REASSIGN,
    DO_SCOUT,
    KN_INTERROGATE,
    M_DISMISS,
    REALISE,
    SC_SCOUT,
    TAKE,
    Deed,
    Verb,
)
from camarilla.games.pax.targets import discounts, dismiss_price, free_cells
from camarilla.kernel.options import Label

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

__all__ = ["deed_price", "tokens_price"]

Favours = Callable[["Pax", int, Deed], int]
MAINS: Final = (DO_SCOUT, DO_INFLUENCE, DO_INTERROGATE, DO_REASSIGN, DO_DISMISS, DO_OUST)
"""PA-4.5: what uses a main action up."""


def placing(g: Pax, me: int, cell: int, number: int) -> int:
    """PA-6.2: the symbols of so many free cells, less what is taken off them."""
    cells = free_cells(g, cell, number)
    return sum([len(symbols) for symbols in cells]) - sum(discounts(g, me, cells))


def nothing(g: Pax, me: int, deed: Deed) -> int:
    """No favour."""
    return 0


def one(g: Pax, me: int, deed: Deed) -> int:
    """PA-5.1, PA-8.2, PA-10.2: a favour; an oust costs one for each token that it is aimed at."""
    return 1


def one_token(g: Pax, me: int, deed: Deed) -> int:
    """PA-6.2: the price of the first token."""
    return placing(g, me, deed.target, 1)


def one_token_and_one(g: Pax, me: int, deed: Deed) -> int:
    """PA-19.1: the same and a favour of the Aristocracy."""
    return one_token(g, me, deed) + 1


def dismissal(g: Pax, me: int, deed: Deed) -> int:
    """PA-9.2."""
    return dismiss_price(g, deed.target)


def dismissal_and_one(g: Pax, me: int, deed: Deed) -> int:
    """PA-19.3: the same and a favour of the Magistrates."""
    return dismissal(g, me, deed) + 1


FAVOURS: Final[dict[Verb, Favours]] = {
    DO_SCOUT: one,
    DO_INFLUENCE: one_token,
    DO_INTERROGATE: nothing,
    DO_REASSIGN: one,
    DO_DISMISS: dismissal,
    DO_OUST: one,
    TAKE: nothing,
    REALISE: nothing,
    A_INFLUENCE: one_token_and_one,
    M_DISMISS: dismissal_and_one,
    CR_REASSIGN: one,
    KN_INTERROGATE: nothing,
    CL_OUST: one,
    SC_SCOUT: one,
}
"""How many favours each kind of deed costs at least; events and rewards say their prices, the hand is free."""


def deed_price(g: Pax, me: int, deed: Deed) -> Label | None:
    """What a deed costs."""
    count = FAVOURS.get(deed.verb)
    if count is None:
        return None
    favours = count(g, me, deed)
    parts = [Label("price-main")] if deed.verb in MAINS and g.actions else []
    parts += [Label("price-favours", {"count": favours})] if favours else []
    return Label("price", {"parts": parts}) if parts else Label("price-free")


def tokens_price(g: Pax, me: int, number: int, cell: int, cheap: bool, extra: bool) -> Label | None:
    """PA-6.2: what so many tokens cost; where a power makes them cheaper, that is asked about later."""
    return None if cheap else Label("price-favours", {"count": placing(g, me, cell, number) + int(extra)})
