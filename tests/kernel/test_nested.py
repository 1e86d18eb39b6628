"""A free action inside a reaction inside an attack; values derived from entries that end or are cancelled."""

from __future__ import annotations

import pytest

from camarilla.checks.scenario import Scenario
from camarilla.kernel.hooks import consult
from camarilla.testing import GameHarness

from .games.nested import DEFENCE, STRENGTH

GUARDS = {"A": "recluse", "B": "counsel", "C": "captain", "D": "watch"}


def rolls(t: Scenario) -> list[tuple[int, int]]:
    """Strength and defence of every attack so far."""
    return [(event.strength, event.defence) for event in t.events if type(event).__name__ == "Rolled"]


def effects(t: Scenario) -> list[tuple[str, int]]:
    return [(effect.key, effect.owner) for effect in t.table.g.effects.entries]


def test_an_attack_waits_for_the_reaction_and_that_for_the_free_action(nested: GameHarness) -> None:
    t = nested.position(4, guards=GUARDS)
    t.play("A: attack@B")
    assert t.table.view(2).asked[0].prompt == "unmask"
    t.play("B: counsel", "B: act")
    assert (t.to_act, t.table.prompt(1).rule) == (["B"], "NE-4")
    assert t.legal("B") == ["none", "drill"]
    assert rolls(t) == []
    t.play("B: drill")
    assert rolls(t) == [(1, 2)], "drilled in time for the dice"
    assert t.to_act == ["B"]


def test_a_reaction_that_is_declined_asks_for_no_action(nested: GameHarness) -> None:
    t = nested.position(4, guards=GUARDS)
    t.play("A: attack@B", "B: counsel", "B: pass")
    assert rolls(t) == [(1, 1)]


def test_a_free_action_may_cancel_an_effect_that_is_in_force(nested: GameHarness) -> None:
    """A drills and attacks; B's counsel takes the drill back in the middle of the attack: the entry goes, no sum."""
    t = nested.position(4, guards=GUARDS)
    t.play("A: drill", "A: attack@B", "B: counsel", "B: act")
    (drilled,) = t.table.g.effects.entries
    assert consult(t.table.g, STRENGTH, 1, 0) == 2
    (option,) = [option for option in t.options("B") if option.notation.startswith("dispel")]
    assert (option.notation, option.touches) == (f"dispel:{drilled.id}", (f"effect:{drilled.id}",))
    t.play(f"B: dispel:{drilled.id}")
    assert rolls(t) == [(1, 1)]


def test_effects_of_a_turn_end_with_it(nested: GameHarness) -> None:
    t = nested.position(4, guards=GUARDS)
    t.play("A: drill", "A: attack@B", "B: counsel", "B: act", "B: drill")
    assert rolls(t) == [(2, 2)]
    assert effects(t) == []
    t.play("B: rest", "C: attack@B", "B: pass")
    assert rolls(t)[-1] == (1, 1)


def test_effects_of_an_attack_end_with_it(nested: GameHarness) -> None:
    t = nested.position(4, guards=GUARDS)
    t.play("A: attack@C", "C: captain", "C: act")
    assert rolls(t) == [(1, 3)]
    assert effects(t) == []
    t.play("B: attack@C", "C: pass")
    assert rolls(t) == [(1, 3), (1, 1)]


def test_several_guards_answer_in_the_order_of_play(nested: GameHarness) -> None:
    """The target's captain braces, then the watch slows the attacker; a free action in between sees only the first."""
    t = nested.position(4, guards=GUARDS)
    t.play("A: attack@D", "D: watch")
    assert rolls(t) == [(1, 1)], "the watch does not look on when it is attacked itself"
    t.play("B: attack@C", "C: captain", "C: act")
    assert effects(t) == [("braced", 2)]
    assert t.to_act == ["D"]
    t.play("D: act")
    assert rolls(t)[-1] == (0, 3)


def test_a_guard_that_acts_later_sees_what_earlier_ones_did(nested: GameHarness) -> None:
    t = nested.position(4, guards={"A": "captain", "B": "counsel", "C": "watch", "D": "recluse"})
    t.play("A: attack@C", "C: watch", "B: rest", "C: rest", "D: attack@B", "B: counsel", "B: act")
    assert t.legal("B") == ["none", "drill"], "the watch comes after counsel, so there is nothing to dispel yet"
    t.play("B: drill", "C: act")
    assert rolls(t)[-1] == (0, 2)


def test_a_value_hook_of_an_open_guard_always_counts(nested: GameHarness) -> None:
    t = nested.position(2, guards={"A": "captain", "B": "recluse"})
    t.play("A: attack@B", "B: pass", "B: rest")
    assert rolls(t) == [(1, 1)], "face down it does nothing"
    t.play("A: attack@B", "B: recluse", "B: rest")
    assert rolls(t)[-1] == (1, 3)
    t.play("A: attack@B")
    assert rolls(t)[-1] == (1, 3)


@pytest.mark.parametrize("seat", [0, 1])
def test_who_is_asked_to_unmask_does_not_depend_on_the_guard(nested: GameHarness, seat: int) -> None:
    for guards in ({"A": "captain", "B": "recluse"}, {"A": "watch", "B": "counsel"}):
        t = nested.position(2, guards=guards)
        t.play("A: attack@B")
        assert [asked.prompt for asked in t.table.view(seat).asked] == ["unmask"]
        t.play("B: pass")


def test_defence_is_asked_for_the_one_attacked(nested: GameHarness) -> None:
    t = nested.position(4, guards=GUARDS)
    t.table.g.effects.add("braced", 2, until="attack")
    assert [consult(t.table.g, DEFENCE, 1, seat) for seat in range(4)] == [1, 1, 3, 1]
