"""Words that card authors write cards with: the shapes many cards share. `matchers` and `targets` go with it.

`docs/howto/inwo-cards.md` explains them with examples.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from camarilla.games.inwo import catalog, hooks, power, queries
from camarilla.games.inwo.attacks.model import AID, CONTROL, DESTROY, DICE, OPPOSE, Attack, Bonus, Helper
from camarilla.games.inwo.card_language.matchers import Match, anything
from camarilla.games.inwo.card_language.targets import OWN_ACTION, words
from camarilla.games.inwo.catalog import GROUP, TYPE, change
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import (
    THIS_TURN,
    Boost,
    InAttack,
    Kept,
    boost_of,
    card_of,
    choice_of,
    first_of,
    number_of,
    second_choice_of,
    subject_of,
    target_of,
    this_attack,
)
from camarilla.games.inwo.model.rolls import change_dice, dice_count
from camarilla.games.inwo.model.zones import FIGHT, REPLY
from camarilla.games.inwo.plays.abilities import Once, Pick, ability, known
from camarilla.games.inwo.plays.playing import throw
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import grid
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow
from camarilla.kernel.hooks import Hook

# -- Hooks in one line -------------------------------------------------------------------------------------------------


def on(hook: Hook, name: str) -> Callable[[Any], Any]:
    """Decorator: a card answers a hook. It makes the card known."""
    if name in catalog.FACE:
        known(name)
    return hook.on(name)


How = Literal["any", "direct"]
"""Every attack of the structure, or only those that the group leads."""
What = Literal["control", "destroy", "attack"]
"""Which attacks; `attack` is both."""
Row = tuple[How, What, Match, int]
"""A bonus: of which attacks, to what, on which targets, how much."""


Extra = Callable[[Any, int, Attack], int]
"""`(g, source, attack)`: a bonus that no row describes."""


def bonus_rows(name: str, *rows: Row, adds: bool = False, instants: bool = False, extra: Extra | None = None) -> None:
    """Bonuses to attacks: `any` ones to every attack of the structure, `direct` ones only if the group leads.

    IN-19.10: of several that fit the larger counts, unless the card says that they add (`adds`). `instants` lets them
    count in Instant attacks (IN-10.2); `extra` is asked besides, for the controller's attacks, Instant ones included.
    """
    known(name)

    def handler(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
        if a.attacker != g.holder[source] or a.target == source:
            return found
        if extra is not None and extra(g, source, a):
            found.append(Bonus(source, extra(g, source, a)))
        if a.instant and not instants:
            return found
        numbers = [number for how, what, match, number in rows if row_fits(g, source, a, how, what, match)]
        if numbers:
            found.append(Bonus(source, sum(numbers) if adds else max(numbers)))
        return found

    hooks.BONUS.on(name)(handler)


def row_fits(g: Inwo, source: int, a: Attack, how: How, what: What, match: Match) -> bool:
    """Whether a bonus applies to an attack."""
    if how == "direct" and a.leader != source:
        return False
    if what != "attack" and what != ("control" if a.kind == CONTROL else "destroy"):
        return False
    return match(g, a.target)


def instead(name: str, what: What, alignments: int, number: int, match: Match = anything) -> None:
    """A leader gets a number in place of the usual one for an alignment it shares with, or opposes in, the target."""
    known(name)

    def handler(g: Inwo, source: int, found: dict[int, int], a: Attack) -> dict[int, int]:
        kind = CONTROL if what == "control" else DESTROY
        if a.leader == source and (what == "attack" or a.kind == kind) and match(g, a.target):
            for bit in list(found):
                if bit & alignments:
                    found[bit] = number
        return found

    hooks.MATCHES.on(name)(handler)


def adds_power(name: str, match: Match, number: int, other: bool = True) -> None:
    """Groups of the same player that match have more Power; `other`: not the card itself."""
    known(name)

    def handler(g: Inwo, source: int, terms: power.Terms, slot: int) -> power.Terms:
        mine = g.holder[slot] == g.holder[source] and queries.group_in_play(g, slot)
        if mine and not (other and slot == source) and match(g, slot):
            terms.add(number, source)
        return terms

    hooks.POWER.on(name)(handler)


def grows(name: str, match: Match, number: int = 1, also_global: bool = False, resistance: int = 0) -> None:
    """A group has more Power for every other group of its structure that matches."""
    known(name)

    def counted(g: Inwo, source: int) -> int:
        return sum([1 for slot in g.structure[g.holder[source]] if slot != source and match(g, slot)])

    def handler(g: Inwo, source: int, terms: power.Terms, slot: int) -> power.Terms:
        if slot == source:
            terms.add(number * counted(g, source), source)
        return terms

    def tougher(g: Inwo, source: int, terms: power.Terms, slot: int) -> power.Terms:
        if slot == source:
            terms.add(resistance * counted(g, source), source)
        return terms

    hooks.POWER.on(name)(handler)
    if also_global:
        hooks.GLOBAL.on(name)(handler)
    if resistance:
        hooks.RESISTANCE.on(name)(tougher)


def guards(
    name: str,
    number: int,
    *,
    whom: Match = anything,
    against: Match | None = None,
    kinds: What = "attack",
    own: bool = True,
    itself: bool = False,
    instants: bool = False,
    disasters: bool = False,
) -> None:
    """Groups of the structure (or only the card `itself`) defend better.

    `against` limits it to attacks led or aided by such groups; `kinds` is `attack`, `control` or `destroy`; `own`
    says whether the card itself is covered; `disasters` limits it to Disasters.
    """
    known(name)

    def handler(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
        if a.defender != g.holder[source] or (a.target != source if itself else a.target == source and not own):
            return found
        if a.instant and not instants and not (disasters and a.disaster):
            return found
        if disasters and not a.disaster:
            return found
        if kinds != "attack" and kinds != ("control" if a.kind == CONTROL else "destroy"):
            return found
        if whom(g, a.target) and (against is None or led_or_aided(g, a, against)):
            found.append(Bonus(source, number))
        return found

    hooks.DEFENCE.on(name)(handler)


def led_or_aided(g: Inwo, a: Attack, match: Match) -> bool:
    """Whether a group that matches leads or aids an attack."""
    cards = [a.leader] if a.leader >= 0 else []
    cards += [helper.slot for helper in a.helpers if helper.side == AID] + a.aiders
    return any([match(g, slot) for slot in cards])


def immunity(
    name: str,
    to: Match,
    *,
    whom: Literal["structure", "itself"] = "structure",
    match: Match = anything,
    seat: bool = False,
) -> None:
    """Groups that match `to` cannot attack or affect: `structure`, `itself`, or groups of it that `match`.

    With `seat` the player's hand, decks and Resources are immune, too (IN-19.19).
    """
    known(name)

    def handler(g: Inwo, source: int, found: bool, slot: int, actor: int) -> bool:
        if found or g.holder[actor] == g.holder[source]:
            return found
        mine = slot == source if whom == "itself" else g.holder[slot] == g.holder[source] and match(g, slot)
        return mine and (queries.group_in_play(g, slot) or whom == "structure") and to(g, actor)

    hooks.IMMUNE.on(name)(handler)
    if seat:

        def whole(g: Inwo, source: int, found: bool, other: int, actor: int) -> bool:
            return found or (other == g.holder[source] and to(g, actor))

        hooks.SEAT_IMMUNE.on(name)(whole)


JoinTest = Callable[[Any, int, Attack, int], bool]
"""`(g, source, attack, side)`."""


def joins(name: str, test: JoinTest) -> None:
    """A group may join attacks whatever its alignments: `test(g, source, attack, side)`."""
    known(name)

    def handler(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
        return found or (slot == source and not a.instant and test(g, source, a, side))

    hooks.MAY_JOIN.on(name)(handler)


def by_or_against(match: Match) -> JoinTest:
    """For `joins`: attacks made by or against such groups."""

    def test(g: Inwo, source: int, a: Attack, side: int) -> bool:
        return match(g, a.target) or (a.leader >= 0 and match(g, a.leader))

    return test


def indestructible(name: str, test: Callable[[Any, int, Attack | None, bool], bool] | None = None) -> None:
    """A group that cannot be destroyed, always or where `test(g, source, attack or None, by Magic)` says so."""
    known(name)

    def handler(g: Inwo, source: int, found: bool, slot: int, a: Attack | None, magic: bool) -> bool:
        return found or (slot == source and (test is None or test(g, source, a, magic)))

    hooks.INDESTRUCTIBLE.on(name)(handler)


# -- Cancelling actions (IN-19.5) --------------------------------------------------------------------------------------


# -- Attack-time bonuses that are paid for -----------------------------------------------------------------------------


def boost_attack(g: Inwo, play: Play, number: int, key: str = in_force.ATTACK_BOOST) -> None:
    """The running attack gets a bonus (or, below 0, a penalty) that stands or falls with a play."""
    a = g.attack
    assert a is not None
    g.effects.add(key, play.seat, Boost(a.number, number, card_of(play)), until=this_attack(a.number), play=play.id)


def has_boosted(g: Inwo, slot: int, a: Attack) -> bool:
    """Whether a card has given a bonus to this attack already."""
    boosts = [boost_of(effect) for effect in g.effects.of(in_force.ATTACK_BOOST)]
    return any(boost.attack == a.number and boost.card == slot for boost in boosts)


@hooks.BONUS.on(in_force.ATTACK_BOOST)
def attack_boost(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """Bonuses from plays made in this attack."""
    boost = boost_of(g.effect(source))
    if boost.attack == a.number:
        found.append(Bonus(source, boost.number))
    return found


Fits = Callable[[Any, int, Attack], bool]
"""`(g, slot of the card, attack)`."""


def boosts(name: str, suffix: str, number: int, fits: Fits, *, once: Once = "turn", cost: Any = OWN_ACTION) -> None:
    """Action: a bonus to the attack under way, by whomever it is, where `fits` says so."""

    def test(g: Inwo, seat: int, slot: int) -> bool:
        a = the_attack(g, seat)
        if a is None or (a.instant and not a.disaster and not a.assassination) or (g.stack and not a.instant):
            return False
        return fits(g, slot, a) and (number < 0 or queries.reaches_attack(g, slot, a))

    def apply(g: Inwo, play: Play) -> None:
        boost_attack(g, play, number)

    ability(name, suffix, when=FIGHT | REPLY, test=test, cost=cost, apply=apply, once=once)


def ordinary(kind: int) -> Fits:
    """Attacks of a kind that are not Instant."""

    def fits(g: Inwo, slot: int, a: Attack) -> bool:
        return a.kind == kind and not a.instant

    return fits


def breaks_privilege(name: str, test: Extra | None = None, *, any_alignment: bool = True) -> None:
    """Action: join either side of a privileged attack; the attack loses its privilege (IN-9.14).

    `test(g, source, attack)` says which attacks; with `any_alignment` the group joins whatever its alignments.
    """

    def sides(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        a = the_attack(g, seat)
        if a is None or a.instant or not a.privileged or a.broken or a.part_of(slot) or a.target == slot:
            return []
        if (test is not None and not test(g, slot, a)) or queries.bars_secret(g, slot, a.target):
            return []
        barred = seat in a.barred or (seat not in (a.attacker, a.defender) and queries.new_here(g, a.attacker))
        found = []
        for side in (AID, OPPOSE):
            immune = side == AID and queries.immune(g, a.target, slot)
            if not barred and not immune and (any_alignment or queries.eligible(g, a, slot, side)):
                found.append(side)
        return found

    def settle(g: Inwo, play: Play) -> Flow[None]:
        a = g.attack
        if a is not None and a.stage < DICE:
            a.broken = True
            slot, side = card_of(play), choice_of(play)
            if any_alignment:
                g.effects.add("joined", play.seat, InAttack(slot, a.number), until=this_attack(a.number))
            a.helpers.append(Helper(slot, side, play.seat, 1))
            a.last = slot
            g.touch()
        yield from ()

    ability(
        name,
        "break",
        when=FIGHT,
        picks=[words("aid", "oppose", values=sides)],
        cost=OWN_ACTION,
        settle=settle,
        admits=True,
        rule="IN-9.14",
    )


@hooks.MAY_JOIN.on("joined")
def joined(g: Inwo, source: int, found: bool, slot: int, side: int, a: Attack) -> bool:
    """A card let this group into this attack."""
    return found or g.effect(source).about == InAttack(slot, a.number)


@hooks.ALIGNMENTS.on("changed")
def changed(g: Inwo, source: int, mask: int, slot: int) -> int:
    """A change of one alignment that ends by itself: `about` is (slot, change), as `change_values` lists them."""
    effect = g.effect(source)
    if subject_of(effect) != slot:
        return mask
    found = change(mask, number_of(effect))
    kept = mask & ~found & power.imposed(g, slot, effect.id)
    return found if not kept and power.there_is(g, slot, found & ~mask) else mask


ADD, REMOVE, REVERSE = catalog.ADD, catalog.REMOVE, catalog.REVERSE


def changes_of(mask: int, how: tuple[int, ...]) -> list[int]:
    """The changes of these kinds that would do something to a group."""
    found = []
    for kind in how:
        for bit in catalog.ALIGNMENT_BITS:
            if change(mask, kind | bit) != mask:
                found.append(kind | bit)
    return found


def change_for_turn(g: Inwo, play: Play) -> None:
    """The chosen group changes until the end of the turn; the card that keeps it up stands third."""
    g.effects.add(
        "by changed",
        play.seat,
        Kept(target_of(play), second_choice_of(play), card_of(play)),
        until=THIS_TURN,
        play=play.id,
    )


hooks.ALIGNMENTS.on("by changed")(changed)


def change_pick(how: tuple[int, ...]) -> Pick:
    """How an alignment of the group chosen before changes."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        return changes_of(power.alignments(g, first_of(chosen)), how)

    return Pick("change", values)


def reroll(g: Inwo) -> None:
    """The dice on the table are rolled again."""
    if g.rolling or g.attack is not None:
        change_dice(g, throw(g, dice_count(g)))


def random_cards(g: Inwo, cards: list[int], count: int) -> list[int]:
    """Some of these cards, at random."""
    left = list(cards)
    found: list[int] = []
    while left and len(found) < count:
        found.append(left.pop(g.rng.below(len(left))))
    return found


def the_attack(g: Inwo, seat: int) -> Attack | None:
    """The attack a seat may still do something in, before the roll."""
    a = g.attack
    if a is None or a.stage >= DICE or a.outcome:
        return None
    return a


def hand_groups(g: Inwo, seat: int) -> list[int]:
    """The Groups of a hand, without Resources."""
    return [slot for slot in g.groups[seat] if TYPE[g.cards.face[slot]] == GROUP]


def puppets_matching(g: Inwo, slot: int, match: Match) -> int:
    """How many direct puppets of a group match."""
    return sum([1 for other in grid.puppets(g, slot) if match(g, other)])
