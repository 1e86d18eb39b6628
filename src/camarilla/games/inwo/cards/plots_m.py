"""Plots with M that belong to no family."""

from __future__ import annotations

from typing import Any, Final

from camarilla.games.inwo import card_moves, hooks, power, queries
from camarilla.games.inwo.attacks.model import DESTROY
from camarilla.games.inwo.card_language.cancelling import acting_groups, cancel_action, open_play
from camarilla.games.inwo.card_language.continuous import next_action
from camarilla.games.inwo.card_language.matchers import a_personality, aligned, anything, attribute, both
from camarilla.games.inwo.card_language.plot_shapes import (
    OWN_PLOT,
    PEEKED,
    after_assassination,
    any_number,
    any_roll,
    bring_back,
    dead,
    destroyed_twin,
    fail,
    last_roll,
    look_at_plots,
    nowhere_in_play,
    own_hand_group,
    playable_now,
    succeeded,
    take_tokens,
)
from camarilla.games.inwo.card_language.targets import (
    ALL_ILLUMINATI,
    ANY_ACTION,
    a_rival,
    action_of,
    actions_of,
    groups_in_play,
    has_hidden_plots,
    illuminati_or,
)
from camarilla.games.inwo.card_language.verbs import let_dice_show, mark_it
from camarilla.games.inwo.card_language.vocabulary import reroll
from camarilla.games.inwo.catalog import ATTRS, BANK, CHURCH, CORPORATE, FACE, MEDIA, SCIENCE
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import Done
from camarilla.games.inwo.model.play_fields import NO_CARD, InAttack, chosen_for, rival_of, subject_of, this_attack
from camarilla.games.inwo.model.zones import MAIN, REPLY, ROLLED, TAKEOVER
from camarilla.games.inwo.plays.abilities import NONE, Pick, known, plot, settles
from camarilla.games.inwo.plays.costs import STAND_IN, SUBSTITUTE, Acts, StandIn
from camarilla.games.inwo.power import Terms
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow, choose

from .plots_families import link_to_target

# -- March on Washington -----------------------------------------------------------------------------------------------


def may_march(g: Inwo, seat: int, slot: int) -> bool:
    """Once a turn."""
    return Done(seat, STAND_IN) not in g.done


known("march-on-washington")
SUBSTITUTE[FACE["march-on-washington"]] = StandIn(6, may_march)

# -- Market Manipulation -----------------------------------------------------------------------------------------------

MOST_BANKS: Final = len([attributes for attributes in ATTRS if attributes & BANK])


def with_tokens(g: Inwo, slot: int) -> bool:
    """Groups that have tokens."""
    return power.token_count(g, slot) > 0


def banks_with_tokens(g: Inwo, seat: int) -> list[int]:
    """Banks that have tokens."""
    cards = [card for card in queries.all_groups(g) if queries.may_touch(g, seat, g.holder[card])]
    return [card for card in cards if with_tokens(g, card) and power.is_a(g, card, BANK)]


