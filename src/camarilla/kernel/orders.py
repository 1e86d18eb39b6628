"""Standing orders: answers that a seat gives in advance, such as "pass unless it concerns me".

An order is private to its seat. It answers only with what is legal at that moment, and only reactions, unless it gives
the only answer there is or the game says that it is for one's own turn. The record marks such answers.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any, Final

import msgspec

from camarilla.kernel.choices import PASS, Choice
from camarilla.kernel.errors import BadInput

__all__ = ["KERNEL_ORDERS", "ONLY_ANSWER", "Order", "OrderRule", "answer_ahead", "check_order"]

ONLY_ANSWER: Final = "only-answer"
"""The order that answers whatever has a single answer."""

_ENDS: Final = ("revoked", "my-turn")

OrderRule = Callable[[Any, int, Choice, "Order"], str | None]


class Order(msgspec.Struct, frozen=True, omit_defaults=True):
    """`kind` names the rule that answers; `prompts` narrows it to some questions; `until` says when it ends.

    `until` is `revoked` (the seat ends it) or `my-turn` (it ends when the seat is next asked to act of its own). The
    table does not follow an order that `waits`: whoever runs the table asks for its answer
    (`order_following.ahead`) and gives it (`order_following.play_ahead`) when nobody can read anything from the moment.
    """

    kind: str
    prompts: tuple[str, ...] = ()
    until: str = "revoked"
    args: dict[str, Any] = {}
    waits: bool = False

    def listed(self, name: str) -> list[str | int]:
        """What an argument lists; nothing if it is missing or no list, since players may write anything."""
        given = self.args.get(name)
        return [one for one in given if isinstance(one, str | int)] if isinstance(given, list | tuple) else []


def _pass_always(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Pass."""
    return PASS


def _pass_unless_about_me(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Pass, unless the question concerns this seat."""
    return None if f"seat:{seat}" in choice.prompt(g).touches else PASS


def _only_answer(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Give the answer, if there is but one."""
    values = choice.values(g)
    return choice.ask.option(g, seat, values[0]).notation if len(values) == 1 else None


KERNEL_ORDERS: dict[str, OrderRule] = {
    "pass": _pass_always,
    "pass-unless-about-me": _pass_unless_about_me,
    ONLY_ANSWER: _only_answer,
}


def check_order(order: Order, own: Iterable[str]) -> None:
    """Refuse an order of an unknown kind or end; `own` are the kinds that the game adds to the kernel's."""
    kinds = [*KERNEL_ORDERS, *own]
    if order.kind not in kinds:
        raise BadInput(f"there is no standing order {order.kind!r}; the orders are: {', '.join(kinds)}")
    if order.until not in _ENDS:
        raise BadInput(f"an order lasts until {' or '.join(map(repr, _ENDS))}, not {order.until!r}")
    for name, given in order.args.items():
        if not all(isinstance(one, str | int) for one in (given if isinstance(given, list | tuple) else [given])):
            raise BadInput(f"an order's {name!r} is a text, a number, or a list of such, not {str(given)[:40]!r}")


def answer_ahead(
    g: Any,
    choice: Choice,
    orders: Iterable[Order],
    more: Callable[[Any, int, Choice, Order], str | None],
    in_turn: Container[str] = (),
) -> tuple[str, Order] | None:
    """The first legal answer that an order gives, and the order, or None.

    `more` answers for the game's own kinds, of which those `in_turn` answer more than reactions.
    """
    for order in orders:
        if order.prompts and choice.ask.prompt not in order.prompts:
            continue
        if not choice.ask.reaction and order.kind != ONLY_ANSWER and order.kind not in in_turn:
            continue
        rule = KERNEL_ORDERS.get(order.kind, more)
        notation = rule(g, choice.seat, choice, order)
        if notation is not None and choice.find(g, notation)[0]:
            return notation, order
    return None
