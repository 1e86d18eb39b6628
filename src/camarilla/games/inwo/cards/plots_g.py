"""Plots with G that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, memory, power, queries
from camarilla.games.inwo.attacks.model import Attack
from camarilla.games.inwo.card_language.cancelling import acting_groups, cancel_action, open_play
from camarilla.games.inwo.card_language.matchers import attribute
from camarilla.games.inwo.card_language.plot_shapes import OWN_PLOT, expose_faces
from camarilla.games.inwo.card_language.targets import (
    ANY_ACTION,
    a_rival,
    groups_in_play,
    has_hidden_plots,
    one_alignment,
    resources_in_play,
)
from camarilla.games.inwo.catalog import COMPUTER, GADGET
from camarilla.games.inwo.model.entries import TokenMove
from camarilla.games.inwo.model.play_fields import choice_of, rival_of, start_of, subject_of, target_of
from camarilla.games.inwo.model.zones import FIGHT, GROUPS, REPLY, RESOURCES
from camarilla.games.inwo.plays.abilities import BY_KEY, Pick, plot, settles
from camarilla.games.inwo.plays.costs import Acts
from camarilla.games.inwo.power import Terms
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option

# -- George the Janitor ------------------------------------------------------------------------------------------------


def this_or_others(g: Inwo, seat: int) -> list[str]:
    """The one picked, or all the others."""
    return ["this", "others"]


def plain_option(g: Inwo, seat: int, value: str) -> Option:
    """Name a word."""
    return Option(value, Label("option-words", {"name": value}))


THIS_OR_OTHERS: Ask[str] = Ask("this-or-others", "IN-3.5", this_or_others, plain_option)
SET_ASIDE: Ask[int] = Ask("set-aside", "IN-3.5", OWN_PLOT.values, OWN_PLOT.option, secret=True)


@settles("george-the-janitor", picks=[a_rival(has_hidden_plots)], cost=ANY_ACTION, spy=True)
def george(g: Inwo, play: Play) -> Flow[None]:
    """The rival sets one hidden Plot aside; it is exposed, or all the others are."""
    rival = rival_of(play)
    if not g.plots[rival]:
        return
    slot = yield from choose(SET_ASIDE, rival)
    aside = g.cards.face[slot]  # public: a slot of the hand
    which = yield from choose(THIS_OR_OTHERS, play.seat)
    faces = [g.cards.face[card] for card in g.plots[rival]]
    faces.remove(aside)
    expose_faces(g, rival, [aside] if which == "this" else faces)


# -- Good Polls --------------------------------------------------------------------------------------------------------

memory.SEAT_EFFECTS.add("good-polls")


def poll(g: Inwo, play: Play) -> None:
    """Until the start of one's next turn."""
    g.effects.add("good-polls", play.seat, (choice_of(play),), until=start_of(play.seat), play=play.id)


def popular(g: Inwo, source: int, terms: Terms, slot: int, a: Attack) -> Terms:
    """Groups of the alignment defend with three times their Power or Resistance."""
    effect = g.effect(source)
    mine = slot == a.target and g.holder[slot] == effect.owner and a.defender == effect.owner
    if mine and power.has(g, slot, subject_of(effect)):
        terms.times(3)
    return terms


hooks.GUARDING.on("good-polls")(popular)
hooks.RESISTING.on("good-polls")(popular)
plot("good-polls", picks=[one_alignment()], apply=poll, rule="IN-18.7")

# -- Gremlins ----------------------------------------------------------------------------------------------------------

computers = attribute(COMPUTER)


def computer_with_token(g: Inwo, slot: int) -> bool:
    """Computer groups that have a token."""
    return g.tokens[slot] > 0 and computers(g, slot)


def crash(g: Inwo, play: Play) -> None:
    """It loses its token."""
    g.token_moves.append(TokenMove(play.id, target_of(play), -1))


def powered_by_computer(g: Inwo, seat: int, slot: int) -> bool:
    """The open play is a Computer group's action, for which its Power counts."""
    play = open_play(g)
    way = BY_KEY.get(play.what) if play is not None else None
    if play is None or way is None or way.cost is None or not queries.may_touch(g, seat, play.seat):
        return False
    parts = [part for parts in way.cost.alternatives for part in parts]
    by_power = any(isinstance(part, Acts) and part.power != 0 for part in parts)
    return by_power and any(computers(g, card) for card in play.cost)


def computers_fighting(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The Computer groups whose Power is in the attack."""
    a = g.attack
    taking_part = [a.leader, *[helper.slot for helper in a.helpers]] if a is not None else []
    return [card for card in acting_groups(g, seat) if card in taking_part and computers(g, card)]


@settles("gremlins", "fight", when=FIGHT | REPLY, picks=[Pick("card", computers_fighting)], rule="IN-19.5")
def spanner_in_the_works(g: Inwo, play: Play) -> Flow[None]:
    """Its action in the attack is cancelled."""
    cancel_action(g, target_of(play))
    yield from ()


@settles("gremlins", "gadget", picks=[resources_in_play(attribute(GADGET))])
def out_of_order(g: Inwo, play: Play) -> Flow[None]:
    """A rival's Gadget returns to the hand."""
    slot = target_of(play)
    if g.zone[slot] == RESOURCES:
        card_moves.release_links(g, slot)
        card_moves.put(g, slot, GROUPS, g.holder[slot])
    yield from ()


plot("gremlins", "token", picks=[groups_in_play(computer_with_token)], apply=crash)
plot("gremlins", "play", when=REPLY, test=powered_by_computer, cancels=True, rule="IN-19.5")
