"""Resources from Midas Mill to Xanadu."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power, queries
from camarilla.games.inwo.attacks import results
from camarilla.games.inwo.attacks.model import DESTROY, Attack
from camarilla.games.inwo.card_language.continuous import bars_agents, keeps_failed
from camarilla.games.inwo.card_language.hidden_resources import (
    bring_in,
    from_a_pile,
    has_some_to_hide,
    hide_one,
    hides_some,
    show_one,
)
from camarilla.games.inwo.card_language.lines import Card
from camarilla.games.inwo.card_language.linked_resources import doubles_host, host_of, links_to, token_for_host
from camarilla.games.inwo.card_language.matchers import a_place, aligned, anything, attribute, either
from camarilla.games.inwo.card_language.plot_shapes import expose_faces
from camarilla.games.inwo.card_language.targets import OWN_ACTION, groups_in_play, resources_in_play
from camarilla.games.inwo.card_language.vocabulary import (
    ADD,
    REMOVE,
    REVERSE,
    bonus_rows,
    boost_attack,
    boosts,
    change_for_turn,
    change_pick,
    has_boosted,
    on,
    the_attack,
)
from camarilla.games.inwo.catalog import (
    ARTIFACT,
    COASTAL,
    COMPUTER,
    FACE,
    FACES,
    GADGET,
    ID,
    KIND,
    MAGIC,
    NATION,
    PLACE,
    SCIENCE,
    SPACE,
    VIOLENT,
    WEIRD,
)
from camarilla.games.inwo.model.entries import PLAYED_RESOURCE, Done
from camarilla.games.inwo.model.play_fields import any_place, card_of, place_written, target_of
from camarilla.games.inwo.model.zones import (
    AFTER_3,
    ANY_TIME,
    FIGHT,
    GROUPS,
    MAIN,
    PLOT_BACK,
    REPLY,
    RESOURCES,
    STRUCTURE,
    TAKEOVER,
)
from camarilla.games.inwo.plays import drawing, playing, returning_plots, takeover
from camarilla.games.inwo.plays.abilities import ability, acts
from camarilla.games.inwo.plays.costs import Cost, Illuminati, card_option, one_of_each
from camarilla.games.inwo.power import Terms, has, is_a
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option

from .resources_a_e import draw_way, shakes, way_option

# -- M to P ------------------------------------------------------------------------------------------------------------

links_to("midas-mill", attribute(COASTAL))


@on(hooks.POWER, "midas-mill")
def gold(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """Unlinked: +2 Power to the Illuminati."""
    if source not in g.links and g.illuminati[g.holder[source]] == slot:
        terms.add(2, source)
    return terms


@on(hooks.GLOBAL, "midas-mill")
def gold_everywhere(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """Unlinked: +2 Global Power to the Illuminati; linked: Global Power equals Power."""
    if host_of(g, source) == slot:
        terms.becomes(power.power(g, slot))
        return terms
    if source not in g.links and g.illuminati[g.holder[source]] == slot:
        terms.add(2, source)
    return terms


dark = either(aligned(VIOLENT), attribute(MAGIC))
links_to("necronomicon", dark)
doubles_host("necronomicon", dark)


@on(hooks.AFTER_ATTACK, "necronomicon")
def the_book_bites(g: Inwo, source: int, a: Attack) -> Flow[None]:
    """If its group rolls 11 or 12 the group is destroyed; that counts only for the Servants of Cthulhu."""
    host = host_of(g, source)  # public: links and what is in play are open
    if host < 0 or a.leader != host or a.roll < 11 or g.zone[host] != STRUCTURE:
        return
    seat = g.holder[source]
    del g.links[source]
    g.touch()
    faithful = g.cards.face[g.illuminati[seat]] == FACE["servants-of-cthulhu"]  # public: Illuminati are open
    yield from results.destroyed(g, None, host, False, seat if faithful else -1, magic=True)


hooks.instruction("necronomicon", hooks.AFTER_ATTACK)
ability(
    "orbital-mind-control-lasers",
    when=ANY_TIME,
    no_privilege=True,
    picks=[groups_in_play(mover=True), change_pick((ADD, REMOVE, REVERSE))],
    cost=OWN_ACTION,
    apply=change_for_turn,
)
Card("perpetual-motion-machine").does(links_to, anything).does(token_for_host)


@on(hooks.RESISTANCE, "principia-discordia")
def all_hail(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """Each Weird group has +1 Resistance for every Weird group of the structure."""
    seat = g.holder[source]
    if g.zone[slot] == STRUCTURE and g.holder[slot] == seat and has(g, slot, WEIRD):
        terms.add(len([other for other in g.structure[seat] if has(g, other, WEIRD)]), source)
    return terms


# -- R and S -----------------------------------------------------------------------------------------------------------

bonus_rows("rogue-boomer", ("any", "control", attribute(NATION), 5))


def can_launch(g: Inwo, seat: int, slot: int) -> bool:
    """There is an attempt to destroy a Place, or a Disaster."""
    a = the_attack(g, seat)
    return a is not None and shakes(g, slot, a) and queries.reaches_attack(g, slot, a) and (a.instant or not g.stack)


def launch(g: Inwo, play: Play) -> None:
    """+10, and the boat is gone."""
    boost_attack(g, play, 10)


@acts("rogue-boomer", "launch", when=FIGHT | REPLY, test=can_launch, apply=launch)
def boat_lost(g: Inwo, play: Play) -> Flow[None]:
    """It is discarded."""
    if g.zone[card_of(play)] == RESOURCES:
        card_moves.discard(g, card_of(play))
    yield from ()


draw_way("shroud-of-turin", "shroud", (0, 1), 2)


def unveil(g: Inwo, seat: int, back: int) -> Flow[int]:
    """Look at the top card; take it, or the bottom card unseen."""
    deck = g.group_deck[seat] if back else g.plot_deck[seat]
    g.cards.show(seat, deck[-1])
    answer = yield from choose(KEEP_TOP, seat, back)
    deck = g.group_deck[seat] if back else g.plot_deck[seat]
    return deck[-1] if answer == "top" else deck[0]


def top_or_bottom(g: Inwo, seat: int, back: int) -> list[str]:
    """The top card one has seen, or the bottom card."""
    return ["top", "bottom"]


KEEP_TOP: Ask[str] = Ask("keep-top", "IN-19.15", top_or_bottom, way_option)
card_moves.DRAW_FLOWS["shroud"] = unveil


@on(hooks.AFTER_CAPTURE, "soulburner")
def burn_captor(g: Inwo, source: int, slot: int, before: int, seat: int, a: Attack) -> Flow[None]:
    """A rival who captures a group of its player loses a Plot of the deck, or exposes all hidden ones."""
    if before == g.holder[source] and seat != before and queries.affects_seat(g, source, seat):
        yield from revenge(g, before, seat, 1)


@on(hooks.AFTER_DESTROYED, "soulburner")
def burn_destroyer(g: Inwo, source: int, slot: int, before: int, by: int, a: Attack | None) -> Flow[None]:
    """A rival who destroys one loses two Plots of the deck, or exposes all and discards one."""
    if before == g.holder[source] and by >= 0 and by != before and queries.affects_seat(g, source, by):
        yield from revenge(g, before, by, 2)


def revenge(g: Inwo, seat: int, rival: int, count: int) -> Flow[None]:
    """Take Plots from the rival's deck, or expose the hidden ones."""
    answer = yield from choose(REVENGE, seat)
    if answer == "draw":
        yield from drawing.draw(g, seat, PLOT_BACK, count, rival)
        return
    expose_faces(g, rival, [g.cards.face[card] for card in g.plots[rival]])
    if count == 2 and burnable(g, seat, rival) != [-1]:
        card = yield from choose(BURN, seat, rival)
        card_moves.discard(g, card)


