"""Standing orders: what a seat may say ahead, so that a game of six is bearable (IN-21.8)."""

from __future__ import annotations

from typing import Any

from camarilla.games.inwo.fighting import DICE
from camarilla.games.inwo.zones import CLAIM
from camarilla.kernel.choices import PASS, Choice
from camarilla.kernel.orders import Order, OrderRule


def default(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Pass, unless this seat is a target, a Goal is claimed, or it marked a card that could be played now.

    `args["cards"]` lists the ids of marked cards.
    """
    if g.window == CLAIM and (g.claims or choice.ask.prompt == "claim"):
        return None if len(choice.values(g)) > 1 else PASS
    if is_target(g, seat):
        return None if len(choice.values(g)) > 1 else PASS
    marked = order.args.get("cards", ())
    if marked:
        for option in choice.options(g):
            if any(f":{card}" in option.notation for card in marked):
                return None
    return PASS


def is_target(g: Any, seat: int) -> bool:
    """Whether what is under way is aimed at this seat or anything it has."""
    attack = g.attack
    if attack is not None and attack.stage <= DICE and attack.defender == seat and attack.attacker != seat:
        return True
    if attack is not None and attack.attacker == seat:
        return True
    for play in g.plays.open:
        if play.id in g.stack and play.seat != seat:
            aimed = [number for number in play.about[1:] if 0 <= number < len(g.zone)]
            if any(g.holder[slot] == seat and g.zone[slot] in (5, 6) for slot in aimed):
                return True
            if play.about[1:2] == (seat,):
                return True
    return False


def auto_pass(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """IN-21.8: pass until the end of an attack or of a turn, named by number in `args`; not when one is a target."""
    attack = g.attack
    this_attack = attack is not None and order.args.get("attack") == attack.number
    this_turn = order.args.get("turn") == g.turns
    if is_target(g, seat) or g.claims or not (this_attack or this_turn):
        return None
    return PASS


ORDERS: dict[str, OrderRule] = {"default": default, "auto-pass": auto_pass}
