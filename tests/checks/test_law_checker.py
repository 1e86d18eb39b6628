"""The laws hold for every honest miniature, and each broken one is caught: leaks by law 5, each time."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from camarilla.checks.history import Past, check_history
from camarilla.checks.laws import Report, check_game, check_ids, check_secrecy
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.errors import BrokenLaw, IllegalMove
from camarilla.kernel.game import Game, Variant, register, registry
from camarilla.kernel.options import Label, Refusal
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

from ..kernel.games import cancel, errand, follow, leak, nested, peek, sealed, trade, written

HONEST = [cancel.GAME, errand.GAME, follow.GAME, nested.GAME, sealed.GAME, trade.GAME, peek.GAME, written.GAME]
VARIANTS = [pytest.param(game, variant, id=f"{game.name} {variant}") for game in HONEST for variant in game.variants]
SEEDS = range(24)
GAMES = {"few": 4, "many": 12}
"""By `--laws`: so many random games of honest miniatures from fixed seeds, and as many from seeds of the day."""
SEEN = {"few": 4, "many": 24}
"""And more than so much of everything has been looked at in them; with few, in those of the fixed seeds alone."""


# -- Honest games ------------------------------------------------------------------------------------------------------


def put_through_the_laws(game: Game, variant: Variant, games: int, first: int) -> Report:
    """So many games from fixed seeds, and as many from another seed on."""
    report = Report()
    for seed in [*range(games), *range(first, first + games)]:
        report.add(check_game(game, variant, seed))
    assert report.games == 2 * games
    return report


@pytest.mark.parametrize(("game", "variant"), VARIANTS)
def test_honest_games_keep_every_law(
    game: Game, variant: Variant, rotating_seed: int, pytestconfig: pytest.Config
) -> None:
    laws = pytestconfig.getoption("laws")
    report = put_through_the_laws(game, variant, GAMES[laws], rotating_seed)
    assert min(report.decisions, report.samples, report.secrecy_runs, report.secrecy_steps) > SEEN[laws]


@pytest.mark.parametrize("variant", leak.HONEST.variants, ids=str)
def test_the_leaking_game_is_honest_without_its_leaks(
    variant: Variant, rotating_seed: int, pytestconfig: pytest.Config
) -> None:
    report = put_through_the_laws(leak.HONEST, variant, GAMES[pytestconfig.getoption("laws")], rotating_seed)
    assert report.secrecy_steps > 2000
    check_ids(leak.HONEST, variant)


@pytest.mark.parametrize("game", HONEST, ids=lambda game: game.name)
def test_slot_numbers_of_honest_games_tell_nothing(game: Game) -> None:
    check_ids(game, game.variants[-1])


def test_free_undos_are_tried() -> None:
    report = check_game(trade.GAME, trade.GAME.variants[0], 1)
    for seed in range(2, 8):
        report.add(check_game(trade.GAME, trade.GAME.variants[0], seed))
    assert report.undos > 5


# -- Leaks -------------------------------------------------------------------------------------------------------------


def secrets_kept(game: Game, seed: int) -> None:
    """Hold law 5, and only that, for every seat at every checkpoint of a random game."""
    table = Table.new(game, 3, seed=seed)
    rng = Rng(seed_bytes(seed)).fork("secrets")
    while not table.over:
        if table.at_checkpoint:
            for seat in range(3):
                check_secrecy(table, seat, rng)
        seat = rng.pick(table.to_act)
        table.play(seat, rng.pick(table.legal(seat)))


@pytest.mark.parametrize("game", [game for game in leak.GAMES if game.leak in leak.LEAKS], ids=lambda game: game.leak)
def test_law_5_catches_every_leak_every_time(game: leak.LeakGame) -> None:
    for seed in SEEDS:
        with pytest.raises(BrokenLaw) as caught:
            secrets_kept(game, seed)
        assert caught.value.law == 5


@pytest.mark.parametrize("game", [game for game in leak.GAMES if game.leak in leak.LEAKS], ids=lambda game: game.leak)
def test_random_games_that_leak_do_not_pass(game: leak.LeakGame) -> None:
    """The laws look only now and then at a game, and still hardly one gets through."""
    passed, laws = [], set()
    for seed in SEEDS:
        try:
            check_game(game, game.variants[0], seed)
            passed.append(seed)
        except BrokenLaw as caught:
            laws.add(caught.law)
    assert len(passed) <= 1
    assert laws <= {5, 8}


@pytest.mark.parametrize(
    "game", [game for game in leak.GAMES if game.leak in leak.NUMBERING], ids=lambda game: game.leak
)
def test_slot_numbers_that_tell_of_faces_are_caught(game: leak.LeakGame) -> None:
    for seed in SEEDS:
        with pytest.raises(BrokenLaw, match=r"law 5: seat \d can tell slot|law 5: the order of slots tells"):
            check_ids(game, game.variants[0], games=30, first=30 * seed)


# -- Conclusions from the past -----------------------------------------------------------------------------------------


def test_random_games_that_forget_who_could_not_follow_do_not_pass() -> None:
    """Samples lay suits into hands that were shown to have none. These games are short, and yet some are caught."""
    told = []
    for seed in SEEDS:
        try:
            check_game(follow.FORGETFUL, Variant(3), seed)
        except BrokenLaw as caught:
            told.append(str(caught))
    assert len(told) > len(SEEDS) / 4
    assert all(
        re.search(r"law 8: .*imagines a world that the past rules out: no answer there .*'[abc]\d' of", text)
        for text in told
    )


def tables_looked_back_upon(game: Game, seed: int) -> Iterator[tuple[Table, Past]]:
    """A random game at each of its decisions, with its beginning."""
    table = Table.new(game, 3, seed=seed)
    past = Past(table)
    rng = Rng(seed_bytes(seed)).fork("past")
    while not table.over:
        yield table, past
        seat = table.to_act[0]
        table.play(seat, rng.pick(table.legal(seat)))


def test_what_was_forgotten_is_found_in_every_game_in_which_it_matters() -> None:
    """Where somebody who did not follow still holds cards, samples that lay the suit there are refused."""
    mattered = found = 0
    for seed in SEEDS:
        for table, past in tables_looked_back_upon(follow.FORGETFUL, seed):
            laws = [broken_law(table, past, at % 3, at) for at in range(12)]
            found += 8 in laws
            mattered += any(table.g.void[seat] and table.g.hands[seat] for seat in range(3))
            assert set(laws) <= {0, 8}
    assert mattered / 2 < found <= mattered


def broken_law(table: Table, past: Past, seat: int, seed: int) -> int:
    """The law that looking back breaks, or 0."""
    try:
        check_history(table, past, seat, Rng(seed_bytes(seed)))
    except BrokenLaw as caught:
        return caught.law
    return 0


def test_a_game_may_leave_conclusions_from_a_clause_unsaid() -> None:
    def refuse(g: follow.Follow, seat: int) -> list[Refusal]:
        legal = follow.may_lay(g, seat)
        return [Refusal(g.name_of(slot), "FO-1", Label("no")) for slot in g.hands[seat] if slot not in legal]

    class Reticent(follow.ForgetfulGame):
        unsaid = frozenset({"FO-1"})

    follow.LAY.refusals = refuse
    ended = [
        check_history(table, past, at % 3, Rng(seed_bytes(at)))
        for seed in range(8)
        for table, past in tables_looked_back_upon(Reticent(), seed)
        for at in range(6)
    ]
    follow.LAY.refusals = None
    assert ended.count(False) > 5
    assert ended.count(True) > 50


def test_the_past_begins_anew_where_cards_were_mixed() -> None:
    table = Table.new(follow.GAME, 3, seed=1)
    past = Past(table)
    assert past.follows(table)
    table.g.cards.conceal(0, table.g.hands[0], table.g.rng)
    assert not past.follows(table)


# -- The other laws ----------------------------------------------------------------------------------------------------


def game_with(fault: str, **methods: Callable[..., Any]) -> Game:
    """The trade game with some methods of its state replaced."""

    class Faulty(trade.TradeGame):
        name = f"trade-{fault}"
        state = type("Faulty", (trade.Trade,), methods)

    return Faulty()


def coin_from_nowhere(g: Any) -> Flow[None]:
    while g.turn < 6:
        yield from trade.take_turn(g, g.turn % g.seats)
        g.turn += 1
        g.coins[0] += g.turn == 4


def endless(g: Any) -> Flow[None]:
    while True:
        yield from choose(trade.TURN, 0)


def forgetful_copy(g: Any) -> Any:
    twin = type(g)(g.seats, g.rng.copy(), g.cards.copy())
    twin.hands = [hand[:] for hand in g.hands]
    twin.aside = g.aside[:]
    twin.coins = g.coins[:]
    return twin


def shallow_copy(g: Any) -> Any:
    twin = type(g)(g.seats, g.rng.copy(), g.cards.copy())
    twin.turn, twin.news, twin.aside, twin.hands, twin.coins = g.turn, g.news, g.aside, g.hands, g.coins
    return twin


def living_board(g: Any, seat: int | None) -> Any:
    return {"coins": g.coins, "hands": [g.seen(seat, hand) for hand in g.hands]}


THROWN = [0]
"""Chance that no seed foresees."""


def other_chance(g: Any) -> Flow[None]:
    while g.turn < 6:
        THROWN[0] += 1
        g.coins.reverse() if THROWN[0] % 3 == 0 else None
        yield from trade.take_turn(g, g.turn % g.seats)
        g.turn += 1


def hindsight(g: Any, seat: int) -> Any:
    """Beliefs limited by the truth."""
    return [([slot], lambda face, most=g.cards.face[slot]: face <= most) for slot in g.aside]


def asking(values: Callable[..., list[str]], **more: Any) -> Callable[[Any], Flow[None]]:
    """A course of the game that asks this and does not care."""
    ask: Ask[str] = Ask("odd", "TR-9", values, trade.at_seat, checkpoint=True, **more)

    def main(g: Any) -> Flow[None]:
        while g.turn < 12:
            answer = yield from choose(ask, g.turn % g.seats)
            if answer == "bad":
                raise IllegalMove("that was listed, but does not apply")
            g.turn += 1

    return main


def spend(g: Any, seat: int) -> list[str]:
    g.aside.reverse()
    return ["pass"]


def refuse_to_pass(g: Any, seat: int) -> list[Refusal]:
    return [Refusal("pass", "TR-9", Label("no"))]


FAULTS: dict[str, tuple[set[int], dict[str, Any]]] = {
    "nothing to answer": ({1}, {"main": asking(lambda g, seat: [])}),
    "two answers alike": ({1}, {"main": asking(lambda g, seat: ["pass", "pass"])}),
    "an answer that does not apply": ({1}, {"main": asking(lambda g, seat: ["pass", "bad"])}),
    "legal and refused": ({2}, {"main": asking(lambda g, seat: ["pass"], refusals=refuse_to_pass)}),
    "listing changes something": ({2}, {"main": asking(spend)}),
    "chance from elsewhere": ({3, 4, 5, 8}, {"main": other_chance}),
    "a copy that forgets the turn": ({4}, {"copy": forgetful_copy}),
    "a copy that shares lists": ({4, 6}, {"copy": shallow_copy}),
    "a view that shares lists": ({4}, {"board": living_board}),
    "a coin from nowhere": ({6}, {"main": coin_from_nowhere}),
    "a game without end": ({7}, {"main": endless}),
    "beliefs from hindsight": ({8}, {"restrictions": hindsight}),
}


def hold_laws(game: Game) -> None:
    for seed in SEEDS:
        check_game(game, Variant(3), seed)


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_breaks_its_law(fault: str) -> None:
    laws, methods = FAULTS[fault]
    game = game_with(fault.replace(" ", "-"), **methods)
    register(game)
    try:
        with pytest.raises(BrokenLaw, match=rf"law \d: {game.name}, 3 seats, seed \d+, decision \d+: ") as caught:
            hold_laws(game)
        assert caught.value.law in laws
    finally:
        del registry()[game.name]
