"""What cards do as long as they are in play, as lines: each call lets a card answer one hook in a common way.

`vocabulary` has the words about attacks, this module the rest.
"""

from __future__ import annotations

from collections.abc import Callable

from camarilla.games.inwo import hooks, power, tokens
from camarilla.games.inwo.attacks.model import AID, DESTROY, FAILURE, Attack, Bonus
from camarilla.games.inwo.card_language.matchers import Match, anything
from camarilla.games.inwo.card_language.vocabulary import Extra, Fits, JoinTest, led_or_aided, on
from camarilla.games.inwo.catalog import ALIGNMENT_BITS, FACE, SPACE, with_alignment
from camarilla.games.inwo.model.play_fields import subject_of
from camarilla.games.inwo.model.zones import PLOT_BACK, STRUCTURE
from camarilla.games.inwo.plays import drawing
from camarilla.games.inwo.plays.abilities import known
from camarilla.games.inwo.plays.costs import NEXT_ACTION
from camarilla.games.inwo.power import ALIGNS_PUPPETS, Terms, is_a
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.victory.goals import destroyed_alignments
from camarilla.kernel.choices import Flow
from camarilla.kernel.hooks import Effect

# -- Hands, decks and tokens -------------------------------------------------------------------------------------------


def holds_plots(name: str, more: int) -> None:
    """Its player may hold more Plots."""

    def handler(g: Inwo, source: int, limit: int, seat: int) -> int:
        return limit + more if g.holder[source] == seat else limit

    on(hooks.PLOT_LIMIT, name)(handler)


def holds_goals(name: str, number: int) -> None:
    """Its player may hold so many Goal cards."""

    def handler(g: Inwo, source: int, limit: int, seat: int) -> int:
        return max(limit, number) if g.holder[source] == seat else limit

    on(hooks.GOAL_LIMIT, name)(handler)


def draws_more(name: str, more: int) -> None:
    """Its player draws more Plots each turn."""

    def handler(g: Inwo, source: int, count: int, seat: int) -> int:
        return count + more if g.holder[source] == seat else count

    on(hooks.PLOT_DRAWS, name)(handler)


def keeps_failed(name: str) -> None:
    """Groups that its player failed to control go back to the hand."""

    def handler(g: Inwo, source: int, found: bool, seat: int) -> bool:
        return found or g.holder[source] == seat

    on(hooks.KEEPS_FAILED, name)(handler)


def saves_tokens(name: str) -> None:
    """It gets a token every turn, whatever it has."""

    def handler(g: Inwo, source: int, found: bool, slot: int) -> bool:
        return found or slot == source

    on(hooks.PILES_UP, name)(handler)


def token_for_master(name: str, match: Match) -> None:
    """Its master gets a token more, if it matches."""

    def handler(g: Inwo, source: int, number: int, slot: int) -> int:
        return number + 1 if slot == g.master[source] and match(g, slot) else number

    on(hooks.TOKENS, name)(handler)


def relieves(name: str, *, times: int = 1, as_power: int = 0) -> None:
    """For Relief its Power is multiplied, or is a number."""

    def handler(g: Inwo, source: int, number: int, slot: int) -> int:
        return (as_power or times * number) if slot == source else number

    on(hooks.RELIEF_POWER, name)(handler)


def token_for_surviving(name: str) -> None:
    """Every failed attack on it gives it a token."""

    def handler(g: Inwo, source: int, a: Attack) -> Flow[None]:
        if a.target == source and a.outcome == FAILURE and g.zone[source] == STRUCTURE:
            tokens.give_token(g, source)
        yield from ()

    on(hooks.AFTER_ATTACK, name)(handler)


def starves(name: str, match: Match) -> None:
    """In force, it keeps groups that match from getting tokens."""

    def handler(g: Inwo, source: int, found: bool, slot: int) -> bool:
        return found or match(g, slot)

    hooks.NO_TOKENS.on(name)(handler)


def draws_for_relief(name: str) -> None:
    """Its player draws a Plot each time it contributes to Relief."""

    def handler(g: Inwo, source: int, place: int, spent: list[int]) -> Flow[None]:
        if source in spent:
            yield from drawing.draw(g, g.holder[source], PLOT_BACK)

    on(hooks.AFTER_RELIEF, name)(handler)


