"""Power, Global Power, Resistance, alignments and attributes: the one place where values are worked out (IN-18.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.inwo import catalog, hooks
from camarilla.games.inwo.attacks.model import COMMITTED, GOES_ON, Attack
from camarilla.games.inwo.catalog import ALIGN, ATTRS, GLOBAL, ILLUMINATI, POWER, RESISTANCE, TYPE
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.zones import STRUCTURE
from camarilla.kernel.hooks import consult

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


class Terms:
    """A value being worked out: fixed numbers in order, the one largest multiplier, divisions, additions."""

    __slots__ = ("adds", "base", "halves", "sets", "times_by")

    def __init__(self, base: int) -> None:
        self.base = base
        self.sets: list[tuple[str, int]] = []
        self.times_by = 1
        self.halves = 0
        self.adds: list[tuple[int, int]] = []

    def becomes(self, number: int) -> None:
        """Set to a fixed number."""
        self.sets.append(("=", number))

    def raised_to(self, number: int) -> None:
        """Set to a fixed number, never lower than it was."""
        self.sets.append(("<", number))

    def reduced_to(self, number: int) -> None:
        """Set to a fixed number, never higher than it was."""
        self.sets.append((">", number))

    def times(self, number: int) -> None:
        """IN-18.7: only the highest multiplier counts."""
        self.times_by = max(self.times_by, number)

    def half(self) -> None:
        """Divide by two, rounded down, after the multiplier."""
        self.halves += 1

    def add(self, number: int, source: int = 0) -> None:
        """Add or subtract; `source` is the card or effect it comes from."""
        if number:
            self.adds.append((source, number))

    def value(self) -> int:
        """IN-18.6, with the floor of IN-4.16."""
        number = self.base
        for how, fixed in self.sets:
            if how == "=" or (how == "<" and number < fixed) or (how == ">" and number > fixed):
                number = fixed
        number *= self.times_by
        for _ in range(self.halves):
            number //= 2
        return max(0, number + sum([added for _, added in self.adds]))


# -- Alignments and attributes (IN-4.6 to IN-4.12) ---------------------------------------------------------------------


def alignments(g: Inwo, slot: int) -> int:
    """What a group is, for everything but Goals."""
    key = ("align", slot)
    found: int | None = g.memo.get(key)
    if found is None:
        g.memo[key] = ALIGN[g.cards.face[slot]]  # what a handler sees that asks while this is worked out
        found = consult(g, hooks.ALIGNMENTS, ALIGN[g.cards.face[slot]], slot)
        found = consult(g, hooks.ALIGNMENTS_LEFT, found, slot)
        if TYPE[g.cards.face[slot]] == ILLUMINATI:
            found = 0
        g.memo[key] = found
    return found


COME_AND_GO: Final[dict[int, int]] = {}
"""Alignments of its own that a card has at times and at times not, by face."""
ALIGNS_PUPPETS: Final[dict[int, int]] = {}
"""Cards whose puppets get alignments as they come under them, by face."""


def imposed(g: Inwo, slot: int, effect: int) -> int:
    """IN-11.1: the alignments a group has from its master, if it came under that after an effect was put in force."""
    under = g.came_under.get(slot)
    if under is None or effect > under.since or g.master[slot] != under.master or under.master in g.silent():
        return 0
    return ALIGNS_PUPPETS.get(g.cards.face[under.master], 0)


def there_is(g: Inwo, slot: int, mask: int) -> bool:
    """Whether a group can have these alignments at all now; a card may say that one is no more."""
    left: int = consult(g, hooks.ALIGNMENTS_LEFT, mask, slot)
    return left & mask == mask


def goal_alignments(g: Inwo, slot: int) -> int:
    """IN-14.25, IN-14.27: what a group is for Goals; temporary alignments count while they last."""
    mask: int = consult(g, hooks.GOAL_ALIGNMENTS, alignments(g, slot), slot)
    return mask


def has(g: Inwo, slot: int, mask: int) -> bool:
    """Whether a group has any of these alignments."""
    return alignments(g, slot) & mask != 0


def attributes(g: Inwo, slot: int) -> int:
    """What attributes a group or Resource has; Illuminati have none (IN-18.11)."""
    key = ("attr", slot)
    found: int | None = g.memo.get(key)
    if found is None:
        found = consult(g, hooks.ATTRIBUTES, ATTRS[g.cards.face[slot]], slot)
        g.memo[key] = found
    return found


def is_a(g: Inwo, slot: int, mask: int) -> bool:
    """Whether a group has any of these attributes."""
    return attributes(g, slot) & mask != 0


def kind(g: Inwo, slot: int) -> int:
    """Organization, Place or Personality; 0 for everything else."""
    return catalog.KIND[g.cards.face[slot]]


def secret(g: Inwo, slot: int) -> bool:
    """Whether a group is Secret (IN-9.16), an Illuminati never."""
    return attributes(g, slot) & catalog.SECRET != 0


# -- Power -------------------------------------------------------------------------------------------------------------


def printed_power(g: Inwo, slot: int) -> int:
    """The number on the card, or what its asterisk stands for (IN-4.17)."""
    number: int = consult(g, hooks.PRINTED_POWER, POWER[g.cards.face[slot]], slot)
    return number


def power_terms(g: Inwo, slot: int) -> Terms:
    """A group's Power with everything that is always in force."""
    terms: Terms = consult(g, hooks.POWER, Terms(printed_power(g, slot)), slot)
    return terms


