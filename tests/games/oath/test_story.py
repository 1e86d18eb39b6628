"""Chronicles as their players may see them, and as they go from table to table."""

import json
from pathlib import Path

import pytest

from camarilla.games.oath.catalog import FIRST_SITE, NAME, SLUG
from camarilla.games.oath.chronicle_document import Chronicle, invented
from camarilla.games.oath.chronicle_mixing import mixed
from camarilla.games.oath.chronicle_string import adopt, decode
from camarilla.games.oath.chronicle_view import brought, story_of, taken_along
from camarilla.games.oath.game import GAME
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.playout import playout
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.testing import rule

from .helpers import finish

EXAMPLES = json.loads((Path(__file__).parent / "chronicle_examples.json").read_text("utf-8"))
STRINGS = [example["string"] for example in EXAMPLES]


def rng(seed: int) -> Rng:
    return Rng(seed_bytes(seed)).fork("story")


@pytest.mark.parametrize("seed", range(10))
def test_mixing_changes_only_what_nobody_knows(seed):
    before = invented(seed)
    after = mixed(before, rng(seed))
    assert story_of(after) == story_of(before)
    assert sorted(after.faces().denizens) == sorted(before.faces().denizens)
    assert [site.cards for site in after.sites] == [site.cards for site in before.sites]
    assert after.world != before.world
    assert Chronicle.load(after.dump()).dump() == after.dump(), "a game can be set up from it"


def test_what_was_hidden_has_no_bearing_on_the_string():
    before = invented(3)
    other = mixed(before, rng(1))
    assert other.world != before.world
    assert [site.site for site in other.sites] != [site.site for site in before.sites]
    assert taken_along(other) == taken_along(before)
    assert adopt(taken_along(before)).number == before.number


def test_the_winners_relics_stay_on_top_of_the_deck():
    before = invented(5)
    before.extra["relics_on_top"] = 4
    after = mixed(before, rng(2))
    assert set(after.relics[:4]) == set(before.relics[:4])
    orders = {tuple(mixed(before, rng(seed)).relics[:4]) for seed in range(12)}
    assert len(orders) > 4


def left_by_a_game(seed: int) -> Chronicle:
    """The chronicle at the end of a game in which cards were discarded and relics dealt."""
    g = GAME.start(3, GAME.read_options(3, {"chronicle": f"invented:{seed}"}), rng(seed))
    playout(g, rng(seed + 100))
    return Chronicle.load(g.saga["next"])


def set_up(chronicle: Chronicle, seed: int) -> dict[str, object]:
    """The whole table as a game by this seed is set up from a chronicle."""
    g = GAME.start(3, GAME.read_options(3, {"chronicle": chronicle.dump()}), Rng(seed_bytes(seed)))
    return GAME.inspect(g)


@rule("OA-1.19b", "OA-8.5b", "OA-8.6.1b", "OA-8.8a")
@pytest.mark.parametrize("seed", range(4))
def test_what_the_end_of_a_game_drew_tells_nothing_of_the_next(seed):
    left = left_by_a_game(seed)
    otherwise = mixed(left, rng(seed))
    assert otherwise.world != left.world
    assert sorted(otherwise.dispossessed) != sorted(left.dispossessed)
    assert otherwise.relics != left.relics
    assert set_up(otherwise, 1) == set_up(left, 1), "the next game's own seed decides"
    assert set_up(left, 2)["world"] != set_up(left, 1)["world"]


@rule("OA-8.5b", "OA-8.6.2")
@pytest.mark.parametrize("seed", range(4))
def test_the_dispossessed_and_relics_are_drawn_again_from_where_they_came(seed):
    left = left_by_a_game(seed)
    pool = {*left.extra["cast_out"]}
    before = {SLUG[face] for face in left.dispossessed} - pool
    drawn: set[str] = set()
    for chance in range(40):
        after = mixed(left, rng(chance))
        assert story_of(after) == story_of(left)
        assert Chronicle.load(after.dump()).dump() == after.dump()
        outcasts = {SLUG[face] for face in after.dispossessed}
        assert before < outcasts
        assert outcasts - before < pool
        assert len(outcasts - before) == 6
        drawn |= outcasts - before
        for site, old, dealt in zip(after.sites, left.sites, left.extra["relics_dealt"], strict=True):
            kept = len(old.relics) - dealt
            assert site.relics[:kept] == old.relics[:kept]
    assert len(drawn) > 6