def revenge_values(g: Inwo, seat: int) -> list[str]:
    """Draw or expose."""
    return ["draw", "expose"]


def burnable(g: Inwo, seat: int, rival: int) -> list[int]:
    """The exposed Plots of a rival."""
    claimed = [claim.card for claim in g.claims]
    return [card for card in g.exposed[rival] if card not in claimed] or [-1]


def burn_option(g: Inwo, seat: int, slot: int) -> Option:
    """Name one."""
    option = card_option(g, seat, slot)
    return Option(f"{option.notation}~{slot}", option.label, option.touches)


REVENGE: Ask[str] = Ask("revenge", "IN-4.20", revenge_values, way_option)
BURN: Ask[int] = Ask("burn", "IN-4.20", burnable, burn_option)


def spear_fits(g: Inwo, seat: int, slot: int) -> bool:
    """An attempt to destroy or a Disaster, in which it was not used yet."""
    a = the_attack(g, seat)
    if a is None or a.kind != DESTROY or (a.instant and not a.disaster) or (g.stack and not a.instant):
        return False
    return not has_boosted(g, slot, a) and queries.reaches_attack(g, slot, a)


def thrust(g: Inwo, play: Play) -> None:
    """+1, and the attack is Magic."""
    boost_attack(g, play, 1)
    a = g.attack
    if a is not None:
        a.magic = True


