"""Groups from Offshore Banks to Pyramid Marketing Schemes."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power, queries
from camarilla.games.inwo.attacks.model import AID, DESTROY, OPPOSE, Attack, Bonus
from camarilla.games.inwo.card_language.lines import Card
from camarilla.games.inwo.card_language.matchers import Match, a_personality, aligned, attribute, both
from camarilla.games.inwo.card_language.targets import (
    OWN_ACTION,
    a_rival,
    exposed_plots,
    groups_in_play,
    has_hidden_plots,
    holds_groups,
)
from camarilla.games.inwo.card_language.verbs import expose, look_at_some, shift_it, show_groups
from camarilla.games.inwo.card_language.vocabulary import (
    adds_power,
    bonus_rows,
    grows,
    indestructible,
    on,
    puppets_matching,
)
from camarilla.games.inwo.catalog import (
    COMPUTER,
    CONSERVATIVE,
    CORPORATE,
    CRIMINAL,
    FANATIC,
    GOAL,
    GOVERNMENT,
    KIND,
    LIBERAL,
    MEDIA,
    PEACEFUL,
    PERSONALITY,
    SCIENCE,
    STRAIGHT,
    WEIRD,
)
from camarilla.games.inwo.model.play_fields import Numbered, number_of, subject_of, target_of
from camarilla.games.inwo.model.zones import ANY_TIME, GROUP_BACK, MAIN, OPEN_MOMENTS
from camarilla.games.inwo.plays import playing
from camarilla.games.inwo.plays.abilities import Pick, Settle, ability
from camarilla.games.inwo.plays.free_moves import HOSTS
from camarilla.games.inwo.power import Terms, has, is_a
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import moving_branches
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

from .groups_m_n import only_disasters

# -- O -----------------------------------------------------------------------------------------------------------------


@on(hooks.FORBIDDEN, "offshore-banks")
def out_of_reach(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """Government, Corporate and Criminal groups cannot attack it to destroy."""
    reached = a.target == source and a.kind == DESTROY and a.leader >= 0
    return found or (reached and has(g, a.leader, GOVERNMENT | CORPORATE | CRIMINAL))


def own_movable(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Own groups with somewhere to go."""
    return [other for other in g.structure[seat] if moving_branches.new_places(g, seat, other)]


ability("offshore-banks", when=MAIN, own_turn=True, once="turn", picks=[Pick("card", own_movable)], settle=shift_it)


bonus_rows("ollie-north", ("direct", "control", both(aligned(CONSERVATIVE), attribute(MEDIA)), 8))


@on(hooks.PRINTED_POWER, "opec")
def opec_power(g: Inwo, source: int, number: int, slot: int) -> int:
    """What was rolled last, and 1 for Texas and for the oil companies."""
    if slot != source:
        return number
    rolled = [number_of(effect) for effect in g.effects.of("barrels") if subject_of(effect) == slot]
    seat = g.holder[source]
    friends = [name for name in ("texas", "multinational-oil-companies") if queries.controls(g, seat, name)]
    return (rolled[-1] if rolled else 0) + len(friends)


@on(hooks.ENTERS, "opec")
def opec_enters(g: Inwo, source: int, slot: int, seat: int) -> Flow[None]:
    """A roll when it is first controlled."""
    if slot == source:
        yield from roll_barrels(g, source)


@on(hooks.TURN_STARTS, "opec")
def opec_turn(g: Inwo, source: int, seat: int) -> Flow[None]:
    """A roll at the start of each turn of its controller."""
    if g.holder[source] == seat:
        yield from roll_barrels(g, source)


def roll_barrels(g: Inwo, slot: int) -> Flow[None]:
    """Two dice minus 2."""
    total = yield from playing.roll(g, g.holder[slot], 2)  # public: everybody saw the dice
    for effect in g.effects.of("barrels"):
        if subject_of(effect) == slot:
            g.effects.cancel(effect.id)
    g.effects.add("barrels", g.holder[slot], Numbered(slot, total - 2))
    g.touch()


hooks.instruction("opec", hooks.PRINTED_POWER, hooks.ENTERS, hooks.TURN_STARTS)


def draws_by_puppets(name: str, match: Match) -> None:
    """One more Plot a turn for each direct puppet that matches."""

    def handler(g: Inwo, source: int, count: int, seat: int) -> int:
        return count + puppets_matching(g, source, match) if g.holder[source] == seat else count

    on(hooks.PLOT_DRAWS, name)(handler)


Card("orbit-one").does(draws_by_puppets, attribute(SCIENCE)).does(only_disasters, "nuclear-accident", "meteor-strike")

# -- P -----------------------------------------------------------------------------------------------------------------


hooks.AGAINST_ASSASSINS.add("paranoids")


