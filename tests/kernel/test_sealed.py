"""Sealed and priority polls: what is held, what may change, what is revealed, and what never is."""

from __future__ import annotations

import msgspec
import pytest

from camarilla.checks.laws import observe
from camarilla.kernel.errors import NoUndo
from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import GameHarness

from .games.sealed import GAME

HANDS = {"A": "card1 card2 card3", "B": "card4 card5 card6", "C": "card7 card8 card9"}


def notations(table: Table, seat: int) -> list[str]:
    return [option.notation for option in table.legal(seat)]


def observed(table: Table) -> list[bytes]:
    """What each seat and the public notice."""
    return [observe(table, viewer) for viewer in (0, 1, 2, None)]


# -- Sealed ------------------------------------------------------------------------------------------------------------


def test_answers_are_held_until_all_are_in(sealed: GameHarness) -> None:
    t = sealed.position(3, hands=HANDS)
    t.play("B: card4")
    assert t.to_act == ["A", "C"]
    assert t.table.asked == [0, 1, 2]
    assert t.hands["B"] == ["card4", "card5", "card6"]
    t.play("C: card7", "A: card2")
    assert t.state["table"] == ["card2", "card4", "card7"]
    assert t.events[-1].seats == (0, 1, 2)
    t.play("A: pass", "B: pass", "C: pass")


def test_an_answer_may_be_changed_until_the_poll_closes(sealed: GameHarness) -> None:
    t = sealed.position(3, hands=HANDS)
    t.play("B: card4", "A: card1", "B: card6", "A: card3", "B: card5", "C: card9")
    assert t.state["table"] == ["card3", "card5", "card9"]
    t.play("A: pass", "B: pass", "C: pass")


def test_an_answer_may_be_taken_back_until_the_poll_closes() -> None:
    table = Table.new(GAME, 3, seed=1)
    table.play(1, notations(table, 1)[0])
    table.undo(1)
    assert table.to_act == [0, 1, 2]
    with pytest.raises(NoUndo):
        table.undo(1)


def test_nobody_notices_an_answer_that_is_held() -> None:
    table = Table.new(GAME, 3, seed=1)
    before = observed(table)
    table.play(1, notations(table, 1)[2])
    table.play(0, notations(table, 0)[1])
    assert observed(table) == before
    assert table.events == []


def test_held_answers_are_saved_and_loaded() -> None:
    table = Table.new(GAME, 3, seed=1)
    table.play(1, notations(table, 1)[2])
    table.play(2, notations(table, 2)[0])
    loaded = Table.load(table.dump())
    assert loaded.to_act == [0]
    assert loaded.dump() == table.dump()
    for other in (table, loaded):
        other.play(1, notations(other, 1)[0])
        other.play(0, notations(other, 0)[0])
    assert loaded.dump() == table.dump()
    assert loaded.g.table == table.g.table != []


def test_a_sample_holds_only_the_own_answer() -> None:
    table = Table.new(GAME, 3, seed=1)
    table.play(1, notations(table, 1)[2])
    table.play(2, notations(table, 2)[0])
    assert table.sample(1, Rng(seed_bytes(0))).to_act == [0, 2]
    assert table.sample(0, Rng(seed_bytes(0))).to_act == [0, 1, 2]
    assert table.clone().to_act == [0]


def test_the_record_has_the_answers_in_seat_order() -> None:
    """Whoever was quicker does not show: two orders of answering give one record."""
    lines = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        table = Table.new(GAME, 3, seed=1)
        for seat in order:
            table.play(seat, notations(table, seat)[1])
        entry = table.record.entries[0]
        assert [answer[0] for answer in entry.answers] == [0, 1, 2]
        assert entry.events[0]["type"] == "Picked"
        lines.add(table.record.lines())
    assert len(lines) == 1


# -- Priority ----------------------------------------------------------------------------------------------------------


def closed_claim() -> Table:
    """A table at which seat 1 lost a claim of 3 to the leader's claim of 1."""
    table = Table.new(GAME, 3, seed=4)
    for seat in range(3):
        table.play(seat, notations(table, seat)[0])
    leader = table.g.leader
    loser = (leader + 1) % 3
    table.play(loser, "claim:3")
    table.play((leader + 2) % 3, "pass")
    table.play(leader, "claim:1")
    return table


def test_the_losing_answer_is_nowhere() -> None:
    table = closed_claim()
    leader = table.g.leader
    assert table.record.entries[1].answers == [
        (seat, "claim:1" if seat == leader else "pass", False) for seat in range(3)
    ]
    assert [event["type"] for event in table.record.entries[1].events] == ["Claimed"]
    places = [table.record.lines(), table.dump(), msgspec.json.encode(table.seen(None)), *observed(table)]
    places += [table.record_for(seat).lines() for seat in range(3)]
    assert not any(b"claim:3" in place for place in places)
    verify(Record.read(table.record.lines()))


def test_nobody_notices_who_claims_while_it_is_open() -> None:
    table = Table.new(GAME, 3, seed=4)
    for seat in range(3):
        table.play(seat, notations(table, seat)[0])
    before = observed(table)
    table.play((table.g.leader + 1) % 3, "claim:3")
    assert observed(table) == before
    saved = Table.load(table.dump())
    assert saved.held == table.held


def test_all_are_asked_even_if_the_nearest_has_claimed() -> None:
    table = Table.new(GAME, 3, seed=4)
    for seat in range(3):
        table.play(seat, notations(table, seat)[0])
    table.play(table.g.leader, "claim:2")
    assert len(table.to_act) == 2
    for seat in table.to_act:
        table.play(seat, "claim:1")
    assert table.g.pot == 1


def test_a_tie_of_answers_is_decided_by_the_rules_order(sealed: GameHarness) -> None:
    t = sealed.position(3, hands=HANDS)
    t.play("A: card1", "B: card4", "C: card7", "A: claim:2", "B: claim:2", "C: pass")
    assert t.leader == 2
    assert t.chips == {"A": 7, "B": 5, "C": 5}
