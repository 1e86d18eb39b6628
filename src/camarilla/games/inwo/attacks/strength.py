"""The strength of an attack as a sum with every part named (IN-7.44, IN-8.14, IN-10.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from camarilla.games.inwo import hooks, power, queries
from camarilla.games.inwo.attacks.model import AID, CONTROL, OPPOSE, Attack, Bonus, Helper
from camarilla.games.inwo.catalog import ALIGNMENT_BITS, ATTRS, FANATIC, ID, MAGIC, OPPOSITE, alignment_names
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.zones import RESOURCES
from camarilla.games.inwo.structures import grid
from camarilla.kernel.hooks import Effect, consult

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


class Part(NamedTuple):
    """A part of the sum: what it is, the card or effect it comes from (0: a rule), and the number."""

    what: str
    source: int
    number: int


def strength(g: Inwo, a: Attack) -> int:
    """The number the attacker must roll or less."""
    return sum([part.number for part in reckon(g, a)])


def strengthens(g: Inwo, a: Attack, slot: int) -> bool:
    """Whether an attack would be weaker without what a card does by itself: a bonus, or more Power of who acts."""
    strong, kept = strength(g, a), g.effects.entries
    g.effects.entries = [*kept, Effect(0, in_force.SILENCED, g.holder[slot], (slot,))]
    g.touch()
    weak = strength(g, a)
    g.effects.entries = kept
    g.touch()
    return weak < strong


def by_name(g: Inwo, parts: list[Part]) -> list[tuple[str, str, int]]:
    """The parts of a sum, each with what it comes from in a word."""
    return [(what, source_name(g, what, source), number) for what, source, number in parts]


def source_name(g: Inwo, what: str, source: int) -> str:
    """What a part of the sum comes from, in a word."""
    if what in ("match", "master"):
        return alignment_names(-source)[0]
    if what in ("position", "times"):
        return ""
    return ID[g.cards.face[source]] if source >= 0 else g.effect(source).key


def reckon(g: Inwo, a: Attack) -> list[Part]:
    """IN-7.44, IN-8.14: every part of the sum."""
    parts = attacking_side(g, a)
    parts += defending_side(g, a)
    return [part for part in parts if part.number or part.what in ("leader", "resistance", "power")]


def attacking_side(g: Inwo, a: Attack) -> list[Part]:
    """Leader or Plot, alignments, aid, bonuses, agents."""
    spent: list[Part] = []
    if a.card >= 0:
        spent.append(Part("plot", a.card, a.own_power))
    if a.leader >= 0:
        more = (a.leader_tokens - 1) * power.power(g, a.leader)
        spent.append(Part("leader", a.leader, power.acting_power(g, a.leader, a) + more))
    spent += [Part("aid", helper.slot, worth(g, a, helper)) for helper in a.helpers if helper.side == AID]
    spent += [Part("aid", slot, worth(g, a, Helper(slot, AID, a.attacker, 1))) for slot in a.aiders]
    times: int = consult(g, hooks.SIDE_TIMES, 1, AID, a)
    parts = [*spent, Part("times", 0, (times - 1) * sum([part.number for part in spent]))]
    if not a.instant and a.leader >= 0:
        parts += [Part("match", -bit, number) for bit, number in matches(g, a).items()]
        if a.defender >= 0 and a.defender != a.attacker and queries.same_type(g, a.attacker, a.defender):
            parts.append(Part("enemy", g.illuminati[a.attacker], 5))
        parts += agent_parts(g, a, a.attacker, a.defender, 3)
    parts += [Part("bonus", source, number) for source, number in bonuses(g, a)]
    for card in a.agents:
        if card.side == AID:
            parts.append(Part("agents", card.slot, consult(g, hooks.AGENT_WORTH, 10, a)))
    return parts


def defending_side(g: Inwo, a: Attack) -> list[Part]:
    """Resistance or Power, master match, position, tokens, bonuses, agents; all negative."""
    parts: list[Part] = []
    if a.kind == CONTROL:
        parts.append(Part("resistance", a.target, -power.resisting(g, a.target, a)))
        parts += [Part("master", -bit, -4) for bit in ALIGNMENT_BITS if master_match(g, a) & bit]
    else:
        own = a.frozen if a.instant and a.frozen >= 0 else target_power(g, a)
        parts.append(Part("power", a.target, -own))
    parts.append(Part("position", 0, -position(g, a)))
    spent = [Part("oppose", helper.slot, worth(g, a, helper)) for helper in a.helpers if helper.side == OPPOSE]
    times: int = consult(g, hooks.SIDE_TIMES, 1, OPPOSE, a)
    total = sum([part.number for part in spent])
    parts += [Part(part.what, part.source, -part.number) for part in spent]
    parts.append(Part("times", 0, -(times - 1) * total))
    if not a.instant and a.leader >= 0 and a.defender >= 0:
        parts += agent_parts(g, a, a.defender, a.attacker, -3)
    guarded: list[Bonus] = consult(g, hooks.DEFENCE, [], a)
    parts += [Part("defence", source, -number) for source, number in guarded if guards(g, a, source)]
    parts += [Part("agents", card.slot, -6) for card in a.agents if card.side == OPPOSE]
    return parts


def target_power(g: Inwo, a: Attack) -> int:
    """IN-8.2: the Power the target has against this attack; a Resource that can be hit says its own."""
    if g.zone[a.target] == RESOURCES:
        own: int = consult(g, hooks.PRINTED_POWER, 0, a.target)
        return own
    return power.guarding_power(g, a.target, a)


def matches(g: Inwo, a: Attack) -> dict[int, int]:
    """IN-7.19, IN-8.5: 4 for each alignment leader and target share or oppose, signed for the attack."""
    mine = queries.seen_as(g, a.leader, a.target, a)
    theirs = queries.seen_as(g, a.target, a.leader, a)
    sign = 1 if a.kind == CONTROL else -1
    found: dict[int, int] = {}
    for bit in ALIGNMENT_BITS:
        if mine & bit:
            if bit == FANATIC:
                if theirs & FANATIC:
                    found[bit] = -4 * sign
            elif theirs & bit:
                found[bit] = 4 * sign
            elif theirs & OPPOSITE[bit]:
                found[bit] = -4 * sign
    result: dict[int, int] = consult(g, hooks.MATCHES, found, a)
    return result


def master_match(g: Inwo, a: Attack) -> int:
    """IN-7.29: the alignments the target shares with its master, never Fanatic."""
    master = g.master[a.target]
    if a.defender < 0 or master < 0:
        return 0
    shared = power.alignments(g, master) & power.alignments(g, a.target) & ~FANATIC
    mask: int = consult(g, hooks.MASTER_MATCH, shared, a)
    return mask


def position(g: Inwo, a: Attack) -> int:
    """IN-7.30, IN-8.3, IN-10.4: nearness to the Illuminati, except against one's own controller."""
    if a.defender < 0 or a.defender == a.attacker or g.zone[a.target] == RESOURCES:
        return 0
    number: int = consult(g, hooks.POSITION, grid.position_bonus(g, a.target), a)
    return number


