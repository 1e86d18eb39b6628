"""Standing orders: answers given ahead, marked as such, nobody else's business."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from camarilla.checks.laws import observe
from camarilla.kernel.choices import Choice
from camarilla.kernel.errors import BadInput, UnknownSeat
from camarilla.kernel.game import register, registry
from camarilla.kernel.order_following import ahead, play_ahead
from camarilla.kernel.orders import Order
from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.steps import Answer, Answers, HeldAnswer
from camarilla.kernel.table import Table

from .games import trade
from .games.cancel import BOONS, CancelGame

PASS = Order("pass")
HANDS = {"A": "boon0 boon1 veto4", "B": "veto0 veto1 boon3", "C": "veto2 boon2"}


def first_veto(g: Any, seat: int, choice: Choice, order: Order) -> str | None:
    """An order of the game's own: veto boons of one seat with the first veto there is."""
    aimed = next(play for play in g.plays.open if play.id == choice.about[0])
    vetoes = [slot for slot in g.hands[seat] if g.cards.face[slot] >= BOONS]
    return g.name_of(vetoes[0]) if vetoes and aimed.seat == order.args["whom"] else None


class Ordered(CancelGame):
    name = "ordered"
    orders = {"veto": first_veto, "nonsense": lambda g, seat, choice, order: "no-such-move"}


GAME = Ordered()


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    register(GAME)
    yield
    del registry()[GAME.name]


def table_of_three() -> Table:
    return Table.at(GAME, {"hands": HANDS}, seats=3)


def play(table: Table, *answers: tuple[int, str]) -> Table:
    for seat, notation in answers:
        table.play(seat, notation)
    return table


# -- Answering ---------------------------------------------------------------------------------------------------------


def test_pass_answers_every_reaction_and_nothing_else() -> None:
    table = table_of_three()
    table.give_order(1, PASS)
    table.give_order(2, PASS)
    table.play(0, "boon0")
    assert table.g.points[0] == 3, "nobody had to be waited for"
    assert table.to_act == [1], "an own turn is never passed by an order"


def test_an_order_answers_what_is_open_already() -> None:
    table = play(table_of_three(), (0, "boon0"))
    assert table.to_act == [1, 2]
    table.give_order(1, PASS)
    assert table.to_act == [2]
    table.give_order(2, PASS)
    assert table.to_act == [1]
    assert table.g.turn == 1


def test_what_an_order_said_may_be_changed_while_the_poll_is_open() -> None:
    table = play(table_of_three(), (0, "boon0"))
    table.give_order(1, PASS)
    table.play(1, "veto0")
    table.play(2, "pass")
    assert [p.what for p in table.g.plays.open] == ["boon0", "veto0"]


def test_pass_unless_about_me() -> None:
    """B passes on A's boon, but is asked when its own veto is vetoed."""
    table = table_of_three()
    table.give_order(1, Order("pass-unless-about-me"))
    table.give_order(2, Order("pass-unless-about-me"))
    table.play(0, "boon0")
    assert table.to_act == [1]
    table.end_orders(2)
    play(table, (1, "boon3"), (0, "pass"), (2, "veto2"))
    assert table.to_act == [0, 1], "it is about B's boon"


def test_an_order_may_be_for_some_prompts_only() -> None:
    table = table_of_three()
    table.give_order(1, Order("pass", prompts=("something-else",)))
    table.give_order(2, Order("pass", prompts=("veto", "other")))
    table.play(0, "boon0")
    assert (table.asked, table.to_act) == ([1, 2], [1])


def test_an_order_never_answers_an_own_turn() -> None:
    """Here passing would be legal on the own turn, too."""
    table = Table.new(trade.GAME, 2, seed=1)
    for seat in (0, 1):
        table.give_order(seat, PASS)
    assert table.to_act == [0]
    table.play(0, "pass")
    assert table.to_act == [1]


def test_an_order_of_the_games_own() -> None:
    table = table_of_three()
    table.give_order(2, Order("veto", args={"whom": 0}))
    play(table, (0, "boon0"), (1, "pass"))
    assert [p.what for p in table.g.plays.open] == ["boon0", "veto2"]
    play(table, (0, "pass"), (1, "pass"))
    assert table.g.points == [0, 0, 0]


