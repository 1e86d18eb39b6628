"""Standing orders: answers that a seat gives in advance, such as "pass unless it concerns me".

An order is private to its seat. It answers only reactions, and only with what is legal at that moment; the record marks
such answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from camarilla.kernel.choices import PASS, Choice
from camarilla.kernel.errors import BadInput

__all__ = ["KERNEL_ORDERS", "Order", "OrderRule", "answer_ahead", "check_order"]

_ENDS: Final = ("revoked", "my-turn")

OrderRule = Callable[[Any, int, Choice, "Order"], str | None]


class Order(msgspec.Struct, frozen=True, omit_defaults=True):
    """`kind` names the rule that answers; `prompts` narrows it to some questions; `until` says when it ends.

    `until` is `revoked` (the seat ends it) or `my-turn` (it ends when the seat is next asked to act of its own).
    """

    kind: str
    prompts: tuple[str, ...] = ()
    until: str = "revoked"
    args: dict[str, Any] = {}


def _pass_always(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Pass."""
    return PASS


def _pass_unless_about_me(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Pass, unless the question concerns this seat."""
    return None if f"seat:{seat}" in choice.prompt(g).touches else PASS


KERNEL_ORDERS: dict[str, OrderRule] = {
    "pass": _pass_always,
    "pass-unless-about-me": _pass_unless_about_me,
}


def check_order(order: Order, own: Iterable[str]) -> None:
    """Refuse an order of an unknown kind or end; `own` are the kinds that the game adds to the kernel's."""
    kinds = [*KERNEL_ORDERS, *own]
    if order.kind not in kinds:
        raise BadInput(f"there is no standing order {order.kind!r}; the orders are: {', '.join(kinds)}")
    if order.until not in _ENDS:
        raise BadInput(f"an order lasts until {' or '.join(map(repr, _ENDS))}, not {order.until!r}")


def answer_ahead(
    g: Any, choice: Choice, orders: list[Order], more: Callable[[Any, int, Choice, Order], str | None]
) -> str | None:
    """The answer of the first order that gives a legal one, or None; `more` answers for the game's own kinds."""
    if not choice.ask.reaction:
        return None
    for order in orders:
        if order.prompts and choice.ask.prompt not in order.prompts:
            continue
        rule = KERNEL_ORDERS.get(order.kind, more)
        notation = rule(g, choice.seat, choice, order)
        if notation is not None and choice.find(g, notation)[0]:
            return notation
    return None
