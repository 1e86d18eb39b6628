"""Groups from Tabloids to Witch."""

from __future__ import annotations

from typing import Final

from camarilla.games.inwo import card_moves, hooks, power, queries
from camarilla.games.inwo.attacks.model import AID, CONTROL, DESTROY, Attack, Bonus
from camarilla.games.inwo.attacks.strength import is_magic
from camarilla.games.inwo.card_language.continuous import draws_for_helping, power_up_to, relieves, to_destroying
from camarilla.games.inwo.card_language.lines import Card
from camarilla.games.inwo.card_language.matchers import a_personality, aligned, attribute, both, either, named
from camarilla.games.inwo.card_language.targets import OWN_ACTION, exposed_plots, words
from camarilla.games.inwo.card_language.vocabulary import adds_power, bonus_rows, hand_groups, immunity, instead, on
from camarilla.games.inwo.catalog import (
    COMPUTER,
    CORPORATE,
    CRIMINAL,
    FACE,
    FANATIC,
    GOAL,
    GOVERNMENT,
    GREEN,
    KIND,
    LIBERAL,
    MAGIC,
    MEDIA,
    NATION,
    PEACEFUL,
    STRAIGHT,
    with_alignment,
)
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import Done
from camarilla.games.inwo.model.play_fields import card_of, choice_of, subject_of, target_of
from camarilla.games.inwo.model.zones import (
    ANY_TIME,
    END,
    MAIN,
    OPEN_MOMENTS,
    PLOT_DECK,
    PLOTS,
    ROLLED,
    STRUCTURE,
    TABLE,
)
from camarilla.games.inwo.plays import takeover
from camarilla.games.inwo.plays.abilities import Pick, ability, acts
from camarilla.games.inwo.plays.costs import one_of_each
from camarilla.games.inwo.plays.trades import unseen_option
from camarilla.games.inwo.power import Terms, has, is_a
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import moving_branches
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow, choose

from .groups_d_f import counts_twice
from .groups_o_p import make_discard

# -- T -----------------------------------------------------------------------------------------------------------------


@on(hooks.REACHES_SECRET, "tabloids")
def tabloids_dig(g: Inwo, source: int, found: bool, slot: int, target: int) -> bool:
    """They may attack any Secret group; then that has no secrets for the attack."""
    a = g.attack
    exposed = a is not None and a.leader == source and a.target == target
    return found or slot == source or exposed


