"""Plots with C that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, memory, power, queries, tokens
from camarilla.games.inwo.attacks import strength
from camarilla.games.inwo.attacks.model import CONTROL, DESTROY, DICE, Attack
from camarilla.games.inwo.card_language.cancelling import open_play
from camarilla.games.inwo.card_language.continuous import next_action, sets_resistance
from camarilla.games.inwo.card_language.lines import Card
from camarilla.games.inwo.card_language.matchers import a_personality, aligned, anything, attribute, either, named
from camarilla.games.inwo.card_language.plot_shapes import (
    answered,
    any_group_or_target,
    any_roll,
    attacking_groups,
    bring_back,
    dead,
    destroyed_twin,
    discarded,
    fail,
    forget_just,
    just,
    open_plot,
    own_hand_group,
    playable_now,
    slots_of,
    succeeded,
    undestroy,
    with_attack,
)
from camarilla.games.inwo.card_language.targets import action_of, groups_in_play, illuminati_or, words
from camarilla.games.inwo.card_language.verbs import shift_dice
from camarilla.games.inwo.catalog import (
    ARTIFACT,
    BANK,
    COMPUTER,
    COMPUTER_PLOTS,
    CONSERVATIVE,
    GADGET,
    GOVERNMENT,
    MAGIC,
    MEDIA,
    NATION,
    ORGANIZATION,
    RESOURCE,
    SCIENCE,
    SECRET,
    SPACE,
    STRAIGHT,
    TYPE,
    opposed,
)
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import (
    DRAW,
    NO_CARD,
    Detailed,
    boost_of,
    card_of,
    chosen_for,
    detail_of,
    draw_of,
    second_choice_of,
    subject_of,
    target_of,
)
from camarilla.games.inwo.model.zones import (
    ANY_TIME,
    DESTROYED,
    DISCARDS,
    FIGHT,
    GONE,
    LOST_NOW,
    MAIN,
    RELIEVED_NOW,
    REPLY,
    RESULT,
    ROLLED,
    STRUCTURE,
    TAKEOVER,
)
from camarilla.games.inwo.plays import takeover
from camarilla.games.inwo.plays.abilities import BY_KEY, Pick, chosen_as, plot, settles
from camarilla.games.inwo.plays.costs import Acts, Cost, Illuminati
from camarilla.games.inwo.plays.housekeeping import BROKEN_LINKS
from camarilla.games.inwo.power import Terms
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import grid
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow
from camarilla.kernel.hooks import Effect

from .plots_families import link_to_target

# -- Celebrity Spokesman -----------------------------------------------------------------------------------------------


def may_speak_for(g: Inwo, star: int, group: int) -> bool:
    """An Organization, not Secret, not Government, with no alignment opposed to the Personality's."""
    if power.kind(g, group) != ORGANIZATION or power.secret(g, group) or power.has(g, group, GOVERNMENT):
        return False
    return not opposed(power.alignments(g, star)) & power.alignments(g, group)