def power(g: Inwo, slot: int) -> int:
    """A group's current Power."""
    key = ("power", slot)
    found: int | None = g.memo.get(key)
    if found is None:
        found = power_terms(g, slot).value()
        g.memo[key] = found
    return found


def global_power(g: Inwo, slot: int) -> int:
    """IN-4.18: its Global Power, never above its Power."""
    key = ("global", slot)
    found: int | None = g.memo.get(key)
    if found is None:
        terms: Terms = consult(g, hooks.GLOBAL, Terms(GLOBAL[g.cards.face[slot]]), slot)
        found = min(terms.value(), power(g, slot))
        g.memo[key] = found
    return found


def paying_power(g: Inwo, slot: int) -> int:
    """The Power a group's action is worth when it pays for something outside attacks."""
    terms: Terms = consult(g, hooks.PAYING, power_terms(g, slot), slot)
    return terms.value()


def resistance(g: Inwo, slot: int) -> int:
    """A group's Resistance, without what only an attack brings (IN-7.29)."""
    terms: Terms = consult(g, hooks.RESISTANCE, Terms(printed_resistance(g, slot)), slot)
    return terms.value()


def printed_resistance(g: Inwo, slot: int) -> int:
    """The number on the card, or what its asterisk stands for."""
    number: int = consult(g, hooks.PRINTED_RESISTANCE, RESISTANCE[g.cards.face[slot]], slot)
    return number


def acting_power(g: Inwo, slot: int, attack: Attack) -> int:
    """The Power a group leads or helps with in an attack."""
    terms: Terms = consult(g, hooks.ACTING, power_terms(g, slot), slot, attack)
    return terms.value()


def acting_global(g: Inwo, slot: int, attack: Attack) -> int:
    """IN-7.27: what it helps with where its alignments do not fit."""
    terms: Terms = consult(g, hooks.GLOBAL, Terms(GLOBAL[g.cards.face[slot]]), slot)
    terms = consult(g, hooks.ACTING_GLOBAL, terms, slot, attack)
    return min(terms.value(), acting_power(g, slot, attack))


def guarding_power(g: Inwo, slot: int, attack: Attack, times: int = 1) -> int:
    """IN-8.2: the Power a target has against an attack to destroy, with one more multiplier."""
    terms = power_terms(g, slot)
    if devastated(g, slot):
        terms.half()
    guarding: Terms = consult(g, hooks.GUARDING, terms, slot, attack)
    guarding.times(times)
    return guarding.value()


def resisting(g: Inwo, slot: int, attack: Attack) -> int:
    """IN-7.28: the Resistance a target has against an attack to control."""
    terms: Terms = consult(g, hooks.RESISTANCE, Terms(printed_resistance(g, slot)), slot)
    terms = consult(g, hooks.RESISTING, terms, slot, attack)
    return terms.value()


def powerless(g: Inwo, slot: int) -> bool:
    """IN-4.15: whether a group's Power was reduced to 0; a printed 0 is never reduced."""
    return power(g, slot) == 0 and printed_power(g, slot) > 0


# -- Devastation (IN-10.16, IN-10.17) ----------------------------------------------------------------------------------


def devastated(g: Inwo, slot: int) -> bool:
    """Whether a Place is Devastated."""
    return g.marked(in_force.DEVASTATED, slot)


def under_devastation(g: Inwo, slot: int) -> bool:
    """Whether a group is Devastated or stands below such a Place."""
    at = slot
    while at >= 0:
        if devastated(g, at):
            return True
        at = g.master[at]
    return False


def gets_tokens(g: Inwo, slot: int) -> bool:
    """Whether a card may get tokens at all."""
    if g.zone[slot] == STRUCTURE and (under_devastation(g, slot) or powerless(g, slot)):
        return False
    barred: bool = consult(g, hooks.NO_TOKENS, False, slot)
    return not barred


def entitled(g: Inwo, slot: int) -> int:
    """IN-2.9, IN-6.8: how many tokens phase 4 fills a card up to."""
    number: int = consult(g, hooks.TOKENS, catalog.TOKENS[g.cards.face[slot]], slot)
    return number


def token_count(g: Inwo, slot: int) -> int:
    """The tokens on a card, with those that stand or fall with an open play."""
    count = g.tokens[slot]
    for play, moved, number in g.token_moves:
        if moved == slot and g.plays.stands(play):
            count += number
    return max(0, count)


def promised(g: Inwo, slot: int) -> int:
    """How many tokens of a card an attack was announced with and has not removed yet (IN-6.1, IN-7.5)."""
    count = 0
    for a in g.attacks.open:
        if a.stage < COMMITTED and a.outcome == GOES_ON:
            count += a.leader_tokens if slot == a.leader else a.aiders.count(slot)
    return count


def free_tokens(g: Inwo, slot: int) -> int:
    """The tokens of a card that can still pay for something: those that are there and not promised."""
    return max(0, token_count(g, slot) - promised(g, slot))


def related(g: Inwo, one: int, two: int) -> bool:
    """Whether one of two groups is the other's master."""
    return g.master[one] == two or g.master[two] == one
