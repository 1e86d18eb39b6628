"""Positions that were saved under earlier revisions of the rules go on under the present ones."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from camarilla.bots.match import play_match
from camarilla.games.inwo import memory
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model.entries import Done, Use
from camarilla.kernel.deals import Deal, Give
from camarilla.kernel.errors import BadPosition, BadRecord
from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify
from camarilla.kernel.table import Table

OLD = Path(__file__).with_name("revision_1.json")
"""A has announced an attack of the Hackers on the Dentists with the Pentagon's aid; B has two things written down."""


def test_a_position_of_revision_1_goes_on_under_the_present_rules():
    table = Table.load(OLD.read_bytes())
    g = table.g
    assert g.readers == dict.fromkeys(g.resources[1], 0b10)
    table.play(1, "plot:gremlins/token")
    table.play(1, "hackers")
    for seat in (0, 1, 0, 1):  # replies to the Gremlins, and to their being discarded
        table.play(seat, "pass")
    assert table.g.attacks.open == []  # revision 1 went on without the leader's token
    assert Table.load(table.dump()).dump() == table.dump()


@pytest.mark.parametrize("revision", [2, 3, 4, 5])
def test_a_position_of_a_later_revision_goes_on_as_it_is(revision):
    table = Table.new("inwo", 3, seed=4)
    data = msgspec.json.decode(table.dump())
    data["revision"] = revision
    assert Table.load(msgspec.json.encode(data)).dump() == table.dump()


def test_what_cards_and_players_had_done_by_one_number_is_told_apart_and_deals_are_read():
    table = Table.new("inwo", 3, seed=4)
    data = msgspec.json.decode(table.dump())
    data["revision"] = 4
    cards = [[2, "smof"], [2, "bonus"], [2, "linked"], [2, "called off 0 fbi"], [2, "relief refused 1"]]
    players = [[2, "acted"], [2, "stand-in"], [2, "refused 17"]]
    data["state"]["used"], data["state"]["used_up"] = [*players, *cards], [[2, "voodoo-economics"], [2, "investigated"]]
    del data["state"]["done"], data["state"]["done_for_good"]
    data["state"]["refused"] = ["2>0: 2:plot:hoax, 0:moved:3,4,1,7", "1>0: "]
    g = Table.load(msgspec.json.encode(data)).g
    assert g.refused == [Deal(2, 0, (Give(2, 0, "plot:hoax"), Give(0, 2, "moved:3,4,1,7"))), Deal(1, 0)]
    assert g.used == [Use(*card) for card in cards]
    assert g.done == [Done(*player) for player in players]
    assert (g.used_up, g.done_for_good) == ([], [Done(2, "voodoo-economics"), Done(2, "investigated")])


def test_a_position_of_revision_5_names_what_went_back_to_the_hand():
    """The Ark of A names Vatican City, which an overlap has sent back to the hand; the Dentists lie there, too."""
    table = Table.load(OLD.with_name("revision_5.json").read_bytes())
    (ark,) = table.g.resources[0]
    assert ID[memory.face_of(table.g, table.g.written[ark])] == "vatican-city"
    assert table.g.written[ark] < 0
    assert Table.load(table.dump()).dump() == table.dump()


@pytest.mark.parametrize("revision", [0, 7])
def test_a_position_of_an_unknown_revision_is_refused(revision):
    data = msgspec.json.decode(OLD.read_bytes())
    data["revision"] = revision
    with pytest.raises(BadPosition, match=f"of revision {revision} of inwo; expected 6"):
        Table.load(msgspec.json.encode(data))


def test_a_record_of_revision_1_is_read_and_not_verified():
    record = play_match("inwo", ["random", "random"], seed=3, options={"round_limit": 1}, record=True).record
    record.revision = 1
    again = Record.read(record.lines())
    assert len(again.entries) == len(record.entries)
    with pytest.raises(BadRecord, match="is of rules revision 1 of inwo, this program plays 6"):
        verify(again)
