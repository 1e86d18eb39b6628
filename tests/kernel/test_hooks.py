"""Hooks, effect entries and plays by themselves; the miniature games use them in earnest."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from camarilla.kernel.cancelling import Plays, announce
from camarilla.kernel.choices import Flow
from camarilla.kernel.errors import BrokenContract
from camarilla.kernel.hooks import Effects, Hook, consult, fire


class Board:
    """Something with cards in play."""

    def __init__(self, *keys: str) -> None:
        self.keys = list(keys)
        self.done: list[str] = []

    def sources(self, hook: str) -> list[tuple[str, int]]:
        return [(key, number) for number, key in enumerate(self.keys)]


def finish(flow: Flow[Any]) -> Any:
    """Run a flow that asks nothing."""
    with pytest.raises(StopIteration) as stop:
        next(flow)
    return stop.value.value


# -- Hooks -------------------------------------------------------------------------------------------------------------


def test_a_second_handler_under_one_key_is_refused() -> None:
    hook = Hook("cost")
    hook.on("toll")(lambda g, source, value: value)
    with pytest.raises(BrokenContract, match="toll answers cost twice"):
        hook.on("toll")(lambda g, source, value: value + 1)
    assert list(hook.handlers) == ["toll"]


def test_values_are_answered_in_the_order_of_play() -> None:
    hook = Hook("cost")
    hook.on("toll")(lambda g, source, value, site: value + 1)
    hook.on("half")(lambda g, source, value, site: value // 2 + source * 100)
    assert consult(Board("toll", "half"), hook, 3, "mine") == 102
    assert consult(Board("half", "toll"), hook, 3, "mine") == 2
    assert consult(Board("dumb"), hook, 3, "mine") == 3
    assert consult(Board("toll", "toll"), hook, 3, "mine") == 5


def test_flows_act_only_while_their_card_is_in_play() -> None:
    hook = Hook("raid")

    def thief(g: Board, source: int) -> Flow[None]:
        g.done.append(f"thief {source}")
        g.keys.remove("guard")
        yield from ()

    def guard(g: Board, source: int) -> Flow[None]:
        g.done.append(f"guard {source}")
        yield from ()

    hook.on("thief")(thief)
    hook.on("guard")(guard)
    board = Board("thief", "guard")
    finish(fire(board, hook))
    assert board.done == ["thief 0"]
    board = Board("guard", "thief")
    finish(fire(board, hook))
    assert board.done == ["guard 0", "thief 1"]


# -- Effects -----------------------------------------------------------------------------------------------------------


def test_effects_end_by_being_cancelled_or_by_their_moment() -> None:
    effects = Effects()
    brace = effects.add("braced", 1, until="attack")
    curse = effects.add("cursed", 2, (3, 4))
    effects.add("braced", 0, until="turn")
    assert [effect.owner for effect in effects.of("braced")] == [1, 0]
    assert effects.of("cursed")[0].about == (3, 4)
    effects.expire("attack")
    assert [effect.owner for effect in effects.of("braced")] == [0]
    effects.cancel(curse)
    assert effects.of("cursed") == []
    effects.cancel(brace)
    assert len(effects.entries) == 1


def test_an_id_is_never_given_twice() -> None:
    effects = Effects()
    first = effects.add("braced", 0)
    effects.cancel(first)
    assert effects.add("braced", 0) != first
    loaded = Effects.load(msgspec.json.decode(msgspec.json.encode(effects.dump())))
    assert loaded.dump() == effects.dump()
    assert loaded.add("cursed", 0) == effects.add("cursed", 0)


def test_copies_of_effects_are_independent() -> None:
    effects = Effects()
    effects.add("braced", 0)
    twin = effects.copy()
    twin.add("cursed", 1)
    twin.cancel(1)
    assert [effect.key for effect in effects.entries] == ["braced"]


# -- Plays -------------------------------------------------------------------------------------------------------------


def test_a_play_stands_unless_a_standing_play_cancels_it() -> None:
    plays = Plays()
    boon = plays.push(0, "boon", (7,), (2,))
    veto = plays.push(1, "veto", cancels=boon.id)
    assert [plays.stands(play.id) for play in (boon, veto)] == [False, True]
    counter = plays.push(2, "veto", cancels=veto.id)
    assert [plays.stands(play.id) for play in (boon, veto, counter)] == [True, False, True]
    plays.push(1, "veto", cancels=counter.id)
    assert [plays.stands(play.id) for play in (boon, veto, counter)] == [False, True, False]
    plays.push(2, "veto", cancels=boon.id)
    assert not plays.stands(boon.id)


def test_plays_are_saved_and_copied() -> None:
    plays = Plays()
    boon = plays.push(0, "boon", (7, 8), (2,))
    plays.push(1, "veto", cancels=boon.id)
    loaded = Plays.load(msgspec.json.decode(msgspec.json.encode(plays.dump())))
    assert loaded.open == plays.open
    twin = plays.copy()
    twin.clear()
    assert len(plays.open) == 2
    assert twin.push(2, "boon").id == loaded.push(2, "boon").id == 2


def test_only_the_outermost_play_clears_the_table() -> None:
    plays = Plays()
    done: list[str] = []

    def settle(play: Any) -> Flow[None]:
        done.append(f"settle {play.what}")
        yield from ()

    def refund(play: Any) -> None:
        done.append(f"refund {play.what}")

    def nothing(play: Any) -> Flow[None]:
        yield from ()

    def vetoed(play: Any) -> Flow[None]:
        veto = plays.push(1, "veto", cancels=play.id)
        yield from announce(plays, veto, nothing, settle, refund)
        done.append(f"{len(plays.open)} open")

    boon = plays.push(0, "boon")
    assert finish(announce(plays, boon, vetoed, settle, refund)) is False
    assert done == ["settle veto", "2 open", "refund boon"]
    assert plays.open == []
