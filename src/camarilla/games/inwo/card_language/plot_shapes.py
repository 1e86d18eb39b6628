"""Words that many Plots share: answers to other Plots and to dice, peeks into hands, boosts played with an attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from camarilla.games.inwo import card_moves, events, hooks, queries
from camarilla.games.inwo.attacks import attacking, undoing
from camarilla.games.inwo.attacks.model import AID, DESTROY, DICE, FAILURE, GOES_ON, Attack, Bonus
from camarilla.games.inwo.card_language.cancelling import open_play
from camarilla.games.inwo.card_language.matchers import Match
from camarilla.games.inwo.card_language.vocabulary import boost_attack
from camarilla.games.inwo.catalog import FACE, GROUP, ID, TYPE
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import TOOK_OVER, Done, Happening, TokenMove
from camarilla.games.inwo.model.play_fields import (
    Boost,
    InAttack,
    boost_of,
    card_of,
    marker_of,
    subject_of,
    target_of,
    this_attack,
    within,
)
from camarilla.games.inwo.model.zones import (
    DECLARE,
    DESTROYED,
    DISCARDED_NOW,
    DISCARDS,
    FIGHT,
    LINKED,
    REPLY,
    TABLE,
    TAKEOVER,
)
from camarilla.games.inwo.plays import takeover
from camarilla.games.inwo.plays.abilities import BY_KEY, NONE, Pick, Values, Way, plot
from camarilla.games.inwo.plays.costs import Cost, card_option, one_of_each
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import grid
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option

# -- The play being answered -------------------------------------------------------------------------------------------


def open_plot(g: Inwo, seat: int) -> Play | None:
    """The Plot whose reply window is open, if a seat may do something to its player (IN-1.12)."""
    play = open_play(g)
    if play is None or not queries.may_touch(g, seat, play.seat):
        return None
    way = BY_KEY.get(play.what)
    return play if way is not None and way.from_hand else None


def any_plot(g: Inwo, seat: int, slot: int) -> bool:
    """Some other Plot has just been played, by whomever."""
    play = open_plot(g, seat)
    return play is not None and card_of(play) != slot


def rivals_plot(g: Inwo, seat: int, slot: int) -> bool:
    """Another player has just played a Plot."""
    play = open_plot(g, seat)
    return play is not None and play.seat != seat


def answered(g: Inwo, play: Play) -> Play | None:
    """The play that a cancelling play is aimed at."""
    return next((other for other in g.plays.open if other.id == play.cancels), None)


def rivals_takeover(g: Inwo, seat: int, slot: int) -> bool:
    """A rival has just played a Group as automatic takeover, and nobody has taken it away since."""
    play = open_play(g)
    if play is None or play.what != "takeover" or play.seat == seat or not queries.may_touch(g, seat, play.seat):
        return False
    card = card_of(play)
    return card_moves.is_group_card(g, card) and g.zone[card] == TABLE


# -- What has just happened --------------------------------------------------------------------------------------------


def just(g: Inwo, *kinds: int) -> list[Happening]:
    """What has just happened, of these kinds, if the card still lies where that put it."""
    return [entry for entry in g.just if entry.what in kinds]


def discarded(g: Inwo, type_of_card: int) -> list[Happening]:
    """Cards of a type that were just discarded and still lie there: what, slot, whose pile, why."""
    return [
        entry
        for entry in just(g, DISCARDED_NOW)
        if g.zone[entry.slot] == DISCARDS and TYPE[g.cards.face[entry.slot]] == type_of_card
    ]


def slots_of(g: Inwo, entries: list[Happening]) -> list[int]:
    """The cards of such entries, one of each name."""
    return one_of_each(g, [entry.slot for entry in entries])


def forget_just(g: Inwo, slot: int) -> None:
    """A card is dealt with: nobody else can play on what happened to it."""
    g.just = [entry for entry in g.just if entry.slot != slot]


def bury_in_place(g: Inwo, slot: int) -> None:
    """A destroyed group stays in the pile, for Goals, but neither it nor a copy can ever come back."""
    g.effects.add(in_force.BURIED, g.holder[slot], (g.cards.face[slot],))
    g.touch()


def buried(g: Inwo, face: int) -> bool:
    """Whether nothing may bring a card back."""
    return any(subject_of(effect) == face for effect in g.effects.of(in_force.BURIED))


def dead(g: Inwo, slot: int) -> bool:
    """Whether a destroyed Personality was killed (IN-10.9)."""
    return any(subject_of(effect) == slot for effect in g.effects.of(in_force.DEAD))


# -- Dice --------------------------------------------------------------------------------------------------------------


def rolled_by(g: Inwo) -> int:
    """Whose dice lie on the table, or -1."""
    if g.rolling:
        return g.rolling[0]
    a = g.attack
    return a.attacker if a is not None and a.dice and a.stage == DICE else -1


def any_roll(g: Inwo, seat: int, slot: int) -> bool:
    """Somebody has just rolled."""
    by = rolled_by(g)
    return by >= 0 and queries.may_touch(g, seat, by)


def own_roll(g: Inwo, seat: int, slot: int) -> bool:
    """One has just rolled."""
    return rolled_by(g) == seat


def rolled_attack(g: Inwo, seat: int) -> Attack | None:
    """The attack whose dice lie on the table, where a seat may still turn its outcome."""
    a = g.attack
    if a is None or g.rolling or a.stage != DICE or not a.dice or a.outcome != GOES_ON:
        return None
    return a if queries.may_touch(g, seat, a.attacker) or a.defender == seat else None


def after_assassination(g: Inwo, seat: int, slot: int) -> bool:
    """An Assassination was rolled for, and something can be done about it."""
    a = rolled_attack(g, seat)
    return a is not None and a.assassination and not queries.unguarded(g, a)


def fail(g: Inwo, play: Play) -> Flow[None]:
    """IN-19.4: the attack fails; everything spent is gone."""
    a = g.attack
    if a is not None and a.stage == DICE:
        a.outcome = FAILURE
        g.news += 1
    yield from ()


def last_roll(g: Inwo, a: Attack) -> bool:
    """Whether a card forbids to alter the strength of the repeated roll (Mothers' March)."""
    return any(within(effect) == a.number for effect in g.effects.of(in_force.LAST_ROLL))


# -- Looking at hands --------------------------------------------------------------------------------------------------


def look_at_plots(g: Inwo, seat: int, rival: int) -> None:
    """A player looks at all hidden Plots of another."""
    for slot in g.plots[rival]:
        g.cards.show(seat, slot)


def seen_plots(g: Inwo, seat: int, rival: int, may_stop: int = 0) -> list[int]:
    """The hidden Plots of a rival one has looked at, one of each name; -1 ends it."""
    return one_of_each(g, g.plots[rival]) + ([NONE] if may_stop else [])


def own_plots(g: Inwo, seat: int) -> list[int]:
    """One's own hidden Plots, one of each name."""
    return one_of_each(g, g.plots[seat])


def face_option(g: Inwo, seat: int, slot: int) -> Option:
    """Name a card that the seat asked has seen."""
    if slot < 0:
        return Option("none", Label("option-none"))
    card = ID[g.cards.face[slot]]
    return Option(card, Label("option-card", {"card": card}))


PEEKED: Final[Ask[int]] = Ask("peeked", "IN-11.6", seen_plots, face_option)
OWN_PLOT: Final[Ask[int]] = Ask("own-plot", "IN-3.5", own_plots, face_option)


def expose_faces(g: Inwo, seat: int, faces: list[int]) -> None:
    """Expose hidden Plots of a player by what they are; slots are mixed each time one leaves a hand."""
    for face in faces:
        slot = next((card for card in g.plots[seat] if g.cards.face[card] == face), -1)
        if slot >= 0:
            card_moves.expose(g, slot)


def steal(g: Inwo, slot: int, thief: int) -> int:
    """IN-18.3: a hidden card goes from one hand to another; whoever loses it sees which. Returns its slot."""
    slot = card_moves.leave_hand(g, slot)
    card_moves.take_into_hand(g, slot, thief)
    return slot


# -- Choosing open cards -----------------------------------------------------------------------------------------------


def these(g: Inwo, seat: int, cards: tuple[int, ...]) -> list[int]:
    """One of some open cards; -1 among them is none."""
    return list(cards)


CHOOSE_OF: Final[Ask[int]] = Ask("choose-of", "IN-21.2", these, card_option)


def choose_some(g: Inwo, seat: int, cards: list[int]) -> Flow[list[int]]:
    """Any number of open cards, one by one."""
    found: list[int] = []
    left = list(cards)
    while left:
        slot = yield from choose(CHOOSE_OF, seat, (*left, NONE))
        if slot == NONE:
            break
        left.remove(slot)
        found.append(slot)
    return found


def any_number(of: Values, most: int, *, before: int = 0, at_least: int = 0) -> list[Pick]:
    """Any number of open cards, named at the announcement one by one (IN-21.2); `before` picks precede them.

    Together with those it must be `at_least` so many.
    """

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        own = chosen[before:]
        if own[-1:] == (NONE,):
            return [NONE]
        enough = len([card for card in chosen if card != NONE]) >= at_least
        return ([NONE] if enough else []) + [card for card in of(g, seat, slot, chosen) if card not in own]

    return [Pick("card", values, further=True)] * most


def take_tokens(g: Inwo, play: Play, cards: list[int]) -> None:
    """Cards lose all their tokens, unless the play is cancelled."""
    for slot in cards:
        if g.tokens[slot] > 0:
            g.token_moves.append(TokenMove(play.id, slot, -g.tokens[slot]))


def own_hand_group(match: Callable[[Any, int, int], bool]) -> Pick:
    """A card with the puppet back from one's own hand: `match(g, seat, slot)`."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        return [card for card in one_of_each(g, g.groups[seat]) if match(g, seat, card)]

    return Pick("card", values)


def destroyed_twin(g: Inwo, slot: int) -> int:
    """The destroyed group that a card duplicates, or -1."""
    face = g.cards.face[slot]
    if TYPE[face] != GROUP or buried(g, face):
        return NONE
    for seat in range(g.seats):
        for other in g.destroyed[seat]:
            if g.cards.face[other] == face:
                return other
    return NONE


def undestroy(g: Inwo, slot: int) -> None:
    """IN-8.9: a group no longer counts as destroyed; it leaves the pile."""
    for key in (in_force.WAS, in_force.WAS_THEN, in_force.UNCOUNTED, in_force.DEAD):
        for effect in g.effects.of(key):
            if subject_of(effect) == slot:
                g.effects.cancel(effect.id)
    if g.zone[slot] == DESTROYED:
        card_moves.put(g, slot, DISCARDS, g.holder[slot])


# -- Linked Plots ------------------------------------------------------------------------------------------------------


def nowhere_in_play(key: str) -> Callable[[Any, int, int], bool]:
    """One in play at a time, whoever has it."""

    def test(g: Inwo, seat: int, slot: int) -> bool:
        return not any(card_moves.is_marker(g, marker_of(effect)) for effect in g.effects.of(key))

    return test


def any_group_or_target(match: Callable[[Any, int], bool]) -> Pick:
    """Any group in play, or one just played from a hand."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        cards = [card for card in queries.all_groups(g) if queries.may_touch(g, seat, g.holder[card])]
        a = g.attack
        if a is not None and a.from_hand and queries.may_touch(g, seat, a.attacker):
            cards.append(a.target)
        return [card for card in cards if match(g, card)]

    return Pick("card", values)


def markers_on(g: Inwo, slot: int, keys: frozenset[str] | set[str]) -> list[int]:
    """The Plots linked to a group whose effects are of these kinds."""
    return [
        marker_of(effect)
        for effect in g.effects.entries
        if effect.key in keys and subject_of(effect) == slot and g.zone[marker_of(effect)] == LINKED
    ]


# -- Boosts played with an attack --------------------------------------------------------------------------------------


@hooks.DEFENCE.on(in_force.ATTACK_GUARD)
def attack_guard(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """The target of one attack defends better by a Plot."""
    boost = boost_of(g.effect(source))
    if boost.attack == a.number:
        found.append(Bonus(source, boost.number))
    return found


def guard_attack(g: Inwo, play: Play, number: int) -> None:
    """The target of the running attack defends better, as long as the play stands."""
    a = g.attack
    assert a is not None
    about = Boost(a.number, number, card_of(play))
    g.effects.add(in_force.ATTACK_GUARD, play.seat, about, until=this_attack(a.number), play=play.id)


def against_disaster(g: Inwo, seat: int, slot: int) -> bool:
    """A Disaster is striking and the dice are not rolled yet."""
    a = g.attack
    return a is not None and a.disaster and a.stage < DICE and queries.may_touch(g, seat, a.attacker)


def make_privileged(g: Inwo, play: Play) -> Flow[None]:
    """The attack is privileged, unless that was taken from it for good (IN-9.14)."""
    a = g.attack
    if a is not None and not a.broken:
        a.privileged = True
        about = InAttack(card_of(play), a.number)
        g.effects.add(in_force.PRIVILEGE, play.seat, about, until=this_attack(a.number), play=play.id)
        g.touch()
    yield from ()


Suits = Callable[[Any, Attack], bool]


def on_target(match: Match) -> Suits:
    """Attacks on groups that match."""

    def suits(g: Inwo, a: Attack) -> bool:
        return match(g, a.target)

    return suits


def with_attack(
    name: str,
    number: int | Callable[[Any, Attack], int],
    suits: Suits,
    *,
    privileged: bool = False,
    destroy: bool = True,
    cost: Cost | None = None,
) -> Way:
    """A bonus to an attack that is not Instant. One that brings privilege is the attacker's and comes with the
    declaration (IN-9.9); others may be played by anybody until the roll."""

    def test(g: Inwo, seat: int, slot: int) -> bool:
        a = g.attack
        if a is None or a.instant or a.stage >= DICE or a.outcome != GOES_ON or (destroy and a.kind != DESTROY):
            return False
        if a.attacker != seat and (privileged or not queries.may_touch(g, seat, a.attacker)):
            return False
        if privileged and not queries.bears_privilege(g, a):
            return False
        return suits(g, a)

    def apply(g: Inwo, play: Play) -> None:
        a = g.attack
        assert a is not None
        boost_attack(g, play, number if isinstance(number, int) else number(g, a))

    undoing.STILL_SUITS[FACE[name]] = suits
    return plot(
        name,
        when=DECLARE if privileged else DECLARE | FIGHT | REPLY,
        test=test,
        cost=cost,
        apply=apply,
        settle=make_privileged if privileged else None,
        in_attack=True,
        rule="IN-9.9" if privileged else "IN-9.3",
    )


def attacking_groups(g: Inwo, a: Attack) -> list[int]:
    """The attacker's own groups in an attack: the leader and those it announced or put in."""
    cards = [a.leader] if a.leader >= 0 else []
    cards += a.aiders + [helper.slot for helper in a.helpers if helper.side == AID and helper.seat == a.attacker]
    return [slot for slot in cards if g.holder[slot] == a.attacker]


def succeeded(g: Inwo, seat: int) -> Attack | None:
    """The attack whose roll, as it lies, is a success."""
    a = rolled_attack(g, seat)
    return a if a is not None and attacking.succeeds(a) else None


def set_total(g: Inwo, total: int, by: str) -> None:
    """IN-18.10: let the dice on the table show a total, or the nearest they can."""
    count = len(g.rolling) - 1 if g.rolling else 2
    total = max(count, min(6 * count, total))
    dice = [1] * count
    for i in range(count):
        dice[i] += min(5, total - sum(dice))
    if g.rolling:
        g.rolling = [g.rolling[0], *dice]
    elif g.attack is not None:
        g.attack.dice = dice
    g.news += 1
    g.tell(events.Rolled(rolled_by(g), dice, by))


def total_now(g: Inwo) -> int:
    """What the dice on the table show."""
    if g.rolling:
        return sum(g.rolling[1:])
    return g.attack.roll if g.attack is not None else 0


def bring_back(g: Inwo, play: Play) -> Flow[None]:
    """A Group from the hand is played as if its double had never been destroyed: as the automatic takeover in phase 3,
    later to be attacked this turn."""
    slot = target_of(play)
    undestroy(g, destroyed_twin(g, slot))
    if g.window & TAKEOVER and g.zone[slot] == TABLE and grid.free_places(g, play.seat):
        yield from takeover.automatic(g, play.seat, slot)
    elif g.zone[slot] == TABLE and slot not in g.tried:
        g.tried.append(slot)


def playable_now(g: Inwo, seat: int, slot: int) -> bool:
    """A Group one could try to control: in phase 3 only with an open arrow."""
    if g.window & TAKEOVER:
        return bool(grid.free_places(g, seat)) and Done(seat, TOOK_OVER) not in g.done
    return True
