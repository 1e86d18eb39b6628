"""Tokens that stay, and branches that do not fit where they are moved (chapters 7, 12 and 21)."""

from __future__ import annotations

from camarilla.games.inwo.catalog import FACE
from camarilla.testing import card, rule

from .helpers import run, settle


@rule("IN-21.15", "IN-10.16")
@card("world-hunger")
def test_a_group_that_gets_no_tokens_keeps_those_it_has(inwo):
    t = inwo.position(groups={"A": "canada texas", "B": "cia"}, nwo="world-hunger", tokens={"canada": 1})
    settle(run(t, "A: draw-group"))
    assert t.tokens["canada"] == 1


@rule("IN-12.6")
def test_what_does_not_fit_after_a_move_goes_to_the_hand(inwo):
    t = inwo.position(
        groups={
            "A": "wall-street:right(russia:right(orbit-one:right(cia:right)) vatican-city:left) joggers:left"
            " japan:bottom",
            "B": "hackers",
        }
    )
    settle(run(t, "A: move:wall-street", "A: japan:left"))
    settle(run(t, f"A: {next(move for move in t.legal('A') if move in t.tokens)}"))
    assert t.hand["A"] == ["vatican-city"]
    assert "vatican-city" not in t.groups["A"]
    assert t.masters["wall-street"] == "japan"


@rule("IN-7.40", "IN-12.5")
def test_a_puppet_that_overlaps_takes_another_arrow_of_its_master(inwo):
    t = inwo.position(
        groups={
            "A": "germany:right multinational-oil-companies:top wall-street:bottom"
            " orbit-one:left(joggers:top big-media:right(cfl-aio:right))",
            "B": "hackers",
        }
    )
    settle(run(t, "A: move:big-media", "A: germany:left"))
    settle(run(t, f"A: {next(move for move in t.legal('A') if move in t.tokens)}"))
    assert t.legal("A") == ["big-media:bottom", "big-media:left"]
    t.play("A: big-media:left")
    g = t.table.g
    slot = next(slot for slot in g.structure[0] if g.cards.face[slot] == FACE["cfl-aio"])
    assert g.side[slot] == 3
    assert t.masters["cfl-aio"] == "big-media"
