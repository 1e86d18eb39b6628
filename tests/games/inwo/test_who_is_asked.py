"""Who is asked, and who of several that want the same rolls off."""

from __future__ import annotations

from camarilla.games.inwo import GAME
from camarilla.kernel.orders import Order
from camarilla.kernel.table import Table
from camarilla.testing import card, rule

from .helpers import failed, run, until_asked


def ordered(seat, **given):
    """A table of three where a seat passes by its default order."""
    table = Table.at(GAME, given, seats=3)
    table.give_order(seat, Order("default"))
    return table


@rule("IN-21.8")
def test_a_claim_is_put_to_everybody_whatever_they_can_answer(inwo):
    for goal in (4, 9):
        table = ordered(1, groups={"A": "cia", "B": "texas(japan england)"}, basic_goal=goal, step="end")
        table.play(0, "done")
        while 0 not in table.to_act or table.view(None).asked[0].prompt != "claim":
            table.play(table.to_act[0], "pass")
        assert 1 in table.to_act


@rule("IN-21.8")
def test_whose_card_a_plot_is_aimed_at_is_asked(inwo):
    for target, asked in (("texas", True), ("japan", False)):
        table = ordered(
            1, groups={"A": "cia", "B": "texas pentagon", "C": "japan"}, hands={"A": "commitment", "B": "hoax"}
        )
        table.play(0, "plot:commitment")
        table.play(0, target)
        assert (1 in table.to_act) is asked


@rule("IN-11.9", "IN-21.5")
@card("vultures")
def test_two_vultures_over_two_carcasses_do_not_roll(inwo):
    t = failed(inwo, "nasa ama", hands={"A": "nasa ama", "B": "vultures", "C": "vultures"})
    t.play("A: pass", "B: plot:vultures", "C: plot:vultures")
    assert t.to_act == ["B"]
    assert sorted(t.legal("B")) == ["ama", "nasa"]


@rule("IN-11.9", "IN-14.19")
def test_two_who_drop_goals_do_not_roll(inwo):
    goals = "hail-eris fratricide"
    t = failed(inwo, "nasa", hands={"A": "nasa", "B": goals, "C": f"{goals} vultures"})
    t.play("A: pass", "B: drop:fratricide", "C: drop:fratricide")
    assert t.table.view(None).asked[0].prompt == "after"
    assert t.plots["B"] == ["hail-eris"]


@rule("IN-11.9")
@card("corruption")
def test_two_who_undo_the_same_relief_do_not_roll(inwo):
    t = inwo.position(
        groups={"A": "cia texas(hawaii)", "B": "fbi", "C": "japan"},
        devastated="hawaii",
        hands={"B": "corruption", "C": "corruption"},
        seats=3,
    )
    until_asked(run(t, "A: relief:hawaii", "A: cia", "A: none"), "after")
    t.play("A: pass", "B: plot:corruption", "C: plot:corruption")
    assert t.to_act == ["B"]
    assert t.legal("B") == ["hawaii"]
