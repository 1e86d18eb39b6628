"""Standing orders of Coup, besides the kernel's `pass` and `pass-unless-about-me`."""

from __future__ import annotations

from typing import Any

from camarilla.games.coup.actions import STEAL
from camarilla.games.coup.roles import NAMES
from camarilla.kernel.choices import PASS, Choice
from camarilla.kernel.orders import Order, OrderRule


def never_challenge(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Let every claim pass; blocks are still asked for."""
    return PASS if choice.ask.prompt == "challenge" else None


def let_aid_through(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Never block foreign aid."""
    return PASS if choice.ask.prompt == "block-aid" else None


def block_steals(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Block steals with the role in `args`, if it is held."""
    role = order.args.get("role")
    held = [NAMES[g.cards.face[slot]] for slot in g.hands[seat]]
    if choice.ask.prompt != "block" or g.action != STEAL or role not in held:
        return None
    return f"block:{role}"


ORDERS: dict[str, OrderRule] = {
    "never-challenge": never_challenge,
    "let-aid-through": let_aid_through,
    "block-steals": block_steals,
}
