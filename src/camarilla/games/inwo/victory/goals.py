"""Goals: the Basic Goal, Special Goals and Goal cards, and who has met one (IN-14.7 to IN-14.28)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.inwo import catalog, hooks, power
from camarilla.games.inwo.catalog import FACE, GOAL, GROUP, ID, KIND, TYPE
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import detail_of, number_of, subject_of
from camarilla.kernel.hooks import consult

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

MOST_DOUBLES: Final = 3


class Aim:
    """A Goal: groups that count double, what else counts or lowers the number, or a condition that wins by itself."""

    def __init__(
        self,
        *,
        double: Callable[[Any, int], bool] | None = None,
        more: Callable[[Any, int], int] | None = None,
        wins: Callable[[Any, int], bool] | None = None,
        shared: bool = False,
    ) -> None:
        self.double = double
        """`(g, group)`: whether it counts double."""
        self.more = more
        """`(g, seat)`: how much nearer the Basic Goal is."""
        self.wins = wins
        """`(g, seat)`: whether the Goal is met whatever the Basic Goal."""
        self.shared = shared
        """Whether all players of that Illuminati type win together."""


SPECIAL: Final[dict[int, Aim]] = {}
"""Special Goals by face of the Illuminati."""
CARDS: Final[dict[int, Aim]] = {}
"""Goal cards by face."""


def special(name: str, /, **how: Any) -> None:
    """Register a Special Goal."""
    SPECIAL[FACE[name]] = Aim(**how)


def goal_card(name: str, **how: Any) -> None:
    """Register a Goal card."""
    CARDS[FACE[name]] = Aim(**how)


def counting(g: Inwo, seat: int) -> list[int]:
    """IN-10.17: the groups of a player that count toward victory, the Illuminati included (IN-14.13)."""
    own = [slot for slot in g.structure[seat] if not power.under_devastation(g, slot)]
    return [g.illuminati[seat], *own]


def total_power(g: Inwo, seat: int) -> int:
    """The Power of all groups that count, the Illuminati's included (IN-14.26: nothing temporary is in it)."""
    return sum([power.power(g, slot) for slot in counting(g, seat)])


def groups_of_alignment(g: Inwo, seat: int, bit: int) -> int:
    """How many groups of an alignment a player controls, for Goals."""
    count = 0
    for slot in counting(g, seat)[1:]:
        if power.goal_alignments(g, slot) & bit:
            worth: int = consult(g, hooks.GOAL_COUNT, 1, slot, bit)
            count += worth
    return count


def destroyed_alignments(g: Inwo, slot: int) -> int:
    """IN-4.9, IN-14.28: what a destroyed group counts as."""
    mask = 0
    for effect in g.effects.entries:
        if effect.key in (in_force.WAS, in_force.WAS_THEN) and subject_of(effect) == slot:
            mask |= number_of(effect)
    for effect in g.effects_in_force():
        if effect.key == in_force.REWRITTEN and subject_of(effect) == slot:
            mask = catalog.change(mask, detail_of(effect))
    return mask


def destroyed_groups(g: Inwo, seat: int) -> list[int]:
    """The groups that count as destroyed by a player."""
    uncounted = [subject_of(effect) for effect in g.effects.of(in_force.UNCOUNTED)]
    own = g.destroyed[seat]
    return [slot for slot in own if TYPE[g.cards.face[slot]] == GROUP and slot not in uncounted]


def destroyed_of_alignment(g: Inwo, seat: int, bit: int) -> int:
    """How many groups of an alignment a player destroyed."""
    return sum([1 for slot in destroyed_groups(g, seat) if destroyed_alignments(g, slot) & bit])


def group_count(g: Inwo, seat: int, card: int = -1) -> int:
    """IN-14.15: groups controlled, the best three doubles included, with what lowers the number on top."""
    return sum(tally(g, seat, card))


