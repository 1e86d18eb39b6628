"""Plots with a number or A that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power, queries
from camarilla.games.inwo.attacks import attacking
from camarilla.games.inwo.attacks.model import DICE, GOES_ON, Attack, Bonus
from camarilla.games.inwo.card_language import matchers
from camarilla.games.inwo.card_language.cancelling import acting_in_attack, open_play
from camarilla.games.inwo.card_language.matchers import attribute, named
from camarilla.games.inwo.card_language.plot_shapes import (
    against_disaster,
    bury_in_place,
    discarded,
    forget_just,
    just,
    rivals_plot,
    slots_of,
)
from camarilla.games.inwo.card_language.targets import a_rival, action_of, groups_in_play, has_hidden_plots
from camarilla.games.inwo.card_language.verbs import cancel_its_action, spy_and_discard
from camarilla.games.inwo.catalog import FACE, GROUP, MAGIC, ORGANIZATION, PLACE, RESOURCE, SCIENCE, TYPE, WEIRD
from camarilla.games.inwo.memory import SEAT_EFFECTS
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import (
    THIS_TURN,
    Numbered,
    card_of,
    first_of,
    number_of,
    rival_of,
    second_choice_of,
    subject_of,
    target_of,
    this_attack,
)
from camarilla.games.inwo.model.zones import (
    DESTROYED,
    DESTROYED_NOW,
    DEVASTATED_NOW,
    FIGHT,
    GROUP_BACK,
    KILLED_NOW,
    OPEN_MOMENTS,
    PLOT_BACK,
    REPLY,
    RESULT,
    START,
    TABLE,
)
from camarilla.games.inwo.plays import drawing
from camarilla.games.inwo.plays.abilities import BY_KEY, Pick, plot, settles
from camarilla.games.inwo.plays.costs import Acts, Cost, Illuminati, TopGroup, TopPlots
from camarilla.games.inwo.plays.offers import HOLDS_GOALS
from camarilla.games.inwo.power import Terms
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

from .plots_families import link_to_target

# -- 18½-Minute Gap ----------------------------------------------------------------------------------------------------


@settles(
    "18-1-2-minute-gap",
    when=REPLY,
    test=rivals_plot,
    cost=Cost([Illuminati(all=True), TopPlots(1), TopGroup()]),
    cancels=True,
)
def erase_the_tape(g: Inwo, play: Play) -> Flow[None]:
    """The cancelled Plot goes into the hand of whoever cancelled it."""
    other = next(each for each in g.plays.open if each.id == play.cancels)
    if g.zone[card_of(other)] == TABLE:
        card_moves.take_into_hand(g, card_of(other), play.seat)
    yield from ()


# -- Agent in Place ----------------------------------------------------------------------------------------------------


plot(
    "agent-in-place",
    picks=[a_rival(has_hidden_plots)],
    cost=action_of(matchers.anything, 4),
    settle=spy_and_discard,
    spy=True,
)


# -- Air Magic ---------------------------------------------------------------------------------------------------------

GROUND = (FACE["earthquake"], FACE["volcano"])


def out_of_the_air(g: Inwo, seat: int, slot: int) -> bool:
    """A Disaster that does not come from the ground."""
    a = g.attack
    return against_disaster(g, seat, slot) and a is not None and a.strike not in GROUND


def raise_the_wind(g: Inwo, play: Play) -> None:
    """The Place's Power is tripled for this defence; an Instant attack reads it now (IN-10.7)."""
    a = g.attack
    assert a is not None
    more = 0
    if a.instant and TYPE[g.cards.face[a.target]] == RESOURCE:
        more = 2 * a.frozen
    elif a.instant:
        more = power.guarding_power(g, a.target, a, 3) - power.guarding_power(g, a.target, a)
    g.effects.add("air-magic", play.seat, Numbered(a.number, more), until=this_attack(a.number), play=play.id)


@hooks.GUARDING.on("air-magic")
def wind_guards(g: Inwo, source: int, terms: Terms, slot: int, a: Attack) -> Terms:
    """Against a Disaster that is not Instant the multiplier counts as Power changes."""
    if subject_of(g.effect(source)) == a.number and not a.instant and slot == a.target:
        terms.times(3)
    return terms


