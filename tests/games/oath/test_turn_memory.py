"""What a turn remembers is remembered of what it is about: who discarded from where, who took the Scepter."""

from __future__ import annotations

from camarilla.games.oath import card_moves, citizens
from camarilla.games.oath.action_in_progress import PLAY, Act
from camarilla.games.oath.cards.sites import at_home
from camarilla.games.oath.catalog import BEAST, BY_SLUG, SCEPTER
from camarilla.testing import card, rule

LAND = "deep-woods charming-valley mountain river steppe rocky-coast wastes great-slum"


@card("Deep Woods")
def test_who_discarded_from_a_homeland_is_barred_and_nobody_else(oath):
    t = oath.position(seats=3, land=LAND, cards={"deep-woods": "wolves birdsong"})
    t.mode = "plain"  # changed by hand: it cannot be replayed
    g = t.table.g
    card_moves.discard(g, 1, g.up_slot[BY_SLUG["wolves"]])  # B discards in A's turn
    played, site = g.up_slot[BY_SLUG["birdsong"]], g.up_slot[BY_SLUG["deep-woods"]]
    home = [at_home(g, site, Act(PLAY, seat, 0), played, 0, BEAST) for seat in range(3)]
    assert home == [True, False, True]


@card("The Grand Scepter")
@rule("OA-2.4.3")
def test_who_is_given_the_scepter_may_use_it_although_it_was_taken_this_turn(oath):
    """R-189: take and give are different."""
    t = oath.position(seats=3, to_move="B")
    t.mode = "plain"
    g = t.table.g
    scepter = g.up_slot[SCEPTER]
    list(card_moves.take_relics(g, 1, [scepter]))
    assert not citizens.scepter_ready(g, 1)
    card_moves.hold_relic(g, 2, scepter)
    assert citizens.scepter_ready(g, 2)
    card_moves.hold_relic(g, 1, scepter)
    assert citizens.scepter_ready(g, 1)