def draws_for_helping(name: str, alignments: int) -> None:
    """Its player draws a Plot for each group of such alignments that it helps to destroy."""

    def handler(g: Inwo, source: int, slot: int, before: int, by: int, a: Attack | None) -> Flow[None]:
        helped = a is not None and a.target == slot and (a.leader == source or a.helps(source, AID))
        if helped and destroyed_alignments(g, slot) & alignments:
            yield from drawing.draw(g, g.holder[source], PLOT_BACK)

    on(hooks.AFTER_DESTROYED, name)(handler)


def draws_for_destroying(name: str, alignments: int) -> None:
    """Its player draws a Plot for each group of such alignments it destroys."""

    def handler(g: Inwo, source: int, slot: int, before: int, by: int, a: Attack | None) -> Flow[None]:
        if by == g.holder[source] and destroyed_alignments(g, slot) & alignments:
            yield from drawing.draw(g, by, PLOT_BACK)

    on(hooks.AFTER_DESTROYED, name)(handler)


# -- Power, Resistance, alignments -------------------------------------------------------------------------------------


def has_power(name: str, number: int) -> None:
    """A Resource that can be attacked: its Power."""

    def handler(g: Inwo, source: int, old: int, slot: int) -> int:
        return number if slot == source else old

    on(hooks.PRINTED_POWER, name)(handler)


