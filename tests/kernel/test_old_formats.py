"""What version 1 of the formats stored is still read. The files were written by the code as it was before version 2."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from camarilla.cli.saves import load_game
from camarilla.kernel.errors import BadInput, BadPosition, BadRecord
from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify
from camarilla.kernel.steps import Answers, Fork, Step, Stretch
from camarilla.kernel.table import Table

OLD = Path(__file__).parent / "version_1"
EXPECTED = msgspec.json.decode((OLD / "expected.json").read_bytes())


def rows(step: Step) -> list[Any]:
    """A step as version 1 wrote it."""
    match step:
        case Stretch(number):
            return ["stretch", number]
        case Fork(seed, salt, commitment):
            return ["fork", seed, salt, commitment]
        case Answers(answers):
            return [list(answer) for answer in answers]


def told(table: Table) -> dict[str, Any]:
    """What the old code wrote down of a position."""
    return {
        "to_act": table.to_act,
        "asked": table.asked,
        "legal": {str(seat): [option.notation for option in table.legal(seat)] for seat in range(table.seats)},
        "held": {str(seat): [held.notation, held.ordered] for seat, held in table.held.items()},
        "orders": {str(seat): msgspec.to_builtins(orders) for seat, orders in table.orders.items() if orders},
        "stretches": table.stretches,
        "state": hashlib.sha256(msgspec.json.encode(table.g.dump())).hexdigest(),
    }


@pytest.mark.parametrize("file", EXPECTED["positions"])
def test_an_old_position_loads_and_is_saved_anew(file: str) -> None:
    data = (OLD / file).read_bytes()
    assert msgspec.json.decode(data)["camarilla"] == 1
    table = Table.load(data)
    assert told(table) == EXPECTED["positions"][file]
    again = msgspec.json.decode(table.dump())
    assert again["camarilla"] == 2
    assert told(Table.load(table.dump())) == EXPECTED["positions"][file]


def test_the_old_positions_have_every_kind_of_step_in_their_tails() -> None:
    tails = [step for file in EXPECTED["positions"] for step in Table.load((OLD / file).read_bytes()).steps]
    assert {type(step) for step in tails} == {Answers, Stretch, Fork}


@pytest.mark.parametrize("file", EXPECTED["records"])
def test_an_old_record_proves_itself_and_is_written_anew(file: str) -> None:
    data = (OLD / file).read_bytes()
    record = Record.read(data)
    assert [rows(entry.step) for entry in record.entries] == EXPECTED["records"][file]["steps"]
    assert msgspec.json.decode(msgspec.json.encode(record.result)) == EXPECTED["records"][file]["result"]
    assert verify(record).record == record
    assert Record.read(record.lines()) == record
    header, old = (msgspec.json.decode(lines.splitlines()[0]) for lines in (record.lines(), data))
    assert header == {**old, "camarilla_record": 2}


def test_an_old_saved_game_goes_on() -> None:
    table, players = load_game(OLD / "coup-save.json")
    assert [player.name for player in players] == ["Ada", ""]
    assert told(table) == EXPECTED["saves"]["coup-save.json"]
    assert any(isinstance(entry.step, Stretch) for entry in table.record.entries)


@pytest.mark.parametrize(
    "answers",
    ['["stretch",0]', '["stretch",1.5]', '["stretch",true]', '["fork","00"]', '["shuffle"]', '"pass"', "[[0]]"],
)
def test_what_was_no_step_in_version_1_is_none_now(answers: str) -> None:
    header, opening = (OLD / "coup.jsonl").read_bytes().splitlines()[:2]
    closing = b'{"steps":1,"result":null}'
    damaged = b"\n".join([header, opening, b'{"answers":%s,"events":[]}' % answers.encode(), closing, b""])
    with pytest.raises(BadRecord, match="line 3 of the record is not an entry line"):
        Record.read(damaged)


def test_a_version_to_come_is_refused_by_its_number(tmp_path: Path) -> None:
    position = (OLD / "sealed-held-and-orders.json").read_bytes()
    with pytest.raises(BadPosition, match="of version 3; this program reads 1 to 2"):
        Table.load(position.replace(b'"camarilla":1', b'"camarilla":3'))
    record = (OLD / "coup.jsonl").read_bytes()
    with pytest.raises(BadRecord, match="of version 3; this program reads 1 to 2"):
        Record.read(record.replace(b'"camarilla_record":1', b'"camarilla_record":3'))
    save = tmp_path / "save.json"
    save.write_bytes((OLD / "coup-save.json").read_bytes().replace(b'"camarilla_save":1', b'"camarilla_save":3'))
    with pytest.raises(BadInput, match="of version 3; this program reads 1 to 2"):
        load_game(save)
