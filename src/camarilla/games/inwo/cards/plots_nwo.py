"""The fifteen New World Order cards (chapter 15)."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power, queries, tokens
from camarilla.games.inwo.attacks.model import DESTROY, SUCCESS, Attack
from camarilla.games.inwo.attacks.results import destroyed
from camarilla.games.inwo.card_language.continuous import changes_power, guards_name, multiplies_resistance, starves
from camarilla.games.inwo.card_language.matchers import a_place, aligned, attribute, both, either, isnt
from camarilla.games.inwo.catalog import (
    BANK,
    CARDS,
    COASTAL,
    COLOUR,
    CONSERVATIVE,
    CORPORATE,
    CRIMINAL,
    FACE,
    GOVERNMENT,
    GREEN,
    LIBERAL,
    NATION,
    PEACEFUL,
    STRAIGHT,
    VIOLENT,
    opposed,
)
from camarilla.games.inwo.model.play_fields import NO_CARD, Marked, card_of, marker_of
from camarilla.games.inwo.model.zones import ANY_TIME, PLOT_BACK, STRUCTURE
from camarilla.games.inwo.plays import drawing
from camarilla.games.inwo.plays.abilities import plot
from camarilla.games.inwo.power import Terms, goal_alignments, has, is_a
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow


def put_in_force(g: Inwo, play: Play) -> None:
    """It is in force from the announcement on (IN-21.3)."""
    g.effects.add(play.what, play.seat, Marked(NO_CARD, card_of(play)), play=play.id)


def replace(g: Inwo, play: Play) -> Flow[None]:
    """IN-15.5: the old card of the colour is discarded."""
    colour = COLOUR[FACE[play.what]]
    for effect in list(g.effects.entries):
        old = effect.key in FACE and COLOUR[FACE[effect.key]] == colour and marker_of(effect) != card_of(play)
        if old:
            card_moves.drop_marker(g, marker_of(effect))
    if play.what == "world-hunger":
        for slot in queries.all_groups(g):
            if is_a(g, slot, GREEN):
                tokens.strip(g, slot)
    yield from ()


def not_in_instants(g: Inwo, seat: int, slot: int) -> bool:
    """Rules 1.2: not during an Instant attack."""
    return not (g.rules12 and g.attack is not None and g.attack.instant)


for _card in CARDS:
    if _card["subtype"] == "NWO":
        plot(
            _card["id"],
            when=ANY_TIME,
            test=not_in_instants,
            apply=put_in_force,
            settle=replace,
            keep=True,
            no_privilege=True,
            rule="IN-15.1",
        )


@hooks.MATCHES.on("a-thousand-points-of-light")
def no_opposites(g: Inwo, source: int, found: dict[int, int], a: Attack) -> dict[int, int]:
    """Opposed alignments give nothing."""
    mine = queries.seen_as(g, a.leader, a.target, a)
    theirs = queries.seen_as(g, a.target, a.leader, a)
    return {bit: number for bit, number in found.items() if not opposed(mine & bit) & theirs}


@hooks.MATCHES.on("fear-and-loathing")
def eights(g: Inwo, source: int, found: dict[int, int], a: Attack) -> dict[int, int]:
    """8 instead of 4."""
    return {bit: 2 * number if abs(number) == 4 else number for bit, number in found.items()}


changes_power(
    "bigger-business",
    (aligned(CORPORATE | CONSERVATIVE), 2),
    (both(aligned(CORPORATE), aligned(CONSERVATIVE)), 1),
)


changes_power(
    "law-and-order",
    (aligned(STRAIGHT | CONSERVATIVE), 2),
    (both(aligned(STRAIGHT), aligned(CONSERVATIVE)), 1),
)


changes_power(
    "chicken-in-every-pot", (either(attribute(BANK), both(attribute(COASTAL), a_place)), 2), (aligned(VIOLENT), -1)
)


changes_power(
    "dont-forget-to-smash-the-state",
    (aligned(GOVERNMENT), -3),
    (both(aligned(STRAIGHT), isnt(aligned(GOVERNMENT))), -2),
)


@hooks.POWER.on("energy-crisis")
def energy_crisis(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """-2 to Corporate, -1 to Green groups."""
    if has(g, slot, CORPORATE):
        terms.add(-2, source)
    if is_a(g, slot, GREEN):
        terms.add(-1, source)
    return terms


@hooks.RESISTANCE.on("energy-crisis")
def tired_greens(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """-1 Resistance to Green groups."""
    if is_a(g, slot, GREEN):
        terms.add(-1, source)
    return terms


changes_power("gun-control", (both(aligned(VIOLENT), aligned(GOVERNMENT)), 3), (aligned(CRIMINAL), 1))


@hooks.ALIGNMENTS.on("military-industrial-complex")
def no_corporations(g: Inwo, source: int, mask: int, slot: int) -> int:
    """Corporate groups count as Government."""
    return mask & ~CORPORATE | GOVERNMENT if mask & CORPORATE else mask


@hooks.ALIGNMENTS_LEFT.on("military-industrial-complex")
def no_more_corporations(g: Inwo, source: int, mask: int, slot: int) -> int:
    """Corporate is no more: nothing can make a group so."""
    return mask & ~CORPORATE


@hooks.GOAL_ALIGNMENTS.on("military-industrial-complex")
def corporate_for_goals(g: Inwo, source: int, mask: int, slot: int) -> int:
    """Except for Goals: a group is what it would be for them without the card."""
    kept = g.effects.entries
    g.effects.entries = [effect for effect in kept if effect.key != "military-industrial-complex"]
    g.touch()
    real = goal_alignments(g, slot)
    g.effects.entries = kept
    g.touch()
    return real


@hooks.POWER.on("peace-in-our-time")
def peace(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """+1 to Peaceful, -1 (once) to Violent or Criminal groups."""
    if has(g, slot, PEACEFUL):
        terms.add(1, source)
    if has(g, slot, VIOLENT | CRIMINAL):
        terms.add(-1, source)
    return terms


@hooks.GUARDING.on("peace-in-our-time")
def peace_defends(g: Inwo, source: int, terms: Terms, slot: int, a: Attack) -> Terms:
    """+3 instead of +1 for a Peaceful target of an attack to destroy."""
    if has(g, slot, PEACEFUL):
        terms.add(2, source)
    return terms


@hooks.RESISTANCE.on("peace-in-our-time")
def peace_resists(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """+3 Resistance to Peaceful groups in a structure."""
    if g.zone[slot] == STRUCTURE and has(g, slot, PEACEFUL):
        terms.add(3, source)
    return terms


@hooks.POWER.on("political-correctness")
def correct_liberals(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """+3 to Liberal groups."""
    if has(g, slot, LIBERAL):
        terms.add(3, source)
    return terms


def petty(g: Inwo, mask: int, slot: int) -> bool:
    """IN-3.21: a Conservative group of Power 0 or 1, read before it is Criminal."""
    if not mask & CONSERVATIVE or slot in g.illuminati:
        return False
    held = g.memo.get(("align", slot))
    g.memo[("align", slot)] = mask
    weak = power.power_terms(g, slot).value() <= 1
    g.memo[("align", slot)] = held
    return weak


@hooks.ALIGNMENTS.on("political-correctness")
def petty_criminals(g: Inwo, source: int, mask: int, slot: int) -> int:
    """IN-3.21: Conservative groups of Power 0 or 1 are Criminal, too."""
    if not petty(g, mask, slot):
        return mask
    g.memo[("petty", slot)] = True
    return mask | CRIMINAL


@hooks.ALIGNMENTS_LEFT.on("political-correctness")
def later_criminals(g: Inwo, source: int, mask: int, slot: int) -> int:
    """So are groups that a later change made Conservative; one that was may have been cleared since (IN-11.1)."""
    return mask | CRIMINAL if not g.memo.get(("petty", slot)) and petty(g, mask, slot) else mask


multiplies_resistance("solidarity", 2)


guards_name("tax-reform", "irs", 10)


changes_power("world-hunger", (either(aligned(LIBERAL), attribute(NATION)), -2))
starves("world-hunger", attribute(GREEN))
hooks.SILENCES["world-hunger"] = GREEN


def at_war(g: Inwo, a: Attack) -> bool:
    """A Nation leads an attack to destroy another Nation."""
    return a.kind == DESTROY and a.leader >= 0 and is_a(g, a.leader, NATION) and is_a(g, a.target, NATION)


@hooks.ACTING.on("world-war-three")
def war_power(g: Inwo, source: int, terms: Terms, slot: int, a: Attack) -> Terms:
    """The leading Nation has tripled Power."""
    if slot == a.leader and at_war(g, a):
        terms.times(3)
    return terms


@hooks.AFTER_ATTACK.on("world-war-three")
def war_ends(g: Inwo, source: int, a: Attack) -> Flow[None]:
    """The winner gets a Plot and a token; a Nation that lost is destroyed, to the defender's credit."""
    if not at_war(g, a) or a.outcome < SUCCESS - 1 or g.zone[a.leader] != STRUCTURE:
        return
    if a.outcome == SUCCESS:
        tokens.give_token(g, a.leader)
        yield from drawing.draw(g, a.attacker, PLOT_BACK)
    else:
        yield from destroyed(g, None, a.leader, False, a.defender)