def strengthens_master(name: str, match: Match = anything, *, by: int = 0, resistance: int = 0) -> None:
    """Its master has more Power or Resistance, if it matches."""

    def adding(number: int) -> Callable[..., Terms]:
        def add(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
            if slot == g.master[source] and match(g, slot):
                terms.add(number, source)
            return terms

        return add

    if by:
        on(hooks.POWER, name)(adding(by))
    if resistance:
        on(hooks.RESISTANCE, name)(adding(resistance))


def strengthens_puppets(name: str, match: Match, by: int) -> None:
    """Its direct puppets that match have more Power."""

    def handler(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
        if g.zone[slot] == STRUCTURE and g.master[slot] == source and match(g, slot):
            terms.add(by, source)
        return terms

    on(hooks.POWER, name)(handler)


def aligns_puppets(name: str, alignments: int) -> None:
    """Its direct puppets have these alignments."""
    bits = [bit for bit in ALIGNMENT_BITS if alignments & bit]

    def handler(g: Inwo, source: int, mask: int, slot: int) -> int:
        if g.zone[slot] == STRUCTURE and g.master[slot] == source:
            for bit in bits:
                mask = with_alignment(mask, bit)
        return mask

    ALIGNS_PUPPETS[FACE[name]] = alignments
    on(hooks.ALIGNMENTS, name)(handler)


def changes_power(name: str, *rows: tuple[Match, int]) -> None:
    """In force, it changes the Power of all groups: every row that matches counts."""
    known(name)

    def handler(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
        for match, number in rows:
            if match(g, slot):
                terms.add(number, source)
        return terms

    hooks.POWER.on(name)(handler)


def sets_resistance(name: str, number: int) -> None:
    """The group that the Plot is linked to has this Resistance."""

    def handler(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
        if subject_of(g.effect(source)) == slot:
            terms.becomes(number)
        return terms

    hooks.RESISTANCE.on(name)(handler)


def multiplies_resistance(name: str, times: int) -> None:
    """In force, it multiplies every Resistance."""

    def handler(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
        terms.times(times)
        return terms

    hooks.RESISTANCE.on(name)(handler)


def reaches_secret(name: str, match: Match = anything) -> None:
    """It may attack Secret groups that match, and take part in attacks on them."""

    def handler(g: Inwo, source: int, found: bool, slot: int, target: int) -> bool:
        return found or (slot == source and match(g, target))

    on(hooks.REACHES_SECRET, name)(handler)


# -- A group's next action ---------------------------------------------------------------------------------------------


def is_over(g: Inwo, effect: int) -> None:
    """An effect ends."""
    g.effects.cancel(effect)
    g.touch()


def took_part(effect: Effect, a: Attack) -> bool:
    """The group that an effect is about has acted in an attack."""
    return a.part_of(subject_of(effect))


def every(effect: Effect) -> bool:
    """Every effect of a key."""
    return True


def next_action(
    key: str,
    times: int,
    *,
    then: Callable[[Inwo, int], None] = is_over,
    counts: Callable[[Effect], bool] = every,
    ends: Callable[[Effect, Attack], bool] = took_part,
) -> None:
    """The next action of a group has a multiple of its Power, for the effects of a key that `counts` accepts.

    Once it has paid for something, or an attack `ends` it, `then(g, id of the effect)` follows.
    """

    def paying(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
        effect = g.effect(source)
        if subject_of(effect) == slot and counts(effect):
            terms.times(times)
        return terms

    def acting(g: Inwo, source: int, terms: Terms, slot: int, a: Attack) -> Terms:
        return paying(g, source, terms, slot)

    def after(g: Inwo, source: int, a: Attack) -> Flow[None]:
        if ends(g.effect(source), a):
            then(g, -source)
        yield from ()

    hooks.ACTING.on(key)(acting)
    hooks.PAYING.on(key)(paying)
    hooks.AFTER_ATTACK.on(key)(after)
    NEXT_ACTION[key] = then


# -- Attacks: bonuses that no row describes ----------------------------------------------------------------------------


def to_assassinations(number: int) -> Extra:
    """A bonus to Assassinations."""

    def extra(g: Inwo, source: int, a: Attack) -> int:
        return number if a.assassination else 0

    return extra


def to_disasters(number: int, *, on_rivals: bool = False) -> Extra:
    """A bonus to Disasters, not in Space; `on_rivals`: only on those."""

    def extra(g: Inwo, source: int, a: Attack) -> int:
        aimed = a.disaster and not (on_rivals and a.defender == a.attacker)
        return number if aimed and not is_a(g, a.target, SPACE) else 0

    return extra


def to_destroying(number: int) -> Extra:
    """A bonus to attacks to destroy, Assassinations among them, not Disasters."""

    def extra(g: Inwo, source: int, a: Attack) -> int:
        return number if a.kind == DESTROY and (not a.instant or a.assassination) else 0

    return extra


def attacks_on(match: Match, *, disasters: bool = False) -> Fits:
    """For `boosts`: attacks to destroy groups that match; with `disasters` also these."""

    def fits(g: Inwo, slot: int, a: Attack) -> bool:
        return a.kind == DESTROY and (not a.instant or (disasters and a.disaster)) and match(g, a.target)

    return fits


def attacks_by(match: Match) -> Fits:
    """For `boosts`: attacks led by groups that match."""

    def fits(g: Inwo, slot: int, a: Attack) -> bool:
        return not a.instant and a.leader >= 0 and match(g, a.leader)

    return fits


def any_attack(g: Inwo, source: int, a: Attack, side: int) -> bool:
    """For `joins`: every attack."""
    return True


def helps_more(name: str, number: int, test: JoinTest) -> None:
    """Its help is worth more where `test(g, source, attack, side)` says so."""

    def handler(g: Inwo, source: int, worth: int, slot: int, side: int, a: Attack) -> int:
        return worth + number if slot == source and test(g, source, a, side) else worth

    on(hooks.CONTRIBUTION, name)(handler)


def aids_destroying(match: Match) -> JoinTest:
    """For `joins` and `helps_more`: aid to attacks to destroy groups that match."""

    def test(g: Inwo, source: int, a: Attack, side: int) -> bool:
        return side == AID and a.kind == DESTROY and match(g, a.target)

    return test


def led_or_aided_by(match: Match) -> Extra:
    """For `breaks_privilege`: attacks that groups which match lead or aid."""

    def extra(g: Inwo, source: int, a: Attack) -> int:
        return 1 if led_or_aided(g, a, match) else 0

    return extra


def guards_name(name: str, card: str, number: int) -> None:
    """In force, it lets one card defend better."""

    def handler(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
        if g.cards.face[a.target] == FACE[card]:
            found.append(Bonus(source, number))
        return found

    hooks.DEFENCE.on(name)(handler)


def bars_agents(name: str) -> None:
    """Agents count nothing against its player's groups."""

    def handler(g: Inwo, source: int, number: int, a: Attack) -> int:
        return 0 if a.defender == g.holder[source] else number

    on(hooks.AGENT_WORTH, name)(handler)


def strong(match: Match, at_least: int) -> Match:
    """Whatever matches and has so much Power."""

    def test(g: Inwo, slot: int) -> bool:
        return match(g, slot) and power.power(g, slot) >= at_least

    return test


def power_up_to(most: int) -> Match:
    """Groups with Power 1 to so much."""

    def test(g: Inwo, slot: int) -> bool:
        return 0 < power.power(g, slot) <= most

    return test


def resources_of(match: Match) -> Callable[[Inwo, int], int]:
    """For Special Goals: how many Resources of a player match."""

    def count(g: Inwo, seat: int) -> int:
        return sum([1 for slot in g.resources[seat] if match(g, slot)])

    return count
