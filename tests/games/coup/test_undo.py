"""What a player of Coup may freely take back: nothing that was shown, drawn, closed or answered."""

from __future__ import annotations

import pytest

from camarilla.kernel.errors import NoUndo
from camarilla.kernel.table import Table
from camarilla.testing import rule

GIVEN = {"hands": {"A": "Duke Assassin", "B": "Captain Contessa", "C": "Contessa Duke"}, "coins": {"A": 7}}


def table(*lines, **options):
    """A table after some answers, by seat number and notation."""
    made = Table.at("coup", GIVEN, seats=3, options=options)
    for seat, notation in lines:
        made.play(seat, notation)
    return made


@rule("CO-1.3")
@pytest.mark.parametrize("notation", ["income", "tax", "aid", "steal@1", "assassinate@1", "coup@1", "exchange"])
def test_a_declared_action_may_be_taken_back(notation):
    made = table()
    before = made.dump()
    made.play(0, notation)
    assert made.dump() != before
    made.undo(0)
    assert made.dump() == before
    assert made.to_act == [0]
    assert made.events == []


@rule("CO-4.3")
def test_an_answer_in_a_window_may_be_taken_back_until_it_closes():
    made = table((0, "tax"))
    before = made.dump()
    made.play(1, "challenge")
    made.undo(1)
    assert made.dump() == before
    made.play(1, "pass")
    made.play(2, "pass")
    for seat in (0, 1, 2):
        with pytest.raises(NoUndo):
            made.undo(seat)


@rule("CO-1.3", "CO-4.3")
def test_an_action_stands_once_the_next_player_has_acted_or_its_window_is_closed():
    made = table((0, "income"), (1, "income"))
    with pytest.raises(NoUndo):
        made.undo(0)
    made = table((0, "assassinate@1"), (1, "pass"), (2, "pass"))
    with pytest.raises(NoUndo):
        made.undo(0)
    made.play(1, "block:Contessa")
    with pytest.raises(NoUndo):
        made.undo(1)


@rule("CO-1.4")
def test_a_patron_turned_up_stays_so():
    made = table((0, "coup@1"))
    made.undo(0)
    made = table((0, "coup@1"), (1, "lose:Captain"))
    for seat in (0, 1):
        with pytest.raises(NoUndo):
            made.undo(seat)


@rule("CO-4.1", "CO-5.1")
@pytest.mark.parametrize("proof", ["show:Duke", "lose:Duke"])
def test_a_proof_stays_so(proof):
    made = table((0, "tax"), (1, "challenge"), (2, "pass"), (0, proof))
    with pytest.raises(NoUndo):
        made.undo(0)


@rule("CO-3.4", "CO-5.1")
def test_the_first_card_of_an_exchange_may_be_taken_back_the_second_not():
    made = table((0, "exchange"), (1, "pass"), (2, "pass"))
    with pytest.raises(NoUndo):
        made.undo(0)  # cards were drawn
    before = made.dump()
    made.play(0, "return:Duke")
    made.undo(0)
    assert made.dump() == before
    made.play(0, "return:Duke")
    made.play(0, "return:Assassin")
    with pytest.raises(NoUndo):
        made.undo(0)


@rule("CO-7.2", "CO-5.1")
def test_an_examination_stays_so():
    made = Table.at(
        "coup",
        {"hands": {"A": "Inquisitor", "B": "Captain Contessa"}},
        seats=2,
        options={"inquisition": True},
    )
    for seat, notation in ((0, "examine@1"), (1, "pass"), (1, "show:Captain")):
        made.play(seat, notation)
    with pytest.raises(NoUndo):
        made.undo(1)
    made.play(0, "swap")
    with pytest.raises(NoUndo):
        made.undo(0)


@rule("CO-6.1", "CO-6.3")
def test_factions_and_betrayals_may_be_taken_back():
    made = Table.new("coup", 3, seed=0, options={"reformation": True})
    first = made.g.turn
    before = made.dump()
    made.play(first, "loyalist")
    made.play(first, "betray")
    made.undo(first)
    made.undo(first)
    assert made.dump() == before
