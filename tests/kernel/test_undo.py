"""Taking answers back: freely up to the boundary of what was learnt, past it only if the table agrees."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from camarilla.checks.scenario import again
from camarilla.kernel.errors import CamarillaError, NoUndo, UnknownSeat
from camarilla.kernel.records import Record
from camarilla.kernel.replay import replay, verify
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.steps import Stretch
from camarilla.kernel.table import Table

from .games import cancel, nested, peek, sealed, trade, written


def play(table: Table, *answers: tuple[int, str]) -> Table:
    for seat, notation in answers:
        table.play(seat, notation)
    return table


def finish(table: Table, seed: int = 0) -> Table:
    """Play on at random."""
    rng = Rng(seed_bytes(seed))
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, rng.pick(table.legal(seat)))
    return table


def refused(table: Table, seat: int) -> None:
    """A free undo is refused, and changes nothing."""
    before = table.dump()
    with pytest.raises(NoUndo, match=f"seat {seat} has no answer to take back: .* past that the table must agree"):
        table.undo(seat)
    assert table.dump() == before


# -- Free --------------------------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_with_all_it_did() -> None:
    table = Table.new(written.GAME, 3, seed=1)
    before, events = table.dump(), list(table.events)
    table.play(0, "write:1")
    assert table.dump() != before
    table.undo(0)
    assert table.dump() == before
    assert table.events == events
    assert table.record.entries == []
    table.play(0, "write:2")
    assert table.g.written == [2, -1, -1]
    assert len(table.events) == len(table.record.entries) == 1


def test_several_answers_of_one_seat_are_taken_back_one_by_one() -> None:
    table = play(Table.new(trade.GAME, 2, seed=1), (0, "trade@1"))
    dumps = [table.dump()]
    for notation in ("give:coins:1", "take:coins:2", "drop-give:coins:1", "offer"):
        table.play(0, notation)
        dumps.append(table.dump())
    for before in reversed(dumps[:-1]):
        table.undo(0)
        assert table.dump() == before
    table.undo(0)
    assert table.to_act == [0]
    refused(table, 0)


def test_undo_goes_back_over_checkpoints() -> None:
    """Each answer here is given at a checkpoint; all are kept back to the boundary."""
    table = Table.new(written.GAME, 3, seed=1)
    start = table.dump()
    play(table, (0, "write:1"), (1, "write:2"), (2, "write:3"))
    for seat in (2, 1, 0):
        table.undo(seat)
    assert table.dump() == start


def test_only_who_answered_last_may_take_back() -> None:
    table = play(Table.new(written.GAME, 3, seed=1), (0, "write:1"), (1, "write:2"))
    refused(table, 0)
    refused(table, 2)
    table.undo(1)
    refused(table, 1)
    table.undo(0)
    assert table.g.written == [-1, -1, -1]


def test_undo_and_redo_lead_to_the_same_end() -> None:
    straight = finish(play(Table.new(nested.GAME, 3, seed=1), (0, "drill"), (0, "rest")))
    winding = play(Table.new(nested.GAME, 3, seed=1), (0, "rest"))
    winding.undo(0)
    play(winding, (0, "drill"))
    winding.undo(0)
    play(winding, (0, "drill"), (0, "rest"))
    assert finish(winding).record.lines() == straight.record.lines()


def test_undo_works_after_a_save_within_a_turn() -> None:
    table = play(Table.new(trade.GAME, 2, seed=1), (0, "trade@1"), (0, "give:coins:1"))
    before = table.dump()
    loaded = Table.load(play(table, (0, "offer")).dump())
    loaded.undo(0)
    assert loaded.dump() == before


# -- The boundary ------------------------------------------------------------------------------------------------------


def after_a_roll() -> tuple[Table, int]:
    return play(Table.new(written.GAME, 2, seed=1), (0, "write:1"), (1, "write:2"), (0, "roll")), 0


def after_a_reveal() -> tuple[Table, int]:
    table = Table.new(cancel.GAME, 2, seed=1)
    return play(table, (0, table.legal(0)[1].notation)), 0


def after_a_closed_window() -> tuple[Table, int]:
    table = Table.new(sealed.GAME, 2, seed=1)
    return play(table, (0, table.legal(0)[0].notation), (1, table.legal(1)[0].notation)), 1


def after_another_answered() -> tuple[Table, int]:
    return play(Table.new(trade.GAME, 2, seed=1), (0, "trade@1"), (0, "give:coins:1"), (0, "offer"), (1, "counter")), 0


def after_a_deal() -> tuple[Table, int]:
    return play(Table.new(trade.GAME, 2, seed=1), (0, "trade@1"), (0, "give:coins:1"), (0, "offer"), (1, "accept")), 1


def before_anything() -> tuple[Table, int]:
    return Table.new(trade.GAME, 2, seed=1), 0


BOUNDARIES = [
    after_a_roll,
    after_a_reveal,
    after_a_closed_window,
    after_another_answered,
    after_a_deal,
    before_anything,
]


@pytest.mark.parametrize("boundary", BOUNDARIES)
def test_past_the_boundary_undo_is_not_free(boundary: Callable[[], tuple[Table, int]]) -> None:
    table, seat = boundary()
    refused(table, seat)


def test_the_boundary_holds_for_what_came_before_it() -> None:
    """The roll was the last answer; the drill before it cannot be taken back either."""
    table = Table.new(nested.GAME, 2, seed=1)
    play(table, (0, "drill"), (0, "attack@1"), (1, "pass"))
    refused(table, 0)
    refused(table, 1)


def test_what_is_held_in_an_open_window_is_no_answer_yet() -> None:
    """B takes its word back while the window is open; whether C has answered makes no difference: B learns nothing."""
    tables = []
    for early in ((), ((2, "tax@0"),)):
        table = Table.new(trade.GAME, 4, seed=1)
        play(table, (0, "trade@1"), (0, "give:coins:1"), (0, "offer"), (1, "accept"), *early)
        table.undo(1)
        assert table.to_act == [1]
        tables.append(play(table, (1, "accept")))
    assert tables[0].dump() == tables[1].dump()


def test_a_seat_that_is_not_there() -> None:
    with pytest.raises(UnknownSeat, match="there is no seat 2; the seats are 0 to 1"):
        Table.new(trade.GAME, 2, seed=1).undo(2)


# -- If the table agrees -----------------------------------------------------------------------------------------------


def rolled(table: Table) -> int:
    """What the last roll of the written game showed."""
    roll: int = table.g.rolls[-1]
    return roll


def test_an_agreed_undo_takes_the_last_answer_and_the_dice_are_fresh() -> None:
    again = set()
    for seed in range(12):
        table = play(Table.new(written.GAME, 2, seed=seed), (0, "write:1"), (1, "write:2"))
        before = table.view(0)
        table.play(0, "roll")
        first = rolled(table)
        table.undo(1, agreed=True)
        assert table.view(0) == before
        table.play(0, "roll")
        again.add(rolled(table) == first)
    assert again == {True, False}, "the new roll is independent of the old one"


def test_every_agreed_undo_brings_fresh_dice() -> None:
    """However far back the table goes, no part of the stream that somebody has seen comes again."""
    table = play(Table.new(written.GAME, 2, seed=3), (0, "write:1"), (1, "write:2"))
    used = {0}
    for _ in range(3):
        table.play(0, "roll")
        table.undo(0, agreed=True)
        assert table.g.rng.stretch not in used
        used.add(table.g.rng.stretch)
    table.undo(0, agreed=True)
    assert table.to_act == [1]
    assert table.g.rng.stretch not in used
    used.add(table.g.rng.stretch)
    table.undo(0, agreed=True)
    assert table.to_act == [0]
    assert table.g.rng.stretch not in used
    verify(Record.read(finish(table).record.lines()))


def test_an_agreed_undo_mixes_what_nobody_had_seen() -> None:
    """A card that was turned up and taken back is somewhere in the deck again, and not known to be on its top."""
    again = set()
    for seed in range(12):
        table = play(Table.new(peek.GAME, 2, seed=seed), (0, "turn-up"))
        seen = table.g.name_of(table.g.gone[0])
        table.undo(0, agreed=True)
        assert table.g.gone == []
        table.play(0, "turn-up")
        again.add(table.g.name_of(table.g.gone[0]) == seen)
        verify(Record.read(finish(table).record.lines()))
    assert again == {True, False}


def test_an_agreed_undo_reopens_a_closed_window() -> None:
    table, _ = after_a_closed_window()
    table.undo(0, agreed=True)
    assert table.to_act == [0, 1]
    assert table.g.table == []
    assert table.events == []


def test_a_free_answer_is_taken_back_freely_even_if_the_table_agrees() -> None:
    table = play(Table.new(written.GAME, 2, seed=1), (0, "write:1"))
    table.undo(0, agreed=True)
    assert table.g.rng.stretch == 0
    assert table.record.entries == []


def test_the_record_tells_of_the_stretch_and_replays() -> None:
    table, _ = after_a_roll()
    table.undo(0, agreed=True)
    finish(table)
    record = Record.read(table.record.lines())
    assert [entry.step for entry in record.entries].count(Stretch(1)) == 1
    assert verify(record).record.lines() == table.record.lines()
    halfway = replay(record, 3)
    assert (halfway.g.rng.stretch, len(halfway.g.rolls)) == (1, 0)


def test_a_stretch_is_saved_within_a_turn() -> None:
    table = play(Table.new(nested.GAME, 2, seed=1), (0, "drill"), (0, "attack@1"), (1, "pass"))
    table.undo(0, agreed=True)
    loaded = Table.load(table.dump())
    assert loaded.dump() == table.dump()
    for other in (table, loaded, table.clone()):
        other.play(1, "pass")
    assert loaded.g.dump() == table.g.dump()


def test_after_an_agreed_undo_earlier_answers_are_not_free() -> None:
    table, _ = after_a_roll()
    table.undo(0, agreed=True)
    refused(table, 1)
    refused(table, 0)


def test_there_may_be_nothing_to_take_back() -> None:
    table = Table.new(written.GAME, 2, seed=1)
    with pytest.raises(NoUndo, match="there is no answer to take back at this table"):
        table.undo(0, agreed=True)
    copy = play(table, (0, "write:1")).clone()
    with pytest.raises(NoUndo, match="there is no answer to take back at this table"):
        copy.undo(0, agreed=True)


# -- Giving the last answers again -------------------------------------------------------------------------------------


def test_the_last_answers_are_given_again_without_a_change() -> None:
    table, _ = after_a_roll()
    before = table.dump(), table.record.lines(), table.can_undo(0)
    again(table, 0, "roll")
    assert (table.dump(), table.record.lines(), table.can_undo(0)) == before


def test_only_answers_can_be_given_again() -> None:
    table, _ = after_a_roll()
    table.undo(0, agreed=True)
    steps = list(table.steps)
    with pytest.raises(CamarillaError, match=r'expected .* as the last step, found the step .*"stretch","number":1'):
        again(table, 0, "roll")
    assert table.steps == steps, "a step that cannot be taken again is not lost"
    with pytest.raises(CamarillaError, match=r"expected .* as the last step, found no step"):
        again(Table.new(written.GAME, 2, seed=1), 0, "write:1")
    with pytest.raises(CamarillaError, match="does not remember where it began"):
        again(after_a_roll()[0].clone(), 0, "roll")
