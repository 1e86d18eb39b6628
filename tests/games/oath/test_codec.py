"""The community's chronicle string."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from camarilla.games.oath import GAME
from camarilla.games.oath.catalog import FACE_OF, NAME, is_vision
from camarilla.games.oath.chronicle_document import Chronicle, invented
from camarilla.games.oath.chronicle_string import adopt, decode, encode, export
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.playout import playout
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.testing import rule

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
    assert [NAME[face] for face in chronicle.relics[-2:]] == ["Grand Mask", "Circlet of Command"]


def retold(**changed):
    """The last example with some of it changed, as a string."""
    return encode({**EXAMPLES[-1]["decoded"], **changed})


def denizens_in(names):
    return sorted(name for name in names if not is_vision(FACE_OF[name]))


@rule("OA-8.8b")
@pytest.mark.parametrize("without", [["Conspiracy"], ["Vision of Faith", "Vision of Conquest"], None])
def test_a_deck_without_all_five_visions_is_built_anew(without):
    told = EXAMPLES[-1]["decoded"]["world_deck"]
    kept = [name for name in told if not is_vision(FACE_OF[name]) or (without and name not in without)]
    world = [NAME[face] for face in adopt(retold(world_deck=kept)).world]
    visions = [number for number, name in enumerate(world) if is_vision(FACE_OF[name])]
    assert [sum(number < 12 for number in visions), sum(12 <= number < 30 for number in visions)] == [2, 3]
    assert len({world[number] for number in visions}) == 5
    assert denizens_in(world) == denizens_in(told)
    assert [name for name in world if name in kept] != kept, "shuffled"


@rule("OA-8.8b")
def test_a_deck_with_all_five_visions_is_read_as_it_lies():
    told = EXAMPLES[-1]["decoded"]["world_deck"]
    moved = sorted(told, key=lambda name: is_vision(FACE_OF[name]))
    assert [NAME[face] for face in adopt(retold(world_deck=moved)).world] == moved


@rule("OA-8.8b")
def test_visions_lie_at_no_site_and_relics_in_no_world_deck():
    told = EXAMPLES[-1]["decoded"]
    sites = [{**site, "cards": site["cards"][:]} for site in told["sites"]]
    space = next(site for site in sites if None in site["cards"])
    space["cards"][space["cards"].index(None)] = "Vision of Faith"
    deck = [name for name in told["world_deck"] if name != "Vision of Faith"]
    string = retold(sites=sites, world_deck=[*deck, "Cup of Plenty", "Great Spire"], relic_deck=["Longbows"])
    chronicle = adopt(string)
    assert not [face for site in chronicle.sites for face in site.cards if is_vision(face)]
    assert denizens_in(NAME[face] for face in chronicle.world) == denizens_in(deck)
    assert sum(map(is_vision, chronicle.world)) == 5
    g = GAME.start(3, GAME.read_options(3, {"chronicle": string}), Rng(seed_bytes(1)))
    g.check()


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda data: data["sites"][0]["cards"].append("vision-of-faith"), "denizens and edifices lie at the sites"),
        (lambda data: data["sites"][0]["cards"].extend(["great-spire", "fallen-spire"]), "each edifice once"),
        (lambda data: data["world"].append("cup-of-plenty"), "holds denizens and Visions"),
        (lambda data: data["dispossessed"].append("vision-of-faith"), "the Dispossessed are denizens"),
        (lambda data: data["world"].remove("vision-of-faith"), "each of the 5 Visions once"),
        (lambda data: data["dispossessed"].append(data["world"][-1]), "a denizen is there twice"),
        (lambda data: data["relics"].pop(), "each of the 20 relics"),
        (lambda data: data["sites"].pop(), "8 different sites"),
        (lambda data: data.update(name="Empire\nand Exile"), "its name is one line"),
        (lambda data: data.update(name="x" * 256), "its name is one line"),
        (lambda data: data.update(citizens=["\u202egreen"]), "by their colours"),
        (lambda data: data.update(winner="nobody"), "by their colours"),
        (lambda data: data["extra"].update(cast_out=["vision-of-faith"]), "those who could be Dispossessed"),
        (lambda data: data["extra"].update(cast_out=data["world"][-1:] * 2), "those who could be Dispossessed"),
        (lambda data: data["extra"].update(cast_out="elders"), "those who could be Dispossessed"),
        (lambda data: data["extra"].update(relics_on_top="4"), "relics lie on top"),
        (lambda data: data["extra"].update(relics_on_top=21), "relics lie on top"),
        (lambda data: data["extra"].update(relics_dealt=[9] * 8), "relics of a site were dealt"),
        (lambda data: data["extra"].update(relics_dealt=[0]), "relics of a site were dealt"),
        (lambda data: data["extra"].update(relics_dealt=None), "relics of a site were dealt"),
    ],
)
def test_a_document_from_which_no_game_can_be_set_up_is_refused(spoil, message):
    data = json.loads(invented(1).dump())
    Chronicle.load(json.dumps(data))
    spoil(data)
    with pytest.raises(BadOptions, match=message):
        Chronicle.load(json.dumps(data))


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