@on(hooks.DEFENCE, "paranoids")
def watchful(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """+2 against any attack or Assassination, not Disasters."""
    if a.defender == g.holder[source] and not a.disaster and (not a.instant or a.assassination):
        found.append(Bonus(source, 2))
    return found


@on(hooks.TOKENS, "paranoids")
def roused(g: Inwo, source: int, number: int, slot: int) -> int:
    """No tokens unless something raises their Power."""
    return max(number, 1) if slot == source and power.power(g, slot) > 0 else number


@on(hooks.NO_TOKENS, "paranoids")
def huddled(g: Inwo, source: int, found: bool, slot: int) -> bool:
    """At Power 0 they can do nothing."""
    return found or (slot == source and power.power(g, slot) == 0)


hooks.instruction("paranoids", hooks.TOKENS, hooks.NO_TOKENS)


def powerless(g: Inwo, source: int, a: Attack | None, magic: bool) -> bool:
    """While their Power is 0."""
    return power.power(g, source) == 0


indestructible("paranoids", powerless)
draws_by_puppets("pentagon", aligned(CORPORATE))


def spying(name: str, whom: Pick, look: Settle, show: Settle) -> None:
    """A look once in one's own turn for nothing; for an action, at any time, what is seen is seen by all."""
    ability(name, "look", when=MAIN, own_turn=True, once="turn", picks=[whom], settle=look, spy=True)
    ability(name, "action", when=ANY_TIME, picks=[whom], cost=OWN_ACTION, settle=show, spy=True)


spying("phone-company", a_rival(has_hidden_plots, mover=True), look_at_some(2), expose(2))


bonus_rows("phone-phreaks", ("any", "attack", attribute(COMPUTER), 6))


def phreakable(g: Inwo, slot: int) -> bool:
    """Not a direct puppet of an Illuminati of somebody else; somewhere to go."""
    return bool(moving_branches.new_places(g, g.holder[slot], slot))


def phreak_values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Any group of any player; a rival's direct puppet of the Illuminati stays."""
    cards = groups_in_play(phreakable, mover=True).values(g, seat, slot, chosen)
    return [card for card in cards if g.holder[card] == seat or g.master[card] not in g.illuminati]


ability(
    "phone-phreaks",
    when=OPEN_MOMENTS,
    no_fight=True,
    picks=[Pick("card", phreak_values)],
    cost=OWN_ACTION,
    settle=shift_it,
)


@on(hooks.MATCHES, "pollsters")
def polls(g: Inwo, source: int, found: dict[int, int], a: Attack) -> dict[int, int]:
    """Involved in an attack, they let their side ignore the alignments that hurt it."""
    side = -1
    if source == a.leader or a.helps(source, AID):
        side = AID
    elif source == a.target or a.helps(source, OPPOSE):
        side = OPPOSE
    if side == AID:
        return {bit: number for bit, number in found.items() if number > 0}
    if side == OPPOSE:
        return {bit: number for bit, number in found.items() if number < 0}
    return found


spying("post-office", a_rival(holds_groups, mover=True), look_at_some(2, GROUP_BACK), show_groups(2))


@on(hooks.FORBIDDEN, "prince-charles")
def royal_safety(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """He, his master and his puppets cannot be hit by privileged attacks."""
    near = a.target in (source, g.master[source]) or g.master[a.target] == source
    return found or (near and a.privileged and not a.broken)


@on(hooks.MAY_JOIN, "prince-charles")
def loyal_subjects(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """Any group may help him when he is attacked."""
    return found or (a.target == source and side == OPPOSE and not a.instant)


@on(hooks.ACTING, "prince-charles")
def gossip(g: Inwo, source: int, terms: Terms, slot: int, a: Attack) -> Terms:
    """Media groups have doubled Power in any attack against him."""
    aids = slot == a.leader or a.helps(slot, AID)
    if a.target == source and aids and is_a(g, slot, MEDIA):
        terms.times(2)
    return terms


hooks.instruction("prince-charles", hooks.ACTING)
adds_power("princess-di", aligned(LIBERAL), 1)


@on(hooks.IMMUNE, "princess-di")
def peoples_princess(g: Inwo, source: int, found: bool, slot: int, actor: int) -> bool:
    """She and her puppets are immune to rivals' Peaceful or Liberal groups, except Media groups."""
    near = slot == source or g.master[slot] == source
    hers = near and g.holder[actor] != g.holder[source]
    return found or (hers and has(g, actor, PEACEFUL | LIBERAL) and not is_a(g, actor, MEDIA))


bonus_rows("professional-sports", ("any", "control", aligned(STRAIGHT), 4))


def star_player(g: Inwo, card: int, host: int) -> bool:
    """They may be linked to a Personality."""
    return KIND[g.cards.face[host]] == PERSONALITY


HOSTS["professional-sports"] = star_player


@on(hooks.POWER, "professional-sports")
def stardom(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """That Personality has +3 Power."""
    if g.links.get(source, -1) == slot and g.holder[slot] == g.holder[source]:
        terms.add(3, source)
    return terms


def therapy(g: Inwo, source: int, a: Attack) -> int:
    """+6 to destroy a Personality, not in a privileged attack."""
    open_attack = not a.instant and not (a.privileged and not a.broken)
    return 6 if open_attack and a.kind == DESTROY and a_personality(g, a.target) else 0


bonus_rows("psychiatrists", extra=therapy)


def not_a_goal(g: Inwo, slot: int) -> bool:
    """Plots but Goal cards."""
    return KIND[g.cards.face[slot]] != GOAL


def make_discard(g: Inwo, play: Play) -> Flow[None]:
    """The exposed Plot is discarded."""
    slot = target_of(play)
    if slot in g.exposed[g.holder[slot]]:
        card_moves.discard(g, slot)
    yield from ()


ability(
    "psychiatrists",
    when=ANY_TIME,
    picks=[exposed_plots(not_a_goal, mover=True)],
    cost=OWN_ACTION,
    settle=make_discard,
)


@on(hooks.MAY_NOT_JOIN, "punk-rockers")
def no_future(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """If they spend Power in an attack, no Weird or Liberal group may aid the target."""
    part = a.leader == source or any(helper.slot == source for helper in a.helpers)
    bars = part and side == OPPOSE and slot not in (source, a.target) and has(g, slot, WEIRD | LIBERAL)
    return found or bars


grows("pyramid-marketing-schemes", aligned(FANATIC), resistance=2)
