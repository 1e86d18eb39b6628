"""What random play under the laws has found."""

from __future__ import annotations

from camarilla.games.inwo import card_moves
from camarilla.testing import rule

from .helpers import attack, run


@rule("IN-21.10")
def test_a_plot_in_the_hand_and_a_copy_stored_under_a_card_are_one_option(inwo):
    t = inwo.position(groups={"A": "fidel-castro", "B": "cia"}, hands={"A": "gun-control gun-control"})
    g = t.table.g
    assert t.legal("A").count("plot:gun-control") == 1
    card_moves.store(g, g.plots[0][0], g.structure[0][0])
    assert t.legal("A").count("plot:gun-control") == 1


@rule("IN-21.13")
def test_a_copy_made_after_the_roll_goes_on_from_the_roll(inwo):
    """What was committed and rolled is not asked and rolled anew: one pass of everybody, and the attack is over."""
    t = inwo.position(groups={"A": "cia"}, hands={"A": "feminists", "B": "time-warp"}, dice=[1, 1, 6, 6])
    attack(t, "A", "control", "cia", "feminists")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    copy = t.table.clone()
    assert (copy.asked, copy.g.attack.dice) == (t.table.asked, [1, 1])
    while copy.g.attack is not None and "pass" in [option.notation for option in copy.legal(copy.to_act[0])]:
        assert copy.g.attack.dice == [1, 1]
        copy.play(copy.to_act[0], "pass")
        t.play(f"{t.to_act[0]}: pass")
    assert copy.asked == t.table.asked
    assert [option.notation for option in copy.legal(0)] == [option.notation for option in t.table.legal(0)]


@rule("IN-21.20", "IN-21.21")
def test_what_was_declined_by_name_may_be_given_unseen(inwo):
    """Else everybody could tell, by a deal that comes to nothing, which card it would have been."""
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax jihad"})
    run(t, "A: free", "A: deal@B", "A: give:plot:hoax", "A: offer", "B: decline", "A: free", "A: deal@B")
    run(t, "A: give:unseen-plot:1", "A: offer", "B: accept", "A: keep", "B: keep", "A: hoax")
    assert (t.plots["A"], t.plots["B"]) == (["jihad"], ["hoax"])