@on(hooks.IN_THE_OPEN, "tabloids")
def read_by_all(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """What counts for or against Secret groups does not count there."""
    return found or a.leader == source


@on(hooks.MAY_JOIN, "tabloids")
def everybody_reads(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """Any group may then aid or oppose."""
    return found or (a.leader == source and power.secret(g, a.target) and not a.instant)


callers = either(named("ronald-reagan", "nancy-reagan", "tabloids"), both(attribute(MEDIA), power_up_to(2)))
bonus_rows("telephone-psychics", ("direct", "control", callers, 6))


ability("templars", when=ANY_TIME, picks=[exposed_plots(mover=True)], cost=OWN_ACTION, settle=make_discard)

card_moves.STORES["texas"] = "lost"


def storable(g: Inwo, seat: int) -> list[int]:
    """The Plots of the hand that are no Goals."""
    return one_of_each(g, [slot for slot in g.plots[seat] if KIND[g.cards.face[slot]] != GOAL])


def may_store(g: Inwo, seat: int, slot: int) -> bool:
    """There is something that could be stored; whether it is a Goal is nobody's business."""
    return bool(storable(g, seat))


TEXAS: Ask[int] = Ask("store", "IN-21.18", storable, unseen_option, secret=True)


@acts("texas", when=MAIN | END, own_turn=True, once="turn", test=may_store)
def keep_in_texas(g: Inwo, play: Play) -> Flow[None]:
    """A Plot is laid under Texas; one that lies there comes back to the hand."""
    if storable(g, play.seat):
        slot = yield from choose(TEXAS, play.seat)
        before = card_moves.stored_under(g, card_of(play))
        card_moves.store(g, slot, card_of(play))
        for old in before:
            card_moves.put(g, old, PLOTS, play.seat)


SEEN_BY_PYRAMID: Final = "pyramid"
"""A player's first Plot of the turn was looked at."""


@on(hooks.AFTER_DRAW, "the-great-pyramid")
def all_seeing(g: Inwo, source: int, seat: int, slot: int, back: int) -> Flow[None]:
    """Each rival shows the first Plot drawn each turn."""
    watcher = g.holder[source]
    if (
        not back
        and seat != watcher
        and Done(seat, SEEN_BY_PYRAMID) not in g.done
        and queries.affects_seat(g, source, seat)
    ):
        g.done.append(Done(seat, SEEN_BY_PYRAMID))
        g.cards.show(watcher, slot)
    yield from ()


@on(hooks.FORBIDDEN, "the-great-pyramid")
def weatherproof(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """Immune to Tornado and Hurricane."""
    return found or (a.target == source and a.strike in (FACE["tornado"], FACE["hurricane"]))


Card("the-mafia").does(instead, "destroy", CRIMINAL, 4, aligned(CRIMINAL)).does(
    bonus_rows, ("any", "attack", aligned(CRIMINAL), 2)
)


@on(hooks.BONUS, "the-men-in-black")
def in_person(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """+4 to destroy, only where they lead or aid themselves."""
    if a.kind == DESTROY and takes_part(source, a):
        found.append(Bonus(source, 4))
    return found


def takes_part(slot: int, a: Attack) -> bool:
    """Whether a group leads or aids an attack."""
    return a.leader == slot or a.helps(slot, AID)


@on(hooks.AFTER_DESTROYED, "the-men-in-black")
def never_existed(g: Inwo, source: int, slot: int, before: int, by: int, a: Attack | None) -> Flow[None]:
    """What they helped to destroy never comes back; it still counts as destroyed."""
    if a is not None and a.target == slot and takes_part(source, a):
        g.effects.add(in_force.BURIED, by, (g.cards.face[slot],))
    yield from ()


instead("tobacco-companies", "control", GOVERNMENT | CORPORATE, 8, aligned(GOVERNMENT))


@on(hooks.BONUS, "tobacco-companies")
def health_warning(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """Green groups have +4 to destroy them."""
    if a.target == source and a.kind == DESTROY and a.leader >= 0 and is_a(g, a.leader, GREEN):
        found.append(Bonus(source, 4))
    return found


hooks.instruction("tobacco-companies", hooks.BONUS)


def replacements(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Groups of the hand that may come into play and can lie in its place with its puppets."""
    cards = one_of_each(g, hand_groups(g, seat))
    return [card for card in cards if takeover.allowed(g, seat, card)]


@acts("trading-card-games", when=OPEN_MOMENTS, own_turn=True, picks=[Pick("card", replacements)])
def trade_up(g: Inwo, play: Play) -> Flow[None]:
    """It is discarded, and a Group from the hand takes its exact place without a roll, if nobody took it away."""
    old, new = play.about
    if g.zone[old] != STRUCTURE or g.holder[old] != play.seat:
        return
    master, side = g.master[old], g.side[old]
    card_moves.scatter(g, old, play.seat)
    card_moves.discard(g, old)
    if g.zone[new] == TABLE:
        yield from moving_branches.capture(g, new, play.seat, master, side)
        card_moves.not_fresh(g, new)


@on(hooks.BONUS, "trekkies")
def fame(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """Media groups have +4 to control them, and they to control Media groups."""
    if a.instant or a.kind != CONTROL or a.leader < 0:
        return found
    if a.target == source and is_a(g, a.leader, MEDIA):
        found.append(Bonus(source, 4))
    if a.leader == source and is_a(g, a.target, MEDIA):
        found.append(Bonus(source, 4))
    return found


counts_twice("triliberal-commission", LIBERAL)


@on(hooks.MATCHES, "tv-preachers")
def true_believers(g: Inwo, source: int, found: dict[int, int], a: Attack) -> dict[int, int]:
    """Leading to control a Straight Fanatic group: +6 in all for those two alignments."""
    believer = has(g, a.target, STRAIGHT) and has(g, a.target, FANATIC)
    if a.leader == source and a.kind == CONTROL and believer:
        found.pop(FANATIC, None)
        found[STRAIGHT] = 6
    return found


@on(hooks.RESISTANCE, "tv-preachers")
def the_flock(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """Any group they control has +5 Resistance."""
    if g.zone[slot] == STRUCTURE and g.master[slot] == source:
        terms.add(5, source)
    return terms


# -- U and V -----------------------------------------------------------------------------------------------------------


draws_for_helping("underground-newspapers", CORPORATE | STRAIGHT | GOVERNMENT)
Card("united-nations").does(bonus_rows, ("any", "control", attribute(NATION), 6)).does(relieves, times=5)


bonus_rows("urban-gangs", extra=to_destroying(2))


bonus_rows("vampires", ("direct", "control", a_personality, 4))


@on(hooks.AFTER_CAPTURE, "vampires")
def bite(g: Inwo, source: int, slot: int, before: int, seat: int, a: Attack) -> Flow[None]:
    """A Personality they take becomes a vampire."""
    if a.leader == source and slot == a.target and a_personality(g, slot) and not g.marked(in_force.VAMPIRE, slot):
        g.effects.add(in_force.VAMPIRE, seat, (slot,))
        g.touch()
    yield from ()


@hooks.FAILS.on(in_force.VAMPIRE)
def undead(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """It cannot be killed but by Magic."""
    return found or (a.target == subject_of(g.effect(source)) and a.assassination and not is_magic(g, a))


immunity("vatican-city", aligned(PEACEFUL), seat=True)
Card("video-games").does(bonus_rows, ("any", "control", attribute(COMPUTER), 3)).does(
    adds_power, attribute(COMPUTER), 1
)


def hex_doll(g: Inwo, source: int, a: Attack) -> int:
    """+8 leading to destroy a Personality, +4 taking part in an Assassination."""
    if a.kind != DESTROY or not a_personality(g, a.target):
        return 0
    if a.assassination:
        return 4 if takes_part(source, a) else 0
    return 8 if a.leader == source else 0


bonus_rows("voudonistas", extra=hex_doll)


@on(hooks.UNGUARDED, "voudonistas")
def no_guard_helps(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """Defences against Assassinations do not work where they get their bonus."""
    return found or hex_doll(g, source, a) > 0


# -- W -----------------------------------------------------------------------------------------------------------------


@on(hooks.SEEN_AS, "wall-street")
def ledgers(g: Inwo, source: int, mask: int, slot: int, other: int, a: Attack) -> int:
    """For its own part a Corporate target may be Government, or the reverse, whichever helps."""
    if other != source or slot != a.target or g.holder[source] != a.attacker:
        return mask
    own = power.alignments(g, source)
    wanted = GOVERNMENT if (own & CORPORATE) == (CORPORATE if a.kind == DESTROY else 0) else CORPORATE
    return with_alignment(mask, wanted) if mask & (GOVERNMENT | CORPORATE) else mask


@on(hooks.RESISTANCE, "wall-street")
def golden_chains(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """Each of its puppets has +10 Resistance."""
    if g.zone[slot] == STRUCTURE and g.master[slot] == source:
        terms.add(10, source)
    return terms


bonus_rows("wargamers", ("any", "attack", attribute(COMPUTER), 2))


@acts("wargamers", when=ANY_TIME, picks=[exposed_plots(rivals_only=False, mover=True)], cost=OWN_ACTION)
def bottom_drawer(g: Inwo, play: Play) -> Flow[None]:
    """An exposed Plot goes to the bottom of its owner's deck."""
    slot = target_of(play)
    seat = g.holder[slot]
    if slot in g.exposed[seat]:
        card_moves.put(g, slot, PLOT_DECK, seat)
        g.plot_deck[seat].remove(slot)
        g.plot_deck[seat].insert(0, slot)
    yield from ()


def shifts(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """One up or down; two if a Magic group is involved in the attack."""
    a = g.attack
    magic = not g.rolling and a is not None and (is_magic(g, a) or is_a(g, a.target, MAGIC))
    return [0, 1, 2, 3] if magic else [1, 2]


@acts(
    "witch",
    when=ROLLED,
    picks=[words("two-less", "one-less", "one-more", "two-more", values=shifts)],
    cost=OWN_ACTION,
)
def bewitch(g: Inwo, play: Play) -> Flow[None]:
    """The roll just made is shifted."""
    shift_roll(g, (-2, -1, 1, 2)[choice_of(play)])
    yield from ()


def shift_roll(g: Inwo, by: int) -> None:
    """IN-18.10: move the roll on the table, no further than dice can show."""
    dice = g.rolling[1:] if g.rolling else g.attack.dice if g.attack is not None else []
    total = max(len(dice), min(6 * len(dice), sum(dice) + by))
    set_roll(g, total)


def set_roll(g: Inwo, total: int) -> None:
    """Let the dice on the table show a total."""
    count = len(g.rolling) - 1 if g.rolling else 2
    dice = [1] * count
    for i in range(count):
        dice[i] += min(5, total - sum(dice))
    if g.rolling:
        g.rolling = [g.rolling[0], *dice]
    elif g.attack is not None:
        g.attack.dice = dice
    g.news += 1
