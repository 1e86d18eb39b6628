"""Records: written, read, replayed, proved; and every way to damage one gives one clear sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from camarilla.kernel.errors import BadRecord, CamarillaError
from camarilla.kernel.game import Game
from camarilla.kernel.records import Record
from camarilla.kernel.replay import replay, verify
from camarilla.kernel.rng import Rng, commitment, seed_bytes
from camarilla.kernel.steps import Stretch
from camarilla.kernel.table import Table

from .games import cancel, leak, nested, peek, sealed, trade, written

GAMES = [cancel.GAME, nested.GAME, sealed.GAME, trade.GAME, peek.GAME, written.GAME, leak.HONEST]


def played(game: Game, seats: int = 3, seed: int = 1, steps: int = 10_000) -> Table:
    """A table after some random answers."""
    table = Table.new(game, seats, seed=seed)
    rng = Rng(seed_bytes(seed)).fork("play")
    while not table.over and len(table.steps) < steps:
        seat = rng.pick(table.to_act)
        table.play(seat, rng.pick(table.legal(seat)))
    return table


def lines(table: Table) -> list[Any]:
    """The lines of a record, decoded."""
    return [msgspec.json.decode(line) for line in table.record.lines().splitlines()]


def written_out(data: list[Any]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in data)


def sealed_game() -> list[Any]:
    """A finished game of sealed polls and polls by priority; the last of these was won by the first in order."""
    return lines(played(sealed.GAME, seed=2))


# -- There and back ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_record_is_read_as_it_was_written_and_proves_itself(game: Game) -> None:
    table = played(game)
    text = table.record.lines()
    record = Record.read(text)
    assert record == table.record
    assert record.lines() == text
    proved = verify(record)
    assert proved.record.lines() == text
    assert proved.result == table.result


@pytest.mark.parametrize("steps", [0, 1, 4])
def test_a_record_is_replayed_to_any_step(steps: int) -> None:
    table = played(trade.GAME, steps=4)
    at = replay(table.record, steps)
    assert len(at.steps) == steps
    assert at.dump() == played(trade.GAME, steps=steps).dump()


def test_a_game_that_goes_on_can_be_written_and_replayed() -> None:
    table = played(trade.GAME, steps=5)
    record = Record.read(table.record.lines())
    assert record.result is None
    assert replay(record).dump() == table.dump()


def test_every_step_has_the_events_it_caused() -> None:
    table = played(written.GAME)
    record = table.record
    assert record.opening == []
    told = [event for entry in record.entries for event in entry.events]
    assert told[:3] == [{"type": "Wrote", "seat": seat, "number": table.g.written[seat]} for seat in range(3)]
    assert [len(entry.events) for entry in record.entries] == [1, 1, 1] + [0] * 8 + [1]


def test_the_events_of_the_set_up_come_first() -> None:
    table = Table.new("potdevin", 3, seed=1)
    assert {event["type"] for event in table.record.opening} == {"CardsDealt", "RoundBegan"}
    assert table.record.entries == []


# -- What leaves the server --------------------------------------------------------------------------------------------


def test_what_a_seat_takes_away_holds_no_seed_and_no_foreign_secret() -> None:
    table = played(written.GAME, steps=4)
    for seat in range(3):
        record = table.record_for(seat)
        text = record.lines()
        assert (record.seed, record.salt) == (None, None)
        assert table.seed is not None
        assert table.seed.hex().encode() not in text
        assert table.salt.hex().encode() not in text
        assert record.commitment == table.record.commitment
        numbers = [event["number"] for entry in record.entries for event in entry.events]
        assert numbers == [table.g.written[other] if other == seat else None for other in range(3)]
        assert [answer[0] for entry in record.entries for answer in entry.answers if answer] == [seat] * (
            1 + (seat == 0)
        )
        assert Record.read(text) == record


def test_the_record_of_a_seat_is_what_it_saw() -> None:
    table = played(peek.GAME)
    for seat in range(3):
        record = table.record_for(seat)
        assert record.opening + [event for entry in record.entries for event in entry.events] == table.seen(seat)


def test_the_set_up_in_the_record_of_a_seat_is_what_it_saw() -> None:
    table = Table.new("potdevin", 3, seed=1)
    for seat in range(3):
        record = table.record_for(seat)
        dealt = [event["cards"] for event in record.opening if event["type"] == "CardsDealt"]
        assert [cards is not None for cards in dealt] == [other == seat for other in range(3)]
        assert record.opening == table.seen(seat)


def test_the_record_of_a_seat_has_the_options_as_players_may_see_them() -> None:
    class Discreet(type(written.GAME)):  # type: ignore[misc]
        def shown(self, options: dict[str, Any]) -> dict[str, Any]:
            return {"said": len(options)}

    table = played(Discreet(), steps=4)
    assert table.record_for(0).options == {"said": len(table.record.options)}


def test_the_record_of_a_seat_tells_of_new_stretches() -> None:
    table = played(written.GAME, steps=4)
    table.undo(0, agreed=True)
    record = table.record_for(1)
    assert record.entries[-1].step == Stretch(1)
    assert Record.read(record.lines()) == record


def test_the_record_of_a_seat_cannot_be_replayed_or_proved() -> None:
    record = played(written.GAME, steps=4).record_for(0)
    with pytest.raises(BadRecord, match="does not reveal its seed, so it can be watched but not replayed"):
        replay(record)
    with pytest.raises(BadRecord, match="does not reveal its seed: the game was not over"):
        verify(record)


# -- Damage ------------------------------------------------------------------------------------------------------------


def change(data: list[Any], line: int, key: str, value: Any) -> bytes:
    data[line][key] = value
    return written_out(data)


def heard_of_last(data: list[Any]) -> dict[int, Any]:
    """The answers of the last step, a claim, in the order in which they are heard."""
    table = replay(Record.read(written_out(data)), len(data) - 4)
    answers = {answer[0]: answer for answer in data[-2]["step"]["answers"]}
    return {choice.seat: answers[choice.seat] for choice in table.pending.choices}  # type: ignore[union-attr]


def other_answer() -> bytes:
    """Another legal answer at the last step."""
    data = sealed_game()
    first = next(iter(heard_of_last(data).values()))
    first[1] = "claim:1" if first[1] != "claim:1" else "claim:2"
    return written_out(data)


def unheard_answer() -> bytes:
    """Somebody who was not heard is said to have answered: legal, without effect, and nobody's business."""
    data = sealed_game()
    first, *_, last = heard_of_last(data).values()
    assert (first[1] != "pass", last[1]) == (True, "pass")
    last[1] = "claim:1"
    return written_out(data)


