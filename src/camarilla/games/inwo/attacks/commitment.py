"""What is in an attack for good: tokens that are spent on it, and what may still be asked back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.inwo import card_moves
from camarilla.games.inwo.attacks.model import AID, COMMITTED, Attack, Helper

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def commit(g: Inwo, a: Attack) -> None:
    """The leader's and the announced aiders' tokens are removed."""
    if a.stage >= COMMITTED:
        return
    a.stage = COMMITTED
    if a.leader >= 0:
        card_moves.spend(g, a.leader, a.leader_tokens)
        a.last = a.leader
    for slot in a.aiders:
        card_moves.spend(g, slot)
        a.helpers.append(Helper(slot, AID, a.attacker, 1))
    a.aiders = []
    g.touch()


def may_take_back(g: Inwo, a: Attack, seat: int) -> bool:
    """IN-21.33: whether the last play put something of this seat's in, which it may ask to have back."""
    if a.stage != COMMITTED or a.recent < 0 or seat == a.attacker or (seat, "take-back") in g.used:
        return False
    theirs = [(helper.slot, helper.seat) for helper in a.helpers] + [(card.slot, card.seat) for card in a.agents]
    return (a.recent, seat) in theirs + [(card.slot, card.seat) for card in a.cards]