def test_the_first_order_that_has_something_legal_to_say_answers() -> None:
    table = table_of_three()
    table.give_order(1, Order("nonsense"))
    table.give_order(1, Order("veto", args={"whom": 2}))
    table.give_order(1, PASS)
    table.play(0, "boon0")
    assert table.held[1].notation == "pass"


def test_an_order_the_game_does_not_know_is_refused() -> None:
    table = table_of_three()
    with pytest.raises(
        BadInput, match=r"no standing order 'passs'.* pass, pass-unless-about-me, only-answer, veto, nonsense"
    ):
        table.give_order(1, Order("passs"))
    with pytest.raises(BadInput, match="an order lasts until 'revoked' or 'my-turn', not 'noon'"):
        table.give_order(1, Order("pass", until="noon"))
    for given in ({"a": 1}, None, [["a"]]):
        with pytest.raises(BadInput, match="an order's 'cards' is a text, a number, or a list of such, not"):
            table.give_order(1, Order("pass", args={"cards": given}))
    with pytest.raises(UnknownSeat):
        table.give_order(7, PASS)
    assert table.orders == {}


# -- Ending ------------------------------------------------------------------------------------------------------------


def test_orders_end_when_their_seat_says_so() -> None:
    table = table_of_three()
    table.give_order(1, PASS)
    table.give_order(1, Order("veto", args={"whom": 0}))
    table.end_orders(1, "pass")
    assert [order.kind for order in table.orders[1]] == ["veto"]
    table.end_orders(1)
    assert table.orders[1] == []
    assert play(table, (0, "boon0")).to_act == [1, 2]


def test_until_my_turn() -> None:
    table = table_of_three()
    for seat in (1, 2):
        table.give_order(seat, Order("pass", until="my-turn"))
    table.play(0, "boon0")
    assert table.to_act == [1]
    assert [seat for seat in (1, 2) if table.orders[seat]] == [2]
    play(table, (1, "rest"), (2, "rest"), (0, "boon1"))
    assert table.to_act == [1, 2], "both have had their turn"


def test_an_order_given_on_the_own_turn_lasts_until_the_next() -> None:
    table = table_of_three()
    table.give_order(0, Order("pass", until="my-turn"))
    assert table.orders[0] != []
    play(table, (0, "rest"), (1, "boon3"), (2, "pass"))
    assert table.to_act == [2], "the order passed for seat 0"
    table.play(2, "rest")
    assert table.to_act == [0]
    assert table.orders[0] == []


# -- Who knows ---------------------------------------------------------------------------------------------------------


def test_ordered_answers_are_marked_in_the_record() -> None:
    table = Table.new(GAME, 3, seed=1)
    table.give_order(1, PASS)
    boon = next(option.notation for option in table.legal(0) if option.notation != "rest")
    play(table, (0, boon), (2, "pass"))
    assert table.record.entries[1].answers == [(1, "pass", True), (2, "pass", False)]
    rng = Rng(seed_bytes(1))
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, rng.pick(table.legal(seat)))
    verified = verify(Record.read(table.record.lines()))
    assert verified.record.lines() == table.record.lines()


def test_nobody_else_notices_an_order() -> None:
    one, two = table_of_three(), table_of_three()
    one.give_order(1, PASS)
    for table in (one, two):
        table.play(0, "boon0")
    for viewer in (0, 2, None):
        assert observe(one, viewer) == observe(two, viewer)
    two.play(1, "pass")
    for table in (one, two):
        table.play(2, "pass")
    for viewer in (0, 1, 2, None):
        assert observe(one, viewer) == observe(two, viewer)


def test_samples_have_no_orders() -> None:
    table = table_of_three()
    table.give_order(1, PASS)
    play(table, (0, "boon0"))
    for seat in (0, 2):
        sample = table.sample(seat)
        assert sample.orders == {}
        assert sample.to_act == [1, 2]
    sample = table.sample(1)
    assert sample.to_act == [2], "the own answer is there, whoever gave it"


