"""The table object: asking, answering, seeing, copying, saving."""

from __future__ import annotations

import copy
from typing import Any

import msgspec
import pytest

from camarilla.kernel.errors import (
    BadOptions,
    BadPosition,
    CamarillaError,
    GameOver,
    IllegalMove,
    NotYourTurn,
    NoUndo,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
)
from camarilla.kernel.options import Label
from camarilla.kernel.playout import playout
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

from .games import cancel, leak, nested, peek, sealed, trade, written


def finish(table: Table, seed: int = 0) -> Table:
    rng = Rng(seed_bytes(seed))
    while not table.over:
        seat = rng.pick(table.to_act)
        table.play(seat, rng.pick(table.legal(seat)))
    return table


def notations(table: Table, seat: int) -> list[str]:
    return [option.notation for option in table.legal(seat)]


GAMES = [cancel.GAME, nested.GAME, sealed.GAME, trade.GAME, peek.GAME, written.GAME, leak.HONEST]


# -- Asking and answering ----------------------------------------------------------------------------------------------


def test_who_is_asked_has_options_and_others_have_none() -> None:
    table = Table.new(trade.GAME, 3, seed=1)
    assert (table.to_act, table.asked, table.over, table.result) == ([0], [0], False, None)
    assert notations(table, 0) == ["pass", "trade@1", "trade@2"]
    assert table.legal(1) == []
    assert table.prompt(1) is None
    assert table.refusals(1) == []


def test_an_option_or_its_notation_is_played() -> None:
    one, two = (Table.new(trade.GAME, 3, seed=1) for _ in range(2))
    one.play(0, one.legal(0)[1])
    two.play(0, "trade@1")
    assert one.dump() == two.dump()


def test_a_prompt_names_its_clause() -> None:
    table = Table.new(trade.GAME, 3, seed=1)
    prompt = table.prompt(0)
    assert prompt is not None
    assert (prompt.label, prompt.rule) == (Label("turn"), "TR-1")


def test_what_is_not_listed_is_refused_and_changes_nothing() -> None:
    table = Table.new(trade.GAME, 3, seed=1)
    before = table.dump()
    with pytest.raises(
        UnknownOption, match=r"'trade@7': there is no such move here \[TR-1\]; legal here: pass, trade@1, trade@2"
    ):
        table.play(0, "trade@7")
    assert table.dump() == before


def test_a_refusal_gives_the_reason_and_the_clause() -> None:
    table = Table.new(leak.HONEST, 3, seed=1)
    refusal = table.why_not(0, "attack")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("LE-1", Label("no-attacks"))
    with pytest.raises(IllegalMove, match=r"'attack': no-attacks \[LE-1\]") as refused:
        table.play(0, "attack")
    assert not isinstance(refused.value, UnknownOption)
    assert refused.value.rule == "LE-1"


def test_why_not() -> None:
    table = Table.new(trade.GAME, 3, seed=1)
    assert table.why_not(0, "pass") is None
    reasons = [table.why_not(seat, "nonsense") for seat in (0, 1)]
    assert [reason.reason.id for reason in reasons if reason] == ["refusal-unknown", "refusal-not-asked"]
    over = finish(table).why_not(0, "pass")
    assert over is not None
    assert over.reason.id == "refusal-game-over"


def test_who_is_not_asked_may_not_answer() -> None:
    table = Table.new(trade.GAME, 3, seed=1)
    with pytest.raises(NotYourTurn, match="seat 2 is not asked anything now; the game waits for seat 0"):
        table.play(2, "pass")
    with pytest.raises(NotYourTurn, match="seat 2 is not asked anything now"):
        table.look(2)


def test_a_game_that_is_over() -> None:
    table = finish(Table.new(trade.GAME, 3, seed=1))
    assert table.over
    assert table.to_act == table.asked == []
    assert table.result is not None
    assert sorted(table.result.ranks)[0] == 1
    assert table.view(0).result == table.view(None).result == table.result
    with pytest.raises(GameOver, match="the game is over; 'pass' cannot be played"):
        table.play(0, "pass")


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there(seat: int) -> None:
    table = Table.new(trade.GAME, 3, seed=1)
    acts: list[Any] = [
        lambda: table.legal(seat),
        lambda: table.prompt(seat),
        lambda: table.refusals(seat),
        lambda: table.why_not(seat, "pass"),
        lambda: table.play(seat, "pass"),
        lambda: table.view(seat),
        lambda: table.seen(seat),
        lambda: table.look(seat),
        lambda: table.sample(seat),
        lambda: table.undo(seat),
        lambda: table.record_for(seat),
        lambda: table.end_orders(seat),
    ]
    for act in acts:
        with pytest.raises(UnknownSeat, match=f"there is no seat {seat}; the seats are 0 to 2"):
            act()