@hooks.DEFENCE.on("air-magic")
def wind_defends(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """Against an Instant one what it added; a second one adds nothing (IN-18.7)."""
    effect = g.effect(source)
    first = next(each for each in g.effects.of("air-magic") if subject_of(each) == subject_of(effect))
    if subject_of(effect) == a.number and a.instant and first.id == effect.id:
        found.append(Bonus(source, number_of(effect)))
    return found


plot(
    "air-magic",
    when=REPLY | FIGHT,
    test=out_of_the_air,
    cost=Cost([Acts(attribute(MAGIC))], [TopPlots(1, unseen=True)]),
    apply=raise_the_wind,
    in_attack=True,
)

# -- Alternate Goals ---------------------------------------------------------------------------------------------------

HOLDS_GOALS[FACE["alternate-goals"]] = 2
SEAT_EFFECTS.update(["air-magic", in_force.GOALS_ALLOWED, in_force.KUDZU])


def by_later_rules(g: Inwo, seat: int, slot: int) -> bool:
    """Rules 1.2: it may lie in front of its player, outside the limit."""
    return g.rules12


def lay_goals_open(g: Inwo, play: Play) -> None:
    """Two Goal cards are allowed from now on."""
    g.effects.add(in_force.GOALS_ALLOWED, play.seat, (2,), play=play.id)


plot("alternate-goals", when=OPEN_MOMENTS, test=by_later_rules, apply=lay_goals_open, keep=True, rule="IN-14.19")

# -- An Offer You Can't Refuse -----------------------------------------------------------------------------------------


@hooks.NO_DRAW.on(in_force.CANNOT_DRAW)
def nothing_to_draw(g: Inwo, source: int, found: bool, seat: int, back: int) -> bool:
    """A player may draw no cards of one back: `about` is the back, `owner` the player."""
    effect = g.effect(source)
    return found or (effect.owner == seat and subject_of(effect) == back)


def has_plot_deck(g: Inwo, seat: int, rival: int) -> bool:
    """A rival with undrawn Plots."""
    return bool(g.plot_deck[rival])


def second_deck(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Again the same rival, or another one."""
    rivals = [other for other in g.rivals(seat) if queries.may_touch(g, seat, other)]
    return [other for other in rivals if len(g.plot_deck[other]) > (1 if other == first_of(chosen) else 0)] or [-1]


def no_groups_this_turn(g: Inwo, play: Play) -> None:
    """The price: no Group cards this turn."""
    g.effects.add(in_force.CANNOT_DRAW, play.seat, (GROUP_BACK,), until=THIS_TURN, play=play.id)


@settles(
    "an-offer-you-cant-refuse",
    when=START,
    own_turn=True,
    picks=[a_rival(has_plot_deck), Pick("rival", second_deck)],
    apply=no_groups_this_turn,
    spy=True,
)
def make_an_offer(g: Inwo, play: Play) -> Flow[None]:
    """Draw two Plots from rivals' decks."""
    first, second = rival_of(play), second_choice_of(play)
    if first == second:
        yield from drawing.draw(g, play.seat, PLOT_BACK, 2, first)
        return
    yield from drawing.draw(g, play.seat, PLOT_BACK, 1, first)
    if second >= 0:
        yield from drawing.draw(g, play.seat, PLOT_BACK, 1, second)


# -- And STAY Dead -----------------------------------------------------------------------------------------------------


def fallen(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The groups just destroyed or discarded."""
    gone = [e for e in just(g, DESTROYED_NOW, KILLED_NOW) if g.zone[e.slot] == DESTROYED]
    return slots_of(g, gone + discarded(g, GROUP))


def one_fallen(g: Inwo, slot: int) -> int:
    """The group it would take, if there is just one."""
    cards = fallen(g, g.turn, slot, ())
    return cards[0] if len(cards) == 1 else -1


@settles(
    "and-stay-dead",
    when=RESULT,
    picks=[Pick("card", fallen)],
    cost=action_of(attribute(MAGIC)),
    takes=one_fallen,
    early=True,
)
def stay_dead(g: Inwo, play: Play) -> Flow[None]:
    """Neither it nor a copy ever comes back; destroyed, it still counts for Goals."""
    slot = target_of(play)
    forget_just(g, slot)
    if g.zone[slot] == DESTROYED:
        bury_in_place(g, slot)
    else:
        card_moves.bury(g, slot)
    yield from ()


# -- Angst -------------------------------------------------------------------------------------------------------------


def place_or_organization(g: Inwo, slot: int) -> bool:
    """Places and Organizations."""
    return power.kind(g, slot) in (PLACE, ORGANIZATION)


worriers = named("psychiatrists", "intellectuals", "orbital-mind-control-lasers")
plot(
    "angst",
    picks=[groups_in_play(place_or_organization)],
    cost=Cost([Illuminati(), Acts(worriers, resources=True)]),
    apply=link_to_target,
    keep=True,
    no_fight=True,
    rule="IN-17.3",
)


@hooks.POWER.on("angst")
def angst(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """Power reduced to 1, for good."""
    if subject_of(g.effect(source)) == slot:
        terms.reduced_to(1)
    return terms


# -- Annual Convention -------------------------------------------------------------------------------------------------


def convention_power(g: Inwo) -> int:
    """12 if a Place was just destroyed, 9 if one was Devastated."""
    kinds = [entry.what for entry in g.just if matchers.a_place(g, entry.slot)]
    if DESTROYED_NOW in kinds or KILLED_NOW in kinds:
        return 12
    return 9 if DEVASTATED_NOW in kinds else 0


def organizations(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The Organizations that may be attacked."""
    found = []
    for card in queries.all_groups(g):
        a = Attack(-1, seat, -1, card, g.holder[card], 1)
        a.instant = True
        if convention_power(g) and power.kind(g, card) == ORGANIZATION and not queries.why_illegal(g, a):
            found.append(card)
    return found


def convene(g: Inwo, play: Play) -> None:
    """An Instant attack that sorcerers and weird scientists may join."""
    a = attacking.strike(g, play.seat, card_of(play), target_of(play), convention_power(g))
    attacking.freeze(g, a)
    until = this_attack(a.number)
    g.effects.add(in_force.JOINABLE, play.seat, (card_of(play),), until=until, play=play.id)
    g.effects.add("convention", play.seat, (-1,), until=until, play=play.id)


@hooks.MAY_JOIN.on("convention")
def conventioneers(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """Magic groups, and Weird ones with Science. While it lasts there is no other attack."""
    return found or power.is_a(g, slot, MAGIC) or (power.has(g, slot, WEIRD) and power.is_a(g, slot, SCIENCE))


@settles(
    "annual-convention",
    when=RESULT,
    picks=[Pick("card", organizations)],
    apply=convene,
    attack=True,
    rule="IN-10.1",
)
def convention(g: Inwo, play: Play) -> Flow[None]:
    """Contributions, dice, result."""
    yield from attacking.finish_strike(g, card_of(play))


# -- Are We Having Fun Yet? --------------------------------------------------------------------------------------------


def more_than_target(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> int:
    """A total Power greater than the target's."""
    return power.power(g, first_of(chosen)) + 1


def not_the_target(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...], card: int) -> bool:
    """The target does not pay for its own trouble."""
    return card != first_of(chosen)


MORE_POWER = Cost([Acts(None, more_than_target, several=True, more=not_the_target)])


def behind_the_play(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The groups whose action, or ability, the open play is."""
    play = open_play(g)
    if play is None or not queries.may_touch(g, seat, play.seat):
        return []
    cards = list(play.cost)
    way = BY_KEY.get(play.what)
    if way is not None and not way.from_hand:
        cards.append(card_of(play))
    return [card for card in dict.fromkeys(cards) if queries.group_in_play(g, card)]


def with_ability(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """In an attack: the groups in play that have something to say without acting."""
    a = g.attack
    if a is None or a.stage >= DICE or a.outcome != GOES_ON:
        return []
    speaking = {source for hook in hooks.HOOKS.values() for _, source in g.sources(hook.name)}
    return [card for card in queries.all_groups(g) if card in speaking and queries.may_touch(g, seat, g.holder[card])]


ACTING, BEHIND, SPEAKING = Pick("card", acting_in_attack), Pick("card", behind_the_play), Pick("card", with_ability)


def silence(g: Inwo, play: Play) -> None:
    """The group's ability does not work in this attack."""
    a = g.attack
    assert a is not None
    g.effects.add(in_force.SILENCED, play.seat, (target_of(play),), until=this_attack(a.number), play=play.id)


plot("are-we-having-fun-yet", "fight", when=FIGHT | REPLY, picks=[ACTING], cost=MORE_POWER, settle=cancel_its_action)
plot("are-we-having-fun-yet", "play", when=REPLY, picks=[BEHIND], cost=MORE_POWER, cancels=True, rule="IN-19.5")
plot(
    "are-we-having-fun-yet",
    "ability",
    when=FIGHT | REPLY,
    picks=[SPEAKING],
    cost=MORE_POWER,
    apply=silence,
    in_attack=True,
    rule="IN-19.5",
)
