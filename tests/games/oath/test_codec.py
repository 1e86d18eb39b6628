"""The community's chronicle string."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from camarilla.games.oath import GAME
from camarilla.games.oath.chronicles import Chronicle, invented
from camarilla.games.oath.codec import adopt, decode, encode, export
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.loop import playout
from camarilla.kernel.rng import Rng, seed_bytes

EXAMPLES = json.loads((Path(__file__).parent / "chronicle_examples.json").read_text("utf-8"))
STRINGS = [example["string"] for example in EXAMPLES]


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_examples_decode_as_stated_and_round_trip(example):
    assert decode(example["string"]) == example["decoded"]
    assert encode(example["decoded"]) == example["string"]


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_a_game_can_be_played_from_every_example(example):
    chronicle = adopt(example["string"])
    derived = example["derived"]
    if example["decoded"]["world_deck"]:
        assert len(chronicle.archive()) == derived["archive_denizens"]
    options = GAME.read_options(4, {"chronicle": example["string"]})
    g = GAME.start(4, options, Rng(seed_bytes(1)))
    playout(g, Rng(seed_bytes(2)))
    g.check()
    following = Chronicle.load(g.saga["next"])
    assert following.number == chronicle.number + 1


def test_relics_that_are_missing_go_on_top():
    chronicle = adopt(STRINGS[1])
    assert len(chronicle.relics) == 20
    from camarilla.games.oath.deck import NAME

    assert [NAME[face] for face in chronicle.relics[-2:]] == ["Grand Mask", "Circlet of Command"]


@pytest.mark.parametrize("seed", range(6))
def test_our_chronicles_come_back_from_their_string(seed):
    chronicle = invented(seed)
    if any(len(site.cards) + len(site.relics) > 3 for site in chronicle.sites):
        with pytest.raises(BadOptions, match="no room"):
            export(chronicle)
        return
    again = adopt(export(chronicle))
    ours, theirs = json.loads(chronicle.dump()), json.loads(again.dump())
    for key in ("name", "number", "oath", "world", "dispossessed", "relics", "sites"):
        assert ours[key] == theirs[key], key
    assert sorted(ours["citizens"]) == sorted(theirs["citizens"])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("04010000", "not known"),
        (STRINGS[0][:-2], "too early"),
        (STRINGS[0] + "00", "after its end"),
        (STRINGS[0].replace("1F0000", "1F0004"), "no oath"),
        ("0Z", "hexadecimal"),
        (STRINGS[3].replace("UNKNOWN", "UNKNOW"), "too early"),
    ],
)
def test_what_is_not_a_chronicle_is_refused(text, message):
    with pytest.raises(BadOptions, match=message):
        adopt(text)
