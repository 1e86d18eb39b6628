"""A finished game goes on from any of its steps as another game, with a seed of its own."""

from __future__ import annotations

import msgspec
import pytest

from camarilla.kernel.errors import BadRecord
from camarilla.kernel.records import Record
from camarilla.kernel.replay import fork, replay, verify
from camarilla.kernel.steps import Fork
from camarilla.kernel.table import Table


def finished(seed: int = 1, game: str = "coup", seats: int = 3) -> Table:
    table = Table.new(game, seats, seed=seed)
    play_on(table)
    return table


def play_on(table: Table) -> None:
    answers = 0
    while not table.over:
        seat = table.to_act[0]
        options = table.legal(seat)
        table.play(seat, options[answers % len(options)])
        answers += 1


def forked(step: int, seed: int = 7) -> Table:
    table = replay(finished().record, step)
    fork(table, seed, b"salt")
    return table


def test_a_fork_keeps_what_was_and_changes_what_is_to_come() -> None:
    before = replay(finished().record, 5)
    table = forked(5)
    for seat in range(3):
        assert table.view(seat) == before.view(seat)
    assert table.g.rng.key != before.g.rng.key
    assert (table.asked, table.held, table.orders) == (before.asked, {}, {})


def test_the_record_of_a_fork_verifies_and_tells_where_it_forked() -> None:
    table = forked(5)
    play_on(table)
    record = table.record
    assert isinstance(record.entries[5].step, Fork)
    assert verify(Record.read(record.lines())).result == table.result


def test_another_seed_than_the_committed_one_is_noticed() -> None:
    table = forked(5)
    play_on(table)
    record = table.record
    fork = record.entries[5].step
    assert isinstance(fork, Fork)
    record.entries[5].step = msgspec.structs.replace(fork, seed="00" * 32)
    with pytest.raises(BadRecord, match=r"step 6 .* not the one committed to"):
        verify(record)


def test_a_seat_takes_the_fork_away_without_its_seed() -> None:
    table = forked(5)
    whole, fork = table.record.entries[5].step, table.record_for(1).entries[5].step
    assert isinstance(whole, Fork)
    assert len(whole.commitment) == 64
    assert fork == Fork(None, None, whole.commitment)


@pytest.mark.parametrize("step", range(12))
def test_a_fork_is_saved_cloned_and_undone_like_any_game(step: int) -> None:
    table = forked(step)
    for twin in (Table.load(table.dump()), table.clone()):
        assert twin.dump() == table.dump()
        seat = table.to_act[0]
        assert [option.notation for option in twin.legal(seat)] == [option.notation for option in table.legal(seat)]
    play_on(twin)
    play_on(table)
    assert twin.result == table.result


def test_two_forks_of_one_step_go_on_differently() -> None:
    ends = set()
    for seed in range(6):
        table = forked(2, seed)
        play_on(table)
        ends.add(tuple(map(str, table.seen(None))))
    assert len(ends) > 1
