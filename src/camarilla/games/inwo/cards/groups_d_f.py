"""Groups from Dan Quayle to Fred Birch Society."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, queries
from camarilla.games.inwo.attacks import attacking, results
from camarilla.games.inwo.attacks.model import OPPOSE, Attack, Bonus
from camarilla.games.inwo.card_language.cancelling import canceller
from camarilla.games.inwo.card_language.continuous import draws_for_destroying
from camarilla.games.inwo.card_language.lines import Card
from camarilla.games.inwo.card_language.matchers import (
    a_personality,
    a_place,
    aligned,
    attribute,
    both,
    either,
    isnt,
    named,
)
from camarilla.games.inwo.card_language.targets import OWN_ACTION, a_rival, exposed_plots, hand_cards, holds_groups
from camarilla.games.inwo.card_language.verbs import draw, rearrange
from camarilla.games.inwo.card_language.vocabulary import (
    adds_power,
    bonus_rows,
    boosts,
    by_or_against,
    immunity,
    joins,
    on,
    random_cards,
    reroll,
)
from camarilla.games.inwo.catalog import (
    ALIGN,
    BANK,
    COMPUTER,
    CONSERVATIVE,
    CORPORATE,
    CRIMINAL,
    FACE,
    FANATIC,
    GADGET,
    GOVERNMENT,
    GREEN,
    LIBERAL,
    MAGIC,
    MEDIA,
    NATION,
    SCIENCE,
    STRAIGHT,
    WEIRD,
)
from camarilla.games.inwo.model.play_fields import Success, card_of, chosen_for, rival_of, target_of
from camarilla.games.inwo.model.zones import ANY_TIME, END, GROUP_BACK, MAIN, PLOT_BACK, ROLLED
from camarilla.games.inwo.plays import drawing, playing
from camarilla.games.inwo.plays.abilities import Pick, ability, acts, known
from camarilla.games.inwo.plays.costs import Cost, FromHand, Illuminati, Own, one_of_each
from camarilla.games.inwo.plays.free_moves import HOSTS
from camarilla.games.inwo.plays.trades import unseen_option
from camarilla.games.inwo.power import has, is_a
from camarilla.games.inwo.queries import FIXED
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow, choose

from .groups_a_c import resists_help_of

# -- D -----------------------------------------------------------------------------------------------------------------

canceller("dan-quayle", attribute(MEDIA))
home_government = both(aligned(GOVERNMENT), isnt(attribute(NATION)))
bonus_rows("democrats", ("direct", "control", home_government, 4))
canceller("dentists", a_personality)
bonus_rows("deprogrammers", ("any", "destroy", aligned(WEIRD), 4), ("any", "destroy", aligned(FANATIC), 4), adds=True)


def any_disaster(g: Inwo, slot: int, a: Attack) -> bool:
    """Every Disaster."""
    return a.disaster


boosts("dinosaur-park", "disaster", 4, any_disaster, once="")


@on(hooks.MAY_JOIN, "dinosaur-park")
def park_joins(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """It and its master may aid or oppose attacks on Corporate or Science groups."""
    if a.instant or slot not in (source, g.master[source]):
        return found
    return found or has(g, a.target, CORPORATE) or is_a(g, a.target, SCIENCE)


joins("druids", by_or_against(attribute(MAGIC)))


@on(hooks.REACHES_SECRET, "druids")
def druids_reach(g: Inwo, source: int, found: bool, slot: int, target: int) -> bool:
    """Even a Secret one."""
    return found or (slot == source and is_a(g, target, MAGIC))


def sacred_place(g: Inwo, card: int, host: int) -> bool:
    """The Druids may be linked to a Place."""
    return a_place(g, host)


HOSTS["druids"] = sacred_place


@on(hooks.DEFENCE, "druids")
def druids_guard(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """Their Place has 8 more against Disasters."""
    if a.disaster and g.links.get(source, -1) == a.target:
        found.append(Bonus(source, 8))
    return found


def druids_fall(g: Inwo, card: int, host: int) -> str:
    """If that Place is destroyed they are, too."""
    return "destroyed" if g.cards.face[card] == FACE["druids"] else ""


results.DOOMED.append(druids_fall)

# -- E -----------------------------------------------------------------------------------------------------------------

bonus_rows("eff", ("direct", "control", attribute(COMPUTER), 4))


@on(hooks.SIDE_TIMES, "eff")
def eff_doubles(g: Inwo, source: int, times: int, side: int, a: Attack) -> int:
    """If it helps defend a Computer group, the Power of all defenders is doubled."""
    helps = a.helps(source, OPPOSE)
    return max(times, 2) if side == OPPOSE and helps and is_a(g, a.target, COMPUTER) else times


Card("eco-guerrillas").does(bonus_rows, ("direct", "destroy", aligned(CORPORATE), 6)).does(
    resists_help_of, aligned(CORPORATE), 2
)


ability("elders-of-zion", when=MAIN, own_turn=True, cost=Cost([Own(), Illuminati()]), settle=rearrange)


Card("elvis").does(canceller, attribute(MEDIA)).does(bonus_rows, ("direct", "control", named("church-of-elvis"), 6))
Card("empty-vee").does(immunity, aligned(STRAIGHT), match=attribute(MEDIA)).does(adds_power, a_personality, 1)
known("england")


def new_gadget(g: Inwo, slot: int) -> bool:
    """A Gadget Resource that no duplicate bars."""
    return card_moves.is_resource(g, slot) and is_a(g, slot, GADGET) and fresh_gadget(g, slot)


@acts(
    "evil-geniuses-for-a-better-tomorrow",
    when=MAIN,
    own_turn=True,
    picks=[hand_cards(GROUP_BACK, new_gadget)],
    cost=OWN_ACTION,
)
def geniuses_build(g: Inwo, play: Play) -> Flow[None]:
    """A Gadget from the hand comes into play, linked to them."""
    slot = target_of(play)
    if fresh_gadget(g, slot):
        yield from card_moves.take_resource(g, slot, play.seat)
        g.links[slot] = card_of(play)
        g.touch()


def fresh_gadget(g: Inwo, slot: int) -> bool:
    """No duplicate bars it."""
    return not queries.barred_duplicate(g, slot)


def geniuses_hold(g: Inwo, card: int, host: int) -> bool:
    """Resources linked to them can never be unlinked."""
    return True


FIXED["evil-geniuses-for-a-better-tomorrow"] = geniuses_hold
card_moves.TAKES_ALONG.add("evil-geniuses-for-a-better-tomorrow")

# -- F -----------------------------------------------------------------------------------------------------------------

bonus_rows(
    "fbi",
    ("direct", "destroy", aligned(CRIMINAL), 10),
    ("any", "destroy", aligned(CRIMINAL), 4),
    ("any", "control", aligned(CRIMINAL), 2),
)
bonus_rows("fast-food-chains", ("any", "destroy", attribute(GREEN), 6))


def own_exposed(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """An own exposed Plot; the second may be none."""
    cards = [card for card in exposed_plots(rivals_only=False).values(g, seat, slot, chosen) if g.holder[card] == seat]
    left = [card for card in cards if card not in chosen]
    return left if not chosen else [-1, *left]


@acts(
    "fast-food-chains",
    when=MAIN | END,
    own_turn=True,
    once="turn",
    picks=[Pick("card", own_exposed), Pick("card", own_exposed)],
)
def wrap_up(g: Inwo, play: Play) -> Flow[None]:
    """Two exposed Plots are hidden again."""
    for slot in chosen_for(play):
        if slot >= 0 and g.holder[slot] == play.seat and slot in g.exposed[play.seat]:
            card_moves.hide(g, slot)
    yield from ()


bonus_rows(
    "federal-reserve",
    ("any", "attack", attribute(BANK), 6),
    ("any", "attack", either(attribute(NATION), aligned(CORPORATE)), 2),
)
bonus_rows("feminists", ("any", "control", aligned(LIBERAL), 3), ("any", "destroy", aligned(CONSERVATIVE), 3))


@acts("feminists", when=ANY_TIME, picks=[a_rival(holds_groups, mover=True)], cost=OWN_ACTION, spy=True)
def recruit(g: Inwo, play: Play) -> Flow[None]:
    """A random Group card of a rival; it is kept if it is Liberal."""
    for slot in random_cards(g, g.groups[rival_of(play)], 1):
        g.cards.show(play.seat, slot)
        liberal = ALIGN[g.cards.face[slot]] & LIBERAL
        g.told.append([slot, 1 if liberal else 0])
        g.news += 1
        if liberal:
            card_moves.take_into_hand(g, slot, play.seat)
    yield from ()


def may_store(g: Inwo, seat: int, slot: int) -> bool:
    """There is a hidden Plot to lay down, and none lies there yet."""
    return bool(g.plots[seat]) and not card_moves.stored_under(g, slot)


def storable(g: Inwo, seat: int) -> list[int]:
    """The own hidden Plots."""
    return one_of_each(g, g.plots[seat])


STORE: Ask[int] = Ask("store", "IN-21.18", storable, unseen_option, secret=True)
card_moves.STORES["fidel-castro"] = "hand"


@acts("fidel-castro", when=MAIN | END, own_turn=True, test=may_store)
def castro_hides(g: Inwo, play: Play) -> Flow[None]:
    """A hidden Plot is laid face down under him: nothing can expose it while he stays in play."""
    if g.plots[play.seat]:
        slot = yield from choose(STORE, play.seat)
        card_moves.store(g, slot, card_of(play))


Card("fiendish-fluoridators").does(bonus_rows, ("any", "destroy", aligned(STRAIGHT | CONSERVATIVE), 5)).does(
    draws_for_destroying, STRAIGHT | CONSERVATIVE
)


bonus_rows("finland", ("direct", "control", attribute(COMPUTER), 6), ("any", "control", attribute(COMPUTER), 2))


@acts("flat-earthers", when=ANY_TIME, cost=OWN_ACTION)
def flat_earth(g: Inwo, play: Play) -> Flow[None]:
    """Two dice: not more than one's Places, and that many Plots are drawn."""
    places = len([slot for slot in g.structure[play.seat] if a_place(g, slot)])  # public: structures lie open
    total = yield from playing.roll(g, play.seat, 2, Success(2, places))  # public: everybody sees the dice
    if total <= places:
        yield from drawing.draw(g, play.seat, PLOT_BACK, total)