def tally(g: Inwo, seat: int, card: int) -> tuple[int, int, int]:
    """What is counted toward the Basic Goal: groups controlled, how many of them count double, and what else."""
    aims = [SPECIAL.get(g.cards.face[g.illuminati[seat]])]
    if card >= 0:
        aims.append(CARDS.get(g.cards.face[card]))
    groups = counting(g, seat)
    doubles = 0
    for slot in groups[1:]:
        if any(aim is not None and aim.double is not None and aim.double(g, slot) for aim in aims):
            doubles += 1
    more = sum([aim.more(g, seat) for aim in aims if aim is not None and aim.more is not None])
    return len(groups), min(doubles, MOST_DOUBLES), more


def outright(g: Inwo, seat: int) -> bool:
    """IN-14.3: whether a Special Goal is met by a condition of its own."""
    aim = SPECIAL.get(g.cards.face[g.illuminati[seat]])
    return aim is not None and aim.wins is not None and aim.wins(g, seat)


def met(g: Inwo, seat: int, card: int) -> bool:
    """Whether a player meets a Goal: with a Goal card, or (`card` -1) the Basic or Special Goal."""
    if card < 0:
        return outright(g, seat) or group_count(g, seat) >= g.basic_goal
    aim = CARDS.get(g.cards.face[card])
    if aim is None:
        return False
    if aim.wins is not None:
        return aim.wins(g, seat)
    return group_count(g, seat, card) >= g.basic_goal


def may_claim(g: Inwo) -> bool:
    """IN-14.9: from the end of turn N+1 on, extra turns not counted."""
    return g.turns >= g.seats


def claimable(g: Inwo, seat: int) -> list[int]:
    """The Goals a seat could claim now: -1 for the Basic or Special Goal, or the slot of a Goal card."""
    if not may_claim(g) or any(claim.seat == seat for claim in g.claims):
        return []
    found = [-1] if met(g, seat, -1) else []
    faces: set[int] = set()
    for slot in g.exposed[seat] + g.plots[seat]:
        face = g.cards.face[slot]
        if KIND[face] == GOAL and face not in faces and met(g, seat, slot):
            faces.add(face)
            found.append(slot)
    return found


def winners(g: Inwo) -> list[int]:
    """IN-14.8, IN-14.10, IN-14.11: claimants whose Goal is still met; enemies of one type take it from each other."""
    good = [seat for seat, card in g.claims if seat not in g.out and met(g, seat, card)]
    face = g.cards.face
    shared = [seat for seat in good if shares(g, seat)]
    for seat in shared:
        good += [o for o in g.living() if o not in good and face[g.illuminati[o]] == face[g.illuminati[seat]]]
    result = []
    for seat in good:
        twins = [o for o in good if o != seat and face[g.illuminati[o]] == face[g.illuminati[seat]]]
        if not twins or friends(g, seat):
            result.append(seat)
    return sorted(result)


def shares(g: Inwo, seat: int) -> bool:
    """Whether a claim is by a Special Goal that all of the type share (Shangri-La)."""
    aim = SPECIAL.get(g.cards.face[g.illuminati[seat]])
    card = next(card for claimer, card in g.claims if claimer == seat)
    return aim is not None and aim.shared and card < 0 and outright(g, seat)


def friends(g: Inwo, seat: int) -> bool:
    """IN-14.11: Shangri-La may share; under rules 1.2 only by its Special Goal."""
    aim = SPECIAL.get(g.cards.face[g.illuminati[seat]])
    if aim is None or not aim.shared:
        return False
    return not g.rules12 or outright(g, seat)


def goal_name(g: Inwo, card: int) -> str:
    """A Goal in a word."""
    return "basic" if card < 0 else ID[g.cards.face[card]]


def goal_met(g: Inwo, seat: int, card: int) -> str:
    """The Goal that a claim is made by, in a word: of the two without a card, the Special Goal if it is met."""
    if card >= 0:
        return goal_name(g, card)
    return "special goal" if outright(g, seat) else "basic goal"


def counts_groups(g: Inwo, seat: int, card: int) -> bool:
    """Whether a Goal is met by a number of groups, and not by a condition of its own."""
    if card < 0:
        return not outright(g, seat)
    aim = CARDS.get(g.cards.face[card])
    return aim is None or aim.wins is None


def share_of_goal(g: Inwo, seat: int) -> int:
    """IN-21.31: how much of the Basic Goal a seat has reached, in percent."""
    return min(100, 100 * group_count(g, seat) // max(1, g.basic_goal))
