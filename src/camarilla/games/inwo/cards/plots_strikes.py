"""Assassinations and Disasters: attacks made by Plots (chapter 10), and the Plots that combine two of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from camarilla.games.inwo import hooks, power, queries
from camarilla.games.inwo.attacks import attacking
from camarilla.games.inwo.attacks.model import AID, DESTROY, Attack, Helper
from camarilla.games.inwo.card_language.matchers import Match, aligned, anything, attribute, either, named
from camarilla.games.inwo.card_language.plot_shapes import take_tokens
from camarilla.games.inwo.card_language.vocabulary import boost_attack
from camarilla.games.inwo.catalog import (
    ASSASSINATION,
    ATTACK_POWER,
    COASTAL,
    CRIMINAL,
    DESTROY_MARGIN,
    DISASTER,
    FACE,
    FANATIC,
    GOVERNMENT,
    HUGE,
    ID,
    KIND,
    MAGIC,
    PERSONALITY,
    PLACE,
    VIOLENT,
)
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.about import (
    InAttack,
    card_of,
    chosen_for,
    second_choice_of,
    subject_of,
    target_of,
    this_attack,
)
from camarilla.games.inwo.model.entries import TokenMove
from camarilla.games.inwo.model.zones import ANY_TIME, OPEN_MOMENTS
from camarilla.games.inwo.plays.abilities import NONE, Pick, plot
from camarilla.games.inwo.plays.costs import one_of_each
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.tokens import spend
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

LET_IN = "let in"
POWERS: dict[int, Callable[[Any, int, int], int]] = {}
"""By face of a Disaster: its Power against a target, `(g, seat, target)`."""
HITS: dict[int, Match] = {}
"""By face: what it may strike."""
JOINERS: dict[int, Match] = {}
"""By face of an Assassination: the groups of which one may add its Power."""
NOT_INSTANT = frozenset([FACE["epidemic"], FACE["giant-kudzu"]])


@hooks.MAY_JOIN.on(LET_IN)
def let_in(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """A card lets one group into one attack."""
    effect = g.effect(source)
    return found or (effect.about == InAttack(slot, a.number) and side == AID)


def admit(g: Inwo, play: Play, a: Attack, group: int) -> None:
    """A group adds its Power to an attack made by a Plot."""
    g.effects.add(LET_IN, play.seat, InAttack(group, a.number), until=this_attack(a.number), play=play.id)
    a.helpers.append(Helper(group, AID, play.seat, 1))
    a.last = group
    spend(g, group)
    if power.is_a(g, group, MAGIC):
        a.magic = True
    g.touch()


def may_strike(g: Inwo, seat: int, card: int, target: int, face: int) -> bool:
    """Whether a Plot may begin its attack on a target (IN-8.13, IN-10.2)."""
    a = Attack(-1, seat, -1, target, g.holder[target], DESTROY)
    a.card = card
    a.instant = face not in NOT_INSTANT
    a.assassination = KIND[face] == ASSASSINATION
    a.disaster = KIND[face] == DISASTER
    a.magic = face in ALWAYS_MAGIC
    a.strike = face
    return not queries.why_illegal(g, a)


ALWAYS_MAGIC = frozenset([FACE["withering-curse"], FACE["plague-of-demons"]])

# -- Assassinations (IN-10.8 to IN-10.10) ------------------------------------------------------------------------------


def personalities(face: int) -> Pick:
    """The Personalities that may be assassinated."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        return [
            s for s in queries.all_groups(g) if power.kind(g, s) == PERSONALITY and may_strike(g, seat, slot, s, face)
        ]

    return Pick("card", values)


def one_joiner(face: int) -> Pick:
    """One own group that may add its Power, or none."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        fits = JOINERS[face]
        able = [
            s for s in queries.with_token(g, seat) if queries.may_spend(g, seat, s) and fits(g, s) and s != chosen[0]
        ]
        return [
            NONE,
            *[s for s in able if not queries.immune(g, chosen[0], s) and not queries.bars_secret(g, s, chosen[0])],
        ]

    return Pick("card", values)


def shoot(g: Inwo, play: Play) -> None:
    """The attack is on: Instant, and deadly."""
    start_assassination(g, play, g.cards.face[card_of(play)], target_of(play), second_choice_of(play), 0)


def start_assassination(g: Inwo, play: Play, face: int, target: int, group: int, more: int) -> None:
    """Begin an Assassination with the card's Power, perhaps a group's, perhaps another card's."""
    a = attacking.strike(g, play.seat, card_of(play), target, ATTACK_POWER[face] + more)
    a.assassination = True
    a.strike = face
    a.magic = face in ALWAYS_MAGIC
    attacking.freeze(g, a)
    if group != NONE:
        admit(g, play, a, group)


