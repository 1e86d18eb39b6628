"""Groups from Recording Industry to Switzerland."""

from __future__ import annotations

from camarilla.games.inwo import hooks, power, queries
from camarilla.games.inwo.attacks.model import AID, CONTROL, DESTROY, Attack, Bonus
from camarilla.games.inwo.card_language.cancelling import canceller, open_play
from camarilla.games.inwo.card_language.continuous import aligns_puppets, led_or_aided_by, strengthens_puppets
from camarilla.games.inwo.card_language.lines import Card
from camarilla.games.inwo.card_language.matchers import (
    a_personality,
    a_place,
    aligned,
    anything,
    attribute,
    both,
    either,
    named,
)
from camarilla.games.inwo.card_language.targets import OWN_ACTION, a_rival, has_group_deck
from camarilla.games.inwo.card_language.verbs import discard_undrawn, draw, move_token
from camarilla.games.inwo.card_language.vocabulary import bonus_rows, breaks_privilege, grows, guards, immunity, on
from camarilla.games.inwo.catalog import (
    BANK,
    COASTAL,
    COMMUNIST,
    COMPUTER,
    CONSERVATIVE,
    CORPORATE,
    FACE,
    GOVERNMENT,
    GREEN,
    MAGIC,
    MEDIA,
    SCIENCE,
    SPACE,
    STRAIGHT,
    VIOLENT,
    WEIRD,
)
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import DRAW, draw_of, subject_of, target_of
from camarilla.games.inwo.model.zones import ANY_TIME, GROUP_BACK, MAIN, OPEN_MOMENTS, PLOT_BACK, REPLY, STRUCTURE
from camarilla.games.inwo.plays import relief
from camarilla.games.inwo.plays.abilities import Pick, ability, acts
from camarilla.games.inwo.power import Terms, has, is_a
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import grid
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

from .groups_d_f import home_government

# -- R -----------------------------------------------------------------------------------------------------------------