def test_orders_are_saved_and_cloned() -> None:
    table = table_of_three()
    table.give_order(1, Order("veto", ("veto",), "my-turn", {"whom": 0}))
    loaded, clone = Table.load(table.dump()), table.clone()
    assert loaded.orders == clone.orders == table.orders
    clone.end_orders(1)
    assert table.orders[1] != []
    play(loaded, (0, "boon0"), (2, "pass"))
    assert [p.what for p in loaded.g.plays.open] == ["boon0", "veto0"]
    assert msgspec.json.decode(table.dump())["orders"]["1"][0]["args"] == {"whom": 0}


def test_an_ordered_answer_that_is_held_is_saved_as_such() -> None:
    table = table_of_three()
    table.give_order(1, PASS)
    table.play(0, "boon0")
    loaded = Table.load(table.dump())
    assert loaded.held[1] == HeldAnswer("pass", "pass", True)
    loaded.play(2, "pass")
    assert loaded.steps[-1] == Answers([Answer(1, "pass", True), Answer(2, "pass", False)])


# -- The only answer, and orders that wait -----------------------------------------------------------------------------


def test_the_only_answer_is_given_in_the_own_turn_too() -> None:
    given = {"hands": {"A": "Duke Contessa"}, "coins": {"A": 10}}
    table = Table.at("coup", given, seats=2)
    assert len(table.legal(0)) == 1
    table.give_order(0, Order("only-answer"))
    assert table.to_act == [1], "a coup was the only answer"
    assert table.steps == [Answers([Answer(0, "coup@1", True)])]


def test_the_only_answer_is_left_to_the_seat_where_it_would_seal_what_can_be_taken_back() -> None:
    """In Pax a turn with nothing left to do ends by itself, but not while its last action can be taken back."""
    left = 0
    for seed in range(30):
        table = Table.new("pax", 2, seed=seed, options={"opponent": "joseph_ii"})
        for seat in range(2):
            table.give_order(seat, Order("only-answer"))
        rng = Rng(seed_bytes(seed))
        for _ in range(100):
            if table.over:
                break
            seat = table.to_act[0]
            legal = table.legal(seat)
            if len(legal) == 1:
                assert table.can_undo(seat), "asked only because of what can be taken back"
                left += 1
            table.play(seat, rng.pick(legal))
        if left > 2:
            break
    assert left


def test_an_order_that_waits_answers_when_it_is_told_to() -> None:
    table = table_of_three()
    table.give_order(1, Order("pass", waits=True))
    table.give_order(2, PASS)
    table.play(0, "boon0")
    assert table.to_act == [1]
    assert ahead(table, 1) == ("pass", Order("pass", waits=True))
    assert ahead(table, 1, ("pass",)) is None
    assert ahead(table, 0) is None, "who is not asked"
    assert ahead(table, 2) is None, "who has answered"
    again = Table.load(table.dump())
    assert ahead(again, 1) == ahead(table, 1)
    play_ahead(table, 1, "pass")
    assert table.g.points[0] == 3
    answers = table.steps[-1]
    assert isinstance(answers, Answers)
    assert {answer.seat: answer.ordered for answer in answers.answers} == {1: True, 2: True}


def test_taking_back_goes_behind_what_was_the_only_answer() -> None:
    """In Oath a campaign against the one rival who can be attacked is begun and taken back as one."""
    undone = 0
    for seed in range(40):
        table = Table.new("oath", 3, seed=seed)
        for seat in range(3):
            table.give_order(seat, Order("only-answer"))
        rng = Rng(seed_bytes(seed))
        for _ in range(60):
            if table.over:
                break
            seat = table.to_act[0]
            before = table.dump()
            table.play(seat, rng.pick(table.legal(seat)))
            last = table.steps[-1]
            by_order = isinstance(last, Answers) and last.answers[0].ordered
            if by_order and table.can_undo(seat) and len(table.asked) == 1:
                table.undo(seat)
                assert Table.load(before).legal(seat) == table.legal(seat)
                undone += 1
                break
        if undone >= 2:
            return
    assert undone
