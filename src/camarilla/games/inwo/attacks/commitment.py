"""What is in an attack for good: tokens that are spent on it, and what may still be asked back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.inwo import power, tokens
from camarilla.games.inwo.attacks.model import AID, COMMITTED, Attack, Helper
from camarilla.games.inwo.model.entries import TOOK_BACK, Done

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def commit(g: Inwo, a: Attack) -> None:
    """The leader's and the announced aiders' tokens are removed; all of them are there (see `lost_promises`)."""
    if a.stage >= COMMITTED:
        return
    a.stage = COMMITTED
    if a.leader >= 0:
        tokens.spend(g, a.leader, a.leader_tokens)
        a.last = a.leader
    for slot in a.aiders:
        tokens.spend(g, slot)
        a.helpers.append(Helper(slot, AID, a.attacker, 1))
    a.aiders = []
    g.touch()


def bind(g: Inwo, a: Attack) -> None:
    """IN-7.7: the attacker plays a Plot. While a reply still takes a promised token away it cannot be removed, so the
    attack is committed once that is settled."""
    if lost_promises(g, a):
        a.bound = True
    else:
        commit(g, a)


def lost_promises(g: Inwo, a: Attack) -> list[int]:
    """Of the leader and the announced aiders those that have no token for the attack any more (IN-19.8)."""
    if a.stage >= COMMITTED:
        return []
    lost = [slot for slot in a.aiders if power.token_count(g, slot) == 0 or g.holder[slot] != a.attacker]
    if a.leader >= 0 and power.token_count(g, a.leader) < a.leader_tokens:
        lost.append(a.leader)
    return lost


def may_take_back(g: Inwo, a: Attack, seat: int) -> bool:
    """IN-21.33: whether the last play put something of this seat's in, which it may ask to have back."""
    if a.stage != COMMITTED or a.recent < 0 or seat == a.attacker or Done(seat, TOOK_BACK) in g.done:
        return False
    theirs = [(helper.slot, helper.seat) for helper in a.helpers] + [(card.slot, card.seat) for card in a.agents]
    return (a.recent, seat) in theirs + [(card.slot, card.seat) for card in a.cards]
