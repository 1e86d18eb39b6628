"""Numbers for notations: the tables are for ever, the hashes are the same everywhere, and no two answers share one."""

from __future__ import annotations

import pytest

from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import find, names
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.rl.actions import Hashed, Listed, encoding_for

KEYS = {
    ("coup", 2): "coup-2/table/1/53/b0d1a218",
    ("coup", 10): "coup-10/table/1/93/52a06c31",
    ("potdevin", 4): "potdevin-4/table/1/59/516f4108",
    ("pax", 3): "pax/hashed/1/4096",
    ("oath", 4): "oath/hashed/1/4096",
    ("inwo", 4): "inwo/hashed/1/4096",
}


@pytest.mark.parametrize(("game", "seats"), KEYS)
def test_the_numbers_of_a_game_do_not_change(game: str, seats: int) -> None:
    """A policy that was trained yesterday must mean the same today: whoever breaks this raises VERSION."""
    assert encoding_for(game, seats).key == KEYS[game, seats]


def test_some_numbers_of_coup() -> None:
    numbers = encoding_for("coup", 4).numbers(["pass", "challenge", "income", "block:Duke", "lose:Duke", "steal@0"])
    assert numbers == [0, 1, 7, 13, 25, 43]


def test_a_smaller_table_of_coup_has_the_first_numbers_of_a_larger() -> None:
    game = find("coup")
    assert game.notations(10)[: len(game.notations(3))] == game.notations(3)


@pytest.mark.parametrize("name", [name for name in names() if find(name).notations(find(name).seat_counts[0])])
def test_a_table_has_every_notation_there_is(name: str, rotating_seed: int) -> None:
    game = find(name)
    for variant in game.variants:
        table = game.notations(variant.seats)
        assert len(set(table)) == len(table)
        t = Table.new(game, variant.seats, seed=rotating_seed, options=variant.options, listen=False)
        rng = Rng(seed_bytes(rotating_seed))
        while not t.over:
            seat = t.to_act[0]
            legal = [option.notation for option in t.legal(seat)]
            assert set(legal) <= set(table)
            t.play(seat, rng.pick(legal))


def test_a_hash_is_the_same_in_every_position() -> None:
    encoding = Hashed("any", 4096)
    assert encoding.numbers(["travel:plains", "rest"]) == encoding.numbers(["rest", "travel:plains"])[::-1]
    assert encoding.numbers(["rest"])[0] == encoding.numbers(["travel:plains", "rest"])[1]
    assert encoding.numbers(["rest", "search"]) == [1442, 2260]


def test_answers_that_share_a_hash_move_on_in_the_order_of_the_alphabet() -> None:
    encoding = Hashed("any", 4)
    words = ["d", "b", "a", "c"]
    numbers = encoding.numbers(words)
    assert sorted(numbers) == [0, 1, 2, 3]
    assert numbers == [dict(zip("abcd", Hashed("any", 4).numbers(list("abcd")), strict=True))[word] for word in words]
    assert numbers[2] == encoding.home("a")
    assert [encoding.notation(number, words) for number in numbers] == words
    with pytest.raises(BadInput, match="do not fit"):
        encoding.numbers(list("abcde"))


def test_a_number_that_is_not_legal_is_refused() -> None:
    encoding = Listed("any", ("yes", "no"))
    with pytest.raises(BadInput, match="no legal answer"):
        encoding.notation(1, ["yes"])
    with pytest.raises(BadInput, match="cannot be chosen"):
        encoding_for("coup", 3, 99)