def test_the_story_names_faceup_sites_and_counts_the_rest():
    chronicle = invented(7)
    story = story_of(chronicle)
    for told, site in zip(story["sites"], chronicle.sites, strict=True):
        assert told["site"] == (NAME[FIRST_SITE + site.site] if site.faceup else None)
        assert told["relics"] == len(site.relics)
    assert story["world"] == len(chronicle.world)
    assert not any(key in story for key in ("extra", "relic_deck"))
    hidden = [SLUG[FIRST_SITE + site.site] for site in chronicle.sites if not site.faceup]
    assert hidden
    assert not any(name in json.dumps(story) for name in hidden)


@pytest.mark.parametrize("number", range(3))
def test_a_chronicle_made_up_from_a_number_hides_its_cards_from_who_knows_the_number(number):
    known = invented(number)
    tables = [set_up(known, seed) for seed in range(6)]
    for hidden in ("world", "dispossessed", "site_relics", "relic_deck"):
        assert len({str(table[hidden]) for table in tables}) > 1, hidden


def test_options_are_shown_without_the_document():
    document = invented(2).dump()
    assert GAME.shown({"chronicle": document, "deeds": 6}) == {
        "chronicle": f"Empire and Exile {invented(2).number}",
        "deeds": 6,
    }
    assert GAME.shown({"chronicle": "invented:2"}) == {"chronicle": "invented:2"}
    assert GAME.shown({"chronicle": ""}) == {"chronicle": ""}
    assert GAME.series.story({"chronicle": ""}) is None


@pytest.mark.parametrize("text", STRINGS)
def test_a_string_that_is_brought_keeps_what_it_tells(text):
    chronicle = brought(f"  {text}\n", rng(0))
    told = decode(text)
    assert (chronicle.name, chronicle.number) == (told["chronicle_name"], told["game_number"])
    for site, before in zip(chronicle.sites, told["sites"], strict=True):
        if before["site"] and not before["facedown"]:
            assert NAME[FIRST_SITE + site.site] == before["site"]


@pytest.mark.parametrize("text", [STRINGS[0], STRINGS[-1]])
def test_a_damaged_string_is_refused_in_words_and_never_breaks(text):
    chance = rng(len(text))
    refused: list[str] = []
    for _ in range(400):
        at = chance.below(len(text))
        sign = "0123456789ABCDEFxz\u00e9 "[chance.below(20)]
        damaged = (text[:at] + sign + text[at + 1 :])[: len(text) - chance.below(3)]
        try:
            brought(damaged, rng(1))
        except BadOptions as problem:
            refused.append(str(problem))
    assert len(refused) > 100
    assert all(reason.startswith("oath: ") for reason in refused)


def test_the_game_writes_and_reads_a_series():
    document = invented(2).dump()
    text = GAME.series.write({"chronicle": document})
    assert adopt(text).name == invented(2).name
    read = GAME.series.read(text, rng(4))
    again = Chronicle.load(read["chronicle"])
    assert (again.name, again.number, sorted(again.world)) == (
        adopt(text).name,
        adopt(text).number,
        sorted(adopt(text).world),
    )
    with pytest.raises(BadOptions, match="no finished game yet"):
        GAME.series.write({})


@rule("OA-8.0")
def test_a_finished_game_has_a_sequel_and_another_has_none(oath):
    t = oath.position(seats=2, warbands={"plains": "A1"}, round=8, to_move="B")
    assert GAME.series.sequel(t.table.g) is None
    t.play("B: rest")
    finish(t)
    assert GAME.series.sequel(t.table.g) == {"chronicle": t.chronicle}


def test_the_prospects_of_all_are_a_number_each(oath):
    t = oath.position(seats=3, title="B", usurper=True, warbands={"river": "B3", "steppe": "B2"})
    chances = GAME.prospects.evaluate(t.table.g)
    assert len(chances) == 3
    assert max(chances) == chances[1]