def failed_by_another(g: Inwo, seat: int, slot: int) -> bool:
    """Another own group's attack has failed by the dice as they lie."""
    a = g.attack
    return (
        a is not None
        and not g.rolling
        and a.attacker == seat
        and a.leader >= 0
        and a.leader != slot
        and not attacking.succeeds(a)
    )


@acts("fnord-motor-company", when=ROLLED, test=failed_by_another, cost=Cost([Own(), FromHand(PLOT_BACK)]))
def fnord_again(g: Inwo, play: Play) -> Flow[None]:
    """The attack is rolled again."""
    reroll(g)
    yield from ()


def helps_for_free(name: str, alignment: int) -> None:
    """A Nation that adds its Power to the defence of own groups of an alignment as a free move."""

    def covers(g: Inwo, source: int, a: Attack) -> bool:
        fits = a.defender == g.holder[source] and a.target != source and has(g, a.target, alignment)
        return fits and not a.instant and not a.part_of(source)

    def free(g: Inwo, source: int, found: bool, slot: int, a: Attack) -> bool:
        return found or (slot == source and covers(g, source, a))

    def may(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
        mine = a.defender == g.holder[source] and has(g, a.target, alignment) and not a.instant
        return found or (slot == source and side == OPPOSE and mine)

    on(hooks.FREE_DEFENCE, name)(free)
    on(hooks.MAY_JOIN, name)(may)


helps_for_free("france", LIBERAL)


ability("fraternal-orders", when=ANY_TIME, cost=OWN_ACTION, settle=draw(1, GROUP_BACK))


def counts_twice(name: str, alignment: int) -> None:
    """A group counts as two of an alignment for Special Goals and Goal cards."""

    def handler(g: Inwo, source: int, number: int, slot: int, bit: int) -> int:
        return 2 if slot == source and bit == alignment else number

    on(hooks.GOAL_COUNT, name)(handler)


counts_twice("fred-birch-society", CONSERVATIVE)