ability("spear-of-longinus", when=FIGHT | REPLY, test=spear_fits, apply=thrust)


@acts("suicide-squad", when=ANY_TIME, no_privilege=True, picks=[resources_in_play()])
def squad_goes(g: Inwo, play: Play) -> Flow[None]:
    """A die: 1 the target is destroyed, 2 to 5 both are, 6 only the Squad."""
    squad, aim = card_of(play), target_of(play)
    die = yield from playing.roll(g, play.seat, 1)  # public: everybody saw the die
    if die <= 5 and g.zone[aim] == RESOURCES:
        card_moves.lose_resource(g, aim, play.seat)
    if die >= 2 and g.zone[squad] == RESOURCES:
        card_moves.lose_resource(g, squad, -1)


keeps_failed("the-bronze-head")


# -- T to X ------------------------------------------------------------------------------------------------------------


def shut_out_now(g: Inwo, seat: int, slot: int) -> bool:
    """A privileged attack one is kept out of."""
    a = the_attack(g, seat)
    return a is not None and queries.shut_out(g, a, seat)


@acts("the-frog-god", when=FIGHT, test=shut_out_now, cost=OWN_ACTION, admits=True)
def frog_admits(g: Inwo, play: Play) -> Flow[None]:
    """Its player, and nobody else, may interfere."""
    a = g.attack
    if a is not None:
        a.admitted.append(play.seat)
    yield from ()


def all_places(g: Inwo, seat: int) -> list[int]:
    """Every Place there is, by face."""
    return [face for face in FACES if KIND[face] == PLACE]


def place_option(g: Inwo, seat: int, face: int) -> Option:
    """Name a Place."""
    return Option(ID[face], Label("option-card", {"card": ID[face]}))


WRITE_PLACE: Ask[int] = Ask("write-place", "IN-21.18", all_places, place_option, secret=True)


@on(hooks.ENTERS, "the-holy-grail")
def grail_enters(g: Inwo, source: int, slot: int, seat: int) -> Flow[None]:
    """A Place is written down for good."""
    if slot == source and source not in g.written:
        face = yield from choose(WRITE_PLACE, seat)
        card_moves.write(g, source, any_place(face))