@on(hooks.POWER, "recording-industry")
def record_sales(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """Media Personalities have +2 Power, other Personalities +1."""
    if g.holder[slot] == g.holder[source] and g.zone[slot] == STRUCTURE and a_personality(g, slot):
        terms.add(2 if is_a(g, slot, MEDIA) else 1, source)
    return terms


@on(hooks.DEFENCE, "red-cross")
def red_cross_guards(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """The structure resists Disasters at +6; attempts to destroy the Red Cross suffer -15."""
    if a.disaster and a.defender == g.holder[source]:
        found.append(Bonus(source, 6))
    if a.target == source and a.kind == DESTROY and not a.instant:
        found.append(Bonus(source, 15))
    return found


@on(hooks.AFTER_DEVASTATED, "red-cross")
def help_is_near(g: Inwo, source: int, slot: int, a: Attack) -> Flow[None]:
    """Its master gets Relief at the end of the turn."""
    if slot == g.master[source]:
        g.effects.add("relief tonight", g.holder[source], (slot,))
    yield from ()


@on(hooks.TURN_ENDS, "red-cross")
def help_arrives(g: Inwo, source: int, seat: int) -> Flow[None]:
    """Relief for the master that was Devastated this turn."""
    for effect in g.effects.of("relief tonight"):
        g.effects.cancel(effect.id)
        place = subject_of(effect)
        if place >= 0 and g.zone[place] == STRUCTURE and power.devastated(g, place):
            yield from relief.give(g, place, [])


def devastated(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """A Devastated Place."""
    return [place for place in relief.devastated_places(g) if queries.affects(g, slot, place)]


@acts("red-cross", when=OPEN_MOMENTS, picks=[Pick("card", devastated)], cost=OWN_ACTION)
def red_cross_relief(g: Inwo, play: Play) -> Flow[None]:
    """Relief for one Place."""
    yield from relief.give(g, target_of(play), list(play.cost))


@on(hooks.FORBIDDEN, "reformed-church-of-satan")
def no_straights(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """Straight groups may not attack the player's other groups, and this one only to destroy."""
    if a.defender != g.holder[source] or a.leader < 0 or a.attacker == a.defender or not has(g, a.leader, STRAIGHT):
        return found
    return found or a.target != source or a.kind == CONTROL


@on(hooks.MAY_NOT_JOIN, "reformed-church-of-satan")
def no_straight_help(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """Nor may they help such attacks."""
    enemy = a.defender == g.holder[source] and g.holder[slot] != g.holder[source]
    barred = a.target != source or a.kind == CONTROL
    return found or (side == AID and enemy and barred and has(g, slot, STRAIGHT))


@on(hooks.DEFENCE, "reformed-church-of-satan")
def satan_defends(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """+8 against attacks by Straight groups on itself."""
    if a.target == source and a.leader >= 0 and has(g, a.leader, STRAIGHT):
        found.append(Bonus(source, 8))
    return found


breaks_privilege("religious-reich", led_or_aided_by(aligned(STRAIGHT | CONSERVATIVE)), any_alignment=False)


bonus_rows("republicans", ("direct", "control", home_government, 5))


def technologies(g: Inwo, slot: int) -> int:
    """How many of Corporate, Science, Space and Computer a group is."""
    count = 1 if has(g, slot, CORPORATE) else 0
    return count + sum([1 for bit in (SCIENCE, SPACE, COMPUTER) if is_a(g, slot, bit)])


def luddism(g: Inwo, source: int, a: Attack) -> int:
    """+2 to destroy for each."""
    return 2 * technologies(g, a.target) if a.kind == DESTROY and not a.instant else 0


bonus_rows("rifkinites", ("direct", "control", attribute(GREEN), 6), extra=luddism)
shore = both(a_place, attribute(COASTAL))


def sea_monsters(g: Inwo, source: int, a: Attack) -> int:
    """+4 to destroy Corporate or Government groups or Coastal Places, Disasters included; 10 for a movie set."""
    if a.kind != DESTROY or is_a(g, a.target, SPACE) or (a.instant and not a.disaster):
        return 0
    if a.leader == source and g.cards.face[a.target] in (FACE["japan"], FACE["california"]):
        return 10
    return 4 if has(g, a.target, CORPORATE | GOVERNMENT) or shore(g, a.target) else 0


bonus_rows("robot-sea-monsters", extra=sea_monsters)


@on(hooks.FORBIDDEN, "ronald-reagan")
def not_by_media(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """Media groups cannot lead an attack on him; but Nancy's card names him (IN-18.9)."""
    if a.target != source or a.leader < 0 or a.attacker == a.defender or not is_a(g, a.leader, MEDIA):
        return found
    return found or a.kind != CONTROL or g.cards.face[a.leader] != FACE["nancy-reagan"]


@on(hooks.MAY_NOT_JOIN, "ronald-reagan")
def media_charmed(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """Nor aid one; and once he takes part, no further Media group joins the other side."""
    if not is_a(g, slot, MEDIA):
        return found
    if a.target == source and side == AID and g.holder[slot] != g.holder[source]:
        return True
    mine = -1
    if a.leader == source:
        mine = AID
    for helper in a.helpers:
        if helper.slot == source:
            mine = helper.side
    joined = any(helper.slot == slot for helper in a.helpers)
    return found or (mine >= 0 and side != mine and not joined)


def own_draw(g: Inwo, seat: int, slot: int) -> bool:
    """One is entitled to draw a Plot from the own deck."""
    play = open_play(g)
    if play is None or play.what != DRAW or play.seat != seat:
        return False
    draw = draw_of(play)
    return draw.back == PLOT_BACK and draw.owner == seat and queries.cards_to_come(g, play) > 0


def search_instead(g: Inwo, play: Play) -> None:
    """The deck is searched for one card instead."""
    g.effects.add(in_force.CARD_SEARCHED, play.seat, (g.stack[-1],), play=play.id)


ability("rosicrucians", when=REPLY, test=own_draw, cost=OWN_ACTION, apply=search_instead, early=True)


aligns_puppets("ross-perot", STRAIGHT | CONSERVATIVE)


@on(hooks.BONUS, "russia")
def comrades(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """+4 leading to control, +2 for any attack, on Communist groups; they get +4 leading to control Russia."""
    if a.instant:
        return found
    if a.attacker == g.holder[source] and a.target != source and is_a(g, a.target, COMMUNIST):
        found.append(Bonus(source, 4 if a.leader == source and a.kind == CONTROL else 2))
    if a.target == source and a.kind == CONTROL and a.leader >= 0 and is_a(g, a.leader, COMMUNIST):
        found.append(Bonus(source, 4))
    return found


# -- S -----------------------------------------------------------------------------------------------------------------

canceller("saddam-hussein", aligned(GOVERNMENT))
Card("saturday-morning-cartoons").does(bonus_rows, ("any", "control", aligned(VIOLENT), 2)).does(
    aligns_puppets, VIOLENT
)


money = either(aligned(CORPORATE | GOVERNMENT), attribute(BANK))
Card("savings-and-loans").does(bonus_rows, ("any", "control", money, 3)).does(canceller, money)


def fandom(g: Inwo, source: int, a: Attack) -> int:
    """+2 on Computer groups, +6 if the master leads; +2 to control Weird groups."""
    if a.instant:
        return 0
    number = 0
    if is_a(g, a.target, COMPUTER):
        number += 6 if a.leader == g.master[source] else 2
    if a.kind == CONTROL and has(g, a.target, WEIRD):
        number += 2
    return number


bonus_rows("science-fiction-fans", extra=fandom)
statesman = both(a_personality, aligned(GOVERNMENT))


def bodyguards_turned(g: Inwo, source: int, a: Attack) -> int:
    """+10 to destroy Government Personalities, Assassinations included."""
    fits = a.kind == DESTROY and statesman(g, a.target) and (not a.instant or a.assassination)
    return 10 if fits else 0


bonus_rows("secret-service", extra=bodyguards_turned)


@on(hooks.MATCHES, "secret-service")
def inside_job(g: Inwo, source: int, found: dict[int, int], a: Attack) -> dict[int, int]:
    """No penalty for sharing Government with such a Personality."""
    if a.leader == source and a.kind == DESTROY and statesman(g, a.target):
        found.pop(GOVERNMENT, None)
    return found


@on(hooks.DEFENCE, "secular-humanists")
def tolerance(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """Attacks by Straight or Conservative groups on the player's other groups are at -3."""
    mine = a.defender == g.holder[source] and a.target != source and a.attacker != a.defender
    if mine and not a.instant and a.leader >= 0 and has(g, a.leader, STRAIGHT | CONSERVATIVE):
        found.append(Bonus(source, 3))
    return found


bonus_rows("semiconscious-liberation-army", ("any", "destroy", anything, 3))
Card("silicon-valley").does(bonus_rows, ("any", "control", attribute(COMPUTER), 4)).does(
    ability, when=MAIN, own_turn=True, cost=OWN_ACTION, settle=draw()
)


fen = named("science-fiction-fans", "trekkies", "wargamers", "comic-books", "trading-card-games")
bonus_rows("smof", ("any", "control", aligned(WEIRD), 2), ("direct", "control", fen, 4), adds=True)


def weird_with_token(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """A rival's Weird group with a token."""
    return [
        other
        for other in queries.all_groups(g)
        if g.holder[other] != seat and g.tokens[other] and has(g, other, WEIRD) and queries.affects(g, slot, other)
    ]


ability("smof", when=MAIN, own_turn=True, once="turn", picks=[Pick("card", weird_with_token)], apply=move_token(-1))
Card("society-for-creative-anarchism").does(bonus_rows, ("any", "destroy", aligned(STRAIGHT), 4)).does(
    ability,
    when=ANY_TIME,
    picks=[a_rival(has_group_deck, mover=True)],
    cost=OWN_ACTION,
    settle=discard_undrawn(1, GROUP_BACK),
)


weird_science = both(aligned(WEIRD), attribute(SCIENCE))
Card("south-american-nazis").does(bonus_rows, ("direct", "control", weird_science, 6)).does(
    strengthens_puppets, weird_science, 3
)


def magic_actor(g: Inwo, actor: int) -> bool:
    """Magic groups and Resources."""
    return is_a(g, actor, MAGIC)


immunity("stonehenge", magic_actor, seat=True)


@on(hooks.FORBIDDEN, "stonehenge")
def no_magic_strikes(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """Magic Plots cannot strike its player."""
    mine = a.defender == g.holder[source] and a.attacker != a.defender
    return found or (mine and a.strike >= 0 and a.magic)


grows("subliminals", attribute(MEDIA), also_global=True)
canceller("supreme-court", aligned(GOVERNMENT))
guards("survivalists", 3, disasters=True)


@on(hooks.TURN_STARTS, "survivalists")
def dug_in(g: Inwo, source: int, seat: int) -> Flow[None]:
    """Its master and that master's puppets get Relief the turn after any Devastation."""
    master = g.master[source]
    for slot in [master, *grid.puppets(g, master)]:
        if g.zone[slot] == STRUCTURE and power.devastated(g, slot) and not g.marked(in_force.RELIEF_BARRED, slot):
            yield from relief.give(g, slot, [])


@on(hooks.BONUS, "switzerland")
def neutrality(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """The Gnomes lead at +15 to control it; other owners have +2 on attacks against the Gnomes' groups."""
    gnomes = FACE["gnomes-of-zurich"]
    if a.instant:
        return found
    if a.target == source and a.kind == CONTROL and a.leader >= 0 and g.cards.face[a.leader] == gnomes:
        found.append(Bonus(source, 15))
    seat = g.holder[source]
    against = a.attacker == seat and a.defender >= 0 and a.defender != seat
    if against and g.cards.face[g.illuminati[seat]] != gnomes and g.cards.face[g.illuminati[a.defender]] == gnomes:
        found.append(Bonus(source, 2))
    return found


@on(hooks.FORBIDDEN, "switzerland")
def not_by_gnomes(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """The Gnomes may never destroy it."""
    gnomish = g.cards.face[g.illuminati[a.attacker]] == FACE["gnomes-of-zurich"]
    return found or (a.target == source and a.kind == DESTROY and gnomish)
