"""What random play under the laws has found."""

from __future__ import annotations

from camarilla.games.inwo import moves
from camarilla.testing import rule


@rule("IN-21.10")
def test_a_plot_in_the_hand_and_a_copy_stored_under_a_card_are_one_option(inwo):
    t = inwo.position(groups={"A": "fidel-castro", "B": "cia"}, hands={"A": "gun-control gun-control"})
    g = t.table.g
    assert t.legal("A").count("plot:gun-control") == 1
    moves.store(g, g.plots[0][0], g.structure[0][0])
    assert t.legal("A").count("plot:gun-control") == 1