@on(hooks.FAILS, "the-holy-grail")
def grail_protects(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """An attack that would destroy or Devastate that Place fails."""
    named = place_written(g.written.get(source, -1))
    if a.kind != DESTROY or named != g.cards.face[a.target]:
        return found
    if [source, g.written[source]] not in g.told:
        g.told.append([source, g.written[source]])
        g.readers[source] = g.cards.everyone
        g.news += 1
    return True


@on(hooks.AFTER_CAPTURE, "the-holy-grail")
def grail_lost(g: Inwo, source: int, slot: int, before: int, seat: int, a: Attack) -> Flow[None]:
    """If that Place is captured, the Grail is discarded."""
    if place_written(g.written.get(source, -1)) == g.cards.face[slot]:
        g.told.append([source, g.written[source]])
        g.news += 1
        card_moves.strike_out(g, source)
        card_moves.discard(g, source)
    yield from ()


bonus_rows("the-library-at-alexandria", ("any", "control", attribute(SCIENCE | MAGIC | COMPUTER), 5))

# -- Warehouse 23 (IN-16.13) -------------------------------------------------------------------------------------------


def treasures(g: Inwo, seat: int, host: int) -> list[int]:
    """Artifacts and Gadgets of the hand or, once it was searched, of the deck; -1 for none."""
    cards = g.groups[seat] + g.group_deck[seat]
    fits = [
        card
        for card in cards
        if g.cards.knows(seat, card) and is_a(g, card, ARTIFACT | GADGET) and takeover.allowed(g, seat, card)
    ]
    return [*one_of_each(g, fits), -1]


TREASURE: Ask[int] = Ask("treasure", "IN-19.15", treasures, from_a_pile, secret=True)


def openly_values(g: Inwo, seat: int) -> list[str]:
    """Openly or hidden."""
    return ["open", "hidden"]


OPENLY: Ask[str] = Ask("openly", "IN-16.13", openly_values, way_option)


@on(hooks.ENTERS, "warehouse-23")
def crates(g: Inwo, source: int, slot: int, seat: int) -> Flow[None]:
    """As it is played, an Artifact or Gadget of the hand or deck is taken over free, openly or hidden."""
    if slot != source:
        return
    for card in g.group_deck[seat]:
        g.cards.show(seat, card)
    how = yield from choose(OPENLY, seat)
    card = yield from choose(TREASURE, seat, source)
    if card >= 0:
        if g.zone[card] != GROUPS:
            card = g.cards.part(seat, g.group_deck[seat], [card], g.rng)[0]
        yield from bring_in(g, seat, card, source, how == "hidden")
    returning_plots.shuffle_deck(g, seat, 1)


def may_bring(g: Inwo, seat: int, slot: int) -> bool:
    """A Resource may still be brought in by an action this turn."""
    return has_some_to_hide(g, seat, slot) and Done(seat, PLAYED_RESOURCE) not in g.done


@acts("warehouse-23", "takeover", when=TAKEOVER, own_turn=True, once="turn", test=has_some_to_hide)
def hide_by_takeover(g: Inwo, play: Play) -> Flow[None]:
    """The takeover of the turn is a Resource laid face down under the Warehouse."""
    yield from hide_one(g, play.seat, card_of(play))
    g.step = AFTER_3


@acts("warehouse-23", "action", when=MAIN, own_turn=True, test=may_bring, cost=Cost([Illuminati()]))
def hide_by_action(g: Inwo, play: Play) -> Flow[None]:
    """The Resource an Illuminati action brings in is laid there."""
    g.done.append(Done(play.seat, PLAYED_RESOURCE))
    yield from hide_one(g, play.seat, card_of(play))


@acts("warehouse-23", "show", when=ANY_TIME, test=hides_some)
def unpack(g: Inwo, play: Play) -> Flow[None]:
    """A hidden Resource is shown."""
    yield from show_one(g, play.seat, card_of(play))


# -- Weather Satellite, Xanadu -----------------------------------------------------------------------------------------

STORMS = (FACE["hurricane"], FACE["rain-of-frogs"], FACE["tornado"])


def unused_here(g: Inwo, slot: int, a: Attack) -> bool:
    """Not both of its actions in one attack."""
    return not has_boosted(g, slot, a)


def storm(g: Inwo, slot: int, a: Attack) -> bool:
    """Hurricane, Rain of Frogs or Tornado."""
    return a.strike in STORMS and unused_here(g, slot, a)


def other_weather(g: Inwo, slot: int, a: Attack) -> bool:
    """Any other attempt to destroy a Place that is not in Space."""
    place = a_place(g, a.target) and not is_a(g, a.target, SPACE) and a.kind == DESTROY
    return place and a.strike not in STORMS and (not a.instant or a.disaster) and unused_here(g, slot, a)


boosts("weather-satellite", "more-storm", 10, storm, once="")
boosts("weather-satellite", "less-storm", -4, storm, once="")
boosts("weather-satellite", "more", 4, other_weather, once="")
boosts("weather-satellite", "less", -2, other_weather, once="")


bars_agents("xanadu")
