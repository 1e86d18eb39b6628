"""Words for cards that cancel an action, in a reply window or in an attack (IN-19.5)."""

from __future__ import annotations

from camarilla.games.inwo import queries
from camarilla.games.inwo.attacks import undoing
from camarilla.games.inwo.attacks.model import DICE
from camarilla.games.inwo.card_language.matchers import Match
from camarilla.games.inwo.card_language.targets import OWN_ACTION
from camarilla.games.inwo.model.play_fields import target_of
from camarilla.games.inwo.model.zones import FIGHT, REPLY
from camarilla.games.inwo.plays.abilities import Once, Pick, ability
from camarilla.games.inwo.plays.costs import Cost
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow


def open_play(g: Inwo) -> Play | None:
    """The play whose reply window is open."""
    if not g.stack:
        return None
    for play in g.plays.open:
        if play.id == g.stack[-1]:
            return play
    return None


def acting_groups(g: Inwo, seat: int) -> list[int]:
    """The cards whose actions may be cancelled now: those that pay for the open play, and those in the attack."""
    found: list[int] = []
    play = open_play(g)
    if play is not None and queries.may_touch(g, seat, play.seat):
        found += [slot for slot in play.cost if slot not in found]
    a = g.attack
    if a is not None and a.stage < DICE and queries.may_touch(g, seat, a.attacker):
        if a.leader >= 0 and a.leader not in found and not a.instant:
            found.append(a.leader)
        found += [helper.slot for helper in a.helpers if helper.tokens and helper.slot not in found]
    return found


def acting_in_attack(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The cards whose action is in the running attack and may be cancelled."""
    a = g.attack
    taking_part = [a.leader, *[helper.slot for helper in a.helpers]] if a is not None else []
    return [card for card in acting_groups(g, seat) if card in taking_part]


def cancel_action(g: Inwo, slot: int) -> None:
    """Cancel a card's action: the leader's ends the attack, a helper's is lost."""
    a = g.attack
    if a is not None and a.stage < DICE:
        if slot == a.leader:
            undoing.cancel(g, a)
        else:
            undoing.cancel_helper(g, a, slot)


def canceller(name: str, match: Match, *, suffix: str = "", cost: Cost | None = None, once: Once = "") -> None:
    """Action: cancel an action of a group (or Resource) that matches.

    In the reply window of a play paid by such a card the play is cancelled; in an attack the leader's or a helper's
    action is, until the dice are rolled.
    """

    def payers(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        return [
            other
            for other in acting_groups(g, seat)
            if other != slot and match(g, other) and queries.affects(g, slot, other)
        ]

    def in_play(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        play = open_play(g)
        return [card for card in payers(g, seat, slot, ()) if play is not None and card in play.cost]

    def in_attack(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        able = payers(g, seat, slot, chosen)
        return [other for other in acting_in_attack(g, seat, slot, chosen) if other in able]

    def settle(g: Inwo, play: Play) -> Flow[None]:
        cancel_action(g, target_of(play))
        yield from ()

    price = cost or OWN_ACTION
    start = f"{suffix}-" if suffix else ""
    ability(name, f"{start}play", when=REPLY, picks=[Pick("card", in_play)], cost=price, cancels=True, once=once)
    ability(
        name,
        f"{start}fight",
        when=FIGHT | REPLY,
        picks=[Pick("card", in_attack)],
        cost=price,
        settle=settle,
        once=once,
    )
