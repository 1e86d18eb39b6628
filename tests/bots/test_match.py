"""One game between bots: repeatable, fair, and the same game however it is played."""

from __future__ import annotations

import gc
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import msgspec
import pytest

from camarilla import Table, find, new, verify
from camarilla.bots import RandomBot
from camarilla.bots.match import Match, play_match, play_table
from camarilla.kernel.bots import Look
from camarilla.kernel.errors import BadInput, BadOptions
from camarilla.kernel.game import Variant
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.state import State

GAME = find("potdevin")
VARIANTS = [pytest.param(variant, id=str(variant)) for variant in GAME.variants]


def timeless(match: Match) -> Match:
    return msgspec.structs.replace(match, seconds=0.0)


def bots(variant: Variant, *names: str) -> list[str]:
    return [names[seat % len(names)] for seat in range(variant.seats)]


@pytest.mark.parametrize("record", [False, True])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_seed_gives_the_same_game(variant: Variant, record: bool) -> None:
    first, second = (
        play_match(GAME, bots(variant, "heuristic", "random"), seed=5, options=variant.options, record=record)
        for _ in range(2)
    )
    assert timeless(first) == timeless(second)
    assert first.seconds > 0
    other = play_match(GAME, bots(variant, "heuristic", "random"), seed=6, options=variant.options, record=record)
    assert other.result != first.result


@pytest.mark.parametrize("names", [("random",), ("heuristic", "random")])
@pytest.mark.parametrize("variant", VARIANTS)
def test_keeping_the_record_does_not_change_the_game(variant: Variant, names: tuple[str, ...]) -> None:
    """Random bots among themselves are played by the bare loop, with a record at a table: it is the same game."""
    for seed in range(10):
        plain = play_match(GAME, bots(variant, *names), seed=seed, options=variant.options)
        kept = play_match(GAME, bots(variant, *names), seed=seed, options=variant.options, record=True)
        assert plain.record is None
        assert kept.record is not None
        assert timeless(plain) == msgspec.structs.replace(timeless(kept), record=None)
        assert sum(len(entry.answers) for entry in kept.record.entries) == kept.decisions
        assert kept.record.result == kept.result


def test_the_record_is_verified_by_its_seed() -> None:
    match = play_match(GAME, ["heuristic", "random", "random"], seed=11, record=True)
    assert match.record is not None
    assert match.record.seed == match.seed == seed_bytes(11).hex()
    verify(match.record)


def test_seats_draw_from_streams_of_their_own() -> None:
    """What one bot draws does not shift what another will draw."""

    class Spy:
        thinks = False
        listens = False

        def __init__(self) -> None:
            self.draws: list[int] = []

        def act(self, look: Look, rng: Rng) -> Option:
            self.draws.append(rng.copy().below(10**9))
            for _ in range(look.seat):
                rng.below(2)
            return look.options[0]

    table = new(GAME, seats=3, seed=1)
    spies = [Spy(), Spy(), Spy()]
    play_table(table, list(spies), [Rng(seed_bytes(1)).fork(f"bot:{seat}") for seat in range(3)])
    firsts = [spy.draws[0] for spy in spies]
    assert len(set(firsts)) == 3
    assert len(set(spies[0].draws)) == 1  # seat 0 drew nothing, and nobody drew from its stream


@pytest.mark.parametrize(
    ("variant", "sides"),
    [
        (Variant(3), ((0,), (1,), (2,))),
        (Variant(4, {"teams": True}), ((0, 2), (1, 3))),
        (Variant(6), ((0, 3), (1, 4), (2, 5))),
    ],
)
def test_sides_are_seats_or_teams(variant: Variant, sides: tuple[tuple[int, ...], ...]) -> None:
    for record in (False, True):
        match = play_match(GAME, bots(variant, "random"), seed=1, options=variant.options, record=record)
        assert match.sides == sides


def test_bad_input_is_refused_before_the_first_move() -> None:
    with pytest.raises(BadInput, match="no bot 'oracle'"):
        play_match(GAME, ["random", "random", "oracle"])
    with pytest.raises(BadOptions, match="3, 4, 5, 6 seats, not 2"):
        play_match(GAME, ["random", "random"])


# -- What a bot gets ---------------------------------------------------------------------------------------------------


def reachable(thing: Any) -> list[Any]:
    """Everything that can be reached from an object by following references, code and classes left out."""
    seen: dict[int, Any] = {}
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, type | ModuleType | FunctionType | BuiltinFunctionType):
            continue
        seen[id(one)] = one
        waiting.extend(gc.get_referents(one))
    return list(seen.values())


@pytest.mark.parametrize("listens", [False, True])
@pytest.mark.parametrize("variant", VARIANTS)
def test_nothing_leads_from_a_look_to_the_table(variant: Variant, listens: bool) -> None:
    table = new(GAME, seats=variant.seats, seed=2, options=variant.options)
    rng = Rng(seed_bytes(2))
    while not table.over:
        seat = table.to_act[0]
        look = table.look(seat, False, listens)
        for thing in reachable(look):
            assert not isinstance(thing, Table | State | Rng)
            assert thing is not table.g.cards.face
        table.play(seat, RandomBot().act(look, rng))


def test_a_look_has_what_the_bot_asks_for_and_no_more() -> None:
    table = new(GAME, seats=4, seed=2)
    seat = table.to_act[0]
    table.play(seat, table.legal(seat)[0])
    seat = table.to_act[0]
    plain = table.look(seat, False, False)
    assert (plain.events, plain.sampler) == ([], None)
    full = table.look(seat, True, True)
    assert full.events == table.seen(seat)
    assert full.sampler is not None
    assert full.sampler.sample(Rng(seed_bytes(1))).view(seat) == table.view(seat)
    assert plain.options == full.options == table.legal(seat)
    assert plain.prompt == full.prompt == table.prompt(seat)


def test_a_bot_that_listens_hears_also_when_nobody_keeps_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[int] = []

    class Listener:
        thinks = False
        listens = True

        def act(self, look: Look, rng: Rng) -> Option:
            heard.append(len(look.events))
            return look.options[0]

    class WithListener(type(GAME)):  # type: ignore[misc]
        bots = {"listener": Listener}

    play_match(WithListener(), ["listener", "random", "random"], seed=1)
    assert heard[0] > 0
    assert heard == sorted(heard)
    assert heard[-1] > heard[0]
