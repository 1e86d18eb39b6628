"""What a table shows to whom."""

from __future__ import annotations

from camarilla.testing import rule


@rule("IN-1.14")
def test_whoever_only_watches_sees_exposed_plots_but_no_hand(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "jihad"}, exposed={"A": "hoax"})
    player = t.table.view(None).board.players[0]
    assert [each.card for each in player.exposed] == ["hoax"]
    assert [each.card for each in player.plots] == [None]


@rule("IN-1.14")
def test_a_group_shows_what_lies_on_it(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, links={"jake-day": "cia"}, devastated="texas")
    groups = {each.card: each for player in t.table.view(None).board.players for each in player.groups}
    assert groups["cia"].marks == ["jake-day"]
    assert groups["texas"].marks == []  # Devastation is shown by itself
