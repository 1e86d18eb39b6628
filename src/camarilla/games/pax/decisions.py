"""An action with what it costs as one decision: the acting card, how many tokens, what is paid (PA-2.9, PA-2.27)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.pax.actions import PLACE, VIA
from camarilla.games.pax.catalog import FACTIONS, TYPES
from camarilla.games.pax.deeds import (
    A_INFLUENCE,
    BUY_CONVENT,
    BUY_PRESS,
    CL_OUST,
    CR_REASSIGN,
    DO_DISMISS,
    DO_INFLUENCE,
    DO_OUST,
    DO_REASSIGN,
    DO_SCOUT,
    M_DISMISS,
    REWARD_DISMISS,
    REWARD_INFLUENCE,
    REWARD_REASSIGN,
    SC_SCOUT,
)
from camarilla.games.pax.favour import ALL_DIRECT, PAY, SPARE, Way
from camarilla.games.pax.oust import AIM, TARGET
from camarilla.games.pax.queries import matching
from camarilla.games.pax.targets import free_cells
from camarilla.games.pax.turn import ACT
from camarilla.kernel.choices import Choice
from camarilla.kernel.facets import Decisions

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

__all__ = ["PaymentDecision"]

PAID: Final = frozenset(
    verb.name
    for verb in (
        DO_SCOUT,
        DO_INFLUENCE,
        DO_REASSIGN,
        DO_DISMISS,
        DO_OUST,
        A_INFLUENCE,
        M_DISMISS,
        CR_REASSIGN,
        CL_OUST,
        SC_SCOUT,
        REWARD_INFLUENCE,
        REWARD_DISMISS,
        REWARD_REASSIGN,
        BUY_PRESS,
        BUY_CONVENT,
    )
)
"""What costs favours, as the answer that begins it is spelt."""


class PaymentDecision(Decisions):
    """Pax Illuminaten's."""

    parts = frozenset({VIA.prompt, PLACE.prompt, AIM.prompt, TARGET.prompt, SPARE.prompt, PAY.prompt})

    def begins(self, prompt: str, notation: str) -> bool:
        """Something to do that costs favours."""
        return prompt == ACT.prompt and notation.partition("@")[0].partition(":")[0] in PAID

    def usual(self, g: Pax, choice: Choice, notations: Sequence[str]) -> str | None:
        """The first card that can act, as few tokens as may be, and what is missed least."""
        prompt = choice.ask.prompt
        if prompt == ACT.prompt:
            return None
        if prompt == PAY.prompt:
            return min(notations, key=lambda notation: missed(g, choice, notation))
        if prompt == SPARE.prompt:
            return min(notations, key=lambda notation: held(g, choice.seat, choice.find(g, notation)[1]))
        return notations[0]

    def figures(self, g: Pax, choice: Choice, notation: str) -> dict[str, Any] | None:
        """What so many tokens cost, what the acting card is paid with, or how many favours there are of a type."""
        prompt = choice.ask.prompt
        legal, value = choice.find(g, notation)
        if not legal:
            return None
        if prompt == PLACE.prompt:
            cells = free_cells(g, choice.about[0], value)
            return {"price": [FACTIONS[kind] for cell in cells for kind in cell]}
        if prompt == VIA.prompt:
            symbol = matching(g, choice.seat, value)
            return {"paid_with": [FACTIONS[kind] for kind in range(TYPES) if symbol >> kind & 1]}
        if prompt == PAY.prompt and value != ALL_DIRECT:
            return {"held": g.fav[TYPES * choice.seat + value.kind]}
        return None

    def purse(self, g: Pax, seat: int) -> dict[str, int]:
        """Favours, by type."""
        return {name: g.fav[TYPES * seat + kind] for kind, name in enumerate(FACTIONS)}


def held(g: Pax, seat: int, symbol: int) -> int:
    """How many favours pay a symbol directly."""
    return sum([g.fav[TYPES * seat + kind] for kind in range(TYPES) if symbol >> kind & 1])


def missed(g: Pax, choice: Choice, notation: str) -> tuple[int, int]:
    """How much a way to pay is missed: by the favours it takes, then by how few of the type there are."""
    _, way = choice.find(g, notation)
    if way == ALL_DIRECT:
        return 0, 0
    assert isinstance(way, Way)
    return way.number + way.filler, -g.fav[TYPES * choice.seat + way.kind]
