"""Decks of the players' own: what a table plays when some bring one (IN-21.24 to IN-21.28)."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import GAME, decks
from camarilla.games.inwo.catalog import ID
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table
from camarilla.testing import rule

OWN = decks.write(decks.starter("ufos")).replace("!ufos", "!shangri-la")


def played(seats, brought, **options):
    """The Illuminati of a table to which some bring decks, and its options."""
    given = GAME.decks.bring(seats, {"decks": "starter", **options}, brought)
    g = Table.new(GAME, seats, seed=4, options=given).g
    return [ID[g.cards.face[slot]] for slot in g.illuminati], given


@rule("IN-21.24", "IN-21.26")
def test_who_brings_no_deck_gets_a_starter_deck_that_nobody_has():
    for name in decks.STARTER_NAMES:
        own, given = played(6, {2: decks.write(decks.starter(name))})
        assert own[2] == name
        assert len(set(own)) == 6
        assert given["decks"] == f"starter; starter; {name}; starter; starter; starter"


@rule("IN-21.27")
def test_each_seat_may_have_another_kind_of_deck():
    own, given = played(3, {0: OWN}, decks="random;sealed;ufos")
    assert own[0] == "shangri-la"
    assert own[2] == "ufos"
    assert given["decks"].endswith("; sealed; ufos")
    assert "\n" not in given["decks"]


@rule("IN-14.14")
def test_the_basic_goal_is_that_of_starter_decks_only_if_all_play_them():
    for brought, goal in (({}, 10), ({1: decks.write(decks.starter("ufos"))}, 10), ({1: OWN}, 11)):
        given = GAME.decks.bring(4, {"decks": "starter"}, brought)
        assert Table.new(GAME, 4, seed=1, options=given).g.basic_goal == goal


@rule("IN-21.28")
def test_what_is_in_a_deck_is_shown_to_nobody():
    for kind in ("starter", "random", "sealed"):
        assert GAME.shown({"decks": kind, "rules": "1.1"}) == {"decks": kind, "rules": "1.1"}
    assert GAME.shown({"decks": "ufos;shangri-la", "rules": "1.1"}) == {"decks": "own", "rules": "1.1"}
    table = Table.new(GAME, 2, seed=1, options={"decks": "ufos;shangri-la"})
    assert table.record_for(0).options["decks"] == "own"
    assert table.record.options["decks"] == "ufos;shangri-la"


@rule("IN-21.24")
def test_there_is_a_deck_for_each_seat():
    with pytest.raises(BadOptions, match="2 decks for 3 seats"):
        Table.new(GAME, 3, seed=1, options={"decks": "ufos;shangri-la"})
    with pytest.raises(BadOptions, match="line 1"):
        GAME.decks.bring(2, {"decks": "starter"}, {0: "nonsense"})
    assert GAME.decks.bring(2, {"decks": "starter"}, {}) == {"decks": "starter"}


@rule("IN-21.26")
def test_the_lot_is_drawn_as_before():
    names = list(decks.STARTER_NAMES)
    rng = Rng(bytes(32))
    order = list(range(9))
    rng.shuffle(order)
    options = GAME.read_options(4, {})
    dealt = [deck.illuminati for deck in decks.for_table(4, options, Rng(bytes(32)))]
    assert dealt == [names[number] for number in order[:4]]


def test_a_text_that_is_no_deck_is_not_read_to_its_end(inwo):
    _, wrong = decks.parse("a\n" * 10_000)
    assert len(wrong) == decks.MOST_FAULTS