def clients(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The own Organizations the Personality may speak for."""
    return [card for card in g.structure[seat] if may_speak_for(g, chosen[0], card)]


def sign_contract(g: Inwo, play: Play) -> None:
    """The Plot links the two."""
    star, group = chosen_for(play)
    g.effects.add("celebrity-spokesman", play.seat, Detailed(star, card_of(play), group), play=play.id)


plot(
    "celebrity-spokesman",
    picks=[groups_in_play(a_personality, mine=True), Pick("card", clients)],
    apply=sign_contract,
    keep=True,
    no_fight=True,
    rule="IN-17.2",
)


@hooks.POWER.on("celebrity-spokesman")
def spokesman(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """The Personality's Power becomes 4 while the link is legal."""
    star, _, group = g.effect(source).about
    if star == slot and group >= 0 and g.zone[group] == STRUCTURE and may_speak_for(g, star, group):
        terms.becomes(4)
    return terms


def contract_over(g: Inwo, effect: Effect) -> bool:
    """Either card was captured, destroyed or thrown away, or the Organization is, for good, none he may speak for.

    In the hand a card keeps its contract (IN-17.9, IN-17.25).
    """
    star, _, group = effect.about
    out = [card for card in (star, group) if card >= 0]
    lost = [g.holder[card] != effect.owner for card in out if g.zone[card] == STRUCTURE]
    if any(lost) or any(g.zone[card] in (DESTROYED, DISCARDS, GONE) for card in out):
        return True
    if len(lost) < 2 or may_speak_for(g, star, group):
        return False
    return not card_moves.for_good(g, group, lambda g, group: may_speak_for(g, star, group))


BROKEN_LINKS["celebrity-spokesman"] = contract_over
memory.FURTHER_CARDS["celebrity-spokesman"] = 2

# -- Censorship --------------------------------------------------------------------------------------------------------


def moral_outrage(g: Inwo, a: Attack) -> bool:
    """A Straight, Conservative or Government group leads or aids an attack on a Media group."""
    censors = [s for s in attacking_groups(g, a) if power.has(g, s, STRAIGHT | CONSERVATIVE | GOVERNMENT)]
    return bool(censors) and power.is_a(g, a.target, MEDIA)


with_attack("censorship", 15, moral_outrage, privileged=True, destroy=False)

# -- Clone, Counter-Revolution (and Impostor, Media Blitz) -------------------------------------------------------------


def lay_out(g: Inwo, play: Play) -> Flow[None]:
    """Clone: controlled at once with the Clone Arrangers' help."""
    slot = target_of(play)
    if queries.controls(g, play.seat, "clone-arrangers") and grid.free_places(g, play.seat):
        undestroy(g, destroyed_twin(g, slot))
        yield from takeover.take(g, play.seat, slot)
    else:
        yield from bring_back(g, play)


def killed_double(g: Inwo, seat: int, slot: int) -> bool:
    """A Personality whose double was assassinated."""
    twin = destroyed_twin(g, slot)
    return twin >= 0 and dead(g, twin) and playable_now(g, seat, slot)


def destroyed_nation(g: Inwo, seat: int, slot: int) -> bool:
    """A Nation whose double was destroyed."""
    return power.is_a(g, slot, NATION) and destroyed_twin(g, slot) >= 0 and playable_now(g, seat, slot)


plot(
    "clone",
    when=MAIN | TAKEOVER,
    own_turn=True,
    picks=[own_hand_group(killed_double)],
    settle=lay_out,
    rule="IN-10.9",
)
plot(
    "counter-revolution",
    when=MAIN | TAKEOVER,
    own_turn=True,
    picks=[own_hand_group(destroyed_nation)],
    cost=illuminati_or(Acts(aligned(GOVERNMENT), 10, several=True)),
    settle=bring_back,
    early=True,
    rule="IN-16.11",
)

# -- Commitment --------------------------------------------------------------------------------------------------------

Card("commitment").does(
    plot, picks=[any_group_or_target(anything)], apply=link_to_target, keep=True, rule="IN-17.3"
).does(sets_resistance, 8)


# -- Computer Security, Computer Virus ---------------------------------------------------------------------------------


def about_computers(g: Inwo, seat: int, slot: int) -> bool:
    """A Plot that concerns Computers, or is used on a Computer group."""
    play = open_plot(g, seat)
    if play is None or card_of(play) == slot:
        return False
    if g.cards.face[card_of(play)] in COMPUTER_PLOTS:
        return True
    used_on = chosen_as(play, "card")
    a = g.attack
    if a is not None and a.card == card_of(play):
        used_on.append(a.target)
    return any(g.zone[card] == STRUCTURE and power.is_a(g, card, COMPUTER) for card in used_on)


plot(
    "computer-security",
    when=REPLY,
    test=about_computers,
    cost=action_of(either(named("the-network"), attribute(COMPUTER))),
    cancels=True,
    rule="IN-19.5",
)


plot(
    "computer-virus",
    when=ROLLED,
    test=any_roll,
    picks=[words("less", "more")],
    cost=action_of(attribute(SCIENCE | SPACE | COMPUTER)),
    settle=shift_dice(2),
)


# -- Corruption --------------------------------------------------------------------------------------------------------


def just_relieved(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The Places that have just had Relief."""
    return [card for card in slots_of(g, just(g, RELIEVED_NOW)) if queries.may_touch(g, seat, g.holder[card])]


@settles("corruption", when=RESULT, picks=[Pick("card", just_relieved)])
def corruption(g: Inwo, play: Play) -> Flow[None]:
    """The Place is Devastated again, and none may help it until after the next turn of whoever played this."""
    slot = target_of(play)
    forget_just(g, slot)
    tokens.devastate(g, slot)
    turns = g.own_turns[play.seat] + (2 if g.turn == play.seat else 1)
    g.effects.add(in_force.RELIEF_BARRED, play.seat, Detailed(slot, NO_CARD, turns))
    g.touch()
    yield from ()


@hooks.TURN_ENDS.on(in_force.RELIEF_BARRED)
def supplies_again(g: Inwo, source: int, seat: int) -> Flow[None]:
    """Relief may be tried again."""
    effect = g.effect(source)
    if g.own_turns[effect.owner] >= detail_of(effect):
        g.effects.cancel(effect.id)
        g.touch()
    yield from ()


# -- Counterspell ------------------------------------------------------------------------------------------------------

MAGIC_OR_ILLUMINATI = Cost([Acts(attribute(MAGIC))], [Illuminati()])


def magic_resource(g: Inwo, slot: int) -> bool:
    """A Magic Resource in play."""
    return TYPE[g.cards.face[slot]] == RESOURCE and power.is_a(g, slot, MAGIC)


def attacked(g: Inwo, seat: int) -> Attack | None:
    """An attack on one's own group, before the roll."""
    a = g.attack
    return a if a is not None and a.defender == seat and a.attacker != seat and a.stage < DICE else None


def spell_cast(g: Inwo, seat: int, slot: int) -> bool:
    """A rival uses a Magic Resource in an attack on oneself."""
    play = open_play(g)
    way = BY_KEY.get(play.what) if play is not None else None
    if play is None or way is None or way.from_hand or play.seat == seat or attacked(g, seat) is None:
        return False
    return magic_resource(g, card_of(play))


def spells_at_work(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Magic Resources of rivals that add to an attack on oneself."""
    a = attacked(g, seat)
    if a is None:
        return []
    rivals = [slot for rival in g.rivals(seat) for slot in g.resources[rival] if magic_resource(g, slot)]
    return [slot for slot in rivals if has_lent(g, a, slot) or strength.strengthens(g, a, slot)]


def has_lent(g: Inwo, a: Attack, slot: int) -> bool:
    """Whether a card was used for a bonus to an attack."""
    boosts = [boost_of(effect) for effect in g.effects.of(in_force.ATTACK_BOOST)]
    return any(boost.attack == a.number and boost.card == slot and boost.number > 0 for boost in boosts)


@settles("counterspell", "use", when=REPLY, test=spell_cast, cost=MAGIC_OR_ILLUMINATI, cancels=True)
def break_the_spell(g: Inwo, play: Play) -> Flow[None]:
    """The Resource is destroyed before it works."""
    other = answered(g, play)
    if other is not None and card_of(other) in g.resources[other.seat]:
        card_moves.lose_resource(g, card_of(other), play.seat)
    yield from ()


@settles("counterspell", "help", when=FIGHT | REPLY, picks=[Pick("card", spells_at_work)], cost=MAGIC_OR_ILLUMINATI)
def undo_the_spell(g: Inwo, play: Play) -> Flow[None]:
    """The Resource is destroyed, and what it adds is gone."""
    slot = target_of(play)
    if slot in g.resources[g.holder[slot]]:
        for effect in list(g.effects.of(in_force.ATTACK_BOOST)):
            if boost_of(effect).card == slot:
                g.effects.cancel(effect.id)
        card_moves.lose_resource(g, slot, play.seat)
    yield from ()


# -- Cover of Darkness, Cover Up ---------------------------------------------------------------------------------------


def loot(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Gadgets and Artifacts just destroyed or discarded."""
    lost = [entry for entry in just(g, LOST_NOW) if g.zone[entry.slot] == DESTROYED]
    cards = slots_of(g, lost + discarded(g, RESOURCE))
    return [card for card in cards if power.is_a(g, card, GADGET | ARTIFACT)]


def one_loot(g: Inwo, slot: int) -> int:
    """The Resource it would take, if there is just one."""
    cards = loot(g, g.turn, slot, ())
    return cards[0] if len(cards) == 1 else -1


@settles("cover-of-darkness", when=RESULT, picks=[Pick("card", loot)], takes=one_loot)
def cover_of_darkness(g: Inwo, play: Play) -> Flow[None]:
    """It comes into play under whoever played this."""
    slot = target_of(play)
    if g.zone[slot] in (DESTROYED, DISCARDS):
        forget_just(g, slot)
        yield from card_moves.take_resource(g, slot, play.seat)


def secret_hit(g: Inwo, seat: int, slot: int) -> bool:
    """An attack on a Secret group has succeeded."""
    a = succeeded(g, seat)
    return a is not None and queries.secret_in(g, a)


def another_secret(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...], card: int) -> bool:
    """Another Secret group than the one attacked."""
    return g.attack is None or card != g.attack.target


def exposing(g: Inwo, seat: int, slot: int) -> bool:
    """Exposed! has just been played."""
    play = open_plot(g, seat)
    return play is not None and play.what == "exposed"


plot(
    "cover-up",
    "attack",
    when=ROLLED,
    test=secret_hit,
    cost=Cost([Illuminati()], [Acts(attribute(SECRET), more=another_secret)]),
    settle=fail,
    rule="IN-19.4",
)
plot("cover-up", "exposed", when=REPLY, test=exposing, cancels=True, rule="IN-19.5")

# -- Crop Circles ------------------------------------------------------------------------------------------------------


def entitled(g: Inwo, seat: int, slot: int) -> bool:
    """One is about to draw from an own deck."""
    play = open_play(g)
    if play is None or play.what != DRAW or play.seat != seat or draw_of(play).owner != seat:
        return False
    return queries.cards_to_come(g, play) > 0


def search_instead(g: Inwo, play: Play) -> None:
    """The cards are chosen from the whole deck."""
    draw = next(each for each in g.plays.open if each.what == "draw" and each.id in g.stack)
    g.effects.add(in_force.DRAW_SEARCHED, play.seat, (draw.id,), play=play.id)


plot(
    "crop-circles",
    when=REPLY,
    test=entitled,
    cost=action_of(attribute(MAGIC)),
    apply=search_instead,
    early=True,
    rule="IN-19.15",
)

# -- Currency Speculation ----------------------------------------------------------------------------------------------


def speculate(g: Inwo, play: Play) -> None:
    """Power or Resistance of the Bank is tripled for its next action or defence."""
    g.effects.add(
        "currency-speculation", play.seat, Detailed(target_of(play), NO_CARD, second_choice_of(play)), play=play.id
    )


plot(
    "currency-speculation",
    when=ANY_TIME,
    picks=[groups_in_play(attribute(BANK), mine=True), words("power", "resistance")],
    apply=speculate,
    rule="IN-18.7",
)


OF_POWER, OF_RESISTANCE = 0, 1


def triples_power(effect: Effect) -> bool:
    """Power was chosen."""
    return detail_of(effect) == OF_POWER


def bubble_bursts(effect: Effect, a: Attack) -> bool:
    """One action or defence, and it is over."""
    group = subject_of(effect)
    if a.target == group and a.kind == (DESTROY if triples_power(effect) else CONTROL):
        return True
    return triples_power(effect) and a.part_of(group)


@hooks.GUARDING.on("currency-speculation")
def bank_stands(g: Inwo, source: int, terms: Terms, slot: int, a: Attack) -> Terms:
    """Three times the Power against an attack to destroy."""
    effect = g.effect(source)
    if subject_of(effect) == slot and detail_of(effect) == OF_POWER:
        terms.times(3)
    return terms


@hooks.RESISTING.on("currency-speculation")
def bank_resists(g: Inwo, source: int, terms: Terms, slot: int, a: Attack) -> Terms:
    """Three times the Resistance against an attack to control."""
    effect = g.effect(source)
    if subject_of(effect) == slot and detail_of(effect) == OF_RESISTANCE:
        terms.times(3)
    return terms


next_action("currency-speculation", 3, counts=triples_power, ends=bubble_bursts)