# -- Making one --------------------------------------------------------------------------------------------------------


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; the games are: .*potdevin"):
        Table.new("chess", 2)


def test_a_seat_count_the_game_is_not_for() -> None:
    with pytest.raises(BadOptions, match="peek is for 2, 3 seats, not 5"):
        Table.new(peek.GAME, 5)
    with pytest.raises(BadOptions, match="peek is for 2, 3 seats, not 5"):
        Table.at(peek.GAME, {}, seats=5)


def test_options_the_game_does_not_have() -> None:
    with pytest.raises(BadOptions, match="potdevin has no option 'colour'; its options are: teams"):
        Table.new("potdevin", 4, options={"colour": "red"})
    with pytest.raises(BadOptions, match="potdevin: Expected `bool`"):
        Table.new("potdevin", 4, options={"teams": "maybe"})
    with pytest.raises(BadOptions, match="potdevin: teams need 4 or 6 seats, not 3"):
        Table.new("potdevin", 3, options={"teams": True})
    with pytest.raises(BadOptions, match="trade has no option 'x'; its options are: none"):
        Table.new(trade.GAME, 3, options={"x": 1})
    with pytest.raises(BadOptions, match="options are given by name"):
        Table.new("potdevin", 4, options=["teams"])


def test_a_game_without_positions_says_so() -> None:
    with pytest.raises(BadPosition, match="written has no positions by name"):
        Table.at(written.GAME, {}, seats=2)


def test_the_same_seed_gives_the_same_game() -> None:
    one, two, other = (finish(Table.new(peek.GAME, 3, seed=seed)) for seed in (5, 5, 6))
    assert one.record.lines() == two.record.lines() != other.record.lines()


def test_without_a_seed_every_game_is_another() -> None:
    assert Table.new(peek.GAME, 3).seed != Table.new(peek.GAME, 3).seed


def test_the_salt_hides_the_seed() -> None:
    one = Table.new(peek.GAME, 3, seed=5, salt=b"one")
    two = Table.new(peek.GAME, 3, seed=5, salt=b"two")
    assert one.record.commitment != two.record.commitment
    assert Table.new(peek.GAME, 3, seed=5).record.commitment == Table.new(peek.GAME, 3, seed=5).record.commitment


# -- Seeing ------------------------------------------------------------------------------------------------------------


def test_a_view_is_for_its_seat() -> None:
    table = Table.new(trade.GAME, 3, seed=1)
    for seat in range(3):
        view = table.view(seat)
        named = [all(name for _, name in hand) for hand in view.board["hands"]]
        assert named == [other == seat for other in range(3)]
        assert (view.game, view.seats, view.seat) == ("trade", 3, seat)
        assert [(asked.seat, asked.prompt) for asked in view.asked] == [(0, "turn")]
    assert not any(name for hand in table.view(None).board["hands"] for _, name in hand)


def test_events_are_seen_from_some_number_on() -> None:
    table = Table.new(written.GAME, 2, seed=1)
    table.play(0, "write:1")
    table.play(1, "write:2")
    assert [event["number"] for event in table.seen(0)] == [1, None]
    assert [event["number"] for event in table.seen(0, 1)] == [None]
    assert table.seen(0, 2) == []


def test_a_table_that_does_not_listen_has_no_events() -> None:
    table = Table.new(written.GAME, 2, seed=1, listen=False)
    table.play(0, "write:1")
    assert table.events == []
    assert table.seen(0) == []
    assert finish(table).over


def test_a_look_is_all_a_bot_gets() -> None:
    table = Table.new(peek.GAME, 2, seed=1)
    look = table.look(0, thinks=True)
    assert (look.seat, look.options, look.view, look.prompt) == (0, table.legal(0), table.view(0), table.prompt(0))
    assert look.sampler is not None
    world = look.sampler.sample(Rng(seed_bytes(1)))
    assert world.view(0) == table.view(0)
    assert world.g.cards.face == table.sample(0, Rng(seed_bytes(1))).g.cards.face
    assert table.look(0).sampler is None


