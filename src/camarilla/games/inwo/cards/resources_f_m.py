"""Resources from Flying Saucer to Mercenaries."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, queries
from camarilla.games.inwo.attacks import results, undoing
from camarilla.games.inwo.attacks.model import CONTROL, DESTROY, DICE, Attack, Bonus
from camarilla.games.inwo.card_language.cancelling import canceller, open_play
from camarilla.games.inwo.card_language.continuous import attacks_by, attacks_on, has_power
from camarilla.games.inwo.card_language.lines import Card
from camarilla.games.inwo.card_language.linked_resources import helps_illuminati, host_of, links_to
from camarilla.games.inwo.card_language.matchers import a_personality, a_place, aligned, attribute, both
from camarilla.games.inwo.card_language.strikes import COUNT_AS_PLACES
from camarilla.games.inwo.card_language.targets import hand_cards
from camarilla.games.inwo.card_language.vocabulary import boosts, on, ordinary
from camarilla.games.inwo.catalog import COASTAL, FACE, GOVERNMENT, PEACEFUL, VIOLENT
from camarilla.games.inwo.model.play_fields import card_of, target_of
from camarilla.games.inwo.model.zones import FIGHT, GROUP_BACK, MAIN, PLOT_BACK, REPLY, TABLE, TAKEOVER
from camarilla.games.inwo.plays import drawing, takeover
from camarilla.games.inwo.plays.abilities import acts
from camarilla.games.inwo.plays.costs import Cost, TopPlots
from camarilla.games.inwo.power import has
from camarilla.games.inwo.queries import FIXED
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import grid, moving_branches
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow, choose

from .resources_a_e import way_option

# -- F to H ------------------------------------------------------------------------------------------------------------

links_to("flying-saucer", a_personality)


hooks.AGAINST_ASSASSINS.add("flying-saucer")


@on(hooks.DEFENCE, "flying-saucer")
def beam_up(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """+10 against attempts to destroy its Personality, Assassinations included."""
    if a.kind == DESTROY and host_of(g, source) == a.target:
        found.append(Bonus(source, 10))
    return found


def resource_cards(g: Inwo, slot: int) -> bool:
    """Resources of the hand that may come into play."""
    return card_moves.is_resource(g, slot) and takeover.allowed(g, g.holder[slot], slot)


def unlinked(g: Inwo, seat: int, slot: int) -> bool:
    """It belongs to the Illuminati."""
    return slot not in g.links


@acts(
    "flying-saucer",
    when=TAKEOVER | MAIN,
    own_turn=True,
    once="turn",
    test=unlinked,
    picks=[hand_cards(GROUP_BACK, resource_cards)],
    cost=Cost([TopPlots()]),
)
def beam_down(g: Inwo, play: Play) -> Flow[None]:
    """An extra takeover, for a Resource only."""
    if g.zone[target_of(play)] == TABLE:
        yield from card_moves.take_resource(g, target_of(play), play.seat)


Card("hallucinations").does(canceller, a_personality, once="turn").does(boosts, "destroy", 3, attacks_on(a_personality))


mighty = aligned(GOVERNMENT | VIOLENT)
Card("hammer-of-thor").does(boosts, "attack", 2, attacks_by(mighty)).does(boosts, "defend", -2, attacks_on(mighty))


Card("hidden-city").does(helps_illuminati, 2).does(has_power, 10)
queries.RETURNS.add(FACE["hidden-city"])
COUNT_AS_PLACES.add(FACE["hidden-city"])


@on(hooks.NO_TAKEOVER, "hitlers-brain")
def no_peace(g: Inwo, source: int, found: bool, seat: int, slot: int) -> bool:
    """Its player may not take control of a Peaceful group."""
    return found or (g.holder[source] == seat and has(g, slot, PEACEFUL))


hooks.instruction("hitlers-brain", hooks.NO_TAKEOVER)


@on(hooks.AFTER_DESTROYED, "hitlers-brain")
def gloat(g: Inwo, source: int, slot: int, before: int, by: int, a: Attack | None) -> Flow[None]:
    """Whenever its player destroys a group: an extra Plot, or all exposed Plots are hidden."""
    if by != g.holder[source]:
        return
    answer = yield from choose(GLOAT, by)
    if answer == "draw":
        yield from drawing.draw(g, by, PLOT_BACK)
    else:
        claimed = [claim.card for claim in g.claims]
        for card in [card for card in g.exposed[by] if card not in claimed]:
            card_moves.hide(g, card)


def gloat_values(g: Inwo, seat: int) -> list[str]:
    """Draw or hide."""
    return ["draw", "hide"]


GLOAT: Ask[str] = Ask("gloat", "IN-4.20", gloat_values, way_option)

# -- I to M ------------------------------------------------------------------------------------------------------------

links_to("immortality-serum", a_personality)


def for_ever(g: Inwo, card: int, host: int) -> bool:
    """The link is permanent."""
    return True


FIXED["immortality-serum"] = for_ever


@on(hooks.FAILS, "immortality-serum")
def immortal(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """Its Personality can never be killed."""
    return found or (a.assassination and host_of(g, source) == a.target)


@on(hooks.DEFENCE, "immortality-serum")
def hardy(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """+5 against ordinary attempts to destroy."""
    if a.kind == DESTROY and not a.instant and host_of(g, source) == a.target:
        found.append(Bonus(source, 5))
    return found


def survives_place(g: Inwo, card: int, host: int) -> str:
    """Not even with the Place he is linked to."""
    serum = any(at == card and g.cards.face[other] == FACE["immortality-serum"] for other, at in g.links.items())
    return "spared" if serum and a_personality(g, card) else ""


results.DOOMED.insert(0, survives_place)


def just_played(g: Inwo) -> list[int]:
    """The Personality that is just being played from a hand, if one still lies on the table."""
    a = g.attack
    play = open_play(g)
    cards = [a.target] if a is not None and a.stage < DICE and a.from_hand else []
    if play is not None and play.what == "takeover":
        cards.append(card_of(play))
    if play is not None and play.what == "trading-card-games":
        cards.append(target_of(play))
    return [card for card in cards if g.zone[card] == TABLE and a_personality(g, card)][:1]


def can_take(g: Inwo, seat: int, slot: int) -> bool:
    """There is one, the serum is unused, and one has room."""
    if slot in g.links or not grid.free_places(g, seat):
        return False
    return any([queries.may_touch(g, seat, g.holder[card]) for card in just_played(g)])


@acts("immortality-serum", when=FIGHT | REPLY, test=can_take)
def offer_eternity(g: Inwo, play: Play) -> Flow[None]:
    """The Personality is taken without a roll, and linked."""
    cards = just_played(g)  # public: they lie open
    if not cards:
        return
    card = cards[0]
    at = yield from choose(takeover.PLACE_AT, play.seat)
    a = g.attack
    yield from moving_branches.capture(g, card, play.seat, at.master, at.side)
    g.links[card_of(play)] = card
    g.touch()
    if a is not None and a.target == card:
        undoing.cancel(g, a)


coastal_place = both(a_place, attribute(COASTAL))
Card("loch-ness-monster").does(canceller, coastal_place).does(
    boosts, "boost", 4, attacks_on(coastal_place, disasters=True), once=""
)


Card("mercenaries").does(boosts, "destroy", 4, ordinary(DESTROY)).does(boosts, "control", 1, ordinary(CONTROL))
