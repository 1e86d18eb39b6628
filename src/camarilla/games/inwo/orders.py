"""Standing orders: what a seat may say ahead, so that a game of six is bearable (IN-21.8)."""

from __future__ import annotations

import re
from typing import Any, Final

from camarilla.games.inwo.attacks.model import COMMITTED, CONTROL, DICE
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model.entries import DRAWS_BOTH
from camarilla.games.inwo.model.play_fields import DRAW, draw_of
from camarilla.games.inwo.model.zones import CLAIM, IN_PLAY
from camarilla.games.inwo.plays.abilities import cards_of, chosen_as
from camarilla.games.inwo.plays.offers import concerns
from camarilla.games.inwo.victory import goals
from camarilla.kernel.choices import PASS, Choice
from camarilla.kernel.orders import Order, OrderRule

HELPS: Final = ("aid:", "plot:", "use:")
"""How answers begin that could help one's own attack; free moves and purchases can wait for a better moment."""


def default(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Pass, unless this seat is a target, a Goal is claimed, it could strengthen its own attack as far as others can
    tell, or it marked a card that could be played now. `args["cards"]` lists the ids of marked cards.

    An attack that was pressed had all it was to have: its attacker is asked again once somebody has interfered. What
    the cards in hand are makes no difference: rivals would read it from when a window closes.
    """
    if must_be_asked(g, seat, choice):
        return None
    marked = order.listed("cards")
    own_attack = g.attack is not None and g.attack.stage < DICE and g.attack.attacker == seat
    own_attack = own_attack and not g.attack.pressed
    if own_attack and (g.plots[seat] or g.groups[seat]):
        return None
    if marked or own_attack:
        for option in choice.options(g):
            if any(f":{card}" in option.notation for card in marked):
                return None
            if own_attack and (option.notation.startswith(HELPS) or option.notation.endswith(":aid")):
                return None
    return PASS


def must_be_asked(g: Any, seat: int, choice: Choice) -> bool:
    """What no order of this game passes over: claims of victory, and whatever is aimed at the seat."""
    if g.window == CLAIM and (g.claims or choice.ask.prompt == "claim"):
        return True
    return is_target(g, seat)


def is_target(g: Any, seat: int) -> bool:
    """Whether what is under way is aimed at this seat or anything it has."""
    attack = g.attack
    if attack is not None and attack.stage <= DICE and attack.defender == seat and attack.attacker != seat:
        return True
    for play in g.plays.open:
        if play.id in g.stack and play.seat != seat:
            aimed = chosen_as(play, "card")
            if any(g.holder[slot] == seat and g.zone[slot] in IN_PLAY for slot in aimed):
                return True
            if seat in chosen_as(play, "rival") or cancels_own(g, seat, play.cancels):
                return True
            if play.what == DRAW and draw_of(play).owner == seat:
                return True
    return False


def cancels_own(g: Any, seat: int, id: int) -> bool:
    """Whether the play that another would cancel is this seat's."""
    return any(play.id == id and play.seat == seat for play in g.plays.open)


def only_about(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Ask me only about these: pass, unless the moment concerns a seat of `args["seats"]`, or a card on the table that
    `args["cards"]` names; and never when the seat is a target or a Goal is claimed.
    """
    if must_be_asked(g, seat, choice):
        return None
    about = set(concerns(g, seat))
    if any(f"seat:{other}" in about for other in order.listed("seats")):
        return None
    wanted = order.listed("cards")
    return None if any(ID[g.cards.face[slot]] in wanted for slot in on_the_table(g)) else PASS


def on_the_table(g: Any) -> list[int]:
    """The open cards that the plays and attacks under way are about."""
    found = [slot for a in g.attacks.open for slot in (a.leader, a.target, a.card)]
    for play in g.plays.open:
        found += cards_of(play)
    return [slot for slot in found if 0 <= slot < len(g.zone) and g.cards.known[slot] == g.cards.everyone]


def auto_pass(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """IN-21.8: pass until the end of an attack or of a turn, named by number in `args`; not when one is a target."""
    attack = g.attack
    this_attack = attack is not None and order.args.get("attack") == attack.number
    this_turn = order.args.get("turn") == g.turns
    if is_target(g, seat) or g.claims or not (this_attack or this_turn):
        return None
    return PASS


# -- Attention: how much a person wants to be asked --------------------------------------------------------------------

CLAIMING: Final = "claim"
REPLYING: Final = "reply"
AFTERWARDS: Final = "after"
NAMES: Final = re.compile("[:/~+]")
"""What stands between the names in a notation."""
MOMENTS: Final = ("moment", REPLYING, "fight", "after-roll", AFTERWARDS)
"""The kinds of questions that a person may want to be asked whatever happens, in `args["ask"]`."""


def matters(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Pass, unless it is aimed at this seat, could stop a win, could strengthen its own attack as far as others can
    tell, or is a moment (`args["ask"]`) or could be answered with a card (`args["cards"]`) that it has marked.

    Whether a victory can be claimed and a marked card played depends on the hand: the server sees to it that nobody can
    tell from when the order answers.
    """
    if choice.ask.prompt in order.listed("ask") or could_stop_a_win(g, seat):
        return None
    if adds_to_own_attack(g, seat, choice):
        return None
    if any_marked(g, choice, order.listed("cards")):
        return None
    return only_me(g, seat, choice, order)


def only_me(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Pass, unless it is aimed at this seat, could stop a rival's claim of victory, or it can claim victory itself."""
    if choice.ask.prompt == CLAIMING:
        return PASS if len(choice.values(g)) == 1 else None
    if could_stop_a_claim(g, seat, choice) or hits_now(g, seat):
        return None
    return PASS


def could_stop_a_claim(g: Any, seat: int, choice: Choice) -> bool:
    """Whether a rival has claimed victory, and it is time to do something about it.

    A claim is contested, by an attack on the claimant and at its dice, too; what the claimant plays is replied to. What
    others play against the claimant is left to them.
    """
    claimants = [claim.seat for claim in g.claims if claim.seat != seat]
    if choice.ask.prompt == REPLYING:
        return any([play.seat in claimants for play in g.plays.open if play.id in g.stack[-1:]])
    return bool(claimants) and choice.ask.prompt != AFTERWARDS


def hits_now(g: Any, seat: int) -> bool:
    """Whether this seat is a target, and it is time to do something about it.

    An attack can be called off until it is committed. Its target is asked after that, when every token put against it
    tells and the attacker has spent what the attack costs; and once the dice are down.
    """
    attack = g.attack
    if not is_target(g, seat):
        return False
    return attack is None or bool(g.stack) or attack.instant or attack.stage >= COMMITTED


def could_stop_a_win(g: Any, seat: int) -> bool:
    """Whether a rival who lacks a single group attacks to control one, and the dice are about to fall."""
    attack = g.attack
    if attack is None or attack.attacker == seat or attack.kind != CONTROL or attack.stage != COMMITTED or g.stack:
        return False
    return bool(goals.group_count(g, attack.attacker) == g.basic_goal - 1)


def adds_to_own_attack(g: Any, seat: int, choice: Choice) -> bool:
    """Whether this seat could add to its own attack, as far as others can tell; not while it stands as pressed."""
    attack = g.attack
    if attack is None or attack.stage >= DICE or attack.attacker != seat or attack.pressed:
        return False
    if g.plots[seat] or g.groups[seat]:
        return True
    return any([option.notation.startswith(HELPS) for option in choice.options(g)])


def any_marked(g: Any, choice: Choice, cards: Any) -> bool:
    """Whether one of these cards, by id, could be played now."""
    wanted = set(cards)
    return bool(wanted) and any([wanted.intersection(NAMES.split(option.notation)) for option in choice.options(g)])


def draw(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """Draw what may be drawn at the start of one's own turn (IN-2.2, IN-2.5); what else could be done then can wait."""
    if choice.ask.prompt not in ("draw-plot", "draw-group"):
        return None
    legal = [value for value in choice.values(g) if value in (DRAWS_BOTH, DRAW)]
    return DRAWS_BOTH if DRAWS_BOTH in legal else DRAW if legal else None


ORDERS: dict[str, OrderRule] = {
    "default": default,
    "only-about": only_about,
    "auto-pass": auto_pass,
    "matters": matters,
    "only-me": only_me,
    "draw": draw,
}
