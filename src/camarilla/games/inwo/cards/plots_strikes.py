"""Assassinations and Disasters (chapter 10), and the Plots that combine two of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from camarilla.games.inwo import hooks, power, queries
from camarilla.games.inwo.attacks.model import AID, DESTROY, DICE, Attack
from camarilla.games.inwo.card_language.matchers import Match, aligned, attribute, either, named
from camarilla.games.inwo.card_language.plot_shapes import take_tokens
from camarilla.games.inwo.card_language.strikes import (
    STRIKES,
    always,
    assassination,
    by_size,
    disaster,
    joiner,
    resolve,
    start,
    strikeable,
)
from camarilla.games.inwo.card_language.vocabulary import boost_attack
from camarilla.games.inwo.catalog import (
    ASSASSINATION,
    COASTAL,
    CRIMINAL,
    DISASTER,
    FANATIC,
    GOVERNMENT,
    HUGE,
    KIND,
    MAGIC,
    VIOLENT,
)
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import chosen_for, first_of, second_of, subject_of, third_of, this_attack
from camarilla.games.inwo.model.zones import ANY_TIME, OPEN_MOMENTS
from camarilla.games.inwo.plays.abilities import NONE, Pick, plot
from camarilla.games.inwo.plays.costs import one_of_each
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play

# -- Assassinations (IN-10.8 to IN-10.10) ------------------------------------------------------------------------------

assassination("car-bomb", aligned(VIOLENT | CRIMINAL))
assassination("hit-and-run", aligned(FANATIC))
assassination("poison", either(aligned(CRIMINAL), attribute(MAGIC)))
assassination("sniper", aligned(GOVERNMENT))
assassination("withering-curse", attribute(MAGIC), magic=True)

# -- Disasters (IN-10.11 to IN-10.15) ----------------------------------------------------------------------------------


def coastal(g: Inwo, slot: int) -> bool:
    """Coastal Places."""
    return power.is_a(g, slot, COASTAL)


def not_huge(g: Inwo, slot: int) -> bool:
    """Places that are not Huge."""
    return not power.is_a(g, slot, HUGE)


def monster_power(g: Inwo, seat: int, target: int) -> int:
    """24 against Japan or California."""
    return 24 if named("japan", "california")(g, target) else by_size(16, 20)(g, seat, target)


def kudzu_power(g: Inwo, seat: int, target: int) -> int:
    """More against the coast."""
    return 30 if coastal(g, target) else 24


def overgrow(g: Inwo, play: Play, a: Attack) -> None:
    """While it grows, others may help."""
    g.effects.add(in_force.KUDZU, play.seat, (a.number,), until=this_attack(a.number), play=play.id)


@hooks.MAY_JOIN.on(in_force.KUDZU)
def kudzu_victims(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """Any group at all may help the victim of the Giant Kudzu; that none may help the Kudzu itself counts first."""
    return True


@hooks.MAY_NOT_JOIN.on(in_force.KUDZU)
def nobody_helps_kudzu(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """None may help the Kudzu."""
    return found or (subject_of(g.effect(source)) == a.number and side == AID)


def melt_down(g: Inwo, play: Play, a: Attack) -> None:
    """The companies lose their tokens."""
    take_tokens(g, play, queries.in_play_by_name(g, "nuclear-power-companies"))


def frog_power(g: Inwo, seat: int, target: int) -> int:
    """More for each Frog God of the victim."""
    return 10 + 4 * len(queries.in_play_by_name(g, "the-frog-god", g.holder[target]))


disaster("atomic-monster", monster_power, coastal)
disaster("earthquake", by_size(12, 16))
disaster("epidemic", always(14), instant=False)
disaster("giant-kudzu", kudzu_power, instant=False, also=overgrow)
disaster("hurricane", by_size(16, 20), coastal)
disaster("meteor-strike", always(16))
disaster("nuclear-accident", by_size(14, 18), also=melt_down)
disaster("rain-of-frogs", frog_power)
disaster("the-oregon-crud", always(24), not_huge)
disaster("tidal-wave", by_size(20, 24), coastal)
disaster("tornado", always(12), not_huge)
disaster("volcano", always(18), not_huge)
disaster("plague-of-demons", always(10), not_huge, joiners=attribute(MAGIC), magic=True)

# -- Disasters used as a bonus -----------------------------------------------------------------------------------------


def destroying(match: Match) -> Callable[[Any, int, int], bool]:
    """There is an attack to destroy, not Instant, on such a group."""

    def test(g: Inwo, seat: int, slot: int) -> bool:
        a = g.attack
        return a is not None and a.kind == DESTROY and not a.instant and match(g, a.target) and a.stage < DICE

    return test


def plus_ten(g: Inwo, play: Play) -> None:
    """+10 to the attack."""
    boost_attack(g, play, 10)


plot(
    "atomic-monster",
    "boost",
    when=ANY_TIME,
    test=destroying(named("robot-sea-monsters", "nuclear-power-companies")),
    apply=plus_ten,
    in_attack=True,
)
plot(
    "plague-of-demons",
    "boost",
    when=ANY_TIME,
    test=destroying(attribute(MAGIC)),
    apply=plus_ten,
    in_attack=True,
    magic=True,
)

# -- Two at once (IN-10.6, IN-10.15) -----------------------------------------------------------------------------------


def in_hand(kind: int) -> Pick:
    """A Disaster or Assassination of the hand."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        hand = [s for s in g.exposed[seat] + g.plots[seat] if KIND[g.cards.face[s]] == kind and s not in chosen]
        alone = [s for s in hand if kind == ASSASSINATION or STRIKES[g.cards.face[s]].joiners is None]
        return chosen_twins(g, alone, chosen)

    return Pick("card", values)


def chosen_twins(g: Inwo, cards: list[int], chosen: tuple[int, ...]) -> list[int]:
    """One of each name; two copies of a card never combine (IN-7.13)."""
    faces = [g.cards.face[slot] for slot in chosen]
    return [slot for slot in one_of_each(g, cards) if g.cards.face[slot] not in faces]


def place_of_both(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """A Place that both Disasters may hit."""
    first = strikeable(g, seat, slot, g.cards.face[first_of(chosen)])
    return [place for place in strikeable(g, seat, slot, g.cards.face[second_of(chosen)]) if place in first]


def target_of_main(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """A Personality that the main Assassination may hit."""
    return strikeable(g, seat, slot, g.cards.face[first_of(chosen)])


def joiner_of_main(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The group that may help the main Assassination."""
    face = g.cards.face[first_of(chosen)]
    return joiner(face).values(g, seat, slot, (third_of(chosen),))


def combine(g: Inwo, play: Play) -> None:
    """All text of the main one, and only the Power of the other."""
    main, other, target, *joined = chosen_for(play)
    more = STRIKES[g.cards.face[other]].power(g, play.seat, target)
    start(g, play, g.cards.face[main], target, joined[0] if joined else NONE, more)


plot(
    "combined-disasters",
    when=OPEN_MOMENTS,
    picks=[in_hand(DISASTER), in_hand(DISASTER), Pick("card", place_of_both)],
    apply=combine,
    settle=resolve,
    attack=True,
    rule="IN-10.15",
)
plot(
    "spasm-of-violence",
    when=OPEN_MOMENTS,
    picks=[in_hand(ASSASSINATION), in_hand(ASSASSINATION), Pick("card", target_of_main), Pick("card", joiner_of_main)],
    apply=combine,
    settle=resolve,
    attack=True,
    rule="IN-10.6",
)
