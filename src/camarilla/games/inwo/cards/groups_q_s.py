"""Groups from Recording Industry to Switzerland."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power, queries
from camarilla.games.inwo.attacks.model import AID, CONTROL, DESTROY, Attack
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
from camarilla.games.inwo.card_language.targets import OWN_ACTION, a_rival
from camarilla.games.inwo.card_language.vocabulary import (
    bonus_rows,
    breaks_privilege,
    canceller,
    grows,
    guards,
    immunity,
    led_or_aided,
    on,
    open_play,
)
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
    with_alignment,
)
from camarilla.games.inwo.plays import playing, relief
from camarilla.games.inwo.plays.abilities import Pick, ability, acts
from camarilla.games.inwo.power import Terms, has, is_a
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import grid
from camarilla.games.inwo.zones import ANY_TIME, MAIN, OPEN_MOMENTS, REPLY, STRUCTURE
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
def red_cross_guards(g: Inwo, source: int, found: list[tuple[int, int]], a: Attack) -> list[tuple[int, int]]:
    """The structure resists Disasters at +6; attempts to destroy the Red Cross suffer -15."""
    if a.disaster and a.defender == g.holder[source]:
        found.append((source, 6))
    if a.target == source and a.kind == DESTROY and not a.instant:
        found.append((source, 15))
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
        if effect.about[0] >= 0 and g.zone[effect.about[0]] == STRUCTURE and power.devastated(g, effect.about[0]):
            yield from relief.give(g, effect.about[0], [])


def devastated(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """A Devastated Place."""
    return [place for place in relief.devastated_places(g) if queries.affects(g, slot, place)]


@acts("red-cross", when=OPEN_MOMENTS, picks=[Pick("card", devastated)], cost=OWN_ACTION)
def red_cross_relief(g: Inwo, play: Play) -> Flow[None]:
    """Relief for one Place."""
    yield from relief.give(g, play.about[1], list(play.cost))


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
def satan_defends(g: Inwo, source: int, found: list[tuple[int, int]], a: Attack) -> list[tuple[int, int]]:
    """+8 against attacks by Straight groups on itself."""
    if a.target == source and a.leader >= 0 and has(g, a.leader, STRAIGHT):
        found.append((source, 8))
    return found


def moral_attack(g: Inwo, source: int, a: Attack) -> int:
    """Led or aided by a Straight or Conservative group."""
    return 1 if led_or_aided(g, a, aligned(STRAIGHT | CONSERVATIVE)) else 0


breaks_privilege("religious-reich", moral_attack, any_alignment=False)
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
    """Media groups cannot lead an attack on him."""
    return found or (a.target == source and a.leader >= 0 and a.attacker != a.defender and is_a(g, a.leader, MEDIA))


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
    return play is not None and play.what == playing.DRAW and play.seat == seat and play.about[0::2] == (0, seat)


def search_instead(g: Inwo, play: Play) -> None:
    """The deck is searched instead."""
    g.effects.add("draw searched", play.seat, (g.stack[-1],), play=play.id)


ability("rosicrucians", when=REPLY, test=own_draw, cost=OWN_ACTION, apply=search_instead, early=True)


@on(hooks.ALIGNMENTS, "ross-perot")
def perot_says(g: Inwo, source: int, mask: int, slot: int) -> int:
    """Each group he controls is Straight and Conservative."""
    if g.zone[slot] == STRUCTURE and g.master[slot] == source:
        mask = with_alignment(with_alignment(mask, STRAIGHT), CONSERVATIVE)
    return mask


@on(hooks.BONUS, "russia")
def comrades(g: Inwo, source: int, found: list[tuple[int, int]], a: Attack) -> list[tuple[int, int]]:
    """+4 leading to control, +2 for any attack, on Communist groups; they get +4 leading to control Russia."""
    if a.instant:
        return found
    if a.attacker == g.holder[source] and a.target != source and is_a(g, a.target, COMMUNIST):
        found.append((source, 4 if a.leader == source and a.kind == CONTROL else 2))
    if a.target == source and a.kind == CONTROL and a.leader >= 0 and is_a(g, a.leader, COMMUNIST):
        found.append((source, 4))
    return found


# -- S -----------------------------------------------------------------------------------------------------------------

canceller("saddam-hussein", aligned(GOVERNMENT))
bonus_rows("saturday-morning-cartoons", ("any", "control", aligned(VIOLENT), 2))


@on(hooks.ALIGNMENTS, "saturday-morning-cartoons")
def violent_children(g: Inwo, source: int, mask: int, slot: int) -> int:
    """Every puppet of this group is Violent."""
    return with_alignment(mask, VIOLENT) if g.zone[slot] == STRUCTURE and g.master[slot] == source else mask


money = either(aligned(CORPORATE | GOVERNMENT), attribute(BANK))
bonus_rows("savings-and-loans", ("any", "control", money, 3))
canceller("savings-and-loans", money)


def fandom(g: Inwo, source: int, a: Attack) -> int:
    """+2 on Computer groups, +6 if the master leads; +2 to control Weird groups."""
    if a.instant:
        return 0
    numbers = [0]
    if is_a(g, a.target, COMPUTER):
        numbers.append(6 if a.leader == g.master[source] else 2)
    if a.kind == CONTROL and has(g, a.target, WEIRD):
        numbers.append(2)
    return max(numbers) if not (numbers[-1] == 2 and len(numbers) == 3) else numbers[1] + 2


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
def tolerance(g: Inwo, source: int, found: list[tuple[int, int]], a: Attack) -> list[tuple[int, int]]:
    """Attacks by Straight or Conservative groups on the player's other groups are at -3."""
    mine = a.defender == g.holder[source] and a.target != source and a.attacker != a.defender
    if mine and not a.instant and a.leader >= 0 and has(g, a.leader, STRAIGHT | CONSERVATIVE):
        found.append((source, 3))
    return found