# -- Copies ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_clones_and_saves_at_every_decision(game: Any) -> None:
    """Each copy is the table, goes on as the table does, and leaves it alone."""
    table = Table.new(game, 3, seed=3)
    rng = Rng(seed_bytes(8))
    while not table.over:
        clone, loaded = table.clone(listen=True), Table.load(table.dump())
        before = table.dump()
        assert clone.dump() == loaded.dump() == before
        seat = rng.pick(table.to_act)
        answer = rng.pick(notations(table, seat))
        at = len(table.events)
        for other in (clone, loaded):
            other.play(seat, answer)
        assert table.dump() == before
        table.play(seat, answer)
        assert clone.dump() == loaded.dump() == table.dump()
        assert (
            clone.seen(seat) == loaded.seen(seat) == table.seen(seat)[len(table.seen(seat)) - len(clone.seen(seat)) :]
        )
        assert len(clone.events) == len(table.events) - at
    assert Table.load(table.dump()).result == table.clone().result == table.result


def test_a_clone_keeps_no_record() -> None:
    clone = Table.new(peek.GAME, 2, seed=1).clone()
    with pytest.raises(CamarillaError, match="only a table played from its set-up has a record"):
        _ = clone.record


def test_a_clone_is_silent_unless_asked_to_listen() -> None:
    table = Table.new(written.GAME, 2, seed=1)
    silent, loud = table.clone(), table.clone(listen=True)
    for other in (silent, loud):
        other.play(0, "write:1")
    assert silent.events == []
    assert len(loud.events) == 1
    assert table.events == []


def test_playing_out_without_a_table_is_the_same_game() -> None:
    """The bare loop plays any of the games to an end that the rules know."""
    for game in GAMES:
        g = game.start(3, game.read_options(3), Rng(seed_bytes(4)))
        assert playout(g, Rng(seed_bytes(5))) > 0
        g.check()
        assert len(g.result().ranks) == 3
        assert playout(g, Rng(seed_bytes(5))) == 0, "what is over stays over"


# -- Samples -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_samples_at_every_decision(game: Any) -> None:
    """A sample shows its seat what the table shows it, can be drawn again and played on, and touches nothing."""
    table = Table.new(game, 3, seed=6)
    rng = Rng(seed_bytes(9))
    while not table.over:
        before = table.dump()
        for seat in range(3):
            sample = table.sample(seat, rng.copy())
            assert sample.view(seat) == table.view(seat)
            assert sample.legal(seat) == table.legal(seat)
            assert sample.prompt(seat) == table.prompt(seat)
            twin = sample.clone() if sample.at_checkpoint else table.sample(seat, rng.copy())
            assert twin.g.dump() == sample.g.dump()
            assert finish(twin).g.dump() == finish(sample).g.dump()
        assert table.dump() == before
        seat = rng.pick(table.to_act)
        table.play(seat, rng.pick(table.legal(seat)))


def test_a_sample_does_not_foresee_the_dice() -> None:
    table = Table.new(nested.GAME, 2, seed=1)
    rolls = set()
    for seed in range(30):
        sample = table.sample(0, Rng(seed_bytes(seed)))
        assert sample.g.rng.key != table.g.rng.key
        for seat, answer in ((0, "attack@1"), (1, "pass")):
            sample.play(seat, answer)
        rolls.add(sample.g.rng.copy().die())
    assert len(rolls) > 3


def within_a_turn() -> Table:
    """A table that has left its last checkpoint."""
    table = Table.new(nested.GAME, 2, seed=1)
    table.play(0, "attack@1")
    assert not table.at_checkpoint
    return table


def test_a_sample_within_a_turn_is_copied_by_its_stream_until_its_next_checkpoint() -> None:
    sample = within_a_turn().sample(1, Rng(seed_bytes(3)))
    with pytest.raises(CamarillaError, match="the same stream draws it again"):
        sample.clone()
    with pytest.raises(NoUndo):
        sample.undo(0)
    while not sample.at_checkpoint:
        sample.play(sample.to_act[0], sample.legal(sample.to_act[0])[0])
    assert sample.clone().g.dump() == sample.g.dump()