def resolve(g: Inwo, play: Play) -> Flow[None]:
    """The reply window has closed: dice and result."""
    yield from attacking.finish_strike(g, card_of(play))


JOINERS[FACE["car-bomb"]] = aligned(VIOLENT | CRIMINAL)
JOINERS[FACE["hit-and-run"]] = aligned(FANATIC)
JOINERS[FACE["poison"]] = either(aligned(CRIMINAL), attribute(MAGIC))
JOINERS[FACE["sniper"]] = aligned(GOVERNMENT)
JOINERS[FACE["withering-curse"]] = attribute(MAGIC)
for _face in JOINERS:
    plot(
        ID[_face],
        when=OPEN_MOMENTS,
        picks=[personalities(_face), one_joiner(_face)],
        apply=shoot,
        settle=resolve,
        attack=True,
        rule="IN-10.8",
    )

# -- Disasters (IN-10.11 to IN-10.15) ----------------------------------------------------------------------------------


def by_size(huge: int, other: int) -> Callable[[Any, int, int], int]:
    """Power against Huge Places, and against others."""

    def number(g: Inwo, seat: int, target: int) -> int:
        return huge if power.is_a(g, target, HUGE) else other

    return number


def always(value: int) -> Callable[[Any, int, int], int]:
    """The same Power against every Place."""

    def number(g: Inwo, seat: int, target: int) -> int:
        return value

    return number


def coastal(g: Inwo, slot: int) -> bool:
    """Coastal Places."""
    return power.is_a(g, slot, COASTAL)


def not_huge(g: Inwo, slot: int) -> bool:
    """Places that are not Huge."""
    return not power.is_a(g, slot, HUGE)


def monster_power(g: Inwo, seat: int, target: int) -> int:
    """24 against Japan or California."""
    if g.cards.face[target] in (FACE["japan"], FACE["california"]):
        return 24
    return by_size(16, 20)(g, seat, target)


def kudzu_power(g: Inwo, seat: int, target: int) -> int:
    """More against the coast."""
    return 30 if coastal(g, target) else 24


def frog_power(g: Inwo, seat: int, target: int) -> int:
    """More for each Frog God of the victim."""
    return 10 + 4 * len(queries.in_play_by_name(g, "the-frog-god", g.holder[target]))


POWERS[FACE["atomic-monster"]] = monster_power
POWERS[FACE["earthquake"]] = by_size(12, 16)
POWERS[FACE["epidemic"]] = always(14)
POWERS[FACE["giant-kudzu"]] = kudzu_power
POWERS[FACE["hurricane"]] = by_size(16, 20)
POWERS[FACE["meteor-strike"]] = always(16)
POWERS[FACE["nuclear-accident"]] = by_size(14, 18)
POWERS[FACE["plague-of-demons"]] = always(10)
POWERS[FACE["rain-of-frogs"]] = frog_power
POWERS[FACE["the-oregon-crud"]] = always(24)
POWERS[FACE["tidal-wave"]] = by_size(20, 24)
POWERS[FACE["tornado"]] = always(12)
POWERS[FACE["volcano"]] = always(18)
for _face in POWERS:
    HITS[_face] = anything
for _name in ("atomic-monster", "hurricane", "tidal-wave"):
    HITS[FACE[_name]] = coastal
for _name in ("plague-of-demons", "the-oregon-crud", "tornado", "volcano"):
    HITS[FACE[_name]] = not_huge


def strikeable(g: Inwo, seat: int, card: int, face: int) -> list[int]:
    """The Places, and the Resources that count as one, a Disaster may hit."""
    places = [slot for slot in queries.all_groups(g) if power.kind(g, slot) == PLACE]
    places += [slot for each in g.living() for slot in g.resources[each] if g.cards.face[slot] == FACE["hidden-city"]]
    return [slot for slot in places if HITS[face](g, slot) and may_strike(g, seat, card, slot, face)]