def fewer_answers() -> bytes:
    data = sealed_game()
    data[-2]["step"]["answers"].pop()
    return written_out(data)


def more_answers() -> bytes:
    data = sealed_game()
    data[2]["step"]["answers"] += data[3]["step"]["answers"]
    return written_out(data)


def longer() -> bytes:
    data = sealed_game()
    data.insert(-1, data[2])
    data[-1]["steps"] += 1
    return written_out(data)


def other_seed() -> bytes:
    """Another seed, and a commitment that fits it: the events give it away."""
    data = sealed_game()
    seed, salt = seed_bytes(99), b"0" * 16
    data[0].update(seed=seed.hex(), salt=salt.hex(), commitment=commitment(seed, salt))
    return written_out(data)


def events_of(line: int, value: Any) -> Callable[[], bytes]:
    return lambda: change(sealed_game(), line, "events", value)


def answers_of(line: int, value: Any) -> Callable[[], bytes]:
    return step_of(line, type="answers", answers=value)


def step_of(line: int, **fields: Any) -> Callable[[], bytes]:
    return lambda: change(sealed_game(), line, "step", fields)


def header(key: str, value: Any) -> Callable[[], bytes]:
    return lambda: change(sealed_game(), 0, key, value)


def cut(at: int) -> Callable[[], bytes]:
    return lambda: written_out(sealed_game())[:at]


def without(*gone: int) -> Callable[[], bytes]:
    def damaged() -> bytes:
        data = sealed_game()
        return written_out([line for at, line in enumerate(data) if at not in [number % len(data) for number in gone]])

    return damaged


