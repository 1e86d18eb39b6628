"""Dense positions: how pairs are chosen and remembered, and how cards that change each other are found out."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.checks import dense
from camarilla.checks.dense import Found, Ledger, check_crowd, crowds_of, next_positions, pairs
from camarilla.checks.interplay import Book, Voice, effect, listening
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.game import find, names
from camarilla.kernel.rng import Rng, seed_bytes

CROWDED = [name for name in names() if find(name).crowds is not None]


def test_the_games_with_cards_that_interfere_have_crowds() -> None:
    assert CROWDED == ["inwo", "oath", "pax"]
    with pytest.raises(BadOptions, match=r"^cards of coup do not speak at the same moments"):
        crowds_of("coup")


# -- Choosing and remembering ------------------------------------------------------------------------------------------


def test_those_with_most_pairs_among_the_chosen_come_first() -> None:
    clique = {("a", "b"), ("a", "c"), ("b", "c"), ("y", "z")}
    order = dense.most_wanted(clique, Rng(seed_bytes(1)))
    assert set(order[:3]) == {"a", "b", "c"}
    assert set(order[3:]) == {"y", "z"}


def test_every_pair_comes_first_in_turn_so_that_none_waits_for_ever() -> None:
    clique = {("a", "b"), ("a", "c"), ("b", "c"), ("y", "z")}
    firsts = [dense.in_turn(clique, number) for number in range(8)]
    assert firsts[::2] == [()] * 4, "every other time those with most pairs that have not met"
    assert firsts[1::2] == sorted(clique)
    for first in firsts[1::2]:
        order = dense.most_wanted(clique, Rng(seed_bytes(1)), first)
        assert set(order[:2]) == set(first)
        assert sorted(order) == ["a", "b", "c", "y", "z"]
    assert dense.in_turn(set(), 1) == ()


def test_where_few_cards_are_wanted_the_table_of_inwo_is_full_of_others() -> None:
    crowded = crowds_of("inwo").lay(["miracle-diet-plan", "kkk"], Rng(seed_bytes(1)))
    g = dense.table_of("inwo", dense.Meeting(0, 1, crowded, [])).g
    assert all(len(structure) == 9 for structure in g.structure)
    assert "kkk" in crowds_of("inwo").in_play(g)


def test_what_an_inwo_card_waits_for_is_in_the_hand_of_the_player_to_move() -> None:
    for meeting in next_positions(Ledger("inwo", 1)):
        crowded = meeting.crowded
        assert len(crowded.eager) == 1
        assert crowded.eager[0] in crowded.position["hands"][crowded.position["to_move"]].split()
        assert all(len(hand.split()) <= 5 for hand in crowded.position["hands"].values())


@pytest.mark.parametrize("name", CROWDED)
def test_no_pair_is_of_one_card_or_of_two_that_lie_apart(name: str) -> None:
    crowds = crowds_of(name)
    found = pairs(crowds)
    assert found
    assert all(one < other and not crowds.apart(one, other) for one, other in found)


def test_a_ledger_sums_up_and_ends_when_nothing_new_meets() -> None:
    ledger = Ledger("pax", 3)
    pair = min(pairs(crowds_of("pax")))
    ledger.enter([Found(0, {pair}), Found(1, {pair}, fault="broken")])
    assert (ledger.positions, ledger.met, ledger.fruitless, ledger.faults) == (2, {pair}, 0, ["broken"])
    assert pair not in ledger.unmet()
    for _ in range(dense.PATIENCE):
        assert not ledger.finished()
        ledger.enter([Found(2, {pair})])
    assert ledger.finished()


@pytest.mark.parametrize("name", CROWDED)
def test_the_same_ledger_gives_the_same_positions(name: str) -> None:
    first, again = next_positions(Ledger(name, 5)), next_positions(Ledger(name, 5))
    assert first == again
    assert len(first) == dense.AT_ONCE
    assert next_positions(Ledger(name, 6)) != first


# -- Interplay ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        (3, 3, None),
        (3, 5, 2),
        (False, True, True),
        ([1, 2], [2, 1], None),
        ([1], [1, 4], ([("4", 1)], [])),
        ({"a": 1}, {"a": 3}, [("a", 2)]),
        ("x", "y", "'y'"),
    ],
)
def test_an_effect_reads_the_same_on_any_value(before: Any, after: Any, expected: Any) -> None:
    assert effect(before, after) == expected


def asked(handlers: dict[str, Any], value: Any) -> set[tuple[str, str, str]]:
    """Let all handlers speak twice while somebody listens; what changed."""
    found: set[tuple[str, str, str]] = set()
    originals = dict(handlers)

    def answering(g: Any, args: tuple[Any, ...]) -> list[Voice]:
        return [Voice(key, handler, 0) for key, handler in originals.items()]

    with listening([Book("moment", [handlers], answering)], lambda *pair: found.add(pair)):
        for _ in range(2):
            heard = value
            for key in originals:
                heard = handlers[key](None, 0, heard)
    assert handlers == originals, "what was lent is given back"
    return found


def test_cards_that_only_add_do_not_change_each_other() -> None:
    assert asked({"two": lambda g, s, n: n + 2, "three": lambda g, s, n: n + 3}, 1) == set()


def test_a_limit_changes_what_is_added() -> None:
    handlers = {"two": lambda g, s, n: n + 2, "most": lambda g, s, n: min(n, 4), "none": lambda g, s, n: n}
    assert asked(handlers, 3) == {("moment", "most", "two")}


def test_a_second_permission_says_nothing_new() -> None:
    yes = {"one": lambda g, s, may: True, "two": lambda g, s, may: True, "no": lambda g, s, may: may}
    assert asked(yes, False) == {("moment", "one", "two")}


# -- Positions of the games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CROWDED)
def test_crowded_positions_are_whole_and_crowded(name: str) -> None:
    for meeting in next_positions(Ledger(name, 1)):
        table = dense.table_of(name, meeting)
        table.g.check()
        in_play = crowds_of(name).in_play(table.g)
        assert len(in_play) >= 10
        assert table.to_act


def test_advisers_and_sites_of_oath_stay_within_their_limits() -> None:
    from camarilla.games.oath import queries

    for meeting in next_positions(Ledger("oath", 2)):
        g = dense.table_of("oath", meeting).g
        assert all(queries.room_at(g, site) >= 0 for site in range(8))
        assert max(len(cards) for cards in g.advisers) <= 3


def test_a_fault_says_how_to_come_back_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    meeting = next_positions(Ledger("pax", 0))[0]

    def refuse(*args: Any) -> None:
        raise RuntimeError("a card fell off the table")

    monkeypatch.setattr(dense, "check_again", refuse)
    monkeypatch.setattr(dense, "DECISIONS", 2)
    found = check_crowd("pax", meeting)
    assert "dense position 0: RuntimeError: a card fell off the table" in found.fault
    assert f'"seed":{meeting.seed}' in found.fault
    assert '"answers":[[' in found.fault