def victims(face: int) -> Pick:
    """What a Disaster may hit."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        return strikeable(g, seat, slot, face)

    return Pick("card", values)


def strike(g: Inwo, play: Play) -> None:
    """A Disaster strikes."""
    start_disaster(g, play, g.cards.face[card_of(play)], target_of(play), 0)


def start_disaster(g: Inwo, play: Play, face: int, target: int, more: int) -> Attack:
    """Begin a Disaster: the target loses a token at once (IN-10.13)."""
    a = attacking.strike(g, play.seat, card_of(play), target, POWERS[face](g, play.seat, target) + more)
    a.disaster = True
    a.strike = face
    a.margin = DESTROY_MARGIN[face]
    a.magic = face in ALWAYS_MAGIC
    if face not in NOT_INSTANT:
        attacking.freeze(g, a)
    if power.token_count(g, target):
        g.token_moves.append(TokenMove(play.id, target, -1))
    if face == FACE["giant-kudzu"]:
        g.effects.add(in_force.KUDZU, play.seat, (a.number,), until=this_attack(a.number), play=play.id)
    if face == FACE["nuclear-accident"]:
        take_tokens(g, play, queries.in_play_by_name(g, "nuclear-power-companies"))
    g.touch()
    return a


@hooks.MAY_JOIN.on(in_force.KUDZU)
def kudzu_victims(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """Any group at all may help the victim of the Giant Kudzu; that none may help the Kudzu itself counts first."""
    return True


@hooks.MAY_NOT_JOIN.on(in_force.KUDZU)
def nobody_helps_kudzu(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """None may help the Kudzu."""
    return found or (subject_of(g.effect(source)) == a.number and side == AID)


for _face in POWERS:
    if ID[_face] != "plague-of-demons":
        plot(
            ID[_face],
            when=OPEN_MOMENTS,
            picks=[victims(_face)],
            apply=strike,
            settle=resolve,
            attack=True,
            rule="IN-10.11",
        )


def magic_helper(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The Magic group that powers the demons."""
    able = [s for s in queries.with_token(g, seat) if queries.may_spend(g, seat, s) and power.is_a(g, s, MAGIC)]
    return [
        s
        for s in able
        if s != chosen[0] and not queries.immune(g, chosen[0], s) and not queries.bars_secret(g, s, chosen[0])
    ]


def summon(g: Inwo, play: Play) -> None:
    """Demons come with the Power of the Magic group added."""
    a = start_disaster(g, play, FACE["plague-of-demons"], target_of(play), 0)
    admit(g, play, a, second_choice_of(play))


plot(
    "plague-of-demons",
    when=OPEN_MOMENTS,
    picks=[victims(FACE["plague-of-demons"]), Pick("card", magic_helper)],
    apply=summon,
    settle=resolve,
    attack=True,
    magic=True,
    rule="IN-10.11",
)


# -- Disasters used as a bonus -----------------------------------------------------------------------------------------


def destroying(match: Match) -> Callable[[Any, int, int], bool]:
    """There is an attack to destroy, not Instant, on such a group."""

    def test(g: Inwo, seat: int, slot: int) -> bool:
        a = g.attack
        return a is not None and a.kind == DESTROY and not a.instant and match(g, a.target) and a.stage < 3

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
        powered = [s for s in hand if g.cards.face[s] != FACE["plague-of-demons"]]
        return [*chosen_twins(g, powered, chosen)]

    return Pick("card", values)


def chosen_twins(g: Inwo, cards: list[int], chosen: tuple[int, ...]) -> list[int]:
    """One of each name; two copies of a card never combine (IN-7.13)."""
    faces = [g.cards.face[slot] for slot in chosen]
    return [slot for slot in one_of_each(g, cards) if g.cards.face[slot] not in faces]


def place_of_both(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """A Place that both Disasters may hit."""
    main, other = chosen
    first = strikeable(g, seat, slot, g.cards.face[main])
    return [place for place in strikeable(g, seat, slot, g.cards.face[other]) if place in first]


def target_of_both(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """A Personality."""
    face = g.cards.face[chosen[0]]
    return [s for s in queries.all_groups(g) if power.kind(g, s) == PERSONALITY and may_strike(g, seat, slot, s, face)]


def joiner_of_main(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The group that may help the main Assassination."""
    face = g.cards.face[chosen[0]]
    return one_joiner(face).values(g, seat, slot, (chosen[2],))


def both_faces(g: Inwo, play: Play) -> tuple[int, int]:
    """The two cards that lie open for this play: the main one and the other."""
    first, second = chosen_for(play)[:2]
    return g.cards.face[first], g.cards.face[second]


def combine_disasters(g: Inwo, play: Play) -> None:
    """All text of the main one, and only the Power of the other."""
    main, other = both_faces(g, play)
    target = chosen_for(play)[2]
    more = POWERS[other](g, play.seat, target)
    start_disaster(g, play, main, target, more)


def combine_assassinations(g: Inwo, play: Play) -> None:
    """All text of the main one, and only the Power of the other."""
    main, other = both_faces(g, play)
    _, _, target, joiner = chosen_for(play)
    start_assassination(g, play, main, target, joiner, ATTACK_POWER[other])


plot(
    "combined-disasters",
    when=OPEN_MOMENTS,
    picks=[in_hand(DISASTER), in_hand(DISASTER), Pick("card", place_of_both)],
    apply=combine_disasters,
    settle=resolve,
    attack=True,
    rule="IN-10.15",
)
plot(
    "spasm-of-violence",
    when=OPEN_MOMENTS,
    picks=[in_hand(ASSASSINATION), in_hand(ASSASSINATION), Pick("card", target_of_both), Pick("card", joiner_of_main)],
    apply=combine_assassinations,
    settle=resolve,
    attack=True,
    rule="IN-10.6",
)