def worth(g: Inwo, a: Attack, helper: Helper) -> int:
    """What a helper adds to its side; one that is no longer eligible adds nothing (IN-17.14)."""
    slot, side, tokens = helper.slot, helper.side, helper.tokens
    if slot == a.target:
        return tokens * self_defence(g, slot)
    how = queries.eligible(g, a, slot, side)
    if how == queries.NO:
        return 0
    number = power.acting_power(g, slot, a) if how == queries.REGULAR else power.acting_global(g, slot, a)
    more: int = consult(g, hooks.CONTRIBUTION, 0, slot, side, a)
    return number + more + (tokens - 1) * power.power(g, slot) if tokens > 0 else number + more


def self_defence(g: Inwo, slot: int) -> int:
    """IN-7.32: the target's own token is worth double; rules 1.2: the multiplier rises by a step."""
    if not g.rules12:
        return 2 * power.power(g, slot)
    terms = power.power_terms(g, slot)
    terms.times_by += 1
    return terms.value()


def bonuses(g: Inwo, a: Attack) -> list[Bonus]:
    """What abilities and effects add to the attack."""
    found: list[Bonus] = consult(g, hooks.BONUS, [], a)
    return [bonus for bonus in found if counts(g, a, bonus.source)]


def counts(g: Inwo, a: Attack, source: int) -> bool:
    """IN-9.18: whether a passive bonus or penalty of a card counts where a Secret group attacks or is attacked.

    IN-19.18: nor do abilities of groups the target is immune to. Plots always count.
    """
    if source < 0:
        return True
    if a.attacker == g.holder[source] and queries.immune(g, a.target, source):
        return False
    if a.instant:
        return True
    secret_leader = a.leader >= 0 and queries.bars_secret(g, source, a.leader)
    return not secret_leader and not queries.bars_secret(g, source, a.target)


def guards(g: Inwo, a: Attack, source: int) -> bool:
    """Whether a defence counts: it is not passed by, and is none that this attack takes no notice of."""
    if source_name(g, "defence", source) in hooks.AGAINST_ASSASSINS and queries.unguarded(g, a):
        return False
    return counts(g, a, source)


def agent_parts(g: Inwo, a: Attack, seat: int, against: int, number: int) -> list[Part]:
    """IN-16.5: an Illuminati card that lies as agent against the other side's Illuminati."""
    if against < 0 or against == seat:
        return []
    face = g.cards.face
    return [Part("agent", slot, number) for slot in g.agents[seat] if face[slot] == face[g.illuminati[against]]]


def is_magic(g: Inwo, a: Attack) -> bool:
    """IN-5.10: an attack that uses any Magic group, Plot or Resource."""
    if a.magic or (a.leader >= 0 and power.is_a(g, a.leader, MAGIC)):
        return True
    return any(helper.side == AID and ATTRS[g.cards.face[helper.slot]] & MAGIC for helper in a.helpers)