bonus_rows("semiconscious-liberation-army", ("any", "destroy", anything, 3))
bonus_rows("silicon-valley", ("any", "control", attribute(COMPUTER), 4))


@acts("silicon-valley", when=MAIN, own_turn=True, cost=OWN_ACTION)
def startup(g: Inwo, play: Play) -> Flow[None]:
    """An extra Plot, in the own turn."""
    yield from playing.draw(g, play.seat, 0)


fen = named("science-fiction-fans", "trekkies", "wargamers", "comic-books", "trading-card-games")
bonus_rows("smof", ("any", "control", aligned(WEIRD), 2), ("direct", "control", fen, 4), adds=True)


def weird_with_token(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """A rival's Weird group with a token."""
    return [
        other
        for other in queries.all_groups(g)
        if g.holder[other] != seat and g.tokens[other] and has(g, other, WEIRD) and queries.affects(g, slot, other)
    ]


def lose_token(g: Inwo, play: Play) -> None:
    """Its token goes."""
    g.token_moves.append((play.id, play.about[1], -1))


ability("smof", when=MAIN, own_turn=True, once="turn", picks=[Pick("card", weird_with_token)], apply=lose_token)
bonus_rows("society-for-creative-anarchism", ("any", "destroy", aligned(STRAIGHT), 4))


def has_group_deck(g: Inwo, seat: int, rival: int) -> bool:
    """A rival with undrawn Group cards."""
    return bool(g.group_deck[rival])


@acts("society-for-creative-anarchism", when=ANY_TIME, picks=[a_rival(has_group_deck, mover=True)], cost=OWN_ACTION)
def anarchy(g: Inwo, play: Play) -> Flow[None]:
    """A rival discards the top card of the Group deck."""
    card_moves.discard_top(g, play.about[1], 1)
    yield from ()


weird_science = both(aligned(WEIRD), attribute(SCIENCE))
bonus_rows("south-american-nazis", ("direct", "control", weird_science, 6))


@on(hooks.POWER, "south-american-nazis")
def secret_labs(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """A Weird Science group it controls has +3 Power."""
    if g.zone[slot] == STRUCTURE and g.master[slot] == source and weird_science(g, slot):
        terms.add(3, source)
    return terms


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
        if g.zone[slot] == STRUCTURE and power.devastated(g, slot) and not g.marked("relief barred", slot):
            yield from relief.give(g, slot, [])


@on(hooks.BONUS, "switzerland")
def neutrality(g: Inwo, source: int, found: list[tuple[int, int]], a: Attack) -> list[tuple[int, int]]:
    """The Gnomes lead at +15 to control it; other owners have +2 on attacks against the Gnomes' groups."""
    gnomes = FACE["gnomes-of-zurich"]
    if a.instant:
        return found
    if a.target == source and a.kind == CONTROL and a.leader >= 0 and g.cards.face[a.leader] == gnomes:
        found.append((source, 15))
    seat = g.holder[source]
    against = a.attacker == seat and a.defender >= 0 and a.defender != seat
    if against and g.cards.face[g.illuminati[seat]] != gnomes and g.cards.face[g.illuminati[a.defender]] == gnomes:
        found.append((source, 2))
    return found


@on(hooks.FORBIDDEN, "switzerland")
def not_by_gnomes(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """The Gnomes may never destroy it."""
    gnomish = g.cards.face[g.illuminati[a.attacker]] == FACE["gnomes-of-zurich"]
    return found or (a.target == source and a.kind == DESTROY and gnomish)
