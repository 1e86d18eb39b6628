"""What only some games have, and games that were written before there were facets."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.kernel.errors import BadOptions, BrokenContract
from camarilla.kernel.facets import MOVED, Decks, Prospects, Series, need
from camarilla.kernel.game import Game, find, names

from .games import trade


def test_games_have_the_facets_they_have() -> None:
    having = {
        facet: {name for name in names() if getattr(find(name), facet) is not None}
        for facet in ("series", "decks", "crowds")
    }
    assert having == {"series": {"oath"}, "decks": {"inwo"}, "crowds": {"inwo", "oath", "pax"}}
    told = {name for name in names() if type(find(name).prospects) is not Prospects}
    assert told == {"coup", "inwo", "oath", "pax", "potdevin"}


def test_a_game_without_a_facet_is_refused_where_one_is_needed() -> None:
    coup, inwo = find("coup"), find("inwo")
    assert need(inwo.decks, Decks, "inwo") is inwo.decks
    with pytest.raises(BadOptions, match=r"^coup is played without decks of one's own$"):
        need(coup.decks, Decks, "coup")
    with pytest.raises(BadOptions, match=r"^games of coup stand alone"):
        need(coup.series, Series, "coup")


def test_prospects_tell_nothing_unless_a_game_says_something() -> None:
    told = trade.GAME.prospects
    g: Any = None
    assert (told.evaluate(g), told.plausible(g, 0), told.turns(g), told.reply(g, None, [1])) == (None, 1.0, -1, None)
    assert told.glance(g, 0) is told.habit(g, None) is None
    assert told.search == {}


@pytest.mark.parametrize(("old", "new"), sorted(MOVED.items()))
def test_a_game_that_says_by_itself_what_a_facet_says_is_refused(old: str, new: str) -> None:
    with pytest.raises(BrokenContract, match=rf"^Older\.{old} is never asked any more: it moved to `{new}`"):
        type("Older", (Game,), {old: None})
    facet, _, name = new.partition(".")
    assert hasattr({"series": Series, "decks": Decks, "prospects": Prospects}[facet], name), "the new name exists"


def test_a_series_that_is_only_a_yes_is_refused() -> None:
    with pytest.raises(BrokenContract, match=r"^Older\.series is a facet now"):
        type("Older", (Game,), {"series": True})