def other_banks(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Those of them that were not chosen as the Corporate group."""
    return [card for card in banks_with_tokens(g, seat) if card not in chosen]


def a_corporation(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """A Corporate group with tokens, or none if there is a Bank to deal with."""
    found = groups_in_play(both(aligned(CORPORATE), with_tokens)).values(g, seat, slot, chosen)
    return found + ([NONE] if banks_with_tokens(g, seat) else [])


def manipulate(g: Inwo, play: Play) -> None:
    """The Corporate group and the Banks lose their tokens."""
    take_tokens(g, play, [card for card in chosen_for(play) if card != NONE])


plot(
    "market-manipulation",
    picks=[Pick("card", a_corporation), *any_number(other_banks, MOST_BANKS, before=1, at_least=1)],
    apply=manipulate,
)

# -- Mass Murder -------------------------------------------------------------------------------------------------------

MEDIA_FIVE = illuminati_or(Acts(attribute(MEDIA), 5, several=True))
MOST_MEDIA: Final = len([attributes for attributes in ATTRS if attributes & MEDIA]) + 1
"""One more may become Media."""


def media_acting(g: Inwo, seat: int, *about: Any) -> list[int]:
    """Media groups whose actions are in the running attack."""
    a = g.attack
    taking_part = [a.leader, *[helper.slot for helper in a.helpers]] if a is not None else []
    return [card for card in acting_groups(g, seat) if card in taking_part and power.is_a(g, card, MEDIA)]


def media_with_tokens(g: Inwo, seat: int, *about: Any) -> list[int]:
    """Media groups that have tokens."""
    cards = [card for card in queries.all_groups(g) if queries.may_touch(g, seat, g.holder[card])]
    return [card for card in cards if with_tokens(g, card) and power.is_a(g, card, MEDIA)]


def hush(g: Inwo, play: Play) -> None:
    """Any Media groups lose their tokens."""
    take_tokens(g, play, [card for card in chosen_for(play)[:MOST_MEDIA] if card != NONE])


def front_page(g: Inwo, play: Play) -> Flow[None]:
    """Actions they have just taken in an attack are cancelled."""
    for slot in chosen_for(play)[MOST_MEDIA:]:
        if slot != NONE:
            cancel_action(g, slot)
    yield from ()


def front_pages(at_least: int) -> list[Pick]:
    """Media groups that lose their tokens, then such as act."""
    silenced = any_number(media_with_tokens, MOST_MEDIA)
    return silenced + any_number(media_acting, MOST_MEDIA, before=MOST_MEDIA, at_least=at_least)


def news_to_spoil(g: Inwo, seat: int, slot: int) -> bool:
    """There is a Media group to stop."""
    return bool(media_with_tokens(g, seat) or media_acting(g, seat))


def media_play(g: Inwo, seat: int, slot: int) -> bool:
    """The open play is powered by a Media group."""
    play = open_play(g)
    if play is None or not queries.may_touch(g, seat, play.seat):
        return False
    return any(power.is_a(g, card, MEDIA) for card in play.cost)


plot("mass-murder", test=news_to_spoil, picks=front_pages(1), cost=MEDIA_FIVE, apply=hush, settle=front_page)
plot(
    "mass-murder",
    "play",
    when=REPLY,
    test=media_play,
    picks=front_pages(0),
    cost=MEDIA_FIVE,
    apply=hush,
    settle=front_page,
    cancels=True,
)

# -- Media Blitz, Media Connections ------------------------------------------------------------------------------------


def destroyed_not_killed(g: Inwo, seat: int, slot: int) -> bool:
    """A Group whose double was destroyed, but no assassinated Personality."""
    twin = destroyed_twin(g, slot)
    return twin >= 0 and not dead(g, twin) and playable_now(g, seat, slot)


plot(
    "media-blitz",
    when=MAIN | TAKEOVER,
    own_turn=True,
    picks=[own_hand_group(destroyed_not_killed)],
    cost=action_of(attribute(MEDIA)),
    settle=bring_back,
    early=True,
    rule="IN-16.11",
)
plot(
    "media-connections",
    picks=[groups_in_play()],
    cost=actions_of(attribute(MEDIA), 6),
    apply=link_to_target,
    keep=True,
    rule="IN-17.3",
)


@hooks.ATTRIBUTES.on("media-connections")
def on_the_air(g: Inwo, source: int, mask: int, slot: int) -> int:
    """It is Media."""
    return mask | MEDIA if subject_of(g.effect(source)) == slot else mask


@hooks.GLOBAL.on("media-connections")
def heard_everywhere(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """Global Power equals regular Power."""
    if subject_of(g.effect(source)) == slot:
        terms.becomes(power.power(g, slot))
    return terms


# -- Messiah -----------------------------------------------------------------------------------------------------------

plot(
    "messiah",
    picks=[groups_in_play(a_personality, mine=True)],
    test=nowhere_in_play("messiah"),
    apply=link_to_target,
    keep=True,
    no_fight=True,
    rule="IN-17.3",
)


def messiah(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """+4, and +2 for each Church its controller has."""
    if subject_of(g.effect(source)) == slot:
        churches = [card for card in g.structure[g.holder[slot]] if power.is_a(g, card, CHURCH)]
        terms.add(4 + 2 * len(churches), source)
    return terms


hooks.POWER.on("messiah")(messiah)
hooks.RESISTANCE.on("messiah")(messiah)

# -- Miracle Diet Plan -------------------------------------------------------------------------------------------------


def rivals_group(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """A rival's group with tokens; none if there is none."""
    return groups_in_play(with_tokens, mine=False).values(g, seat, slot, chosen) or [NONE]


def slim_down(g: Inwo, play: Play) -> None:
    """The next action of a Science group is tripled, and a rival's group loses its tokens."""
    mark_it("miracle-diet-plan")(g, play)
    take_tokens(g, play, [card for card in chosen_for(play)[1:] if card != NONE])


plot(
    "miracle-diet-plan",
    picks=[groups_in_play(attribute(SCIENCE), mine=True), Pick("card", rivals_group)],
    cost=action_of(attribute(MEDIA)),
    apply=slim_down,
    no_fight=True,
    rule="IN-18.7",
)


next_action("miracle-diet-plan", 3)

# -- Mistaken Identity, Mothers' March, Murphy's Law -------------------------------------------------------------------

plot("mistaken-identity", when=ROLLED, test=after_assassination, settle=fail, rule="IN-19.4")


def destroying_succeeds(g: Inwo, seat: int, slot: int) -> bool:
    """An attack to destroy has succeeded, and may be rolled again."""
    a = succeeded(g, seat)
    return a is not None and a.kind == DESTROY and not last_roll(g, a)


@settles("mothers-march", when=ROLLED, test=destroying_succeeds, cost=action_of(anything, 3), rule="IN-21.13")
def mothers_march(g: Inwo, play: Play) -> Flow[None]:
    """Rolled again at -4, and nobody alters the strength any more."""
    a = g.attack
    if a is not None:
        a.fixed -= 4
        g.effects.add(in_force.LAST_ROLL, play.seat, InAttack(NO_CARD, a.number), until=this_attack(a.number))
        reroll(g)
    yield from ()


plot("murphys-law", when=ROLLED, test=any_roll, cost=ALL_ILLUMINATI, settle=let_dice_show(12), rule="IN-21.13")


# -- Mutual Betrayal ---------------------------------------------------------------------------------------------------


@settles("mutual-betrayal", picks=[a_rival(has_hidden_plots)], cost=ANY_ACTION, spy=True)
def mutual_betrayal(g: Inwo, play: Play) -> Flow[None]:
    """Look at a rival's hidden Plots; for each one exposed, one of one's own is."""
    seat, rival = play.seat, rival_of(play)
    look_at_plots(g, seat, rival)
    while g.plots[seat] and g.plots[rival]:
        slot = yield from choose(PEEKED, seat, rival, 1)
        if slot == NONE:
            break
        card_moves.expose(g, slot)
        look_at_plots(g, seat, rival)
        own = yield from choose(OWN_PLOT, seat)
        card_moves.expose(g, own)
