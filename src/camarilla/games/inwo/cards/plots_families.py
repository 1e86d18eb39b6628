"""Plots that come in families: +10, Power increases, reloads, alignment changes. The data names their targets."""

from __future__ import annotations

from typing import Any, Final

from camarilla.games.inwo import card_moves, catalog, hooks, memory, power, queries
from camarilla.games.inwo.attacks import undoing
from camarilla.games.inwo.attacks.model import DICE, Attack
from camarilla.games.inwo.card_language.matchers import Match, aligned, attribute
from camarilla.games.inwo.card_language.targets import ILLUMINATI_ACTION, groups_in_play, words
from camarilla.games.inwo.catalog import CARDS, FACE, OPPOSITE
from camarilla.games.inwo.model.entries import TokenMove
from camarilla.games.inwo.model.play_fields import (
    THIS_TURN,
    Detailed,
    Marked,
    card_of,
    chosen_for,
    detail_of,
    first_of,
    marker_of,
    second_choice_of,
    subject_of,
    target_of,
    this_attack,
)
from camarilla.games.inwo.model.zones import ANY_TIME, DECLARE, FIGHT, REPLY, STRUCTURE
from camarilla.games.inwo.plays.abilities import NONE, Pick, plot
from camarilla.games.inwo.plays.costs import Acts, Cost, Illuminati, Of
from camarilla.games.inwo.plays.housekeeping import BROKEN_LINKS, LIMITED
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import grid
from camarilla.kernel.cancelling import Play
from camarilla.kernel.hooks import Effect


def cards_of(family: str) -> list[dict[str, Any]]:
    """The Plots of a family."""
    return [card for card in CARDS if card.get("family") == family]


def matcher(card: dict[str, Any]) -> Match:
    """The groups a Plot of a family is for."""
    if card.get("target_kind", "alignment") == "attribute":
        return attribute(1 << catalog.ATTRIBUTES.index(card["target"]))
    return aligned(catalog.alignment(card["target"]))


# -- +10 Power or Resistance (IN-7.43) ---------------------------------------------------------------------------------

ACT = "plus ten action"
GUARD = "plus ten defence"
OF_POWER: Final = 0
OF_RESISTANCE: Final = 1


def acting_now(match: Match) -> Pick:
    """The own group that has just been put into the attack: its action is being declared."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        a = g.attack
        if a is None or a.stage >= DICE or a.outcome:
            return []
        group = a.last if a.last >= 0 else a.leader
        ok = group >= 0 and group != a.target and g.holder[group] == seat and queries.group_in_play(g, group)
        return [group] if ok and match(g, group) else []

    return Pick("card", values)


def add_ten_to_action(g: Inwo, play: Play) -> None:
    """The action counts 10 more, for strength only."""
    a = g.attack
    assert a is not None
    g.effects.add(
        ACT, play.seat, Detailed(target_of(play), card_of(play), a.number), until=this_attack(a.number), play=play.id
    )


def add_ten_to_defence(g: Inwo, play: Play) -> None:
    """Until the end of the turn the group defends with 10 more Power or Resistance."""
    g.effects.add(
        GUARD,
        play.seat,
        Detailed(target_of(play), card_of(play), second_choice_of(play)),
        until=THIS_TURN,
        play=play.id,
    )


@hooks.ACTING.on(ACT)
def ten_acting(g: Inwo, source: int, terms: power.Terms, slot: int, a: Attack) -> power.Terms:
    """+10 for the one action."""
    effect = g.effect(source)
    if subject_of(effect) == slot and detail_of(effect) == a.number:
        terms.add(10, source)
    return terms


@hooks.GUARDING.on(GUARD)
def ten_guarding(g: Inwo, source: int, terms: power.Terms, slot: int, a: Attack) -> power.Terms:
    """+10 Power against attacks to destroy."""
    effect = g.effect(source)
    if subject_of(effect) == slot and detail_of(effect) == OF_POWER and still_fits(g, effect):
        terms.add(10, source)
    return terms


@hooks.RESISTING.on(GUARD)
def ten_resisting(g: Inwo, source: int, terms: power.Terms, slot: int, a: Attack) -> power.Terms:
    """+10 Resistance against attacks to control."""
    effect = g.effect(source)
    if subject_of(effect) == slot and detail_of(effect) == OF_RESISTANCE and still_fits(g, effect):
        terms.add(10, source)
    return terms


def still_fits(g: Inwo, effect: Effect) -> bool:
    """Whether the group is still what the Plot needs."""
    test: Match = undoing.STILL_FITS[g.cards.face[marker_of(effect)]]
    return test(g, subject_of(effect))


for _card in cards_of("+10"):
    _match = matcher(_card)
    undoing.STILL_FITS[FACE[_card["id"]]] = _match
    plot(
        _card["id"],
        "action",
        when=DECLARE | FIGHT | REPLY,
        picks=[acting_now(_match)],
        apply=add_ten_to_action,
        in_attack=True,
        rule="IN-7.43",
    )
    plot(
        _card["id"],
        "defence",
        when=ANY_TIME,
        picks=[groups_in_play(_match, mine=True), words("power", "resistance")],
        apply=add_ten_to_defence,
        rule="IN-7.43",
    )

# -- Power raised to a number, linked ----------------------------------------------------------------------------------


def link_to_target(g: Inwo, play: Play) -> None:
    """The Plot lies on the group as the marker of its effect."""
    g.effects.add(play.what, play.seat, Marked(target_of(play), card_of(play)), play=play.id)


def has_none(key: str) -> Any:
    """One in play per player."""

    def test(g: Inwo, seat: int, slot: int) -> bool:
        return not any(memory.has_card(g, subject_of(effect), seat) for effect in g.effects.of(key))

    return test


def raise_power(card: dict[str, Any]) -> None:
    """A family of Plots: the Power of one group of an alignment is raised."""
    key = card["id"]
    bit = catalog.alignment(card["target"])
    value = card["value"]

    def raised(g: Inwo, source: int, terms: power.Terms, slot: int) -> power.Terms:
        if subject_of(g.effect(source)) == slot and power.has(g, slot, bit):
            terms.raised_to(value)
        return terms

    def broken(g: Inwo, effect: Effect) -> bool:
        slot = subject_of(effect)
        return g.zone[slot] == STRUCTURE and not card_moves.lasting_alignments(g, slot) & bit

    hooks.POWER.on(key)(raised)
    BROKEN_LINKS[key] = broken
    LIMITED.add(key)
    plot(
        key,
        picks=[groups_in_play(aligned(bit), mine=True)],
        cost=Cost([Of(0)]),
        test=has_none(key),
        apply=link_to_target,
        keep=True,
        rule="IN-17.3",
    )


for _card in cards_of("Power increase"):
    if "value" in _card:
        raise_power(_card)

# -- Reload (IN-3.18) --------------------------------------------------------------------------------------------------


def may_reload(g: Inwo, slot: int) -> bool:
    """A group without a token that may get one, not captured this turn."""
    return g.tokens[slot] == 0 and power.gets_tokens(g, slot) and slot not in g.fresh


def reload_first(match: Match) -> Pick:
    """Any one group."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        return [s for s in queries.all_groups(g) if match(g, s) and may_reload(g, s) and touchable(g, seat, s)]

    return Pick("card", values)


