"""A bot gets nothing that leads to the truth: every object that can be reached from a look or a sample is walked."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from types import BuiltinFunctionType, CodeType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

from camarilla.kernel.cards import Cards
from camarilla.kernel.choices import Ask
from camarilla.kernel.game import Game, Variant, find, names
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.state import State
from camarilla.kernel.table import Table

CODE = (ModuleType, type, FunctionType, BuiltinFunctionType, CodeType, Ask, Game)
"""What is the same for every table: code, and the questions and games that code declares."""


def reachable(root: object) -> Iterator[Any]:
    """Everything that can be reached from an object by references, suspended flows included, but for code."""
    seen: dict[int, object] = {}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, CODE):
            continue
        seen[id(thing)] = thing
        yield thing
        if isinstance(thing, MethodType):
            waiting.append(thing.__self__)
            continue
        frame = getattr(thing, "gi_frame", None)
        if frame is not None:  # its globals are code
            waiting += [*frame.f_locals.values(), thing.gi_yieldfrom]
            continue
        waiting += gc.get_referents(thing)


def truths(table: Table, seat: int, root: object) -> list[str]:
    """What of the truth that `seat` may not know can be reached from `root`."""
    found = []
    face = table.g.cards.face
    hidden = [slot for slot in range(len(face)) if not table.g.cards.knows(seat, slot)]
    keys = {table.seed, table.g.rng.key}
    steps = {id(step) for step in table.steps}
    for thing in reachable(root):
        if isinstance(thing, (Table, State)) and thing in (table, table.g, table._history.base, table._history.origin):
            found.append(f"the true {type(thing).__name__}")
        if id(thing) in steps:
            found.append("an answer as it was given")
        if isinstance(thing, bytes) and thing in keys:
            found.append("the seed")
        if isinstance(thing, Cards):
            thing = thing.face
        whole = isinstance(thing, list) and len(thing) == len(face)
        if whole and [thing[at] for at in hidden] == [face[at] for at in hidden]:
            found.append("the hidden faces")
    return found


def decisions(game: Game, variant: Variant, seed: int, every: int) -> Iterator[tuple[Table, int]]:
    """Random play, stopping now and then at somebody's decision."""
    table = Table.new(game, variant.seats, seed=seed, options=variant.options)
    rng = Rng(seed_bytes(seed))
    number = 0
    while not table.over and number < 16 * every:
        seat = rng.pick(table.to_act)
        if number % every == 0:
            yield table, seat
        number += 1
        table.play(seat, rng.pick(table.legal(seat)))


def worth_a_look(table: Table, seat: int) -> bool:
    """Whether so much is hidden that a redraw cannot hit the truth by chance."""
    unknown = [face for slot, face in enumerate(table.g.cards.face) if not table.g.cards.knows(seat, slot)]
    return len(unknown) > 8 and len(set(unknown)) > 3


@pytest.mark.parametrize("name", names())
def test_nothing_true_can_be_reached(name: str) -> None:
    game = find(name)
    within = looked = 0
    for table, seat in decisions(game, game.variants[0], 5, 3):
        if not worth_a_look(table, seat):
            continue
        looked += 1
        within += not table.at_checkpoint
        look = table.look(seat, thinks=2)
        assert look.sampler is not None
        assert truths(table, seat, look) == []
        sample = look.sampler.sample(Rng(seed_bytes(looked)))
        assert truths(table, seat, sample) == []
        assert truths(table, seat, table.sample(seat, Rng(seed_bytes(looked)))) == []
    assert looked > 5
    assert within > 2 or name == "potdevin", "every question of Pot de Vin is a checkpoint"


def test_the_walk_finds_the_truth_where_it_is() -> None:
    table = Table.new("coup", 4, seed=1)
    table.play(table.to_act[0], "tax")
    assert not table.at_checkpoint
    (asked, *_) = table.to_act
    found = truths(table, asked, [table.clone()])
    assert {"the hidden faces", "the seed", "the true Coup", "an answer as it was given"} <= set(found)
    assert "the hidden faces" in truths(table, asked, {"flow": table.flow})
