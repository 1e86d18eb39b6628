"""The registry, options, and the front door of the package."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import camarilla
from camarilla.kernel.errors import BadOptions, BrokenContract, BrokenLaw, CamarillaError, IllegalMove, UnknownGame
from camarilla.kernel.game import Variant, find, names, register, registry
from camarilla.kernel.options import Label
from camarilla.kernel.table import Table

from .games import trade


class Rules(msgspec.Struct, frozen=True):
    rounds: int = 3
    open: bool = False
    tone: str = "dry"


class Tunable(trade.TradeGame):
    name = "tunable"
    options = Rules

    def check_options(self, seats: int, options: Any) -> None:
        if options.rounds < 1:
            raise BadOptions("tunable: at least one round is played")


def test_the_front_door() -> None:
    table = camarilla.new("potdevin", seats=3, seed=1)
    assert camarilla.load(table.dump()).dump() == table.dump()
    assert camarilla.find("potdevin").name == "potdevin"
    assert "potdevin" in camarilla.names()
    assert issubclass(UnknownGame, camarilla.CamarillaError)


def test_a_game_is_found_by_name_or_by_itself() -> None:
    assert find("trade") is trade.GAME
    assert find(trade.GAME) is trade.GAME
    assert "trade" in names()
    with pytest.raises(UnknownGame, match=r"there is no game 'traed'; the games are: .*trade"):
        find("traed")


def test_a_game_is_registered_once() -> None:
    game = Tunable()
    register(game)
    register(game)
    assert find("tunable") is game
    with pytest.raises(BrokenContract, match="there are two games called 'tunable'"):
        register(Tunable())
    del registry()["tunable"]
    with pytest.raises(UnknownGame):
        find("tunable")


def test_options_are_read_from_names_and_strings() -> None:
    game = Tunable()
    assert game.read_options(2) == Rules()
    assert game.read_options(2, {"rounds": "5", "open": "true"}) == Rules(5, True)
    assert game.read_options(2, Rules(7)) == Rules(7)
    assert msgspec.to_builtins(Table.new(game, 2, options={"tone": "wry"}).options)["tone"] == "wry"


@pytest.mark.parametrize(
    ("seats", "given", "said"),
    [
        (7, {}, "tunable is for 2, 3, 4 seats, not 7"),
        (2, {"round": 5}, "tunable has no option 'round'; its options are: rounds, open, tone"),
        (2, {"rounds": "many"}, r"tunable: Expected `int`, got `str` - at `\$.rounds`"),
        (2, {"rounds": 0}, "tunable: at least one round is played"),
        (2, Rules(0), "tunable: at least one round is played"),
        (2, 5, "tunable: options are given by name, not as 5"),
        (2, "rounds=5", "tunable: options are given by name, not as 'rounds=5'"),
    ],
)
def test_options_that_do_not_fit(seats: int, given: Any, said: str) -> None:
    with pytest.raises(BadOptions, match=said):
        Tunable().read_options(seats, given)


def test_a_variant_names_itself() -> None:
    assert str(Variant(4)) == "4 seats"
    assert str(Variant(4, {"teams": True, "rounds": 3})) == "4 seats teams=True rounds=3"


def test_messages_of_the_kernel_are_there_for_every_game() -> None:
    assert trade.GAME.say(Label("refusal-unknown")) == "there is no such move here"
    assert trade.GAME.say(Label("refusal-unknown"), "ru") == "здесь такого хода нет"
    with pytest.raises(CamarillaError, match="there is no language 'la'; the languages are: en, de, ru"):
        trade.GAME.say(Label("refusal-unknown"), "la")


def test_errors_are_sentences_with_what_matters() -> None:
    assert str(BrokenLaw(5, "it leaks")) == "law 5: it leaks"
    assert IllegalMove("no", "TR-1").rule == "TR-1"
    assert IllegalMove("no").rule == ""