def reload_more(match: Match) -> Pick:
    """Further groups while the total Power is at most 5, or none."""

    def values(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
        if chosen[-1] == NONE:
            return [NONE]
        total = sum([power.power(g, card) for card in chosen])
        more = [
            s
            for s in queries.all_groups(g)
            if s > chosen[-1] and match(g, s) and may_reload(g, s) and touchable(g, seat, s)
        ]
        return [NONE, *[s for s in more if total + power.power(g, s) <= 5]]

    return Pick("card", values)


def touchable(g: Inwo, seat: int, slot: int) -> bool:
    """IN-1.12."""
    return queries.may_touch(g, seat, g.holder[slot])


def hand_out_tokens(g: Inwo, play: Play) -> None:
    """Each chosen group gets a token, unless the play is cancelled."""
    for slot in chosen_for(play):
        if slot != NONE:
            g.token_moves.append(TokenMove(play.id, slot, 1))


for _card in cards_of("Reload"):
    if _card["id"] != "full-moon":
        _match = matcher(_card)
        plot(
            _card["id"],
            picks=[reload_first(_match), *[reload_more(_match)] * 4],
            cost=ILLUMINATI_ACTION,
            apply=hand_out_tokens,
            rule="IN-3.18",
        )

# -- Alignment changes (IN-4.9, IN-4.10) -------------------------------------------------------------------------------


def change_alignment(card: dict[str, Any]) -> None:
    """A family of Plots: a group permanently gets an alignment."""
    key = card["id"]
    bit = catalog.alignment(card["target_alignment"])

    def changed(g: Inwo, source: int, mask: int, slot: int) -> int:
        effect = g.effect(source)
        if subject_of(effect) != slot or power.imposed(g, slot, effect.id) & OPPOSITE[bit]:
            return mask
        if not power.there_is(g, slot, bit):
            return mask
        return catalog.with_alignment(mask, bit)

    def need(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> int:
        group = first_of(chosen)
        number = power.resistance(g, group)
        if power.has(g, group, OPPOSITE[bit]):
            number *= 2
        return number + (grid.position_bonus(g, group) if g.holder[group] != seat else 0)

    def lacks(g: Inwo, slot: int) -> bool:
        return not power.has(g, slot, bit) and power.there_is(g, slot, bit)

    hooks.ALIGNMENTS.on(key)(changed)
    plot(
        key,
        picks=[groups_in_play(lacks)],
        cost=Cost([Illuminati()], [Acts(aligned(bit), need, several=True)]),
        apply=link_to_target,
        keep=True,
        rule="IN-4.9",
    )


for _card in cards_of("Alignment change"):
    change_alignment(_card)
