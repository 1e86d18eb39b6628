"""The fast Pot de Vin plays as the engine does, and tells nobody what they may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tools.equality import Difference, compare_game

from camarilla.fast import potdevin, potdevin_notation, potdevin_observation
from camarilla.fast.chance import below, seeds
from camarilla.fast.compiler import Target, compile_kernels
from camarilla.games.potdevin import GAME
from camarilla.kernel.errors import BadInput

VARIANTS = GAME.variants


def compare_every_variant(games: int, kernels: Any = None, seed: int = 11) -> int:
    return sum(
        compare_game(variant, seed + 100 * game + number, kernels, "potdevin")
        for game in range(games)
        for number, variant in enumerate(VARIANTS)
    )


def test_every_variant_plays_as_the_engine_does() -> None:
    assert compare_every_variant(8) > 8 * 40 * len(VARIANTS)


@pytest.mark.long
def test_compiled_kernels_play_as_the_engine_does() -> None:
    pytest.importorskip("numba")
    kernels = compile_kernels(potdevin, Target.CPU)
    assert compare_every_variant(20, kernels, seed=5000) > 20 * 40 * len(VARIANTS)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("strength", lambda card, trump, lead: card % potdevin.VALUES),
        ("legal_follows", lambda s, hand, codes: potdevin.list_cards(s, hand, codes)),
        ("counts", lambda s, seat, guild: True),
        ("partner_of", lambda s, seat: seat ^ 1),
        ("share", lambda s, seat: 1 / s[potdevin.SEATS]),
        ("rank", lambda s, seat: 1),
        (
            "legal_to_leave",
            lambda s, codes: potdevin.list_cards(s, potdevin.at(s[potdevin.ASKED], potdevin.WON), codes),
        ),
        ("drop_out", lambda s: None),
        ("PILE_POINTS", np.array((0, 1, 3, 6, -1, -3, -5, 10, 15, 15), np.int16)),
        ("ROUNDS_OF_SIX", 8),
    ],
)
def test_a_wrong_rule_is_noticed(name: str, wrong: Any, break_rule: Callable[[str, str, Any], None]) -> None:
    break_rule("potdevin", name, wrong)
    with pytest.raises(Difference):
        compare_every_variant(6)


def dealt(seats: int, seed: int, teams: bool = False) -> tuple[Any, Any, Any]:
    row = np.zeros(potdevin.row_size(seats), np.int16)
    potdevin.set_table(row, seats, teams)
    rng = seeds(1, seed)[0]
    potdevin.deal(row, rng)
    return row, rng, np.zeros(potdevin.code_count(seats), np.int16)


def cards(row: Any, cards_at: int) -> list[int]:
    return [card for card in range(potdevin.CARDS) if potdevin.holds(row, cards_at, card)]


def hidden_from(row: Any, me: int) -> tuple[list[tuple[int, list[int]]], list[int]]:
    """The hands of the others, and the places of the trump deck whose cards the seat does not know."""
    hands = [(seat, cards(row, potdevin.at(seat, potdevin.HAND))) for seat in range(row[potdevin.SEATS]) if seat != me]
    places = [potdevin.DECK + place for place in range(row[potdevin.DECK_SIZE])]
    if row[potdevin.SEATS] == 6:
        known = row[potdevin.at(me, potdevin.GAVE)]
        places = [place for place in places if row[potdevin.ROUND] <= 4 and row[place] != known]
    return hands, places


def redrawn(row: Any, me: int, rng: Any) -> Any:
    """The same game with all that is hidden from a seat dealt anew."""
    other = row.copy()
    hands, places = hidden_from(row, me)
    pool = [card for _, hand in hands for card in hand] + [int(row[place]) for place in places]
    for left in range(len(pool), 1, -1):
        place = below(rng, left)
        pool[place], pool[left - 1] = pool[left - 1], pool[place]
    for seat, hand in hands:
        for card in hand:
            potdevin.flip(other, potdevin.at(seat, potdevin.HAND), card)
        for _ in hand:
            potdevin.flip(other, potdevin.at(seat, potdevin.HAND), pool.pop())
        if other[potdevin.at(seat, potdevin.GAVE)] != potdevin.NOBODY:
            other[potdevin.at(seat, potdevin.GAVE)] = below(rng, potdevin.CARDS)
    for place in places:
        other[place] = pool.pop()
    return other


@pytest.mark.parametrize(("seats", "teams"), [(3, False), (4, False), (4, True), (5, False), (6, True)])
def test_an_observation_tells_nothing_of_what_is_hidden(seats: int, teams: bool) -> None:
    different = 0
    size = potdevin_observation.observation_size(seats)
    one, two = np.zeros(size, np.int8), np.ones(size, np.int8)
    for seed in range(3):
        row, rng, codes = dealt(seats, seed, teams)
        while count := potdevin.next_decision(row, rng, codes):
            me = int(row[potdevin.ASKED])
            other = redrawn(row, me, rng)
            different += not np.array_equal(other, row)
            potdevin_observation.observe(row, me, one)
            potdevin_observation.observe(other, me, two)
            assert np.array_equal(one, two)
            potdevin.step(row, codes[below(rng, count)])
    assert different > 60


def test_an_observation_shows_hand_trump_and_what_is_known_of_the_deck_of_six() -> None:
    row, rng, codes = dealt(6, 3)
    size = potdevin_observation.observation_size(6)
    seen = np.zeros(size, np.int8)
    hand_at = potdevin_observation.OF_TABLE
    deck_at = hand_at + 3 * potdevin.CARDS
    while count := potdevin.next_decision(row, rng, codes):
        me = int(row[potdevin.ASKED])
        potdevin_observation.observe(row, me, seen)
        hand = np.flatnonzero(seen[hand_at : hand_at + potdevin.CARDS]).tolist()
        assert hand == cards(row, potdevin.at(me, potdevin.HAND))
        known = np.flatnonzero(seen[deck_at : deck_at + potdevin.CARDS]).tolist()
        deck = sorted(row[potdevin.DECK :][: int(row[potdevin.DECK_SIZE])].tolist())
        gave = [card for card in deck if card == row[potdevin.at(me, potdevin.GAVE)]]
        assert known == (deck if row[potdevin.ROUND] > 4 else gave)
        potdevin.step(row, codes[below(rng, count)])


def test_seats_are_counted_from_the_observer() -> None:
    row, _, _ = dealt(3, 4)
    size = potdevin_observation.observation_size(3)
    seen = np.zeros((3, size), np.int8)
    for seat in range(3):
        row[potdevin.at(seat, potdevin.WEALTH)] = 5
        potdevin_observation.observe(row, seat, seen[seat])
        row[potdevin.at(seat, potdevin.WEALTH)] = 0
    wealth = potdevin_observation.OF_TABLE + potdevin_observation.OF_CARDS + potdevin_observation.OF_SEAT - 4
    assert seen[:, wealth].tolist() == [5, 5, 5]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_deal_is_complete_and_cards_go_everywhere(seats: int) -> None:
    places = set()
    for seed in range(60):
        row, _, _ = dealt(seats, seed)
        all_cards = row[potdevin.DECK :][: int(row[potdevin.DECK_SIZE])].tolist()
        if row[potdevin.TRUMP] != potdevin.NOBODY:
            all_cards.append(int(row[potdevin.TRUMP]))
        for seat in range(seats):
            hand = cards(row, potdevin.at(seat, potdevin.HAND))
            assert len(hand) == row[potdevin.at(seat, potdevin.HELD)]
            places |= {(seat, card) for card in (0, 25, 51) if card in hand}
            all_cards += hand
        assert sorted(all_cards) == list(range(52))
    assert len(places) == 3 * seats


def test_codes_are_the_notations_of_the_game() -> None:
    spelt = [potdevin_notation.notation_of(code) for code in range(potdevin.code_count(4))]
    assert spelt == list(GAME.notations(4))
    assert [potdevin_notation.code_of(word) for word in spelt] == list(range(len(spelt)))
    with pytest.raises(BadInput):
        potdevin_notation.code_of("aldo14")


def test_a_copy_is_a_game_of_its_own() -> None:
    row, rng, codes = dealt(4, 1)
    twin = np.zeros_like(row)
    potdevin.copy(row, twin)
    assert np.array_equal(row, twin)
    before = row.copy()
    while potdevin.next_decision(twin, rng, codes):
        potdevin.step(twin, codes[0])
    assert twin[potdevin.PHASE] == potdevin.OVER
    assert np.array_equal(row, before)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"teams": True}), (6, {})])
def test_a_batch_offers_what_is_legal_and_repeats_by_its_seed(seats: int, options: dict[str, bool]) -> None:
    pytest.importorskip("numba")
    from camarilla.fast.batch import Batch

    def ended(seed: int) -> tuple[int, bytes]:
        batch = Batch("potdevin", 32, seats, seed=seed, **options)
        games = 0
        seen = np.zeros(batch.observations.shape[1], np.int8)
        for turn in range(90):
            codes = np.zeros(batch.codes, np.int16)
            for game in (0, 15, 31):
                count = potdevin.legal(batch.states[game], codes)
                assert sorted(codes[:count].tolist()) == np.flatnonzero(batch.masks[game]).tolist()
                assert batch.asked[game] == batch.states[game, potdevin.ASKED]
                potdevin_observation.observe(batch.states[game], batch.asked[game], seen)
                assert np.array_equal(seen, batch.observations[game])
            choice = np.array([np.flatnonzero(mask)[turn % mask.sum()] for mask in batch.masks], np.int32)
            batch.answer(choice)
            games += int(batch.over.sum())
            assert np.allclose(batch.shares[batch.over > 0].sum(1), 1.0)
        return games, batch.states.tobytes()

    first = ended(1)
    assert first == ended(1)
    assert first[0] > 0
    assert first[1] != ended(2)[1]


def test_a_batch_of_an_unknown_game_is_refused() -> None:
    from camarilla.fast.batch import Batch

    with pytest.raises(BadInput, match="the games are: coup, potdevin"):
        Batch("oath", 1, 4)


@pytest.mark.long
def test_games_of_pot_de_vin_can_be_learned_from() -> None:
    pytest.importorskip("torch")
    pytest.importorskip("numba")
    from camarilla.fast.learning.policy import Policy, Table, match, plays

    table = Table(64, 3, 1, "cpu", game="potdevin")
    policy = Policy(int(table.observations.shape[1]), table.codes, 3, [16])
    assert match(plays(policy), plays(policy), table, 60).games > 0