DAMAGE: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "the record is empty; expected a header line"),
    "blank": (lambda: b"\n  \n", "the record is empty; expected a header line"),
    "cut in the first line": (cut(30), "cut off in the middle of line 1"),
    "cut in the last line": (cut(-9), "cut off in the middle of line 9"),
    "cut before the end of a line": (cut(-1), "cut off in the middle of line 9"),
    "cut after a line": (without(-1), "cut off after line 8: its closing line is missing"),
    "cut after the header": (without(*range(1, 9)), "the record has 1 lines; expected a header"),
    "a step is missing": (without(4), "the record has 5 steps but its closing line says 6"),
    "no set-up": (without(1), "the record has 5 steps but its closing line says 6"),
    "not JSON": (lambda: b"hello\n" * 9, "line 1 of the record is not a header line"),
    "not text": (lambda: b'"\xff"\n' * 9, "line 1 of the record is not a header line"),
    "another version": (header("camarilla_record", 3), "of version 3; this program reads 1 to 2"),
    "another revision": (header("revision", 8), "of rules revision 8 of sealed, this program plays 1"),
    "another game": (header("game", "chess"), "there is no game 'chess'"),
    "another number of seats": (header("seats", 9), "sealed is for 2, 3, 4 seats, not 9"),
    "other options": (header("options", {"x": 1}), "sealed has no option 'x'"),
    "seed that was not committed to": (header("seed", "00" * 32), "not the one committed to before the first move"),
    "seed of odd length": (header("seed", "abc"), "seed is not hex digits"),
    "salt that is no hex": (header("salt", "zz"), "salt is not hex digits"),
    "seed withheld": (header("seed", None), "does not reveal its seed"),
    "another seed with its commitment": (other_seed, "step 1"),
    "another answer": (other_answer, "the events of step 6 are not the ones its seed and answers give"),
    "an answer that was not heard": (
        unheard_answer,
        "step 6 of the record holds an answer that the table would never have shown",
    ),
    "an answer that is not legal": (answers_of(2, [[0, "card99", False]] * 3), "step 1 .*'card99'.* not legal"),
    "an answer of nobody": (answers_of(2, [[7, "pass", False]]), "step 1 .*no seat 7"),
    "no answer": (answers_of(2, []), "step 1 "),
    "a missing answer": (fewer_answers, "step 6 "),
    "answers too many": (more_answers, "step 1 "),
    "answers that are no list of answers": (answers_of(2, [5, 6]), "line 3 .* not an entry line"),
    "answers of the wrong form": (answers_of(2, [["a", "b"]]), "line 3 .* not an entry line"),
    "answers that are no list": (answers_of(2, "pass"), "line 3 of the record is not an entry line"),
    "a stretch without a number": (step_of(2, type="stretch"), "line 3 .* `number`"),
    "a stretch that is none": (step_of(2, type="stretch", number=-4), "line 3 .*`int`"),
    "an enormous stretch": (step_of(2, type="stretch", number=1 << 63), "line 3 .*`int`"),
    "a step of no kind": (step_of(2, type="shuffle"), "line 3 .* 'shuffle'"),
    "a fork whose seed is too short": (
        step_of(2, type="fork", seed="00", salt="", commitment=""),
        "step 1 .* a seed has 32 bytes",
    ),
    "a fork without its seed": (
        step_of(2, type="fork", seed=None, salt=None, commitment=""),
        "step 1 .* does not reveal",
    ),
    "a step after the end": (longer, "step 7 "),
    "another event": (events_of(3, [{"type": "Claimed", "seat": 0, "stake": 99}]), "the events of step 2 are not"),
    "an event too few": (events_of(2, []), "the events of step 1 are not"),
    "another set-up": (events_of(1, [{"type": "Dealt"}]), "the set-up of the record is not the one its seed gives"),
    "another result": (
        lambda: change(sealed_game(), -1, "result", {"winners": [2], "ranks": [3, 2, 1], "scores": [0, 0, 9]}),
        "the result of the record is not the one",
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_refused_in_one_sentence(damage: str) -> None:
    made, said = DAMAGE[damage]
    with pytest.raises(CamarillaError, match=said) as refused:
        verify(Record.read(made()))
    assert "\n" not in str(refused.value)


def test_what_is_not_damaged_is_not_refused() -> None:
    assert verify(Record.read(written_out(sealed_game()))).over