def test_a_sampler_within_a_turn_has_as_many_worlds_as_the_bot_asked_for() -> None:
    table = within_a_turn()
    seat = table.to_act[0]
    sampler = table.look(seat, thinks=3).sampler
    assert sampler is not None
    worlds = [sampler.sample(Rng(seed_bytes(5))) for _ in range(3)]
    assert [world.g.dump() for world in worlds] == [table.sample(seat, Rng(seed_bytes(5))).g.dump()] * 3
    assert sampler.left == 0
    with pytest.raises(CamarillaError, match="are used up"):
        sampler.sample(Rng(seed_bytes(5)))


def test_a_sample_is_not_saved() -> None:
    sample = Table.new(peek.GAME, 2, seed=1).sample(0)
    for table in (sample, sample.clone()):
        with pytest.raises(CamarillaError, match="a sample is for thinking and is not saved"):
            table.dump()


def test_samples_differ_and_repeat_with_the_stream() -> None:
    table = Table.new(peek.GAME, 3, seed=1)
    drawn = [tuple(table.sample(0, Rng(seed_bytes(seed))).g.cards.face) for seed in (1, 2, 1)]
    assert drawn[0] == drawn[2] != drawn[1]
    assert tuple(table.sample(0).g.cards.face) != tuple(table.sample(0).g.cards.face)


# -- Saves -------------------------------------------------------------------------------------------------------------


def saved() -> dict[str, Any]:
    """A position within a turn, with an answer held."""
    table = Table.new(sealed.GAME, 3, seed=1)
    for seat in range(3):
        table.play(seat, table.legal(seat)[0])
    table.play(1, "claim:1")
    position: dict[str, Any] = msgspec.json.decode(table.dump())
    return position


def damage(key: str, value: Any) -> bytes:
    position = copy.deepcopy(saved())
    *path, last = key.split(".")
    inner: Any = position
    for part in path:
        inner = inner[part]
    inner[last] = value
    return msgspec.json.encode(position)


def answers(*rows: list[Any]) -> dict[str, Any]:
    """A step as positions store it."""
    return {"type": "answers", "answers": rows}


def test_a_saved_position_is_text_or_bytes() -> None:
    data = msgspec.json.encode(saved())
    assert Table.load(data).dump() == Table.load(data.decode()).dump() == data


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "this is not a saved position"),
        (b"{}", "this is not a saved position"),
        (b"[1, 2]", "this is not a saved position"),
        (b"\xff\xfe", "this is not a saved position"),
        (damage("camarilla", 99), "of version 99; this program reads 1 to 2"),
        (damage("revision", 7), "revision 7 of sealed; expected"),
        (damage("state", {}), "this is not a saved position"),
        (damage("state", None), "this is not a saved position"),
        (damage("state.cards", []), "this is not a saved position"),
        (damage("state.chips", [9, 9, 9]), "this is not a possible position: chips do not add up"),
        (damage("options", {"x": []}), "this is not a saved position|sealed has no option 'x'"),
        (damage("tail", [answers([9, "pass", False])]), "seat 9"),
        (damage("tail", [answers([0, "no-such-card", False])]), "which is not legal there"),
        (damage("tail", [answers(["0", "pass"])]), "this is not a saved position"),
        (damage("tail", [answers()]), "too few or too many answers"),
        (damage("tail", [{"type": "stretch", "number": 0}]), "this is not a saved position"),
        (damage("tail", [5]), "this is not a saved position"),
        (damage("tail", [[]]), "this is not a saved position"),
        (damage("held", {"1": ["claim:99", False]}), "seat 1 .*'claim:99'.*not legal"),
        (damage("held", {"7": ["pass", False]}), "seat 7"),
        (damage("held", []), "this is not a saved position"),
        (damage("orders", {"0": [{"kind": 5}]}), "this is not a saved position"),
        (damage("orders", 5), "this is not a saved position"),
    ],
)
def test_a_damaged_position_is_refused_in_one_sentence(data: bytes, said: str) -> None:
    with pytest.raises(CamarillaError, match=said) as refused:
        Table.load(data)
    assert "\n" not in str(refused.value)


def test_a_position_of_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        Table.load(damage("game", "chess"))
